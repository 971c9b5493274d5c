//! How far a seat may go back.
//!
//! On its own: over its own actions, as long as nothing else has happened since; never past a
//! chance entry, another seat's action, or the choice that closed a same-time step and so
//! revealed the other choices. Choices of others in a step that is still open are no obstacle,
//! and stay.
//!
//! With consent, or against bots: to any of its own actions, undoing everything after it. Up
//! to the second version of the format chance is rolled anew when it is played again, because no
//! two rolls have the same number; since then the same chance comes again.

use rules::{Actor, Position, Seat, Turn};

use crate::line::Line;
use crate::{Number, Reach};

/// What stops a seat from going back further on its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Barrier {
    Start,
    Chance,
    Other,
    Reveal,
}

/// The point reached when a seat takes back its last action, or its last turn, without asking.
pub(crate) fn near<P: Position>(line: &Line<P>, seat: Seat, reach: Reach) -> Result<Number, Barrier> {
    let (own, barrier) = own(line, seat);
    let allowed = |point: &&Point| may_go(line, seat, **point);
    let point = match reach {
        Reach::Action => own.iter().find(allowed),
        Reach::Turn => own.iter().rev().find(allowed),
    };
    point.map(|point| line.plies()[point.at].number).ok_or(barrier)
}

/// Whether a seat may take back its own actions from this entry on, without asking.
pub(crate) fn is_near<P: Position>(line: &Line<P>, seat: Seat, to: Number) -> Result<(), Barrier> {
    let (own, barrier) = own(line, seat);
    let point = own.iter().find(|point| line.plies()[point.at].number == to);
    match point {
        Some(&point) if may_go(line, seat, point) => Ok(()),
        Some(_) => Err(Barrier::Reveal),
        None => Err(barrier),
    }
}

/// One of the seat's own actions, possibly one that can be taken back.
#[derive(Clone, Copy)]
struct Point {
    /// The index of the ply.
    at: usize,
    /// Whether others have since chosen in the step that is still open.
    others_stay: bool,
}

fn may_go<P: Position>(line: &Line<P>, seat: Seat, point: Point) -> bool {
    !point.others_stay || line.stays_open_without(seat, point.at)
}

/// The seat's own actions that it can still reach, newest first, and the barrier before them.
fn own<P: Position>(line: &Line<P>, seat: Seat) -> (Vec<Point>, Barrier) {
    let turn = line.position().turn();
    let open = match turn {
        Turn::Seats(set) if set.len() > 1 && set.contains(seat) => Some(turn),
        _ => None,
    };
    let mut own = Vec::new();
    let mut others_stay = false;
    for (at, ply) in line.plies().iter().enumerate().rev() {
        match ply.actor {
            Actor::Chance => return (own, Barrier::Chance),
            Actor::Seat(actor) if actor == seat => {
                if ply.closed {
                    return (own, Barrier::Reveal);
                }
                // The action that opened the step cannot be undone while choices made in it stay.
                if others_stay && Some(ply.turn) != open {
                    return (own, Barrier::Other);
                }
                own.push(Point { at, others_stay });
            }
            Actor::Seat(_) => {
                if ply.closed || Some(ply.turn) != open {
                    return (own, Barrier::Other);
                }
                others_stay = true;
            }
        }
    }
    (own, Barrier::Start)
}

/// The point reached when a seat goes back over everything: before its last action, or before the
/// first action of its last turn. Chance inside the turn is undone too; chance before its first
/// action stays.
pub(crate) fn deep<P: Position>(line: &Line<P>, seat: Seat, reach: Reach) -> Option<Number> {
    let me = Actor::Seat(seat);
    let last = line.plies().iter().rposition(|ply| ply.actor == me)?;
    let first = match reach {
        Reach::Action => last,
        Reach::Turn => {
            let mine = |actor| actor == me || actor == Actor::Chance;
            let turn = line
                .plies()
                .before(last)
                .into_iter()
                .rev()
                .take_while(|ply| mine(ply.actor));
            let begin = last - turn.count();
            (begin..=last)
                .find(|&at| line.plies()[at].actor == me)
                .unwrap_or(last)
        }
    };
    Some(line.plies()[first].number)
}
