//! Pylos in words.

mod board;
mod told;

use games::game_pylos::{Action, Pylos, PylosPosition, RuleSet};
use rules::{Act, BySeat, Phrase};

use crate::spoken::Spoken;
use crate::{Sketch, Speaker};

impl Spoken for Pylos {
    const NAME: &'static str = "pylos-name";
    const ABOUT: &'static str = "pylos-about";
    const NOTATION: &'static str = "pylos-notation";
    const HAS_POINTS: bool = false;

    fn variant(rules: RuleSet) -> &'static str {
        match rules {
            RuleSet::Children => "setup-rules-children",
            RuleSet::Standard => "setup-rules-standard",
            RuleSet::Expert => "setup-rules-expert",
        }
    }

    fn goal(rules: RuleSet) -> &'static str {
        match rules {
            RuleSet::Children => Self::ABOUT,
            RuleSet::Standard | RuleSet::Expert => "pylos-goal",
        }
    }

    fn sketch(view: &PylosPosition, names: &BySeat<String>, speaker: Speaker) -> Sketch {
        board::sketch(view, names, speaker)
    }

    fn prompt(view: &PylosPosition) -> Phrase {
        board::prompt(view)
    }

    fn action(_: &PylosPosition, of: Action) -> Option<Phrase> {
        Some(action(of))
    }

    fn event(event: &Act<Action>, names: &BySeat<String>, speaker: Speaker) -> String {
        speaker.act(event, names)
    }

    fn spoken_event(event: &Act<Action>, names: &BySeat<String>, speaker: Speaker) -> String {
        speaker.spoken_act(event, &action(event.action), names)
    }

    fn told(events: &[&Act<Action>], view: &PylosPosition, _: &BySeat<String>) -> Vec<Phrase> {
        told::told(events, view)
    }

    fn told_in_short(events: &[&Act<Action>], view: &PylosPosition, _: &BySeat<String>) -> Option<Phrase> {
        // What was taken back says that there was a square.
        told::told(events, view).pop()
    }

    fn next(_: &PylosPosition) -> Option<Phrase> {
        Some(Phrase::new("pylos-next"))
    }

    fn listed(view: &PylosPosition, action: Action) -> Option<Phrase> {
        told::listed(view, action)
    }

    fn brief(view: &PylosPosition, action: Action) -> Option<Phrase> {
        Some(told::brief(view, action))
    }
}

/// What an action does.
fn action(action: Action) -> Phrase {
    match action {
        Action::Place(to) => Phrase::new("action-pylos-place").with("place", to.to_string()),
        Action::Raise { from, to } => Phrase::new("action-pylos-raise")
            .with("from", from.to_string())
            .with("to", to.to_string()),
        Action::Take(cell) => Phrase::new("action-pylos-take").with("place", cell.to_string()),
        Action::Stop => Phrase::new("action-pylos-stop"),
    }
}
