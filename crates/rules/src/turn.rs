use crate::{Seat, SeatSet};

/// Who decides now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// These seats. If there are several they choose at the same time: each may act, in any
    /// order, and may change its choice until the last seat has chosen.
    Seats(SeatSet),
    /// Chance: a die roll, a deal, a tile turned up.
    Chance,
    /// Nobody: the match is over.
    Over,
}

/// Who acts: a seat, or chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Actor {
    /// The person or bot on this seat.
    Seat(Seat),
    /// The dice and the decks.
    Chance,
}

impl Turn {
    /// One seat alone.
    #[inline]
    pub const fn of(seat: Seat) -> Turn {
        Turn::Seats(SeatSet::only(seat))
    }

    /// Whether this actor may act now.
    #[inline]
    pub const fn allows(self, actor: Actor) -> bool {
        match (self, actor) {
            (Turn::Seats(set), Actor::Seat(seat)) => set.contains(seat),
            (Turn::Chance, Actor::Chance) => true,
            _ => false,
        }
    }

    /// The seats that may act now: none when chance decides or the match is over.
    #[inline]
    pub const fn seats(self) -> SeatSet {
        match self {
            Turn::Seats(set) => set,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }
}

impl Actor {
    /// The seat, unless it is chance.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Actor::Seat(seat) => Some(seat),
            Actor::Chance => None,
        }
    }
}
