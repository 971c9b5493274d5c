//! Squares, sets of squares, and the steps between them.
//!
//! Every board lies in the upper left corner of a grid of 11 × 11 squares, so
//! that a set of squares is one 128-bit mask and a step is one shift.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};
use std::str::FromStr;

/// The maximum number of columns and of rows.
pub const GRID: u8 = 11;

/// A square of the board: a column from `a`, a row from 1 (the top).
///
/// ```
/// use game_pacal::Square;
/// let square: Square = "d11".parse()?;
/// assert_eq!((square.column(), square.row()), (3, 10));
/// assert_eq!(square.to_string(), "d11");
/// # Ok::<(), game_pacal::BadSquare>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

/// A set of squares.
///
/// ```
/// use game_pacal::{Square, Squares};
/// let set: Squares = ["b2", "a1"].into_iter().map(|name| name.parse::<Square>().unwrap()).collect();
/// assert_eq!(set.to_string(), "a1+b2");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Squares(u128);

/// The four directions of flight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Direction {
    Up,
    Right,
    Down,
    Left,
}

/// Text that is not a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadSquare;

impl Square {
    /// The square in this column and row, both counted from 0.
    ///
    /// # Panics
    /// If there is no such square on a board of 11 × 11.
    pub const fn new(column: u8, row: u8) -> Square {
        assert!(column < GRID && row < GRID, "no square of any board");
        Square(row * GRID + column)
    }

    /// All squares of the grid, row by row.
    pub fn all() -> impl Iterator<Item = Square> + Clone {
        (0..GRID * GRID).map(Square)
    }

    /// The column, counted from 0.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 % GRID
    }

    /// The row, counted from 0 at the top.
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 / GRID
    }

    /// The number of the square, row by row: below 121.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set of this square alone.
    #[inline]
    pub const fn only(self) -> Squares {
        Squares(1 << self.0)
    }

    pub(crate) const fn from_index(index: u8) -> Option<Square> {
        if index < GRID * GRID {
            Some(Square(index))
        } else {
            None
        }
    }
}

impl Squares {
    /// The empty set.
    pub const EMPTY: Squares = Squares(0);
    /// The whole grid.
    pub const GRID: Squares = Squares((1 << (GRID as u32 * GRID as u32)) - 1);

    const FIRST_COLUMN: Squares = {
        let mut mask = 0;
        let mut row = 0;
        while row < GRID {
            mask |= 1 << (row * GRID);
            row += 1;
        }
        Squares(mask)
    };
    const LAST_COLUMN: Squares = Squares(Squares::FIRST_COLUMN.0 << (GRID - 1));

    /// Whether the square is in the set.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.0 & 1 != 0
    }

    /// Whether this set is a subset of the other.
    #[inline]
    pub const fn is_within(self, other: Squares) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of squares in the set.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Adds a square.
    #[inline]
    pub const fn insert(&mut self, square: Square) {
        self.0 |= 1 << square.0;
    }

    /// Removes a square.
    #[inline]
    pub const fn remove(&mut self, square: Square) {
        self.0 &= !(1 << square.0);
    }

    /// The lowest square of the set.
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square(self.0.trailing_zeros() as u8))
        }
    }

    /// The squares, row by row.
    #[inline]
    pub const fn iter(self) -> Iter {
        Iter(self.0)
    }

    /// The squares that share a side with one of the set.
    pub(crate) fn beside(self) -> Squares {
        Direction::ALL
            .into_iter()
            .fold(Squares::EMPTY, |all, direction| all | self.step(direction))
    }

    /// Every square of the set moved by one; those that leave the grid are dropped.
    #[inline]
    pub(crate) const fn step(self, direction: Direction) -> Squares {
        match direction {
            Direction::Up => Squares(self.0 >> GRID),
            Direction::Right => Squares((self.0 & !Squares::LAST_COLUMN.0) << 1),
            Direction::Down => Squares(self.0 << GRID & Squares::GRID.0),
            Direction::Left => Squares((self.0 & !Squares::FIRST_COLUMN.0) >> 1),
        }
    }

    /// The squares `offset` indices further on.
    #[inline]
    pub(crate) const fn shifted(self, offset: u8) -> Squares {
        Squares(self.0 << offset)
    }

    /// The squares that have a square of this set `offset` indices further on.
    #[inline]
    pub(crate) const fn shifted_back(self, offset: u8) -> Squares {
        Squares(self.0 >> offset)
    }

    /// The same for an offset from 1 to 63, on two halves: this avoids the general 128-bit shift,
    /// which would be most of the work.
    #[inline]
    pub(crate) const fn shifted_back_a_little(self, offset: u8) -> Squares {
        debug_assert!(0 < offset && offset < 64);
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        let low = low >> (offset & 63) | high << ((64 - offset) & 63);
        let high = high >> (offset & 63);
        Squares((high as u128) << 64 | low as u128)
    }
}

impl Direction {
    pub(crate) const ALL: [Direction; 4] =
        [Direction::Up, Direction::Right, Direction::Down, Direction::Left];
}

/// The squares of a set, row by row.
#[derive(Clone, Debug)]
pub struct Iter(u128);

impl Iterator for Iter {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = Squares(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Iter {}

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = Iter;

    #[inline]
    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Squares {
        squares
            .into_iter()
            .fold(Squares::EMPTY, |all, square| all | square.only())
    }
}

impl BitAnd for Squares {
    type Output = Squares;

    #[inline]
    fn bitand(self, other: Squares) -> Squares {
        Squares(self.0 & other.0)
    }
}

impl BitOr for Squares {
    type Output = Squares;

    #[inline]
    fn bitor(self, other: Squares) -> Squares {
        Squares(self.0 | other.0)
    }
}

impl Not for Squares {
    type Output = Squares;

    #[inline]
    fn not(self) -> Squares {
        Squares(!self.0 & Squares::GRID.0)
    }
}

impl BitAndAssign for Squares {
    #[inline]
    fn bitand_assign(&mut self, other: Squares) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Squares {
    #[inline]
    fn bitor_assign(&mut self, other: Squares) {
        self.0 |= other.0;
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Square {
    type Err = BadSquare;

    fn from_str(text: &str) -> Result<Square, BadSquare> {
        let (column, row) = match *text.as_bytes() {
            [column, row @ b'1'..=b'9'] => (column, row - b'1'),
            [column, b'1', row @ b'0'..=b'1'] => (column, row - b'0' + 9),
            _ => return Err(BadSquare),
        };
        match column {
            b'a'..=b'k' => Ok(Square::new(column - b'a', row)),
            _ => Err(BadSquare),
        }
    }
}

impl fmt::Display for Squares {
    /// The squares joined by `+`; `-` for none.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (place, square) in self.iter().enumerate() {
            let joint = if place == 0 { "" } else { "+" };
            write!(f, "{joint}{square}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for BadSquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a square from a1 to k11")
    }
}

impl std::error::Error for BadSquare {}
