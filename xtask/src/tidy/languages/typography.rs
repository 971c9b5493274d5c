//! Quotation marks, apostrophes, and the space before "…" and "%".
//!
//! | | quotes | apostrophe | percent |
//! | --- | --- | --- | --- |
//! | English | “ ” | ’ | 95% |
//! | Slovak, Czech | „ “ | ’ | 95 %, but 95% before a noun: "95% interval" is one adjective |
//! | Ukrainian | « » | ’ | 95 % |
//!
//! No language has a space between a word and the "…" that follows it.

use super::Language;

pub(super) fn check(language: Language, text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let (open, close) = quotes(language);
    for mark in text.chars() {
        if "«»„“”‚‘‹›\"'`´".contains(mark) && mark != open && mark != close {
            faults.push(format!(
                "has {mark}: quotes are {open} {close}, an apostrophe is ’"
            ));
        }
    }
    if text.matches(open).count() != text.matches(close).count() {
        faults.push(format!("does not close every {open} with {close}"));
    }
    let marks: Vec<char> = text.chars().collect();
    for (at, mark) in marks.iter().enumerate() {
        let before = &marks[..at];
        match mark {
            '…' if spaced(before) => {
                faults.push("has a space before “…”".to_owned());
            }
            '%' => faults.extend(percent(language, before, &marks[at + 1..])),
            _ => {}
        }
    }
    faults
}

fn quotes(language: Language) -> (char, char) {
    match language {
        Language::English => ('“', '”'),
        Language::Slovak | Language::Czech => ('„', '“'),
        Language::Ukrainian => ('«', '»'),
    }
}

/// Whether a word and then a space come before.
fn spaced(before: &[char]) -> bool {
    before.last().is_some_and(|mark| mark.is_whitespace()) && before.iter().any(|mark| !mark.is_whitespace())
}

fn percent(language: Language, before: &[char], after: &[char]) -> Option<String> {
    let adjective = matches!(after, [' ', next, ..] if next.is_lowercase());
    match (language, spaced(before)) {
        (Language::English, true) => Some("has a space before “%”".to_owned()),
        (Language::Slovak | Language::Czech, false) if adjective => None,
        (Language::English, false) | (_, true) => None,
        (_, false) => Some("has no space before “%”".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Language::{Czech, English, Slovak, Ukrainian};

    #[test]
    fn every_language_has_its_quotes() {
        for (language, good, bad) in [
            (English, "say “help”", "say «help»"),
            (English, "the bot’s seat", "the bot's seat"),
            (English, "say “help”", "say \"help\""),
            (Slovak, "napíš „help“", "napíš «help»"),
            (Czech, "napiš „help“", "napiš “help”"),
            (Ukrainian, "набери «help»", "набери „help“"),
            (Ukrainian, "п’ять", "п'ять"),
        ] {
            assert_eq!(check(language, good), [""; 0], "{good}");
            assert!(!check(language, bad).is_empty(), "{bad}");
        }
    }

    #[test]
    fn quotes_are_closed() {
        assert!(!check(Slovak, "napíš „help").is_empty());
    }

    #[test]
    fn no_space_comes_before_an_ellipsis() {
        assert!(!check(English, "thinking …").is_empty());
        assert!(!check(Ukrainian, "думає …").is_empty());
        assert_eq!(check(English, "thinking…"), [""; 0]);
        assert_eq!(check(English, "… and three more"), [""; 0]);
    }

    #[test]
    fn a_percent_sign_is_spaced_as_the_language_does() {
        for (language, good, bad) in [
            (English, "95%", "95 %"),
            (Slovak, "šanca 95 %", "šanca 95%"),
            (Czech, "s 95% intervalem", "95%."),
            (Ukrainian, "інтервали 95 %", "інтервали 95%"),
        ] {
            assert_eq!(check(language, good), [""; 0], "{good}");
            assert!(!check(language, bad).is_empty(), "{bad}");
        }
    }
}
