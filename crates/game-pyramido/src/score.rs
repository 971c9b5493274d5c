//! Scoring a round, the starter of the next one, and the final places.

use rules::{BySeat, Seat};

use crate::board::Colour;

/// One player's score for one round: the jewels of every marked area.
///
/// There is one marker of each colour, so an area has at most one, and the colour identifies the
/// area.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct RoundScore {
    jewels: [u8; 6],
}

impl RoundScore {
    /// The score with these areas; 0 where no area of the colour is marked.
    pub const fn of(jewels: [u8; 6]) -> RoundScore {
        RoundScore { jewels }
    }

    /// The jewels of the marked area of this colour (PM-10); 0 if there is none.
    pub const fn jewels(self, colour: Colour) -> u8 {
        self.jewels[colour as usize]
    }

    #[inline]
    pub(crate) fn set(&mut self, colour: Colour, jewels: u8) {
        self.jewels[colour.index()] = jewels;
    }

    /// Whether no area is marked, as before the round has been scored.
    pub fn is_empty(self) -> bool {
        self.jewels == [0; 6]
    }

    /// Mido's bounty (PM-11): the marked area with the fewest jewels counts again.
    #[inline]
    pub fn bounty(self) -> u8 {
        let marked = self.jewels.iter().copied().filter(|&jewels| jewels > 0);
        marked.min().unwrap_or(0)
    }

    /// All points of the round.
    #[inline]
    pub fn points(self) -> u16 {
        self.jewels.iter().copied().map(u16::from).sum::<u16>() + u16::from(self.bounty())
    }
}

/// The starter of the next round (PM-12): the seat with the fewest points in this round, and
/// among several the first clockwise after this round's starter. `None` stands for a seat that
/// has lost; at least one seat must not have.
pub fn next_starter(points: &BySeat<Option<u16>>, starter: Seat) -> Seat {
    let seats = points.seats();
    starter
        .next(seats)
        .clockwise(seats)
        .filter_map(|seat| points[seat].map(|points| (points, seat)))
        // The first of equals is kept.
        .min_by_key(|&(points, _)| points)
        .map_or(starter, |(_, seat)| seat)
}

/// Determines the places (PM-13 and PM-9), larger is better: players who have lost under PM-9
/// come after all others, the earliest last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Merit {
    /// Lost under PM-9.
    Lost {
        /// The first to lose has 1.
        order: u8,
    },
    /// Played to the end.
    Finished {
        /// All points.
        points: i32,
        /// Patches left.
        patches: u8,
        /// The points of the best round.
        best_round: u16,
    },
}
