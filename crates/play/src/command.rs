use dice::fair::Nonce;
use rules::Seat;

use crate::{OneLine, Seq, Word};

/// What somebody wants of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command<A> {
    /// A seat wants something. Who may speak for the seat is the caller's to know.
    Seat {
        /// Which seat.
        seat: Seat,
        /// How much of its feed the sender had received: a click on an old
        /// picture is refused. Resigning and nonces are meant whatever has
        /// happened since.
        seen: Seq,
        /// What it wants.
        wish: SeatCommand<A>,
    },
    /// Time has passed: flags may fall.
    Tick,
    /// Roll whatever chance has to decide now, with the dealer's secret.
    Deal,
    /// Chance decided elsewhere: only in a match whose secret is not here.
    Chance(A),
    /// A person sits down on a free seat, or on a bot's.
    Sit(Seat, OneLine),
    /// The person gets up.
    Leave(Seat),
    /// The person is called otherwise from now on. The log says that somebody
    /// got up and sat down.
    Rename(Seat, OneLine),
    /// A bot sits down.
    HandToBot(Seat, Word),
    /// The match is given up without a result.
    Abandon,
    /// Show the dealer's secret, the match being over. Needed only where a
    /// match ended without it: ending a match shows it.
    Publish,
}

/// What a seat can want.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatCommand<A> {
    /// To play an action.
    Act(A),
    /// To take back without asking.
    Undo(Reach),
    /// To take back with the others' consent.
    AskTakeback(Reach),
    /// To let another seat take back.
    GiveTakeback,
    /// Not to let it; or, for the one who asked, to ask no longer.
    DeclineTakeback,
    /// To give up.
    Resign,
    /// To offer a draw.
    OfferDraw,
    /// To accept the draw on offer.
    AcceptDraw,
    /// Not to accept it; or, for the one who offered, to withdraw it.
    DeclineDraw,
    /// To add to the dice.
    GiveNonce(Nonce),
}

/// How far to go back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reach {
    /// By the last own action.
    Action,
    /// To the start of the last own turn.
    Turn,
}
