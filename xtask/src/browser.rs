use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;

use crate::root;
use crate::tools::{self, finish, npm};

/// How the program and the tests of its pages are built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Build {
    /// With all assertions.
    Debug,
    /// As people use it; only for measuring.
    Release,
    /// It has been built.
    Done,
}

/// Tries Benben in a real browser; `words` choose scenarios, or ask for
/// `--unit` (the scripts alone), `--measure` (loading) or `--motion`.
pub(crate) fn run(words: &[&str]) -> Result<()> {
    let build = if matches!(words, ["--measure" | "--motion"]) {
        Build::Release
    } else {
        Build::Debug
    };
    run_built(build, words)
}

/// Stages and lights in every decision of whole matches, with every number of seats.
pub(crate) fn run_soak() -> Result<()> {
    let mut browser = prepared(Build::Debug, &["stage", "lights"])?;
    browser.env("BENBEN_SOAK", "1");
    finish(&mut browser, "the browser")
}

pub(crate) fn run_built(build: Build, words: &[&str]) -> Result<()> {
    finish(&mut prepared(build, words)?, "the browser")
}

/// The command, with all that it needs.
fn prepared(build: Build, words: &[&str]) -> Result<Command> {
    tools::provide(tools::BROWSER)?;
    let axe = npm("axe-core/axe.min.js")?;
    if build != Build::Done {
        let mut cargo = Command::new("cargo");
        // The whole workspace, because its parts alone would be built with other features.
        cargo.args(["build", "--locked", "--workspace", "--bins"]);
        if build == Build::Release {
            cargo.arg("--release");
        }
        finish(&mut cargo, "cargo build")?;
    }
    let built = built(build);
    let mut browser = Command::new(built.join("browser"));
    browser
        .arg(built.join("benben"))
        .args(words)
        .env("BENBEN_AXE", axe);
    Ok(browser)
}

/// Where cargo puts what it builds.
fn built(build: Build) -> PathBuf {
    let profile = if build == Build::Release {
        "release"
    } else {
        "debug"
    };
    root().join("target").join(profile)
}
