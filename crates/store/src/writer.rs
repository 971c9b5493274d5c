//! The one task that lets logs grow. Whatever waits when it is free goes into one
//! transaction, so that however many wait, the disk is waited for once.

use std::sync::Arc;

use sqlx::{Acquire as _, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use crate::bell::Bell;
use crate::database::Database;
use crate::row::{count, millis, number};
use crate::{AppendError, Chunk, MatchId, State, StoreError};

/// So many chunks go into one transaction at most: nobody waits for a whole flood.
const MOST: usize = 256;

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
    expected: i64,
    first: i64,
    pub(crate) last: i64,
}

/// What the writer is asked.
enum Order {
    Write(Box<Job>),
    /// To answer when all that was asked before is done.
    Finish(oneshot::Sender<()>),
}

/// Whoever has this can ask the writer. It ends when nobody has it any more.
pub(crate) struct Writer(mpsc::UnboundedSender<Order>);

impl Writer {
    /// Begins to write to a database.
    pub(crate) fn over(database: Arc<Database>, bell: Arc<Bell>) -> Writer {
        let (orders, waiting) = mpsc::unbounded_channel();
        tokio::spawn(write_all(database, bell, waiting));
        Writer(orders)
    }

    /// Asks for something to be written; the answer comes where the job says.
    pub(crate) fn write(&self, job: Job) {
        // If the writer is gone, so is the answer's sender, and whoever waits is told.
        let _ = self.0.send(Order::Write(Box::new(job)));
    }

    /// Ends when all that was asked for is written.
    pub(crate) async fn finish(&self) {
        let (done, finished) = oneshot::channel();
        if self.0.send(Order::Finish(done)).is_ok() {
            let _ = finished.await;
        }
    }
}

/// Writes what waits, again and again.
async fn write_all(database: Arc<Database>, bell: Arc<Bell>, mut waiting: mpsc::UnboundedReceiver<Order>) {
    let mut orders = Vec::new();
    while waiting.recv_many(&mut orders, MOST).await > 0 {
        let mut jobs = Vec::new();
        let mut finished = Vec::new();
        for order in orders.drain(..) {
            match order {
                Order::Write(job) => jobs.push(*job),
                Order::Finish(done) => finished.push(done),
            }
        }
        if !jobs.is_empty() {
            let answers = match together(&database, &jobs).await {
                Ok(answers) => {
                    bell.ring();
                    answers
                }
                Err(error) => jobs.iter().map(|_| Err(error.clone().into())).collect(),
            };
            for (job, answer) in jobs.into_iter().zip(answers) {
                // Whoever asked may have gone away.
                let _ = job.answer.send(answer);
            }
        }
        for done in finished {
            let _ = done.send(());
        }
    }
}

/// What begins a transaction. It waits here, and not half-way, for others that write.
macro_rules! begin {
    () => {
        "BEGIN IMMEDIATE;"
    };
}

/// One chunk, if its log is as long as expected: then it gives a row with the
/// number that was bound last. Nobody else can write between its statements.
macro_rules! write_one {
    () => {
        "UPDATE house SET changes = changes + 1; \
         UPDATE matches SET length = ?, change = (SELECT changes FROM house), changed = ?, \
         is_over = ?, waiting = ?, bots = ?, deadline = ?, result = ? WHERE id = ? AND length = ?; \
         INSERT INTO chunks (match_id, first_entry, last_entry, lines) \
         SELECT ?, ?, ?, ? WHERE changes() = 1 RETURNING ?;"
    };
}

/// The same for four chunks.
macro_rules! write_four {
    () => {
        concat!(write_one!(), write_one!(), write_one!(), write_one!())
    };
}

const BEGIN: &str = begin!();
/// How many chunks are written by one question, and what is asked then; the most first.
const WRITE: [(usize, &str); 3] = [
    (
        16,
        concat!(write_four!(), write_four!(), write_four!(), write_four!()),
    ),
    (4, write_four!()),
    (1, write_one!()),
];
const ALONE: &str = concat!(begin!(), write_one!(), "COMMIT");
const COMMIT: &str = "COMMIT";

/// One transaction for all. If the database fails, it fails for all of them.
async fn together(database: &Database, jobs: &[Job]) -> Result<Vec<Result<(), AppendError>>, StoreError> {
    let mut connection = database.writer.acquire().await?;
    let written = in_transaction(connection.acquire().await?, jobs).await;
    let written = match written {
        Ok(written) => written,
        Err(error) => {
            // Whatever has become of its transaction goes with the connection.
            let _ = connection.close().await;
            return Err(error);
        }
    };
    let mut answers = Vec::with_capacity(jobs.len());
    for (job, written) in jobs.iter().zip(written) {
        answers.push(if written {
            Ok(())
        } else {
            Err(why_not(&mut connection, job).await?)
        });
    }
    Ok(answers)
}

/// Says of each job whether it was written. The database works on a thread of
/// its own, and every question costs a way there and back: so as few are asked
/// as possible, and for a single job only one.
async fn in_transaction(connection: &mut SqliteConnection, jobs: &[Job]) -> Result<Vec<bool>, StoreError> {
    if jobs.len() == 1 {
        return written(connection, ALONE, jobs).await;
    }
    sqlx::query(BEGIN).execute(&mut *connection).await?;
    let mut all = Vec::with_capacity(jobs.len());
    let mut left = jobs;
    for (count, statements) in WRITE {
        while let Some((some, others)) = left.split_at_checked(count) {
            all.extend(written(connection, statements, some).await?);
            left = others;
        }
    }
    sqlx::query(COMMIT).execute(connection).await?;
    Ok(all)
}

/// Runs the statements of these jobs to their end; says of each whether it was written.
async fn written(
    connection: &mut SqliteConnection,
    statements: &'static str,
    jobs: &[Job],
) -> Result<Vec<bool>, StoreError> {
    let mut query = sqlx::query_scalar(statements);
    for (number, job) in (0i64..).zip(jobs) {
        let name = job.id.to_string();
        query = query
            .bind(job.place.last)
            .bind(millis(job.state.changed))
            .bind(job.state.over)
            .bind(job.state.waiting)
            .bind(job.state.bots)
            .bind(job.state.deadline.map(millis))
            .bind(&job.state.result)
            .bind(name.clone())
            .bind(job.place.expected)
            .bind(name)
            .bind(job.place.first)
            .bind(job.place.last)
            .bind(&job.text)
            .bind(number);
    }
    let written: Vec<i64> = query.fetch_all(connection).await?;
    Ok((0..)
        .zip(jobs)
        .map(|(number, _)| written.contains(&number))
        .collect())
}

/// Why a chunk was not written.
async fn why_not(connection: &mut SqliteConnection, job: &Job) -> Result<AppendError, StoreError> {
    let length: Option<i64> = sqlx::query_scalar("SELECT length FROM matches WHERE id = ?")
        .bind(job.id.to_string())
        .fetch_optional(connection)
        .await?;
    Ok(match length {
        None => AppendError::NoSuchMatch,
        Some(length) => AppendError::Conflict {
            length: count(length)?,
        },
    })
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
