//! The error types. Every error about a file names it.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::MatchId;

/// Somebody else is writing.
pub(crate) const SQLITE_BUSY: i32 = 5;
/// The pages of a database contradict each other.
const SQLITE_CORRUPT: i32 = 11;
/// The file does not start like a database.
const SQLITE_NOTADB: i32 = 26;

/// Why a file cannot be used as a database. The file is never changed.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The folder or the file cannot be created, read or written.
    #[error("{}: {source}", path.display())]
    File {
        /// The folder or file.
        path: PathBuf,
        /// The system's error.
        source: io::Error,
    },
    /// The file is not a database at all.
    #[error("{}: not a database", file.display())]
    NotADatabase {
        /// The file.
        file: PathBuf,
    },
    /// It is the database of another program.
    #[error("{}: the database of another program", file.display())]
    Foreign {
        /// The file.
        file: PathBuf,
    },
    /// A newer version of Benben wrote it.
    #[error("{}: written by a newer version (schema {version}, known up to {known})", file.display())]
    Newer {
        /// The file.
        file: PathBuf,
        /// The version of its schema.
        version: i64,
        /// The latest version known here.
        known: i64,
    },
    /// Part of the file is missing or overwritten.
    #[error("{}: damaged: {what}", file.display())]
    Damaged {
        /// The file.
        file: PathBuf,
        /// What is wrong with it.
        what: String,
    },
    /// The database cannot be used, for the reason it gives.
    #[error("{}: {source}", file.display())]
    Database {
        /// The file.
        file: PathBuf,
        /// The database's error.
        source: sqlx::Error,
    },
}

/// Why something could not be stored or found.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// The database failed: the disk is full, gone or broken, or the store is closed.
    #[error(transparent)]
    Database(Arc<dyn std::error::Error + Send + Sync>),
    /// A match with this id already exists.
    #[error("match {0} already exists")]
    Exists(MatchId),
    /// The given value cannot be stored.
    #[error("cannot be stored: {0}")]
    Unfit(&'static str),
    /// The stored data cannot be read.
    #[error("damaged: {0}")]
    Damaged(&'static str),
}

/// Why entries were not appended.
#[derive(Clone, Debug, thiserror::Error)]
pub enum AppendError {
    /// The log is not as long as expected: somebody else was faster.
    #[error("the log has {length} entries")]
    Conflict {
        /// The current number of entries.
        length: u64,
    },
    /// There is no such match.
    #[error("there is no such match")]
    NoSuchMatch,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why there is no backup.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The file already exists and must not be replaced.
    #[error("{}: already exists", file.display())]
    Exists {
        /// The file.
        file: PathBuf,
    },
    /// There is nothing to back up.
    #[error("{}: no database there", folder.display())]
    Nothing {
        /// The data folder.
        folder: PathBuf,
    },
    /// The database cannot be read, or the backup cannot be written.
    #[error(transparent)]
    Unusable(#[from] OpenError),
}

/// Why a backup was not restored.
#[derive(Debug, thiserror::Error)]
pub enum RestoreError {
    /// The folder already has a database, which must not be replaced.
    #[error("{}: already exists", file.display())]
    Exists {
        /// The database of the folder.
        file: PathBuf,
    },
    /// Another process uses the folder.
    #[error(transparent)]
    Locked(#[from] LockError),
    /// The backup cannot be used, or cannot be written into the folder.
    #[error(transparent)]
    Unusable(#[from] OpenError),
}

/// Why a folder could not be locked.
#[derive(Debug, thiserror::Error)]
pub enum LockError {
    /// Another process holds the lock.
    #[error("{}: in use by {}", folder.display(), named(*process))]
    Held {
        /// The data folder.
        folder: PathBuf,
        /// The id of that process, if it can be read.
        process: Option<u32>,
    },
    /// The lock file cannot be created or written.
    #[error("{}: {source}", path.display())]
    File {
        /// The folder or the lock file.
        path: PathBuf,
        /// The system's error.
        source: io::Error,
    },
}

impl OpenError {
    pub(crate) fn file(path: &Path, source: io::Error) -> OpenError {
        OpenError::File {
            path: path.to_owned(),
            source,
        }
    }

    /// The file was opened before, but not to let logs grow.
    pub(crate) fn log(file: &Path, source: rusqlite::Error) -> OpenError {
        OpenError::file(file, io::Error::other(source))
    }

    /// Classifies an error of the database by what can be done about it.
    pub(crate) fn database(file: &Path, source: sqlx::Error) -> OpenError {
        let file = file.to_owned();
        match sqlite_code(&source) {
            Some(SQLITE_CORRUPT) => OpenError::Damaged {
                file,
                what: source.to_string(),
            },
            Some(SQLITE_NOTADB) => OpenError::NotADatabase { file },
            _ => OpenError::Database { file, source },
        }
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        StoreError::Database(Arc::new(error))
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Database(Arc::new(error))
    }
}

/// SQLite's primary result code: <https://www.sqlite.org/rescode.html>.
pub(crate) fn sqlite_code(error: &sqlx::Error) -> Option<i32> {
    let code: i32 = error.as_database_error()?.code()?.parse().ok()?;
    Some(code & 0xff)
}

fn named(process: Option<u32>) -> String {
    process.map_or_else(|| "another process".to_owned(), |id| format!("process {id}"))
}
