//! Prints the weights that a game learns from self-play: `cargo xtask tune GAME [MATCHES [SEED]]`.

use std::process::ExitCode;

use dice::SeededDice;
use games::GameId;

/// Enough for the results to converge.
const MATCHES: u64 = 4_000;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, usual: u64| match args.get(place) {
        Some(word) => word.parse().ok(),
        None => Some(usual),
    };
    let game = args.first().and_then(|word| word.parse::<GameId>().ok());
    let (Some(game), Some(matches), Some(seed)) = (game, number(1, MATCHES), number(2, 1)) else {
        eprintln!("usage: tune GAME [MATCHES [SEED]]");
        return ExitCode::from(2);
    };
    let Some(file) = bots::tune::tune(game, matches, seed, &mut SeededDice::new(seed)) else {
        eprintln!("{game} has no weights");
        return ExitCode::FAILURE;
    };
    print!("{file}");
    ExitCode::SUCCESS
}
