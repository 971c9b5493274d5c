//! Parses and validates a board. Parsing does not stop at the first fault, but at [`MOST_FAULTS`].

use std::collections::BTreeMap;

use rules::{Fault, MOST_FAULTS, Phrase};

use super::stretch::{Stretch, read_stretch};
use super::{District, Gaps, Palenque, River, SEATS, beside_water, weight_index};
use crate::action::Face;
use crate::board::{GRID, Square, Squares};

/// The maximum points of a district or a match: far above anything sensible, and small enough for
/// every sum.
const HIGHEST_VALUE: u8 = 50;
const HIGHEST_GOAL: u16 = 999;
const MOST_FACES: usize = 20;

/// The keywords that start a line.
const KEYWORDS: [&str; 9] = [
    "name", "row", "values", "holy", "river", "banks", "cover", "die", "goal",
];

/// A line of the file after its keyword.
struct Line<'a> {
    number: usize,
    keyword: &'a str,
    words: Vec<&'a str>,
}

/// The lines read so far, with all faults.
struct Reader {
    faults: Vec<Fault>,
    letters: BTreeMap<char, (usize, Squares)>,
    lake: Squares,
    columns: usize,
    rows: usize,
}

/// Parses a board file.
pub(super) fn parse(text: &str) -> Result<Palenque, Vec<Fault>> {
    let lines: Vec<Line<'_>> = text.lines().enumerate().filter_map(split).collect();
    let mut reader = Reader {
        faults: Vec::new(),
        letters: BTreeMap::new(),
        lake: Squares::EMPTY,
        columns: 0,
        rows: 0,
    };
    for line in lines.iter().filter(|line| !KEYWORDS.contains(&line.keyword)) {
        reader.fault(
            line.number,
            phrase("pacal-fault-unknown-line").with("word", line.keyword),
        );
    }
    let with = |keyword: &'static str| lines.iter().filter(move |line| line.keyword == keyword);

    reader.read_rows(with("row"));
    let name = reader.only_line("name", with("name"));
    let id = name.and_then(|line| reader.read_name(line));
    let values = reader.read_values(with("values"));
    let holy = reader.only_line("holy", with("holy"));
    let holy = holy.and_then(|line| reader.read_holy(line));
    let river = reader.read_river(with("river"));
    let banks = reader.only_line("banks", with("banks"));
    let banks = banks.map_or(Squares::EMPTY, |line| reader.read_banks(line, river));
    let covers = reader.read_covers(with("cover"), holy);
    let die = reader.only_line("die", with("die"));
    let die = die.map_or(Vec::new(), |line| reader.read_die(line));
    let goals = reader.read_goals(with("goal"));
    reader.check_districts();

    let mut weights = [0; GRID as usize];
    for &face in &die {
        weights[weight_index(face)] += 1;
    }

    let mut faults = reader.faults;
    faults.sort_by_key(|fault| fault.line);
    match (id, holy) {
        (Some(id), Some(holy)) if faults.is_empty() => Ok(Palenque {
            id,
            columns: reader.columns as u8,
            rows: reader.rows as u8,
            holy: reader.letters.range(..holy).count(),
            districts: reader
                .letters
                .iter()
                .map(|(&letter, &(_, squares))| District {
                    letter,
                    value: values[&letter],
                    squares,
                })
                .collect(),
            lake: reader.lake,
            river,
            banks,
            covers,
            die,
            weights,
            goals,
            gaps: Gaps::default(),
        }),
        _ => Err(faults),
    }
}

/// The fault of a board that has the name of another one.
pub(super) fn name_is_taken(text: &str) -> Fault {
    let line = text
        .lines()
        .enumerate()
        .filter_map(split)
        .find(|line| line.keyword == "name");
    Fault {
        line: line.map_or(0, |line| line.number),
        phrase: phrase("pacal-fault-name-taken"),
    }
}

fn phrase(id: &'static str) -> Phrase {
    Phrase::new(id)
}

fn split((index, line): (usize, &str)) -> Option<Line<'_>> {
    let mut words = line.split_whitespace();
    let keyword = words.next().filter(|word| !word.starts_with('#'))?;
    Some(Line {
        number: index + 1,
        keyword,
        words: words.collect(),
    })
}

impl Reader {
    /// Whether it is worth reading on.
    fn is_readable(&self) -> bool {
        self.faults.len() < MOST_FAULTS
    }

    fn fault(&mut self, line: usize, phrase: Phrase) {
        if self.is_readable() {
            self.faults.push(Fault { line, phrase });
        }
    }

    /// The one line with this keyword.
    fn only_line<'a, 'b>(
        &mut self,
        keyword: &'static str,
        mut lines: impl Iterator<Item = &'b Line<'a>>,
    ) -> Option<&'b Line<'a>> {
        let first = lines.next();
        if first.is_none() {
            self.fault(0, phrase("pacal-fault-missing").with("word", keyword));
        }
        for line in lines {
            self.fault(line.number, phrase("pacal-fault-twice").with("word", keyword));
        }
        first
    }

    fn read_rows<'a, 'b: 'a>(&mut self, lines: impl Iterator<Item = &'a Line<'b>>) {
        for line in lines {
            let text = line.words.join(" ");
            let length = text.chars().count();
            if self.rows == 0 {
                self.columns = length;
                if !(1..=usize::from(GRID)).contains(&length) {
                    self.fault(
                        line.number,
                        phrase("pacal-fault-row-wide").with("length", length as i64),
                    );
                }
            } else if length != self.columns {
                let wrong = phrase("pacal-fault-row-length")
                    .with("length", length as i64)
                    .with("expected", self.columns as i64);
                self.fault(line.number, wrong);
            }
            if self.rows == usize::from(GRID) {
                self.fault(line.number, phrase("pacal-fault-too-many-rows"));
            }
            for (column, character) in text.chars().enumerate() {
                if !self.is_readable() {
                    return;
                }
                self.read_square(line.number, column, character);
            }
            self.rows += 1;
        }
        if self.rows == 0 {
            self.fault(0, phrase("pacal-fault-missing").with("word", "row"));
        }
    }

    fn read_square(&mut self, line: usize, column: usize, character: char) {
        let on_grid = column < usize::from(GRID) && self.rows < usize::from(GRID);
        let square = on_grid.then(|| Square::new(column as u8, self.rows as u8).only());
        let square = square.unwrap_or_default();
        match character {
            '~' => self.lake |= square,
            'A'..='Z' => self.letters.entry(character).or_insert((line, Squares::EMPTY)).1 |= square,
            _ => {
                let wrong = phrase("pacal-fault-row-character")
                    .with("character", character.to_string())
                    .with("column", column as i64 + 1);
                self.fault(line, wrong);
            }
        }
    }

    fn land(&self) -> Squares {
        self.letters
            .values()
            .fold(Squares::EMPTY, |all, &(_, squares)| all | squares)
    }

    fn read_name(&mut self, line: &Line<'_>) -> Option<String> {
        let fits = |name: &str| {
            (1..=40).contains(&name.len())
                && name
                    .bytes()
                    .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
        };
        match line.words[..] {
            [name] if fits(name) => Some(name.to_owned()),
            _ => {
                self.fault(line.number, phrase("pacal-fault-name"));
                None
            }
        }
    }

    /// Every district needs exactly one value.
    fn read_values<'a, 'b: 'a>(&mut self, lines: impl Iterator<Item = &'a Line<'b>>) -> BTreeMap<char, u8> {
        let mut values = BTreeMap::new();
        for line in lines {
            for word in &line.words {
                if !self.is_readable() {
                    break;
                }
                let pair = word.split_once('=').and_then(|(letter, value)| {
                    let value = value
                        .parse()
                        .ok()
                        .filter(|value| (1..=HIGHEST_VALUE).contains(value))?;
                    Some((one_letter(letter)?, value))
                });
                let Some((letter, value)) = pair else {
                    let highest = i32::from(HIGHEST_VALUE);
                    let wrong = phrase("pacal-fault-value")
                        .with("word", *word)
                        .with("highest", highest);
                    self.fault(line.number, wrong);
                    continue;
                };
                self.check_exists(line.number, letter);
                if values.insert(letter, value).is_some() {
                    self.fault(
                        line.number,
                        phrase("pacal-fault-value-twice").with("district", letter.to_string()),
                    );
                }
            }
        }
        let without: Vec<_> = self
            .letters
            .iter()
            .filter(|(letter, _)| !values.contains_key(letter))
            .map(|(&letter, &(line, _))| (letter, line))
            .collect();
        for (letter, line) in without {
            self.fault(
                line,
                phrase("pacal-fault-no-value").with("district", letter.to_string()),
            );
        }
        values
    }

    fn check_exists(&mut self, line: usize, letter: char) -> bool {
        let exists = self.letters.contains_key(&letter);
        if !exists {
            self.fault(
                line,
                phrase("pacal-fault-no-district").with("district", letter.to_string()),
            );
        }
        exists
    }

    /// All ships start in the Holy District (PA-1).
    fn read_holy(&mut self, line: &Line<'_>) -> Option<char> {
        let [letter] = line.words[..] else {
            self.fault(line.number, phrase("pacal-fault-holy"));
            return None;
        };
        let Some(letter) = one_letter(letter) else {
            self.fault(line.number, phrase("pacal-fault-holy"));
            return None;
        };
        if !self.check_exists(line.number, letter) {
            return None;
        }
        let room = self.letters[&letter].1.len();
        if room < *SEATS.end() {
            let needed = i32::from(*SEATS.end());
            let wrong = phrase("pacal-fault-holy-room")
                .with("squares", i32::from(room))
                .with("needed", needed);
            self.fault(line.number, wrong);
        }
        Some(letter)
    }

    fn read_river<'a, 'b: 'a>(&mut self, lines: impl Iterator<Item = &'a Line<'b>>) -> River {
        let mut river = River::default();
        for line in lines {
            let text = line.words.join(" ");
            let Some(stretch) = read_stretch(&line.words) else {
                self.fault(line.number, phrase("pacal-fault-river").with("text", text));
                continue;
            };
            let land = self.land();
            let board = land | self.lake;
            let inside = |square: Option<Square>| square.filter(|&square| board.contains(square));
            for (one, other) in stretch.sides() {
                match (inside(one), inside(other)) {
                    (Some(one), Some(other)) if land.contains(one) || land.contains(other) => match stretch {
                        Stretch::Upright { .. } => river.right_of.insert(one),
                        Stretch::Level { .. } => river.below.insert(one),
                    },
                    (one, other) => {
                        let in_lake = one.is_some() && other.is_some();
                        let id = if in_lake {
                            "pacal-fault-river-in-lake"
                        } else {
                            "pacal-fault-river-off-board"
                        };
                        self.fault(line.number, phrase(id).with("text", text.clone()));
                        break;
                    }
                }
            }
        }
        river
    }

    fn read_banks(&mut self, line: &Line<'_>, river: River) -> Squares {
        let land = self.land();
        match line.words[..] {
            ["all"] => return beside_water(land, self.lake, river),
            ["none"] => return Squares::EMPTY,
            [] => self.fault(line.number, phrase("pacal-fault-banks")),
            _ => {}
        }
        let mut banks = Squares::EMPTY;
        for word in &line.words {
            if !self.is_readable() {
                break;
            }
            match word.parse::<Square>() {
                Err(_) => self.fault(line.number, phrase("pacal-fault-bank").with("word", *word)),
                Ok(square) if !land.contains(square) => {
                    let wrong = phrase("pacal-fault-bank-no-land").with("square", *word);
                    self.fault(line.number, wrong);
                }
                Ok(square) => banks.insert(square),
            }
        }
        banks
    }

    fn read_covers<'a, 'b: 'a>(
        &mut self,
        lines: impl Iterator<Item = &'a Line<'b>>,
        holy: Option<char>,
    ) -> [Vec<char>; 3] {
        let mut covers = [const { Vec::new() }; 3];
        let mut seen = [false; 3];
        for line in lines {
            let seats = line.words.first().and_then(|word| word.parse::<usize>().ok());
            let Some(place) = seats
                .filter(|seats| (2..=4).contains(seats))
                .map(|seats| seats - 2)
            else {
                self.fault(line.number, phrase("pacal-fault-cover"));
                continue;
            };
            if std::mem::replace(&mut seen[place], true) {
                self.fault(line.number, phrase("pacal-fault-twice").with("word", "cover"));
            }
            for word in &line.words[1..] {
                if !self.is_readable() {
                    break;
                }
                let Some(letter) = one_letter(word) else {
                    self.fault(
                        line.number,
                        phrase("pacal-fault-no-district").with("district", *word),
                    );
                    continue;
                };
                if Some(letter) == holy {
                    self.fault(line.number, phrase("pacal-fault-holy-covered"));
                }
                if self.check_exists(line.number, letter) {
                    covers[place].push(letter);
                }
            }
        }
        for cover in &mut covers {
            cover.sort_unstable();
            cover.dedup();
        }
        covers
    }

    fn read_die(&mut self, line: &Line<'_>) -> Vec<Face> {
        if !(1..=MOST_FACES).contains(&line.words.len()) {
            self.fault(
                line.number,
                phrase("pacal-fault-die").with("most", MOST_FACES as i64),
            );
        }
        let mut faces = Vec::new();
        for word in line.words.iter().take(MOST_FACES) {
            match word.parse() {
                Ok(face) => faces.push(face),
                Err(_) => self.fault(line.number, phrase("pacal-fault-face").with("word", *word)),
            }
        }
        faces.sort_unstable();
        faces
    }

    fn read_goals<'a, 'b: 'a>(&mut self, lines: impl Iterator<Item = &'a Line<'b>>) -> [u16; 4] {
        let mut goals = [None; 4];
        for line in lines {
            let goal = match line.words[..] {
                [seats, points] => seats.parse::<u8>().ok().zip(points.parse::<u16>().ok()),
                _ => None,
            };
            match goal {
                Some((seats, points)) if SEATS.contains(&seats) && (1..=HIGHEST_GOAL).contains(&points) => {
                    let goal = &mut goals[usize::from(seats - SEATS.start())];
                    if goal.replace(points).is_some() {
                        self.fault(line.number, phrase("pacal-fault-twice").with("word", "goal"));
                    }
                }
                _ => {
                    let wrong = phrase("pacal-fault-goal").with("highest", i32::from(HIGHEST_GOAL));
                    self.fault(line.number, wrong);
                }
            }
        }
        for (seats, goal) in SEATS.zip(goals) {
            if goal.is_none() {
                self.fault(0, phrase("pacal-fault-no-goal").with("seats", i32::from(seats)));
            }
        }
        goals.map(Option::unwrap_or_default)
    }

    /// A district is one piece of land.
    fn check_districts(&mut self) {
        let districts: Vec<_> = self
            .letters
            .iter()
            .map(|(&letter, &entry)| (letter, entry))
            .collect();
        for (letter, (line, squares)) in districts {
            let mut reached = squares.first().map_or(Squares::EMPTY, Square::only);
            loop {
                let next = reached | reached.beside() & squares;
                if next == reached {
                    break;
                }
                reached = next;
            }
            if reached != squares {
                self.fault(
                    line,
                    phrase("pacal-fault-scattered").with("district", letter.to_string()),
                );
            }
        }
    }
}

fn one_letter(text: &str) -> Option<char> {
    match text.as_bytes() {
        [letter @ b'A'..=b'Z'] => Some(char::from(*letter)),
        _ => None,
    }
}
