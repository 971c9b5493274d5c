//! What can be decided, and why not.

use rules::{Phrase, Refusal, Rule, Seat};

use crate::{CardId, PatternId, Slot, Square, Squares};

/// One indivisible decision, of a seat or of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Keep these two of the four cards dealt, the lower number first (TO-1).
    Keep(CardId, CardId),
    /// Mark squares on one of the own cards: the whole pattern or a single
    /// square (TO-4), or the one more square that a red cross asks for (TO-6).
    Mark(Mark),
    /// Forget what was marked in this step and choose again; only while a red
    /// cross asks for one more square. Who has chosen everything simply
    /// chooses something else.
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

/// Why an action is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The match is over.
    Over,
    /// Somebody else decides now.
    NotYourTurn,
    /// This kind of action does not belong to what happens now.
    NotNow,
    /// To be kept, a card must be among the four dealt to this seat. The same
    /// wherever the card is.
    NotDealt(CardId),
    /// The two cards to keep are not two, the lower number first.
    NotTwoCards,
    /// The seat has no card there.
    NoCard(Slot),
    /// A wall.
    Wall(Square),
    /// A square that is marked already.
    Marked(Square),
    /// Neither the pattern nor a single square.
    NotThePattern,
    /// A red cross asks for exactly one square.
    NotOneSquare,
    /// The first mark on a card must include its entrance.
    WithoutEntrance(Square),
    /// No square shares a side with one that was marked before.
    NotConnected,
    /// A completed card takes no further marks.
    Completed(Slot),
    /// There is nothing to choose again.
    NothingToRevise,
    /// The card does not lie in the offer. The same wherever else it is.
    NotOffered(CardId),
    /// The deck is empty.
    DeckEmpty,
    /// The dice cannot deal this card: it is not in the deck.
    NotInDeck(CardId),
    /// The dice cannot show this expedition: none with it is left.
    NoSuchExpedition,
    /// The table does not have this seat.
    NoSuchSeat(Seat),
}

/// The rule with this number.
pub(crate) const fn to(number: u8) -> Rule {
    Rule::new("TO", number)
}

impl Refusal for Refused {
    fn rule(&self) -> Option<Rule> {
        match self {
            Refused::Over | Refused::NotYourTurn | Refused::NoSuchSeat(_) | Refused::NotNow => None,
            Refused::NotDealt(_) | Refused::NotTwoCards => Some(to(1)),
            Refused::NoSuchExpedition => Some(to(2)),
            Refused::NoCard(_) | Refused::NothingToRevise => Some(to(3)),
            Refused::Wall(_) | Refused::Marked(_) | Refused::NotThePattern => Some(to(4)),
            Refused::WithoutEntrance(_) | Refused::NotConnected => Some(to(5)),
            Refused::NotOneSquare => Some(to(6)),
            Refused::Completed(_) => Some(to(10)),
            Refused::NotOffered(_) | Refused::DeckEmpty | Refused::NotInDeck(_) => Some(to(11)),
        }
    }

    fn phrase(&self) -> Phrase {
        let about_card = |id, card: &CardId| Phrase::new(id).with("card", i32::from(card.number()));
        let about_square = |id, square: &Square| Phrase::new(id).with("square", square.to_string());
        match self {
            Refused::Over => Phrase::new("tomb-refused-over"),
            Refused::NotYourTurn => Phrase::new("tomb-refused-not-your-turn"),
            Refused::NotNow => Phrase::new("tomb-refused-not-now"),
            Refused::NotDealt(card) => about_card("tomb-refused-not-dealt", card),
            Refused::NotTwoCards => Phrase::new("tomb-refused-not-two-cards"),
            Refused::NoCard(slot) => about_slot("tomb-refused-no-card", *slot),
            Refused::Wall(square) => about_square("tomb-refused-wall", square),
            Refused::Marked(square) => about_square("tomb-refused-marked", square),
            Refused::NotThePattern => Phrase::new("tomb-refused-not-the-pattern"),
            Refused::NotOneSquare => Phrase::new("tomb-refused-not-one-square"),
            Refused::WithoutEntrance(square) => about_square("tomb-refused-without-entrance", square),
            Refused::NotConnected => Phrase::new("tomb-refused-not-connected"),
            Refused::Completed(slot) => about_slot("tomb-refused-completed", *slot),
            Refused::NothingToRevise => Phrase::new("tomb-refused-nothing-to-revise"),
            Refused::NotOffered(card) => about_card("tomb-refused-not-offered", card),
            Refused::DeckEmpty => Phrase::new("tomb-refused-deck-empty"),
            Refused::NotInDeck(card) => about_card("tomb-refused-not-in-deck", card),
            Refused::NoSuchExpedition => Phrase::new("tomb-refused-no-such-expedition"),
            Refused::NoSuchSeat(seat) => {
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
