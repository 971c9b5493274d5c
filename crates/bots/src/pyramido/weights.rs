//! The numbers behind the judgement of the Pyramido bot.

/// What things are worth, in points of the round that is being built.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Weights {
    /// A jewel whose colour has no marker yet, while the whole level is open;
    /// less as it is filled.
    pub(crate) promise: f32,
    /// A jewel of any colour for each round that is still to come.
    pub(crate) future: f32,
    /// A colour that is marked, while the whole level is open.
    pub(crate) marked: f32,
    /// A point of the smallest marked area, on top of what it counts anyway.
    pub(crate) smallest: f32,
    /// What a patch must bring, by level.
    pub(crate) patch: [f32; 4],
    /// The distance in points that makes one e times as likely to win.
    pub(crate) scale: f32,
}

/// Tuned by self-play of the playout policy alone:
/// `cargo test --release -p bots -- --ignored --nocapture pyramido_tune`.
pub(crate) const TUNED: Weights = Weights {
    promise: 0.3,
    future: 0.1,
    marked: 0.3,
    smallest: 0.0,
    patch: [3.0, 3.0, 3.0, 1.0],
    scale: 8.0,
};
