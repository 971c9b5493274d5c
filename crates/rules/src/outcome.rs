use crate::{BySeat, Phrase, Rule, Seat};

/// How a match ended, for every seat: places and points.
///
/// ```
/// use rules::{BySeat, Ending, Outcome, Phrase, Rule, Seat};
/// let ending = Ending { rule: Rule::new("SU", 14), phrase: Phrase::new("sun-ended-by-top") };
/// let points: BySeat<i32> = [31, 40, 31].into_iter().collect();
/// // Equal keys share a place, and the next place is skipped.
/// let outcome = Outcome::ranked(points.clone(), &points, ending);
/// assert_eq!(outcome.places.iter().copied().collect::<Vec<_>>(), [2, 1, 2]);
/// assert!(outcome.is_winner(Seat::SECOND));
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// 1 is the first place; seats that tie share the better one.
    pub places: BySeat<u8>,
    /// The points as the rules count them; all 0 in a game without points.
    pub points: BySeat<i32>,
    /// What ended the match.
    pub ending: Ending,
}

/// What ended a match: the rule, and how to say it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Ending {
    /// The rule that ended it.
    pub rule: Rule,
    /// What happened, as a phrase for people.
    pub phrase: Phrase,
}

impl Outcome {
    /// One seat wins, all others share the second place; no points.
    pub fn win(seats: u8, winner: Seat, ending: Ending) -> Outcome {
        Outcome {
            places: BySeat::from_fn(seats, |seat| if seat == winner { 1 } else { 2 }),
            points: BySeat::from_fn(seats, |_| 0),
            ending,
        }
    }

    /// All seats share the first place; no points.
    pub fn draw(seats: u8, ending: Ending) -> Outcome {
        Outcome {
            places: BySeat::from_fn(seats, |_| 1),
            points: BySeat::from_fn(seats, |_| 0),
            ending,
        }
    }

    /// Places by key: the largest key comes first, equal keys tie.
    pub fn ranked<K: Ord>(points: BySeat<i32>, keys: &BySeat<K>, ending: Ending) -> Outcome {
        let places = keys.map(|_, key| 1 + keys.iter().filter(|other| *other > key).count() as u8);
        Outcome {
            places,
            points,
            ending,
        }
    }

    /// Whether the seat has the first place, alone or shared.
    pub fn is_winner(&self, seat: Seat) -> bool {
        self.places[seat] == 1
    }

    /// The only winner; `None` if the first place is shared.
    pub fn sole_winner(&self) -> Option<Seat> {
        let mut winners = Seat::all(self.places.seats()).filter(|&seat| self.is_winner(seat));
        winners.next().filter(|_| winners.next().is_none())
    }
}

/// A seat's points, line by line, as the rules count them.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tally {
    /// The lines, in the order in which a person would add them up.
    pub lines: Vec<TallyLine>,
}

/// One line of a [`Tally`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TallyLine {
    /// The rule that gives these points.
    pub rule: Rule,
    /// What the points are for, as a phrase for people.
    pub phrase: Phrase,
    /// The number of points.
    pub points: i32,
}

impl Tally {
    /// The sum of all lines.
    pub fn total(&self) -> i32 {
        self.lines.iter().map(|line| line.points).sum()
    }

    /// Adds a line.
    pub fn add(&mut self, rule: Rule, phrase: Phrase, points: i32) {
        self.lines.push(TallyLine { rule, phrase, points });
    }
}
