//! A pyramid from above and a little from the front: every level is higher than the one below, has
//! a face in front and casts a shadow.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use games::game_pyramido::{Block, Cell, Colour, Jewels, Picture, Pyramid, Quadrant, SITE, SeenQuadrant};
use rules::{Arg, Phrase, Seat};

use super::blocks;
use crate::outline::Tenths;
use crate::svg::COORDINATES;
use crate::{Anchor, Form, Layer, Shape, ShapeId, Words};

/// The radius of a marker on a cell of side 1: it fills a corner without a jewel.
pub(super) const MARKER: f64 = 0.19;

/// The height of a level in the picture, in sides of a quadrant. It hides as much of the row behind
/// it, and must leave the jewels there visible.
const RISE: f64 = 0.36;

/// The air around a base whose place is certain, in blocks.
const AIR: (f64, f64) = (0.4, 0.3);

/// The area that a pyramid may fill. Until it is certain where its base lies (PM-4), the picture has
/// the same scale and place; from then on the pyramid stands in the middle, as large as it fits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Room {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) width: f64,
    pub(super) height: f64,
    pub(super) ground: Ground,
    /// The smallest readable letters.
    pub(super) letters: f64,
}

/// What of the ground around a pyramid is in the picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ground {
    /// The whole site, with all that the next tile can reach.
    Site,
    /// The foundation alone.
    Foundation,
}

/// A rectangle of whole blocks on the site: column, row, width and height.
type Blocks = (u8, u8, u8, u8);

impl Room {
    /// The numbers of columns and rows of blocks for which there is room.
    fn blocks(&self, pyramid: &Pyramid) -> (f64, f64) {
        let (columns, rows) = pyramid.base();
        match self.ground {
            _ if pyramid.is_base_fixed() => (f64::from(columns) + AIR.0, f64::from(rows) + AIR.1),
            Ground::Site => (f64::from(SITE.0), f64::from(SITE.1)),
            // A base lies either way, and needs some air.
            Ground::Foundation => (5.4, 5.2),
        }
    }

    /// The side of a quadrant.
    fn side(&self, pyramid: &Pyramid) -> f64 {
        let (columns, rows) = self.blocks(pyramid);
        (self.width / (2.0 * columns)).min(self.height / (2.0 * rows + RISE)) * 0.97
    }

    /// The corner of the block in the first column and row of the site.
    fn origin(&self, pyramid: &Pyramid) -> (f64, f64) {
        let side = self.side(pyramid);
        let (column, row, columns, rows) = match self.ground {
            Ground::Site if !pyramid.is_base_fixed() => (0, 0, SITE.0, SITE.1),
            Ground::Site | Ground::Foundation => foundation(pyramid),
        };
        let middle =
            |room: f64, blocks: f64, first: u8| (room - side * blocks) / 2.0 - 2.0 * side * f64::from(first);
        let x = self.x + middle(self.width, 2.0 * f64::from(columns), column);
        let y = self.y + middle(self.height, 2.0 * f64::from(rows) + RISE, row);
        (x, y)
    }
}

/// The rectangle in which level 1 will lie: in the middle of the site, unless something has been
/// built beyond it.
fn foundation(pyramid: &Pyramid) -> Blocks {
    let ((width, height), (left, up)) = (pyramid.base(), pyramid.corner());
    let (columns, rows) = if height > 4 { (4, 5) } else { (5, 4) };
    // As close to the middle as the tiles that are built allow.
    let near = |home: u8, at: u8, length: u8, long: u8| home.max((at + length).saturating_sub(long)).min(at);
    if width == 0 {
        return (2, 1, columns, rows);
    }
    (
        near(2, left, width, columns),
        near(1, up, height, rows),
        columns,
        rows,
    )
}

/// What of the site lies below a pyramid as prepared ground: its base, and as long as that can lie in
/// several ways, everything that it can still reach.
fn prepared(pyramid: &Pyramid, room: Room) -> Blocks {
    if pyramid.is_base_fixed() || room.ground == Ground::Foundation {
        return foundation(pyramid);
    }
    let ((width, height), (left, up), (beside, above)) =
        (pyramid.base(), pyramid.corner(), pyramid.margins());
    if width == 0 {
        return (0, 0, SITE.0, SITE.1);
    }
    let span = |at: u8, length: u8, margin: u8, all: u8| {
        let from = at.saturating_sub(margin);
        (from, (at + length + margin).min(all) - from)
    };
    let ((column, columns), (row, rows)) =
        (span(left, width, beside, SITE.0), span(up, height, above, SITE.1));
    (column, row, columns, rows)
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
    /// The smallest readable letters.
    letters: f64,
}

impl Grid<'_> {
    fn new(pyramid: &Pyramid, room: Room) -> Grid<'_> {
        let reach = pyramid.reach();
        let inset = pyramid.level() - 1;
        let side = room.side(pyramid);
        let (x, y) = room.origin(pyramid);
        let ((column, row), (left, up)) = (pyramid.corner(), pyramid.margins());
        let blocks = |at: u8, beside: u8| 2.0 * side * (f64::from(at) - f64::from(beside));
        Grid {
            pyramid,
            x: x + blocks(column, left),
            y: y + blocks(row, up),
            side,
            columns: 2 * (reach.columns + inset),
            rows: 2 * (reach.rows + inset),
            inset,
            letters: room.letters,
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
///
/// Lower levels are darker, so that heights are seen at a glance, but their jewels are as bright as
/// all that count.
pub(super) fn pyramid(seat: Seat, pyramid: &Pyramid, room: Room) -> Vec<Shape> {
    let grid = Grid::new(pyramid, room);
    let mut shapes = ground(seat, pyramid, room);
    let blocks = grid.blocks();
    let top = blocks.keys().map(|&(level, ..)| level).max().unwrap_or(1);
    let side = 2.0 * grid.side;
    for level in 1..=pyramid.level() {
        let here = || blocks.range((level, 0, 0)..(level + 1, 0, 0));
        let at = |row: u8, column: u8| grid.corner(2 * column + level - 1, 2 * row + level - 1, level);
        let outline = |high: f64| {
            let mut outline = String::new();
            for &(_, row, column) in here().map(|(key, _)| key) {
                let (x, y) = at(row, column);
                let (x, y, side, high) = (Tenths(x), Tenths(y), Tenths(side), Tenths(high));
                let _ = write!(outline, "M{x} {y}h{side}v{high}h-{side}Z");
            }
            Form::Outline(outline.into())
        };
        let is_empty = here().next().is_none();
        if !is_empty {
            if level > 1 {
                shapes.push(Shape::new(
                    "contact",
                    (0.0, 0.0),
                    outline(side + grid.side * RISE),
                ));
            }
            let offset = (grid.side * 0.26, grid.side * (RISE + 0.2));
            shapes.push(Shape::new("cast", offset, outline(side)));
            // No shadow lies on the jewels beside it.
            shapes.extend(lying_bare(&grid, &blocks, level - 1));
        }
        let is_lower = level < top;
        for (&(_, row, column), &block) in here() {
            let plain = Block {
                jewels: Jewels::NONE,
                ..block
            };
            let parts = blocks::standing(if is_lower { plain } else { block }, side, grid.side * RISE);
            let shape = Shape::group("built", at(row, column), parts);
            shapes.push(match Cell::new(column, row) {
                Some(cell) if level == pyramid.level() => {
                    let name = pyramid.lasting_name(cell);
                    shape.named(block_id(seat, level, name), block_title(block))
                }
                _ => shape,
            });
        }
        if is_lower && !is_empty {
            let depth = (top - level).min(3);
            shapes.push(Shape::new(
                format!("shade shade-{depth}"),
                (0.0, 0.0),
                outline(side + grid.side * RISE),
            ));
        }
    }
    for colour in Colour::ALL {
        if let Some(cell) = pyramid.marker(colour) {
            let (middle, radius) = marker_spot(pyramid, room, cell);
            let mut marker = blocks::marker(colour, middle, radius);
            marker.class = "marker laid".into();
            shapes.push(marker);
        }
    }
    shapes.extend(next_level(&grid));
    shapes.extend(counted(&grid));
    shapes
}

/// The jewels of a level that others lie on.
fn lying_bare(grid: &Grid<'_>, blocks: &BTreeMap<(u8, u8, u8), Block>, level: u8) -> Vec<Shape> {
    let side = 2.0 * grid.side;
    let jewelled = blocks.range((level, 0, 0)..(level + 1, 0, 0));
    let jewelled = jewelled.filter(|(_, block)| !block.jewels.is_empty());
    let jewels = jewelled.map(|(&(_, row, column), block)| {
        let at = grid.corner(2 * column + level - 1, 2 * row + level - 1, level);
        Shape::group("jewels", at, blocks::jewels(block.jewels, (0.0, 0.0), side))
    });
    jewels.collect()
}

/// The middle and the radius of a marker on a cell: in a corner of its block that has no jewel.
pub(super) fn marker_spot(pyramid: &Pyramid, room: Room, cell: Cell) -> ((f64, f64), f64) {
    let (x, y, side) = cell_spot(pyramid, room, cell);
    let jewels = pyramid.block(cell).map_or(Jewels::NONE, |block| block.jewels);
    let free = [Quadrant::Se, Quadrant::Sw, Quadrant::Ne, Quadrant::Nw]
        .into_iter()
        .find(|&quadrant| !jewels.contains(quadrant));
    let (right, down) = free.map_or((0.5, 0.5), blocks::corner_of);
    ((x + side * right, y + side * down), side * MARKER)
}

/// The prepared ground: wherever level 1 can lie, with joints between its blocks.
fn ground(seat: Seat, pyramid: &Pyramid, room: Room) -> Vec<Shape> {
    let (column, row, columns, rows) = prepared(pyramid, room);
    let (x, y) = room.origin(pyramid);
    let block = 2.0 * room.side(pyramid);
    let at = (x + block * f64::from(column), y + block * f64::from(row));
    let size = (block * f64::from(columns), block * f64::from(rows));
    let mut joints = String::new();
    for column in 1..columns {
        let x = Tenths(block * f64::from(column));
        let _ = write!(joints, "M{x} 0v{}", Tenths(size.1));
    }
    for row in 1..rows {
        let y = Tenths(block * f64::from(row));
        let _ = write!(joints, "M0 {y}h{}", Tenths(size.0));
    }
    let rim = block * 0.07;
    let slab = (size.0 + 2.0 * rim, size.1 + 2.0 * rim);
    let parts = vec![
        Shape::rectangle("cast", (rim * 0.4, rim * 0.6), slab, 8.0),
        Shape::rectangle("slab", (-rim, -rim), slab, 8.0),
        Shape::rectangle("slab-grain", (-rim, -rim), slab, 8.0),
        Shape::new("slab-joints", (0.0, 0.0), Form::Outline(joints.into())),
    ];
    let title = Phrase::new("pyramido-scene-foundation");
    vec![Shape::group("foundation", at, parts).named(foundation_id(seat), title)]
}

/// The id of the foundation of a pyramid.
pub(super) fn foundation_id(seat: Seat) -> ShapeId {
    ShapeId::new(format_args!("foundation-{seat}"))
}

/// The edge of the level that is built now, above the first: it lies further in.
fn next_level(grid: &Grid<'_>) -> Option<Shape> {
    let level = grid.pyramid.level();
    if level == 1 || grid.pyramid.is_complete() {
        return None;
    }
    let at = grid.corner(grid.inset, grid.inset, level);
    let long = |quadrants: u8| grid.side * f64::from(quadrants - 2 * grid.inset);
    let size = (long(grid.columns), long(grid.rows));
    Some(Shape::rectangle("level-edge", at, size, 4.0))
}

/// What the last round has counted, until something is built on it: a veil over all that was not, and
/// the jewels of every area; the smallest has them twice (PM-11). Areas that lie side by side differ in
/// colour, so that they need no outline.
fn counted(grid: &Grid<'_>) -> Vec<Shape> {
    let Some(score) = grid.pyramid.scores().last() else {
        return Vec::new();
    };
    let mut shapes = Vec::new();
    let mut is_bounty_due = true;
    let mut counting: Vec<(u8, u8)> = Vec::new();
    for (colour, quadrants) in grid.pyramid.counted() {
        let jewels = score.jewels(colour);
        if jewels == 0 {
            continue;
        }
        let places: Vec<(u8, u8)> = Picture::places(quadrants).collect();
        let twice = is_bounty_due && jewels == score.bounty();
        is_bounty_due &= !twice;
        // Small pyramids have no room for numbers.
        if grid.side * 1.3 >= grid.letters {
            shapes.push(badge(grid, &places, jewels, twice));
        }
        counting.extend(places);
    }
    if counting.is_empty() {
        return shapes;
    }
    let mut veil = String::new();
    for (column, row) in grid.quadrants() {
        let level = grid.level(column, row);
        if level == 0 || counting.contains(&(column, row)) {
            continue;
        }
        // The face in front belongs to what it carries.
        let face = if grid.level(column, row + 1) < level {
            RISE
        } else {
            0.0
        };
        let (x, y) = grid.corner(column, row, level);
        let (x, y, side, high) = (
            Tenths(x),
            Tenths(y),
            Tenths(grid.side),
            Tenths(grid.side * (1.0 + face)),
        );
        let _ = write!(veil, "M{x} {y}h{side}v{high}h-{side}Z");
    }
    // Numbers lie above it.
    shapes.insert(0, Shape::new("uncounted", (0.0, 0.0), Form::Outline(veil.into())));
    shapes
}

/// The jewels of a counted area, near its middle, but on none of them.
fn badge(grid: &Grid<'_>, places: &[(u8, u8)], jewels: u8, twice: bool) -> Shape {
    let middle = |place: &(u8, u8)| {
        let (x, y) = grid.corner(place.0, place.1, grid.level(place.0, place.1));
        (x + grid.side / 2.0, y + grid.side / 2.0)
    };
    let count = places.len().max(1) as f64;
    let sum = places
        .iter()
        .map(middle)
        .fold((0.0, 0.0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
    let mean = (sum.0 / count, sum.1 / count);
    let distance = |at: (f64, f64)| (at.0 - mean.0).powi(2) + (at.1 - mean.1).powi(2);
    let text = if twice {
        format!("{jewels}×2")
    } else {
        jewels.to_string()
    };
    let letters = (grid.side * 0.54).max(grid.letters);
    let (long, high) = (
        letters * (0.6 + 0.58 * text.chars().count() as f64),
        letters * 1.3,
    );
    // A place where the plate lies on no jewel, if there is one.
    let covered = |&(column, row): &(u8, u8)| {
        let beside = u8::from(long > grid.side * 1.1);
        (column.saturating_sub(beside)..=column + beside)
            .filter(|&column| grid.at(column, row).is_some_and(|seen| seen.jewel))
            .count()
    };
    let least = places.iter().map(covered).min();
    let nearest = places
        .iter()
        .filter(|place| Some(covered(place)) == least)
        .map(middle)
        .min_by(|one, other| distance(*one).total_cmp(&distance(*other)));
    let parts = vec![
        Shape::rectangle(
            "count-plate",
            (-long / 2.0, -high / 2.0),
            (long, high),
            high / 2.0,
        ),
        Shape::text(
            "",
            (0.0, letters * 0.35),
            letters,
            Anchor::Middle,
            Words::bare(text),
        ),
    ];
    Shape::group("count", nearest.unwrap_or(mean), parts)
}

/// The id of a block of the level being built, by its lasting name.
pub(super) fn block_id(seat: Seat, level: u8, cell: Cell) -> ShapeId {
    ShapeId::new(format_args!("block-{seat}-{level}-{cell}"))
}

/// The height of a level of a pyramid in this area.
pub(super) fn rise(pyramid: &Pyramid, room: Room) -> f64 {
    room.side(pyramid) * RISE
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

/// Whether a cell of the level being built is on the site. What is further away from what is built
/// than a tile reaches with its first block may not be.
pub(super) fn is_on_site(pyramid: &Pyramid, cell: Cell) -> bool {
    let ((left, up), (column, row)) = (pyramid.margins(), pyramid.corner());
    let is_within = |corner: u8, beside: u8, at: u8, all: u8| (beside..all + beside).contains(&(corner + at));
    pyramid.level() > 1
        || is_within(column, left, cell.column(), SITE.0) && is_within(row, up, cell.row(), SITE.1)
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
