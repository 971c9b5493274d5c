use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use store::{MatchId, Store};
use tokio::sync::{OnceCell, watch};

use super::{AnyMatch, Presence, Table, replayed};
use crate::bot_pool::BotPool;
use crate::error::AppError;
use crate::guard::Guard;
use crate::limits::ResourceLimits;
use crate::meters::Meters;
use crate::system::apart;

/// The tables that are in memory, and what they need to go on.
pub(crate) struct Tables {
    pub(crate) store: Store,
    pub(crate) bot_pool: Arc<BotPool>,
    pub(crate) meters: Arc<Meters>,
    pub(super) guard: Arc<Guard>,
    pub(super) limits: ResourceLimits,
    /// After this absence of a player, the others may let a bot play.
    absence: Duration,
    closing: watch::Sender<bool>,
    live: Mutex<HashMap<MatchId, Arc<OnceCell<Arc<Table>>>>>,
}

impl Tables {
    pub(crate) fn new(
        store: Store,
        bot_pool: Arc<BotPool>,
        meters: Arc<Meters>,
        guard: Arc<Guard>,
        limits: ResourceLimits,
        absence: Duration,
    ) -> Tables {
        Tables {
            store,
            bot_pool,
            meters,
            guard,
            limits,
            absence,
            closing: watch::Sender::new(false),
            live: Mutex::default(),
        }
    }

    /// Lets everything end that goes on by itself.
    pub(crate) fn stop(&self) {
        self.closing.send_replace(true);
    }

    /// Ends when the server is closing.
    pub(crate) async fn stopped(&self) {
        let mut closing = self.closing.subscribe();
        // The sender lives as long as the tables, so this ends by its word only.
        let _ = closing.wait_for(|closing| *closing).await;
    }

    /// The table, if it is in memory.
    pub(crate) fn live(&self, id: MatchId) -> Option<Arc<Table>> {
        self.lock().get(&id)?.get().cloned()
    }

    /// The number of tables in memory.
    pub(crate) fn len(&self) -> usize {
        self.lock().len()
    }

    /// Unloads a table that nobody needs any more; returns whether it did. The caller's handle
    /// and this one are then the only ones, and nobody is about to take another one out of its
    /// cell.
    pub(super) fn forget(&self, table: &Arc<Table>) -> bool {
        const HERE_AND_THE_CALLER: usize = 2;
        let mut live = self.lock();
        let cell_is_ours = live
            .get(&table.id)
            .is_none_or(|cell| Arc::strong_count(cell) == 1);
        let idle =
            cell_is_ours && table.presence().pages() == 0 && Arc::strong_count(table) <= HERE_AND_THE_CALLER;
        if idle {
            live.remove(&table.id);
        }
        idle
    }

    /// Closes the table of a match that has been deleted.
    pub(crate) fn close(&self, id: MatchId) {
        let cell = self.lock().remove(&id);
        if let Some(table) = cell.and_then(|cell| cell.get().cloned()) {
            table.end();
        }
    }

    /// A match as it is stored, and its people, for who only reads: no table is set going for it.
    ///
    /// # Errors
    /// If there is no such match, or it cannot be read.
    pub(crate) async fn stored(&self, id: MatchId) -> Result<(Arc<AnyMatch>, Arc<Presence>), AppError> {
        if let Some(table) = self.live(id) {
            return Ok((table.game(), table.presence()));
        }
        let kept = self.store.load(id).await?.ok_or(AppError::NoSuchMatch)?;
        let company = self.store.company(id).await?.ok_or(AppError::NoSuchMatch)?;
        let game = apart(move || replayed(id, &kept)).await?;
        Ok((Arc::new(game), Arc::new(Presence::new(company, self.absence))))
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<MatchId, Arc<OnceCell<Arc<Table>>>>> {
        // The map is consistent after every operation.
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Tables {
    /// The table of a match, from memory or from the store; one that was not in memory is set going.
    ///
    /// # Errors
    /// If there is no such match, or it cannot be read.
    pub(super) async fn loaded(
        &self,
        id: MatchId,
        set_going: impl FnOnce(&Arc<Table>),
    ) -> Result<Arc<Table>, AppError> {
        let cell = Arc::clone(self.lock().entry(id).or_default());
        let opened = cell
            .get_or_try_init(|| async {
                let kept = self.store.load(id).await?.ok_or(AppError::NoSuchMatch)?;
                let presence = self.store.company(id).await?.ok_or(AppError::NoSuchMatch)?;
                let table = Arc::new(Table::from_kept(
                    id,
                    &kept,
                    Presence::new(presence, self.absence),
                    self.limits.log_entries as usize,
                )?);
                set_going(&table);
                Ok(table)
            })
            .await
            .cloned();
        if opened.is_err() {
            let mut live = self.lock();
            if live.get(&id).is_some_and(|cell| cell.get().is_none()) {
                live.remove(&id);
            }
        }
        opened
    }
}
