use std::cmp::Reverse;

use rules::{BySeat, Ending, Outcome, Phrase, Seat};

/// How a match ended: places and points of every seat, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finish {
    /// 1 is the first place; seats that tie share the better one. Players who left a match of
    /// three or more are placed below all who stayed, later leavers above earlier ones.
    pub places: BySeat<u8>,
    /// The points at the end, as the rules count them.
    pub points: BySeat<i32>,
    /// What ended the match.
    pub reason: Reason,
}

/// What ended a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The rules ended it.
    Rules(Ending),
    /// One of two resigned.
    Resignation(Seat),
    /// One of two ran out of time.
    Time(Seat),
    /// All agreed on a draw.
    Agreement,
    /// The match was abandoned: the places mean nothing.
    Abandonment,
}

impl Finish {
    /// Whether the rules ended the match, so that points and places belong together.
    pub const fn is_by_rules(&self) -> bool {
        matches!(self.reason, Reason::Rules(_))
    }
}

impl Reason {
    /// The reason, as a phrase for people.
    pub fn phrase(&self) -> Phrase {
        let about = |id, seat: &Seat| Phrase::new(id).with("seat", *seat);
        match self {
            Reason::Rules(ending) => ending.phrase.clone(),
            Reason::Resignation(seat) => about("play-ended-by-resignation", seat),
            Reason::Time(seat) => about("play-ended-by-time", seat),
            Reason::Agreement => Phrase::new("play-ended-by-agreement"),
            Reason::Abandonment => Phrase::new("play-ended-by-abandonment"),
        }
    }
}

impl Finish {
    /// Players who stayed are placed by the rules, followed by the leavers.
    pub(crate) fn by_rules(outcome: Outcome, left: &[Seat]) -> Finish {
        Finish {
            places: ranked(&outcome.places, left),
            points: outcome.points,
            reason: Reason::Rules(outcome.ending),
        }
    }

    /// Everybody who stayed shares the first place.
    pub(crate) fn even(points: BySeat<i32>, left: &[Seat], reason: Reason) -> Finish {
        Finish {
            places: ranked(&points.map(|_, _| 1), left),
            points,
            reason,
        }
    }

    /// One of two lost.
    pub(crate) fn lost(points: BySeat<i32>, loser: Seat, reason: Reason) -> Finish {
        Finish {
            places: points.map(|seat, _| if seat == loser { 2 } else { 1 }),
            points,
            reason,
        }
    }
}

/// Moves the leavers, listed in the order of leaving, to the last places.
fn ranked(places: &BySeat<u8>, left: &[Seat]) -> BySeat<u8> {
    let key = |seat: Seat| match left.iter().position(|&leaver| leaver == seat) {
        None => (0, places[seat] as usize),
        Some(order) => (1, left.len() - order),
    };
    let keys = places.map(|seat, _| Reverse(key(seat)));
    keys.map(|_, mine| 1 + keys.iter().filter(|other| *other > mine).count() as u8)
}
