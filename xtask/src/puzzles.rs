use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::root;

/// Mines the puzzles of a rule set from its table and puts them where they are
/// read; `rest` may hold the number of each grade and a seed.
pub(crate) fn run(rules: &str, table: &str, rest: &[&str]) -> Result<()> {
    let table = std::path::absolute(table).with_context(|| format!("cannot find {table}"))?;
    let mut command = Command::new("cargo");
    command
        .args([
            "run",
            "--release",
            "--locked",
            "--package",
            "solve",
            "--example",
            "mine",
            "--",
        ])
        .arg(table)
        .args(rest)
        .stderr(Stdio::inherit())
        .current_dir(root());
    let output = command.output().context("cannot run cargo")?;
    if !output.status.success() {
        bail!("no puzzles were found");
    }
    let path = root().join(format!("crates/solve/data/puzzles-{rules}.txt"));
    std::fs::write(&path, &output.stdout).with_context(|| format!("cannot write {}", path.display()))?;
    println!("{}", path.display());
    Ok(())
}
