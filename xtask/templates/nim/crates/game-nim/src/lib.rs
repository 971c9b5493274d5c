//! Nim with three heaps: the player who takes the last stick wins.
//!
//! | to find | look at |
//! | --- | --- |
//! | one decision, and how it is written | [`Action`] |
//! | the rules | [`Nim`], [`NimPosition`] |
//! | why not | [`NimRefusal`] |
//! | a simple player | [`greedy`] |
//!
//! ```
//! use game_nim::Nim;
//! use rules::{Actor, Game, Notation, Options, Position, Seat};
//! let position = Nim::start(&Options::default(), 2);
//! let action = position.read_action("c2")?;
//! let position = position.play(Actor::Seat(Seat::FIRST), action).expect("two of seven can be taken");
//! assert_eq!(position.heaps(), [3, 5, 5]);
//! # Ok::<(), rules::BadNotation>(())
//! ```

mod action;
mod board;
pub mod greedy;
mod notation;
mod position;
mod refusal;
mod setup;

pub use action::Action;
pub use board::{FULL, HEAPS};
pub use position::{Nim, NimPosition, NimRules};
pub use refusal::NimRefusal;
