//! The laws, one file per subject. Each function checks one position.

pub(crate) mod choices;
pub(crate) mod lists;
pub(crate) mod seen;
pub(crate) mod words;

use std::hash::{DefaultHasher, Hash, Hasher};

use rules::{Actor, Dice, Position, Seat};

/// Every possible actor at this table: its seats, and chance.
pub(crate) fn actors(seats: u8) -> impl Iterator<Item = Actor> + Clone {
    Seat::all(seats)
        .map(Actor::Seat)
        .chain(std::iter::once(Actor::Chance))
}

pub(crate) fn list<P: Position>(position: &P, actor: Actor) -> Vec<P::Action> {
    let mut list = Vec::new();
    position.legal_actions(actor, &mut list);
    list
}

pub(crate) fn played<P: Position>(position: &P, actor: Actor, action: P::Action) -> P {
    let mut after = position.clone();
    after.play_unchecked(actor, action);
    after
}

pub(crate) fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// Equal, and with equal hashes.
pub(crate) fn same<T: Eq + Hash>(one: &T, other: &T) -> bool {
    one == other && hash(one) == hash(other)
}

/// At most `most` of the items: all, or a random selection.
pub(crate) fn some<T: Copy>(items: &[T], most: usize, dice: &mut dyn Dice) -> Vec<T> {
    let mut items = items.to_vec();
    for taken in 0..most.min(items.len()) {
        let other = taken + dice.below((items.len() - taken) as u32) as usize;
        items.swap(taken, other);
    }
    items.truncate(most);
    items
}
