//! A pyramid card: a chamber with walls, symbols and marks.

use std::fmt::Write as _;

use game_tomb::{Chamber, Colour, SIDE, Square, Squares};

use super::symbols;
use crate::{Anchor, Form, Shape, Words};

/// What is marked on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Marks {
    /// For good.
    pub(super) made: Squares,
    /// In the step that is still open.
    pub(super) chosen: Squares,
}

/// How high the head of a card is, and how wide its rim, for the side of a square.
fn head(side: f64) -> f64 {
    10.0 + side * 0.42
}

fn rim(side: f64) -> f64 {
    4.0 + side * 0.07
}

/// The upper left corner of a square of a card that lies there.
pub(super) fn corner((x, y): (f64, f64), side: f64, square: Square) -> (f64, f64) {
    (
        x + rim(side) + side * f64::from(square.column()),
        y + head(side) + side * f64::from(square.row()),
    )
}

/// The card with squares of this side.
pub(super) fn shape(chamber: &Chamber, at: (f64, f64), side: f64, marks: Marks) -> Shape {
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
    parts.push(Shape::text(
        "number",
        (rim(side) + size * 1.35, middle + size * 0.36),
        size,
        Anchor::Start,
        Words::Bare(chamber.card().to_string()),
    ));
    let tiles = |class: &str, squares: Squares, gap: f64| {
        let mut outline = String::new();
        for square in squares.iter() {
            let (x, y) = corner((0.0, 0.0), side, square);
            let length = side - 2.0 * gap;
            let _ = write!(
                outline,
                "M{:.1} {:.1} h{length:.1} v{length:.1} h-{length:.1} Z",
                x + gap,
                y + gap
            );
        }
        Shape::new(class, (0.0, 0.0), Form::Outline(outline))
    };
    parts.push(tiles("floor", chamber.open(), 1.0));
    parts.push(tiles("wall", Squares::ALL.without(chamber.open()), 1.0));
    parts.push(tiles("marked", marks.made, 1.0));
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
    parts.push(strokes(marks.made, side));
    if !marks.chosen.is_empty() {
        parts.push(tiles("chosen", marks.chosen, side * 0.08));
    }
    Shape::group(
        match chamber.colour() {
            Colour::Purple => "chamber purple",
            Colour::Orange => "chamber orange",
            Colour::Green => "chamber green",
        },
        at,
        parts,
    )
}

/// A pencil stroke through every marked square.
fn strokes(squares: Squares, side: f64) -> Shape {
    let mut outline = String::new();
    for square in squares.iter() {
        let (x, y) = corner((0.0, 0.0), side, square);
        let (near, far) = (side * 0.18, side * 0.82);
        let _ = write!(
            outline,
            "M{:.1} {:.1} L{:.1} {:.1} ",
            x + near,
            y + far,
            x + far,
            y + near
        );
    }
    Shape::new("stroke", (0.0, 0.0), Form::Outline(outline.trim_end().to_owned()))
}
