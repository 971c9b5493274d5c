//! Trains the net of a rule set of Pylos from its table and prints the data file: `cargo xtask
//! net RULES TABLE [MATCHES [SEED]]`.

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use dice::SeededDice;
use solve::pylos::PylosTable;

/// Enough for the results to converge.
const MATCHES: u64 = 40_000;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, usual: u64| match args.get(place) {
        Some(word) => word.parse().ok(),
        None => Some(usual),
    };
    let (Some(path), Some(matches), Some(seed)) = (args.first(), number(1, MATCHES), number(2, 1)) else {
        eprintln!("usage: net TABLE [MATCHES [SEED]]");
        return ExitCode::from(2);
    };
    let learnt = PylosTable::open(Path::new(path)).and_then(|table| {
        let dice = &mut SeededDice::new(seed);
        bots::learn_net(&table, matches, seed, dice, |news| eprintln!("{news}"))
    });
    let file = match learnt {
        Ok(file) => file,
        Err(error) => {
            eprintln!("error: {path}: {error}");
            return ExitCode::FAILURE;
        }
    };
    match std::io::stdout().write_all(&file) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
