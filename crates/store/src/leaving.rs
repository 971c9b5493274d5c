//! Somebody leaves for good, and nothing about them stays behind.
//!
//! Deleted bytes are overwritten (`secure_delete`, in `database.rs`). That
//! leaves crumbs where pages were merged, so the file is written anew at the
//! end, and the write-ahead log emptied: then the files themselves hold nothing
//! of it either.

use rules::Seat;
use sqlx::SqliteConnection;

use crate::company::kept_seat;
use crate::row::{id, number};
use crate::store::next_change;
use crate::{Chunk, GuestId, MatchId, Store, StoreError};

/// The texts of a match that say the same with another name in them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rewritten {
    /// What was agreed, as the opening of a record.
    pub opening: String,
    /// The whole log, cut where it was cut before.
    pub chunks: Vec<Chunk>,
    /// The name of whoever sits there, for every seat.
    pub players: Vec<String>,
}

impl Store {
    /// Replaces all texts of a match at once, and takes this guest out of it:
    /// their seats are nobody's, and what they asked for is forgotten. If they
    /// made the match, it becomes that of the first who still sits there.
    ///
    /// `false` if there is no such match, nobody else is in it, or the log is
    /// cut in another way than these chunks, because it has grown. Then nothing
    /// has changed.
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
            "SELECT guest FROM seats WHERE match_id = ? AND guest IS NOT NULL AND guest <> ? ORDER BY seat",
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
            "UPDATE matches SET opening = ?, change = ?, company = company + 1, \
             owner = CASE WHEN owner = ? THEN ? ELSE owner END WHERE id = ?",
        )
        .bind(&rewritten.opening)
        .bind(change)
        .bind(&guest)
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
        sqlx::query("UPDATE seats SET guest = NULL, seen = NULL WHERE match_id = ? AND guest = ?")
            .bind(&name)
            .bind(&guest)
            .execute(&mut *transaction)
            .await?;
        sqlx::query("DELETE FROM knocks WHERE match_id = ? AND guest = ?")
            .bind(&name)
            .bind(&guest)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(true)
    }

    /// The seats that a guest asks for, and where.
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

    /// Forgets a guest: the name, what they set, learnt and asked for. Matches
    /// are not touched; whoever wants them gone deletes or
    /// [rewrites](Store::rewrite) them first. When this is answered, the files
    /// hold nothing of it any more.
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
        ] {
            let done = sqlx::query(all).bind(&guest).execute(&mut *transaction);
            deleted += done.await?.rows_affected();
        }
        transaction.commit().await?;
        // Nobody makes the server write everything anew who was never kept.
        if deleted > 0 {
            self.scrub().await?;
        }
        Ok(())
    }

    /// Writes the file anew, without what was deleted, and empties the log beside it.
    async fn scrub(&self) -> Result<(), StoreError> {
        for statement in ["VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)"] {
            sqlx::query(statement).execute(&self.database().writer).await?;
        }
        Ok(())
    }
}

/// Whether the log of a match is cut into exactly these chunks.
async fn is_cut_so(
    connection: &mut SqliteConnection,
    name: &str,
    chunks: &[Chunk],
) -> Result<bool, StoreError> {
    let kept: Vec<(i64, i64)> =
        sqlx::query_as("SELECT first_entry, last_entry FROM chunks WHERE match_id = ? ORDER BY first_entry")
            .bind(name)
            .fetch_all(connection)
            .await?;
    let mut same = kept.len() == chunks.len();
    for ((first, last), chunk) in kept.into_iter().zip(chunks) {
        same &= (first, last) == (number(chunk.first)?, number(chunk.last)?);
    }
    Ok(same)
}
