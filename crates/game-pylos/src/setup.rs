use std::fmt;
use std::str::FromStr;

use rules::{Phrase, SetupError, Variant};

use crate::{Board, Cell, Cells, PylosPosition, RuleSet, SPHERES, Side};

/// A loose description of a position at the start of a turn: it may be anything, and
/// [`position`](Setup::position) checks whether it is legal.
///
/// Written as rule set, levels and side to move:
///
/// ```
/// use game_pylos::{Cell, Setup, Violation};
/// let text = "standard ..../..../.LD./.DL.|.../.../..L|../..|. dark";
/// let setup: Setup = text.parse()?;
/// assert_eq!(setup.to_string(), text);
/// // The sphere on level 2 floats: two of the four under it are missing.
/// let floating: Cell = "2c1".parse().unwrap();
/// assert_eq!(setup.position().unwrap_err(), [Violation::Floating { cell: floating, missing: 2 }]);
/// # Ok::<(), rules::SetupError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The rule set.
    pub rules: RuleSet,
    /// The places of light spheres.
    pub light: Cells,
    /// The places of dark spheres.
    pub dark: Cells,
    /// The side to move.
    pub side: Side,
}

/// Something that keeps a [`Setup`] from being a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Violation {
    /// A light and a dark sphere on one place.
    TwoSpheres(Cell),
    /// PY-1: this many of the four places under it are empty.
    Floating {
        /// The place.
        cell: Cell,
        /// The number of missing supports.
        missing: u32,
    },
    /// More spheres of a colour than there are.
    TooMany {
        /// The colour.
        side: Side,
        /// The number on the board.
        count: u32,
    },
    /// PY-6: the side to move has the apex, so the match ended a turn ago.
    ApexOfMover,
}

impl Setup {
    /// The set-up of a position; `None` in the middle of a turn.
    pub fn of(position: &PylosPosition) -> Option<Setup> {
        position.may_take_back().is_none().then(|| Setup {
            rules: position.rules(),
            light: position.spheres(Side::Light),
            dark: position.spheres(Side::Dark),
            side: position.side(),
        })
    }

    /// Everything that is wrong with it.
    pub fn violations(&self) -> Vec<Violation> {
        let filled = self.light | self.dark;
        let mut all: Vec<_> = (self.light & self.dark)
            .iter()
            .map(Violation::TwoSpheres)
            .collect();
        for cell in filled.iter() {
            let missing = (cell.supports() - filled).len();
            if missing > 0 {
                all.push(Violation::Floating { cell, missing });
            }
        }
        for (side, spheres) in [(Side::Light, self.light), (Side::Dark, self.dark)] {
            if spheres.len() > SPHERES {
                all.push(Violation::TooMany {
                    side,
                    count: spheres.len(),
                });
            }
        }
        if self.of_side(self.side).contains(Cell::APEX) {
            all.push(Violation::ApexOfMover);
        }
        all
    }

    /// The position, without history.
    ///
    /// # Errors
    /// Everything that is wrong with the description.
    pub fn position(&self) -> Result<PylosPosition, Vec<Violation>> {
        let violations = self.violations();
        if violations.is_empty() {
            let board = Board {
                mover: self.of_side(self.side),
                other: self.of_side(self.side.other()),
            };
            Ok(PylosPosition::new(self.rules, board, self.side))
        } else {
            Err(violations)
        }
    }

    fn of_side(&self, side: Side) -> Cells {
        match side {
            Side::Light => self.light,
            Side::Dark => self.dark,
        }
    }
}

impl Violation {
    /// The violation, as a phrase for people.
    pub fn phrase(&self) -> Phrase {
        match self {
            Violation::TwoSpheres(cell) => {
                Phrase::new("pylos-setup-two-spheres").with("place", cell.to_string())
            }
            Violation::Floating { cell, missing } => Phrase::new("pylos-setup-floating")
                .with("place", cell.to_string())
                .with("missing", i64::from(*missing)),
            Violation::TooMany {
                side: Side::Light,
                count,
            } => Phrase::new("pylos-setup-too-many-light").with("count", i64::from(*count)),
            Violation::TooMany {
                side: Side::Dark,
                count,
            } => Phrase::new("pylos-setup-too-many-dark").with("count", i64::from(*count)),
            Violation::ApexOfMover => {
                Phrase::new("pylos-setup-apex-of-mover").with("place", Cell::APEX.to_string())
            }
        }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.rules)?;
        for level in 1..=4u8 {
            if level > 1 {
                f.write_str("|")?;
            }
            for rank in (0..=4 - level).rev() {
                if rank < 4 - level {
                    f.write_str("/")?;
                }
                for file in 0..=4 - level {
                    let cell = Cell::new(level, file, rank).expect("a place of this level");
                    f.write_str(match (self.light.contains(cell), self.dark.contains(cell)) {
                        (false, false) => ".",
                        (true, false) => "L",
                        (false, true) => "D",
                        (true, true) => "*",
                    })?;
                }
            }
        }
        write!(f, " {}", self.side)
    }
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Setup, SetupError> {
        let mut reader = Reader { text, at: 0 };
        let word = reader.word();
        let rules = RuleSet::from_name(word)
            .ok_or_else(|| reader.expected_before(word, "pylos-setup-expected-rules"))?;
        reader.take(' ', "pylos-setup-expected-space")?;
        let (mut light, mut dark) = (Cells::EMPTY, Cells::EMPTY);
        for level in 1..=4u8 {
            if level > 1 {
                reader.take('|', "pylos-setup-expected-level")?;
            }
            for rank in (0..=4 - level).rev() {
                if rank < 4 - level {
                    reader.take('/', "pylos-setup-expected-row")?;
                }
                for file in 0..=4 - level {
                    let cell = Cell::new(level, file, rank).expect("a place of this level");
                    let (is_light, is_dark) = match reader.peek() {
                        Some('.') => (false, false),
                        Some('L') => (true, false),
                        Some('D') => (false, true),
                        Some('*') => (true, true),
                        _ => return Err(reader.expected("pylos-setup-expected-place")),
                    };
                    reader.at += 1;
                    if is_light {
                        light = light | cell.into();
                    }
                    if is_dark {
                        dark = dark | cell.into();
                    }
                }
            }
        }
        reader.take(' ', "pylos-setup-expected-space")?;
        let word = reader.word();
        let side = match word {
            "light" => Side::Light,
            "dark" => Side::Dark,
            _ => return Err(reader.expected_before(word, "pylos-setup-expected-side")),
        };
        if reader.peek().is_some() {
            return Err(reader.expected("pylos-setup-expected-end"));
        }
        Ok(Setup {
            rules,
            light,
            dark,
            side,
        })
    }
}

/// Reads ASCII from left to right; `at` is always at a character boundary.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn word(&mut self) -> &'a str {
        let rest = &self.text[self.at..];
        let word = &rest[..rest.find(|c: char| !c.is_ascii_lowercase()).unwrap_or(rest.len())];
        self.at += word.len();
        word
    }

    fn take(&mut self, wanted: char, expected: &'static str) -> Result<(), SetupError> {
        if self.peek() == Some(wanted) {
            self.at += wanted.len_utf8();
            Ok(())
        } else {
            Err(self.expected(expected))
        }
    }

    fn expected(&self, what: &'static str) -> SetupError {
        let column = self.text[..self.at].chars().count() + 1;
        SetupError::Syntax {
            column,
            expected: Phrase::new(what),
        }
    }

    fn expected_before(&self, word: &str, what: &'static str) -> SetupError {
        Reader {
            text: self.text,
            at: self.at - word.len(),
        }
        .expected(what)
    }
}
