//! Whether the server can write, which is more than whether it answers.

use std::sync::Arc;
use std::time::{Duration, Instant};

use store::Store;
use tokio::sync::Mutex;

use crate::error::AppError;

/// An answer is good for this long, so that asking costs nobody anything.
const GOOD_FOR: Duration = Duration::from_secs(2);

/// The latest answer.
#[derive(Clone, Default)]
pub(crate) struct Health(Arc<Mutex<Option<Instant>>>);

impl Health {
    /// Writes something that changes nothing, unless that has just been possible.
    pub(crate) async fn check(&self, store: &Store) -> Result<(), AppError> {
        let mut written = self.0.lock().await;
        if written.is_some_and(|written| written.elapsed() < GOOD_FOR) {
            return Ok(());
        }
        *written = None;
        store.probe().await?;
        *written = Some(Instant::now());
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_server_that_cannot_write_is_not_healthy() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(folder.path(), [7; 32]).await.expect("a store");
        Health::default()
            .check(&store)
            .await
            .expect("a store that can write");
        store.clone().close().await;
        let unhealthy = Health::default().check(&store).await;
        assert!(unhealthy.is_err(), "reading alone is not enough");
    }
}
