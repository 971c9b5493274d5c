//! Mines puzzles of a game and adds them to those that it has:
//! `puzzles GAME [OF_EACH_GRADE [SEED [MATCHES]]]`. See `cargo xtask puzzles`.

use std::process::ExitCode;

use bots::puzzles::{WeighedPuzzle, mine};
use dice::SeededDice;
use games::GameId;

/// Usually enough for twenty-five of each grade.
const MATCHES: u64 = 2_000;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, usual: u64| match args.get(place) {
        Some(word) => word.parse().ok(),
        None => Some(usual),
    };
    let game = args.first().and_then(|word| word.parse::<GameId>().ok());
    let (Some(game), Some(of_each), Some(seed), Some(matches)) =
        (game, number(1, 25), number(2, 1), number(3, MATCHES))
    else {
        eprintln!("usage: puzzles GAME [OF_EACH_GRADE [SEED [MATCHES]]]");
        return ExitCode::from(2);
    };
    let known = WeighedPuzzle::all(game);
    let mut count = known.len();
    println!("# One action is clearly best: grade, what actions are worth, how the turn goes on, set-up.");
    println!(
        "# Made by: cargo xtask puzzles {game} {of_each} {seed} {matches}, added to {count} known before."
    );
    let puzzles = mine(
        game,
        known,
        of_each as usize,
        matches,
        &mut SeededDice::new(seed),
        &mut |puzzle| {
            count += 1;
            eprintln!("{count} {puzzle}");
        },
    );
    for puzzle in puzzles {
        println!("{puzzle}");
    }
    ExitCode::SUCCESS
}
