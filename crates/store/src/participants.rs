//! Who sits at a table, and what passes between people besides playing.
//!
//! Every change here takes a number like an entry of the log, so that every
//! server over the store hears of it; and it moves the version of the
//! [`Participants`], so that a server knows whether there is anything to read.

use play::Time;
use rules::Seat;
use sqlx::sqlite::Sqlite;
use sqlx::{Row, SqliteConnection, Transaction};

use crate::row::{count, id, millis, time};
use crate::store::next_change;
use crate::{GuestId, MatchId, Participants, Saying, SeatRequest, Store, StoreError};

/// So many things that were said at a table are kept: more nobody reads.
const KEPT_SAYINGS: i64 = 50;

impl Store {
    /// The people at a table; `None` if there is no such match.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn company(&self, match_id: MatchId) -> Result<Option<Participants>, StoreError> {
        let name = match_id.to_string();
        let mut transaction = self.read().await?;
        let found = sqlx::query("SELECT company, owner, next_match FROM matches WHERE id = ?")
            .bind(&name)
            .fetch_optional(&mut *transaction)
            .await?;
        let Some(found) = found else {
            return Ok(None);
        };
        let seats: Vec<(Option<String>, Option<i64>)> =
            sqlx::query_as("SELECT guest, seen FROM seats WHERE match_id = ? ORDER BY seat")
                .bind(&name)
                .fetch_all(&mut *transaction)
                .await?;
        let guest = |(guest, _): &(Option<String>, _)| guest.as_deref().map(id).transpose();
        let seen = |(_, seen): &(_, Option<i64>)| seen.map(time).transpose();
        let next: Option<&str> = found.try_get("next_match")?;
        Ok(Some(Participants {
            version: count(found.try_get("company")?)?,
            owner: id(found.try_get("owner")?)?,
            seats: seats.iter().map(guest).collect::<Result<_, _>>()?,
            seen: seats.iter().map(seen).collect::<Result<_, _>>()?,
            sayings: sayings(&mut transaction, &name).await?,
            seat_requests: seat_requests(&mut transaction, &name).await?,
            next: next.map(id).transpose()?,
        }))
    }

    /// Lets a guest sit down. `false` if somebody else sits there, or there is no such seat.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn take_seat(&self, id: MatchId, seat: Seat, guest: GuestId) -> Result<bool, StoreError> {
        let mut change = self.write().await?;
        let taken = sqlx::query(
            "UPDATE seats SET guest = ?1 WHERE match_id = ?2 AND seat = ?3 AND (guest IS NULL OR guest = ?1)",
        )
        .bind(guest.to_string())
        .bind(id.to_string())
        .bind(seat.index() as i64)
        .execute(&mut *change)
        .await?;
        if taken.rows_affected() == 0 {
            return Ok(false);
        }
        finish(change, id).await
    }

    /// Nobody has this seat any more. `false` if nobody had it. If a name is
    /// given, it stands in the log, and it stays known whose it was.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn leave_seat(&self, id: MatchId, seat: Seat, name: Option<&str>) -> Result<bool, StoreError> {
        let mut change = self.write().await?;
        if let Some(name) = name {
            sqlx::query(
                "INSERT INTO former_guests (match_id, seat, guest, name) \
                 SELECT match_id, seat, guest, ? FROM seats \
                 WHERE match_id = ? AND seat = ? AND guest IS NOT NULL ON CONFLICT DO NOTHING",
            )
            .bind(name)
            .bind(id.to_string())
            .bind(seat.index() as i64)
            .execute(&mut *change)
            .await?;
        }
        let left = sqlx::query(
            "UPDATE seats SET guest = NULL, seen = NULL \
             WHERE match_id = ? AND seat = ? AND guest IS NOT NULL",
        )
        .bind(id.to_string())
        .bind(seat.index() as i64)
        .execute(&mut *change)
        .await?;
        if left.rows_affected() == 0 {
            return Ok(false);
        }
        finish(change, id).await
    }

    /// What lists call whoever sits there. Lists alone read it, so no server needs to hear of it.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn label_seat(&self, id: MatchId, seat: Seat, player: &str) -> Result<(), StoreError> {
        sqlx::query("UPDATE seats SET player = ? WHERE match_id = ? AND seat = ?")
            .bind(player)
            .bind(id.to_string())
            .bind(seat.index() as i64)
            .execute(&self.database().writer)
            .await?;
        Ok(())
    }

    /// A guest has left the table for now, wherever they sit.
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
            finish(change, id).await?;
        }
        Ok(())
    }

    /// Keeps what somebody said. `false` if there is no such match.
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
        finish(change, id).await
    }

    /// Keeps that a guest asks for a bot's seat, or what has changed about
    /// that. `false` if there is no such match.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn keep_knock(&self, id: MatchId, knock: &SeatRequest) -> Result<bool, StoreError> {
        let mut change = self.write().await?;
        let kept = sqlx::query(
            "INSERT INTO knocks (match_id, guest, seat, name, agreed) SELECT ?1, ?2, ?3, ?4, ?5 \
             WHERE EXISTS (SELECT 1 FROM matches WHERE id = ?1) ON CONFLICT (match_id, guest) \
             DO UPDATE SET seat = excluded.seat, name = excluded.name, agreed = excluded.agreed",
        )
        .bind(id.to_string())
        .bind(knock.guest.to_string())
        .bind(knock.seat.index() as i64)
        .bind(&knock.name)
        .bind(knock.agreed)
        .execute(&mut *change)
        .await?;
        if kept.rows_affected() == 0 {
            return Ok(false);
        }
        finish(change, id).await
    }

    /// The guest asks no longer. `false` if they did not.
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
        finish(change, id).await
    }

    /// The people of this match go on with that one. `false` if they went on
    /// with another already, or there is no such match.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn lead_on(&self, id: MatchId, next: MatchId) -> Result<bool, StoreError> {
        let mut change = self.write().await?;
        let led = sqlx::query("UPDATE matches SET next_match = ? WHERE id = ? AND next_match IS NULL")
            .bind(next.to_string())
            .bind(id.to_string())
            .execute(&mut *change)
            .await?;
        if led.rows_affected() == 0 {
            return Ok(false);
        }
        finish(change, id).await
    }
}

/// Numbers a change of a match's company, and makes it visible.
async fn finish(mut change: Transaction<'static, Sqlite>, id: MatchId) -> Result<bool, StoreError> {
    let number = next_change(&mut change).await?;
    sqlx::query("UPDATE matches SET change = ?, company = company + 1 WHERE id = ?")
        .bind(number)
        .bind(id.to_string())
        .execute(&mut *change)
        .await?;
    change.commit().await?;
    Ok(true)
}

async fn sayings(connection: &mut SqliteConnection, name: &str) -> Result<Vec<Saying>, StoreError> {
    let rows: Vec<(i64, i64, String, i64)> =
        sqlx::query_as("SELECT number, seat, phrase, said FROM sayings WHERE match_id = ? ORDER BY number")
            .bind(name)
            .fetch_all(connection)
            .await?;
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

async fn seat_requests(
    connection: &mut SqliteConnection,
    name: &str,
) -> Result<Vec<SeatRequest>, StoreError> {
    let rows: Vec<(String, i64, String, u8)> =
        sqlx::query_as("SELECT guest, seat, name, agreed FROM knocks WHERE match_id = ? ORDER BY guest")
            .bind(name)
            .fetch_all(connection)
            .await?;
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

pub(crate) fn kept_seat(index: i64) -> Result<Seat, StoreError> {
    let index = u8::try_from(index).ok();
    let seat = index.filter(|index| usize::from(*index) < rules::MAX_SEATS);
    seat.map(Seat::new)
        .ok_or(StoreError::Damaged("a seat cannot be read"))
}
