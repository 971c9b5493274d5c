//! The people at a table, and their communication besides playing.
//!
//! Every change here takes a number, like an entry of the log, so that every server using the
//! store learns of it; and it increments the version of the [`Participants`], so that a server
//! knows whether there is anything to read.

use play::Time;
use rules::Seat;
use rusqlite::{Connection, OptionalExtension as _, params};

use crate::appending::{rows, take_change};
use crate::database::next_change;
use crate::grants::grant;
use crate::row::{count, id, kept_seat, millis, time};
use crate::store::Writing;
use crate::{GuestId, Leaver, MatchId, Participants, Saying, SeatRequest, Store, StoreError};

/// The number of phrases kept per table; nobody reads more.
const KEPT_SAYINGS: i64 = 50;

impl Store {
    /// The people at a table; `None` if there is no such match.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn company(&self, match_id: MatchId) -> Result<Option<Participants>, StoreError> {
        self.ask(move |connection| {
            // All of it from the same moment.
            let transaction = connection.unchecked_transaction()?;
            company(&transaction, &match_id.to_string())
        })
        .await
    }

    /// Seats a guest. `false` if somebody else sits there, there is no such seat, or the guest has
    /// another one in this match, their own or granted.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn take_seat(&self, id: MatchId, seat: Seat, guest: GuestId) -> Result<bool, StoreError> {
        let mut change = self.write().await?;
        let taken = sqlx::query(
            "UPDATE seats SET guest = ?1 WHERE match_id = ?2 AND seat = ?3 AND (guest IS NULL OR guest = ?1) \
             AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.match_id = ?2 AND s.guest = ?1 AND s.seat <> ?3) \
             AND NOT EXISTS (SELECT 1 FROM seat_grants g \
             WHERE g.match_id = ?2 AND g.guest = ?1 AND g.seat <> ?3)",
        )
        .bind(guest.to_string())
        .bind(id.to_string())
        .bind(seat.index() as i64)
        .execute(&mut *change)
        .await?;
        if taken.rows_affected() == 0 {
            return Ok(false);
        }
        self.finish(change, id).await
    }

    /// Frees a seat. `false` if nobody had it. It is stored who leaves, if they ever sat there.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn leave_seat(
        &self,
        id: MatchId,
        seat: Seat,
        leaver: Option<Leaver<'_>>,
    ) -> Result<bool, StoreError> {
        let mut change = self.write().await?;
        if let Some(leaver) = leaver {
            sqlx::query(
                "INSERT INTO former_guests (match_id, seat, guest, name, was_dealt) \
                 SELECT match_id, seat, guest, ?, ? FROM seats \
                 WHERE match_id = ? AND seat = ? AND guest IS NOT NULL \
                 ON CONFLICT DO UPDATE SET was_dealt = was_dealt OR excluded.was_dealt",
            )
            .bind(leaver.name)
            .bind(leaver.was_dealt)
            .bind(id.to_string())
            .bind(seat.index() as i64)
            .execute(&mut *change)
            .await?;
        }
        sqlx::query("DELETE FROM seat_grants WHERE match_id = ? AND seat = ?")
            .bind(id.to_string())
            .bind(seat.index() as i64)
            .execute(&mut *change)
            .await?;
        let left = sqlx::query(
            "UPDATE seats SET guest = NULL, seen = NULL, link_series = link_series + 1 \
             WHERE match_id = ? AND seat = ? AND guest IS NOT NULL",
        )
        .bind(id.to_string())
        .bind(seat.index() as i64)
        .execute(&mut *change)
        .await?;
        if left.rows_affected() == 0 {
            return Ok(false);
        }
        self.finish(change, id).await
    }

    /// Sets the player's name in lists. Only lists read it, so no server needs to be notified.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn label_seat(&self, id: MatchId, seat: Seat, player: &str) -> Result<(), StoreError> {
        let _turn = self.turn().await;
        sqlx::query("UPDATE seats SET player = ? WHERE match_id = ? AND seat = ?")
            .bind(player)
            .bind(id.to_string())
            .bind(seat.index() as i64)
            .execute(&self.database().writer)
            .await?;
        Ok(())
    }

    /// Records that a guest has left the table for now, on every seat they have.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn went_away(&self, id: MatchId, guest: GuestId, now: Time) -> Result<(), StoreError> {
        let mut change = self.write().await?;
        let seen = sqlx::query("UPDATE seats SET seen = ? WHERE match_id = ? AND guest = ?")
            .bind(millis(now))
            .bind(id.to_string())
            .bind(guest.to_string())
            .execute(&mut *change)
            .await?;
        if seen.rows_affected() > 0 {
            self.finish(change, id).await?;
        }
        Ok(())
    }

    /// Stores a phrase that somebody said. `false` if there is no such match.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn say(&self, id: MatchId, seat: Seat, phrase: &str, now: Time) -> Result<bool, StoreError> {
        let name = id.to_string();
        let mut change = self.write().await?;
        let said = sqlx::query(
            "INSERT INTO sayings (match_id, number, seat, phrase, said) \
             SELECT ?1, 1 + coalesce((SELECT max(number) FROM sayings WHERE match_id = ?1), 0), ?2, ?3, ?4 \
             WHERE EXISTS (SELECT 1 FROM matches WHERE id = ?1)",
        )
        .bind(&name)
        .bind(seat.index() as i64)
        .bind(phrase)
        .bind(millis(now))
        .execute(&mut *change)
        .await?;
        if said.rows_affected() == 0 {
            return Ok(false);
        }
        sqlx::query(
            "DELETE FROM sayings WHERE match_id = ?1 AND \
             number <= (SELECT max(number) FROM sayings WHERE match_id = ?1) - ?2",
        )
        .bind(&name)
        .bind(KEPT_SAYINGS)
        .execute(&mut *change)
        .await?;
        self.finish(change, id).await
    }

    /// Stores or updates a guest's request for a bot's seat. `false` if there is no such match.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn keep_knock(&self, id: MatchId, request: &SeatRequest) -> Result<bool, StoreError> {
        let mut change = self.write().await?;
        let stored = sqlx::query(
            "INSERT INTO knocks (match_id, guest, seat, name, agreed) SELECT ?1, ?2, ?3, ?4, ?5 \
             WHERE EXISTS (SELECT 1 FROM matches WHERE id = ?1) ON CONFLICT (match_id, guest) \
             DO UPDATE SET seat = excluded.seat, name = excluded.name, agreed = excluded.agreed",
        )
        .bind(id.to_string())
        .bind(request.guest.to_string())
        .bind(request.seat.index() as i64)
        .bind(&request.name)
        .bind(request.agreed)
        .execute(&mut *change)
        .await?;
        if stored.rows_affected() == 0 {
            return Ok(false);
        }
        self.finish(change, id).await
    }

    /// Deletes a guest's seat request. `false` if there was none.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn forget_knock(&self, id: MatchId, guest: GuestId) -> Result<bool, StoreError> {
        let mut change = self.write().await?;
        let gone = sqlx::query("DELETE FROM knocks WHERE match_id = ? AND guest = ?")
            .bind(id.to_string())
            .bind(guest.to_string())
            .execute(&mut *change)
            .await?;
        if gone.rows_affected() == 0 {
            return Ok(false);
        }
        self.finish(change, id).await
    }

    /// Records the next match of the same people. `false` if there already is one, or there is no
    /// such match.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn lead_on(&self, id: MatchId, next: MatchId) -> Result<bool, StoreError> {
        let change = self.change(move |transaction| {
            let led = transaction
                .prepare_cached("UPDATE matches SET next_match = ? WHERE id = ? AND next_match IS NULL")?
                .execute([next.to_string(), id.to_string()])?;
            if led > 0 {
                transaction
                    .prepare_cached("UPDATE matches SET change = ?, company = company + 1 WHERE id = ?")?
                    .execute(params![take_change(transaction)?, id.to_string()])?;
            }
            Ok(led > 0)
        });
        let led = change.await?;
        if led {
            self.ring();
        }
        Ok(led)
    }
}

impl Store {
    /// Numbers a change of a match's company, and makes it visible.
    pub(crate) async fn finish(&self, mut change: Writing, id: MatchId) -> Result<bool, StoreError> {
        let number = next_change(&mut change).await?;
        sqlx::query("UPDATE matches SET change = ?, company = company + 1 WHERE id = ?")
            .bind(number)
            .bind(id.to_string())
            .execute(&mut *change)
            .await?;
        change.commit().await?;
        self.ring();
        Ok(true)
    }
}

/// The people at a table.
fn company(connection: &Connection, name: &str) -> Result<Option<Participants>, StoreError> {
    let found = connection
        .prepare_cached("SELECT company, owner, next_match FROM matches WHERE id = ?")?
        .query_row([name], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
        .optional()?;
    let Some(found) = found else {
        return Ok(None);
    };
    let (version, owner, next): (i64, String, Option<String>) = found;
    let seats: Vec<(Option<String>, Option<i64>, i64)> = rows(
        connection,
        "SELECT guest, seen, link_series FROM seats WHERE match_id = ? ORDER BY seat",
        name,
        |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)),
    )?;
    let grants: Vec<(i64, String, i64)> = rows(
        connection,
        "SELECT seat, guest, granted FROM seat_grants WHERE match_id = ? ORDER BY seat, guest",
        name,
        |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)),
    )?;
    let dealt_to: Vec<(i64, String)> = rows(
        connection,
        "SELECT DISTINCT seat, guest FROM former_guests WHERE match_id = ? AND was_dealt \
         ORDER BY seat, guest",
        name,
        |row| Ok((row.get(0)?, row.get(1)?)),
    )?;
    let guest = |(guest, ..): &(Option<String>, _, _)| guest.as_deref().map(id).transpose();
    let seen = |(_, seen, _): &(_, Option<i64>, _)| seen.map(time).transpose();
    let dealt_to = dealt_to
        .into_iter()
        .map(|(seat, guest)| Ok((kept_seat(seat)?, id(&guest)?)));
    Ok(Some(Participants {
        version: count(version)?,
        owner: id(&owner)?,
        seats: seats.iter().map(guest).collect::<Result<_, _>>()?,
        seen: seats.iter().map(seen).collect::<Result<_, _>>()?,
        sayings: sayings(connection, name)?,
        seat_requests: seat_requests(connection, name)?,
        next: next.as_deref().map(id).transpose()?,
        grants: grants.into_iter().map(grant).collect::<Result<_, _>>()?,
        link_series: seats
            .iter()
            .map(|(_, _, series)| count(*series))
            .collect::<Result<_, _>>()?,
        dealt_to: dealt_to.collect::<Result<_, StoreError>>()?,
    }))
}

fn sayings(connection: &Connection, name: &str) -> Result<Vec<Saying>, StoreError> {
    let rows: Vec<(i64, i64, String, i64)> = rows(
        connection,
        "SELECT number, seat, phrase, said FROM sayings WHERE match_id = ? ORDER BY number",
        name,
        |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)),
    )?;
    let each = rows.into_iter().map(|(number, seat, phrase, said)| {
        Ok(Saying {
            number: count(number)?,
            seat: kept_seat(seat)?,
            phrase,
            said: time(said)?,
        })
    });
    each.collect()
}

fn seat_requests(connection: &Connection, name: &str) -> Result<Vec<SeatRequest>, StoreError> {
    let rows: Vec<(String, i64, String, u8)> = rows(
        connection,
        "SELECT guest, seat, name, agreed FROM knocks WHERE match_id = ? ORDER BY guest",
        name,
        |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)),
    )?;
    let each = rows.into_iter().map(|(guest, seat, name, agreed)| {
        Ok(SeatRequest {
            guest: id(&guest)?,
            seat: kept_seat(seat)?,
            name,
            agreed,
        })
    });
    each.collect()
}
