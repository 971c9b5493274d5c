//! Where tiles can go: which cells a level can still reach, and which sets of open cells tiles
//! can fill.

use std::sync::LazyLock;

use crate::board::{Cell, STRIDE, Towards};

/// Where the next tile can go, in the cells that currently have names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BaseReach {
    /// The number of columns that can still be reached; the first is `a`.
    pub columns: u8,
    /// The number of rows that can still be reached; the first is `1`.
    pub rows: u8,
    /// Reachable columns to the left of what is built.
    pub(crate) left: u8,
    /// Reachable rows above what is built.
    pub(crate) up: u8,
    /// Left cells of all tiles that can lie flat.
    pub(crate) flat: u128,
    /// Upper cells of all tiles that can stand upright.
    pub(crate) upright: u128,
}

impl BaseReach {
    /// Whether any tile fits at all (PM-9).
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.flat == 0 && self.upright == 0
    }

    /// Whether a tile fits with its left block on the cell.
    #[inline]
    pub fn contains(&self, left: Cell, towards: Towards) -> bool {
        self.left_cells(towards) >> left.index() & 1 == 1
    }

    /// The cells for the left block of a tile turned like this.
    #[inline]
    pub(crate) fn left_cells(&self, towards: Towards) -> u128 {
        match towards {
            Towards::North => self.upright << STRIDE,
            Towards::East => self.flat,
            Towards::South => self.upright,
            Towards::West => self.flat << 1,
        }
    }
}

/// Whether level 1 may have this width and height (PM-4).
const fn fits_base(width: u8, height: u8) -> bool {
    width <= 5 && height <= 4 || width <= 4 && height <= 5
}

pub(crate) const fn frame_around(width: u8, height: u8) -> (u8, u8, u8, u8) {
    let left = (if height <= 4 { 5 } else { 4 }) - width;
    let up = (if width <= 4 { 5 } else { 4 }) - height;
    (left, up, width + 2 * left, height + 2 * up)
}

/// Where tiles stay within the rectangle, ignoring occupied cells.
#[derive(Clone, Copy)]
pub(crate) struct Fitting {
    pub(crate) flat: u128,
    pub(crate) upright: u128,
}

const NO_FITTING: Fitting = Fitting { flat: 0, upright: 0 };

/// By width and height of the smallest rectangle around level 1.
pub(crate) static BASE_FITTING: [[Fitting; 6]; 6] = {
    let mut table = [[NO_FITTING; 6]; 6];
    table[0][0] = Fitting { flat: 1, upright: 1 };
    let mut width = 1;
    while width <= 5 {
        let mut height = 1;
        while height <= 5 {
            if fits_base(width, height) {
                table[width as usize][height as usize] = base_fitting(width, height);
            }
            height += 1;
        }
        width += 1;
    }
    table
};

const fn base_fitting(width: u8, height: u8) -> Fitting {
    let (left, up, columns, rows) = frame_around(width, height);
    let mut fitting = NO_FITTING;
    let mut row = 0;
    while row < rows {
        let mut column = 0;
        while column < columns {
            let bit = 1 << (row * STRIDE + column);
            if fits_base(span(left, width, column, 2), span(up, height, row, 1)) {
                fitting.flat |= bit;
            }
            if fits_base(span(left, width, column, 1), span(up, height, row, 2)) {
                fitting.upright |= bit;
            }
            column += 1;
        }
        row += 1;
    }
    fitting
}

/// The length of the union of `from .. from + length` and `at .. at + more`.
const fn span(from: u8, length: u8, at: u8, more: u8) -> u8 {
    let start = if at < from { at } else { from };
    let end = if at + more > from + length {
        at + more
    } else {
        from + length
    };
    end - start
}

/// By width and height of the rectangle of a higher level.
pub(crate) static UPPER_FITTING: [[Fitting; 6]; 6] = {
    let mut table = [[NO_FITTING; 6]; 6];
    let mut cell = 0;
    // At most five by five sides and five by five cells.
    while cell < 625 {
        let (width, height) = (cell / 125 + 1, cell / 25 % 5 + 1);
        let (column, row) = (cell / 5 % 5, cell % 5);
        let fitting = &mut table[width][height];
        let bit = 1 << (row * STRIDE as usize + column);
        if column + 1 < width && row < height {
            fitting.flat |= bit;
        }
        if column < width && row + 1 < height {
            fitting.upright |= bit;
        }
        cell += 1;
    }
    table
};

/// Packs rows of [`STRIDE`] bits into rows of `columns` bits.
#[inline]
pub(crate) fn compact(mask: u64, rows: u8, columns: u8) -> u32 {
    (0..rows).fold(0, |compact, y| {
        let row = (mask >> (STRIDE * y)) as u32 & ((1 << columns) - 1);
        compact | row << (columns * y)
    })
}

/// For every set of open cells of a small rectangle: whether tiles can fill it exactly.
pub(crate) struct Fillable {
    bits: Vec<u64>,
}

/// 5 columns, 4 rows.
pub(crate) static FILLABLE_WIDE: LazyLock<Fillable> = LazyLock::new(|| Fillable::of(5));

/// 4 columns, 5 rows.
pub(crate) static FILLABLE_TALL: LazyLock<Fillable> = LazyLock::new(|| Fillable::of(4));

impl Fillable {
    fn of(columns: u32) -> Fillable {
        let mut table = Fillable {
            bits: vec![0; (1 << 20) / 64],
        };
        table.bits[0] = 1;
        for open in 1u32..1 << 20 {
            // The first open cell is covered by a tile that extends to the right or downwards.
            let first = open.trailing_zeros();
            let filled_by = |other: u32| {
                let tile = 1 << first | 1 << other;
                open & tile == tile && table.get(open & !tile)
            };
            let right = first % columns + 1 < columns && filled_by(first + 1);
            if right || (first + columns < 20 && filled_by(first + columns)) {
                table.bits[open as usize / 64] |= 1 << (open % 64);
            }
        }
        table
    }

    #[inline]
    pub(crate) fn get(&self, open: u32) -> bool {
        self.bits[open as usize / 64] >> (open % 64) & 1 == 1
    }
}
