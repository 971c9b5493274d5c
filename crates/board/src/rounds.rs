//! The rounds of a match: what the last one that is over has brought.

use games::AnyView;
use rules::{BySeat, Tally, View};

use crate::lines::line_ids;

/// What a round has brought everybody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundSummary {
    /// The number of the round.
    pub round: u8,
    /// The points that everybody got in it, line by line.
    pub gained: BySeat<Tally>,
    /// Everybody's points after it.
    pub after: BySeat<Tally>,
}

/// The round that is played, and the one before.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rounds {
    /// The round that is played, with the points at its start.
    now: Option<(u8, BySeat<Tally>)>,
    pub(crate) last: Option<RoundSummary>,
}

impl Rounds {
    /// Follows the match: this is what is seen after an action.
    pub(crate) fn follow(&mut self, view: &AnyView) {
        let Some(round) = say::board::round(view) else {
            return;
        };
        match &self.now {
            Some((now, _)) if *now == round => {}
            None => self.now = Some((round, view.tally())),
            Some((ended, before)) => {
                let tally = view.tally();
                let gained = tally.map(|seat, tally| gained(&before[seat], tally, seat));
                self.last = Some(RoundSummary {
                    round: *ended,
                    gained,
                    after: tally.clone(),
                });
                self.now = Some((round, tally));
            }
        }
    }
}

/// The lines in which a tally has grown, by how much each has.
fn gained(before: &Tally, after: &Tally, seat: rules::Seat) -> Tally {
    let known: Vec<_> = line_ids(seat, before)
        .zip(before.lines.iter().map(|line| line.points))
        .collect();
    let mut gained = Tally::default();
    for (id, line) in line_ids(seat, after).zip(&after.lines) {
        let was = known.iter().find(|(other, _)| *other == id);
        let points = line.points - was.map_or(0, |(_, points)| *points);
        if points != 0 {
            gained.add(line.rule, line.phrase.clone(), points);
        }
    }
    let now: Vec<_> = line_ids(seat, after).collect();
    // A line that is gone counts in another one now: what it was is said, so that every line is
    // true and the sum is right.
    for ((id, points), line) in known.iter().zip(&before.lines) {
        if !now.contains(id) && *points != 0 {
            gained.add(line.rule, line.phrase.clone(), -points);
        }
    }
    gained
}

#[cfg(test)]
mod tests {
    use rules::{Phrase, Rule, Seat};

    use super::*;

    fn tally(lines: &[(&'static str, i32, i32)]) -> Tally {
        let mut tally = Tally::default();
        for &(id, count, points) in lines {
            tally.add(Rule::new("TO", 13), Phrase::new(id).with("count", count), points);
        }
        tally
    }

    #[test]
    fn a_round_is_what_every_line_has_grown_by() {
        let before = tally(&[("cards", 1, 10), ("skulls", 1, -1)]);
        let after = tally(&[("cards", 1, 10), ("torches", 1, 5), ("skulls", 3, -3)]);
        let gained = gained(&before, &after, Seat::FIRST);
        assert_eq!(gained, tally(&[("torches", 1, 5), ("skulls", 3, -2)]));
    }

    #[test]
    fn what_a_line_was_worth_that_is_gone_is_taken_from_no_other() {
        let before = tally(&[("cards", 1, 10), ("single", 1, 1)]);
        let after = tally(&[("cards", 2, 20), ("pairs", 1, 5)]);
        let gained = gained(&before, &after, Seat::FIRST);
        assert_eq!(
            gained,
            tally(&[("cards", 2, 10), ("pairs", 1, 5), ("single", 1, -1)])
        );
    }
}
