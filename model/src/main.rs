//! A tester that plays people, hosts, spectators and strangers at random against a real server,
//! keeps a model of what it knows, and checks the laws after every message:
//!
//! - nothing that was acknowledged is lost, also if the server is killed;
//! - nothing hidden is seen: planted cards, links, cookies and secrets, and twins, matches that
//!   differ in something hidden and must be answered alike;
//! - nobody acts for another: whatever changes in the store follows from what one person just
//!   did, and from their right to do it;
//! - every refusal has a reason, and nothing is the server's own fault.
//!
//! ```sh
//! cargo xtask model --messages 1000000
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
use std::time::Instant;

use crate::coverage::Coverage;
use crate::episode::{Episode, Journal};

/// A law that did not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Broken(pub(crate) String);

/// The steps from one seed. A step is a message, or something rarer.
const STEPS: usize = 500;

/// From so many messages on, everything must have been tried by everybody.
const ENOUGH: u64 = 12_000;

const USAGE: &str = "usage: model [--messages N] [--from SEED] | --seed SEED";

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
    for pair in words.chunks(2) {
        match pair {
            ["--messages", number] => messages = number.parse().unwrap_or(messages),
            ["--from", seed] => from = seed.parse().unwrap_or(from),
            ["--seed", seed] => only = seed.parse().ok(),
            _ => {
                eprintln!("{USAGE}");
                return ExitCode::from(2);
            }
        }
    }
    let holds = match only {
        Some(seed) => run(seed, &mut Coverage::default()),
        None => campaign(from, messages),
    };
    if holds {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Runs from one seed after the other until there were so many messages.
fn campaign(from: u64, messages: u64) -> bool {
    let began = Instant::now();
    let mut coverage = Coverage::default();
    let mut seed = from;
    let mut told = 0;
    // What is rare may be missing by chance: then twice as many must do.
    let goes_on = |coverage: &Coverage| {
        let sent = coverage.messages();
        sent < messages || messages >= ENOUGH && sent < 2 * messages && !coverage.gaps().is_empty()
    };
    while goes_on(&coverage) {
        if !run(seed, &mut coverage) {
            return false;
        }
        seed += 1;
        if coverage.messages() >= told + 50_000 {
            told = coverage.messages();
            println!("{told} messages, {:.0} s", began.elapsed().as_secs_f64());
        }
    }
    println!(
        "what{:32} by host player deputy spectator stranger other-site; right wrong stale foreign garbage",
        ""
    );
    print!("{}", coverage.report());
    println!(
        "{} messages from the seeds {from} to {} in {:.0} s: every law held",
        coverage.messages(),
        seed - 1,
        began.elapsed().as_secs_f64()
    );
    let gaps = coverage.gaps();
    for gap in &gaps {
        println!("{gap}");
    }
    gaps.is_empty() || messages < ENOUGH
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
    for line in kept.borrow().iter() {
        println!("{}", line.chars().take(400).collect::<String>());
    }
    println!(
        "seed {seed}: after these {} lines a law does not hold:",
        kept.borrow().len()
    );
    println!("{broken}");
    println!("once more: cargo xtask model --seed {seed}");
    false
}
