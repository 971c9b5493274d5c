//! Connections for questions that are asked all the time.
//!
//! They are used directly, on a thread that may wait. Over the pool every statement costs a way to
//! the thread of its connection and back, and a question has several.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::{Connection, OpenFlags};
use tokio::sync::Semaphore;

use crate::StoreError;
use crate::database::{PAGES_KEPT, PATIENCE, READERS};

/// Connections that only read, opened when they are needed.
pub(crate) struct Readers {
    file: PathBuf,
    idle: Mutex<Vec<Connection>>,
    permits: Semaphore,
}

impl Readers {
    pub(crate) fn over(file: PathBuf) -> Readers {
        Readers {
            file,
            idle: Mutex::default(),
            permits: Semaphore::new(READERS as usize),
        }
    }

    /// The answer to a question.
    pub(crate) async fn ask<T: Send + 'static>(
        self: &Arc<Readers>,
        question: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let permit = self.permits.acquire().await;
        let _permit = permit.map_err(|_| StoreError::from(sqlx::Error::PoolClosed))?;
        let readers = Arc::clone(self);
        let answered = tokio::task::spawn_blocking(move || readers.answer(question)).await;
        answered.unwrap_or_else(|_| Err(sqlx::Error::WorkerCrashed.into()))
    }

    fn answer<T>(
        &self,
        question: impl FnOnce(&Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let idle = || self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        let free = idle().pop();
        let connection = match free {
            Some(connection) => connection,
            None => self.connect()?,
        };
        let answer = question(&connection);
        // One that is still in a transaction would show the same moment for ever.
        if connection.is_autocommit() {
            idle().push(connection);
        }
        answer
    }

    fn connect(&self) -> rusqlite::Result<Connection> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(&self.file, flags)?;
        connection.busy_timeout(PATIENCE)?;
        connection.pragma_update(None, "cache_size", PAGES_KEPT)?;
        Ok(connection)
    }

    /// Lets nobody ask any more, and closes all connections once nobody uses them.
    pub(crate) async fn close(&self) {
        // Closing twice does nothing more.
        let all = self.permits.acquire_many(READERS).await;
        self.permits.close();
        drop(all);
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        idle.clear();
    }
}
