//! Policies that meet different rules.

use game_pyramido::{Action, PyramidoPosition, greedy, playout};
use rules::{Actor, Dice};

/// Keeps its patches and sometimes leaves holes, so that PM-9 occurs with and without enough
/// patches.
pub(crate) fn careless(
    position: &PyramidoPosition,
    actor: Actor,
    actions: &[Action],
    dice: &mut dyn Dice,
) -> usize {
    match actions[0] {
        Action::Keep if dice.below(8) > 0 => 0,
        Action::Build { .. } if dice.below(8) > 0 => playout::choose(position, actor, actions, dice),
        _ => dice.below(actions.len() as u32) as usize,
    }
}

/// Mostly sensible, sometimes careless.
pub(crate) fn mostly_greedy(
    position: &PyramidoPosition,
    actor: Actor,
    actions: &[Action],
    dice: &mut dyn Dice,
) -> usize {
    if dice.below(24) == 0 {
        careless(position, actor, actions, dice)
    } else {
        greedy::choose(position, actor, actions, dice)
    }
}

/// Always takes from the first place and refills from the stack that is nearly used up.
pub(crate) fn digger(
    position: &PyramidoPosition,
    actor: Actor,
    actions: &[Action],
    dice: &mut dyn Dice,
) -> usize {
    match actions[0] {
        Action::Refill(_) => 0,
        Action::Build { place, .. } => {
            let of_first = actions.partition_point(
                |action| matches!(action, Action::Build { place: other, .. } if *other == place),
            );
            playout::choose(position, actor, &actions[..of_first], dice)
        }
        _ => playout::choose(position, actor, actions, dice),
    }
}
