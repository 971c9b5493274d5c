use std::fmt;

use rules::Seat;

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

/// Every character in our drawings takes one column.
fn line_width(line: &[Span]) -> usize {
    line.iter().map(|span| span.text.chars().count()).sum()
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
