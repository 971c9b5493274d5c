//! Squares of four columns, for boards that are too wide for those of six.

use games::game_pacal::{PacalPosition, Square};
use rules::Seat;

use super::board::{piece, stones};
use crate::{Ink, Sketch};

/// The columns of a square, one of them for a river at its right.
pub(super) const WIDTH: usize = 4;

/// Three lines: what stands on each square, its district and bank, its stones.
pub(super) fn row(position: &PacalPosition, row: u8, choices: &[Square], sketch: &mut Sketch) {
    let board = position.palenque();
    let squares = || (0..board.columns()).map(|column| Square::new(column, row));
    let river = |square: Square, sketch: &mut Sketch| {
        let runs = board.river().right_of.contains(square);
        sketch.add(if runs { "║" } else { " " }, Ink::Hue(4));
    };
    sketch.line().add("    ", Ink::Plain);
    for square in squares() {
        let (text, ink) = piece(position, square, choices);
        match ground(position, square) {
            Ground::Land => sketch.add(text, ink),
            other => sketch.add(other.fill(), Ink::Hue(4)),
        };
        river(square, sketch);
    }
    sketch.line().add(format!("{:>2}  ", row + 1), Ink::Faint);
    for square in squares() {
        match ground(position, square) {
            Ground::Land => district(position, square, sketch),
            other => drop(sketch.add(other.fill(), Ink::Hue(4))),
        }
        river(square, sketch);
    }
    sketch.line().add("    ", Ink::Plain);
    for square in squares() {
        let below = if board.river().below.contains(square) {
            "═"
        } else {
            " "
        };
        match ground(position, square) {
            Ground::Land => lying(&stones(position, square), below, sketch),
            other => drop(sketch.add(other.fill(), Ink::Hue(4))),
        }
        river(square, sketch);
    }
}

#[derive(Clone, Copy)]
enum Ground {
    Land,
    Lake,
    Covered,
}

impl Ground {
    const fn fill(self) -> &'static str {
        match self {
            Ground::Lake => "~~~",
            Ground::Land | Ground::Covered => "   ",
        }
    }
}

fn ground(position: &PacalPosition, square: Square) -> Ground {
    if position.land().contains(square) {
        Ground::Land
    } else if position.palenque().lake().contains(square) {
        Ground::Lake
    } else {
        Ground::Covered
    }
}

/// The letter, the bank, and the last of four stones, for which the line below has no room.
fn district(position: &PacalPosition, square: Square, sketch: &mut Sketch) {
    let board = position.palenque();
    let letter = board.district_at(square).map_or(' ', |district| district.letter);
    sketch.add(letter.to_string(), Ink::Faint);
    let bank = board.banks().contains(square);
    sketch.add(if bank { "≈" } else { " " }, Ink::Hue(4));
    match stones(position, square)[..] {
        [_, _, _, last] => sketch.add(last.to_string(), Ink::Seat(last)),
        _ => sketch.add(" ", Ink::Plain),
    };
}

/// Up to three stones; all five as a range.
fn lying(stones: &[Seat], below: &str, sketch: &mut Sketch) {
    if let [first, _, _, _, last] = *stones {
        sketch.add(format!("{first}-{last}"), Ink::Strong);
    } else {
        let shown = &stones[..stones.len().min(3)];
        for &seat in shown {
            sketch.add(seat.to_string(), Ink::Seat(seat));
        }
        sketch.add(below.repeat(3 - shown.len()), Ink::Hue(4));
    }
}
