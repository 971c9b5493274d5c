//! The vocabulary of the board: colours, quadrants, cells and directions.

use std::fmt;

/// One of the six colours, in the order in which the patches pair them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// On one patch with blue.
    Brown,
    /// On one patch with brown.
    Blue,
    /// On one patch with aqua.
    Yellow,
    /// On one patch with yellow.
    Aqua,
    /// On one patch with green.
    Red,
    /// On one patch with red.
    Green,
}

impl Colour {
    /// All six.
    pub const ALL: [Colour; 6] = [
        Colour::Brown,
        Colour::Blue,
        Colour::Yellow,
        Colour::Aqua,
        Colour::Red,
        Colour::Green,
    ];

    /// The index of the colour, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word in notation and data files.
    pub const fn name(self) -> &'static str {
        ["brown", "blue", "yellow", "aqua", "red", "green"][self as usize]
    }

    /// The id of the message with the name of the colour.
    pub const fn message(self) -> &'static str {
        [
            "pyramido-colour-brown",
            "pyramido-colour-blue",
            "pyramido-colour-yellow",
            "pyramido-colour-aqua",
            "pyramido-colour-red",
            "pyramido-colour-green",
        ][self as usize]
    }

    /// The letter in pictures and set-ups: lower case without a jewel, upper case with one.
    pub const fn letter(self) -> char {
        ['n', 'b', 'y', 'a', 'r', 'g'][self as usize]
    }

    /// The colour with this name.
    pub fn from_name(name: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.name() == name)
    }

    /// The patch with this colour on one of its sides.
    #[inline]
    pub const fn patch(self) -> Patch {
        Patch(self as u8 / 2)
    }
}

/// One of the three patches that a player starts with.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Patch(u8);

impl Patch {
    /// All three.
    pub const ALL: [Patch; 3] = [Patch(0), Patch(1), Patch(2)];

    /// The index of the patch, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The colours of its two sides.
    pub const fn sides(self) -> [Colour; 2] {
        [
            Colour::ALL[2 * self.0 as usize],
            Colour::ALL[2 * self.0 as usize + 1],
        ]
    }
}

/// A quadrant of a block.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Quadrant {
    /// Upper left.
    Nw,
    /// Upper right.
    Ne,
    /// Lower left.
    Sw,
    /// Lower right.
    Se,
}

impl Quadrant {
    /// All four, in reading order.
    pub const ALL: [Quadrant; 4] = [Quadrant::Nw, Quadrant::Ne, Quadrant::Sw, Quadrant::Se];

    /// The word in notation and data files.
    pub const fn name(self) -> &'static str {
        ["nw", "ne", "sw", "se"][self as usize]
    }

    /// The quadrant with this name.
    pub fn from_name(name: &str) -> Option<Quadrant> {
        Quadrant::ALL.into_iter().find(|quadrant| quadrant.name() == name)
    }
}

/// The quadrants of one block that have jewels.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Jewels(u8);

impl Jewels {
    /// No jewel.
    pub const NONE: Jewels = Jewels(0);

    /// One jewel.
    #[inline]
    pub const fn one(quadrant: Quadrant) -> Jewels {
        Jewels(1 << quadrant as u8)
    }

    /// The number of jewels.
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this quadrant has one.
    #[inline]
    pub const fn contains(self, quadrant: Quadrant) -> bool {
        self.0 & (1 << quadrant as u8) != 0
    }

    /// Adds one; `false` if the quadrant already had one.
    pub const fn insert(&mut self, quadrant: Quadrant) -> bool {
        let new = !self.contains(quadrant);
        self.0 |= 1 << quadrant as u8;
        new
    }

    /// The quadrants, in reading order.
    pub fn iter(self) -> impl Iterator<Item = Quadrant> {
        Quadrant::ALL
            .into_iter()
            .filter(move |&quadrant| self.contains(quadrant))
    }

    /// The bits: north-west 1, north-east 2, south-west 4, south-east 8.
    #[inline]
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    #[inline]
    pub(crate) const fn from_bits(bits: u8) -> Jewels {
        Jewels(bits & 0b1111)
    }

    /// The same block after a quarter turn clockwise.
    #[inline]
    #[must_use]
    pub const fn turned(self) -> Jewels {
        let Jewels(bits) = self;
        // North-west goes to north-east, that to south-east, that to south-west, and that to
        // north-west.
        Jewels((bits & 1) << 1 | (bits & 2) << 2 | (bits & 8) >> 1 | (bits & 4) >> 2)
    }
}

impl fmt::Display for Jewels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (index, quadrant) in self.iter().enumerate() {
            if index > 0 {
                f.write_str("+")?;
            }
            f.write_str(quadrant.name())?;
        }
        Ok(())
    }
}

impl fmt::Debug for Jewels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Half of a tile, or a patch: one colour, and jewels in its quadrants.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Block {
    /// Its colour.
    pub colour: Colour,
    /// The quadrants of its jewels.
    pub jewels: Jewels,
}

impl Block {
    /// The same block after a quarter turn clockwise.
    #[inline]
    #[must_use]
    pub const fn turned(self) -> Block {
        Block {
            colour: self.colour,
            jewels: self.jewels.turned(),
        }
    }
}

/// The direction from a tile's left block to its right block.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Towards {
    /// Up: the tile is turned three quarters clockwise.
    North,
    /// Right: the tile lies as listed.
    East,
    /// Down: the tile is turned a quarter clockwise.
    South,
    /// Left: the tile is turned by half.
    West,
}

impl Towards {
    /// All four.
    pub const ALL: [Towards; 4] = [Towards::North, Towards::East, Towards::South, Towards::West];

    /// The letter in notation.
    pub const fn letter(self) -> char {
        ['n', 'e', 's', 'w'][self as usize]
    }

    /// The number of quarter turns clockwise from the listed orientation.
    #[inline]
    pub const fn quarter_turns(self) -> u8 {
        [3, 0, 1, 2][self as usize]
    }
}

/// The width and height of the area in which cells have names.
pub const SPAN: u8 = 9;

/// Cells are in rows of ten bits: nine columns and an empty one, so that a shift by one never
/// crosses from one row into the next.
pub(crate) const STRIDE: u8 = 10;

/// A cell of the level being built: column letter and row number, where `a1` is the upper left
/// cell of the area that can still be reached.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell in this column and row, both counted from 0; `None` beyond [`SPAN`].
    #[inline]
    pub const fn new(column: u8, row: u8) -> Option<Cell> {
        if column < SPAN && row < SPAN {
            Some(Cell(row * STRIDE + column))
        } else {
            None
        }
    }

    /// The column, from 0.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 % STRIDE
    }

    /// The row, from 0.
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 / STRIDE
    }

    /// The neighbouring cell; `None` beyond the edge.
    #[inline]
    pub const fn step(self, towards: Towards) -> Option<Cell> {
        let (column, row) = (self.column(), self.row());
        match towards {
            Towards::North if row > 0 => Cell::new(column, row - 1),
            Towards::East => Cell::new(column + 1, row),
            Towards::South => Cell::new(column, row + 1),
            Towards::West if column > 0 => Cell::new(column - 1, row),
            Towards::North | Towards::West => None,
        }
    }

    #[inline]
    pub(crate) const fn index(self) -> u8 {
        self.0
    }

    /// The cell with this index, which must come from [`Cell::index`] or a mask of cells.
    #[inline]
    pub(crate) const fn from_index(index: u8) -> Cell {
        debug_assert!(index % STRIDE < SPAN && index / STRIDE < SPAN);
        Cell(index)
    }

    /// The cell with this name.
    pub fn from_name(name: &str) -> Option<Cell> {
        match name.as_bytes() {
            &[column @ b'a'..=b'i', row @ b'1'..=b'9'] => Cell::new(column - b'a', row - b'1'),
            _ => None,
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column()) as char, self.row() + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
