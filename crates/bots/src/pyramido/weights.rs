//! The weights of the Pyramido bots.

use std::sync::LazyLock;

/// Values in points of the current round.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Weights {
    /// A jewel whose colour has no marker yet, while the whole level is open; decreases as the
    /// level fills.
    pub(super) promise: f32,
    /// A jewel of any colour for each round that is still to come.
    pub(super) future: f32,
    /// A marked colour, while the whole level is open.
    pub(super) marked: f32,
    /// A point of the smallest marked area, in addition to its normal value.
    pub(super) smallest: f32,
    /// The minimum gain of a patch, by level.
    pub(super) patch: [f32; 4],
    /// The difference in points that makes one player e times as likely to win.
    pub(super) scale: f32,
}

/// The names of the weights, as in the data file.
pub(super) const NAMES: [&str; 9] = [
    "promise", "future", "marked", "smallest", "patch-1", "patch-2", "patch-3", "patch-4", "scale",
];

/// The data file.
const FILE: &str = include_str!("../../data/pyramido.weights");

/// The tuned weights: the data file says how they were found.
pub(super) static TUNED: LazyLock<Weights> = LazyLock::new(|| Weights::new(&tuned()));

/// The values of the data file, in the order of the names.
fn tuned() -> Vec<f32> {
    let read = crate::weights::Weights::read(FILE, &NAMES);
    read.expect("the data file has these weights").values().to_vec()
}

/// The starting values of the optimisation.
pub(super) fn begin() -> Vec<f32> {
    crate::tune::began_with(FILE, tuned())
}

/// The weights of a beginner: jewels of marked areas count.
pub(super) const ROUGH: Weights = Weights {
    promise: 0.0,
    future: 0.0,
    marked: 0.0,
    smallest: 0.0,
    patch: [3.0; 4],
    scale: 8.0,
};

impl Weights {
    /// Weights on the way from these to others: 0 for these, 1 for the others.
    pub(super) fn towards(&self, others: &Weights, part: f32) -> Weights {
        let between = |one: f32, other: f32| one + part * (other - one);
        Weights {
            promise: between(self.promise, others.promise),
            future: between(self.future, others.future),
            marked: between(self.marked, others.marked),
            smallest: between(self.smallest, others.smallest),
            patch: std::array::from_fn(|level| between(self.patch[level], others.patch[level])),
            scale: between(self.scale, others.scale),
        }
    }

    /// The weights with these values, in the order of their names.
    ///
    /// # Panics
    /// If their number is wrong.
    pub(super) fn new(values: &[f32]) -> Weights {
        let &[
            promise,
            future,
            marked,
            smallest,
            patch_1,
            patch_2,
            patch_3,
            patch_4,
            scale,
        ] = values
        else {
            unreachable!("as many values as names");
        };
        Weights {
            promise,
            future,
            marked,
            smallest,
            patch: [patch_1, patch_2, patch_3, patch_4],
            scale,
        }
    }
}
