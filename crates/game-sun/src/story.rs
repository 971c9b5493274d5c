//! What must be remembered once a deck has been renewed.
//!
//! Before its first renewal a deck needs no memory: every card that a viewer has not seen is
//! equally likely to be in any hidden place. A renewal ends that. Everybody knows which cards
//! went into the new deck, so a hidden card that was drawn before cannot be one of them, and a
//! hidden card drawn after must be. And when somebody shows a card of a kind that existed on both
//! sides, nobody else can tell which side it came from: that must be recorded too.
//!
//! An *epoch* is the time between two renewals of a deck; epoch 0 ends with the first one.

use rules::Seat;

use crate::cards::Kind;

/// A publicly visible event of one deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum DeckEvent {
    /// The discard pile became the deck: the next epoch begins.
    Renewed,
    /// The seat drew a card.
    Drew(Seat),
    /// The seat placed or discarded a card.
    Showed(Seat, Kind),
}

/// A card drawn after the first renewal; only the seat knows its kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Drawn {
    /// The epoch in which it was drawn, 1 or later.
    pub(crate) epoch: u16,
    /// The seat that drew it.
    pub(crate) seat: Seat,
    /// Its kind.
    pub(crate) kind: Kind,
}

/// The history of one deck since its first renewal; empty before.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(crate) struct Story {
    epoch: u16,
    steps: Vec<DeckEvent>,
    /// Ascending: the order in which a seat drew its cards within an epoch makes no difference to
    /// what anybody can deduce.
    drawn: Vec<Drawn>,
}

impl Story {
    /// The story with these steps and these drawn cards.
    pub(crate) fn new(steps: Vec<DeckEvent>, mut drawn: Vec<Drawn>) -> Story {
        drawn.sort_unstable();
        let epoch = steps.iter().filter(|step| **step == DeckEvent::Renewed).count() as u16;
        Story { epoch, steps, drawn }
    }

    /// The epoch, which is also the number of renewals.
    #[inline]
    pub(crate) fn epoch(&self) -> u16 {
        self.epoch
    }

    pub(crate) fn steps(&self) -> &[DeckEvent] {
        &self.steps
    }

    pub(crate) fn drawn(&self) -> &[Drawn] {
        &self.drawn
    }

    pub(crate) fn renewed(&mut self) {
        self.epoch += 1;
        self.steps.push(DeckEvent::Renewed);
    }

    #[inline]
    pub(crate) fn drew(&mut self, seat: Seat, kind: Kind) {
        if self.epoch > 0 {
            self.steps.push(DeckEvent::Drew(seat));
            let drawn = Drawn {
                epoch: self.epoch,
                seat,
                kind,
            };
            let at = self.drawn.partition_point(|other| *other < drawn);
            self.drawn.insert(at, drawn);
        }
    }

    #[inline]
    pub(crate) fn showed(&mut self, seat: Seat, kind: Kind) {
        if self.epoch > 0 {
            self.steps.push(DeckEvent::Showed(seat, kind));
        }
    }
}
