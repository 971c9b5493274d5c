//! Ratings from the places in matches with any number of seats.
//!
//! The model is that of Plackett and Luce: each seat gets the first place with probability
//! proportional to its strength, each of the others the second place likewise, and so on. With
//! two seats it is the Bradley-Terry model, on which the Elo scale is based. The
//! maximum-likelihood strengths are computed exactly, so unlike the running ratings of online
//! play they do not depend on the order of the matches.

use std::collections::BTreeMap;

use crate::interval::{Interval, Z};

/// Elo points per unit of the natural logarithm of strength.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// The Elo difference at which this share of the points is expected; infinite for 0 and 1.
///
/// ```
/// use arena::{Interval, rating::elo_from_share};
/// let elo = elo_from_share(Interval::of_share(64.0, 100));
/// assert_eq!(elo.value.round(), 100.0);
/// ```
pub fn elo_from_share(share: Interval) -> Interval {
    share.map(|share| ELO * (share / (1.0 - share)).ln())
}

/// Orders of finish of the entrants, with the number of times each occurred.
#[derive(Clone, PartialEq, Debug)]
pub struct Orders {
    entrants: usize,
    seen: BTreeMap<Vec<usize>, f64>,
}

impl Orders {
    /// No matches yet, between this many entrants.
    pub fn new(entrants: usize) -> Orders {
        Orders {
            entrants,
            seen: BTreeMap::new(),
        }
    }

    /// Adds a match: entrants with their places. A tie counts as every possible order of the tied
    /// entrants, in equal parts: with two, half a win for each.
    pub fn add(&mut self, ranking: &[(usize, u8)]) {
        let mut orders = Vec::new();
        extend(&mut Vec::new(), ranking, &mut orders);
        let part = 1.0 / orders.len() as f64;
        for order in orders {
            *self.seen.entry(order).or_default() += part;
        }
    }
}

/// All orders in which nobody comes before somebody with a better place.
fn extend(before: &mut Vec<usize>, ranking: &[(usize, u8)], orders: &mut Vec<Vec<usize>>) {
    let Some(best) = ranking.iter().map(|&(_, place)| place).min() else {
        orders.push(before.clone());
        return;
    };
    for (index, &(entrant, place)) in ranking.iter().enumerate() {
        if place == best {
            let rest = [&ranking[..index], &ranking[index + 1..]].concat();
            before.push(entrant);
            extend(before, &rest, orders);
            before.pop();
        }
    }
}

/// The strength of every entrant relative to the last one, in Elo, with intervals from the
/// curvature of the likelihood.
///
/// Each entrant gets one additional drawn match, spread evenly over all others, so that somebody
/// who wins everything is not infinitely strong.
pub fn fit(orders: &Orders) -> Vec<Interval> {
    let free = orders.entrants.saturating_sub(1);
    let mut seen: Vec<(Vec<usize>, f64)> = orders
        .seen
        .iter()
        .map(|(order, &weight)| (order.clone(), weight))
        .collect();
    for one in 0..orders.entrants {
        for other in (0..orders.entrants).filter(|&other| other != one) {
            seen.push((vec![one, other], 0.5 / free as f64));
        }
    }
    let mut strengths = vec![0.0; orders.entrants];
    let mut spread = Vec::new();
    // Newton's method on a function with a single maximum; it takes about ten steps.
    for _ in 0..200 {
        let (slope, curvature) = derivatives(&seen, &strengths);
        spread = inverse(curvature);
        let step: Vec<f64> = spread
            .iter()
            .map(|row| row.iter().zip(&slope).map(|(a, b)| a * b).sum())
            .collect();
        let largest = step
            .iter()
            .fold(0.0, |largest: f64, part| largest.max(part.abs()));
        // Far from the maximum a full step would overshoot.
        let caution = (1.0 / largest).min(1.0);
        for (strength, part) in strengths.iter_mut().zip(&step) {
            *strength += caution * part;
        }
        if largest < 1e-10 {
            break;
        }
    }
    let interval = |entrant: usize| {
        let half = spread.get(entrant).map_or(0.0, |row| Z * row[entrant].sqrt());
        Interval {
            low: ELO * (strengths[entrant] - half),
            value: ELO * strengths[entrant],
            high: ELO * (strengths[entrant] + half),
        }
    };
    (0..orders.entrants).map(interval).collect()
}

/// The gradient and negative Hessian of the log-likelihood; the last strength is fixed and left
/// out.
fn derivatives(seen: &[(Vec<usize>, f64)], strengths: &[f64]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let free = strengths.len() - 1;
    let mut slope = vec![0.0; free];
    let mut curvature = vec![vec![0.0; free]; free];
    for (order, weight) in seen {
        for stage in 0..order.len().saturating_sub(1) {
            let left = &order[stage..];
            let mut odds = vec![0.0; strengths.len()];
            for &entrant in left {
                odds[entrant] += strengths[entrant].exp();
            }
            let sum: f64 = odds.iter().sum();
            if left[0] < free {
                slope[left[0]] += weight;
            }
            for one in 0..free {
                let share = odds[one] / sum;
                slope[one] -= weight * share;
                curvature[one][one] += weight * share;
                for other in 0..free {
                    curvature[one][other] -= weight * share * odds[other] / sum;
                }
            }
        }
    }
    (slope, curvature)
}

/// The inverse of a positive definite matrix, by Gauss-Jordan elimination.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    for (index, row) in matrix.iter_mut().enumerate() {
        row.extend((0..size).map(|column| f64::from(u8::from(column == index))));
    }
    for pivot in 0..size {
        let scale = matrix[pivot][pivot];
        for value in &mut matrix[pivot] {
            *value /= scale;
        }
        let pivot_row = matrix[pivot].clone();
        for (index, row) in matrix.iter_mut().enumerate() {
            if index != pivot {
                let factor = row[pivot];
                for (value, above) in row.iter_mut().zip(&pivot_row) {
                    *value -= factor * above;
                }
            }
        }
    }
    matrix.into_iter().map(|row| row[size..].to_vec()).collect()
}

#[cfg(test)]
mod tests {
    use dice::SeededDice;
    use rules::Dice;

    use super::*;

    /// Orders drawn from the model, for entrants of these strengths.
    fn simulated(strengths: &[f64], matches: u32, dice: &mut SeededDice) -> Orders {
        let mut orders = Orders::new(strengths.len());
        for _ in 0..matches {
            let mut left: Vec<usize> = (0..strengths.len()).collect();
            let mut ranking = Vec::new();
            while !left.is_empty() {
                let weights: Vec<u32> = left
                    .iter()
                    .map(|&entrant| (strengths[entrant].exp() * 1e6) as u32)
                    .collect();
                let next = left.remove(dice.weighted(&weights));
                ranking.push((next, ranking.len() as u8 + 1));
            }
            orders.add(&ranking);
        }
        orders
    }

    #[test]
    fn known_strengths_are_found_again_and_the_intervals_hold_them() {
        let strengths = [1.5, 0.8, -0.4, 0.0];
        let mut dice = SeededDice::new(11);
        let (mut held, mut asked) = (0, 0);
        for _ in 0..100 {
            let found = fit(&simulated(&strengths, 400, &mut dice));
            for (interval, strength) in found.iter().zip(strengths).take(3) {
                assert!((interval.value - ELO * strength).abs() < 120.0, "{found:?}");
                held += u32::from(interval.low <= ELO * strength && ELO * strength <= interval.high);
                asked += 1;
            }
        }
        // 95 % of 300 is 285; four standard errors are 15.
        assert!((270..=299).contains(&held), "{held} of {asked}");
    }

    #[test]
    fn with_two_it_comes_close_to_the_score() {
        let mut orders = Orders::new(2);
        for number in 0..1000 {
            let places = match number % 10 {
                0..6 => [1, 2],
                6..8 => [1, 1],
                _ => [2, 1],
            };
            orders.add(&[(0, places[0]), (1, places[1])]);
        }
        let by_score = elo_from_share(Interval::of_share(700.0, 1000));
        let by_fit = fit(&orders);
        assert!((by_fit[0].value - by_score.value).abs() < 0.5, "{by_fit:?}");
        assert!(
            (by_fit[0].low - by_score.low).abs() < 1.0,
            "{by_fit:?} {by_score:?}"
        );
        assert!(by_fit[1].value.abs() < 1e-12);
    }

    #[test]
    fn who_always_wins_is_strong_and_not_infinite() {
        let mut orders = Orders::new(3);
        for _ in 0..50 {
            orders.add(&[(0, 1), (1, 2), (2, 2)]);
        }
        let found = fit(&orders);
        assert!(found[0].value.is_finite() && found[0].value > 400.0, "{found:?}");
        assert!(found[0].low > 100.0, "{found:?}");
        assert!(found[1].value.abs() < 1e-6, "{found:?}");
    }

    #[test]
    fn one_against_several_of_the_same_is_compared_seat_by_seat() {
        // A quarter of the first places against three others means equal strength.
        let mut orders = Orders::new(2);
        for winner in 0..4 {
            for second in (0..4).filter(|&second| second != winner) {
                let place = |seat| match seat {
                    seat if seat == winner => 1,
                    seat if seat == second => 2,
                    _ => 3,
                };
                orders.add(&[(0, place(0)), (1, place(1)), (1, place(2)), (1, place(3))]);
            }
        }
        assert!(fit(&orders)[0].value.abs() < 1e-6);
    }
}
