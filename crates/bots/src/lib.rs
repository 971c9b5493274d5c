//! Opponents for every game: who they are, what they know, how far they look.
//!
//! | to find | look at |
//! | --- | --- |
//! | who can sit down, and thinking | [`Bot`], [`Level`], [`Limits`], [`TurnTime`] |
//! | what a bot can look things up in | [`Tables`] |
//! | what a bot says about its choice | [`Advice`], [`Considered`] |
//! | how a game plays, level by level | a module named like the game |
//! | how weights are learnt | [`tune`] |

mod advice;
mod bot;
mod character;
mod greedy;
#[cfg(test)]
mod lab;
mod level;
mod limits;
mod pacal;
mod plan;
mod pylos;
mod pyramido;
mod sun;
mod tables;
mod tomb;
pub mod tune;
mod turn_time;
mod weights;

pub use advice::{Advice, Considered};
pub use bot::{Bot, FELL_BACK};
pub use level::Level;
pub use limits::Limits;
pub use pylos::{Foresight, learn_net};
pub use tables::Tables;
pub use turn_time::TurnTime;
