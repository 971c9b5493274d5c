use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::{browser, format, root, tidy};

/// How long each fuzz target runs after its corpus.
const FUZZ_SECONDS: &str = "10";

/// Runs every check, cheapest first, and stops at the first that fails.
pub(crate) fn run() -> Result<()> {
    let began = Instant::now();
    step("fmt", || format::run(format::Mode::Check))?;
    step("tidy", tidy::run)?;
    cargo(
        "clippy",
        &[
            "clippy",
            "--locked",
            "--workspace",
            "--all-targets",
            "--",
            "-D",
            "warnings",
        ],
        &[],
    )?;
    let docs = [("RUSTDOCFLAGS", "-D warnings")];
    cargo("doc", &["doc", "--locked", "--workspace", "--no-deps"], &docs)?;
    if has_nextest() {
        cargo(
            "test",
            &["nextest", "run", "--locked", "--workspace", "--no-fail-fast"],
            &[],
        )?;
        cargo(
            "doctest",
            &["test", "--locked", "--workspace", "--doc", "--quiet"],
            &[],
        )?;
    } else {
        println!("cargo-nextest is not installed; cargo test does the same, a little slower");
        cargo(
            "test",
            &["test", "--locked", "--workspace", "--no-fail-fast"],
            &[],
        )?;
    }
    cargo(
        "fuzz",
        &[
            "run",
            "--locked",
            "--package",
            "fuzz",
            "--",
            "--seconds",
            FUZZ_SECONDS,
        ],
        &[],
    )?;
    step("browser", || match browser::provide() {
        Ok(()) => browser::run(&[]),
        // On a machine that cannot have a browser everything else has been checked.
        Err(missing) => {
            println!("ci: NOT PLAYED IN A BROWSER: {missing:#}");
            Ok(())
        }
    })?;
    println!("ci: everything holds, {:.0} s", began.elapsed().as_secs_f64());
    Ok(())
}

fn has_nextest() -> bool {
    let mut command = Command::new("cargo");
    command
        .args(["nextest", "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

fn cargo(name: &str, args: &[&str], env: &[(&str, &str)]) -> Result<()> {
    step(name, || {
        let mut command = Command::new("cargo");
        command.args(args).envs(env.iter().copied()).current_dir(root());
        let status = command
            .status()
            .with_context(|| format!("cannot run cargo {}", args.join(" ")))?;
        if !status.success() {
            bail!("cargo {} failed", args.join(" "));
        }
        Ok(())
    })
}

fn step(name: &str, work: impl FnOnce() -> Result<()>) -> Result<()> {
    let began = Instant::now();
    println!("ci: {name} …");
    work()?;
    println!("ci: {name} done, {:.0} s", began.elapsed().as_secs_f64());
    Ok(())
}
