//! Silver & Gold Pyramids in words.

mod board;
mod event;
mod told;

use games::game_tomb::{Action, Event, RuleSet, Slot, Tomb, TombView};
use rules::{BySeat, Phrase};

use crate::spoken::Spoken;
use crate::{Belongs, Sketch, Speaker};

impl Spoken for Tomb {
    const NAME: &'static str = "tomb-name";
    const ABOUT: &'static str = "tomb-about";
    const NOTATION: &'static str = "tomb-notation";

    fn variant(_: RuleSet) -> &'static str {
        "setup-rules-standard"
    }

    fn goal(_: RuleSet) -> &'static str {
        "tomb-goal"
    }

    fn sketch(view: &TombView, names: &BySeat<String>, speaker: Speaker) -> Sketch {
        board::sketch(view, names, speaker)
    }

    fn prompt(view: &TombView) -> Phrase {
        board::prompt(view)
    }

    fn next(view: &TombView) -> Option<Phrase> {
        board::next(view)
    }

    fn action(_: &TombView, of: Action) -> Option<Phrase> {
        action(of)
    }

    fn event(event: &Event, names: &BySeat<String>, speaker: Speaker) -> String {
        event::line(event, names, speaker)
    }

    fn belongs(event: &Event) -> Belongs {
        told::belongs(event)
    }

    fn told(events: &[&Event], view: &TombView, names: &BySeat<String>) -> Vec<Phrase> {
        told::told(events, view, names)
    }

    fn listed(view: &TombView, action: Action) -> Option<Phrase> {
        told::listed(view, action)
    }

    fn brief(_: &TombView, action: Action) -> Option<Phrase> {
        told::brief(action)
    }

    fn round(view: &TombView) -> Option<u8> {
        Some(view.table().round() + 1)
    }
}

/// What an action does.
fn action(action: Action) -> Option<Phrase> {
    Some(match action {
        Action::Keep(low, high) => Phrase::new("action-tomb-keep")
            .with("low", i64::from(low.number()))
            .with("high", i64::from(high.number())),
        Action::Mark(mark) => {
            let squares: Vec<String> = mark.squares.iter().map(|square| square.to_string()).collect();
            let id = match mark.slot {
                Slot::Left => "action-tomb-mark-left",
                Slot::Right => "action-tomb-mark-right",
            };
            Phrase::new(id).with("squares", squares.join(", "))
        }
        Action::Again => Phrase::new("action-tomb-again"),
        Action::Take(card) => Phrase::new("action-tomb-take").with("card", i64::from(card.number())),
        Action::TakeUnseen => Phrase::new("action-tomb-take-unseen"),
        Action::Card(_) | Action::Expedition(_) => return None,
    })
}
