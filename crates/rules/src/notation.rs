use std::fmt;
use std::sync::Arc;

use crate::{Game, Phrase, Position};

/// Actions as text: one word each, without white space, the same in records, in the terminal and
/// for people who type instead of clicking.
///
/// Reading checks the syntax only: a word that can be read may still be an illegal action.
pub trait Notation: Position {
    /// The action as one word. `read_action(write_action(a)) == Ok(a)`.
    fn write_action(&self, action: Self::Action) -> String;

    /// Parses a word into an action.
    ///
    /// # Errors
    /// [`BadNotation`] if the word is not an action.
    fn read_action(&self, word: &str) -> Result<Self::Action, BadNotation>;

    /// Splits the text typed for a whole turn into one word per action.
    fn words<'a>(&self, text: &'a str) -> Vec<&'a str> {
        text.split_whitespace().collect()
    }
}

/// Text that is not an action of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadNotation;

impl fmt::Display for BadNotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an action of this game")
    }
}

impl std::error::Error for BadNotation {}

/// Positions as text.
///
/// A set-up is a loose description that may be illegal; a position is always legal.
pub trait SetUp: Game {
    /// The position that the text describes, without history.
    ///
    /// # Errors
    /// The column where the text becomes unreadable, or everything that is wrong with what it
    /// describes.
    fn position_from_text(
        components: &Arc<Self::Components>,
        text: &str,
    ) -> Result<Self::Position, SetupError>;

    /// The position as text, without its history; `None` in the middle of a turn that the text
    /// form cannot express.
    fn text_from_position(position: &Self::Position) -> Option<String>;

    /// The rule set of a position. A game with a single rule set can keep the default.
    fn variant(position: &Self::Position) -> Self::Variant {
        let _ = position;
        Self::Variant::default()
    }
}

/// Why a text does not describe a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// The text is unreadable from this column on, counted from 1.
    Syntax {
        /// The column where parsing stopped.
        column: usize,
        /// What the parser expected there.
        expected: Phrase,
    },
    /// The text can be read, but the rules do not allow the position; lists every violation.
    Violations(Vec<Phrase>),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Syntax { column, expected } => {
                write!(f, "unreadable from column {column}: expected {}", expected.id)
            }
            SetupError::Violations(all) => {
                f.write_str("not a position:")?;
                all.iter()
                    .try_for_each(|violation| write!(f, " {}", violation.id))
            }
        }
    }
}

impl std::error::Error for SetupError {}
