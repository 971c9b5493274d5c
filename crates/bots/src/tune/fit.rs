//! Fits weights to predict the results of matches.
//!
//! A seat's probability of winning is modelled as e to the power of its weighted features,
//! divided by the sum over all seats: for two seats this is logistic regression on the
//! difference, for more the conditional logit. The weights are found by Newton's method, which is
//! deterministic.

use super::Sample;

/// The result of a fit.
#[derive(Clone, PartialEq, Debug)]
pub struct Fit {
    /// One for every feature.
    pub weights: Vec<f64>,
    /// The average log loss in nats: ln 2 for two seats without knowledge.
    pub loss: f64,
    /// The share of samples whose winner was predicted.
    pub foretold: f64,
}

/// The L2 regularisation per sample, against features that hardly occur.
const RESTRAINT: f64 = 1e-4;
const ROUNDS: usize = 25;

/// Fits weights to samples that all have this many features.
///
/// # Panics
/// If there are no samples.
pub fn fit(samples: &[Sample], features: usize) -> Fit {
    assert!(!samples.is_empty(), "nothing to learn from");
    let mut weights = vec![0.0; features];
    for _ in 0..ROUNDS {
        let (slope, bend) = slope_and_bend(samples, &weights);
        let step = solve(bend, slope);
        let largest = step.iter().fold(0.0, |most: f64, part| most.max(part.abs()));
        for (weight, part) in weights.iter_mut().zip(&step) {
            *weight += part;
        }
        if largest < 1e-7 {
            break;
        }
    }
    let count = samples.len() as f64;
    let surprise: f64 = samples.iter().map(|sample| surprise(sample, &weights)).sum();
    let foretold = samples
        .iter()
        .filter(|sample| is_foretold(sample, &weights))
        .count();
    Fit {
        weights,
        loss: surprise / count,
        foretold: foretold as f64 / count,
    }
}

/// The predicted share of each seat with these weights.
fn chances(sample: &Sample, weights: &[f64]) -> Vec<f64> {
    let score = |features: &Vec<f32>| -> f64 {
        let each = weights.iter().zip(features);
        each.map(|(weight, &feature)| weight * f64::from(feature)).sum()
    };
    let scores: Vec<f64> = sample.features.iter().map(score).collect();
    let best = scores.iter().copied().fold(f64::MIN, f64::max);
    let odds: Vec<f64> = scores.iter().map(|score| (score - best).exp()).collect();
    let all: f64 = odds.iter().sum();
    odds.iter().map(|odds| odds / all).collect()
}

fn surprise(sample: &Sample, weights: &[f64]) -> f64 {
    let chances = chances(sample, weights);
    let each = sample.shares.iter().zip(&chances);
    each.map(|(&share, chance)| -f64::from(share) * chance.max(1e-12).ln())
        .sum()
}

fn is_foretold(sample: &Sample, weights: &[f64]) -> bool {
    let chances = chances(sample, weights);
    let first = |values: &[f64]| (0..values.len()).max_by(|&a, &b| values[a].total_cmp(&values[b]));
    let shares: Vec<f64> = sample.shares.iter().map(|&share| f64::from(share)).collect();
    first(&chances) == first(&shares)
}

/// The gradient and the negative Hessian of the log-likelihood.
fn slope_and_bend(samples: &[Sample], weights: &[f64]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let count = weights.len();
    let hold = RESTRAINT * samples.len() as f64;
    let mut slope: Vec<f64> = weights.iter().map(|weight| -hold * weight).collect();
    let mut bend = vec![vec![0.0; count]; count];
    for (index, row) in bend.iter_mut().enumerate() {
        row[index] = hold;
    }
    let mut average = vec![0.0; count];
    for sample in samples {
        let chances = chances(sample, weights);
        average.fill(0.0);
        for (seat, features) in sample.features.iter().enumerate() {
            for (average, &feature) in average.iter_mut().zip(features) {
                *average += chances[seat] * f64::from(feature);
            }
        }
        for (seat, features) in sample.features.iter().enumerate() {
            let missed = f64::from(sample.shares[seat]) - chances[seat];
            let off: Vec<f64> = features
                .iter()
                .zip(&average)
                .map(|(&feature, average)| f64::from(feature) - average)
                .collect();
            for (row, &part) in off.iter().enumerate() {
                slope[row] += missed * f64::from(features[row]);
                for (column, &other) in off.iter().enumerate() {
                    bend[row][column] += chances[seat] * part * other;
                }
            }
        }
    }
    (slope, bend)
}

/// Solves a system of linear equations by elimination.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for pivot in 0..size {
        let largest = (pivot..size)
            .max_by(|&one, &other| matrix[one][pivot].abs().total_cmp(&matrix[other][pivot].abs()))
            .expect("rows are left");
        matrix.swap(pivot, largest);
        right.swap(pivot, largest);
        let (above, below) = matrix.split_at_mut(pivot + 1);
        let row = &above[pivot];
        for (offset, other) in below.iter_mut().enumerate() {
            let factor = other[pivot] / row[pivot];
            for (value, part) in other.iter_mut().zip(row).skip(pivot) {
                *value -= factor * part;
            }
            right[pivot + 1 + offset] -= factor * right[pivot];
        }
    }
    for pivot in (0..size).rev() {
        let known: f64 = (pivot + 1..size)
            .map(|column| matrix[pivot][column] * right[column])
            .sum();
        right[pivot] = (right[pivot] - known) / matrix[pivot][pivot];
    }
    right
}

#[cfg(test)]
mod tests {
    use dice::SeededDice;
    use rules::Dice;

    use super::*;

    /// Samples whose winners are drawn with the probabilities given by these weights.
    fn drawn(weights: &[f64], seats: u32, count: usize) -> Vec<Sample> {
        let mut dice = SeededDice::new(9);
        (0..count)
            .map(|_| {
                let mut feature = || dice.below(1000) as f32 / 250.0 - 2.0;
                let features = (0..seats)
                    .map(|_| weights.iter().map(|_| feature()).collect())
                    .collect();
                let mut sample = Sample {
                    features,
                    shares: vec![0.0; seats as usize],
                };
                let chances: Vec<u32> = chances(&sample, weights)
                    .iter()
                    .map(|chance| (chance * 1e6) as u32)
                    .collect();
                sample.shares[dice.weighted(&chances)] = 1.0;
                sample
            })
            .collect()
    }

    #[test]
    fn the_weights_that_made_the_winners_are_found_again() {
        let truth = [1.5, -0.7, 0.0];
        for seats in [2, 3, 5] {
            let fit = fit(&drawn(&truth, seats, 20_000), 3);
            for (found, real) in fit.weights.iter().zip(truth) {
                assert!((found - real).abs() < 0.06, "{seats} seats: {:?}", fit.weights);
            }
            assert!(fit.loss < f64::from(seats).ln());
            assert!(fit.foretold > 1.2 / f64::from(seats));
        }
    }

    #[test]
    fn a_feature_that_is_never_there_weighs_nothing() {
        let mut samples = drawn(&[1.0], 2, 1_000);
        for sample in &mut samples {
            for features in &mut sample.features {
                features.push(0.0);
            }
        }
        assert!(fit(&samples, 2).weights[1].abs() < 1e-9);
    }
}
