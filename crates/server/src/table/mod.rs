//! Matches that somebody is looking at.

mod create;
mod driver;
mod leaving;
mod presence;
mod registry;

use std::sync::Arc;

use dice::fair::Head;
use games::{AnyAction, AnyRefusal};
use play::record::{self, Record};
use play::{Command, GameLibrary, Number, Refused, SeatCommand, Seq};
use rules::{Phrase, Position, Seat, SeatSet, Viewer};
use store::{AppendError, Changed, Chunk, MatchId, State, Store, StoredMatch};
use tokio::sync::{Mutex, watch};

pub(crate) use create::{Faults, LISTED, Plan, PlanFault, QUOTED, Sitting, faults_of, listed, shortened};
pub(crate) use presence::{Presence, has_dealt_secrets, persons, times_left};
pub(crate) use registry::Tables;

use crate::error::AppError;
use crate::system::now;

/// A match of any of our games.
pub(crate) use play::AnyMatch;

/// A match in memory. Everything it shows is already stored.
pub(crate) struct Table {
    pub(crate) id: MatchId,
    presence: watch::Sender<Arc<Presence>>,
    game: watch::Sender<Arc<AnyMatch>>,
    /// Held while writing.
    writing: Mutex<()>,
    /// Whether the match has been deleted.
    ended: watch::Sender<bool>,
    /// The number of entries in its log after which only playing goes on.
    longest: usize,
}

/// Why a command changed nothing.
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
    /// A table from the stored match.
    pub(crate) fn from_kept(
        id: MatchId,
        kept: &StoredMatch,
        presence: Presence,
        longest: usize,
    ) -> Result<Table, AppError> {
        let game = replayed(id, kept)?;
        Ok(Table {
            id,
            presence: watch::Sender::new(Arc::new(presence)),
            game: watch::Sender::new(Arc::new(game)),
            writing: Mutex::new(()),
            ended: watch::Sender::new(false),
            longest,
        })
    }

    /// Marks the match as deleted and tells everybody who looks at it.
    fn end(&self) {
        self.ended.send_replace(true);
    }

    /// Completes when the match has been deleted.
    pub(crate) async fn ended(&self) {
        let mut ended = self.ended.subscribe();
        // The sender lives as long as the table, so this ends only when it says so.
        let _ = ended.wait_for(|ended| *ended).await;
    }

    /// Whether the log has grown beyond anything that people play.
    pub(crate) fn is_endless(&self) -> bool {
        self.game().log().len() >= self.longest.saturating_mul(2)
    }

    /// The current match.
    pub(crate) fn game(&self) -> Arc<AnyMatch> {
        Arc::clone(&self.game.borrow())
    }

    /// Notifies of changes of the match.
    pub(crate) fn watch(&self) -> watch::Receiver<Arc<AnyMatch>> {
        self.game.subscribe()
    }

    /// Decides, stores, and only then shows.
    ///
    /// If another server has written in the meantime, the command is decided again with the
    /// current state.
    pub(crate) async fn command(
        &self,
        store: &Store,
        command: Command<AnyAction>,
    ) -> Result<(), CommandError> {
        self.acknowledged(store, command).await.map(drop)
    }

    /// The same, and the head of the chain over everything that the command led to: anyone who keeps
    /// it can hold the server to the log up to there.
    pub(crate) async fn acknowledged(
        &self,
        store: &Store,
        command: Command<AnyAction>,
    ) -> Result<Option<Head>, CommandError> {
        let _writing = self.writing.lock().await;
        loop {
            let game = self.game();
            if game.log().len() >= self.longest && is_idle(&command) {
                return Err(AppError::NotNow(Phrase::new("limit-log")).into());
            }
            let entries = play::decide(&game, command.clone(), now())?;
            if entries.is_empty() {
                return Ok(None);
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
                    let head = tellable_head(&after);
                    self.game.send_replace(Arc::new(after));
                    return Ok(head);
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
            // A guest who left may have had their name replaced.
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

    /// Updates the names in lists. The match itself does not need them, so it continues if this
    /// fails.
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
        let game = replayed(self.id, &kept)?;
        self.game.send_replace(Arc::new(game));
        Ok(())
    }
}

/// The head over a log, unless somebody could find out by it what is hidden in the log: without a
/// secret as its key, they would only have to try.
pub(crate) fn tellable_head(game: &AnyMatch) -> Option<Head> {
    let keyed = game.header().dice.is_some();
    game.head()
        .filter(|_| keyed || game.is_over() || !game.position().game().has_secrets())
}

/// Whether a command can be repeated for ever without the match coming nearer to its end.
fn is_idle(command: &Command<AnyAction>) -> bool {
    let of_seat = |wish: &SeatCommand<AnyAction>| {
        matches!(
            wish,
            SeatCommand::Undo(_)
                | SeatCommand::AskTakeback(_)
                | SeatCommand::OfferDraw
                | SeatCommand::SealNonce(_)
        )
    };
    match command {
        Command::Rename(..) => true,
        Command::Seat { wish, .. } => of_seat(wish),
        _ => false,
    }
}

/// Replays a stored log.
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

/// The entries after the first `before`, in the stored form.
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
    } else if game.awaits_shares() {
        let due = |seat: &Seat| game.due(*seat).is_some();
        Seat::all(game.header().seats()).filter(due).collect()
    } else {
        game.position().undecided()
    };
    State {
        // Lists show it to everybody, so a hidden choice must not change it.
        changed: game
            .feed(Viewer::Public, Seq(0))
            .last()
            .map_or(game.header().started, |item| item.time),
        over: game.is_over(),
        waiting: bits(waiting),
        bots: bits(bots),
        deadline: game.next_flag(),
        result: record::result_line(game),
    }
}
