use std::fs;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::browser::{self, Build};
use crate::scripts::Repair;
use crate::{dependencies, format, model, mutants, root, scripts, sixth_game, tidy, tools};

/// How long each fuzz target runs after its corpus.
const FUZZ_SECONDS: &str = "10";

/// Whether the pages are tried in a browser.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Pages {
    InBrowser,
    /// For people who cannot have one. They ask for it: it never happens by itself.
    Untried,
}

/// Runs every check, cheapest first, and stops at the first that fails.
pub(crate) fn run(pages: Pages) -> Result<()> {
    let mut steps = Steps::default();
    let done = check(&mut steps, pages);
    steps.print();
    done?;
    if pages == Pages::Untried {
        println!("ci: THE PAGES WERE NOT TRIED IN A BROWSER, as asked");
    }
    println!("ci: everything holds");
    Ok(())
}

fn check(steps: &mut Steps, pages: Pages) -> Result<()> {
    steps.run("tools", || {
        tools::provide(tools::SCRIPTS)?;
        match pages {
            Pages::InBrowser => tools::provide(tools::BROWSER).context(
                "the pages cannot be tried; without a browser, type: cargo xtask ci --without-browser",
            ),
            Pages::Untried => Ok(()),
        }
    })?;
    steps.run("toolchain", toolchain)?;
    steps.run("fmt", || format::run(format::Mode::Check))?;
    steps.run("tidy", tidy::run)?;
    steps.run("dependencies", dependencies::run)?;
    steps.run("scripts", || scripts::run(Repair::No))?;
    let deny = ["--", "-D", "warnings"];
    let clippy = ["clippy", "--locked", "--workspace", "--all-targets"];
    steps.cargo("clippy", &[&clippy[..], &deny].concat())?;
    steps.run("doc", || {
        let mut command = Command::new("cargo");
        command
            .args(["doc", "--locked", "--workspace", "--no-deps"])
            .env("RUSTDOCFLAGS", "-D warnings");
        tools::finish(&mut command, "cargo doc")
    })?;
    steps.run("sixth-game", sixth_game::check)?;
    // Everything that runs from here on, built once and with the same features.
    let build = ["build", "--locked", "--workspace", "--bins", "--tests"];
    steps.cargo("build", &build)?;
    if has_nextest() {
        let test = ["nextest", "run", "--locked", "--workspace", "--no-fail-fast"];
        steps.cargo("test", &test)?;
    } else {
        println!("cargo-nextest is not installed; cargo test does the same, a little slower");
        let test = [
            "test",
            "--locked",
            "--workspace",
            "--no-fail-fast",
            "--lib",
            "--bins",
            "--tests",
        ];
        steps.cargo("test", &test)?;
    }
    steps.cargo(
        "doctest",
        &["test", "--locked", "--workspace", "--doc", "--quiet"],
    )?;
    steps.run("fuzz", || {
        let mut command = Command::new(root().join("target/debug/fuzz"));
        command.args(["--seconds", FUZZ_SECONDS]);
        tools::finish(&mut command, "fuzz")
    })?;
    steps.run("model", model::run_built)?;
    steps.run("mutants", mutants::sample)?;
    if pages == Pages::InBrowser {
        steps.run("browser", || browser::run_built(Build::Done, &[]))?;
    }
    Ok(())
}

/// CI builds with the oldest release that `Cargo.toml` promises, so that the
/// promise is checked and lints are the same for everybody.
fn toolchain() -> Result<()> {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).context("cannot read Cargo.toml")?;
    let promised = manifest
        .lines()
        .find_map(|line| line.strip_prefix("rust-version = "))
        .map(|version| version.trim_matches('"'))
        .context("Cargo.toml has no rust-version")?;
    let output = Command::new("rustc").arg("--version").output();
    let output = output.context("cannot run rustc")?;
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let version = said.split(' ').nth(1).unwrap_or_default();
    if version != promised && !version.starts_with(&format!("{promised}.")) {
        bail!(
            "this is Rust {version}, and Cargo.toml promises {promised}: cargo +{promised} xtask ci \
             (or raise rust-version)"
        );
    }
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

/// The steps that ran, with what they took.
#[derive(Default)]
struct Steps {
    done: Vec<Step>,
}

struct Step {
    name: &'static str,
    time: Duration,
    /// Time of processors, all of them together, where the system tells it.
    processor: Option<Duration>,
    failed: bool,
}

impl Steps {
    fn cargo(&mut self, name: &'static str, args: &[&str]) -> Result<()> {
        self.run(name, || {
            let mut command = Command::new("cargo");
            tools::finish(command.args(args), &format!("cargo {}", args.join(" ")))
        })
    }

    fn run(&mut self, name: &'static str, work: impl FnOnce() -> Result<()>) -> Result<()> {
        let (began, used) = (Instant::now(), processor_time());
        println!("ci: {name} …");
        let done = work();
        let processor = processor_time()
            .zip(used)
            .and_then(|(after, before)| after.checked_sub(before));
        self.done.push(Step {
            name,
            time: began.elapsed(),
            processor,
            failed: done.is_err(),
        });
        done.with_context(|| format!("step {name}"))
    }

    fn print(&self) {
        println!("ci: step          seconds  of processor");
        for step in &self.done {
            let processor = step
                .processor
                .map_or(String::new(), |time| format!("{:.0}", time.as_secs_f64()));
            let failed = if step.failed { "  FAILED" } else { "" };
            println!(
                "ci: {:<12} {:>8.0} {processor:>13}{failed}",
                step.name,
                step.time.as_secs_f64()
            );
        }
        let total: Duration = self.done.iter().map(|step| step.time).sum();
        println!("ci: {:<12} {:>8.0}", "total", total.as_secs_f64());
    }
}

/// What all children that have ended took of processors, in user and system mode.
fn processor_time() -> Option<Duration> {
    // Linux counts in hundredths of a second, whatever its clock does.
    const TICK: Duration = Duration::from_millis(10);
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    // The name may hold anything, and is in brackets; these are fields 16 and 17.
    let (_, rest) = stat.rsplit_once(") ")?;
    let mut fields = rest.split(' ').skip(13);
    let ticks = fields.next()?.parse::<u32>().ok()? + fields.next()?.parse::<u32>().ok()?;
    Some(TICK * ticks)
}
