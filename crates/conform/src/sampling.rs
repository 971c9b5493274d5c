//! Comparing `sample` with all histories that look the same to a viewer.
//!
//! On a component set so small that all histories can be walked through, the
//! odds of every position follow from the rules alone: chance has its weights,
//! and of a choice that somebody else made unseen every alternative that looks
//! the same is equally likely (or as likely as a [`Habit`] says). What the
//! viewer *did* see of a choice tells nothing about its reasons. `sample` must
//! give exactly these positions, as often as they are likely.
//!
//! ```
//! use conform::sampling::Sampling;
//! use conform::toys::{Cards, ToySize};
//! use rules::Options;
//! let tiny = Options { variant: ToySize::Tiny, ..Options::default() };
//! let report = Sampling::<Cards>::new(2).options(tiny).matches(1).check();
//! assert!(report.most_cases > 1);
//! ```

use std::collections::HashMap;
use std::fmt;

use dice::SeededDice;
use rules::{Actor, Dice, Game, Notation, Observe, Options, Position, Viewer};

use crate::campaign::{chosen, written};
use crate::chi_squared;
pub use crate::histories::{Distribution, Habit, histories};
use crate::law::{Broken, Fail, Law, brief, ensure};
use crate::laws::{list, played, seen};

/// Makes positions equal that `sample` need not tell apart: takes back what
/// others have chosen, unseen, in a step that is still open.
pub type Normalise<'a, P> = dyn Fn(P, Viewer) -> P + 'a;

/// Draws are added until the rarest position is expected this often.
const EXPECTED: f64 = 25.0;

/// But no more than so many.
const MOST_DRAWS: usize = 300_000;

/// Right odds fail the test once in a million comparisons; seeds are fixed, so
/// that what has passed passes again.
const LEAST_LIKELY: f64 = 1e-6;

/// Random matches on a tiny component set, along which `sample` is compared
/// with all histories that look the same.
pub struct Sampling<'a, G: Game> {
    seats: u8,
    options: Options<G>,
    matches: usize,
    moments: usize,
    draws: usize,
    seed: u64,
    habit: Option<&'a Habit<'a, G::Position>>,
    normalise: Option<&'a Normalise<'a, G::Position>>,
}

/// What was compared.
#[derive(Clone, PartialEq, Debug)]
pub struct SamplingReport {
    /// Comparisons, each of one moment of a match as one viewer saw it.
    pub compared: usize,
    /// The most positions that looked the same.
    pub most_cases: usize,
    /// Worlds invented.
    pub draws: usize,
    /// The least likely deviation that was met, as a probability.
    pub least_likely: f64,
}

/// How well samples fit a [`Distribution`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SampleFit {
    /// How many were drawn.
    pub draws: usize,
    /// The probability that right odds deviate as much as this.
    pub likelihood: f64,
}

impl<'a, G: Game> Sampling<'a, G>
where
    G::Position: Observe + Notation,
{
    /// Four matches at a table with this many seats; set tiny
    /// [`options`](Sampling::options).
    pub fn new(seats: u8) -> Sampling<'a, G> {
        Sampling {
            seats,
            options: Options::default(),
            matches: 4,
            moments: 4,
            draws: 2_000,
            seed: 1,
            habit: None,
            normalise: None,
        }
    }

    /// Options with a tiny component set.
    #[must_use]
    pub fn options(mut self, options: Options<G>) -> Self {
        self.options = options;
        self
    }

    /// How many matches.
    #[must_use]
    pub fn matches(mut self, matches: usize) -> Self {
        self.matches = matches;
        self
    }

    /// How many moments of each match are looked at, by every viewer.
    #[must_use]
    pub fn moments(mut self, moments: usize) -> Self {
        self.moments = moments;
        self
    }

    /// How many worlds are invented for one comparison, at least.
    #[must_use]
    pub fn draws(mut self, draws: usize) -> Self {
        self.draws = draws;
        self
    }

    /// Other matches and draws than those of seed 1.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// How the others choose, where that is not uniform among what looks the same.
    #[must_use]
    pub fn habit(mut self, habit: &'a Habit<'a, G::Position>) -> Self {
        self.habit = Some(habit);
        self
    }

    /// What makes positions equal that `sample` need not tell apart.
    #[must_use]
    pub fn normalise(mut self, normalise: &'a Normalise<'a, G::Position>) -> Self {
        self.normalise = Some(normalise);
        self
    }

    /// Compares along all matches.
    ///
    /// # Panics
    /// At the first comparison that fails, saying why, the seed and the log;
    /// or if the component set is not tiny.
    #[track_caller]
    pub fn check(self) -> SamplingReport {
        match self.run() {
            Ok(report) => report,
            Err(broken) => panic!("{broken}"),
        }
    }

    /// Compares along all matches.
    ///
    /// # Errors
    /// The first comparison that fails, as [`Law::SampleSupport`] or [`Law::SampleOdds`].
    ///
    /// # Panics
    /// If the component set is not tiny.
    pub fn run(self) -> Result<SamplingReport, Broken> {
        let mut report = SamplingReport {
            compared: 0,
            most_cases: 0,
            draws: 0,
            least_likely: 1.0,
        };
        for number in 0..self.matches {
            let dice = &mut SeededDice::for_part(self.seed, number as u64);
            let log = self.one_match(dice);
            for _ in 0..self.moments {
                let log = &log[..=dice.below(log.len() as u32) as usize];
                self.moment(log, &mut report, dice).map_err(|fail| Broken {
                    law: fail.law,
                    game: G::ID,
                    options: format!("{:?}", self.options),
                    seats: self.seats,
                    seed: self.seed,
                    number,
                    detail: fail.detail,
                    log: written::<G>(&self.options, self.seats, log),
                })?;
            }
        }
        Ok(report)
    }

    /// A random match in which seats that choose together do so lowest first,
    /// as [`histories`] walks them.
    fn one_match(&self, dice: &mut dyn Dice) -> Log<G> {
        let mut position = G::start(&self.options, self.seats);
        let mut log = Vec::new();
        while let Some(actor) = position.next_actor() {
            let action = chosen(&position, actor, &list(&position, actor), None, dice);
            position.play_unchecked(actor, action);
            log.push((actor, action));
        }
        log
    }

    fn moment(
        &self,
        log: &[(Actor, <G::Position as Position>::Action)],
        report: &mut SamplingReport,
        dice: &mut dyn Dice,
    ) -> Result<(), Fail> {
        let start = G::start(&self.options, self.seats);
        let end = log.iter().fold(start.clone(), |position, &(actor, action)| {
            played(&position, actor, action)
        });
        for viewer in seen::viewers(&end) {
            let mut position = start.clone();
            let mut events = Vec::new();
            for &(actor, action) in log {
                events.extend(position.event(actor, action, viewer));
                position = played(&position, actor, action);
            }
            let normalise = |position| match self.normalise {
                Some(normalise) => normalise(position, viewer),
                None => position,
            };
            let expected = histories(&start, viewer, &events, self.habit).map(normalise);
            let fit = compare(&expected, self.draws, || {
                normalise(G::Position::sample(&end.view(viewer), dice))
            })
            .map_err(|fail| Fail {
                detail: format!("for {viewer:?}: {}", fail.detail),
                ..fail
            })?;
            report.compared += 1;
            report.most_cases = report.most_cases.max(expected.cases.len());
            report.draws += fit.draws;
            report.least_likely = report.least_likely.min(fit.likelihood);
        }
        Ok(())
    }
}

type Log<G> = Vec<(Actor, <<G as Game>::Position as Position>::Action)>;

/// Compares what `draw` gives with what it should give.
fn compare<P: Observe>(
    expected: &Distribution<P>,
    draws: usize,
    mut draw: impl FnMut() -> P,
) -> Result<SampleFit, Fail> {
    let rarest = expected.cases.iter().map(|&(_, odds)| odds).fold(1.0, f64::min);
    let draws = draws.max((EXPECTED / rarest).ceil() as usize).min(MOST_DRAWS);
    let index: HashMap<&P, usize> = expected
        .cases
        .iter()
        .enumerate()
        .map(|(index, (position, _))| (position, index))
        .collect();
    let mut observed = vec![0u64; expected.cases.len()];
    for _ in 0..draws {
        let position = draw();
        let case = index.get(&position).copied();
        ensure!(
            case.is_some(),
            Law::SampleSupport,
            "no history that looks the same leads to the sampled {}",
            brief(&position)
        );
        observed[case.unwrap_or_default()] += 1;
    }
    let counts = || expected.cases.iter().zip(&observed);
    let never = counts().find(|((_, odds), observed)| **observed == 0 && odds * draws as f64 >= EXPECTED);
    if let Some(((position, odds), _)) = never {
        ensure!(
            false,
            Law::SampleSupport,
            "never sampled in {draws} draws, though its odds are {odds:.6}: {}",
            brief(position)
        );
    }
    let likelihood = chi_squared::likelihood(
        &counts()
            .map(|((_, odds), &observed)| (odds * draws as f64, observed))
            .collect::<Vec<_>>(),
    );
    let worst = counts().max_by(|one, other| {
        let off = |((_, odds), observed): &(&(P, f64), &u64)| {
            let expected = odds * draws as f64;
            (**observed as f64 - expected).powi(2) / expected
        };
        off(one).total_cmp(&off(other))
    });
    let plausible = likelihood >= LEAST_LIKELY;
    if let Some(((position, odds), observed)) = worst {
        ensure!(
            plausible,
            Law::SampleOdds,
            "{draws} draws deviate so much with a probability of {likelihood:.1e} only; worst, with odds \
             {odds:.6} but drawn {observed} times: {}",
            brief(position)
        );
    }
    Ok(SampleFit { draws, likelihood })
}

impl fmt::Display for SamplingReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} comparisons, at most {} positions that look the same, {} draws, least likely deviation {:.1e}",
            self.compared, self.most_cases, self.draws, self.least_likely
        )
    }
}
