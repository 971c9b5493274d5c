//! Pyramido in words: stacks and quarry, the viewer's pyramid block by block, and every pyramid
//! as seen from above.

use games::game_pyramido::{
    Block, Cell, Colour, Jewels, Patch, Place, Pyramid, PyramidoPosition, Quadrant, SeenQuadrant, Stack,
    Tile, Wanted,
};
use rules::{Arg, Phrase, Position, Seat, Viewer};

use super::{KEEP, cell_id, patch_id, quarry_id, stack_id};
use crate::ListEntry;
use crate::Words;
use crate::reading::{Row, Section, letters, number};

/// The maximum number of quadrants in a row or column of a picture.
const MOST_QUADRANTS: u8 = 10;

/// Everything on the table.
pub(crate) fn reading(view: &PyramidoPosition, viewer: Viewer) -> Vec<Section> {
    let near = match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Public | Viewer::All => Seat::FIRST,
    };
    let mut sections = vec![
        Section::choices([(KEEP, Phrase::new("pyramido-scene-keep"))]),
        tiles(view),
    ];
    for seat in near.clockwise(Position::seats(view)) {
        let pyramid = view.pyramid(seat);
        sections.push(possessions(view, seat, seat == near));
        if seat == near || pyramid.level() == 1 {
            sections.push(blocks(view, seat, seat == near));
        }
        if pyramid.level() > 1 {
            sections.push(from_above(pyramid, seat));
        }
    }
    sections
}

fn jewels(id: &'static str, colour: Colour, jewels: Jewels) -> Phrase {
    Phrase::new(id)
        .with("colour", Arg::Message(colour.message()))
        .with("count", i64::from(jewels.count()))
        .with("jewels", jewels.to_string())
}

fn block(block: Block) -> Phrase {
    jewels("pyramido-scene-block", block.colour, block.jewels)
}

/// Both blocks of a tile.
fn with_tile(entry: ListEntry, tile: Tile) -> ListEntry {
    let left = jewels("reading-pyramido-left", tile.left.colour, tile.left.jewels);
    let right = jewels("reading-pyramido-right", tile.right.colour, tile.right.jewels);
    entry.and(left).and(right)
}

fn tiles(view: &PyramidoPosition) -> Section {
    let round = Phrase::new("pyramido-board-round").with("round", i64::from(view.round()));
    let mut entries = vec![ListEntry::new(round)];
    for place in Place::ALL {
        let name = Phrase::new("pyramido-board-place").with("place", i64::from(place.number()));
        let entry = ListEntry::new(name).named(quarry_id(place));
        entries.push(match view.quarry(place) {
            Some(tile) => with_tile(entry, view.tiles().tile(tile)).can(0, "reading-pyramido-can-build"),
            None => entry.and(Phrase::new("reading-pyramido-no-tile")),
        });
    }
    let can = match view.wanted() {
        Some(Wanted::Halve) => "reading-pyramido-can-halve",
        _ => "reading-pyramido-can-refill",
    };
    for stack in Stack::ALL {
        let state = view.stack(stack);
        let name = Phrase::new("pyramido-board-stack")
            .with("stack", i64::from(stack.number()))
            .with("height", i64::from(state.height));
        let entry = ListEntry::new(name).named(stack_id(stack)).can(0, can);
        entries.push(match state.top {
            Some(top) => with_tile(entry, view.tiles().tile(top)),
            None => entry,
        });
    }
    Section::list(Phrase::new("reading-pyramido-tiles"), entries)
}

/// The points of a seat, its patches and its markers.
fn possessions(view: &PyramidoPosition, seat: Seat, own: bool) -> Section {
    let pyramid = view.pyramid(seat);
    let title = match pyramid.lost() {
        Some(_) => Phrase::new("pyramido-scene-lost").with("seat", seat),
        None => Phrase::new("pyramido-board-seat")
            .with("seat", seat)
            .with("points", i64::from(pyramid.points())),
    };
    let level = Phrase::new("reading-pyramido-level")
        .with("level", i64::from(pyramid.level()))
        .with("open", i64::from(pyramid.open_count()));
    let mut entries = vec![ListEntry::new(level)];
    let patches = Patch::ALL.into_iter().filter(|&patch| pyramid.has_patch(patch));
    for colour in patches.flat_map(Patch::sides) {
        let words = Phrase::new("pyramido-scene-patch").with("colour", Arg::Message(colour.message()));
        let entry = ListEntry::new(words);
        entries.push(if own {
            entry.named(patch_id(colour)).can(0, "reading-pyramido-can-patch")
        } else {
            entry
        });
    }
    for colour in Colour::ALL {
        let words = match pyramid.marker(colour) {
            None => Phrase::new("reading-pyramido-marker"),
            Some(cell) => Phrase::new("reading-pyramido-marker-on").with("cell", cell.to_string()),
        };
        entries.push(ListEntry::new(
            words.with("colour", Arg::Message(colour.message())),
        ));
    }
    Section::list(title, entries)
}

/// The current level of a seat, block by block.
fn blocks(view: &PyramidoPosition, seat: Seat, own: bool) -> Section {
    let pyramid = view.pyramid(seat);
    let reach = pyramid.reach();
    let can = match view.wanted() {
        Some(Wanted::Mark) => (0, "reading-pyramido-can-mark"),
        Some(Wanted::Patch | Wanted::Fill) => (1, "reading-pyramido-can-patch-here"),
        _ => (1, "reading-pyramido-can-build-here"),
    };
    let entry = |cell: Cell| {
        let entry =
            on_cell(pyramid, cell).at(Phrase::new("pyramido-scene-cell").with("cell", cell.to_string()));
        if own {
            entry.named(cell_id(cell)).can(can.0, can.1)
        } else {
            entry
        }
    };
    let row = |row: u8| Row {
        head: number(row + 1),
        cells: (0..reach.columns)
            .map(|column| entry(Cell::new(column, row).expect("a cell within reach")).into())
            .collect(),
    };
    let title = Phrase::new("reading-pyramido-blocks")
        .with("seat", seat)
        .with("level", i64::from(pyramid.level()));
    Section::table(title, letters(reach.columns), (0..reach.rows).map(row).collect())
}

/// The block on a cell of the current level, or what is visible below it.
fn on_cell(pyramid: &Pyramid, cell: Cell) -> ListEntry {
    if let Some(built) = pyramid.block(cell).filter(|_| pyramid.is_built(cell)) {
        let entry = ListEntry::new(block(built));
        let marked = |colour: &Colour| pyramid.marker(*colour) == Some(cell);
        return match Colour::ALL.into_iter().find(marked) {
            Some(_) => entry.and(Phrase::new("reading-pyramido-marked")),
            None => entry,
        };
    }
    let mut entry = ListEntry::new(Phrase::new("reading-pyramido-open"));
    for corner in Quadrant::ALL {
        if let Some(seen) = below(pyramid, cell, corner) {
            entry = entry.and(quadrant(seen));
        }
    }
    entry
}

/// The block that is visible in a corner of an open cell of a higher level.
fn below(pyramid: &Pyramid, cell: Cell, corner: Quadrant) -> Option<SeenQuadrant> {
    let inset = pyramid.level() - 1;
    if inset == 0 {
        return None;
    }
    let (right, down) = match corner {
        Quadrant::Nw => (0, 0),
        Quadrant::Ne => (1, 0),
        Quadrant::Sw => (0, 1),
        Quadrant::Se => (1, 1),
    };
    let (left, up) = pyramid.margins();
    let column = (2 * cell.column() + inset + right).checked_sub(2 * left)?;
    let row = (2 * cell.row() + inset + down).checked_sub(2 * up)?;
    pyramid.picture().at(column, row)
}

fn quadrant(seen: SeenQuadrant) -> Phrase {
    let id = if seen.jewel {
        "reading-pyramido-jewel"
    } else {
        "reading-pyramido-quadrant"
    };
    Phrase::new(id).with("colour", Arg::Message(seen.colour.message()))
}

/// Everything visible of a pyramid, quadrant by quadrant.
fn from_above(pyramid: &Pyramid, seat: Seat) -> Section {
    let picture = pyramid.picture();
    let used = |at: &dyn Fn(u8, u8) -> (u8, u8)| {
        let filled = |line: u8| {
            (0..MOST_QUADRANTS).any(|along| {
                let (column, row) = at(line, along);
                picture.at(column, row).is_some()
            })
        };
        (0..MOST_QUADRANTS)
            .filter(|line| filled(*line))
            .max()
            .map_or(0, |line| line + 1)
    };
    let columns = used(&|line, along| (line, along));
    let rows = used(&|line, along| (along, line));
    let row = |row: u8| Row {
        head: number(row + 1),
        cells: (0..columns)
            .map(|column| match picture.at(column, row) {
                Some(seen) => ListEntry::new(quadrant(seen)).into(),
                None => Vec::new().into(),
            })
            .collect(),
    };
    let heads: Vec<Words> = (1..=columns).map(number).collect();
    let title = Phrase::new("reading-pyramido-above").with("seat", seat);
    Section::table(title, heads, (0..rows).map(row).collect())
}
