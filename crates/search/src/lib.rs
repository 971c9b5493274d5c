//! Search for good actions, in any game that the traits of `rules` describe.
//!
//! A searcher receives a view, never a position it should not know; it reads no clock and starts
//! no thread (see [`Stop`]), so it runs anywhere.
//!
//! | to find | look at |
//! | --- | --- |
//! | when to stop, and the result | [`Stop`], [`Found`], [`Candidate`] |
//! | evaluation and playout policy of a game | [`Judge`] |
//! | two sides, no chance, no hidden information | [`AlphaBeta`], [`TwoSided`], [`ByActions`] |
//! | chance, two to five seats, no hidden information | [`Tree`] |
//! | the input of searchers for games with chance or hidden information | [`Question`], [`Counting`] |
//! | every action tried in many worlds | [`flat()`] |
//! | ISMCTS: a tree over what one seat can notice | [`ismcts()`], [`Growth`] |
//! | the baseline: UCT with random playouts | [`Uct`] |

mod alpha_beta;
mod by_actions;
mod counting;
mod flat;
mod found;
mod ismcts;
mod judge;
mod nodes;
mod question;
mod shares;
mod stop;
mod stream;
mod transposition;
mod tree;
mod two_sided;
mod uct;

pub use alpha_beta::{AlphaBeta, Ranked, Ranking, Reductions, proven, share};
pub use by_actions::ByActions;
pub use counting::Counting;
pub use flat::flat;
pub use found::{Candidate, Found};
pub use ismcts::{Growth, Others, ismcts};
pub use judge::Judge;
pub use question::Question;
pub use shares::final_shares;
pub use stop::Stop;
pub use tree::Tree;
pub use two_sided::{Ended, Mover, TwoSided};
pub use uct::Uct;
