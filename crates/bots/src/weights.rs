//! Weights as data: one named number per line, with comment lines above on how they were found.

use std::fmt;

/// One number for every feature of a game, in the order of its features.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Weights(Vec<f32>);

/// A data file that does not match the code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum BadWeights {
    /// This line (counted from 1) is not a name and a number.
    Line(usize),
    /// This feature has no weight, or more than one.
    Feature(&'static str),
    /// A weight for an unknown feature.
    Unknown(String),
}

impl Weights {
    /// Parses `name number` lines; skips empty lines and those that begin with `#`.
    ///
    /// # Errors
    /// The first mismatch with the list of features.
    pub(crate) fn read(text: &str, features: &[&'static str]) -> Result<Weights, BadWeights> {
        let mut found: Vec<Option<f32>> = vec![None; features.len()];
        for (number, line) in (1..).zip(text.lines()) {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (name, weight) = line.split_once(' ').ok_or(BadWeights::Line(number))?;
            let weight = weight.trim().parse().map_err(|_| BadWeights::Line(number))?;
            let place = features.iter().position(|feature| *feature == name);
            let place = place.ok_or_else(|| BadWeights::Unknown(name.to_owned()))?;
            if found[place].replace(weight).is_some() {
                return Err(BadWeights::Feature(features[place]));
            }
        }
        let each = features.iter().zip(found);
        each.map(|(feature, weight)| weight.ok_or(BadWeights::Feature(feature)))
            .collect::<Result<_, _>>()
            .map(Weights)
    }

    /// The weights in the order of the features.
    pub(crate) fn values(&self) -> &[f32] {
        &self.0
    }

    /// The log-odds of a player against any other.
    #[inline]
    pub(crate) fn score(&self, features: &[f32]) -> f32 {
        self.0
            .iter()
            .zip(features)
            .map(|(weight, feature)| weight * feature)
            .sum()
    }
}

impl fmt::Display for BadWeights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadWeights::Line(number) => write!(f, "line {number} is not a name and a number"),
            BadWeights::Feature(name) => write!(f, "{name} does not have exactly one weight"),
            BadWeights::Unknown(name) => write!(f, "{name} is no feature"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_read_in_any_order() {
        let weights = Weights::read("# why\n\nb -2\na 0.5\n", &["a", "b"]).expect("both are there");
        assert_eq!(weights.values(), [0.5, -2.0]);
        assert!((weights.score(&[2.0, 1.0]) + 1.0).abs() < 1e-6);
    }

    #[test]
    fn what_does_not_fit_is_named() {
        let read = |text| Weights::read(text, &["a", "b"]).expect_err("it does not fit");
        assert_eq!(read("a 1\n"), BadWeights::Feature("b"));
        assert_eq!(read("a 1\na 2\nb 3\n"), BadWeights::Feature("a"));
        assert_eq!(read("a one\n"), BadWeights::Line(1));
        assert_eq!(read("# c\na\n"), BadWeights::Line(2));
        assert_eq!(read("a 1\nc 2\n").to_string(), "c is no feature");
    }
}
