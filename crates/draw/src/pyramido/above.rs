//! A pyramid from above. Lower levels lie in the shade, and every level has a clear edge.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use game_pyramido::{Cell, Colour, Pyramid, SeenQuadrant};

use super::blocks;
use crate::svg::COORDINATES;
use crate::{Anchor, Form, Layer, Shape, Words};

/// The part of the picture that a pyramid may fill.
#[derive(Clone, Copy, Debug)]
pub(super) struct Room {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) width: f64,
    pub(super) height: f64,
    /// The largest side of a quadrant.
    pub(super) largest: f64,
}

/// Where the quadrants of a pyramid lie in its room.
struct Grid<'a> {
    pyramid: &'a Pyramid,
    x: f64,
    y: f64,
    /// The side of a quadrant.
    side: f64,
    /// Quadrants that have names or are built on.
    columns: u8,
    rows: u8,
    /// How many quadrants the level that is built lies further in than the first.
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
            y: room.y,
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

    /// What is seen in a quadrant of the grid.
    fn at(&self, column: u8, row: u8) -> Option<SeenQuadrant> {
        // The picture begins where the first block lies; the grid where something can be reached.
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

    /// The level that is seen in a quadrant; 0 where nothing lies.
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
        // All lower levels are whole, each one quadrant further in than the one below.
        let ring = column
            .min(row)
            .min(self.columns - 1 - column)
            .min(self.rows - 1 - row);
        (ring + 1).min(now - 1)
    }

    fn quadrants(&self) -> impl Iterator<Item = (u8, u8)> + use<> {
        let (columns, rows) = (self.columns, self.rows);
        (0..rows).flat_map(move |row| (0..columns).map(move |column| (column, row)))
    }
}

/// Everything that is seen of a pyramid.
pub(super) fn pyramid(pyramid: &Pyramid, room: Room) -> Vec<Shape> {
    let grid = Grid::new(pyramid, room);
    let mut fills: BTreeMap<Colour, String> = BTreeMap::new();
    let mut shades: BTreeMap<u8, String> = BTreeMap::new();
    let (mut seams, mut edges) = (String::new(), String::new());
    let mut jewels = Vec::new();
    for (column, row) in grid.quadrants() {
        let (x, y) = grid.corner(column, row);
        let side = grid.side;
        let level = grid.level(column, row);
        if let Some(seen) = grid.at(column, row) {
            let square = format!("M{x:.1} {y:.1} h{side:.1} v{side:.1} h-{side:.1} Z ");
            fills.entry(seen.colour).or_default().push_str(&square);
            let depth = pyramid.level() - level;
            if depth > 0 {
                shades.entry(depth).or_default().push_str(&square);
            }
            if seen.jewel {
                let middle = (x + side / 2.0, y + side / 2.0);
                jewels.push(blocks::jewel(middle, side * 0.34));
            }
        }
        // Lines to the left and above, and beyond the last column and row.
        let left = column.checked_sub(1).map_or(0, |column| grid.level(column, row));
        let up = row.checked_sub(1).map_or(0, |row| grid.level(column, row));
        // Blocks of level 1 begin at even quadrants, those of level 2 at odd ones, and so on.
        let begins = |index: u8| (index + level) % 2 == 1;
        let vertical = format!("M{x:.1} {y:.1} v{side:.1} ");
        let horizontal = format!("M{x:.1} {y:.1} h{side:.1} ");
        if left != level {
            edges.push_str(&vertical);
        } else if level > 0 && begins(column) {
            seams.push_str(&vertical);
        }
        if up != level {
            edges.push_str(&horizontal);
        } else if level > 0 && begins(row) {
            seams.push_str(&horizontal);
        }
        if level > 0 && column + 1 == grid.columns {
            let _ = write!(edges, "M{:.1} {y:.1} v{side:.1} ", x + side);
        }
        if level > 0 && row + 1 == grid.rows {
            let _ = write!(edges, "M{x:.1} {:.1} h{side:.1} ", y + side);
        }
    }
    let path = |class: String, outline: String| {
        let outline = Form::Outline(outline.trim_end().to_owned());
        Shape::new(class, (0.0, 0.0), outline)
    };
    let mut shapes = Vec::new();
    for (colour, outline) in fills {
        shapes.push(path(blocks::fill(colour), outline.clone()));
        shapes.push(path(blocks::pattern(colour), outline));
    }
    for (depth, outline) in shades {
        shapes.push(path(format!("shade shade-{depth}"), outline));
    }
    shapes.push(path("seam".to_owned(), seams));
    shapes.push(path("level-edge".to_owned(), edges));
    shapes.extend(jewels);
    for colour in Colour::ALL {
        if let Some(cell) = pyramid.marker(colour) {
            let (x, y, side) = cell_spot(pyramid, room, cell);
            let middle = (x + side / 2.0, y + side / 2.0);
            shapes.push(blocks::marker(colour, middle, side * 0.2));
        }
    }
    shapes
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
        write((x, grid.y - 10.0), char::from(b'a' + column).to_string());
    }
    for row in 0..reach.rows {
        let (_, y) = grid.corner(0, 2 * row + grid.inset + 1);
        write((grid.x - 20.0, y + 8.0), (row + 1).to_string());
    }
    layer
}
