//! Deletes a guest for good: what happens to their matches.

use std::sync::Arc;

use bots::Bot;
use play::record::{Record, Whose, opening};
use play::{Command, Number, OneLine, Player};
use rules::Phrase;
use store::{Chunk, GuestId, Rewritten, Store, StoredMatch, Trace};

use super::{CommandError, Table, Tables};
use crate::error::AppError;
use crate::names::word;

/// The number of retries if another server writes at the same time.
const TRIES: usize = 20;

impl Tables {
    /// Takes a guest out of all matches: those that are theirs alone are deleted,
    /// in those of others a bot plays on for them and their name is replaced.
    pub(crate) async fn forget_guest(
        self: &Arc<Tables>,
        guest: GuestId,
        stand_in: &OneLine,
    ) -> Result<(), AppError> {
        for trace in self.store.traces(guest).await? {
            if trace.shared {
                let table = self.open(trace.id).await?;
                match table.forget(&self.store, guest, &trace, stand_in).await {
                    Ok(()) => {}
                    Err(CommandError::Refused(refused)) => return Err(AppError::NotNow(refused.phrase())),
                    Err(CommandError::AppError(trouble)) => return Err(trouble),
                }
            } else {
                self.store.delete(trace.id).await?;
                self.close(trace.id);
            }
        }
        Ok(())
    }
}

impl Table {
    /// Removes a guest from the match: a bot takes over, and their name is replaced everywhere.
    async fn forget(
        &self,
        store: &Store,
        guest: GuestId,
        trace: &Trace,
        stand_in: &OneLine,
    ) -> Result<(), CommandError> {
        for seat in &trace.seats {
            let game = self.game();
            if !game.is_over() && matches!(game.players()[*seat], Player::Person(_)) {
                let bot = word(Bot::usual(game.position().game()).name());
                self.command(store, Command::HandToBot(*seat, bot)).await?;
            }
        }
        {
            let _writing = self.writing.lock().await;
            self.rewrite(store, guest, trace, stand_in).await?;
            self.reload(store).await?;
        }
        self.hear_company(store).await;
        Ok(())
    }

    async fn rewrite(
        &self,
        store: &Store,
        guest: GuestId,
        trace: &Trace,
        stand_in: &OneLine,
    ) -> Result<(), AppError> {
        for _ in 0..TRIES {
            let kept = store.load(self.id).await?.ok_or(AppError::NoSuchMatch)?;
            let rewritten = without(&kept, trace, stand_in).ok_or(AppError::Damaged)?;
            if store.rewrite(self.id, guest, &rewritten).await? {
                return Ok(());
            }
        }
        Err(AppError::NotNow(Phrase::new("play-stale")))
    }
}

/// The texts of a match with another name for the leaving guest; `None` if they cannot be read.
fn without(kept: &StoredMatch, trace: &Trace, stand_in: &OneLine) -> Option<Rewritten> {
    let log: String = kept.chunks.iter().map(|chunk| chunk.text.as_str()).collect();
    let mut record = Record::parse((kept.opening.clone() + &log).as_bytes()).ok()?;
    let mut players = kept.labels.players.clone();
    for seat in &trace.seats {
        record = record.renamed(*seat, &Whose::Last, stand_in);
        let label = players.get_mut(seat.index())?;
        if label.starts_with("person ") {
            *label = Player::Person(stand_in.clone()).to_string();
        }
    }
    for (seat, name) in &trace.left {
        let whose = Whose::Called(name.parse().ok()?);
        record = record.renamed(*seat, &whose, stand_in);
    }
    let chunk = |chunk: &Chunk| Chunk {
        text: record.passage(Number(chunk.first), Number(chunk.last)),
        ..chunk.clone()
    };
    Some(Rewritten {
        opening: opening(record.header()),
        chunks: kept.chunks.iter().map(chunk).collect(),
        players,
    })
}
