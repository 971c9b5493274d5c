//! The preview of a sphere.

use games::game_pylos::{Action, PylosPosition};

use super::ball;
use super::geometry::Layout;
use crate::{Frame, Shape};

/// What the action would add to the board.
pub(crate) fn ghost(view: &PylosPosition, action: Action, frame: Frame) -> Vec<Shape> {
    match action {
        Action::Place(to) | Action::Raise { to, .. } => {
            let spot = Layout::new(frame).cell_spot(to);
            vec![ball(view.side(), (spot.x, spot.y), spot.radius)]
        }
        Action::Take(_) | Action::Stop => Vec::new(),
    }
}
