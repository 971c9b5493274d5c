//! How far a seat may go back.
//!
//! Alone: over its own actions, as long as nothing else has happened since;
//! never past a chance entry, another seat's action, or the choice that closed
//! a same-time step and so showed what the others had chosen. Others' choices
//! in a step that is still open are no obstacle, and stay.
//!
//! With consent, or against bots: to any own action, everything after it
//! included. Chance that is played again is rolled anew, because the roll
//! depends on the number of its entry.

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

/// The own actions that a seat may take back without asking, newest first, and
/// what lies before them.
pub(crate) fn own<P: Position>(line: &Line<P>, seat: Seat) -> (Vec<Number>, Barrier) {
    let turn = line.position().turn();
    let open = match turn {
        Turn::Seats(set) if set.len() > 1 && set.contains(seat) => Some(turn),
        _ => None,
    };
    let mut own = Vec::new();
    let mut others_stay = false;
    for ply in line.plies().iter().rev() {
        match ply.actor {
            Actor::Chance => return (own, Barrier::Chance),
            Actor::Seat(actor) if actor == seat => {
                if ply.closed {
                    return (own, Barrier::Reveal);
                }
                // What opened the step cannot go while choices made in it stay.
                if others_stay && Some(ply.turn) != open {
                    return (own, Barrier::Other);
                }
                own.push(ply.number);
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

/// Where a seat comes out that goes back over whatever has happened: before
/// its last action, or before the first action of its last turn. Chance inside
/// the turn is gone with it; chance before its first action stays.
pub(crate) fn deep<P: Position>(line: &Line<P>, seat: Seat, reach: Reach) -> Option<Number> {
    let me = Actor::Seat(seat);
    let last = line.plies().iter().rposition(|ply| ply.actor == me)?;
    let first = match reach {
        Reach::Action => last,
        Reach::Turn => {
            let mine = |actor| actor == me || actor == Actor::Chance;
            let turn = line.plies()[..last]
                .iter()
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
