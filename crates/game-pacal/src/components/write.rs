//! A board as text, in a canonical form.

use std::fmt::Write as _;

use super::{Palenque, SEATS, beside_water};
use crate::action::Face;
use crate::board::{Square, Squares};

/// The file that [`parse`](super::read::parse) reads back to an equal board.
pub(super) fn write(palenque: &Palenque) -> String {
    let mut lines = vec![format!("name {}", palenque.id)];
    for row in 0..palenque.rows {
        let letters: String = (0..palenque.columns)
            .map(|column| {
                let district = palenque.district_at(Square::new(column, row));
                district.map_or('~', |district| district.letter)
            })
            .collect();
        lines.push(format!("row {letters}"));
    }
    let mut values = "values".to_owned();
    for district in &palenque.districts {
        write!(values, " {}={}", district.letter, district.value).expect("strings take all");
    }
    lines.push(values);
    lines.push(format!("holy {}", palenque.holy().letter));
    lines.extend(river(palenque));
    lines.push(banks(palenque));
    for seats in SEATS {
        let covers = palenque.covered_letters(seats);
        if !covers.is_empty() {
            let letters: Vec<String> = covers.iter().map(char::to_string).collect();
            lines.push(format!("cover {seats} {}", letters.join(" ")));
        }
    }
    let faces: Vec<String> = palenque.die.iter().map(Face::to_string).collect();
    lines.push(format!("die {}", faces.join(" ")));
    lines.extend(SEATS.map(|seats| format!("goal {seats} {}", palenque.goal(seats))));
    lines.join("\n") + "\n"
}

fn banks(palenque: &Palenque) -> String {
    let land = palenque.land(*SEATS.end());
    let all = beside_water(land, palenque.lake, palenque.river);
    if palenque.banks == all {
        return "banks all".to_owned();
    }
    let names: Vec<String> = palenque.banks.iter().map(|square| square.to_string()).collect();
    if names.is_empty() {
        "banks none".to_owned()
    } else {
        format!("banks {}", names.join(" "))
    }
}

/// One line for every stretch of the river.
fn river(palenque: &Palenque) -> Vec<String> {
    let column = |index: u8| char::from(b'a' + index);
    let mut lines = Vec::new();
    for left in 0..palenque.columns {
        let runs = runs(palenque.river.right_of, palenque.rows, |row| {
            Square::new(left, row)
        });
        let name = |(from, to)| {
            format!(
                "river {}|{} {}-{}",
                column(left),
                column(left + 1),
                from + 1,
                to + 1
            )
        };
        lines.extend(runs.into_iter().map(name));
    }
    for upper in 0..palenque.rows {
        let runs = runs(palenque.river.below, palenque.columns, |at| {
            Square::new(at, upper)
        });
        let name = |(from, to)| {
            format!(
                "river {}|{} {}-{}",
                upper + 1,
                upper + 2,
                column(from),
                column(to)
            )
        };
        lines.extend(runs.into_iter().map(name));
    }
    lines
}

/// The contiguous runs along a line of squares, first and last included.
fn runs(set: Squares, length: u8, square: impl Fn(u8) -> Square) -> Vec<(u8, u8)> {
    let mut runs: Vec<(u8, u8)> = Vec::new();
    for place in (0..length).filter(|&place| set.contains(square(place))) {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == place => *last = place,
            _ => runs.push((place, place)),
        }
    }
    runs
}
