//! A card as a brick: the shape shows the part, a sign the symbol, a digit the value.

use std::sync::Arc;

use games::game_sun::{Card, Deck, Part, Symbol, SymbolColour};

use super::emblem::emblem;
use super::layout::Spot;
use crate::outline::polygon;
use crate::shapes::Drawer;
use crate::{Anchor, Form, Shape, Words};

/// The visible side of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Face {
    /// A card of a deck.
    Card(Card),
    /// A card of the base row, which has no value.
    Base(Part, Option<Symbol>),
    /// Only its back.
    Back(Deck),
}

/// A brick of which only the rim is visible, because others lie on it.
pub(super) fn blank(face: Face, spot: Spot) -> Shape {
    let (class, part) = class_and_part(face);
    let outline = Form::Outline(outline(part, spot.width, spot.height));
    let parts = vec![Shape::new("face", (0.0, 0.0), outline)];
    Shape::group(class, (spot.x, spot.y), parts)
}

fn class_and_part(face: Face) -> (&'static str, Part) {
    match face {
        Face::Card(card) => (stone(card.symbol), card.part),
        Face::Base(part, symbol) => (stone(symbol), part),
        Face::Back(Deck::Standard) => ("back standard", Part::Standard),
        Face::Back(Deck::Edge) => ("back edges", Part::Standard),
    }
}

/// The brick in its rectangle.
pub(super) fn brick(face: Face, spot: Spot) -> Shape {
    static BRICKS: Drawer<(Face, [u64; 2])> = Drawer::new();
    let (width, height) = (spot.width, spot.height);
    let key = (face, [width, height].map(f64::to_bits));
    let parts = BRICKS.get(key, || carved(face, width, height));
    Shape::group(class_and_part(face).0, (spot.x, spot.y), parts)
}

/// What a brick is made of.
fn carved(face: Face, width: f64, height: f64) -> Vec<Shape> {
    let (_, part) = class_and_part(face);
    let mut parts = vec![Shape::new(
        "face",
        (0.0, 0.0),
        Form::Outline(outline(part, width, height)),
    )];
    // Slanting sides push it inwards, to where there is room.
    let middle = width
        * match part {
            Part::Standard | Part::Top => 0.5,
            Part::Left => 0.62,
            Part::Right => 0.38,
        };
    let line = height * if part == Part::Top { 0.68 } else { 0.5 };
    match face {
        Face::Card(Card { value, symbol, .. }) => {
            let size = (height * if part == Part::Top { 0.46 } else { 0.62 }).min(width * 0.5);
            // Beside a symbol there is less room, and least where a side slants.
            let (aside, size, line, radius) = match (symbol, part) {
                (None, _) => (0.0, size, line, 0.0),
                (Some(_), Part::Standard) => (
                    width * 0.22,
                    size.min(width * 0.42),
                    line,
                    (height * 0.27).min(width * 0.18),
                ),
                (Some(_), Part::Left | Part::Right) => (
                    width * 0.19,
                    (height * 0.5).min(width * 0.32),
                    height * 0.62,
                    (height * 0.19).min(width * 0.11),
                ),
                (Some(_), Part::Top) => (
                    width * 0.15,
                    (height * 0.4).min(width * 0.26),
                    height * 0.73,
                    (height * 0.15).min(width * 0.09),
                ),
            };
            let words = Words::bare(value.to_string());
            let at = (middle - aside, line + size * 0.36);
            parts.push(Shape::text("value", at, size, Anchor::Middle, words));
            if let Some(symbol) = symbol {
                parts.extend(inlaid(symbol, (middle + aside, line), radius));
            }
        }
        Face::Base(_, symbol) => {
            if let Some(symbol) = symbol {
                let radius = (height * 0.29).min(width * 0.26);
                parts.extend(inlaid(symbol, (middle, line), radius));
            }
        }
        Face::Back(deck) => parts.push(back(deck, width, height)),
    }
    parts
}

/// The outline of a brick: edges slant like the pyramid, from the middle of the top to the bottom
/// corner.
pub(super) fn outline(part: Part, width: f64, height: f64) -> Arc<str> {
    let middle = width / 2.0;
    // A gap of a pixel on every side separates the bricks.
    let (left, right, top, bottom) = (1.5, width - 1.5, 1.5, height - 1.5);
    let corners: Vec<(f64, f64)> = match part {
        Part::Standard => vec![(left, top), (right, top), (right, bottom), (left, bottom)],
        Part::Left => vec![(middle, top), (right, top), (right, bottom), (left, bottom)],
        Part::Right => vec![(left, top), (middle, top), (right, bottom), (left, bottom)],
        Part::Top => vec![(middle, top), (right, bottom), (left, bottom)],
    };
    polygon(&corners)
}

/// The same so far inside of it, for lights and frames: they follow the slanting sides.
pub(super) fn inside(part: Part, (width, height): (f64, f64), gap: f64) -> Arc<str> {
    let (left, right, top, bottom) = (gap, width - gap, gap, height - gap);
    // From a slanting side as far as from the others.
    let aside = gap * height.hypot(width / 2.0) / height;
    let (high, low) = (width / 2.0 * (1.0 - gap / height), width / 2.0 * gap / height);
    let (left_high, left_low) = (high + aside, low + aside);
    let (right_high, right_low) = (width - left_high, width - left_low);
    let corners: Vec<(f64, f64)> = match part {
        Part::Standard => vec![(left, top), (right, top), (right, bottom), (left, bottom)],
        Part::Left => vec![
            (left_high, top),
            (right, top),
            (right, bottom),
            (left_low, bottom),
        ],
        Part::Right => vec![
            (left, top),
            (right_high, top),
            (right_low, bottom),
            (left, bottom),
        ],
        Part::Top => {
            // Where both slanting sides meet.
            let tip = height * 2.0 * aside / width;
            vec![(width / 2.0, tip), (right_low, bottom), (left_low, bottom)]
        }
    };
    polygon(&corners)
}

/// How many equal cards lie here, in a corner that no side cuts off: a little pile and its number.
/// A mere “×2” was read as counting double.
pub(super) fn copies(part: Part, count: usize, spot: Spot, least: f64) -> Shape {
    let letters = (spot.height * 0.31).max(least);
    let (long, high) = (letters * 2.1, letters * 1.16);
    let x = match part {
        Part::Standard | Part::Left => spot.width - long + 2.0,
        Part::Right => -2.0,
        Part::Top => spot.width * 0.76 - long / 2.0,
    };
    let plate = Shape::rectangle("copies-plate", (0.0, 0.0), (long, high), high * 0.4);
    let small = (letters * 0.62, letters * 0.4);
    let pile = [(0.52, 0.24), (0.34, 0.46)]
        .map(|(x, y)| Shape::rectangle("copies-card", (letters * x, high * y), small, letters * 0.06));
    let words = Words::Bare(count.to_string().into());
    let at = (letters * 1.58, high / 2.0 + letters * 0.35);
    let number = Shape::text("copies-number", at, letters, Anchor::Middle, words);
    let shapes: Vec<Shape> = [plate].into_iter().chain(pile).chain([number]).collect();
    Shape::group("copies", (x, -high * 0.3), shapes)
}

fn stone(symbol: Option<Symbol>) -> &'static str {
    match symbol.map(Symbol::colour) {
        None => "stone",
        Some(SymbolColour::Red) => "stone red",
        Some(SymbolColour::Orange) => "stone orange",
        Some(SymbolColour::Yellow) => "stone yellow",
        Some(SymbolColour::Green) => "stone green",
        Some(SymbolColour::Blue) => "stone blue",
        Some(SymbolColour::Violet) => "stone violet",
        Some(SymbolColour::Brown) => "stone brown",
        Some(SymbolColour::Black) => "stone black",
        Some(SymbolColour::White) => "stone white",
        Some(SymbolColour::Grey) => "stone grey",
    }
}

/// A symbol inlaid in a disc of its colour.
fn inlaid(symbol: Symbol, at: (f64, f64), radius: f64) -> [Shape; 2] {
    [
        Shape::circle("inlay", at, radius * 1.38),
        emblem(symbol.shape(), at, radius),
    ]
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
    Shape::new("pattern", (0.0, 0.0), Form::Outline(line.into()))
}

#[cfg(test)]
mod tests {
    use games::game_sun::SymbolShape;

    use super::*;
    use crate::scene::assert_all_differ;

    #[test]
    fn cards_differ_without_colours() {
        let spot = Spot {
            x: 0.0,
            y: 0.0,
            width: 100.0,
            height: 60.0,
        };
        let parts = [Part::Standard, Part::Left, Part::Right, Part::Top];
        // Whatever colours a copy has, the shapes differ.
        let symbols = || {
            let shapes = SymbolShape::ALL.iter();
            shapes
                .map(|&shape| Some(Symbol::new(shape, SymbolColour::Red)))
                .chain([None])
        };
        let cards = parts.into_iter().flat_map(|part| {
            symbols().map(move |symbol| {
                let value = 3;
                Face::Card(Card { part, value, symbol })
            })
        });
        let bases = symbols().map(|symbol| Face::Base(Part::Standard, symbol));
        let backs = Deck::BOTH.map(Face::Back);
        assert_all_differ(cards.chain(bases).chain(backs).map(|face| brick(face, spot)));
    }
}
