//! What of a pyramid stays in sight: which quadrants the rest of this level
//! will cover, which ones the next level will, and which ones nothing covers.
//!
//! Every level lies one quadrant further in than the one below (PM-5), so the
//! outermost ring of quadrants of a level stays to the end of the match and
//! counts in every round that follows (PM-10); all others are covered by the
//! next level.

use std::sync::LazyLock;

use crate::board::Colour;
use crate::picture::{BLOCK, ROW, block_origin};
use crate::pyramid::{LEVELS, NOWHERE, Pyramid};

/// A set of quadrants of one pyramid.
pub type Quadrants = u128;

/// What of a pyramid stays in sight, as sets of quadrants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lasting {
    /// In sight when this round is counted: nothing is built on it till then.
    pub this_round: Quadrants,
    /// In sight for good, however the first level will lie in its rectangle.
    pub surely: Quadrants,
    /// In sight for good, if the first level comes to lie in its rectangle in
    /// one of the ways that are still possible.
    pub perhaps: Quadrants,
    /// Where blocks of this level can still go, as far as that is within or
    /// next to what is built.
    pub open: Quadrants,
    /// Where the next level will lie; nothing as long as that is not settled.
    pub next_level: Quadrants,
    /// Whether this level may still grow beyond its left and right edge.
    pub grows_sideways: bool,
    /// Whether it may still grow beyond its upper and lower edge.
    pub grows_up_and_down: bool,
}

/// A rectangle of quadrants.
const fn rectangle(left: u32, top: u32, width: u32, height: u32) -> Quadrants {
    let mut mask = 0;
    let mut y = 0;
    while y < height {
        mask |= ((1 << width) - 1) << ((top + y) * ROW + left);
        y += 1;
    }
    mask
}

/// Of a first level that is so wide and high by now: the quadrants that lie on
/// the outermost ring in every rectangle that is still possible, and in any.
static OUTER_RING: LazyLock<[[[Quadrants; 2]; 6]; 6]> = LazyLock::new(|| {
    std::array::from_fn(|width| std::array::from_fn(|height| outer_ring(width as u32, height as u32)))
});

fn outer_ring(width: u32, height: u32) -> [Quadrants; 2] {
    let box_around = rectangle(0, 0, 2 * width, 2 * height);
    let (mut surely, mut perhaps) = (box_around, 0);
    for (full_width, full_height) in [(5, 4), (4, 5)] {
        if width > full_width || height > full_height {
            continue;
        }
        for left in 0..=full_width - width {
            for up in 0..=full_height - height {
                let on_ring = |column: u32, row: u32| {
                    let (column, row) = (column + 2 * left, row + 2 * up);
                    column == 0 || row == 0 || column + 1 == 2 * full_width || row + 1 == 2 * full_height
                };
                let mut ring = 0;
                for row in 0..2 * height {
                    for column in 0..2 * width {
                        ring |= u128::from(on_ring(column, row)) << (row * ROW + column);
                    }
                }
                surely &= ring;
                perhaps |= ring;
            }
        }
    }
    [surely, perhaps]
}

impl Pyramid {
    /// What stays in sight.
    pub fn lasting(&self) -> Lasting {
        let mut built = 0;
        let mut rest = self.built;
        while rest != 0 {
            built |= BLOCK << block_origin(self.level, rest.trailing_zeros() as u8);
            rest &= rest - 1;
        }
        let (width, height) = (u32::from(self.width), u32::from(self.height));
        if self.level == 1 {
            let (left, up) = self.margins();
            // Before the first tile there are no edges to grow beyond, but all is open.
            let is_empty = self.built == 0;
            let (grows_sideways, grows_up_and_down) = (is_empty || left > 0, is_empty || up > 0);
            let reached = rectangle(
                0,
                0,
                2 * width + u32::from(grows_sideways),
                2 * height + u32::from(grows_up_and_down),
            );
            let settled = !grows_sideways && !grows_up_and_down;
            let [surely, perhaps] = OUTER_RING[self.width as usize][self.height as usize];
            return Lasting {
                this_round: built,
                surely: surely & built,
                perhaps: perhaps & built,
                open: reached & !built,
                next_level: if settled {
                    rectangle(1, 1, 2 * width - 2, 2 * height - 2)
                } else {
                    0
                },
                grows_sideways,
                grows_up_and_down,
            };
        }
        let inset = u32::from(self.level) - 1;
        let level = rectangle(inset, inset, 2 * width, 2 * height);
        let base = rectangle(0, 0, 2 * (width + inset), 2 * (height + inset));
        let open = level & !built;
        let next_level = if self.level == LEVELS {
            0
        } else {
            rectangle(inset + 1, inset + 1, 2 * width - 2, 2 * height - 2)
        };
        let stays = base & !open & !next_level;
        Lasting {
            this_round: base & !open,
            surely: stays,
            perhaps: stays,
            open,
            next_level,
            grows_sideways: false,
            grows_up_and_down: false,
        }
    }

    /// The quadrants of the block on which the marker of this colour lies;
    /// none if it is in the supply.
    #[inline]
    pub fn marked_block(&self, colour: Colour) -> Quadrants {
        match self.markers[colour.index()] {
            NOWHERE => 0,
            slot => BLOCK << block_origin(self.level, slot),
        }
    }

    /// How many columns and rows of blocks the level has by now.
    #[inline]
    pub fn sides(&self) -> (u8, u8) {
        (self.width, self.height)
    }

    /// How many blocks of the level have been built.
    #[inline]
    pub fn built_count(&self) -> u8 {
        self.built.count_ones() as u8
    }
}

impl Lasting {
    /// How many quadrants where blocks can still go border on this area.
    #[inline]
    pub fn room_around(&self, area: Quadrants) -> u32 {
        const FIRST_ROW: Quadrants = (1 << ROW) - 1;
        const FIRST_COLUMN: Quadrants = {
            let mut mask = 0;
            let mut row = 0;
            while row < 10 {
                mask |= 1 << (row * ROW);
                row += 1;
            }
            mask
        };
        let mut room = (beside(area) & self.open).count_ones();
        // Left of and above what is built there are no quadrants to count.
        if self.grows_sideways {
            room += (area & FIRST_COLUMN).count_ones();
        }
        if self.grows_up_and_down {
            room += (area & FIRST_ROW).count_ones();
        }
        room
    }
}

/// All quadrants that share a side with one of these, and these themselves.
#[inline]
pub fn beside(area: Quadrants) -> Quadrants {
    area | area << 1 | area >> 1 | area << ROW | area >> ROW
}

/// The quadrants of `within` that are connected with `seed`, side by side.
#[inline]
pub fn connected(seed: Quadrants, within: Quadrants) -> Quadrants {
    let mut area = seed & within;
    loop {
        let wider = beside(area) & within;
        if wider == area {
            return area;
        }
        area = wider;
    }
}
