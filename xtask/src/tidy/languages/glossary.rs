//! One word for one thing: every language has a `glossary.tsv`.
//!
//! A row has a concept, where it is spoken of, our term for it, and what must
//! not be said instead, separated by tabs; lines that begin with `#` are
//! comments. *Where* is a game, another subject of texts (`puzzle`), several of
//! them separated by commas, or `*`. A game covers its own messages, its lesson,
//! its board and actions in words, and its page of rules. Forbidden are the
//! beginnings of words, whole words (`lom$`) or phrases, separated by commas.
//!
//! A row whose concept is `title` is the name on the box in that language, else
//! the original one: the game's message says exactly that. A game without such
//! a row is called as its message says. Its pages begin with the same name.

use std::collections::BTreeSet;

use super::Language;
use super::fluent::messages;
use crate::tidy::Tree;

struct Entry<'a> {
    concept: &'a str,
    places: Vec<&'a str>,
    term: &'a str,
    forbidden: Vec<&'a str>,
}

/// What one language's texts may say.
pub(super) struct Glossary<'a> {
    entries: Vec<Entry<'a>>,
}

impl<'a> Glossary<'a> {
    /// Reads a glossary; what cannot be read is a fault.
    pub(super) fn read(path: &str, text: &'a str, faults: &mut Vec<String>) -> Glossary<'a> {
        let mut entries = Vec::new();
        let lines = text.lines().enumerate().skip(1);
        for (at, line) in lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#')) {
            let columns: Vec<&str> = line.split('\t').collect();
            let [concept, places, term, forbidden] = columns[..] else {
                faults.push(format!("{path}:{}: a row has four columns", at + 1));
                continue;
            };
            entries.push(Entry {
                concept,
                places: places.split(',').map(str::trim).collect(),
                term,
                forbidden: forbidden
                    .split(',')
                    .map(str::trim)
                    .filter(|stem| !stem.is_empty())
                    .collect(),
            });
        }
        Glossary { entries }
    }

    /// What is wrong with the words of a message, or of a page (`docs-tomb`).
    pub(super) fn check(&self, id: &str, text: &str) -> Vec<String> {
        let text = text.to_lowercase();
        self.entries
            .iter()
            .filter(|entry| entry.places.iter().any(|place| covers(place, id)))
            .flat_map(|entry| {
                let said = entry.forbidden.iter().filter(|stem| says(&text, stem));
                said.map(|stem| format!("says “{stem}”: {} is “{}”", entry.concept, entry.term))
            })
            .collect()
    }

    /// Concepts with where they are spoken of.
    fn concepts(&self) -> BTreeSet<(&str, Vec<&str>)> {
        let key = |entry: &Entry<'a>| (entry.concept, entry.places.clone());
        self.entries.iter().map(key).collect()
    }

    /// The title of a game, where it is fixed.
    fn title(&self, game: &str) -> Option<&str> {
        let mut titles = self.entries.iter().filter(|entry| entry.concept == "title");
        titles
            .find(|entry| entry.places == [game])
            .map(|entry| entry.term)
    }
}

/// Every language has the same concepts.
pub(super) fn compare(path: &str, english: &Glossary<'_>, other: &Glossary<'_>, faults: &mut Vec<String>) {
    let (here, there) = (english.concepts(), other.concepts());
    for (concept, places) in here.symmetric_difference(&there) {
        let places = places.join(",");
        faults.push(format!(
            "{path}: English and this language do not both have {concept} ({places})"
        ));
    }
}

/// A game is called in its texts and on its page as the glossary says.
pub(super) fn check_titles(
    tree: &Tree,
    language: Language,
    glossary: &Glossary<'_>,
    games: &[&str],
    faults: &mut Vec<String>,
) {
    for game in games {
        let path = format!("{}{}/{game}.ftl", super::LOCALES, language.tag());
        let id = format!("{game}-name");
        let said = tree.file(&path).and_then(|file| {
            let message = messages(&file.text)
                .into_iter()
                .find(|message| message.id == id)?;
            message.readings().pop()
        });
        let Some(title) = glossary.title(game).or(said.as_deref()) else {
            faults.push(format!("{path}: {id} is missing"));
            continue;
        };
        if said.as_deref() != Some(title) {
            faults.push(format!("{path}: {id} is not “{title}”"));
        }
        for path in language.pages(game) {
            let heading = tree.file(&path).and_then(|file| file.text.lines().next());
            if !heading.is_some_and(|line| line.starts_with(&format!("# {title}"))) {
                faults.push(format!("{path}: the page does not begin with “# {title}”"));
            }
        }
    }
}

fn covers(place: &str, id: &str) -> bool {
    if place == "*" {
        return true;
    }
    ["", "lesson-", "reading-", "action-", "docs-"]
        .iter()
        .any(|prefix| {
            let rest = id.strip_prefix(prefix).and_then(|id| id.strip_prefix(place));
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
        })
}

/// Whether a word of the text begins so; with `$`, whether it is that word.
fn says(text: &str, stem: &str) -> bool {
    let (stem, whole) = match stem.strip_suffix('$') {
        Some(stem) => (stem, true),
        None => (stem, false),
    };
    text.match_indices(stem).any(|(at, found)| {
        let before = text[..at].chars().next_back();
        let after = text[at + found.len()..].chars().next();
        let goes_on = whole && after.is_some_and(char::is_alphabetic);
        !goes_on && !before.is_some_and(char::is_alphabetic)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "concept\twhere\tterm\tforbidden\n# tomb\nchamber\ttomb\tkomnata\tkomor, komôr$\nquarry\tpyramido\tkameňolom\tlom$\npuzzle\tpuzzle,me\túloha\thádank\n";

    fn faults(id: &str, text: &str) -> Vec<String> {
        let mut faults = Vec::new();
        let glossary = Glossary::read("sk", TEXT, &mut faults);
        assert_eq!(faults, [""; 0]);
        glossary.check(id, text)
    }

    #[test]
    fn forbidden_words_are_found_where_they_are_forbidden() {
        for (id, text) in [
            ("tomb-x", "Štyri komory"),
            ("lesson-tomb-x", "päť komôr"),
            ("docs-tomb", "Komora má päť riadkov"),
            ("pyramido-x", "z lomu do lom."),
            ("me-x", "lekcie a hádanky"),
        ] {
            assert_eq!(faults(id, text).len(), 1, "{id}: {text}");
        }
        for (id, text) in [
            ("tomb-x", "Štyri komnaty"),
            ("sun-x", "Štyri komory"),
            ("tombola-x", "Štyri komory"),
            ("pyramido-x", "kameňolom"),
            ("pyramido-x", "lomu"),
            ("bots-x", "každú hádanku už počula"),
        ] {
            assert_eq!(faults(id, text), [""; 0], "{id}: {text}");
        }
    }

    #[test]
    fn a_row_that_cannot_be_read_and_a_missing_concept_are_faults() {
        let mut faults = Vec::new();
        let whole = Glossary::read("en", TEXT, &mut faults);
        let less = Glossary::read("sk", "head\nchamber\ttomb\tkomnata\t\nbroken row\n", &mut faults);
        assert_eq!(faults.len(), 1, "{faults:?}");
        compare("sk", &whole, &less, &mut faults);
        assert_eq!(faults.len(), 3, "{faults:?}");
    }

    #[test]
    fn a_game_is_called_by_its_title() {
        let file = |path: &str, text: &str| crate::tidy::File {
            path: path.to_owned(),
            text: text.to_owned(),
        };
        let tree = |name: &str, heading: &str| Tree {
            files: vec![
                file("crates/say/locales/uk/pyramido.ftl", name),
                file("docs/games/uk/pyramido.md", heading),
                file("docs/games/uk/guide/pyramido.md", heading),
            ],
        };
        let mut faults = Vec::new();
        let glossary = Glossary::read("uk", "head\ntitle\tpyramido\tПірамідо\t\n", &mut faults);
        let good = tree("pyramido-name = Пірамідо\n", "# Пірамідо\n");
        let games = ["pyramido"];
        check_titles(&good, Language::Ukrainian, &glossary, &games, &mut faults);
        assert_eq!(faults, [""; 0]);
        let bad = tree("pyramido-name = Pyramido\n", "# Pyramido\n");
        check_titles(&bad, Language::Ukrainian, &glossary, &games, &mut faults);
        assert_eq!(faults.len(), 3, "{faults:?}");
        // What no glossary fixes is fixed by the message.
        faults.clear();
        let free = Glossary::read("uk", "head\n", &mut faults);
        check_titles(&bad, Language::Ukrainian, &free, &games, &mut faults);
        assert_eq!(faults, [""; 0]);
        let other = tree("pyramido-name = Pyramido\n", "# Пірамідо\n");
        check_titles(&other, Language::Ukrainian, &free, &games, &mut faults);
        assert_eq!(faults.len(), 2, "{faults:?}");
    }
}
