use std::fmt;
use std::path::Path;
use std::sync::Arc;

use sqlx::Transaction;
use sqlx::sqlite::Sqlite;

use crate::bell::{Bell, Listener};
use crate::database::Database;
use crate::writer::Writer;
use crate::{Key, OpenError, StoreError};

/// Everything that is kept in one data folder.
///
/// Clones share one connection for writing. Several stores may be open over
/// one folder: the database puts their writes into
/// an order, and [`append`](Store::append) lets only one of them write at any place.
///
/// If a call is dropped before it is answered, what it was to write is stored
/// wholly or not at all.
#[derive(Clone)]
pub struct Store {
    database: Arc<Database>,
    writer: Arc<Writer>,
    bell: Arc<Bell>,
    key: Key,
}

impl Store {
    /// Opens what is kept in a folder. Folder and database are made if there
    /// are none, and brought up to date if they are of an earlier version. The
    /// first to open a new folder gives it a key.
    ///
    /// # Errors
    /// If the folder cannot be used, or something else has the name of the
    /// database; that stays as it is.
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

    /// The file in which all this is kept.
    pub fn file(&self) -> &Path {
        &self.database.file
    }

    /// Finishes all that was begun, and leaves a single file. Other clones find the store closed.
    pub async fn close(self) {
        self.writer.finish().await;
        self.database.close().await;
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

    /// Something has been changed.
    pub(crate) fn ring(&self) {
        self.bell.ring();
    }

    /// A transaction that writes. It waits here, and not half-way, for others that write.
    pub(crate) async fn write(&self) -> Result<Transaction<'static, Sqlite>, StoreError> {
        Ok(self.database.writer.begin_with("BEGIN IMMEDIATE").await?)
    }

    /// A transaction that sees everything as it is at one moment.
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
