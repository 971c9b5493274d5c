//! The layout of the picture.

use games::game_sun::Place;

use crate::{Aspect, Frame};

/// A rectangle in the picture, from its upper left corner.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Spot {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) width: f64,
    pub(super) height: f64,
}

/// The positions of a seat's name and cards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct SeatPlace {
    /// The start of the name.
    pub(super) name: (f64, f64),
    /// Its letter size.
    pub(super) letters: f64,
    /// The first card.
    pub(super) card: Spot,
    /// The width that the cards share; they are narrower if there are many.
    pub(super) row: f64,
}

/// The measures of a picture.
///
/// Beside the top of the pyramid there is room for the decks, and in a wide picture for the other
/// seats too.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    frame: Frame,
    pub(super) width: f64,
    pub(super) height: f64,
    /// Left end and bottom of the base row.
    floor: (f64, f64),
    /// Width and height of a brick.
    brick: (f64, f64),
    /// The standard deck and the edge deck.
    pub(super) decks: [Spot; 2],
    /// The button that ends a turn, and the one that scores a symbol.
    pub(super) button: Spot,
    pub(super) points: Spot,
    /// The ends of the two lines that say what a card is worth, and their letter size.
    pub(super) worth: ([(f64, f64); 2], f64),
}

impl Layout {
    /// For a base row of this many bricks.
    pub(super) fn new(frame: Frame, bricks: usize, seats: u8) -> Layout {
        let bricks = bricks as f64;
        match frame.aspect {
            Aspect::Wide => Layout {
                frame,
                width: 1100.0,
                height: 756.0,
                floor: (20.0, 588.0),
                brick: (1060.0 / bricks, 564.0 / bricks),
                decks: [spot(22.0, 210.0, 130.0, 80.0), spot(954.0, 210.0, 130.0, 80.0)],
                button: spot(900.0, 656.0, 180.0, 80.0),
                points: spot(700.0, 656.0, 190.0, 80.0),
                worth: ([(1080.0, 616.0), (1080.0, 639.0)], 17.0),
            },
            Aspect::Tall => {
                let floor = 12.0 + 80.0 * bricks;
                Layout {
                    frame,
                    width: 732.0,
                    height: floor + 286.0 + 66.0 * f64::from(seats - 1),
                    floor: (6.0, floor),
                    brick: (720.0 / bricks, 80.0),
                    decks: [spot(24.0, 28.0, 150.0, 92.0), spot(562.0, 28.0, 150.0, 92.0)],
                    button: spot(452.0, floor + 76.0, 270.0, 84.0),
                    points: spot(172.0, floor + 76.0, 270.0, 84.0),
                    worth: ([(716.0, floor + 34.0), (716.0, floor + 62.0)], 22.0),
                }
            }
        }
    }

    /// Each level is half a brick further in than the one below.
    pub(super) fn place(&self, place: Place) -> Spot {
        let ((left, bottom), (width, height)) = (self.floor, self.brick);
        spot(
            left + (place.at() as f64 + place.level() as f64 / 2.0) * width,
            bottom - (place.level() + 1) as f64 * height,
            width,
            height,
        )
    }

    /// The middle of the floor.
    pub(super) fn ground(&self) -> (f64, f64) {
        (self.width / 2.0, self.floor.1)
    }

    /// The left end of a level, halfway up.
    pub(super) fn left_of(&self, level: usize) -> (f64, f64) {
        let ((left, bottom), (width, height)) = (self.floor, self.brick);
        let level = level as f64;
        (left + level / 2.0 * width, bottom - (level + 0.5) * height)
    }

    /// The smallest letters that can be read in this frame.
    pub(super) fn smallest_letters(&self) -> f64 {
        self.frame.smallest_letters()
    }

    /// The letters below the decks.
    pub(super) const fn captions(&self) -> f64 {
        match self.frame.aspect {
            Aspect::Wide => 20.0,
            Aspect::Tall => 23.0,
        }
    }

    /// Half the height of a flag beside a level.
    pub(super) const fn flag(&self) -> f64 {
        match self.frame.aspect {
            Aspect::Wide => 13.0,
            Aspect::Tall => 16.0,
        }
    }

    /// The seat this many seats after the viewer's, clockwise.
    pub(super) fn seat(&self, after: usize) -> SeatPlace {
        let (_, floor) = self.floor;
        let (name, letters, card, row) = match (self.frame.aspect, after) {
            (Aspect::Wide, 0) => ((24.0, 632.0), 30.0, spot(24.0, 650.0, 118.0, 86.0), 864.0),
            (Aspect::Wide, _) => {
                let (x, y) = [(28.0, 140.0), (28.0, 46.0), (776.0, 46.0), (776.0, 140.0)][after - 1];
                ((x, y), 26.0, spot(x, y + 15.0, 38.0, 28.0), 300.0)
            }
            (Aspect::Tall, 0) => (
                (16.0, floor + 128.0),
                32.0,
                spot(12.0, floor + 172.0, 134.0, 92.0),
                708.0,
            ),
            (Aspect::Tall, _) => {
                let y = floor + 316.0 + 66.0 * (after - 1) as f64;
                ((16.0, y), 26.0, spot(360.0, y - 28.0, 46.0, 36.0), 360.0)
            }
        };
        SeatPlace {
            name,
            letters,
            card,
            row,
        }
    }
}

impl SeatPlace {
    /// One of `count` cards in a row.
    pub(super) fn card(&self, slot: usize, count: usize) -> Spot {
        let gap = self.card.width * 0.08;
        let step = (self.row / count as f64).min(self.card.width + gap);
        Spot {
            x: self.card.x + step * slot as f64,
            width: step - gap,
            ..self.card
        }
    }
}

const fn spot(x: f64, y: f64, width: f64, height: f64) -> Spot {
    Spot { x, y, width, height }
}
