//! A pyramid from above and a little from the front: every level is higher than the one below, has
//! a face in front and casts a shadow.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use games::game_pyramido::{Block, Cell, Colour, Jewels, Pyramid, Quadrant, SeenQuadrant};
use rules::{Arg, Phrase, Seat};

use super::blocks;
use crate::outline::Tenths;
use crate::svg::COORDINATES;
use crate::{Anchor, Form, Layer, Shape, ShapeId, Words};

/// The radius of a marker on a cell of side 1: it leaves the jewels in the corners visible.
pub(super) const MARKER: f64 = 0.17;

/// The height of a level in the picture, in sides of a quadrant. It hides as much of the row behind
/// it, and must leave the jewels there visible.
const RISE: f64 = 0.32;

/// The area that a pyramid may fill.
#[derive(Clone, Copy, Debug)]
pub(super) struct Room {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) width: f64,
    pub(super) height: f64,
    /// The number of cells for which there is room in both directions, while the base is built.
    /// The picture is enlarged once: when the base is complete and nothing can go beyond it.
    pub(super) cells: f64,
}

impl Room {
    /// For a base with everything that the next tile can reach: it is five cells long at most,
    /// and a tile goes two cells beyond what is built.
    pub(super) const WITH_REACH: f64 = 7.0;
    /// For a base alone.
    pub(super) const BASE: f64 = 5.0;

    /// The side of a quadrant.
    fn side(&self, level: u8) -> f64 {
        let cells = if level > 1 { Room::BASE } else { self.cells };
        (self.width / (2.0 * cells)).min(self.height / (2.0 * cells + RISE)) * 0.96
    }
}

/// The positions of the quadrants of a pyramid in its area.
struct Grid<'a> {
    pyramid: &'a Pyramid,
    x: f64,
    y: f64,
    /// The side of a quadrant.
    side: f64,
    /// The quadrants that have names or are built on.
    columns: u8,
    rows: u8,
    /// The inset of the current level relative to the first, in quadrants.
    inset: u8,
}

impl Grid<'_> {
    fn new(pyramid: &Pyramid, room: Room) -> Grid<'_> {
        let reach = pyramid.reach();
        let inset = pyramid.level() - 1;
        let (columns, rows) = (2 * (reach.columns + inset), 2 * (reach.rows + inset));
        let side = room.side(pyramid.level());
        Grid {
            pyramid,
            // What is built is in the middle of what can be reached.
            x: room.x + (room.width - side * f64::from(columns)) / 2.0,
            y: room.y + (room.height - side * (f64::from(rows) + RISE)) / 2.0,
            side,
            columns,
            rows,
            inset,
        }
    }

    /// The corner of a quadrant on top of a level.
    fn corner(&self, column: u8, row: u8, level: u8) -> (f64, f64) {
        (
            self.x + self.side * f64::from(column),
            self.y + self.side * (f64::from(row) - RISE * f64::from(level - 1)),
        )
    }

    /// The visible quadrant at this position of the grid.
    fn at(&self, column: u8, row: u8) -> Option<SeenQuadrant> {
        // The picture begins at the first block; the grid at the edge of the reachable area.
        let (left, up) = self.pyramid.margins();
        let column = column.checked_sub(2 * left)?;
        let row = row.checked_sub(2 * up)?;
        self.pyramid.picture().at(column, row)
    }

    /// The cell of the level being built that covers a quadrant.
    fn cell(&self, column: u8, row: u8) -> Option<Cell> {
        let column = column.checked_sub(self.inset)? / 2;
        Cell::new(column, row.checked_sub(self.inset)? / 2)
    }

    /// The visible level of a quadrant; 0 where there is nothing.
    fn level(&self, column: u8, row: u8) -> u8 {
        if column >= self.columns || row >= self.rows || self.at(column, row).is_none() {
            return 0;
        }
        let now = self.pyramid.level();
        let built = self
            .cell(column, row)
            .is_some_and(|cell| self.pyramid.is_built(cell));
        if built || now == 1 {
            return now;
        }
        // All lower levels are complete, each one quadrant further in than the one below.
        let ring = column
            .min(row)
            .min(self.columns - 1 - column)
            .min(self.rows - 1 - row);
        (ring + 1).min(now - 1)
    }

    /// The visible part of every block, by level, row and column of blocks, so that higher ones
    /// come later and cover those below.
    fn blocks(&self) -> BTreeMap<(u8, u8, u8), Block> {
        let mut blocks = BTreeMap::new();
        for (column, row) in self.quadrants() {
            let Some(seen) = self.at(column, row) else {
                continue;
            };
            let level = self.level(column, row);
            // Every level lies one quadrant further in than the one below.
            let (column, row) = (column + 1 - level, row + 1 - level);
            let block = blocks.entry((level, row / 2, column / 2)).or_insert(Block {
                colour: seen.colour,
                jewels: Jewels::NONE,
            });
            if seen.jewel {
                block
                    .jewels
                    .insert(Quadrant::ALL[usize::from(row % 2 * 2 + column % 2)]);
            }
        }
        blocks
    }

    fn quadrants(&self) -> impl Iterator<Item = (u8, u8)> + use<> {
        let (columns, rows) = (self.columns, self.rows);
        (0..rows).flat_map(move |row| (0..columns).map(move |column| (column, row)))
    }
}

/// Everything visible of the pyramid of a seat. Blocks of the current level have ids.
pub(super) fn pyramid(seat: Seat, pyramid: &Pyramid, room: Room) -> Vec<Shape> {
    let grid = Grid::new(pyramid, room);
    let mut shapes = Vec::new();
    let blocks = grid.blocks();
    for level in 1..=pyramid.level() {
        let here = || blocks.range((level, 0, 0)..(level + 1, 0, 0));
        let at = |row: u8, column: u8| grid.corner(2 * column + level - 1, 2 * row + level - 1, level);
        let side = 2.0 * grid.side;
        let mut shadow = String::new();
        for &(_, row, column) in here().map(|(key, _)| key) {
            let (x, y) = at(row, column);
            let (x, y, side) = (Tenths(x), Tenths(y), Tenths(side));
            let _ = write!(shadow, "M{x} {y}h{side}v{side}h-{side}Z");
        }
        if !shadow.is_empty() {
            let offset = (grid.side * 0.26, grid.side * (RISE + 0.2));
            shapes.push(Shape::new("cast", offset, Form::Outline(shadow.into())));
        }
        for (&(_, row, column), &block) in here() {
            let parts = blocks::standing(block, side, grid.side * RISE);
            let shape = Shape::group("built", at(row, column), parts);
            shapes.push(match Cell::new(column, row) {
                Some(cell) if level == pyramid.level() => {
                    shape.named(block_id(seat, level, cell), block_title(block))
                }
                _ => shape,
            });
        }
    }
    for colour in Colour::ALL {
        if let Some(cell) = pyramid.marker(colour) {
            let (x, y, side) = cell_spot(pyramid, room, cell);
            let middle = (x + side / 2.0, y + side / 2.0);
            let mut marker = blocks::marker(colour, middle, side * MARKER);
            marker.class = "marker laid".into();
            shapes.push(marker);
        }
    }
    shapes
}

/// The id of a block of the level being built.
pub(super) fn block_id(seat: Seat, level: u8, cell: Cell) -> ShapeId {
    ShapeId::new(format_args!("block-{seat}-{level}-{cell}"))
}

/// The height of a level of the pyramid in this area.
pub(super) fn rise(pyramid: &Pyramid, room: Room) -> f64 {
    room.side(pyramid.level()) * RISE
}

/// A block in words.
pub(super) fn block_title(block: Block) -> Phrase {
    Phrase::new("pyramido-scene-block")
        .with("colour", Arg::Message(block.colour.message()))
        .with("count", i64::from(block.jewels.count()))
        .with("jewels", block.jewels.to_string())
}

/// The upper left corner and the side of a cell of the level being built.
pub(super) fn cell_spot(pyramid: &Pyramid, room: Room, cell: Cell) -> (f64, f64, f64) {
    let grid = Grid::new(pyramid, room);
    let (column, row) = (2 * cell.column() + grid.inset, 2 * cell.row() + grid.inset);
    let (x, y) = grid.corner(column, row, pyramid.level());
    (x, y, 2.0 * grid.side)
}

/// The names of columns and rows, as far as the area shows them.
pub(super) fn names(pyramid: &Pyramid, room: Room) -> Layer {
    let mut layer = Layer::new(COORDINATES);
    let reach = pyramid.reach();
    let mut write = |at, text: String| {
        layer
            .shapes
            .push(Shape::text("soft", at, 24.0, Anchor::Middle, Words::bare(text)));
    };
    let grid = Grid::new(pyramid, room);
    let level = pyramid.level();
    for column in 0..reach.columns {
        let (x, _) = grid.corner(2 * column + grid.inset + 1, 0, level);
        if (room.x..room.x + room.width).contains(&x) {
            let text = char::from(b'a' + column).to_string();
            write((x, grid.y.max(room.y) + 18.0), text);
        }
    }
    for row in 0..reach.rows {
        let (_, y) = grid.corner(0, 2 * row + grid.inset + 1, level);
        if (room.y..room.y + room.height).contains(&y) {
            write((grid.x.max(room.x) + 12.0, y + 8.0), (row + 1).to_string());
        }
    }
    layer
}
