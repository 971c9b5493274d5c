use rules::{Actor, BySeat, Dice, Position};

/// What a searcher is told about a game beyond its rules.
pub trait Judge<P: Position> {
    /// The share of the match that each seat can expect here, from 0 (lost) to
    /// 1 (won). For a position that is over searchers use the outcome instead.
    fn shares(&self, position: &P) -> BySeat<f32>;

    /// What this actor would do in a quick playout: the index of one of its
    /// legal actions. Never asked for chance.
    ///
    /// # Panics
    /// If the list is empty.
    fn choose(&self, position: &P, actor: Actor, actions: &[P::Action], dice: &mut dyn Dice) -> usize;
}
