//! Cards, and collections of cards: hands and piles.

use std::fmt;
use std::ops::{Index, IndexMut, Range};
use std::str::FromStr;

use crate::symbols::Symbol;

/// The maximum number of kinds in a component set.
pub const MAX_KINDS: usize = 80;

/// The maximum number of cards in a hand: five, and two just drawn (SU-5, SU-6).
pub const MAX_HAND: usize = 7;

/// The part of the pyramid that a card shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    /// A standard card, which goes anywhere (SU-10).
    Standard,
    /// A left edge (SU-9).
    Left,
    /// A right edge (SU-9).
    Right,
    /// A top (SU-9).
    Top,
}

/// One of the two decks, each with its own back and its own discard pile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Deck {
    /// The standard cards.
    Standard,
    /// The left edges, right edges and tops.
    Edge,
}

/// The face of a card of a deck.
///
/// As text: a letter for an edge or a top, the value, and the symbol if there is one.
///
/// ```
/// use game_sun::{Card, Part, Symbol};
/// let card = Card { part: Part::Standard, value: 3, symbol: Some(Symbol::SUN) };
/// assert_eq!(card.to_string(), "3sun");
/// assert_eq!("L2".parse(), Ok(Card { part: Part::Left, value: 2, symbol: None }));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card {
    /// The part of the pyramid.
    pub part: Part,
    /// The value, 0 to 9.
    pub value: u8,
    /// The symbol, if there is one.
    pub symbol: Option<Symbol>,
}

/// The index of a kind of card in a component set: cards with the same print are one kind. All
/// standard kinds come before all edge kinds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Kind(u8);

/// A range of kinds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kinds(Range<u8>);

/// The number of cards of each kind in a pile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pile([u8; MAX_KINDS]);

/// The cards of a hand, lowest kind first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hand {
    // Cells from `len` on are kind 0, so that equal hands have equal bytes.
    cards: [Kind; MAX_HAND],
    len: u8,
}

/// Text that is not a card, symbol, part or deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadCard;

impl Part {
    /// All parts, in order.
    pub const ALL: [Part; 4] = [Part::Standard, Part::Left, Part::Right, Part::Top];

    /// The name in component files.
    pub const fn name(self) -> &'static str {
        match self {
            Part::Standard => "standard",
            Part::Left => "left",
            Part::Right => "right",
            Part::Top => "top",
        }
    }

    /// The part with this name.
    pub fn from_name(name: &str) -> Option<Part> {
        Part::ALL.into_iter().find(|part| part.name() == name)
    }

    /// The deck that such cards belong to (SU-3).
    #[inline]
    pub const fn deck(self) -> Deck {
        match self {
            Part::Standard => Deck::Standard,
            Part::Left | Part::Right | Part::Top => Deck::Edge,
        }
    }
}

impl Deck {
    /// Both decks, in order.
    pub const BOTH: [Deck; 2] = [Deck::Standard, Deck::Edge];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Deck::Standard => "standard",
            Deck::Edge => "edge",
        }
    }

    /// 0 or 1, as an array index.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.part {
            Part::Standard => "",
            Part::Left => "L",
            Part::Right => "R",
            Part::Top => "T",
        };
        write!(f, "{letter}{}", self.value)?;
        self.symbol.map_or(Ok(()), |symbol| symbol.fmt(f))
    }
}

impl FromStr for Card {
    type Err = BadCard;

    fn from_str(text: &str) -> Result<Card, BadCard> {
        let (part, rest) = match text.as_bytes().first() {
            Some(b'L') => (Part::Left, &text[1..]),
            Some(b'R') => (Part::Right, &text[1..]),
            Some(b'T') => (Part::Top, &text[1..]),
            _ => (Part::Standard, text),
        };
        let value = match rest.as_bytes().first() {
            Some(digit @ b'0'..=b'9') => digit - b'0',
            _ => return Err(BadCard),
        };
        let symbol = match &rest[1..] {
            "" => None,
            word => Some(word.parse()?),
        };
        Ok(Card { part, value, symbol })
    }
}

impl fmt::Display for BadCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a card or symbol of this game")
    }
}

impl std::error::Error for BadCard {}

impl Kind {
    /// The kind with this index.
    ///
    /// # Panics
    /// If the index is too large for any component set.
    #[inline]
    pub const fn new(index: usize) -> Kind {
        assert!(index < MAX_KINDS, "no set has that many kinds");
        Kind(index as u8)
    }

    /// Its index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Kinds {
    /// The kinds with these indices.
    ///
    /// # Panics
    /// If they are too large for any component set.
    pub(crate) const fn new(from: usize, to: usize) -> Kinds {
        assert!(from <= to && to <= MAX_KINDS, "no set has that many kinds");
        Kinds(from as u8..to as u8)
    }
}

impl Iterator for Kinds {
    type Item = Kind;

    #[inline]
    fn next(&mut self) -> Option<Kind> {
        self.0.next().map(Kind)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl ExactSizeIterator for Kinds {}

impl Pile {
    /// The number of cards of each of these kinds.
    #[inline]
    pub(crate) fn counts(&self, kinds: &Kinds) -> &[u8] {
        &self.0[kinds.0.start as usize..kinds.0.end as usize]
    }

    /// No cards.
    pub const EMPTY: Pile = Pile([0; MAX_KINDS]);

    /// The kinds in the pile with their numbers of cards, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Kind, u8)> + '_ {
        let held = self.0.iter().enumerate().filter(|&(_, &count)| count > 0);
        held.map(|(index, &count)| (Kind(index as u8), count))
    }

    /// The number of cards.
    pub fn len(&self) -> usize {
        self.0.iter().map(|&count| count as usize).sum()
    }

    /// Whether the pile is empty.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&count| count == 0)
    }

    /// The pile with these numbers of cards of each kind.
    ///
    /// # Panics
    /// If a number is negative or too large for a pile.
    pub(crate) fn from_sums(sums: &[i32; MAX_KINDS]) -> Pile {
        Pile(sums.map(|sum| u8::try_from(sum).expect("as many cards as a pile can hold")))
    }

    /// The number of cards of each kind, for adding and subtracting.
    pub(crate) fn sums(&self) -> [i32; MAX_KINDS] {
        self.0.map(i32::from)
    }

    /// Removes these cards; `None` if some of them are not here.
    #[must_use]
    pub fn without(mut self, others: &Pile) -> Option<Pile> {
        for (cell, &count) in self.0.iter_mut().zip(&others.0) {
            *cell = cell.checked_sub(count)?;
        }
        Some(self)
    }
}

impl Index<Kind> for Pile {
    type Output = u8;

    #[inline]
    fn index(&self, kind: Kind) -> &u8 {
        &self.0[kind.index()]
    }
}

impl IndexMut<Kind> for Pile {
    #[inline]
    fn index_mut(&mut self, kind: Kind) -> &mut u8 {
        &mut self.0[kind.index()]
    }
}

impl FromIterator<Kind> for Pile {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Pile {
        let mut pile = Pile::EMPTY;
        for kind in kinds {
            pile[kind] += 1;
        }
        pile
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map()
            .entries(self.iter().map(|(kind, count)| (kind.0, count)))
            .finish()
    }
}

impl Hand {
    /// No cards.
    pub const EMPTY: Hand = Hand {
        cards: [Kind(0); MAX_HAND],
        len: 0,
    };

    /// The number of cards.
    #[inline]
    pub const fn len(self) -> usize {
        self.len as usize
    }

    /// Whether the hand is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// The cards, lowest kind first, equal ones repeated.
    #[inline]
    pub fn cards(&self) -> &[Kind] {
        &self.cards[..self.len()]
    }

    /// The cards, lowest kind first, equal ones repeated.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        self.cards.into_iter().take(self.len())
    }

    /// The kinds in the hand, lowest first, each once.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = Kind> + '_ {
        self.cards().chunk_by(Kind::eq).map(|alike| alike[0])
    }

    /// Whether it holds a card of this kind.
    #[inline]
    pub fn contains(self, kind: Kind) -> bool {
        self.cards().contains(&kind)
    }

    /// The number of cards of this kind in the hand.
    pub fn count(self, kind: Kind) -> usize {
        self.cards().iter().filter(|&&held| held == kind).count()
    }

    /// Adds a card.
    ///
    /// # Panics
    /// If it already holds [`MAX_HAND`] cards.
    #[inline]
    pub fn insert(&mut self, kind: Kind) {
        let mut at = self.len();
        self.len += 1;
        while at > 0 && self.cards[at - 1] > kind {
            self.cards[at] = self.cards[at - 1];
            at -= 1;
        }
        self.cards[at] = kind;
    }

    /// Removes a card.
    ///
    /// # Panics
    /// If it holds none of this kind.
    #[inline]
    pub fn remove(&mut self, kind: Kind) {
        let found = self.cards().iter().position(|&card| card == kind);
        let at = found.expect("a card of the hand");
        self.len -= 1;
        let last = self.len();
        for cell in at..last {
            self.cards[cell] = self.cards[cell + 1];
        }
        self.cards[last] = Kind(0);
    }
}

impl Default for Hand {
    fn default() -> Hand {
        Hand::EMPTY
    }
}

impl FromIterator<Kind> for Hand {
    /// # Panics
    /// If there are more than [`MAX_HAND`] cards.
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Hand {
        let mut hand = Hand::default();
        kinds.into_iter().for_each(|kind| hand.insert(kind));
        hand
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(|kind| kind.0)).finish()
    }
}
