//! Every message exists in every language.

use std::collections::BTreeSet;

use games::GameId;
use lessons::lesson;
use say::{Language, Speaker};

/// A step must be short enough to read between two clicks.
const LONGEST: usize = 300;

#[test]
fn every_text_is_there_in_every_language_and_short() {
    for &game in GameId::ALL {
        let ids: BTreeSet<&str> = lesson(game).messages().into_iter().collect();
        for id in ids {
            let english = Speaker::default().text(id);
            for &language in Language::ALL {
                let text = Speaker::new(language).text(id);
                assert!(!text.contains(id), "{id} has no text in {}", language.tag());
                assert!(
                    text.chars().count() <= LONGEST,
                    "{id} in {}: {text}",
                    language.tag()
                );
                if language != Language::English {
                    assert_ne!(text, english, "{id} is left in English in {}", language.tag());
                }
            }
        }
    }
}

#[test]
fn nobody_is_a_number_and_no_rule_has_one() {
    for &game in GameId::ALL {
        let lesson = lesson(game);
        let rules: BTreeSet<&str> = lesson.steps.iter().flat_map(|step| step.rules.clone()).collect();
        for id in lesson.messages() {
            for &language in Language::ALL {
                let text = Speaker::new(language).text(id);
                assert!(!rules.iter().any(|rule| text.contains(rule)), "{id}: {text}");
            }
            assert!(
                !Speaker::default().text(id).to_lowercase().contains("seat "),
                "{id}"
            );
        }
    }
}
