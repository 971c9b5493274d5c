//! A card as a brick: the shape tells the part, a sign the symbol, a digit the value.

use std::fmt::Write as _;

use game_sun::{Card, Deck, Part, Symbol};

use super::layout::Spot;
use crate::{Anchor, Form, Shape, Words};

/// What is to be seen of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Face {
    /// A card of a deck.
    Card(Card),
    /// A card of the base row, which has no value.
    Base(Part, Option<Symbol>),
    /// Only its back.
    Back(Deck),
}

/// The brick in its rectangle.
pub(super) fn brick(face: Face, spot: Spot) -> Shape {
    let (width, height) = (spot.width, spot.height);
    let (class, part) = match face {
        Face::Card(card) => (stone(card.symbol), card.part),
        Face::Base(part, symbol) => (stone(symbol), part),
        Face::Back(Deck::Standard) => ("back standard", Part::Standard),
        Face::Back(Deck::Edge) => ("back edges", Part::Standard),
    };
    let mut parts = vec![Shape::new(
        "face",
        (0.0, 0.0),
        Form::Outline(outline(part, width, height)),
    )];
    // Where there is room: slanting sides push it inwards.
    let middle = width
        * match part {
            Part::Standard | Part::Top => 0.5,
            Part::Left => 0.62,
            Part::Right => 0.38,
        };
    let line = height * if part == Part::Top { 0.68 } else { 0.5 };
    match face {
        Face::Card(Card { value, symbol, .. }) => {
            let size = height * if part == Part::Top { 0.46 } else { 0.62 };
            let aside = if symbol.is_some() { width * 0.2 } else { 0.0 };
            let words = Words::Bare(value.to_string());
            let at = (middle - aside, line + size * 0.36);
            parts.push(Shape::text("value", at, size, Anchor::Middle, words));
            if let Some(symbol) = symbol {
                parts.push(emblem(symbol, (middle + aside * 0.8, line), height * 0.3));
            }
        }
        Face::Base(_, symbol) => {
            if let Some(symbol) = symbol {
                parts.push(emblem(symbol, (middle, line), height * 0.32));
            }
        }
        Face::Back(deck) => parts.push(back(deck, width, height)),
    }
    Shape::group(class, (spot.x, spot.y), parts)
}

/// The outline of a brick: edges slant as the pyramid does, from the middle above to the corner below.
pub(super) fn outline(part: Part, width: f64, height: f64) -> String {
    let middle = width / 2.0;
    // A gap of a pixel on every side, so that bricks stand out from each other.
    let (left, right, top, bottom) = (1.5, width - 1.5, 1.5, height - 1.5);
    let corners: Vec<(f64, f64)> = match part {
        Part::Standard => vec![(left, top), (right, top), (right, bottom), (left, bottom)],
        Part::Left => vec![(middle, top), (right, top), (right, bottom), (left, bottom)],
        Part::Right => vec![(left, top), (middle, top), (right, bottom), (left, bottom)],
        Part::Top => vec![(middle, top), (right, bottom), (left, bottom)],
    };
    polygon(&corners)
}

/// A closed line through these points.
fn polygon(corners: &[(f64, f64)]) -> String {
    let mut text = String::new();
    for (index, (x, y)) in corners.iter().enumerate() {
        text.push_str(if index == 0 { "M" } else { " L" });
        let _ = write!(text, "{x:.1} {y:.1}");
    }
    text.push_str(" Z");
    text
}

fn stone(symbol: Option<Symbol>) -> &'static str {
    match symbol {
        None => "stone",
        Some(Symbol::Sun) => "stone sun",
        Some(Symbol::Moon) => "stone moon",
        Some(Symbol::Rain) => "stone rain",
        Some(Symbol::Serpent) => "stone serpent",
    }
}

/// The sign of a symbol, as large as a circle of this radius.
fn emblem(symbol: Symbol, at: (f64, f64), radius: f64) -> Shape {
    let outline = match symbol {
        Symbol::Sun => sun(radius),
        Symbol::Moon => scaled(
            "M",
            radius,
            &[
                &[0.35, -0.95],
                &[-0.85, -0.9, -0.95, 0.85, 0.35, 0.95],
                &[-0.35, 0.5, -0.35, -0.5, 0.35, -0.95],
            ],
        ),
        Symbol::Rain => [-0.62, 0.0, 0.62]
            .iter()
            .zip([-0.2, 0.25, -0.2])
            .map(|(&x, y)| drop(radius, x, y))
            .collect::<Vec<_>>()
            .join(" "),
        Symbol::Serpent => scaled(
            "M",
            radius,
            &[
                &[-0.95, 0.75],
                &[-0.1, 1.25, 0.35, 0.55, -0.15, 0.1],
                &[-0.75, -0.45, 0.0, -1.2, 0.95, -0.75],
            ],
        ),
    };
    let class = match symbol {
        Symbol::Serpent => "emblem drawn",
        _ => "emblem",
    };
    Shape::new(class, at, Form::Outline(outline))
}

/// A star of eight rays.
fn sun(radius: f64) -> String {
    // Half the side of a square and of the same square turned: sines of 22.5 degrees and so on.
    const TURNS: [(f64, f64); 16] = [
        (1.0, 0.0),
        (0.9239, 0.3827),
        (0.7071, 0.7071),
        (0.3827, 0.9239),
        (0.0, 1.0),
        (-0.3827, 0.9239),
        (-0.7071, 0.7071),
        (-0.9239, 0.3827),
        (-1.0, 0.0),
        (-0.9239, -0.3827),
        (-0.7071, -0.7071),
        (-0.3827, -0.9239),
        (0.0, -1.0),
        (0.3827, -0.9239),
        (0.7071, -0.7071),
        (0.9239, -0.3827),
    ];
    let corners: Vec<(f64, f64)> = TURNS
        .iter()
        .enumerate()
        .map(|(index, (x, y))| {
            let reach = radius * if index % 2 == 0 { 1.05 } else { 0.62 };
            (x * reach, y * reach)
        })
        .collect();
    polygon(&corners)
}

/// A drop of rain around a point, in parts of the radius.
fn drop(radius: f64, x: f64, y: f64) -> String {
    let at = |dx: f64, dy: f64| format!("{:.1} {:.1}", (x + dx) * radius, (y + dy) * radius);
    format!(
        "M{} C{} {} {} C{} {} {} Z",
        at(0.0, -0.75),
        at(0.45, 0.0),
        at(0.35, 0.6),
        at(0.0, 0.6),
        at(-0.35, 0.6),
        at(-0.45, 0.0),
        at(0.0, -0.75)
    )
}

/// A curve whose points are given in parts of the radius: a start, then bends.
fn scaled(start: &str, radius: f64, pieces: &[&[f64]]) -> String {
    let mut text = start.to_owned();
    for (index, piece) in pieces.iter().enumerate() {
        if index > 0 {
            text.push_str(" C");
        }
        let numbers: Vec<String> = piece.iter().map(|part| format!("{:.1}", part * radius)).collect();
        text.push_str(&numbers.join(" "));
    }
    text
}

/// The pattern on a back: courses of bricks, or slopes.
fn back(deck: Deck, width: f64, height: f64) -> Shape {
    let (w, h) = (width, height);
    let line = match deck {
        Deck::Standard => format!(
            "M{:.1} {:.1} H{:.1} M{:.1} {:.1} H{:.1} M{:.1} {:.1} V{:.1} M{:.1} {:.1} V{:.1} M{:.1} {:.1} V{:.1}",
            w * 0.12,
            h * 0.36,
            w * 0.88,
            w * 0.12,
            h * 0.64,
            w * 0.88,
            w * 0.5,
            h * 0.14,
            h * 0.36,
            w * 0.35,
            h * 0.36,
            h * 0.64,
            w * 0.65,
            h * 0.36,
            h * 0.64
        ),
        Deck::Edge => format!(
            "M{:.1} {:.1} L{:.1} {:.1} L{:.1} {:.1} Z M{:.1} {:.1} L{:.1} {:.1} L{:.1} {:.1}",
            w * 0.14,
            h * 0.84,
            w * 0.5,
            h * 0.14,
            w * 0.86,
            h * 0.84,
            w * 0.32,
            h * 0.84,
            w * 0.5,
            h * 0.48,
            w * 0.68,
            h * 0.84
        ),
    };
    Shape::new("pattern", (0.0, 0.0), Form::Outline(line))
}
