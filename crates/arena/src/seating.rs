use rules::BySeat;

/// Who sits where in every match: indices of entrants, balanced.
///
/// Matches come in rounds. In a round one line-up plays in one order round the table, once for
/// every rotation, so that everybody has every seat equally often; all matches of a round have
/// the same chance seed. The following rounds go through the other orders and line-ups.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating {
    seats: u8,
    /// The line-up and its order round the table, for each round.
    rounds: Vec<Vec<usize>>,
}

impl Seating {
    /// With as many entrants as seats, all play in every match. With more, every subset plays
    /// equally often. With fewer, the last one fills the remaining seats: `master,medium` on four
    /// seats is one `master` against three `medium`.
    ///
    /// # Panics
    /// If there are no entrants or no seats.
    pub fn new(entrants: usize, seats: u8) -> Seating {
        assert!(entrants > 0 && seats > 0, "there are entrants and seats");
        let places = usize::from(seats);
        let line_ups = if entrants >= places {
            choices(entrants, places)
        } else {
            vec![(0..places).map(|place| place.min(entrants - 1)).collect()]
        };
        // The first of a line-up stays in front, because the rotations move it round.
        let mut rounds: Vec<Vec<usize>> = Vec::new();
        for order in orders(places - 1) {
            for line_up in &line_ups {
                let rest = order.iter().map(|&index| line_up[index + 1]);
                let round: Vec<usize> = std::iter::once(line_up[0]).chain(rest).collect();
                // With entrants on several seats, some orders are the same.
                if !rounds.contains(&round) {
                    rounds.push(round);
                }
            }
        }
        Seating { seats, rounds }
    }

    /// The number of matches in a round.
    pub fn round(&self) -> u64 {
        u64::from(self.seats)
    }

    /// The number of matches after which everybody has met everybody on every seat equally often.
    pub fn cycle(&self) -> u64 {
        self.round() * self.rounds.len() as u64
    }

    /// The entrants of the match with this number, by seat.
    pub fn of(&self, number: u64) -> BySeat<usize> {
        let (round, turn) = (number / self.round(), (number % self.round()) as usize);
        let order = &self.rounds[(round % self.rounds.len() as u64) as usize];
        let places = order.len();
        BySeat::from_fn(self.seats, |seat| order[(seat.index() + places - turn) % places])
    }
}

/// All `k`-element subsets of the numbers below `n`, each ascending.
fn choices(n: usize, k: usize) -> Vec<Vec<usize>> {
    if k == 0 {
        return vec![Vec::new()];
    }
    (k - 1..n)
        .flat_map(|last| {
            choices(last, k - 1).into_iter().map(move |mut choice| {
                choice.push(last);
                choice
            })
        })
        .collect()
}

/// All permutations of the numbers below `n`, in lexicographic order.
fn orders(n: usize) -> Vec<Vec<usize>> {
    if n == 0 {
        return vec![Vec::new()];
    }
    (0..n)
        .flat_map(|first| {
            orders(n - 1).into_iter().map(move |order| {
                let rest = order.into_iter().map(|index| index + usize::from(index >= first));
                std::iter::once(first).chain(rest).collect()
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    fn seatings(entrants: usize, seats: u8) -> Vec<Vec<usize>> {
        let seating = Seating::new(entrants, seats);
        let all = (0..seating.cycle()).map(|number| seating.of(number).iter().copied().collect());
        all.collect()
    }

    #[test]
    fn a_cycle_has_every_order_equally_often() {
        for (seats, orders) in [(2, 2), (3, 6), (4, 24), (5, 120)] {
            let all = seatings(usize::from(seats), seats);
            let mut distinct = all.clone();
            distinct.sort();
            distinct.dedup();
            assert_eq!((all.len(), distinct.len()), (orders, orders), "{seats} seats");
        }
    }

    #[test]
    fn in_every_round_everybody_has_every_seat_once() {
        for (entrants, seats) in [(2, 2), (3, 3), (4, 4), (5, 2), (4, 3), (2, 4), (1, 3)] {
            for round in seatings(entrants, seats).chunks(usize::from(seats)) {
                let mut counts: BTreeMap<usize, Vec<u32>> = BTreeMap::new();
                for seating in round {
                    for (seat, &entrant) in seating.iter().enumerate() {
                        counts
                            .entry(entrant)
                            .or_insert_with(|| vec![0; usize::from(seats)])[seat] += 1;
                    }
                }
                for by_seat in counts.values() {
                    assert!(by_seat.iter().all(|&count| count == by_seat[0]), "{round:?}");
                }
            }
        }
    }

    #[test]
    fn with_more_entrants_than_seats_every_pair_meets_equally_often() {
        let mut meetings: BTreeMap<(usize, usize), u32> = BTreeMap::new();
        for seating in seatings(5, 3) {
            for (index, &one) in seating.iter().enumerate() {
                for &other in &seating[index + 1..] {
                    *meetings.entry((one.min(other), one.max(other))).or_default() += 1;
                }
            }
        }
        assert_eq!(meetings.len(), 10);
        let first = meetings[&(0, 1)];
        assert!(meetings.values().all(|&count| count == first), "{meetings:?}");
    }

    #[test]
    fn the_last_entrant_fills_the_seats_that_are_left() {
        assert_eq!(seatings(2, 3), [[0, 1, 1], [1, 0, 1], [1, 1, 0]]);
    }
}
