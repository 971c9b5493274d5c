//! What can be decided.

use crate::{CardId, PatternId, Slot, Squares};

/// One indivisible decision, of a seat or of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Keep these two of the four cards dealt, the lower number first (TO-1).
    Keep(CardId, CardId),
    /// Mark squares on one of the player's own cards: the whole pattern or a single square
    /// (TO-4), or the extra square for a red cross (TO-6).
    Mark(Mark),
    /// Discard the marks of this step and choose again; only while a red cross requires an extra
    /// square. A player whose choice is complete simply chooses something else.
    Again,
    /// Take this card from the offer (TO-11).
    Take(CardId),
    /// Take the top card of the deck, unseen (TO-11).
    TakeUnseen,
    /// Chance: the next card of the deck is this one.
    Card(CardId),
    /// Chance: the next expedition shows this pattern (TO-2).
    Expedition(PatternId),
}

/// Squares marked at once on one card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Mark {
    /// The card.
    pub slot: Slot,
    /// The squares.
    pub squares: Squares,
}
