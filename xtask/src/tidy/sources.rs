//! What must not stand in the sources.

use super::{File, Tree};

/// Longer files are asked whether they still have one subject.
const LONGEST: usize = 800;

/// How the names of sources end.
const SOURCES: &[&str] = &[".rs", ".js", ".py"];

/// Words that no source may hold, and why. Written apart, so that this file passes too.
const NEVER: &[(&str, &str, &str)] = &[
    (
        "todo",
        "!(",
        "finish it, or say in the issue that it is not finished",
    ),
    (
        "unimplemented",
        "!(",
        "finish it, or say in the issue that it is not finished",
    ),
    ("dbg", "!(", "remove it"),
    ("#[ig", "nore", "a test that does not run tests nothing"),
    ("FIX", "ME", "fix it, or file an issue"),
    ("TO", "DO", "do it, or file an issue"),
];

/// Words that rules crates may not hold: their order, time or chance would not replay.
const NEVER_IN_RULES: &[(&str, &str)] = &[
    ("HashMap", "its order is not the same on every run"),
    ("HashSet", "its order is not the same on every run"),
    ("SystemTime", "rules read no clock"),
    ("Instant", "rules read no clock"),
    ("std::fs", "rules do no I/O"),
    ("std::io", "rules do no I/O"),
    ("println!", "rules say nothing themselves"),
];

pub(super) fn check(tree: &Tree, faults: &mut Vec<String>) {
    for file in SOURCES.iter().flat_map(|end| tree.matching("", end)) {
        if file.text.lines().count() > LONGEST {
            faults.push(format!(
                "{}: over {LONGEST} lines; does it still have one subject?",
                file.path
            ));
        }
        for (left, right, why) in NEVER {
            report(file, &format!("{left}{right}"), why, faults);
        }
        if is_rules(&file.path) {
            for (word, why) in NEVER_IN_RULES {
                report(file, word, why, faults);
            }
        }
        if file.path.starts_with("crates/cli/src") {
            texts_come_from_say(file, faults);
        }
    }
}

fn report(file: &File, word: &str, why: &str, faults: &mut Vec<String>) {
    for (number, line) in (1..).zip(file.text.lines()) {
        if line.contains(word) {
            faults.push(format!("{}:{number}: {word}: {why}", file.path));
        }
    }
}

fn is_rules(path: &str) -> bool {
    path.starts_with("crates/rules/src") || (path.starts_with("crates/game-") && path.contains("/src/"))
}

/// A format string must not hold words of its own: two letters in a row outside of braces.
fn texts_come_from_say(file: &File, faults: &mut Vec<String>) {
    for (number, line) in (1..).zip(file.text.lines()) {
        let prints = ["print!(", "println!(", "write!(", "writeln!("];
        let Some(printed) = prints.iter().find_map(|print| line.split_once(print)) else {
            continue;
        };
        let format = printed.1.split('"').nth(1).unwrap_or_default();
        let mut depth = 0;
        let literal = format.chars().filter(|&c| {
            depth += i32::from(c == '{');
            let outside = depth == 0;
            depth -= i32::from(c == '}');
            outside
        });
        let literal: String = literal.collect();
        if literal
            .as_bytes()
            .windows(2)
            .any(|pair| pair.iter().all(u8::is_ascii_alphabetic))
        {
            faults.push(format!("{}:{number}: texts come from say", file.path));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(path: &str, text: &str) -> usize {
        let tree = Tree {
            files: vec![File {
                path: path.to_owned(),
                text: text.to_owned(),
            }],
        };
        let mut faults = Vec::new();
        check(&tree, &mut faults);
        faults.len()
    }

    #[test]
    fn the_command_line_prints_only_what_say_says() {
        assert_eq!(
            faults("crates/cli/src/x.rs", "println!(\"{}\", speaker.text(id));"),
            0
        );
        assert_eq!(
            faults("crates/cli/src/x.rs", "writeln!(out, \"{name:>10} {x}\")?;"),
            0
        );
        assert_eq!(
            faults(
                "crates/cli/src/x.rs",
                "println!(\"{}\", speaker.text(\"cli-hello\"));"
            ),
            0
        );
        assert_eq!(faults("crates/cli/src/x.rs", "println!(\"hello\");"), 1);
        assert_eq!(faults("crates/play/src/x.rs", "write!(f, \"hello\")"), 0);
    }

    #[test]
    fn rules_crates_are_kept_pure() {
        assert_eq!(
            faults("crates/game-x/src/lib.rs", "use std::collections::HashMap;"),
            1
        );
        assert_eq!(
            faults("crates/game-x/tests/it.rs", "use std::collections::HashMap;"),
            0
        );
    }

    #[test]
    fn long_files_are_found() {
        let long = "\n".repeat(801);
        assert_eq!(faults("crates/say/src/x.rs", &long), 1);
        assert_eq!(faults("crates/server/assets/x.js", &long), 1);
        assert_eq!(faults("tools/learn/x.py", &long), 1);
        assert_eq!(faults("docs/x.md", &long), 0);
    }

    #[test]
    fn scripts_are_finished_too() {
        let unfinished = format!("// {}{}: later\n", "TO", "DO");
        assert_eq!(faults("crates/server/assets/x.js", &unfinished), 1);
        assert_eq!(faults("model/src/x.rs", &unfinished), 1);
    }
}
