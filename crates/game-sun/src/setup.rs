//! Positions as text: the start of a turn, written by hand or generated.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use rules::{Game, Options, Phrase, Seat, SetUp, SetupError, Variant};

use crate::board::{Board, Place};
use crate::cards::{Card, Deck, Kind, Pile};
use crate::components::SunSet;
use crate::position::{Sun, SunPosition};
use crate::state::{End, HAND_LIMIT, IDLE_ROUNDS, Length, Phase, Points};
use crate::symbols::Symbol;

/// A loose description of a position at the start of a turn, which may be illegal; the grammar is
/// in `docs/games/sun.md`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The size of the pyramid.
    pub length: Length,
    /// The middle cards of the base row, from the left.
    pub base: Vec<Option<Symbol>>,
    /// The marker.
    pub marker: Card,
    /// The levels above the base row, lowest first, from the left.
    pub levels: Vec<Vec<Option<Card>>>,
    /// The hands, seat by seat.
    pub hands: Vec<Vec<Card>>,
    /// Both discard piles.
    pub discards: Vec<Card>,
    /// The points, seat by seat.
    pub points: Vec<Points>,
    /// Whose turn it is.
    pub turn: Seat,
    /// The number of turns since a card was placed.
    pub idle: u8,
}

impl Setup {
    /// Describes a position; `None` during the set-up or in the middle of a turn.
    pub fn of(position: &SunPosition) -> Option<Setup> {
        let table = position.table();
        if !matches!(table.phase, Phase::Ready | Phase::Over(_)) {
            return None;
        }
        let set = &table.set;
        let board = &table.board;
        let filled = |level: &usize| board.level(*level).any(|place| board.is_filled(place));
        let middles = 1..board.width() - 1;
        Some(Setup {
            length: table.length,
            base: middles
                .filter_map(|at| Place::new(0, at))
                .map(|place| board.symbol(place))
                .collect(),
            marker: set.card(table.marker?),
            levels: (1..board.width())
                .take_while(filled)
                .map(|level| {
                    let kinds = board.level(level).map(|place| board.kind(place));
                    kinds.map(|kind| kind.map(|kind| set.card(kind))).collect()
                })
                .collect(),
            hands: Seat::all(table.seats)
                .map(|seat| position.hand(seat).iter().map(|kind| set.card(kind)).collect())
                .collect(),
            discards: table
                .discards
                .iter()
                .flat_map(|(kind, count)| (0..count).map(move |_| set.card(kind)))
                .collect(),
            points: Seat::all(table.seats).map(|seat| table.points(seat)).collect(),
            turn: table.seat,
            idle: table.idle,
        })
    }

    /// The position, with these components and without history.
    ///
    /// # Errors
    /// All violations of the rules.
    pub fn position(&self, set: &Arc<SunSet>) -> Result<SunPosition, Vec<Phrase>> {
        let faults = self.violations(set);
        if !faults.is_empty() {
            return Err(faults);
        }
        let options = Options {
            variant: self.length,
            components: Arc::clone(set),
        };
        let mut position = Sun::start(&options, self.hands.len() as u8);
        let kind = |card: &Card| set.kind(*card).expect("no violation");
        let mut elsewhere = Pile::EMPTY;
        let table = &mut position.table;
        for (at, &symbol) in self.base.iter().enumerate() {
            table.board.lay_base(at + 1, symbol);
        }
        let last = table.board.width() - 1;
        table.board.lay_base(last, set.ends()[1]);
        table.base_laid = table.board.width() as u8;
        table.marker = Some(kind(&self.marker));
        for (place, card) in self.placed() {
            table.board.lay(place, kind(&card), card);
        }
        for card in &self.discards {
            table.discards[kind(card)] += 1;
            table.pile_lens[card.part.deck().index()] += 1;
        }
        for (seat, hand) in self.hands.iter().enumerate() {
            position.hands[seat] = hand.iter().map(kind).collect();
            for card in hand {
                table.hand_lens[seat][card.part.deck().index()] += 1;
            }
            table.points[seat] = self.points[seat];
        }
        for card in self.cards() {
            elsewhere[kind(&card)] += 1;
            table.deck_lens[card.part.deck().index()] -= 1;
        }
        position.deck = set.counts().without(&elsewhere).expect("no violation");
        table.seat = self.turn;
        table.idle = self.idle;
        table.phase = if table.board.is_complete() {
            Phase::Over(End::Top)
        } else if table.idle == IDLE_ROUNDS * table.seats {
            Phase::Over(End::Idle)
        } else {
            Phase::Ready
        };
        Ok(position)
    }

    /// All violations of the rules.
    pub fn violations(&self, set: &SunSet) -> Vec<Phrase> {
        let mut faults = Vec::new();
        self.check_base(set, &mut faults);
        self.check_pyramid(&mut faults);
        self.check_seats(&mut faults);
        self.check_cards(set, &mut faults);
        faults
    }

    fn check_base(&self, set: &SunSet, faults: &mut Vec<Phrase>) {
        let needed = self.length.width() - 2;
        if self.base.len() != needed {
            let phrase = Phrase::new("sun-setup-base-count").with("needed", needed as i64);
            faults.push(phrase.with("found", self.base.len() as i64));
        }
        let mut named = self.base.clone();
        named.sort_unstable();
        named.dedup();
        for symbol in named {
            let found = self.base.iter().filter(|&&other| other == symbol).count();
            if found > set.middles(symbol) as usize {
                let phrase = Phrase::new("sun-setup-base-symbol");
                let phrase = phrase.with("symbol", Symbol::written(symbol));
                let phrase = phrase.with("most", i64::from(set.middles(symbol)));
                faults.push(phrase.with("found", found as i64));
            }
        }
    }

    fn check_pyramid(&self, faults: &mut Vec<Phrase>) {
        let board = Board::new(self.length.width());
        let most = board.top_level();
        if self.levels.len() > most {
            let phrase = Phrase::new("sun-setup-levels").with("most", most as i64);
            faults.push(phrase.with("found", self.levels.len() as i64));
        }
        for (level, cards) in self.levels.iter().take(most).enumerate() {
            let needed = board.width() - level - 1;
            if cards.len() != needed {
                let phrase = Phrase::new("sun-setup-level-width").with("level", level as i64 + 1);
                faults.push(
                    phrase
                        .with("needed", needed as i64)
                        .with("found", cards.len() as i64),
                );
            }
        }
        for (place, card) in self.placed().filter(|&(place, _)| board.has(place)) {
            if !board.fits(card.part, place) {
                let phrase = Phrase::new("sun-setup-wrong-place").with("card", card.to_string());
                faults.push(phrase.with("place", place.to_string()));
            }
            if !self.is_supported(place) {
                let phrase = Phrase::new("sun-setup-unsupported").with("card", card.to_string());
                faults.push(phrase.with("place", place.to_string()));
            }
        }
    }

    fn is_supported(&self, place: Place) -> bool {
        let below = place.level().checked_sub(2);
        let Some(row) = below.map(|below| &self.levels[below]) else {
            return true;
        };
        [place.at(), place.at() + 1]
            .into_iter()
            .all(|at| matches!(row.get(at), Some(Some(_))))
    }

    fn check_seats(&self, faults: &mut Vec<Phrase>) {
        let seats = self.hands.len();
        if !u8::try_from(seats).is_ok_and(|seats| Sun::SEATS.contains(&seats)) {
            let phrase = Phrase::new("sun-setup-seats").with("least", 2).with("most", 5);
            faults.push(phrase.with("found", seats as i64));
        }
        if self.points.len() != seats {
            let phrase = Phrase::new("sun-setup-points").with("needed", seats as i64);
            faults.push(phrase.with("found", self.points.len() as i64));
        }
        for (seat, hand) in self.hands.iter().enumerate() {
            if hand.len() > HAND_LIMIT {
                let phrase = Phrase::new("sun-setup-hand").with("seat", seat as i64 + 1);
                let phrase = phrase.with("most", HAND_LIMIT as i64);
                faults.push(phrase.with("found", hand.len() as i64));
            }
        }
        if self.turn.index() >= seats {
            faults.push(Phrase::new("sun-setup-turn").with("seat", self.turn.to_string()));
        }
        let most = IDLE_ROUNDS as usize * seats;
        if self.idle as usize > most {
            let phrase = Phrase::new("sun-setup-idle").with("most", most as i64);
            faults.push(phrase.with("found", i64::from(self.idle)));
        }
    }

    fn check_cards(&self, set: &SunSet, faults: &mut Vec<Phrase>) {
        if self.marker.part.deck() != Deck::Edge {
            faults.push(Phrase::new("sun-setup-marker").with("card", self.marker.to_string()));
        }
        let mut cards: Vec<Card> = self.cards().collect();
        cards.sort_unstable();
        for alike in cards.chunk_by(|one, other| one == other) {
            let card = alike[0];
            let most = set.kind(card).map_or(0, |kind: Kind| set.counts()[kind]);
            if alike.len() > most as usize {
                let phrase = Phrase::new("sun-setup-too-many").with("card", card.to_string());
                let phrase = phrase.with("most", i64::from(most));
                faults.push(phrase.with("found", alike.len() as i64));
            }
        }
    }

    /// The placed cards on valid places of some pyramid.
    fn placed(&self) -> impl Iterator<Item = (Place, Card)> + '_ {
        let rows = self.levels.iter().enumerate();
        rows.flat_map(|(level, row)| {
            let cards = row.iter().enumerate();
            cards.filter_map(move |(at, card)| Place::new(level + 1, at).zip(*card))
        })
    }

    /// All cards that are not in a deck.
    fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        let placed = self.levels.iter().flatten().flatten();
        let in_hands = self.hands.iter().flatten();
        placed
            .chain(in_hands)
            .chain(&self.discards)
            .chain([&self.marker])
            .copied()
    }
}

impl SetUp for Sun {
    fn position_from_text(components: &Arc<SunSet>, text: &str) -> Result<SunPosition, SetupError> {
        let setup: Setup = text.parse()?;
        setup.position(components).map_err(SetupError::Violations)
    }

    fn text_from_position(position: &SunPosition) -> Option<String> {
        Setup::of(position).map(|setup| setup.to_string())
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fn cards(cards: &[Card]) -> String {
            joined(cards.iter(), ",")
        }
        let base = self.base.iter().map(|&symbol| Symbol::written(symbol));
        let place = |card: &Option<Card>| card.map_or("-".to_owned(), |card| card.to_string());
        let levels = self.levels.iter().map(|row| joined(row.iter().map(place), ","));
        write!(f, "{} base:{}", self.length.name(), joined(base, ","))?;
        write!(f, " marker:{} levels:{}", self.marker, joined(levels, "/"))?;
        write!(
            f,
            " hands:{}",
            joined(self.hands.iter().map(|hand| cards(hand)), "/")
        )?;
        write!(f, " discards:{}", cards(&self.discards))?;
        write!(f, " points:{}", joined(self.points.iter(), "/"))?;
        write!(f, " turn:{} idle:{}", self.turn, self.idle)
    }
}

fn joined<T: fmt::Display>(items: impl Iterator<Item = T>, between: &str) -> String {
    let items: Vec<String> = items.map(|item| item.to_string()).collect();
    items.join(between)
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Setup, SetupError> {
        let mut reader = Reader { text, at: 0 };
        let length = reader.word("sun-setup-expected-length", Length::from_name)?;
        let base = reader.field("base", |field| {
            field.list(',', "sun-setup-expected-symbol", |word| Symbol::read(word).ok())
        })?;
        let marker = reader.field("marker", |field| field.item("sun-setup-expected-card", read_card))?;
        let levels = reader.field("levels", |field| {
            field.lists("sun-setup-expected-place", |word| match word {
                "-" => Some(None),
                word => read_card(word).map(Some),
            })
        })?;
        let hands = reader.field("hands", |field| field.lists("sun-setup-expected-card", read_card))?;
        let discards = reader.field("discards", |field| {
            field.list(',', "sun-setup-expected-card", read_card)
        })?;
        let points = reader.field("points", |field| {
            field.list('/', "sun-setup-expected-points", read_points)
        })?;
        let turn = reader.field("turn", |field| {
            field.item("sun-setup-expected-seat", |word| word.parse().ok())
        })?;
        let idle = reader.field("idle", |field| {
            field.item("sun-setup-expected-number", |word| {
                read_number(word).and_then(|number| u8::try_from(number).ok())
            })
        })?;
        if reader.at < text.len() {
            return Err(reader.expected("sun-setup-expected-end"));
        }
        Ok(Setup {
            length,
            base,
            marker,
            levels,
            hands,
            discards,
            points,
            turn,
            idle,
        })
    }
}

/// Reads the text of a set-up from the left and tracks the column.
#[derive(Clone, Copy)]
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn expected(&self, id: &'static str) -> SetupError {
        SetupError::Syntax {
            column: self.text[..self.at].chars().count() + 1,
            expected: Phrase::new(id),
        }
    }

    /// The text up to the next one of these separators or the end.
    fn until(&mut self, separators: &[char]) -> &'a str {
        let rest = &self.text[self.at..];
        let len = rest.find(separators).unwrap_or(rest.len());
        self.at += len;
        &rest[..len]
    }

    fn eat(&mut self, literal: &str) -> bool {
        let found = self.text[self.at..].starts_with(literal);
        self.at += if found { literal.len() } else { 0 };
        found
    }

    fn word<T>(&mut self, id: &'static str, read: impl Fn(&str) -> Option<T>) -> Result<T, SetupError> {
        let start = *self;
        read(self.until(&[' '])).ok_or_else(|| start.expected(id))
    }

    /// A space, the name of a field, a colon, and the contents of the field.
    fn field<T>(
        &mut self,
        name: &'static str,
        read: impl Fn(&mut Self) -> Result<T, SetupError>,
    ) -> Result<T, SetupError> {
        let start = *self;
        if self.eat(" ") && self.eat(name) && self.eat(":") {
            read(self)
        } else {
            Err(SetupError::Syntax {
                column: start.text[..start.at].chars().count() + 1,
                expected: Phrase::new("sun-setup-expected-field").with("field", name),
            })
        }
    }

    fn item<T>(&mut self, id: &'static str, read: impl Fn(&str) -> Option<T>) -> Result<T, SetupError> {
        let start = *self;
        read(self.until(&[' ', ',', '/'])).ok_or_else(|| start.expected(id))
    }

    /// Items with separators between them; none at all if the field ends here.
    fn list<T>(
        &mut self,
        separator: char,
        id: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<Vec<T>, SetupError> {
        let mut items = Vec::new();
        let rest = &self.text[self.at..];
        if rest.is_empty() || rest.starts_with([' ', '/']) {
            return Ok(items);
        }
        loop {
            items.push(self.item(id, &read)?);
            if !self.eat(separator.encode_utf8(&mut [0; 4])) {
                return Ok(items);
            }
        }
    }

    /// Lists with slashes between them; none at all if the field ends here.
    fn lists<T>(
        &mut self,
        id: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<Vec<Vec<T>>, SetupError> {
        let mut lists = Vec::new();
        let rest = &self.text[self.at..];
        if rest.is_empty() || rest.starts_with(' ') {
            return Ok(lists);
        }
        loop {
            lists.push(self.list(',', id, &read)?);
            if !self.eat("/") {
                return Ok(lists);
            }
        }
    }
}

fn read_card(word: &str) -> Option<Card> {
    word.parse().ok()
}

/// Up to three digits.
fn read_number(word: &str) -> Option<u16> {
    let digits = (1..=3).contains(&word.len()) && word.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| word.parse().ok()).flatten()
}

fn read_points(word: &str) -> Option<Points> {
    let mut numbers = word.split('+').map(read_number);
    let mut next = || numbers.next().flatten();
    let points = Points {
        standard: next()?,
        edges: next()?,
        top: next()?,
        symbols: next()?,
    };
    numbers.next().is_none().then_some(points)
}
