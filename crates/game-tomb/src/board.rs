//! Squares of a chamber and sets of them.

use std::fmt;
use std::str::FromStr;

/// The side of a chamber.
pub const SIDE: u8 = 5;

/// A square of a chamber: columns `a` to `e` from the left, rows 1 to 5 from the top; `a1` is the
/// top-left corner.
///
/// ```
/// use game_tomb::Square;
/// let square: Square = "b3".parse()?;
/// assert_eq!((square.column(), square.row()), (1, 2));
/// assert_eq!(square.to_string(), "b3");
/// # Ok::<(), game_tomb::BadSquare>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

/// Text that is not a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadSquare;

/// A set of squares, as a bit mask of 25 bits, row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Squares(u32);

/// One of a player's two cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Slot {
    /// The one on the left.
    Left,
    /// The one on the right.
    Right,
}

impl Square {
    /// The square in this column and row, both counted from 0.
    ///
    /// # Panics
    /// If it lies outside a chamber.
    pub const fn new(column: u8, row: u8) -> Square {
        assert!(column < SIDE && row < SIDE, "a square outside the chamber");
        Square(row * SIDE + column)
    }

    /// The column, counted from 0 at the left.
    pub const fn column(self) -> u8 {
        self.0 % SIDE
    }

    /// The row, counted from 0 at the top.
    pub const fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// All squares, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator + Clone {
        (0..SIDE * SIDE).map(Square)
    }
}

impl Squares {
    /// The empty set.
    pub const EMPTY: Squares = Squares(0);
    /// All 25.
    pub const ALL: Squares = Squares((1 << 25) - 1);
    const FIRST_COLUMN: u32 = 0b00001_00001_00001_00001_00001;
    const LAST_COLUMN: u32 = Squares::FIRST_COLUMN << 4;

    /// One square.
    #[inline]
    pub const fn only(square: Square) -> Squares {
        Squares(1 << square.0)
    }

    /// The number of squares.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the square is in the set.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 & (1 << square.0) != 0
    }

    /// The intersection.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Squares) -> Squares {
        Squares(self.0 & other.0)
    }

    /// The union.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Squares) -> Squares {
        Squares(self.0 | other.0)
    }

    /// The difference.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Squares) -> Squares {
        Squares(self.0 & !other.0)
    }

    /// Whether the sets intersect.
    #[inline]
    pub const fn meets(self, other: Squares) -> bool {
        self.0 & other.0 != 0
    }

    /// The squares that share a side with one of these.
    #[inline]
    #[must_use]
    pub const fn neighbours(self) -> Squares {
        let up_and_down = self.0 << SIDE | self.0 >> SIDE;
        let right = (self.0 & !Squares::LAST_COLUMN) << 1;
        let left = (self.0 & !Squares::FIRST_COLUMN) >> 1;
        Squares((up_and_down | right | left) & Squares::ALL.0)
    }

    /// All squares of `within` that are connected to these.
    #[must_use]
    pub const fn flood(self, within: Squares) -> Squares {
        let mut reached = self.and(within);
        loop {
            let further = reached.or(reached.neighbours().and(within));
            if further.0 == reached.0 {
                return reached;
            }
            reached = further;
        }
    }

    /// How many more squares of `within` must be entered to reach `goal`; 0 if it is one of
    /// these, `None` if there is no path.
    pub fn steps_to(self, goal: Square, within: Squares) -> Option<u8> {
        let mut reached = self;
        let mut steps = 0;
        while !reached.contains(goal) {
            let further = reached.or(reached.neighbours().and(within));
            if further == reached {
                return None;
            }
            reached = further;
            steps += 1;
        }
        Some(steps)
    }

    /// Whether the squares are connected.
    pub fn is_connected(self) -> bool {
        self.first()
            .is_none_or(|first| Squares::only(first).flood(self) == self)
    }

    /// The first square, row by row.
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square(self.0.trailing_zeros() as u8))
        }
    }

    /// The squares, row by row.
    pub fn iter(self) -> impl Iterator<Item = Square> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let first = Squares(rest).first()?;
            rest &= rest - 1;
            Some(first)
        })
    }
}

impl Slot {
    /// Both, the left one first.
    pub const BOTH: [Slot; 2] = [Slot::Left, Slot::Right];

    /// 0 for the left one, 1 for the right one.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
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
        match text.as_bytes() {
            [column @ b'a'..=b'e', row @ b'1'..=b'5'] => Ok(Square::new(column - b'a', row - b'1')),
            _ => Err(BadSquare),
        }
    }
}

impl fmt::Display for BadSquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a square from a1 to e5")
    }
}

impl std::error::Error for BadSquare {}

impl fmt::Display for Squares {
    /// The squares row by row, without separators: `a1b1b2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|square| fmt::Display::fmt(&square, f))
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromStr for Squares {
    type Err = BadSquare;

    /// Squares in any order, without duplicates; at least one.
    fn from_str(text: &str) -> Result<Squares, BadSquare> {
        let mut squares = Squares::EMPTY;
        for pair in text.as_bytes().chunks(2) {
            let square: Square = std::str::from_utf8(pair).map_err(|_| BadSquare)?.parse()?;
            if squares.contains(square) {
                return Err(BadSquare);
            }
            squares = squares.or(Squares::only(square));
        }
        if squares.is_empty() {
            Err(BadSquare)
        } else {
            Ok(squares)
        }
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Squares {
        squares
            .into_iter()
            .fold(Squares::EMPTY, |set, square| set.or(Squares::only(square)))
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Slot::Left => "L",
            Slot::Right => "R",
        })
    }
}
