//! Ships and pyramids.

use rules::Seat;

use crate::outline::scaled;
use crate::{Anchor, Form, Shape, Words, seats as signs};

/// A pyramid from above: one step per storey, and the number on top, in letters of at least this
/// size.
pub(super) fn pyramid(seat: Seat, storeys: u8, at: (f64, f64), half: f64, letters: f64) -> Shape {
    let mut parts = Vec::new();
    let size = (half * 0.72).max(letters);
    for step in 0..storeys {
        // All have a top of the same size, so that the number fits.
        let top = (half * 0.45).max(size * 0.5);
        let half = half - (half - top) * f64::from(step) / f64::from(storeys.max(2) - 1);
        parts.push(Shape::rectangle(
            "step",
            (-half, -half),
            (2.0 * half, 2.0 * half),
            half * 0.1,
        ));
    }
    let words = Words::Bare(storeys.to_string());
    parts.push(Shape::text(
        "storeys",
        (0.0, size * 0.36),
        size,
        Anchor::Middle,
        words,
    ));
    Shape::group(format!("pyramid {}", signs::class(seat)), at, parts)
}

/// A ship on a square of this side, with its stones below, and the sign of its seat.
pub(super) fn ship(seat: Seat, hold: &[Seat], at: (f64, f64), side: f64) -> Shape {
    let hull = "M0 -0.46 C0.24 -0.27 0.27 0.02 0.22 0.29 L0.36 0.44 H-0.36 L-0.22 0.29 \
                C-0.27 0.02 -0.24 -0.27 0 -0.46 Z";
    let port = (0.0, side * -0.07);
    // The whole square is clickable, so that a finger hits it.
    let reach = Shape::rectangle("reach", (-side / 2.0, -side / 2.0), (side, side), 0.0);
    let mut parts = vec![
        reach,
        Shape::new("hull", (0.0, 0.0), Form::Outline(scaled(hull, side))),
        Shape::circle("window", port, side * 0.155),
        signs::sign(seat, port, side * 0.095),
    ];
    let step = (side * 0.72 / hold.len().max(1) as f64).min(side * 0.2);
    for (index, &owner) in hold.iter().enumerate() {
        let x = (index as f64 - (hold.len() - 1) as f64 / 2.0) * step;
        parts.push(signs::sign(owner, (x, side * 0.33), side * 0.11));
    }
    Shape::group(format!("ship {}", signs::class(seat)), at, parts)
}
