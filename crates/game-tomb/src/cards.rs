//! Pyramid cards, their colours and symbols.

use std::fmt;
use std::str::FromStr;

use rules::Arg;

/// The number printed on a pyramid card, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(u8);

/// Text that is not a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadCard;

/// A set of pyramid cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CardSet(u64);

/// The colour of a pyramid card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// Purple.
    Purple,
    /// Orange.
    Orange,
    /// Green.
    Green,
}

/// A symbol printed on a square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Symbol {
    /// A red gem (TO-7).
    RedGem,
    /// A green gem (TO-7).
    GreenGem,
    /// A torch (TO-8).
    Torch,
    /// A skull (TO-9).
    Skull,
    /// A potion (TO-9).
    Potion,
    /// A red cross (TO-6).
    Cross,
}

impl CardId {
    /// The largest number a card can have.
    pub const MOST: u8 = 64;

    /// The card with this number.
    ///
    /// # Panics
    /// If the number is 0 or over [`MOST`](CardId::MOST).
    pub const fn new(number: u8) -> CardId {
        assert!(number >= 1 && number <= CardId::MOST, "no card has this number");
        CardId(number)
    }

    /// The printed number.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl CardSet {
    /// The empty set.
    pub const EMPTY: CardSet = CardSet(0);

    /// One card.
    #[inline]
    pub const fn only(card: CardId) -> CardSet {
        CardSet(1 << (card.0 - 1))
    }

    /// The cards from 1 to `count`.
    pub const fn first_numbers(count: u8) -> CardSet {
        if count == CardId::MOST {
            CardSet(u64::MAX)
        } else {
            CardSet((1 << count) - 1)
        }
    }

    /// The number of cards.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the card is in the set.
    #[inline]
    pub const fn contains(self, card: CardId) -> bool {
        self.0 & CardSet::only(card).0 != 0
    }

    /// Adds a card.
    #[inline]
    pub const fn insert(&mut self, card: CardId) {
        self.0 |= CardSet::only(card).0;
    }

    /// Removes a card.
    #[inline]
    pub const fn remove(&mut self, card: CardId) {
        self.0 &= !CardSet::only(card).0;
    }

    /// The intersection.
    #[inline]
    #[must_use]
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// The union.
    #[inline]
    #[must_use]
    pub const fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// The difference.
    #[inline]
    #[must_use]
    pub const fn without(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// The card with the lowest number.
    #[inline]
    pub const fn lowest(self) -> Option<CardId> {
        if self.0 == 0 {
            None
        } else {
            Some(CardId(self.0.trailing_zeros() as u8 + 1))
        }
    }

    /// The cards, lowest number first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = CardId> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let lowest = CardSet(rest).lowest()?;
            rest &= rest - 1;
            Some(lowest)
        })
    }
}

impl Colour {
    /// All three, in the order of the score card.
    pub const ALL: [Colour; 3] = [Colour::Purple, Colour::Orange, Colour::Green];

    /// Its index in [`ALL`](Colour::ALL).
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word in component files.
    pub const fn name(self) -> &'static str {
        match self {
            Colour::Purple => "purple",
            Colour::Orange => "orange",
            Colour::Green => "green",
        }
    }

    /// The letter in set-ups: the first of the name.
    pub const fn letter(self) -> char {
        match self {
            Colour::Purple => 'p',
            Colour::Orange => 'o',
            Colour::Green => 'g',
        }
    }

    /// The name, as a message for people.
    pub const fn message(self) -> Arg {
        Arg::Message(match self {
            Colour::Purple => "tomb-colour-purple",
            Colour::Orange => "tomb-colour-orange",
            Colour::Green => "tomb-colour-green",
        })
    }
}

impl Symbol {
    /// All of them.
    pub const ALL: [Symbol; 6] = [
        Symbol::RedGem,
        Symbol::GreenGem,
        Symbol::Torch,
        Symbol::Skull,
        Symbol::Potion,
        Symbol::Cross,
    ];

    /// Its index in [`ALL`](Symbol::ALL).
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter in component files.
    pub const fn letter(self) -> char {
        match self {
            Symbol::RedGem => 'r',
            Symbol::GreenGem => 'g',
            Symbol::Torch => 't',
            Symbol::Skull => 's',
            Symbol::Potion => 'p',
            Symbol::Cross => 'x',
        }
    }

    /// The symbol with this letter.
    pub fn from_letter(letter: char) -> Option<Symbol> {
        Symbol::ALL.into_iter().find(|symbol| symbol.letter() == letter)
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "card {}", self.0)
    }
}

impl FromStr for CardId {
    type Err = BadCard;

    /// The number without sign or leading zero.
    fn from_str(text: &str) -> Result<CardId, BadCard> {
        let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
        match text.parse() {
            Ok(number @ 1..=CardId::MOST) if plain => Ok(CardId(number)),
            _ => Err(BadCard),
        }
    }
}

impl fmt::Display for BadCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not the number of a card")
    }
}

impl std::error::Error for BadCard {}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(CardId::number)).finish()
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> CardSet {
        cards
            .into_iter()
            .fold(CardSet::EMPTY, |set, card| set.or(CardSet::only(card)))
    }
}
