//! A pyramid from above: quadrants, each with its visible colour and jewel.

use crate::board::{Block, Colour, Jewels, STRIDE};

/// Quadrants are in rows of eleven bits: ten columns (five blocks) and an empty one, so that a
/// shift by one never crosses from one row into the next.
pub(crate) const ROW: u32 = 11;

/// The view from above. Higher blocks overwrite what they cover, so covered quadrants are
/// forgotten: PM-10 counts only what is visible.
///
/// Both a 5×4 and a 4×5 base fit: ten rows of ten quadrants.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Picture {
    /// The three bits of the colour's index plus one; all 0 where there is nothing.
    planes: [u128; 3],
    jewels: u128,
}

/// A visible quadrant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeenQuadrant {
    /// The colour.
    pub colour: Colour,
    /// Whether it has a jewel.
    pub jewel: bool,
}

/// The first of the four quadrants of the block in this slot (a bit of a mask of blocks) of the
/// level, from 1.
#[inline]
pub(crate) const fn block_origin(level: u8, slot: u8) -> u32 {
    let (column, row) = ((slot % STRIDE) as u32, (slot / STRIDE) as u32);
    // PM-5: every level is inset by half a block, which is one quadrant.
    let inset = level as u32 - 1;
    (2 * row + inset) * ROW + 2 * column + inset
}

/// The quadrants of the block in the upper left corner.
pub(crate) const BLOCK: u128 = 0b11 | 0b11 << ROW;

impl Picture {
    /// Lays a block on its slot of the level.
    #[inline]
    pub(crate) fn lay(&mut self, level: u8, slot: u8, block: Block) {
        let origin = block_origin(level, slot);
        let mask = BLOCK << origin;
        let code = block.colour as u8 + 1;
        for (bit, plane) in self.planes.iter_mut().enumerate() {
            *plane = *plane & !mask | if code >> bit & 1 == 1 { mask } else { 0 };
        }
        let jewels = block.jewels.bits() as u128;
        self.jewels = self.jewels & !mask | (jewels & 0b11 | (jewels >> 2) << ROW) << origin;
    }

    /// The uncovered block on its slot of the level; `None` if there is nothing.
    #[inline]
    pub(crate) fn block(&self, level: u8, slot: u8) -> Option<Block> {
        let origin = block_origin(level, slot);
        let colour = self.colour_at(origin)?;
        let jewels = self.jewels >> origin;
        Some(Block {
            colour,
            jewels: Jewels::from_bits((jewels & 0b11 | (jewels >> ROW & 0b11) << 2) as u8),
        })
    }

    /// Moves everything right and down by whole blocks: level 1 has grown to the left or upwards.
    #[inline]
    pub(crate) fn shift(&mut self, columns: u8, rows: u8) {
        let by = 2 * columns as u32 + 2 * rows as u32 * ROW;
        for plane in &mut self.planes {
            *plane <<= by;
        }
        self.jewels <<= by;
    }

    /// The quadrant in this column and row, both from 0; `None` where there is nothing.
    pub fn at(&self, column: u8, row: u8) -> Option<SeenQuadrant> {
        let bit = row as u32 * ROW + column as u32;
        let colour = (column < 10 && row < 10).then(|| self.colour_at(bit))??;
        Some(SeenQuadrant {
            colour,
            jewel: self.jewels >> bit & 1 == 1,
        })
    }

    /// Adds one quadrant where there was none; set-ups describe pictures quadrant by quadrant.
    ///
    /// Columns and rows are below 10.
    pub fn put(&mut self, column: u8, row: u8, seen: SeenQuadrant) {
        let bit = row as u32 * ROW + column as u32;
        let code = seen.colour as u8 + 1;
        for (power, plane) in self.planes.iter_mut().enumerate() {
            *plane |= u128::from(code >> power & 1) << bit;
        }
        self.jewels |= u128::from(seen.jewel) << bit;
    }

    /// The jewels in the area of one colour that the block belongs to (PM-10): visible quadrants
    /// of the colour, connected side by side.
    #[inline]
    pub(crate) fn jewels_of_area(&self, level: u8, slot: u8, colour: Colour) -> u8 {
        (self.area(level, slot, colour) & self.jewels).count_ones() as u8
    }

    /// The quadrants of that area.
    #[inline]
    pub(crate) fn area(&self, level: u8, slot: u8, colour: Colour) -> u128 {
        let colour = self.quadrants_of(colour);
        let mut area = BLOCK << block_origin(level, slot) & colour;
        loop {
            // Filling whole runs along a row at a time would be longer to write and no faster at
            // this size.
            let wider = (area | area << 1 | area >> 1 | area << ROW | area >> ROW) & colour;
            if wider == area {
                return area;
            }
            area = wider;
        }
    }

    /// The columns and rows of these quadrants, both from 0.
    pub fn places(quadrants: u128) -> impl Iterator<Item = (u8, u8)> {
        let bits = (0..u128::BITS).filter(move |bit| quadrants >> bit & 1 == 1);
        bits.map(|bit| ((bit % ROW) as u8, (bit / ROW) as u8))
    }

    /// All quadrants with a jewel that can be seen.
    #[inline]
    pub fn jewels(&self) -> u128 {
        self.jewels
    }

    /// All visible jewels of one colour.
    #[inline]
    pub fn jewels_of(&self, colour: Colour) -> u8 {
        (self.quadrants_of(colour) & self.jewels).count_ones() as u8
    }

    /// All quadrants of one colour that can be seen.
    #[inline]
    pub fn quadrants_of(&self, colour: Colour) -> u128 {
        let code = colour as u8 + 1;
        let [ones, twos, fours] = self.planes;
        let bit = |plane: u128, power: u8| if code >> power & 1 == 1 { plane } else { !plane };
        bit(ones, 0) & bit(twos, 1) & bit(fours, 2)
    }

    #[inline]
    fn colour_at(&self, bit: u32) -> Option<Colour> {
        let [ones, twos, fours] = self.planes.map(|plane| (plane >> bit & 1) as usize);
        (ones | twos << 1 | fours << 2)
            .checked_sub(1)
            .map(|index| Colour::ALL[index])
    }
}
