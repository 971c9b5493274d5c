use std::fmt;

use rules::Seat;
use unicode_width::UnicodeWidthStr;

/// The columns of a terminal that every board must fit.
pub const COLUMNS: usize = 80;

/// A board in characters: lines of spans, each with an ink.
///
/// It must be complete even without colours (`Display`).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sketch {
    /// The lines from top to bottom.
    pub lines: Vec<Vec<Span>>,
}

/// Characters in one ink.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    /// The characters.
    pub text: String,
    /// Their ink.
    pub ink: Ink,
}

/// The style of characters, where colours are supported.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Ink {
    /// Like any text.
    #[default]
    Plain,
    /// Less important than the rest.
    Faint,
    /// More important than the rest.
    Strong,
    /// Can be chosen now.
    Choice,
    /// Belongs to this seat.
    Seat(Seat),
    /// The colour of something printed, 0 to 7; the characters name it too.
    Hue(u8),
}

impl Sketch {
    /// Starts a new line.
    pub fn line(&mut self) -> &mut Sketch {
        self.lines.push(Vec::new());
        self
    }

    /// Appends to the last line.
    pub fn add(&mut self, text: impl Into<String>, ink: Ink) -> &mut Sketch {
        if self.lines.is_empty() {
            self.line();
        }
        if let Some(line) = self.lines.last_mut() {
            line.push(Span {
                text: text.into(),
                ink,
            });
        }
        self
    }

    /// Puts another sketch to the right of this one, `gap` columns away, aligned at the bottom.
    #[must_use]
    pub fn beside(mut self, mut other: Sketch, gap: usize) -> Sketch {
        let height = self.lines.len().max(other.lines.len());
        for sketch in [&mut self, &mut other] {
            let missing = height - sketch.lines.len();
            sketch
                .lines
                .splice(0..0, std::iter::repeat_n(Vec::new(), missing));
        }
        let width = self.width();
        for (left, right) in self.lines.iter_mut().zip(other.lines) {
            if !right.is_empty() {
                let pad = width + gap - line_width(left);
                left.push(Span {
                    text: " ".repeat(pad),
                    ink: Ink::Plain,
                });
                left.extend(right);
            }
        }
        self
    }

    /// Appends words to the last line; where they would not fit, they go on in a new line that is
    /// indented by this many columns.
    pub fn words(&mut self, text: &str, indent: usize, ink: Ink) -> &mut Sketch {
        let width = self.lines.last().map_or(0, |line| line_width(line));
        // What stands before is a word that cannot be broken.
        let before = "x".repeat(width);
        let broken = wrapped(&format!("{before}{text}"), COLUMNS);
        let mut lines = broken[width..].lines();
        self.add(lines.next().unwrap_or_default(), ink);
        let rest: Vec<&str> = lines.collect();
        if !rest.is_empty() {
            let rest = wrapped(&rest.join(" "), COLUMNS - indent);
            for line in rest.lines() {
                self.line().add(format!("{}{line}", " ".repeat(indent)), ink);
            }
        }
        self
    }

    /// Appends a new line of words.
    pub fn text(&mut self, text: &str, ink: Ink) -> &mut Sketch {
        self.line().words(text, 2, ink)
    }

    /// Puts sketches beside each other, `gap` columns apart and aligned at the top, in as many
    /// rows as they need.
    #[must_use]
    pub fn flow(parts: impl IntoIterator<Item = Sketch>, gap: usize) -> Sketch {
        let (mut rows, mut row): (Sketch, Option<Sketch>) = Default::default();
        for mut part in parts {
            row = Some(match row {
                None => part,
                Some(mut row) if row.width() + gap + part.width() <= COLUMNS => {
                    let height = row.lines.len().max(part.lines.len());
                    row.lines.resize(height, Vec::new());
                    part.lines.resize(height, Vec::new());
                    row.beside(part, gap)
                }
                Some(row) => {
                    rows = rows.above(row);
                    rows.line();
                    part
                }
            });
        }
        rows.above(row.unwrap_or_default())
    }

    /// Puts another sketch below this one.
    #[must_use]
    pub fn above(mut self, other: Sketch) -> Sketch {
        self.lines.extend(other.lines);
        self
    }

    /// The number of columns of the longest line.
    pub fn width(&self) -> usize {
        self.lines.iter().map(|line| line_width(line)).max().unwrap_or(0)
    }
}

fn line_width(line: &[Span]) -> usize {
    line.iter().map(|span| columns(&span.text)).sum()
}

/// The columns that a text takes on a terminal: some letters take two, accents none.
pub fn columns(text: &str) -> usize {
    text.width()
}

/// A text with line breaks between words, so that no line is longer than this; longer words stay
/// whole. Line breaks and indents of the text itself remain, and nothing is broken at a no-break
/// space.
pub fn wrapped(text: &str, most: usize) -> String {
    let lines = text.lines().map(|line| {
        let indent = &line[..line.len() - line.trim_start_matches(' ').len()];
        let (mut done, mut width) = (indent.to_owned(), columns(indent));
        let words = line.split(' ').filter(|word| !word.is_empty());
        for (index, word) in words.enumerate() {
            let longer = columns(word);
            if index > 0 && width + 1 + longer > most {
                done.push('\n');
                done.push_str(indent);
                width = columns(indent);
            } else if index > 0 {
                done.push(' ');
                width += 1;
            }
            done.push_str(word);
            width += longer;
        }
        if columns(line) <= most {
            line.to_owned()
        } else {
            done
        }
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// A text in at most this many columns; what is left out shows as an ellipsis.
pub fn shortened(text: &str, most: usize) -> String {
    if columns(text) <= most {
        return text.to_owned();
    }
    let mut kept = String::new();
    for letter in text.chars() {
        kept.push(letter);
        if columns(&kept) >= most {
            kept.pop();
            break;
        }
    }
    format!("{kept}…")
}

/// A text with spaces after it, to this many columns.
pub fn padded(text: &str, to: usize) -> String {
    let missing = to.saturating_sub(columns(text));
    format!("{text}{}", " ".repeat(missing))
}

impl fmt::Display for Sketch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in &self.lines {
            let text: String = line.iter().map(|span| span.text.as_str()).collect();
            writeln!(f, "{}", text.trim_end())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_broken_between_words() {
        assert_eq!(wrapped("one two three four", 9), "one two\nthree\nfour");
        assert_eq!(wrapped("  a b c\n\nd", 4), "  a\n  b\n  c\n\nd");
        assert_eq!(wrapped("unbreakable it is", 5), "unbreakable\nit is");
        assert_eq!(wrapped("a    b", 6), "a    b");
        assert_eq!(wrapped("one a\u{a0}b", 5), "one\na\u{a0}b");
    }

    #[test]
    fn wide_letters_take_two_columns() {
        assert_eq!(columns("金字塔"), 6);
        assert_eq!(columns("e\u{301}"), 1);
        assert_eq!(shortened("金字塔金字塔", 7), "金字塔…");
        assert_eq!(shortened("Anna", 4), "Anna");
        assert_eq!(padded("塔", 4), "塔  ");
    }

    #[test]
    fn what_does_not_fit_beside_goes_below() {
        let part = |letter: &str| {
            let mut part = Sketch::default();
            part.line().add(letter.repeat(39), Ink::Plain);
            part
        };
        let flow = Sketch::flow([part("a"), part("b"), part("c")], 2).to_string();
        let expected = format!("{}  {}\n\n{}\n", "a".repeat(39), "b".repeat(39), "c".repeat(39));
        assert_eq!(flow, expected);
    }
}
