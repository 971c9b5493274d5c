//! The scripts of the pages: their types, and what a linter finds.

use std::process::Command;

use anyhow::Result;

use crate::tools::{finish, npm};

/// The page's scripts and the worker's, which see different globals.
const PROJECTS: [&str; 2] = ["tsconfig.json", "tsconfig.worker.json"];

/// What becomes of faults that the linter can repair by itself.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Repair {
    First,
    No,
}

/// Checks all scripts.
pub(crate) fn run(repair: Repair) -> Result<()> {
    let biome = npm(".bin/biome")?;
    let mut lint = Command::new(&biome);
    lint.args(["check", "--error-on-warnings"]);
    if repair == Repair::First {
        lint.arg("--write");
    }
    finish(&mut lint, "biome check")?;
    let tsc = npm(".bin/tsc")?;
    for project in PROJECTS {
        finish(Command::new(&tsc).args(["--project", project]), "tsc")?;
    }
    println!("scripts: types and lints are in order");
    Ok(())
}
