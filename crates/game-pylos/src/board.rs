use std::fmt;
use std::str::FromStr;

use rules::{Seat, Variant};

use crate::{Cell, Cells};

/// The number of spheres of each side.
pub const SPHERES: u32 = 15;

/// A colour. Light sits on seat 1 and moves first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// Moves first.
    Light,
    /// Moves second.
    Dark,
}

/// The three rule sets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum RuleSet {
    /// PY-8: nothing is ever taken back.
    Children,
    /// PY-4: completing a square of one's own colour allows taking back.
    #[default]
    Standard,
    /// PY-9: completing a row of one's own colour does so too.
    Expert,
}

/// The spheres of both sides from the point of view of the side to move, at the start of a turn.
///
/// This determines everything that can happen next except repetition: history-free and `Copy`,
/// for perft, searches and the solver.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Board {
    /// The spheres of the side to move.
    pub mover: Cells,
    /// The spheres of the other side.
    pub other: Cells,
}

impl Side {
    /// The opponent.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Light => Side::Dark,
            Side::Dark => Side::Light,
        }
    }

    /// The seat of this colour.
    #[inline]
    pub const fn seat(self) -> Seat {
        match self {
            Side::Light => Seat::FIRST,
            Side::Dark => Seat::SECOND,
        }
    }

    /// The word in notation.
    pub const fn name(self) -> &'static str {
        match self {
            Side::Light => "light",
            Side::Dark => "dark",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Variant for RuleSet {
    const ALL: &'static [RuleSet] = &[RuleSet::Children, RuleSet::Standard, RuleSet::Expert];

    fn name(self) -> &'static str {
        match self {
            RuleSet::Children => "children",
            RuleSet::Standard => "standard",
            RuleSet::Expert => "expert",
        }
    }
}

impl fmt::Display for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A word that is not the name of a rule set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadRuleSet;

impl FromStr for RuleSet {
    type Err = BadRuleSet;

    fn from_str(text: &str) -> Result<RuleSet, BadRuleSet> {
        RuleSet::from_name(text).ok_or(BadRuleSet)
    }
}

impl Board {
    /// The board before the first sphere.
    pub const EMPTY: Board = Board {
        mover: Cells::EMPTY,
        other: Cells::EMPTY,
    };

    /// All spheres of both sides.
    #[inline]
    pub const fn filled(self) -> Cells {
        Cells(self.mover.0 | self.other.0)
    }

    /// The number of spheres that the side to move has in reserve.
    #[inline]
    pub const fn reserve(self) -> u32 {
        SPHERES - self.mover.len()
    }

    /// The mover's spheres with nothing resting on them (PY-3).
    #[inline]
    pub const fn free(self) -> Cells {
        Cells(self.mover.0 & !self.filled().covered().0)
    }

    /// Whether the game is over: the apex is taken (PY-6), or the side to move has nothing in
    /// reserve (PY-7).
    #[inline]
    pub const fn is_over(self) -> bool {
        self.reserve() == 0 || self.other.contains(Cell::APEX)
    }

    /// The board for the opponent after the mover's spheres have become these.
    #[inline]
    #[must_use]
    pub const fn after(self, mover: Cells) -> Board {
        Board {
            mover: self.other,
            other: mover,
        }
    }
}

impl RuleSet {
    /// The places where one more of the mover's spheres would complete a square (PY-4) or, under
    /// expert rules, a row (PY-9); may include occupied places.
    #[inline]
    pub const fn completing(self, own: Cells) -> Cells {
        match self {
            RuleSet::Children => Cells::EMPTY,
            RuleSet::Standard => Cells(squares_lacking_one(own.0)),
            RuleSet::Expert => Cells(squares_lacking_one(own.0) | rows_lacking_one(own.0)),
        }
    }

    /// Whether a sphere on this place completes a square or row of these spheres of the mover.
    #[inline]
    pub const fn completes(self, own: Cells, cell: Cell) -> bool {
        self.completing(own).contains(cell)
    }
}

/// Lower left corners of the squares of levels 1 and 2.
const CORNERS: u32 = 0x0033_0777;
/// The first places of the rows of level 1, and of its columns.
const ROWS_1: u32 = 0x0000_1111;
const COLUMNS_1: u32 = 0x0000_000f;
/// The first places of the rows of level 2, and of its columns.
const ROWS_2: u32 = 0x0111_0000;
const COLUMNS_2: u32 = 0x0007_0000;

/// For each place: whether the other three of some square of its level are there.
#[inline(always)]
const fn squares_lacking_one(own: u32) -> u32 {
    let right = own >> 1;
    let above = own >> 4;
    let diagonal = own >> 5;
    let levels_1_2 = (right & above & diagonal & CORNERS)
        | (own & above & diagonal & CORNERS) << 1
        | (own & right & diagonal & CORNERS) << 4
        | (own & right & above & CORNERS) << 5;
    // Level 3 has one square: the missing place is the one not in `own`.
    let lacking = !own & Cells::LEVEL_3.0;
    let level_3 = if lacking & lacking.wrapping_sub(1) == 0 {
        lacking
    } else {
        0
    };
    levels_1_2 | level_3
}

/// The same for rows and columns of four on level 1 and of three on level 2.
#[inline(always)]
const fn rows_lacking_one(own: u32) -> u32 {
    four_lacking_one(own, ROWS_1, 1)
        | four_lacking_one(own, COLUMNS_1, 4)
        | three_lacking_one(own, ROWS_2, 1)
        | three_lacking_one(own, COLUMNS_2, 4)
}

#[inline(always)]
const fn four_lacking_one(own: u32, starts: u32, step: u32) -> u32 {
    let (a, b, c, d) = (own, own >> step, own >> (2 * step), own >> (3 * step));
    (b & c & d & starts)
        | (a & c & d & starts) << step
        | (a & b & d & starts) << (2 * step)
        | (a & b & c & starts) << (3 * step)
}

#[inline(always)]
const fn three_lacking_one(own: u32, starts: u32, step: u32) -> u32 {
    let (a, b, c) = (own, own >> step, own >> (2 * step));
    (b & c & starts) | (a & c & starts) << step | (a & b & starts) << (2 * step)
}
