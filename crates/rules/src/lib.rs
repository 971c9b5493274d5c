//! The vocabulary and traits in which every game of Benben is written.
//!
//! A *game* is a set of rules; one playing of it is a *match*. A [`Position`] is the complete
//! state at one moment of a match; an action is one indivisible decision, of a [`Seat`] or of
//! chance. This crate knows no particular game, generates no random numbers, reads no clock and
//! does no I/O.
//!
//! | to find | look at |
//! | --- | --- |
//! | who sits where | [`Seat`], [`SeatSet`], [`BySeat`] |
//! | who decides now | [`Turn`], [`Actor`] |
//! | the rules of a game | [`Game`], [`Options`], [`Variant`], [`Components`] |
//! | one moment of a match | [`Position`], [`Open`] |
//! | what one viewer may know | [`Observe`], [`View`], [`Viewer`] |
//! | how it ended | [`Outcome`], [`Tally`], [`Ending`] |
//! | what people read about it | [`Phrase`], [`Rule`], [`Refusal`] |
//! | actions and positions as text | [`Notation`], [`SetUp`] |
//! | randomness, passed in from outside | [`Dice`] |
//!
//! # A game in forty lines
//!
//! A pile of sticks; the player who takes the last one wins.
//!
//! ```
//! use rules::{Actor, BySeat, Ending, Outcome, Phrase, Position, Refusal, Rule, Seat, Tally, Turn};
//!
//! #[derive(Clone, PartialEq, Eq, Hash, Debug)]
//! struct Sticks { left: u8, mover: Seat }
//!
//! #[derive(Clone, PartialEq, Eq, Debug)]
//! struct Refused;
//!
//! impl Refusal for Refused {
//!     fn rule(&self) -> Option<Rule> { Some(Rule::new("ST", 1)) }
//!     fn phrase(&self) -> Phrase { Phrase::new("sticks-take-one-or-two") }
//! }
//!
//! impl Position for Sticks {
//!     type Action = u8;
//!     type Refusal = Refused;
//!     fn seats(&self) -> u8 { 2 }
//!     fn turn(&self) -> Turn {
//!         if self.left == 0 { Turn::Over } else { Turn::of(self.mover) }
//!     }
//!     fn legal_actions(&self, actor: Actor, acc: &mut Vec<u8>) {
//!         if self.turn().allows(actor) { acc.extend(1..=self.left.min(2)); }
//!     }
//!     fn refuse(&self, actor: Actor, take: u8) -> Option<Refused> {
//!         let legal = self.turn().allows(actor) && (1..=self.left.min(2)).contains(&take);
//!         (!legal).then_some(Refused)
//!     }
//!     fn play_unchecked(&mut self, _: Actor, take: u8) {
//!         self.left -= take;
//!         self.mover = self.mover.next(2);
//!     }
//!     fn tally(&self) -> BySeat<Tally> { BySeat::from_fn(2, |_| Tally::default()) }
//!     fn outcome(&self) -> Option<Outcome> {
//!         (self.left == 0).then(|| Outcome::win(
//!             2, self.mover.next(2),
//!             Ending { rule: Rule::new("ST", 1), phrase: Phrase::new("sticks-last-one") },
//!         ))
//!     }
//! }
//!
//! let start = Sticks { left: 3, mover: Seat::FIRST };
//! let after = start.play(Actor::Seat(Seat::FIRST), 1).expect("one of three");
//! // An illegal action returns the position together with the reason.
//! let error = after.play(Actor::Seat(Seat::FIRST), 1).unwrap_err();
//! assert_eq!(error.refusal.rule().unwrap().to_string(), "ST-1");
//! assert_eq!(error.position.left, 2);
//! ```

mod dice;
mod game;
mod notation;
mod observe;
mod outcome;
mod phrase;
mod position;
mod seat;
mod turn;

pub use dice::Dice;
pub use game::{Components, Fault, Game, MOST_FAULTS, NoComponents, Numbering, Options, Variant};
pub use notation::{BadNotation, Notation, SetUp, SetupError};
pub use observe::{Act, Observe, Open, View, Viewer};
pub use outcome::{Ending, Outcome, Tally, TallyLine};
pub use phrase::{Arg, Phrase, Refusal, Rule};
pub use position::{PlayError, Position};
pub use seat::{BadSeat, BySeat, MAX_SEATS, Seat, SeatSet};
pub use turn::{Actor, Turn};
