//! The line protocol by which programs play each other, both ends of it.
//!
//! `docs/protocol.md` is the protocol as others read it.
//!
//! | to find | look at |
//! | --- | --- |
//! | answering somebody else's program | [`serve`] |
//! | asking somebody else's program | [`Outside`], [`Opening`] |
//! | a match as one seat is told it | [`words`], [`heard`] |
//! | what a game needs for that | `Worded`, and the files named like games |
//! | from such words back to what the seat knows | [`Following`] |
//!
//! A program is told what its seat sees and nothing more: what others hold is
//! a `?`. So a stranger's program cannot cheat, and ours need not be trusted.

mod following;
mod outside;
mod request;
mod serve;
mod worded;
mod words;

games::modules!();

pub use following::{Following, Lost};
pub use outside::{Allowance, Opening, Outside, Patience, Trouble};
pub use serve::serve;
pub use words::{heard, line, words};
