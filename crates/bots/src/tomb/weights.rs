//! The weights of the Tomb bots.

use std::sync::LazyLock;

/// Values in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Weights {
    /// A completed card with everything it brings, except its box.
    pub(super) completed: f32,
    /// A square on the path to a tomb that must still be marked.
    pub(super) square: f32,
    /// The number of squares that one step advances.
    pub(super) pace: f32,
    /// The fraction of a box's points that the card before it is worth.
    pub(super) boxes: f32,
    /// A gem without a partner, beyond its point, while steps are left.
    pub(super) partner: f32,
    /// The penalty for each ticked skull, beyond its cost, while steps are left.
    pub(super) skull: f32,
    /// An extra square from a red cross.
    pub(super) cross: f32,
    /// Two cards of one colour at the start.
    pub(super) alike: f32,
    /// Symbols on a new card.
    pub(super) liking: [f32; 5],
    /// The difference in points that makes one player e times as likely to win.
    pub(super) scale: f32,
}

/// The names of the weights, as in the data file.
pub(super) const NAMES: [&str; 14] = [
    "completed",
    "square",
    "pace",
    "boxes",
    "partner",
    "skull",
    "cross",
    "alike",
    "liking-gem",
    "liking-torch",
    "liking-skull",
    "liking-potion",
    "liking-cross",
    "scale",
];

/// The data file.
const FILE: &str = include_str!("../../data/tomb.weights");

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

/// The weights of a beginner: symbols are nice, and tombs must be reached somehow.
pub(super) const ROUGH: Weights = Weights {
    completed: 10.0,
    square: 1.0,
    pace: 25.0,
    boxes: 0.0,
    partner: 0.0,
    skull: 0.0,
    cross: 1.0,
    alike: 0.0,
    liking: [1.0, 3.0, -1.0, 0.0, 0.0],
    scale: 8.0,
};

impl Weights {
    /// Weights on the way from these to others: 0 for these, 1 for the others.
    pub(super) fn towards(&self, others: &Weights, part: f32) -> Weights {
        let between = |one: f32, other: f32| one + part * (other - one);
        Weights {
            completed: between(self.completed, others.completed),
            square: between(self.square, others.square),
            pace: between(self.pace, others.pace),
            boxes: between(self.boxes, others.boxes),
            partner: between(self.partner, others.partner),
            skull: between(self.skull, others.skull),
            cross: between(self.cross, others.cross),
            alike: between(self.alike, others.alike),
            liking: std::array::from_fn(|symbol| between(self.liking[symbol], others.liking[symbol])),
            scale: between(self.scale, others.scale),
        }
    }

    /// The weights with these values, in the order of their names.
    ///
    /// # Panics
    /// If their number is wrong.
    pub(super) fn new(values: &[f32]) -> Weights {
        let &[
            completed,
            square,
            pace,
            boxes,
            partner,
            skull,
            cross,
            alike,
            liking_gem,
            liking_torch,
            liking_skull,
            liking_potion,
            liking_cross,
            scale,
        ] = values
        else {
            unreachable!("as many values as names");
        };
        Weights {
            completed,
            square,
            pace,
            boxes,
            partner,
            skull,
            cross,
            alike,
            liking: [
                liking_gem,
                liking_torch,
                liking_skull,
                liking_potion,
                liking_cross,
            ],
            scale,
        }
    }
}
