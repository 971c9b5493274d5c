//! Opponents for every game: who they are, what they know, how far they look.
//!
//! | to find | look at |
//! | --- | --- |
//! | who can sit down, and thinking | [`Bot`], [`Level`], [`Limits`] |
//! | what a bot can look things up in | [`Tables`] |
//! | what a bot says about its choice | [`Advice`], [`Considered`] |
//! | how a game plays, level by level | `Thinking`, and the folders named like games |
//! | how a bot behaves at a table | [`TurnTime`], [`Bot::usual`], [`Bot::adviser`] |
//! | positions with one best action | [`puzzles`] |
//! | how weights and nets are learnt | [`tune`], [`learn_net`] |
//! | how changes of a bot are tried out | `lab` (with the feature of that name) |

mod advice;
mod bot;
mod character;
#[cfg(any(test, feature = "lab"))]
pub mod lab;
pub mod learn;
mod level;
mod limits;
mod net;
mod pace;
mod plan;
pub mod puzzles;
mod tables;
mod thinking;
pub mod tune;
mod weights;

games::modules!();

pub use advice::{Advice, Considered};
pub use bot::Bot;
pub use level::Level;
pub use limits::Limits;
pub use pace::TurnTime;
pub use pylos::{Foresight, learn_net};
pub use tables::Tables;
