use std::fmt;
use std::ops::{Deref, DerefMut};
use std::path::Path;
use std::sync::Arc;

use rusqlite::{Connection, TransactionBehavior};
use sqlx::sqlite::Sqlite;
use sqlx::{SqliteConnection, Transaction};
use tokio::sync::{MutexGuard, OwnedMutexGuard, oneshot};

use crate::bell::{Bell, Listener};
use crate::database::Database;
use crate::readers::Readers;
use crate::writer::{Turns, Writer};
use crate::{Key, OpenError, StoreError};

/// The database of one data folder.
///
/// Clones share one connection for writing. Several stores may be open over
/// one folder: the database puts their writes into
/// an order, and [`append`](Store::append) lets only one of them write at any place.
///
/// If a call is dropped before it returns, its write is stored completely or not at all.
#[derive(Clone)]
pub struct Store {
    database: Arc<Database>,
    writer: Arc<Writer>,
    readers: Arc<Readers>,
    turns: Turns,
    bell: Arc<Bell>,
    key: Key,
}

/// A transaction for writing, and the turn that it takes.
pub(crate) struct Writing {
    transaction: Transaction<'static, Sqlite>,
    _turn: OwnedMutexGuard<()>,
}

impl Store {
    /// Opens the database of a folder. Folder and database are created if they do not exist, and
    /// migrated if they are of an earlier version. The first process to open a new folder gives
    /// it a key.
    ///
    /// # Errors
    /// If the folder cannot be used, or another file has the name of the database; that file is
    /// not changed.
    pub async fn open(folder: &Path, entropy: [u8; 32]) -> Result<Store, OpenError> {
        let (database, key) = Database::open(folder, entropy).await?;
        let bell = Arc::new(Bell::over(&database.file));
        let turns = Turns::default();
        let writer = Writer::over(&database.file, Arc::clone(&turns), Arc::clone(&bell))?;
        Ok(Store {
            writer: Arc::new(writer),
            readers: Arc::new(Readers::over(database.file.clone())),
            database: Arc::new(database),
            turns,
            bell,
            key,
        })
    }

    /// The key with which the server signs.
    pub fn key(&self) -> &Key {
        &self.key
    }

    /// The database file.
    pub fn file(&self) -> &Path {
        &self.database.file
    }

    /// Finishes pending work and leaves a single file. The store is closed for other clones too.
    pub async fn close(self) {
        self.readers.close().await;
        self.database.close().await;
        self.writer.end().await;
    }

    /// Writes something that changes nothing, to see whether the disk takes it.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn probe(&self) -> Result<(), StoreError> {
        let mut transaction = self.write().await?;
        sqlx::query("UPDATE house SET changes = changes")
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await
    }

    pub(crate) fn database(&self) -> &Database {
        &self.database
    }

    pub(crate) fn writer(&self) -> &Writer {
        &self.writer
    }

    /// Hears when another store of this process over the same file has changed
    /// something; what, [`changes`](Store::changes) tells.
    pub fn listen(&self) -> Listener {
        self.bell.listen()
    }

    #[cfg(test)]
    pub(crate) fn times_rung(&self) -> u64 {
        self.bell.times()
    }

    /// Something has been changed.
    pub(crate) fn ring(&self) {
        self.bell.ring();
    }

    /// A transaction for writing. It waits for other writers here rather than half-way.
    pub(crate) async fn write(&self) -> Result<Writing, StoreError> {
        let turn = Arc::clone(&self.turns).lock_owned().await;
        Ok(Writing {
            transaction: self.database.writer.begin_with("BEGIN IMMEDIATE").await?,
            _turn: turn,
        })
    }

    /// The answer to a question that is asked all the time.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.readers.ask(question).await
    }

    /// Makes a change that is made all the time, in a transaction of its own. It is kept unless it
    /// fails.
    pub(crate) async fn change<T: Send + 'static>(
        &self,
        change: impl FnOnce(&rusqlite::Transaction<'_>) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.change_alone(move |connection| {
            let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            let changed = change(&transaction)?;
            transaction.commit()?;
            Ok(changed)
        })
        .await
    }

    /// The same without a transaction.
    pub(crate) async fn change_alone<T: Send + 'static>(
        &self,
        change: impl FnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.writer.change(Box::new(move |connection| {
            // The caller may have gone away.
            let _ = answer.send(change(connection));
        }));
        answered
            .await
            .unwrap_or_else(|_| Err(sqlx::Error::WorkerCrashed.into()))
    }

    /// Waits for a turn to write without a transaction.
    pub(crate) async fn turn(&self) -> MutexGuard<'_, ()> {
        self.turns.lock().await
    }

    /// A transaction that sees a consistent snapshot.
    pub(crate) async fn read(&self) -> Result<Transaction<'static, Sqlite>, StoreError> {
        Ok(self.database.readers.begin().await?)
    }
}

impl Writing {
    /// Keeps what was written.
    pub(crate) async fn commit(self) -> Result<(), StoreError> {
        Ok(self.transaction.commit().await?)
    }
}

impl Deref for Writing {
    type Target = SqliteConnection;

    fn deref(&self) -> &SqliteConnection {
        &self.transaction
    }
}

impl DerefMut for Writing {
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        &mut self.transaction
    }
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store")
            .field("file", &self.database.file)
            .finish_non_exhaustive()
    }
}
