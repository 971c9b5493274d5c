//! Why an action is not legal.

use rules::{Phrase, Rule};

use crate::cards::{Deck, Part};

/// Why an action is not legal. None of these reveals anything about a card that the acting seat
/// does not hold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SunRefusal {
    /// It is somebody else's turn.
    NotYourTurn,
    /// The match is over.
    Over,
    /// Only chance does that.
    OnlyChance,
    /// Chance does not decide this now, or the result is impossible.
    NoSuchChance,
    /// A turn is drawing or playing; it cannot end before either.
    DrawOrPlay,
    /// A player who can draw or place a card may not pass.
    MayNotPass,
    /// The second card must be drawn first.
    DrawFirst,
    /// There is no card in this deck and none among its discards.
    NothingToDraw(Deck),
    /// The hand must be reduced to five cards first.
    DiscardFirst,
    /// Cards are discarded only after drawing, down to five.
    NothingToDiscard,
    /// No cards may be drawn in a turn with played cards.
    AlreadyPlayed,
    /// The acting seat does not hold such a card.
    NotInHand,
    /// The pyramid of this match has no such place.
    NoSuchPlace,
    /// There is already a card.
    Taken,
    /// One of the two cards below is missing.
    Unsupported,
    /// This part of the pyramid does not go there.
    WrongPlace(Part),
    /// The choice for the symbol must be made first.
    ChooseFirst,
    /// There is no symbol to choose for.
    NothingToChoose,
}

impl rules::Refusal for SunRefusal {
    fn rule(&self) -> Option<Rule> {
        let number = match self {
            SunRefusal::NotYourTurn | SunRefusal::OnlyChance | SunRefusal::NoSuchChance => return None,
            SunRefusal::NoSuchPlace => 2,
            SunRefusal::DrawOrPlay | SunRefusal::MayNotPass => 4,
            SunRefusal::DrawFirst | SunRefusal::NothingToDraw(_) => 5,
            SunRefusal::DiscardFirst | SunRefusal::NothingToDiscard => 6,
            SunRefusal::AlreadyPlayed | SunRefusal::NotInHand => 7,
            SunRefusal::Taken | SunRefusal::Unsupported => 8,
            SunRefusal::WrongPlace(_) => 9,
            SunRefusal::ChooseFirst | SunRefusal::NothingToChoose => 12,
            SunRefusal::Over => 14,
        };
        Some(Rule::new("SU", number))
    }

    fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            SunRefusal::NotYourTurn => "sun-refused-not-your-turn",
            SunRefusal::Over => "sun-refused-over",
            SunRefusal::OnlyChance => "sun-refused-only-chance",
            SunRefusal::NoSuchChance => "sun-refused-no-such-chance",
            SunRefusal::DrawOrPlay => "sun-refused-draw-or-play",
            SunRefusal::MayNotPass => "sun-refused-may-not-pass",
            SunRefusal::DrawFirst => "sun-refused-draw-first",
            SunRefusal::NothingToDraw(Deck::Standard) => "sun-refused-no-standard-to-draw",
            SunRefusal::NothingToDraw(Deck::Edge) => "sun-refused-no-edge-to-draw",
            SunRefusal::DiscardFirst => "sun-refused-discard-first",
            SunRefusal::NothingToDiscard => "sun-refused-nothing-to-discard",
            SunRefusal::AlreadyPlayed => "sun-refused-already-played",
            SunRefusal::NotInHand => "sun-refused-not-in-hand",
            SunRefusal::NoSuchPlace => "sun-refused-no-such-place",
            SunRefusal::Taken => "sun-refused-taken",
            SunRefusal::Unsupported => "sun-refused-unsupported",
            SunRefusal::WrongPlace(Part::Left) => "sun-refused-left-edge-elsewhere",
            SunRefusal::WrongPlace(Part::Right) => "sun-refused-right-edge-elsewhere",
            // A standard card goes anywhere (SU-10), so only tops are left.
            SunRefusal::WrongPlace(_) => "sun-refused-top-elsewhere",
            SunRefusal::ChooseFirst => "sun-refused-choose-first",
            SunRefusal::NothingToChoose => "sun-refused-nothing-to-choose",
        })
    }
}
