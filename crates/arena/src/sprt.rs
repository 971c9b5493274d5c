use std::fmt;
use std::str::FromStr;

/// Wald's sequential probability ratio test of two hypotheses about a share: the smaller is the
/// null hypothesis, the larger the alternative.
///
/// After every round it compares how well the two explain the results; once that is clear enough,
/// no more matches are needed.
///
/// ```
/// use arena::{Sprt, SprtDecision};
/// let test: Sprt = "0.5:0.6".parse()?;
/// assert_eq!(test.verdict(9.0, 10), SprtDecision::Undecided);
/// assert_eq!(test.verdict(90.0, 100), SprtDecision::Larger);
/// assert_eq!(test.verdict(40.0, 100), SprtDecision::Smaller);
/// # Ok::<(), arena::SprtError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The smaller share.
    pub smaller: f64,
    /// The larger share.
    pub larger: f64,
    /// The probability of accepting the larger although the smaller is true.
    pub alpha: f64,
    /// The probability of accepting the smaller although the larger is true.
    pub beta: f64,
}

/// The decision of a test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SprtDecision {
    /// The share is at least the larger one.
    Larger,
    /// The share is at most the smaller one.
    Smaller,
    /// Not decided yet.
    Undecided,
}

/// Text or numbers that are not a valid test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SprtError;

/// The default probability of either error.
const USUAL_ERROR: f64 = 0.05;

impl Sprt {
    /// A test of these two shares, with 5 % for either error.
    ///
    /// # Errors
    /// If they are not two shares between 0 and 1, the smaller first.
    pub fn new(smaller: f64, larger: f64) -> Result<Sprt, SprtError> {
        Sprt {
            smaller,
            larger,
            alpha: USUAL_ERROR,
            beta: USUAL_ERROR,
        }
        .checked()
    }

    /// The default question for this number of seats: is the share larger than the fair one by a
    /// tenth of all matches?
    pub fn usual(seats: u8) -> Sprt {
        let fair = 1.0 / f64::from(seats.max(2));
        Sprt::new(fair, fair + 0.1).expect("a fair share is at most a half")
    }

    fn checked(self) -> Result<Sprt, SprtError> {
        let shares = self.smaller > 0.0 && self.smaller < self.larger && self.larger < 1.0;
        let is_error = |error: f64| error > 0.0 && error < 0.5;
        (shares && is_error(self.alpha) && is_error(self.beta))
            .then_some(self)
            .ok_or(SprtError)
    }

    /// The log-likelihood ratio of the larger share to the smaller one, given this score. A tie
    /// counts as part of a win and part of a loss, which makes the test a little slower but never
    /// less reliable.
    pub fn llr(&self, score: f64, trials: u64) -> f64 {
        let rest = trials as f64 - score;
        score * (self.larger / self.smaller).ln() + rest * ((1.0 - self.larger) / (1.0 - self.smaller)).ln()
    }

    /// The bounds of [`Sprt::llr`]; in between the test is undecided.
    pub fn bounds(&self) -> (f64, f64) {
        (
            (self.beta / (1.0 - self.alpha)).ln(),
            ((1.0 - self.beta) / self.alpha).ln(),
        )
    }

    /// The decision for this score in this many trials.
    pub fn verdict(&self, score: f64, trials: u64) -> SprtDecision {
        let (low, high) = self.bounds();
        let llr = self.llr(score, trials);
        if llr >= high {
            SprtDecision::Larger
        } else if llr <= low {
            SprtDecision::Smaller
        } else {
            SprtDecision::Undecided
        }
    }
}

impl FromStr for Sprt {
    type Err = SprtError;

    /// Parses `0.5:0.6`, or with both error probabilities `0.5:0.6:0.05:0.05`.
    fn from_str(text: &str) -> Result<Sprt, SprtError> {
        let numbers: Result<Vec<f64>, _> = text.split(':').map(str::parse).collect();
        match numbers.map_err(|_| SprtError)?[..] {
            [smaller, larger] => Sprt::new(smaller, larger),
            [smaller, larger, alpha, beta] => Sprt {
                smaller,
                larger,
                alpha,
                beta,
            }
            .checked(),
            _ => Err(SprtError),
        }
    }
}

impl fmt::Display for SprtError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not two shares between 0 and 1, the smaller first")
    }
}

impl std::error::Error for SprtError {}

#[cfg(test)]
mod tests {
    use dice::SeededDice;
    use rules::Dice;

    use super::*;

    /// How often the test says "larger" for a coin with this bias, and after how many flips on
    /// average.
    fn believed(test: Sprt, share: f64, tests: u32) -> (f64, f64) {
        let mut dice = SeededDice::new(5);
        let (mut larger, mut flips) = (0, 0);
        for _ in 0..tests {
            let mut score = 0.0;
            for trials in 1.. {
                score += f64::from(f64::from(dice.below(1_000_000)) < share * 1_000_000.0);
                match test.verdict(score, trials) {
                    SprtDecision::Undecided => continue,
                    SprtDecision::Larger => larger += 1,
                    SprtDecision::Smaller => {}
                }
                flips += trials;
                break;
            }
        }
        (
            f64::from(larger) / f64::from(tests),
            flips as f64 / f64::from(tests),
        )
    }

    #[test]
    fn errors_stay_below_what_was_promised() {
        let test = Sprt::usual(2);
        let (wrongly, _) = believed(test, 0.5, 4000);
        let (rightly, flips) = believed(test, 0.6, 4000);
        // Four standard errors of 4000 tests at 5 % are 1.4 %.
        assert!(wrongly < 0.05 + 0.014, "{wrongly}");
        assert!(rightly > 0.95 - 0.014, "{rightly}");
        // A test that always stopped at once, or never stopped, would be useless.
        assert!(wrongly > 0.01 && rightly < 0.99, "{wrongly} {rightly}");
        // A fixed test with these errors needs about 270 matches.
        assert!(flips < 200.0, "{flips}");
    }

    #[test]
    fn shares_outside_the_two_are_decided_faster_and_more_surely() {
        let test = Sprt::usual(2);
        let (_, at_the_edge) = believed(test, 0.6, 1000);
        let (rightly, beyond) = believed(test, 0.75, 1000);
        assert!(rightly > 0.999 && beyond < at_the_edge / 2.0);
    }

    #[test]
    fn only_tests_are_read() {
        assert_eq!("0.5:0.6".parse::<Sprt>(), Ok(Sprt::usual(2)));
        let strict: Sprt = "0.5:0.6:0.01:0.02".parse().unwrap();
        assert_eq!((strict.alpha, strict.beta), (0.01, 0.02));
        for bad in [
            "",
            "0.5",
            "0.6:0.5",
            "0:0.5",
            "0.5:1",
            "a:b",
            "0.5:0.6:0.7",
            "0.5:0.6:0:0.1",
            "NaN:0.5",
        ] {
            assert_eq!(bad.parse::<Sprt>(), Err(SprtError), "{bad:?}");
        }
    }
}
