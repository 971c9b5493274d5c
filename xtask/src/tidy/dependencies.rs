//! The page of dependencies says which of our crates use what from outside.

use std::collections::{BTreeMap, BTreeSet};

use super::Tree;
use super::arrows::{general, manifests};

/// The page, whose tables begin with the crate and with who uses it.
const PAGE: &str = "docs/dependencies.md";

pub(super) fn check(tree: &Tree, faults: &mut Vec<String>) {
    let Some(page) = tree.file(PAGE) else {
        faults.push(format!("{PAGE}: it does not exist"));
        return;
    };
    let users = users(tree);
    let rows = rows(&page.text);
    for (number, names, told) in &rows {
        for name in names.iter().filter(|name| !users.contains_key(**name)) {
            faults.push(format!("{PAGE}:{number}: nothing uses {name}"));
        }
        let uses = |user: &&&str| {
            names
                .iter()
                .any(|name| users.get(*name).is_some_and(|all| all.contains(**user)))
        };
        for user in told.iter().filter(|user| !uses(user)) {
            faults.push(format!("{PAGE}:{number}: {user} does not use it"));
        }
    }
    for (name, users) in &users {
        let told: BTreeSet<&str> = rows
            .iter()
            .filter(|(_, names, _)| names.contains(name))
            .flat_map(|(_, _, told)| told.iter().copied())
            .collect();
        for user in users.difference(&told) {
            faults.push(format!(
                "{PAGE}: {name}: {user} uses it, and the page does not say so"
            ));
        }
    }
}

/// What comes from outside, with the members of the workspace that use it; the games together.
fn users(tree: &Tree) -> BTreeMap<&str, BTreeSet<&str>> {
    let members = manifests(tree);
    let mut users: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (member, manifest) in &members {
        let mut is_list = false;
        for line in manifest.text.lines() {
            if line.starts_with('[') {
                is_list = line.ends_with("dependencies]");
            } else if let Some(name) = line.split(['.', ' ', '=']).next()
                && is_list
                && !name.is_empty()
                && !name.starts_with('#')
                && !members.iter().any(|(inside, _)| *inside == name)
            {
                users.entry(name).or_default().insert(general(member));
            }
        }
    }
    users
}

/// The rows of the tables: their line, the crates from outside, and who uses them.
fn rows(page: &str) -> Vec<(usize, Vec<&str>, Vec<&str>)> {
    let rows = (1..)
        .zip(page.lines())
        .filter(|(_, line)| line.starts_with("| `"));
    rows.filter_map(|(number, line)| {
        let mut cells = line.split('|').skip(1);
        let (names, told) = (cells.next()?, cells.next()?);
        // What scripts need has its own list, `package.json`.
        (!names.contains("(npm)")).then(|| (number, quoted(names), quoted(told)))
    })
    .collect()
}

fn quoted(cell: &str) -> Vec<&str> {
    cell.split('`').skip(1).step_by(2).collect()
}

#[cfg(test)]
mod tests {
    use super::super::File;
    use super::*;

    fn faults(rows: &str) -> Vec<String> {
        let file = |path: &str, text: &str| File {
            path: path.to_owned(),
            text: text.to_owned(),
        };
        let tree = Tree {
            files: vec![
                file(
                    PAGE,
                    &format!("| crate | in | for |\n| --- | --- | --- |\n{rows}"),
                ),
                file(
                    "crates/store/Cargo.toml",
                    "[dependencies]\nsqlx.workspace = true\nrules = 1\n\n[dev-dependencies]\ntempfile = 1\n",
                ),
                file(
                    "crates/rules/Cargo.toml",
                    "[dependencies]\n\n[lints]\nworkspace = true\n",
                ),
                file("crates/game-x/Cargo.toml", "[dependencies]\narrayvec = 1\n"),
                file("xtask/Cargo.toml", "[dependencies]\ntempfile = 1\n"),
            ],
        };
        let mut faults = Vec::new();
        check(&tree, &mut faults);
        faults
    }

    const RIGHT: &str = "| `arrayvec` | `game-*` | x |\n| `sqlx`, `tempfile` | `store` | x |\n\
        | `tempfile` | `xtask` | x |\n| `axe` (npm) | the scripts | x |\n";

    #[test]
    fn everything_that_is_used_is_told_with_who_uses_it() {
        assert_eq!(faults(RIGHT), [""; 0]);
    }

    #[test]
    fn a_user_too_many_or_too_few_is_found() {
        let lacks = RIGHT.replace("| `tempfile` | `xtask` | x |\n", "");
        assert_eq!(
            faults(&lacks),
            ["docs/dependencies.md: tempfile: xtask uses it, and the page does not say so"]
        );
        let wrong = RIGHT.replace("`game-*`", "`game-*`, `rules`");
        assert_eq!(faults(&wrong), ["docs/dependencies.md:3: rules does not use it"]);
        let gone = format!("{RIGHT}| `rand` | `xtask` | x |\n");
        assert_eq!(faults(&gone).len(), 2);
    }
}
