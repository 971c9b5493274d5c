//! Actions of seats and of the die, one decision at a time.

use std::fmt;

use rules::Seat;

use crate::board::{Square, Squares};

/// One decision of a seat, or one chance result.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Chance chooses the first player (PA-1).
    First(Seat),
    /// Chance rolls the die (PA-2).
    Roll(Face),
    /// A ship starts on this square (PA-1).
    Ship(Square),
    /// A ship flies to this square.
    Fly(Flight, Square),
    /// A ship stays because no square of the board is free (our ruling on PA-9).
    Stay,
    /// A player uses stones (PA-11).
    Drop(Drop),
    /// A player builds a pyramid (PA-14, PA-16).
    Build(Build),
    /// The player uses no stones, or builds nothing.
    Skip,
}

/// A face of the die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Face {
    /// A number of squares.
    Number(u8),
    /// Any distance along a row or column (PA-6).
    Arrows,
}

/// How a ship gets to its next square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Flight {
    /// Along a row or column, as far as the number says (PA-4).
    Straight,
    /// With turns, exactly as far as the number says (PA-5).
    Bent,
    /// Along a row or column, over obstacles (PA-6).
    Arrows,
    /// Anywhere, for a divine stone (PA-7).
    Divine(Divine),
    /// Anywhere, because the ship cannot fly and no divine stone is left (PA-9).
    Adrift,
}

/// A divine stone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Divine {
    /// Worth 2 points at the end.
    Two,
    /// Worth 4 points at the end.
    Four,
    /// Worth 6 points at the end.
    Six,
}

/// The stones used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Drop {
    /// The ships that get one stone each.
    pub into: Ships,
    /// The square from which one of the stones is taken if the supply is too small; all others
    /// come from the supply.
    pub from: Option<Square>,
}

/// The ships that get a stone (PA-11).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ships {
    /// The player's own ship.
    Own,
    /// Another seat's ship.
    Other(Seat),
    /// The player's own ship and another seat's.
    Both(Seat),
}

/// The building of a pyramid: what it changes, whichever formation allows it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Build {
    /// Its height.
    pub storeys: u8,
    /// Where it stands: on one of the player's own stones in the formation, or in place of the
    /// player's own lower pyramid in the formation.
    pub on: Square,
    /// The player's stones of the formation, which return to the supply.
    pub stones: Used,
}

/// One to four squares whose stones are used up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Used {
    /// The squares, then as many of the last index as there is room.
    places: [u8; 4],
    /// The number of squares.
    len: u8,
}

const _: () = assert!(size_of::<Action>() <= 8, "actions are small");

impl Divine {
    /// All three, the cheapest first.
    pub const ALL: [Divine; 3] = [Divine::Two, Divine::Four, Divine::Six];

    /// The bit mask of all three.
    pub(crate) const EVERY: u8 = 0b111;

    /// Its value at the end (PA-23).
    pub const fn value(self) -> u8 {
        match self {
            Divine::Two => 2,
            Divine::Four => 4,
            Divine::Six => 6,
        }
    }

    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }
}

impl Ships {
    /// Whether the player's own ship gets a stone.
    pub const fn own(self) -> bool {
        matches!(self, Ships::Own | Ships::Both(_))
    }

    /// The other seat whose ship gets a stone.
    pub const fn other(self) -> Option<Seat> {
        match self {
            Ships::Own => None,
            Ships::Other(seat) | Ships::Both(seat) => Some(seat),
        }
    }

    /// The number of stones needed.
    pub const fn stones(self) -> u8 {
        match self {
            Ships::Own | Ships::Other(_) => 1,
            Ships::Both(_) => 2,
        }
    }
}

impl Used {
    /// The stones on these squares.
    ///
    /// # Panics
    /// Unless there are one to four squares.
    pub fn new(squares: Squares) -> Used {
        let len = squares.len();
        assert!((1..=4).contains(&len), "a formation has one to four stones");
        let mut places = [u8::MAX; 4];
        for (place, square) in places.iter_mut().zip(squares) {
            *place = square.index() as u8;
        }
        Used { places, len }
    }

    /// The squares of the stones.
    pub fn squares(self) -> Squares {
        let places = self.places.into_iter().take(self.len.into());
        places.map(Square::from_index).collect()
    }
}

impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Debug for Drop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&Action::Drop(*self), f)
    }
}

impl fmt::Debug for Build {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&Action::Build(*self), f)
    }
}

impl fmt::Debug for Used {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.squares(), f)
    }
}
