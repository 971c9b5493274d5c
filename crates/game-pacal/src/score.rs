//! Scoring: leading a district, and the final scoring.

use rules::{Arg, BySeat, Ending, Outcome, Phrase, Seat, Tally};

use crate::board::{Square, Squares};
use crate::components::{District, Palenque};
use crate::pa;
use crate::position::{End, PacalPosition, Phase};

/// The points for ending a match with the penultimate pyramid (PA-19).
pub const LAST_BUT_ONE: i32 = 5;
/// The points for the second place in a district (PA-22).
pub const SECOND_PLACE: i32 = 2;
/// The points for the places at the water (PA-21).
pub const WATER: [i32; 3] = [12, 8, 4];

/// PA-18: whether the seat has more storeys on these squares than anybody else.
#[inline]
pub(crate) fn leads_alone(position: &PacalPosition, seat: Seat, district: Squares) -> bool {
    let own = position.storeys_within(seat, district);
    Seat::all(position.sides.seats())
        .filter(|&other| other != seat)
        .all(|other| position.storeys_within(other, district) < own)
}

/// PA-21: the points for these numbers of storeys on the banks. Tied seats share the sum of the
/// places they fill, rounded down; there is no place without storeys.
///
/// ```
/// use rules::BySeat;
/// let storeys: BySeat<u8> = [8, 6, 6].into_iter().collect();
/// let points: BySeat<i32> = [12, 6, 6].into_iter().collect();
/// assert_eq!(game_pacal::score::water(&storeys), points);
/// ```
pub fn water(storeys: &BySeat<u8>) -> BySeat<i32> {
    storeys.map(|seat, &own| {
        let (ahead, level) = (ahead(storeys, seat), level(storeys, seat));
        let places = WATER.iter().skip(ahead).take(level);
        if own == 0 {
            0
        } else {
            places.sum::<i32>() / level as i32
        }
    })
}

/// PA-22: the points for these numbers of storeys in a district of this value.
pub fn district(value: u8, storeys: &BySeat<u8>) -> BySeat<i32> {
    let second = Seat::all(storeys.seats())
        .filter(|&seat| ahead(storeys, seat) == 0)
        .count()
        == 1;
    storeys.map(|seat, &own| match ahead(storeys, seat) {
        _ if own == 0 => 0,
        0 => i32::from(value),
        // After a tie for the first place there is no second.
        1 if second => SECOND_PLACE,
        _ => 0,
    })
}

/// The number of seats with more.
fn ahead(storeys: &BySeat<u8>, seat: Seat) -> usize {
    storeys.iter().filter(|&&other| other > storeys[seat]).count()
}

/// The number of seats with the same number, including this one.
fn level(storeys: &BySeat<u8>, seat: Seat) -> usize {
    let same = |&other: &Seat| storeys[other] == storeys[seat];
    Seat::all(storeys.seats()).filter(same).count()
}

/// The points line by line: those for building, and once the match is over the final scoring.
pub(crate) fn tally(position: &PacalPosition) -> BySeat<Tally> {
    let seats = position.sides.seats();
    let mut tallies = BySeat::from_fn(seats, |seat| {
        let mut tally = Tally::default();
        let points = i32::from(position.sides[seat].points);
        tally.add(pa(18), Phrase::new("pacal-points-building"), points);
        tally
    });
    let Phase::Over(end) = position.step else {
        return tallies;
    };
    if let End::LastButOne(seat) = end {
        tallies[seat].add(pa(19), Phrase::new("pacal-points-last-but-one"), LAST_BUT_ONE);
    }
    add_final(position, &mut tallies);
    tallies
}

/// What the final scoring would bring if the match ended now: banks, districts and divine stones.
pub fn outlook(position: &PacalPosition) -> BySeat<Tally> {
    let mut tallies = BySeat::from_fn(position.sides.seats(), |_| Tally::default());
    if !matches!(position.step, Phase::Over(_)) {
        add_final(position, &mut tallies);
    }
    tallies
}

/// Adds the lines of the final scoring (PA-21 to PA-23).
fn add_final(position: &PacalPosition, tallies: &mut BySeat<Tally>) {
    let seats = position.sides.seats();
    let mut add_all = |rule, storeys: &BySeat<u8>, points: &BySeat<i32>, phrase: &dyn Fn(u8) -> Phrase| {
        for (seat, &points) in points.enumerate().filter(|&(_, &points)| points > 0) {
            let storeys = storeys[seat];
            tallies[seat].add(
                pa(rule),
                phrase(storeys).with("storeys", i32::from(storeys)),
                points,
            );
        }
    };
    let on_banks = BySeat::from_fn(seats, |seat| {
        position.storeys_within(seat, position.palenque.banks())
    });
    add_all(21, &on_banks, &water(&on_banks), &|_| {
        Phrase::new("pacal-points-water")
    });
    for place in position.palenque.districts() {
        let storeys = BySeat::from_fn(seats, |seat| position.storeys_within(seat, place.squares));
        add_all(22, &storeys, &district(place.value, &storeys), &|own| {
            let leads = storeys.iter().all(|&other| other <= own);
            let id = if leads {
                "pacal-points-district"
            } else {
                "pacal-points-second"
            };
            let words = Phrase::new(id).with("value", i32::from(place.value));
            words.with("where", Arg::Message(whereabouts(&position.palenque, place)))
        });
    }
    for seat in Seat::all(seats) {
        for stone in position.divine_stones(seat) {
            tallies[seat].add(
                pa(23),
                Phrase::new("pacal-points-divine"),
                i32::from(stone.value()),
            );
        }
    }
}

/// The message that says where on the board a district is, as people see it: its letter is nowhere
/// to be seen.
pub fn whereabouts(board: &Palenque, district: &District) -> &'static str {
    /// In which third the middle of some numbers below a limit is.
    fn third(numbers: impl Iterator<Item = u8>, limit: u8) -> usize {
        let numbers: Vec<usize> = numbers.map(usize::from).collect();
        let twice: usize = numbers.iter().map(|number| 2 * number + 1).sum();
        let middle_thirds = twice * 3 / (numbers.len().max(1) * 2 * usize::from(limit));
        middle_thirds.min(2)
    }
    let across = third(district.squares.iter().map(Square::column), board.columns());
    let down = third(district.squares.iter().map(Square::row), board.rows());
    match (down, across) {
        (0, 0) => "brief-place-top-left",
        (0, 1) => "brief-place-top",
        (0, _) => "brief-place-top-right",
        (1, 0) => "brief-place-left",
        (1, 1) => "brief-place-middle",
        (1, _) => "brief-place-right",
        (_, 0) => "brief-place-bottom-left",
        (_, 1) => "brief-place-bottom",
        (_, _) => "brief-place-bottom-right",
    }
}

/// The most points win; equal points share the victory (PA-23).
pub(crate) fn outcome(position: &PacalPosition) -> Option<Outcome> {
    let Phase::Over(end) = position.step else {
        return None;
    };
    let points = tally(position).map(|_, tally| tally.total());
    Some(Outcome::ranked(points.clone(), &points, ending(position, end)))
}

fn ending(position: &PacalPosition, end: End) -> Ending {
    match end {
        End::LastButOne(seat) => Ending {
            rule: pa(19),
            phrase: Phrase::new("pacal-ended-last-but-one").with("seat", seat),
        },
        End::Goal => {
            let goal = position.palenque.goal(position.sides.seats());
            let there = position.sides.enumerate().filter(|(_, side)| side.points >= goal);
            let there = Arg::Seats(there.map(|(seat, _)| seat).collect());
            Ending {
                rule: pa(20),
                phrase: Phrase::new("pacal-ended-goal")
                    .with("goal", i32::from(goal))
                    .with("seats", there),
            }
        }
        End::Quiet => Ending {
            rule: pa(20),
            phrase: Phrase::new("pacal-ended-quiet"),
        },
    }
}

#[cfg(test)]
mod tests {
    use rules::Components;

    use super::*;

    /// Nobody sees letters on the board: value and place say which district is meant.
    #[test]
    fn value_and_place_tell_districts_apart() {
        let board = Palenque::standard();
        let mut seen: Vec<(u8, &str)> = Vec::new();
        for district in board.districts() {
            seen.push((district.value, whereabouts(&board, district)));
        }
        assert!(seen.contains(&(7, "brief-place-middle")), "{seen:?}");
        let many = seen.len();
        seen.sort_unstable();
        seen.dedup();
        assert!(seen.len() + 1 >= many, "too many look alike: {seen:?}");
    }
}
