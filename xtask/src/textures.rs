//! The textures of boards, rendered from their descriptions in `crates/draw/src/texture.rs`.

use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::root;

/// Renders all textures into `crates/draw/textures`. The same descriptions give the same bytes.
pub(crate) fn run() -> Result<()> {
    let status = Command::new("cargo")
        .args(["run", "--locked", "--package", "raster", "--example", "textures"])
        .current_dir(root())
        .status()
        .context("cannot run cargo")?;
    ensure!(status.success(), "the textures were not rendered");
    Ok(())
}
