//! Runs an experiment with bots and prints its figures: `cargo xtask lab NAME`.

use std::process::ExitCode;

use dice::SeededDice;
use rules::Dice;

fn main() -> ExitCode {
    let name = std::env::args().nth(1).unwrap_or_default();
    let dice = |seed, part| -> Box<dyn Dice> { Box::new(SeededDice::for_part(seed, part)) };
    if bots::lab::run(&name, &dice, &mut |line| println!("{line}")) {
        return ExitCode::SUCCESS;
    }
    let names: Vec<&str> = bots::lab::names().collect();
    eprintln!("usage: lab NAME, which is one of {}", names.join(", "));
    ExitCode::from(2)
}
