//! The legal actions of the next actor, ascending.

use std::ops::ControlFlow;

use rules::Seat;

use crate::action::{Action, Build, Drop, Face, Flight, Ships, Used};
use crate::board::{Square, Squares};
use crate::position::{Allowance, PacalPosition, Phase};
use crate::{Rules, flight, formation};

/// The mover's landing squares, by kind of flight.
#[derive(Clone, Copy, Default)]
pub(crate) struct Flights {
    pub(crate) straight: Squares,
    pub(crate) bent: Squares,
    pub(crate) arrows: Squares,
    /// For a divine stone; also empty if none is left.
    pub(crate) divine: Squares,
    /// Without a divine stone.
    pub(crate) adrift: Squares,
}

/// Appends all legal actions of this step.
pub(crate) fn list(position: &PacalPosition, acc: &mut Vec<Action>) {
    match position.step {
        Phase::First => acc.extend(Seat::all(position.sides.seats()).map(Action::First)),
        Phase::Ship => acc.extend(starts(position).iter().map(Action::Ship)),
        Phase::Roll => {
            let kinds = position.palenque.die().chunk_by(|one, next| one == next);
            acc.extend(kinds.map(|faces| Action::Roll(faces[0])));
        }
        Phase::Fly => list_flights(position, acc),
        Phase::Drop(allowance) => list_drops(position, allowance, acc),
        Phase::Build => list_builds(position, acc),
        Phase::Over(_) => {}
    }
}

/// PA-1: the squares on which a ship can start.
pub(crate) fn starts(position: &PacalPosition) -> Squares {
    position.palenque.holy().squares & position.free()
}

pub(crate) fn flights(position: &PacalPosition) -> Flights {
    let side = &position.sides[position.mover];
    let from = side
        .ship
        .expect("every ship is on the board before anybody flies");
    let die = position.die.expect("the die is rolled before anybody flies");
    let free = position.free();
    let mut flights = Flights::default();
    match die {
        Face::Number(steps) => flights.straight = flight::straight(from, steps, free),
        Face::Arrows => flights.arrows = flight::arrows(from, free),
    }
    let in_line = flights.straight | flights.arrows;
    if position.round == 1 && !in_line.is_empty() {
        // PA-8: straight, and out of the Holy District if possible.
        let holy = position.palenque.holy().squares;
        if !in_line.is_within(holy) {
            flights.straight &= !holy;
            flights.arrows &= !holy;
        }
        return flights;
    }
    if let Face::Number(steps) = die
        && position.round > 1
    {
        flights.bent = flight::bent(from, steps, free);
    }
    if side.divine != 0 {
        flights.divine = free;
    } else if in_line.is_empty() {
        // A ship without a free neighbouring square has no bent flight either.
        flights.adrift = free;
    }
    flights
}

fn list_flights(position: &PacalPosition, acc: &mut Vec<Action>) {
    let Flights {
        straight,
        bent,
        arrows,
        divine,
        adrift,
    } = flights(position);
    let before = acc.len();
    let mut add = |flight, squares: Squares| acc.extend(squares.iter().map(|to| Action::Fly(flight, to)));
    add(Flight::Straight, straight);
    add(Flight::Bent, bent);
    add(Flight::Arrows, arrows);
    if !divine.is_empty() {
        for stone in position.divine_stones(position.mover) {
            add(Flight::Divine(stone), divine);
        }
    }
    add(Flight::Adrift, adrift);
    if acc.len() == before {
        acc.push(Action::Stay);
    }
}

/// PA-11.
fn list_drops(position: &PacalPosition, allowance: Allowance, acc: &mut Vec<Action>) {
    let mover = position.mover;
    let supply = position.supply(mover);
    let visible = position.visible(mover);
    let others = || {
        let allowed = allowance == Allowance::Two;
        Seat::all(position.sides.seats()).filter(move |&seat| allowed && seat != mover)
    };
    let mut add = |into: Ships| match into.stones().checked_sub(supply) {
        None | Some(0) => acc.push(Action::Drop(Drop { into, from: None })),
        Some(1) => {
            acc.extend(visible.iter().map(|square| {
                let from = Some(square);
                Action::Drop(Drop { into, from })
            }));
        }
        // Only one stone per turn comes from the board.
        Some(_) => {}
    };
    add(Ships::Own);
    others().map(Ships::Other).for_each(&mut add);
    others().map(Ships::Both).for_each(&mut add);
    acc.push(Action::Skip);
}

/// Whether the mover can build anything.
#[inline]
pub(crate) fn can_build(position: &PacalPosition) -> bool {
    let stones = position.visible(position.mover);
    if stones.is_empty() {
        return false;
    }
    // A single stone is enough for one storey.
    position.pyramids_left(position.mover)[0] > 0
        || each_build(position, |_, _, _| ControlFlow::Break(())).is_break()
}

fn list_builds(position: &PacalPosition, acc: &mut Vec<Action>) {
    let before = acc.len();
    let all = each_build(position, |storeys, on, stones| {
        let stones = Used::new(stones);
        acc.push(Action::Build(Build { storeys, on, stones }));
        ControlFlow::<()>::Continue(())
    });
    debug_assert!(all.is_continue(), "nothing breaks");
    // Several formations can give the same result: the same stones go, the same pyramid stands
    // there.
    acc[before..].sort_unstable();
    let mut kept = before;
    for index in before..acc.len() {
        if index == before || acc[index] != acc[kept - 1] {
            acc[kept] = acc[index];
            kept += 1;
        }
    }
    acc.truncate(kept);
    acc.push(Action::Skip);
}

/// Calls the visitor with every way to build: storeys, building square and used stones; may
/// repeat itself.
pub(crate) fn each_build<B>(
    position: &PacalPosition,
    mut visit: impl FnMut(u8, Square, Squares) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let mover = position.mover;
    let pieces = position.pieces(mover);
    let left = position.pyramids_left(mover);
    formation::each_within(pieces, lowest(left), |size, formation| {
        let stones = formation & pieces.stones;
        let standing = formation & pieces.pyramids;
        let grounds = building_squares(position.rules, stones, standing);
        for storeys in heights(left, size) {
            for on in grounds & stones {
                visit(storeys, on, stones)?;
            }
            for on in grounds & standing {
                if position.height(on) < storeys {
                    visit(storeys, on, stones)?;
                }
            }
        }
        ControlFlow::Continue(())
    })
}

/// PA-14, PA-16, PA-24: the squares on which a formation of these stones and pyramids allows
/// building; a pyramid already there must be lower.
#[inline]
pub(crate) fn building_squares(rules: Rules, stones: Squares, standing: Squares) -> Squares {
    match (rules, standing.len()) {
        (Rules::Standard, _) | (Rules::Masters, 0) => stones | standing,
        (Rules::Masters, 1) => standing,
        (Rules::Masters, _) => Squares::EMPTY,
    }
}

/// The storeys of the lowest pyramid left; more than the maximum if there is none.
#[inline]
pub(crate) fn lowest(left: [u8; 5]) -> u8 {
    (1..)
        .zip(left)
        .find(|&(_, left)| left > 0)
        .map_or(u8::MAX, |(storeys, _)| storeys)
}

/// PA-17: the size of the formation, or all smaller ones if none of that size is left.
#[inline]
pub(crate) fn heights(left: [u8; 5], size: u8) -> impl Iterator<Item = u8> + Clone {
    let lowest = if left[usize::from(size) - 1] > 0 { size } else { 1 };
    (lowest..=size).filter(move |&storeys| left[usize::from(storeys) - 1] > 0)
}
