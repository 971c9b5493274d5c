use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use store::MatchId;
use tokio::sync::OnceCell;

use super::{Presence, Table, driver};
use crate::app::App;
use crate::error::AppError;

/// The tables that are in memory.
#[derive(Default)]
pub(crate) struct Tables {
    live: Mutex<HashMap<MatchId, Arc<OnceCell<Arc<Table>>>>>,
}

impl Tables {
    /// The table, if it is in memory.
    pub(crate) fn live(&self, id: MatchId) -> Option<Arc<Table>> {
        self.lock().get(&id)?.get().cloned()
    }

    /// How many tables are in memory.
    pub(crate) fn len(&self) -> usize {
        self.lock().len()
    }

    /// Forgets a table that nobody needs any more; says whether it did. The
    /// caller's handle and this one are then the only ones, and nobody is
    /// about to take another one out of its cell.
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

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<MatchId, Arc<OnceCell<Arc<Table>>>>> {
        // A map is whole after every single operation.
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl App {
    /// The table of a match, from memory or from the store.
    ///
    /// # Errors
    /// If there is no such match, or it cannot be read.
    pub(crate) async fn open_table(&self, id: MatchId) -> Result<Arc<Table>, AppError> {
        let cell = Arc::clone(self.tables.lock().entry(id).or_default());
        let opened = cell
            .get_or_try_init(|| async {
                let kept = self.store.load(id).await?.ok_or(AppError::NoSuchMatch)?;
                let presence = self.store.company(id).await?.ok_or(AppError::NoSuchMatch)?;
                let table = Arc::new(Table::from_kept(
                    id,
                    &kept,
                    Presence::new(presence, self.absence),
                )?);
                tokio::spawn(driver::drive(self.clone(), Arc::clone(&table)));
                Ok(table)
            })
            .await
            .cloned();
        if opened.is_err() {
            let mut live = self.tables.lock();
            if live.get(&id).is_some_and(|cell| cell.get().is_none()) {
                live.remove(&id);
            }
        }
        opened
    }
}
