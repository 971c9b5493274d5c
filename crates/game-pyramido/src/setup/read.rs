//! The syntax of a set-up.

use rules::{Phrase, Seat, SetupError};

use super::{PyramidSetup, Setup};
use crate::board::{Cell, Colour, Patch};
use crate::components::TileId;
use crate::notation::number;
use crate::picture::{Picture, SeenQuadrant};
use crate::position::StackState;
use crate::pyramid::LEVELS;
use crate::score::RoundScore;

/// Twenty tiles with two jewels each, and three patches with one.
pub(super) const MOST_JEWELS: u8 = 43;

/// Reads the text once, from left to right.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

type Read<T> = Result<T, SetupError>;

pub(super) fn read(text: &str) -> Read<Setup> {
    let mut reader = Reader { text, at: 0 };
    reader.literal("round:", "pyramido-expected-round")?;
    let round = reader.word(is_digit, "pyramido-expected-round", |word| {
        number(word).filter(|round| (1..=LEVELS).contains(round))
    })?;
    reader.literal(" starter:", "pyramido-expected-starter")?;
    let starter = reader.word(is_digit, "pyramido-expected-seat", |word| {
        word.parse::<Seat>().ok()
    })?;
    reader.literal(" mover:", "pyramido-expected-mover")?;
    let mover = if reader.dash() {
        None
    } else {
        Some(reader.word(is_digit, "pyramido-expected-seat", |word| {
            word.parse::<Seat>().ok()
        })?)
    };
    reader.literal(" quarry:", "pyramido-expected-quarry")?;
    let mut quarry = [None; 3];
    for (index, place) in quarry.iter_mut().enumerate() {
        if index > 0 {
            reader.literal(",", "pyramido-expected-comma")?;
        }
        *place = reader.tile_or_dash()?;
    }
    reader.literal(" stacks:", "pyramido-expected-stacks")?;
    let mut stacks = [StackState::default(); 4];
    for (index, stack) in stacks.iter_mut().enumerate() {
        if index > 0 {
            reader.literal(",", "pyramido-expected-comma")?;
        }
        stack.height = reader.word(is_digit, "pyramido-expected-height", |word| {
            if word == "0" { Some(0) } else { number(word) }
        })?;
        reader.literal("/", "pyramido-expected-slash")?;
        stack.top = reader.tile_or_dash()?;
    }
    reader.literal(" gone:", "pyramido-expected-gone")?;
    let gone = reader.gone()?;
    let mut pyramids = Vec::new();
    while reader.rest().starts_with(' ') {
        reader.at += 1;
        pyramids.push(reader.pyramid()?);
    }
    if !reader.rest().is_empty() {
        return Err(reader.expected("pyramido-expected-end"));
    }
    Ok(Setup {
        round,
        starter,
        mover,
        quarry,
        stacks,
        gone,
        pyramids,
    })
}

fn is_digit(byte: u8) -> bool {
    byte.is_ascii_digit()
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Everything read so far is ASCII, so bytes are columns.
    fn expected(&self, what: &'static str) -> SetupError {
        SetupError::Syntax {
            column: self.at + 1,
            expected: Phrase::new(what),
        }
    }

    fn literal(&mut self, literal: &str, what: &'static str) -> Read<()> {
        if self.take(literal) {
            Ok(())
        } else {
            Err(self.expected(what))
        }
    }

    fn take(&mut self, literal: &str) -> bool {
        let found = self.rest().starts_with(literal);
        if found {
            self.at += literal.len();
        }
        found
    }

    fn dash(&mut self) -> bool {
        self.take("-")
    }

    /// The longest run of such bytes, if it is valid.
    fn word<T>(
        &mut self,
        part: impl Fn(u8) -> bool,
        what: &'static str,
        mean: impl FnOnce(&'a str) -> Option<T>,
    ) -> Read<T> {
        let rest = self.rest();
        let length = rest
            .bytes()
            .take_while(|&byte| byte.is_ascii() && part(byte))
            .count();
        let meant = mean(&rest[..length]).ok_or_else(|| self.expected(what))?;
        self.at += length;
        Ok(meant)
    }

    fn tile(&mut self) -> Read<TileId> {
        self.word(is_digit, "pyramido-expected-tile", |word| {
            number(word).and_then(TileId::from_number)
        })
    }

    fn tile_or_dash(&mut self) -> Read<Option<TileId>> {
        if self.dash() {
            Ok(None)
        } else {
            self.tile().map(Some)
        }
    }

    fn gone(&mut self) -> Read<Vec<TileId>> {
        let mut gone = Vec::new();
        if self.dash() {
            return Ok(gone);
        }
        loop {
            let from = self.tile()?;
            let to = if self.dash() { self.tile()? } else { from };
            gone.extend((from.number()..=to.number()).filter_map(TileId::from_number));
            if !self.take(",") {
                return Ok(gone);
            }
        }
    }

    fn pyramid(&mut self) -> Read<PyramidSetup> {
        let (picture, row_lengths) = self.picture()?;
        self.literal("|", "pyramido-expected-bar")?;
        let level = self.level()?;
        self.literal("|", "pyramido-expected-bar")?;
        let markers = self.list(|reader| {
            let colour = reader.word(
                |byte| byte.is_ascii_lowercase(),
                "pyramido-expected-colour",
                Colour::from_name,
            )?;
            reader.literal("@", "pyramido-expected-at")?;
            let cell = reader.word(
                |byte| byte.is_ascii_alphanumeric(),
                "pyramido-expected-cell",
                Cell::from_name,
            )?;
            Ok((colour, cell))
        })?;
        self.literal("|", "pyramido-expected-bar")?;
        let patches = self.list(|reader| {
            reader.word(
                |byte| byte.is_ascii_lowercase(),
                "pyramido-expected-patch",
                |word| {
                    Patch::ALL
                        .into_iter()
                        .find(|patch| patch.sides().iter().map(|side| side.letter()).eq(word.chars()))
                },
            )
        })?;
        self.literal("|", "pyramido-expected-bar")?;
        let scores = self.list(Reader::score)?;
        self.literal("|", "pyramido-expected-bar")?;
        let lost = if self.dash() {
            0
        } else {
            self.word(is_digit, "pyramido-expected-lost", |word| {
                number(word).filter(|&order| order < rules::MAX_SEATS as u8)
            })?
        };
        Ok(PyramidSetup {
            picture,
            row_lengths,
            level,
            markers,
            patches,
            scores,
            lost,
        })
    }

    /// Items between commas, or a dash for none.
    fn list<T>(&mut self, item: impl Fn(&mut Reader<'a>) -> Read<T>) -> Read<Vec<T>> {
        let mut list = Vec::new();
        if self.dash() {
            return Ok(list);
        }
        loop {
            list.push(item(self)?);
            if !self.take(",") {
                return Ok(list);
            }
        }
    }

    fn picture(&mut self) -> Read<(Picture, Vec<u8>)> {
        let mut picture = Picture::default();
        let mut lengths = Vec::new();
        if self.dash() {
            return Ok((picture, lengths));
        }
        loop {
            let row = lengths.len() as u8;
            let mut column = 0;
            while let Some(byte) = self.rest().bytes().next()
                && (byte == b'.' || byte.is_ascii_alphabetic())
            {
                if row >= 10 || column >= 10 {
                    return Err(self.expected("pyramido-expected-smaller-picture"));
                }
                if byte != b'.' {
                    let letter = byte.to_ascii_lowercase() as char;
                    let known = Colour::ALL.into_iter().find(|colour| colour.letter() == letter);
                    let colour = known.ok_or_else(|| self.expected("pyramido-expected-quadrant"))?;
                    let jewel = byte.is_ascii_uppercase();
                    picture.put(column, row, SeenQuadrant { colour, jewel });
                }
                column += 1;
                self.at += 1;
            }
            if column == 0 {
                return Err(self.expected("pyramido-expected-quadrant"));
            }
            lengths.push(column);
            if !self.take("/") {
                return Ok((picture, lengths));
            }
        }
    }

    fn level(&mut self) -> Read<Vec<Vec<bool>>> {
        let mut rows = Vec::new();
        if self.dash() {
            return Ok(rows);
        }
        loop {
            let row = self.word(
                |byte| byte == b'x' || byte == b'.',
                "pyramido-expected-level",
                |word| {
                    (1..=5)
                        .contains(&word.len())
                        .then(|| word.bytes().map(|byte| byte == b'x').collect::<Vec<bool>>())
                },
            )?;
            if rows.len() == 5 {
                return Err(self.expected("pyramido-expected-level"));
            }
            rows.push(row);
            if !self.take("/") {
                return Ok(rows);
            }
        }
    }

    fn score(&mut self) -> Read<RoundScore> {
        let mut jewels = [0; 6];
        let mut any = false;
        while let Some(byte) = self.rest().bytes().next()
            && let Some(colour) = Colour::ALL
                .into_iter()
                .find(|colour| colour.letter() == byte as char)
        {
            if jewels[colour.index()] > 0 {
                return Err(self.expected("pyramido-expected-score"));
            }
            self.at += 1;
            jewels[colour.index()] = self.word(is_digit, "pyramido-expected-jewels", |word| {
                number(word).filter(|&jewels| jewels <= MOST_JEWELS)
            })?;
            any = true;
        }
        if any {
            Ok(RoundScore::of(jewels))
        } else {
            Err(self.expected("pyramido-expected-score"))
        }
    }
}
