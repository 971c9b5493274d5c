use std::fmt;

use dice::fair::{Nonce, Seal, Secret};
use rules::Seat;

use crate::{OneLine, Time, Word};

/// The number of an entry in the log, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Number(pub u64);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// One line of a match's log: what happened, and when. The log only grows.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Entry<A> {
    /// The server's time.
    pub time: Time,
    /// What happened.
    pub kind: EntryKind<A>,
}

/// The kinds of entries.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum EntryKind<A> {
    /// A seat played an action.
    Acted {
        /// The seat.
        seat: Seat,
        /// The action.
        action: A,
    },
    /// Chance decided.
    Rolled {
        /// The result.
        outcome: A,
    },
    /// A seat took back its own actions from entry `to` on; those of other seats stay.
    Undone {
        /// The seat.
        seat: Seat,
        /// The first action that no longer counts.
        to: Number,
    },
    /// Everything played from entry `to` on was taken back for a seat, by consent or because all
    /// others are bots.
    Rewound {
        /// The seat.
        seat: Seat,
        /// The first action that no longer counts.
        to: Number,
    },
    /// A seat asked the others for a takeback to before entry `to`.
    TakebackAsked {
        /// The seat.
        seat: Seat,
        /// The first action that would no longer count.
        to: Number,
    },
    /// An open notice to everybody at the table.
    Said(Notice),
}

/// An open notice to everybody at the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Notice {
    /// A seat resigned.
    Resigned(Seat),
    /// A seat ran out of time.
    FlagFell(Seat),
    /// A seat offered a draw.
    DrawOffered(Seat),
    /// A seat accepted the draw on offer.
    DrawAccepted(Seat),
    /// A seat declined the draw, or the offering seat withdrew it.
    DrawDeclined(Seat),
    /// A seat agreed to the requested takeback.
    TakebackGiven(Seat),
    /// A seat declined the takeback, or the asking seat withdrew it.
    TakebackDeclined(Seat),
    /// A person sat down.
    SeatTaken(Seat, OneLine),
    /// A person got up.
    SeatLeft(Seat),
    /// A bot sat down.
    HandedToBot(Seat, Word),
    /// A seat sealed the nonce that it will add to the dice.
    NonceSealed(Seat, Seal),
    /// A seat added its nonce to the dice.
    NonceGiven(Seat, Nonce),
    /// The dealer published the secret that it had committed to.
    SecretPublished(Secret),
    /// The match was abandoned without a result.
    Abandoned,
}

impl<A> EntryKind<A> {
    /// The action of a seat or of chance, if the entry is one.
    pub const fn action(&self) -> Option<&A> {
        match self {
            EntryKind::Acted { action, .. } | EntryKind::Rolled { outcome: action } => Some(action),
            _ => None,
        }
    }

    /// The same entry with its action converted.
    pub fn map<B>(self, mut action: impl FnMut(A) -> B) -> EntryKind<B> {
        match self {
            EntryKind::Acted { seat, action: played } => EntryKind::Acted {
                seat,
                action: action(played),
            },
            EntryKind::Rolled { outcome } => EntryKind::Rolled {
                outcome: action(outcome),
            },
            EntryKind::Undone { seat, to } => EntryKind::Undone { seat, to },
            EntryKind::Rewound { seat, to } => EntryKind::Rewound { seat, to },
            EntryKind::TakebackAsked { seat, to } => EntryKind::TakebackAsked { seat, to },
            EntryKind::Said(notice) => EntryKind::Said(notice),
        }
    }
}
