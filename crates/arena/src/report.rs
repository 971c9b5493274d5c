use rules::{BySeat, Phrase, Seat};

use crate::interval::Interval;
use crate::one_match::{Played, Times};
use crate::rating::{self, Orders};
use crate::sprt::{Sprt, SprtDecision};

/// What came of a contest.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// How many matches count.
    pub matches: u64,
    /// At how many seats.
    pub seats: u8,
    /// How everybody did, in the order in which they were named.
    pub standings: Vec<Standing>,
    /// Actions in all matches, those of chance included.
    pub actions: u64,
    /// How the Elo differences were reckoned.
    pub elo: Elo,
    /// The test that was asked for: its LLR and what it says.
    pub sprt: Option<(Sprt, f64, SprtDecision)>,
    /// Matches that somebody could not play to the end.
    pub forfeits: Vec<ForfeitNote>,
    /// What entrants had to say, and in how many matches.
    pub remarks: Vec<Remark>,
    orders: Orders,
}

/// How one entrant did.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// Its name.
    pub name: String,
    /// How many seats it had in all matches together.
    pub matches: u64,
    /// First places that it had alone.
    pub won: u64,
    /// First places that it shared.
    pub shared: u64,
    /// Of its matches, those in which one alone was first.
    pub decided: u64,
    /// First places, shared ones in part.
    pub score: f64,
    /// The sum of all points.
    pub points: i64,
    /// How long it thought.
    pub times: Times,
    /// How much stronger it is than the entrant named last.
    pub elo: Interval,
}

/// How Elo differences are reckoned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Elo {
    /// Straight from the score of two.
    Score,
    /// By the fit of [`rating::fit`] to all places.
    PlackettLuce,
}

/// A match that somebody could not play to the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ForfeitNote {
    /// Which match, counted from 0.
    pub number: u64,
    /// Which entrant.
    pub entrant: usize,
    /// Where it sat.
    pub seat: Seat,
    /// Why, to be said to a person.
    pub why: Phrase,
}

/// Something that an entrant had to say: that a bot stumbled, that a table was missing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark {
    /// Which entrant.
    pub entrant: usize,
    /// What, to be said to a person.
    pub what: Phrase,
    /// In how many matches.
    pub matches: u64,
}

impl Standing {
    /// The part of its matches that it won, with ties shared.
    pub fn share(&self) -> Interval {
        Interval::of_share(self.score, self.matches)
    }

    /// The part of the matches with a single winner that it won.
    pub fn decided_share(&self) -> Interval {
        Interval::of_share(self.won as f64, self.decided)
    }

    /// Points in a match, on average.
    pub fn mean_points(&self) -> f64 {
        self.points as f64 / self.matches.max(1) as f64
    }
}

impl Report {
    pub(crate) fn new(names: Vec<String>, seats: u8) -> Report {
        let orders = Orders::new(names.len());
        let standing = |name| Standing {
            name,
            matches: 0,
            won: 0,
            shared: 0,
            decided: 0,
            score: 0.0,
            points: 0,
            times: Times::default(),
            elo: Interval {
                low: 0.0,
                value: 0.0,
                high: 0.0,
            },
        };
        let elo = if names.len() == 2 && seats == 2 {
            Elo::Score
        } else {
            Elo::PlackettLuce
        };
        Report {
            matches: 0,
            seats,
            standings: names.into_iter().map(standing).collect(),
            actions: 0,
            elo,
            sprt: None,
            forfeits: Vec::new(),
            remarks: Vec::new(),
            orders,
        }
    }

    pub(crate) fn count(&mut self, number: u64, entrants: &BySeat<usize>, played: &Played) {
        self.matches += 1;
        self.actions += played.length;
        let winners = Seat::all(self.seats)
            .filter(|&seat| played.places[seat] == 1)
            .count();
        for (seat, &entrant) in entrants.enumerate() {
            let standing = &mut self.standings[entrant];
            standing.matches += 1;
            standing.points += i64::from(played.points[seat]);
            standing.times.add(&played.times[seat]);
            standing.decided += u64::from(winners == 1);
            if played.places[seat] == 1 {
                standing.score += 1.0 / winners as f64;
                if winners == 1 {
                    standing.won += 1;
                } else {
                    standing.shared += 1;
                }
            }
        }
        if let Some((seat, why)) = &played.forfeit {
            self.forfeits.push(ForfeitNote {
                number,
                entrant: entrants[*seat],
                seat: *seat,
                why: why.clone(),
            });
        }
        for (seat, remarks) in played.remarks.enumerate() {
            for what in remarks {
                self.remark(entrants[seat], what);
            }
        }
        let ranking: Vec<(usize, u8)> = entrants
            .enumerate()
            .map(|(seat, &entrant)| (entrant, played.places[seat]))
            .collect();
        self.orders.add(&ranking);
    }

    fn remark(&mut self, entrant: usize, what: &Phrase) {
        let same = |remark: &&mut Remark| remark.entrant == entrant && remark.what == *what;
        match self.remarks.iter_mut().find(same) {
            Some(remark) => remark.matches += 1,
            None => self.remarks.push(Remark {
                entrant,
                what: what.clone(),
                matches: 1,
            }),
        }
    }

    /// Reckons what follows from all matches together.
    pub(crate) fn finish(mut self, sprt: Option<Sprt>) -> Report {
        match self.elo {
            Elo::Score => self.standings[0].elo = rating::elo_from_share(self.standings[0].share()),
            Elo::PlackettLuce => {
                for (standing, elo) in self.standings.iter_mut().zip(rating::fit(&self.orders)) {
                    standing.elo = elo;
                }
            }
        }
        let first = &self.standings[0];
        self.sprt = sprt.map(|sprt| {
            let (score, matches) = (first.score, first.matches);
            (sprt, sprt.llr(score, matches), sprt.verdict(score, matches))
        });
        self
    }

    /// How many actions a match has, on average.
    pub fn mean_length(&self) -> f64 {
        self.actions as f64 / self.matches.max(1) as f64
    }
}
