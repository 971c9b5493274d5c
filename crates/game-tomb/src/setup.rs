//! Positions as text: a loose [`Setup`] that anybody can write, and its validation. The grammar
//! is in `docs/games/tomb.md`.

mod check;

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use rules::{Phrase, SetUp, SetupError};

use crate::{
    BOXES, CardId, CardSet, Colour, Phase, PlayerArea, Slot, Squares, Tomb, TombPosition, TombSet, TombState,
};

/// A description of a table between two decisions, which may be illegal.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Setup {
    /// The round, counted from 1; `None` once the match is over.
    pub round: Option<u8>,
    /// The patterns revealed earlier in this round.
    pub revealed: Vec<String>,
    /// The current pattern; `None` before it is revealed.
    pub expedition: Option<String>,
    /// The cards of the offer.
    pub offer: Vec<CardId>,
    /// The players.
    pub players: Vec<PlayerSetup>,
}

/// One player's part of a [`Setup`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PlayerSetup {
    /// The two cards being marked, the left one first.
    pub cards: [Option<(CardId, Squares)>; 2],
    /// The completed cards.
    pub completed: Vec<CardId>,
    /// Red gems.
    pub red: u8,
    /// Green gems.
    pub green: u8,
    /// The rounds whose torch is ticked, counted from 1.
    pub torches: Vec<u8>,
    /// Skulls.
    pub skulls: u8,
    /// Boxes by colour and points.
    pub boxes: Vec<(Colour, u8)>,
}

impl SetUp for Tomb {
    fn position_from_text(components: &Arc<TombSet>, text: &str) -> Result<TombPosition, SetupError> {
        let setup: Setup = text.parse()?;
        setup.position(components).map_err(SetupError::Violations)
    }

    fn text_from_position(position: &TombPosition) -> Option<String> {
        Setup::of(position.table()).map(|setup| setup.to_string())
    }
}

impl Setup {
    /// The description of a table; `None` while cards are dealt, kept or taken, and while
    /// somebody has made a choice that is not revealed yet.
    pub fn of(table: &TombState) -> Option<Setup> {
        let between = matches!(table.phase, Phase::Reveal | Phase::Mark | Phase::Over);
        let drafts = table.players.iter().any(|player| !player.draft.is_empty());
        if !between || drafts {
            return None;
        }
        let mut revealed = Vec::new();
        for (id, pattern) in table.components.patterns() {
            let now = u8::from(table.expedition == Some(id));
            let before = pattern.cards() - table.unrevealed(id) - now;
            revealed.extend((0..before).map(|_| pattern.name().to_owned()));
        }
        let expedition = table.expedition.and_then(|id| table.components.pattern(id));
        Some(Setup {
            round: (table.phase != Phase::Over).then_some(table.round + 1),
            revealed,
            expedition: expedition.map(|pattern| pattern.name().to_owned()),
            offer: table.offer.iter().collect(),
            players: table.players.iter().map(PlayerSetup::of).collect(),
        })
    }

    /// The position described.
    ///
    /// # Errors
    /// All violations of the rules.
    pub fn position(&self, components: &Arc<TombSet>) -> Result<TombPosition, Vec<Phrase>> {
        check::position(self, components)
    }
}

impl PlayerSetup {
    fn of(player: &PlayerArea) -> PlayerSetup {
        let sheet = player.sheet();
        let boxes = Colour::ALL.into_iter().flat_map(|colour| {
            let ticked = sheet.boxes[colour.index()];
            (0..BOXES.len())
                .filter(move |index| ticked >> index & 1 == 1)
                .map(move |index| (colour, BOXES[index] as u8))
        });
        PlayerSetup {
            cards: Slot::BOTH.map(|slot| player.card(slot).map(|card| (card.id, card.marked))),
            completed: player.completed().iter().collect(),
            red: sheet.red,
            green: sheet.green,
            torches: (1..=8)
                .filter(|round| sheet.torches >> (round - 1) & 1 == 1)
                .collect(),
            skulls: sheet.skulls,
            boxes: boxes.collect(),
        }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.round {
            Some(round) => write!(f, "round {round}")?,
            None => f.write_str("over")?,
        }
        list(f, "after", &self.revealed)?;
        if let Some(expedition) = &self.expedition {
            write!(f, " expedition {expedition}")?;
        }
        list(f, "offer", &self.offer)?;
        self.players.iter().try_for_each(|player| write!(f, " |{player}"))
    }
}

impl fmt::Display for PlayerSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for slot in Slot::BOTH {
            match self.cards[slot.index()] {
                None => {}
                Some((card, marked)) if marked.is_empty() => write!(f, " {slot}{card}")?,
                Some((card, marked)) => write!(f, " {slot}{card}:{marked}")?,
            }
        }
        list(f, "done", &self.completed)?;
        for (word, number) in [("red", self.red), ("green", self.green)] {
            if number > 0 {
                write!(f, " {word} {number}")?;
            }
        }
        list(f, "torches", &self.torches)?;
        if self.skulls > 0 {
            write!(f, " skulls {}", self.skulls)?;
        }
        let boxes = self
            .boxes
            .iter()
            .map(|(colour, points)| format!("{}{points}", colour.letter()));
        list(f, "boxes", &boxes.collect::<Vec<_>>())
    }
}

/// A word and a list, or nothing for an empty list.
fn list<T: fmt::Display>(f: &mut fmt::Formatter<'_>, word: &str, items: &[T]) -> fmt::Result {
    for (index, item) in items.iter().enumerate() {
        if index == 0 {
            write!(f, " {word} {item}")?;
        } else {
            write!(f, ",{item}")?;
        }
    }
    Ok(())
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Setup, SetupError> {
        let mut reader = Reader::new(text);
        let mut setup = Setup::default();
        match reader.next() {
            Some((_, "over")) => {}
            Some((_, "round")) => setup.round = Some(reader.number()?),
            other => return Err(reader.expected(other, "tomb-setup-expected-round")),
        }
        // The words used for the table, then for the player, to detect duplicates.
        let mut said: Vec<&str> = Vec::new();
        while let Some((column, word)) = reader.next() {
            let subject = if word.starts_with(['L', 'R']) {
                &word[..1]
            } else {
                word
            };
            if word == "|" {
                said.clear();
            } else if said.contains(&subject) {
                return Err(reader.expected(Some((column, word)), "tomb-setup-expected-once"));
            } else {
                said.push(subject);
            }
            match word {
                "after" | "expedition" | "offer" if !setup.players.is_empty() => {
                    return Err(reader.expected(Some((column, word)), "tomb-setup-expected-player"));
                }
                "after" => setup.revealed = reader.list(read_name, "tomb-setup-expected-patterns")?,
                "expedition" => setup.expedition = Some(reader.pattern()?),
                "offer" => setup.offer = reader.cards()?,
                "|" => setup.players.push(PlayerSetup::default()),
                _ => match setup.players.last_mut() {
                    Some(player) => player.read(column, word, &mut reader)?,
                    None => return Err(reader.expected(Some((column, word)), "tomb-setup-expected-table")),
                },
            }
        }
        Ok(setup)
    }
}

impl PlayerSetup {
    /// Parses the part that begins with this word.
    fn read(&mut self, column: usize, word: &str, reader: &mut Reader<'_>) -> Result<(), SetupError> {
        match word {
            "done" => self.completed = reader.cards()?,
            "red" => self.red = reader.number()?,
            "green" => self.green = reader.number()?,
            "skulls" => self.skulls = reader.number()?,
            "torches" => {
                self.torches = reader.list(|round| round.parse().ok(), "tomb-setup-expected-number")?;
            }
            "boxes" => self.boxes = reader.list(read_box, "tomb-setup-expected-boxes")?,
            _ => {
                let slot = match word.as_bytes().first() {
                    Some(b'L') => Slot::Left,
                    Some(b'R') => Slot::Right,
                    _ => return Err(reader.expected(Some((column, word)), "tomb-setup-expected-player")),
                };
                let card = read_card(&word[1..]);
                let card =
                    card.ok_or_else(|| reader.expected(Some((column, word)), "tomb-setup-expected-player"))?;
                self.cards[slot.index()] = Some(card);
            }
        }
        Ok(())
    }
}

/// `17`, or `17:a1a2` with the marked squares.
fn read_card(text: &str) -> Option<(CardId, Squares)> {
    match text.split_once(':') {
        None => Some((text.parse().ok()?, Squares::EMPTY)),
        Some((card, squares)) => Some((card.parse().ok()?, squares.parse().ok()?)),
    }
}

/// The name of a pattern: any non-empty text.
fn read_name(text: &str) -> Option<String> {
    (!text.is_empty()).then(|| text.to_owned())
}

/// `p10`: a colour and the points of the box.
fn read_box(text: &str) -> Option<(Colour, u8)> {
    let colour = Colour::ALL
        .into_iter()
        .find(|colour| text.starts_with(colour.letter()))?;
    let points = text[1..].parse().ok()?;
    BOXES.contains(&i32::from(points)).then_some((colour, points))
}

/// Words with their columns.
struct Reader<'a> {
    text: &'a str,
    /// The current offset, in bytes.
    at: usize,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Reader<'a> {
        Reader { text, at: 0 }
    }

    /// The next word and its column.
    fn next(&mut self) -> Option<(usize, &'a str)> {
        let rest = &self.text[self.at..];
        let start = self.at + rest.find(|letter: char| !letter.is_whitespace())?;
        let length = self.text[start..].find(char::is_whitespace);
        let end = length.map_or(self.text.len(), |length| start + length);
        self.at = end;
        Some((self.column(start), &self.text[start..end]))
    }

    fn number(&mut self) -> Result<u8, SetupError> {
        let word = self.next();
        let number = word.and_then(|(_, word)| word.parse().ok());
        number.ok_or_else(|| self.expected(word, "tomb-setup-expected-number"))
    }

    fn pattern(&mut self) -> Result<String, SetupError> {
        let word = self.next();
        let name = word.and_then(|(_, word)| read_name(word));
        name.ok_or_else(|| self.expected(word, "tomb-setup-expected-patterns"))
    }

    fn cards(&mut self) -> Result<Vec<CardId>, SetupError> {
        self.list(|card| card.parse().ok(), "tomb-setup-expected-cards")
    }

    /// Items with commas between them.
    fn list<T>(
        &mut self,
        item: impl Fn(&str) -> Option<T>,
        expected: &'static str,
    ) -> Result<Vec<T>, SetupError> {
        let word = self.next();
        let items = word.and_then(|(_, word)| word.split(',').map(item).collect());
        items.ok_or_else(|| self.expected(word, expected))
    }

    /// The error for this word, or for the end of the text.
    fn expected(&self, word: Option<(usize, &str)>, expected: &'static str) -> SetupError {
        SetupError::Syntax {
            column: word.map_or_else(|| self.column(self.text.len()), |(column, _)| column),
            expected: Phrase::new(expected),
        }
    }

    fn column(&self, byte: usize) -> usize {
        self.text[..byte].chars().count() + 1
    }
}

/// The cards of a list, ignoring duplicates.
fn set_of(cards: &[CardId]) -> CardSet {
    cards.iter().copied().collect()
}
