//! The one task that lets logs grow. Whatever waits when it is free goes into one
//! transaction, so that however many wait, the disk is waited for once.

use std::collections::HashSet;
use std::iter;
use std::sync::Arc;

use sqlx::{Acquire as _, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use crate::batch::{Batch, MOST};
use crate::bell::Bell;
use crate::database::Database;
use crate::row::{count, millis, number};
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
        // Whoever is about to ask for something as well is let go first: one transaction for both
        // costs hardly more than for one.
        tokio::task::yield_now().await;
        while orders.len() < MOST
            && let Ok(order) = waiting.try_recv()
        {
            orders.push(order);
        }
        let mut jobs = Vec::new();
        let mut finished = Vec::new();
        for order in orders.drain(..) {
            match order {
                Order::Write(job) => jobs.push(*job),
                Order::Finish(done) => finished.push(done),
            }
        }
        while !jobs.is_empty() {
            let later = jobs.split_off(different(&jobs));
            let answers = match together(&database, &jobs).await {
                Ok(answers) => {
                    bell.ring();
                    answers
                }
                Err(error) => jobs.iter().map(|_| Err(error.clone().into())).collect(),
            };
            for (job, answer) in std::mem::replace(&mut jobs, later).into_iter().zip(answers) {
                // Whoever asked may have gone away.
                let _ = job.answer.send(answer);
            }
        }
        for done in finished {
            let _ = done.send(());
        }
    }
}

/// How many of the first jobs are for different matches. Two for one match do not go into one
/// transaction: the second is written only where the first has been.
fn different(jobs: &[Job]) -> usize {
    let mut seen = HashSet::new();
    let again = jobs.iter().position(|job| !seen.insert(job.id));
    again.unwrap_or(jobs.len())
}

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

/// Says of each job whether it was written. The database works on a thread of its own, and every
/// question costs a way there and back, and so does every statement of it: so one question is
/// asked, and it has as many statements for many jobs as for one.
async fn in_transaction(connection: &mut SqliteConnection, jobs: &[Job]) -> Result<Vec<bool>, StoreError> {
    let batch = Batch::for_jobs(jobs.len());
    let all = number(jobs.len() as u64)?;
    let names: Vec<String> = jobs.iter().map(|job| job.id.to_string()).collect();
    // The first is numbered first: so its change is the furthest from the last one.
    let later = || (0..all).rev().map(Some).chain(iter::repeat(None));
    let rows = || batch.rows(jobs.iter().zip(&names)).zip(later());
    let mut query = sqlx::query_scalar(batch.statements.as_str()).bind(all);
    for (job, later) in rows() {
        query = query
            .bind(job.map(|(_, name)| name.as_str()))
            .bind(job.map(|(job, _)| job.place.expected))
            .bind(job.map(|(job, _)| job.place.last))
            .bind(later)
            .bind(job.map(|(job, _)| millis(job.state.changed)))
            .bind(job.map(|(job, _)| job.state.over))
            .bind(job.map(|(job, _)| job.state.waiting))
            .bind(job.map(|(job, _)| job.state.bots))
            .bind(job.and_then(|(job, _)| job.state.deadline.map(millis)))
            .bind(job.and_then(|(job, _)| job.state.result.as_deref()));
    }
    for (job, later) in rows() {
        query = query
            .bind(job.map(|(_, name)| name.as_str()))
            .bind(later)
            .bind(job.map(|(job, _)| job.place.first))
            .bind(job.map(|(job, _)| job.text.as_str()));
    }
    let written: Vec<Option<String>> = query.bind(all).fetch_all(connection).await?;
    let mut answers = vec![false; jobs.len()];
    for later in written.iter().flatten().flat_map(|list| list.split(',')) {
        let later: Option<usize> = later.parse().ok();
        let job = later.and_then(|later| answers.iter_mut().rev().nth(later));
        *job.ok_or(StoreError::Damaged("nobody asked for this change"))? = true;
    }
    Ok(answers)
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
