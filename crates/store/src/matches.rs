//! Creating, loading and deleting matches.

use rules::MAX_SEATS;
use sqlx::{Row, SqliteConnection};

use crate::database::next_change;
use crate::row::{self, count, id, millis, number, time};
use crate::writer::Place;
use crate::{Chunk, Labels, MatchId, NewMatch, Store, StoreError, StoredMatch};

impl Store {
    /// Stores a new match.
    ///
    /// # Errors
    /// [`StoreError::Exists`] if a match with this id exists.
    pub async fn create(&self, new: &NewMatch) -> Result<(), StoreError> {
        if new.seats.len() != new.labels.players.len() || new.seats.len() > MAX_SEATS {
            return Err(StoreError::Unfit("there must be a player for every seat"));
        }
        let place = new.chunk.as_ref().map(|chunk| Place::of(chunk, 0)).transpose()?;
        let name = new.id.to_string();
        let mut transaction = self.write().await?;
        let change = next_change(&mut transaction).await?;
        let state = &new.state;
        let inserted = sqlx::query(
            "INSERT INTO matches (id, opening, secret, owner, game, variant, started, length, \
             change, changed, is_over, waiting, bots, deadline, result) \
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        )
        .bind(&name)
        .bind(&new.opening)
        .bind(&new.secret)
        .bind(new.owner.to_string())
        .bind(&new.labels.game)
        .bind(&new.labels.variant)
        .bind(millis(state.changed))
        .bind(place.map_or(0, |place| place.last))
        .bind(change)
        .bind(millis(state.changed))
        .bind(state.over)
        .bind(state.waiting)
        .bind(state.bots)
        .bind(state.deadline.map(millis))
        .bind(&state.result)
        .execute(&mut *transaction)
        .await?;
        if inserted.rows_affected() == 0 {
            return Err(StoreError::Exists(new.id));
        }
        for ((seat, guest), player) in (0i64..).zip(&new.seats).zip(&new.labels.players) {
            sqlx::query("INSERT INTO seats (match_id, seat, player, guest) VALUES (?, ?, ?, ?)")
                .bind(&name)
                .bind(seat)
                .bind(player)
                .bind(guest.map(|guest| guest.to_string()))
                .execute(&mut *transaction)
                .await?;
        }
        if let (Some(chunk), Some(place)) = (&new.chunk, place) {
            place.insert(&mut transaction, &name, &chunk.text).await?;
        }
        transaction.commit().await?;
        self.ring();
        Ok(())
    }

    /// A match with its whole log.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn load(&self, match_id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
        let name = match_id.to_string();
        let mut transaction = self.read().await?;
        let found = sqlx::query("SELECT * FROM matches WHERE id = ?")
            .bind(&name)
            .fetch_optional(&mut *transaction)
            .await?;
        let Some(found) = found else {
            return Ok(None);
        };
        let chunks = chunks_after(&mut transaction, &name, 0).await?;
        let seats: Vec<(String, Option<String>)> =
            sqlx::query_as("SELECT player, guest FROM seats WHERE match_id = ? ORDER BY seat")
                .bind(&name)
                .fetch_all(&mut *transaction)
                .await?;
        let length = count(found.try_get("length")?)?;
        let end = chunks
            .iter()
            .try_fold(0, |end, chunk| (chunk.first == end + 1).then_some(chunk.last));
        if end != Some(length) {
            return Err(StoreError::Damaged("the log of a match has a gap"));
        }
        let guests = seats
            .iter()
            .map(|(_, guest)| guest.as_deref().map(id).transpose());
        Ok(Some(StoredMatch {
            opening: found.try_get("opening")?,
            chunks,
            secret: found.try_get("secret")?,
            seats: guests.collect::<Result<_, _>>()?,
            owner: id(found.try_get("owner")?)?,
            labels: Labels {
                game: found.try_get("game")?,
                variant: found.try_get("variant")?,
                players: seats.into_iter().map(|(player, _)| player).collect(),
            },
            started: time(found.try_get("started")?)?,
            state: row::state(&found)?,
        }))
    }

    /// The chunks of a log that begin after this many entries. Empty if there is no such match.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn since(&self, id: MatchId, entries: u64) -> Result<Vec<Chunk>, StoreError> {
        let mut transaction = self.read().await?;
        chunks_after(&mut transaction, &id.to_string(), number(entries)?).await
    }

    /// Deletes a match and its log. `false` if there is none.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn delete(&self, id: MatchId) -> Result<bool, StoreError> {
        let name = id.to_string();
        let mut transaction = self.write().await?;
        let deleted = sqlx::query("DELETE FROM matches WHERE id = ?")
            .bind(&name)
            .execute(&mut *transaction)
            .await?;
        if deleted.rows_affected() == 0 {
            return Ok(false);
        }
        let change = next_change(&mut transaction).await?;
        sqlx::query(
            "INSERT INTO departures (match_id, change) VALUES (?, ?) \
             ON CONFLICT (match_id) DO UPDATE SET change = excluded.change",
        )
        .bind(&name)
        .bind(change)
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        self.ring();
        Ok(true)
    }
}

async fn chunks_after(
    connection: &mut SqliteConnection,
    name: &str,
    entries: i64,
) -> Result<Vec<Chunk>, StoreError> {
    let rows: Vec<(i64, i64, String)> = sqlx::query_as(
        "SELECT first_entry, last_entry, lines FROM chunks \
         WHERE match_id = ? AND first_entry > ? ORDER BY first_entry",
    )
    .bind(name)
    .bind(entries)
    .fetch_all(connection)
    .await?;
    rows.into_iter().map(row::chunk).collect()
}
