//! Creating, loading and deleting matches.

use rules::MAX_SEATS;
use rusqlite::{Connection, Transaction, params};
use sqlx::SqliteConnection;

use crate::appending::{Place, rows, take_change};
use crate::database::next_change;
use crate::lists::going_of;
use crate::row::{self, count, id, millis, number, time};
use crate::{Chunk, Labels, MatchId, MostGoing, NewMatch, Store, StoreError, StoredMatch};

impl Store {
    /// Stores a new match.
    ///
    /// # Errors
    /// [`StoreError::Exists`] if a match with this id exists.
    pub async fn create(&self, new: &NewMatch) -> Result<(), StoreError> {
        self.create_within(new, None).await.map(drop)
    }

    /// The same, unless its owner has too many already; returns whether it was stored. Nothing
    /// comes between counting and storing.
    ///
    /// # Errors
    /// As above.
    pub async fn create_within(&self, new: &NewMatch, most: Option<MostGoing>) -> Result<bool, StoreError> {
        if new.seats.len() != new.labels.players.len() || new.seats.len() > MAX_SEATS {
            return Err(StoreError::Unfit("there must be a player for every seat"));
        }
        let place = new.chunk.as_ref().map(|chunk| Place::of(chunk, 0)).transpose()?;
        let new = new.clone();
        let created = self.change(move |transaction| {
            if let Some(most) = most
                && going_of(transaction, new.owner, most.after)? >= most.matches
            {
                return Ok(false);
            }
            let change = take_change(transaction)?;
            if !insert(transaction, &new, place, change)? {
                return Err(StoreError::Exists(new.id));
            }
            Ok(true)
        });
        let created = created.await?;
        if created {
            self.ring();
        }
        Ok(created)
    }

    /// A match with its whole log.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn load(&self, match_id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
        self.ask(move |connection| {
            // All of it from the same moment.
            let transaction = connection.unchecked_transaction()?;
            loaded(&transaction, &match_id.to_string())
        })
        .await
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

/// Inserts a new match; `false` if there is one with its id.
fn insert(
    transaction: &Transaction<'_>,
    new: &NewMatch,
    place: Option<Place>,
    change: i64,
) -> rusqlite::Result<bool> {
    let (name, state) = (new.id.to_string(), &new.state);
    let inserted = transaction
        .prepare_cached(
            "INSERT INTO matches (id, opening, secret, owner, game, variant, started, length, \
             change, changed, is_over, waiting, bots, deadline, result) \
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        )?
        .execute(params![
            name,
            new.opening,
            new.secret,
            new.owner.to_string(),
            new.labels.game,
            new.labels.variant,
            millis(state.changed),
            place.map_or(0, |place| place.last),
            change,
            millis(state.changed),
            state.over,
            state.waiting,
            state.bots,
            state.deadline.map(millis),
            state.result,
        ])?;
    if inserted == 0 {
        return Ok(false);
    }
    for ((seat, guest), player) in (0i64..).zip(&new.seats).zip(&new.labels.players) {
        transaction
            .prepare_cached("INSERT INTO seats (match_id, seat, player, guest) VALUES (?, ?, ?, ?)")?
            .execute(params![name, seat, player, guest.map(|guest| guest.to_string())])?;
    }
    if let (Some(chunk), Some(place)) = (&new.chunk, place) {
        place.insert(transaction, &name, &chunk.text)?;
    }
    Ok(true)
}

/// A match with its whole log.
fn loaded(connection: &Connection, name: &str) -> Result<Option<StoredMatch>, StoreError> {
    let mut found = connection.prepare_cached("SELECT * FROM matches WHERE id = ?")?;
    let mut found = found.query([name])?;
    let Some(found) = found.next()? else {
        return Ok(None);
    };
    let chunks = rows(
        connection,
        "SELECT first_entry, last_entry, lines FROM chunks WHERE match_id = ? ORDER BY first_entry",
        name,
        |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)),
    )?;
    let chunks: Vec<Chunk> = chunks.into_iter().map(row::chunk).collect::<Result<_, _>>()?;
    let seats: Vec<(String, Option<String>)> = rows(
        connection,
        "SELECT player, guest FROM seats WHERE match_id = ? ORDER BY seat",
        name,
        |row| Ok((row.get(0)?, row.get(1)?)),
    )?;
    let length = count(found.get("length")?)?;
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
        opening: found.get("opening")?,
        chunks,
        secret: found.get("secret")?,
        seats: guests.collect::<Result<_, _>>()?,
        owner: id(&found.get::<_, String>("owner")?)?,
        labels: Labels {
            game: found.get("game")?,
            variant: found.get("variant")?,
            players: seats.into_iter().map(|(player, _)| player).collect(),
        },
        started: time(found.get("started")?)?,
        state: row::state_of(found)?,
    }))
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
