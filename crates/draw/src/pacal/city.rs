//! The board: districts, lake and river, and what lies and stands there.

use game_pacal::{Action, Flight, PacalPosition, Square};
use rules::{Actor, Phrase, Position};

use super::{CITY, SIDE, corner, middle, pieces, seats, ship_id, square_id, squares};
use crate::svg::COORDINATES;
use crate::{Anchor, Form, Layer, Shape, Words, seats as signs};

/// Neighbouring districts get different tints; borders and letters tell them apart without.
const TINTS: usize = 5;

/// Five colours can lie on a square: three in a row, two above them, and none
/// in the upper corners, where district and bank are.
const SLOTS: [(f64, f64); 5] = [
    (-25.0, 24.0),
    (0.0, 24.0),
    (25.0, 24.0),
    (-13.0, -1.0),
    (13.0, -1.0),
];

/// The squares with their districts, and the borders between these.
pub(super) fn land(view: &PacalPosition) -> Layer {
    let mut layer = Layer::new("land");
    let board = view.palenque();
    for square in squares(view) {
        let at = corner(square);
        let tile = |class: String| Shape::rectangle(class, at, (SIDE, SIDE), 0.0);
        let district = board.district_at(square);
        if board.lake().contains(square) {
            continue;
        }
        if !view.land().contains(square) {
            if district.is_some() {
                layer.shapes.push(tile("covered".to_owned()));
            }
            continue;
        }
        let Some(district) = district else { continue };
        let class = if board.holy().letter == district.letter {
            "tile holy".to_owned()
        } else {
            format!("tile tint-{}", (district.letter as usize) % TINTS)
        };
        let title = Phrase::new("pacal-scene-square")
            .with("square", square.to_string())
            .with("district", district.letter.to_string());
        layer.shapes.push(tile(class).named(square_id(square), title));
    }
    for square in squares(view) {
        let (column, row) = (square.column(), square.row());
        let (x, y) = corner(square);
        // What is covered is one, whatever lies below.
        let letter = |square: Square| {
            let district = board.district_at(square);
            district
                .filter(|_| view.land().contains(square))
                .map(|district| district.letter)
        };
        if column + 1 < board.columns() && letter(square) != letter(Square::new(column + 1, row)) {
            let line = Form::Outline(format!("M{} {y} V{}", x + SIDE, y + SIDE));
            layer.shapes.push(Shape::new("border", (0.0, 0.0), line));
        }
        if row + 1 < board.rows() && letter(square) != letter(Square::new(column, row + 1)) {
            let line = Form::Outline(format!("M{x} {} H{}", y + SIDE, x + SIDE));
            layer.shapes.push(Shape::new("border", (0.0, 0.0), line));
        }
    }
    for district in board.districts() {
        let Some(first) = district
            .squares
            .iter()
            .find(|&square| view.land().contains(square))
        else {
            continue;
        };
        let (x, y) = corner(first);
        let words = Words::Bare(format!("{} {}", district.letter, district.value));
        layer.shapes.push(Shape::text(
            "district",
            (x + 7.0, y + 25.0),
            22.0,
            Anchor::Start,
            words,
        ));
    }
    layer
}

/// Lake, river and the squares on their banks.
pub(super) fn water(view: &PacalPosition) -> Layer {
    let mut layer = Layer::new("water");
    let board = view.palenque();
    let wave = |x: f64, y: f64, length: f64| {
        let part = length / 4.0;
        Form::Outline(format!("M{x} {y} q{part} -9 {} 0 t{} 0", 2.0 * part, 2.0 * part))
    };
    for square in squares(view) {
        let (x, y) = corner(square);
        if board.lake().contains(square) {
            layer
                .shapes
                .push(Shape::rectangle("lake", (x, y), (SIDE, SIDE), 0.0));
            for down in [0.3, 0.7] {
                let form = wave(x + 16.0, y + SIDE * down, SIDE - 32.0);
                layer.shapes.push(Shape::new("wave", (0.0, 0.0), form));
            }
        } else if board.banks().contains(square) && view.land().contains(square) {
            let form = wave(x + SIDE - 30.0, y + 17.0, 22.0);
            layer.shapes.push(Shape::new("bank", (0.0, 0.0), form));
        }
        if board.river().right_of.contains(square) {
            let line = Form::Outline(format!("M{} {y} v{SIDE}", x + SIDE));
            layer.shapes.push(Shape::new("river", (0.0, 0.0), line));
        }
        if board.river().below.contains(square) {
            let line = Form::Outline(format!("M{x} {} h{SIDE}", y + SIDE));
            layer.shapes.push(Shape::new("river", (0.0, 0.0), line));
        }
    }
    layer
}

/// Where the mover can put or fly the ship without a divine stone, or build.
pub(super) fn choices(view: &PacalPosition) -> Layer {
    let mut layer = Layer::new("choices");
    let mut actions = Vec::new();
    Position::legal_actions(view, Actor::Seat(view.mover()), &mut actions);
    let mut targets: Vec<Square> = actions
        .into_iter()
        .filter_map(|action| match action {
            Action::Fly(Flight::Divine(_), _) => None,
            Action::Ship(square) | Action::Fly(_, square) => Some(square),
            Action::Build(build) => Some(build.on),
            _ => None,
        })
        .collect();
    targets.sort_unstable();
    targets.dedup();
    for square in targets {
        let (x, y) = corner(square);
        let frame = Shape::rectangle(
            "choice frame",
            (x + 5.0, y + 5.0),
            (SIDE - 10.0, SIDE - 10.0),
            10.0,
        );
        layer.shapes.push(frame);
    }
    layer
}

/// Stones, pyramids and ships.
pub(super) fn standing(view: &PacalPosition) -> Layer {
    let mut layer = Layer::new("standing");
    for square in squares(view) {
        let (x, y) = middle(square);
        for (seat, (dx, dy)) in seats(view).zip(SLOTS) {
            if view.visible(seat).contains(square) {
                layer.shapes.push(signs::sign(seat, (x + dx, y + dy), 12.0));
            }
        }
        for seat in seats(view) {
            if view.pyramids(seat).contains(square) {
                let storeys = view.height(square);
                layer
                    .shapes
                    .push(pieces::pyramid(seat, storeys, (x, y), SIDE * 0.42));
            }
        }
    }
    for seat in seats(view) {
        let Some(square) = view.ship(seat) else { continue };
        let hold: Vec<_> = seats(view)
            .flat_map(|owner| std::iter::repeat_n(owner, view.in_ship(seat, owner).into()))
            .collect();
        let title = Phrase::new("pacal-scene-ship")
            .with("seat", seat.to_string())
            .with("square", square.to_string());
        let ship = pieces::ship(seat, &hold, middle(square));
        layer.shapes.push(ship.named(ship_id(seat), title));
    }
    layer
}

/// Letters above, numbers at the side.
pub(super) fn coordinates(view: &PacalPosition) -> Layer {
    let mut layer = Layer::new(COORDINATES);
    let mut write = |at, text: String| {
        layer
            .shapes
            .push(Shape::text("soft", at, 24.0, Anchor::Middle, Words::Bare(text)));
    };
    for column in 0..view.palenque().columns() {
        let (x, _) = middle(Square::new(column, 0));
        write((x, CITY.1 - 10.0), char::from(b'a' + column).to_string());
    }
    for row in 0..view.palenque().rows() {
        let (_, y) = middle(Square::new(0, row));
        write((CITY.0 / 2.0, y + 8.0), (row + 1).to_string());
    }
    layer
}
