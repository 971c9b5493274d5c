use fluent_templates::{LanguageIdentifier, langid};

/// A supported language.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Slovak.
    Slovak,
    /// Czech.
    Czech,
    /// Ukrainian.
    Ukrainian,
}

impl Language {
    /// All languages.
    pub const ALL: &'static [Language] = &[
        Language::English,
        Language::Slovak,
        Language::Czech,
        Language::Ukrainian,
    ];

    /// The tag of the language, as browsers and systems write it: `en`.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Slovak => "sk",
            Language::Czech => "cs",
            Language::Ukrainian => "uk",
        }
    }

    /// Its name in the language itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Slovak => "Slovenčina",
            Language::Czech => "Čeština",
            Language::Ukrainian => "Українська",
        }
    }

    /// The language of a tag: `sk`, `sk-SK` and `sk_SK.UTF-8` are Slovak.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let primary = tag.split(['-', '_', '.', '@']).next().unwrap_or_default();
        let known = |language: &&Language| language.tag().eq_ignore_ascii_case(primary);
        Language::ALL.iter().find(known).copied()
    }

    /// The first of our languages in an `Accept-Language` list: `uk-UA,uk;q=0.9,en;q=0.8`.
    /// Browsers send the preferred one first.
    pub fn wished(wishes: &str) -> Option<Language> {
        let tags = wishes.split(',').filter_map(|wish| wish.split(';').next());
        tags.map(str::trim).find_map(Language::from_tag)
    }

    pub(crate) const fn identifier(self) -> LanguageIdentifier {
        match self {
            Language::English => langid!("en"),
            Language::Slovak => langid!("sk"),
            Language::Czech => langid!("cs"),
            Language::Ukrainian => langid!("uk"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_of_browsers_and_systems_are_understood() {
        for (tag, language) in [
            ("sk", Some(Language::Slovak)),
            ("cs-CZ", Some(Language::Czech)),
            ("uk_UA.UTF-8", Some(Language::Ukrainian)),
            ("EN", Some(Language::English)),
            ("C", None),
            ("", None),
            ("skr", None),
        ] {
            assert_eq!(Language::from_tag(tag), language, "{tag}");
        }
    }

    #[test]
    fn the_dearest_language_that_we_speak_is_taken() {
        assert_eq!(
            Language::wished("xx-YY, sk;q=0.9,en;q=0.8"),
            Some(Language::Slovak)
        );
        assert_eq!(Language::wished("de,fr"), None);
        assert_eq!(Language::wished(";;,,"), None);
    }
}
