//! The dependencies: their licences, crates in two releases, and what nobody
//! uses. Reads what cargo knows anyway, so that nothing has to be installed.

mod licences;
mod unused;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::root;

/// Checks all dependencies against `deny.toml`.
pub(crate) fn run() -> Result<()> {
    let metadata = metadata()?;
    let rules = fs::read_to_string(root().join("deny.toml")).context("cannot read deny.toml")?;
    let rules = Rules::read(&rules);
    let packages = metadata["packages"]
        .as_array()
        .context("cargo metadata: packages")?;
    let mut faults = Vec::new();
    licences::check(packages, &rules, &mut faults);
    twice(packages, &rules, &mut faults);
    unused::check(packages, &mut faults)?;
    for fault in &faults {
        eprintln!("dependencies: {fault}");
    }
    if !faults.is_empty() {
        bail!("{} dependencies are not in order", faults.len());
    }
    println!("dependencies: {} packages are in order", packages.len());
    Ok(())
}

/// What `deny.toml` allows.
#[derive(Debug, Default, PartialEq)]
struct Rules {
    /// SPDX ids.
    licences: BTreeSet<String>,
    /// Further ids by crate.
    exceptions: BTreeMap<String, BTreeSet<String>>,
    /// Crates that may be there twice.
    twice: BTreeSet<String>,
}

impl Rules {
    /// Reads the three lists. They have one entry to a line, as in our own
    /// file, which is all that a reader of it has to know of TOML.
    fn read(text: &str) -> Rules {
        let mut rules = Rules::default();
        let mut list = "";
        for line in text.lines().map(str::trim) {
            let quoted: Vec<&str> = line.split('"').skip(1).step_by(2).collect();
            match (line, list) {
                _ if line.starts_with('#') => {}
                ("]", _) => list = "",
                _ if line.ends_with("= [") => list = line.trim_end_matches(" = ["),
                (_, "allow") => rules.licences.extend(quoted.first().map(ToString::to_string)),
                (_, "exceptions") if !quoted.is_empty() => {
                    let ids = quoted[1..].iter().map(ToString::to_string).collect();
                    rules.exceptions.insert(quoted[0].to_owned(), ids);
                }
                (_, "skip") => rules.twice.extend(quoted.first().map(ToString::to_string)),
                _ => {}
            }
        }
        rules
    }
}

/// Crates that are there in two releases, unless that is known; and what is
/// said to be known and is no longer true.
fn twice(packages: &[Value], rules: &Rules, faults: &mut Vec<String>) {
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in packages {
        let text = |key: &str| package[key].as_str().unwrap_or_default();
        versions.entry(text("name")).or_default().insert(text("version"));
    }
    for (name, versions) in &versions {
        if versions.len() > 1 && !rules.twice.contains(*name) {
            let versions: Vec<&str> = versions.iter().copied().collect();
            faults.push(format!(
                "{name} is there as {}; find out why (cargo tree -i {name}), or say it in deny.toml",
                versions.join(" and ")
            ));
        }
    }
    for name in &rules.twice {
        if versions.get(name.as_str()).map_or(0, BTreeSet::len) < 2 {
            faults.push(format!(
                "{name} is not there twice any more: remove it from deny.toml"
            ));
        }
    }
}

fn metadata() -> Result<Value> {
    let output = Command::new("cargo")
        .args(["metadata", "--format-version", "1", "--locked"])
        .current_dir(root())
        .output()
        .context("cannot run cargo metadata")?;
    if !output.status.success() {
        bail!("cargo metadata: {}", String::from_utf8_lossy(&output.stderr));
    }
    serde_json::from_slice(&output.stdout).context("cargo metadata gives no JSON")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const RULES: &str = r#"
        [licenses]
        allow = [
            "MIT",
        ]
        exceptions = [
            # A reason.
            { crate = "odd", allow = ["MPL-2.0"] },
        ]
        [bans]
        skip = [
            { crate = "old", reason = "somebody is behind" },
        ]
    "#;

    fn package(name: &str, version: &str) -> Value {
        json!({ "name": name, "version": version })
    }

    #[test]
    fn the_lists_are_read() {
        let rules = Rules::read(RULES);
        assert!(rules.licences.iter().eq(["MIT"]));
        assert!(rules.exceptions["odd"].iter().eq(["MPL-2.0"]));
        assert!(rules.twice.iter().eq(["old"]));
    }

    #[test]
    fn two_releases_are_found_and_so_is_what_is_no_longer_true() {
        let rules = Rules::read(RULES);
        let faults = |packages: &[Value]| {
            let mut faults = Vec::new();
            twice(packages, &rules, &mut faults);
            faults.len()
        };
        let old = [package("old", "1.0.0"), package("old", "2.0.0")];
        assert_eq!(faults(&old), 0);
        assert_eq!(faults(&old[..1]), 1);
        let other = [package("new", "1.0.0"), package("new", "2.0.0")];
        assert_eq!(faults(&[&old[..], &other].concat()), 1);
    }
}
