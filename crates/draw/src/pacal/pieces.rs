//! Ships and pyramids.

use rules::Seat;

use crate::{Anchor, Form, Shape, Words, seats as signs};

/// A pyramid from above: as many steps as it has storeys, and the number on top.
pub(super) fn pyramid(seat: Seat, storeys: u8, at: (f64, f64), half: f64) -> Shape {
    let mut parts = Vec::new();
    for step in 0..storeys {
        // All end in a top of the same size, so that the number fits.
        let half = half - (half * 0.55) * f64::from(step) / f64::from(storeys.max(2) - 1).max(1.0);
        parts.push(Shape::rectangle(
            "step",
            (-half, -half),
            (2.0 * half, 2.0 * half),
            3.0,
        ));
    }
    let size = half * 0.72;
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

/// A ship with the stones in it below, and the sign of its seat.
pub(super) fn ship(seat: Seat, hold: &[Seat], at: (f64, f64)) -> Shape {
    let hull = "M0 -38 C20 -22 22 2 18 24 L30 36 H-30 L-18 24 C-22 2 -20 -22 0 -38 Z";
    let mut parts = vec![
        Shape::new("hull", (0.0, 0.0), Form::Outline(hull.to_owned())),
        Shape::circle("window", (0.0, -6.0), 13.0),
        signs::sign(seat, (0.0, -6.0), 8.0),
    ];
    let step = (60.0 / hold.len().max(1) as f64).min(17.0);
    for (index, &owner) in hold.iter().enumerate() {
        let x = (index as f64 - (hold.len() - 1) as f64 / 2.0) * step;
        parts.push(signs::sign(owner, (x, 27.0), 9.0));
    }
    Shape::group(format!("ship {}", signs::class(seat)), at, parts)
}
