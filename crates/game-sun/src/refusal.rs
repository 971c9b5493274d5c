//! Why an action is not legal.

use rules::{Phrase, Rule};

use crate::card::{Deck, Part};

/// Why an action is not legal. None of these tells anything about a card that
/// the acting seat does not hold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// Somebody else decides now.
    NotYourTurn,
    /// The match is over.
    Over,
    /// Only chance does that.
    OnlyChance,
    /// Chance decides nothing of that sort now, or that cannot come out.
    NoSuchChance,
    /// A turn is drawing or playing; it cannot be ended before either.
    DrawOrPlay,
    /// Who can draw or place a card may not pass.
    MayNotPass,
    /// The second card must be drawn first.
    DrawFirst,
    /// There is no card in this deck and none among its discards.
    NothingToDraw(Deck),
    /// The hand must be brought down to five cards first.
    DiscardFirst,
    /// Cards are discarded only after drawing, down to five.
    NothingToDiscard,
    /// A turn with played cards draws none.
    AlreadyPlayed,
    /// The acting seat does not hold such a card.
    NotInHand,
    /// The pyramid of this match has no such place.
    NoSuchPlace,
    /// A card lies there already.
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

impl rules::Refusal for Refusal {
    fn rule(&self) -> Option<Rule> {
        let number = match self {
            Refusal::NotYourTurn | Refusal::OnlyChance | Refusal::NoSuchChance => return None,
            Refusal::NoSuchPlace => 2,
            Refusal::DrawOrPlay | Refusal::MayNotPass => 4,
            Refusal::DrawFirst | Refusal::NothingToDraw(_) => 5,
            Refusal::DiscardFirst | Refusal::NothingToDiscard => 6,
            Refusal::AlreadyPlayed | Refusal::NotInHand => 7,
            Refusal::Taken | Refusal::Unsupported => 8,
            Refusal::WrongPlace(_) => 9,
            Refusal::ChooseFirst | Refusal::NothingToChoose => 12,
            Refusal::Over => 14,
        };
        Some(Rule::new("SU", number))
    }

    fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Refusal::NotYourTurn => "sun-refused-not-your-turn",
            Refusal::Over => "sun-refused-over",
            Refusal::OnlyChance => "sun-refused-only-chance",
            Refusal::NoSuchChance => "sun-refused-no-such-chance",
            Refusal::DrawOrPlay => "sun-refused-draw-or-play",
            Refusal::MayNotPass => "sun-refused-may-not-pass",
            Refusal::DrawFirst => "sun-refused-draw-first",
            Refusal::NothingToDraw(Deck::Standard) => "sun-refused-no-standard-to-draw",
            Refusal::NothingToDraw(Deck::Edge) => "sun-refused-no-edge-to-draw",
            Refusal::DiscardFirst => "sun-refused-discard-first",
            Refusal::NothingToDiscard => "sun-refused-nothing-to-discard",
            Refusal::AlreadyPlayed => "sun-refused-already-played",
            Refusal::NotInHand => "sun-refused-not-in-hand",
            Refusal::NoSuchPlace => "sun-refused-no-such-place",
            Refusal::Taken => "sun-refused-taken",
            Refusal::Unsupported => "sun-refused-unsupported",
            Refusal::WrongPlace(Part::Left) => "sun-refused-left-edge-elsewhere",
            Refusal::WrongPlace(Part::Right) => "sun-refused-right-edge-elsewhere",
            // A standard card goes anywhere (SU-10), so only tops are left.
            Refusal::WrongPlace(_) => "sun-refused-top-elsewhere",
            Refusal::ChooseFirst => "sun-refused-choose-first",
            Refusal::NothingToChoose => "sun-refused-nothing-to-choose",
        })
    }
}
