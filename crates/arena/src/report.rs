use rules::{BySeat, Phrase, Seat};

use crate::interval::Interval;
use crate::one_match::{Played, Times};
use crate::rating::{self, Orders};
use crate::sprt::{Sprt, SprtDecision};

/// The results of a contest.
#[derive(Clone, PartialEq, Debug)]
pub struct ContestReport {
    /// The number of matches counted.
    pub matches: u64,
    /// The number of seats.
    pub seats: u8,
    /// The results of the entrants, in the order in which they were given.
    pub standings: Vec<Standing>,
    /// The number of actions in all matches, including chance.
    pub actions: u64,
    /// How the Elo differences were computed.
    pub elo: Elo,
    /// The requested test, with its LLR and decision.
    pub sprt: Option<(Sprt, f64, SprtDecision)>,
    /// Matches that an entrant could not finish.
    pub forfeits: Vec<ForfeitNote>,
    /// Remarks of the entrants, with the number of matches.
    pub remarks: Vec<Remark>,
    orders: Orders,
}

/// The results of one entrant.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// Its name.
    pub name: String,
    /// The number of seats it had in all matches.
    pub matches: u64,
    /// The number of sole first places.
    pub won: u64,
    /// The number of shared first places.
    pub shared: u64,
    /// The number of its matches with a sole winner.
    pub decided: u64,
    /// First places, with shared ones counted in part.
    pub score: f64,
    /// The sum of all points.
    pub points: i64,
    /// Its thinking times.
    pub times: Times,
    /// Its strength relative to the last entrant.
    pub elo: Interval,
}

/// How Elo differences are computed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Elo {
    /// Directly from the score of two entrants.
    Score,
    /// By fitting all places with [`rating::fit`].
    PlackettLuce,
}

/// A match that an entrant could not finish.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ForfeitNote {
    /// The match, counted from 0.
    pub number: u64,
    /// The entrant.
    pub entrant: usize,
    /// Its seat.
    pub seat: Seat,
    /// The reason, as a phrase for people.
    pub why: Phrase,
}

/// A remark of an entrant, for example that a bot failed or that a table was missing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark {
    /// The entrant.
    pub entrant: usize,
    /// The remark, as a phrase for people.
    pub what: Phrase,
    /// The number of matches.
    pub matches: u64,
}

impl Standing {
    /// The share of its matches that it won, with ties shared.
    pub fn share(&self) -> Interval {
        Interval::of_share(self.score, self.matches)
    }

    /// The share of the matches with a sole winner that it won.
    pub fn decided_share(&self) -> Interval {
        Interval::of_share(self.won as f64, self.decided)
    }

    /// Average points per match.
    pub fn mean_points(&self) -> f64 {
        self.points as f64 / self.matches.max(1) as f64
    }
}

impl ContestReport {
    pub(crate) fn new(names: Vec<String>, seats: u8) -> ContestReport {
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
        ContestReport {
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

    /// Computes the figures that depend on all matches.
    pub(crate) fn finish(mut self, sprt: Option<Sprt>) -> ContestReport {
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

    /// Average number of actions per match.
    pub fn mean_length(&self) -> f64 {
        self.actions as f64 / self.matches.max(1) as f64
    }
}
