//! Pyramids that are put together by hand, block by block. What is written is the pyramid from
//! above; here it is taken apart into the blocks of the level being built and what is seen below.

use games::game_pyramido::{
    Block, Cell, Colour, Jewels, LEVELS, Patch, Picture, PyramidSetup, RoundScore, SeenQuadrant, Setup,
    StackState, TileId, Tiles,
};
use rules::{Arg, Components, Phrase, Seat};

use super::blocks;
use crate::Shape;
use crate::bench::{Bench, DO, Dial, Face, Plot, PlotForm, SEATS, Spot, TAKE, Tool, Tray, number_in, toggle};

/// The side of a block in the small pictures.
const SIDE: f64 = 100.0;
/// Quadrants in a row.
const SPAN: u8 = 10;
const PLAYERS: (u16, u16) = (2, 4);
const ROUNDS: (u16, u16) = (1, LEVELS as u16);
const COUNTED: (u16, u16) = (0, LEVELS as u16);
const HEIGHTS: (u16, u16) = (0, 128);
/// A pyramid cannot have more.
const JEWELS: (u16, u16) = (0, 43);
/// The deed that deals quarry and stacks.
const DEAL: &str = "deal";

const ON_PYRAMID: &[&str] = &["block", "below", "jewel", "marker"];
const ON_TABLE: &[&str] = &["tile"];

/// A set-up whose pyramids are taken apart.
struct Work {
    setup: Setup,
    pyramids: Vec<Built>,
}

/// A pyramid that is put together.
#[derive(Clone)]
struct Built {
    level: u8,
    /// What is seen from above, by column and row.
    seen: [[Option<SeenQuadrant>; SPAN as usize]; SPAN as usize],
    /// Which blocks of the level are there, by column and row.
    blocks: [[bool; 5]; 5],
    markers: Vec<(Colour, (u8, u8))>,
    /// The columns and rows of quadrants of the first level, once it is complete.
    base: (u8, u8),
}

const WIDE: (u8, u8) = (10, 8);
const TALL: (u8, u8) = (8, 10);

pub(super) fn blank(_rules: &str, seats: u8) -> Option<String> {
    let (least, most) = PLAYERS;
    if !(least..=most).contains(&u16::from(seats)) {
        return None;
    }
    let setup = Setup {
        round: 1,
        starter: Seat::FIRST,
        mover: Some(Seat::FIRST),
        quarry: [None; 3],
        stacks: [StackState::default(); 4],
        gone: Vec::new(),
        pyramids: vec![unbuilt(); usize::from(seats)],
    };
    Some(setup.to_string())
}

fn unbuilt() -> PyramidSetup {
    PyramidSetup {
        patches: Patch::ALL.to_vec(),
        ..PyramidSetup::default()
    }
}

/// The level that somebody builds.
fn level_of(setup: &Setup, pyramid: &PyramidSetup) -> u8 {
    match pyramid.lost {
        0 => setup.round,
        _ => (pyramid.scores.len() as u8 + 1).min(LEVELS),
    }
}

/// How far the names of blocks begin to the left of a first level of this size, and above it.
fn margins(level: u8, (width, height): (u8, u8)) -> (u8, u8) {
    match (level, width.max(height)) {
        (1, 1..) => (
            if height <= 4 { 5u8 } else { 4 }.saturating_sub(width),
            if width <= 4 { 5u8 } else { 4 }.saturating_sub(height),
        ),
        _ => (0, 0),
    }
}

impl Work {
    fn read(text: &str) -> Option<Work> {
        let setup: Setup = text.parse().ok()?;
        let pyramids = setup.pyramids.iter();
        let pyramids = pyramids
            .map(|pyramid| Built::of(level_of(&setup, pyramid), pyramid))
            .collect();
        Some(Work { setup, pyramids })
    }

    fn write(mut self) -> String {
        for (setup, built) in self.setup.pyramids.iter_mut().zip(&self.pyramids) {
            built.write(setup);
        }
        self.setup.to_string()
    }

    /// Builds everybody's level, where that has become another.
    fn relevel(&mut self) {
        let Work { setup, pyramids } = self;
        for (pyramid, built) in setup.pyramids.iter().zip(pyramids) {
            built.relevel(level_of(setup, pyramid));
        }
    }

    fn pyramid(&mut self, seat: &str) -> Option<(&mut PyramidSetup, &mut Built)> {
        let index = seat.parse::<Seat>().ok()?.index();
        self.setup
            .pyramids
            .get_mut(index)
            .zip(self.pyramids.get_mut(index))
    }
}

impl Built {
    fn of(level: u8, pyramid: &PyramidSetup) -> Built {
        let longest = pyramid.row_lengths.iter().copied().max().unwrap_or(0);
        let rows = pyramid.row_lengths.len() as u8;
        let mut built = Built {
            level,
            seen: Default::default(),
            blocks: Default::default(),
            markers: Vec::new(),
            base: if rows > 8 { TALL } else { WIDE },
        };
        for (column, row) in quadrants(SPAN, SPAN) {
            built.seen[usize::from(row)][usize::from(column)] = pyramid.picture.at(column, row);
        }
        for (row, blocks) in pyramid.level.iter().enumerate().take(5) {
            for (column, &block) in blocks.iter().enumerate().take(5) {
                built.blocks[row][column] = block;
            }
        }
        let (left, up) = margins(level, (longest.div_ceil(2), rows.div_ceil(2)));
        let slot = |cell: Cell| cell.column().checked_sub(left).zip(cell.row().checked_sub(up));
        for &(colour, cell) in &pyramid.markers {
            let slot = slot(cell).filter(|&(column, row)| column < 5 && row < 5);
            built.markers.extend(slot.map(|slot| (colour, slot)));
        }
        built
    }

    fn write(&self, setup: &mut PyramidSetup) {
        let (columns, rows) = self.sides();
        setup.picture = Picture::default();
        for (column, row) in quadrants(columns, rows) {
            if let Some(seen) = self.at(column, row) {
                setup.picture.put(column, row, seen);
            }
        }
        setup.row_lengths = vec![columns; if columns == 0 { 0 } else { rows.into() }];
        let (width, height) = self.rectangle();
        let any = self.blocks.iter().flatten().any(|&block| block);
        let row = |row: u8| (0..width).map(|column| self.is_built(column, row)).collect();
        setup.level = if any {
            (0..height).map(row).collect()
        } else {
            Vec::new()
        };
        let (left, up) = margins(self.level, (width, height));
        let cell = |&(colour, (column, row)): &(Colour, (u8, u8))| {
            Some((colour, Cell::new(column + left, row + up)?))
        };
        setup.markers = self.markers.iter().filter_map(cell).collect();
        setup.markers.sort_unstable();
    }

    /// The columns and rows of the picture.
    fn sides(&self) -> (u8, u8) {
        if self.level > 1 {
            return self.base;
        }
        let (mut columns, mut rows) = (0, 0);
        for (column, row) in quadrants(SPAN, SPAN) {
            if self.at(column, row).is_some() || self.is_built(column / 2, row / 2) {
                columns = columns.max(2 * (column / 2) + 2);
                rows = rows.max(2 * (row / 2) + 2);
            }
        }
        (columns, rows)
    }

    /// The columns and rows of blocks of the level.
    fn rectangle(&self) -> (u8, u8) {
        let (columns, rows) = self.sides();
        (
            columns / 2 + 1 - self.level.min(columns / 2 + 1),
            rows / 2 + 1 - self.level.min(rows / 2 + 1),
        )
    }

    /// How far the level lies inside of the first.
    fn inset(&self) -> u8 {
        self.level - 1
    }

    fn at(&self, column: u8, row: u8) -> Option<SeenQuadrant> {
        *self.seen.get(usize::from(row))?.get(usize::from(column))?
    }

    fn set(&mut self, (column, row): (u8, u8), seen: Option<SeenQuadrant>) {
        self.seen[usize::from(row)][usize::from(column)] = seen;
    }

    fn is_built(&self, column: u8, row: u8) -> bool {
        let row = self.blocks.get(usize::from(row));
        row.and_then(|row| row.get(usize::from(column)))
            .copied()
            .unwrap_or(false)
    }

    /// The block of the level over a quadrant, whether it is built or not.
    fn slot(&self, column: u8, row: u8) -> Option<(u8, u8)> {
        let slot = (
            column.checked_sub(self.inset())? / 2,
            row.checked_sub(self.inset())? / 2,
        );
        let (width, height) = if self.level == 1 { (5, 5) } else { self.rectangle() };
        (slot.0 < width && slot.1 < height).then_some(slot)
    }

    /// The quadrants of a block of a level.
    fn quadrants_of(level: u8, (column, row): (u8, u8)) -> [(u8, u8); 4] {
        let (x, y) = (2 * column + level - 1, 2 * row + level - 1);
        [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]
    }

    /// The level of what is seen where no block of the level being built lies.
    fn level_below(&self, column: u8, row: u8) -> Option<u8> {
        let (columns, rows) = self.sides();
        if self.level == 1 || column >= columns || row >= rows {
            return None;
        }
        let ring = column.min(row).min(columns - 1 - column).min(rows - 1 - row);
        Some((ring + 1).min(self.level - 1))
    }

    /// Whether a block of the level being built lies on this quadrant.
    fn is_covered(&self, column: u8, row: u8) -> bool {
        self.slot(column, row)
            .is_some_and(|(column, row)| self.is_built(column, row))
    }

    /// The quadrants that are seen of the block below the level.
    fn below(&self, column: u8, row: u8) -> Option<Vec<(u8, u8)>> {
        let level = self
            .level_below(column, row)
            .filter(|_| !self.is_covered(column, row))?;
        let block = ((column + 1 - level) / 2, (row + 1 - level) / 2);
        let all = Built::quadrants_of(level, block).into_iter();
        let is_seen = |&(column, row): &(u8, u8)| {
            !self.is_covered(column, row) && self.level_below(column, row) == Some(level)
        };
        Some(all.filter(is_seen).collect())
    }

    fn relevel(&mut self, level: u8) {
        if level == self.level {
            return;
        }
        if self.level == 1 {
            let (columns, rows) = self.sides();
            self.base = if rows > 8 && columns <= 8 { TALL } else { WIDE };
        }
        self.level = level;
        self.blocks = Default::default();
        self.markers.clear();
        if level == 1 {
            for (column, row) in quadrants(SPAN, SPAN) {
                self.blocks[usize::from(row / 2)][usize::from(column / 2)] |= self.at(column, row).is_some();
            }
        } else {
            self.trim();
        }
    }

    /// Takes away what lies beyond the base.
    fn trim(&mut self) {
        let (columns, rows) = self.base;
        for (column, row) in quadrants(SPAN, SPAN) {
            if column >= columns || row >= rows {
                self.set((column, row), None);
            }
        }
    }

    /// Moves a first level into its corner.
    fn settle(&mut self) {
        if self.level > 1 {
            return;
        }
        let used = |column: u8, row: u8| self.at(column, row).is_some() || self.is_built(column / 2, row / 2);
        let first = quadrants(SPAN, SPAN).filter(|&(column, row)| used(column, row));
        let Some((left, up)) = first.fold(None, |corner: Option<(u8, u8)>, (column, row)| {
            let (left, up) = corner.unwrap_or((column, row));
            Some((left.min(column), up.min(row)))
        }) else {
            return;
        };
        let (left, up) = (left / 2, up / 2);
        let before = self.clone();
        for (column, row) in quadrants(SPAN, SPAN) {
            self.set((column, row), before.at(column + 2 * left, row + 2 * up));
        }
        for (column, row) in quadrants(5, 5) {
            self.blocks[usize::from(row)][usize::from(column)] = before.is_built(column + left, row + up);
        }
        for (_, (column, row)) in &mut self.markers {
            (*column, *row) = (column.saturating_sub(left), row.saturating_sub(up));
        }
    }

    /// The names of what lies on a quadrant, the lowest first.
    fn holds(&self, column: u8, row: u8) -> Vec<String> {
        let mut holds = Vec::new();
        if let Some(seen) = self.at(column, row) {
            let kind = if self.is_covered(column, row) {
                "block"
            } else {
                "below"
            };
            holds.push(format!("{kind}-{}", seen.colour.name()));
            if seen.jewel {
                holds.push("jewel".to_owned());
            }
        }
        let slot = self
            .slot(column, row)
            .filter(|&slot| Built::quadrants_of(self.level, slot)[0] == (column, row));
        let here = self.markers.iter().filter(|(_, at)| Some(*at) == slot);
        holds.extend(here.map(|(colour, _)| format!("marker-{}", colour.name())));
        holds
    }

    fn put(&mut self, tool: &str, (column, row): (u8, u8)) -> Option<()> {
        let slot = self.slot(column, row);
        match tool.split_once('-') {
            Some(("block", colour)) => {
                let slot = slot?;
                let colour = Colour::from_name(colour)?;
                let was = self.is_built(slot.0, slot.1);
                let same = was && self.at(column, row).is_some_and(|seen| seen.colour == colour);
                if same {
                    self.unbuild(slot);
                    return Some(());
                }
                self.blocks[usize::from(slot.1)][usize::from(slot.0)] = true;
                for at in Built::quadrants_of(self.level, slot) {
                    let jewel = was && self.at(at.0, at.1).is_some_and(|seen| seen.jewel);
                    self.set(at, Some(SeenQuadrant { colour, jewel }));
                }
            }
            Some(("below", colour)) => {
                let colour = Colour::from_name(colour)?;
                let same = self.at(column, row).is_some_and(|seen| seen.colour == colour);
                for at in self.below(column, row)? {
                    let jewel = self.at(at.0, at.1).is_some_and(|seen| seen.jewel);
                    self.set(at, (!same).then_some(SeenQuadrant { colour, jewel }));
                }
            }
            Some(("marker", colour)) => {
                let colour = Colour::from_name(colour)?;
                let slot = slot.filter(|slot| self.is_built(slot.0, slot.1))?;
                let was = self.markers.contains(&(colour, slot));
                self.markers.retain(|(other, _)| *other != colour);
                if !was {
                    self.markers.push((colour, slot));
                }
            }
            None if tool == "jewel" => self.turn_jewel((column, row))?,
            None if tool == TAKE => self.take((column, row))?,
            _ => return None,
        }
        Some(())
    }

    fn turn_jewel(&mut self, at: (u8, u8)) -> Option<()> {
        let mut seen = self.at(at.0, at.1)?;
        seen.jewel = !seen.jewel;
        self.set(at, Some(seen));
        Some(())
    }

    /// Takes away a block of the level, with all that lies on it.
    fn unbuild(&mut self, slot: (u8, u8)) {
        self.blocks[usize::from(slot.1)][usize::from(slot.0)] = false;
        self.markers.retain(|(_, at)| *at != slot);
        for at in Built::quadrants_of(self.level, slot) {
            self.set(at, None);
        }
    }

    /// Takes away what lies on top.
    fn take(&mut self, (column, row): (u8, u8)) -> Option<()> {
        let slot = self.slot(column, row);
        let marked = self.markers.iter().rposition(|(_, at)| Some(*at) == slot);
        if let Some(marker) = marked {
            self.markers.remove(marker);
        } else if self.at(column, row).is_some_and(|seen| seen.jewel) {
            self.turn_jewel((column, row))?;
        } else if self.is_covered(column, row) {
            self.unbuild(slot?);
        } else {
            for at in self.below(column, row).unwrap_or(vec![(column, row)]) {
                self.set(at, None);
            }
        }
        Some(())
    }
}

fn quadrants(columns: u8, rows: u8) -> impl Iterator<Item = (u8, u8)> {
    (0..rows).flat_map(move |row| (0..columns).map(move |column| (column, row)))
}

pub(super) fn bench(text: &str) -> Option<Bench> {
    let work = Work::read(text)?;
    let tiles = Tiles::standard();
    let seats = work.pyramids.len() as u8;
    let mut plots: Vec<Plot> = Seat::all(seats)
        .zip(&work.pyramids)
        .map(|(seat, built)| pyramid(seat, built))
        .collect();
    plots.push(row_of_tiles(
        "pyramido-bench-quarry",
        "quarry",
        &work.setup.quarry,
        &tiles,
    ));
    let tops = work.setup.stacks.map(|stack| stack.top);
    plots.push(row_of_tiles("pyramido-bench-stacks", "stack", &tops, &tiles));
    let gone: Vec<Option<TileId>> = work.setup.gone.iter().copied().map(Some).chain([None]).collect();
    plots.push(row_of_tiles("pyramido-bench-gone", "gone", &gone, &tiles));
    let is_high = work.pyramids.iter().any(|built| built.level > 1);
    Some(Bench {
        rules: None,
        seats,
        trays: trays(is_high, &tiles),
        plots,
        dials: dials(&work),
        deeds: vec![(DEAL, Phrase::new("pyramido-bench-deal"))],
    })
}

fn trays(is_high: bool, tiles: &Tiles) -> Vec<Tray> {
    let coloured = |kind: &'static str, words, face: &dyn Fn(Colour) -> Vec<Shape>| -> Vec<Tool> {
        let tool = |colour: Colour| Tool {
            id: format!("{kind}-{}", colour.name()),
            name: Phrase::new(words).with("colour", Arg::Message(colour.message())),
            kind,
            face: Face {
                shapes: face(colour),
                size: (SIDE, SIDE),
            },
        };
        Colour::ALL.map(tool).into()
    };
    let middle = (SIDE / 2.0, SIDE / 2.0);
    let mut all = vec![Tray {
        title: Phrase::new("pyramido-bench-blocks"),
        tools: coloured("block", "pyramido-bench-block", &|colour| {
            block(colour, (0.0, 0.0))
        }),
    }];
    if is_high {
        all.push(Tray {
            title: Phrase::new("pyramido-bench-belows"),
            tools: coloured("below", "pyramido-bench-below", &|colour| {
                let mut shapes = block(colour, (0.0, 0.0));
                shapes.push(shade((0.0, 0.0)));
                shapes
            }),
        });
    }
    let mut small = vec![Tool {
        id: "jewel".to_owned(),
        name: Phrase::new("pyramido-bench-jewel"),
        kind: "jewel",
        face: Face {
            shapes: blocks::jewel(middle, SIDE * 0.3).into(),
            size: (SIDE, SIDE),
        },
    }];
    small.extend(coloured("marker", "pyramido-bench-marker", &|colour| {
        vec![blocks::marker(colour, middle, SIDE * 0.4)]
    }));
    all.push(Tray {
        title: Phrase::new("pyramido-bench-jewels-and-markers"),
        tools: small,
    });
    let tile = |(id, _): (TileId, _)| Tool {
        id: tile_tool(id),
        name: Phrase::new("pyramido-bench-tile").with("tile", id.to_string()),
        kind: "tile",
        face: tile_face(Some(id), tiles),
    };
    all.push(Tray {
        title: Phrase::new("pyramido-bench-tiles"),
        tools: tiles.iter().map(tile).collect(),
    });
    all
}

/// Every tile.
pub(super) fn printed(tiles: &Tiles) -> Vec<Tray> {
    trays(false, tiles).split_off(2)
}

fn tile_tool(id: TileId) -> String {
    format!("tile-{id}")
}

fn tile_face(id: Option<TileId>, tiles: &Tiles) -> Face {
    let shapes = match id.filter(|&id| tiles.contains(id)) {
        Some(id) => blocks::tile(tiles.tile(id), SIDE),
        None => vec![Shape::rectangle(
            "no-tile",
            (6.0, 6.0),
            (2.0 * SIDE - 6.0, SIDE),
            10.0,
        )],
    };
    Face {
        shapes,
        size: (2.0 * SIDE + 10.0, SIDE * 1.22),
    }
}

fn block(colour: Colour, at: (f64, f64)) -> Vec<Shape> {
    let jewels = Jewels::NONE;
    blocks::block(Block { colour, jewels }, at, SIDE)
}

/// What lies lower lies in the shade.
fn shade(at: (f64, f64)) -> Shape {
    Shape::rectangle("cast", at, (SIDE, SIDE), 4.0)
}

fn row_of_tiles(title: &'static str, kind: &str, held: &[Option<TileId>], tiles: &Tiles) -> Plot {
    let spot = |(index, &tile): (usize, &Option<TileId>)| {
        Some(Spot {
            id: format!("{kind}-{}", index + 1),
            name: (index + 1).to_string(),
            takes: ON_TABLE,
            holds: tile.map(tile_tool).into_iter().collect(),
            face: tile_face(tile, tiles),
        })
    };
    Plot {
        title: Phrase::new(title),
        seat: None,
        form: PlotForm::Cards,
        rows: vec![held.iter().enumerate().map(spot).collect()],
    }
}

/// A pyramid from above, quadrant by quadrant.
fn pyramid(seat: Seat, built: &Built) -> Plot {
    let (columns, rows) = if built.level == 1 {
        (SPAN, SPAN)
    } else {
        built.base
    };
    let spot = |column, row| {
        Some(Spot {
            id: format!("at-{seat}-{column}-{row}"),
            name: format!("{}{}", char::from(b'a' + column), row + 1),
            takes: ON_PYRAMID,
            holds: built.holds(column, row),
            face: quadrant_face(built, column, row),
        })
    };
    let title = match built.level {
        1 => Phrase::new("pyramido-bench-base"),
        level => Phrase::new("pyramido-bench-level").with("level", i64::from(level)),
    };
    Plot {
        title,
        seat: Some(seat),
        form: PlotForm::Squares,
        rows: (0..rows)
            .map(|row| (0..columns).map(|column| spot(column, row)).collect())
            .collect(),
    }
}

/// A quarter of the block that is seen there.
fn quadrant_face(built: &Built, column: u8, row: u8) -> Face {
    let half = SIDE / 2.0;
    let covered = built.is_covered(column, row);
    let level = match built.level_below(column, row) {
        Some(level) if !covered => level,
        _ => built.level,
    };
    // Which quarter of its block this is.
    let (right, down) = (
        (column + 1 - level.min(column + 1)) % 2,
        (row + 1 - level.min(row + 1)) % 2,
    );
    let corner = (-half * f64::from(right), -half * f64::from(down));
    let mut shapes = Vec::new();
    match built.at(column, row) {
        None => {
            shapes.push(Shape::rectangle("site-ground", (0.0, 0.0), (half, half), 0.0));
            let (x, y) = (corner.0 + 3.0, corner.1 + 3.0);
            shapes.push(Shape::rectangle("no-tile", (x, y), (SIDE - 6.0, SIDE - 6.0), 8.0));
        }
        Some(seen) => {
            shapes.extend(block(seen.colour, corner));
            if !covered && built.level > 1 {
                shapes.push(shade(corner));
            }
            if seen.jewel {
                shapes.extend(blocks::jewel((half / 2.0, half / 2.0), SIDE * 0.155));
            }
        }
    }
    let slot = built.slot(column, row);
    for &(colour, _) in built.markers.iter().filter(|(_, at)| Some(*at) == slot) {
        let middle = (corner.0 + half, corner.1 + half);
        shapes.push(blocks::marker(colour, middle, SIDE * 0.2));
    }
    Face {
        shapes,
        size: (half, half),
    }
}

fn dials(work: &Work) -> Vec<Dial> {
    let setup = &work.setup;
    let seats = work.pyramids.len();
    let over = Phrase::new("board-match-over");
    let mut all = vec![
        Dial::seats(seats, PLAYERS),
        Dial::number(
            "round",
            Phrase::new("board-round"),
            None,
            setup.round.into(),
            ROUNDS,
        ),
        Dial::of_seats(
            "mover",
            Phrase::new("board-mover"),
            setup.mover,
            seats,
            Some(over),
        ),
        Dial::of_seats(
            "starter",
            Phrase::new("board-starter"),
            Some(setup.starter),
            seats,
            None,
        ),
    ];
    for (number, stack) in (1..).zip(&setup.stacks) {
        let words = Phrase::new("pyramido-bench-height").with("stack", number);
        all.push(Dial::number(
            format!("height-{number}"),
            words,
            None,
            stack.height.into(),
            HEIGHTS,
        ));
    }
    for ((seat, pyramid), built) in Seat::all(seats as u8).zip(&setup.pyramids).zip(&work.pyramids) {
        let seat_dial =
            |id: String, words, value: u16, range| Dial::number(id, words, Some(seat), value, range);
        all.push(seat_dial(
            format!("lost-{seat}"),
            Phrase::new("pyramido-bench-lost"),
            pyramid.lost.into(),
            (0, 4),
        ));
        all.push(seat_dial(
            format!("counted-{seat}"),
            Phrase::new("pyramido-bench-counted"),
            pyramid.scores.len() as u16,
            COUNTED,
        ));
        if built.level > 1 {
            let base = if built.base == TALL { "tall" } else { "wide" };
            let sides = |id: &str, words| (id.to_owned(), Phrase::new(words));
            all.push(Dial::choice(
                format!("base-{seat}"),
                Phrase::new("pyramido-bench-base-sides"),
                Some(seat),
                base,
                vec![
                    sides("wide", "pyramido-bench-wide"),
                    sides("tall", "pyramido-bench-tall"),
                ],
            ));
        }
        for patch in Patch::ALL {
            let [one, other] = patch.sides().map(|side| Arg::Message(side.message()));
            all.push(Dial::choice(
                format!("patch-{seat}-{}", patch.index()),
                Phrase::new("pyramido-bench-patch")
                    .with("one", one)
                    .with("other", other),
                Some(seat),
                if pyramid.patches.contains(&patch) {
                    "yes"
                } else {
                    "no"
                },
                vec![
                    ("yes".to_owned(), Phrase::new("pyramido-bench-patch-left")),
                    ("no".to_owned(), Phrase::new("pyramido-bench-patch-used")),
                ],
            ));
        }
        for (round, score) in (1..).zip(&pyramid.scores) {
            for colour in Colour::ALL {
                let words = Phrase::new("pyramido-tally-area");
                let words = words
                    .with("round", round)
                    .with("colour", Arg::Message(colour.message()));
                let id = format!("score-{seat}-{round}-{}", colour.name());
                all.push(seat_dial(id, words, score.jewels(colour).into(), JEWELS));
            }
        }
    }
    all
}

pub(super) fn edit(text: &str, tool: &str, spot: &str) -> Option<String> {
    let mut work = Work::read(text)?;
    let known = |seat: &str| {
        let seat: Option<Seat> = seat.parse().ok();
        seat.filter(|seat| seat.index() < work.pyramids.len())
    };
    match tool {
        SEATS => resize(&mut work, usize::from(number_in(spot, PLAYERS)?)),
        "round" => {
            work.setup.round = number_in(spot, ROUNDS)? as u8;
            let counted = usize::from(work.setup.round) - 1;
            for pyramid in work.setup.pyramids.iter_mut().filter(|pyramid| pyramid.lost == 0) {
                count(pyramid, counted);
            }
        }
        "mover" if spot == "-" => work.setup.mover = None,
        "mover" => work.setup.mover = Some(known(spot)?),
        "starter" => work.setup.starter = known(spot)?,
        DO if spot == DEAL => deal(&mut work),
        _ if tool.contains('-') => match tool.split('-').collect::<Vec<_>>()[..] {
            ["height", stack] => {
                let stack: usize = stack.parse().ok()?;
                let stack = work.setup.stacks.get_mut(stack.checked_sub(1)?)?;
                stack.height = number_in(spot, HEIGHTS)? as u8;
            }
            ["lost", seat] => work.pyramid(seat)?.0.lost = number_in(spot, (0, 4))? as u8,
            ["counted", seat] => count(work.pyramid(seat)?.0, number_in(spot, COUNTED)?.into()),
            ["base", seat] => {
                let (_, built) = work.pyramid(seat)?;
                let base = if spot == "tall" { TALL } else { WIDE };
                if built.level > 1 && built.base != base {
                    built.base = base;
                    built.blocks = Default::default();
                    built.markers.clear();
                    built.trim();
                }
            }
            ["patch", seat, patch] => {
                let patch = Patch::ALL
                    .into_iter()
                    .find(|known| known.index().to_string() == patch)?;
                let (pyramid, _) = work.pyramid(seat)?;
                if pyramid.patches.contains(&patch) != (spot == "yes") {
                    toggle(&mut pyramid.patches, patch);
                }
            }
            ["score", seat, round, colour] => {
                let round: usize = round.parse().ok()?;
                let colour = Colour::from_name(colour)?;
                let score = work.pyramid(seat)?.0.scores.get_mut(round.checked_sub(1)?)?;
                *score = scored(*score, colour, number_in(spot, JEWELS)? as u8);
            }
            ["tile", tile] => {
                let tile: u8 = tile.parse().ok()?;
                let tile = TileId::from_number(tile).filter(|&tile| Tiles::standard().contains(tile))?;
                put_tile(&mut work, spot, Some(tile))?;
            }
            _ => put(&mut work, tool, spot)?,
        },
        _ if tool == TAKE && !spot.starts_with("at-") => put_tile(&mut work, spot, None)?,
        _ => put(&mut work, tool, spot)?,
    }
    work.relevel();
    Some(work.write())
}

fn put(work: &mut Work, tool: &str, spot: &str) -> Option<()> {
    let ["at", seat, column, row] = spot.split('-').collect::<Vec<_>>()[..] else {
        return None;
    };
    let (column, row): (u8, u8) = (column.parse().ok()?, row.parse().ok()?);
    let (_, built) = work.pyramid(seat)?;
    let (columns, rows) = if built.level == 1 {
        (SPAN, SPAN)
    } else {
        built.base
    };
    if column >= columns || row >= rows {
        return None;
    }
    built.put(tool, (column, row))
}

/// Puts a tile into quarry, stacks or among those that are gone, or takes it from there.
fn put_tile(work: &mut Work, spot: &str, tile: Option<TileId>) -> Option<()> {
    let (kind, number) = spot.split_once('-')?;
    let index = number.parse::<usize>().ok()?.checked_sub(1)?;
    let setup = &mut work.setup;
    let place = match kind {
        "quarry" => setup.quarry.get_mut(index)?,
        "stack" => &mut setup.stacks.get_mut(index)?.top,
        "gone" => {
            match tile {
                Some(tile) => toggle(&mut setup.gone, tile),
                None if index < setup.gone.len() => {
                    setup.gone.remove(index);
                }
                None => return None,
            }
            return Some(());
        }
        _ => return None,
    };
    *place = tile.filter(|_| *place != tile);
    Some(())
}

/// A round with another number of jewels: without any it would not have been scored.
fn scored(score: RoundScore, colour: Colour, jewels: u8) -> RoundScore {
    let mut all = Colour::ALL.map(|other| score.jewels(other));
    all[colour.index()] = jewels;
    if all == [0; 6] {
        all[0] = 1;
    }
    RoundScore::of(all)
}

/// As many rounds have been counted.
fn count(pyramid: &mut PyramidSetup, rounds: usize) {
    let one = scored(RoundScore::of([0; 6]), Colour::ALL[0], 1);
    pyramid.scores.resize(rounds, one);
}

fn resize(work: &mut Work, seats: usize) {
    work.setup.pyramids.resize(seats, unbuilt());
    let counted = usize::from(work.setup.round) - 1;
    for pyramid in &mut work.setup.pyramids[work.pyramids.len().min(seats)..] {
        count(pyramid, counted);
    }
    work.pyramids.truncate(seats);
    for pyramid in &work.setup.pyramids[work.pyramids.len()..] {
        work.pyramids
            .push(Built::of(level_of(&work.setup, pyramid), pyramid));
    }
    let known = |seat: Seat| if seat.index() < seats { seat } else { Seat::FIRST };
    work.setup.mover = work.setup.mover.map(known);
    work.setup.starter = known(work.setup.starter);
}

/// Deals what has not been put: as many tiles are gone as the pyramids need, the quarry is full, and
/// the rest lies in four stacks.
fn deal(work: &mut Work) {
    let tiles = Tiles::standard();
    let taken: usize = work.pyramids.iter().map(Built::turns).sum();
    let setup = &mut work.setup;
    let mut left: Vec<TileId> = tiles.iter().map(|(id, _)| id).collect();
    let tops = setup.stacks.iter().map(|stack| stack.top);
    let shown: Vec<TileId> = setup.quarry.iter().copied().chain(tops).flatten().collect();
    left.retain(|id| !shown.contains(id));
    setup.gone.retain(|id| left.contains(id));
    setup.gone.truncate(taken);
    left.retain(|id| !setup.gone.contains(id));
    let mut left = left.into_iter();
    let missing = taken.saturating_sub(setup.gone.len());
    setup.gone.extend(left.by_ref().take(missing));
    setup.gone.sort_unstable();
    for place in setup.quarry.iter_mut().filter(|place| place.is_none()) {
        *place = left.next();
    }
    for stack in setup.stacks.iter_mut().filter(|stack| stack.top.is_none()) {
        stack.top = left.next();
    }
    let covered = left.count();
    for (index, stack) in setup.stacks.iter_mut().enumerate() {
        stack.height = match stack.top {
            Some(_) => 1 + (covered / 4 + usize::from(index < covered % 4)) as u8,
            None => 0,
        };
    }
}

impl Built {
    /// How many turns it took to build it.
    fn turns(&self) -> usize {
        let below: usize = (1..usize::from(self.level))
            .map(|level| (6 - level) * (5 - level))
            .sum();
        let here = self.blocks.iter().flatten().filter(|&&block| block).count();
        (below + here) / 2
    }
}

pub(super) fn settled(text: &str) -> String {
    let Some(mut work) = Work::read(text) else {
        return text.to_owned();
    };
    for built in &mut work.pyramids {
        built.settle();
    }
    let settled = work.write();
    // What differs in its spelling alone stays as it was written.
    match (text.parse::<Setup>(), settled.parse::<Setup>()) {
        (Ok(was), Ok(is)) if was == is => text.to_owned(),
        _ => settled,
    }
}

pub(super) fn at_fault(bench: &Bench, violation: &Phrase) -> Vec<String> {
    let number = |wanted: &str| {
        violation.args.iter().find_map(|(name, value)| match value {
            Arg::Number(number) if *name == wanted => Some(*number),
            _ => None,
        })
    };
    let message = violation.args.iter().find_map(|(name, value)| match value {
        Arg::Message(message) if *name == "colour" => Some(*message),
        _ => None,
    });
    if let (Some(seat), Some(message)) = (number("seat"), message) {
        let colour = Colour::ALL.into_iter().find(|colour| colour.message() == message);
        let held = colour.map(|colour| bench.holding(&format!("marker-{}", colour.name())));
        let here = format!("at-{seat}-");
        return held
            .unwrap_or_default()
            .into_iter()
            .filter(|id| id.starts_with(&here))
            .collect();
    }
    match violation.id {
        "pyramido-setup-tile-twice" => bench.holding(&format!("tile-{}", number("tile").unwrap_or_default())),
        "pyramido-setup-stack-top" | "pyramido-setup-empty-stack" => {
            vec![format!("stack-{}", number("stack").unwrap_or_default())]
        }
        "pyramido-setup-empty-place" => vec![format!("quarry-{}", number("place").unwrap_or_default())],
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(edits: &[(&str, &str)]) -> String {
        let start = blank("standard", 2).expect("a set-up");
        let all = edits.iter();
        all.fold(start, |text, (tool, spot)| {
            edit(&text, tool, spot).expect("an edit")
        })
    }

    #[test]
    fn a_level_may_stand_anywhere_while_it_is_put_together() {
        let blocks = [
            ("block-brown", "at-1-4-4"),
            ("block-brown", "at-1-7-4"),
            ("jewel", "at-1-5-4"),
            ("marker-brown", "at-1-5-5"),
        ];
        let text = after(&blocks);
        assert!(text.contains(" ........|") || text.contains("........"), "{text}");
        let settled = settled(&text);
        assert!(settled.contains(" nNnn/nnnn|xx|brown@d5|"), "{settled}");
    }

    #[test]
    fn the_rest_can_be_dealt() {
        let mut text = blank("standard", 3).expect("a set-up");
        for seat in 1..=3 {
            for (tool, at) in [
                ("block-red", "0-0"),
                ("block-blue", "2-0"),
                ("jewel", "1-1"),
                ("marker-red", "0-0"),
            ] {
                text = edit(&text, tool, &format!("at-{seat}-{at}")).expect("an edit");
            }
        }
        text = edit(&text, DO, DEAL).expect("an edit");
        let options = games::AnyOptions::new(games::GameId::Pyramido, None, None).expect("options");
        options.position_from_text(&settled(&text)).expect("a position");
    }
}
