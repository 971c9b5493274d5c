//! Searching for good actions, in any game that the traits of `rules` describe.
//!
//! A searcher is given a view, never a position it should not know; it reads
//! no clock and starts no thread (see [`Stop`]), so that it runs anywhere.
//!
//! | to find | look at |
//! | --- | --- |
//! | when to stop, what is told about a game, what comes out | [`Stop`], [`Judge`], [`Found`] |
//! | what a searcher of hidden or drafting games is asked | [`Question`], [`Counting`] |
//! | every action tried in many worlds | [`flat()`] |
//! | a tree over what one seat can notice | [`information()`], [`Growth`] |

mod counting;
mod flat;
mod found;
mod information;
mod judge;
mod question;
mod stop;
mod stream;

pub use counting::Counting;
pub use flat::flat;
pub use found::{Candidate, Found};
pub use information::{Growth, information};
pub use judge::Judge;
pub use question::Question;
pub use stop::Stop;
pub use stream::Stream;
