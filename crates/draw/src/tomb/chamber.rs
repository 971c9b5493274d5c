//! A pyramid card: a chamber with walls and symbols, and the marks on it.

use std::fmt::Write as _;

use games::game_tomb::{CardId, Chamber, Colour, SIDE, Square, Squares, Symbol};

use super::symbols;
use crate::outline::{Tenths, scaled};
use crate::shapes::Drawer;
use crate::{Anchor, Form, Frame, Shape, Words, widgets};

/// All that is printed on a card, and its size: the side of a square, and the smallest letters.
type Printed = (CardId, Colour, [Square; 2], Squares, [Squares; 6], [u64; 2]);

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
    static CARDS: Drawer<Printed> = Drawer::new();
    let parts = CARDS.get(printed(chamber, side, frame), || parts(chamber, side, frame));
    Shape::group(class(chamber), at, parts)
}

/// The same with a lamp, so that it can be lit.
pub(super) fn with_lamp(chamber: &Chamber, at: (f64, f64), side: f64, frame: Frame) -> Shape {
    static CARDS: Drawer<Printed> = Drawer::new();
    let parts = CARDS.get(printed(chamber, side, frame), || {
        let mut parts = parts(chamber, side, frame);
        parts.push(widgets::lamp((0.0, 0.0), size(side), 10.0));
        parts
    });
    Shape::group(class(chamber), at, parts)
}

/// Where a card will lie.
pub(super) fn vacant(at: (f64, f64), side: f64) -> Shape {
    Shape::rectangle("vacant", at, size(side), 10.0)
}

fn printed(chamber: &Chamber, side: f64, frame: Frame) -> Printed {
    (
        chamber.card(),
        chamber.colour(),
        [chamber.entrance(), chamber.tomb()],
        chamber.open(),
        Symbol::ALL.map(|symbol| chamber.with(symbol)),
        [side, frame.smallest_letters()].map(f64::to_bits),
    )
}

pub(super) fn class(chamber: &Chamber) -> &'static str {
    match chamber.colour() {
        Colour::Purple => "chamber purple",
        Colour::Orange => "chamber orange",
        Colour::Green => "chamber green",
    }
}

fn parts(chamber: &Chamber, side: f64, frame: Frame) -> Vec<Shape> {
    let inside = f64::from(SIDE) * side;
    let (width, height) = size(side);
    let fall = side * 0.08;
    let mut parts = vec![
        Shape::rectangle("cast", (fall, fall * 1.3), (width, height), 10.0),
        Shape::rectangle("card", (0.0, 0.0), (width, height), 10.0),
    ];
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
            Words::bare(chamber.card().to_string()),
        ));
    }
    let floor = (rim(side), head(side));
    parts.push(Shape::rectangle("floor", floor, (inside, inside), 0.0));
    parts.push(tiles("wall", Squares::ALL.without(chamber.open()), side, 0.0));
    parts.push(Shape::new("joint", floor, Form::Outline(joints(side).into())));
    for square in chamber.open().iter() {
        let at = corner((0.0, 0.0), side, square);
        parts.extend(printing(chamber, square).map(|print| sign(print, at, side)));
    }
    parts
}

/// The print of an open square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Printing {
    Entrance,
    Tomb,
    Symbol(Symbol),
}

/// The print of this square, if it has one.
pub(super) fn printing(chamber: &Chamber, square: Square) -> Option<Printing> {
    if square == chamber.entrance() {
        Some(Printing::Entrance)
    } else if square == chamber.tomb() {
        Some(Printing::Tomb)
    } else {
        chamber.symbol(square).map(Printing::Symbol)
    }
}

/// Draws the print of a square whose corner is here.
pub(super) fn sign(print: Printing, (x, y): (f64, f64), side: f64) -> Shape {
    let (middle, radius) = ((x + side / 2.0, y + side / 2.0), side * 0.3);
    match print {
        Printing::Entrance => symbols::entrance(middle, radius),
        Printing::Tomb => symbols::tomb(middle, radius),
        Printing::Symbol(symbol) => symbols::sign(symbol, middle, radius),
    }
}

/// The corner and size of the head of a card at this position, with its colour and its number.
pub(super) fn head_of((x, y): (f64, f64), side: f64) -> ((f64, f64), (f64, f64)) {
    ((x, y), (size(side).0, head(side)))
}

/// Width and height of a card with squares of this side.
pub(super) fn size(side: f64) -> (f64, f64) {
    let inside = f64::from(SIDE) * side;
    (inside + 2.0 * rim(side), inside + head(side) + rim(side))
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

/// A mark on a square: charcoal, on a card at this position. What is printed there stays readable
/// above it.
pub(super) fn mark(chamber: &Chamber, card: (f64, f64), side: f64, square: Square) -> Shape {
    static MARKS: Drawer<(Option<Printing>, u64)> = Drawer::new();
    let print = printing(chamber, square);
    let parts = MARKS.get((print, side.to_bits()), || {
        let tint = Shape::rectangle("tint", (1.0, 1.0), (side - 2.0, side - 2.0), 0.0);
        let scribble = "M0.12 0.62 L0.34 0.16 L0.36 0.8 L0.62 0.14 L0.62 0.84 L0.86 0.3 L0.8 0.86";
        let stroke = Form::Outline(scaled(scribble, side));
        let class = if side < 40.0 { "stroke fine" } else { "stroke" };
        let mut parts = vec![tint, Shape::new(class, (0.0, 0.0), stroke)];
        parts.extend(print.map(|print| sign(print, (0.0, 0.0), side)));
        parts
    });
    Shape::group("mark", corner(card, side, square), parts)
}

/// Squares that would be marked, on a card at this position.
pub(super) fn draft(card: (f64, f64), side: f64, squares: Squares) -> Shape {
    let mut shape = tiles("draft", squares, side, side * 0.08);
    (shape.x, shape.y) = card;
    shape
}

/// Squares as one outline, relative to the corner of the card.
fn tiles(class: &'static str, squares: Squares, side: f64, gap: f64) -> Shape {
    let mut outline = String::new();
    let length = Tenths(side - 2.0 * gap);
    for square in squares.iter() {
        let (x, y) = corner((0.0, 0.0), side, square);
        let (x, y) = (Tenths(x + gap), Tenths(y + gap));
        let _ = write!(outline, "M{x} {y}h{length}v{length}h-{length}Z");
    }
    Shape::new(class, (0.0, 0.0), Form::Outline(outline.into()))
}
