//! What `ARCHITECTURE.md` promises is checked by something that it names.
//!
//! Every line of an *Invariants* list ends with what checks it, in parentheses:
//! names of tests, `tidy::` and the rule, or `rustc` where it would not compile
//! otherwise. Names that do not exist, and promises without one, are faults.

use super::Tree;

const PAGE: &str = "ARCHITECTURE.md";
const LIST: &str = "*Invariants*";
/// The compiler and its lints.
const COMPILER: &[&str] = &["rustc", "clippy"];

pub(super) fn check(tree: &Tree, faults: &mut Vec<String>) {
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
}
