//! Clocks as plain data: the input is entries and a `now` from outside, the output is the time
//! left.
//!
//! The clock starts with the first action of the match. A seat's time runs while its decision is
//! missing. Time already spent is not refunded when actions are taken back; increments belong to
//! the turns that still count, so taking back and playing again gains no time.

use std::fmt;

use rules::{BySeat, Position, Seat, SeatSet, Viewer};

use crate::line::Line;
use crate::{Millis, Time};

/// The time control: how long the seats may think.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Control {
    /// No limit.
    #[default]
    None,
    /// A total for the whole match plus an increment at the start of every turn.
    Fischer {
        /// The time for the whole match.
        total: Millis,
        /// The extra time for every turn.
        increment: Millis,
    },
    /// A fixed time for every decision.
    PerMove {
        /// The time for one decision.
        limit: Millis,
    },
}

impl fmt::Display for Control {
    /// The form used in records: `none`, `fischer 300.000 5.000`, `per-move 259200.000`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Control::None => f.write_str("none"),
            Control::Fischer { total, increment } => write!(f, "fischer {total} {increment}"),
            Control::PerMove { limit } => write!(f, "per-move {limit}"),
        }
    }
}

/// What a seat's clock shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockFace {
    /// The remaining time.
    pub left: Millis,
    /// Whether it is running down.
    pub running: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clock {
    control: Control,
    /// The moment up to which `spent` has been computed.
    reckoned: Time,
    /// Fischer: all the time that a seat has spent. Per move: the time spent on this decision.
    spent: BySeat<u64>,
    running: SeatSet,
    /// The seats whose turn it was last, ignoring chance since then: a seat in this set does not
    /// start a new turn.
    deciding: SeatSet,
    /// Which seats got an increment, and the number of plies at that moment.
    increments: Vec<(usize, SeatSet)>,
    /// When the same-time step opened, and the time spent up to then: to all others, every seat
    /// in it still appears to be thinking.
    opened: Option<(Time, BySeat<u64>)>,
    /// The largest number of plies since the last rewind: a decision starts anew only beyond it.
    furthest: usize,
}

impl Clock {
    pub(crate) fn new(control: Control, seats: u8) -> Clock {
        Clock {
            control,
            reckoned: Time::EPOCH,
            spent: BySeat::from_fn(seats, |_| 0),
            running: SeatSet::EMPTY,
            deciding: SeatSet::EMPTY,
            increments: Vec::new(),
            opened: None,
            furthest: 0,
        }
    }

    /// Lets time pass up to `now`.
    pub(crate) fn pass(&mut self, now: Time) {
        let passed = now.since(self.reckoned).0;
        for seat in self.running.iter() {
            self.spent[seat] = self.spent[seat].saturating_add(passed);
        }
        self.reckoned = self.reckoned.max(now);
    }

    /// Records that an action or a roll was played; `closed` comes from [`Line::push`].
    pub(crate) fn played<P: Position>(&mut self, line: &Line<P>, by: Option<Seat>, closed: bool) {
        let turn = line.position().turn().seats();
        let plies = line.plies().len();
        if closed {
            self.deciding = SeatSet::EMPTY;
        }
        if !turn.is_empty() {
            let begins = |seat: &Seat| !self.deciding.contains(*seat);
            let begun: SeatSet = turn.iter().filter(begins).collect();
            if !begun.is_empty() {
                self.increments.push((plies, begun));
            }
            if let Control::PerMove { .. } = self.control {
                let goes_on = by.filter(|&seat| turn.contains(seat) && plies > self.furthest);
                for seat in begun.iter().chain(goes_on) {
                    self.spent[seat] = 0;
                }
            }
            if turn.len() <= 1 {
                self.opened = None;
            } else if self.opened.is_none() || !begun.is_empty() {
                self.opened = Some((self.reckoned, self.spent.clone()));
            }
            self.deciding = turn;
        }
        self.furthest = self.furthest.max(plies);
    }

    /// Records that a seat took back its own actions from ply `from` on.
    pub(crate) fn undone<P: Position>(&mut self, line: &Line<P>, from: usize) {
        self.increments.retain(|&(plies, _)| plies <= from);
        let turn = line.position().turn().seats();
        if turn.len() <= 1 {
            self.opened = None;
        }
        self.deciding = turn;
    }

    /// Records that everything from ply `from` on was taken back.
    pub(crate) fn rewound<P: Position>(&mut self, line: &Line<P>, from: usize) {
        self.undone(line, from);
        self.furthest = from;
        if line.position().turn().seats().len() > 1 {
            self.opened = Some((self.reckoned, self.spent.clone()));
        }
    }

    /// Sets the seats whose time runs from now on.
    pub(crate) fn run(&mut self, seats: SeatSet) {
        self.running = seats;
    }

    /// Whether the seat's time has run out while it has to decide.
    pub(crate) fn is_up(&self, seat: Seat, now: Time) -> bool {
        self.running.contains(seat) && self.balance(seat, now).is_some_and(|left| left <= 0)
    }

    /// The seats whose time has run out, the earliest first.
    pub(crate) fn fallen(&self, now: Time) -> Vec<Seat> {
        let mut fallen: Vec<_> = self
            .running
            .iter()
            .filter(|&seat| self.is_up(seat, now))
            .collect();
        fallen.sort_by_key(|&seat| self.balance(seat, now));
        fallen
    }

    /// The moment of the next flag fall if nothing else happens.
    pub(crate) fn next_fall(&self) -> Option<Time> {
        let left = |seat| self.balance(seat, self.reckoned);
        let least = self.running.iter().filter_map(left).min()?;
        Some(self.reckoned.later(Millis(u64::try_from(least).unwrap_or(0))))
    }

    pub(crate) fn face(&self, seat: Seat, viewer: Viewer, now: Time) -> Option<ClockFace> {
        let hidden = viewer != Viewer::Seat(seat) && self.deciding.contains(seat);
        let (left, running) = match &self.opened {
            // The clock must not reveal that a seat has made its hidden choice.
            Some((since, spent)) if hidden && !self.running.is_empty() => {
                let spent = spent[seat].saturating_add(now.since(*since).0);
                (self.allowance(seat)?.saturating_sub_unsigned(spent), true)
            }
            _ => (self.balance(seat, now)?, self.running.contains(seat)),
        };
        Some(ClockFace {
            left: Millis(u64::try_from(left).unwrap_or(0)),
            running,
        })
    }

    /// Milliseconds left at a moment, negative once overdrawn. `None` without a clock.
    fn balance(&self, seat: Seat, now: Time) -> Option<i64> {
        let running = if self.running.contains(seat) {
            now.since(self.reckoned).0
        } else {
            0
        };
        let spent = self.spent[seat].saturating_add(running);
        Some(self.allowance(seat)?.saturating_sub_unsigned(spent))
    }

    fn allowance(&self, seat: Seat) -> Option<i64> {
        let millis = match self.control {
            Control::None => return None,
            Control::Fischer { total, increment } => {
                let turns = self.increments.iter().filter(|(_, seats)| seats.contains(seat));
                total
                    .0
                    .saturating_add(increment.0.saturating_mul(turns.count() as u64))
            }
            Control::PerMove { limit } => limit.0,
        };
        Some(i64::try_from(millis).unwrap_or(i64::MAX))
    }
}
