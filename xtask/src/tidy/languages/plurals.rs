//! A counted noun has plural forms: "1 torches" is never said.
//!
//! A variable counts if any text of any language chooses a plural form by it.
//! Wherever such a variable stands right before a word, that word is taken for
//! what is counted, and must be inside a choice by the same variable. Words
//! that are never counted ("3 of 5", "at most 4 are possible") are listed.
//! In English the end of a range ("2 to 4 players") is always in the plural.
//!
//! Points can be negative, and the category `one` holds −1 as well as 1. So a
//! form without the number in it must be for `[1]`; in English any form for
//! one point must, for it is "−1 points" there.

use std::collections::BTreeSet;

use super::Language;
use super::fluent::{Message, Piece};

/// The variables that count something in these messages.
pub(super) fn counting<'a>(messages: impl Iterator<Item = &'a Message<'a>>) -> BTreeSet<String> {
    let mut counting = BTreeSet::new();
    for message in messages {
        collect(&message.pieces(), &mut counting);
    }
    counting
}

fn collect(pieces: &[Piece], counting: &mut BTreeSet<String>) {
    for piece in pieces {
        if let Piece::Choice { variable, variants } = piece {
            let plural = |key: &str| ["few", "many", "other"].contains(&key);
            if variants.iter().any(|(key, _)| key == "one") && variants.iter().any(|(key, _)| plural(key)) {
                counting.insert(variable.clone());
            }
            for (_, pieces) in variants {
                collect(pieces, counting);
            }
        }
    }
}

pub(super) fn check(language: Language, message: &Message<'_>, counting: &BTreeSet<String>) -> Vec<String> {
    let mut faults = Vec::new();
    let mut walk = Walk {
        language,
        counting,
        faults: &mut faults,
    };
    walk.pieces(&message.pieces(), &mut Vec::new());
    faults
}

struct Walk<'a> {
    language: Language,
    counting: &'a BTreeSet<String>,
    faults: &'a mut Vec<String>,
}

impl Walk<'_> {
    /// `chosen` are the variables by which a form was chosen already.
    fn pieces(&mut self, pieces: &[Piece], chosen: &mut Vec<String>) {
        for (at, piece) in pieces.iter().enumerate() {
            match piece {
                Piece::Text(_) => {}
                Piece::Variable(name) => {
                    let before = at.checked_sub(1).and_then(|at| pieces.get(at));
                    let (before, after) = (text(before), text(pieces.get(at + 1)));
                    if self.counting.contains(name)
                        && !chosen.contains(name)
                        && !self.ends_a_range(before)
                        && let Some(noun) = self.counted(after)
                    {
                        self.faults
                            .push(format!("counts “{noun}” by ${name} without plural forms"));
                    }
                }
                Piece::Choice { variable, variants } => {
                    for (key, pieces) in variants {
                        let silent = self.language == Language::English || !shows(pieces, variable);
                        if variable == "points" && key == "one" && silent {
                            self.faults
                                .push("says a score of −1 like one of 1: write [1] for [one]".to_owned());
                        }
                        chosen.push(variable.clone());
                        self.pieces(pieces, chosen);
                        chosen.pop();
                    }
                }
            }
        }
    }

    fn ends_a_range(&self, before: &str) -> bool {
        self.language == Language::English && (before.ends_with(" to ") || before.ends_with('–'))
    }

    /// The noun after a number, if one follows.
    fn counted<'t>(&self, after: &'t str) -> Option<&'t str> {
        let word = after.strip_prefix(' ')?;
        let end = word.find(|c: char| !c.is_alphabetic() && c != '’');
        let word = &word[..end.unwrap_or(word.len())];
        // Units are abbreviated and have one form: "5 s", "3 MiB".
        let unit = ["s", "с", "MiB", "МіБ"].contains(&word);
        (!word.is_empty() && !unit && !never_counted(self.language).contains(&word)).then_some(word)
    }
}

fn text(piece: Option<&Piece>) -> &str {
    match piece {
        Some(Piece::Text(text)) => text,
        _ => "",
    }
}

fn shows(pieces: &[Piece], variable: &str) -> bool {
    pieces
        .iter()
        .any(|piece| matches!(piece, Piece::Variable(name) if name == variable))
}

/// Words that follow a number without being counted by it.
fn never_counted(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &[
            "and", "are", "at", "but", "exist", "in", "is", "left", "more", "of", "on", "or", "to", "will",
        ],
        Language::Slovak => &[
            "a",
            "ale",
            "alebo",
            "až",
            "je",
            "na",
            "namiesto",
            "neexistuje",
            "nie",
            "sú",
            "v",
            "z",
            "zo",
        ],
        Language::Czech => &[
            "a", "ale", "až", "je", "jsou", "na", "ne", "nebo", "není", "v", "z", "ze",
        ],
        Language::Ukrainian => &["або", "до", "є", "з", "замість", "зі", "і", "на", "не", "у", "в"],
    }
}

#[cfg(test)]
mod tests {
    use super::super::fluent::messages;
    use super::*;

    fn faults(language: Language, text: &str) -> Vec<String> {
        let known = messages(
            "x-a = { $count ->\n    [one] a\n   *[other] b\n}\nx-b = { $points ->\n    [one] a\n   *[other] b\n}\n",
        );
        let texts = messages(text);
        let counting = counting(known.iter().chain(&texts));
        texts
            .iter()
            .flat_map(|message| check(language, message, &counting))
            .collect()
    }

    #[test]
    fn a_counted_noun_needs_forms() {
        for (language, bad) in [
            (Language::English, "a-x = you can have { $count } torches\n"),
            (Language::Slovak, "a-x = máš { $count } fakieľ\n"),
            (Language::Czech, "a-x = { $count } pochodní\n"),
            (Language::Ukrainian, "a-x = { $count } смолоскипів\n"),
            (
                Language::Ukrainian,
                "a-x = { $stones ->\n    [one] { $count } раз\n   *[other] x\n}\n",
            ),
        ] {
            assert_eq!(faults(language, bad).len(), 1, "{bad}");
        }
    }

    #[test]
    fn forms_ranges_units_and_what_is_not_counted_are_fine() {
        for good in [
            "a-x = { $count ->\n    [one] one torch\n   *[other] { $count } torches\n} left\n",
            "a-x = too many torches: { $count }, but only { $most } exist\n",
            "a-x = { $fewest } to { $count } players\n",
            "a-x = after { $count } s\n",
            "a-x = { $count } of { $all } solved\n",
            "a-x = { $name } wins\n",
        ] {
            assert_eq!(faults(Language::English, good), [""; 0], "{good}");
        }
    }

    #[test]
    fn a_score_of_minus_one_is_not_one_point() {
        let one = "a-x = { $points ->\n    [one] jeden bod\n   *[other] { $points } bodov\n}\n";
        assert_eq!(faults(Language::Slovak, one).len(), 1);
        let shown = "a-x = { $points ->\n    [1] jeden bod\n    [one] { $points } bod\n   *[other] { $points } bodov\n}\n";
        assert_eq!(faults(Language::Slovak, shown), [""; 0]);
        let english = "a-x = { $points ->\n    [one] { $points } point\n   *[other] { $points } points\n}\n";
        assert_eq!(faults(Language::English, english).len(), 1);
        let exact = "a-x = { $points ->\n    [1] one point\n   *[other] { $points } points\n}\n";
        assert_eq!(faults(Language::English, exact), [""; 0]);
    }
}
