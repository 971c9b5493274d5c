//! Where everything lies.

use game_sun::Place;

pub(super) const WIDTH: f64 = 1000.0;
pub(super) const HEIGHT: f64 = 1030.0;

/// Upper left corners of the standard deck and the edge deck.
pub(super) const DECKS: [(f64, f64); 2] = [(44.0, 682.0), (346.0, 682.0)];

/// Corner and size of the one button that there can be at a time.
pub(super) const BUTTON: ((f64, f64), (f64, f64)) = ((660.0, 684.0), (304.0, 96.0));

/// Where the own name is written; the hand lies below it.
pub(super) const OWN: (f64, f64) = (32.0, 900.0);

/// Where the others' names are written, clockwise: beside the top of the
/// pyramid there is room on either side.
pub(super) const CORNERS: [(f64, f64); 4] = [(28.0, 148.0), (28.0, 48.0), (710.0, 48.0), (710.0, 148.0)];

/// The pyramid is as wide as this, however many bricks it has.
const PYRAMID: f64 = 952.0;

/// How high a brick is, for its width.
const FLATNESS: f64 = 0.61;

/// The bottom of the base row.
const FLOOR: f64 = 632.0;

/// A rectangle in the picture, from its upper left corner.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Spot {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) width: f64,
    pub(super) height: f64,
}

/// The measures of a pyramid of some width.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    brick: f64,
}

impl Layout {
    /// For a base row of this many bricks.
    pub(super) fn new(width: usize) -> Layout {
        Layout {
            brick: PYRAMID / width as f64,
        }
    }

    /// Each level stands half a brick further in than the one below.
    pub(super) fn place(self, place: Place) -> Spot {
        let height = self.brick * FLATNESS;
        Spot {
            x: (WIDTH - PYRAMID) / 2.0 + (place.at() as f64 + place.level() as f64 / 2.0) * self.brick,
            y: FLOOR - (place.level() + 1) as f64 * height,
            width: self.brick,
            height,
        }
    }
}

/// The middle of the floor, and half its width.
pub(super) const GROUND: ((f64, f64), f64) = ((WIDTH / 2.0, FLOOR), PYRAMID / 2.0);
