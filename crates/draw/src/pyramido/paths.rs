//! Click paths: tile, then cell; patch, then block; a stack to draw from.

use games::game_pyramido::{Action, PyramidoPosition};
use rules::{Seat, View};

use super::{KEEP, cell_id, patch_id, quarry_id, stack_id};
use crate::ShapeId;
use crate::path::Paths;

/// The click paths of this seat. They cycle through the four orientations of a tile or a patch.
pub(crate) fn paths(view: &PyramidoPosition, seat: Seat) -> Paths<Action> {
    let mut actions = Vec::new();
    View::legal_actions(view, seat, &mut actions);
    Paths::gather(actions.into_iter().map(|action| {
        let clicks = match action {
            Action::Build { place, cell, .. } => vec![quarry_id(place), cell_id(cell)],
            Action::Mark(cell) => vec![cell_id(cell)],
            Action::Keep => vec![ShapeId::new(KEEP)],
            Action::Patch { cell, colour, .. } | Action::Fill { cell, colour, .. } => {
                vec![patch_id(colour), cell_id(cell)]
            }
            Action::Refill(stack) | Action::Halve(stack) => vec![stack_id(stack)],
            Action::First(_) | Action::Show(_) => unreachable!("chance does not click"),
        };
        (clicks, action)
    }))
}
