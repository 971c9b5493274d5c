use rules::{Phrase, Refusal, Rule};

use crate::Action;

/// Why an action is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NimRefusal {
    /// The match is over.
    Over,
    /// The other player is to move.
    NotYourTurn,
    /// NI-2: the heap has fewer sticks.
    TooMany {
        /// What was tried.
        action: Action,
        /// How many sticks the heap has.
        left: u8,
    },
}

impl Refusal for NimRefusal {
    fn rule(&self) -> Option<Rule> {
        match self {
            NimRefusal::Over | NimRefusal::NotYourTurn => None,
            NimRefusal::TooMany { .. } => Some(Rule::new("NI", 2)),
        }
    }

    fn phrase(&self) -> Phrase {
        match self {
            NimRefusal::Over => Phrase::new("refused-over"),
            NimRefusal::NotYourTurn => Phrase::new("refused-not-your-turn"),
            NimRefusal::TooMany { action, left } => Phrase::new("nim-refused-too-many")
                .with("heap", action.letter().to_string())
                .with("left", i64::from(*left)),
        }
    }
}
