//! A sensible player that looks one turn ahead: for simulations, for tests that random play would
//! not take far, and as a baseline for bots.
//!
//! It values a pyramid by its points now, its points if the match ended, and how far it brings
//! the end; it values flights and stones by the best pyramid they allow now and the best one they
//! prepare.

use rules::{Actor, Dice, Position as _};

use crate::action::{Action, Build, Drop, Flight};
use crate::board::{GRID, Square, Squares};
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

/// Appends the same values, found faster: what a flight prepares is looked up among the
/// formations that lack one stone, which are listed once for all flights.
pub fn quick_merits(position: &PacalPosition, actions: &[Action], acc: &mut Vec<i32>) {
    if position.step != Phase::Fly {
        acc.extend(merits(position, actions));
        return;
    }
    let mut prospects = Prospects::new(position, position.mover);
    let take_off = TakeOff::new(&mut prospects);
    let mut completed = [take_off.now; GRID as usize * GRID as usize];
    let (stones, ships) = (take_off.visible, take_off.others);
    prospects.each_lacking_one(stones, ships, position.land & !ships, |lacks, prospect| {
        let best = &mut completed[lacks.index()];
        *best = prospect.worth.max(*best);
    });
    // A single stone is a formation, too.
    if position.pyramids_left(position.mover)[0] > 0 {
        for &action in actions {
            if let Action::Fly(_, to) = action {
                let best = &mut completed[to.index()];
                *best = (prospects.gain(to, 1) - 1).max(*best);
            }
        }
    }
    acc.extend(actions.iter().map(|&action| match action {
        Action::Fly(flight, to) if !stones.contains(to) && flight != Flight::Adrift => {
            match flight_cost(position, flight) {
                Some(cost) => weigh(take_off.now, completed[to.index()]) - cost,
                None => i32::MIN,
            }
        }
        _ => judge(&mut prospects, Some(&take_off), action),
    }));
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
        let Some(cost) = flight_cost(prospects.position(), flight) else {
            return i32::MIN;
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

/// What a flight costs; `None` if another one does the same for less.
fn flight_cost(position: &PacalPosition, flight: Flight) -> Option<i32> {
    match flight {
        Flight::Divine(stone) => {
            // The cheapest stone does the same as a more valuable one.
            let is_cheapest = position.sides[position.mover].divine & (stone.bit() - 1) == 0;
            is_cheapest.then_some(POINT * i32::from(stone.value()) + 2 * POINT)
        }
        Flight::Straight | Flight::Arrows | Flight::Adrift => Some(0),
        Flight::Bent => Some(STONE),
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

#[cfg(test)]
mod tests {
    use dice::SeededDice;
    use rules::{Game, Options};

    use super::*;
    use crate::{Pacal, Rules};

    #[test]
    fn the_quick_look_sees_what_the_slow_one_sees() {
        for (number, variant) in [(0, Rules::Standard), (1, Rules::Masters), (2, Rules::Standard)] {
            let mut dice = SeededDice::for_part(4, number);
            let options = Options {
                variant,
                ..Options::default()
            };
            let mut position = Pacal::start(&options, 2 + number as u8);
            let (mut actions, mut quick) = (Vec::new(), Vec::new());
            while let Some(actor) = position.next_actor() {
                actions.clear();
                position.legal_actions(actor, &mut actions);
                if actor != Actor::Chance {
                    quick.clear();
                    quick_merits(&position, &actions, &mut quick);
                    let slow: Vec<i32> = merits(&position, &actions).collect();
                    assert_eq!(quick, slow, "{position:?}");
                }
                let index = choose(&position, actor, &actions, &mut dice);
                position.play_unchecked(actor, actions[index]);
            }
        }
    }
}
