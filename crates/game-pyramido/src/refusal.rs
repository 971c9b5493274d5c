//! Why an action is not legal, with the rule that forbids it.

use rules::{Phrase, Refusal, Rule, Seat};

use crate::action::{Place, Stack};
use crate::board::{Cell, Colour};
use crate::components::TileId;
use crate::rule;

/// Why an action is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PyramidoRefusal {
    /// Somebody else decides now.
    NotYourTurn,
    /// The match is over.
    Over,
    /// Another step of the turn comes first.
    OtherStep(Wanted),
    /// The table has no such seat.
    NoSuchSeat(Seat),
    /// That tile has already been seen, or the set has none with that number.
    NotUnseen(TileId),
    /// There is no tile on that quarry place.
    NoTileThere(Place),
    /// One of the two cells is outside the possible area of the level.
    OffLevel(u8),
    /// There is already a block.
    Taken(Cell),
    /// The tile would not share a side with the others.
    Apart,
    /// The very first tile is written from the corner `a1`, wherever it is.
    FirstTile,
    /// A marker goes on a block of the tile just added.
    MarkElsewhere(Cell),
    /// A patch goes on a block of the tile just added.
    PatchElsewhere(Cell),
    /// That block has a marker.
    Marked(Cell),
    /// The patch with that colour has been used.
    PatchUsed(Colour),
    /// The stack is not behind the place to be refilled.
    NotBehind {
        /// The named stack.
        stack: Stack,
        /// The place to be refilled.
        place: Place,
    },
    /// The stack is too low to give a half.
    TooLow(Stack),
    /// The first open block must be filled first.
    FillFirst(Cell),
}

/// The next step of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// Chance chooses the first player.
    First,
    /// Chance turns up a tile.
    Show,
    /// A tile is added.
    Build,
    /// A block is marked.
    Mark,
    /// A patch, or none.
    Patch,
    /// Choose a stack to refill from.
    Refill,
    /// A stack to halve.
    Halve,
    /// Lay patches on the open blocks.
    Fill,
}

impl Wanted {
    const fn rule_number(self) -> u8 {
        match self {
            Wanted::First | Wanted::Show => 1,
            Wanted::Build => 3,
            Wanted::Mark => 6,
            Wanted::Patch => 7,
            Wanted::Refill | Wanted::Halve => 8,
            Wanted::Fill => 9,
        }
    }

    /// The id of the message that asks for this step.
    pub const fn message(self) -> &'static str {
        match self {
            Wanted::First => "pyramido-wanted-first",
            Wanted::Show => "pyramido-wanted-show",
            Wanted::Build => "pyramido-wanted-build",
            Wanted::Mark => "pyramido-wanted-mark",
            Wanted::Patch => "pyramido-wanted-patch",
            Wanted::Refill => "pyramido-wanted-refill",
            Wanted::Halve => "pyramido-wanted-halve",
            Wanted::Fill => "pyramido-wanted-fill",
        }
    }
}

impl Refusal for PyramidoRefusal {
    fn rule(&self) -> Option<Rule> {
        Some(rule(match *self {
            PyramidoRefusal::NotYourTurn | PyramidoRefusal::Over => return None,
            PyramidoRefusal::OtherStep(wanted) => wanted.rule_number(),
            PyramidoRefusal::NoSuchSeat(_) | PyramidoRefusal::NotUnseen(_) => 1,
            PyramidoRefusal::NoTileThere(_) | PyramidoRefusal::Taken(_) => 3,
            PyramidoRefusal::OffLevel(level) if level > 1 => 5,
            PyramidoRefusal::OffLevel(_) | PyramidoRefusal::Apart | PyramidoRefusal::FirstTile => 4,
            PyramidoRefusal::MarkElsewhere(_) => 6,
            PyramidoRefusal::PatchElsewhere(_)
            | PyramidoRefusal::Marked(_)
            | PyramidoRefusal::PatchUsed(_) => 7,
            PyramidoRefusal::NotBehind { .. } | PyramidoRefusal::TooLow(_) => 8,
            PyramidoRefusal::FillFirst(_) => 9,
        }))
    }

    fn phrase(&self) -> Phrase {
        let cell = |cell: Cell| cell.to_string();
        match *self {
            PyramidoRefusal::NotYourTurn => Phrase::new("refused-not-your-turn"),
            PyramidoRefusal::Over => Phrase::new("refused-over"),
            PyramidoRefusal::OtherStep(wanted) => Phrase::new(wanted.message()),
            PyramidoRefusal::NoSuchSeat(seat) => {
                Phrase::new("pyramido-refused-no-such-seat").with("seat", seat.to_string())
            }
            PyramidoRefusal::NotUnseen(tile) => {
                Phrase::new("pyramido-refused-not-unseen").with("tile", tile.to_string())
            }
            PyramidoRefusal::NoTileThere(place) => {
                Phrase::new("pyramido-refused-no-tile").with("place", i32::from(place.number()))
            }
            PyramidoRefusal::OffLevel(level) => {
                Phrase::new("pyramido-refused-off-level").with("level", i32::from(level))
            }
            PyramidoRefusal::Taken(at) => Phrase::new("pyramido-refused-taken").with("cell", cell(at)),
            PyramidoRefusal::Apart => Phrase::new("pyramido-refused-apart"),
            PyramidoRefusal::FirstTile => Phrase::new("pyramido-refused-first-tile"),
            PyramidoRefusal::MarkElsewhere(at) | PyramidoRefusal::PatchElsewhere(at) => {
                Phrase::new("pyramido-refused-not-this-tile").with("cell", cell(at))
            }
            PyramidoRefusal::Marked(at) => Phrase::new("pyramido-refused-marked").with("cell", cell(at)),
            PyramidoRefusal::PatchUsed(colour) => {
                let message = rules::Arg::Message(colour.message());
                Phrase::new("pyramido-refused-patch-used").with("colour", message)
            }
            PyramidoRefusal::NotBehind { stack, place } => Phrase::new("pyramido-refused-not-behind")
                .with("stack", i32::from(stack.number()))
                .with("place", i32::from(place.number())),
            PyramidoRefusal::TooLow(stack) => {
                Phrase::new("pyramido-refused-too-low").with("stack", i32::from(stack.number()))
            }
            PyramidoRefusal::FillFirst(at) => {
                Phrase::new("pyramido-refused-fill-first").with("cell", cell(at))
            }
        }
    }
}
