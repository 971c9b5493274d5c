use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::root;

/// Mines the puzzles of a rule set of Pylos from its table and puts them where they are read;
/// `rest` may hold the number of each grade and a seed.
pub(crate) fn from_table(rules: &str, table: &str, rest: &[&str]) -> Result<()> {
    let table = std::path::absolute(table).with_context(|| format!("cannot find {table}"))?;
    let table = table.to_string_lossy();
    let words: Vec<&str> = [&[&*table], rest].concat();
    let path = root().join(format!("crates/solve/data/puzzles-{rules}.txt"));
    mine("solve", "mine", &words, &path)
}

/// Mines puzzles of a game by search and adds them to those that it has; `rest` may hold the
/// number of each grade, a seed and the number of matches to look at.
pub(crate) fn by_search(game: &str, rest: &[&str]) -> Result<()> {
    let words: Vec<&str> = [&[game], rest].concat();
    let path = root().join(format!("crates/bots/data/{game}.puzzles"));
    mine("bots", "puzzles", &words, &path)
}

/// Writes what an example of a crate prints.
fn mine(package: &str, example: &str, words: &[&str], path: &Path) -> Result<()> {
    let mut command = Command::new("cargo");
    command
        .args([
            "run",
            "--release",
            "--locked",
            "--package",
            package,
            "--example",
            example,
            "--",
        ])
        .args(words)
        .stderr(Stdio::inherit())
        .current_dir(root());
    let output = command.output().context("cannot run cargo")?;
    if !output.status.success() {
        bail!("no puzzles were found");
    }
    std::fs::write(path, &output.stdout).with_context(|| format!("cannot write {}", path.display()))?;
    println!("{}", path.display());
    Ok(())
}
