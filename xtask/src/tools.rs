//! Programs that checks need besides Rust: they are installed where that is
//! possible, and else the command is named that installs them.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::root;

/// A program, and the Debian package that it is in.
type Tool = (&'static str, &'static str);

/// What the pages are tried with.
pub(crate) const BROWSER: &[Tool] = &[("chromium", "chromium"), ("chromedriver", "chromium-driver")];

/// What the scripts are checked with.
pub(crate) const SCRIPTS: &[Tool] = &[("node", "nodejs"), ("npm", "npm")];

/// Sees to it that programs are there.
///
/// # Errors
/// If one is missing and cannot be installed; the message has the command to type.
pub(crate) fn provide(tools: &[Tool]) -> Result<()> {
    let missing: Vec<&str> = tools
        .iter()
        .filter(|(program, _)| !is_there(program))
        .map(|(_, package)| *package)
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    let names = missing.join(" ");
    let by_hand = format!("install what is missing, on Debian as root: apt-get install {names}");
    if !is_there("apt-get") {
        bail!("{by_hand}");
    }
    println!("tools: installing {names} …");
    let mut update = Command::new("apt-get");
    update.args(["update", "--quiet"]);
    let mut install = Command::new("apt-get");
    install
        .args(["install", "--yes", "--quiet", "--no-install-recommends"])
        .args(&missing)
        .env("DEBIAN_FRONTEND", "noninteractive");
    finish(&mut update, "apt-get update")
        .and_then(|()| finish(&mut install, "apt-get install"))
        .context(by_hand)
}

/// A file under `node_modules`, which is filled as `package.json` says if it is
/// not yet.
///
/// There is no lock file: `npm ci` refuses one that lacks the packages of any
/// other system, and not every registry has them. `package.json` names exact
/// versions, and none of the three has dependencies of its own.
pub(crate) fn npm(file: &str) -> Result<PathBuf> {
    provide(SCRIPTS)?;
    let modules = root().join("node_modules");
    // npm writes this file last, and it tells what was installed.
    let installed = modules.join(".package-lock.json");
    let wanted = root().join("package.json");
    let age = |path: &PathBuf| path.metadata().and_then(|file| file.modified());
    let fresh = age(&installed).is_ok_and(|built| age(&wanted).is_ok_and(|asked| built >= asked));
    if !fresh {
        println!("tools: npm install …");
        let mut install = Command::new("npm");
        install.args(["install", "--no-save", "--no-package-lock", "--silent"]);
        finish(&mut install, "npm install").context("fetch what package.json names: npm install")?;
    }
    let path = modules.join(file);
    if !path.exists() {
        bail!("node_modules has no {file}; remove the folder and type: npm install");
    }
    Ok(path)
}

/// Runs a command in the root of the repository and waits for it.
///
/// # Errors
/// If it cannot be run or does not succeed.
pub(crate) fn finish(command: &mut Command, what: &str) -> Result<()> {
    let status = command
        .current_dir(root())
        .status()
        .with_context(|| format!("cannot run {what}"))?;
    if !status.success() {
        bail!("{what} failed");
    }
    Ok(())
}

fn is_there(program: &str) -> bool {
    let mut command = Command::new(program);
    command
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}
