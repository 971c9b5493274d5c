//! Guests.

use crate::row::{millis, time};
use crate::{Guest, GuestId, Store, StoreError};

impl Store {
    /// A guest by id.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn guest(&self, id: GuestId) -> Result<Option<Guest>, StoreError> {
        let found: Option<(String, String, i64)> =
            sqlx::query_as("SELECT name, settings, created FROM guests WHERE id = ?")
                .bind(id.to_string())
                .fetch_optional(&self.database().readers)
                .await?;
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
