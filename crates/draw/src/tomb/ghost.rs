//! Previews of marks.

use games::game_tomb::{Action, TombView};

use super::chamber;
use super::layout::Layout;
use crate::{Frame, Shape};

/// What the action would add to the player's cards.
pub(crate) fn ghost(view: &TombView, action: Action, frame: Frame) -> Vec<Shape> {
    let Action::Mark(mark) = action else {
        return Vec::new();
    };
    let layout = Layout::new(frame, view.table().seats());
    let (card, side) = (layout.own_card(mark.slot), layout.own_side);
    let marks = mark.squares.iter();
    let mut shapes: Vec<Shape> = marks.map(|square| chamber::mark(card, side, square)).collect();
    shapes.push(chamber::draft(card, side, mark.squares));
    shapes
}
