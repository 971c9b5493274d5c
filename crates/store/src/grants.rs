//! Seats that somebody may play besides the guest to whom they belong.

use play::Time;
use rules::Seat;

use crate::row::{id, kept_seat, millis, time};
use crate::{GuestId, MatchId, SeatGrant, Store, StoreError};

/// A grant with the match that it is for.
type Row = (String, i64, String, i64);

impl Store {
    /// Lets a guest play a seat too. `false` if there is no such seat, or the guest has one in this
    /// match, or may play another.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn grant_seat(
        &self,
        id: MatchId,
        seat: Seat,
        guest: GuestId,
        now: Time,
    ) -> Result<bool, StoreError> {
        let mut change = self.write().await?;
        let granted = sqlx::query(
            "INSERT INTO seat_grants (match_id, seat, guest, granted) \
             SELECT match_id, seat, ?3, ?4 FROM seats WHERE match_id = ?1 AND seat = ?2 \
             AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.match_id = ?1 AND s.guest = ?3) \
             AND NOT EXISTS (SELECT 1 FROM seat_grants g \
             WHERE g.match_id = ?1 AND g.guest = ?3 AND g.seat <> ?2) \
             ON CONFLICT (match_id, seat, guest) DO UPDATE SET granted = excluded.granted",
        )
        .bind(id.to_string())
        .bind(seat.index() as i64)
        .bind(guest.to_string())
        .bind(millis(now))
        .execute(&mut *change)
        .await?;
        if granted.rows_affected() == 0 {
            return Ok(false);
        }
        self.finish(change, id).await
    }

    /// Takes a grant back. `false` if there was none.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn revoke_grant(&self, id: MatchId, seat: Seat, guest: GuestId) -> Result<bool, StoreError> {
        let mut change = self.write().await?;
        let gone = sqlx::query("DELETE FROM seat_grants WHERE match_id = ? AND seat = ? AND guest = ?")
            .bind(id.to_string())
            .bind(seat.index() as i64)
            .bind(guest.to_string())
            .execute(&mut *change)
            .await?;
        if gone.rows_affected() == 0 {
            return Ok(false);
        }
        self.finish(change, id).await
    }

    /// Makes all links worthless that lead to the seats of a guest, and takes back what was
    /// granted by them. Returns the matches.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn renew_links(&self, holder: GuestId) -> Result<Vec<MatchId>, StoreError> {
        let names: Vec<String> = sqlx::query_scalar(
            "SELECT DISTINCT match_id FROM seats JOIN matches ON id = match_id \
             WHERE guest = ? AND NOT is_over ORDER BY match_id",
        )
        .bind(holder.to_string())
        .fetch_all(&self.database().readers)
        .await?;
        let mut all = Vec::with_capacity(names.len());
        for name in names {
            let mut change = self.write().await?;
            sqlx::query(
                "DELETE FROM seat_grants WHERE match_id = ?1 AND seat IN \
                 (SELECT seat FROM seats WHERE match_id = ?1 AND guest = ?2)",
            )
            .bind(&name)
            .bind(holder.to_string())
            .execute(&mut *change)
            .await?;
            sqlx::query("UPDATE seats SET link_series = link_series + 1 WHERE match_id = ? AND guest = ?")
                .bind(&name)
                .bind(holder.to_string())
                .execute(&mut *change)
                .await?;
            let match_id = id(&name)?;
            self.finish(change, match_id).await?;
            all.push(match_id);
        }
        Ok(all)
    }

    /// What others may play for a guest, and what this guest may play for others, in matches that
    /// go on.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn grants_of(&self, guest: GuestId) -> Result<[Vec<(MatchId, SeatGrant)>; 2], StoreError> {
        let given: Vec<Row> = sqlx::query_as(
            "SELECT g.match_id, g.seat, g.guest, g.granted FROM seat_grants g \
             JOIN seats s ON s.match_id = g.match_id AND s.seat = g.seat \
             JOIN matches m ON m.id = g.match_id \
             WHERE s.guest = ? AND NOT m.is_over ORDER BY g.granted",
        )
        .bind(guest.to_string())
        .fetch_all(&self.database().readers)
        .await?;
        let received: Vec<Row> = sqlx::query_as(
            "SELECT g.match_id, g.seat, g.guest, g.granted FROM seat_grants g \
             JOIN matches m ON m.id = g.match_id WHERE g.guest = ? AND NOT m.is_over ORDER BY g.granted",
        )
        .bind(guest.to_string())
        .fetch_all(&self.database().readers)
        .await?;
        Ok([read(given)?, read(received)?])
    }
}

fn read(rows: Vec<Row>) -> Result<Vec<(MatchId, SeatGrant)>, StoreError> {
    let each = rows
        .into_iter()
        .map(|(name, seat, guest, granted)| Ok((id(&name)?, grant((seat, guest, granted))?)));
    each.collect()
}

/// A grant from a row of `seat_grants`.
pub(crate) fn grant((seat, guest, granted): (i64, String, i64)) -> Result<SeatGrant, StoreError> {
    Ok(SeatGrant {
        seat: kept_seat(seat)?,
        guest: id(&guest)?,
        granted: time(granted)?,
    })
}
