//! A sensible player that looks one turn ahead: for simulations, for tests that random play would
//! not take far, and as a baseline for bots.
//!
//! It values a pyramid by its points now, its points if the match ended, and how far it brings
//! the end; it values flights and stones by the best pyramid they allow now and the best one they
//! prepare.

use rules::{Actor, Dice, Position as _};

use crate::action::{Action, Build, Drop, Flight};
use crate::board::{Square, Squares};
use crate::position::{PacalPosition, Phase, stays};
use crate::prospects::{POINT, Prospects};

/// The value of a stone under way.
const STONE: i32 = 3;
/// The value of a prepared pyramid, relative to one that can be built now.
const PREPARED: (i32, i32) = (3, 4);

/// The index of the chosen action in the list; dice break ties.
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
    let mut best = (i32::MIN, 0);
    let mut equals = 0;
    for (index, value) in merits(position, actions).enumerate() {
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

/// The value of each of the mover's actions for this player, in quarters of a point; [`i32::MIN`]
/// for actions that are never better than another one.
pub fn merits<'a>(position: &'a PacalPosition, actions: &'a [Action]) -> impl Iterator<Item = i32> + 'a {
    let mut prospects = Prospects::new(position, position.mover);
    let take_off = (position.step == Phase::Fly).then(|| TakeOff::new(&mut prospects));
    actions
        .iter()
        .map(move |&action| judge(&mut prospects, take_off.as_ref(), action))
}

/// The value of one of the mover's actions, in quarters of a point.
fn judge(prospects: &mut Prospects<'_>, take_off: Option<&TakeOff>, action: Action) -> i32 {
    match (action, take_off) {
        (Action::Fly(flight, to), Some(take_off)) => take_off.judge(prospects, flight, to),
        (Action::Drop(drop), _) => judge_stones(prospects, Some(drop)),
        (Action::Build(build), _) => judge_build(prospects, build),
        (Action::Skip, _) if prospects.position().step != Phase::Build => judge_stones(prospects, None),
        // Where a ship starts hardly matters, and the rest is not chosen by a seat.
        _ => 0,
    }
}

/// The board once the mover's ship has left, wherever it goes.
struct TakeOff {
    visible: Squares,
    /// Where the ships of the others stand.
    others: Squares,
    /// The value of the best pyramid with the visible stones.
    now: i32,
}

impl TakeOff {
    fn new(prospects: &mut Prospects<'_>) -> TakeOff {
        let position = prospects.position();
        let mover = position.mover;
        let side = &position.sides[mover];
        let from = side
            .ship
            .expect("every ship is on the board before anybody flies");
        let mut stones = side.stones & !from.only();
        if position.leaves_stone(mover, mover) {
            stones.insert(from);
        }
        let others = position.ships() & !from.only();
        let visible = stones & !others;
        TakeOff {
            visible,
            others,
            now: prospects.best(visible, others),
        }
    }

    fn judge(&self, prospects: &mut Prospects<'_>, flight: Flight, to: Square) -> i32 {
        let position = prospects.position();
        let cost = match flight {
            Flight::Divine(stone) => {
                // The cheapest stone does the same as a more valuable one.
                if position.sides[position.mover].divine & (stone.bit() - 1) != 0 {
                    return i32::MIN;
                }
                POINT * i32::from(stone.value()) + 2 * POINT
            }
            Flight::Straight | Flight::Arrows | Flight::Adrift => 0,
            Flight::Bent => STONE,
        };
        if self.visible.contains(to) {
            // Landing on one's own stone hides it, and a second one would send both home.
            return prospects.best(self.visible & !to.only(), self.others | to.only()) - cost;
        }
        let next = if flight == Flight::Adrift {
            self.now
        } else {
            // By the next turn the ship will have left.
            prospects.best(self.visible | to.only(), self.others)
        };
        weigh(self.now, next) - cost
    }
}

fn judge_stones(prospects: &mut Prospects<'_>, drop: Option<Drop>) -> i32 {
    let position = prospects.position();
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
    // The stones that will be visible once the ships have left.
    let mut next = visible;
    for (seat, side) in position.sides.enumerate() {
        let Some(ship) = side.ship else { continue };
        let dropped = drop.is_some_and(|drop| match drop.into.other() {
            _ if seat == mover => drop.into.own(),
            other => other == Some(seat),
        });
        let lying = u8::from(stones.contains(ship)) + side.hold[mover] + u8::from(dropped);
        if stays(lying) {
            next.insert(ship);
        }
        // A stone that will only go home again is useless.
        used -= i32::from(dropped && lying > 1);
    }
    let now = prospects.best(visible, position.ships());
    weigh(now, prospects.best(next, Squares::EMPTY)) + STONE * used
}

fn weigh(now: i32, next: i32) -> i32 {
    let (share, whole) = PREPARED;
    now + (next - now).max(0) * share / whole
}

fn judge_build(prospects: &mut Prospects<'_>, build: Build) -> i32 {
    prospects.gain(build.on, build.storeys) - i32::from(build.stones.squares().len())
}
