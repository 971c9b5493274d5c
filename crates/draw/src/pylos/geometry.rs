//! The positions of spheres in the picture.

use games::game_pylos::{Cell, SPHERES};

use crate::Frame;

/// The foreshortening of depth, because the view is slightly from the front.
pub(super) const TILT: f64 = 0.93;

/// The distance between the centres of neighbouring spheres.
const PITCH: f64 = 152.0;

/// How much higher in the picture the next level is.
const RISE: f64 = 37.0;

/// How much larger the next level looks, because it is nearer.
const NEARER: f64 = 0.045;

/// From the hollows of a tray to its edge.
const TRAY_MARGIN: f64 = 10.0;

/// A sphere in the picture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Spot {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) radius: f64,
}

/// A rectangle in the picture, from its upper left corner.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Area {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) width: f64,
    pub(super) height: f64,
}

/// The layout of the picture: in a wide one the trays are beside the plate, in a tall one above
/// and below it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Layout {
    pub(super) frame: Frame,
    pub(super) width: f64,
    pub(super) height: f64,
    pub(super) plate: Area,
    pub(super) button: Area,
}

impl Layout {
    pub(super) const fn new(frame: Frame) -> Layout {
        let (width, height, corner, button) = match frame {
            Frame::Wide => (1100.0, 740.0, (198.0, 34.0), area(912.0, 34.0, 176.0, 70.0)),
            Frame::Tall => (732.0, 970.0, (14.0, 124.0), area(452.0, 814.0, 266.0, 80.0)),
        };
        Layout {
            frame,
            width,
            height,
            plate: area(corner.0, corner.1, 704.0, 661.0),
            button,
        }
    }

    /// The spot of a sphere on this place.
    pub(super) fn cell_spot(&self, cell: Cell) -> Spot {
        let above = f64::from(cell.level() - 1);
        let scale = 1.0 + NEARER * above;
        let middle = f64::from(4 - cell.level()) / 2.0;
        let plate = self.plate;
        Spot {
            x: plate.x + plate.width / 2.0 + (f64::from(cell.file()) - middle) * PITCH * scale,
            y: plate.y + plate.height / 2.0 + (middle - f64::from(cell.rank())) * PITCH * TILT * scale
                - RISE * above,
            radius: (PITCH / 2.0 - 1.0) * scale,
        }
    }

    /// The hollow of a tray that belongs to this sphere.
    pub(super) fn home_spot(&self, number: usize, near: bool) -> Spot {
        let along = number as f64;
        let (x, y, radius) = match self.frame {
            // Two columns; the second is one shorter.
            Frame::Wide => {
                let (column, row) = (f64::from(number >= 8), (number % 8) as f64);
                let (left, top) = if near { (972.0, 240.0) } else { (68.0, 118.0) };
                (left + 60.0 * column, top + 60.0 * row, 28.0)
            }
            Frame::Tall => {
                let y = if near { self.height - 40.0 } else { 76.0 };
                (44.0 + 46.0 * along, y, 21.0)
            }
        };
        Spot { x, y, radius }
    }

    /// The tray around all its hollows.
    pub(super) fn tray(&self, near: bool) -> Area {
        let first = self.home_spot(0, near);
        let margin = first.radius + TRAY_MARGIN;
        let (right, bottom) = (0..SPHERES as usize)
            .map(|number| self.home_spot(number, near))
            .fold((first.x, first.y), |(x, y), spot| (spot.x.max(x), spot.y.max(y)));
        area(
            first.x - margin,
            first.y - margin,
            right - first.x + 2.0 * margin,
            bottom - first.y + 2.0 * margin,
        )
    }
}

const fn area(x: f64, y: f64, width: f64, height: f64) -> Area {
    Area { x, y, width, height }
}
