//! The printed board: districts and their values, water, covers, the die and the points that end
//! a match. Data that a table can replace to match its own copy of the game.

mod read;
mod stretch;
mod write;

use std::ops::RangeInclusive;
use std::sync::{Arc, LazyLock};

use rules::{Components, Fault};

use crate::action::Face;
use crate::board::{Direction, GRID, Square, Squares};

/// A board of Palenque, as printed.
///
/// Every value of this type is valid, because it comes from [`Components::read`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Palenque {
    id: String,
    columns: u8,
    rows: u8,
    /// Ascending by letter.
    districts: Vec<District>,
    /// The index of the Holy District in `districts`.
    holy: usize,
    lake: Squares,
    river: River,
    banks: Squares,
    /// The letters of the covered districts with two, three and four players.
    covers: [Vec<char>; 3],
    /// Ascending.
    die: Vec<Face>,
    /// The number of faces that show arrows, 1, 2, …, 15.
    weights: [u8; GRID as usize],
    /// The points that end a match with two, three, four and five players.
    goals: [u16; 4],
    gaps: Gaps,
}

/// What may lie in the gaps of a line (PA-13). It is nothing that is printed:
/// a board of an old match carries how its match was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Gaps {
    /// Free squares.
    #[default]
    Free,
    /// Anything, as in revision 1 of our rules.
    Anything,
}

/// A part of the city that is scored together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct District {
    /// Its letter on the board.
    pub letter: char,
    /// Its value in points (PA-18, PA-22).
    pub value: u8,
    /// Its squares, covered or not.
    pub squares: Squares,
}

/// The course of the river, between squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct River {
    /// The squares along whose right side it runs.
    pub right_of: Squares,
    /// The squares along whose lower side it runs.
    pub below: Squares,
}

/// The allowed numbers of players, each with a goal in the file.
const SEATS: RangeInclusive<u8> = 2..=5;

/// The file of the board that ships with Benben.
const STANDARD: &str = include_str!("../data/palenque.txt");

/// The file of the board that came with revision 1 of our rules.
const FIRST: &str = include_str!("../data/palenque-1.txt");

static PALENQUE: LazyLock<Arc<Palenque>> =
    LazyLock::new(|| Arc::new(read::parse(STANDARD).expect("the board that comes with Benben is valid")));

impl Components for Palenque {
    fn standard_text() -> &'static str {
        STANDARD
    }

    fn standard() -> Arc<Palenque> {
        Arc::clone(&PALENQUE)
    }

    fn id(&self) -> &str {
        &self.id
    }

    fn read(text: &str) -> Result<Palenque, Vec<Fault>> {
        let palenque = read::parse(text)?;
        // Positions on boards of the same name are assumed to be on equal boards.
        if palenque.id == PALENQUE.id && palenque != **PALENQUE {
            return Err(vec![read::name_is_taken(text)]);
        }
        Ok(palenque)
    }

    fn write(&self) -> String {
        write::write(self)
    }
}

impl Palenque {
    /// The board of a match that was played by revision 1 of our rules; the
    /// one that came with Benben if there is no text of another.
    ///
    /// # Errors
    /// All that is wrong with the text.
    pub(crate) fn of_first_revision(text: Option<&str>) -> Result<Palenque, Vec<Fault>> {
        let board = read::parse(text.unwrap_or(FIRST))?;
        Ok(Palenque {
            gaps: Gaps::Anything,
            ..board
        })
    }

    pub(crate) fn gaps(&self) -> Gaps {
        self.gaps
    }

    /// The number of columns.
    pub fn columns(&self) -> u8 {
        self.columns
    }

    /// The number of columns or of rows, whichever is larger.
    #[inline]
    pub(crate) fn longer_side(&self) -> u8 {
        self.columns.max(self.rows)
    }

    /// The number of rows.
    pub fn rows(&self) -> u8 {
        self.rows
    }

    /// The districts, ascending by letter.
    pub fn districts(&self) -> &[District] {
        &self.districts
    }

    /// The district of a square; `None` for the lake and squares off the board.
    pub fn district_at(&self, square: Square) -> Option<&District> {
        self.districts
            .iter()
            .find(|district| district.squares.contains(square))
    }

    /// The Holy District.
    pub fn holy(&self) -> &District {
        &self.districts[self.holy]
    }

    /// The lake.
    pub fn lake(&self) -> Squares {
        self.lake
    }

    /// The river.
    pub fn river(&self) -> River {
        self.river
    }

    /// The squares that count for water (PA-21).
    pub fn banks(&self) -> Squares {
        self.banks
    }

    /// The covered squares with this number of players (PA-1).
    pub fn covered(&self, seats: u8) -> Squares {
        self.covered_letters(seats)
            .iter()
            .filter_map(|&letter| self.districts.iter().find(|district| district.letter == letter))
            .fold(Squares::EMPTY, |all, district| all | district.squares)
    }

    /// The squares in play with this number of players: districts that are not covered.
    pub fn land(&self, seats: u8) -> Squares {
        let districts = self.districts.iter();
        let land = districts.fold(Squares::EMPTY, |all, district| all | district.squares);
        land & !self.covered(seats)
    }

    /// The faces of the die, ascending.
    pub fn die(&self) -> &[Face] {
        &self.die
    }

    /// The number of faces of the die that show this.
    #[inline]
    pub fn weight(&self, face: Face) -> u32 {
        let index = weight_index(face);
        self.weights.get(index).copied().map_or(0, u32::from)
    }

    /// The points that end a match with this number of players (PA-20).
    pub fn goal(&self, seats: u8) -> u16 {
        self.goals[usize::from(seats - SEATS.start())]
    }

    fn covered_letters(&self, seats: u8) -> &[char] {
        self.covers
            .get(usize::from(seats - SEATS.start()))
            .map_or(&[], Vec::as_slice)
    }
}

/// The index of a face in the weights of a die.
const fn weight_index(face: Face) -> usize {
    match face {
        Face::Arrows => 0,
        Face::Number(number) => number as usize,
    }
}

/// The squares of `land` that share a side with the lake or lie along the river.
fn beside_water(land: Squares, lake: Squares, river: River) -> Squares {
    let River { right_of, below } = river;
    let along = right_of | right_of.step(Direction::Right) | below | below.step(Direction::Down);
    (lake.beside() | along) & land
}
