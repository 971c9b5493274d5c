//! Mines puzzles from a table: `mine TABLE [OF_EACH_GRADE [SEED]]`. See `cargo xtask puzzles`.

use std::path::Path;
use std::process::ExitCode;

use dice::SeededDice;
use solve::pylos::{PylosTable, puzzles};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let Some(path) = args.first() else {
        eprintln!("usage: mine TABLE [OF_EACH_GRADE [SEED]]");
        return ExitCode::from(2);
    };
    let number = |place: usize, usual: u64| {
        args.get(place)
            .and_then(|text| text.parse().ok())
            .unwrap_or(usual)
    };
    let (of_each, seed) = (number(1, 60), number(2, 1));
    let mined = PylosTable::open(Path::new(path)).and_then(|table| {
        let puzzles = puzzles::mine(&table, of_each as usize, &mut SeededDice::new(seed))?;
        Ok((table.rules(), puzzles))
    });
    match mined {
        Ok((rules, puzzles)) => {
            println!("# One move keeps the win: grade, plies to the win, the move, the set-up.");
            println!("# Made by: cargo xtask puzzles {rules} TABLE {of_each} {seed}");
            for puzzle in puzzles {
                println!("{puzzle}");
            }
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {path}: {error}");
            ExitCode::FAILURE
        }
    }
}
