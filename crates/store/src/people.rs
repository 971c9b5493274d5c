//! Who plays, and who sits where.

use rules::Seat;

use crate::row::{id, millis, time};
use crate::store::next_change;
use crate::{Guest, GuestId, MatchId, Store, StoreError};

impl Store {
    /// Who sits where; nothing at all if there is no such match.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn seats(&self, match_id: MatchId) -> Result<Vec<Option<GuestId>>, StoreError> {
        let guests: Vec<Option<String>> =
            sqlx::query_scalar("SELECT guest FROM seats WHERE match_id = ? ORDER BY seat")
                .bind(match_id.to_string())
                .fetch_all(&self.database().readers)
                .await?;
        guests
            .iter()
            .map(|guest| guest.as_deref().map(id).transpose())
            .collect()
    }

    /// Lets a guest sit down. `false` if somebody else sits there, or there is no such seat.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn take_seat(&self, id: MatchId, seat: Seat, guest: GuestId) -> Result<bool, StoreError> {
        let name = id.to_string();
        let guest = guest.to_string();
        let mut transaction = self.write().await?;
        let taken = sqlx::query(
            "UPDATE seats SET guest = ?1 WHERE match_id = ?2 AND seat = ?3 AND (guest IS NULL OR guest = ?1)",
        )
        .bind(guest)
        .bind(&name)
        .bind(seat.index() as i64)
        .execute(&mut *transaction)
        .await?;
        if taken.rows_affected() == 0 {
            return Ok(false);
        }
        let change = next_change(&mut transaction).await?;
        sqlx::query("UPDATE matches SET change = ? WHERE id = ?")
            .bind(change)
            .bind(&name)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(true)
    }

    /// What is known about a guest.
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

    /// Keeps a guest, or what has changed about them. When they came first stays.
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
