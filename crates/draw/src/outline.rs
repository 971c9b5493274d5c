//! Outlines in the words of SVG.

/// An outline whose numbers are in parts of the radius. Every number is a word
/// of its own, with at most a command of one letter before it.
pub(crate) fn scaled(outline: &str, radius: f64) -> String {
    let word = |word: &str| {
        let (command, number) = match word.find(|c: char| c.is_ascii_alphabetic()) {
            Some(_) => word.split_at(1),
            None => ("", word),
        };
        match number.parse::<f64>() {
            Ok(number) => format!("{command}{:.1}", number * radius),
            Err(_) => word.to_owned(),
        }
    };
    outline.split_whitespace().map(word).collect::<Vec<_>>().join(" ")
}

/// A closed line through these points.
pub(crate) fn polygon(corners: &[(f64, f64)]) -> String {
    let corners: Vec<String> = corners.iter().map(|(x, y)| format!("{x:.1} {y:.1}")).collect();
    format!("M{} Z", corners.join(" L"))
}

#[cfg(test)]
mod tests {
    use super::*;

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
