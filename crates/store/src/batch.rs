//! The statements that write many chunks in one transaction.

use std::fmt::Write as _;
use std::sync::LazyLock;

/// The statements for so many jobs at most. Where there are fewer, the other rows are empty.
pub(crate) struct Batch {
    jobs: usize,
    /// What is bound to them:
    /// - how many jobs there are;
    /// - for every row the match, the length that its log must have, its new length, how many jobs
    ///   come after this one, and the columns of the state;
    /// - for every row the match, how many jobs come after this one, the first entry, and the lines;
    /// - how many jobs there are.
    ///
    /// They give one row with one text: of each job that was written, how many come after it.
    pub(crate) statements: String,
}

/// More jobs do not go into one transaction: nobody waits for a whole flood.
pub(crate) const MOST: usize = 256;

/// Preparing a statement takes longer than running it, so there are only these.
static BATCHES: LazyLock<Vec<Batch>> = LazyLock::new(|| {
    let sizes = std::iter::successors(Some(1), |size| Some(size * 2));
    sizes.take_while(|size| *size <= MOST).map(Batch::new).collect()
});

impl Batch {
    /// The smallest that has room for so many jobs.
    ///
    /// # Panics
    /// For more than [`MOST`].
    pub(crate) fn for_jobs(jobs: usize) -> &'static Batch {
        let batch = BATCHES.iter().find(|batch| jobs <= batch.jobs);
        batch.expect("no more jobs than go into one transaction")
    }

    /// A row for each of these, and then empty ones.
    pub(crate) fn rows<T>(&self, jobs: impl Iterator<Item = T>) -> impl Iterator<Item = Option<T>> {
        jobs.map(Some)
            .chain(std::iter::repeat_with(|| None))
            .take(self.jobs)
    }

    fn new(jobs: usize) -> Batch {
        let rows = |row: &'static str| vec![row; jobs].join(", ");
        let mut statements = String::new();
        // It waits at its beginning, and not half-way, for others that write. Nobody else can
        // write between its statements, so a match with one of these changes was written by them.
        write!(
            statements,
            "BEGIN IMMEDIATE; \
             UPDATE house SET changes = changes + ?; \
             UPDATE matches SET length = job.column3, \
             change = (SELECT changes FROM house) - job.column4, changed = job.column5, \
             is_over = job.column6, waiting = job.column7, bots = job.column8, \
             deadline = job.column9, result = job.column10 \
             FROM (VALUES {}) AS job \
             WHERE matches.id = job.column1 AND matches.length = job.column2; \
             INSERT INTO chunks (match_id, first_entry, last_entry, lines) \
             SELECT matches.id, job.column3, matches.length, job.column4 \
             FROM (VALUES {}) AS job CROSS JOIN matches \
             WHERE matches.id = job.column1 \
             AND matches.change = (SELECT changes FROM house) - job.column2; \
             SELECT group_concat(house.changes - matches.change) FROM house CROSS JOIN matches \
             WHERE matches.change > house.changes - ?; \
             COMMIT",
            rows("(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
            rows("(?, ?, ?, ?)"),
        )
        .expect("writing to a string cannot fail");
        Batch { jobs, statements }
    }
}
