//! What developers and CI run.
//!
//! - `cargo xtask ci`: everything that must hold before a change lands.
//! - `cargo xtask tidy`: the house rules that a compiler does not check.
//! - `cargo xtask concepts`: the list of public types in docs/concepts.md, written anew.
//! - `cargo xtask browser [NAME…]`: the pages in a real Chromium; `--measure` tells how quick they are.
//! - `cargo xtask i18n`: how many messages every language has, and what is wrong with them.
//! - `cargo xtask load [TABLES [SECONDS]]`: many tables at once, and how quick they are then.
//! - `cargo xtask soak NAME`: the long campaigns of a crate, at full size.
//! - `cargo xtask tune GAME [MATCHES [SEED]]`: the weights of a game's bots, learnt anew.
//! - `cargo xtask net RULES TABLE [MATCHES [SEED]]`: the net of Pylos's master, learnt anew.
//! - `cargo xtask puzzles RULES TABLE [OF_EACH_GRADE [SEED]]`: the puzzles of Pylos, mined anew.
//! - `cargo xtask chambers`: the chambers of tomb, as they were drawn.

mod browser;
mod chambers;
mod ci;
mod load;
mod net;
mod puzzles;
mod soak;
mod tidy;
mod tune;

use std::path::PathBuf;
use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo xtask COMMAND

  ci          everything that must hold before a change lands
  tidy        the house rules that a compiler does not check
  concepts    the list of public types in docs/concepts.md, written anew
  browser     the pages in a real Chromium (with names: only those scenarios;
              with --measure: how quick the pages are)
  i18n        how many messages every language has, and what is wrong
  load [TABLES [SECONDS]]
              many tables at once with two people each, and how quick they are
  soak NAME   the long campaigns of crate NAME, at full size
  tune GAME   the weights of the bots of GAME, learnt anew by self-play
  net RULES TABLE
              the net of Pylos's master, learnt anew from the table of a rule set
  puzzles RULES TABLE
              the puzzles of a rule set, mined anew from its table
  chambers    the chambers of tomb, as they were drawn";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["ci"] => ci::run(),
        ["tidy"] => tidy::run(),
        ["concepts"] => tidy::concepts(),
        ["browser", words @ ..] => browser::run(words),
        ["i18n"] => tidy::languages(),
        ["load", words @ ..] => load::run(words),
        ["soak", name] => soak::run(name),
        ["tune", game, rest @ ..] => tune::run(game, rest),
        ["net", rules, table, rest @ ..] => net::run(rules, table, rest),
        ["puzzles", rules, table, rest @ ..] => puzzles::run(rules, table, rest),
        ["chambers"] => {
            print!("{}", chambers::chambers(chambers::SEED));
            Ok(())
        }
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// The root of the repository.
fn root() -> PathBuf {
    let mut path = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    path.pop();
    path
}
