//! Pacal's Rocket: ships over Palenque drop stones, stones become pyramids, pyramids dominate
//! districts. For two to five players; rules PA-1 to PA-24 as in `docs/games/pacal.md`.
//!
//! | to find | look at |
//! | --- | --- |
//! | squares and sets of them | [`Square`], [`Squares`] |
//! | the printed board | [`Palenque`] |
//! | what can be done | [`Action`] |
//! | one moment of a match | [`PacalPosition`] |
//! | why something is not allowed | [`PacalRefusal`] |
//! | what scores | [`score`] |
//! | what pyramids would be worth | [`Prospects`] |
//! | a sensible player | [`greedy`] |
//!
//! Flights are sets of landing squares computed by steps on 128-bit masks, and formations are
//! families of shifts, precomputed for the whole grid: no list of squares is searched during a
//! match.
//!
//! ```
//! use game_pacal::Pacal;
//! use rules::{Actor, Game, Notation, Options, Position, Seat};
//!
//! let mut position = Pacal::start(&Options::default(), 2);
//! for (actor, word) in [
//!     (Actor::Chance, "first:2"),
//!     (Actor::Seat(Seat::SECOND), "ship:f6"),
//!     (Actor::Seat(Seat::FIRST), "ship:e6"),
//!     (Actor::Chance, "roll:4"),
//!     (Actor::Seat(Seat::SECOND), "fly:f10"),
//!     (Actor::Seat(Seat::SECOND), "drop:own+1"),
//! ] {
//!     let action = position.read_action(word)?;
//!     position = position.play(actor, action).expect("a legal action");
//! }
//! assert_eq!(position.in_ship(Seat::FIRST, Seat::SECOND), 1);
//! # Ok::<(), rules::BadNotation>(())
//! ```

mod action;
mod board;
mod components;
mod flight;
mod formation;
pub mod greedy;
mod legal;
mod notation;
mod play;
mod position;
mod prospects;
mod refusal;
pub mod score;
mod setup;

use std::ops::RangeInclusive;
use std::sync::Arc;

use rules::{Components, Fault, Game, Numbering, Options, Rule, Variant};

pub use action::{Action, Build, Divine, Drop, Face, Flight, Ships, Used};
pub use board::{BadSquare, GRID, Iter, Square, Squares};
pub use components::{District, Palenque, River};
pub use position::{Allowance, End, PYRAMIDS, PacalPosition, Phase, QUIET_ROUNDS, STONES};
pub use prospects::{Prospect, Prospects};
pub use refusal::PacalRefusal;
pub use setup::{SeatSetup, Setup};

/// The rules of Pacal's Rocket.
#[derive(Clone, Copy, Debug)]
pub struct Pacal;

/// The rule sets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Rules {
    /// A player's own pyramids can replace stones in a formation (PA-15).
    #[default]
    Standard,
    /// They cannot, except the one being upgraded (PA-24).
    Masters,
}

impl Variant for Rules {
    const ALL: &'static [Rules] = &[Rules::Standard, Rules::Masters];

    fn name(self) -> &'static str {
        match self {
            Rules::Standard => "standard",
            Rules::Masters => "masters",
        }
    }
}

impl Game for Pacal {
    const ID: &'static str = "pacal";
    const REVISION: u16 = 2;
    const SEATS: RangeInclusive<u8> = 2..=5;
    const RULES: Numbering = Numbering {
        prefix: "PA",
        count: 24,
    };
    const MINUTES: RangeInclusive<u16> = 30..=60;

    type Variant = Rules;
    type Components = Palenque;
    type Position = PacalPosition;

    fn start(options: &Options<Pacal>, seats: u8) -> PacalPosition {
        assert!(
            Pacal::SEATS.contains(&seats),
            "Pacal's Rocket is for two to five players"
        );
        PacalPosition::start(&options.components, options.variant, seats)
    }

    fn components_of(revision: u16, text: Option<&str>) -> Option<Result<Arc<Palenque>, Vec<Fault>>> {
        match (revision, text) {
            // Another board, and any gaps in a line (PA-13).
            (1, text) => Some(Palenque::of_first_revision(text).map(Arc::new)),
            (Pacal::REVISION, Some(text)) => Some(Palenque::read(text).map(Arc::new)),
            (Pacal::REVISION, None) => Some(Ok(Palenque::standard())),
            _ => None,
        }
    }
}

/// The rule with this number.
const fn pa(number: u8) -> Rule {
    Rule::new("PA", number)
}
