use std::borrow::Cow;
use std::collections::HashMap;

use fluent_templates::Loader;
use fluent_templates::fluent_bundle::FluentValue;
use rules::{Arg, Phrase, Refusal};

use crate::Language;

fluent_templates::static_loader! {
    static LOCALES = {
        locales: "./locales",
        fallback_language: "en",
        // Bidirectional marks would end up in terminals and in files that people compare.
        customise: |bundle| bundle.set_use_isolating(false),
    };
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
        self.say(&Phrase::new(id))
    }

    /// The text of a phrase.
    ///
    /// A message that does not exist shows as its id, so that a slip in a text
    /// never takes a match down; `cargo xtask tidy` keeps that from happening.
    pub fn say(self, phrase: &Phrase) -> String {
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
        }
    }
}

#[cfg(test)]
mod tests {
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
