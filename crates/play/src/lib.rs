//! A match: commands in, entries out.
//!
//! [`decide`] computes the result of a command and changes nothing; [`apply`] appends an entry to
//! the log and updates the match. In between, the caller stores the entries. This crate reads no
//! clock, rolls no dice of its own and knows no game: `now` is passed in, rolls are a pure
//! function of the log and the dealer's secret, and a game is a position that can be
//! [observed](rules::Observe) and [written down](rules::Notation).
//!
//! | to find | look at |
//! | --- | --- |
//! | what was agreed before the match | [`Header`], [`Player`], [`ComponentSet`], [`Control`] |
//! | the match itself | [`Match`], [`Finish`] |
//! | what can be asked of it, and why not | [`Command`], [`SeatCommand`], [`Refused`] |
//! | what happened | [`Entry`], [`EntryKind`], [`Notice`] |
//! | what a viewer has received | [`Match::feed`], [`FeedItem`], [`News`], [`Seq`] |
//! | what players add to the dice | [`Match::due`], [`Due`] |
//! | whether the dice were fair | [`verify`], [`Unfair`] |
//! | what a log can be held to | [`Match::head`], [`Receipt`], [`BrokenPromise`] |
//! | a match as text | [`record`] |
//! | the games that headers can ask for | [`Library`], [`GameLibrary`] |
//!
//! # A match in twenty lines
//!
//! The toy game "heaps": pick a heap, `a` to `c`, then take one to three sticks.
//!
//! ```
//! use conform::toys::{Heaps, HeapsPosition};
//! use play::{Command, Header, Match, Player, Reach, Refused, Time, SeatCommand, apply, decide, record};
//! use rules::{Game, Notation, Options, Seat, Viewer};
//!
//! let players = [Player::Person("Anna".parse()?), Player::Bot("random".parse()?)];
//! let header = Header::new("heaps".parse()?, "standard".parse()?, 1, players.into_iter().collect());
//! let mut game: Match<HeapsPosition> = Match::new(header, Heaps::start(&Options::default(), 2));
//!
//! // A command of a seat that has seen its whole feed.
//! let command = |game: &Match<HeapsPosition>, wish| Command::Seat {
//!     seat: Seat::FIRST,
//!     seen: game.seq(Viewer::Seat(Seat::FIRST)),
//!     wish,
//! };
//! for word in ["c", "3"] {
//!     let action = game.position().read_action(word)?;
//!     for entry in decide(&game, command(&game, SeatCommand::Act(action)), Time::EPOCH)? {
//!         apply(&mut game, entry);
//!     }
//! }
//! let action = game.position().read_action("a")?;
//! let refused = decide(&game, command(&game, SeatCommand::Act(action)), Time::EPOCH);
//! assert_eq!(refused, Err(Refused::NotYourTurn));
//!
//! for entry in decide(&game, command(&game, SeatCommand::Undo(Reach::Action)), Time::EPOCH)? {
//!     apply(&mut game, entry);
//! }
//! assert!(record::Record::of(&game).to_string().ends_with("1. 1: c 3\n3. undo 1 to 2\n"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod admit;
mod apply;
mod chain;
mod clock;
mod command;
mod decide;
mod entry;
mod fair;
mod feed;
mod finish;
mod header;
mod library;
mod line;
mod receipt;
pub mod record;
mod refused;
mod rolls;
mod shares;
mod state;
mod stretch;
mod time;
mod undo;

pub use admit::admit;
pub use apply::apply;
pub use clock::{ClockFace, Control};
pub use command::{Command, Reach, SeatCommand};
pub use decide::decide;
pub use entry::{Entry, EntryKind, Notice, Number};
pub use fair::{Unfair, verify};
pub use feed::{FeedItem, News, Seq};
pub use finish::{Finish, Reason};
pub use header::{BadText, ComponentSet, Draws, Format, Header, Library, NoStart, OneLine, Player, Word};
pub use library::{AnyMatch, GameLibrary};
pub use receipt::{BadReceipt, BrokenPromise, Receipt};
pub use refused::Refused;
pub use shares::Due;
pub use state::{DrawOffer, Match, Takeback, WrongSecret};
pub use stretch::{Stretch, StretchIter};
pub use time::{Millis, Time};
