//! What the net of Pacal's Rocket is told about a seat: the rows of its first layer that apply.
//!
//! The heart of it are formations: what the seat's stones allow on its next turn, what lacks one
//! stone, where that stone would have to lie, and whether the ship can land there.

use games::game_pacal::{Divine, PYRAMIDS, PacalPosition, Palenque, Phase, Rules, Square, Squares, score};
use rules::{BySeat, Components as _, Position as _, Seat};

use super::glimpse::{DISTRICTS, FACES, Glimpse, HEIGHTS, districts_by_square};
use super::judgement::lying;
use crate::net::NetShape;

/// The columns of the standard board, the only one the net knows.
const SIDE: usize = 11;
/// The seats that are described one by one: the seat itself and its two strongest rivals.
const SIDES: usize = 3;
/// The rows of squares with something on them; what is beyond is left out.
const LISTED: usize = 56;
/// The number of groups for values in quarters of a point.
const FINE: usize = 34;
const COARSE: usize = 18;
const COUNTS: usize = 10;

/// The sizes of the groups of each described seat.
const SIDE_ROWS: [usize; 27] = [
    // Points; points after the best pyramid; which pyramids are left.
    58,
    58,
    289,
    // Supply and stones that will be visible; what is built and how many turns come first.
    12 * 12,
    11 * 5 + 1,
    // Divine stones and how far the match is.
    8 * PROGRESS + 1,
    // The best pyramid and how many turns come first; the best of 2 to 5 storeys.
    FINE * 3 + 1,
    COARSE,
    COARSE,
    COARSE,
    COARSE,
    // The best one after that, with and without a stone more; the same before it.
    FINE,
    FINE,
    FINE,
    FINE,
    FINE,
    // What landing prepares with each face.
    COARSE,
    COARSE,
    COARSE,
    COARSE,
    COARSE,
    // The squares that complete 3, 4 and 5 storeys.
    COUNTS,
    COUNTS,
    COUNTS,
    // The best pyramid once every ship has left; one that a ship of another seat could complete.
    FINE,
    FINE,
    // The points that the best pyramid scores.
    10,
];
/// The sizes of the groups of a district: storeys, and what the seat and its rival could do.
const DISTRICT_ROWS: [usize; 3] = [9 * 9, 24, 24];
/// What can be on a square, as far as the net is told.
const KINDS: usize = 23;
/// The sizes of the groups that apply once.
const OTHER_ROWS: [usize; 8] = [101, 101, 16 * 16, 4 * 5, 6, 6, 24, 2];

/// How far a match is, for the choice of a head.
const PROGRESS: usize = 5;

const fn sum(sizes: &[usize]) -> usize {
    let (mut sum, mut at) = (0, 0);
    while at < sizes.len() {
        sum += sizes[at];
        at += 1;
    }
    sum
}

/// The first row says nothing and stays 0: it fills up the list of squares.
const ROWS: usize =
    1 + SIDES * sum(&SIDE_ROWS) + DISTRICTS * sum(&DISTRICT_ROWS) + KINDS * SIDE * SIDE + sum(&OTHER_ROWS);

/// The rows that apply to any seat.
pub(crate) const ACTIVE: usize =
    SIDES * SIDE_ROWS.len() + DISTRICTS * DISTRICT_ROWS.len() + LISTED + OTHER_ROWS.len();

/// The outputs: how much further ahead of the best rival the seat will come; what the match will
/// be worth to it; points and rounds to come.
pub(crate) const OUTPUTS: [&str; 4] = ["ahead", "worth", "to-come", "rounds"];

/// What a net has to fit.
pub(crate) const SHAPE: NetShape = NetShape {
    rows: ROWS,
    active: ACTIVE,
    heads: 3 * PROGRESS,
    outputs: OUTPUTS.len(),
};

/// Whether the net knows this board.
pub(crate) fn knows(board: &Palenque) -> bool {
    board.id() == Palenque::standard().id()
}

/// The points of each seat if the match ended now.
pub(crate) fn standings(position: &PacalPosition) -> BySeat<i32> {
    let seats = position.seats();
    let palenque = position.palenque();
    let storeys = |squares: Squares| BySeat::from_fn(seats, |seat| position.storeys_within(seat, squares));
    let mut points = score::water(&storeys(palenque.banks()));
    for district in palenque.districts() {
        let each = score::district(district.value, &storeys(district.squares));
        for (sum, points) in points.iter_mut().zip(&each) {
            *sum += points;
        }
    }
    points.map(|seat, &points| {
        let divine: u8 = position.divine_stones(seat).map(Divine::value).sum();
        points + i32::from(position.points(seat)) + i32::from(divine)
    })
}

/// How far the seat is ahead of the best other one.
pub(crate) fn lead(points: &BySeat<i32>, seat: Seat) -> i32 {
    let others = points.enumerate().filter(|&(other, _)| other != seat);
    points[seat] - others.map(|(_, &points)| points).max().unwrap_or(0)
}

/// Everything that is told about a moment, to any seat.
pub(crate) struct Seen<'a> {
    position: &'a PacalPosition,
    standings: BySeat<i32>,
    glimpses: BySeat<Glimpse>,
    progress: usize,
}

impl<'a> Seen<'a> {
    /// A moment between two turns.
    pub(crate) fn new(position: &'a PacalPosition) -> Seen<'a> {
        let seats = position.seats();
        let place = districts_by_square(position.palenque());
        let glimpses = BySeat::from_fn(seats, |seat| Glimpse::new(position, seat, &place));
        let goal = f32::from(position.palenque().goal(seats));
        let late = glimpses
            .iter()
            .map(|glimpse| (glimpse.points as f32 / goal).max(glimpse.built as f32 / 10.0))
            .fold(0.0, f32::max);
        let progress = [0.25, 0.5, 0.7, 0.85];
        Seen {
            position,
            standings: standings(position),
            glimpses,
            progress: progress.iter().filter(|&&limit| late >= limit).count(),
        }
    }

    /// The points of each seat if the match ended now.
    pub(crate) fn standings(&self) -> &BySeat<i32> {
        &self.standings
    }

    /// The head that answers.
    pub(crate) fn head(&self) -> usize {
        let seats = usize::from(self.position.seats().min(4)) - 2;
        seats * PROGRESS + self.progress
    }

    /// The rows that apply to a seat.
    pub(crate) fn rows(&self, seat: Seat, rows: &mut [u16; ACTIVE]) {
        let position = self.position;
        let mut rivals: Vec<Seat> = Seat::all(position.seats())
            .filter(|&other| other != seat)
            .collect();
        rivals.sort_by_key(|&rival| {
            let glimpse = &self.glimpses[rival];
            (-(4 * self.standings[rival] + glimpse.best), glimpse.waits)
        });
        let mut rows = Rows {
            rows,
            at: 0,
            offset: 1,
        };
        for side in [Some(seat), rivals.first().copied(), rivals.get(1).copied()] {
            self.side(side, &mut rows);
        }
        let strongest = rivals[0];
        self.districts(seat, strongest, &mut rows);
        self.squares(seat, strongest, &mut rows);
        let [ahead, second, banks, order, die, turns, round, rules] = OTHER_ROWS;
        let difference = |rival: Seat| (self.standings[seat] - self.standings[rival] + 50).clamp(0, 100);
        rows.push(ahead, difference(strongest) as usize);
        rows.push(
            second,
            rivals.get(1).map_or(50, |&rival| difference(rival)) as usize,
        );
        let best = rivals.iter().map(|&rival| self.glimpses[rival].banks).max();
        rows.push(
            banks,
            usize::from(self.glimpses[seat].banks.min(15)) * 16 + usize::from(best.unwrap_or(0).min(15)),
        );
        let seats = usize::from(position.seats()) - 2;
        rows.push(order, seats * 5 + self.glimpses[seat].waits);
        let known = position.die().filter(|_| position.step() == Phase::Fly);
        let face = known.and_then(|die| FACES.iter().position(|&(face, _)| face == die));
        rows.push(die, face.map_or(0, |face| face + 1));
        let left = (position.starter().index() + usize::from(position.seats()) - position.mover().index())
            % usize::from(position.seats());
        rows.push(turns, left);
        rows.push(round, usize::from(position.round().min(23)));
        rows.push(rules, usize::from(position.rules() == Rules::Masters));
    }

    fn side(&self, side: Option<Seat>, rows: &mut Rows<'_>) {
        let Some(glimpse) = side.map(|seat| &self.glimpses[seat]) else {
            for size in SIDE_ROWS {
                rows.push(size, 0);
            }
            return;
        };
        let points = |points: i32| points.clamp(0, 56) as usize + 1;
        let left = glimpse.left.iter().zip(PYRAMIDS).fold(0, |all, (&left, most)| {
            all * usize::from(most + 1) + usize::from(left)
        });
        let waits = glimpse.waits.min(2);
        let [_, two, three, four, five] = glimpse.by_height;
        let [in_two, in_three, in_four, in_five, arrows] = glimpse.by_face;
        let found = [
            points(glimpse.points),
            points(glimpse.points + glimpse.scores),
            left + 1,
            usize::from(glimpse.supply.min(11)) * 12 + usize::from(glimpse.soon.min(11)),
            glimpse.built.min(10) * 5 + glimpse.waits + 1,
            glimpse.divine * PROGRESS + self.progress + 1,
            fine(glimpse.best) * 3 + waits + 1,
            coarse(two),
            coarse(three),
            coarse(four),
            coarse(five),
            fine(glimpse.next),
            fine(glimpse.next_reached),
            fine(glimpse.next_any),
            fine(glimpse.reached),
            fine(glimpse.any),
            coarse(in_two),
            coarse(in_three),
            coarse(in_four),
            coarse(in_five),
            coarse(arrows),
            count(glimpse.completing[2]),
            count(glimpse.completing[3]),
            count(glimpse.completing[4]),
            fine(glimpse.far),
            fine(glimpse.sent),
            glimpse.scores.clamp(0, 8) as usize + 1,
        ];
        for (size, row) in SIDE_ROWS.into_iter().zip(found) {
            rows.push(size, row);
        }
    }

    fn districts(&self, seat: Seat, strongest: Seat, rows: &mut Rows<'_>) {
        let (own, rival) = (&self.glimpses[seat], &self.glimpses[strongest]);
        let hope = |glimpse: &Glimpse, district: usize| {
            let soon = match glimpse.by_district[district] {
                ..4 => 0,
                4..10 => 1,
                10..18 => 2,
                18..28 => 3,
                28..40 => 4,
                _ => 5,
            };
            let near = match glimpse.near_by_district[district] {
                ..6 => 0,
                6..16 => 1,
                16..30 => 2,
                _ => 3,
            };
            soon * 4 + near
        };
        for district in 0..DISTRICTS {
            let others = self.glimpses.enumerate().filter(|&(other, _)| other != seat);
            let best = others
                .map(|(_, glimpse)| glimpse.storeys[district])
                .max()
                .unwrap_or(0);
            let [storeys, hopes, fears] = DISTRICT_ROWS;
            let own_storeys = usize::from(own.storeys[district].min(8));
            rows.push(storeys, own_storeys * 9 + usize::from(best.min(8)));
            rows.push(hopes, hope(own, district));
            rows.push(fears, hope(rival, district));
        }
    }

    /// What lies and stands where, as far as there is room in the list.
    fn squares(&self, seat: Seat, strongest: Seat, rows: &mut Rows<'_>) {
        let position = self.position;
        let (begin, offset) = (rows.at, rows.offset);
        let mut list = |kind: usize, squares: Squares| {
            for square in squares {
                let place = usize::from(square.row()) * SIDE + usize::from(square.column());
                if rows.at < begin + LISTED && place < SIDE * SIDE {
                    rows.rows[rows.at] = (offset + kind * SIDE * SIDE + place) as u16;
                    rows.at += 1;
                }
            }
        };
        let first = [seat, strongest];
        let others = Seat::all(position.seats()).filter(|other| !first.contains(other));
        for (place, side) in first.into_iter().chain(others).enumerate() {
            let place = place.min(2);
            let (stones, _) = lying(position, side, |_| true);
            let visible = position.visible(side);
            list(place, visible);
            list(3 + place, stones & !visible);
            list(
                6 + place,
                position.ship(side).map_or(Squares::EMPTY, Square::only),
            );
            let pyramids = position.pyramids(side);
            for square in pyramids {
                // Of those who hardly matter four and five storeys look alike.
                let height = usize::from(position.height(square)) - 1;
                let kind = if place == 2 {
                    19 + height.min(3)
                } else {
                    9 + place * HEIGHTS + height
                };
                list(kind, square.only());
            }
        }
        for at in rows.at..begin + LISTED {
            rows.rows[at] = 0;
        }
        rows.at = begin + LISTED;
        rows.offset = offset + KINDS * SIDE * SIDE;
    }
}

fn fine(worth: i32) -> usize {
    // Steps of half a point up to eight points, then of a point.
    match worth {
        ..=0 => 0,
        1..32 => 1 + worth as usize / 2,
        _ => (17 + (worth as usize - 32) / 4).min(FINE - 1),
    }
}

fn coarse(worth: i32) -> usize {
    match worth {
        ..=0 => 0,
        _ => (1 + worth as usize / 4).min(COARSE - 1),
    }
}

fn count(squares: usize) -> usize {
    match squares {
        0..5 => squares,
        5..7 => 5,
        7..10 => 6,
        10..15 => 7,
        15..22 => 8,
        _ => 9,
    }
}

/// Rows that apply, as they are found.
struct Rows<'a> {
    rows: &'a mut [u16; ACTIVE],
    at: usize,
    offset: usize,
}

impl Rows<'_> {
    /// The row of a group that gives no other.
    #[inline]
    fn push(&mut self, size: usize, row: usize) {
        debug_assert!(row < size, "row {row} of {size} in group {}", self.at);
        self.rows[self.at] = (self.offset + row) as u16;
        self.at += 1;
        self.offset += size;
    }
}

#[cfg(test)]
mod tests {
    use games::game_pacal::Pacal;
    use rules::{Game, Options};

    use super::*;

    #[test]
    fn every_group_gives_its_rows_and_the_list_of_squares_is_filled_up() {
        for seats in 2..=5 {
            let position = Pacal::start(&Options::default(), seats);
            let seen = Seen::new(&position);
            let mut rows = [u16::MAX; ACTIVE];
            seen.rows(Seat::FIRST, &mut rows);
            assert!(rows.iter().all(|&row| usize::from(row) < ROWS));
            // Nothing is on the board yet.
            assert_eq!(rows.iter().filter(|&&row| row == 0).count(), LISTED);
            assert!(seen.head() < SHAPE.heads);
        }
    }
}
