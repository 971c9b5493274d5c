//! Pylos in words.

mod board;

use games::game_pylos::{Action, Pylos, PylosPosition, RuleSet};
use rules::{Act, BySeat, Phrase};

use crate::spoken::Spoken;
use crate::{Sketch, Speaker};

impl Spoken for Pylos {
    const NAME: &'static str = "pylos-name";
    const ABOUT: &'static str = "pylos-about";
    const NOTATION: &'static str = "pylos-notation";

    fn variant(rules: RuleSet) -> &'static str {
        match rules {
            RuleSet::Children => "setup-rules-children",
            RuleSet::Standard => "setup-rules-standard",
            RuleSet::Expert => "setup-rules-expert",
        }
    }

    fn sketch(view: &PylosPosition, speaker: Speaker) -> Sketch {
        board::sketch(view, speaker)
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
