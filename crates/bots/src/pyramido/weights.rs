//! The weights of the Pyramido bots.

crate::weights::weights! {
    "pyramido.weights", "Values in points of the current round.";
    /// A jewel whose colour has no marker yet, while the whole level is open; decreases as the
    /// level fills.
    promise: f32 = ["promise"],
    /// A jewel of any colour for each round that is still to come.
    future: f32 = ["future"],
    /// A marked colour, while the whole level is open.
    marked: f32 = ["marked"],
    /// A point of the smallest marked area, in addition to its normal value.
    smallest: f32 = ["smallest"],
    /// The minimum gain of a patch, by level.
    patch: [f32; 4] = ["patch-1", "patch-2", "patch-3", "patch-4"],
    /// The difference in points that makes one player e times as likely to win.
    scale: f32 = ["scale"],
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
