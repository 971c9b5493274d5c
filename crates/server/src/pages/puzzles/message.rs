//! What the page of a puzzle asks, and what it is answered.

use board::BoardUpdate;
use draw::Frame;
use rules::Phrase;
use serde::{Deserialize, Serialize};

use crate::error::AppError;
use crate::visitor::Visitor;

/// No turn has more actions, and no page shows more than a turn and its answer.
const MOST_WORDS: usize = 16;

/// What comes of a try, or of a look.
#[derive(Serialize)]
pub(crate) struct Answer {
    pub(super) is: Verdict,
    pub(super) board: BoardUpdate,
    /// What can be done now.
    pub(super) prompt: String,
    /// What is to be said about it, and how the visitor does, as markup; nothing
    /// while the turn is not over.
    pub(super) text: String,
    pub(super) progress: String,
    /// How the turn goes on after a solution, action by action.
    pub(super) rest: Vec<String>,
}

/// A turn that is shown: the solution, or what the opponent would do.
#[derive(Serialize)]
pub(crate) struct ShownTurn {
    pub(super) words: Vec<String>,
    /// What is said about it.
    pub(super) text: String,
    /// How the visitor does now, as markup, if that may have changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) progress: Option<String>,
}

/// How a try went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Verdict {
    /// It is not over yet.
    Open,
    Solved,
    Wrong,
}

impl Answer {
    pub(super) const fn open(board: BoardUpdate, prompt: String) -> Answer {
        Answer {
            is: Verdict::Open,
            board,
            prompt,
            text: String::new(),
            progress: String::new(),
            rest: Vec::new(),
        }
    }
}

/// The actions shown and the new actions, in notation, separated by spaces.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct Said {
    pub(super) shown: String,
    pub(super) said: String,
    /// The action to preview.
    pub(super) ghost: String,
    pub(super) frame: String,
}

impl Said {
    pub(super) fn frame(&self, visitor: &Visitor) -> Frame {
        self.frame.parse().unwrap_or(visitor.preferences.frame)
    }
}

/// The actions of a text; `None` if there are too many.
pub(super) fn actions(text: &str) -> Option<Vec<&str>> {
    let words: Vec<&str> = text.split_whitespace().take(MOST_WORDS + 1).collect();
    (words.len() <= MOST_WORDS).then_some(words)
}

pub(super) fn not_a_move() -> AppError {
    AppError::Nonsense(Phrase::new("puzzle-not-a-move"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::documented;

    #[test]
    fn what_a_puzzle_answers_is_documented() {
        documented::check(
            "puzzle",
            &Answer {
                is: Verdict::Solved,
                text: "<p>Right!</p>".to_owned(),
                progress: "<dl></dl>".to_owned(),
                rest: vec!["x1a1".to_owned()],
                ..Answer::open(documented::board(), "place or raise a sphere".to_owned())
            },
        );
        documented::check(
            "shown-turn",
            &ShownTurn {
                words: vec!["1b1".to_owned(), "x1a1".to_owned()],
                text: "Only this keeps the win.".to_owned(),
                progress: Some("<dl></dl>".to_owned()),
            },
        );
    }
}
