use rules::{Actor, BySeat, Dice, Outcome, Position};

use crate::Counting;

/// Knowledge about a game beyond its rules: evaluation and playout policy.
pub trait Judge<P: Position> {
    /// The expected share of the match for each seat, from 0 (lost) to 1 (won). For finished
    /// positions searchers use the outcome instead.
    fn shares(&self, position: &P) -> BySeat<f32>;

    /// What a finished match is worth to each seat. A judge of a game in which
    /// points do not tell all that an end is worth says so.
    fn ended(&self, position: &P, outcome: &Outcome, counting: &Counting) -> BySeat<f32> {
        let _ = position;
        counting.shares(outcome)
    }

    /// The playout policy: the index of one of the actor's legal actions. Never called for
    /// chance.
    ///
    /// # Panics
    /// If the list is empty.
    fn choose(&self, position: &P, actor: Actor, actions: &[P::Action], dice: &mut dyn Dice) -> usize;

    /// Appends the expected share of this actor after each of its legal actions, as a quick
    /// estimate. Never called for chance.
    ///
    /// Override it if there is something faster than playing each action.
    fn first_sight(&self, position: &P, actor: Actor, actions: &[P::Action], acc: &mut Vec<f32>) {
        acc.extend(actions.iter().map(|&action| {
            let mut next = position.clone();
            next.play_unchecked(actor, action);
            let shares = match next.outcome() {
                Some(outcome) => crate::final_shares(&outcome),
                None => self.shares(&next),
            };
            actor.seat().map_or(0.0, |seat| shares[seat])
        }));
    }
}
