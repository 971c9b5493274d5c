//! The signs of the seats: each has a colour and a shape of its own.

use rules::Seat;

use crate::{Form, Shape};

/// The class that gives a shape the colour of a seat.
pub(crate) fn class(seat: Seat) -> String {
    format!("seat-{seat}")
}

/// The sign of a seat, as large as a circle of this radius: disc, square,
/// triangle, diamond, cross.
pub(crate) fn sign(seat: Seat, at: (f64, f64), radius: f64) -> Shape {
    let r = radius;
    let corners: &[(f64, f64)] = match seat.index() {
        0 => return Shape::circle(format!("sign {}", class(seat)), at, r * 0.92),
        1 => &[(-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)],
        2 => &[(0.0, -1.0), (1.0, 0.8), (-1.0, 0.8)],
        3 => &[(0.0, -1.1), (1.1, 0.0), (0.0, 1.1), (-1.1, 0.0)],
        _ => &[
            (-0.35, -1.0),
            (0.35, -1.0),
            (0.35, -0.35),
            (1.0, -0.35),
            (1.0, 0.35),
            (0.35, 0.35),
            (0.35, 1.0),
            (-0.35, 1.0),
            (-0.35, 0.35),
            (-1.0, 0.35),
            (-1.0, -0.35),
            (-0.35, -0.35),
        ],
    };
    let corners: Vec<String> = corners
        .iter()
        .map(|(x, y)| format!("{:.1} {:.1}", x * r, y * r))
        .collect();
    let outline = format!("M{} Z", corners.join(" L"));
    Shape::new(format!("sign {}", class(seat)), at, Form::Outline(outline))
}
