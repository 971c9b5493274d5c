//! The printed tiles, read from a text that people can edit.

use std::fmt::{self, Write as _};
use std::sync::{Arc, LazyLock};

use rules::{Components, Fault, MOST_FAULTS, Phrase};

use crate::board::{Block, Colour, Jewels, Quadrant};

/// The minimum number of tiles in a set: twenty for each of four players.
pub const FEWEST_TILES: usize = 80;

/// The maximum number of tiles in a set, so that any subset fits in a bit mask.
pub const MOST_TILES: usize = 128;

/// The number of jewels on every tile.
const JEWELS_ON_A_TILE: u32 = 2;

const HEADER: &str = "tile,left_colour,left_jewels,right_colour,right_jewels";

/// A tile, by its number in the list; printed and written from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileId(u8);

/// The face of a tile in its listed orientation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile {
    /// The left block.
    pub left: Block,
    /// The right block.
    pub right: Block,
}

/// A set of tiles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tiles {
    id: String,
    tiles: Vec<Tile>,
}

impl TileId {
    /// The tile with this number, counted from 1 as in the list.
    pub const fn from_number(number: u8) -> Option<TileId> {
        if number >= 1 && number as usize <= MOST_TILES {
            Some(TileId(number - 1))
        } else {
            None
        }
    }

    /// The number in the list, counted from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) const fn from_index(index: u8) -> TileId {
        debug_assert!((index as usize) < MOST_TILES);
        TileId(index)
    }

    #[inline]
    pub(crate) const fn bit(self) -> u128 {
        1 << self.0
    }
}

impl fmt::Display for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "tile {self}")
    }
}

impl Tile {
    /// The same tile turned by half: the blocks swap sides, and each is turned itself.
    #[must_use]
    pub const fn turned_by_half(self) -> Tile {
        Tile {
            left: self.right.turned().turned(),
            right: self.left.turned().turned(),
        }
    }

    /// Whether the two look the same on the table.
    pub fn looks_like(self, other: Tile) -> bool {
        self == other || self == other.turned_by_half()
    }

    /// The left and the right block after this many quarter turns clockwise.
    #[inline]
    #[must_use]
    pub(crate) const fn blocks_turned(self, quarter_turns: u8) -> [Block; 2] {
        let (mut left, mut right) = (self.left, self.right);
        let mut turns = quarter_turns;
        while turns > 0 {
            left = left.turned();
            right = right.turned();
            turns -= 1;
        }
        [left, right]
    }
}

impl Tiles {
    /// The number of tiles.
    #[inline]
    pub fn count(&self) -> usize {
        self.tiles.len()
    }

    /// The face of a tile.
    ///
    /// # Panics
    /// If the set has no such tile.
    #[inline]
    pub fn tile(&self, id: TileId) -> Tile {
        self.tiles[id.index()]
    }

    /// Whether the set has this tile.
    #[inline]
    pub fn contains(&self, id: TileId) -> bool {
        id.index() < self.tiles.len()
    }

    /// All tiles, in the order of their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (TileId, Tile)> {
        (0u8..).map(TileId).zip(self.tiles.iter().copied())
    }

    /// All tiles of the set, as a mask.
    #[inline]
    pub(crate) fn all(&self) -> u128 {
        u128::MAX >> (MOST_TILES - self.tiles.len())
    }
}

static STANDARD: LazyLock<Arc<Tiles>> = LazyLock::new(|| {
    Arc::new(parse(Tiles::standard_text()).expect("the tiles that come with Benben are valid"))
});

impl Components for Tiles {
    fn standard_text() -> &'static str {
        include_str!("../data/tiles.csv")
    }

    fn standard() -> Arc<Tiles> {
        Arc::clone(&STANDARD)
    }

    fn id(&self) -> &str {
        &self.id
    }

    fn read(text: &str) -> Result<Tiles, Vec<Fault>> {
        let tiles = parse(text)?;
        if tiles.id == STANDARD.id && tiles != **STANDARD {
            let name = Phrase::new("pyramido-tiles-name-taken").with("name", tiles.id);
            return Err(vec![Fault {
                line: 0,
                phrase: name,
            }]);
        }
        Ok(tiles)
    }

    fn write(&self) -> String {
        let mut text = format!("set,{}\n{HEADER}\n", self.id);
        for (id, Tile { left, right }) in self.iter() {
            let (left_colour, right_colour) = (left.colour.name(), right.colour.name());
            let (left_jewels, right_jewels) = (left.jewels, right.jewels);
            let _ = writeln!(
                text,
                "{id},{left_colour},{left_jewels},{right_colour},{right_jewels}"
            );
        }
        text
    }
}

/// Parses a whole set, continuing after every fault so that all are listed.
fn parse(text: &str) -> Result<Tiles, Vec<Fault>> {
    let mut faults = Vec::new();
    let mut id = None;
    let mut header = false;
    let mut tiles: Vec<(usize, Option<Tile>)> = Vec::new();
    for (line, content) in (1..).zip(text.lines()) {
        if faults.len() >= MOST_FAULTS {
            break;
        }
        let content = content.trim();
        let mut fault = |phrase| faults.push(Fault { line, phrase });
        if content.is_empty() || content.starts_with('#') {
        } else if let Some(name) = content.strip_prefix("set,") {
            if id.is_some() {
                fault(Phrase::new("pyramido-tiles-second-name"));
            } else if !is_word(name) {
                fault(Phrase::new("pyramido-tiles-bad-name").with("name", name));
            }
            id.get_or_insert_with(|| name.to_owned());
        } else if content == HEADER {
            if header {
                fault(Phrase::new("pyramido-tiles-second-header"));
            }
            header = true;
        } else {
            tiles.push((line, read_tile(content, tiles.len() + 1, &mut fault)));
        }
    }
    let mut of_the_whole = |phrase| faults.push(Fault { line: 0, phrase });
    if id.is_none() {
        of_the_whole(Phrase::new("pyramido-tiles-no-name"));
    }
    if !header {
        of_the_whole(Phrase::new("pyramido-tiles-no-header").with("header", HEADER));
    }
    if !(FEWEST_TILES..=MOST_TILES).contains(&tiles.len()) {
        of_the_whole(
            Phrase::new("pyramido-tiles-wrong-count")
                .with("count", tiles.len() as i64)
                .with("fewest", FEWEST_TILES as i64)
                .with("most", MOST_TILES as i64),
        );
    }
    for (index, &(line, tile)) in tiles.iter().take(MOST_TILES).enumerate() {
        let Some(tile) = tile else { continue };
        let twin = tiles[..index]
            .iter()
            .position(|&(_, other)| other.is_some_and(|other| tile.looks_like(other)));
        if let Some(twin) = twin {
            let phrase = Phrase::new("pyramido-tiles-alike")
                .with("tile", (index + 1) as i64)
                .with("other", (twin + 1) as i64);
            faults.push(Fault { line, phrase });
        }
    }
    faults.sort_by_key(|fault| fault.line);
    let tiles: Option<Vec<Tile>> = tiles.into_iter().map(|(_, tile)| tile).collect();
    match (id, tiles) {
        (Some(id), Some(tiles)) if faults.is_empty() => Ok(Tiles { id, tiles }),
        _ => Err(faults),
    }
}

/// One line of the list; `None` if a fault makes it meaningless.
fn read_tile(content: &str, number: usize, fault: &mut impl FnMut(Phrase)) -> Option<Tile> {
    let fields: Vec<&str> = content.split(',').map(str::trim).collect();
    let &[written, left_colour, left_jewels, right_colour, right_jewels] = fields.as_slice() else {
        fault(Phrase::new("pyramido-tiles-fields").with("count", fields.len() as i64));
        return None;
    };
    if written != number.to_string() {
        fault(
            Phrase::new("pyramido-tiles-number")
                .with("written", written)
                .with("expected", number as i64),
        );
    }
    let left = read_block(left_colour, left_jewels, fault);
    let right = read_block(right_colour, right_jewels, fault);
    let tile = Tile {
        left: left?,
        right: right?,
    };
    let jewels = tile.left.jewels.count() + tile.right.jewels.count();
    if jewels != JEWELS_ON_A_TILE {
        fault(Phrase::new("pyramido-tiles-jewels").with("count", i64::from(jewels)));
    }
    Some(tile)
}

fn read_block(colour: &str, quadrants: &str, fault: &mut impl FnMut(Phrase)) -> Option<Block> {
    let known = Colour::from_name(colour);
    if known.is_none() {
        fault(Phrase::new("pyramido-tiles-colour").with("colour", colour));
    }
    let mut jewels = Some(Jewels::NONE);
    if quadrants != "-" {
        for name in quadrants.split('+') {
            match Quadrant::from_name(name) {
                None => {
                    fault(Phrase::new("pyramido-tiles-quadrant").with("quadrant", name));
                    jewels = None;
                }
                Some(quadrant) => {
                    if let Some(jewels) = &mut jewels
                        && !jewels.insert(quadrant)
                    {
                        fault(Phrase::new("pyramido-tiles-quadrant-twice").with("quadrant", name));
                    }
                }
            }
        }
    }
    Some(Block {
        colour: known?,
        jewels: jewels?,
    })
}

fn is_word(name: &str) -> bool {
    !name.is_empty()
        && name
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}
