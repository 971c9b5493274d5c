//! Arrows go down only: which crate may know which.

use super::{File, Tree};

/// What a crate may depend on inside the workspace; `game-*` stands for every game.
const MAY_KNOW: &[(&str, &[&str])] = &[
    ("rules", &[]),
    ("dice", &["rules"]),
    ("game-*", &["rules"]),
    ("games", &["dice", "game-*", "rules"]),
    ("conform", &["dice", "rules"]),
    ("say", &["games", "rules"]),
    ("draw", &["games", "rules", "say"]),
    ("raster", &["draw"]),
    ("play", &["dice", "games", "rules"]),
    ("client", &["dice", "rules"]),
    ("board", &["draw", "games", "play", "rules", "say"]),
    ("store", &["dice", "play", "rules"]),
    ("lessons", &["games", "rules"]),
    ("search", &["rules"]),
    ("solve", &["game-*", "rules"]),
    ("bots", &["games", "rules", "search", "solve"]),
    ("learn", &["arena", "bots", "dice", "games", "rules", "search"]),
    ("engine", &["bots", "dice", "games", "rules", "say"]),
    ("arena", &["bots", "dice", "games", "rules"]),
    (
        "server",
        &[
            "board", "bots", "dice", "draw", "games", "lessons", "play", "raster", "rules", "say", "solve",
            "store",
        ],
    ),
    (
        "cli",
        &[
            "arena", "board", "bots", "dice", "draw", "engine", "game-*", "games", "play", "raster", "rules",
            "say", "search", "server", "solve", "store",
        ],
    ),
    ("fuzz", &["dice", "games", "play", "rules"]),
    (
        "model",
        &[
            "client", "dice", "games", "play", "rules", "say", "server", "store",
        ],
    ),
    (
        "browser",
        &["board", "dice", "draw", "games", "play", "rules", "say"],
    ),
    ("xtask", &["dice", "rules"]),
];

/// What a rules crate may use from outside.
const OUTSIDE_FOR_RULES: &[&str] = &["arrayvec"];

pub(super) fn check(tree: &Tree, faults: &mut Vec<String>) {
    let manifests = manifests(tree);
    let members: Vec<&str> = manifests.iter().map(|(name, _)| *name).collect();
    for (name, manifest) in &manifests {
        if !manifest.text.contains("[lints]\nworkspace = true") {
            faults.push(format!("{}: takes no lints from the workspace", manifest.path));
        }
        let Some((_, allowed)) = MAY_KNOW
            .iter()
            .find(|(crate_name, _)| *crate_name == general(name))
        else {
            faults.push(format!(
                "{}: say in xtask/src/tidy/arrows.rs what this crate may know",
                manifest.path
            ));
            continue;
        };
        for dependency in dependencies(&manifest.text) {
            let inside = members.contains(&dependency);
            if inside && !allowed.contains(&general(dependency)) {
                faults.push(format!("{}: {name} must not know {dependency}", manifest.path));
            }
            let is_rules = *name == "rules" || name.starts_with("game-");
            if !inside && is_rules && !OUTSIDE_FOR_RULES.contains(&dependency) {
                faults.push(format!(
                    "{}: a rules crate does not use {dependency}",
                    manifest.path
                ));
            }
        }
    }
}

/// The members of the workspace, named like their folders, with their manifests.
pub(super) fn manifests(tree: &Tree) -> Vec<(&str, &File)> {
    let manifests = tree.matching("", "/Cargo.toml").filter_map(|file| {
        let folder = file.path.strip_suffix("/Cargo.toml")?;
        let name = folder.strip_prefix("crates/").unwrap_or(folder);
        (!name.contains('/')).then_some((name, file))
    });
    manifests.collect()
}

pub(super) fn general(name: &str) -> &str {
    if name.starts_with("game-") { "game-*" } else { name }
}

/// The names in the section `[dependencies]`.
fn dependencies(manifest: &str) -> Vec<&str> {
    let lines = manifest
        .lines()
        .skip_while(|line| *line != "[dependencies]")
        .skip(1);
    let section = lines.take_while(|line| !line.starts_with('['));
    section
        .filter_map(|line| line.split(['.', ' ', '=']).next())
        .filter(|name| !name.is_empty())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(name: &str, dependencies: &str) -> Vec<String> {
        faults_at(&format!("crates/{name}"), dependencies)
    }

    fn faults_at(folder: &str, dependencies: &str) -> Vec<String> {
        let manifest = |folder: &str, dependencies: &str| File {
            path: format!("{folder}/Cargo.toml"),
            text: format!("[dependencies]\n{dependencies}\n[lints]\nworkspace = true\n"),
        };
        let mut files = vec![manifest(folder, dependencies), manifest("crates/play", "")];
        if folder != "crates/rules" {
            files.push(manifest("crates/rules", ""));
        }
        let tree = Tree { files };
        let mut faults = Vec::new();
        check(&tree, &mut faults);
        faults
    }

    #[test]
    fn an_arrow_that_goes_up_is_found() {
        assert!(faults("game-x", "rules.workspace = true").is_empty());
        assert_eq!(faults("game-x", "play.workspace = true").len(), 1);
        assert_eq!(faults("rules", "play = { path = \"x\" }").len(), 1);
    }

    #[test]
    fn rules_crates_use_little_from_outside() {
        assert!(faults("game-x", "arrayvec.workspace = true").is_empty());
        assert_eq!(faults("game-x", "rand.workspace = true").len(), 1);
        assert!(faults("cli", "clap.workspace = true").is_empty());
    }

    #[test]
    fn a_new_crate_has_to_be_placed() {
        assert_eq!(faults("surprise", "").len(), 1);
        assert_eq!(faults_at("surprise", "").len(), 1);
    }

    #[test]
    fn tools_beside_the_crates_are_checked_too() {
        assert!(faults_at("fuzz", "play.workspace = true").is_empty());
        assert_eq!(faults_at("xtask", "play.workspace = true").len(), 1);
        assert!(faults_at("xtask/templates/nim/crates/game-nim", "play = 1").is_empty());
    }
}
