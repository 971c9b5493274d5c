//! The weights of the Sun bots.

use std::sync::LazyLock;

/// Values in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Weights {
    /// A point that a card could score higher up but does not score here.
    pub(super) waste: f32,
    /// One more card in the hand, when a symbol gives the choice.
    pub(super) card: f32,
    /// A place that is opened, for each level above the base.
    pub(super) opened: f32,
    /// A symbol on a card in the hand.
    pub(super) symbol: f32,
    /// Starting a drawing turn with room for two cards, for one, for none.
    pub(super) draw: [f32; 3],
    /// The extra value of drawing an edge or top card instead of a standard card: with none in
    /// the hand, and with some.
    pub(super) edge: [f32; 2],
    /// The fraction of its full points that an edge and a top in the hand count.
    pub(super) hope: [f32; 2],
    /// The fraction of the value of a hand that counts when a match is evaluated before its end.
    pub(super) hand: f32,
    /// The difference in points that makes one player e times as likely to win.
    pub(super) scale: f32,
}

/// The names of the weights, as in the data file.
pub(super) const NAMES: [&str; 13] = [
    "waste",
    "card",
    "opened",
    "symbol",
    "draw-two",
    "draw-one",
    "draw-none",
    "edge-first",
    "edge-more",
    "hope-edge",
    "hope-top",
    "hand",
    "scale",
];

/// The data file.
const FILE: &str = include_str!("../../data/sun.weights");

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

impl Weights {
    /// The weights with these values, in the order of their names.
    ///
    /// # Panics
    /// If their number is wrong.
    pub(super) fn new(values: &[f32]) -> Weights {
        let &[
            waste,
            card,
            opened,
            symbol,
            draw_two,
            draw_one,
            draw_none,
            edge_first,
            edge_more,
            hope_edge,
            hope_top,
            hand,
            scale,
        ] = values
        else {
            unreachable!("as many values as names");
        };
        Weights {
            waste,
            card,
            opened,
            symbol,
            draw: [draw_two, draw_one, draw_none],
            edge: [edge_first, edge_more],
            hope: [hope_edge, hope_top],
            hand,
            scale,
        }
    }
}
