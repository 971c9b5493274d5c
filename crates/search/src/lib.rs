//! Searching for good actions, in any game that the traits of `rules` describe.
//!
//! A searcher is given a view, never a position it should not know; it reads
//! no clock and starts no thread (see [`Stop`]), so that it runs anywhere.

mod found;
mod judge;
mod stop;

pub use found::{Candidate, Found};
pub use judge::Judge;
pub use stop::Stop;
