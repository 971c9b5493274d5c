//! What a seat could build with given stones, and its value.

use std::ops::ControlFlow;

use rules::{BySeat, Seat};

use crate::board::{GRID, Square, Squares};
use crate::position::PacalPosition;
use crate::{formation, legal, score};

/// All values are in quarters of a point.
pub(crate) const POINT: i32 = 4;

/// The values of possible pyramids for one seat in one position, in quarters of a point: points
/// now, half of what they would bring at the end and of what others would lose, banks, and how
/// far they bring the end.
///
/// The value of a pyramid does not depend on the stones it takes, so it is computed once for
/// every square and height.
#[derive(Clone, Debug)]
pub struct Prospects<'a> {
    position: &'a PacalPosition,
    seat: Seat,
    /// By square, then by storeys; [`UNKNOWN`] where not computed yet.
    known: [[i16; 5]; GRID as usize * GRID as usize],
}

const UNKNOWN: i16 = i16::MIN;

/// A pyramid that a formation allows a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// The square it would stand on.
    pub on: Square,
    /// Its storeys.
    pub storeys: u8,
    /// The stones that it takes.
    pub stones: Squares,
    /// Its value in quarters of a point, without what the stones are worth.
    pub worth: i32,
}

impl<'a> Prospects<'a> {
    /// The prospects of this seat.
    pub fn new(position: &'a PacalPosition, seat: Seat) -> Prospects<'a> {
        Prospects {
            position,
            seat,
            known: [[UNKNOWN; 5]; _],
        }
    }

    pub(crate) fn position(&self) -> &'a PacalPosition {
        self.position
    }

    /// The best pyramid that these visible stones would allow if ships stood
    /// on these squares, where they break lines (PA-13); 0 for none.
    pub fn best(&mut self, stones: Squares, ships: Squares) -> i32 {
        let mut best = 0;
        self.each(stones, ships, |prospect| best = best.max(prospect.worth));
        best
    }

    /// The best values in three different districts, best first; 0 where there is none.
    pub fn best_three(&mut self, stones: Squares, ships: Squares) -> [i32; 3] {
        let districts = self.position.palenque.districts();
        let place_of = |square| {
            let is_there = |district: &crate::District| district.squares.contains(square);
            districts.iter().position(is_there)
        };
        let mut best = [(None, 0); 3];
        self.each(stones, ships, |Prospect { on, worth, .. }| {
            if worth <= best[2].1 {
                return;
            }
            let district = place_of(on);
            let place = best.iter().position(|&(known, _)| known == district).unwrap_or(2);
            if worth > best[place].1 {
                best[place] = (district, worth);
                best.sort_by_key(|&(_, worth)| -worth);
            }
        });
        best.map(|(_, worth)| worth)
    }

    /// The value of a pyramid here for the seat, whatever it costs.
    pub fn gain(&mut self, on: Square, storeys: u8) -> i32 {
        let (position, seat) = (self.position, self.seat);
        let known = &mut self.known[on.index()][usize::from(storeys) - 1];
        if *known == UNKNOWN {
            *known = gain(position, seat, on, storeys) as i16;
        }
        i32::from(*known)
    }

    /// Calls `show` with the highest pyramid of every formation within these stones and the
    /// seat's pyramids, on every square where it can stand.
    pub fn each(&mut self, stones: Squares, ships: Squares, mut show: impl FnMut(Prospect)) {
        let position = self.position;
        let pieces = position.pieces_with(self.seat, stones, ships);
        let left = position.pyramids_left(self.seat);
        let all = formation::each_within(pieces, legal::lowest(left), |size, formation| {
            let used = formation & stones;
            self.each_of(size, used, formation & pieces.pyramids, left, &mut show);
            ControlFlow::<()>::Continue(())
        });
        debug_assert!(all.is_continue(), "nothing breaks");
    }

    /// The same for formations of two or more squares that lack one stone: `show` is also told the
    /// square, one of `ground` without a pyramid, where that stone would have to lie.
    pub fn each_lacking_one(
        &mut self,
        stones: Squares,
        ships: Squares,
        ground: Squares,
        mut show: impl FnMut(Square, Prospect),
    ) {
        let position = self.position;
        let pieces = position.pieces_with(self.seat, stones, ships);
        let left = position.pyramids_left(self.seat);
        let lowest = legal::lowest(left);
        let ground = ground & position.unbuilt();
        formation::each_lacking_one(pieces, ground, lowest, |lacks, size, formation| {
            let used = (formation & stones) | lacks.only();
            self.each_of(size, used, formation & pieces.pyramids, left, |prospect| {
                show(lacks, prospect);
            });
        });
    }

    #[inline]
    fn each_of(
        &mut self,
        size: u8,
        used: Squares,
        standing: Squares,
        left: [u8; 5],
        mut show: impl FnMut(Prospect),
    ) {
        let position = self.position;
        let grounds = legal::building_squares(position.rules, used, standing);
        let Some(storeys) = legal::heights(left, size).last() else {
            return;
        };
        let cost = i32::from(used.len());
        for on in grounds {
            if !standing.contains(on) || position.height(on) < storeys {
                show(Prospect {
                    on,
                    storeys,
                    stones: used,
                    worth: self.gain(on, storeys) - cost,
                });
            }
        }
    }
}

fn gain(position: &PacalPosition, builder: Seat, on: Square, storeys: u8) -> i32 {
    let district = position.palenque.district_at(on).expect("pyramids stand on land");
    let seats = position.sides.seats();
    let before = BySeat::from_fn(seats, |seat| position.storeys_within(seat, district.squares));
    let mut after = before.clone();
    let more = storeys - position.height(on);
    after[builder] += more;
    let leads = |storeys: &BySeat<u8>| {
        Seat::all(seats).all(|other| other == builder || storeys[other] < storeys[builder])
    };
    let mut value = i32::from(more);
    if !leads(&before) && leads(&after) {
        value += POINT * i32::from(district.value);
    }
    let (old, new) = (
        score::district(district.value, &before),
        score::district(district.value, &after),
    );
    for seat in Seat::all(seats) {
        let change = new[seat] - old[seat];
        value += if seat == builder {
            POINT / 2 * change
        } else {
            -change
        };
    }
    if position.palenque.banks().contains(on) {
        value += POINT / 2 * i32::from(more);
    }
    if position.height(on) == 0 {
        value += POINT / 2;
    }
    value
}
