//! A card as a brick: the shape shows the part, a sign the symbol, a digit the value.

use games::game_sun::{Card, Deck, Part, Symbol};

use super::layout::Spot;
use crate::outline::{polygon, scaled};
use crate::{Anchor, Form, Shape, Words};

/// What is visible of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    let (width, height) = (spot.width, spot.height);
    let (class, part) = class_and_part(face);
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
            let aside = if symbol.is_some() { width * 0.2 } else { 0.0 };
            let words = Words::Bare(value.to_string());
            let at = (middle - aside, line + size * 0.36);
            parts.push(Shape::text("value", at, size, Anchor::Middle, words));
            if let Some(symbol) = symbol {
                parts.push(emblem(
                    symbol,
                    (middle + aside, line),
                    (height * 0.3).min(width * 0.2),
                ));
            }
        }
        Face::Base(_, symbol) => {
            if let Some(symbol) = symbol {
                parts.push(emblem(symbol, (middle, line), (height * 0.32).min(width * 0.28)));
            }
        }
        Face::Back(deck) => parts.push(back(deck, width, height)),
    }
    Shape::group(class, (spot.x, spot.y), parts)
}

/// The outline of a brick: edges slant like the pyramid, from the middle of the top to the bottom
/// corner.
pub(super) fn outline(part: Part, width: f64, height: f64) -> String {
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
    let (class, outline) = match symbol {
        Symbol::Sun => (
            "emblem",
            "M1.05 0 L0.57 0.24 L0.74 0.74 L0.24 0.57 L0 1.05 L-0.24 0.57 L-0.74 0.74 L-0.57 0.24 \
             L-1.05 0 L-0.57 -0.24 L-0.74 -0.74 L-0.24 -0.57 L0 -1.05 L0.24 -0.57 L0.74 -0.74 L0.57 -0.24 Z",
        ),
        Symbol::Moon => (
            "emblem",
            "M0.35 -0.95 C-0.85 -0.9 -0.95 0.85 0.35 0.95 C-0.35 0.5 -0.35 -0.5 0.35 -0.95 Z",
        ),
        Symbol::Rain => (
            "emblem",
            "M-0.62 -0.95 C-0.17 -0.2 -0.27 0.4 -0.62 0.4 C-0.97 0.4 -1.07 -0.2 -0.62 -0.95 Z \
             M0 -0.5 C0.45 0.25 0.35 0.85 0 0.85 C-0.35 0.85 -0.45 0.25 0 -0.5 Z \
             M0.62 -0.95 C1.07 -0.2 0.97 0.4 0.62 0.4 C0.27 0.4 0.17 -0.2 0.62 -0.95 Z",
        ),
        Symbol::Serpent => (
            "emblem drawn",
            "M-0.95 0.75 C-0.1 1.25 0.35 0.55 -0.15 0.1 C-0.75 -0.45 0 -1.2 0.95 -0.75",
        ),
    };
    Shape::new(class, at, Form::Outline(scaled(outline, radius)))
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

#[cfg(test)]
mod tests {
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
        let symbols = || Symbol::ALL.into_iter().map(Some).chain([None]);
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
