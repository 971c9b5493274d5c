//! Outlines as SVG path data.

use std::collections::HashMap;
use std::fmt::{self, Write as _};
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

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
pub(crate) fn scaled(outline: &'static str, radius: f64) -> Arc<str> {
    // The same few signs are drawn in the same few sizes, again and again.
    type Known = HashMap<(usize, usize, u64), Arc<str>>;
    static KNOWN: LazyLock<RwLock<Known>> = LazyLock::new(RwLock::default);
    let key = (outline.as_ptr().addr(), outline.len(), radius.to_bits());
    let known = KNOWN.read().unwrap_or_else(PoisonError::into_inner);
    if let Some(text) = known.get(&key) {
        return Arc::clone(text);
    }
    drop(known);
    let text: Arc<str> = scaled_anew(outline, radius).into();
    let mut known = KNOWN.write().unwrap_or_else(PoisonError::into_inner);
    if known.len() >= KEPT {
        known.clear();
    }
    known.insert(key, Arc::clone(&text));
    text
}

/// The number of scaled outlines kept; pictures have few sizes.
const KEPT: usize = 1024;

fn scaled_anew(outline: &str, radius: f64) -> String {
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
pub(crate) fn polygon(corners: &[(f64, f64)]) -> Arc<str> {
    let mut text = String::new();
    for (number, &(x, y)) in corners.iter().enumerate() {
        let command = if number == 0 { "M" } else { " L" };
        write!(text, "{command}{} {}", Tenths(x), Tenths(y)).expect("a string takes everything");
    }
    text.push_str(" Z");
    text.into()
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
        for _ in 0..2 {
            let outline = scaled("M-1 0.25 L0 1 H-0.5 Z", 20.0);
            assert_eq!(&*outline, "M-20.0 5.0 L0.0 20.0 H-10.0 Z");
        }
    }

    #[test]
    fn a_polygon_is_closed() {
        assert_eq!(
            &*polygon(&[(0.0, 0.0), (1.0, 0.0), (0.5, 2.25)]),
            "M0.0 0.0 L1.0 0.0 L0.5 2.2 Z"
        );
    }
}
