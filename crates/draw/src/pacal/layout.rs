//! The layout of the picture.

use games::game_pacal::{PacalPosition, Square};
use rules::Position;

use crate::Frame;

/// The measures of a picture: the city, and beside or below it the die, the button and the
/// players' panels.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    pub(super) frame: Frame,
    pub(super) width: f64,
    pub(super) height: f64,
    /// The upper left corner of the city, and the side of a square.
    pub(super) city: (f64, f64),
    pub(super) side: f64,
    /// Corner and side of the die.
    pub(super) die: ((f64, f64), f64),
    /// The position of the round.
    pub(super) round: (f64, f64),
    pub(super) round_letters: f64,
    /// Corner and size of the only button at a time.
    pub(super) button: ((f64, f64), (f64, f64)),
}

/// The positions of a seat's things, relative to the corner of its panel.
#[derive(Clone, Copy, Debug)]
pub(super) struct Panel {
    pub(super) corner: (f64, f64),
    pub(super) size: (f64, f64),
    /// The centre of the sign before the name, and the letter size of the name.
    pub(super) sign: (f64, f64),
    pub(super) letters: f64,
    /// The centre of the sign before the number of stones.
    pub(super) stones: (f64, f64),
    /// The first kind of pyramids, the step to the next, and half their width.
    pub(super) pyramids: Row,
    /// How far below their centre the numbers of pyramids are.
    pub(super) left: f64,
    /// The first divine stone, the step to the next, and the radius.
    pub(super) divine: Row,
}

/// Equal things in a row or column.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    pub(super) first: (f64, f64),
    pub(super) step: (f64, f64),
    pub(super) radius: f64,
}

impl Row {
    /// The position of one of them.
    pub(super) fn place(&self, index: usize) -> (f64, f64) {
        let index = index as f64;
        (
            self.first.0 + self.step.0 * index,
            self.first.1 + self.step.1 * index,
        )
    }
}

/// The height of the viewer's panel and of the others', and the gap between them.
const OWN_WIDE: f64 = 186.0;
const OTHER_WIDE: f64 = 102.0;
const OWN_TALL: f64 = 190.0;
const OTHER_TALL: f64 = 84.0;
const GAP: f64 = 8.0;

/// The corner of the first panel.
const PANELS_WIDE: (f64, f64) = (784.0, 144.0);
const PANELS_TALL: (f64, f64) = (8.0, 842.0);

impl Layout {
    pub(super) fn new(frame: Frame, view: &PacalPosition) -> Layout {
        let palenque = view.palenque();
        let squares = f64::from(palenque.columns().max(palenque.rows()));
        let others = f64::from(Position::seats(view) - 1);
        match frame {
            Frame::Wide => Layout {
                frame,
                width: 1100.0,
                height: 776.0,
                city: (34.0, 34.0),
                side: 728.0 / squares,
                die: ((784.0, 28.0), 76.0),
                round: (786.0, 130.0),
                round_letters: 20.0,
                button: ((880.0, 30.0), (204.0, 72.0)),
            },
            Frame::Tall => Layout {
                frame,
                width: 732.0,
                height: PANELS_TALL.1 + OWN_TALL + others * (OTHER_TALL + GAP) + 12.0,
                city: (28.0, 30.0),
                side: 699.0 / squares,
                die: ((12.0, 744.0), 84.0),
                round: (112.0, 796.0),
                round_letters: 22.0,
                button: ((452.0, 744.0), (270.0, 84.0)),
            },
        }
    }

    /// The upper left corner of a square.
    pub(super) fn corner(&self, square: Square) -> (f64, f64) {
        (
            self.city.0 + self.side * f64::from(square.column()),
            self.city.1 + self.side * f64::from(square.row()),
        )
    }

    /// The centre of a square.
    pub(super) fn middle(&self, square: Square) -> (f64, f64) {
        let (x, y) = self.corner(square);
        (x + self.side / 2.0, y + self.side / 2.0)
    }

    /// The panel of the seat this many seats after the viewer's, clockwise.
    pub(super) fn panel(&self, after: usize) -> Panel {
        let above = |own: f64, other: f64| match after {
            0 => 0.0,
            _ => own + GAP + (other + GAP) * (after - 1) as f64,
        };
        let row = |x, y, step, radius| Row {
            first: (x, y),
            step: (step, 0.0),
            radius,
        };
        match (self.frame, after) {
            (Frame::Wide, 0) => Panel {
                corner: PANELS_WIDE,
                size: (306.0, OWN_WIDE),
                sign: (26.0, 30.0),
                letters: 24.0,
                stones: (30.0, 158.0),
                pyramids: row(30.0, 84.0, 45.0, 20.0),
                left: 42.0,
                divine: Row {
                    first: (276.0, 44.0),
                    step: (0.0, 49.0),
                    radius: 22.0,
                },
            },
            (Frame::Wide, _) => Panel {
                corner: (PANELS_WIDE.0, PANELS_WIDE.1 + above(OWN_WIDE, OTHER_WIDE)),
                size: (306.0, OTHER_WIDE),
                sign: (24.0, 24.0),
                letters: 20.0,
                stones: (244.0, 24.0),
                pyramids: row(26.0, 62.0, 36.0, 15.0),
                left: 32.0,
                divine: row(218.0, 62.0, 33.0, 14.0),
            },
            (Frame::Tall, 0) => Panel {
                corner: PANELS_TALL,
                size: (716.0, OWN_TALL),
                sign: (30.0, 34.0),
                letters: 28.0,
                stones: (500.0, 34.0),
                pyramids: row(50.0, 104.0, 86.0, 40.5),
                left: 72.0,
                divine: row(494.0, 104.0, 88.0, 41.0),
            },
            (Frame::Tall, _) => Panel {
                corner: (PANELS_TALL.0, PANELS_TALL.1 + above(OWN_TALL, OTHER_TALL)),
                size: (716.0, OTHER_TALL),
                sign: (28.0, 42.0),
                letters: 24.0,
                stones: (262.0, 42.0),
                pyramids: row(354.0, 32.0, 48.0, 21.0),
                left: 44.0,
                divine: row(600.0, 42.0, 44.0, 20.0),
            },
        }
    }
}
