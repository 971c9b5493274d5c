//! Positions as text: parsing a loose description, listing everything that is wrong with it, and
//! writing one. The grammar is in `docs/games/pyramido.md`.

mod check;
mod read;

use std::fmt::{self, Write as _};
use std::str::FromStr;
use std::sync::Arc;

use rules::{Seat, SetUp, SetupError};

use crate::Pyramido;
use crate::action::{Place, Stack};
use crate::board::{Cell, Colour, Patch};
use crate::components::{TileId, Tiles};
use crate::picture::{Picture, SeenQuadrant};
use crate::position::{Phase, PyramidoPosition, StackState};
use crate::pyramid::{LEVELS, Pyramid};
use crate::score::RoundScore;

/// A loose description of a position, which may be illegal; the grammar is in
/// `docs/games/pyramido.md`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The round, counted from 1.
    pub round: u8,
    /// The seat that started the round.
    pub starter: Seat,
    /// Whose turn it is; `None` once the match is over.
    pub mover: Option<Seat>,
    /// The tiles of the quarry.
    pub quarry: [Option<TileId>; 3],
    /// The stacks.
    pub stacks: [StackState; 4],
    /// The tiles that have been added to pyramids.
    pub gone: Vec<TileId>,
    /// The pyramids, seat by seat.
    pub pyramids: Vec<PyramidSetup>,
}

/// One seat's part of a [`Setup`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PyramidSetup {
    /// The pyramid from above.
    pub picture: Picture,
    /// The number of quadrants in every row of the picture.
    pub row_lengths: Vec<u8>,
    /// The blocks of the current level, row by row.
    pub level: Vec<Vec<bool>>,
    /// The markers, and the cells that they lie on.
    pub markers: Vec<(Colour, Cell)>,
    /// The patches left.
    pub patches: Vec<Patch>,
    /// The points of every round that has been counted.
    pub scores: Vec<RoundScore>,
    /// 0, or the place in the order of those who have lost.
    pub lost: u8,
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Setup, SetupError> {
        read::read(text)
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tile = |tile: Option<TileId>| tile.map_or_else(|| "-".to_owned(), |tile| tile.to_string());
        let quarry = self.quarry.map(tile).join(",");
        let stack = |stack: StackState| format!("{}/{}", stack.height, tile(stack.top));
        let stacks = self.stacks.map(stack).join(",");
        let mover = self
            .mover
            .map_or_else(|| "-".to_owned(), |mover| mover.to_string());
        let gone = self.gone.iter().fold(0, |gone, tile| gone | tile.bit());
        write!(
            f,
            "round:{} starter:{} mover:{mover} quarry:{quarry} stacks:{stacks} gone:{}",
            self.round,
            self.starter,
            write_gone(gone)
        )?;
        self.pyramids
            .iter()
            .try_for_each(|pyramid| write!(f, " {pyramid}"))
    }
}

impl fmt::Display for PyramidSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = |(row, &length): (u8, &u8)| -> String {
            (0..length)
                .map(|column| write_quadrant(self.picture.at(column, row)))
                .collect()
        };
        let picture: Vec<String> = (0..).zip(&self.row_lengths).map(row).collect();
        let row = |row: &Vec<bool>| row.iter().map(|&block| if block { 'x' } else { '.' }).collect();
        let level: Vec<String> = self.level.iter().map(row).collect();
        let markers = self
            .markers
            .iter()
            .map(|(colour, cell)| format!("{}@{cell}", colour.name()));
        let markers: Vec<String> = markers.collect();
        let patches: Vec<String> = self.patches.iter().copied().map(write_patch).collect();
        let scores: Vec<String> = self.scores.iter().copied().map(write_score).collect();
        let lost = if self.lost == 0 {
            "-".to_owned()
        } else {
            self.lost.to_string()
        };
        write!(
            f,
            "{}|{}|{}|{}|{}|{lost}",
            or_dash(picture.join("/")),
            or_dash(level.join("/")),
            or_dash(markers.join(",")),
            or_dash(patches.join(",")),
            or_dash(scores.join(",")),
        )
    }
}

impl SetUp for Pyramido {
    fn position_from_text(components: &Arc<Tiles>, text: &str) -> Result<PyramidoPosition, SetupError> {
        let draft: Setup = text.parse()?;
        check::check(&draft, components).map_err(SetupError::Violations)
    }

    fn text_from_position(position: &PyramidoPosition) -> Option<String> {
        let between_turns = match position.step {
            Phase::Build | Phase::Over => true,
            // After the first of two patches the turn is half finished.
            Phase::Fill => position.pyramids[position.mover].open_count().is_multiple_of(2),
            _ => false,
        };
        between_turns.then(|| write(position))
    }
}

fn write(position: &PyramidoPosition) -> String {
    let tile = |tile: Option<TileId>| tile.map_or_else(|| "-".to_owned(), |tile| tile.to_string());
    let mut gone = position.tiles.all() & !position.unseen;
    for seen in position
        .quarry
        .iter()
        .chain(position.stacks.iter().map(|stack| &stack.top))
    {
        gone &= !seen.map_or(0, TileId::bit);
    }
    let quarry = Place::ALL.map(|place| tile(position.quarry(place))).join(",");
    let stacks = Stack::ALL
        .map(|stack| {
            format!(
                "{}/{}",
                position.stack(stack).height,
                tile(position.stack(stack).top)
            )
        })
        .join(",");
    let mover = match position.step {
        Phase::Over => "-".to_owned(),
        _ => position.mover.to_string(),
    };
    let mut text = format!(
        "round:{} starter:{} mover:{mover} quarry:{quarry} stacks:{stacks} gone:{}",
        position.round,
        position.starter,
        write_gone(gone),
    );
    for pyramid in &position.pyramids {
        text.push(' ');
        text += &write_pyramid(pyramid);
    }
    text
}

/// Numbers and ranges of numbers, ascending.
fn write_gone(mut gone: u128) -> String {
    let mut ranges = Vec::new();
    while gone != 0 {
        let from = gone.trailing_zeros();
        let length = (gone >> from).trailing_ones();
        let first = from + 1;
        ranges.push(match length {
            1 => first.to_string(),
            _ => format!("{first}-{}", from + length),
        });
        gone &= !(u128::MAX.checked_shr(128 - length).unwrap_or(0) << from);
    }
    or_dash(ranges.join(","))
}

fn write_pyramid(pyramid: &Pyramid) -> String {
    let mut text = write_picture(pyramid.picture());
    text.push('|');
    text += &write_level(pyramid);
    let markers: Vec<String> = Colour::ALL
        .into_iter()
        .filter_map(|colour| Some(format!("{}@{}", colour.name(), pyramid.marker(colour)?)))
        .collect();
    let patches: Vec<String> = Patch::ALL
        .into_iter()
        .filter(|&patch| pyramid.has_patch(patch))
        .map(write_patch)
        .collect();
    let scores: Vec<String> = pyramid.scores().iter().copied().map(write_score).collect();
    let lost = pyramid
        .lost()
        .map_or_else(|| "-".to_owned(), |order| order.to_string());
    let _ = write!(
        text,
        "|{}|{}|{}|{lost}",
        or_dash(markers.join(",")),
        or_dash(patches.join(",")),
        or_dash(scores.join(",")),
    );
    text
}

fn write_patch(patch: Patch) -> String {
    patch.sides().iter().map(|side| side.letter()).collect()
}

fn write_quadrant(seen: Option<SeenQuadrant>) -> char {
    match seen {
        None => '.',
        Some(seen) if seen.jewel => seen.colour.letter().to_ascii_uppercase(),
        Some(seen) => seen.colour.letter(),
    }
}

fn write_score(score: RoundScore) -> String {
    let mut text = String::new();
    for colour in Colour::ALL {
        if score.jewels(colour) > 0 {
            let _ = write!(text, "{}{}", colour.letter(), score.jewels(colour));
        }
    }
    text
}

/// The rows of quadrants down to the last that has one, each as long as the longest.
fn write_picture(picture: &Picture) -> String {
    let seen = |column, row| picture.at(column, row);
    let rows = (0..10)
        .rev()
        .find(|&row| (0..10).any(|column| seen(column, row).is_some()));
    let columns = (0..10)
        .rev()
        .find(|&column| (0..10).any(|row| seen(column, row).is_some()));
    let (Some(last_row), Some(last_column)) = (rows, columns) else {
        return "-".to_owned();
    };
    let row = |row| -> String {
        (0..=last_column)
            .map(|column| write_quadrant(seen(column, row)))
            .collect()
    };
    (0..=last_row).map(row).collect::<Vec<_>>().join("/")
}

fn write_level(pyramid: &Pyramid) -> String {
    if pyramid.built == 0 {
        return "-".to_owned();
    }
    let row = |row: u8| -> String {
        (0..pyramid.width)
            .map(|column| {
                let slot = row * crate::board::STRIDE + column;
                if pyramid.built >> slot & 1 == 1 { 'x' } else { '.' }
            })
            .collect()
    };
    (0..pyramid.height).map(row).collect::<Vec<_>>().join("/")
}

fn or_dash(text: String) -> String {
    if text.is_empty() { "-".to_owned() } else { text }
}

/// The width and height of a higher level's rectangle above a picture of this size.
pub(crate) fn upper_sides(picture_columns: u8, picture_rows: u8, level: u8) -> (u8, u8) {
    debug_assert!((2..=LEVELS).contains(&level));
    (picture_columns / 2 + 1 - level, picture_rows / 2 + 1 - level)
}

impl fmt::Debug for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&write_picture(self))
    }
}

impl fmt::Debug for Pyramid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&write_pyramid(self))
    }
}
