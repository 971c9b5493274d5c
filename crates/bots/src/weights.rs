//! Weights as data: one named number per line, with comment lines above on how they were found.

use std::array;
use std::fmt;

/// Declares the `Weights` of a game: what each means, and its names in the data file. Beside the
/// type there are `NAMES`, the weights of the data file (`TUNED`), and the starting values of the
/// optimisation (`begin`).
macro_rules! weights {
    (
        $file:literal, $about:literal;
        $($(#[doc = $text:literal])+ $field:ident: $kind:ty = [$($name:literal),+],)+
    ) => {
        #[doc = $about]
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub(crate) struct Weights {
            $($(#[doc = $text])+ pub(super) $field: $kind,)+
        }

        /// The names of the weights, as in the data file.
        pub(super) const NAMES: &[&str] = &[$($($name),+),+];

        /// The data file.
        const FILE: &str = include_str!(concat!("../../data/", $file));

        /// The tuned weights: the data file says how they were found.
        pub(super) static TUNED: std::sync::LazyLock<Weights> =
            std::sync::LazyLock::new(|| Weights::new(&tuned()));

        /// The values of the data file, in the order of the names.
        fn tuned() -> Vec<f32> {
            let read = crate::weights::Weights::read(FILE, NAMES);
            read.expect("the data file has these weights").values().to_vec()
        }

        /// The starting values of the optimisation.
        pub(super) fn begin() -> Vec<f32> {
            crate::tune::began_with(FILE, tuned())
        }

        impl Weights {
            /// The weights with these values, in the order of their names.
            ///
            /// # Panics
            /// If there are too few.
            pub(super) fn new(values: &[f32]) -> Weights {
                crate::weights::Weight::next(&mut values.iter().copied())
            }
        }

        impl crate::weights::Weight for Weights {
            fn next(values: &mut impl Iterator<Item = f32>) -> Weights {
                Weights {
                    $($field: crate::weights::Weight::next(values),)+
                }
            }

            fn towards(self, others: Weights, part: f32) -> Weights {
                Weights {
                    $($field: crate::weights::Weight::towards(self.$field, others.$field, part),)+
                }
            }
        }
    };
}

pub(crate) use weights;

/// A number, or several that belong together, up to all the weights of a game.
pub(crate) trait Weight {
    /// Takes as many values as it has.
    ///
    /// # Panics
    /// If there are too few.
    fn next(values: &mut impl Iterator<Item = f32>) -> Self;

    /// A part of the way to another: 0 for this one, 1 for the other.
    fn towards(self, other: Self, part: f32) -> Self;
}

impl Weight for f32 {
    fn next(values: &mut impl Iterator<Item = f32>) -> f32 {
        values.next().expect("as many values as names")
    }

    fn towards(self, other: f32, part: f32) -> f32 {
        self + part * (other - self)
    }
}

impl<const N: usize> Weight for [f32; N] {
    fn next(values: &mut impl Iterator<Item = f32>) -> [f32; N] {
        array::from_fn(|_| f32::next(values))
    }

    fn towards(self, other: [f32; N], part: f32) -> [f32; N] {
        array::from_fn(|index| self[index].towards(other[index], part))
    }
}

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
