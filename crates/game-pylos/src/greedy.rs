//! A simple sensible player that saves spheres, looking one action ahead.
//!
//! Spheres in reserve are everything in Pylos, so it takes back all it can, completes what it
//! can, prefers raising to placing, and does not leave the opponent a square to finish. For
//! simulations, and as the baseline for bots.

use rules::{Actor, Dice, Position};

use crate::{Action, PylosPosition};

/// The index of the action this player chooses; dice break ties.
///
/// # Panics
/// If there is nothing to choose from.
pub fn choose(position: &PylosPosition, actor: Actor, actions: &[Action], dice: &mut dyn Dice) -> usize {
    let merits = actions.iter().map(|&action| merit(position, actor, action));
    let best = merits.clone().max().expect("an action to choose from");
    let equals: Vec<_> = merits
        .enumerate()
        .filter(|&(_, merit)| merit == best)
        .map(|(index, _)| index)
        .collect();
    equals[dice.below(equals.len() as u32) as usize]
}

/// The merit of an action: spheres saved, minus what the opponent could save next.
fn merit(position: &PylosPosition, actor: Actor, action: Action) -> i32 {
    let mut after = position.clone();
    after.play_unchecked(actor, action);
    if let Some(outcome) = after.outcome() {
        return match (outcome.sole_winner(), actor.seat()) {
            (Some(winner), Some(seat)) if winner == seat => 1_000,
            (Some(_), _) => -1_000,
            (None, _) => 0,
        };
    }
    if after.may_take_back().is_some() {
        return 30 - i32::from(action == Action::Stop);
    }
    let board = after.board();
    let threats = board.filled().open() & after.rules().completing(board.mover);
    let saved = match action {
        Action::Place(_) | Action::Stop => 0,
        Action::Raise { .. } | Action::Take(_) => 10,
    };
    saved - if threats.is_empty() { 0 } else { 15 }
}
