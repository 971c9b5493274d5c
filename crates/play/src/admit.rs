use rules::{Actor, Notation, Observe, Position, Refusal, Seat, Turn};

use crate::undo::{self, Barrier};
use crate::{DrawOffer, Draws, Entry, EntryKind, Match, Notice, Number, Player, Refused, Takeback};

type Answer<P> = Result<(), Refused<<P as Position>::Refusal>>;

/// Checks whether an entry may be written next. Every entry that [`decide`](crate::decide)
/// returns may be; code that reads a log from elsewhere must ask here.
///
/// # Errors
/// The reason why the entry may not be written.
pub fn admit<P: Observe + Notation>(game: &Match<P>, entry: &Entry<P::Action>) -> Answer<P> {
    if let EntryKind::Said(Notice::SecretPublished(_)) = entry.kind {
        return admit_secret(game);
    }
    match &entry.kind {
        EntryKind::Rolled { .. } | EntryKind::Said(Notice::Abandoned | Notice::SecretPublished(_)) => {}
        EntryKind::Said(
            Notice::SeatTaken(seat, _) | Notice::HandedToBot(seat, _) | Notice::FlagFell(seat),
        ) => {
            exists(game, *seat)?;
        }
        EntryKind::Acted { seat, .. }
        | EntryKind::Undone { seat, .. }
        | EntryKind::Rewound { seat, .. }
        | EntryKind::TakebackAsked { seat, .. }
        | EntryKind::Said(
            Notice::Resigned(seat)
            | Notice::DrawOffered(seat)
            | Notice::DrawAccepted(seat)
            | Notice::DrawDeclined(seat)
            | Notice::TakebackGiven(seat)
            | Notice::TakebackDeclined(seat)
            | Notice::SeatLeft(seat)
            | Notice::NonceSealed(seat, _)
            | Notice::NonceGiven(seat, _),
        ) => seated(game, *seat)?,
    }
    if game.is_over() {
        return Err(Refused::Over);
    }
    if entry.kind.action().is_some() {
        check(!game.awaits_shares(), Refused::NotBegun)?;
    }
    match &entry.kind {
        EntryKind::Acted { seat, action } => {
            let actor = Actor::Seat(*seat);
            if !game.position().turn().allows(actor) {
                return Err(Refused::NotYourTurn);
            }
            check(!game.clock.is_up(*seat, entry.time), Refused::TimeIsUp)?;
            legal(game, actor, *action)
        }
        EntryKind::Rolled { outcome } => {
            check(game.position().turn() == Turn::Chance, Refused::NothingToRoll)?;
            legal(game, Actor::Chance, *outcome)
        }
        EntryKind::Undone { seat, to } => {
            check(!game.clock.is_up(*seat, entry.time), Refused::TimeIsUp)?;
            point(game, *seat, *to)?;
            undo::is_near(&game.line, *seat, *to).map_err(refusal)
        }
        EntryKind::Rewound { seat, to } => {
            point(game, *seat, *to)?;
            let agreed = game.takeback.is_some_and(|asked| {
                asked.by == *seat && asked.to == *to && game.all_agree(*seat, asked.given)
            });
            check(agreed || game.others_are_bots(*seat), Refused::NoConsent)
        }
        EntryKind::TakebackAsked { seat, to } => point(game, *seat, *to),
        EntryKind::Said(notice) => admit_notice(game, entry, notice),
    }
}

/// Converts the barrier that stops a seat from going back further into a refusal.
pub(crate) fn refusal<R: Refusal>(barrier: Barrier) -> Refused<R> {
    match barrier {
        Barrier::Start => Refused::NothingToUndo,
        Barrier::Chance => Refused::UndoPastChance,
        Barrier::Other => Refused::UndoPastOther,
        Barrier::Reveal => Refused::UndoPastReveal,
    }
}

/// Checks that somebody sits on the seat.
pub(crate) fn seated<P: Observe + Notation>(game: &Match<P>, seat: Seat) -> Answer<P> {
    match game.players.get(seat) {
        None | Some(Player::Nobody) => Err(Refused::NotSeated),
        Some(_) => Ok(()),
    }
}

fn exists<P: Observe + Notation>(game: &Match<P>, seat: Seat) -> Answer<P> {
    check(game.players.get(seat).is_some(), Refused::NotSeated)
}

fn admit_notice<P: Observe + Notation>(
    game: &Match<P>,
    entry: &Entry<P::Action>,
    notice: &Notice,
) -> Answer<P> {
    let stays = |seat: &Seat| check(!game.left.contains(seat), Refused::SeatIsOut);
    match notice {
        Notice::Resigned(seat) => stays(seat),
        Notice::FlagFell(seat) => check(game.clock.is_up(*seat, entry.time), Refused::TimeIsNotUp),
        Notice::DrawOffered(_) => {
            check(game.header.draws == Draws::ByAgreement, Refused::NoDrawInThisGame)?;
            check(game.draw.is_none(), Refused::AlreadyOffered)
        }
        Notice::DrawAccepted(seat) => {
            let open = |draw: &DrawOffer| draw.by != *seat && !draw.accepted.contains(*seat);
            check(game.draw.as_ref().is_some_and(open), Refused::NoOffer)
        }
        Notice::DrawDeclined(_) => check(game.draw.is_some(), Refused::NoOffer),
        Notice::TakebackGiven(seat) => {
            let open = |asked: &Takeback| asked.by != *seat && !asked.given.contains(*seat);
            check(game.takeback.as_ref().is_some_and(open), Refused::NoTakeback)
        }
        Notice::TakebackDeclined(_) => check(game.takeback.is_some(), Refused::NoTakeback),
        Notice::SeatTaken(seat, _) => {
            stays(seat)?;
            let taken = matches!(game.players[*seat], Player::Person(_));
            check(!taken, Refused::SeatTaken)
        }
        // A stand-in cannot leave the seat, but another bot can replace it.
        Notice::SeatLeft(seat) => {
            let person = matches!(game.players[*seat], Player::Person(_));
            check(person, Refused::NotSeated)
        }
        Notice::HandedToBot(..) | Notice::Abandoned => Ok(()),
        Notice::NonceSealed(seat, _) => game.admit_seal(*seat),
        Notice::NonceGiven(seat, nonce) => game.admit_nonce(*seat, *nonce),
        Notice::SecretPublished(_) => admit_secret(game),
    }
}

fn admit_secret<P: Observe + Notation>(game: &Match<P>) -> Answer<P> {
    check(game.is_over(), Refused::NotOver)?;
    check(game.header.dice.is_some(), Refused::NoDice)?;
    check(game.published().is_none(), Refused::PublishedAlready)
}

fn legal<P: Observe + Notation>(game: &Match<P>, actor: Actor, action: P::Action) -> Answer<P> {
    match game.position().refuse(actor, action) {
        None => Ok(()),
        Some(refusal) => Err(Refused::Illegal(refusal)),
    }
}

/// Checks that the entry is one of the seat's own actions and still counts.
fn point<P: Observe + Notation>(game: &Match<P>, seat: Seat, to: Number) -> Answer<P> {
    let own = |at: usize| game.line.plies()[at].actor == Actor::Seat(seat);
    check(game.line.find(to).is_some_and(own), Refused::NoSuchPoint)
}

fn check<R>(holds: bool, otherwise: Refused<R>) -> Result<(), Refused<R>> {
    if holds { Ok(()) } else { Err(otherwise) }
}
