use rules::{Phrase, Refusal, Rule};

/// Why a command changes nothing.
///
/// Every client handles the first five; the others answer the commands they
/// are about.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refused<R> {
    /// Another seat decides now, or chance.
    #[error("not this seat's turn")]
    NotYourTurn,
    /// Said to an old picture: something has happened that the sender had not seen.
    #[error("something has happened since")]
    Stale,
    /// The rules forbid it, and why.
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
    /// This is not how this can be taken back.
    #[error("no such point to go back to")]
    NoSuchPoint,
    /// The others have not all agreed.
    #[error("the others have not agreed")]
    NoConsent,
    /// Nobody asks for a takeback that this seat could answer.
    #[error("no takeback is asked for")]
    NoTakeback,
    /// The game knows no draw by agreement.
    #[error("the game knows no draw by agreement")]
    NoDrawInThisGame,
    /// A draw is on offer already.
    #[error("a draw is on offer already")]
    AlreadyOffered,
    /// No draw is on offer that this seat could answer.
    #[error("no draw is on offer")]
    NoOffer,
    /// A person sits there already.
    #[error("the seat is taken")]
    SeatTaken,
    /// Whoever sat there has resigned or run out of time: a bot plays on.
    #[error("the seat is out of the match")]
    SeatIsOut,
    /// The match has no committed dice.
    #[error("the match has no committed dice")]
    NoDice,
    /// The first action has been played: nothing can be added to the dice.
    #[error("too late to add to the dice")]
    NonceTooLate,
    /// The seat has added to the dice already.
    #[error("the seat has added to the dice already")]
    NonceTwice,
    /// Chance has nothing to decide now.
    #[error("chance has nothing to decide now")]
    NothingToRoll,
    /// The dealer's secret is here, and it alone decides rolls.
    #[error("the dealer's secret decides rolls")]
    RollsAreMade,
    /// The secret stays a secret until the match is over.
    #[error("the match is not over")]
    NotOver,
    /// The dealer's secret is not here.
    #[error("the dealer's secret is not here")]
    NoSecret,
    /// The secret is known already.
    #[error("the secret is known already")]
    PublishedAlready,
}

impl<R: Refusal> Refused<R> {
    /// The reason, to be said to a person.
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
            Refused::NothingToRoll => "play-nothing-to-roll",
            Refused::RollsAreMade => "play-rolls-are-made",
            Refused::NotOver => "play-not-over",
            Refused::NoSecret => "play-no-secret",
            Refused::PublishedAlready => "play-published-already",
        })
    }

    /// The rule that forbids it, where it is one of the game's.
    pub fn rule(&self) -> Option<Rule> {
        match self {
            Refused::Illegal(refusal) => refusal.rule(),
            _ => None,
        }
    }
}
