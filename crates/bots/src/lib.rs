//! Opponents for every game: who they are, what they know, how far they look.
//!
//! | to find | look at |
//! | --- | --- |
//! | who can sit down, and thinking | [`Bot`], [`Level`], [`Limits`] |
//! | what a bot says about its choice | [`Advice`], [`Considered`] |

mod advice;
mod bot;
mod greedy;
#[cfg(test)]
mod lab;
mod level;
mod limits;
mod plan;
mod pyramido;
mod sun;
mod tomb;

pub use advice::{Advice, Considered};
pub use bot::Bot;
pub use level::Level;
pub use limits::Limits;
