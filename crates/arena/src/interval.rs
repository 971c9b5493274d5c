/// A value with its 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The lower bound.
    pub low: f64,
    /// The value.
    pub value: f64,
    /// The upper bound.
    pub high: f64,
}

/// The number of standard errors that contain 95 % of a normal distribution.
pub(crate) const Z: f64 = 1.959_963_984_540_054;

impl Interval {
    /// The share `score` of `trials`, with Wilson's interval; a tie may count as part of a win.
    /// Without trials nothing is known: 0 to 1.
    ///
    /// Wilson's bounds never leave 0 to 1, and also hold for few trials and for shares near the
    /// ends, where the normal approximation fails.
    ///
    /// ```
    /// let share = arena::Interval::of_share(70.0, 100);
    /// assert_eq!(format!("{:.4} {:.4}", share.low, share.high), "0.6042 0.7811");
    /// ```
    pub fn of_share(score: f64, trials: u64) -> Interval {
        if trials == 0 {
            return Interval {
                low: 0.0,
                value: 0.5,
                high: 1.0,
            };
        }
        let n = trials as f64;
        let share = score / n;
        let spread = Z * Z / n;
        let middle = (share + spread / 2.0) / (1.0 + spread);
        let half = Z / (1.0 + spread) * (share * (1.0 - share) / n + spread / (4.0 * n)).sqrt();
        // Shares of 0 and 1 are exact bounds, whatever rounding gives.
        Interval {
            low: if score <= 0.0 { 0.0 } else { middle - half },
            value: share,
            high: if score >= n { 1.0 } else { middle + half },
        }
    }

    /// The interval after an increasing function.
    pub(crate) fn map(self, rising: impl Fn(f64) -> f64) -> Interval {
        Interval {
            low: rising(self.low),
            value: rising(self.value),
            high: rising(self.high),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_intervals_are_those_of_the_tables() {
        // Newcombe, Two-sided confidence intervals for the single proportion
        // (Statistics in Medicine 17, 1998), table I, method 3.
        let published = [
            (81, 263, 0.2553, 0.3662),
            (15, 148, 0.0624, 0.1605),
            (0, 20, 0.0000, 0.1611),
            (1, 29, 0.0061, 0.1718),
        ];
        for (score, trials, low, high) in published {
            let share = Interval::of_share(f64::from(score), trials);
            assert!(
                (share.low - low).abs() < 0.00005,
                "{score} of {trials}: {share:?}"
            );
            assert!(
                (share.high - high).abs() < 0.00005,
                "{score} of {trials}: {share:?}"
            );
        }
    }

    #[test]
    fn all_and_nothing_reach_the_ends_exactly() {
        for trials in 1..2000 {
            assert!(Interval::of_share(trials as f64, trials).high >= 1.0);
            assert!(Interval::of_share(0.0, trials).low <= 0.0);
        }
    }

    #[test]
    fn no_trials_tell_nothing() {
        let share = Interval::of_share(0.0, 0);
        assert!(share.low <= 0.0 && share.high >= 1.0);
    }
}
