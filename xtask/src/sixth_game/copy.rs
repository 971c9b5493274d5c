//! A copy of the tree with a game more, under `target/sixth-game`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use super::Edit;

/// The copy, and what it was made from.
pub(super) struct Copy {
    root: PathBuf,
    folder: PathBuf,
    /// All files of the tree, from the root, as they were when they were copied: somebody may go on
    /// working.
    shared: BTreeMap<String, Vec<u8>>,
}

impl Copy {
    /// Copies what git knows, adds the files of the template, and makes the
    /// edits. What is there already and right is not written again, so that
    /// little is built twice.
    pub(super) fn make(root: &Path, template: &Path, edits: &[Edit]) -> Result<Copy> {
        let folder = root.join("target/sixth-game");
        let mut copy = Copy {
            root: root.to_owned(),
            folder,
            shared: BTreeMap::new(),
        };
        let mut there = known_to_git(root)?;
        for path in &there {
            let bytes = fs::read(root.join(path)).with_context(|| format!("cannot read {path}"))?;
            copy.shared.insert(path.clone(), bytes.clone());
            let bytes = match edits.iter().find(|edit| edit.path == path) {
                None => bytes,
                Some(edit) => {
                    let text = String::from_utf8(bytes).with_context(|| format!("{path} is not text"))?;
                    let text = (edit.change)(&text);
                    text.with_context(|| format!("{path} has no place for the edit"))?
                        .into_bytes()
                }
            };
            copy.write(path, &bytes)?;
        }
        for path in files_under(template)? {
            ensure!(
                !copy.shared.contains_key(&path),
                "the template would replace {path}"
            );
            let bytes = fs::read(template.join(&path)).with_context(|| format!("cannot read {path}"))?;
            copy.write(&path, &bytes)?;
            there.insert(path);
        }
        for path in files_under(&copy.tree())? {
            if !there.contains(&path) {
                fs::remove_file(copy.tree().join(&path)).with_context(|| format!("cannot remove {path}"))?;
            }
        }
        Ok(copy)
    }

    /// Begins with what is built already, if nothing has been built in the copy:
    /// what comes from outside is the same there.
    pub(super) fn seed(&self) -> Result<()> {
        let (from, to) = (self.root.join("target/debug"), self.target().join("debug"));
        if to.exists() || !from.exists() {
            return Ok(());
        }
        fs::create_dir_all(&to).with_context(|| format!("cannot make {}", to.display()))?;
        for part in ["build", "deps", ".fingerprint"] {
            let mut command = Command::new("cp");
            command
                .args(["--archive", "--reflink=auto"])
                .arg(from.join(part))
                .arg(&to);
            let status = command.status().context("cannot run cp")?;
            ensure!(status.success(), "{part} cannot be copied");
        }
        Ok(())
    }

    /// Where the copy is.
    pub(super) fn tree(&self) -> PathBuf {
        self.folder.join("tree")
    }

    /// Where it is built.
    pub(super) fn target(&self) -> PathBuf {
        self.folder.join("target")
    }

    /// How many files the tree has.
    pub(super) fn files(&self) -> usize {
        self.shared.len()
    }

    /// The files of the tree that are not any more what they were.
    pub(super) fn edited(&self) -> Result<Vec<String>> {
        let mut edited = Vec::new();
        for (path, before) in &self.shared {
            let after = fs::read(self.tree().join(path)).with_context(|| format!("{path} is gone"))?;
            if *before != after {
                edited.push(path.clone());
            }
        }
        Ok(edited)
    }

    fn write(&self, path: &str, bytes: &[u8]) -> Result<()> {
        let to = self.tree().join(path);
        if fs::read(&to).is_ok_and(|there| there == bytes) {
            return Ok(());
        }
        if let Some(folder) = to.parent() {
            fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        }
        fs::write(&to, bytes).with_context(|| format!("cannot write {}", to.display()))
    }
}

/// Tracked files and new ones that are not ignored, as far as they exist.
fn known_to_git(root: &Path) -> Result<BTreeSet<String>> {
    let listed = Command::new("git")
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .current_dir(root)
        .output()
        .context("cannot run git")?;
    ensure!(listed.status.success(), "git does not list the files");
    let listed = String::from_utf8(listed.stdout).context("a file has a strange name")?;
    let paths = listed.split('\0').filter(|path| !path.is_empty());
    Ok(paths
        // The settings of the tree above hold in the copy too, and would count twice.
        .filter(|path| !path.starts_with(".cargo/") && root.join(path).is_file())
        .map(str::to_owned)
        .collect())
}

/// All files under a folder, from there, with `/`; none if it does not exist.
fn files_under(folder: &Path) -> Result<Vec<String>> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        let Ok(entries) = fs::read_dir(&next) else {
            continue;
        };
        for entry in entries {
            let path = entry
                .with_context(|| format!("cannot list {}", next.display()))?
                .path();
            if path.is_dir() {
                folders.push(path);
            } else if let Ok(inside) = path.strip_prefix(folder) {
                found.push(inside.to_string_lossy().replace('\\', "/"));
            }
        }
    }
    Ok(found)
}
