//! Matches that somebody looks at.

mod create;
mod driver;
mod leaving;
mod presence;
mod registry;

use std::sync::Arc;

use games::{AnyAction, AnyRefusal};
use play::record::{self, Record};
use play::{Command, GameLibrary, Number, Refused};
use rules::{Position, SeatSet};
use store::{AppendError, Changed, Chunk, MatchId, State, Store, StoredMatch};
use tokio::sync::{Mutex, watch};

pub(crate) use create::{Faults, Plan, PlanFault, Sitting, faults_of};
pub(crate) use presence::{Presence, persons, times_left};
pub(crate) use registry::Tables;

use crate::error::AppError;
use crate::system::now;

/// A match of any of our games.
pub(crate) use play::AnyMatch;

/// A match in memory. What it shows is always stored already.
pub(crate) struct Table {
    pub(crate) id: MatchId,
    presence: watch::Sender<Arc<Presence>>,
    game: watch::Sender<Arc<AnyMatch>>,
    /// Held by whoever writes.
    writing: Mutex<()>,
    /// Whether the match has been deleted.
    ended: watch::Sender<bool>,
}

/// Why a command has changed nothing.
#[derive(Debug, thiserror::Error)]
pub(crate) enum CommandError {
    /// The match or the rules forbid it.
    #[error("{0}")]
    Refused(#[from] Refused<AnyRefusal>),
    /// It could not be stored.
    #[error("{0}")]
    AppError(#[from] AppError),
}

impl Table {
    /// A table from what the store has of it.
    pub(crate) fn from_kept(id: MatchId, kept: &StoredMatch, presence: Presence) -> Result<Table, AppError> {
        let mut game = replayed(id, kept)?;
        game.shrink();
        Ok(Table {
            id,
            presence: watch::Sender::new(Arc::new(presence)),
            game: watch::Sender::new(Arc::new(game)),
            writing: Mutex::new(()),
            ended: watch::Sender::new(false),
        })
    }

    /// The match has been deleted: whoever looks at it is told.
    fn end(&self) {
        self.ended.send_replace(true);
    }

    /// Ends when the match has been deleted.
    pub(crate) async fn ended(&self) {
        let mut ended = self.ended.subscribe();
        // The sender lives as long as the table, so this ends by its word only.
        let _ = ended.wait_for(|ended| *ended).await;
    }

    /// The match as it is now.
    pub(crate) fn game(&self) -> Arc<AnyMatch> {
        Arc::clone(&self.game.borrow())
    }

    /// Tells when the match goes on.
    pub(crate) fn watch(&self) -> watch::Receiver<Arc<AnyMatch>> {
        self.game.subscribe()
    }

    /// Decides, stores, and only then shows.
    ///
    /// If another server has written meanwhile, the command is decided anew
    /// with what is true now.
    pub(crate) async fn command(
        &self,
        store: &Store,
        command: Command<AnyAction>,
    ) -> Result<(), CommandError> {
        let _writing = self.writing.lock().await;
        loop {
            let game = self.game();
            let entries = play::decide(&game, command.clone(), now())?;
            if entries.is_empty() {
                return Ok(());
            }
            let mut after = AnyMatch::clone(&game);
            for entry in entries {
                play::apply(&mut after, entry);
            }
            let before = game.log().len() as u64;
            let stored = store
                .append(self.id, before, &chunk(&after, before), &state(&after))
                .await;
            match stored {
                Ok(()) => {
                    self.label(store, &game, &after).await;
                    after.shrink();
                    self.game.send_replace(Arc::new(after));
                    return Ok(());
                }
                Err(AppendError::Conflict { .. }) => self.reload(store).await?,
                Err(error) => return Err(AppError::from(error).into()),
            }
        }
    }

    /// Reads what another server has written, if this table has less.
    pub(crate) async fn catch_up(&self, store: &Store, changed: Changed) {
        let mut rewritten = false;
        if changed.company > self.presence().kept.version {
            let before = self.presence().kept.seats.clone();
            self.hear_company(store).await;
            // Whoever has left may have taken their name along.
            rewritten = self.presence().kept.seats != before;
        }
        let is_behind = || (self.game().log().len() as u64) < changed.length;
        if !rewritten && !is_behind() {
            return;
        }
        let _writing = self.writing.lock().await;
        if (rewritten || is_behind())
            && let Err(trouble) = self.reload(store).await
        {
            tracing::error!(id = %self.id, %trouble, "a table cannot catch up");
        }
    }

    /// Lists call people by the names that they have now. The match itself does
    /// not need that, so it goes on if it fails.
    async fn label(&self, store: &Store, before: &AnyMatch, after: &AnyMatch) {
        for (seat, player) in after.players().enumerate() {
            if before.players().get(seat) != Some(player)
                && let Err(error) = store.label_seat(self.id, seat, &player.to_string()).await
            {
                tracing::warn!(id = %self.id, %error, "a list keeps an old name");
            }
        }
    }

    async fn reload(&self, store: &Store) -> Result<(), AppError> {
        let kept = store.load(self.id).await?.ok_or(AppError::NoSuchMatch)?;
        let mut game = replayed(self.id, &kept)?;
        game.shrink();
        self.game.send_replace(Arc::new(game));
        Ok(())
    }
}

/// Plays a stored log.
fn replayed(id: MatchId, kept: &StoredMatch) -> Result<AnyMatch, AppError> {
    let damaged = |what: String| {
        tracing::error!(%id, what, "a stored match cannot be replayed");
        AppError::Damaged
    };
    let mut text = kept.opening.clone();
    for chunk in &kept.chunks {
        text.push_str(&chunk.text);
    }
    let record = Record::parse(text.as_bytes()).map_err(|error| damaged(error.to_string()))?;
    let mut game: AnyMatch = record
        .replay(&GameLibrary)
        .map_err(|error| damaged(error.to_string()))?;
    if let Some(secret) = &kept.secret {
        let secret = secret
            .parse()
            .map_err(|_| damaged("the dealer's secret".to_owned()))?;
        game.hold(secret).map_err(|error| damaged(error.to_string()))?;
    }
    Ok(game)
}

/// The entries after the first `before`, as they are stored.
fn chunk(game: &AnyMatch, before: u64) -> Chunk {
    Chunk {
        first: before + 1,
        last: game.log().len() as u64,
        text: record::lines(game, Number(before + 1)),
    }
}

/// What lists need to know about a match without replaying it.
fn state(game: &AnyMatch) -> State {
    let bits = |seats: SeatSet| seats.iter().fold(0, |bits, seat| bits | 1 << seat.index());
    let bots: SeatSet = game
        .players()
        .enumerate()
        .filter(|(_, player)| player.is_bot())
        .map(|(seat, _)| seat)
        .collect();
    let waiting = if game.is_over() {
        SeatSet::EMPTY
    } else {
        game.position().undecided()
    };
    State {
        changed: game
            .log()
            .last()
            .map_or(game.header().started, |entry| entry.time),
        over: game.is_over(),
        waiting: bits(waiting),
        bots: bits(bots),
        deadline: game.next_flag(),
        result: record::closing(game).map(|line| line.trim_end().to_owned()),
    }
}
