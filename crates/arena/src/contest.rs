use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use dice::SeededDice;
use games::{AnyOptions, AnyPosition, OptionsError};
use rules::{BySeat, Dice};

use crate::entrant::{Entrant, Thinking};
use crate::one_match::{Pairing, Played};
use crate::report::ContestReport;
use crate::seating::Seating;
use crate::sprt::{Sprt, SprtDecision};

/// The settings of a contest.
#[derive(Clone, Copy)]
pub struct Contest<'a> {
    /// The game, its rules and components.
    pub options: &'a AnyOptions,
    /// The number of seats.
    pub seats: u8,
    /// The entrants; see [`Seating::new`] for more or fewer than there are seats.
    pub entrants: &'a [&'a dyn Entrant],
    /// The minimum number of matches; only complete rounds are played.
    pub matches: u64,
    /// The seed of all chance and all random choices.
    pub seed: u64,
    /// The number of matches played at the same time.
    pub threads: usize,
    /// The thinking budget of every entrant.
    pub thinking: Thinking,
    /// Stop as soon as this test about the first entrant is decided.
    pub sprt: Option<Sprt>,
}

/// Finished matches, counted in order whichever thread plays them.
struct Tray {
    waiting: BTreeMap<u64, (BySeat<usize>, Played)>,
    next: u64,
    report: ContestReport,
    settled: bool,
}

impl Contest<'_> {
    /// The number of matches, unless the test is decided earlier.
    pub fn planned(&self) -> u64 {
        self.matches
            .max(1)
            .next_multiple_of(Seating::new(self.entrants.len(), self.seats).round())
    }

    /// Plays all matches; `progress` receives the number of finished ones.
    ///
    /// # Errors
    /// If the game does not support this number of seats.
    ///
    /// # Panics
    /// If there are no entrants.
    pub fn run(&self, progress: impl Fn(u64) + Sync) -> Result<ContestReport, OptionsError> {
        let start = self.options.start(self.seats)?;
        let seating = Seating::new(self.entrants.len(), self.seats);
        let names = self.entrants.iter().map(|entrant| entrant.name().to_owned());
        let tray = Mutex::new(Tray {
            waiting: BTreeMap::new(),
            next: 0,
            report: ContestReport::new(names.collect(), self.seats),
            settled: false,
        });
        let (taken, settled) = (AtomicU64::new(0), AtomicBool::new(false));
        let planned = self.planned();
        let work = || {
            while !settled.load(Ordering::Relaxed) {
                let number = taken.fetch_add(1, Ordering::Relaxed);
                if number >= planned {
                    break;
                }
                let entrants = seating.of(number);
                let played = self.play(&start, &seating, number, &entrants);
                let mut tray = tray.lock().expect("no thread panics while counting");
                tray.waiting.insert(number, (entrants, played));
                self.count(&mut tray, &seating);
                settled.fetch_or(tray.settled, Ordering::Relaxed);
                progress(tray.next);
            }
        };
        thread::scope(|scope| {
            for _ in 1..self.threads {
                scope.spawn(work);
            }
            work();
        });
        let tray = tray.into_inner().expect("no thread panics while counting");
        Ok(tray.report.finish(self.sprt))
    }

    fn play(&self, start: &AnyPosition, seating: &Seating, number: u64, entrants: &BySeat<usize>) -> Played {
        // All matches of a round have the same chance. The bots' own choices come from other
        // dice, so that thinking does not change the cards.
        let chance = SeededDice::for_part(self.seed, number / seating.round());
        let mut choices = SeededDice::for_part(!self.seed, number);
        let pairing = Pairing {
            start,
            options: self.options,
            entrants: entrants.map(|_, &entrant| self.entrants[entrant]),
            thinking: self.thinking,
            chance,
            seeds: BySeat::from_fn(self.seats, |_| choices.bits()),
        };
        pairing.play()
    }

    /// Counts the finished matches up to the first gap, and evaluates the test after every round.
    fn count(&self, tray: &mut Tray, seating: &Seating) {
        while !tray.settled
            && let Some((entrants, played)) = tray.waiting.remove(&tray.next)
        {
            tray.report.count(tray.next, &entrants, &played);
            tray.next += 1;
            if let Some(sprt) = self.sprt
                && tray.next.is_multiple_of(seating.round())
            {
                let first = &tray.report.standings[0];
                tray.settled = sprt.verdict(first.score, first.matches) != SprtDecision::Undecided;
            }
        }
    }
}
