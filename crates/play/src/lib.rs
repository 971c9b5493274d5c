//! A match: commands in, entries out.
//!
//! [`decide`] says what a command leads to and changes nothing; [`apply`]
//! writes an entry into the log and draws the consequences. Between the two
//! the caller stores the entries. Nothing here reads a clock, rolls a die of
//! its own, or knows a game: `now` is handed in, rolls are a pure function of
//! the log and the dealer's secret, and a game is a position that can be
//! [observed](rules::Observe) and [written down](rules::Notation).
//!
//! | to find | look at |
//! | --- | --- |
//! | what was agreed before the match | [`Header`], [`Player`], [`ComponentSet`], [`Control`] |
//! | the match itself | [`Match`], [`Finish`] |
//! | what can be asked of it, and why not | [`Command`], [`Wish`], [`Refused`] |
//! | what happened | [`Entry`], [`Deed`], [`Notice`] |
//! | what a viewer has received | [`Match::feed`], [`Item`], [`News`], [`Seq`] |
//! | whether the dice were fair | [`verify`], [`Unfair`] |
//! | a match as text | [`record`] |

mod admit;
mod clock;
mod command;
mod decide;
mod entry;
mod fair;
mod feed;
mod finish;
mod header;
mod line;
pub mod record;
mod refused;
mod state;
mod time;
mod undo;

pub use admit::admit;
pub use clock::{Control, Face};
pub use command::{Command, Reach, Wish};
pub use decide::decide;
pub use entry::{Deed, Entry, Notice, Number};
pub use fair::{Unfair, verify};
pub use feed::{Item, News, Seq};
pub use finish::{Finish, Reason};
pub use header::{BadText, ComponentSet, Draws, Header, Library, NoStart, OneLine, Player, Word};
pub use refused::Refused;
pub use state::{DrawOffer, Match, Takeback, WrongSecret, apply};
pub use time::{Millis, Time};
