//! A pyramid card: a chamber with walls and symbols, and the marks on it.

use std::fmt::Write as _;

use games::game_tomb::{Chamber, Colour, SIDE, Square, Squares};

use super::symbols;
use crate::outline::Tenths;
use crate::{Anchor, Form, Frame, Shape, Words};

/// The height of the head of a card, and the width of its rim, for the side of a square.
fn head(side: f64) -> f64 {
    10.0 + side * 0.42
}

fn rim(side: f64) -> f64 {
    4.0 + side * 0.07
}

/// The upper left corner of a square on a card at this position.
pub(super) fn corner((x, y): (f64, f64), side: f64, square: Square) -> (f64, f64) {
    (
        x + rim(side) + side * f64::from(square.column()),
        y + head(side) + side * f64::from(square.row()),
    )
}

/// The card with squares of this side. It shows its number if that is readable.
pub(super) fn shape(chamber: &Chamber, at: (f64, f64), side: f64, frame: Frame) -> Shape {
    let inside = f64::from(SIDE) * side;
    let width = inside + 2.0 * rim(side);
    let height = inside + head(side) + rim(side);
    let mut parts = vec![Shape::rectangle("card", (0.0, 0.0), (width, height), 10.0)];
    let size = head(side) * 0.72;
    let middle = head(side) * 0.5;
    parts.push(symbols::colour_sign(
        chamber.colour(),
        (rim(side) + size * 0.6, middle),
        size * 0.42,
    ));
    if size >= frame.smallest_letters() {
        parts.push(Shape::text(
            "number",
            (width - rim(side) - 2.0, middle + size * 0.36),
            size,
            Anchor::End,
            Words::Bare(chamber.card().to_string()),
        ));
    }
    let floor = (rim(side), head(side));
    parts.push(Shape::rectangle("floor", floor, (inside, inside), 0.0));
    parts.push(tiles("wall", Squares::ALL.without(chamber.open()), side, 0.0));
    parts.push(Shape::new("joint", floor, Form::Outline(joints(side))));
    for square in chamber.open().iter() {
        let (x, y) = corner((0.0, 0.0), side, square);
        let middle = (x + side / 2.0, y + side / 2.0);
        let radius = side * 0.3;
        if square == chamber.entrance() {
            parts.push(symbols::entrance(middle, radius));
        } else if square == chamber.tomb() {
            parts.push(symbols::tomb(middle, radius));
        } else if let Some(symbol) = chamber.symbol(square) {
            parts.push(symbols::sign(symbol, middle, radius));
        }
    }
    let class = match chamber.colour() {
        Colour::Purple => "chamber purple",
        Colour::Orange => "chamber orange",
        Colour::Green => "chamber green",
    };
    Shape::group(class, at, parts)
}

/// The lines between the squares.
fn joints(side: f64) -> String {
    let mut outline = String::new();
    let inside = Tenths(f64::from(SIDE) * side);
    for line in 0..=SIDE {
        let at = Tenths(f64::from(line) * side);
        let _ = write!(outline, "M{at} 0v{inside}M0 {at}h{inside}");
    }
    outline
}

/// A mark on a square: a tint and a pencil stroke, on a card at this position.
pub(super) fn mark(card: (f64, f64), side: f64, square: Square) -> Shape {
    let tint = Shape::rectangle("tint", (1.0, 1.0), (side - 2.0, side - 2.0), 0.0);
    let (near, far) = (Tenths(side * 0.18), Tenths(side * 0.82));
    let stroke = Form::Outline(format!("M{near} {far} L{far} {near}"));
    let stroke = Shape::new("stroke", (0.0, 0.0), stroke);
    Shape::group("mark", corner(card, side, square), vec![tint, stroke])
}

/// Squares that would be marked, on a card at this position.
pub(super) fn draft(card: (f64, f64), side: f64, squares: Squares) -> Shape {
    let mut shape = tiles("draft", squares, side, side * 0.08);
    (shape.x, shape.y) = card;
    shape
}

/// Squares as one outline, relative to the corner of the card.
fn tiles(class: &str, squares: Squares, side: f64, gap: f64) -> Shape {
    let mut outline = String::new();
    let length = Tenths(side - 2.0 * gap);
    for square in squares.iter() {
        let (x, y) = corner((0.0, 0.0), side, square);
        let (x, y) = (Tenths(x + gap), Tenths(y + gap));
        let _ = write!(outline, "M{x} {y}h{length}v{length}h-{length}Z");
    }
    Shape::new(class, (0.0, 0.0), Form::Outline(outline))
}
