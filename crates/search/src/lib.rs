//! Searching for good actions, in any game that the traits of `rules` describe.
//!
//! A searcher is given a view, never a position it should not know; it reads
//! no clock and starts no thread (see [`Stop`]), so that it runs anywhere.
//!
//! | to find | look at |
//! | --- | --- |
//! | when to stop, and what came of it | [`Stop`], [`Found`], [`Candidate`] |
//! | what a game tells a searcher | [`Judge`] |
//! | the baseline: UCT with random playouts | [`Uct`] |

mod found;
mod judge;
mod nodes;
mod shares;
mod stop;
mod uct;

pub use found::{Candidate, Found};
pub use judge::Judge;
pub use shares::final_shares;
pub use stop::Stop;
pub use uct::Uct;
