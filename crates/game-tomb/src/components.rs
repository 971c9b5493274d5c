//! The printed components: chambers, expeditions and skull values.

mod read;

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, LazyLock};

use rules::{Fault, Phrase};

use crate::{CardId, CardSet, Colour, SIDE, Square, Squares, Symbol};

/// A set of printed components, read from a file and validated.
///
/// The format is described in `docs/games/tomb.md`.
#[derive(Clone, PartialEq, Eq)]
pub struct TombSet {
    id: String,
    skulls: [u8; SKULLS],
    patterns: Vec<Pattern>,
    chambers: Vec<Chamber>,
    colours: [CardSet; 3],
}

/// The number of skulls on a score card.
pub const SKULLS: usize = 10;

/// The maximum number of red crosses in a chamber.
pub const MOST_CROSSES: usize = 8;

/// The number of cards in a set. Real sets have [`Size::FULL`]; tests use fewer, so that
/// everything that can happen can be enumerated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size {
    /// Pyramid cards of each of the three colours: 1 to 21.
    pub per_colour: u8,
    /// Expedition cards: 2 to 8.
    pub expeditions: u8,
}

/// A pyramid card: the chamber printed on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chamber {
    card: CardId,
    colour: Colour,
    entrance: Square,
    tomb: Square,
    open: Squares,
    symbols: [Squares; 6],
    /// For every pattern of the set, the marks that avoid walls, ascending.
    marks: Vec<Vec<Squares>>,
}

/// An expedition: a pattern of squares, and the number of cards that show it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pattern {
    name: String,
    cards: u8,
    shape: Squares,
    placements: Vec<Squares>,
    marks: Vec<Squares>,
}

/// The index of a pattern in its set.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PatternId(pub(crate) u8);

impl Size {
    /// What the box contains: 16 pyramid cards of each colour, 8 expeditions.
    pub const FULL: Size = Size {
        per_colour: 16,
        expeditions: 8,
    };

    const fn chambers(self) -> u8 {
        self.per_colour * 3
    }
}

impl TombSet {
    /// Parses and validates a set with another number of cards than the real game.
    ///
    /// # Errors
    /// Everything that is wrong with it, line by line.
    ///
    /// # Panics
    /// If the size is out of bounds.
    pub fn read_sized(text: &str, size: Size) -> Result<TombSet, Vec<Fault>> {
        assert!(
            (1..=21).contains(&size.per_colour) && (2..=8).contains(&size.expeditions),
            "a size out of bounds"
        );
        read::components(text, size)
    }

    /// The costs of the skulls, the cheapest first: 1 is printed as −1.
    pub fn skulls(&self) -> &[u8; SKULLS] {
        &self.skulls
    }

    /// The patterns of the expeditions.
    pub fn patterns(&self) -> impl ExactSizeIterator<Item = (PatternId, &Pattern)> {
        self.patterns
            .iter()
            .enumerate()
            .map(|(index, pattern)| (PatternId(index as u8), pattern))
    }

    /// The pattern with this id, if the set has it.
    pub fn pattern(&self, id: PatternId) -> Option<&Pattern> {
        self.patterns.get(usize::from(id.0))
    }

    /// The pattern with this name.
    pub fn pattern_named(&self, name: &str) -> Option<PatternId> {
        let index = self.patterns.iter().position(|pattern| pattern.name == name)?;
        Some(PatternId(index as u8))
    }

    /// The number of expedition cards.
    pub fn expeditions(&self) -> u8 {
        self.patterns.iter().map(|pattern| pattern.cards).sum()
    }

    /// All pyramid cards.
    pub fn cards(&self) -> CardSet {
        CardSet::first_numbers(self.chambers.len() as u8)
    }

    /// The pyramid cards of a colour.
    #[inline]
    pub fn of_colour(&self, colour: Colour) -> CardSet {
        self.colours[colour.index()]
    }

    /// The chamber of a card.
    ///
    /// # Panics
    /// If the set has no such card.
    #[inline]
    pub fn chamber(&self, card: CardId) -> &Chamber {
        &self.chambers[usize::from(card.number() - 1)]
    }
}

impl rules::Components for TombSet {
    fn standard_text() -> &'static str {
        concat!(
            include_str!("../data/expeditions.txt"),
            "\n",
            include_str!("../data/chambers.txt")
        )
    }

    fn standard() -> Arc<TombSet> {
        static STANDARD: LazyLock<Arc<TombSet>> = LazyLock::new(|| {
            let text = TombSet::standard_text();
            Arc::new(TombSet::read_sized(text, Size::FULL).expect("our own set has no fault"))
        });
        Arc::clone(&STANDARD)
    }

    fn id(&self) -> &str {
        &self.id
    }

    fn read(text: &str) -> Result<TombSet, Vec<Fault>> {
        let set = TombSet::read_sized(text, Size::FULL)?;
        let standard = TombSet::standard();
        // A record names its set, so two sets with one name would be confused.
        if set.id == standard.id && set != *standard {
            let phrase = Phrase::new("tomb-fault-name-taken").with("name", set.id);
            return Err(vec![Fault { line: 0, phrase }]);
        }
        Ok(set)
    }

    fn write(&self) -> String {
        let skulls: Vec<String> = self.skulls.iter().map(|cost| format!(" -{cost}")).collect();
        let mut blocks = vec![format!("set {}\nskulls{}\n", self.id, skulls.concat())];
        blocks.extend(self.patterns.iter().map(Pattern::to_string));
        blocks.extend(self.chambers.iter().map(Chamber::to_string));
        blocks.join("\n")
    }
}

impl Hash for TombSet {
    /// By name only: names distinguish sets, and a table rarely has two.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.id.hash(state);
    }
}

impl fmt::Debug for TombSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TombSet({})", self.id)
    }
}

impl Chamber {
    /// The number printed on the card.
    pub fn card(&self) -> CardId {
        self.card
    }

    /// The colour of the card.
    pub fn colour(&self) -> Colour {
        self.colour
    }

    /// The start of the path, in the top row.
    pub fn entrance(&self) -> Square {
        self.entrance
    }

    /// The end of the path, in the bottom row.
    #[inline]
    pub fn tomb(&self) -> Square {
        self.tomb
    }

    /// The squares that are not walls.
    #[inline]
    pub fn open(&self) -> Squares {
        self.open
    }

    /// The squares with this symbol.
    #[inline]
    pub fn with(&self, symbol: Symbol) -> Squares {
        self.symbols[symbol.index()]
    }

    /// The symbol on a square.
    pub fn symbol(&self, square: Square) -> Option<Symbol> {
        Symbol::ALL
            .into_iter()
            .find(|&symbol| self.with(symbol).contains(square))
    }

    /// All marks that an expedition with this pattern allows while nothing is marked yet,
    /// wherever they start, ascending.
    #[inline]
    pub(crate) fn marks(&self, pattern: PatternId) -> &[Squares] {
        &self.marks[usize::from(pattern.0)]
    }

    /// The squares of which the next mark must include one: the entrance of an untouched card,
    /// the neighbours of the marked squares on any other (TO-5). Empty once the tomb is marked
    /// (TO-10).
    #[inline]
    pub fn frontier(&self, marked: Squares) -> Squares {
        if marked.is_empty() {
            Squares::only(self.entrance)
        } else if marked.contains(self.tomb) {
            Squares::EMPTY
        } else {
            marked.neighbours().and(self.open).without(marked)
        }
    }

    /// How many more squares must be marked to complete the card.
    pub fn squares_left(&self, marked: Squares) -> u8 {
        let way = |from: Squares| {
            from.steps_to(self.tomb, self.open)
                .expect("every chamber has a way to its tomb")
        };
        if marked.is_empty() {
            1 + way(Squares::only(self.entrance))
        } else {
            way(marked)
        }
    }
}

impl fmt::Display for Chamber {
    /// The form used in component files.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "chamber {} {}", self.card, self.colour.name())?;
        for row in 0..SIDE {
            for column in 0..SIDE {
                let square = Square::new(column, row);
                let letter = if square == self.entrance {
                    'E'
                } else if square == self.tomb {
                    'T'
                } else if !self.open.contains(square) {
                    '#'
                } else {
                    self.symbol(square).map_or('.', Symbol::letter)
                };
                write!(f, "{letter}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

impl Pattern {
    /// The pattern of this shape, with everything derived from it.
    fn new(name: String, cards: u8, shape: Squares) -> Pattern {
        let placements = placements(shape);
        let mut marks = placements.clone();
        marks.extend(Square::all().map(Squares::only));
        marks.sort_unstable();
        marks.dedup();
        Pattern {
            name,
            cards,
            shape: to_the_corner(shape),
            placements,
            marks,
        }
    }

    /// The name, a single word.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The number of cards that show it.
    pub fn cards(&self) -> u8 {
        self.cards
    }

    /// The printed shape, moved to the top-left corner.
    pub fn shape(&self) -> Squares {
        self.shape
    }

    /// All placements in an empty chamber, rotated and reflected, ascending (TO-4).
    pub fn placements(&self) -> &[Squares] {
        &self.placements
    }

    /// All marks that this expedition allows in an empty chamber, ascending: the placements and
    /// the single squares (TO-4).
    #[inline]
    pub(crate) fn marks(&self) -> &[Squares] {
        &self.marks
    }
}

impl fmt::Display for Pattern {
    /// The form used in component files.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "expedition {} {}", self.name, self.cards)?;
        let width = self.shape.iter().map(Square::column).max().unwrap_or(0) + 1;
        let height = self.shape.iter().map(Square::row).max().unwrap_or(0) + 1;
        for row in 0..height {
            for column in 0..width {
                let marked = self.shape.contains(Square::new(column, row));
                f.write_str(if marked { "X" } else { "." })?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

/// The eight rotations and reflections of a shape, each moved to the top-left corner; a symmetric
/// shape repeats some of them.
fn turns_and_mirrors(shape: Squares) -> [Squares; 8] {
    let mut all = [shape; 8];
    for index in 1..8 {
        let last = all[index - 1];
        all[index] = if index == 4 {
            last.iter()
                .map(|square| Square::new(SIDE - 1 - square.column(), square.row()))
                .collect()
        } else {
            last.iter()
                .map(|square| Square::new(SIDE - 1 - square.row(), square.column()))
                .collect()
        };
    }
    all.map(to_the_corner)
}

/// Whether two shapes are rotations or reflections of each other.
fn alike(one: Squares, other: Squares) -> bool {
    turns_and_mirrors(one).contains(&to_the_corner(other))
}

/// The shape moved up and left as far as possible.
fn to_the_corner(shape: Squares) -> Squares {
    let left = shape.iter().map(Square::column).min().unwrap_or(0);
    let up = shape.iter().map(Square::row).min().unwrap_or(0);
    shape
        .iter()
        .map(|square| Square::new(square.column() - left, square.row() - up))
        .collect()
}

/// All placements of the shape in an empty chamber, ascending.
fn placements(shape: Squares) -> Vec<Squares> {
    let mut all = Vec::new();
    for turned in turns_and_mirrors(shape) {
        let width = turned.iter().map(Square::column).max().unwrap_or(0);
        let height = turned.iter().map(Square::row).max().unwrap_or(0);
        for down in 0..SIDE - height {
            for right in 0..SIDE - width {
                let moved = |square: Square| Square::new(square.column() + right, square.row() + down);
                all.push(turned.iter().map(moved).collect());
            }
        }
    }
    all.sort_unstable();
    all.dedup();
    all
}
