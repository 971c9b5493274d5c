//! What developers and CI run.
//!
//! - `cargo xtask ci [--without-browser]`: everything that must hold before a change lands.
//! - `cargo xtask fmt [--check]`: formats everything, the folders of the games included.
//! - `cargo xtask tidy`: the house rules that a compiler does not check.
//! - `cargo xtask dependencies`: licences, crates in two releases, and what nobody uses.
//! - `cargo xtask scripts [--fix]`: the types of the pages' scripts, and what a linter finds.
//! - `cargo xtask browser [NAME…]`: the pages in a real Chromium; `--unit` tries the scripts alone,
//!   `--measure` tells how quick the pages are.
//! - `cargo xtask concepts`: the list of public types in docs/concepts.md, written anew.
//! - `cargo xtask i18n`: how many messages every language has, and what is wrong with them.
//! - `cargo xtask load [TABLES [SECONDS]]`: many tables at once, and how quick they are then.
//! - `cargo xtask model [--messages N] [--from SEED] [--threads N]`: people at random against a real server, and the laws
//!   that must hold; `--seed SEED` for one run once more.
//! - `cargo xtask mutants [GAME | RULE]…`: rules broken on purpose, which the tests named after them must notice.
//! - `cargo xtask soak NAME`: the long campaigns of a crate, at full size; `soak mutants` tries
//!   all mutants, `soak browser` looks at every decision of whole matches in the browser.
//! - `cargo xtask sixth-game`: adds a game to a copy of the tree, plays it, and counts the shared files;
//!   with `--check` it is compiled and counted, but not played.
//! - `cargo xtask tune GAME [MATCHES [SEED]]`: the weights of a game's bots, learnt anew.
//! - `cargo xtask lab NAME`: an experiment with bots, which says its figures.
//! - `cargo xtask net RULES TABLE [MATCHES [SEED]]`: the net of Pylos's master, learnt anew.
//! - `cargo xtask puzzles RULES TABLE [OF_EACH_GRADE [SEED]]`: the puzzles of Pylos, mined anew.
//! - `cargo xtask puzzles GAME [OF_EACH_GRADE [SEED [MATCHES]]]`: more puzzles of another game.
//! - `cargo xtask chambers`: the chambers of tomb, as they were drawn.
//! - `cargo xtask textures`: the textures of boards, rendered anew from their descriptions.
//! - `cargo xtask pictures`: the pictures of the README, drawn anew from matches.

mod browser;
mod chambers;
mod ci;
mod dependencies;
mod examples;
mod format;
mod lab;
mod load;
mod model;
mod mutants;
mod pictures;
mod scripts;
mod sixth_game;
mod soak;
mod textures;
mod tidy;
mod tools;

use std::path::PathBuf;
use std::process::ExitCode;

use crate::ci::Pages;
use crate::scripts::Repair;

const USAGE: &str = "\
usage: cargo xtask COMMAND

  ci          everything that must hold before a change lands (with
              --without-browser: without what needs one)
  fmt         formats everything, or with --check only looks
  tidy        the house rules that a compiler does not check
  dependencies
              their licences, crates in two releases, and what nobody uses
  scripts     the types of the pages' scripts, and what a linter finds (with
              --fix: what can be repaired is)
  concepts    the list of public types in docs/concepts.md, written anew
  browser     the pages in a real Chromium (with names: only those scenarios;
              with --unit: the scripts alone; with --measure: how quick the
              pages are)
  i18n        how many messages every language has, and what is wrong
  load [TABLES [SECONDS]]
              many tables at once with two people each, and how quick they are
  model [--messages N] [--from SEED] [--threads N] | --seed SEED
              people at random against a real server; --seed runs once more what failed
  mutants [GAME | RULE]…
              rules broken on purpose, which the tests named after them must notice
  sixth-game  a game is added to a copy of the tree, built and played; counts
              the shared files that had to be edited (with --check: compiled and
              counted, but not played)
  soak NAME   the long campaigns of crate NAME, at full size
  tune GAME   the weights of the bots of GAME, learnt anew by self-play
  lab NAME    an experiment with bots (its settings: crates/bots/src/lab)
  net RULES TABLE
              the net of Pylos's master, learnt anew from the table of a rule set
  puzzles RULES TABLE
              the puzzles of a rule set of Pylos, mined anew from its table
  puzzles GAME [OF_EACH_GRADE [SEED [MATCHES]]]
              more puzzles of another game, mined by search
  chambers    the chambers of tomb, as they were drawn
  textures    the textures of boards, rendered anew from their descriptions
  pictures    the pictures of the README, drawn anew from matches";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["ci"] => ci::run(Pages::InBrowser),
        ["ci", "--without-browser"] => ci::run(Pages::Untried),
        ["fmt"] => format::run(format::Mode::Write),
        ["fmt", "--check"] => format::run(format::Mode::Check),
        ["tidy"] => tidy::run(),
        ["dependencies"] => dependencies::run(),
        ["scripts"] => scripts::run(Repair::No),
        ["scripts", "--fix"] => scripts::run(Repair::First),
        ["concepts"] => tidy::concepts(),
        ["browser", words @ ..] => browser::run(words),
        ["i18n"] => tidy::languages(),
        ["load", words @ ..] => load::run(words),
        ["model", words @ ..] => model::run(words),
        ["mutants", "--sample"] => mutants::sample(),
        ["mutants", words @ ..] => mutants::run(words),
        ["soak", "mutants"] => mutants::run(&[]),
        ["sixth-game"] => sixth_game::run(),
        ["sixth-game", "--check"] => sixth_game::check(),
        ["soak", name] => soak::run(name),
        ["tune", game, rest @ ..] => examples::tune(game, rest),
        ["lab", name] => lab::run(name),
        ["net", rules, table, rest @ ..] => examples::net(rules, table, rest),
        ["puzzles", game] => examples::puzzles_by_search(game, &[]),
        // Only a table has a name that is no number.
        ["puzzles", game, number, ..] if number.parse::<u64>().is_ok() => {
            examples::puzzles_by_search(game, &words[2..])
        }
        ["puzzles", rules, table, rest @ ..] => examples::puzzles_from_table(rules, table, rest),
        ["chambers"] => {
            print!("{}", chambers::chambers(chambers::SEED));
            Ok(())
        }
        ["textures"] => textures::run(),
        ["pictures"] => pictures::run(),
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
