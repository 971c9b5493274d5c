//! Opponents for every game: who they are, what they know, how far they look.
//!
//! | to find | look at |
//! | --- | --- |
//! | who can sit down, and thinking | [`Bot`], [`Level`], [`Limits`] |
//! | what a bot can look things up in | [`Tables`] |
//! | what a bot says about its choice | [`Advice`], [`Considered`] |
//! | how a game plays, level by level | a module named like the game |
//! | how a bot behaves at a table | [`TurnTime`], [`Bot::usual`], [`Bot::adviser`] |
//! | how weights and nets are learnt | [`tune`], [`learn_net`] |

mod advice;
mod bot;
mod character;
mod greedy;
#[cfg(test)]
mod lab;
pub mod learn;
mod level;
mod limits;
mod net;
mod pacal;
mod pace;
mod plan;
mod pylos;
mod pyramido;
mod sun;
mod tables;
mod tomb;
pub mod tune;
mod weights;

pub use advice::{Advice, Considered};
pub use bot::{Bot, FELL_BACK};
pub use level::Level;
pub use limits::Limits;
pub use pace::TurnTime;
pub use pylos::{Foresight, learn_net};
pub use tables::Tables;
