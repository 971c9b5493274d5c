//! Deletes a guest for good, without leaving data behind.
//!
//! Deleted bytes are overwritten (`secure_delete`, in `database.rs`). That leaves fragments where
//! pages were merged, so at the end the file is rewritten and the write-ahead log truncated: then
//! the files themselves contain nothing of the guest either.

use rules::Seat;
use sqlx::SqliteConnection;

use crate::appending::truncate_log;
use crate::database::next_change;
use crate::row::{id, kept_seat, number};
use crate::{Chunk, GuestId, MatchId, Store, StoreError};

/// The texts of a match, the same but with another name in them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rewritten {
    /// The header, as the opening of a record.
    pub opening: String,
    /// The whole log, divided into the same chunks as before.
    pub chunks: Vec<Chunk>,
    /// The name of the player on every seat.
    pub players: Vec<String>,
}

/// A match that contains data of a guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trace {
    /// The match.
    pub id: MatchId,
    /// The seats that the guest has.
    pub seats: Vec<Seat>,
    /// The seats that the guest had before, with the name used there.
    pub left: Vec<(Seat, String)>,
    /// Whether another guest has a seat or created it.
    pub shared: bool,
}

impl Store {
    /// All matches that a guest created, sits at or sat at, in the order of their ids.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn traces(&self, guest: GuestId) -> Result<Vec<Trace>, StoreError> {
        let guest = guest.to_string();
        let mut transaction = self.read().await?;
        let found: Vec<(String, bool)> = sqlx::query_as(
            "SELECT id, owner <> ?1 OR EXISTS \
             (SELECT 1 FROM seats WHERE match_id = matches.id AND guest IS NOT NULL AND guest <> ?1) \
             FROM matches WHERE id IN (SELECT id FROM matches WHERE owner = ?1 \
             UNION SELECT match_id FROM seats WHERE guest = ?1 \
             UNION SELECT match_id FROM former_guests WHERE guest = ?1) ORDER BY id",
        )
        .bind(&guest)
        .fetch_all(&mut *transaction)
        .await?;
        let mut traces = Vec::with_capacity(found.len());
        for (name, shared) in found {
            let seats: Vec<i64> =
                sqlx::query_scalar("SELECT seat FROM seats WHERE match_id = ? AND guest = ? ORDER BY seat")
                    .bind(&name)
                    .bind(&guest)
                    .fetch_all(&mut *transaction)
                    .await?;
            let left: Vec<(i64, String)> = sqlx::query_as(
                "SELECT seat, name FROM former_guests WHERE match_id = ? AND guest = ? ORDER BY seat, name",
            )
            .bind(&name)
            .bind(&guest)
            .fetch_all(&mut *transaction)
            .await?;
            let left = left.into_iter().map(|(seat, name)| Ok((kept_seat(seat)?, name)));
            traces.push(Trace {
                id: id(&name)?,
                seats: seats.into_iter().map(kept_seat).collect::<Result<_, _>>()?,
                left: left.collect::<Result<_, StoreError>>()?,
                shared,
            });
        }
        Ok(traces)
    }

    /// Replaces all texts of a match at once and removes this guest from it: their seats become
    /// free, and their seat requests are deleted. If they created the match, the first guest
    /// still seated becomes its owner.
    ///
    /// `false` if there is no such match, if no other guest takes part, or if the log has grown
    /// and is no longer divided into these chunks. Nothing has changed then.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn rewrite(
        &self,
        match_id: MatchId,
        guest: GuestId,
        rewritten: &Rewritten,
    ) -> Result<bool, StoreError> {
        let (name, guest) = (match_id.to_string(), guest.to_string());
        let mut transaction = self.write().await?;
        if !is_cut_so(&mut transaction, &name, &rewritten.chunks).await? {
            return Ok(false);
        }
        let heir: Option<String> = sqlx::query_scalar(
            "SELECT owner FROM matches WHERE id = ?1 AND owner <> ?2 UNION ALL SELECT * FROM \
             (SELECT guest FROM seats WHERE match_id = ?1 AND guest IS NOT NULL AND guest <> ?2 ORDER BY seat)",
        )
        .bind(&name)
        .bind(&guest)
        .fetch_optional(&mut *transaction)
        .await?;
        let Some(heir) = heir else {
            return Ok(false);
        };
        let change = next_change(&mut transaction).await?;
        sqlx::query(
            "UPDATE matches SET opening = ?, change = ?, company = company + 1, owner = ? WHERE id = ?",
        )
        .bind(&rewritten.opening)
        .bind(change)
        .bind(heir)
        .bind(&name)
        .execute(&mut *transaction)
        .await?;
        for chunk in &rewritten.chunks {
            sqlx::query("UPDATE chunks SET lines = ? WHERE match_id = ? AND first_entry = ?")
                .bind(&chunk.text)
                .bind(&name)
                .bind(number(chunk.first)?)
                .execute(&mut *transaction)
                .await?;
        }
        for (seat, player) in (0i64..).zip(&rewritten.players) {
            sqlx::query("UPDATE seats SET player = ? WHERE match_id = ? AND seat = ?")
                .bind(player)
                .bind(&name)
                .bind(seat)
                .execute(&mut *transaction)
                .await?;
        }
        for out in [
            "DELETE FROM seat_grants WHERE match_id = ?1 AND (guest = ?2 OR seat IN \
             (SELECT seat FROM seats WHERE match_id = ?1 AND guest = ?2))",
            "UPDATE seats SET guest = NULL, seen = NULL WHERE match_id = ? AND guest = ?",
            "DELETE FROM knocks WHERE match_id = ? AND guest = ?",
            "DELETE FROM former_guests WHERE match_id = ? AND guest = ?",
        ] {
            sqlx::query(out)
                .bind(&name)
                .bind(&guest)
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        self.ring();
        Ok(true)
    }

    /// The seats that a guest has requested, with their matches.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn asked_for(&self, guest: GuestId) -> Result<Vec<(MatchId, Seat)>, StoreError> {
        let rows: Vec<(String, i64)> =
            sqlx::query_as("SELECT match_id, seat FROM knocks WHERE guest = ? ORDER BY match_id")
                .bind(guest.to_string())
                .fetch_all(&self.database().readers)
                .await?;
        rows.into_iter()
            .map(|(name, seat)| Ok((id(&name)?, kept_seat(seat)?)))
            .collect()
    }

    /// Deletes a guest: name, settings, learning progress and seat requests. Matches are not
    /// touched; the caller deletes or [rewrites](Store::rewrite) them first. The files contain
    /// none of it any more when this returns.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn forget_guest(&self, guest: GuestId) -> Result<(), StoreError> {
        let guest = guest.to_string();
        let mut transaction = self.write().await?;
        let mut deleted = 0;
        for all in [
            "DELETE FROM guests WHERE id = ?",
            "DELETE FROM lessons WHERE guest = ?",
            "DELETE FROM puzzle_tries WHERE guest = ?",
            "DELETE FROM knocks WHERE guest = ?",
            "DELETE FROM seat_grants WHERE guest = ?",
        ] {
            let done = sqlx::query(all).bind(&guest).execute(&mut *transaction);
            deleted += done.await?.rows_affected();
        }
        transaction.commit().await?;
        // A guest who was never stored must not make the server rewrite the whole file.
        if deleted > 0 {
            self.scrub().await?;
        }
        Ok(())
    }

    /// Rewrites the file without the deleted data, and truncates the log beside it.
    async fn scrub(&self) -> Result<(), StoreError> {
        self.change_alone(|connection| {
            connection.execute_batch("VACUUM")?;
            Ok(truncate_log(connection)?)
        })
        .await
    }
}

/// Whether the log of a match is divided into exactly these chunks.
async fn is_cut_so(
    connection: &mut SqliteConnection,
    name: &str,
    chunks: &[Chunk],
) -> Result<bool, StoreError> {
    let stored: Vec<(i64, i64)> =
        sqlx::query_as("SELECT first_entry, last_entry FROM chunks WHERE match_id = ? ORDER BY first_entry")
            .bind(name)
            .fetch_all(connection)
            .await?;
    let mut same = stored.len() == chunks.len();
    for ((first, last), chunk) in stored.into_iter().zip(chunks) {
        same &= (first, last) == (number(chunk.first)?, number(chunk.last)?);
    }
    Ok(same)
}
