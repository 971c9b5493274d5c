//! Compares `sample` with all histories that look the same to a viewer.
//!
//! With a component set so small that all histories can be enumerated, the probability of every
//! position follows from the rules alone: chance has its weights, and for a hidden choice of
//! another seat all alternatives that look the same are equally likely (or follow a [`Habit`]).
//! What the viewer *did* see of a choice says nothing about its reasons. `sample` must return
//! exactly these positions with these probabilities.
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

/// Makes positions equal that `sample` need not distinguish: takes back the hidden choices of
/// others in a step that is still open.
pub type Normalise<'a, P> = dyn Fn(P, Viewer) -> P + 'a;

/// Draws are added until the expected count of the rarest position reaches this.
const EXPECTED: f64 = 25.0;

/// The maximum number of draws.
const MOST_DRAWS: usize = 300_000;

/// The significance level: correct odds fail once in a million comparisons. Seeds are fixed, so a
/// test that has passed passes again.
const LEAST_LIKELY: f64 = 1e-6;

/// Random matches with a tiny component set, along which `sample` is compared with all histories
/// that look the same.
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

/// Counts what was compared.
#[derive(Clone, PartialEq, Debug)]
pub struct SamplingReport {
    /// The number of comparisons, each of one moment of a match as one viewer saw it.
    pub compared: usize,
    /// The largest number of positions that looked the same.
    pub most_cases: usize,
    /// The number of worlds sampled.
    pub draws: usize,
    /// The smallest p-value found.
    pub least_likely: f64,
}

/// How well samples fit a [`Distribution`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SampleFit {
    /// The number of draws.
    pub draws: usize,
    /// The p-value: the probability that correct odds deviate as much as this.
    pub likelihood: f64,
}

impl<'a, G: Game> Sampling<'a, G>
where
    G::Position: Observe + Notation,
{
    /// Four matches with this number of seats; set tiny [`options`](Sampling::options).
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

    /// Sets options with a tiny component set.
    #[must_use]
    pub fn options(mut self, options: Options<G>) -> Self {
        self.options = options;
        self
    }

    /// Sets the number of matches.
    #[must_use]
    pub fn matches(mut self, matches: usize) -> Self {
        self.matches = matches;
        self
    }

    /// Sets the number of moments per match that are compared, for every viewer.
    #[must_use]
    pub fn moments(mut self, moments: usize) -> Self {
        self.moments = moments;
        self
    }

    /// Sets the minimum number of worlds sampled for one comparison.
    #[must_use]
    pub fn draws(mut self, draws: usize) -> Self {
        self.draws = draws;
        self
    }

    /// Sets another seed than 1.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Sets how the others choose, if not uniformly among what looks the same.
    #[must_use]
    pub fn habit(mut self, habit: &'a Habit<'a, G::Position>) -> Self {
        self.habit = Some(habit);
        self
    }

    /// Sets what makes positions equal that `sample` need not distinguish.
    #[must_use]
    pub fn normalise(mut self, normalise: &'a Normalise<'a, G::Position>) -> Self {
        self.normalise = Some(normalise);
        self
    }

    /// Compares along all matches.
    ///
    /// # Panics
    /// At the first failed comparison; the message has the reason, the seed and the log. Also if
    /// the component set is not tiny.
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
    /// The first failed comparison, as [`Law::SampleSupport`] or [`Law::SampleOdds`].
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

    /// A random match in which seats that choose at the same time do so lowest first, as
    /// [`histories`] enumerates them.
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

/// Compares the samples of `draw` with the expected distribution.
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
            "{draws} draws deviate this much with a probability of only {likelihood:.1e}; worst, with odds \
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
