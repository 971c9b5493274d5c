//! Actions as words. The grammar is in `docs/games/pyramido.md`.

use std::fmt;
use std::str::FromStr;

use rules::{BadNotation, Notation};

use crate::action::{Action, Place, Stack};
use crate::board::{Cell, Colour, Quadrant, Towards};
use crate::components::TileId;
use crate::position::PyramidoPosition;

impl Notation for PyramidoPosition {
    fn write_action(&self, action: Action) -> String {
        action.to_string()
    }

    fn read_action(&self, word: &str) -> Result<Action, BadNotation> {
        word.parse()
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::First(seat) => write!(f, "first-{seat}"),
            Action::Show(tile) => write!(f, "show-{tile}"),
            Action::Build { place, cell, towards } => {
                write!(f, "{}-{cell}-{}", place.number(), towards.letter())
            }
            Action::Mark(cell) => write!(f, "mark-{cell}"),
            Action::Keep => f.write_str("keep"),
            Action::Patch { cell, colour, jewel } => {
                write!(f, "patch-{cell}-{}-{}", colour.name(), jewel.name())
            }
            Action::Refill(stack) => write!(f, "refill-{}", stack.number()),
            Action::Halve(stack) => write!(f, "halve-{}", stack.number()),
            Action::Fill { cell, colour, jewel } => {
                write!(f, "fill-{cell}-{}-{}", colour.name(), jewel.name())
            }
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(word: &str) -> Result<Action, BadNotation> {
        let parts: Vec<&str> = word.split('-').collect();
        let action = match parts.as_slice() {
            ["keep"] => Some(Action::Keep),
            ["first", seat] => seat.parse().ok().map(Action::First),
            ["show", tile] => number(tile).and_then(TileId::from_number).map(Action::Show),
            ["mark", cell] => Cell::from_name(cell).map(Action::Mark),
            ["refill", stack] => number(stack).and_then(Stack::from_number).map(Action::Refill),
            ["halve", stack] => number(stack).and_then(Stack::from_number).map(Action::Halve),
            ["patch", cell, colour, jewel] => read_patch(cell, colour, jewel)
                .map(|(cell, colour, jewel)| Action::Patch { cell, colour, jewel }),
            ["fill", cell, colour, jewel] => read_patch(cell, colour, jewel)
                .map(|(cell, colour, jewel)| Action::Fill { cell, colour, jewel }),
            [place, cell, towards] => read_build(place, cell, towards),
            _ => None,
        };
        action.ok_or(BadNotation)
    }
}

fn read_build(place: &str, cell: &str, towards: &str) -> Option<Action> {
    let mut letters = towards.chars();
    let letter = letters.next().filter(|_| letters.as_str().is_empty())?;
    Some(Action::Build {
        place: number(place).and_then(Place::from_number)?,
        cell: Cell::from_name(cell)?,
        towards: Towards::ALL
            .into_iter()
            .find(|towards| towards.letter() == letter)?,
    })
}

fn read_patch(cell: &str, colour: &str, jewel: &str) -> Option<(Cell, Colour, Quadrant)> {
    Some((
        Cell::from_name(cell)?,
        Colour::from_name(colour)?,
        Quadrant::from_name(jewel)?,
    ))
}

/// A number without sign or leading zero, so that every action has one spelling.
pub(crate) fn number(text: &str) -> Option<u8> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    plain.then(|| text.parse().ok())?
}
