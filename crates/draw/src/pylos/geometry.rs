//! Where spheres are in the picture.

use game_pylos::Cell;

/// The measures of the picture.
pub(super) const WIDTH: f64 = 1000.0;
pub(super) const HEIGHT: f64 = 1240.0;

/// Left, top, width and height of the plate.
pub(super) const BOARD: (f64, f64, f64, f64) = (60.0, 178.0, 880.0, 826.0);

/// How much shorter depth looks than width, since we look a little from the front.
pub(super) const TILT: f64 = 0.93;

/// From the centre of a sphere to that of its neighbour.
const PITCH: f64 = 190.0;

/// How much higher in the picture the next level lies.
const RISE: f64 = 46.0;

/// How much larger the next level looks, being nearer.
const NEARER: f64 = 0.045;

/// A sphere in the picture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Spot {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) radius: f64,
}

/// A sphere on this place.
pub(super) fn cell_spot(cell: Cell) -> Spot {
    let above = f64::from(cell.level() - 1);
    let scale = 1.0 + NEARER * above;
    let middle = f64::from(4 - cell.level()) / 2.0;
    let (left, top, width, height) = BOARD;
    Spot {
        x: left + width / 2.0 + (f64::from(cell.file()) - middle) * PITCH * scale,
        y: top + height / 2.0 + (middle - f64::from(cell.rank())) * PITCH * TILT * scale - RISE * above,
        radius: (PITCH / 2.0 - 1.0) * scale,
    }
}

/// The hollow of a tray that belongs to this sphere. The near tray is below the board.
pub(super) fn home_spot(number: usize, near: bool) -> Spot {
    Spot {
        x: 80.0 + 60.0 * number as f64,
        y: if near { HEIGHT - 62.0 } else { 108.0 },
        radius: 28.0,
    }
}
