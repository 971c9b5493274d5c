use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::root;

/// Learns the weights of a game and puts them where its bots read them;
/// `rest` may hold the number of matches and a seed.
pub(crate) fn run(game: &str, rest: &[&str]) -> Result<()> {
    let mut command = Command::new("cargo");
    command
        .args([
            "run",
            "--release",
            "--locked",
            "--package",
            "bots",
            "--example",
            "tune",
            "--",
            game,
        ])
        .args(rest)
        .stderr(Stdio::inherit())
        .current_dir(root());
    let output = command.output().context("cannot run cargo")?;
    if !output.status.success() {
        bail!("nothing was learnt for {game}");
    }
    let path = root().join(format!("crates/bots/data/{game}.weights"));
    std::fs::write(&path, &output.stdout).with_context(|| format!("cannot write {}", path.display()))?;
    println!("{}", path.display());
    Ok(())
}
