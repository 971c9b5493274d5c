//! The signs of the seats: each has its own colour and shape.

use rules::Seat;

use crate::outline::scaled;
use crate::{Form, Shape};

/// The class that gives a shape the colour of a seat.
pub(crate) fn class(seat: Seat) -> String {
    format!("seat-{seat}")
}

/// The sign of a seat, as large as a circle of this radius: disc, square, triangle, diamond,
/// cross.
pub(crate) fn sign(seat: Seat, at: (f64, f64), radius: f64) -> Shape {
    let outline = match seat.index() {
        0 => return Shape::circle(format!("sign {}", class(seat)), at, radius * 0.92),
        1 => "M-0.8 -0.8 H0.8 V0.8 H-0.8 Z",
        2 => "M0 -1 L1 0.8 H-1 Z",
        3 => "M0 -1.1 L1.1 0 L0 1.1 L-1.1 0 Z",
        _ => "M-0.35 -1 H0.35 V-0.35 H1 V0.35 H0.35 V1 H-0.35 V0.35 H-1 V-0.35 H-0.35 Z",
    };
    let outline = Form::Outline(scaled(outline, radius));
    Shape::new(format!("sign {}", class(seat)), at, outline)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::assert_all_differ;

    #[test]
    fn seats_differ_without_colours() {
        assert_all_differ(Seat::all(5).map(|seat| sign(seat, (0.0, 0.0), 10.0)));
    }
}
