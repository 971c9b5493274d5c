//! The positions of spheres in the picture.

use games::game_pylos::{Cell, SPHERES, Side};

use crate::{Angle, Aspect, Frame};

/// The distance between the centres of neighbouring spheres, seen from above.
const PITCH: f64 = 152.0;

/// How much higher in the picture the next level is, seen from above.
const RISE: f64 = 37.0;

/// How much larger the next level looks from above, because it is nearer.
const NEARER: f64 = 0.045;

/// The same distance, seen from a chair: the board is as wide, and there is more height to show.
const TILTED_PITCH: f64 = 136.0;

/// How much of depth and of height is seen from a chair: sine and cosine of 48 degrees. The
/// lower somebody sits the more is hidden; from here a third of every target stays in sight.
const DEPTH: f64 = 0.743;
const HEIGHT: f64 = 0.669;

/// How far the eyes are from the middle of the board, in distances between spheres.
const EYES: f64 = 15.0;

/// The height of a level, in distances between spheres: a sphere lies on four others.
const STOREY: f64 = std::f64::consts::FRAC_1_SQRT_2;

/// From the middle of the board to the edges of the plate, in distances between spheres.
const HALF_PLATE: f64 = 2.25;

/// The thickness of the plate, in distances between spheres.
const THICK: f64 = 0.3;

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
    /// The seat in front of the board.
    near: Side,
    pub(super) width: f64,
    pub(super) height: f64,
    /// The plate as it is seen from above; from a chair, the room that the board has.
    pub(super) plate: Area,
    pub(super) button: Area,
}

impl Layout {
    pub(super) const fn new(frame: Frame, near: Side) -> Layout {
        let (width, height, corner, button) = match frame.aspect {
            Aspect::Wide => (1100.0, 740.0, (198.0, 34.0), area(912.0, 34.0, 176.0, 70.0)),
            Aspect::Tall => (732.0, 970.0, (14.0, 124.0), area(452.0, 814.0, 266.0, 80.0)),
        };
        Layout {
            frame,
            near,
            width,
            height,
            plate: area(corner.0, corner.1, 704.0, 661.0),
            button,
        }
    }

    /// A number that tells it from the seven others.
    pub(super) const fn number(&self) -> usize {
        let tall = matches!(self.frame.aspect, Aspect::Tall);
        let tilted = matches!(self.frame.angle, Angle::Tilted);
        let dark = matches!(self.near, Side::Dark);
        tall as usize + 2 * tilted as usize + 4 * dark as usize
    }

    /// How much of the depth of something that lies flat is seen.
    pub(super) const fn foreshortening(&self) -> f64 {
        match self.frame.angle {
            Angle::Above => 0.93,
            Angle::Tilted => DEPTH,
        }
    }

    /// The spot of a sphere on this place.
    pub(super) fn cell_spot(&self, cell: Cell) -> Spot {
        let above = f64::from(cell.level() - 1);
        let (across, away) = self.offset(cell);
        match self.frame.angle {
            Angle::Above => {
                let scale = 1.0 + NEARER * above;
                let plate = self.plate;
                Spot {
                    x: plate.x + plate.width / 2.0 + across * PITCH * scale,
                    y: plate.y + plate.height / 2.0
                        - away * PITCH * self.foreshortening() * scale
                        - RISE * above,
                    radius: (PITCH / 2.0 - 1.0) * scale,
                }
            }
            Angle::Tilted => self.seen(across, away, above * STOREY),
        }
    }

    /// Where a sphere on this place touches the plate, and how far the hollow reaches around that.
    pub(super) fn hollow(&self, cell: Cell) -> Spot {
        let spot = self.cell_spot(cell);
        match self.frame.angle {
            // A sphere sinks into its hollow.
            Angle::Above => Spot {
                y: spot.y + 8.0,
                radius: spot.radius * 0.72,
                ..spot
            },
            Angle::Tilted => {
                let (across, away) = self.offset(cell);
                let spot = self.seen(across, away, -0.42);
                Spot {
                    radius: spot.radius * 0.62,
                    ..spot
                }
            }
        }
    }

    /// The corners of the plate as it is seen from a chair: left and right behind, right and left
    /// in front, and right and left below the front edge.
    pub(super) fn corners(&self) -> [(f64, f64); 6] {
        let top = -0.42;
        [
            (-HALF_PLATE, HALF_PLATE, top),
            (HALF_PLATE, HALF_PLATE, top),
            (HALF_PLATE, -HALF_PLATE, top),
            (-HALF_PLATE, -HALF_PLATE, top),
            (HALF_PLATE, -HALF_PLATE, top - THICK),
            (-HALF_PLATE, -HALF_PLATE, top - THICK),
        ]
        .map(|(across, away, up)| {
            let spot = self.seen(across, away, up);
            (spot.x, spot.y)
        })
    }

    /// Where the letter of this file and the number of this rank are written on the plate.
    pub(super) fn labels(&self, index: u8) -> [(f64, f64); 2] {
        let along = Cell::new(1, index, index).expect("the diagonal of the base");
        let plate = self.plate;
        match self.frame.angle {
            Angle::Above => {
                let spot = self.cell_spot(along);
                [
                    (spot.x, plate.y + plate.height - 8.0),
                    (plate.x + 18.0, spot.y + 9.0),
                ]
            }
            Angle::Tilted => {
                let (across, away) = self.offset(along);
                let edge = 0.16 - HALF_PLATE;
                [(across, edge), (edge, away)].map(|(across, away)| {
                    let spot = self.seen(across, away, -0.42);
                    (spot.x, spot.y + 9.0)
                })
            }
        }
    }

    /// From the middle of the board to the right and away from the viewer, in distances between
    /// spheres. From a chair everybody sees the board from their own side.
    fn offset(&self, cell: Cell) -> (f64, f64) {
        let middle = f64::from(4 - cell.level()) / 2.0;
        let (across, away) = (f64::from(cell.file()) - middle, f64::from(cell.rank()) - middle);
        if self.is_turned() {
            (-across, -away)
        } else {
            (across, away)
        }
    }

    /// Whether the far side of the board is the one with rank 1.
    pub(super) fn is_turned(&self) -> bool {
        (self.frame.angle, self.near) == (Angle::Tilted, Side::Dark)
    }

    /// A sphere as it is seen from a chair: so far to the right, away and up from the middle of
    /// the base, in distances between spheres.
    fn seen(&self, across: f64, away: f64, up: f64) -> Spot {
        let nearer = up * DEPTH - away * HEIGHT;
        let scale = TILTED_PITCH * EYES / (EYES - nearer);
        let plate = self.plate;
        Spot {
            x: plate.x + plate.width / 2.0 + across * scale,
            y: plate.y + plate.height * 0.57 - (away * DEPTH + up * HEIGHT) * scale,
            radius: scale * 0.5 - 1.0,
        }
    }

    /// The hollow of a tray that belongs to this sphere.
    pub(super) fn home_spot(&self, number: usize, near: bool) -> Spot {
        let along = number as f64;
        let (x, y, radius) = match self.frame.aspect {
            // Two columns; the second is one shorter.
            Aspect::Wide => {
                let (column, row) = (f64::from(number >= 8), (number % 8) as f64);
                let (left, top) = if near { (972.0, 240.0) } else { (68.0, 118.0) };
                (left + 60.0 * column, top + 60.0 * row, 28.0)
            }
            Aspect::Tall => {
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
