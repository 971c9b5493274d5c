//! Every language says everything that English says, with the same variables,
//! and nothing is left in English.

use std::collections::{BTreeMap, BTreeSet};

use super::Tree;

/// Where texts are.
const LOCALES: &str = "crates/say/locales/";

/// Messages that are the same in a language as in English, and rightly so.
const ALIKE: &[&str] = &[
    "bots-name-medium",
    "pacal-name",
    "page-name",
    "pylos-name",
    "pyramido-name",
    "sun-name",
    "table-bot-name",
    "table-hint-plain",
];

/// A message of a Fluent file.
struct Message<'a> {
    id: &'a str,
    /// All lines of it, the first without the id.
    text: Vec<&'a str>,
}

/// How many messages every language has.
pub(super) fn counts(tree: &Tree) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for file in tree.matching(LOCALES, ".ftl") {
        let language = file.path[LOCALES.len()..].split('/').next().unwrap_or_default();
        *counts.entry(language.to_owned()).or_default() += messages(&file.text).len();
    }
    counts
}

pub(super) fn check(tree: &Tree, faults: &mut Vec<String>) {
    let languages: BTreeSet<&str> = tree
        .matching(LOCALES, ".ftl")
        .filter_map(|file| file.path[LOCALES.len()..].split('/').next())
        .collect();
    for file in tree.matching("crates/say/locales/en/", ".ftl") {
        let name = file.path.rsplit('/').next().unwrap_or_default();
        for language in languages.iter().filter(|language| **language != "en") {
            let path = format!("{LOCALES}{language}/{name}");
            match tree.file(&path) {
                Some(other) => compare(&path, &file.text, &other.text, faults),
                None => faults.push(format!("{path}: is missing")),
            }
        }
    }
    for file in tree.matching(LOCALES, ".ftl") {
        let name = file.path.rsplit('/').next().unwrap_or_default();
        if tree.file(&format!("{LOCALES}en/{name}")).is_none() {
            faults.push(format!("{}: English has no such file", file.path));
        }
    }
}

fn compare(path: &str, english: &str, other: &str, faults: &mut Vec<String>) {
    let english = messages(english);
    let other: BTreeMap<&str, Message<'_>> = messages(other)
        .into_iter()
        .map(|message| (message.id, message))
        .collect();
    for message in &english {
        let id = message.id;
        let Some(translated) = other.get(id) else {
            faults.push(format!("{path}: {id} is missing"));
            continue;
        };
        let (here, there) = (message.variables(), translated.variables());
        if here != there {
            faults.push(format!(
                "{path}: {id} has the variables {there:?}, English {here:?}"
            ));
        }
        if message.words() == translated.words() && message.has_words() && !ALIKE.contains(&id) {
            faults.push(format!("{path}: {id} is left in English"));
        }
    }
    let known: BTreeSet<&str> = english.iter().map(|message| message.id).collect();
    for id in other.keys().filter(|id| !known.contains(*id)) {
        faults.push(format!("{path}: {id} is in no English text"));
    }
}

impl Message<'_> {
    fn variables(&self) -> BTreeSet<&str> {
        let parts = self.text.iter().flat_map(|line| line.split('$').skip(1));
        parts
            .map(|rest| {
                let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_');
                &rest[..end.unwrap_or(rest.len())]
            })
            .collect()
    }

    fn words(&self) -> String {
        self.text.concat()
    }

    /// Whether anything in it could be translated: a word outside of placeables
    /// and of lines that only show what to type.
    fn has_words(&self) -> bool {
        let mut inside = 0;
        let mut letters = 0;
        for character in self.words().chars() {
            match character {
                '{' => inside += 1,
                '}' => inside -= 1,
                c if inside == 0 && c.is_alphabetic() => letters += 1,
                _ => {}
            }
        }
        letters > 3
    }
}

fn messages(text: &str) -> Vec<Message<'_>> {
    let mut messages: Vec<Message<'_>> = Vec::new();
    for line in text.lines() {
        if line.starts_with(|c: char| c.is_ascii_lowercase()) {
            if let Some((id, first)) = line.split_once('=') {
                messages.push(Message {
                    id: id.trim(),
                    text: vec![first.trim()],
                });
            }
        } else if line.starts_with([' ', '}'])
            && let Some(message) = messages.last_mut()
        {
            message.text.push(line.trim());
        }
    }
    messages
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(english: &str, other: &str) -> Vec<String> {
        let mut faults = Vec::new();
        compare("sk/a.ftl", english, other, &mut faults);
        faults
    }

    #[test]
    fn a_complete_translation_is_fine() {
        let english =
            "a-x = take { $n ->\n    [one] one sphere\n   *[other] { $n } spheres\n}\na-y = { $word }\n";
        let slovak = "a-x = vezmi { $n ->\n    [one] guľu\n    [few] { $n } gule\n   *[other] { $n } gúľ\n}\na-y = { $word }\n";
        assert!(
            faults(english, slovak).is_empty(),
            "{:?}",
            faults(english, slovak)
        );
    }

    #[test]
    fn what_is_missing_extra_other_or_left_alone_is_found() {
        let english = "a-x = take { $n } spheres\na-y = hello there\n";
        assert_eq!(faults(english, "a-x = vezmi { $m } gúľ\na-y = ahoj\n").len(), 1);
        assert_eq!(faults(english, "a-x = vezmi { $n } gúľ\n").len(), 1);
        assert_eq!(
            faults(english, "a-x = vezmi { $n } gúľ\na-y = hello there\n").len(),
            1
        );
        assert_eq!(
            faults(english, "a-x = vezmi { $n } gúľ\na-y = ahoj\na-z = navyše\n").len(),
            1
        );
    }
}
