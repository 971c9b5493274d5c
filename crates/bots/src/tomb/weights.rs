//! The weights of the Tomb bots.

crate::weights::weights! {
    "tomb.weights", "Values in points.";
    /// A completed card with everything it brings, except its box.
    completed: f32 = ["completed"],
    /// A square on the path to a tomb that must still be marked.
    square: f32 = ["square"],
    /// The number of squares that one step advances.
    pace: f32 = ["pace"],
    /// The fraction of a box's points that the card before it is worth.
    boxes: f32 = ["boxes"],
    /// A gem without a partner, beyond its point, while steps are left.
    partner: f32 = ["partner"],
    /// The penalty for each ticked skull, beyond its cost, while steps are left.
    skull: f32 = ["skull"],
    /// An extra square from a red cross.
    cross: f32 = ["cross"],
    /// Two cards of one colour at the start.
    alike: f32 = ["alike"],
    /// Symbols on a new card.
    liking: [f32; 5] = ["liking-gem", "liking-torch", "liking-skull", "liking-potion", "liking-cross"],
    /// The difference in points that makes one player e times as likely to win.
    scale: f32 = ["scale"],
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
