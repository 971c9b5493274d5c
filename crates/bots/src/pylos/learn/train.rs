//! Fits a net to boards with known results: stochastic gradient descent with Adam.

use games::game_pylos::RuleSet;
use rules::Dice;

use super::super::net::{BLOCK, HeadLayers, LARGEST, Layers, NARROW, ONE, Stage};
use super::super::patterns::{Applying, rows};
use super::{Known, shuffle};

/// The number of epochs.
const ROUNDS: usize = 8;
/// The batch size.
const BATCH: usize = 1024;
/// The learning rate at the start and at the end.
const FIRST_STEP: f32 = 2e-3;
const LAST_STEP: f32 = 2e-5;

/// Trains the net of a stage on the known boards.
pub(super) fn train(
    rules: RuleSet,
    stage: Stage,
    known: &mut [Known],
    dice: &mut dyn Dice,
    watch: &mut dyn FnMut(String),
) -> Layers {
    let mut trainer = Trainer::new(rules, stage, dice);
    let times: f64 = known.iter().map(|known| f64::from(known.times)).sum();
    let steps = ROUNDS * known.len().div_ceil(BATCH);
    let mut step = 0;
    for round in 1..=ROUNDS {
        shuffle(known, dice);
        let mut surprise = 0.0;
        for batch in known.chunks(BATCH) {
            for known in batch {
                let applying = Applying::new(rules, known.board);
                surprise += f64::from(trainer.learn(&applying, stage.head(known.board), known));
            }
            // The learning rate decays exponentially.
            let done = step as f32 / steps as f32;
            trainer.step(FIRST_STEP * (LAST_STEP / FIRST_STEP).powf(done), batch.len());
            step += 1;
        }
        watch(format!(
            "{stage:?}, round {round} of {ROUNDS}: loss {:.4} nats",
            surprise / times
        ));
    }
    trainer.layers
}

/// A net in training.
struct Trainer {
    layers: Layers,
    /// The gradient of this batch.
    slope: Layers,
    /// Adam's running averages of gradients and of their squares.
    drift: Layers,
    spread: Layers,
    steps: i32,
    /// The first layer for the current board, before and after clamping to 0 to 1.
    sums: Vec<[f32; BLOCK]>,
    wide: Vec<[f32; BLOCK]>,
}

impl Trainer {
    fn new(rules: RuleSet, stage: Stage, dice: &mut dyn Dice) -> Trainer {
        let blocks = stage.blocks(rules);
        let head = HeadLayers {
            second: vec![[[0.0; BLOCK]; NARROW]; blocks],
            second_start: [0.0; NARROW],
            last: [0.0; NARROW],
            last_start: 0.0,
        };
        let nothing = Layers {
            blocks,
            first: vec![[0.0; BLOCK]; blocks * (rows(rules) + 1)],
            heads: vec![head.clone(); stage.heads()],
        };
        let mut layers = nothing.clone();
        // Uniform from -most to most.
        let mut around = |most: f32| (dice.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0) * most;
        layers.first[..blocks].fill([0.3; BLOCK]);
        for number in layers.first[blocks..].iter_mut().flatten() {
            *number = around(0.1);
        }
        // All phases start the same, and a wide layer with sums no larger than those of a narrow
        // one.
        let mut head = head;
        let most = 0.3 / (blocks as f32).sqrt();
        for number in head.second.iter_mut().flatten().flatten() {
            *number = around(most);
        }
        head.second_start = [0.2; NARROW];
        for number in &mut head.last {
            *number = around(1.0);
        }
        layers.heads.fill(head);
        Trainer {
            layers,
            slope: nothing.clone(),
            drift: nothing.clone(),
            spread: nothing,
            steps: 0,
            sums: vec![[0.0; BLOCK]; blocks],
            wide: vec![[0.0; BLOCK]; blocks],
        }
    }

    /// Adds the gradient of one board; returns the loss.
    fn learn(&mut self, applying: &Applying, phase: usize, known: &Known) -> f32 {
        let &Known { share, times, .. } = known;
        let times = f32::from(times);
        let layers = &self.layers;
        let blocks = layers.blocks;
        let head = &layers.heads[phase];
        let mut narrow_sums = head.second_start;
        for block in 0..blocks {
            let mut sums = layers.first[block];
            for &row in applying.rows() {
                add(&mut sums, &layers.first[(usize::from(row) + 1) * blocks + block]);
            }
            let wide = sums.map(|sum| sum.clamp(0.0, 1.0));
            for (sum, weights) in narrow_sums.iter_mut().zip(&head.second[block]) {
                *sum += dot(weights, &wide);
            }
            self.sums[block] = sums;
            self.wide[block] = wide;
        }
        let narrow = narrow_sums.map(|sum| sum.clamp(0.0, 1.0));
        let odds = head.last_start + dot(&head.last, &narrow);
        let chance = 1.0 / (1.0 + (-odds).exp());

        let missed = times * (chance - share);
        let slope = &mut self.slope.heads[phase];
        slope.last_start += missed;
        let mut through = [0.0; NARROW];
        for place in 0..NARROW {
            slope.last[place] += missed * narrow[place];
            if narrow_sums[place] > 0.0 && narrow_sums[place] < 1.0 {
                through[place] = missed * head.last[place];
                slope.second_start[place] += through[place];
            }
        }
        for block in 0..blocks {
            let mut wide_slope = [0.0; BLOCK];
            for (place, &through) in through.iter().enumerate() {
                if through != 0.0 {
                    add_times(&mut slope.second[block][place], &self.wide[block], through);
                    add_times(&mut wide_slope, &head.second[block][place], through);
                }
            }
            for (slope, sum) in wide_slope.iter_mut().zip(&self.sums[block]) {
                *slope *= f32::from(u8::from(*sum > 0.0 && *sum < 1.0));
            }
            let rows = &mut self.slope.first;
            add(&mut rows[block], &wide_slope);
            for &row in applying.rows() {
                add(&mut rows[(usize::from(row) + 1) * blocks + block], &wide_slope);
            }
        }
        let certain = 1e-7;
        -times * (share * chance.max(certain).ln() + (1.0 - share) * (1.0 - chance).max(certain).ln())
    }

    /// Takes a gradient step.
    fn step(&mut self, size: f32, batch: usize) {
        const KEEP_DRIFT: f32 = 0.9;
        const KEEP_SPREAD: f32 = 0.999;
        const TINY: f32 = 1e-8;
        self.steps += 1;
        let whole_drift = 1.0 - KEEP_DRIFT.powi(self.steps);
        let whole_spread = 1.0 - KEEP_SPREAD.powi(self.steps);
        let size = size * whole_spread.sqrt() / whole_drift;
        let share = 1.0 / batch as f32;
        let numbers = self.layers.parts();
        let slopes = self.slope.parts();
        let averages = self.drift.parts().zip(self.spread.parts());
        for ((numbers, slopes), (drifts, spreads)) in numbers.zip(slopes).zip(averages) {
            for (((number, slope), drift), spread) in numbers.iter_mut().zip(slopes).zip(drifts).zip(spreads)
            {
                let down = *slope * share;
                *slope = 0.0;
                *drift = KEEP_DRIFT * *drift + (1.0 - KEEP_DRIFT) * down;
                *spread = KEEP_SPREAD * *spread + (1.0 - KEEP_SPREAD) * down * down;
                *number -= size * *drift / (spread.sqrt() + TINY);
            }
        }
        // What would not survive quantisation is not learnt in the first place.
        let most = f32::from(LARGEST) / ONE as f32;
        for number in self.layers.first.iter_mut().flatten() {
            *number = number.clamp(-most, most);
        }
    }
}

impl Layers {
    /// All parameters, in pieces.
    fn parts(&mut self) -> impl Iterator<Item = &mut [f32]> {
        let heads = self.heads.iter_mut().flat_map(|head| {
            [
                head.second.as_flattened_mut().as_flattened_mut(),
                &mut head.second_start,
                &mut head.last,
                std::slice::from_mut(&mut head.last_start),
            ]
        });
        std::iter::once(self.first.as_flattened_mut()).chain(heads)
    }
}

#[inline]
fn add<const N: usize>(to: &mut [f32; N], from: &[f32; N]) {
    for (to, from) in to.iter_mut().zip(from) {
        *to += from;
    }
}

#[inline]
fn add_times<const N: usize>(to: &mut [f32; N], from: &[f32; N], times: f32) {
    for (to, from) in to.iter_mut().zip(from) {
        *to += times * from;
    }
}

/// The dot product, in eight parts that a processor adds in parallel.
#[inline]
fn dot<const N: usize>(one: &[f32; N], other: &[f32; N]) -> f32 {
    const PARTS: usize = 8;
    let mut sums = [0.0; PARTS];
    for (one, other) in one.chunks_exact(PARTS).zip(other.chunks_exact(PARTS)) {
        for (sum, (one, other)) in sums.iter_mut().zip(one.iter().zip(other)) {
            *sum += one * other;
        }
    }
    sums.iter().sum()
}

#[cfg(test)]
mod tests {
    use dice::SeededDice;
    use games::game_pylos::{Board, Cells};

    use super::super::super::net::{Net, Part};
    use super::*;

    const BOARD: Board = Board {
        mover: Cells(0x0000_1263),
        other: Cells(0x0001_4014),
    };

    const WON: Known = Known {
        board: BOARD,
        share: 1.0,
        times: 1,
    };

    /// The computed gradient equals the numerical one.
    #[test]
    fn slopes_are_what_small_changes_show() {
        const SMALL: f32 = 1e-2;
        let (rules, stage) = (RuleSet::Expert, Stage::Opening);
        let applying = Applying::new(rules, BOARD);
        let phase = stage.head(BOARD);
        let blocks = stage.blocks(rules);
        let row = (usize::from(applying.rows()[3]) + 1) * blocks;
        let numbers: [fn(&mut Layers, usize, usize) -> &mut f32; 5] = [
            |layers, row, _| &mut layers.first[row][5],
            |layers, row, _| &mut layers.first[row + 1][17],
            |layers, _, phase| &mut layers.heads[phase].second[1][2][9],
            |layers, _, phase| &mut layers.heads[phase].last[1],
            |layers, _, phase| &mut layers.heads[phase].last_start,
        ];
        for (seed, times) in (1..6).zip([1, 2, 3, 4, 1]) {
            let known = Known { times, ..WON };
            let mut trainer = Trainer::new(rules, stage, &mut SeededDice::new(seed));
            trainer.learn(&applying, phase, &known);
            for (place, number) in numbers.iter().enumerate() {
                let reckoned = *number(&mut trainer.slope, row, phase);
                let mut surprise = |change: f32| {
                    *number(&mut trainer.layers, row, phase) += change;
                    trainer.learn(&applying, phase, &known)
                };
                let above = surprise(SMALL);
                let below = surprise(-2.0 * SMALL);
                surprise(SMALL);
                // Changes made by training in between must not count.
                let shown = (above - below) / (2.0 * SMALL);
                trainer.slope = Trainer::new(rules, stage, &mut SeededDice::new(seed)).slope;
                trainer.learn(&applying, phase, &known);
                assert!(
                    (reckoned - shown).abs() < 0.02 + 0.05 * shown.abs(),
                    "seed {seed}, number {place}: {reckoned} and {shown}"
                );
            }
        }
    }

    #[test]
    fn what_is_seen_often_is_learnt() {
        let rules = RuleSet::Standard;
        let lost = Known {
            board: Board {
                mover: BOARD.other,
                other: BOARD.mover,
            },
            share: 0.0,
            times: 1,
        };
        let known = [WON, lost].repeat(2 * BATCH);
        let dice = &mut SeededDice::new(3);
        let layers = Stage::BOTH.map(|stage| {
            let of_stage = |known: &&Known| Stage::of(known.board) == stage;
            let mut known: Vec<Known> = known.iter().filter(of_stage).copied().collect();
            train(rules, stage, &mut known, dice, &mut |_| ())
        });
        let [opening, rest] = layers.each_ref().map(Part::rounded);
        let net = Net::new(rules, opening, rest);
        assert!(net.value(WON.board) > 0 && net.value(lost.board) < 0);
    }
}
