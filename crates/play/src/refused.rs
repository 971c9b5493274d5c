use rules::{Phrase, Refusal, Rule};

/// Why a command changes nothing.
///
/// Every client handles the first five; the others answer specific commands.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refused<R> {
    /// Another seat decides now, or chance.
    #[error("not this seat's turn")]
    NotYourTurn,
    /// The command refers to an outdated picture: something has happened that the sender had not
    /// seen.
    #[error("something has happened since")]
    Stale,
    /// The rules forbid it, for this reason.
    #[error("against the rules")]
    Illegal(R),
    /// The match is over.
    #[error("the match is over")]
    Over,
    /// There is no such seat, or nobody sits there.
    #[error("nobody sits there")]
    NotSeated,
    /// The seat's time has run out.
    #[error("the seat's time has run out")]
    TimeIsUp,
    /// The seat still has time, or there is no clock.
    #[error("the seat still has time")]
    TimeIsNotUp,
    /// The seat has played nothing that could be taken back.
    #[error("nothing to take back")]
    NothingToUndo,
    /// Dice have been rolled or cards dealt since.
    #[error("chance has decided something since")]
    UndoPastChance,
    /// Another seat has played since.
    #[error("another seat has played since")]
    UndoPastOther,
    /// The choice has been shown together with all others.
    #[error("all choices have been shown")]
    UndoPastReveal,
    /// The seat cannot take back to this point.
    #[error("no such point to go back to")]
    NoSuchPoint,
    /// The others have not all agreed.
    #[error("the others have not agreed")]
    NoConsent,
    /// There is no requested takeback that this seat could answer.
    #[error("no takeback has been requested")]
    NoTakeback,
    /// The game has no draw by agreement.
    #[error("the game has no draw by agreement")]
    NoDrawInThisGame,
    /// A draw has already been offered.
    #[error("a draw has already been offered")]
    AlreadyOffered,
    /// No draw is on offer that this seat could answer.
    #[error("no draw is on offer")]
    NoOffer,
    /// A person already sits there.
    #[error("the seat is taken")]
    SeatTaken,
    /// The player of this seat has resigned or run out of time; a bot has taken over.
    #[error("the seat is out of the match")]
    SeatIsOut,
    /// The match has no committed dice.
    #[error("the match has no committed dice")]
    NoDice,
    /// The first action has been played: it is too late for a nonce.
    #[error("too late to add a nonce")]
    NonceTooLate,
    /// The seat has already added its nonce.
    #[error("the seat has already added its nonce")]
    NonceTwice,
    /// Known nonces were thrown away so often that nothing will be dealt any more.
    #[error("the dice have begun anew too often")]
    AnewTooOften,
    /// The match has not begun: a seat is free, or somebody has not added to the dice yet.
    #[error("a seat is free or the dice wait for somebody")]
    NotBegun,
    /// Not everybody has sealed a nonce yet.
    #[error("not everybody has sealed a nonce yet")]
    NotAllSealed,
    /// The nonce is not the one that the seat has sealed.
    #[error("not the nonce that was sealed")]
    WrongNonce,
    /// Chance has nothing to decide now.
    #[error("chance has nothing to decide now")]
    NothingToRoll,
    /// The dealer's secret is held here, and it alone decides rolls.
    #[error("the dealer's secret decides rolls")]
    RollsAreMade,
    /// The secret stays a secret until the match is over.
    #[error("the match is not over")]
    NotOver,
    /// The dealer's secret is not held here.
    #[error("the dealer's secret is not held here")]
    NoSecret,
    /// The secret has already been published.
    #[error("the secret has already been published")]
    PublishedAlready,
}

impl<R: Refusal> Refused<R> {
    /// The reason, as a phrase for people.
    pub fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Refused::Illegal(refusal) => return refusal.phrase(),
            Refused::NotYourTurn => "play-not-your-turn",
            Refused::Stale => "play-stale",
            Refused::Over => "play-over",
            Refused::NotSeated => "play-not-seated",
            Refused::TimeIsUp => "play-time-is-up",
            Refused::TimeIsNotUp => "play-time-is-not-up",
            Refused::NothingToUndo => "play-nothing-to-undo",
            Refused::UndoPastChance => "play-undo-past-chance",
            Refused::UndoPastOther => "play-undo-past-other",
            Refused::UndoPastReveal => "play-undo-past-reveal",
            Refused::NoSuchPoint => "play-no-such-point",
            Refused::NoConsent => "play-no-consent",
            Refused::NoTakeback => "play-no-takeback",
            Refused::NoDrawInThisGame => "play-no-draw-in-this-game",
            Refused::AlreadyOffered => "play-already-offered",
            Refused::NoOffer => "play-no-offer",
            Refused::SeatTaken => "play-seat-taken",
            Refused::SeatIsOut => "play-seat-is-out",
            Refused::NoDice => "play-no-dice",
            Refused::NonceTooLate => "play-nonce-too-late",
            Refused::NonceTwice => "play-nonce-twice",
            Refused::AnewTooOften => "play-anew-too-often",
            Refused::NotBegun => "play-not-begun",
            Refused::NotAllSealed => "play-not-all-sealed",
            Refused::WrongNonce => "play-wrong-nonce",
            Refused::NothingToRoll => "play-nothing-to-roll",
            Refused::RollsAreMade => "play-rolls-are-made",
            Refused::NotOver => "play-not-over",
            Refused::NoSecret => "play-no-secret",
            Refused::PublishedAlready => "play-published-already",
        })
    }

    /// The rule that forbids it, if it is a rule of the game.
    pub fn rule(&self) -> Option<Rule> {
        match self {
            Refused::Illegal(refusal) => refusal.rule(),
            _ => None,
        }
    }
}
