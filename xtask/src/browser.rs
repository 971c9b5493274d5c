use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::root;

/// What has to be installed, by program and by Debian package.
const NEEDED: &[(&str, &str)] = &[("chromium", "chromium"), ("chromedriver", "chromium-driver")];

/// The program that finds what keeps people out of pages. It is fetched for
/// the tests alone; nothing of it is in Benben.
const AXE: &str = "axe-core@4.14.0";

/// Plays Benben in a real browser; `words` choose scenarios, or ask for `--measure`.
pub(crate) fn run(words: &[&str]) -> Result<()> {
    provide()?;
    let axe = axe();
    // Measured is what people use; everything else keeps its assertions.
    let release = words == ["--measure"];
    let mut build = Command::new("cargo");
    // The whole workspace, because its parts alone would be built with other features.
    build.args(["build", "--locked", "--workspace", "--bins"]);
    if release {
        build.arg("--release");
    }
    done(&mut build, "cargo build")?;
    let built = root()
        .join("target")
        .join(if release { "release" } else { "debug" });
    let mut browser = Command::new(built.join("browser"));
    browser.arg(built.join("benben")).args(words);
    match axe {
        Ok(script) => {
            browser.env("BENBEN_AXE", script);
        }
        Err(error) => println!("browser: NO PAGE IS CHECKED BY axe-core: {error:#}"),
    }
    done(&mut browser, "the browser")
}

/// Whether a browser is there, or could be installed. Why not, if not.
pub(crate) fn provide() -> Result<()> {
    let missing: Vec<&str> = NEEDED
        .iter()
        .filter(|(program, _)| !is_there(program))
        .map(|(_, package)| *package)
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    let names = missing.join(" and ");
    if !is_there("apt-get") {
        bail!("{names} must be installed for the tests in the browser");
    }
    println!("browser: installing {names} …");
    let mut update = Command::new("apt-get");
    update.args(["update", "--quiet"]);
    let mut install = Command::new("apt-get");
    install
        .args(["install", "--yes", "--quiet", "--no-install-recommends"])
        .args(&missing)
        .env("DEBIAN_FRONTEND", "noninteractive");
    done(&mut update, "apt-get update")
        .and_then(|()| done(&mut install, "apt-get install"))
        .with_context(|| {
            format!(
                "{names} must be installed for the tests in the browser (as root: apt-get install {})",
                missing.join(" ")
            )
        })
}

/// The script of axe-core, fetched from the npm registry if it is not there yet.
fn axe() -> Result<PathBuf> {
    let folder = root().join("target").join("axe").join(AXE.replace('@', "-"));
    let script = folder.join("node_modules/axe-core/axe.min.js");
    if !script.exists() {
        println!("browser: fetching {AXE} …");
        let mut install = Command::new("npm");
        install
            .args([
                "install",
                "--no-save",
                "--no-audit",
                "--no-fund",
                "--ignore-scripts",
                "--silent",
            ])
            .arg("--prefix")
            .arg(&folder)
            .arg(AXE);
        done(&mut install, "npm install")?;
    }
    if !script.exists() {
        bail!("{AXE} has no script where it should be");
    }
    Ok(script)
}

fn is_there(program: &str) -> bool {
    let mut command = Command::new(program);
    command
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

fn done(command: &mut Command, what: &str) -> Result<()> {
    let status = command
        .current_dir(root())
        .status()
        .with_context(|| format!("cannot run {what}"))?;
    if !status.success() {
        bail!("{what} failed");
    }
    Ok(())
}
