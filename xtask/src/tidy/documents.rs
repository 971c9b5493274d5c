//! Documents that must keep up with the code.

use super::Tree;

pub(super) fn check(tree: &Tree, faults: &mut Vec<String>) {
    dependencies_are_explained(tree, faults);
    rules_are_tested(tree, faults);
}

/// Every dependency from outside has its line in `docs/dependencies.md`.
fn dependencies_are_explained(tree: &Tree, faults: &mut Vec<String>) {
    let (Some(manifest), Some(page)) = (tree.file("Cargo.toml"), tree.file("docs/dependencies.md")) else {
        faults.push("docs/dependencies.md is missing".to_owned());
        return;
    };
    let lines = manifest
        .text
        .lines()
        .skip_while(|line| *line != "[workspace.dependencies]")
        .skip(1);
    for line in lines.take_while(|line| !line.starts_with('[')) {
        let Some((name, what)) = line.split_once(" = ") else {
            continue;
        };
        if !what.contains("path = ") && !page.text.contains(&format!("`{name}`")) {
            faults.push(format!("docs/dependencies.md does not say why {name}"));
        }
    }
}

/// Every numbered rule has a page with its anchor and a test that begins with its number.
fn rules_are_tested(tree: &Tree, faults: &mut Vec<String>) {
    for name in tree
        .crates()
        .into_iter()
        .filter_map(|name| name.strip_prefix("game-"))
    {
        let Some(page) = tree.file(&format!("docs/games/{name}.md")) else {
            faults.push(format!("docs/games/{name}.md is missing"));
            continue;
        };
        let anchors: Vec<_> = page
            .text
            .split("<a id=\"")
            .skip(1)
            .filter_map(|rest| rest.split('"').next())
            // Other anchors, which pages link to, are no rules.
            .filter(|anchor| anchor.ends_with(|end: char| end.is_ascii_digit()))
            .collect();
        if anchors.is_empty() {
            faults.push(format!("{}: no rule has an anchor", page.path));
        }
        for anchor in anchors {
            let test = format!("fn {}_", anchor.replace('-', "_"));
            if !tree
                .matching("crates/", ".rs")
                .any(|file| file.text.contains(&test))
            {
                faults.push(format!(
                    "{}: no test begins with the number of {anchor}",
                    page.path
                ));
            }
        }
    }
}
