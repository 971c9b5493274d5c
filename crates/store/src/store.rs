use std::fmt;
use std::path::Path;
use std::sync::Arc;

use sqlx::Transaction;
use sqlx::sqlite::Sqlite;

use crate::bell::{Bell, Listener};
use crate::database::Database;
use crate::writer::Writer;
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
    bell: Arc<Bell>,
    key: Key,
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
        let database = Arc::new(database);
        Ok(Store {
            writer: Arc::new(Writer::over(Arc::clone(&database), Arc::clone(&bell))),
            database,
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
        self.writer.finish().await;
        self.database.close().await;
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
        Ok(transaction.commit().await?)
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
    pub(crate) async fn write(&self) -> Result<Transaction<'static, Sqlite>, StoreError> {
        Ok(self.database.writer.begin_with("BEGIN IMMEDIATE").await?)
    }

    /// A transaction that sees a consistent snapshot.
    pub(crate) async fn read(&self) -> Result<Transaction<'static, Sqlite>, StoreError> {
        Ok(self.database.readers.begin().await?)
    }
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store")
            .field("file", &self.database.file)
            .finish_non_exhaustive()
    }
}
