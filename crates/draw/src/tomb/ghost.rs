//! Previews of marks.

use games::game_tomb::{Action, TombView};
use rules::Seat;

use super::chamber;
use super::layout::{Layout, Stage};
use crate::{Frame, Shape};

/// What the action would add to the player's cards.
pub(crate) fn ghost(view: &TombView, seat: Seat, action: Action, frame: Frame) -> Vec<Shape> {
    let Action::Mark(mark) = action else {
        return Vec::new();
    };
    let table = view.table();
    let Some(marked) = table.player(seat).card(mark.slot) else {
        return Vec::new();
    };
    let chamber = table.components().chamber(marked.id);
    let layout = Layout::new(frame, table.seats(), Stage::Marking);
    let (card, side) = (layout.own_card(mark.slot), layout.own_side);
    let marks = mark.squares.iter();
    let mut shapes: Vec<Shape> = marks
        .map(|square| chamber::mark(chamber, card, side, square))
        .collect();
    shapes.push(chamber::draft(card, side, mark.squares));
    shapes
}
