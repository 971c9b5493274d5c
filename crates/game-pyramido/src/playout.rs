//! Random play that finishes its levels: uniform over all legal actions,
//! except that a tile is added only where tiles can still fill the level.
//!
//! Tiles added at random nearly always leave a hole on the first level, and the match is over
//! before it has begun (PM-9).

use rules::{Actor, Dice, Position};

use crate::action::Action;
use crate::position::PyramidoPosition;

/// The number of random tries before all tiles are examined.
const TRIES: usize = 12;

/// The index of a random legal action of this actor.
///
/// # Panics
/// If the list is empty.
pub fn choose(position: &PyramidoPosition, _: Actor, actions: &[Action], dice: &mut dyn Dice) -> usize {
    careful(position, actions, dice)
}

/// The same for dice of a known type, which is faster.
pub(crate) fn careful(
    position: &PyramidoPosition,
    actions: &[Action],
    dice: &mut (impl Dice + ?Sized),
) -> usize {
    let count = actions.len() as u32;
    if !matches!(actions.first(), Some(Action::Build { .. })) {
        return dice.below(count) as usize;
    }
    // Retrying until one keeps the level fillable is uniform over those that do.
    for _ in 0..TRIES {
        let index = dice.below(count) as usize;
        if stays_fillable(position, actions[index]) {
            return index;
        }
    }
    let good = actions
        .iter()
        .filter(|&&action| stays_fillable(position, action))
        .count();
    if good == 0 {
        // Someone else has left a hole: then anything goes.
        return dice.below(count) as usize;
    }
    let wanted = dice.below(good as u32) as usize;
    actions
        .iter()
        .enumerate()
        .filter(|&(_, &action)| stays_fillable(position, action))
        .nth(wanted)
        .map_or(0, |(index, _)| index)
}

/// Plays a match to its end with [`choose`]; returns the number of actions.
///
/// `actions` is a buffer for lists: nothing else is allocated.
pub fn finish(position: &mut PyramidoPosition, dice: &mut impl Dice, actions: &mut Vec<Action>) -> u32 {
    let mut played = 0;
    while let Some(actor) = position.next_actor() {
        actions.clear();
        position.legal_actions(actor, actions);
        let index = careful(position, actions, dice);
        position.play_unchecked(actor, actions[index]);
        played += 1;
    }
    played
}

/// Whether tiles can still fill the mover's level after an action.
#[inline]
pub fn stays_fillable(position: &PyramidoPosition, action: Action) -> bool {
    match action {
        Action::Build { cell, towards, .. } => {
            position.pyramid(position.mover()).stays_fillable(cell, towards)
        }
        _ => true,
    }
}
