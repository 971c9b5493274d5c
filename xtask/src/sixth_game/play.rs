//! Building and playing the sixth game.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail, ensure};

use super::copy::Copy;
use crate::{root, tidy, tools};

/// A whole match, a move a line: the first player takes the last heap.
const MOVES: &str = "a3\nb5\nc7\n";

/// How that match ends, as English says it.
const ENDED: &str = "the last stick was taken";

/// The crates whose tests go through the list, and the new one.
const TESTED: &[&str] = &["game-nim", "games", "say", "draw", "bots", "engine", "lessons"];

/// The scenarios of the browser that are about the game.
const SCENARIOS: &[&str] = &["match-nim", "lesson-nim"];

/// Everything compiles, tests and benchmarks included. It is built where the
/// tree itself is, which has all that comes from outside already.
pub(super) fn compile(copy: &Copy) -> Result<()> {
    let mut command = cargo(copy);
    // Not `--locked`: the lock file has to learn of the new crate.
    command
        .args(["check", "--workspace", "--all-targets", "--offline"])
        .env("CARGO_TARGET_DIR", root().join("target"));
    done(&mut command, "cargo check")
}

/// The house rules hold, also that the words of the new game are explained.
pub(super) fn tidy(copy: &Copy) -> Result<()> {
    println!("sixth-game: tidy …");
    tidy::run_in(&copy.tree())
}

/// Builds all programs.
pub(super) fn build(copy: &Copy) -> Result<()> {
    let mut command = cargo(copy);
    command.args(["build", "--workspace", "--bins", "--offline"]);
    done(&mut command, "cargo build")
}

/// The rules of the game, and in every layer what the list decides: that its
/// lesson can be done, that it is drawn and told, that bots and programs play it.
///
/// Its pictures are written first, as the recipe says; those of the other games come out as they were.
pub(super) fn test(copy: &Copy) -> Result<()> {
    let mut pictures = cargo(copy);
    pictures
        .args([
            "test",
            "--quiet",
            "--offline",
            "-p",
            "draw",
            "--test",
            "it",
            "snapshots",
        ])
        .env("BENBEN_BLESS", "1");
    done(&mut pictures, "the pictures")?;
    let mut command = cargo(copy);
    command.args(["test", "--quiet", "--offline", "--no-fail-fast"]);
    command.args(TESTED.iter().flat_map(|name| ["-p", name]));
    done(&mut command, "cargo test")
}

/// A match of two people at the keyboard, through a pipe.
pub(super) fn in_terminal(copy: &Copy) -> Result<()> {
    let mut child = Command::new(built(copy, "benben"))
        .args(["play", "nim", "--seats", "human:Anna,human:Ben"])
        .env("BENBEN_LANG", "en")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot start benben")?;
    let mut keyboard = child.stdin.take().context("its input is piped")?;
    keyboard
        .write_all(MOVES.as_bytes())
        .context("benben does not listen")?;
    drop(keyboard);
    let said = child.wait_with_output().context("benben does not end")?;
    let text = String::from_utf8_lossy(&said.stdout);
    ensure!(said.status.success(), "benben play nim failed:\n{text}");
    ensure!(
        text.contains(ENDED),
        "the match did not end as it should:\n{text}"
    );
    println!(
        "sixth-game: played in the terminal, {} lines",
        text.lines().count()
    );
    Ok(())
}

/// Contests of two levels.
pub(super) fn in_arena(copy: &Copy) -> Result<()> {
    let mut command = Command::new(built(copy, "benben"));
    command
        .args(["arena", "nim", "--bots", "master,easy", "--matches", "40"])
        .env("BENBEN_LANG", "en");
    done(&mut command, "benben arena nim")
}

/// Whole matches on both screens and the lesson, by clicking.
pub(super) fn in_browser(copy: &Copy) -> Result<()> {
    tools::provide(tools::BROWSER)?;
    let mut command = Command::new(built(copy, "browser"));
    command
        .arg(built(copy, "benben"))
        .args(SCENARIOS)
        .current_dir(copy.tree());
    done(&mut command, "the browser")
}

fn cargo(copy: &Copy) -> Command {
    let mut command = Command::new("cargo");
    command
        .current_dir(copy.tree())
        .env("CARGO_TARGET_DIR", copy.target());
    command
}

fn built(copy: &Copy, name: &str) -> PathBuf {
    copy.target().join("debug").join(name)
}

fn done(command: &mut Command, what: &str) -> Result<()> {
    println!("sixth-game: {what} …");
    let status = command.status().with_context(|| format!("cannot run {what}"))?;
    if !status.success() {
        bail!("{what} failed");
    }
    Ok(())
}
