use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::root;

/// Loads a server; `words` say how, which other programs are measured beside this one, and the numbers.
pub(crate) fn run(words: &[&str]) -> Result<()> {
    let (what, words) = match words {
        [what, rest @ ..] if what.parse::<u64>().is_err() => (*what, rest),
        all => ("mix", all),
    };
    let example = [
        "run",
        "--release",
        "--locked",
        "--package",
        "server",
        "--example",
        "load",
    ];
    let program = root().join("target/release/benben");
    let program = program.to_string_lossy();
    let steps = [
        vec!["build", "--release", "--locked"],
        [&example[..], &["--", what, &program], words].concat(),
    ];
    for step in steps {
        let mut command = Command::new("cargo");
        command.args(step).current_dir(root());
        let status = command.status().context("cannot run cargo")?;
        if !status.success() {
            bail!("the server could not be loaded");
        }
    }
    Ok(())
}
