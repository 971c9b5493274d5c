//! A pyramid from above. Lower levels are shaded, and every level has a clear edge.

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

/// The area that a pyramid may fill.
#[derive(Clone, Copy, Debug)]
pub(super) struct Room {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) width: f64,
    pub(super) height: f64,
    /// The maximum side of a quadrant.
    pub(super) largest: f64,
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
        let across = room.width / f64::from(columns.max(1));
        let down = room.height / f64::from(rows.max(1));
        let side = across.min(down).min(room.largest);
        Grid {
            pyramid,
            x: room.x + (room.width - side * f64::from(columns)) / 2.0,
            y: room.y + (room.height - side * f64::from(rows)) / 2.0,
            side,
            columns,
            rows,
            inset,
        }
    }

    fn corner(&self, column: u8, row: u8) -> (f64, f64) {
        (
            self.x + self.side * f64::from(column),
            self.y + self.side * f64::from(row),
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

    /// The edges of the levels: lower ones are whole rectangles, and the current one has an edge
    /// wherever a block has no neighbour.
    fn edges(&self) -> Vec<Shape> {
        let mut shapes = Vec::new();
        let now = self.pyramid.level();
        for inset in 0..now - 1 {
            let size = (
                self.side * f64::from(self.columns - 2 * inset),
                self.side * f64::from(self.rows - 2 * inset),
            );
            let corner = self.corner(inset, inset);
            shapes.push(Shape::rectangle("level-edge", corner, size, 0.0));
        }
        let is_built = |column: Option<u8>, row: Option<u8>| {
            let cell = column.zip(row).and_then(|(column, row)| Cell::new(column, row));
            cell.is_some_and(|cell| self.pyramid.is_built(cell))
        };
        let mut outline = String::new();
        let side = 2.0 * self.side;
        for row in 0..self.rows / 2 {
            for column in (0..self.columns / 2).filter(|&column| is_built(Some(column), Some(row))) {
                let (x, y) = self.corner(2 * column + self.inset, 2 * row + self.inset);
                for (neighbour, (right, down), line) in [
                    (is_built(column.checked_sub(1), Some(row)), (0.0, 0.0), 'v'),
                    (is_built(Some(column + 1), Some(row)), (side, 0.0), 'v'),
                    (is_built(Some(column), row.checked_sub(1)), (0.0, 0.0), 'h'),
                    (is_built(Some(column), Some(row + 1)), (0.0, side), 'h'),
                ] {
                    if !neighbour {
                        let (x, y) = (Tenths(x + right), Tenths(y + down));
                        let _ = write!(outline, "M{x} {y}{line}{}", Tenths(side));
                    }
                }
            }
        }
        if !outline.is_empty() {
            shapes.push(Shape::new("level-edge", (0.0, 0.0), Form::Outline(outline)));
        }
        shapes
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
    for ((level, row, column), block) in grid.blocks() {
        let inset = level - 1;
        let at = grid.corner(2 * column + inset, 2 * row + inset);
        let mut parts = blocks::block(block, (0.0, 0.0), 2.0 * grid.side);
        let depth = pyramid.level() - level;
        if depth > 0 {
            let size = (2.0 * grid.side, 2.0 * grid.side);
            let shade = format!("shade shade-{depth}");
            parts.push(Shape::rectangle(shade, (0.0, 0.0), size, 0.0));
        }
        let shape = Shape::group("built", at, parts);
        shapes.push(match Cell::new(column, row) {
            Some(cell) if depth == 0 => {
                let id = ShapeId::new(format!("block-{seat}-{level}-{cell}"));
                shape.named(id, block_title(block))
            }
            _ => shape,
        });
    }
    shapes.extend(grid.edges());
    for colour in Colour::ALL {
        if let Some(cell) = pyramid.marker(colour) {
            let (x, y, side) = cell_spot(pyramid, room, cell);
            let middle = (x + side / 2.0, y + side / 2.0);
            shapes.push(blocks::marker(colour, middle, side * MARKER));
        }
    }
    shapes
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
    let (x, y) = grid.corner(2 * cell.column() + grid.inset, 2 * cell.row() + grid.inset);
    (x, y, 2.0 * grid.side)
}

/// The names of columns and rows.
pub(super) fn names(pyramid: &Pyramid, room: Room) -> Layer {
    let mut layer = Layer::new(COORDINATES);
    let reach = pyramid.reach();
    let mut write = |at, text: String| {
        layer
            .shapes
            .push(Shape::text("soft", at, 24.0, Anchor::Middle, Words::Bare(text)));
    };
    let grid = Grid::new(pyramid, room);
    for column in 0..reach.columns {
        let (x, _) = grid.corner(2 * column + grid.inset + 1, 0);
        write((x, grid.y - 8.0), char::from(b'a' + column).to_string());
    }
    for row in 0..reach.rows {
        let (_, y) = grid.corner(0, 2 * row + grid.inset + 1);
        write((grid.x - 16.0, y + 8.0), (row + 1).to_string());
    }
    layer
}
