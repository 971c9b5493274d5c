use std::fmt;
use std::path::Path;
use std::sync::Arc;

use sqlx::sqlite::Sqlite;
use sqlx::{SqliteConnection, Transaction};

use crate::append::Queue;
use crate::database::Database;
use crate::{Key, OpenError, StoreError};

/// The database of one data folder.
///
/// Clones share one connection for writing. Several stores may be open over one folder, also in
/// several processes: the database serialises their writes, and [`append`](Store::append) lets
/// only one of them write at any place.
///
/// If a call is dropped before it returns, its write is stored completely or not at all.
#[derive(Clone)]
pub struct Store {
    database: Arc<Database>,
    queue: Arc<Queue>,
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
        Ok(Store {
            database: Arc::new(database),
            queue: Arc::default(),
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
        self.write_waiting().await;
        self.database.close().await;
    }

    pub(crate) fn database(&self) -> &Database {
        &self.database
    }

    pub(crate) fn queue(&self) -> &Queue {
        &self.queue
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

/// The number of the change being made. Numbers become visible in order, because only one
/// transaction at a time can take one.
pub(crate) async fn next_change(connection: &mut SqliteConnection) -> Result<i64, StoreError> {
    let change = sqlx::query_scalar("UPDATE house SET changes = changes + 1 RETURNING changes")
        .fetch_one(connection)
        .await?;
    Ok(change)
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store")
            .field("file", &self.database.file)
            .finish_non_exhaustive()
    }
}
