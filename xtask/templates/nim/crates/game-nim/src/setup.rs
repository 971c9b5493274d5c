use std::sync::Arc;

use rules::{NoComponents, Phrase, Seat, SetUp, SetupError};

use crate::{FULL, HEAPS, Nim, NimPosition};

/// A set-up is the heaps and who moves: `3/5/7 1`.
impl SetUp for Nim {
    fn position_from_text(_: &Arc<NoComponents>, text: &str) -> Result<NimPosition, SetupError> {
        let mut reader = Reader { text, at: 0 };
        let mut heaps = [0; HEAPS];
        for (number, heap) in heaps.iter_mut().enumerate() {
            if number > 0 {
                reader.sign(b'/', "nim-setup-expected-slash")?;
            }
            *heap = reader.digit("nim-setup-expected-heap")?;
        }
        reader.sign(b' ', "nim-setup-expected-space")?;
        let mover = match reader.digit("nim-setup-expected-mover")? {
            1 => Seat::FIRST,
            2 => Seat::SECOND,
            _ => return Err(reader.stopped(1, "nim-setup-expected-mover")),
        };
        if reader.at < text.len() {
            return Err(reader.stopped(0, "nim-setup-expected-end"));
        }
        let too_many = heaps.iter().zip(FULL).filter(|&(heap, full)| *heap > full);
        let violations: Vec<Phrase> = too_many
            .map(|(&heap, full)| {
                Phrase::new("nim-setup-too-many")
                    .with("count", i64::from(heap))
                    .with("full", i64::from(full))
            })
            .collect();
        if violations.is_empty() {
            Ok(NimPosition::new(heaps, mover))
        } else {
            Err(SetupError::Violations(violations))
        }
    }

    fn text_from_position(position: &NimPosition) -> Option<String> {
        let [a, b, c] = position.heaps();
        Some(format!("{a}/{b}/{c} {}", position.mover()))
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn stopped(&self, back: usize, expected: &'static str) -> SetupError {
        SetupError::Syntax {
            column: self.text[..self.at - back].chars().count() + 1,
            expected: Phrase::new(expected),
        }
    }

    fn sign(&mut self, sign: u8, expected: &'static str) -> Result<(), SetupError> {
        if self.text.as_bytes().get(self.at) != Some(&sign) {
            return Err(self.stopped(0, expected));
        }
        self.at += 1;
        Ok(())
    }

    fn digit(&mut self, expected: &'static str) -> Result<u8, SetupError> {
        match self.text.as_bytes().get(self.at) {
            Some(digit @ b'0'..=b'9') => {
                self.at += 1;
                Ok(digit - b'0')
            }
            _ => Err(self.stopped(0, expected)),
        }
    }
}
