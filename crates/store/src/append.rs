//! Appends to logs. Concurrent writes share the wait for the disk: everything that is queued when
//! the writer becomes free goes into one transaction.

use std::mem;
use std::sync::{Mutex, PoisonError};

use sqlx::{Connection, SqliteConnection};
use tokio::sync::oneshot;

use crate::row::{count, millis, number};
use crate::store::next_change;
use crate::{AppendError, Chunk, MatchId, State, Store, StoreError};

/// The queue of pending writes.
#[derive(Default)]
pub(crate) struct Queue(Mutex<Vec<Job>>);

/// Entries for one log, and the channel for the answer.
struct Job {
    id: MatchId,
    place: Place,
    text: String,
    state: State,
    answer: oneshot::Sender<Result<(), AppendError>>,
}

/// The place of a chunk in its log.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    /// The number of entries before it.
    expected: i64,
    first: i64,
    pub(crate) last: i64,
}

impl Store {
    /// Appends entries to a log that has `expected` entries, all together. The entries are on the
    /// disk when this returns.
    ///
    /// # Errors
    /// [`AppendError::Conflict`] if the log has another length, [`AppendError::NoSuchMatch`] if
    /// there is no such match. Nothing has changed in either case.
    pub async fn append(
        &self,
        id: MatchId,
        expected: u64,
        chunk: &Chunk,
        state: &State,
    ) -> Result<(), AppendError> {
        let (answer, answered) = oneshot::channel();
        self.queue().push(Job {
            id,
            place: Place::of(chunk, expected)?,
            text: chunk.text.clone(),
            state: state.clone(),
            answer,
        });
        // In its own task: the other jobs need their answers even if this caller stops waiting.
        let store = self.clone();
        tokio::spawn(async move { store.write_waiting().await });
        let lost = |_| Err(StoreError::from(sqlx::Error::WorkerCrashed).into());
        answered.await.unwrap_or_else(lost)
    }

    /// Writes everything in the queue as soon as the writer is free. Often another caller has
    /// already done it, and nothing is left to do.
    pub(crate) async fn write_waiting(&self) {
        let writer = self.database().writer.acquire().await;
        let jobs = self.queue().take();
        if jobs.is_empty() {
            return;
        }
        let written = match writer {
            Ok(mut connection) => write_together(&mut connection, &jobs).await,
            Err(error) => Err(error.into()),
        };
        let answers = written
            .unwrap_or_else(|error: StoreError| jobs.iter().map(|_| Err(error.clone().into())).collect());
        for (job, answer) in jobs.into_iter().zip(answers) {
            // The caller may no longer be waiting.
            let _ = job.answer.send(answer);
        }
    }
}

impl Queue {
    fn push(&self, job: Job) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(job);
    }

    fn take(&self) -> Vec<Job> {
        mem::take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Place {
    /// The place of a chunk after `expected` entries, if it belongs there.
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
    pub(crate) async fn insert(
        self,
        connection: &mut SqliteConnection,
        name: &str,
        text: &str,
    ) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO chunks (match_id, first_entry, last_entry, lines) VALUES (?, ?, ?, ?)")
            .bind(name)
            .bind(self.first)
            .bind(self.last)
            .bind(text)
            .execute(connection)
            .await?;
        Ok(())
    }
}

/// One transaction for all jobs. If the database fails, it fails for all of them.
async fn write_together(
    connection: &mut SqliteConnection,
    jobs: &[Job],
) -> Result<Vec<Result<(), AppendError>>, StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut answers = Vec::with_capacity(jobs.len());
    for job in jobs {
        match write(&mut transaction, job).await {
            Err(AppendError::Store(error)) => return Err(error),
            answer => answers.push(answer),
        }
    }
    transaction.commit().await?;
    Ok(answers)
}

async fn write(connection: &mut SqliteConnection, job: &Job) -> Result<(), AppendError> {
    let name = job.id.to_string();
    // Nobody else can write between this query and the following ones.
    let length: Option<i64> = sqlx::query_scalar("SELECT length FROM matches WHERE id = ?")
        .bind(&name)
        .fetch_optional(&mut *connection)
        .await
        .map_err(StoreError::from)?;
    let length = length.ok_or(AppendError::NoSuchMatch)?;
    if length != job.place.expected {
        return Err(AppendError::Conflict {
            length: count(length)?,
        });
    }
    let change = next_change(connection).await?;
    sqlx::query(
        "UPDATE matches SET length = ?, change = ?, changed = ?, is_over = ?, waiting = ?, bots = ?, \
         deadline = ?, result = ? WHERE id = ?",
    )
    .bind(job.place.last)
    .bind(change)
    .bind(millis(job.state.changed))
    .bind(job.state.over)
    .bind(job.state.waiting)
    .bind(job.state.bots)
    .bind(job.state.deadline.map(millis))
    .bind(&job.state.result)
    .bind(&name)
    .execute(&mut *connection)
    .await
    .map_err(StoreError::from)?;
    Ok(job.place.insert(connection, &name, &job.text).await?)
}

#[cfg(test)]
mod tests {
    use play::Time;

    use super::*;
    use crate::{GuestId, Labels, NewMatch};

    fn state() -> State {
        State {
            changed: Time::EPOCH,
            over: false,
            waiting: 1,
            bots: 0,
            deadline: None,
            result: None,
        }
    }

    fn new_match(bits: u64) -> NewMatch {
        NewMatch {
            id: MatchId::new(bits),
            opening: String::new(),
            chunk: None,
            secret: None,
            seats: Vec::new(),
            owner: GuestId::new(1),
            labels: Labels {
                game: "heaps".to_owned(),
                variant: "standard".to_owned(),
                players: Vec::new(),
            },
            state: state(),
        }
    }

    fn chunk(first: u64, bytes: usize) -> Chunk {
        Chunk {
            first,
            last: first,
            text: "x".repeat(bytes),
        }
    }

    #[tokio::test]
    async fn a_full_disk_is_told_to_all_who_wait_and_nothing_is_half_written() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path(), [0; 32]).await.unwrap();
        let ids = [1, 2].map(MatchId::new);
        for bits in [1, 2] {
            store.create(&new_match(bits)).await.unwrap();
        }
        let before = store.latest().await.unwrap();
        // The database may not grow any further, which to SQLite looks like a full disk.
        sqlx::query("PRAGMA max_page_count = 1")
            .execute(&store.database().writer)
            .await
            .unwrap();
        let (small, large, state) = (chunk(1, 10), chunk(1, 100_000), state());
        let both = tokio::join!(
            store.append(ids[0], 0, &small, &state),
            store.append(ids[1], 0, &large, &state)
        );
        assert!(
            matches!(
                both,
                (
                    Err(AppendError::Store(StoreError::Database(_))),
                    Err(AppendError::Store(StoreError::Database(_)))
                )
            ),
            "{both:?}"
        );
        assert_eq!(store.latest().await.unwrap(), before);
        // There is room again, because a new connection replaces the one that failed.
        for (id, chunk) in ids.into_iter().zip([small, large]) {
            store.append(id, 0, &chunk, &state).await.unwrap();
            assert_eq!(store.load(id).await.unwrap().unwrap().chunks, [chunk]);
        }
    }
}
