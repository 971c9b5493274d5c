//! Logs grow here. Whoever waits for the disk at the same time waits together:
//! all that is ready when the writer is free goes into one transaction.

use std::mem;
use std::sync::{Mutex, PoisonError};

use sqlx::{Connection, SqliteConnection};
use tokio::sync::oneshot;

use crate::row::{count, millis, number};
use crate::store::next_change;
use crate::{AppendError, Chunk, MatchId, State, Store, StoreError};

/// What waits to be written.
#[derive(Default)]
pub(crate) struct Queue(Mutex<Vec<Job>>);

/// Entries for one log, and where the answer goes.
struct Job {
    id: MatchId,
    place: Place,
    text: String,
    state: State,
    answer: oneshot::Sender<Result<(), AppendError>>,
}

/// Where in its log a chunk belongs.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    /// The entries before it.
    expected: i64,
    first: i64,
    pub(crate) last: i64,
}

impl Store {
    /// Appends entries to a log that has `expected` entries, all together. When
    /// this is answered, they are on the disk.
    ///
    /// # Errors
    /// [`AppendError::Conflict`] if the log has another length,
    /// [`AppendError::NoSuchMatch`] if there is none. Then nothing has changed.
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
        // In a task of its own: others must get their answers even if nobody waits for this one.
        let store = self.clone();
        tokio::spawn(async move { store.write_waiting().await });
        let lost = |_| Err(StoreError::from(sqlx::Error::WorkerCrashed).into());
        answered.await.unwrap_or_else(lost)
    }

    /// Writes all that waits, as soon as the writer is free. Often somebody
    /// else has done so by then, and there is nothing left to do.
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
            // Whoever asked may have gone away.
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
    /// The place of a chunk after so many entries, if it belongs there.
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

/// One transaction for all. If the database fails, it fails for all of them.
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
    // Nobody else can write between this look and what follows.
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
