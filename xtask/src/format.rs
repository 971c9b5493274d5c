//! Formatting all of it. `cargo fmt` does not see modules that a macro
//! declares, and the folders of the games are such modules.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::root;

/// What declares a module for every game.
const DECLARES: &str = "games::modules!();";

/// Whether files are written or only looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// Files are written.
    Write,
    /// It fails if a file would change.
    Check,
}

/// Formats everything, or checks that everything is formatted.
pub(crate) fn run(mode: Mode) -> Result<()> {
    let mut cargo = Command::new("cargo");
    cargo.args(["fmt", "--all"]);
    let mut rustfmt = Command::new("rustfmt");
    rustfmt.args(["--edition", "2024"]).args(hidden(&root())?);
    for command in [&mut cargo, &mut rustfmt] {
        if mode == Mode::Check {
            command.arg("--check");
        }
        let status = command.current_dir(root()).status().context("cannot format")?;
        if !status.success() {
            bail!("not everything is formatted: cargo xtask fmt");
        }
    }
    Ok(())
}

/// The files that `cargo fmt` does not find: the modules of the games in every
/// crate that declares them, and the templates.
fn hidden(root: &Path) -> Result<Vec<PathBuf>> {
    let list =
        fs::read_to_string(root.join("crates/games/src/lib.rs")).context("cannot read the list of games")?;
    let games = list.lines().filter_map(|line| line.trim().split_once(": game_"));
    let games: Vec<&str> = games.map(|(id, _)| id).collect();
    let mut files = Vec::new();
    for entry in fs::read_dir(root.join("crates")).context("cannot list the crates")? {
        let source = entry.context("cannot list the crates")?.path().join("src");
        let declares = fs::read_to_string(source.join("lib.rs")).is_ok_and(|text| text.contains(DECLARES));
        if !declares {
            continue;
        }
        for game in &games {
            let file = source.join(format!("{game}.rs"));
            let folder = source.join(game).join("mod.rs");
            files.push(if file.exists() { file } else { folder });
        }
    }
    templates(&root.join("xtask/templates"), &mut files)?;
    files.sort();
    Ok(files)
}

fn templates(folder: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| format!("cannot list {}", folder.display()))? {
        let path = entry
            .with_context(|| format!("cannot list {}", folder.display()))?
            .path();
        if path.is_dir() {
            templates(&path, files)?;
        } else if path.extension().is_some_and(|end| end == "rs") {
            files.push(path);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_macro_declares_is_found() {
        let files = hidden(&root()).expect("the tree can be read");
        for wanted in ["crates/draw/src/pylos/mod.rs", "crates/engine/src/sun.rs"] {
            assert!(files.iter().any(|file| file.ends_with(wanted)), "{wanted}");
        }
        assert!(files.iter().all(|file| file.exists()), "{files:?}");
        assert!(files.len() > 25, "{files:?}");
    }
}
