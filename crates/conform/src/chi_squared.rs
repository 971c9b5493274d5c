//! Pearson's chi-squared test.

/// Cells with a smaller expected count are pooled.
const LEAST_EXPECTED: f64 = 5.0;

/// The p-value: the probability that correct odds deviate at least as much as these pairs of
/// expected and observed counts.
pub(crate) fn likelihood(counts: &[(f64, u64)]) -> f64 {
    let (rare, common): (Vec<_>, Vec<_>) = counts
        .iter()
        .copied()
        .partition(|&(expected, _)| expected < LEAST_EXPECTED);
    let pooled = rare.iter().fold((0.0, 0), |sum, &(expected, observed)| {
        (sum.0 + expected, sum.1 + observed)
    });
    let cells: Vec<(f64, u64)> = common
        .into_iter()
        .chain((pooled.0 > 0.0).then_some(pooled))
        .collect();
    let statistic: f64 = cells
        .iter()
        .map(|&(expected, observed)| (observed as f64 - expected).powi(2) / expected)
        .sum();
    match cells.len() {
        0 | 1 => 1.0,
        cells => upper_tail(statistic, (cells - 1) as f64),
    }
}

/// The probability that a chi-squared variable is at least this large.
fn upper_tail(statistic: f64, freedom: f64) -> f64 {
    upper_gamma(freedom / 2.0, statistic / 2.0)
}

/// The regularised upper incomplete gamma function Q(a, x): a series below
/// a + 1, a continued fraction above it.
fn upper_gamma(a: f64, x: f64) -> f64 {
    if x <= 0.0 {
        return 1.0;
    }
    let factor = (a * x.ln() - x - ln_gamma(a)).exp();
    if x < a + 1.0 {
        1.0 - factor * lower_series(a, x)
    } else {
        factor * upper_fraction(a, x)
    }
}

const MOST_STEPS: usize = 10_000;
const PRECISION: f64 = 1e-14;

fn lower_series(a: f64, x: f64) -> f64 {
    let mut term = 1.0 / a;
    let mut sum = term;
    for step in 1..MOST_STEPS {
        term *= x / (a + step as f64);
        sum += term;
        if term < sum * PRECISION {
            break;
        }
    }
    sum
}

/// Lentz's method for continued fractions.
fn upper_fraction(a: f64, x: f64) -> f64 {
    let tiny = f64::MIN_POSITIVE / PRECISION;
    let away_from_zero = |value: f64| if value.abs() < tiny { tiny } else { value };
    let mut denominator = x + 1.0 - a;
    let mut rising = 1.0 / tiny;
    let mut falling = 1.0 / away_from_zero(denominator);
    let mut fraction = falling;
    for step in 1..MOST_STEPS {
        let numerator = -(step as f64) * (step as f64 - a);
        denominator += 2.0;
        falling = 1.0 / away_from_zero(numerator * falling + denominator);
        rising = away_from_zero(denominator + numerator / rising);
        fraction *= falling * rising;
        if (falling * rising - 1.0).abs() < PRECISION {
            break;
        }
    }
    fraction
}

/// The logarithm of the gamma function for positive arguments: Stirling's series, after shifting
/// the argument to where it is accurate.
fn ln_gamma(mut x: f64) -> f64 {
    let mut steps = 0.0;
    while x < 15.0 {
        steps += x.ln();
        x += 1.0;
    }
    let inverse = 1.0 / (x * x);
    let series = (1.0 / 12.0 - inverse * (1.0 / 360.0 - inverse * (1.0 / 1260.0 - inverse / 1680.0))) / x;
    (x - 0.5) * x.ln() - x + 0.5 * (2.0 * std::f64::consts::PI).ln() + series - steps
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn critical_values_of_the_printed_tables() {
        // NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.4.
        for (freedom, statistic, tail) in [
            (1.0, 3.841, 0.05),
            (1.0, 10.828, 0.001),
            (2.0, 5.991, 0.05),
            (10.0, 18.307, 0.05),
            (10.0, 29.588, 0.001),
            (50.0, 67.505, 0.05),
            (100.0, 124.342, 0.05),
            (100.0, 149.449, 0.001),
            (10.0, 3.940, 0.95),
            (100.0, 77.929, 0.95),
        ] {
            let found = upper_tail(statistic, freedom);
            assert!(
                (found / tail - 1.0).abs() < 2e-3,
                "{freedom} {statistic}: {found}"
            );
        }
    }

    #[test]
    fn two_degrees_of_freedom_are_an_exponential() {
        for statistic in [0.01, 0.5, 1.0, 3.9, 4.1, 30.0, 200.0] {
            let exact = (-statistic / 2.0f64).exp();
            assert!(
                (upper_tail(statistic, 2.0) / exact - 1.0).abs() < 1e-10,
                "{statistic}"
            );
        }
    }

    #[test]
    fn gamma_of_whole_numbers_is_a_factorial() {
        let mut factorial = 1.0f64;
        for n in 1..40 {
            assert!((ln_gamma(f64::from(n)) - factorial.ln()).abs() < 1e-10, "{n}");
            factorial *= f64::from(n);
        }
        assert!((ln_gamma(0.5) - std::f64::consts::PI.sqrt().ln()).abs() < 1e-12);
    }

    #[test]
    fn fair_counts_pass_and_unfair_ones_do_not() {
        assert!(likelihood(&[(100.0, 93), (100.0, 107)]) > 0.1);
        assert!(likelihood(&[(100.0, 20), (100.0, 180)]) < 1e-20);
        assert!(likelihood(&[(200.0, 200)]) > 0.999);
        // Rare cells are pooled: one surprise among them is not significant.
        assert!(likelihood(&[(1000.0, 999), (1.0, 3), (2.0, 1), (3.0, 3)]) > 0.1);
    }
}
