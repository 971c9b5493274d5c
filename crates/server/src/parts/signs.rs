//! What stands for a seat, and how points are written.

use maud::{Markup, html};
use rules::Seat;

/// The signs of the seats, as boards draw them: each has its own shape.
const SIGNS: [&str; 5] = ["●", "■", "▲", "◆", "✚"];

/// Points, with a minus sign that is one.
pub(crate) fn figure(points: i32) -> String {
    points.to_string().replacen('-', "−", 1)
}

/// The sign of a seat in its colour.
pub(crate) fn chip(seat: Seat) -> Markup {
    let sign = SIGNS.get(seat.index()).copied().unwrap_or_default();
    html! { span class={ "chip seat-" (seat) } aria-hidden="true" { (sign) } }
}
