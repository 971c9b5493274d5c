//! Data that an example of a crate prints: nets, weights, puzzles.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::root;

/// Learns the weights of a game and puts them where its bots read them; `rest` may hold the
/// number of matches and a seed.
pub(crate) fn tune(game: &str, rest: &[&str]) -> Result<()> {
    let words = [&[game], rest].concat();
    write(
        "bots",
        "tune",
        &words,
        &format!("crates/bots/data/{game}.weights"),
    )
}

/// Learns the net of a rule set of Pylos from its table and puts it where the bots read it;
/// `rest` may hold the number of matches and a seed.
pub(crate) fn net(rules: &str, table: &str, rest: &[&str]) -> Result<()> {
    let to = format!("crates/bots/data/pylos-{rules}.net");
    from_table("bots", "net", table, rest, &to)
}

/// Mines the puzzles of a rule set of Pylos from its table and puts them where they are read;
/// `rest` may hold the number of each grade and a seed.
pub(crate) fn puzzles_from_table(rules: &str, table: &str, rest: &[&str]) -> Result<()> {
    let to = format!("crates/solve/data/puzzles-{rules}.txt");
    from_table("solve", "mine", table, rest, &to)
}

/// Mines puzzles of a game by search and adds them to those that it has; `rest` may hold the
/// number of each grade, a seed and the number of matches to look at.
pub(crate) fn puzzles_by_search(game: &str, rest: &[&str]) -> Result<()> {
    let words = [&[game], rest].concat();
    write(
        "bots",
        "puzzles",
        &words,
        &format!("crates/bots/data/{game}.puzzles"),
    )
}

/// Examples run in the root of the project, so a table is named by its whole path.
fn from_table(package: &str, example: &str, table: &str, rest: &[&str], to: &str) -> Result<()> {
    let table = std::path::absolute(table).with_context(|| format!("cannot find {table}"))?;
    let table = table.to_string_lossy();
    write(package, example, &[&[&*table], rest].concat(), to)
}

/// Writes what an example of a crate prints.
fn write(package: &str, example: &str, words: &[&str], to: &str) -> Result<()> {
    let mut command = Command::new("cargo");
    command
        .args(["run", "--release", "--locked", "--package", package])
        .args(["--example", example, "--"])
        .args(words)
        .stderr(Stdio::inherit())
        .current_dir(root());
    let output = command.output().context("cannot run cargo")?;
    if !output.status.success() {
        bail!("the example {example} of {package} made nothing");
    }
    let path: &Path = &root().join(to);
    std::fs::write(path, &output.stdout).with_context(|| format!("cannot write {}", path.display()))?;
    println!("{}", path.display());
    Ok(())
}
