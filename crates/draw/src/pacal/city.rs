//! The board: districts, lake and river, and the pieces on it.

use std::fmt::Write as _;

use games::game_pacal::{Action, Flight, PacalPosition, Square};
use rules::{Actor, Phrase, Position, Seat};

use super::layout::Layout;
use super::{built_id, pieces, seats, ship_id, square_id, squares, stone_id};
use crate::outline::Tenths;
use crate::svg::COORDINATES;
use crate::{Anchor, Form, Layer, Shape, Words, seats as signs};

/// Neighbouring districts have different tints; borders and letters distinguish them without
/// colour.
const TINTS: usize = 5;

/// A square can hold stones of five colours: three in a row, two above them, and none in the
/// upper corners, where district and bank are shown. In fractions of a square.
const SLOTS: [(f64, f64); 5] = [
    (-0.3, 0.29),
    (0.0, 0.29),
    (0.3, 0.29),
    (-0.155, -0.01),
    (0.155, -0.01),
];

/// The squares with their districts, and the borders between these.
pub(super) fn land(view: &PacalPosition, layout: &Layout) -> Layer {
    let mut layer = Layer::new("land");
    let board = view.palenque();
    let side = layout.side;
    for square in squares(view) {
        let tile = |class: String| Shape::rectangle(class, layout.corner(square), (side, side), 0.0);
        let Some(district) = board.district_at(square) else {
            continue;
        };
        if !view.land().contains(square) {
            layer.shapes.push(tile("covered".to_owned()));
            continue;
        }
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
    layer.shapes.push(borders(view, layout));
    for district in board.districts() {
        let Some(first) = district
            .squares
            .iter()
            .find(|&square| view.land().contains(square))
        else {
            continue;
        };
        let (x, y) = layout.corner(first);
        let words = Words::Bare(format!("{} {}", district.letter, district.value));
        let letters = (side * 0.27).max(layout.frame.smallest_letters());
        let at = (x + side * 0.05, y + side * 0.03 + letters);
        layer
            .shapes
            .push(Shape::text("district", at, letters, Anchor::Start, words));
    }
    layer
}

/// Lines between districts. The covered area counts as one, whatever is below.
fn borders(view: &PacalPosition, layout: &Layout) -> Shape {
    let board = view.palenque();
    let letter = |square: Square| {
        let district = board.district_at(square);
        district
            .filter(|_| view.land().contains(square))
            .map(|district| district.letter)
    };
    let mut outline = String::new();
    let side = layout.side;
    for square in squares(view) {
        let (column, row) = (square.column(), square.row());
        let (x, y) = layout.corner(square);
        if column + 1 < board.columns() && letter(square) != letter(Square::new(column + 1, row)) {
            let _ = write!(outline, "M{} {}v{}", Tenths(x + side), Tenths(y), Tenths(side));
        }
        if row + 1 < board.rows() && letter(square) != letter(Square::new(column, row + 1)) {
            let _ = write!(outline, "M{} {}h{}", Tenths(x), Tenths(y + side), Tenths(side));
        }
    }
    Shape::new("border", (0.0, 0.0), Form::Outline(outline))
}

/// Lake, river and the squares on their banks.
pub(super) fn water(view: &PacalPosition, layout: &Layout) -> Layer {
    let mut layer = Layer::new("water");
    let board = view.palenque();
    let side = layout.side;
    let wave = |x: f64, y: f64, length: f64| {
        let (half, rise) = (length / 2.0, side * 0.11);
        let (x, y, quarter) = (Tenths(x), Tenths(y), Tenths(half / 2.0));
        let (half, rise) = (Tenths(half), Tenths(rise));
        format!("M{x} {y}q{quarter} -{rise} {half} 0t{half} 0")
    };
    let (mut waves, mut banks, mut river) = (String::new(), String::new(), String::new());
    for square in squares(view) {
        let (x, y) = layout.corner(square);
        if board.lake().contains(square) {
            layer
                .shapes
                .push(Shape::rectangle("lake", (x, y), (side, side), 0.0));
            for down in [0.3, 0.7] {
                waves += &wave(x + side * 0.19, y + side * down, side * 0.62);
            }
        } else if board.banks().contains(square) && view.land().contains(square) {
            banks += &wave(x + side * 0.72, y + side * 0.15, side * 0.22);
        }
        if board.river().right_of.contains(square) {
            let _ = write!(river, "M{} {}v{}", Tenths(x + side), Tenths(y), Tenths(side));
        }
        if board.river().below.contains(square) {
            let _ = write!(river, "M{} {}h{}", Tenths(x), Tenths(y + side), Tenths(side));
        }
    }
    for (class, outline) in [("wave", waves), ("bank", banks), ("river", river)] {
        layer
            .shapes
            .push(Shape::new(class, (0.0, 0.0), Form::Outline(outline)));
    }
    layer
}

/// The squares where the mover can place or fly the ship without a divine stone, or build.
pub(super) fn choices(view: &PacalPosition, layout: &Layout) -> Layer {
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
        let (x, y) = layout.corner(square);
        let (gap, inside) = (layout.side * 0.06, layout.side * 0.88);
        let frame = Shape::rectangle("choice frame", (x + gap, y + gap), (inside, inside), 8.0);
        layer.shapes.push(frame);
    }
    layer
}

/// Stones, pyramids and ships.
pub(super) fn standing(view: &PacalPosition, layout: &Layout) -> Layer {
    let mut layer = Layer::new("standing");
    for square in squares(view) {
        for seat in seats(view) {
            if view.visible(seat).contains(square) {
                let title = Phrase::new("pacal-scene-stone")
                    .with("seat", seat.to_string())
                    .with("square", square.to_string());
                let stone = stone(seat, square, layout);
                layer.shapes.push(stone.named(stone_id(seat, square), title));
            }
        }
        for seat in seats(view) {
            if view.pyramids(seat).contains(square) {
                let storeys = view.height(square);
                let title = Phrase::new("pacal-scene-built")
                    .with("seat", seat.to_string())
                    .with("storeys", i64::from(storeys))
                    .with("square", square.to_string());
                let pyramid = pyramid(seat, storeys, square, layout);
                layer.shapes.push(pyramid.named(built_id(square), title));
            }
        }
    }
    for seat in seats(view) {
        let Some(square) = view.ship(seat) else { continue };
        let hold: Vec<_> = seats(view)
            .flat_map(|owner| std::iter::repeat_n(owner, view.in_ship(seat, owner).into()))
            .collect();
        let owners: Vec<String> = hold.iter().map(ToString::to_string).collect();
        let title = Phrase::new("pacal-scene-ship")
            .with("seat", seat.to_string())
            .with("square", square.to_string())
            .with("stones", hold.len() as i64)
            .with("owners", owners.join(" "));
        let ship = pieces::ship(seat, &hold, layout.middle(square), layout.side);
        layer.shapes.push(ship.named(ship_id(seat), title));
    }
    layer
}

/// A stone in its place; each colour has its own part of a square.
pub(super) fn stone(seat: Seat, square: Square, layout: &Layout) -> Shape {
    let (x, y) = layout.middle(square);
    let (right, down) = SLOTS[seat.index()];
    let at = (x + right * layout.side, y + down * layout.side);
    let mut stone = signs::sign(seat, at, layout.side * 0.145);
    stone.class += " stone";
    stone
}

/// A pyramid in its place.
pub(super) fn pyramid(seat: Seat, storeys: u8, square: Square, layout: &Layout) -> Shape {
    let (half, least) = (layout.side * 0.42, layout.frame.smallest_letters());
    let mut pyramid = pieces::pyramid(seat, storeys, layout.middle(square), half, least);
    pyramid.class += " built";
    if let Form::Group(parts) = &mut pyramid.form {
        // The owner is visible without colours, too: the sign of the seat in a corner.
        let corner = -half * 0.68;
        let mut sign = signs::sign(seat, (corner, corner), layout.side * 0.1);
        "sign owner".clone_into(&mut sign.class);
        parts.push(sign);
    }
    pyramid
}

/// A ring around a square, for the stones that a pyramid is built of.
pub(super) fn ring(square: Square, layout: &Layout) -> Shape {
    Shape::circle("used", layout.middle(square), layout.side * 0.44)
}

/// Letters above, numbers at the side.
pub(super) fn coordinates(view: &PacalPosition, layout: &Layout) -> Layer {
    let mut layer = Layer::new(COORDINATES);
    let mut write = |at, text: String| {
        layer
            .shapes
            .push(Shape::text("soft", at, 22.0, Anchor::Middle, Words::Bare(text)));
    };
    for column in 0..view.palenque().columns() {
        let (x, _) = layout.middle(Square::new(column, 0));
        write((x, layout.city.1 - 8.0), char::from(b'a' + column).to_string());
    }
    for row in 0..view.palenque().rows() {
        let (_, y) = layout.middle(Square::new(0, row));
        write((layout.city.0 / 2.0, y + 8.0), (row + 1).to_string());
    }
    layer
}

#[cfg(test)]
mod tests {
    use games::{AnyOptions, AnyView, GameId};
    use rules::{Observe, Viewer};

    use super::*;
    use crate::Frame;
    use crate::scene::assert_all_differ;

    #[test]
    fn everybodys_pieces_differ_without_colours() {
        let options = AnyOptions::new(GameId::Pacal, None, None).expect("options");
        let position = options.start(5).expect("a start for five");
        let AnyView::Pacal(view) = position.view(Viewer::Public) else {
            panic!("another game");
        };
        let layout = Layout::new(Frame::Wide, &view);
        let square = Square::new(2, 2);
        for storeys in 1..=5 {
            assert_all_differ(seats(&view).map(|seat| pyramid(seat, storeys, square, &layout)));
        }
        assert_all_differ(seats(&view).map(|seat| pieces::ship(seat, &[], (0.0, 0.0), 10.0)));
        assert_all_differ(seats(&view).map(|seat| stone(seat, square, &layout)));
    }
}
