//! Exact solving: an index of all positions, their values, tables on disk.
//!
//! | to find | look at |
//! | --- | --- |
//! | what a position is worth | [`Value`], [`Verdict`] |
//! | what the solver wants to know about a game | [`graph`] |
//! | numbers without gaps for the positions of a block | [`ranking`] |
//! | solving, and going on after a break | [`fixpoint`], [`checkpoint`] |
//! | values on disk | [`table`] |
//! | Pylos: its positions and turns, its tables, its moves judged | [`pylos`] |
//!
//! Only the last knows a game.

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
