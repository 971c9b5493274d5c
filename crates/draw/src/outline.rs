//! Outlines as SVG path data.

use std::fmt::{self, Write as _};

/// A number with one decimal. Scenes are drawn for every page at every action, and the standard
/// library's exact formatting took a fifth of a server's work.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tenths(pub(crate) f64);

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round_ties_even() as i64;
        if tenths < 0 {
            f.write_char('-')?;
        }
        let tenths = tenths.unsigned_abs();
        write!(f, "{}.{}", tenths / 10, tenths % 10)
    }
}

/// An outline whose numbers are fractions of the radius. Numbers are separated by spaces, with at
/// most a command of one letter in front.
pub(crate) fn scaled(outline: &str, radius: f64) -> String {
    let mut text = String::with_capacity(2 * outline.len());
    for word in outline.split_ascii_whitespace() {
        if !text.is_empty() {
            text.push(' ');
        }
        let command = usize::from(word.starts_with(|c: char| c.is_ascii_alphabetic()));
        let (command, number) = word.split_at(command);
        text.push_str(command);
        match number.parse::<f64>() {
            Ok(number) => write!(text, "{}", Tenths(number * radius)).expect("a string takes everything"),
            Err(_) => text.push_str(number),
        }
    }
    text
}

/// A closed line through these points.
pub(crate) fn polygon(corners: &[(f64, f64)]) -> String {
    let corner = |&(x, y): &(f64, f64)| format!("{} {}", Tenths(x), Tenths(y));
    let corners: Vec<String> = corners.iter().map(corner).collect();
    format!("M{} Z", corners.join(" L"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tenths_are_written_as_the_library_writes_them() {
        for number in (-4_000..4_000).map(|number| f64::from(number) / 16.0 + 0.001) {
            assert_eq!(Tenths(number).to_string(), format!("{number:.1}"));
        }
        assert_eq!(Tenths(0.0).to_string(), "0.0");
        assert_eq!(Tenths(-0.04).to_string(), "0.0");
    }

    #[test]
    fn numbers_grow_and_commands_stay() {
        assert_eq!(
            scaled("M-1 0.25 L0 1 H-0.5 Z", 20.0),
            "M-20.0 5.0 L0.0 20.0 H-10.0 Z"
        );
    }

    #[test]
    fn a_polygon_is_closed() {
        assert_eq!(
            polygon(&[(0.0, 0.0), (1.0, 0.0), (0.5, 2.25)]),
            "M0.0 0.0 L1.0 0.0 L0.5 2.2 Z"
        );
    }
}
