//! The rules of Pyramido: two to four players each build a pyramid, level by level, from tiles of
//! two coloured blocks, and score the jewels of marked areas after every level.
//!
//! The rules with their numbers are in `docs/games/pyramido.md`.
//!
//! | to find | look at |
//! | --- | --- |
//! | the game for tables, records and commands | [`Pyramido`] |
//! | one moment of a match | [`PyramidoPosition`] |
//! | one player's pyramid | [`Pyramid`], [`BaseReach`] |
//! | the pyramid seen from above, and what stays in sight | [`Picture`], [`Lasting`] |
//! | actions, and why they are refused | [`Action`], [`PyramidoRefusal`] |
//! | scoring | [`RoundScore`], [`next_starter`], [`Merit`] |
//! | the tiles | [`Tiles`], [`Tile`], [`TileId`] |
//! | a loose description that may be illegal | [`Setup`], [`PyramidSetup`] |
//! | random play that finishes its levels | [`playout`] |
//! | sensible play | [`greedy`] |
//!
//! ```
//! use game_pyramido::Pyramido;
//! use rules::{Actor, Game, Notation, Options, Position, Turn};
//!
//! let mut position = Pyramido::start(&Options::default(), 2);
//! // Chance decides who begins and which tiles turn up.
//! for word in ["first-1", "show-56", "show-80", "show-12", "show-1", "show-2", "show-3", "show-4"] {
//!     let action = position.read_action(word)?;
//!     position = position.play(Actor::Chance, action).expect("all of them unseen");
//! }
//! let Turn::Seats(seats) = position.turn() else { panic!("a seat's turn") };
//! let first = Actor::Seat(seats.first().expect("one of them"));
//! // The tile of quarry place 2, its left block on a1, its right block south of it.
//! let action = position.read_action("2-a1-s")?;
//! assert!(position.play(first, action).is_ok());
//! # Ok::<(), rules::BadNotation>(())
//! ```

mod action;
mod board;
mod components;
pub mod greedy;
mod lasting;
mod notation;
mod outlook;
mod picture;
mod play;
pub mod playout;
mod position;
mod pyramid;
mod reach;
mod refusal;
mod score;
mod setup;

use std::ops::RangeInclusive;

use rules::{Dice, Game, Numbering, Options, Variant};

pub use action::{Action, Place, Stack, rule};
pub use board::{Block, Cell, Colour, Jewels, Patch, Quadrant, SPAN, Towards};
pub use components::{FEWEST_TILES, MOST_TILES, Tile, TileId, Tiles};
pub use lasting::{Lasting, Quadrants, beside, connected};
pub use picture::{Picture, SeenQuadrant};
pub use position::{PyramidoPosition, StackState};
pub use pyramid::{LEVELS, LastTile, Pyramid, SITE};
pub use reach::BaseReach;
pub use refusal::{PyramidoRefusal, Wanted};
pub use score::{Merit, RoundScore, next_starter};
pub use setup::{PyramidSetup, Setup};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pyramido;

/// The only rule set.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Standard;

impl Variant for Standard {
    const ALL: &'static [Standard] = &[Standard];

    fn name(self) -> &'static str {
        "standard"
    }
}

impl Game for Pyramido {
    const ID: &'static str = "pyramido";
    const REVISION: u16 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const RULES: Numbering = Numbering {
        prefix: "PM",
        count: 13,
    };
    const MINUTES: RangeInclusive<u16> = 30..=45;

    type Variant = Standard;
    type Components = Tiles;
    type Position = PyramidoPosition;

    fn start(options: &Options<Pyramido>, seats: u8) -> PyramidoPosition {
        assert!(
            Pyramido::SEATS.contains(&seats),
            "two to four can play, not {seats}"
        );
        PyramidoPosition::new(&options.components, seats)
    }

    /// Keeps levels fillable: see [`playout`].
    #[inline]
    fn random_choice(position: &PyramidoPosition, actions: &[Action], dice: &mut impl Dice) -> usize {
        playout::careful(position, actions, dice)
    }
}
