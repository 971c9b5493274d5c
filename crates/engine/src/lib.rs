//! The line protocol for programs that play each other, both ends of it.
//!
//! `docs/protocol.md` specifies the protocol.
//!
//! | to find | look at |
//! | --- | --- |
//! | answering an external program | [`serve`] |
//! | asking an external program | [`Outside`], [`Opening`] |
//! | a match as one seat is told it | [`words`], [`heard`] |
//! | what a game needs for that | `Worded`, and the files named like games |
//! | from such words back to what the seat knows | [`Following`] |
//!
//! A program is told only what its seat sees; hidden things are a `?`. So an external program
//! cannot cheat, and ours need not be trusted.

mod following;
mod outside;
mod request;
mod serve;
mod worded;
mod words;

games::modules!();

pub use following::{Following, Lost};
pub use outside::{EngineError, Opening, Outside, Patience, TimeAllowance};
pub use serve::serve;
pub use words::{heard, line, words};
