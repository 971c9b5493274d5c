//! What `ARCHITECTURE.md` promises is checked by something that it names, and so is what testers
//! found (`docs/regressions.md`).
//!
//! Every line of an *Invariants* list ends with what checks it, in parentheses:
//! names of tests, `tidy::` and the rule, or `rustc` where it would not compile
//! otherwise. Names that do not exist, and promises without one, are faults.

use super::Tree;

const PAGE: &str = "ARCHITECTURE.md";
const LIST: &str = "*Invariants*";
/// What was found, and the tests that hold it, in the last column of tables.
const FOUND: &str = "docs/regressions.md";
/// The compiler and its lints.
const COMPILER: &[&str] = &["rustc", "clippy"];

pub(super) fn check(tree: &Tree, faults: &mut Vec<String>) {
    check_promises(tree, faults);
    check_paths(tree, faults);
    if let Some(page) = tree.file(FOUND) {
        check_findings(tree, &page.text, faults);
    }
}

/// Every row of a table ends with names of tests.
fn check_findings(tree: &Tree, text: &str, faults: &mut Vec<String>) {
    let rows = (1..)
        .zip(text.lines())
        .filter_map(|(number, line)| Some((number, line.strip_suffix(" |")?)));
    for (number, row) in rows {
        let tests = row.rsplit_once("| ").map_or("", |(_, tests)| tests);
        if tests == "test" || tests.starts_with("---") {
            continue;
        }
        let mut names = tests.split('`').skip(1).step_by(2).peekable();
        if names.peek().is_none() {
            faults.push(format!("{FOUND}:{number}: no test is named"));
        }
        let unknown = names.filter(|name| !exists(tree, name));
        faults.extend(unknown.map(|name| format!("{FOUND}:{number}: there is no test {name}")));
    }
}

/// Every path in backticks is there: a file or a folder, from the root or from somewhere inside.
fn check_paths(tree: &Tree, faults: &mut Vec<String>) {
    let Some(page) = tree.file(PAGE) else { return };
    for (number, line) in (1..).zip(page.text.lines()) {
        let names = line.split('`').skip(1).step_by(2);
        let gone = names.filter(|name| is_path(name) && !is_there(tree, name));
        faults.extend(gone.map(|name| format!("{PAGE}:{number}: there is no {name}")));
    }
}

/// Whether something in backticks is meant as the path of a file or folder.
fn is_path(name: &str) -> bool {
    const KINDS: [&str; 8] = [".rs", ".js", ".md", ".ftl", ".lesson", ".tsv", ".css", ".toml"];
    let plain = |letter: char| letter.is_alphanumeric() || "./_-*".contains(letter);
    name.chars().all(plain)
        && !name.starts_with(['/', '.'])
        && (name.ends_with('/') || KINDS.iter().any(|kind| name.ends_with(kind)))
}

/// Whether a path leads to something; `*` stands for any one name.
fn is_there(tree: &Tree, name: &str) -> bool {
    let wanted: Vec<&str> = name.trim_end_matches('/').split('/').collect();
    let from_root = tree
        .files
        .iter()
        .any(|file| wanted.len() > 1 && file.path.split('/').next() == Some(wanted[0]));
    tree.files.iter().any(|file| {
        let parts: Vec<&str> = file.path.split('/').collect();
        // A folder is there if something is in it.
        let shortest = if name.ends_with('/') { 1 } else { parts.len() };
        (shortest..=parts.len()).any(|end| {
            let path = &parts[..end];
            let start = end.checked_sub(wanted.len());
            let start = start.filter(|start| !from_root || *start == 0);
            start.is_some_and(|start| {
                let pairs = wanted.iter().zip(&path[start..]);
                pairs.into_iter().all(|(wanted, part)| fits(wanted, part))
            })
        })
    })
}

fn fits(wanted: &str, part: &str) -> bool {
    match wanted.split_once('*') {
        Some((start, end)) => part.starts_with(start) && part.ends_with(end),
        None => wanted == part,
    }
}

fn check_promises(tree: &Tree, faults: &mut Vec<String>) {
    let Some(page) = tree.file(PAGE) else {
        faults.push(format!("{PAGE}: it does not exist"));
        return;
    };
    let mut in_list = false;
    for (number, line) in (1..).zip(page.text.lines()) {
        if line.starts_with(LIST) {
            in_list = true;
        } else if let Some(claim) = line.strip_prefix("- ").filter(|_| in_list) {
            let checks = checks_of(claim);
            if checks.is_empty() {
                faults.push(format!("{PAGE}:{number}: nothing is named that checks this"));
            }
            let unknown = checks.into_iter().filter(|name| !exists(tree, name));
            faults.extend(unknown.map(|name| format!("{PAGE}:{number}: there is no check {name}")));
        } else if !line.is_empty() {
            in_list = false;
        }
    }
}

/// The names in the last parentheses of a claim.
fn checks_of(claim: &str) -> Vec<&str> {
    let Some((_, last)) = claim.trim_end_matches('.').rsplit_once('(') else {
        return Vec::new();
    };
    let inside = last.trim_end_matches([')', '.']);
    inside.split('`').skip(1).step_by(2).collect()
}

fn exists(tree: &Tree, name: &str) -> bool {
    if COMPILER.contains(&name) {
        return true;
    }
    if let Some(rule) = name.strip_prefix("tidy::") {
        return tree.file(&format!("xtask/src/tidy/{rule}.rs")).is_some();
    }
    let function = format!("fn {name}(");
    tree.matching("", ".rs").any(|file| file.text.contains(&function))
}

#[cfg(test)]
mod tests {
    use super::super::File;
    use super::*;

    fn faults(claim: &str) -> Vec<String> {
        let file = |path: &str, text: String| File {
            path: path.to_owned(),
            text,
        };
        let tree = Tree {
            files: vec![
                file(
                    PAGE,
                    format!("*Invariants*\n\n- {claim}\n\nText.\n\n- Not a claim.\n"),
                ),
                file(
                    "crates/a/tests/it.rs",
                    "#[test]\nfn logs_only_grow() {}".to_owned(),
                ),
                file("xtask/src/tidy/arrows.rs", String::new()),
            ],
        };
        let mut faults = Vec::new();
        check(&tree, &mut faults);
        faults
    }

    #[test]
    fn a_claim_names_what_checks_it() {
        assert!(faults("Logs only grow. (`logs_only_grow`)").is_empty());
        assert!(faults("It knows (little) of games. (`tidy::arrows`, `rustc`)").is_empty());
    }

    #[test]
    fn a_claim_without_a_check_is_found() {
        assert_eq!(
            faults("Logs only grow."),
            ["ARCHITECTURE.md:3: nothing is named that checks this"]
        );
    }

    #[test]
    fn a_check_that_does_not_exist_is_found() {
        assert_eq!(
            faults("Logs only grow. (`logs_never_shrink`)"),
            ["ARCHITECTURE.md:3: there is no check logs_never_shrink"]
        );
        assert_eq!(
            faults("It is pure. (`tidy::purity`)"),
            ["ARCHITECTURE.md:3: there is no check tidy::purity"]
        );
    }

    #[test]
    fn paths_that_lead_nowhere_are_found() {
        assert!(
            faults("See `crates/a/tests/it.rs`, `it.rs`, `tests/` and `tidy/*.rs`. (`rustc`)").is_empty()
        );
        assert!(faults("See `.rs`, `x => y.rs` and `/table/`. (`rustc`)").is_empty());
        for gone in ["crates/a/it.rs", "its.rs", "crates/b/", "data/*.lesson"] {
            let told = faults(&format!("See `{gone}`. (`rustc`)"));
            assert_eq!(told, [format!("ARCHITECTURE.md:3: there is no {gone}")]);
        }
    }

    #[test]
    fn what_testers_found_is_held_by_tests_that_exist() {
        let tree = Tree {
            files: vec![File {
                path: "crates/x/tests/it/main.rs".to_owned(),
                text: "fn it_holds() {}".to_owned(),
            }],
        };
        let found = |row: &str| {
            let mut faults = Vec::new();
            check_findings(
                &tree,
                &format!("| finding | test |\n| --- | --- |\n{row}\n"),
                &mut faults,
            );
            faults
        };
        assert!(found("| it broke | `it_holds` |").is_empty());
        assert_eq!(found("| it broke | `it_held` |").len(), 1);
        assert_eq!(found("| it broke | nothing |").len(), 1);
    }
}
