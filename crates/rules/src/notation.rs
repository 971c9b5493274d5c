use std::fmt;
use std::sync::Arc;

use crate::{Game, Phrase, Position};

/// Actions as text: one word each, without white space, the same for records,
/// for the terminal and for whoever types instead of clicking.
///
/// Reading is syntax alone: what can be read may still be illegal.
pub trait Notation: Position {
    /// The action as one word. `read_action(write_action(a)) == Ok(a)`.
    fn write_action(&self, action: Self::Action) -> String;

    /// The action that this word says.
    ///
    /// # Errors
    /// [`BadNotation`] if it says none.
    fn read_action(&self, word: &str) -> Result<Self::Action, BadNotation>;

    /// Splits what a person typed for a whole turn into the words of its actions.
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
/// A set-up is a loose description, which may be illegal; a position never is.
pub trait SetUp: Game {
    /// The position that the text describes, without history.
    ///
    /// # Errors
    /// Where the text cannot be read, or everything that is wrong with what it describes.
    fn position_from_text(
        components: &Arc<Self::Components>,
        text: &str,
    ) -> Result<Self::Position, SetupError>;

    /// The position as text, without its history; `None` in the middle of a
    /// turn that the text form cannot express.
    fn text_from_position(position: &Self::Position) -> Option<String>;

    /// The rule set that a position is played by. A game with one rule set need not say.
    fn variant(position: &Self::Position) -> Self::Variant {
        let _ = position;
        Self::Variant::default()
    }
}

/// Why a text gives no position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// It cannot be read from this column on, counted from 1.
    Syntax {
        /// Where reading stopped.
        column: usize,
        /// What would have been understood there.
        expected: Phrase,
    },
    /// It can be read, but describes nothing that the rules allow: all that is wrong.
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
