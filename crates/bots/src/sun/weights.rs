//! The weights of the Sun bots.

crate::weights::weights! {
    "sun.weights", "Values in points.";
    /// A point that a card could score higher up but does not score here.
    waste: f32 = ["waste"],
    /// One more card in the hand, when a symbol gives the choice.
    card: f32 = ["card"],
    /// A place that is opened, for each level above the base.
    opened: f32 = ["opened"],
    /// A symbol on a card in the hand.
    symbol: f32 = ["symbol"],
    /// Starting a drawing turn with room for two cards, for one, for none.
    draw: [f32; 3] = ["draw-two", "draw-one", "draw-none"],
    /// The extra value of drawing an edge or top card instead of a standard card: with none in
    /// the hand, and with some.
    edge: [f32; 2] = ["edge-first", "edge-more"],
    /// The fraction of its full points that an edge and a top in the hand count.
    hope: [f32; 2] = ["hope-edge", "hope-top"],
    /// The fraction of the value of a hand that counts when a match is evaluated before its end.
    hand: f32 = ["hand"],
    /// The difference in points that makes one player e times as likely to win.
    scale: f32 = ["scale"],
}

/// The weights of a beginner: points now, and cards when there is room for them.
pub(super) const ROUGH: Weights = Weights {
    waste: 0.5,
    card: 1.6,
    opened: 0.0,
    symbol: 1.0,
    draw: [4.0, 0.5, -1.5],
    edge: [0.05, -0.3],
    hope: [0.6, 0.2],
    hand: 0.5,
    scale: 6.0,
};

/// The weights of somebody who has played a few times: cards are worth more than they look.
pub(super) const FAIR: Weights = Weights {
    card: 2.8,
    draw: [7.0, 0.5, -1.5],
    ..ROUGH
};
