//! Guests.

use rusqlite::OptionalExtension as _;

use crate::row::{millis, time};
use crate::{Guest, GuestId, Store, StoreError};

impl Store {
    /// A guest by id.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn guest(&self, id: GuestId) -> Result<Option<Guest>, StoreError> {
        let found = self.ask(move |connection| {
            let mut found =
                connection.prepare_cached("SELECT name, settings, created FROM guests WHERE id = ?")?;
            let found = found.query_row([id.to_string()], |row| {
                Ok((row.get(0)?, row.get(1)?, row.get(2)?))
            });
            Ok(found.optional()?)
        });
        let found: Option<(String, String, i64)> = found.await?;
        let Some((name, settings, created)) = found else {
            return Ok(None);
        };
        Ok(Some(Guest {
            id,
            name,
            settings,
            created: time(created)?,
        }))
    }

    /// Stores or updates a guest. The time of their first visit does not change.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn keep_guest(&self, guest: &Guest) -> Result<(), StoreError> {
        let _turn = self.turn().await;
        sqlx::query(
            "INSERT INTO guests (id, name, settings, created) VALUES (?, ?, ?, ?) \
             ON CONFLICT (id) DO UPDATE SET name = excluded.name, settings = excluded.settings",
        )
        .bind(guest.id.to_string())
        .bind(&guest.name)
        .bind(&guest.settings)
        .bind(millis(guest.created))
        .execute(&self.database().writer)
        .await?;
        Ok(())
    }
}
