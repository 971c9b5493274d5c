//! Solving a game in the background, so that a perfect player can sit down.
//!
//! Another process does the work: it needs gigabytes for a while, and what happens to it must not
//! happen to the server. It saves its progress, so a server that is stopped goes on where it was
//! when somebody asks again. One game is solved at a time.

use std::io::{BufRead, BufReader, Read};
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use bots::{Bot, Tables};
use games::{AnyOptions, GameId};
use serde::Serialize;

/// Solves games, one at a time.
pub(crate) struct Solver {
    /// The program that solves; `None` where there is none.
    program: Option<PathBuf>,
    job: Arc<Mutex<Option<Job>>>,
}

/// A game that is being solved, or was.
struct Job {
    status: SolvingStatus,
    /// The process, as long as it runs.
    child: Option<Child>,
}

/// How far a game is solved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct SolvingStatus {
    #[serde(skip)]
    pub(crate) game: GameId,
    /// The rule set.
    pub(crate) rules: &'static str,
    /// How much of the whole work is done.
    pub(crate) percent: u64,
    /// Whether it goes on.
    pub(crate) running: bool,
    /// Why it has failed; empty if it has not.
    pub(crate) failure: String,
}

/// The parts of the work as the program names them, and what share of the time they take.
const PARTS: [(&str, u64); 3] = [
    ("solve-solving", 75),
    ("solve-checking", 8),
    ("solve-writing", 17),
];

/// No more is kept of what a program complains about.
const LONGEST_COMPLAINT: u64 = 2_000;

impl Solver {
    pub(crate) fn new(program: Option<PathBuf>) -> Solver {
        Solver {
            program,
            job: Arc::default(),
        }
    }

    /// The rule sets of a game that could be solved here, but are not yet.
    pub(crate) fn unsolved(&self, game: GameId) -> Vec<&'static str> {
        if self.program.is_none() || !Bot::all(game).iter().any(|bot| matches!(bot, Bot::Perfect(_))) {
            return Vec::new();
        }
        let variants = game.variants().into_iter();
        variants.filter(|rules| !is_solved(game, rules)).collect()
    }

    /// The progress of the solving that is under way, or that ended last.
    pub(crate) fn status(&self) -> Option<SolvingStatus> {
        self.job().as_ref().map(|job| job.status.clone())
    }

    /// Begins to solve a game under a rule set, unless something is being solved already.
    pub(crate) fn begin(&self, game: GameId, rules: &'static str) {
        let Some(program) = &self.program else {
            return;
        };
        let mut job = self.job();
        if job.as_ref().is_some_and(|job| job.status.running) {
            return;
        }
        let mut status = SolvingStatus {
            game,
            rules,
            percent: 0,
            running: true,
            failure: String::new(),
        };
        let started = Command::new(program)
            .args(["solve", game.id(), "--rules", rules, "--progress"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn();
        let child = match started {
            Ok(mut child) => {
                let output = child.stdout.take();
                let job = Arc::clone(&self.job);
                thread::spawn(move || follow(&job, output));
                Some(child)
            }
            Err(error) => {
                status.running = false;
                status.failure = error.to_string();
                None
            }
        };
        *job = Some(Job { status, child });
    }

    /// Ends what runs. It has saved its progress.
    pub(crate) fn stop(&self) {
        if let Some(child) = self.job().as_mut().and_then(|job| job.child.as_mut()) {
            // It may have ended by itself.
            let _ = child.kill();
        }
    }

    fn job(&self) -> MutexGuard<'_, Option<Job>> {
        locked(&self.job)
    }
}

fn locked(job: &Mutex<Option<Job>>) -> MutexGuard<'_, Option<Job>> {
    job.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Whether there is a table for this rule set.
pub(crate) fn is_solved(game: GameId, rules: &str) -> bool {
    let options = AnyOptions::new(game, Some(rules), None).ok();
    let start = options.and_then(|options| options.start(*game.seats().start()).ok());
    start.is_some_and(|start| Tables::installed().know(&start))
}

/// Keeps the status up to date until the program ends.
fn follow(job: &Mutex<Option<Job>>, output: Option<ChildStdout>) {
    let lines = output.map(|output| BufReader::new(output).lines());
    for line in lines.into_iter().flatten().map_while(Result::ok) {
        if let (Some(percent), Some(job)) = (overall(&line), locked(job).as_mut()) {
            job.status.percent = percent;
        }
    }
    let child = locked(job).as_mut().and_then(|job| job.child.take());
    let failure = child.map_or_else(String::new, |mut child| {
        let mut complaint = String::new();
        if let Some(errors) = child.stderr.take() {
            let _ = errors.take(LONGEST_COMPLAINT).read_to_string(&mut complaint);
        }
        match child.wait() {
            Ok(status) if status.success() => String::new(),
            Ok(status) if complaint.trim().is_empty() => status.to_string(),
            Ok(_) => complaint.trim().to_owned(),
            Err(error) => error.to_string(),
        }
    });
    if let Some(job) = locked(job).as_mut() {
        job.status.running = false;
        job.status.failure = failure;
    }
}

/// From a line of the program, such as `solve-checking 40`, how much of everything is done.
fn overall(line: &str) -> Option<u64> {
    let (part, percent) = line.split_once(' ')?;
    let percent: u64 = percent.parse().ok().filter(|percent| *percent <= 100)?;
    let place = PARTS.iter().position(|(name, _)| *name == part)?;
    let before: u64 = PARTS[..place].iter().map(|(_, share)| share).sum();
    Some(before + PARTS[place].1 * percent / 100)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_the_work_add_up() {
        assert_eq!(PARTS.iter().map(|(_, share)| share).sum::<u64>(), 100);
        assert_eq!(overall("solve-solving 0"), Some(0));
        assert_eq!(overall("solve-solving 100"), Some(75));
        assert_eq!(overall("solve-checking 50"), Some(79));
        assert_eq!(overall("solve-writing 100"), Some(100));
        for other in [
            "",
            "solve-solving",
            "solve-solving 101",
            "solve-solving -1",
            "other 5",
        ] {
            assert_eq!(overall(other), None, "{other}");
        }
    }
}
