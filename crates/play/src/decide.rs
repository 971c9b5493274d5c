use dice::fair::Nonce;
use rules::{Actor, Notation, Observe, Position, Seat, Turn, Viewer};

use crate::admit::{refusal, seated};
use crate::fair::Roll;
use crate::{
    Command, Draws, Entry, EntryKind, Format, Match, Notice, Number, Refused, SeatCommand, Time, admit,
    apply, fair, undo,
};

type Decision<P> = Result<Vec<EntryKind<<P as Position>::Action>>, Refused<<P as Position>::Refusal>>;

/// Computes the result of a command: the entries to store and then [apply](crate::apply), all or
/// none.
///
/// An action comes together with all the chance results that it triggers, and the end of a match
/// together with the dealer's secret. The match itself is not changed.
///
/// # Errors
/// The reason why the command changes nothing.
pub fn decide<P: Observe + Notation>(
    game: &Match<P>,
    command: Command<P::Action>,
    now: Time,
) -> Result<Vec<Entry<P::Action>>, Refused<P::Refusal>> {
    let time = game.moment(now);
    let kinds = match command {
        Command::Seat { seat, seen, wish } => {
            seated(game, seat)?;
            if game.is_over() {
                return Err(Refused::Over);
            }
            let meant_anyway = matches!(
                wish,
                SeatCommand::Resign | SeatCommand::SealNonce(_) | SeatCommand::GiveNonce(_)
            );
            if !meant_anyway && seen != game.seq(Viewer::Seat(seat)) {
                return Err(Refused::Stale);
            }
            seat_command(game, seat, wish, time)?
        }
        Command::Tick => ticked(game, time),
        Command::Deal => {
            if game.awaits_shares() {
                return Err(Refused::NotBegun);
            }
            let dealt = rolls(game, game.position().clone(), Vec::new());
            if dealt.is_empty() {
                return Err(if game.is_over() {
                    Refused::Over
                } else if game.position().turn() == Turn::Chance {
                    Refused::NoSecret
                } else {
                    Refused::NothingToRoll
                });
            }
            dealt
        }
        Command::Chance(outcome) => {
            if game.secret().is_some() && !game.is_over() {
                return Err(Refused::RollsAreMade);
            }
            played(game, Actor::Chance, outcome, time)?
        }
        Command::Sit(seat, name) => said(game, Notice::SeatTaken(seat, name), time)?,
        Command::Leave(seat) => said(game, Notice::SeatLeft(seat), time)?,
        Command::Rename(seat, name) => {
            let mut kinds = said(game, Notice::SeatLeft(seat), time)?;
            kinds.push(EntryKind::Said(Notice::SeatTaken(seat, name)));
            kinds
        }
        Command::HandToBot(seat, bot) => said(game, Notice::HandedToBot(seat, bot), time)?,
        Command::Abandon => {
            let mut kinds = said(game, Notice::Abandoned, time)?;
            publish(game, &mut kinds);
            kinds
        }
        Command::Publish => {
            if !game.is_over() {
                return Err(Refused::NotOver);
            }
            let secret = game.secret().ok_or(Refused::NoSecret)?;
            said(game, Notice::SecretPublished(secret.clone()), time)?
        }
    };
    let kinds = end_if_begun_anew_too_often(game, kinds, time);
    Ok(kinds.into_iter().map(|kind| Entry { time, kind }).collect())
}

/// A match whose dice begin anew again and again is given up: each time lets the holder of the
/// secret choose between two futures.
fn end_if_begun_anew_too_often<P: Observe + Notation>(
    game: &Match<P>,
    mut kinds: Vec<EntryKind<P::Action>>,
    time: Time,
) -> Vec<EntryKind<P::Action>> {
    if game.begun || game.is_over() || !game.seals_nonces() {
        return kinds;
    }
    let mut after = game.clone();
    for kind in kinds.iter().cloned() {
        apply(&mut after, Entry { time, kind });
    }
    if after.has_begun_anew_too_often() && !after.is_over() {
        kinds.push(EntryKind::Said(Notice::Abandoned));
        publish(game, &mut kinds);
    }
    kinds
}

fn seat_command<P: Observe + Notation>(
    game: &Match<P>,
    seat: Seat,
    wish: SeatCommand<P::Action>,
    time: Time,
) -> Decision<P> {
    match wish {
        SeatCommand::Act(action) => played(game, Actor::Seat(seat), action, time),
        SeatCommand::Undo(reach) => {
            let far = undo::deep(&game.line, seat, reach).ok_or(Refused::NothingToUndo)?;
            let kind = match undo::near(&game.line, seat, reach) {
                Ok(to) => EntryKind::Undone { seat, to },
                Err(_) if game.others_are_bots(seat) => {
                    alone(game, seat, far)?;
                    EntryKind::Rewound { seat, to: far }
                }
                Err(barrier) => return Err(refusal(barrier)),
            };
            one(game, kind, time)
        }
        SeatCommand::AskTakeback(reach) => {
            let to = undo::deep(&game.line, seat, reach).ok_or(Refused::NothingToUndo)?;
            alone(game, seat, to)?;
            let kind = if game.others_are_bots(seat) {
                EntryKind::Rewound { seat, to }
            } else {
                EntryKind::TakebackAsked { seat, to }
            };
            one(game, kind, time)
        }
        SeatCommand::GiveTakeback => {
            let mut kinds = said(game, Notice::TakebackGiven(seat), time)?;
            if let Some(asked) = game.takeback {
                alone(game, asked.by, asked.to)?;
                let mut given = asked.given;
                given.insert(seat);
                if game.all_agree(asked.by, given) {
                    kinds.push(EntryKind::Rewound {
                        seat: asked.by,
                        to: asked.to,
                    });
                }
            }
            Ok(kinds)
        }
        SeatCommand::DeclineTakeback => said(game, Notice::TakebackDeclined(seat), time),
        SeatCommand::Resign => {
            let mut kinds = said(game, Notice::Resigned(seat), time)?;
            if game.header.seats() <= 2 {
                publish(game, &mut kinds);
            }
            Ok(kinds)
        }
        SeatCommand::OfferDraw => said(game, Notice::DrawOffered(seat), time),
        SeatCommand::AcceptDraw => {
            // Checked first, so that a game without draws says so instead of "no draw is on
            // offer".
            if game.header.draws == Draws::Never {
                return Err(Refused::NoDrawInThisGame);
            }
            let mut kinds = said(game, Notice::DrawAccepted(seat), time)?;
            if let Some(draw) = game.draw
                && draw.accepted.len() + 2 == game.header.seats() as usize
            {
                publish(game, &mut kinds);
            }
            Ok(kinds)
        }
        SeatCommand::DeclineDraw => said(game, Notice::DrawDeclined(seat), time),
        SeatCommand::SealNonce(seal) => said(game, Notice::NonceSealed(seat, seal), time),
        SeatCommand::GiveNonce(nonce) => given(game, seat, nonce, time),
    }
}

/// Refuses to go back past what was played while somebody else sat who cannot be asked any more:
/// a player who sends an opponent away must not see other dice, and give the seat back.
fn alone<P: Observe + Notation>(game: &Match<P>, seat: Seat, to: Number) -> Result<(), Refused<P::Refusal>> {
    if game.has_lost_company_since(seat, to) {
        return Err(Refused::UndoPastOther);
    }
    Ok(())
}

/// A nonce, and everything that is dealt if it was the last one missing.
fn given<P: Observe + Notation>(game: &Match<P>, seat: Seat, nonce: Nonce, time: Time) -> Decision<P> {
    let kinds = said(game, Notice::NonceGiven(seat, nonce), time)?;
    if !game.seals_nonces() {
        return Ok(kinds);
    }
    let mut after = game.clone();
    for kind in kinds.iter().cloned() {
        apply(&mut after, Entry { time, kind });
    }
    if after.awaits_shares() {
        return Ok(kinds);
    }
    let position = after.position().clone();
    let dealt = rolls(&after, position, Vec::new());
    Ok(kinds.into_iter().chain(dealt).collect())
}

/// The flags that have fallen; with two seats the first one ends the match.
fn ticked<P: Observe + Notation>(game: &Match<P>, time: Time) -> Vec<EntryKind<P::Action>> {
    let flag = |seat| EntryKind::Said(Notice::FlagFell(seat));
    let mut kinds: Vec<_> = game.clock.fallen(time).into_iter().map(flag).collect();
    if game.header.seats() <= 2 && !kinds.is_empty() {
        kinds.truncate(1);
        publish(game, &mut kinds);
    }
    kinds
}

fn played<P: Observe + Notation>(
    game: &Match<P>,
    actor: Actor,
    action: P::Action,
    time: Time,
) -> Decision<P> {
    let kind = match actor {
        Actor::Seat(seat) => EntryKind::Acted { seat, action },
        Actor::Chance => EntryKind::Rolled { outcome: action },
    };
    let kinds = one(game, kind, time)?;
    let mut position = game.position().clone();
    position.play_unchecked(actor, action);
    Ok(rolls(game, position, kinds))
}

/// Rolls until a seat has to decide or the match is over, if the secret is held here.
fn rolls<P: Observe + Notation>(
    game: &Match<P>,
    mut position: P,
    mut kinds: Vec<EntryKind<P::Action>>,
) -> Vec<EntryKind<P::Action>> {
    if game.is_over() {
        return kinds;
    }
    if let Some(secret) = game.secret() {
        let nonces = game.nonces();
        let mut numbers = game.rolls;
        while position.turn() == Turn::Chance {
            let rolled = numbers.roll();
            let roll = match game.header.format {
                Format::One => Roll::AtEntry(Number(game.next_number().0 + kinds.len() as u64)),
                Format::Two | Format::Three => Roll::Numbered(rolled),
            };
            let outcome = fair::roll(&position, secret, &nonces, roll);
            position.play_unchecked(Actor::Chance, outcome);
            kinds.push(EntryKind::Rolled { outcome });
        }
    }
    if position.turn() == Turn::Over {
        publish(game, &mut kinds);
    }
    kinds
}

/// Appends the secret if these entries end the match.
fn publish<P: Observe + Notation>(game: &Match<P>, kinds: &mut Vec<EntryKind<P::Action>>) {
    if let Some(secret) = game.secret()
        && game.published().is_none()
    {
        kinds.push(EntryKind::Said(Notice::SecretPublished(secret.clone())));
    }
}

fn said<P: Observe + Notation>(game: &Match<P>, notice: Notice, time: Time) -> Decision<P> {
    one(game, EntryKind::Said(notice), time)
}

fn one<P: Observe + Notation>(game: &Match<P>, kind: EntryKind<P::Action>, time: Time) -> Decision<P> {
    let entry = Entry { time, kind };
    admit(game, &entry)?;
    Ok(vec![entry.kind])
}
