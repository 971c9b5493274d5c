//! Elements shared by the pictures of all games.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use rules::{Phrase, Seat, Turn};

use crate::{Anchor, Form, Shape, ShapeId, Words};

/// A button for a choice that has no place on the table.
pub(crate) fn button(id: &str, words: Phrase, at: (f64, f64), (width, height): (f64, f64)) -> Shape {
    // There is room for about seventeen letters.
    lettered_button(id, words, at, (width, height), (height * 0.36).min(width * 0.1))
}

/// The same for at most twelve letters, which are larger.
pub(crate) fn short_button(id: &str, words: Phrase, at: (f64, f64), (width, height): (f64, f64)) -> Shape {
    lettered_button(id, words, at, (width, height), (height * 0.36).min(width * 0.133))
}

fn lettered_button(
    id: &str,
    words: Phrase,
    at: (f64, f64),
    (width, height): (f64, f64),
    letters: f64,
) -> Shape {
    let frame = Shape::rectangle("frame", (0.0, 0.0), (width, height), height / 2.0);
    let middle = (width / 2.0, height / 2.0 + letters * 0.35);
    let text = Shape::text("", middle, letters, Anchor::Middle, Words::Said(words.clone()));
    Shape::group("choice button", at, vec![frame, text]).named(ShapeId::new(id), words)
}

/// A box around things that belong together, with a caption in its upper left corner.
pub(crate) fn tray(words: Phrase, (x, y): (f64, f64), size: (f64, f64), letters: f64) -> [Shape; 2] {
    let at = (x + letters * 0.6, y + letters * 1.15);
    [
        Shape::rectangle("tray-box", (x, y), size, 12.0),
        Shape::text("caption", at, letters, Anchor::Start, Words::Said(words)),
    ]
}

/// The light of a rectangle that can be clicked. It is dark until a page marks what it belongs to
/// with the class `can`.
pub(crate) fn lamp(at: (f64, f64), size: (f64, f64), corner: f64) -> Shape {
    Shape::rectangle(LAMP, at, size, corner)
}

/// The class of lights.
pub(crate) const LAMP: &str = "lamp";

/// The label of a seat, with an arrow in front if it is that seat's turn.
pub(crate) fn label(words: Phrase, (x, y): (f64, f64), size: f64, turn: Turn, seat: Seat) -> Vec<Shape> {
    let said = Words::Said(words);
    if !is_on_turn(turn, seat) {
        return vec![Shape::text("soft", (x, y), size, Anchor::Start, said)];
    }
    vec![
        Shape::new("turn", (x, y), Form::Outline(arrow(size))),
        Shape::text("", (x + size, y), size, Anchor::Start, said),
    ]
}

/// An arrow of this height. There are few sizes of letters, so each is written once.
fn arrow(size: f64) -> Arc<str> {
    static KNOWN: LazyLock<RwLock<HashMap<u64, Arc<str>>>> = LazyLock::new(RwLock::default);
    let known = KNOWN.read().unwrap_or_else(PoisonError::into_inner);
    if let Some(arrow) = known.get(&size.to_bits()) {
        return Arc::clone(arrow);
    }
    drop(known);
    let (up, right, middle) = (-size * 0.7, size * 0.6, -size * 0.35);
    let arrow: Arc<str> = format!("M0 {up:.1} L{right:.1} {middle:.1} L0 0 Z").into();
    let mut known = KNOWN.write().unwrap_or_else(PoisonError::into_inner);
    known.insert(size.to_bits(), Arc::clone(&arrow));
    arrow
}

/// Whether a seat may act now, alone or together with others.
pub(crate) fn is_on_turn(turn: Turn, seat: Seat) -> bool {
    matches!(turn, Turn::Seats(seats) if seats.contains(seat))
}
