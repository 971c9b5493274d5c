use rules::{Phrase, Refusal, Rule};

use crate::Cell;

/// Why an action is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PylosRefusal {
    /// The match is over.
    Over,
    /// The other side is to move.
    NotYourTurn,
    /// PY-1: the place is occupied.
    Occupied(Cell),
    /// PY-1: not all four places under it are filled.
    Unsupported(Cell),
    /// PY-2: there is no sphere to raise.
    NothingThere(Cell),
    /// PY-2: the sphere is the opponent's.
    NotYours(Cell),
    /// PY-4: there is no sphere to take back.
    NothingToTake(Cell),
    /// PY-4: the sphere is the opponent's.
    NotYoursToTake(Cell),
    /// PY-2: a raise must go to a higher level.
    NotHigher {
        /// The place of the sphere.
        from: Cell,
        /// The intended target.
        to: Cell,
    },
    /// PY-3: another sphere rests on it.
    Covered(Cell),
    /// PY-3: the target rests on the very sphere that was to be raised.
    OwnSupport {
        /// The place of the sphere.
        from: Cell,
        /// The intended target.
        to: Cell,
    },
    /// PY-4: the player is in the middle of taking back.
    TakingBack,
    /// PY-4: nothing was completed, so nothing may be taken back.
    NothingCompleted,
}

const fn rule(number: u8) -> Rule {
    Rule::new("PY", number)
}

impl Refusal for PylosRefusal {
    fn rule(&self) -> Option<Rule> {
        match self {
            PylosRefusal::Over | PylosRefusal::NotYourTurn => None,
            PylosRefusal::Occupied(_) | PylosRefusal::Unsupported(_) => Some(rule(1)),
            PylosRefusal::NothingThere(_) | PylosRefusal::NotYours(_) | PylosRefusal::NotHigher { .. } => {
                Some(rule(2))
            }
            PylosRefusal::Covered(_) | PylosRefusal::OwnSupport { .. } => Some(rule(3)),
            PylosRefusal::NothingToTake(_)
            | PylosRefusal::NotYoursToTake(_)
            | PylosRefusal::TakingBack
            | PylosRefusal::NothingCompleted => Some(rule(4)),
        }
    }

    fn phrase(&self) -> Phrase {
        let at = |id, cell: &Cell| Phrase::new(id).with("place", cell.to_string());
        let from_to = |id, from: &Cell, to: &Cell| {
            Phrase::new(id)
                .with("from", from.to_string())
                .with("to", to.to_string())
        };
        match self {
            PylosRefusal::Over => Phrase::new("refused-over"),
            PylosRefusal::NotYourTurn => Phrase::new("refused-not-your-turn"),
            PylosRefusal::Occupied(cell) => at("pylos-refused-occupied", cell),
            PylosRefusal::Unsupported(cell) => at("pylos-refused-unsupported", cell),
            PylosRefusal::NothingThere(cell) | PylosRefusal::NothingToTake(cell) => {
                at("pylos-refused-nothing-there", cell)
            }
            PylosRefusal::NotYours(cell) | PylosRefusal::NotYoursToTake(cell) => {
                at("pylos-refused-not-yours", cell)
            }
            PylosRefusal::NotHigher { from, to } => from_to("pylos-refused-not-higher", from, to),
            PylosRefusal::Covered(cell) => at("pylos-refused-covered", cell),
            PylosRefusal::OwnSupport { from, to } => from_to("pylos-refused-own-support", from, to),
            PylosRefusal::TakingBack => Phrase::new("pylos-refused-taking-back"),
            PylosRefusal::NothingCompleted => Phrase::new("pylos-refused-nothing-completed"),
        }
    }
}
