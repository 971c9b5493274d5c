//! Previews of tiles, patches and markers.

use games::game_pyramido::{Action, Block, Cell, Jewels, PyramidoPosition};
use rules::{Position, Seat};

use super::layout::Layout;
use super::{above, blocks};
use crate::{Frame, Shape};

/// What the action would add to the player's pyramid.
pub(crate) fn ghost(view: &PyramidoPosition, seat: Seat, action: Action, frame: Frame) -> Vec<Shape> {
    let pyramid = view.pyramid(seat);
    let room = Layout::new(frame, Position::seats(view)).pyramid;
    let spot = |cell| above::cell_spot(pyramid, room, cell);
    let laid = |block: Block, cell: Cell| {
        let (x, y, side) = spot(cell);
        let rise = above::rise(pyramid, room);
        Shape::group("built", (x, y), blocks::standing(block, side, rise))
    };
    match action {
        Action::Build { place, cell, towards } => {
            let Some((tile, second)) = view.quarry(place).zip(cell.step(towards)) else {
                return Vec::new();
            };
            let tile = view.tiles().tile(tile);
            let turned = |block: Block| (0..towards.quarter_turns()).fold(block, |block, _| block.turned());
            vec![laid(turned(tile.left), cell), laid(turned(tile.right), second)]
        }
        Action::Patch { cell, colour, jewel } | Action::Fill { cell, colour, jewel } => {
            let jewels = Jewels::one(jewel);
            vec![laid(Block { colour, jewels }, cell)]
        }
        Action::Mark(cell) => {
            let Some(block) = pyramid.block(cell) else {
                return Vec::new();
            };
            let (middle, radius) = above::marker_spot(pyramid, room, cell);
            vec![blocks::marker(block.colour, middle, radius)]
        }
        Action::Keep | Action::Refill(_) | Action::Halve(_) | Action::First(_) | Action::Show(_) => {
            Vec::new()
        }
    }
}
