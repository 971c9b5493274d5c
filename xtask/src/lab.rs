use std::process::Command;

use anyhow::Result;

use crate::tools::finish;

/// Runs an experiment with bots; its settings are in the environment.
pub(crate) fn run(name: &str) -> Result<()> {
    let mut command = Command::new("cargo");
    command.args(["run", "--release", "--locked", "--package", "bots"]);
    command.args(["--features", "lab", "--example", "lab", "--", name]);
    finish(&mut command, "the experiment")
}
