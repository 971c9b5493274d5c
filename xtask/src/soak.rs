use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::{browser, root};

/// Runs the tests of a crate at full campaign size, optimised as for release; those of the pages
/// look at every decision of whole matches.
pub(crate) fn run(name: &str) -> Result<()> {
    if name == "browser" {
        return browser::run_soak();
    }
    let package = if root().join("crates").join(format!("game-{name}")).is_dir() {
        format!("game-{name}")
    } else {
        name.to_owned()
    };
    let mut command = Command::new("cargo");
    command
        .args([
            "test",
            "--release",
            "--locked",
            "--package",
            &package,
            "--",
            "--nocapture",
        ])
        .env("BENBEN_SOAK", "1")
        .current_dir(root());
    let status = command.status().context("cannot run cargo test")?;
    if !status.success() {
        bail!("the soak of {package} failed");
    }
    Ok(())
}
