//! The parser for component files: it reports every fault, up to [`MOST_FAULTS`].

use rules::{Arg, Fault, MOST_FAULTS, Phrase};

use super::{Chamber, MOST_CROSSES, Pattern, SKULLS, Size, TombSet, alike};
use crate::{CardId, CardSet, Colour, SIDE, Square, Squares, Symbol};

/// The maximum length of a name of a set or a pattern.
const LONGEST_NAME: usize = 24;

pub(super) fn components(text: &str, size: Size) -> Result<TombSet, Vec<Fault>> {
    let mut reader = Reader::new(size);
    for block in blocks(text) {
        if reader.faults.len() >= MOST_FAULTS {
            break;
        }
        reader.block(&block);
    }
    reader.finish()
}

/// A line that begins with a keyword, and the picture below it.
struct Block<'a> {
    line: usize,
    keyword: &'a str,
    words: Vec<&'a str>,
    picture: Vec<(usize, &'a str)>,
}

const KEYWORDS: [&str; 4] = ["set", "skulls", "expedition", "chamber"];

/// Splits the text into blocks. Empty lines and lines that begin with `//` do not count. Text
/// before the first keyword is a block without one.
fn blocks(text: &str) -> Vec<Block<'_>> {
    let mut blocks: Vec<Block<'_>> = Vec::new();
    for (index, raw) in text.lines().enumerate() {
        let line = index + 1;
        let content = raw.trim();
        if content.is_empty() || content.starts_with("//") {
            continue;
        }
        let mut words = content.split_whitespace();
        let first = words.next().unwrap_or_default();
        match blocks.last_mut() {
            Some(block) if !KEYWORDS.contains(&first) => block.picture.push((line, content)),
            _ => blocks.push(Block {
                line,
                keyword: first,
                words: words.collect(),
                picture: Vec::new(),
            }),
        }
    }
    blocks
}

struct Reader {
    size: Size,
    faults: Vec<Fault>,
    id: Option<String>,
    /// Whether a line gives a name, be it one that cannot be used.
    is_named: bool,
    /// The costs, each with its line.
    skulls: Vec<(usize, u8)>,
    patterns: Vec<Pattern>,
    /// The number of expedition cards announced, readable or not.
    expeditions: u32,
    chambers: Vec<Option<Chamber>>,
    /// The cards announced, readable or not.
    announced: CardSet,
}

impl Reader {
    fn new(size: Size) -> Reader {
        Reader {
            size,
            faults: Vec::new(),
            id: None,
            is_named: false,
            skulls: Vec::new(),
            patterns: Vec::new(),
            expeditions: 0,
            chambers: vec![None; usize::from(size.chambers())],
            announced: CardSet::EMPTY,
        }
    }

    fn fault(&mut self, line: usize, phrase: Phrase) {
        if self.faults.len() < MOST_FAULTS {
            self.faults.push(Fault { line, phrase });
        }
    }

    fn block(&mut self, block: &Block<'_>) {
        match block.keyword {
            "set" => self.set(block),
            "skulls" => self.skulls(block),
            "expedition" => self.expedition(block),
            "chamber" => self.chamber(block),
            other => {
                let phrase = Phrase::new("tomb-fault-unknown-line").with("text", shortened(other));
                self.fault(block.line, phrase);
                self.no_picture(block);
            }
        }
    }

    fn set(&mut self, block: &Block<'_>) {
        self.no_picture(block);
        self.is_named = true;
        match block.words[..] {
            _ if self.id.is_some() => self.fault(block.line, Phrase::new("tomb-fault-set-twice")),
            [name] if is_name(name) => self.id = Some(name.to_owned()),
            _ => self.fault(block.line, Phrase::new("tomb-fault-set-name")),
        }
    }

    fn skulls(&mut self, block: &Block<'_>) {
        self.no_picture(block);
        for word in &block.words {
            let cost = word
                .strip_prefix('-')
                .and_then(|digits| digits.parse::<u8>().ok());
            let last = self.skulls.last().map_or(1, |&(_, last)| last);
            if let Some(cost @ 1..=99) = cost {
                if cost < last {
                    let phrase = Phrase::new("tomb-fault-skull-order").with("value", *word);
                    self.fault(block.line, phrase);
                }
                self.skulls.push((block.line, cost));
            } else {
                let phrase = Phrase::new("tomb-fault-skull-value").with("value", shortened(word));
                self.fault(block.line, phrase);
                // It still counts as one of the ten, so that one mistake is one fault.
                self.skulls.push((block.line, last));
            }
        }
    }

    fn expedition(&mut self, block: &Block<'_>) {
        let [name, count] = block.words[..] else {
            return self.fault(block.line, Phrase::new("tomb-fault-expedition-line"));
        };
        if !is_name(name) {
            let phrase = Phrase::new("tomb-fault-expedition-name").with("name", shortened(name));
            self.fault(block.line, phrase);
        }
        if self.patterns.iter().any(|pattern| pattern.name == name) {
            self.fault(
                block.line,
                Phrase::new("tomb-fault-expedition-twice").with("name", name),
            );
        }
        let cards = match count.parse::<u8>() {
            Ok(cards) if cards >= 1 => cards,
            _ => {
                let phrase = Phrase::new("tomb-fault-expedition-count").with("count", shortened(count));
                self.fault(block.line, phrase);
                0
            }
        };
        self.expeditions += u32::from(cards);
        let Some(shape) = self.shape(block) else { return };
        if let Some(same) = self.patterns.iter().find(|pattern| alike(pattern.shape, shape)) {
            let phrase = Phrase::new("tomb-fault-expedition-same")
                .with("name", shortened(name))
                .with("other", same.name.as_str());
            self.fault(block.line, phrase);
        }
        self.patterns.push(Pattern::new(name.to_owned(), cards, shape));
    }

    /// The picture of an expedition, if it is a valid shape.
    fn shape(&mut self, block: &Block<'_>) -> Option<Squares> {
        let before = self.faults.len();
        let mut shape = Squares::EMPTY;
        for (row, &(line, content)) in block.picture.iter().enumerate() {
            if row >= usize::from(SIDE) || content.chars().count() > usize::from(SIDE) {
                self.fault(line, Phrase::new("tomb-fault-expedition-large"));
                continue;
            }
            for (column, letter) in content.chars().enumerate() {
                match letter {
                    'X' => shape = shape.or(Squares::only(Square::new(column as u8, row as u8))),
                    '.' => {}
                    _ => self.fault(line, unknown_symbol(letter, column)),
                }
            }
        }
        if self.faults.len() > before {
            return None;
        }
        if shape.is_empty() || !shape.is_connected() {
            self.fault(block.line, Phrase::new("tomb-fault-expedition-shape"));
            return None;
        }
        Some(shape)
    }

    fn chamber(&mut self, block: &Block<'_>) {
        let [number, colour] = block.words[..] else {
            return self.fault(block.line, Phrase::new("tomb-fault-chamber-line"));
        };
        let card = number
            .parse::<CardId>()
            .ok()
            .filter(|card| card.number() <= self.size.chambers());
        match card {
            None => {
                let phrase = Phrase::new("tomb-fault-chamber-number")
                    .with("number", shortened(number))
                    .with("most", i32::from(self.size.chambers()));
                self.fault(block.line, phrase);
            }
            Some(card) if self.announced.contains(card) => {
                self.fault(block.line, about_card("tomb-fault-chamber-twice", card));
            }
            Some(card) => self.announced.insert(card),
        }
        let known = Colour::ALL.into_iter().find(|known| known.name() == colour);
        if known.is_none() {
            let phrase = Phrase::new("tomb-fault-chamber-colour").with("colour", shortened(colour));
            self.fault(block.line, phrase);
        }
        // The picture is checked even if the line above it is wrong.
        let stand_in = Chamber {
            card: card.unwrap_or(CardId::new(1)),
            colour: known.unwrap_or(Colour::Purple),
            entrance: Square::new(0, 0),
            tomb: Square::new(SIDE - 1, SIDE - 1),
            open: Squares::EMPTY,
            symbols: [Squares::EMPTY; 6],
            marks: Vec::new(),
        };
        let chamber = self.picture(block, stand_in);
        if let (Some(card), Some(_), Some(chamber)) = (card, known, chamber) {
            self.chambers[usize::from(card.number() - 1)].get_or_insert(chamber);
        }
    }

    /// The picture of a chamber, if it is valid.
    fn picture(&mut self, block: &Block<'_>, mut chamber: Chamber) -> Option<Chamber> {
        let before = self.faults.len();
        let mut entrances = Squares::EMPTY;
        let mut tombs = Squares::EMPTY;
        if block.picture.len() != usize::from(SIDE) {
            let phrase = Phrase::new("tomb-fault-chamber-rows").with("rows", count(block.picture.len()));
            self.fault(block.line, phrase);
        }
        for (row, &(line, content)) in block.picture.iter().enumerate() {
            let width = content.chars().count();
            if width != usize::from(SIDE) {
                self.fault(
                    line,
                    Phrase::new("tomb-fault-chamber-width").with("width", count(width)),
                );
                continue;
            }
            for (column, letter) in content.chars().enumerate() {
                // A surplus row is reported above; its letters are still checked.
                let square = Squares::only(Square::new(column as u8, row.min(usize::from(SIDE) - 1) as u8));
                match letter {
                    '#' => continue,
                    '.' => {}
                    'E' => entrances = entrances.or(square),
                    'T' => tombs = tombs.or(square),
                    _ => match Symbol::from_letter(letter) {
                        Some(symbol) => {
                            let with = &mut chamber.symbols[symbol.index()];
                            *with = with.or(square);
                        }
                        None => self.fault(line, unknown_symbol(letter, column)),
                    },
                }
                chamber.open = chamber.open.or(square);
            }
        }
        if chamber.with(Symbol::Cross).len() as usize > MOST_CROSSES {
            let phrase = Phrase::new("tomb-fault-chamber-crosses").with("most", count(MOST_CROSSES));
            self.fault(block.line, phrase);
        }
        // If rows are missing or broken, these would only be follow-up errors.
        if self.faults.len() > before {
            return None;
        }
        match only(entrances) {
            Some(entrance) if entrance.row() == 0 => chamber.entrance = entrance,
            _ => self.fault(block.line, Phrase::new("tomb-fault-chamber-entrance")),
        }
        match only(tombs) {
            Some(tomb) if tomb.row() == SIDE - 1 => chamber.tomb = tomb,
            _ => self.fault(block.line, Phrase::new("tomb-fault-chamber-tomb")),
        }
        if self.faults.len() > before {
            return None;
        }
        let way = Squares::only(chamber.entrance).steps_to(chamber.tomb, chamber.open);
        if way.is_none() {
            self.fault(block.line, Phrase::new("tomb-fault-chamber-no-way"));
            return None;
        }
        Some(chamber)
    }

    fn no_picture(&mut self, block: &Block<'_>) {
        for &(line, content) in &block.picture {
            self.fault(
                line,
                Phrase::new("tomb-fault-unknown-line").with("text", shortened(content)),
            );
        }
    }

    fn finish(mut self) -> Result<TombSet, Vec<Fault>> {
        if !self.is_named {
            self.fault(0, Phrase::new("tomb-fault-no-set"));
        }
        if self.skulls.len() != SKULLS {
            let line = self.skulls.last().map_or(0, |&(line, _)| line);
            let phrase = Phrase::new("tomb-fault-skull-count")
                .with("count", count(self.skulls.len()))
                .with("expected", count(SKULLS));
            self.fault(line, phrase);
        }
        if self.expeditions != u32::from(self.size.expeditions) {
            let phrase = Phrase::new("tomb-fault-expedition-total")
                .with("count", i64::from(self.expeditions))
                .with("expected", i32::from(self.size.expeditions));
            self.fault(0, phrase);
        }
        for card in CardSet::first_numbers(self.size.chambers())
            .without(self.announced)
            .iter()
        {
            self.fault(0, about_card("tomb-fault-chamber-missing", card));
        }
        let mut chambers: Option<Vec<Chamber>> = self.chambers.iter().cloned().collect();
        let mut colours = [CardSet::EMPTY; 3];
        // If a chamber is unreadable its colour is missing too: a follow-up error.
        if let Some(chambers) = &mut chambers {
            for chamber in chambers {
                let fits = |squares: &Squares| squares.without(chamber.open).is_empty();
                let marks = |pattern: &Pattern| pattern.marks.iter().copied().filter(fits).collect();
                chamber.marks = self.patterns.iter().map(marks).collect();
                colours[chamber.colour.index()].insert(chamber.card);
            }
            for colour in Colour::ALL {
                let found = colours[colour.index()].len();
                if found != u32::from(self.size.per_colour) {
                    let phrase = Phrase::new("tomb-fault-colour-count")
                        .with("colour", colour.message())
                        .with("count", i64::from(found))
                        .with("expected", i32::from(self.size.per_colour));
                    self.fault(0, phrase);
                }
            }
        }
        self.faults
            .sort_by_key(|fault| if fault.line == 0 { usize::MAX } else { fault.line });
        match (self.id, chambers) {
            (Some(id), Some(chambers)) if self.faults.is_empty() => Ok(TombSet {
                id,
                skulls: std::array::from_fn(|index| self.skulls[index].1),
                patterns: self.patterns,
                chambers,
                colours,
            }),
            _ => Err(self.faults),
        }
    }
}

/// Whether the text can be a name: a word of letters, digits and dashes.
fn is_name(text: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    (1..=LONGEST_NAME).contains(&text.len()) && text.bytes().all(fits)
}

/// The only square of a set.
fn only(squares: Squares) -> Option<Square> {
    squares.first().filter(|_| squares.len() == 1)
}

fn unknown_symbol(letter: char, column: usize) -> Phrase {
    Phrase::new("tomb-fault-symbol")
        .with("symbol", letter.to_string())
        .with("column", count(column + 1))
}

fn about_card(id: &'static str, card: CardId) -> Phrase {
    Phrase::new(id).with("card", i32::from(card.number()))
}

fn count(number: usize) -> Arg {
    Arg::Number(number as i64)
}

/// The user's text, cut to fit into a message.
fn shortened(text: &str) -> String {
    text.chars().take(LONGEST_NAME).collect()
}
