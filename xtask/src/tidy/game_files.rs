//! The files of the game crates: the same things have the same names.

use std::collections::BTreeMap;

use super::Tree;

/// What every game crate has.
const ALWAYS: [&str; 8] = [
    "action", "board", "greedy", "lib", "notation", "position", "refusal", "setup",
];

pub(super) fn check(tree: &Tree, faults: &mut Vec<String>) {
    let mut stems: BTreeMap<String, BTreeMap<&str, &str>> = BTreeMap::new();
    for name in tree.crates().into_iter().filter(|name| name.starts_with("game-")) {
        let source = format!("crates/{name}/src/");
        let files: Vec<&str> = tree
            .files
            .iter()
            .filter_map(|file| file.path.strip_prefix(source.as_str())?.strip_suffix(".rs"))
            .filter(|file| !file.contains('/'))
            .collect();
        let text = |file: &str| {
            tree.file(&format!("{source}{file}.rs"))
                .map_or("", |file| file.text.as_str())
        };
        for wanted in ALWAYS {
            if !files.contains(&wanted) {
                faults.push(format!("{source}{wanted}.rs is missing"));
            }
        }
        // A game with secrets says what each viewer sees; one with printed parts has them as data.
        let secrets = files.iter().any(|file| text(file).contains("impl Observe for"));
        let printed = !files
            .iter()
            .any(|file| text(file).contains("type Components = NoComponents"));
        for (file, needed) in [("view", secrets), ("components", printed)] {
            if needed != files.contains(&file) {
                let state = if needed { "missing" } else { "superfluous" };
                faults.push(format!("{source}{file}.rs is {state}"));
            }
        }
        for file in files {
            stems.entry(stem(file)).or_default().insert(file, name);
        }
    }
    for names in stems.values().filter(|names| names.len() > 1) {
        let places: Vec<String> = names
            .iter()
            .map(|(file, name)| format!("{file}.rs in {name}"))
            .collect();
        faults.push(format!("one thing has two names: {}", places.join(", ")));
    }
}

/// What is left of a name when it is one or many, a thing or a doing.
fn stem(name: &str) -> String {
    let endings = ["ing", "e", "s"];
    let mut stem = name;
    for ending in endings.into_iter().chain(["e"]) {
        stem = match stem.strip_suffix(ending) {
            Some(shorter) if shorter.len() > 2 => shorter,
            _ => stem,
        };
    }
    stem.to_owned()
}

#[cfg(test)]
mod tests {
    use super::stem;

    #[test]
    fn one_and_many_thing_and_doing_have_one_stem() {
        assert_eq!(stem("card"), stem("cards"));
        assert_eq!(stem("score"), stem("scoring"));
        assert_eq!(stem("turn"), stem("turns"));
        assert_ne!(stem("state"), stem("stack"));
    }
}
