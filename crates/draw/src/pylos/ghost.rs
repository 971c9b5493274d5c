//! The preview of a sphere.

use games::game_pylos::{Action, PylosPosition};

use super::ball;
use super::geometry::Layout;
use crate::Shape;

/// What the action would add to the board.
pub(crate) fn ghost(view: &PylosPosition, action: Action, layout: Layout) -> Vec<Shape> {
    match action {
        Action::Place(to) | Action::Raise { to, .. } => {
            let spot = layout.cell_spot(to);
            vec![ball(view.side(), (spot.x, spot.y), spot.radius)]
        }
        Action::Take(_) | Action::Stop => Vec::new(),
    }
}
