//! Ships and pyramids.

use std::fmt::Write as _;

use rules::Seat;

use crate::outline::{Tenths, polygon, scaled};
use crate::shapes::Drawer;
use crate::{Anchor, Form, Shape, Words, seats as signs, widgets};

/// From the line of a ship's light to the second line inside of it.
const RIM: f64 = 4.5;

/// A stepped pyramid from above, lit from the upper left: one step per storey, and the number on
/// top, in letters of at least this size.
pub(super) fn pyramid(seat: Seat, storeys: u8, at: (f64, f64), half: f64, letters: f64) -> Shape {
    static PYRAMIDS: Drawer<(u8, [u64; 2])> = Drawer::new();
    let key = (storeys, [half, letters].map(f64::to_bits));
    let parts = PYRAMIDS.get(key, || steps(storeys, half, letters));
    Shape::group(format!("pyramid {}", signs::class(seat)), at, parts)
}

/// What a pyramid is made of.
pub(super) fn steps(storeys: u8, half: f64, letters: f64) -> Vec<Shape> {
    let size = (half * 0.66).max(letters);
    // All have a top of the same size, so that the number fits.
    let top = (half * 0.42).max(size * 0.52).min(half * 0.82);
    let mut edges = String::new();
    for step in 1..storeys {
        let half = half - (half - top) * f64::from(step) / f64::from(storeys);
        let (low, long) = (Tenths(-half), Tenths(2.0 * half));
        let _ = write!(edges, "M{low} {low}h{long}v{long}h-{long}Z");
    }
    let dim = polygon(&[
        (half, -half),
        (half, half),
        (-half, half),
        (-top, top),
        (top, top),
        (top, -top),
    ]);
    let words = Words::bare(storeys.to_string());
    let number = Shape::text("storeys", (0.0, size * 0.36), size, Anchor::Middle, words);
    let mut parts = vec![
        Shape::rectangle(
            "cast",
            (-half + half * 0.16, -half + half * 0.2),
            (2.0 * half, 2.0 * half),
            2.0,
        ),
        Shape::rectangle("step", (-half, -half), (2.0 * half, 2.0 * half), 1.5),
        Shape::new("dim", (0.0, 0.0), Form::Outline(dim)),
    ];
    if storeys > 1 {
        parts.push(Shape::new("edges", (0.0, 0.0), Form::Outline(edges.into())));
    }
    parts.push(Shape::rectangle("top", (-top, -top), (2.0 * top, 2.0 * top), 1.5));
    parts.push(number);
    parts
}

/// A ship on a square of this side, with its stones below, and the sign of its seat.
pub(super) fn ship(seat: Seat, hold: &[Seat], at: (f64, f64), side: f64) -> Shape {
    static SHIPS: Drawer<(Seat, Vec<Seat>, u64)> = Drawer::new();
    let parts = SHIPS.get((seat, hold.to_vec(), side.to_bits()), || rigged(seat, hold, side));
    Shape::group(format!("ship {}", signs::class(seat)), at, parts)
}

/// What a ship is made of.
fn rigged(seat: Seat, hold: &[Seat], side: f64) -> Vec<Shape> {
    let hull = "M0 -0.46 C0.24 -0.27 0.27 0.02 0.22 0.29 L0.36 0.44 H-0.36 L-0.22 0.29 \
                C-0.27 0.02 -0.24 -0.27 0 -0.46 Z";
    let lee = "M0 -0.46 C0.24 -0.27 0.27 0.02 0.22 0.29 L0.36 0.44 H0.04 C0.14 0.1 0.1 -0.2 0 -0.46 Z";
    let port = (0.0, side * -0.07);
    // The whole square is clickable, so that a finger hits it.
    let reach = Shape::rectangle("reach", (-side / 2.0, -side / 2.0), (side, side), 0.0);
    // It flies: its shadow lies away from it.
    let away = (side * 0.1, side * 0.12);
    let (corner, inside) = (-side * 0.46, side * 0.92);
    // A ship stands on stone, water or a dark pyramid: of two lines, one is seen everywhere. They lie
    // below the ship, so that its nose and its stones stay in sight.
    let (inner, within) = (corner + RIM, inside - 2.0 * RIM);
    let mut parts = vec![
        reach,
        widgets::lamp((corner, corner), (inside, inside), side * 0.12),
        Shape::rectangle("lamp rim", (inner, inner), (within, within), side * 0.08),
        Shape::new("cast", away, Form::Outline(scaled(hull, side * 0.94))),
        Shape::new("hull", (0.0, 0.0), Form::Outline(scaled(hull, side))),
        Shape::new("dim", (0.0, 0.0), Form::Outline(scaled(lee, side))),
        Shape::circle("window", port, side * 0.155),
        signs::sign(seat, port, side * 0.095),
    ];
    let step = (side * 0.72 / hold.len().max(1) as f64).min(side * 0.2);
    for (index, &owner) in hold.iter().enumerate() {
        let x = (index as f64 - (hold.len() - 1) as f64 / 2.0) * step;
        parts.push(signs::sign(owner, (x, side * 0.33), side * 0.11));
    }
    parts
}
