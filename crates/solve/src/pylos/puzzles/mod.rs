//! Puzzles: positions in which one move keeps the win and all others give it away.
//!
//! They were mined from the tables (`cargo xtask puzzles`) and are in `data/puzzles-RULES.txt`,
//! one per line: grade, plies to the win, the move in notation with its actions joined by `+`,
//! and the set-up.

mod judge;
mod mine;

use std::fmt;
use std::str::FromStr;

use game_pylos::{PylosPosition, RuleSet, Setup, WholeTurn};
use rules::Variant;
use thiserror::Error;

use super::PylosTable;
use crate::Verdict;
use crate::table::BadTable;

pub use judge::Judged;
pub use mine::mine;

/// A puzzle: one move keeps the win.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The difficulty, from 1 to 5: how many natural moves lose.
    pub grade: u8,
    /// The number of plies to the win.
    pub plies: u8,
    /// The move, its actions in notation.
    pub solution: Vec<String>,
    /// The position.
    pub setup: Setup,
}

/// An error in a line of a puzzle file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum BadPuzzle {
    /// The line does not consist of grade, plies, move and set-up.
    #[error("not a puzzle: grade, plies, move and set-up")]
    Syntax,
    /// The set-up is not a legal position.
    #[error("the set-up is not a legal position")]
    Position,
    /// The move is not legal in the position.
    #[error("the move is not legal")]
    Solution,
}

/// The hardest grade.
pub const HARDEST: u8 = 5;

impl Puzzle {
    /// The puzzles of a rule set, the easiest first.
    ///
    /// # Panics
    /// If the file in the repository is invalid; a test prevents that.
    pub fn all(rules: RuleSet) -> Vec<Puzzle> {
        let text = match rules {
            RuleSet::Children => include_str!("../../../data/puzzles-children.txt"),
            RuleSet::Standard => include_str!("../../../data/puzzles-standard.txt"),
            RuleSet::Expert => include_str!("../../../data/puzzles-expert.txt"),
        };
        text.lines()
            .filter(|line| !line.starts_with('#'))
            .map(|line| line.parse().expect("puzzles in the repository are tested"))
            .collect()
    }

    /// The puzzles of the rule set with this name, if it exists.
    pub fn named(rules: &str) -> Option<Vec<Puzzle>> {
        let known = RuleSet::ALL.iter().find(|known| known.name() == rules);
        known.map(|rules| Puzzle::all(*rules))
    }

    /// The position.
    ///
    /// # Panics
    /// Never for a parsed puzzle: its set-up has been checked.
    pub fn position(&self) -> PylosPosition {
        self.setup.position().expect("a puzzle's set-up is a position")
    }

    /// The solution among the moves of the position.
    fn turn(&self) -> Option<WholeTurn> {
        let position = self.setup.position().ok()?;
        position
            .whole_turns()
            .into_iter()
            .find(|turn| words(turn) == self.solution)
    }

    /// Whether the table agrees: the solution wins in the stated number of plies, and nothing
    /// else wins.
    ///
    /// # Errors
    /// If the table is damaged.
    pub fn holds(&self, table: &PylosTable) -> Result<bool, BadTable> {
        let Some(solution) = self.turn() else {
            return Ok(false);
        };
        for choice in table.choices(self.position().board())? {
            let is_solution = choice.mover == solution.board.other;
            let wins = choice.value.verdict() == Verdict::Win;
            if wins != is_solution || wins && choice.value.plies() != Some(self.plies) {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

fn words(turn: &WholeTurn) -> Vec<String> {
    turn.actions.iter().map(ToString::to_string).collect()
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} {} {} {}",
            self.grade,
            self.plies,
            self.solution.join("+"),
            self.setup
        )
    }
}

impl FromStr for Puzzle {
    type Err = BadPuzzle;

    fn from_str(line: &str) -> Result<Puzzle, BadPuzzle> {
        let mut parts = line.splitn(4, ' ');
        let mut part = || parts.next().ok_or(BadPuzzle::Syntax);
        let grade: u8 = part()?.parse().map_err(|_| BadPuzzle::Syntax)?;
        let plies: u8 = part()?.parse().map_err(|_| BadPuzzle::Syntax)?;
        let solution = part()?.split('+').map(str::to_owned).collect();
        let setup: Setup = part()?.parse().map_err(|_| BadPuzzle::Syntax)?;
        if !(1..=HARDEST).contains(&grade) || plies.is_multiple_of(2) {
            return Err(BadPuzzle::Syntax);
        }
        let puzzle = Puzzle {
            grade,
            plies,
            solution,
            setup,
        };
        puzzle.setup.position().map_err(|_| BadPuzzle::Position)?;
        puzzle.turn().ok_or(BadPuzzle::Solution)?;
        Ok(puzzle)
    }
}
