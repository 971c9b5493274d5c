//! Many matches between bots, and what they prove.
//!
//! | to find | look at |
//! | --- | --- |
//! | what to play, and playing it | [`Contest`], [`Thinking`] |
//! | who can take part | [`Entrant`], [`Contestant`], [`BotEntrant`] |
//! | a cheat that shows how much is luck | [`Clairvoyant`] |
//! | who sits where in which match | [`Seating`] |
//! | what came of it | [`Report`], [`Standing`] |
//! | how sure a share is | [`Interval`] |
//! | how strong somebody is | [`rating`] |
//! | stopping when the question is settled | [`Sprt`], [`SprtDecision`] |
//! | a picture of it | [`plot`] |
//!
//! With a budget in iterations everything but the times follows from the seed,
//! whatever the number of threads. How the figures are reckoned, and why so,
//! is in `docs/arena.md`.

mod clairvoyant;
mod contest;
mod entrant;
mod interval;
mod one_match;
pub mod plot;
pub mod rating;
mod report;
mod seating;
mod sprt;

pub use clairvoyant::Clairvoyant;
pub use contest::Contest;
pub use entrant::{BotEntrant, Contestant, Entrant, Forfeit, SeatAssignment, Thinking, Truth};
pub use interval::Interval;
pub use one_match::Times;
pub use report::{Elo, ForfeitNote, Remark, Report, Standing};
pub use seating::Seating;
pub use sprt::{Sprt, SprtDecision, SprtError};
