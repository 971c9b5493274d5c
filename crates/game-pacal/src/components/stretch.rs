//! Stretches of river as text.

use crate::board::{GRID, Square};

/// A stretch of river between two neighbouring columns or rows.
#[derive(Clone, Copy)]
pub(super) enum Stretch {
    /// To the right of this column, over these rows.
    Upright { left: u8, from: u8, to: u8 },
    /// Below this row, over these columns.
    Level { upper: u8, from: u8, to: u8 },
}

impl Stretch {
    /// The squares on both sides; `None` where there is no such square.
    pub(super) fn sides(self) -> Vec<(Option<Square>, Option<Square>)> {
        let square = |column: u8, row: u8| (column < GRID && row < GRID).then(|| Square::new(column, row));
        match self {
            Stretch::Upright { left, from, to } => (from..=to)
                .map(|row| (square(left, row), square(left + 1, row)))
                .collect(),
            Stretch::Level { upper, from, to } => (from..=to)
                .map(|column| (square(column, upper), square(column, upper + 1)))
                .collect(),
        }
    }
}

/// `c|d 6-11` or `4|5 a-c`.
pub(super) fn read_stretch(words: &[&str]) -> Option<Stretch> {
    let [between, along] = words else { return None };
    let (one, other) = between.split_once('|')?;
    let (from, to) = along.split_once('-')?;
    if let (Some(left), Some(right)) = (column(one), column(other)) {
        let (from, to) = (row(from)?, row(to)?);
        (left + 1 == right && from <= to).then_some(Stretch::Upright { left, from, to })
    } else {
        let (upper, lower) = (row(one)?, row(other)?);
        let (from, to) = (column(from)?, column(to)?);
        (upper + 1 == lower && from <= to).then_some(Stretch::Level { upper, from, to })
    }
}

fn column(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [letter @ b'a'..=b'p'] => Some(letter - b'a'),
        _ => None,
    }
}

fn row(text: &str) -> Option<u8> {
    let row: u8 = text.parse().ok()?;
    (1..=GRID).contains(&row).then(|| row - 1)
}
