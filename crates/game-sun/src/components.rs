//! The printed components, as data that a table can replace to match its own copy.

use std::fmt::{self, Write as _};
use std::hash::{Hash, Hasher};
use std::sync::{Arc, LazyLock};

use rules::{Components, Fault, MOST_FAULTS, Phrase};

use crate::cards::{Card, Deck, Kind, Kinds, MAX_KINDS, Part, Pile};
use crate::state::FIRST_HAND;
use crate::symbols::Symbol;

/// The number of middle cards of the base row that the longest game needs (SU-1).
pub const MIDDLES_NEEDED: usize = 8;

/// The maximum number of cards per line, and per deck.
const MOST_CARDS: usize = 99;

/// All cards of a printed copy, with the number of each kind.
#[derive(Clone, PartialEq, Eq)]
pub struct SunSet {
    id: String,
    /// Ascending, so that all standard kinds come before all edge kinds.
    cards: Vec<Card>,
    counts: Pile,
    standard_kinds: usize,
    /// Middle base cards with their counts: plain ones first, then by symbol.
    middles: Vec<(Option<Symbol>, u8)>,
    ends: [Option<Symbol>; 2],
}

impl SunSet {
    /// The number of kinds of deck cards.
    #[inline]
    pub fn kinds(&self) -> usize {
        self.cards.len()
    }

    /// The face of this kind of card.
    ///
    /// # Panics
    /// If the set does not have that kind.
    #[inline]
    pub fn card(&self, kind: Kind) -> Card {
        self.cards[kind.index()]
    }

    /// The kind of this card, if the set has it.
    pub fn kind(&self, card: Card) -> Option<Kind> {
        self.cards.binary_search(&card).ok().map(Kind::new)
    }

    /// Whether the set has a kind with this number.
    #[inline]
    pub fn has(&self, kind: Kind) -> bool {
        kind.index() < self.cards.len()
    }

    /// The kinds of a deck, in order.
    #[inline]
    pub fn kinds_of(&self, deck: Deck) -> Kinds {
        match deck {
            Deck::Standard => Kinds::new(0, self.standard_kinds),
            Deck::Edge => Kinds::new(self.standard_kinds, self.cards.len()),
        }
    }

    /// The deck that this kind belongs to.
    #[inline]
    pub fn deck_of(&self, kind: Kind) -> Deck {
        if kind.index() < self.standard_kinds {
            Deck::Standard
        } else {
            Deck::Edge
        }
    }

    /// All cards of both decks, including the marker's.
    #[inline]
    pub fn counts(&self) -> &Pile {
        &self.counts
    }

    /// The number of cards in a deck, including the marker's.
    pub fn deck_len(&self, deck: Deck) -> usize {
        self.kinds_of(deck).map(|kind| self.counts[kind] as usize).sum()
    }

    /// The number of middle cards of the base row with this symbol, or none.
    pub fn middles(&self, symbol: Option<Symbol>) -> u8 {
        let found = self.middles.iter().find(|&&(other, _)| other == symbol);
        found.map_or(0, |&(_, count)| count)
    }

    /// The symbols of middle cards of the base row, in order; none comes first.
    pub fn middle_symbols(&self) -> impl Iterator<Item = Option<Symbol>> + '_ {
        self.middles.iter().map(|&(symbol, _)| symbol)
    }

    /// All symbols of the set, in order.
    pub fn symbols(&self) -> Vec<Symbol> {
        let of_cards = self.cards.iter().map(|card| card.symbol);
        let all = of_cards.chain(self.middle_symbols()).chain(self.ends);
        let mut symbols: Vec<Symbol> = all.flatten().collect();
        symbols.sort_unstable();
        symbols.dedup();
        symbols
    }

    /// The symbols of the left and the right end of the base row.
    #[inline]
    pub fn ends(&self) -> [Option<Symbol>; 2] {
        self.ends
    }
}

impl Hash for SunSet {
    /// By name only: positions are hashed often, and sets rarely differ otherwise.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.id.hash(state);
    }
}

impl fmt::Debug for SunSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "set {}", self.id)
    }
}

impl Components for SunSet {
    fn standard_text() -> &'static str {
        include_str!("../data/standard.txt")
    }

    /// SU-3: everybody draws a first hand of standard cards.
    fn enough_for(&self, seats: u8) -> Result<(), Phrase> {
        let needed = FIRST_HAND * usize::from(seats);
        let found = self.deck_len(Deck::Standard);
        if found >= needed {
            return Ok(());
        }
        Err(Phrase::new("sun-set-few-for-seats")
            .with("seats", i64::from(seats))
            .with("needed", needed as i64)
            .with("found", found as i64))
    }

    fn standard() -> Arc<SunSet> {
        static STANDARD: LazyLock<Arc<SunSet>> = LazyLock::new(|| {
            let set = SunSet::read(SunSet::standard_text());
            Arc::new(set.expect("the set that is compiled in has no fault"))
        });
        Arc::clone(&STANDARD)
    }

    fn id(&self) -> &str {
        &self.id
    }

    fn read(text: &str) -> Result<SunSet, Vec<Fault>> {
        let mut draft = Draft::default();
        for (index, line) in text.lines().enumerate() {
            if draft.faults.len() >= MOST_FAULTS {
                break;
            }
            let line = line.split_once('#').map_or(line, |(before, _)| before);
            let words: Vec<&str> = line.split_whitespace().collect();
            if let Err(phrase) = draft.line(index + 1, &words) {
                draft.fault(index + 1, phrase);
            }
        }
        draft.finish()
    }

    fn write(&self) -> String {
        let mut text = format!("set {}\n", self.id);
        for part in Part::ALL {
            let kinds = || {
                (0..self.kinds())
                    .map(Kind::new)
                    .filter(|&kind| self.card(kind).part == part)
            };
            let total: usize = kinds().map(|kind| self.counts[kind] as usize).sum();
            let _ = writeln!(text, "\ntotal {} {total}", part.name());
            for kind in kinds() {
                let card = self.card(kind);
                let symbol = Symbol::written(card.symbol);
                let _ = writeln!(
                    text,
                    "{} {} {symbol} {}",
                    part.name(),
                    card.value,
                    self.counts[kind]
                );
            }
        }
        let total: usize = self.middles.iter().map(|&(_, count)| count as usize).sum();
        let _ = writeln!(text, "\ntotal middle {total}");
        for &(symbol, count) in &self.middles {
            let _ = writeln!(text, "middle {} {count}", Symbol::written(symbol));
        }
        let [left, right] = self.ends.map(Symbol::written);
        let _ = write!(text, "\nend left {left}\nend right {right}\n");
        text
    }
}

/// A component file being read.
#[derive(Default)]
struct Draft {
    faults: Vec<Fault>,
    id: Option<String>,
    /// Every kind of deck card with its count.
    cards: Vec<(Card, u8)>,
    middles: Vec<(Option<Symbol>, u8)>,
    /// The lines for each side; there should be one.
    ends: [Vec<Option<Symbol>>; 2],
    /// By part, the middle cards last: the number stated in the file, and its line.
    totals: [Option<(usize, usize)>; 5],
}

/// The index of the middle cards in `total` lines, after the four parts of the decks.
const MIDDLE: usize = 4;

impl Draft {
    fn fault(&mut self, line: usize, phrase: Phrase) {
        if self.faults.len() < MOST_FAULTS {
            self.faults.push(Fault { line, phrase });
        }
    }

    fn line(&mut self, line: usize, words: &[&str]) -> Result<(), Phrase> {
        match *words {
            [] => Ok(()),
            ["set", name] => self.name(name),
            ["total", part, count] => {
                let part = total_index(part).ok_or_else(|| unknown("sun-set-unknown-part", part))?;
                let count = number(count, 0)?;
                if self.totals[part].replace((count, line)).is_some() {
                    return Err(Phrase::new("sun-set-total-twice").with("part", total_name(part)));
                }
                Ok(())
            }
            ["middle", symbol, count] => {
                let found = read_symbol(symbol)?;
                let count = number(count, 1)? as u8;
                if self.middles.iter().any(|&(other, _)| other == found) {
                    return Err(unknown("sun-set-kind-twice", &format!("middle {symbol}")));
                }
                self.middles.push((found, count));
                Ok(())
            }
            ["end", side, symbol] => {
                let cell = match side {
                    "left" => 0,
                    "right" => 1,
                    _ => return Err(unknown("sun-set-unknown-side", side)),
                };
                self.ends[cell].push(read_symbol(symbol)?);
                if self.ends[cell].len() > 1 {
                    return Err(unknown("sun-set-end-twice", side));
                }
                Ok(())
            }
            [part, value, symbol, count] if Part::from_name(part).is_some() => {
                self.card(part, value, symbol, count)
            }
            [
                "set" | "total" | "middle" | "end" | "standard" | "left" | "right" | "top",
                ..,
            ] => Err(unknown("sun-set-wrong-words", words[0])),
            [word, ..] => Err(unknown("sun-set-unknown-part", word)),
        }
    }

    fn name(&mut self, name: &str) -> Result<(), Phrase> {
        let letter = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        if name.len() > 40 || !name.bytes().all(letter) {
            return Err(unknown("sun-set-bad-name", name));
        }
        if self.id.replace(name.to_owned()).is_some() {
            return Err(Phrase::new("sun-set-name-twice"));
        }
        Ok(())
    }

    fn card(&mut self, part: &str, value: &str, symbol: &str, count: &str) -> Result<(), Phrase> {
        let value = match value.as_bytes() {
            [digit @ b'0'..=b'9'] => digit - b'0',
            _ => return Err(unknown("sun-set-bad-value", value)),
        };
        let symbol = read_symbol(symbol)?;
        let count = number(count, 1)? as u8;
        let part = Part::from_name(part).expect("the caller has looked");
        let card = Card { part, value, symbol };
        if self.cards.iter().any(|&(other, _)| other == card) {
            return Err(unknown("sun-set-kind-twice", &card.to_string()));
        }
        self.cards.push((card, count));
        Ok(())
    }

    /// Checks that need all lines.
    fn finish(mut self) -> Result<SunSet, Vec<Fault>> {
        if self.id.is_none() {
            self.fault(0, Phrase::new("sun-set-no-name"));
        }
        for part in 0..self.totals.len() {
            let found = self.found(part);
            match self.totals[part] {
                None => self.fault(0, Phrase::new("sun-set-no-total").with("part", total_name(part))),
                Some((total, _)) if total == found => {}
                Some((total, line)) => {
                    let phrase = Phrase::new("sun-set-wrong-total").with("part", total_name(part));
                    let phrase = phrase.with("total", total as i64).with("found", found as i64);
                    self.fault(line, phrase);
                }
            }
        }
        for deck in Deck::BOTH {
            let cards = self.cards.iter().filter(|(card, _)| card.part.deck() == deck);
            let found: usize = cards.map(|&(_, count)| count as usize).sum();
            if found == 0 {
                self.fault(0, Phrase::new("sun-set-empty-deck").with("deck", deck.name()));
            }
            if found > MOST_CARDS {
                let phrase = Phrase::new("sun-set-large-deck").with("deck", deck.name());
                self.fault(
                    0,
                    phrase.with("most", MOST_CARDS as i64).with("found", found as i64),
                );
            }
        }
        if self.cards.len() > MAX_KINDS {
            let found = self.cards.len() as i64;
            let phrase = Phrase::new("sun-set-many-kinds").with("most", MAX_KINDS as i64);
            self.fault(0, phrase.with("found", found));
        }
        let middles = self.found(MIDDLE);
        if middles < MIDDLES_NEEDED {
            let phrase = Phrase::new("sun-set-few-middles").with("needed", MIDDLES_NEEDED as i64);
            self.fault(0, phrase.with("found", middles as i64));
        }
        for (cell, side) in ["left", "right"].into_iter().enumerate() {
            if self.ends[cell].is_empty() {
                self.fault(0, unknown("sun-set-no-end", side));
            }
        }
        if !self.faults.is_empty() {
            self.faults.sort_by_key(|fault| fault.line);
            return Err(self.faults);
        }
        self.cards.sort_unstable();
        self.middles.sort_unstable();
        let mut counts = Pile::EMPTY;
        for (index, &(_, count)) in self.cards.iter().enumerate() {
            counts[Kind::new(index)] = count;
        }
        let cards: Vec<Card> = self.cards.iter().map(|&(card, _)| card).collect();
        Ok(SunSet {
            id: self.id.expect("a fault otherwise"),
            standard_kinds: cards.partition_point(|card| card.part == Part::Standard),
            cards,
            counts,
            middles: self.middles,
            ends: self.ends.map(|lines| lines[0]),
        })
    }

    fn found(&self, part: usize) -> usize {
        if part == MIDDLE {
            return self.middles.iter().map(|&(_, count)| count as usize).sum();
        }
        let cards = self.cards.iter().filter(|(card, _)| card.part == Part::ALL[part]);
        cards.map(|&(_, count)| count as usize).sum()
    }
}

fn total_index(name: &str) -> Option<usize> {
    (0..=MIDDLE).find(|&part| total_name(part) == name)
}

fn total_name(part: usize) -> &'static str {
    Part::ALL.get(part).map_or("middle", |part| part.name())
}

fn number(word: &str, least: usize) -> Result<usize, Phrase> {
    let digits = word.len() <= 3 && word.bytes().all(|byte| byte.is_ascii_digit());
    let number = digits.then(|| word.parse().ok()).flatten();
    number
        .filter(|number| (least..=MOST_CARDS).contains(number))
        .ok_or_else(|| {
            let phrase = unknown("sun-set-bad-count", word);
            phrase.with("least", least as i64).with("most", MOST_CARDS as i64)
        })
}

fn read_symbol(word: &str) -> Result<Option<Symbol>, Phrase> {
    Symbol::read(word).map_err(|_| unknown("sun-set-unknown-symbol", word))
}

/// A phrase that quotes the word it is about.
fn unknown(id: &'static str, word: &str) -> Phrase {
    Phrase::new(id).with("word", word)
}
