//! Every language says everything that English says, with the same variables,
//! and says it well.
//!
//! | what | where |
//! | --- | --- |
//! | nothing is missing, extra or left in English | here |
//! | one word for one thing, and titles | [`glossary`] |
//! | informal address of one person | [`register`] |
//! | quotation marks, apostrophes, spaces | [`typography`] |
//! | plural forms of what is counted | [`plurals`] |
//!
//! The pages of rules are checked like the messages, but for their code and,
//! since they have no variables, for plural forms.

mod fluent;
mod glossary;
mod plurals;
mod register;
mod typography;

use std::collections::{BTreeMap, BTreeSet};

use self::fluent::{Message, messages};
use self::glossary::Glossary;
use super::{Tree, one_list};

/// Where texts are.
const LOCALES: &str = "crates/say/locales/";

/// The languages that we know how to check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Language {
    English,
    Slovak,
    Czech,
    Ukrainian,
}

impl Language {
    const ALL: [Language; 4] = [
        Language::English,
        Language::Slovak,
        Language::Czech,
        Language::Ukrainian,
    ];

    const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Slovak => "sk",
            Language::Czech => "cs",
            Language::Ukrainian => "uk",
        }
    }

    /// The page of a game's exact rules, and the one for players.
    fn pages(self, game: &str) -> [String; 2] {
        let folder = match self {
            Language::English => "docs/games".to_owned(),
            _ => format!("docs/games/{}", self.tag()),
        };
        [format!("{folder}/{game}.md"), format!("{folder}/guide/{game}.md")]
    }
}

/// Messages that are the same in a language as in English, and rightly so. The
/// names of games are too: they are those on the box.
const SAME_AS_ENGLISH: &[&str] = &[
    "bots-name-medium",
    "page-name",
    "table-bot-name",
    "table-hint-plain",
];

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
    let games = one_list::games(tree);
    let languages: BTreeSet<&str> = tree
        .matching(LOCALES, ".ftl")
        .filter_map(|file| file.path[LOCALES.len()..].split('/').next())
        .collect();
    for file in tree.matching("crates/say/locales/en/", ".ftl") {
        let name = file.path.rsplit('/').next().unwrap_or_default();
        for language in languages.iter().filter(|language| **language != "en") {
            let path = format!("{LOCALES}{language}/{name}");
            match tree.file(&path) {
                Some(other) => compare(&path, &file.text, &other.text, &games, faults),
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
    for language in languages {
        if !Language::ALL.iter().any(|known| known.tag() == language) {
            faults.push(format!(
                "{LOCALES}{language}: nobody knows how to check this language"
            ));
        }
    }
    wording(tree, &games, faults);
}

/// How things are said, in messages and on the pages of rules.
fn wording(tree: &Tree, games: &[&str], faults: &mut Vec<String>) {
    let texts: Vec<&str> = tree
        .matching(LOCALES, ".ftl")
        .map(|file| file.text.as_str())
        .collect();
    let all: Vec<Message<'_>> = texts.iter().flat_map(|text| messages(text)).collect();
    let counting = plurals::counting(all.iter());
    let glossaries = Language::ALL.map(|language| {
        let path = format!("{LOCALES}{}/glossary.tsv", language.tag());
        let text = tree.file(&path).map_or_else(
            || {
                faults.push(format!("{path}: is missing"));
                ""
            },
            |file| file.text.as_str(),
        );
        (language, Glossary::read(&path, text, faults), path)
    });
    for (language, glossary, path) in &glossaries {
        glossary::compare(path, &glossaries[0].1, glossary, faults);
        glossary::check_titles(tree, *language, glossary, games, faults);
        for file in tree.matching(&format!("{LOCALES}{}/", language.tag()), ".ftl") {
            for message in messages(&file.text) {
                let mut wrong = plurals::check(*language, &message, &counting);
                for reading in message.readings() {
                    wrong.extend(said(*language, glossary, message.id, &reading));
                }
                wrong.sort();
                wrong.dedup();
                faults.extend(
                    wrong
                        .iter()
                        .map(|wrong| format!("{}: {} {wrong}", file.path, message.id)),
                );
            }
        }
        let pages = games
            .iter()
            .flat_map(|game| language.pages(game).map(|path| (game, path)));
        for (game, path) in pages {
            let Some(page) = tree.file(&path) else {
                continue;
            };
            for (at, line) in prose(&page.text) {
                let wrong = said(*language, glossary, &format!("docs-{game}"), &line);
                faults.extend(wrong.iter().map(|wrong| format!("{path}:{at}: {wrong}")));
            }
        }
    }
}

fn said(language: Language, glossary: &Glossary<'_>, id: &str, text: &str) -> Vec<String> {
    let mut wrong = typography::check(language, text);
    wrong.extend(register::check(language, text));
    wrong.extend(glossary.check(id, text));
    wrong
}

/// The lines of a page with their numbers, without code, addresses and markup.
fn prose(page: &str) -> Vec<(usize, String)> {
    let mut code = false;
    let mut lines = Vec::new();
    for (at, line) in page.lines().enumerate() {
        if line.starts_with("```") {
            code = !code;
            continue;
        }
        if code {
            continue;
        }
        let words: String = line.split('`').step_by(2).collect::<Vec<_>>().join(" ");
        let words: String = words
            .split('<')
            .map(|part| part.split_once('>').map_or(part, |(_, rest)| rest))
            .collect();
        let words: String = words
            .split("](")
            .enumerate()
            .map(|(at, part)| match at {
                0 => part,
                _ => part.split_once(')').map_or("", |(_, rest)| rest),
            })
            .collect();
        lines.push((at + 1, words));
    }
    lines
}

fn compare(path: &str, english: &str, other: &str, games: &[&str], faults: &mut Vec<String>) {
    let may_be_same = |id: &str| {
        let game = id.strip_suffix("-name");
        SAME_AS_ENGLISH.contains(&id) || game.is_some_and(|game| games.contains(&game))
    };
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
        if message.words() == translated.words() && message.has_words() && !may_be_same(id) {
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
        let parts = self.lines.iter().flat_map(|line| line.split('$').skip(1));
        parts
            .map(|rest| {
                let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_');
                &rest[..end.unwrap_or(rest.len())]
            })
            .collect()
    }

    fn words(&self) -> String {
        self.lines.concat()
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

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(english: &str, other: &str) -> Vec<String> {
        let mut faults = Vec::new();
        compare("sk/a.ftl", english, other, &["tomb"], &mut faults);
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

    #[test]
    fn only_games_may_be_called_as_in_english() {
        let english = "tomb-name = Silver & Gold\ntomba-name = Silver & Gold\n";
        assert_eq!(faults(english, english).len(), 1);
    }

    #[test]
    fn pages_are_read_without_code() {
        let page = "# A “title”\n\n```sh\nprintf 'x'\n```\n<a id=\"to-1\"></a>**TO-1.** See [TO-5](#to-5 \"x\") and `'a'`.\n";
        assert_eq!(
            prose(page),
            [
                (1, "# A “title”".to_owned()),
                (2, String::new()),
                (6, "**TO-1.** See [TO-5 and  .".to_owned())
            ]
        );
    }

    #[test]
    fn messages_and_pages_are_checked_for_their_wording() {
        let file = |path: &str, text: &str| super::super::File {
            path: path.to_owned(),
            text: text.to_owned(),
        };
        let glossary =
            "concept\twhere\tterm\tforbidden\ntitle\ttomb\tTomb\t\nchamber\ttomb\tkomnata\tkomor\n";
        let mut files = Vec::new();
        for language in Language::ALL {
            let folder = format!("{LOCALES}{}", language.tag());
            files.push(file(&format!("{folder}/glossary.tsv"), glossary));
            files.push(file(&format!("{folder}/tomb.ftl"), "tomb-name = Tomb\n"));
            files.extend(language.pages("tomb").map(|page| file(&page, "# Tomb\n")));
        }
        let faults = |files: Vec<super::super::File>| {
            let mut faults = Vec::new();
            wording(&Tree { files }, &["tomb"], &mut faults);
            faults
        };
        let with = |path: String, text: &str| {
            let copied = files.iter().map(|known| file(&known.path, &known.text));
            copied
                .filter(|known| known.path != path)
                .chain([file(&path, text)])
                .collect()
        };
        assert_eq!(faults(with("x".to_owned(), "")), [""; 0]);
        for (text, wrong) in [
            ("Klikni na „kartu“.", 0),
            ("«Klikni»", 2),
            ("Kliknite", 1),
            ("Štyri komory", 1),
            (
                "{ $count ->\n    [one] x\n   *[other] y\n} z { $count } kariet",
                1,
            ),
        ] {
            let tomb = format!("{LOCALES}sk/tomb.ftl");
            let texts = format!("tomb-name = Tomb\ntomb-x = {text}\n");
            assert_eq!(faults(with(tomb, &texts)).len(), wrong, "{text}");
        }
        for page in Language::Czech.pages("tomb") {
            assert_eq!(faults(with(page, "# Tomb\n\nHrajte v komorách.\n")).len(), 2);
        }
        let missing = format!("{LOCALES}uk/glossary.tsv");
        assert!(!faults(with(missing, "")).is_empty());
    }
}
