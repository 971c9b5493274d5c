//! Pylos: 30 spheres, a pyramid of four levels, and who puts the last one on top.
//!
//! The rules are those of `docs/games/pylos.md`, PY-1 to PY-10; the code names
//! them where it applies them.
//!
//! | to find | look at |
//! | --- | --- |
//! | the 30 places and sets of them | [`Cell`], [`Cells`], [`Symmetry`] |
//! | who has spheres where, without history | [`Board`] |
//! | one decision, and a whole turn in writing | [`Action`], [`Move`] |
//! | the match in progress, turn by turn | [`PylosPosition`] |
//! | a loose description that may be illegal | [`Setup`], [`Violation`] |
//! | whole turns at full speed | [`turns`], [`perft`] |
//! | whole turns to write down | [`WholeTurn`] |
//! | how many positions there are | [`census`] |
//! | a simple sensible player | [`greedy`] |
//!
//! ```
//! use game_pylos::{perft, Board, RuleSet};
//! assert_eq!(perft::count(Board::EMPTY, RuleSet::Standard, 4), 43_680);
//! ```

mod action;
mod board;
mod cell;
pub mod census;
pub mod greedy;
mod notation;
pub mod perft;
mod position;
mod refusal;
mod setup;
mod symmetry;
pub mod turns;
mod whole;

pub use action::{Action, BadAction, BadMove, Move};
pub use board::{Board, RuleSet, SPHERES, Side};
pub use cell::{BadCell, Cell, Cells, CellsIter};
pub use position::{End, Pylos, PylosPosition};
pub use refusal::PylosRefusal;
pub use setup::{Setup, Violation};
pub use symmetry::Symmetry;
pub use whole::WholeTurn;
