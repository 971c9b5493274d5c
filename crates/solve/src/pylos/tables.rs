use std::path::Path;

use game_pylos::{Board, Cells, Pylos, RuleSet, turns};
use rules::{Game, Variant};

use super::{Index, PyramidSize};
use crate::table::{BadTable, Holds, Table};
use crate::{Value, Verdict};

/// A table of Pylos: the values of all positions and moves.
#[derive(Debug)]
pub struct PylosTable {
    rules: RuleSet,
    index: Index,
    table: Table,
}

/// A whole turn with its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The mover's spheres after the turn.
    pub mover: Cells,
    /// The value of the turn for the mover.
    pub value: Value,
}

impl PylosTable {
    /// Opens a table of any rule set.
    ///
    /// # Errors
    /// If it is not a table of Pylos, belongs to another revision of the rules, or is damaged.
    pub fn open(path: &Path) -> Result<PylosTable, BadTable> {
        let table = Table::open(path)?;
        let index = Index::new(PyramidSize::Full);
        let label = table.label();
        let other = |expected: String| BadTable::Other {
            found: label.describe(),
            expected,
        };
        let revision = Pylos::REVISION;
        let rules = RuleSet::from_name(&label.variant);
        let Some(rules) = rules.filter(|_| label.game == Pylos::ID && label.revision == revision) else {
            return Err(other(format!("{} (rules revision {revision})", Pylos::ID)));
        };
        if label.positions != index.len() {
            return Err(BadTable::Header);
        }
        Ok(PylosTable { rules, index, table })
    }

    /// The rule set.
    pub fn rules(&self) -> RuleSet {
        self.rules
    }

    /// The table itself.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The numbering of the positions.
    pub fn index(&self) -> &Index {
        &self.index
    }

    /// Whether it contains distances, or only who wins.
    pub fn knows_distances(&self) -> bool {
        self.table.label().holds == Holds::Distances
    }

    /// The value of the position for the side to move.
    ///
    /// # Errors
    /// If the block of the position is damaged.
    ///
    /// # Panics
    /// If the board is not a legal position.
    pub fn value(&self, board: Board) -> Result<Value, BadTable> {
        let number = self.index.rank_of_first_image(board).expect("a position");
        self.table.value(number)
    }

    /// All turns of the side to move, best first; none once the game is over.
    ///
    /// # Errors
    /// If a block of the table is damaged.
    pub fn choices(&self, board: Board) -> Result<Vec<Choice>, BadTable> {
        let mut outcomes = Vec::new();
        turns::for_each_outcome(board, self.rules, turns::TakingBack::Optional, |mover| {
            outcomes.push(mover);
        });
        let mut choices = Vec::with_capacity(outcomes.len());
        for mover in outcomes {
            let value = self.value(board.after(mover))?.before();
            choices.push(Choice { mover, value });
        }
        choices.sort_by_key(|choice| std::cmp::Reverse(choice.value));
        Ok(choices)
    }

    /// The share of the opponent's replies that are mistakes after this turn: a measure of how
    /// difficult it is to answer. 1 if there is no reply.
    ///
    /// # Errors
    /// If a block of the table is damaged.
    pub fn problems(&self, after: Board) -> Result<f64, BadTable> {
        let replies = self.choices(after)?;
        if replies.is_empty() {
            return Ok(1.0);
        }
        let best = replies[0].value.verdict();
        let spoiling = |choice: &&Choice| match best {
            // All replies lose, so count those that lose sooner than necessary.
            Verdict::Loss => choice.value < replies[0].value,
            _ => choice.value.verdict() < best,
        };
        Ok(replies.iter().filter(spoiling).count() as f64 / replies.len() as f64)
    }
}
