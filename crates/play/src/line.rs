//! The current line of play: the actions that have not been taken back, and the position they
//! lead to.

use std::sync::Arc;

use rules::{Actor, Position, Seat, SeatSet, Turn};

use crate::Number;
use crate::stretch::{Growing, Stretch};

/// A position is saved every `STRIDE` plies: going back replays at most this many actions, and
/// memory use stays small.
const STRIDE: usize = 32;

/// An action that counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ply<A> {
    /// The number of its log entry.
    pub(crate) number: Number,
    pub(crate) actor: Actor,
    pub(crate) action: A,
    /// Whose turn it was.
    pub(crate) turn: Turn,
    /// Whether it was the last of several simultaneous choices and so revealed them all.
    pub(crate) closed: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Line<P: Position> {
    /// The positions before plies 0, 32, 64, …
    kept: Vec<Arc<P>>,
    plies: Growing<Ply<P::Action>>,
    position: P,
}

impl<P: Position> Line<P> {
    pub(crate) fn new(start: P) -> Line<P> {
        Line {
            kept: vec![Arc::new(start.clone())],
            plies: Growing::new(),
            position: start,
        }
    }

    pub(crate) fn start(&self) -> &P {
        &self.kept[0]
    }

    pub(crate) fn position(&self) -> &P {
        &self.position
    }

    pub(crate) fn plies(&self) -> Stretch<'_, Ply<P::Action>> {
        self.plies.all()
    }

    /// Plays a legal action; returns whether it closed a same-time step.
    pub(crate) fn push(&mut self, number: Number, actor: Actor, action: P::Action) -> bool {
        let turn = self.position.turn();
        let undecided = self.position.undecided();
        self.position.play_unchecked(actor, action);
        let closed = turn.seats().len() > 1
            && (self.position.turn() != turn || others_asked(undecided, self.position.undecided(), actor));
        self.plies.push(Ply {
            number,
            actor,
            action,
            turn,
            closed,
        });
        if self.plies.len().is_multiple_of(STRIDE) {
            self.kept.push(Arc::new(self.position.clone()));
        }
        closed
    }

    /// Goes back to the first `len` plies.
    pub(crate) fn truncate(&mut self, len: usize) {
        if len >= self.plies.len() {
            return;
        }
        self.position = self.position_before(len);
        self.plies.truncate(len);
        self.kept.truncate(len / STRIDE + 1);
    }

    /// How often chance has decided from this ply on.
    pub(crate) fn rolls_from(&self, ply: usize) -> u64 {
        let plies = self.plies().after(ply);
        plies.iter().filter(|ply| ply.actor == Actor::Chance).count() as u64
    }

    /// The position before this ply, or the current one if there is no such ply yet.
    pub(crate) fn position_before(&self, ply: usize) -> P {
        if ply >= self.plies.len() {
            return self.position.clone();
        }
        let mut position = P::clone(&self.kept[ply / STRIDE]);
        for ply in self.plies().before(ply).after(ply / STRIDE * STRIDE) {
            position.play_unchecked(ply.actor, ply.action);
        }
        position
    }

    /// Takes back the seat's actions from ply `from` on. Simultaneous choices of others commute
    /// with them and stay.
    pub(crate) fn remove_own(&mut self, seat: Seat, from: usize) {
        let others: Vec<_> = self
            .plies()
            .after(from)
            .iter()
            .filter(|ply| ply.actor != Actor::Seat(seat))
            .copied()
            .collect();
        self.truncate(from);
        for ply in others {
            self.push(ply.number, ply.actor, ply.action);
        }
    }

    /// Whether the open step stays open when the seat takes back its actions from ply `from` on.
    /// If the seat takes back the withdrawal of a choice, its old choice may be the last one
    /// missing.
    pub(crate) fn stays_open_without(&self, seat: Seat, from: usize) -> bool {
        let turn = self.position.turn();
        let mut line = Line {
            kept: vec![Arc::new(self.position_before(from))],
            plies: Growing::new(),
            position: self.position_before(from),
        };
        let others = self
            .plies()
            .after(from)
            .into_iter()
            .filter(|ply| ply.actor != Actor::Seat(seat));
        for ply in others {
            if line.position.turn() != turn || line.push(ply.number, ply.actor, ply.action) {
                return false;
            }
        }
        true
    }

    /// The index of the ply with this entry number.
    pub(crate) fn find(&self, number: Number) -> Option<usize> {
        self.plies().find_by_key(&number, |ply| ply.number)
    }
}

/// Whether anybody but the actor has to choose again: then a step has closed and the next one has
/// begun, even if it has the same seats.
fn others_asked(before: SeatSet, after: SeatSet, actor: Actor) -> bool {
    after
        .iter()
        .any(|seat| Actor::Seat(seat) != actor && !before.contains(seat))
}
