//! Pylos as the solver sees it.

mod edges;
mod fillings;
mod pyramid;

pub use fillings::Fillings;
pub use pyramid::Pyramid;

use game_pylos::RuleSet;

/// The game of Pylos under one rule set, on one pyramid.
#[derive(Debug)]
pub struct PylosGraph {
    rules: RuleSet,
    fillings: Fillings,
}

impl PylosGraph {
    /// Prepares it.
    pub fn new(pyramid: Pyramid, rules: RuleSet) -> PylosGraph {
        PylosGraph {
            rules,
            fillings: Fillings::new(pyramid),
        }
    }

    /// The pyramid.
    pub fn pyramid(&self) -> Pyramid {
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
}
