//! Somebody leaves for good, and nothing about them stays behind.
//!
//! Deleted bytes are overwritten (`secure_delete`, in `database.rs`). That
//! leaves crumbs where pages were merged, so the file is written anew at the
//! end, and the write-ahead log emptied: then the files themselves hold nothing
//! of it either.

use rules::Seat;
use sqlx::SqliteConnection;

use crate::participants::kept_seat;
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

/// A match in which something tells of a guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trace {
    /// Which.
    pub id: MatchId,
    /// The seats that they have.
    pub seats: Vec<Seat>,
    /// The seats that they had before, and what they were called there.
    pub left: Vec<(Seat, String)>,
    /// Whether it is somebody else's too: another guest has a seat, or made it.
    pub shared: bool,
}

impl Store {
    /// All matches that a guest made, sits at, or sat at, in the order of their ids.
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

    /// Replaces all texts of a match at once, and takes this guest out of it:
    /// their seats are nobody's, and what they asked for is forgotten. If they
    /// made the match, it becomes that of the first who still sits there.
    ///
    /// `false` if there is no such match, it is nobody else's, or the log is cut
    /// in another way than these chunks, because it has grown. Then nothing has
    /// changed.
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
