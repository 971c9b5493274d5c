//! The points that a pyramid would bring, on every square that can be built on.

use std::collections::BTreeMap;

use games::game_pacal::{Action, PacalPosition, Square};
use rules::{Actor, Position, Seat, View, Viewer};

use super::layout::Layout;
use crate::{Anchor, Layer, Shape, Words};

/// The points at once for the best pyramid of each square, for the seat that builds now.
pub(super) fn layer(view: &PacalPosition, viewer: Viewer, layout: &Layout) -> Layer {
    let mut layer = Layer::new("gains");
    let Viewer::Seat(seat) = viewer else {
        return layer;
    };
    let side = layout.side;
    let letters = (side * 0.37).max(layout.frame.smallest_letters());
    for (square, points) in best(view, seat) {
        let text = format!("+{points}");
        let high = letters * 1.1;
        let long = letters * (0.25 + 0.7 * text.len() as f64);
        // In the upper right corner: banner and stones have the others.
        let (x, y) = layout.corner(square);
        let at = (x + side - 1.0 - long, y - 6.0);
        let class = if points > 0 { "gain" } else { "gain no-gain" };
        let plate = Shape::rectangle("plate", (0.0, 0.0), (long, high), high * 0.35);
        let middle = (long / 2.0, high / 2.0 + letters * 0.35);
        let words = Shape::text("", middle, letters, Anchor::Middle, Words::bare(text));
        layer.shapes.push(Shape::group(class, at, vec![plate, words]));
    }
    layer
}

/// By square, what the best pyramid there would bring at once (PA-18).
fn best(view: &PacalPosition, seat: Seat) -> BTreeMap<Square, u16> {
    let mut best = BTreeMap::new();
    let actor = Actor::Seat(seat);
    let mut actions = Vec::new();
    View::legal_actions(view, seat, &mut actions);
    for action in actions {
        let Action::Build(build) = action else { continue };
        let mut built = view.clone();
        built.play_unchecked(actor, action);
        let points = built.points(seat) - view.points(seat);
        let known = best.entry(build.on).or_insert(points);
        *known = points.max(*known);
    }
    best
}
