//! Splits bytes into lines, and lines into words, numbers and text.

use std::str::FromStr;

use rules::Seat;

use super::{RecordError, Syntax, Thing};
use crate::{Millis, OneLine};

/// Splits bytes into lines.
pub(super) struct Scanner<'a> {
    pub(super) rest: &'a [u8],
    /// The number of the last line read.
    pub(super) line: usize,
}

/// A line, or the readable start of one.
#[derive(Clone, Copy)]
pub(super) struct Line<'a> {
    pub(super) text: &'a str,
    pub(super) number: usize,
    /// Why the line cannot be read to its end.
    pub(super) broken: Option<BrokenBy>,
}

#[derive(Clone, Copy)]
pub(super) enum BrokenBy {
    EndOfText,
    BadBytes,
    ControlCharacter,
}

impl<'a> Scanner<'a> {
    pub(super) fn next(&mut self) -> Option<Line<'a>> {
        if self.rest.is_empty() {
            return None;
        }
        self.line += 1;
        let (bytes, mut broken) = match self.rest.iter().position(|&byte| byte == b'\n') {
            Some(end) => {
                let line = &self.rest[..end];
                self.rest = &self.rest[end + 1..];
                (line.strip_suffix(b"\r").unwrap_or(line), None)
            }
            None => (std::mem::take(&mut self.rest), Some(BrokenBy::EndOfText)),
        };
        let mut text = match str::from_utf8(bytes) {
            Ok(text) => text,
            Err(error) => {
                broken = Some(BrokenBy::BadBytes);
                str::from_utf8(&bytes[..error.valid_up_to()]).expect("valid up to there")
            }
        };
        if let Some(at) = text.find(|c: char| c.is_control() && c != '\t') {
            broken = Some(BrokenBy::ControlCharacter);
            text = &text[..at];
        }
        Some(Line {
            text,
            number: self.line,
            broken,
        })
    }

    /// The next line, which must be a complete header line.
    pub(super) fn header_line(&mut self) -> Result<Line<'a>, RecordError> {
        let Some(line) = self.next() else {
            return Err(RecordError {
                line: self.line + 1,
                column: 1,
                fault: Syntax::NoHeader,
            });
        };
        match line.broken {
            None => Ok(line),
            Some(BrokenBy::EndOfText) => Err(Cursor::at_end(line).error(Syntax::NoHeader)),
            Some(_) => Err(Cursor::at_end(line).broken()),
        }
    }
}

/// A position in a line.
#[derive(Clone, Copy)]
pub(super) struct Cursor<'a> {
    pub(super) line: Line<'a>,
    pub(super) at: usize,
}

impl<'a> Cursor<'a> {
    pub(super) const fn new(line: Line<'a>) -> Cursor<'a> {
        Cursor { line, at: 0 }
    }

    pub(super) const fn at_end(line: Line<'a>) -> Cursor<'a> {
        let at = line.text.len();
        Cursor { line, at }
    }

    pub(super) fn rest(&self) -> &'a str {
        &self.line.text[self.at..]
    }

    pub(super) fn error(&self, fault: Syntax) -> RecordError {
        RecordError {
            line: self.line.number,
            column: self.line.text[..self.at].chars().count() + 1,
            fault,
        }
    }

    pub(super) fn expected(&self, thing: Thing) -> RecordError {
        self.error(Syntax::Expected(thing))
    }

    /// The error at the place where the line becomes unreadable.
    pub(super) fn broken(&self) -> RecordError {
        Cursor::at_end(self.line).error(match self.line.broken {
            Some(BrokenBy::BadBytes) => Syntax::NotText,
            Some(BrokenBy::ControlCharacter) => Syntax::Control,
            Some(BrokenBy::EndOfText) | None => Syntax::CutOff,
        })
    }

    /// Skips a literal text.
    pub(super) fn literal(&mut self, text: &'static str) -> Result<(), RecordError> {
        if self.rest().starts_with(text) {
            self.at += text.len();
            Ok(())
        } else {
            Err(self.error(Syntax::Literal(text)))
        }
    }

    pub(super) fn skip_spaces(&mut self) {
        self.at += self.rest().len() - self.rest().trim_start_matches(' ').len();
    }

    /// The next run of characters up to a space or the end; may be empty.
    pub(super) fn token(&self) -> &'a str {
        let rest = self.rest();
        &rest[..rest.find(' ').unwrap_or(rest.len())]
    }

    /// Reads a token as a `T`, skipping spaces before it.
    pub(super) fn parse<T>(
        &mut self,
        thing: Thing,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<T, RecordError> {
        self.skip_spaces();
        let token = self.token();
        let value = read(token).ok_or_else(|| self.expected(thing))?;
        self.at += token.len();
        Ok(value)
    }

    pub(super) fn parsed<T: FromStr>(&mut self, thing: Thing) -> Result<T, RecordError> {
        self.parse(thing, |token| token.parse().ok())
    }

    pub(super) fn seat(&mut self) -> Result<Seat, RecordError> {
        self.parsed(Thing::Seat)
    }

    pub(super) fn seconds(&mut self) -> Result<Millis, RecordError> {
        self.parse(Thing::Seconds, Millis::from_text)
    }

    /// Skips a word that must be this one.
    pub(super) fn keyword(&mut self, word: &'static str) -> Result<(), RecordError> {
        self.skip_spaces();
        if self.token() == word {
            self.at += word.len();
            Ok(())
        } else {
            Err(self.error(Syntax::Literal(word)))
        }
    }

    /// The rest of the line as text.
    pub(super) fn text(&mut self) -> Result<OneLine, RecordError> {
        self.skip_spaces();
        let text = self.rest().parse().map_err(|_| self.expected(Thing::Text))?;
        self.at = self.line.text.len();
        Ok(text)
    }

    pub(super) fn end(&mut self) -> Result<(), RecordError> {
        self.skip_spaces();
        if self.rest().is_empty() {
            Ok(())
        } else {
            Err(self.expected(Thing::EndOfLine))
        }
    }
}

/// Parses a number without the sign that `FromStr` would accept.
pub(super) fn plain_digits<T: FromStr>(token: &str) -> Option<T> {
    token.parse().ok().filter(|_| !token.starts_with(['+', '-']))
}
