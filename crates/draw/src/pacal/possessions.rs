//! What everybody has, the die, and choices without a place.

use game_pacal::{Action, Divine, Face, PacalPosition};
use rules::{Phrase, Position, Seat, Turn, View, Viewer};

use super::{SKIP, STAY, divine_id, pieces, pyramid_id};
use crate::{Anchor, Form, Layer, Shape, ShapeId, Words, seats as signs, widgets};

/// One row for every seat, the own one first. Also tells where the last row ends.
pub(super) fn layer(view: &PacalPosition, near: Seat, top: f64) -> (Layer, f64) {
    let mut layer = Layer::new("seats");
    let mut y = top;
    for seat in near.clockwise(Position::seats(view)) {
        let height = if seat == near { 104.0 } else { 84.0 };
        row(view, seat, y, height, &mut layer.shapes);
        y += height + 12.0;
    }
    (layer, y + 14.0)
}

fn row(view: &PacalPosition, seat: Seat, top: f64, height: f64, shapes: &mut Vec<Shape>) {
    let line = top + height / 2.0;
    let on_turn = Position::turn(view) == Turn::of(seat);
    let class = if on_turn { "panel on-turn" } else { "panel" };
    shapes.push(Shape::rectangle(class, (26.0, top), (948.0, height), 18.0));
    shapes.push(signs::sign(seat, (62.0, line), 18.0));
    let words = Phrase::new("pacal-scene-seat")
        .with("seat", seat.to_string())
        .with("points", i64::from(view.points(seat)));
    shapes.push(Shape::text(
        "",
        (94.0, line + 11.0),
        30.0,
        Anchor::Start,
        Words::Said(words),
    ));
    shapes.push(signs::sign(seat, (386.0, line), 13.0));
    let supply = Words::Bare(format!("×{}", view.supply(seat)));
    shapes.push(Shape::text("", (404.0, line + 10.0), 28.0, Anchor::Start, supply));
    for (storeys, left) in (1..=5).zip(view.pyramids_left(seat)) {
        let x = 498.0 + 62.0 * f64::from(storeys - 1);
        let class = if left == 0 { "stock used-up" } else { "stock" };
        let piece = pieces::pyramid(seat, storeys, (0.0, -10.0), 24.0);
        let words = Words::Bare(format!("×{left}"));
        let count = Shape::text("soft", (0.0, 37.0), 22.0, Anchor::Middle, words);
        let title = Phrase::new("pacal-scene-pyramids")
            .with("storeys", i64::from(storeys))
            .with("left", i64::from(left));
        let stock = Shape::group(class, (x, line), vec![piece, count]);
        shapes.push(stock.named(pyramid_id(seat, storeys), title));
    }
    let left: Vec<Divine> = view.divine_stones(seat).collect();
    for (index, stone) in Divine::ALL.into_iter().enumerate() {
        if left.contains(&stone) {
            let x = 816.0 + 58.0 * index as f64;
            let disc = Shape::circle("disc", (0.0, 0.0), 25.0);
            let words = Words::Bare(stone.value().to_string());
            let value = Shape::text("", (0.0, 10.0), 28.0, Anchor::Middle, words);
            let title = Phrase::new("pacal-scene-divine").with("value", i64::from(stone.value()));
            let piece = Shape::group("divine", (x, line), vec![disc, value]);
            shapes.push(piece.named(divine_id(seat, stone), title));
        }
    }
}

/// The die as it lies, and buttons for doing nothing.
pub(super) fn die_and_buttons(view: &PacalPosition, viewer: Viewer, top: f64) -> Layer {
    let mut layer = Layer::new("buttons");
    if let Some(face) = view.die() {
        let body = Shape::rectangle("body", (0.0, 0.0), (92.0, 92.0), 18.0);
        let sign = match face {
            Face::Number(number) => Shape::text(
                "pips",
                (46.0, 66.0),
                58.0,
                Anchor::Middle,
                Words::Bare(number.to_string()),
            ),
            Face::Arrows => {
                let arrows = "M46 14 L60 32 H51 V41 H60 V32 L78 46 L60 60 V51 H51 V60 H60 L46 78 L32 60 H41 V51 H32 \
                              V60 L14 46 L32 32 V41 H41 V32 H32 Z";
                Shape::new("pips", (0.0, 0.0), Form::Outline(arrows.to_owned()))
            }
        };
        let title = Phrase::new("pacal-board-die").with("die", face.to_string());
        let die = Shape::group("die", (34.0, top + 6.0), vec![body, sign]);
        layer.shapes.push(die.named(ShapeId::new("die"), title));
    }
    let round = Phrase::new("pacal-board-round")
        .with("round", i64::from(view.round()))
        .with("seat", view.starter().to_string());
    layer.shapes.push(Shape::text(
        "soft",
        (150.0, top + 62.0),
        28.0,
        Anchor::Start,
        Words::Said(round),
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
        let at = (664.0, top + 6.0);
        layer.shapes.push(widgets::button(id, words, at, (300.0, 92.0)));
    }
    layer
}
