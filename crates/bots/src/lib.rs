//! Opponents for every game: who they are, what they know, how far they look.
//!
//! | to find | look at |
//! | --- | --- |
//! | who can sit down, and thinking | [`Bot`], [`Limits`] |
//! | what a bot says about its choice | [`Advice`], [`Considered`] |

mod advice;
mod bot;
mod greedy;

pub use advice::{Advice, Considered};
pub use bot::{Bot, Limits};
