//! A simple sensible player: takes the last heap whole, and else anything.

use rules::{Actor, Dice};

use crate::{Action, NimPosition};

/// The index of the action this player chooses; dice decide among equals.
///
/// # Panics
/// If there is nothing to choose from.
pub fn choose(position: &NimPosition, _: Actor, actions: &[Action], dice: &mut dyn Dice) -> usize {
    let all: u8 = position.heaps().iter().sum();
    let wins = actions.iter().position(|action| action.sticks == all);
    wins.unwrap_or_else(|| dice.below(actions.len() as u32) as usize)
}
