//! The house rules that a compiler does not check. Every violation is listed, not only the first.

mod arrows;
mod claims;
mod cycles;
mod dependencies;
mod documents;
mod game_files;
mod languages;
mod messages;
mod one_list;
mod sleeps;
mod sources;
mod tracked;
mod types;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::root;

/// Checks all house rules.
pub(crate) fn run() -> Result<()> {
    run_in(&root())
}

/// Checks the house rules of a tree.
pub(crate) fn run_in(root: &Path) -> Result<()> {
    let tree = Tree::read(root)?;
    let mut faults = Vec::new();
    arrows::check(&tree, &mut faults);
    claims::check(&tree, &mut faults);
    cycles::check(&tree, &mut faults);
    dependencies::check(&tree, &mut faults);
    documents::check(&tree, &mut faults);
    game_files::check(&tree, &mut faults);
    faults.extend(crate::mutants::faults(root)?);
    languages::check(&tree, &mut faults);
    messages::check(&tree, &mut faults);
    one_list::check(&tree, &mut faults);
    sleeps::check(&tree, &mut faults);
    sources::check(&tree, &mut faults);
    tracked::check(root, &mut faults);
    types::check(&tree, &mut faults);
    if faults.is_empty() {
        println!("tidy: {} files, nothing to say", tree.files.len());
        return Ok(());
    }
    for fault in &faults {
        eprintln!("tidy: {fault}");
    }
    bail!("{} house rules are broken", faults.len())
}

/// Writes the list of public types in `docs/concepts.md` anew.
pub(crate) fn concepts() -> Result<()> {
    let tree = Tree::read(&root())?;
    let page = types::rewritten(&tree).context("docs/concepts.md has no list of public types")?;
    fs::write(root().join(types::PAGE), page).context("cannot write docs/concepts.md")
}

/// Says how many messages every language has, and all that is wrong with them.
pub(crate) fn languages() -> Result<()> {
    let tree = Tree::read(&root())?;
    for (language, count) in languages::counts(&tree) {
        println!("{language}: {count} messages");
    }
    let mut faults = Vec::new();
    languages::check(&tree, &mut faults);
    for fault in &faults {
        eprintln!("i18n: {fault}");
    }
    if !faults.is_empty() {
        bail!("{} texts are not right", faults.len());
    }
    println!("i18n: every language says everything");
    Ok(())
}

/// The text files of the repository, in order.
struct Tree {
    files: Vec<File>,
}

struct File {
    /// From the root, with `/`.
    path: String,
    text: String,
}

impl Tree {
    fn read(root: &Path) -> Result<Tree> {
        let mut files = Vec::new();
        for folder in ["browser", "crates", "docs", "fuzz", "model", "tools", "xtask"] {
            collect(&root.join(folder), root, &mut files)?;
        }
        for name in [
            "Cargo.toml",
            "README.md",
            "ARCHITECTURE.md",
            "CONTRIBUTING.md",
            "CHANGELOG.md",
        ] {
            add(&root.join(name), root, &mut files)?;
        }
        files.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(Tree { files })
    }

    fn file(&self, path: &str) -> Option<&File> {
        self.files.iter().find(|file| file.path == path)
    }

    /// Files whose path begins and ends so.
    fn matching<'a>(&'a self, start: &'a str, end: &'a str) -> impl Iterator<Item = &'a File> {
        self.files
            .iter()
            .filter(move |file| file.path.starts_with(start) && file.path.ends_with(end))
    }

    /// The names of the folders under `crates`.
    fn crates(&self) -> Vec<&str> {
        self.matching("crates/", "/Cargo.toml")
            .filter_map(|file| file.path.split('/').nth(1))
            .collect()
    }
}

fn collect(folder: &Path, root: &Path, files: &mut Vec<File>) -> Result<()> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Ok(());
    };
    for entry in entries {
        let path = entry
            .with_context(|| format!("cannot list {}", folder.display()))?
            .path();
        if path.is_dir() {
            collect(&path, root, files)?;
        } else if path.extension().is_some_and(|end| {
            ["rs", "js", "css", "py", "toml", "ftl", "tsv", "md", "lesson"]
                .iter()
                .any(|known| end == *known)
        }) {
            add(&path, root, files)?;
        }
    }
    Ok(())
}

fn add(path: &PathBuf, root: &Path, files: &mut Vec<File>) -> Result<()> {
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    let path = path
        .strip_prefix(root)
        .unwrap_or(path)
        .to_string_lossy()
        .replace('\\', "/");
    files.push(File { path, text });
    Ok(())
}
