use std::fmt;

use dice::fair::{Nonce, Secret};
use rules::Seat;

use crate::{OneLine, Time, Word};

/// The number of an entry in the log, counted from 1: the roll at entry `n`
/// depends on it.
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

/// What an entry says.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum EntryKind<A> {
    /// A seat played an action.
    Acted {
        /// Who.
        seat: Seat,
        /// What.
        action: A,
    },
    /// Chance decided.
    Rolled {
        /// What came out.
        outcome: A,
    },
    /// A seat took back its own actions from entry `to` on, nobody else's.
    Undone {
        /// Who.
        seat: Seat,
        /// The first action that no longer counts.
        to: Number,
    },
    /// Everything that was played from entry `to` on was taken back for a
    /// seat: by consent, or because all others are bots.
    Rewound {
        /// For whom.
        seat: Seat,
        /// The first action that no longer counts.
        to: Number,
    },
    /// A seat asked the others to let it go back to before entry `to`.
    TakebackAsked {
        /// Who.
        seat: Seat,
        /// The first action that would no longer count.
        to: Number,
    },
    /// Anything that is said openly to everybody at the table.
    Said(Notice),
}

/// What is said openly to everybody at the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Notice {
    /// A seat gave up.
    Resigned(Seat),
    /// A seat ran out of time.
    FlagFell(Seat),
    /// A seat offered a draw.
    DrawOffered(Seat),
    /// A seat accepted the draw that is on offer.
    DrawAccepted(Seat),
    /// A seat declined it, or its owner withdrew it.
    DrawDeclined(Seat),
    /// A seat agreed to the takeback that is asked for.
    TakebackGiven(Seat),
    /// A seat declined it, or its owner withdrew it.
    TakebackDeclined(Seat),
    /// A person sat down.
    SeatTaken(Seat, OneLine),
    /// A person got up.
    SeatLeft(Seat),
    /// A bot sat down.
    HandedToBot(Seat, Word),
    /// A seat added its part to the dice.
    NonceGiven(Seat, Nonce),
    /// The dealer showed what it had committed to.
    SecretPublished(Secret),
    /// The match was given up without a result.
    Abandoned,
}

impl<A> EntryKind<A> {
    /// The action that is told, if it is one, of a seat or of chance.
    pub const fn action(&self) -> Option<&A> {
        match self {
            EntryKind::Acted { action, .. } | EntryKind::Rolled { outcome: action } => Some(action),
            _ => None,
        }
    }

    /// The same with its action written in another way.
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
