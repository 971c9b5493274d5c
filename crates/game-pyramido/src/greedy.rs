//! Sensible play without looking ahead: every tile, marker and patch goes where it scores most
//! right now, without ever leaving a hole.

use rules::{Actor, Dice, Seat};

use crate::action::{Action, Stack};
use crate::board::{Block, Colour};
use crate::components::TileId;
use crate::playout::stays_fillable;
use crate::position::PyramidoPosition;
use crate::pyramid::{LEVELS, Pyramid};

/// The weight of a point in values: leaves room for mere promises of points.
const POINT: i32 = 16;

/// The value of a jewel whose colour still has its marker in the supply.
const PROMISE: i32 = 3;

/// The points that a patch must gain before the last round.
const PATCH_PAYS: i32 = 3;

/// The index of the best of the legal actions of this actor; dice decide chance and break ties.
///
/// # Panics
/// If the list is empty.
pub fn choose(position: &PyramidoPosition, actor: Actor, actions: &[Action], dice: &mut dyn Dice) -> usize {
    let Actor::Seat(seat) = actor else {
        return dice.below(actions.len() as u32) as usize;
    };
    let keeps_whole = actions.iter().any(|&action| stays_fillable(position, action));
    let mut best = (i32::MIN, 0);
    let mut ties = 0;
    for (index, &action) in actions.iter().enumerate() {
        if keeps_whole && !stays_fillable(position, action) {
            continue;
        }
        let value = value(position, seat, action);
        if value > best.0 {
            best = (value, index);
            ties = 1;
        } else if value == best.0 {
            // Reservoir sampling: each of n equals is chosen with the same probability.
            ties += 1;
            if dice.below(ties) == 0 {
                best.1 = index;
            }
        }
    }
    best.1
}

/// The value of an action for the seat; comparable within one list only.
pub fn value(position: &PyramidoPosition, seat: Seat, action: Action) -> i32 {
    let pyramid = position.pyramid(seat);
    let slot = |cell| pyramid.slot(cell).expect("a legal block has been built");
    match action {
        Action::Build { place, cell, towards } => {
            let tile = position.quarry(place).expect("a legal tile lies in the quarry");
            let mut after = pyramid.clone();
            let slots = after.build(cell, towards, position.tiles().tile(tile));
            let marked = slots
                .into_iter()
                .filter(|&slot| after.can_mark(slot))
                .map(|slot| {
                    let mut marked = after.clone();
                    marked.mark(slot);
                    worth(&marked)
                });
            marked.max().unwrap_or_else(|| worth(&after))
        }
        Action::Mark(cell) => {
            let mut after = pyramid.clone();
            after.mark(slot(cell));
            worth(&after)
        }
        Action::Keep => {
            let threshold = if pyramid.level() == LEVELS { 1 } else { PATCH_PAYS };
            worth(pyramid) + threshold * POINT
        }
        Action::Patch { cell, colour, jewel } => {
            let mut after = pyramid.clone();
            after.patch(slot(cell), colour, jewel);
            worth(&after)
        }
        Action::Fill { cell, colour, jewel } => {
            let mut after = pyramid.clone();
            let slot = after.slot(cell).expect("an open block lies in the rectangle");
            after.fill(slot, colour, jewel);
            worth(&after)
        }
        Action::Refill(stack) => -use_to_next(position, seat, stack),
        Action::Halve(stack) => i32::from(position.stack(stack).height),
        Action::First(_) | Action::Show(_) => 0,
    }
}

fn worth(pyramid: &Pyramid) -> i32 {
    let promises: i32 = Colour::ALL
        .into_iter()
        .filter(|&colour| pyramid.marker(colour).is_none())
        .map(|colour| i32::from(pyramid.picture.jewels_of(colour)))
        .sum();
    i32::from(pyramid.score_now().points()) * POINT + promises * PROMISE
}

/// How well the top of the stack would suit the next player.
fn use_to_next(position: &PyramidoPosition, seat: Seat, stack: Stack) -> i32 {
    let seats = position.pyramids.seats();
    let next = seat
        .next(seats)
        .clockwise(seats)
        .find(|&seat| position.pyramid(seat).lost().is_none())
        .unwrap_or(seat);
    let picture = position.pyramid(next).picture;
    let suits = |block: Block| block.jewels.count() as i32 * (1 + i32::from(picture.jewels_of(block.colour)));
    let of_tile = |tile: TileId| {
        let tile = position.tiles().tile(tile);
        suits(tile.left) + suits(tile.right)
    };
    position.stack(stack).top.map_or(0, of_tile)
}
