use std::fmt;
use std::ops::{BitAnd, BitOr, Not, Sub};
use std::str::FromStr;

/// One of the 30 places of the pyramid, written `LEVEL FILE RANK`: `1a1` is a corner of the base,
/// `2b3` is on level 2, `4a1` is the apex.
///
/// The place `2b3` rests on `1b3`, `1c3`, `1b4` and `1c4`.
///
/// # Layout
/// A place is a bit of a 32-bit mask. The rows of levels 1 and 2 are both four bits apart, so
/// that one shift leads from a square of level 1 to the place on top of it: bits 0–15 are level
/// 1, 16–26 without 19 and 23 are level 2, 27–30 are level 3, bit 31 is the apex.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

/// Text that is not a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadCell;

/// A set of places.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cells(pub u32);

impl Cell {
    /// The top of the pyramid.
    pub const APEX: Cell = Cell(31);

    /// The place on this level (1 to 4) in this file and rank, both counted from 0.
    pub const fn new(level: u8, file: u8, rank: u8) -> Option<Cell> {
        if level == 0 || level > 4 || file > 4 - level || rank > 4 - level {
            return None;
        }
        Some(Cell(match level {
            1 => rank * 4 + file,
            2 => 16 + rank * 4 + file,
            3 => 27 + rank * 2 + file,
            _ => 31,
        }))
    }

    /// All 30 places, ascending.
    pub fn all() -> impl Iterator<Item = Cell> {
        Cells::ALL.iter()
    }

    /// The level, from 1 to 4.
    pub const fn level(self) -> u8 {
        match self.0 {
            0..=15 => 1,
            16..=26 => 2,
            27..=30 => 3,
            _ => 4,
        }
    }

    /// The file, counted from 0.
    pub const fn file(self) -> u8 {
        match self.level() {
            1 | 2 => self.0 % 4,
            3 => (self.0 - 27) % 2,
            _ => 0,
        }
    }

    /// The rank, counted from 0.
    pub const fn rank(self) -> u8 {
        match self.level() {
            1 => self.0 / 4,
            2 => (self.0 - 16) / 4,
            3 => (self.0 - 27) / 2,
            _ => 0,
        }
    }

    /// The bit mask of this place alone.
    #[inline]
    pub const fn bit(self) -> u32 {
        1 << self.0
    }

    /// The number of the bit.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The four places that this one rests on; none for level 1.
    #[inline]
    pub const fn supports(self) -> Cells {
        Cells(SUPPORTS[self.0 as usize])
    }

    /// The places that rest on this one, up to four.
    #[inline]
    pub const fn resting(self) -> Cells {
        Cells(RESTING[self.0 as usize])
    }

    /// PY-2, PY-3: the places from which a free sphere can be raised to this one: all lower ones
    /// that do not support it.
    #[inline]
    pub const fn raisable_from(self) -> Cells {
        Cells(RAISABLE_FROM[self.0 as usize])
    }
}

const SUPPORTS: [u32; 32] = {
    let mut table = [0; 32];
    let mut level = 2;
    while level <= 4 {
        let mut rank = 0;
        while rank <= 4 - level {
            let mut file = 0;
            while file <= 4 - level {
                let mut mask = 0;
                let mut corner = 0;
                while corner < 4 {
                    if let Some(below) = Cell::new(level - 1, file + corner % 2, rank + corner / 2) {
                        mask |= below.bit();
                    }
                    corner += 1;
                }
                if let Some(cell) = Cell::new(level, file, rank) {
                    table[cell.0 as usize] = mask;
                }
                file += 1;
            }
            rank += 1;
        }
        level += 1;
    }
    table
};

const RESTING: [u32; 32] = {
    let mut table = [0; 32];
    let mut above = 0;
    while above < 32 {
        let mut below = 0;
        while below < 32 {
            if SUPPORTS[above] & 1 << below != 0 {
                table[below] |= 1 << above;
            }
            below += 1;
        }
        above += 1;
    }
    table
};

/// For every place: all lower places that do not support it.
pub(crate) const RAISABLE_FROM: [u32; 32] = {
    let mut table = [0; 32];
    let mut level = 1;
    while level <= 4 {
        let mut rank = 0;
        while rank <= 4 - level {
            let mut file = 0;
            while file <= 4 - level {
                if let Some(cell) = Cell::new(level, file, rank) {
                    let lower = match level {
                        1 => 0,
                        2 => Cells::LEVEL_1.0,
                        3 => Cells::LEVEL_1.0 | Cells::LEVEL_2.0,
                        _ => Cells::ALL.0 & !(1 << 31),
                    };
                    table[cell.index()] = lower & !cell.supports().0;
                }
                file += 1;
            }
            rank += 1;
        }
        level += 1;
    }
    table
};

impl Cells {
    /// The empty set.
    pub const EMPTY: Cells = Cells(0);
    /// All 30 places.
    pub const ALL: Cells = Cells(0xff77_ffff);
    /// The 16 places of the base.
    pub const LEVEL_1: Cells = Cells(0x0000_ffff);
    /// The 9 places of level 2.
    pub const LEVEL_2: Cells = Cells(0x0777_0000);
    /// The 4 places of level 3.
    pub const LEVEL_3: Cells = Cells(0x7800_0000);

    /// Whether the place is in the set.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 & cell.bit() != 0
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of places in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The places, ascending.
    #[inline]
    pub const fn iter(self) -> CellsIter {
        CellsIter(self.0)
    }

    /// PY-1: the empty places that can take a sphere if these are occupied.
    #[inline]
    pub const fn open(self) -> Cells {
        let filled = self.0;
        // A bit of `squares` is set where it and its neighbours to the right, above and on the
        // diagonal are set.
        let squares = filled & filled >> 1 & filled >> 4 & filled >> 5;
        let level_2 = (squares & 0x0777) << 16;
        let level_3 = (squares >> 16 & 3) << 27 | (squares >> 20 & 3) << 29;
        let apex = ((filled >> 27 & 15 == 15) as u32) << 31;
        Cells((0xffff | level_2 | level_3 | apex) & !filled)
    }

    /// PY-3: the places that have a sphere resting on them if these are occupied.
    #[inline]
    pub const fn covered(self) -> Cells {
        let level_2 = self.0 >> 16 & 0x0777;
        let level_3 = self.0 >> 27 & 3 | (self.0 >> 29 & 3) << 4;
        let under_2 = level_2 | level_2 << 1 | level_2 << 4 | level_2 << 5;
        let under_3 = level_3 | level_3 << 1 | level_3 << 4 | level_3 << 5;
        let under_4 = (self.0 >> 31) * Cells::LEVEL_3.0;
        Cells(under_2 | under_3 << 16 | under_4)
    }
}

/// The places of a set, ascending.
#[derive(Clone, Debug)]
pub struct CellsIter(u32);

impl Iterator for CellsIter {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        if self.0 == 0 {
            return None;
        }
        let cell = Cell(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(cell)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for CellsIter {}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        Cells(cells.into_iter().fold(0, |mask, cell| mask | cell.bit()))
    }
}

impl BitOr for Cells {
    type Output = Cells;
    #[inline]
    fn bitor(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }
}

impl BitAnd for Cells {
    type Output = Cells;
    #[inline]
    fn bitand(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }
}

impl Sub for Cells {
    type Output = Cells;
    #[inline]
    fn sub(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }
}

impl Not for Cells {
    type Output = Cells;
    #[inline]
    fn not(self) -> Cells {
        Cells(Cells::ALL.0 & !self.0)
    }
}

impl From<Cell> for Cells {
    #[inline]
    fn from(cell: Cell) -> Cells {
        Cells(cell.bit())
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}{}{}",
            self.level(),
            (b'a' + self.file()) as char,
            self.rank() + 1
        )
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Cell {
    type Err = BadCell;

    fn from_str(text: &str) -> Result<Cell, BadCell> {
        let &[level @ b'1'..=b'4', file @ b'a'..=b'd', rank @ b'1'..=b'4'] = text.as_bytes() else {
            return Err(BadCell);
        };
        Cell::new(level - b'0', file - b'a', rank - b'1').ok_or(BadCell)
    }
}

impl fmt::Display for BadCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a place of the pyramid")
    }
}

impl std::error::Error for BadCell {}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
