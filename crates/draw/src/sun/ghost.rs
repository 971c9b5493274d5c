//! The preview of a card.

use games::game_sun::{Action, SunView};
use rules::View;

use super::brick::{Face, brick};
use super::layout::Layout;
use crate::{Frame, Shape};

/// What the action would add to the pyramid.
pub(crate) fn ghost(view: &SunView, action: Action, frame: Frame) -> Vec<Shape> {
    let Action::Place(kind, place) = action else {
        return Vec::new();
    };
    let table = view.table();
    let layout = Layout::new(frame, table.board().width(), View::seats(view));
    vec![brick(Face::Card(table.set().card(kind)), layout.place(place))]
}
