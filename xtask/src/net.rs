use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::root;

/// Learns the net of a rule set of Pylos from its table and puts it where the
/// bots read it; `rest` may hold the number of matches and a seed.
pub(crate) fn run(rules: &str, table: &str, rest: &[&str]) -> Result<()> {
    let table = std::path::absolute(table).with_context(|| format!("cannot find {table}"))?;
    let mut command = Command::new("cargo");
    command
        .args([
            "run",
            "--release",
            "--locked",
            "--package",
            "bots",
            "--example",
            "net",
            "--",
        ])
        .arg(table)
        .args(rest)
        .stderr(Stdio::inherit())
        .current_dir(root());
    let output = command.output().context("cannot run cargo")?;
    if !output.status.success() {
        bail!("nothing was learnt");
    }
    let path = root().join(format!("crates/bots/data/pylos-{rules}.net"));
    std::fs::write(&path, &output.stdout).with_context(|| format!("cannot write {}", path.display()))?;
    println!("{}", path.display());
    Ok(())
}
