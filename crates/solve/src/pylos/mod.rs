//! Pylos as the solver sees it.

mod edges;
mod fillings;
mod index;
pub mod puzzles;
mod pyramid;
mod solution;
mod tables;

use game_pylos::{Board, RuleSet};

pub use fillings::Fillings;
pub use index::Index;
pub use pyramid::PyramidSize;
pub use solution::Totals;
pub use tables::{Choice, PylosTable};

/// The game of Pylos with one rule set, on one pyramid.
#[derive(Debug)]
pub struct PylosGraph {
    rules: RuleSet,
    fillings: Fillings,
    /// Positions with fewer spheres are left out and count as undecided.
    fewest: u32,
}

impl PylosGraph {
    /// Builds the graph.
    pub fn new(pyramid: PyramidSize, rules: RuleSet) -> PylosGraph {
        PylosGraph {
            rules,
            fillings: Fillings::new(pyramid),
            fewest: 0,
        }
    }

    /// Restricts the graph to the last layers: going back below this many spheres counts as a
    /// draw.
    #[must_use]
    pub fn from_layer(self, fewest: u32) -> PylosGraph {
        PylosGraph { fewest, ..self }
    }

    /// The pyramid.
    pub fn pyramid(&self) -> PyramidSize {
        self.fillings.pyramid()
    }

    /// The rule set.
    pub fn rules(&self) -> RuleSet {
        self.rules
    }

    /// The fillings, which are the blocks.
    pub fn fillings(&self) -> &Fillings {
        &self.fillings
    }

    /// The block of a position and its number there; `None` if it is not a position of this
    /// pyramid.
    pub fn locate(&self, board: Board) -> Option<(usize, u32)> {
        let (block, symmetry) = self.fillings.class(board.filled())?;
        let mover = self.fillings.image(symmetry, board.mover);
        let filled = self.fillings.representative(block as usize);
        Some((block as usize, index::compress(mover, filled)))
    }
}
