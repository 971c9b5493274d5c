//! Exact solving: an index of all positions, their values, tables on disk.

pub mod fixpoint;
pub mod graph;
pub mod pylos;
mod relax;
mod value;
mod values;

pub use pylos::{Fillings, Pyramid, PylosGraph};
pub use values::Values;
pub use value::{Value, Verdict};
