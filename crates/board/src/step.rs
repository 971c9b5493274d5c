use rules::Seat;
use serde::{Deserialize, Serialize};

/// Something that has just happened, with its meaning: the sentence for those
/// who listen, and what has become of which shape, for those who watch.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Step {
    /// Who did it; nobody if it was chance, or if it was taken back.
    #[serde(with = "crate::seat::option")]
    pub by: Option<Seat>,
    /// What happened, in words.
    pub text: String,
    /// What came of it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<Effect>,
}

/// What came of a step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Effect {
    /// A shape is new on the board.
    Placed {
        /// Its id.
        id: String,
    },
    /// A shape has been moved to another place.
    Moved {
        /// Its id.
        id: String,
    },
    /// A shape is something else now where it was: turned up, marked, filled.
    TurnedUp {
        /// Its id.
        id: String,
    },
    /// A shape is gone.
    Taken {
        /// Its id.
        id: String,
    },
    /// Chance has decided: a die, a card, a tile.
    Rolled,
    /// A seat has more or fewer points than before.
    Scored {
        /// Whose they are.
        #[serde(with = "crate::seat")]
        seat: Seat,
        /// How many more; fewer if negative.
        points: i32,
        /// What for, in words.
        from: String,
    },
    /// Something that was played before no longer counts.
    TakenBack,
}
