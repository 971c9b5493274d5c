//! The layout of the picture.

use games::game_pacal::{PacalPosition, Square};
use rules::Position;

use crate::{Aspect, Frame};

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
    /// The box around die, round and button.
    pub(super) notes: ((f64, f64), (f64, f64)),
    /// The position of the round, and of the two lines about the end.
    pub(super) round: (f64, f64),
    pub(super) round_letters: f64,
    pub(super) goal: [(f64, f64); 2],
    pub(super) goal_letters: f64,
    /// Corner and size of the button that goes on, and of the one that ends or skips something: nothing
    /// else ever stands there, because a second click on what was there before would throw a move away.
    pub(super) buttons: [((f64, f64), (f64, f64)); 2],
    /// The legend of the frames around squares: its corners, and the size of its letters.
    pub(super) legend: [(f64, f64); 2],
    pub(super) legend_letters: f64,
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
    /// The position of the numbers of pyramids.
    pub(super) left: Left,
    /// The first divine stone, the step to the next, and the radius.
    pub(super) divine: Row,
    /// How far the seat is from the end: corner and size of the bar.
    pub(super) bar: ((f64, f64), (f64, f64)),
    /// The sign before the storeys on the banks, and the letter size of the number.
    pub(super) banks: ((f64, f64), f64),
}

/// Where the number of pyramids of a kind is.
#[derive(Clone, Copy, Debug)]
pub(super) enum Left {
    /// This far below their centre.
    Below(f64),
    /// On their right.
    Beside,
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
const OWN_WIDE: f64 = 204.0;
const OTHER_WIDE: f64 = 116.0;
const OWN_TALL: f64 = 224.0;
const OTHER_TALL: f64 = 122.0;
const GAP: f64 = 8.0;

/// The corner of the first panel.
const PANELS_WIDE: (f64, f64) = (784.0, 190.0);
const PANELS_TALL: (f64, f64) = (8.0, 850.0);

impl Layout {
    pub(super) fn new(frame: Frame, view: &PacalPosition) -> Layout {
        let palenque = view.palenque();
        let squares = f64::from(palenque.columns().max(palenque.rows()));
        let others = f64::from(Position::seats(view) - 1);
        match frame.aspect {
            Aspect::Wide => Layout {
                frame,
                width: 1230.0,
                height: (PANELS_WIDE.1 + OWN_WIDE + others * (OTHER_WIDE + GAP) + 12.0).max(780.0),
                city: (34.0, 34.0),
                side: 728.0 / squares,
                die: ((790.0, 22.0), 74.0),
                notes: ((778.0, 12.0), (444.0, 174.0)),
                round: (792.0, 138.0),
                round_letters: 20.0,
                goal: [(792.0, 158.0), (792.0, 177.0)],
                goal_letters: 16.0,
                buttons: [((884.0, 14.0), (326.0, 52.0)), ((884.0, 70.0), (326.0, 52.0))],
                legend: [(890.0, 20.0), (890.0, 66.0)],
                legend_letters: 21.0,
            },
            Aspect::Tall => Layout {
                frame,
                width: 732.0,
                height: PANELS_TALL.1 + OWN_TALL + others * (OTHER_TALL + GAP) + 12.0,
                city: (28.0, 30.0),
                side: 699.0 / squares,
                die: ((12.0, 744.0), 84.0),
                notes: ((4.0, 736.0), (724.0, 104.0)),
                round: (108.0, 768.0),
                round_letters: 22.0,
                goal: [(108.0, 798.0), (108.0, 826.0)],
                goal_letters: 22.0,
                buttons: [((108.0, 744.0), (330.0, 84.0)), ((448.0, 744.0), (274.0, 84.0))],
                legend: [(456.0, 744.0), (456.0, 790.0)],
                legend_letters: 22.0,
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
        match (self.frame.aspect, after) {
            (Aspect::Wide, 0) => Panel {
                corner: PANELS_WIDE,
                size: (436.0, OWN_WIDE),
                sign: (30.0, 32.0),
                letters: 28.0,
                stones: (34.0, 162.0),
                pyramids: row(44.0, 84.0, 66.0, 25.0),
                left: Left::Below(47.0),
                divine: Row {
                    first: (396.0, 36.0),
                    step: (0.0, 54.0),
                    radius: 24.0,
                },
                bar: ((16.0, 184.0), (404.0, 12.0)),
                banks: ((160.0, 162.0), 26.0),
            },
            (Aspect::Wide, _) => Panel {
                corner: (PANELS_WIDE.0, PANELS_WIDE.1 + above(OWN_WIDE, OTHER_WIDE)),
                size: (436.0, OTHER_WIDE),
                sign: (24.0, 24.0),
                letters: 22.0,
                stones: (340.0, 24.0),
                pyramids: row(34.0, 60.0, 50.0, 17.0),
                left: Left::Below(34.0),
                divine: row(302.0, 62.0, 50.0, 20.0),
                bar: ((16.0, 102.0), (300.0, 8.0)),
                banks: ((342.0, 102.0), 18.0),
            },
            (Aspect::Tall, 0) => Panel {
                corner: PANELS_TALL,
                size: (716.0, OWN_TALL),
                sign: (30.0, 34.0),
                letters: 28.0,
                stones: (500.0, 34.0),
                pyramids: row(50.0, 104.0, 86.0, 40.5),
                left: Left::Below(72.0),
                divine: row(494.0, 104.0, 88.0, 41.0),
                bar: ((20.0, 200.0), (676.0, 14.0)),
                banks: ((608.0, 34.0), 28.0),
            },
            (Aspect::Tall, _) => Panel {
                corner: (PANELS_TALL.0, PANELS_TALL.1 + above(OWN_TALL, OTHER_TALL)),
                size: (716.0, OTHER_TALL),
                sign: (30.0, 27.0),
                letters: 24.0,
                stones: (500.0, 27.0),
                pyramids: row(38.0, 72.0, 88.0, 21.0),
                left: Left::Beside,
                divine: row(506.0, 72.0, 62.0, 22.0),
                bar: ((20.0, 103.0), (676.0, 10.0)),
                banks: ((608.0, 27.0), 24.0),
            },
        }
    }
}
