use std::process::Command;

use anyhow::Result;

use crate::{root, tools};

/// The messages that CI sends: about a minute.
const IN_CI: &str = "20000";

/// Plays people at random against a real server; `words` say how long, or which seed once more.
pub(crate) fn run(words: &[&str]) -> Result<()> {
    let mut command = Command::new("cargo");
    command
        .args(["run", "--locked", "--package", "model", "--"])
        .args(words)
        .current_dir(root());
    tools::finish(&mut command, "the model-based tester")
}

/// The same as far as CI goes, with what was built already.
pub(crate) fn run_built() -> Result<()> {
    let mut command = Command::new(root().join("target/debug/model"));
    command.args(["--messages", IN_CI]);
    tools::finish(&mut command, "the model-based tester")
}
