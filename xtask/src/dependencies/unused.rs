//! Dependencies that no source of their crate names.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::Value;

/// Folders whose sources may use what only tests, benchmarks and examples need.
const DEVELOPMENT: [&str; 4] = ["src", "tests", "benches", "examples"];

pub(super) fn check(packages: &[Value], faults: &mut Vec<String>) -> Result<()> {
    // What has no source is ours.
    for package in packages.iter().filter(|package| package["source"].is_null()) {
        let name = package["name"].as_str().unwrap_or_default();
        let manifest = package["manifest_path"].as_str().context("a manifest")?;
        let folder = Path::new(manifest).parent().context("a folder")?;
        let program = sources(folder, &["src"])?;
        let development = sources(folder, &DEVELOPMENT)?;
        for dependency in package["dependencies"].as_array().into_iter().flatten() {
            let text = |key: &str| dependency[key].as_str();
            let called = text("rename").or(text("name")).context("a name")?;
            let sources = match text("kind") {
                None => &program,
                Some("dev") => &development,
                Some(_) => continue,
            };
            if !is_named(sources, &called.replace('-', "_")) {
                faults.push(format!(
                    "{name} does not use {called}: remove it from its Cargo.toml"
                ));
            }
        }
    }
    Ok(())
}

/// All Rust code in some folders of a crate, without lines that are comments alone.
fn sources(folder: &Path, within: &[&str]) -> Result<String> {
    let mut text = String::new();
    for name in within {
        collect(&folder.join(name), &mut text)?;
    }
    Ok(text)
}

fn collect(path: &Path, text: &mut String) -> Result<()> {
    if path.is_dir() {
        for entry in fs::read_dir(path).with_context(|| path.display().to_string())? {
            collect(&entry?.path(), text)?;
        }
    } else if path.extension().is_some_and(|end| end == "rs") {
        let source = fs::read_to_string(path).with_context(|| path.display().to_string())?;
        for line in source.lines().filter(|line| !line.trim_start().starts_with("//")) {
            text.push_str(line);
            text.push('\n');
        }
        // A module that lies elsewhere belongs to the crate too, with its folder.
        for shared in source.split("#[path = \"").skip(1) {
            let there = path.parent().zip(shared.split('"').next());
            let there = there.map(|(folder, way)| folder.join(way));
            collect(there.as_deref().and_then(Path::parent).context("a folder")?, text)?;
        }
    }
    Ok(())
}

/// Whether a crate is named: as the beginning of a path, or brought in whole.
fn is_named(sources: &str, krate: &str) -> bool {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    sources.match_indices(krate).any(|(at, _)| {
        let before = sources[..at].chars().next_back();
        let after = &sources[at + krate.len()..];
        let whole = !before.is_some_and(is_word) && !after.chars().next().is_some_and(is_word);
        let line = &sources[sources[..at].rfind('\n').map_or(0, |line| line + 1)..at];
        let line = line.trim_start();
        whole && (after.starts_with("::") || line.starts_with("use ") || line.starts_with("pub use "))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_is_named_by_a_path_or_by_use() {
        assert!(is_named("let a = anyhow::bail!();", "anyhow"));
        assert!(is_named("    use serde_json;", "serde_json"));
        assert!(is_named("use {dice, rules};", "rules"));
        assert!(!is_named("let rules = 3;", "rules"));
        assert!(!is_named("my_rules::x", "rules"));
        assert!(!is_named("rules_of::x", "rules"));
    }
}
