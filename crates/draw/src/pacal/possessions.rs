//! The players' panels, the die, and choices without a place.

use games::game_pacal::{Action, Divine, Face, PacalPosition};
use rules::{Phrase, Position, Seat, View, Viewer};

use super::layout::{Layout, Panel};
use super::{SKIP, STAY, divine_id, pieces, pyramid_id};
use crate::outline::scaled;
use crate::{Anchor, Form, Frame, Layer, Shape, ShapeId, Words, seats as signs, widgets};

/// A panel for every seat, the viewer's first.
pub(super) fn layer(view: &PacalPosition, near: Seat, layout: &Layout) -> Layer {
    let mut layer = Layer::new("seats");
    for (after, seat) in near.clockwise(Position::seats(view)).enumerate() {
        let panel = layout.panel(after);
        panel_of(view, seat, panel, layout.frame, &mut layer.shapes);
    }
    layer
}

fn panel_of(view: &PacalPosition, seat: Seat, panel: Panel, frame: Frame, shapes: &mut Vec<Shape>) {
    let from = |(x, y): (f64, f64)| (panel.corner.0 + x, panel.corner.1 + y);
    let letters = panel.letters;
    let class = if widgets::is_on_turn(Position::turn(view), seat) {
        "panel on-turn"
    } else {
        "panel"
    };
    shapes.push(Shape::rectangle(class, panel.corner, panel.size, 14.0));
    let mut beside = |sign: (f64, f64), words: Words| {
        let radius = letters * 0.52;
        shapes.push(signs::sign(seat, from(sign), radius));
        let at = from((sign.0 + radius * 1.8, sign.1 + letters * 0.36));
        shapes.push(Shape::text("", at, letters, Anchor::Start, words));
    };
    let name = Phrase::new("pacal-scene-seat")
        .with("seat", seat.to_string())
        .with("points", i64::from(Position::tally(view)[seat].total()));
    beside(panel.sign, Words::Said(name));
    beside(panel.stones, Words::Bare(format!("×{}", view.supply(seat))));
    for (storeys, left) in (1..=5).zip(view.pyramids_left(seat)) {
        let class = if left == 0 { "stock used-up" } else { "stock" };
        let half = panel.pyramids.radius;
        let least = frame.smallest_letters();
        let piece = pieces::pyramid(seat, storeys, (0.0, 0.0), half, least);
        let size = (half * 0.8).clamp(least, 24.0);
        let words = Words::Bare(format!("×{left}"));
        let count = Shape::text("soft", (0.0, panel.left), size, Anchor::Middle, words);
        let title = Phrase::new("pacal-scene-pyramids")
            .with("storeys", i64::from(storeys))
            .with("left", i64::from(left));
        let at = from(panel.pyramids.place(usize::from(storeys - 1)));
        let stock = Shape::group(class, at, vec![piece, count]);
        shapes.push(stock.named(pyramid_id(seat, storeys), title));
    }
    let left: Vec<Divine> = view.divine_stones(seat).collect();
    for (index, stone) in Divine::ALL.into_iter().enumerate() {
        if left.contains(&stone) {
            let radius = panel.divine.radius;
            let disc = Shape::circle("disc", (0.0, 0.0), radius);
            let size = radius * 1.15;
            let words = Words::Bare(stone.value().to_string());
            let value = Shape::text("", (0.0, size * 0.36), size, Anchor::Middle, words);
            let title = Phrase::new("pacal-scene-divine").with("value", i64::from(stone.value()));
            let piece = Shape::group("divine", from(panel.divine.place(index)), vec![disc, value]);
            shapes.push(piece.named(divine_id(seat, stone), title));
        }
    }
}

/// The die, and buttons for doing nothing.
pub(super) fn die_and_buttons(view: &PacalPosition, viewer: Viewer, layout: &Layout) -> Layer {
    let mut layer = Layer::new("buttons");
    if let Some(face) = view.die() {
        let (at, side) = layout.die;
        let body = Shape::rectangle("body", (0.0, 0.0), (side, side), side * 0.2);
        let middle = (side / 2.0, side / 2.0);
        let sign = match face {
            Face::Number(number) => {
                let words = Words::Bare(number.to_string());
                let at = (middle.0, side * 0.72);
                Shape::text("pips", at, side * 0.63, Anchor::Middle, words)
            }
            Face::Arrows => {
                let arrows = "M0 -0.35 L0.15 -0.15 H0.05 V-0.05 H0.15 V-0.15 L0.35 0 L0.15 0.15 V0.05 H0.05 V0.15 H0.15 \
                              L0 0.35 L-0.15 0.15 H-0.05 V0.05 H-0.15 V0.15 L-0.35 0 L-0.15 -0.15 V-0.05 H-0.05 V-0.15 \
                              H-0.15 Z";
                Shape::new("pips", middle, Form::Outline(scaled(arrows, side)))
            }
        };
        let title = Phrase::new("pacal-board-die").with("die", face.to_string());
        let die = Shape::group("die", at, vec![body, sign]);
        layer.shapes.push(die.named(ShapeId::new("die"), title));
    }
    let round = Phrase::new("pacal-board-round")
        .with("round", i64::from(view.round()))
        .with("seat", view.starter().to_string());
    let words = Words::Said(round);
    layer.shapes.push(Shape::text(
        "soft",
        layout.round,
        layout.round_letters,
        Anchor::Start,
        words,
    ));
    let mut actions = Vec::new();
    if let Viewer::Seat(seat) = viewer {
        View::legal_actions(view, seat, &mut actions);
    }
    for action in actions {
        let (id, words) = match action {
            Action::Skip => (SKIP, Phrase::new("pacal-scene-skip")),
            Action::Stay => (STAY, Phrase::new("pacal-scene-stay")),
            _ => continue,
        };
        let (at, size) = layout.button;
        layer.shapes.push(widgets::button(id, words, at, size));
    }
    layer
}
