//! Many matches between bots, and their statistics.
//!
//! | to find | look at |
//! | --- | --- |
//! | the settings of a contest, and playing it | [`Contest`], [`Thinking`] |
//! | who can take part | [`Entrant`], [`Contestant`], [`BotEntrant`] |
//! | a cheat that shows how much is luck | [`Clairvoyant`] |
//! | who sits where in which match | [`Seating`] |
//! | the results | [`ContestReport`], [`Standing`] |
//! | confidence intervals | [`Interval`] |
//! | ratings | [`rating`] |
//! | stopping early | [`Sprt`], [`SprtDecision`] |
//! | a plot | [`plot`] |
//!
//! With a budget in iterations everything except the times follows from the seed, whatever the
//! number of threads. `docs/arena.md` explains how the figures are computed and why.

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
pub use report::{ContestReport, Elo, ForfeitNote, Remark, Standing};
pub use seating::Seating;
pub use sprt::{Sprt, SprtDecision, SprtError};
