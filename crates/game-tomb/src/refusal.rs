//! Why an action is not legal, with the rule that forbids it.

use rules::{Phrase, Refusal, Rule, Seat};

use crate::{CardId, Slot, Square};

/// Why an action is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TombRefusal {
    /// The match is over.
    Over,
    /// Somebody else decides now.
    NotYourTurn,
    /// This kind of action is not possible in this phase.
    NotNow,
    /// The card is not among the four dealt to this seat. The answer is the same wherever the
    /// card is.
    NotDealt(CardId),
    /// The cards to keep are not two different ones with the lower number first.
    NotTwoCards,
    /// The seat has no card there.
    NoCard(Slot),
    /// A wall.
    Wall(Square),
    /// The square is already marked.
    Marked(Square),
    /// Neither the pattern nor a single square.
    NotThePattern,
    /// A red cross requires exactly one square.
    NotOneSquare,
    /// The first mark on a card must include its entrance.
    WithoutEntrance(Square),
    /// No square shares a side with a marked one.
    NotConnected,
    /// A completed card takes no further marks.
    Completed(Slot),
    /// There is nothing to choose again.
    NothingToRevise,
    /// The card is not in the offer. The answer is the same wherever else it is.
    NotOffered(CardId),
    /// The deck is empty.
    DeckEmpty,
    /// The card is not in the deck, so chance cannot deal it.
    NotInDeck(CardId),
    /// No such expedition is left, so chance cannot reveal it.
    NoSuchExpedition,
    /// The table does not have this seat.
    NoSuchSeat(Seat),
}

/// The rule with this number.
pub(crate) const fn to(number: u8) -> Rule {
    Rule::new("TO", number)
}

impl Refusal for TombRefusal {
    fn rule(&self) -> Option<Rule> {
        match self {
            TombRefusal::Over
            | TombRefusal::NotYourTurn
            | TombRefusal::NoSuchSeat(_)
            | TombRefusal::NotNow => None,
            TombRefusal::NotDealt(_) | TombRefusal::NotTwoCards => Some(to(1)),
            TombRefusal::NoSuchExpedition => Some(to(2)),
            TombRefusal::NoCard(_) | TombRefusal::NothingToRevise => Some(to(3)),
            TombRefusal::Wall(_) | TombRefusal::Marked(_) | TombRefusal::NotThePattern => Some(to(4)),
            TombRefusal::WithoutEntrance(_) | TombRefusal::NotConnected => Some(to(5)),
            TombRefusal::NotOneSquare => Some(to(6)),
            TombRefusal::Completed(_) => Some(to(10)),
            TombRefusal::NotOffered(_) | TombRefusal::DeckEmpty | TombRefusal::NotInDeck(_) => Some(to(11)),
        }
    }

    fn phrase(&self) -> Phrase {
        let about_card = |id, card: &CardId| Phrase::new(id).with("card", i32::from(card.number()));
        let about_square = |id, square: &Square| Phrase::new(id).with("square", square.to_string());
        match self {
            TombRefusal::Over => Phrase::new("tomb-refused-over"),
            TombRefusal::NotYourTurn => Phrase::new("tomb-refused-not-your-turn"),
            TombRefusal::NotNow => Phrase::new("tomb-refused-not-now"),
            TombRefusal::NotDealt(card) => about_card("tomb-refused-not-dealt", card),
            TombRefusal::NotTwoCards => Phrase::new("tomb-refused-not-two-cards"),
            TombRefusal::NoCard(slot) => about_slot("tomb-refused-no-card", *slot),
            TombRefusal::Wall(square) => about_square("tomb-refused-wall", square),
            TombRefusal::Marked(square) => about_square("tomb-refused-marked", square),
            TombRefusal::NotThePattern => Phrase::new("tomb-refused-not-the-pattern"),
            TombRefusal::NotOneSquare => Phrase::new("tomb-refused-not-one-square"),
            TombRefusal::WithoutEntrance(square) => about_square("tomb-refused-without-entrance", square),
            TombRefusal::NotConnected => Phrase::new("tomb-refused-not-connected"),
            TombRefusal::Completed(slot) => about_slot("tomb-refused-completed", *slot),
            TombRefusal::NothingToRevise => Phrase::new("tomb-refused-nothing-to-revise"),
            TombRefusal::NotOffered(card) => about_card("tomb-refused-not-offered", card),
            TombRefusal::DeckEmpty => Phrase::new("tomb-refused-deck-empty"),
            TombRefusal::NotInDeck(card) => about_card("tomb-refused-not-in-deck", card),
            TombRefusal::NoSuchExpedition => Phrase::new("tomb-refused-no-such-expedition"),
            TombRefusal::NoSuchSeat(seat) => {
                Phrase::new("tomb-refused-no-such-seat").with("seat", seat.to_string())
            }
        }
    }
}

fn about_slot(id: &'static str, slot: Slot) -> Phrase {
    let name = match slot {
        Slot::Left => "tomb-slot-left",
        Slot::Right => "tomb-slot-right",
    };
    Phrase::new(id).with("slot", rules::Arg::Message(name))
}
