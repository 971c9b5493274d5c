//! A tester that plays people, hosts, spectators and strangers at random against a real server,
//! keeps a model of what it knows, and checks the laws after every message:
//!
//! - nothing that was acknowledged is lost, also if the server is killed;
//! - nothing hidden is seen: planted cards, links, cookies and secrets, and twins, matches that
//!   differ in something hidden and must be answered alike;
//! - a hand stays with the one to whom it was dealt, or with a bot;
//! - nobody acts for another: whatever changes in the store follows from what one person just
//!   did, and from their right to do it;
//! - every refusal has a reason, and nothing is the server's own fault.
//!
//! ```sh
//! cargo xtask model --messages 1000000 --threads 4
//! cargo xtask model --seed 17        # the run that failed, once more
//! ```

mod cards;
mod coverage;
mod episode;
mod explain;
mod laws;
mod messages;
mod requests;
mod rng;
mod routes;
mod server;
mod settle;
mod tables;
mod talk;
mod truth;
mod twins;
mod values;

use std::cell::RefCell;
use std::panic::{self, AssertUnwindSafe};
use std::path::Path;
use std::process::ExitCode;
use std::rc::Rc;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use crate::coverage::Coverage;
use crate::episode::{Episode, Journal};

/// A law that did not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Broken(pub(crate) String);

/// The steps from one seed. A step is a message, or something rarer.
const STEPS: usize = 500;

/// The number of messages from which on everybody must have tried everything.
const ENOUGH: u64 = 12_000;

const USAGE: &str = "usage: model [--messages N] [--from SEED] [--threads N] | --seed SEED";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    if let ["serve", folder, port, seed] = words.as_slice()
        && let (Ok(port), Ok(seed)) = (port.parse(), seed.parse())
    {
        server::serve(Path::new(folder), port, seed);
        return ExitCode::SUCCESS;
    }
    let (mut messages, mut from, mut only) = (20_000, 1, None);
    let mut threads = thread::available_parallelism().map_or(1, usize::from);
    for pair in words.chunks(2) {
        match pair {
            ["--messages", number] => messages = number.parse().unwrap_or(messages),
            ["--from", seed] => from = seed.parse().unwrap_or(from),
            ["--threads", number] => threads = number.parse().unwrap_or(threads),
            ["--seed", seed] => only = seed.parse().ok(),
            _ => {
                eprintln!("{USAGE}");
                return ExitCode::from(2);
            }
        }
    }
    let holds = match only {
        Some(seed) => run(seed, &mut Coverage::default()),
        None => Campaign::new(from, messages).run(threads),
    };
    if holds {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Runs from one seed after the other until this many messages were sent.
struct Campaign {
    began: Instant,
    from: u64,
    messages: u64,
    state: Mutex<State>,
}

/// How far a campaign is.
struct State {
    next: u64,
    coverage: Coverage,
    told: u64,
    holds: bool,
}

impl Campaign {
    fn new(from: u64, messages: u64) -> Campaign {
        Campaign {
            began: Instant::now(),
            from,
            messages,
            state: Mutex::new(State {
                next: from,
                coverage: Coverage::default(),
                told: 0,
                holds: true,
            }),
        }
    }

    /// Each thread has its own seeds, servers and people. `false` if a law did not hold.
    fn run(&self, threads: usize) -> bool {
        thread::scope(|scope| {
            for _ in 0..threads.max(1) {
                scope.spawn(|| {
                    while let Some(seed) = self.next() {
                        let mut coverage = Coverage::default();
                        let holds = run(seed, &mut coverage);
                        self.finished(coverage, holds);
                    }
                });
            }
        });
        self.report()
    }

    /// The next seed, as long as something is to be done.
    fn next(&self) -> Option<u64> {
        let mut state = self.state();
        let sent = state.coverage.messages();
        // What is rare may be missing by chance: it comes within five times as many.
        let goes_on = sent < self.messages
            || self.messages >= ENOUGH && sent < 5 * self.messages && !state.coverage.gaps().is_empty();
        (state.holds && goes_on).then(|| {
            state.next += 1;
            state.next - 1
        })
    }

    fn finished(&self, coverage: Coverage, holds: bool) {
        let mut state = self.state();
        state.coverage.add(coverage);
        state.holds &= holds;
        if state.coverage.messages() >= state.told + 50_000 {
            state.told = state.coverage.messages();
            println!(
                "{} messages, {:.0} s",
                state.told,
                self.began.elapsed().as_secs_f64()
            );
        }
    }

    fn report(&self) -> bool {
        let state = self.state();
        if !state.holds {
            return false;
        }
        println!(
            "what{:32} by host player deputy spectator stranger other-site; right wrong stale foreign garbage",
            ""
        );
        print!("{}", state.coverage.report());
        println!(
            "{} messages from the seeds {} to {} in {:.0} s: every law held",
            state.coverage.messages(),
            self.from,
            state.next - 1,
            self.began.elapsed().as_secs_f64()
        );
        let gaps = state.coverage.gaps();
        for gap in &gaps {
            println!("{gap}");
        }
        gaps.is_empty() || self.messages < ENOUGH
    }

    fn state(&self) -> std::sync::MutexGuard<'_, State> {
        // A run that panics is caught, and holds no lock.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Runs from one seed; shows every message if a law does not hold.
fn run(seed: u64, coverage: &mut Coverage) -> bool {
    let journal: Journal = Rc::new(RefCell::new(Vec::new()));
    let kept = Rc::clone(&journal);
    let ran = panic::catch_unwind(AssertUnwindSafe(|| {
        let mut episode = Episode::new(seed, coverage, journal)?;
        for _ in 0..STEPS {
            episode.step()?;
        }
        Ok::<(), Broken>(())
    }));
    let broken = match ran {
        Ok(Ok(())) => return true,
        Ok(Err(broken)) => broken.0,
        Err(panic) => {
            let text = panic.downcast_ref::<String>().cloned();
            let text = text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
            format!("the tester was surprised: {}", text.unwrap_or_default())
        }
    };
    // In one piece, since others may find something at the same time.
    let mut said = String::new();
    for line in kept.borrow().iter() {
        said.extend(line.chars().take(400));
        said.push('\n');
    }
    let lines = kept.borrow().len();
    println!(
        "{said}seed {seed}: after these {lines} lines a law does not hold:\n{broken}\n\
         once more: cargo xtask model --seed {seed}"
    );
    false
}
