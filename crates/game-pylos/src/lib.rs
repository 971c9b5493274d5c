//! Pylos: 30 spheres and a pyramid of four levels; the player who places the top sphere wins.
//!
//! The rules are those of `docs/games/pylos.md`, PY-1 to PY-10; the code cites them where it
//! applies them.
//!
//! | to find | look at |
//! | --- | --- |
//! | the 30 places and sets of them | [`Cell`], [`Cells`], [`Symmetry`] |
//! | the 30 places and sets of them | [`Cell`], [`Cells`], [`Symmetry`] |
//! | the spheres of both sides, without history | [`Board`] |
//! | one decision, and a whole turn in notation | [`Action`], [`Move`] |
//! | the match in progress, turn by turn | [`PylosPosition`] |
//! | a loose description that may be illegal | [`Setup`], [`Violation`] |
//! | fast generation of whole turns | [`turns`], [`perft`] |
//! | whole turns with their actions | [`WholeTurn`] |
//! | the numbers of positions | [`census`] |
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
