//! Runs an experiment with bots and prints its figures: `cargo xtask lab NAME`.

use std::process::ExitCode;

fn main() -> ExitCode {
    let name = std::env::args().nth(1).unwrap_or_default();
    if bots::lab::run(&name, &mut |line| println!("{line}")) {
        return ExitCode::SUCCESS;
    }
    let names: Vec<&str> = bots::lab::names().collect();
    eprintln!("usage: lab NAME, which is one of {}", names.join(", "));
    ExitCode::from(2)
}
