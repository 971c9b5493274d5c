use dice::fair::{Nonce, Seal};
use rules::Seat;

use crate::{OneLine, Seq, Word};

/// Something that somebody asks of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command<A> {
    /// A request of a seat. The caller checks who may speak for the seat.
    Seat {
        /// The seat.
        seat: Seat,
        /// How much of its feed the sender had received, so that a click on an outdated picture
        /// is refused. Resigning and nonces are valid whatever has happened since.
        seen: Seq,
        /// The request.
        wish: SeatCommand<A>,
    },
    /// Time has passed, so flags may fall.
    Tick,
    /// Rolls everything that chance has to decide now, with the dealer's secret.
    Deal,
    /// A chance result from elsewhere; only in a match whose secret is not held here.
    Chance(A),
    /// A person sits down on a free seat, or on a bot's.
    Sit(Seat, OneLine),
    /// The person gets up.
    Leave(Seat),
    /// The person changes their name. The log shows somebody getting up and sitting down.
    Rename(Seat, OneLine),
    /// A bot sits down.
    HandToBot(Seat, Word),
    /// The match is abandoned without a result.
    Abandon,
    /// Publishes the dealer's secret after the match. Only needed if a match ended without the
    /// secret; normally the end of a match publishes it.
    Publish,
}

/// What a seat can ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatCommand<A> {
    /// Play an action.
    Act(A),
    /// Take back without asking.
    Undo(Reach),
    /// Take back with the others' consent.
    AskTakeback(Reach),
    /// Agree to another seat's takeback.
    GiveTakeback,
    /// Decline the takeback; for the seat that asked, withdraw the request.
    DeclineTakeback,
    /// Resign.
    Resign,
    /// Offer a draw.
    OfferDraw,
    /// Accept the draw on offer.
    AcceptDraw,
    /// Decline the draw; for the seat that offered it, withdraw the offer.
    DeclineDraw,
    /// Seal the nonce that it will add to the dice.
    SealNonce(Seal),
    /// Add a nonce to the dice. The last one that was missing begins the match.
    GiveNonce(Nonce),
}

/// How far to take back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reach {
    /// The seat's last action.
    Action,
    /// Back to the start of the seat's last turn.
    Turn,
}
