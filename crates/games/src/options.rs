use std::fmt;

use rules::{Fault, Phrase};

use crate::GameId;

/// Why a match cannot be started with these options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionsError {
    /// The game has no rule set with this name.
    UnknownVariant {
        /// The game.
        game: GameId,
        /// The requested name.
        name: String,
    },
    /// The game does not support this number of seats.
    Seats {
        /// The game.
        game: GameId,
        /// The requested number.
        seats: u8,
    },
    /// Matches of the revision asked for can no longer be replayed.
    Revision {
        /// The revision of today.
        known: u16,
    },
    /// The component set has faults: all of them.
    Components(Vec<Fault>),
}

impl OptionsError {
    /// A fault of a component set that no line has alone.
    pub(crate) fn whole_set(phrase: Phrase) -> OptionsError {
        OptionsError::Components(vec![Fault { line: 0, phrase }])
    }

    /// The error, as a phrase for people; the faults of a component set are reported separately.
    pub fn phrase(&self) -> Phrase {
        match self {
            OptionsError::UnknownVariant { game, name } => Phrase::new("games-unknown-variant")
                .with("game", game.id())
                .with("name", name.as_str())
                .with("known", game.variants().join(", ")),
            OptionsError::Seats { game, seats } => Phrase::new("games-wrong-seats")
                .with("game", game.id())
                .with("seats", i64::from(*seats))
                .with("fewest", i64::from(*game.seats().start()))
                .with("most", i64::from(*game.seats().end())),
            OptionsError::Revision { known } => {
                Phrase::new("record-other-revision").with("known", i64::from(*known))
            }
            OptionsError::Components(faults) => {
                Phrase::new("games-bad-components").with("count", faults.len() as i64)
            }
        }
    }
}

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionsError::UnknownVariant { game, name } => write!(f, "{game} has no rule set «{name}»"),
            OptionsError::Seats { game, seats } => write!(f, "{game} cannot be played with {seats} seats"),
            OptionsError::Revision { known } => {
                write!(f, "the match was played by other rules than revision {known}")
            }
            OptionsError::Components(faults) => write!(f, "the component set has {} faults", faults.len()),
        }
    }
}

impl std::error::Error for OptionsError {}
