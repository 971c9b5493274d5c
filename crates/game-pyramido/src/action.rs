//! What can be done.

use rules::{Rule, Seat};

use crate::board::{Cell, Colour, Quadrant, Towards};
use crate::components::TileId;

/// The rule with this number: `PM-4`.
pub const fn rule(number: u8) -> Rule {
    Rule::new("PM", number)
}

/// A place of the quarry, from the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place(u8);

/// A stack, from the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Stack(u8);

impl Place {
    /// All three.
    pub const ALL: [Place; 3] = [Place(0), Place(1), Place(2)];

    /// The place with this number, 1 to 3.
    pub const fn from_number(number: u8) -> Option<Place> {
        match number {
            1..=3 => Some(Place(number - 1)),
            _ => None,
        }
    }

    /// The number from 1 to 3.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The two stacks behind the place (PM-1).
    #[inline]
    pub const fn stacks(self) -> [Stack; 2] {
        [Stack(self.0), Stack(self.0 + 1)]
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Stack {
    /// All four.
    pub const ALL: [Stack; 4] = [Stack(0), Stack(1), Stack(2), Stack(3)];

    /// The stack with this number, 1 to 4.
    pub const fn from_number(number: u8) -> Option<Stack> {
        match number {
            1..=4 => Some(Stack(number - 1)),
            _ => None,
        }
    }

    /// The number from 1 to 4.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One decision of a player, or of chance.
///
/// A whole turn is a tile, a marker if there is a choice, a patch or none, a stack to refill
/// from, and sometimes a stack to halve; or, under PM-9, one patch after another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Chance: the first player (PM-1).
    First(Seat),
    /// Chance: the tile turned up, in the quarry or on a stack (PM-1, PM-8).
    Show(TileId),
    /// Take the tile of a quarry place and add it (PM-3).
    Build {
        /// The quarry place it is taken from.
        place: Place,
        /// The cell of its left block.
        cell: Cell,
        /// The direction from there to its right block.
        towards: Towards,
    },
    /// Put a marker on this block of the tile just added (PM-6). Only needed if both blocks could
    /// be marked.
    Mark(Cell),
    /// Lay no patch (PM-7).
    Keep,
    /// Lay a patch on this block of the tile just added (PM-7).
    Patch {
        /// The block.
        cell: Cell,
        /// The side facing up.
        colour: Colour,
        /// The quadrant of its jewel.
        jewel: Quadrant,
    },
    /// Refill the quarry from this stack (PM-8).
    Refill(Stack),
    /// Move the lower half of this stack onto the empty place (PM-8).
    Halve(Stack),
    /// Lay a patch on this open block because no tile fits (PM-9).
    Fill {
        /// The block: the first open one in reading order.
        cell: Cell,
        /// The side facing up.
        colour: Colour,
        /// The quadrant of its jewel.
        jewel: Quadrant,
    },
}
