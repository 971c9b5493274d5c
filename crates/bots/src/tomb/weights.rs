//! The numbers behind the judgement of the Tomb bot.

/// What things are worth, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Weights {
    /// A completed card with all that comes of it, but for its box.
    pub(crate) completed: f32,
    /// A square of the way to a tomb that is still to be marked.
    pub(crate) square: f32,
    /// The squares of a way that one step brings nearer.
    pub(crate) pace: f32,
    /// The part of a box's points that the card before it is worth.
    pub(crate) boxes: f32,
    /// A gem without a partner, beyond its point, while steps are left.
    pub(crate) partner: f32,
    /// The fear of each ticked skull, beyond its cost, while steps are left.
    pub(crate) skull: f32,
    /// One more square that a red cross gives.
    pub(crate) cross: f32,
    /// Symbols on a new card: gem, torch, skull, potion, red cross.
    pub(crate) liking: [f32; 5],
    /// Two cards of one colour at the start.
    pub(crate) alike: f32,
    /// The distance in points that makes one e times as likely to win.
    pub(crate) scale: f32,
}

/// Tuned by self-play of the playout policy alone:
/// `cargo test --release -p bots -- --ignored --nocapture tomb_tune`.
pub(crate) const TUNED: Weights = Weights {
    completed: 20.0,
    square: 3.6,
    pace: 2.6,
    boxes: 0.5,
    partner: 1.0,
    skull: 0.5,
    cross: 3.6,
    liking: [2.0, 3.0, -0.5, 1.0, 1.0],
    alike: 1.0,
    scale: 8.0,
};
