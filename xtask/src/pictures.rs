//! The pictures of the README, drawn from matches.

use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::root;

/// Draws a picture of each game into `docs/pictures`. The same program gives the same bytes.
pub(crate) fn run() -> Result<()> {
    let status = Command::new("cargo")
        .args(["run", "--locked", "--package", "draw", "--example", "pictures"])
        .current_dir(root())
        .status()
        .context("cannot run cargo")?;
    ensure!(status.success(), "the pictures were not drawn");
    Ok(())
}
