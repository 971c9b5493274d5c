//! The only thread that appends to logs. It commits all waiting jobs in one transaction, so that
//! however many wait, the disk is waited for once.
//!
//! It uses a connection of its own directly. Everything else goes through a pool, whose connections
//! have threads too: there every statement costs a way to such a thread and back, and nothing is
//! done as often as actions are stored.

use std::collections::HashSet;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver};
use std::thread;

use rusqlite::Connection;
use tokio::sync::{Mutex, oneshot};

use crate::appending::{Job, connect, together, truncate_log};
use crate::bell::Bell;
use crate::{AppendError, OpenError, StoreError};

/// More jobs do not go into one transaction: nobody waits for a whole flood.
const MOST: usize = 256;

/// Locked while something is written, over any connection. SQLite lets only one connection write at
/// a time as well, but a connection that waits there polls, and may never find it free.
pub(crate) type Turns = Arc<Mutex<()>>;

/// A change that is made over the writer's connection and answers by itself.
pub(crate) type Change = Box<dyn FnOnce(&mut Connection) + Send>;

/// What the writer is asked.
enum Order {
    Write(Box<Job>),
    /// To make a change of another kind.
    Change(Change),
    /// The writer ends, and answers when everything asked before is done.
    End(oneshot::Sender<()>),
    /// The writer runs this statement over its connection.
    #[cfg(test)]
    Run(&'static str),
}

/// A handle to the writer's thread, which ends when the last handle is dropped.
pub(crate) struct Writer(mpsc::Sender<Order>);

/// What the writer works with.
struct Desk {
    file: PathBuf,
    /// Nothing after a failure: then another one is opened.
    connection: Option<Connection>,
    turns: Turns,
    bell: Arc<Bell>,
}

impl Writer {
    /// Begins to write to a database.
    ///
    /// # Errors
    /// If it cannot be opened, or there can be no thread.
    pub(crate) fn over(file: &Path, turns: Turns, bell: Arc<Bell>) -> Result<Writer, OpenError> {
        let connection = connect(file).map_err(|error| OpenError::log(file, error))?;
        let (orders, waiting) = mpsc::channel();
        let desk = Desk {
            file: file.to_owned(),
            connection: Some(connection),
            turns,
            bell,
        };
        let thread = thread::Builder::new().name("log-writer".to_owned());
        let begun = thread.spawn(move || desk.work(&waiting));
        begun.map_err(|error| OpenError::file(file, error))?;
        Ok(Writer(orders))
    }

    /// Asks for something to be written; the answer comes where the job says.
    pub(crate) fn write(&self, job: Job) {
        // If the writer is gone, so is the answer's sender, and the caller is told.
        let _ = self.0.send(Order::Write(Box::new(job)));
    }

    /// Asks for another change.
    pub(crate) fn change(&self, change: Change) {
        let _ = self.0.send(Order::Change(change));
    }

    /// Ends the writer when all that was asked for is written. It is the last to close the file.
    pub(crate) async fn end(&self) {
        let (done, ended) = oneshot::channel();
        if self.0.send(Order::End(done)).is_ok() {
            let _ = ended.await;
        }
    }

    /// Does this over the writer's connection.
    #[cfg(test)]
    pub(crate) fn run(&self, statement: &'static str) {
        let _ = self.0.send(Order::Run(statement));
    }
}

impl Desk {
    /// Writes what waits, again and again.
    fn work(mut self, waiting: &Receiver<Order>) {
        let turns = Arc::clone(&self.turns);
        let mut jobs = Vec::new();
        while let Ok(order) = waiting.recv() {
            // Others who are about to ask may enqueue first: one transaction for both costs hardly
            // more than for one.
            thread::yield_now();
            let turn = turns.blocking_lock();
            let mut next = Some(order);
            let (mut changes, mut end) = (Vec::new(), None);
            while let Some(order) = next {
                match order {
                    Order::Write(job) => jobs.push(*job),
                    Order::Change(change) => changes.push(change),
                    Order::End(done) => end = Some(done),
                    #[cfg(test)]
                    Order::Run(statement) => self.run(statement),
                }
                let goes_on = end.is_none() && jobs.len() < MOST;
                next = goes_on.then(|| waiting.try_recv().ok()).flatten();
            }
            self.write_all(&mut jobs);
            for change in changes {
                self.make(change);
            }
            drop(turn);
            if let Some(done) = end {
                self.close();
                let _ = done.send(());
                return;
            }
        }
    }

    /// Does these jobs and answers them.
    fn write_all(&mut self, jobs: &mut Vec<Job>) {
        while !jobs.is_empty() {
            let later = jobs.split_off(different(jobs));
            let answers = match self.write_together(jobs) {
                Ok(answers) => {
                    self.bell.ring();
                    answers
                }
                Err(error) => {
                    let error = StoreError::from(error);
                    jobs.iter().map(|_| Err(error.clone().into())).collect()
                }
            };
            for (job, answer) in std::mem::replace(jobs, later).into_iter().zip(answers) {
                // The caller may have gone away.
                let _ = job.answer.send(answer);
            }
        }
    }

    /// Moves everything into the one file.
    fn close(&mut self) {
        if let Some(connection) = self.connection.take() {
            // If this fails nothing is lost: the next process to open the file reads the log beside
            // it.
            let _ = truncate_log(&connection);
        }
    }

    /// Makes a change. If there is no connection, or it panics, the waiting caller is told.
    fn make(&mut self, change: Change) {
        let connection = match self.connection.take() {
            Some(connection) => Ok(connection),
            None => connect(&self.file),
        };
        // One change that panics, which is a fault of ours, must not end the thread for all others.
        if let Ok(mut connection) = connection
            && panic::catch_unwind(AssertUnwindSafe(|| change(&mut connection))).is_ok()
        {
            self.connection = Some(connection);
        }
    }

    /// One transaction for all. If the database fails, it fails for all of them.
    fn write_together(&mut self, jobs: &[Job]) -> rusqlite::Result<Vec<Result<(), AppendError>>> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => connect(&self.file)?,
        };
        // After a failure, whatever has become of the transaction goes with the connection.
        let answers = together(&mut connection, jobs)?;
        self.connection = Some(connection);
        Ok(answers)
    }

    #[cfg(test)]
    fn run(&self, statement: &str) {
        let connection = self.connection.as_ref().expect("a connection");
        connection
            .query_row(statement, [], |_| Ok(()))
            .expect("it is done");
    }
}

/// How many of the first jobs are for different matches. Two for one match do not go into one
/// transaction: the second is written only where the first has been.
fn different(jobs: &[Job]) -> usize {
    let mut seen = HashSet::new();
    let again = jobs.iter().position(|job| !seen.insert(job.id));
    again.unwrap_or(jobs.len())
}
