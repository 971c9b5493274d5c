//! A sensible player that looks one turn ahead: for simulations, for tests
//! that random play would not take far, and as a yardstick for bots.
//!
//! It judges a pyramid by what it scores now, what it would score if the match
//! ended, and how far it brings the end; it judges flights and stones by the
//! best pyramid they allow now and the best one they prepare.

use std::ops::ControlFlow;

use rules::{Actor, BySeat, Dice, Position as _, Seat};

use crate::action::{Action, Build, Drop, Flight};
use crate::board::{Square, Squares};
use crate::position::{PacalPosition, Step};
use crate::{formation, legal, score};

/// All judgements are in quarters of a point.
const POINT: i32 = 4;
/// What a stone on its way is worth by itself.
const STONE: i32 = 3;
/// What a pyramid prepared is worth, against one that can be built now.
const PREPARED: (i32, i32) = (3, 4);

/// The index of the chosen action in the list; the dice decide between equals.
///
/// # Panics
/// If the list is empty.
pub fn choose(position: &PacalPosition, actor: Actor, actions: &[Action], dice: &mut dyn Dice) -> usize {
    assert!(!actions.is_empty(), "a choice among nothing");
    if actor == Actor::Chance {
        let weights: Vec<u32> = actions
            .iter()
            .map(|&action| position.chance_weight(action))
            .collect();
        return dice.weighted(&weights);
    }
    let take_off = (position.step == Step::Fly).then(|| TakeOff::new(position));
    let mut best = (i32::MIN, 0);
    let mut equals = 0;
    for (index, &action) in actions.iter().enumerate() {
        let value = judge(position, take_off.as_ref(), action);
        if value > best.0 {
            best = (value, index);
            equals = 1;
        } else if value == best.0 {
            equals += 1;
            if dice.below(equals) == 0 {
                best.1 = index;
            }
        }
    }
    best.1
}

/// What the mover thinks of an action of its own, in quarters of a point.
fn judge(position: &PacalPosition, take_off: Option<&TakeOff>, action: Action) -> i32 {
    match (action, take_off) {
        (Action::Fly(flight, to), Some(take_off)) => take_off.judge(position, flight, to),
        (Action::Drop(drop), _) => judge_stones(position, Some(drop)),
        (Action::Build(build), _) => judge_build(position, build),
        (Action::Skip, _) if position.step != Step::Build => judge_stones(position, None),
        // Where a ship starts hardly matters, and the rest is no choice of a seat.
        _ => 0,
    }
}

/// What lies on the board once the mover's ship has left, wherever it goes.
struct TakeOff {
    visible: Squares,
    /// The best pyramid of the visible stones.
    now: i32,
}

impl TakeOff {
    fn new(position: &PacalPosition) -> TakeOff {
        let mover = position.mover;
        let side = &position.sides[mover];
        let from = side
            .ship
            .expect("every ship is on the board before anybody flies");
        let mut stones = side.stones;
        match (side.hold[mover], stones.contains(from)) {
            (0, _) => {}
            (1, false) => stones.insert(from),
            _ => stones.remove(from),
        }
        let others = position.ships() & !from.only();
        let visible = stones & !others;
        TakeOff {
            visible,
            now: best_build(position, visible),
        }
    }

    fn judge(&self, position: &PacalPosition, flight: Flight, to: Square) -> i32 {
        let cost = match flight {
            Flight::Divine(stone) => {
                // The cheapest stone does the same as a dearer one.
                if position.sides[position.mover].divine & (stone.bit() - 1) != 0 {
                    return i32::MIN;
                }
                POINT * i32::from(stone.value()) + 2 * POINT
            }
            Flight::Straight | Flight::Arrows | Flight::Adrift => 0,
            Flight::Bent => STONE,
        };
        if self.visible.contains(to) {
            // Landing on an own stone hides it, and a second one would send both home.
            return best_build(position, self.visible & !to.only()) - cost;
        }
        let next = if flight == Flight::Adrift {
            self.now
        } else {
            best_build(position, self.visible | to.only())
        };
        weigh(self.now, next) - cost
    }
}

fn judge_stones(position: &PacalPosition, drop: Option<Drop>) -> i32 {
    let mover = position.mover;
    let mut stones = position.sides[mover].stones;
    let mut used = 0;
    if let Some(drop) = drop {
        if let Some(square) = drop.from {
            stones.remove(square);
        }
        used = i32::from(drop.into.stones()) - i32::from(drop.from.is_some());
    }
    let visible = stones & !position.ships();
    // What will lie where ships stand once they have left.
    let mut next = visible;
    for (seat, side) in position.sides.enumerate() {
        let Some(ship) = side.ship else { continue };
        let dropped = drop.is_some_and(|drop| match drop.into.other() {
            _ if seat == mover => drop.into.own(),
            other => other == Some(seat),
        });
        let lying = u8::from(stones.contains(ship)) + side.hold[mover] + u8::from(dropped);
        if lying == 1 {
            next.insert(ship);
        }
        // A stone that will only go home again is no use.
        used -= i32::from(dropped && lying > 1);
    }
    let now = best_build(position, visible);
    weigh(now, best_build(position, next)) + STONE * used
}

fn weigh(now: i32, next: i32) -> i32 {
    let (share, whole) = PREPARED;
    now + (next - now).max(0) * share / whole
}

/// The best pyramid the mover could build with these stones; 0 for none.
fn best_build(position: &PacalPosition, stones: Squares) -> i32 {
    let mover = position.mover;
    let pyramids = position.sides[mover].pyramids;
    let left = position.pyramids_left(mover);
    let mut best = 0;
    let all = formation::each_within(
        stones | pyramids,
        stones,
        legal::lowest(left),
        |size, formation| {
            let used = formation & stones;
            let grounds = legal::building_squares(position.rules, used, formation & pyramids);
            let highest = legal::heights(left, size).last();
            for on in grounds {
                if let Some(storeys) = highest
                    && position.height(on) < storeys
                {
                    best = best.max(gain(position, on, storeys) - i32::from(used.len()));
                }
            }
            ControlFlow::<()>::Continue(())
        },
    );
    debug_assert!(all.is_continue(), "nothing breaks");
    best
}

fn judge_build(position: &PacalPosition, build: Build) -> i32 {
    gain(position, build.on, build.storeys) - i32::from(build.stones.squares().len())
}

/// What a pyramid here would be worth to the mover.
fn gain(position: &PacalPosition, on: Square, storeys: u8) -> i32 {
    let mover = position.mover;
    let district = position.palenque.district_at(on).expect("pyramids stand on land");
    let seats = position.sides.seats();
    let before = BySeat::from_fn(seats, |seat| position.storeys_within(seat, district.squares));
    let mut after = before.clone();
    let more = storeys - position.height(on);
    after[mover] += more;
    let leads = |storeys: &BySeat<u8>| {
        Seat::all(seats).all(|other| other == mover || storeys[other] < storeys[mover])
    };
    let mut value = i32::from(more);
    if !leads(&before) && leads(&after) {
        value += POINT * i32::from(district.value);
    }
    let (old, new) = (
        score::district(district.value, &before),
        score::district(district.value, &after),
    );
    for seat in Seat::all(seats) {
        let change = new[seat] - old[seat];
        value += if seat == mover {
            POINT / 2 * change
        } else {
            -change
        };
    }
    if position.palenque.banks().contains(on) {
        value += POINT / 2 * i32::from(more);
    }
    if position.height(on) == 0 {
        value += POINT / 2;
    }
    value
}
