//! Many chunks in one transaction.

use std::path::Path;

use rusqlite::{Connection, OpenFlags, Row, Transaction, TransactionBehavior, params};
use tokio::sync::oneshot;

use crate::database::{PAGES_KEPT, PATIENCE};
use crate::row::{millis, number};
use crate::{AppendError, Chunk, MatchId, State, StoreError};

/// Entries for one log, and where the answer goes.
pub(crate) struct Job {
    pub(crate) id: MatchId,
    pub(crate) place: Place,
    pub(crate) text: String,
    pub(crate) state: State,
    pub(crate) answer: oneshot::Sender<Result<(), AppendError>>,
}

/// Where in its log a chunk belongs.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    /// The entries before it.
    pub(crate) expected: i64,
    pub(crate) first: i64,
    pub(crate) last: i64,
}

/// A connection for this alone. Everything that was answered is on the disk.
pub(crate) fn connect(file: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(file, flags)?;
    connection.busy_timeout(PATIENCE)?;
    for (name, value) in [
        ("cache_size", PAGES_KEPT),
        ("foreign_keys", "ON"),
        ("synchronous", "FULL"),
        // Data of deleted guests must not survive in unused parts of the file.
        ("secure_delete", "ON"),
        // On macOS, data reaches the disk only with this option.
        ("fullfsync", "ON"),
        ("checkpoint_fullfsync", "ON"),
    ] {
        connection.pragma_update(None, name, value)?;
    }
    Ok(connection)
}

/// Moves the contents of the log beside the file into the file, and truncates the log.
pub(crate) fn truncate_log(connection: &Connection) -> rusqlite::Result<()> {
    connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))
}

/// The number of a change that is being made, over the same connection as the logs.
pub(crate) fn take_change(transaction: &Transaction<'_>) -> rusqlite::Result<i64> {
    transaction
        .prepare_cached("UPDATE house SET changes = changes + 1 RETURNING changes")?
        .query_row([], |row| row.get(0))
}

/// All rows about a match.
pub(crate) fn rows<T>(
    connection: &Connection,
    question: &str,
    name: &str,
    read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
) -> rusqlite::Result<Vec<T>> {
    let mut statement = connection.prepare_cached(question)?;
    statement.query_map([name], read)?.collect()
}

/// Writes all chunks that fit at the ends of their logs; the jobs are for different matches. Says
/// of each what has become of it.
pub(crate) fn together(
    connection: &mut Connection,
    jobs: &[Job],
) -> rusqlite::Result<Vec<Result<(), AppendError>>> {
    // It waits at its beginning, and not half-way, for others that write.
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let before: i64 = transaction
        .prepare_cached("SELECT changes FROM house")?
        .query_row([], |row| row.get(0))?;
    let mut changes = before;
    let mut answers = Vec::with_capacity(jobs.len());
    for job in jobs {
        let answer = append(&transaction, job, changes + 1)?;
        changes += i64::from(answer.is_ok());
        answers.push(answer);
    }
    transaction
        .prepare_cached("UPDATE house SET changes = ?")?
        .execute([changes])?;
    transaction.commit()?;
    Ok(answers)
}

/// Writes a chunk, unless its log has another length or there is no such match.
fn append(
    transaction: &Transaction<'_>,
    job: &Job,
    change: i64,
) -> rusqlite::Result<Result<(), AppendError>> {
    let name = job.id.to_string();
    let (place, state) = (job.place, &job.state);
    let grown = transaction
        .prepare_cached(
            "UPDATE matches SET length = ?, change = ?, changed = ?, is_over = ?, waiting = ?, \
             bots = ?, deadline = ?, result = ? WHERE id = ? AND length = ?",
        )?
        .execute(params![
            place.last,
            change,
            millis(state.changed),
            state.over,
            state.waiting,
            state.bots,
            state.deadline.map(millis),
            state.result,
            name,
            place.expected,
        ])?;
    if grown == 0 {
        return why_not(transaction, &name).map(Err);
    }
    place.insert(transaction, &name, &job.text)?;
    Ok(Ok(()))
}

/// Why a chunk was not written.
fn why_not(transaction: &Transaction<'_>, name: &str) -> rusqlite::Result<AppendError> {
    let length: Result<i64, _> = transaction
        .prepare_cached("SELECT length FROM matches WHERE id = ?")?
        .query_row([name], |row| row.get(0));
    match length {
        Ok(length) => Ok(match u64::try_from(length) {
            Ok(length) => AppendError::Conflict { length },
            Err(_) => StoreError::Damaged("a count is negative").into(),
        }),
        Err(rusqlite::Error::QueryReturnedNoRows) => Ok(AppendError::NoSuchMatch),
        Err(error) => Err(error),
    }
}

impl Place {
    /// The place of a chunk after this many entries, if it belongs there.
    pub(crate) fn of(chunk: &Chunk, expected: u64) -> Result<Place, StoreError> {
        if expected.checked_add(1) != Some(chunk.first) {
            return Err(StoreError::Unfit("the chunk does not begin where the log ends"));
        }
        if chunk.last < chunk.first {
            return Err(StoreError::Unfit("the chunk has no entries"));
        }
        Ok(Place {
            expected: number(expected)?,
            first: number(chunk.first)?,
            last: number(chunk.last)?,
        })
    }

    /// Stores the lines of the chunk.
    pub(crate) fn insert(
        self,
        transaction: &Transaction<'_>,
        name: &str,
        text: &str,
    ) -> rusqlite::Result<()> {
        transaction
            .prepare_cached(
                "INSERT INTO chunks (match_id, first_entry, last_entry, lines) VALUES (?, ?, ?, ?)",
            )?
            .execute(params![name, self.first, self.last, text])?;
        Ok(())
    }
}
