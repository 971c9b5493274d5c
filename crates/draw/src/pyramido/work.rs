//! Pyramids that are taken apart, so that they can be put together: what is written is the pyramid
//! from above; here it is the blocks of the level being built, and what is seen below them.

use games::game_pyramido::{Cell, Colour, LEVELS, Picture, PyramidSetup, SeenQuadrant, Setup};
use rules::Seat;

use crate::bench::TAKE;

/// Quadrants in a row.
pub(super) const SPAN: u8 = 10;

/// A set-up whose pyramids are taken apart.
pub(super) struct Work {
    pub(super) setup: Setup,
    pub(super) pyramids: Vec<Built>,
}

/// A pyramid that is put together.
#[derive(Clone)]
pub(super) struct Built {
    pub(super) level: u8,
    /// The blocks seen from above, by column and row.
    pub(super) seen: [[Option<SeenQuadrant>; SPAN as usize]; SPAN as usize],
    /// Which blocks of the level are there, by column and row.
    pub(super) blocks: [[bool; 5]; 5],
    pub(super) markers: Vec<(Colour, (u8, u8))>,
    /// The columns and rows of quadrants of the first level, once it is complete.
    pub(super) base: (u8, u8),
}

pub(super) const WIDE: (u8, u8) = (10, 8);
pub(super) const TALL: (u8, u8) = (8, 10);

/// The level that somebody builds.
pub(super) fn level_of(setup: &Setup, pyramid: &PyramidSetup) -> u8 {
    match pyramid.lost {
        0 => setup.round,
        _ => (pyramid.scores.len() as u8 + 1).min(LEVELS),
    }
}

/// How far the names of blocks begin to the left of a first level of this size, and above it.
pub(super) fn margins(level: u8, (width, height): (u8, u8)) -> (u8, u8) {
    match (level, width.max(height)) {
        (1, 1..) => (
            if height <= 4 { 5u8 } else { 4 }.saturating_sub(width),
            if width <= 4 { 5u8 } else { 4 }.saturating_sub(height),
        ),
        _ => (0, 0),
    }
}

impl Work {
    pub(super) fn read(text: &str) -> Option<Work> {
        let setup: Setup = text.parse().ok()?;
        let pyramids = setup.pyramids.iter();
        let pyramids = pyramids
            .map(|pyramid| Built::of(level_of(&setup, pyramid), pyramid))
            .collect();
        Some(Work { setup, pyramids })
    }

    pub(super) fn write(mut self) -> String {
        for (setup, built) in self.setup.pyramids.iter_mut().zip(&self.pyramids) {
            built.write(setup);
        }
        self.setup.to_string()
    }

    /// Builds everybody's level, where that has become another.
    pub(super) fn relevel(&mut self) {
        let Work { setup, pyramids } = self;
        for (pyramid, built) in setup.pyramids.iter().zip(pyramids) {
            built.relevel(level_of(setup, pyramid));
        }
    }

    pub(super) fn pyramid(&mut self, seat: &str) -> Option<(&mut PyramidSetup, &mut Built)> {
        let index = seat.parse::<Seat>().ok()?.index();
        self.setup
            .pyramids
            .get_mut(index)
            .zip(self.pyramids.get_mut(index))
    }
}

impl Built {
    pub(super) fn of(level: u8, pyramid: &PyramidSetup) -> Built {
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

    pub(super) fn write(&self, setup: &mut PyramidSetup) {
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
    pub(super) fn sides(&self) -> (u8, u8) {
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
    pub(super) fn rectangle(&self) -> (u8, u8) {
        let (columns, rows) = self.sides();
        (
            columns / 2 + 1 - self.level.min(columns / 2 + 1),
            rows / 2 + 1 - self.level.min(rows / 2 + 1),
        )
    }

    /// How far the level lies inside of the first.
    pub(super) fn inset(&self) -> u8 {
        self.level - 1
    }

    pub(super) fn at(&self, column: u8, row: u8) -> Option<SeenQuadrant> {
        *self.seen.get(usize::from(row))?.get(usize::from(column))?
    }

    pub(super) fn set(&mut self, (column, row): (u8, u8), seen: Option<SeenQuadrant>) {
        self.seen[usize::from(row)][usize::from(column)] = seen;
    }

    pub(super) fn is_built(&self, column: u8, row: u8) -> bool {
        let row = self.blocks.get(usize::from(row));
        row.and_then(|row| row.get(usize::from(column)))
            .copied()
            .unwrap_or(false)
    }

    /// The block of the level over a quadrant, whether it is built or not.
    pub(super) fn slot(&self, column: u8, row: u8) -> Option<(u8, u8)> {
        let slot = (
            column.checked_sub(self.inset())? / 2,
            row.checked_sub(self.inset())? / 2,
        );
        let (width, height) = if self.level == 1 { (5, 5) } else { self.rectangle() };
        (slot.0 < width && slot.1 < height).then_some(slot)
    }

    /// The quadrants of a block of a level.
    pub(super) fn quadrants_of(level: u8, (column, row): (u8, u8)) -> [(u8, u8); 4] {
        let (x, y) = (2 * column + level - 1, 2 * row + level - 1);
        [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]
    }

    /// The level of what is seen where no block of the level being built lies.
    pub(super) fn level_below(&self, column: u8, row: u8) -> Option<u8> {
        let (columns, rows) = self.sides();
        if self.level == 1 || column >= columns || row >= rows {
            return None;
        }
        let ring = column.min(row).min(columns - 1 - column).min(rows - 1 - row);
        Some((ring + 1).min(self.level - 1))
    }

    /// Whether a block of the level being built lies on this quadrant.
    pub(super) fn is_covered(&self, column: u8, row: u8) -> bool {
        self.slot(column, row)
            .is_some_and(|(column, row)| self.is_built(column, row))
    }

    /// The quadrants that are seen of the block below the level.
    pub(super) fn below(&self, column: u8, row: u8) -> Option<Vec<(u8, u8)>> {
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

    pub(super) fn relevel(&mut self, level: u8) {
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
    pub(super) fn trim(&mut self) {
        let (columns, rows) = self.base;
        for (column, row) in quadrants(SPAN, SPAN) {
            if column >= columns || row >= rows {
                self.set((column, row), None);
            }
        }
    }

    /// Moves a first level into its corner.
    pub(super) fn settle(&mut self) {
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
    pub(super) fn holds(&self, column: u8, row: u8) -> Vec<String> {
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

    pub(super) fn put(&mut self, tool: &str, (column, row): (u8, u8)) -> Option<()> {
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

    pub(super) fn turn_jewel(&mut self, at: (u8, u8)) -> Option<()> {
        let mut seen = self.at(at.0, at.1)?;
        seen.jewel = !seen.jewel;
        self.set(at, Some(seen));
        Some(())
    }

    /// Takes away a block of the level, with all that lies on it.
    pub(super) fn unbuild(&mut self, slot: (u8, u8)) {
        self.blocks[usize::from(slot.1)][usize::from(slot.0)] = false;
        self.markers.retain(|(_, at)| *at != slot);
        for at in Built::quadrants_of(self.level, slot) {
            self.set(at, None);
        }
    }

    /// Takes away what lies on top.
    pub(super) fn take(&mut self, (column, row): (u8, u8)) -> Option<()> {
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

pub(super) fn quadrants(columns: u8, rows: u8) -> impl Iterator<Item = (u8, u8)> {
    (0..rows).flat_map(move |row| (0..columns).map(move |column| (column, row)))
}

impl Built {
    /// How many turns it took to build it.
    pub(super) fn turns(&self) -> usize {
        let below: usize = (1..usize::from(self.level))
            .map(|level| (6 - level) * (5 - level))
            .sum();
        let here = self.blocks.iter().flatten().filter(|&&block| block).count();
        let blocks = below + here;
        blocks / 2
    }
}
