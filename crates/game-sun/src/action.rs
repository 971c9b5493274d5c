//! Actions of seats and of chance.

use rules::Seat;

use crate::board::Place;
use crate::cards::{Deck, Kind};
use crate::symbols::Symbol;

/// One indivisible decision, of a seat or of chance.
///
/// The component set of the match defines which card a [`Kind`] stands for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
// Four bytes instead of three: lists of actions are then read and written a word at a time.
#[repr(align(4))]
pub enum Action {
    /// Chance: the next middle card of the base row shows this symbol, or none (SU-1).
    Base(Option<Symbol>),
    /// Chance: this edge card is turned up as the marker (SU-3).
    Marker(Kind),
    /// Chance: the card drawn or dealt (SU-3, SU-5, SU-12).
    Card(Kind),
    /// Chance: the first player (SU-3).
    First(Seat),
    /// Draw a card from this deck: as the first or second of two (SU-5), or as the choice for a
    /// symbol (SU-12).
    Draw(Deck),
    /// Discard a card of this kind (SU-6).
    Discard(Kind),
    /// Place a card of this kind (SU-7 to SU-10).
    Place(Kind, Place),
    /// Score points for a symbol instead of drawing a card (SU-12).
    Points,
    /// Stop playing cards (SU-7).
    End,
    /// Do nothing, if nothing can be drawn or placed (ruling on SU-4).
    Pass,
}
