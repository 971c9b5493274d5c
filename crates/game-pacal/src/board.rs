//! Squares, sets of squares, and the steps between them.
//!
//! Every board lies in the upper left corner of a grid of 16 × 16 squares, so that a set of squares
//! is four words of 64 bits, a row is a quarter of a word, and a step is a shift.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};
use std::str::FromStr;

/// The maximum number of columns and of rows.
pub const GRID: u8 = 16;

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
pub struct Squares([u64; WORDS]);

/// The words of a set; four rows lie in each.
const WORDS: usize = 4;

/// The bits of a word.
const BITS: u8 = 64;

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
    /// If there is no such square on a board of 16 × 16.
    pub const fn new(column: u8, row: u8) -> Square {
        assert!(column < GRID && row < GRID, "no square of any board");
        Square(row * GRID + column)
    }

    /// All squares of the grid, row by row.
    pub fn all() -> impl Iterator<Item = Square> + Clone {
        (0..=u8::MAX).map(Square)
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

    /// The number of the square, row by row: below 256.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set of this square alone.
    #[inline]
    pub const fn only(self) -> Squares {
        let mut squares = Squares::EMPTY;
        squares.insert(self);
        squares
    }

    pub(crate) const fn from_index(index: u8) -> Square {
        Square(index)
    }

    /// The word of a set with its bit, and the place of the bit there.
    #[inline]
    const fn bit(self) -> (usize, u8) {
        ((self.0 / BITS) as usize, self.0 % BITS)
    }
}

impl Squares {
    /// The empty set.
    pub const EMPTY: Squares = Squares([0; WORDS]);
    /// The whole grid.
    pub const GRID: Squares = Squares([u64::MAX; WORDS]);

    /// The first column, in every word.
    const FIRST_COLUMN: u64 = 0x0001_0001_0001_0001;
    const LAST_COLUMN: u64 = Squares::FIRST_COLUMN << (GRID - 1);

    /// Whether the square is in the set.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        let (word, bit) = square.bit();
        self.0[word] >> bit & 1 != 0
    }

    /// Whether this set is a subset of the other.
    #[inline]
    pub fn is_within(self, other: Squares) -> bool {
        (self & !other).is_empty()
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        let [a, b, c, d] = self.0;
        a | b | c | d == 0
    }

    /// The number of squares in the set; 255 also for the whole grid, which has one more.
    #[inline]
    pub const fn len(self) -> u8 {
        let [a, b, c, d] = self.0;
        let squares = a.count_ones() + b.count_ones() + c.count_ones() + d.count_ones();
        if squares > u8::MAX as u32 {
            return u8::MAX;
        }
        squares as u8
    }

    /// Adds a square.
    #[inline]
    pub const fn insert(&mut self, square: Square) {
        let (word, bit) = square.bit();
        self.0[word] |= 1 << bit;
    }

    /// Removes a square.
    #[inline]
    pub const fn remove(&mut self, square: Square) {
        let (word, bit) = square.bit();
        self.0[word] &= !(1 << bit);
    }

    /// The lowest square of the set.
    #[inline]
    pub fn first(self) -> Option<Square> {
        self.iter().next()
    }

    /// The squares, row by row.
    #[inline]
    pub const fn iter(self) -> Iter {
        Iter {
            left: self.0,
            word: 0,
        }
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
        const ROW: u32 = GRID as u32;
        const REST: u32 = BITS as u32 - ROW;
        let [a, b, c, d] = self.0;
        Squares(match direction {
            Direction::Up => [
                a >> ROW | b << REST,
                b >> ROW | c << REST,
                c >> ROW | d << REST,
                d >> ROW,
            ],
            Direction::Down => [
                a << ROW,
                b << ROW | a >> REST,
                c << ROW | b >> REST,
                d << ROW | c >> REST,
            ],
            // A row ends within a word.
            Direction::Right => {
                let stays = !Squares::LAST_COLUMN;
                [
                    (a & stays) << 1,
                    (b & stays) << 1,
                    (c & stays) << 1,
                    (d & stays) << 1,
                ]
            }
            Direction::Left => {
                let stays = !Squares::FIRST_COLUMN;
                [
                    (a & stays) >> 1,
                    (b & stays) >> 1,
                    (c & stays) >> 1,
                    (d & stays) >> 1,
                ]
            }
        })
    }

    /// The squares that have a square of this set `offset` indices further on.
    #[inline]
    pub(crate) const fn shifted_back(self, offset: u8) -> Squares {
        let [a, b, c, d] = self.0;
        let wide = [a, b, c, d, 0, 0, 0, 0];
        let (words, bits) = ((offset / BITS) as usize, offset % BITS);
        let mut back = [0; WORDS];
        let mut word = 0;
        while word < WORDS {
            let from = (word + words) % wide.len();
            let next = (from + 1) % wide.len();
            // In two steps, because a shift by all bits is none.
            back[word] = wide[from] >> bits | wide[next] << 1 << (BITS - 1 - bits);
            word += 1;
        }
        Squares(back)
    }
}

impl Direction {
    pub(crate) const ALL: [Direction; 4] =
        [Direction::Up, Direction::Right, Direction::Down, Direction::Left];
}

/// The squares of a set, row by row.
#[derive(Clone, Debug)]
pub struct Iter {
    left: [u64; WORDS],
    /// The words before this one have nothing left.
    word: usize,
}

impl Iterator for Iter {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        while let Some(word) = self.left.get_mut(self.word) {
            if *word != 0 {
                let bit = word.trailing_zeros() as u8;
                *word &= *word - 1;
                return Some(Square(self.word as u8 * BITS + bit));
            }
            self.word += 1;
        }
        None
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.left.iter().map(|word| word.count_ones() as usize).sum();
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
        let (own, other) = (self.0, other.0);
        Squares(std::array::from_fn(|word| own[word] & other[word]))
    }
}

impl BitOr for Squares {
    type Output = Squares;

    #[inline]
    fn bitor(self, other: Squares) -> Squares {
        let (own, other) = (self.0, other.0);
        Squares(std::array::from_fn(|word| own[word] | other[word]))
    }
}

impl Not for Squares {
    type Output = Squares;

    #[inline]
    fn not(self) -> Squares {
        Squares(self.0.map(|word| !word))
    }
}

impl BitAndAssign for Squares {
    #[inline]
    fn bitand_assign(&mut self, other: Squares) {
        *self = *self & other;
    }
}

impl BitOrAssign for Squares {
    #[inline]
    fn bitor_assign(&mut self, other: Squares) {
        *self = *self | other;
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
            [column, b'1', row @ b'0'..=b'6'] => (column, row - b'0' + 9),
            _ => return Err(BadSquare),
        };
        match column {
            b'a'..=b'p' => Ok(Square::new(column - b'a', row)),
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
        f.write_str("not a square from a1 to p16")
    }
}

impl std::error::Error for BadSquare {}
