//! The same people once more.

use std::sync::Arc;

use play::{AnyMatch, EntryKind, Notice, Player};
use rules::{BySeat, Phrase, Seat};
use say::Speaker;
use store::MatchId;

use crate::error::AppError;
use crate::guard::Asker;
use crate::opening::{nonsense, sitting_of};
use crate::table::{Plan, Sitting, Table, Tables};

/// A rematch with the seats rotated by one. The first to ask opens it; the others are redirected
/// to it.
pub(crate) async fn rematch(
    tables: &Arc<Tables>,
    table: &Table,
    asker: Asker,
    speaker: Speaker,
) -> Result<MatchId, AppError> {
    let played = table.game();
    let people = people_of(&played);
    let held = table.presence().held_by(asker.guest);
    if !held.iter().any(|seat| is_person(&people[seat])) {
        return Err(AppError::NotYours);
    }
    if !played.is_over() {
        return Err(AppError::NotNow(Phrase::new("play-not-over")));
    }
    match table.presence().kept.next {
        Some(next) => Ok(next),
        None => open(tables, table, &people, asker, speaker).await,
    }
}

/// Opens the next match of the same people, unless one of them was faster.
async fn open(
    tables: &Arc<Tables>,
    table: &Table,
    people: &BySeat<Player>,
    asker: Asker,
    speaker: Speaker,
) -> Result<MatchId, AppError> {
    let played = table.game();
    let header = played.header();
    let game = played.position().game();
    let presence = table.presence();
    let mut sitting: Vec<Sitting> = sitting_of(game, people);
    let mut guests = presence.kept.seats.clone();
    for ((_, player), guest) in people.enumerate().zip(&mut guests) {
        *guest = guest.filter(|_| is_person(player));
    }
    sitting.rotate_left(1);
    guests.rotate_left(1);
    let plan = Plan {
        game,
        variant: Some(header.variant.to_string()),
        sitting,
        shuffled: false,
        clock: header.clock,
        components: header.components.text().map(ToOwned::to_owned),
        setup: header.setup.as_ref().map(ToString::to_string),
    };
    let (opened, secret) = plan.open().map_err(|faults| nonsense(&faults, speaker))?;
    let next = tables
        .store_match_of(&opened, secret.as_ref(), presence.kept.owner, guests, asker)
        .await?;
    if table.lead_on(&tables.store, next).await? {
        tables.open(next).await?;
        return Ok(next);
    }
    tables.store.delete(next).await?;
    table.presence().kept.next.ok_or(AppError::NoSuchMatch)
}

const fn is_person(player: &Player) -> bool {
    matches!(player, Player::Person(_))
}

/// The players, including those who resigned and were replaced by a bot.
fn people_of(game: &AnyMatch) -> BySeat<Player> {
    let last_person = |seat: Seat| {
        let sat = |entry: &play::Entry<_>| match &entry.kind {
            EntryKind::Said(Notice::SeatTaken(taken, name)) if *taken == seat => Some(name.clone()),
            _ => None,
        };
        game.log().iter().rev().find_map(sat).map(Player::Person)
    };
    game.players().map(|seat, player| {
        if game.left().contains(&seat) {
            last_person(seat).unwrap_or_else(|| game.header().players[seat].clone())
        } else {
            player.clone()
        }
    })
}
