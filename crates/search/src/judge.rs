use rules::{Actor, BySeat, Dice, Outcome, Position};

use crate::Counting;

/// What a searcher is told about a game beyond its rules.
pub trait Judge<P: Position> {
    /// The share of the match that each seat can expect here, from 0 (lost) to
    /// 1 (won). For a position that is over searchers use the outcome instead.
    fn shares(&self, position: &P) -> BySeat<f32>;

    /// What a finished match is worth to each seat. A judge of a game in which
    /// points do not tell all that an end is worth says so.
    fn ended(&self, position: &P, outcome: &Outcome, counting: &Counting) -> BySeat<f32> {
        let _ = position;
        counting.shares(outcome)
    }

    /// What this actor would do in a quick playout: the index of one of its
    /// legal actions. Never asked for chance.
    ///
    /// # Panics
    /// If the list is empty.
    fn choose(&self, position: &P, actor: Actor, actions: &[P::Action], dice: &mut dyn Dice) -> usize;

    /// Appends the share that this actor could expect after each of its legal
    /// actions, at first sight. Never asked for chance.
    ///
    /// A judge that has something quicker than playing each of them says so.
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
