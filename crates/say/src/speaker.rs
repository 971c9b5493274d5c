use std::borrow::Cow;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use fluent_templates::Loader;
use fluent_templates::fluent_bundle::FluentValue;
use rules::{Arg, Phrase, Refusal};

use crate::Language;
use crate::memory::Memory;

fluent_templates::static_loader! {
    static LOCALES = {
        locales: "./locales",
        fallback_language: "en",
        customise: |bundle| {
            // Bidirectional marks would end up in terminals and in files that people compare.
            bundle.set_use_isolating(false);
            bundle.set_formatter(Some(minus_sign));
        },
    };
}

/// Writes a negative number with a minus sign, which screen readers read out,
/// and not with a hyphen, which they skip. Every other value is written as usual.
fn minus_sign<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => Some(number.as_string().replacen('-', "−", 1)),
        _ => None,
    }
}

/// Mixes a few numbers that nobody from outside can choose.
#[derive(Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_usize(usize::from(*byte));
        }
    }

    fn write_usize(&mut self, number: usize) {
        // The odd number nearest to 2^64 divided by the golden ratio.
        self.0 = (self.0.rotate_left(5) ^ number as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn write_isize(&mut self, number: isize) {
        self.write_usize(number as usize);
    }

    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }
}

/// Says things in one language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Speaker {
    language: Language,
}

impl Speaker {
    /// A speaker of this language.
    pub const fn new(language: Language) -> Speaker {
        Speaker { language }
    }

    /// The language.
    pub const fn language(self) -> Language {
        self.language
    }

    /// The text of a message without variables.
    pub fn text(self, id: &'static str) -> String {
        // Looking a message up takes a hundred times as long as copying it, and pages
        // are made of such texts. There are as many as there are messages.
        type Known = HashMap<(Language, usize, usize), Arc<str>, BuildHasherDefault<Mixed>>;
        static KNOWN: LazyLock<RwLock<Known>> = LazyLock::new(RwLock::default);
        // Ids are parts of the program, so where one lies says which it is.
        let key = (self.language, id.as_ptr().addr(), id.len());
        let known = KNOWN.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(text) = known.get(&key) {
            return text.to_string();
        }
        drop(known);
        let text = self.looked_up(&Phrase::new(id));
        let mut known = KNOWN.write().unwrap_or_else(PoisonError::into_inner);
        known.insert(key, text.as_str().into());
        text
    }

    /// The text of a phrase.
    ///
    /// A missing message shows as its id, so that a mistake in a text never takes a match down;
    /// `cargo xtask tidy` prevents that.
    pub fn say(self, phrase: &Phrase) -> String {
        static SAID: LazyLock<[Memory; Language::ALL.len()]> = LazyLock::new(Default::default);
        if phrase.args.is_empty() {
            return self.text(phrase.id);
        }
        SAID[self.language as usize].recall(phrase, || self.looked_up(phrase))
    }

    fn looked_up(self, phrase: &Phrase) -> String {
        let args: HashMap<Cow<'static, str>, FluentValue<'_>> = phrase
            .args
            .iter()
            .map(|(name, arg)| (Cow::Borrowed(*name), self.value(arg)))
            .collect();
        LOCALES
            .try_lookup_with_args(&self.language.identifier(), phrase.id, &args)
            .unwrap_or_else(|| format!("⟨{}⟩", phrase.id))
    }

    /// Why an action is refused, with the number of the rule.
    pub fn refusal(self, refusal: &impl Refusal) -> String {
        let reason = self.say(&refusal.phrase());
        match refusal.rule() {
            None => reason,
            Some(rule) => self.say(
                &Phrase::new("refused-with-rule")
                    .with("reason", reason)
                    .with("rule", rule.to_string()),
            ),
        }
    }

    fn value(self, arg: &Arg) -> FluentValue<'_> {
        match arg {
            Arg::Number(number) => (*number).into(),
            Arg::Text(text) => text.as_str().into(),
            Arg::Message(id) => self.text(id).into(),
            Arg::Seats(seats) => {
                let called: Vec<String> = seats.iter().map(|&seat| self.seat(seat)).collect();
                called.join(", ").into()
            }
            Arg::Phrase(phrase) => self.say(phrase).into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::Seat;

    use super::*;

    #[test]
    fn numbers_choose_the_plural_form() {
        let floating = |missing: i32| {
            Speaker::default().say(
                &Phrase::new("pylos-setup-floating")
                    .with("place", "2a1")
                    .with("missing", missing),
            )
        };
        assert_eq!(
            floating(1),
            "the sphere on 2a1 floats: one of the four places under it is empty"
        );
        assert_eq!(
            floating(3),
            "the sphere on 2a1 floats: 3 of the four places under it are empty"
        );
    }

    /// Fluent's category `one` holds −1 as well as 1, so a score of −1 was "one point".
    #[test]
    fn a_score_of_minus_one_is_not_one_point() {
        let score = |language: Language, points: i32| {
            Speaker::new(language).say(
                &Phrase::new("tomb-board-seat")
                    .with("seat", Seat::SECOND)
                    .with("points", points),
            )
        };
        for (language, minus_one, one) in [
            (Language::English, "seat 2: −1 points", "seat 2: one point"),
            (Language::Slovak, "hráč 2: −1 bod", "hráč 2: jeden bod"),
            (Language::Czech, "hráč 2: −1 bod", "hráč 2: jeden bod"),
            (Language::Ukrainian, "гравець 2: −1 бал", "гравець 2: 1 бал"),
        ] {
            assert_eq!(score(language, -1), minus_one);
            assert_eq!(score(language, 1), one);
        }
    }

    #[test]
    fn a_game_for_two_does_not_take_two_to_two() {
        let wrong = |most: i32| {
            Speaker::default().say(
                &Phrase::new("games-wrong-seats")
                    .with("game", "pylos")
                    .with("seats", 3)
                    .with("fewest", 2)
                    .with("most", most),
            )
        };
        assert!(wrong(2).ends_with("it takes exactly 2"), "{}", wrong(2));
        assert!(wrong(4).ends_with("it takes 2 to 4"), "{}", wrong(4));
    }

    #[test]
    fn one_torch_is_not_one_torches() {
        let most = Phrase::new("tomb-setup-torches").with("seat", 1).with("most", 1);
        assert_eq!(Speaker::default().say(&most), "seat 1 can have at most one torch");
    }

    #[test]
    fn a_message_can_stand_in_another() {
        let phrase = Phrase::new("pylos-refused-occupied").with("place", Arg::Message("pylos-name"));
        assert_eq!(
            Speaker::default().say(&phrase),
            "there is a sphere on Pylos already"
        );
    }

    #[test]
    fn a_missing_message_shows_its_id() {
        assert_eq!(Speaker::default().text("no-such-message"), "⟨no-such-message⟩");
    }

    #[test]
    fn text_from_outside_is_shown_as_it_is() {
        let phrase = Phrase::new("pylos-refused-occupied").with("place", "{ $evil } \u{202e}");
        assert_eq!(
            Speaker::default().say(&phrase),
            "there is a sphere on { $evil } \u{202e} already"
        );
    }
}
