//! Pyramid of the Sun in words.

mod board;
mod event;

use games::game_sun::{Action, Deck, Event, Length, Sun, SunView};
use rules::{BySeat, Phrase};

use crate::spoken::Spoken;
use crate::{Sketch, Speaker};

impl Spoken for Sun {
    const NAME: &'static str = "sun-name";
    const ABOUT: &'static str = "sun-about";
    const NOTATION: &'static str = "sun-notation";

    fn variant(length: Length) -> &'static str {
        match length {
            Length::Short => "setup-rules-short",
            Length::Standard => "setup-rules-standard",
            Length::Long => "setup-rules-long",
        }
    }

    fn sketch(view: &SunView, speaker: Speaker) -> Sketch {
        board::sketch(view, speaker)
    }

    fn prompt(view: &SunView) -> Phrase {
        board::prompt(view)
    }

    fn action(view: &SunView, of: Action) -> Option<Phrase> {
        action(view, of)
    }

    fn event(event: &Event, names: &BySeat<String>, speaker: Speaker) -> String {
        speaker.say(&event::line(*event, names))
    }
}

/// What an action does.
fn action(view: &SunView, action: Action) -> Option<Phrase> {
    let card = |kind| view.table().set().card(kind).to_string();
    Some(match action {
        Action::Draw(Deck::Standard) => Phrase::new("action-sun-draw-standard"),
        Action::Draw(Deck::Edge) => Phrase::new("action-sun-draw-edge"),
        Action::Discard(kind) => Phrase::new("action-sun-discard").with("card", card(kind)),
        Action::Place(kind, place) => Phrase::new("action-sun-place")
            .with("card", card(kind))
            .with("level", place.level() as i64)
            .with("place", place.at() as i64 + 1),
        Action::Points => Phrase::new("action-sun-points"),
        Action::End => Phrase::new("action-sun-end"),
        Action::Pass => Phrase::new("action-sun-pass"),
        Action::Base(_) | Action::Marker(_) | Action::Card(_) | Action::First(_) => return None,
    })
}
