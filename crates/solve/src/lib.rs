//! Exact solving: an index of all positions, their values, tables on disk.
//!
//! | to find | look at |
//! | --- | --- |
//! | the value of a position | [`Value`], [`Verdict`] |
//! | what the solver needs to know about a game | [`graph`] |
//! | dense numbers for the positions of a block | [`ranking`] |
//! | solving, and resuming after an interruption | [`fixpoint`], [`checkpoint`] |
//! | values on disk | [`table`] |
//! | Pylos: its positions and turns, its tables, the values of its moves | [`pylos`] |
//!
//! Only the last one knows a game.

pub mod checkpoint;
pub mod fixpoint;
pub mod graph;
pub mod pylos;
pub mod ranking;
mod relax;
pub mod table;
mod value;
mod values;

pub use value::{Value, Verdict};
pub use values::Values;
