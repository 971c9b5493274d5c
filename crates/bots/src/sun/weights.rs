//! The numbers behind the judgement of the Sun bot.

/// What things are worth, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Weights {
    /// A point that a card could have made higher up but does not make here.
    pub(crate) waste: f32,
    /// One more card in the hand, when a symbol gives the choice.
    pub(crate) card: f32,
    /// A place that is opened, for each level above the first.
    pub(crate) opened: f32,
    /// To begin a turn of drawing with room for two cards, for one, for none.
    pub(crate) draw: [f32; 3],
    /// What the first edge or top card in the hand is worth more than a
    /// standard card when one is drawn, and what every further one is.
    pub(crate) edge: [f32; 2],
    /// The part of its full points that an edge and a top in the hand promise.
    pub(crate) hope: [f32; 2],
    /// What a symbol on a card in the hand promises.
    pub(crate) symbol: f32,
    /// The part of the promise of the hand that counts when a match is judged
    /// before its end.
    pub(crate) hand: f32,
    /// The distance in points that makes one e times as likely to win.
    pub(crate) scale: f32,
}

/// Tuned by self-play of the playout policy alone:
/// `cargo test --release -p bots -- --ignored --nocapture sun_tune`.
pub(crate) const TUNED: Weights = Weights {
    waste: 0.32,
    card: 4.6,
    opened: 0.1,
    draw: [11.5, 0.5, -1.5],
    edge: [-0.18, -0.3],
    hope: [0.6, 0.2],
    symbol: 1.0,
    hand: 0.5,
    scale: 6.0,
};

/// What a beginner thinks: points now, and cards when there is room for them.
pub(crate) const ROUGH: Weights = Weights {
    waste: 0.5,
    card: 1.6,
    opened: 0.0,
    draw: [4.0, 0.5, -1.5],
    edge: [0.05, -0.3],
    hope: [0.6, 0.2],
    symbol: 1.0,
    hand: 0.5,
    scale: 6.0,
};
