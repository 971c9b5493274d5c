//! The pyramid: its places, the cards on them, and which places are open.

use std::fmt;
use std::str::FromStr;

use crate::cards::{Card, Kind, Part};
use crate::symbols::Symbol;

/// The maximum number of cards in a base row (long game: eight middle cards and two ends).
pub const MAX_WIDTH: usize = 10;

/// The number of cells of the largest pyramid, including the base row.
const CELLS: usize = MAX_WIDTH * (MAX_WIDTH + 1) / 2;

/// The first cell of every level. The layout is that of the largest pyramid whatever the size of
/// the match, so that a place has the same number in all of them.
const FIRST_OF_LEVEL: [u8; MAX_WIDTH] = {
    let mut first = [0; MAX_WIDTH];
    let mut level = 1;
    while level < MAX_WIDTH {
        first[level] = first[level - 1] + (MAX_WIDTH - level + 1) as u8;
        level += 1;
    }
    first
};

const LEVEL_OF: [u8; CELLS] = {
    let mut levels = [0; CELLS];
    let mut level = 0;
    while level < MAX_WIDTH {
        let mut at = 0;
        while at < MAX_WIDTH - level {
            levels[FIRST_OF_LEVEL[level] as usize + at] = level as u8;
            at += 1;
        }
        level += 1;
    }
    levels
};

/// For every cell: its neighbours on the level and the two cells under it (SU-13). Where there is
/// none, [`NOWHERE`].
const TOUCHING: [[u8; 4]; CELLS] = {
    let mut all = [[NOWHERE; 4]; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let level = LEVEL_OF[cell] as usize;
        let at = cell - FIRST_OF_LEVEL[level] as usize;
        if at > 0 {
            all[cell][0] = cell as u8 - 1;
        }
        if at + 1 < MAX_WIDTH - level {
            all[cell][1] = cell as u8 + 1;
        }
        if level > 0 {
            let below = FIRST_OF_LEVEL[level - 1] + at as u8;
            all[cell][2] = below;
            all[cell][3] = below + 1;
        }
        cell += 1;
    }
    all
};

/// A cell of no pyramid, which never has a symbol.
const NOWHERE: u8 = CELLS as u8;

/// Where edges and tops may go, for each width of the base row.
const FITS: [[u64; 4]; MAX_WIDTH + 1] = {
    let mut fits = [[0; 4]; MAX_WIDTH + 1];
    let mut width = 2;
    while width <= MAX_WIDTH {
        let top = width - 1;
        let mut level = 1;
        while level < top {
            let first = FIRST_OF_LEVEL[level] as usize;
            fits[width][Part::Left as usize] |= 1 << first;
            fits[width][Part::Right as usize] |= 1 << (first + width - level - 1);
            level += 1;
        }
        fits[width][Part::Top as usize] = 1 << FIRST_OF_LEVEL[top];
        // Only open places are ever tested, so a standard card fits all bits.
        fits[width][Part::Standard as usize] = u64::MAX;
        width += 1;
    }
    fits
};

/// A place of the pyramid: a level, 0 for the base row, and an index on it counted from the left.
/// The text form counts as people do: `2.1` is the leftmost place of the second level above the
/// base.
///
/// ```
/// use game_sun::Place;
/// let place: Place = "2.4".parse()?;
/// assert_eq!((place.level(), place.at()), (2, 3));
/// assert_eq!(place.to_string(), "2.4");
/// # Ok::<(), game_sun::BadPlace>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u8);

/// Text that is not a place of any pyramid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadPlace;

/// The cards on the pyramid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board {
    width: u8,
    filled: u64,
    /// The empty places above the base with both cards below present (SU-8).
    open: u64,
    /// The code of the symbol there, base cards included; 0 for none.
    symbols: [u8; CELLS + 1],
    /// The kind of the card there plus one; 0 for none and for the base row.
    kinds: [u8; CELLS],
}

impl Place {
    /// The place on this level, counted from 0 at the left; `None` if no pyramid has it.
    pub const fn new(level: usize, at: usize) -> Option<Place> {
        if level < MAX_WIDTH && at < MAX_WIDTH - level {
            Some(Place(FIRST_OF_LEVEL[level] + at as u8))
        } else {
            None
        }
    }

    /// The level: 0 is the base row.
    #[inline]
    pub const fn level(self) -> usize {
        LEVEL_OF[self.0 as usize] as usize
    }

    /// The index on its level, counted from 0 at the left.
    #[inline]
    pub const fn at(self) -> usize {
        self.0 as usize - FIRST_OF_LEVEL[self.level()] as usize
    }

    #[inline]
    const fn bit(self) -> u64 {
        1 << self.0
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.level(), self.at() + 1)
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Place {
    type Err = BadPlace;

    fn from_str(text: &str) -> Result<Place, BadPlace> {
        let digit = |byte: u8| byte.is_ascii_digit().then(|| (byte - b'0') as usize);
        let place = match *text.as_bytes() {
            [level, b'.', at] => digit(level).zip(digit(at)),
            // Only the base row of the long game has a tenth place.
            [b'0', b'.', b'1', b'0'] => Some((0, 10)),
            _ => None,
        };
        let (level, at) = place.ok_or(BadPlace)?;
        Place::new(level, at.checked_sub(1).ok_or(BadPlace)?).ok_or(BadPlace)
    }
}

impl fmt::Display for BadPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a place of a pyramid")
    }
}

impl std::error::Error for BadPlace {}

impl Board {
    /// A pyramid with only its base row marked out.
    ///
    /// # Panics
    /// If the base row has fewer than 3 or more than [`MAX_WIDTH`] cards.
    pub fn new(width: usize) -> Board {
        assert!((3..=MAX_WIDTH).contains(&width), "a base row of {width} cards");
        Board {
            width: width as u8,
            filled: 0,
            open: 0,
            symbols: [0; CELLS + 1],
            kinds: [0; CELLS],
        }
    }

    /// The number of cards in the base row (SU-1).
    #[inline]
    pub const fn width(&self) -> usize {
        self.width as usize
    }

    /// The level of the last place, the top (SU-2).
    #[inline]
    pub const fn top_level(&self) -> usize {
        self.width() - 1
    }

    /// The last place, the top (SU-2).
    #[inline]
    pub const fn top(&self) -> Place {
        Place(FIRST_OF_LEVEL[self.top_level()])
    }

    /// Whether this pyramid has the place.
    pub const fn has(&self, place: Place) -> bool {
        place.level() < self.width() && place.at() < self.width() - place.level()
    }

    /// The places of a level of this pyramid, from the left.
    pub fn level(&self, level: usize) -> impl DoubleEndedIterator<Item = Place> + Clone + use<> {
        let places = self.width().saturating_sub(level);
        (0..places).filter_map(move |at| Place::new(level, at))
    }

    /// Whether there is a card.
    #[inline]
    pub const fn is_filled(&self, place: Place) -> bool {
        self.filled & place.bit() != 0
    }

    /// Whether the top is filled, which ends the match (SU-14).
    #[inline]
    pub const fn is_complete(&self) -> bool {
        self.is_filled(self.top())
    }

    /// Whether a card may be placed there: empty, with both cards below present (SU-8).
    #[inline]
    pub const fn is_open(&self, place: Place) -> bool {
        self.open & place.bit() != 0
    }

    /// The open places for this part of the pyramid (SU-9, SU-10), in order.
    #[inline]
    pub fn open_for(&self, part: Part) -> impl Iterator<Item = Place> + use<> {
        let mut rest = self.open & FITS[self.width()][part as usize];
        std::iter::from_fn(move || {
            let place = Place(rest.trailing_zeros() as u8);
            (rest != 0).then(|| {
                rest &= rest - 1;
                place
            })
        })
    }

    /// Whether there is an open place for this part of the pyramid.
    #[inline]
    pub const fn is_any_open_for(&self, part: Part) -> bool {
        self.open & FITS[self.width()][part as usize] != 0
    }

    /// Whether this part of the pyramid belongs there, open or not (SU-9, SU-10).
    #[inline]
    pub const fn fits(&self, part: Part, place: Place) -> bool {
        FITS[self.width()][part as usize] & place.bit() != 0
    }

    /// The kind of the card there; `None` for an empty place and for the base row.
    pub fn kind(&self, place: Place) -> Option<Kind> {
        let code = self.kinds[place.0 as usize];
        (code > 0).then(|| Kind::new(code as usize - 1))
    }

    /// The symbol on the card there, base cards included.
    pub fn symbol(&self, place: Place) -> Option<Symbol> {
        Symbol::from_code(self.symbols[place.0 as usize])
    }

    /// The number of cards with this symbol that touch the place (SU-13).
    #[inline]
    pub fn touching(&self, place: Place, symbol: Symbol) -> u8 {
        let around = TOUCHING[place.0 as usize].map(|cell| self.symbols[cell as usize]);
        around.map(|code| u8::from(code == symbol.code())).iter().sum()
    }

    /// The points for a card there (SU-11).
    #[inline]
    pub const fn points(card: Card, place: Place) -> u8 {
        let level = place.level() as u8;
        let lower = if card.value < level { card.value } else { level };
        match card.part {
            Part::Standard => lower,
            Part::Left | Part::Right => 2 * lower,
            Part::Top => 3 * lower,
        }
    }

    /// Lays a base card at this index of the row, counted from 0 (SU-1).
    pub fn lay_base(&mut self, at: usize, symbol: Option<Symbol>) {
        let place = Place(at as u8);
        self.fill(place, symbol);
    }

    /// Lays a card on an open place.
    #[inline]
    pub fn lay(&mut self, place: Place, kind: Kind, card: Card) {
        self.kinds[place.0 as usize] = kind.index() as u8 + 1;
        self.fill(place, card.symbol);
    }

    #[inline]
    fn fill(&mut self, place: Place, symbol: Option<Symbol>) {
        self.filled |= place.bit();
        self.open &= !place.bit();
        if let Some(symbol) = symbol {
            self.symbols[place.0 as usize] = symbol.code();
        }
        let (level, at) = (place.level(), place.at());
        if level >= self.top_level() {
            return;
        }
        // The cell above the pair (at - 1, at) and the one above (at, at + 1).
        let above = FIRST_OF_LEVEL[level + 1] + at as u8;
        if at > 0 && self.filled & (place.bit() >> 1) != 0 {
            self.open |= 1 << (above - 1);
        }
        if at + 1 < self.width() - level && self.filled & (place.bit() << 1) != 0 {
            self.open |= 1 << above;
        }
    }
}

impl fmt::Debug for Board {
    /// The kinds from the base up, with a dot for an empty place.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for level in 0..self.width() {
            f.write_str(if level > 0 { " / " } else { "" })?;
            for place in self.level(level) {
                match (self.kind(place), self.symbol(place)) {
                    (Some(kind), _) => write!(f, "{} ", kind.index())?,
                    (None, Some(symbol)) => write!(f, "{symbol} ")?,
                    (None, None) => f.write_str(if self.is_filled(place) { "plain " } else { ". " })?,
                }
            }
        }
        Ok(())
    }
}
