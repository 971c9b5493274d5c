//! Every message id that the code uses has a text, and every text is used. What is said decides
//! nothing: no code asks which message it has.

use std::collections::{BTreeMap, BTreeSet};

use super::{File, Tree};

pub(super) fn check(tree: &Tree, faults: &mut Vec<String>) {
    let mut texts: BTreeMap<&str, &File> = BTreeMap::new();
    let mut subjects = BTreeSet::new();
    for file in tree.matching("crates/say/locales/en/", ".ftl") {
        let subject = file
            .path
            .rsplit('/')
            .next()
            .and_then(|name| name.strip_suffix(".ftl"))
            .unwrap_or_default();
        subjects.insert(subject);
        for id in message_ids(&file.text) {
            if !id.starts_with(&format!("{subject}-")) {
                faults.push(format!(
                    "{}: {id} does not begin with the name of its file",
                    file.path
                ));
            }
            if texts.insert(id, file).is_some() {
                faults.push(format!("{}: {id} is there twice", file.path));
            }
        }
    }
    let mut used = BTreeSet::new();
    for file in tree
        .matching("crates/", ".rs")
        .filter(|file| !is_test(&file.path))
    {
        let code = file.text.split("#[cfg(test)]").next().unwrap_or_default();
        for line in code.lines() {
            if line.contains(".id == \"") || line.contains(".id != \"") {
                faults.push(format!(
                    "{}: a message is told by its id: {}",
                    file.path,
                    line.trim()
                ));
            }
        }
        for literal in literals(code) {
            let subject = literal.split('-').next().unwrap_or_default();
            if !subjects.contains(subject) || !is_id(literal) {
                continue;
            }
            used.insert(literal);
            if !texts.contains_key(literal) {
                faults.push(format!("{}: no text says {literal}", file.path));
            }
        }
    }
    for file in tree.matching("crates/lessons/data/", ".lesson") {
        for id in said_in_lesson(&file.text) {
            used.insert(id);
            if !texts.contains_key(id) {
                faults.push(format!("{}: no text says {id}", file.path));
            }
        }
    }
    for (id, file) in texts {
        if !used.contains(id) {
            faults.push(format!("{}: nobody says {id}", file.path));
        }
    }
}

/// The ids of the messages of a Fluent file.
fn message_ids(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
        .filter_map(|line| {
            let (id, _) = line.split_once('=')?;
            Some(id.trim())
        })
}

/// The string literals of Rust code, near enough: our ids hold no quotes and no escapes.
fn literals(code: &str) -> impl Iterator<Item = &str> {
    code.lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .flat_map(|line| line.split('"').skip(1).step_by(2))
}

/// The ids in a lesson: lessons are data, and name what they say.
fn said_in_lesson(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .flat_map(str::split_whitespace)
        .filter(|word| word.starts_with("lesson-"))
}

fn is_id(text: &str) -> bool {
    text.contains('-')
        && text
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}

fn is_test(path: &str) -> bool {
    path.contains("/tests/")
        || path.contains("/benches/")
        || path.ends_with("/tests.rs")
        || path.starts_with("crates/conform/")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(texts: &str, code: &str) -> Vec<String> {
        let file = |path: &str, text: &str| File {
            path: path.to_owned(),
            text: text.to_owned(),
        };
        let tree = Tree {
            files: vec![
                file("crates/say/locales/en/sun.ftl", texts),
                file("crates/x/src/lib.rs", code),
            ],
        };
        let mut faults = Vec::new();
        check(&tree, &mut faults);
        faults
    }

    #[test]
    fn texts_and_uses_must_meet() {
        assert!(faults("sun-a = x\nsun-b =\n    y\n", "f(\"sun-a\", \"sun-b\")").is_empty());
        assert_eq!(faults("sun-a = x\n", "f(\"sun-a\", \"sun-b\")").len(), 1);
        assert_eq!(faults("sun-a = x\nsun-b = y\n", "f(\"sun-a\")").len(), 1);
    }

    #[test]
    fn messages_are_not_told_by_their_ids() {
        let found = faults("sun-a = x\n", "if phrase.id == \"sun-a\" { 1 }");
        assert_eq!(found.len(), 1, "{found:?}");
    }

    #[test]
    fn lessons_use_texts_too() {
        let file = |path: &str, text: &str| File {
            path: path.to_owned(),
            text: text.to_owned(),
        };
        let tree = Tree {
            files: vec![
                file(
                    "crates/say/locales/en/lesson-sun.ftl",
                    "lesson-sun-a = x\nlesson-sun-b = y\n",
                ),
                file(
                    "crates/lessons/data/sun.lesson",
                    "# lesson-sun-b\nsay lesson-sun-a\nwrong 2@* lesson-sun-c\n",
                ),
            ],
        };
        let mut faults = Vec::new();
        check(&tree, &mut faults);
        assert_eq!(faults.len(), 2, "{faults:?}");
    }

    #[test]
    fn ids_begin_with_the_name_of_their_file_and_are_there_once() {
        assert_eq!(faults("moon-a = x\nsun-a = y\n", "\"moon-a\" \"sun-a\"").len(), 2);
        assert_eq!(faults("sun-a = x\nsun-a = y\n", "\"sun-a\"").len(), 1);
    }
}
