//! Saves what can be read of a damaged database into a new one.
//!
//! Indexes are not used, because they may be damaged too: every table is read row by row, and
//! what cannot be read is stepped over. A match whose log has a hole keeps what was before it.

use std::path::Path;

use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Row, SqliteConnection};

use crate::database::{self, Depth};
use crate::{FolderLock, OpenError, RestoreError, Store};

/// The tables and their columns, parents first.
const TABLES: &[(&str, &[&str])] = &[
    ("guests", &["id", "name", "settings", "created"]),
    (
        "matches",
        &[
            "id",
            "opening",
            "secret",
            "owner",
            "game",
            "variant",
            "started",
            "length",
            "change",
            "changed",
            "is_over",
            "waiting",
            "bots",
            "deadline",
            "result",
            "company",
            "next_match",
        ],
    ),
    (
        "seats",
        &["match_id", "seat", "player", "guest", "seen", "link_series"],
    ),
    ("chunks", &["match_id", "first_entry", "last_entry", "lines"]),
    ("departures", &["match_id", "change"]),
    ("sayings", &["match_id", "number", "seat", "phrase", "said"]),
    ("knocks", &["match_id", "guest", "seat", "name", "agreed"]),
    (
        "former_guests",
        &["match_id", "seat", "guest", "name", "was_dealt"],
    ),
    ("seat_grants", &["match_id", "seat", "guest", "granted"]),
    ("lessons", &["guest", "game", "done", "changed"]),
    ("puzzle_tries", &["guest", "puzzle", "at_once", "solved", "tried"]),
];

/// The number of unreadable rows in succession that end a table: what comes after is lost too.
const FARTHEST: i64 = 1 << 40;

/// What became of a damaged database.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Salvaged {
    /// Matches that are as they were.
    pub whole: u64,
    /// Matches whose log ends earlier than it did.
    pub shortened: u64,
    /// Matches of which there is nothing but loose pieces.
    pub lost: u64,
    /// Guests with their names.
    pub guests: u64,
    /// Whether the key is still there. Without it nobody is recognised any more, and links lead
    /// nowhere.
    pub key: bool,
    /// How often something could not be read.
    pub gaps: u64,
}

/// A value of a row.
enum Value {
    Nothing,
    Number(i64),
    Text(String),
}

/// Saves what can be read of a database file into a folder that has no database yet. The damaged
/// file is not changed.
///
/// # Errors
/// If the file is none of ours, nothing of it can be read, or the folder is in use or has a
/// database.
pub async fn salvage(file: &Path, folder: &Path, entropy: [u8; 32]) -> Result<Salvaged, RestoreError> {
    let file = std::path::absolute(file).map_err(|error| OpenError::file(file, error))?;
    let target = database::file_in(folder)?;
    let _lock = FolderLock::take(folder)?;
    if target.exists() {
        return Err(RestoreError::Exists { file: target });
    }
    std::fs::metadata(&file).map_err(|error| OpenError::file(&file, error))?;
    let opened = database::reading(&file).connect().await;
    let mut damaged = opened.map_err(|error| OpenError::database(&file, error))?;
    let key: Option<String> = sqlx::query_scalar("SELECT signing_key FROM house")
        .fetch_optional(&mut damaged)
        .await
        .ok()
        .flatten();
    // It makes the tables, in their newest form.
    let store = Store::open(folder, entropy).await?;
    store.close().await;
    let saved = save(&mut damaged, &target, key).await;
    let _ = damaged.close().await;
    let saved = saved.map_err(|error| OpenError::database(&target, error))?;
    check(&target).await?;
    Ok(saved)
}

async fn save(
    damaged: &mut SqliteConnection,
    target: &Path,
    key: Option<String>,
) -> Result<Salvaged, sqlx::Error> {
    let mut fresh = database::writing(target).foreign_keys(false).connect().await?;
    let mut salvaged = Salvaged::default();
    sqlx::query("BEGIN IMMEDIATE").execute(&mut fresh).await?;
    if let Some(key) = key {
        let kept = sqlx::query("UPDATE house SET signing_key = ? WHERE length(?1) = 64")
            .bind(key)
            .execute(&mut fresh)
            .await?;
        salvaged.key = kept.rows_affected() > 0;
    }
    for (table, columns) in TABLES {
        salvaged.gaps += copy(damaged, &mut fresh, table, columns).await?;
    }
    tidy_up(&mut fresh, &mut salvaged).await?;
    sqlx::query("COMMIT").execute(&mut fresh).await?;
    fresh.close().await?;
    Ok(salvaged)
}

/// Copies the rows of a table that can be read; returns how often one could not.
async fn copy(
    damaged: &mut SqliteConnection,
    fresh: &mut SqliteConnection,
    table: &str,
    columns: &[&str],
) -> Result<u64, sqlx::Error> {
    let there = present(damaged, table, columns).await;
    if there.is_empty() {
        return Ok(0);
    }
    let list = there.join(", ");
    let read =
        format!("SELECT rowid, {list} FROM {table} NOT INDEXED WHERE rowid > ? ORDER BY rowid LIMIT 1");
    let places = vec!["?"; there.len()].join(", ");
    let write = format!("INSERT OR IGNORE INTO {table} ({list}) VALUES ({places})");
    // Rows are numbered from 1.
    let (mut at, mut step, mut gaps) = (0_i64, 1, 0);
    loop {
        let row = sqlx::query(AssertSqlSafe(read.as_str()))
            .bind(at)
            .fetch_optional(&mut *damaged)
            .await;
        match row {
            Ok(None) => return Ok(gaps),
            Ok(Some(row)) => {
                at = row.try_get(0)?;
                step = 1;
                let mut insert = sqlx::query(AssertSqlSafe(write.as_str()));
                for index in 1..=there.len() {
                    insert = match value(&row, index) {
                        Value::Nothing => insert.bind(None::<String>),
                        Value::Number(number) => insert.bind(number),
                        Value::Text(text) => insert.bind(text),
                    };
                }
                // A row that breaks a rule of the table is damaged, whatever it says.
                if insert.execute(&mut *fresh).await.is_err() {
                    gaps += 1;
                }
            }
            Err(_) => {
                // The next row may lie on another page.
                gaps += 1;
                at = at.saturating_add(step);
                step *= 2;
                if step > FARTHEST {
                    return Ok(gaps);
                }
            }
        }
    }
}

/// The columns that a table has: older versions have fewer.
async fn present<'a>(damaged: &mut SqliteConnection, table: &str, columns: &[&'a str]) -> Vec<&'a str> {
    let names: Vec<String> = sqlx::query_scalar("SELECT name FROM pragma_table_info(?)")
        .bind(table)
        .fetch_all(damaged)
        .await
        .unwrap_or_default();
    let there = columns
        .iter()
        .filter(|column| names.iter().any(|name| name == **column));
    there.copied().collect()
}

fn value(row: &SqliteRow, index: usize) -> Value {
    if let Ok(Some(number)) = row.try_get::<Option<i64>, _>(index) {
        return Value::Number(number);
    }
    match row.try_get::<Option<String>, _>(index) {
        Ok(Some(text)) => Value::Text(text),
        _ => Value::Nothing,
    }
}

/// Makes what was saved consistent: logs without holes, and nothing that belongs to no match.
async fn tidy_up(fresh: &mut SqliteConnection, salvaged: &mut Salvaged) -> Result<(), sqlx::Error> {
    salvaged.lost = sqlx::query_scalar::<_, i64>(
        "SELECT count(*) FROM (SELECT match_id FROM chunks UNION SELECT match_id FROM seats) \
         WHERE match_id NOT IN (SELECT id FROM matches)",
    )
    .fetch_one(&mut *fresh)
    .await? as u64;
    let ids: Vec<(String, i64)> = sqlx::query_as("SELECT id, length FROM matches")
        .fetch_all(&mut *fresh)
        .await?;
    for (id, length) in ids {
        let chunks: Vec<(i64, i64)> = sqlx::query_as(
            "SELECT first_entry, last_entry FROM chunks WHERE match_id = ? ORDER BY first_entry",
        )
        .bind(&id)
        .fetch_all(&mut *fresh)
        .await?;
        let mut end = 0;
        for (first, last) in chunks {
            if first != end + 1 {
                break;
            }
            end = last;
        }
        if end == length {
            salvaged.whole += 1;
            continue;
        }
        salvaged.shortened += 1;
        sqlx::query("DELETE FROM chunks WHERE match_id = ? AND first_entry > ?")
            .bind(&id)
            .bind(end)
            .execute(&mut *fresh)
            .await?;
        // It goes on from there; its result, if it had one, came later.
        sqlx::query("UPDATE matches SET length = ?, is_over = FALSE, result = NULL WHERE id = ?")
            .bind(end)
            .bind(&id)
            .execute(&mut *fresh)
            .await?;
    }
    for table in [
        "seats",
        "chunks",
        "sayings",
        "knocks",
        "former_guests",
        "seat_grants",
    ] {
        let orphans = format!("DELETE FROM {table} WHERE match_id NOT IN (SELECT id FROM matches)");
        sqlx::query(AssertSqlSafe(orphans)).execute(&mut *fresh).await?;
    }
    sqlx::query(
        "UPDATE house SET changes = max(changes, (SELECT coalesce(max(change), 0) FROM \
         (SELECT change FROM matches UNION ALL SELECT change FROM departures)))",
    )
    .execute(&mut *fresh)
    .await?;
    salvaged.guests = sqlx::query_scalar::<_, i64>("SELECT count(*) FROM guests")
        .fetch_one(&mut *fresh)
        .await? as u64;
    Ok(())
}

/// Checks what was saved as thoroughly as a backup.
///
/// # Errors
/// If it is damaged all the same.
async fn check(file: &Path) -> Result<(), OpenError> {
    let opened = database::reading(file).connect().await;
    let mut connection = opened.map_err(|error| OpenError::database(file, error))?;
    database::inspect(&mut connection, file, Depth::All).await
}
