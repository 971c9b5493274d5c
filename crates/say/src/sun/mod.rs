//! Pyramid of the Sun in words.

mod board;
mod event;
mod told;

use games::game_sun::{Action, Deck, Event, Length, Sun, SunView};
use rules::{BySeat, Phrase, Seat};

use crate::spoken::Spoken;
use crate::{Belongs, Sketch, Speaker};

impl Spoken for Sun {
    const NAME: &'static str = "sun-name";
    const ABOUT: &'static str = "sun-about";
    const NOTATION: &'static str = "sun-notation";
    const TIE_BREAK: Option<&'static str> = Some("sun-tie-break");

    fn variant(length: Length) -> &'static str {
        match length {
            Length::Short => "setup-rules-short",
            Length::Standard => "setup-rules-standard",
            Length::Long => "setup-rules-long",
        }
    }

    fn goal(_: Length) -> &'static str {
        "sun-goal"
    }

    fn sketch(view: &SunView, names: &BySeat<String>, speaker: Speaker) -> Sketch {
        board::sketch(view, names, speaker)
    }

    fn prompt(view: &SunView) -> Phrase {
        board::prompt(view)
    }

    fn next(_: &SunView) -> Option<Phrase> {
        Some(Phrase::new("sun-next"))
    }

    fn action(view: &SunView, of: Action) -> Option<Phrase> {
        action(view, of)
    }

    fn event(event: &Event, names: &BySeat<String>, speaker: Speaker) -> String {
        speaker.say(&event::line(*event, names))
    }

    fn belongs(event: &Event) -> Belongs {
        told::belongs(*event)
    }

    fn told(events: &[&Event], _: &SunView, names: &BySeat<String>) -> Vec<Phrase> {
        told::told(events, names)
    }

    fn told_in_short(events: &[&Event], _: &SunView, names: &BySeat<String>) -> Option<Phrase> {
        told::in_short(events, names)
    }

    fn learnt(event: &Event, seat: Seat) -> Option<Phrase> {
        match event {
            Event::Gets {
                seat: whose,
                card: Some(card),
                ..
            } if *whose == seat => Some(Phrase::new("sun-board-drawn").with("card", card.to_string())),
            _ => None,
        }
    }

    fn listed(view: &SunView, action: Action) -> Option<Phrase> {
        told::listed(view, action)
    }

    fn brief(view: &SunView, action: Action) -> Option<Phrase> {
        told::brief(view, action)
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
