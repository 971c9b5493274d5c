//! Lists of matches, and which matches have changed.

use std::collections::HashMap;

use play::Time;
use rusqlite::{Connection, params};
use sqlx::sqlite::{Sqlite, SqliteRow};
use sqlx::{QueryBuilder, Row, SqliteConnection};

use crate::row::{self, count, id, millis, number, time};
use crate::{Change, Changed, Counts, Filter, GuestId, Labels, MatchId, Status, Store, StoreError, Summary};

impl Store {
    /// The matches that the filter selects, those first in which something was noticed last.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn list(&self, filter: &Filter) -> Result<Vec<Summary>, StoreError> {
        let mut query = QueryBuilder::<Sqlite>::new("SELECT * FROM matches WHERE TRUE");
        if let Some(guest) = filter.guest {
            query
                .push(" AND id IN (SELECT id FROM matches WHERE owner = ")
                .push_bind(guest.to_string())
                .push(" UNION SELECT match_id FROM seats WHERE guest = ")
                .push_bind(guest.to_string())
                .push(" UNION SELECT match_id FROM seat_grants WHERE guest = ")
                .push_bind(guest.to_string())
                .push(")");
        }
        match filter.status {
            Some(Status::Going) => query.push(" AND NOT is_over"),
            Some(Status::Over) => query.push(" AND is_over"),
            None => &mut query,
        };
        if let Some(before) = filter.before {
            query
                .push(" AND (changed, id) < (")
                .push_bind(millis(before.0))
                .push(", ")
                .push_bind(before.1.to_string())
                .push(")");
        }
        query
            .push(" ORDER BY changed DESC, id DESC LIMIT ")
            .push_bind(i64::from(filter.limit));
        let mut transaction = self.read().await?;
        let rows = query.build().fetch_all(&mut *transaction).await?;
        let mut seats = seats_of(&mut transaction, &rows).await?;
        rows.iter()
            .map(|row| {
                summary(
                    row,
                    seats.remove(row.try_get::<&str, _>("id")?).unwrap_or_default(),
                )
            })
            .collect()
    }

    /// The number of matches.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn count(&self) -> Result<Counts, StoreError> {
        let (all, going): (i64, i64) = sqlx::query_as(
            "SELECT (SELECT count(*) FROM matches), (SELECT count(*) FROM matches WHERE NOT is_over)",
        )
        .fetch_one(&self.database().readers)
        .await?;
        Ok(Counts {
            going: count(going)?,
            over: count(all - going)?,
        })
    }

    /// The number of matches per game that a guest has created or sat at.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn games_of(&self, guest: GuestId) -> Result<Vec<(String, u64)>, StoreError> {
        self.ask(move |connection| {
            let mut rows = connection.prepare_cached(
                "SELECT game, count(*) FROM matches WHERE id IN (SELECT id FROM matches WHERE owner = ?1 \
                 UNION SELECT match_id FROM seats WHERE guest = ?1) GROUP BY game ORDER BY game",
            )?;
            let rows = rows.query_map([guest.to_string()], |row| Ok((row.get(0)?, row.get(1)?)))?;
            let each = rows.map(|row| {
                let (game, matches) = row?;
                Ok((game, count(matches)?))
            });
            each.collect()
        })
        .await
    }

    /// The matches in progress that wait for a bot or for chance, and at which somebody sits.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn going(&self) -> Result<Vec<MatchId>, StoreError> {
        let rows: Vec<String> = sqlx::query_scalar(
            "SELECT id FROM matches WHERE NOT is_over AND (waiting = 0 OR (waiting & bots) <> 0) \
             AND EXISTS (SELECT 1 FROM seats WHERE match_id = matches.id AND guest IS NOT NULL) \
             ORDER BY change",
        )
        .fetch_all(&self.database().readers)
        .await?;
        rows.iter().map(|name| id(name)).collect()
    }

    /// The matches in progress in which a clock runs out before this time.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn due(&self, before: Time) -> Result<Vec<MatchId>, StoreError> {
        let rows: Vec<String> =
            sqlx::query_scalar("SELECT id FROM matches WHERE NOT is_over AND deadline < ? ORDER BY deadline")
                .bind(millis(before))
                .fetch_all(&self.database().readers)
                .await?;
        rows.iter().map(|name| id(name)).collect()
    }

    /// The number of matches in progress that a guest created and in which something happened
    /// after this time.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn going_of(&self, owner: GuestId, after: Time) -> Result<u64, StoreError> {
        self.ask(move |connection| going_of(connection, owner, after))
            .await
    }

    /// The latest change, a starting point for [`changes`](Store::changes).
    ///
    /// # Errors
    /// If the database fails.
    pub async fn latest(&self) -> Result<Change, StoreError> {
        let latest: i64 = sqlx::query_scalar("SELECT changes FROM house")
            .fetch_one(&self.database().readers)
            .await?;
        count(latest).map(Change)
    }

    /// The matches that changed after this point, with the lengths of their logs, and the point
    /// up to which the answer is complete. A deleted match has length 0, and
    /// [`load`](Store::load) does not find it.
    ///
    /// If nothing changed, this is a single index lookup.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn changes(&self, after: Change) -> Result<(Change, Vec<Changed>), StoreError> {
        let rows: Vec<(String, i64, i64, i64)> = sqlx::query_as(
            "SELECT id, length, company, change FROM matches WHERE change > ?1 \
             UNION ALL SELECT match_id, 0, 0, change FROM departures WHERE change > ?1 ORDER BY 4",
        )
        .bind(number(after.0)?)
        .fetch_all(&self.database().readers)
        .await?;
        let mut latest = after;
        let mut changed = Vec::with_capacity(rows.len());
        for (name, length, company, change) in rows {
            latest = Change(count(change)?);
            changed.push(Changed {
                id: id(&name)?,
                length: count(length)?,
                company: count(company)?,
            });
        }
        Ok((latest, changed))
    }
}

/// The same within a transaction.
pub(crate) fn going_of(connection: &Connection, owner: GuestId, after: Time) -> Result<u64, StoreError> {
    let mut going = connection
        .prepare_cached("SELECT count(*) FROM matches WHERE owner = ? AND NOT is_over AND changed > ?")?;
    count(going.query_row(params![owner.to_string(), millis(after)], |row| row.get(0))?)
}

/// The players and guests of a match.
type Seats = (Vec<String>, Vec<Option<GuestId>>);

/// The players and guests of these matches.
async fn seats_of(
    connection: &mut SqliteConnection,
    matches: &[SqliteRow],
) -> Result<HashMap<String, Seats>, StoreError> {
    let mut all: HashMap<String, Seats> = HashMap::new();
    // SQLite limits the number of parameters of a query.
    for some in matches.chunks(500) {
        let mut query =
            QueryBuilder::<Sqlite>::new("SELECT match_id, player, guest FROM seats WHERE match_id IN (");
        let mut names = query.separated(", ");
        for row in some {
            names.push_bind(row.try_get::<String, _>("id")?);
        }
        query.push(") ORDER BY match_id, seat");
        let rows: Vec<(String, String, Option<String>)> =
            query.build_query_as().fetch_all(&mut *connection).await?;
        for (name, player, guest) in rows {
            let (players, guests) = all.entry(name).or_default();
            players.push(player);
            guests.push(guest.as_deref().map(id).transpose()?);
        }
    }
    Ok(all)
}

fn summary(row: &SqliteRow, (players, seats): Seats) -> Result<Summary, StoreError> {
    Ok(Summary {
        id: id(row.try_get("id")?)?,
        labels: Labels {
            game: row.try_get("game")?,
            variant: row.try_get("variant")?,
            players,
        },
        seats,
        owner: id(row.try_get("owner")?)?,
        state: row::state(row)?,
        length: count(row.try_get("length")?)?,
        started: time(row.try_get("started")?)?,
        change: Change(count(row.try_get("change")?)?),
    })
}
