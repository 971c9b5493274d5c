//! One player's pyramid: what has been built, where the current level can still grow, markers,
//! patches and points.

use std::hash::{Hash, Hasher};

use crate::board::{Block, Cell, Colour, Jewels, Patch, Quadrant, STRIDE, Towards};
use crate::components::Tile;
use crate::picture::Picture;
use crate::reach::{
    BASE_FITTING, BaseReach, FILLABLE_TALL, FILLABLE_WIDE, Fitting, UPPER_FITTING, compact, frame_around,
};
use crate::score::RoundScore;

/// The number of levels, and of rounds.
pub const LEVELS: u8 = 4;

pub(crate) const NOWHERE: u8 = u8::MAX;

/// The columns and rows of the site on which pyramids are drawn, in blocks: any level 1 with a
/// column or row beside it that can be reached.
pub const SITE: (u8, u8) = (8, 6);

/// The place of the first tile on the site: in its middle.
const FIRST: (u8, u8) = (3, 2);

/// What the upper left block of the first tile is called for good: from there level 1 can grow by
/// as much in every direction as there are names.
const FIRST_NAME: (u8, u8) = (4, 4);

/// One player's pyramid, with markers, patches and points.
///
/// # Equality
/// Level 1 has no fixed frame until its tiles determine one (PM-4), so it is normalised to the
/// upper left corner: pyramids that differ only in their place on the table are equal. Covered
/// blocks are forgotten.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Pyramid {
    pub(crate) picture: Picture,
    /// The blocks of the current level, in rows of [`STRIDE`] bits. The index of a bit is a
    /// *slot*.
    pub(crate) built: u64,
    /// Level 1: the smallest rectangle around all blocks. Higher levels: the rectangle of the
    /// level.
    pub(crate) width: u8,
    pub(crate) height: u8,
    /// From 1.
    pub(crate) level: u8,
    /// A bit for every patch left.
    pub(crate) patches: u8,
    /// The slot with the marker of each colour.
    pub(crate) markers: [u8; 6],
    pub(crate) scores: [RoundScore; LEVELS as usize],
    /// 0 while in the game; the n-th player to lose has n.
    pub(crate) lost: u8,
    pub(crate) traces: Traces,
}

/// What a pyramid does not tell by itself about how it came to be, for those who draw it. It is no
/// part of what pyramids are: all traces are equal.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Traces {
    /// The column and row of the site in which level 1 begins; not known of a pyramid that was set
    /// up.
    corner: Option<(u8, u8)>,
    /// The lasting name of the block in the corner of level 1; of a pyramid that was set up only
    /// known once something is built.
    name: Option<(u8, u8)>,
    /// The slots of the markers when the last round was counted.
    counted: [u8; 6],
    /// The tile that was built last; not known of a pyramid that was set up.
    last: Option<LastTile>,
}

/// The colours of the tile that was built last, and the colour that it marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LastTile {
    /// The colours of its left and right block, whatever has been laid on them since.
    pub colours: [Colour; 2],
    /// The colour that it has marked (PM-6).
    pub marked: Option<Colour>,
}

impl PartialEq for Traces {
    fn eq(&self, _: &Traces) -> bool {
        true
    }
}

impl Eq for Traces {}

impl Hash for Traces {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl Default for Traces {
    fn default() -> Traces {
        Traces {
            corner: None,
            name: None,
            counted: [NOWHERE; 6],
            last: None,
        }
    }
}

/// A level after one more tile.
#[derive(Clone, Copy)]
struct Grown {
    built: u64,
    width: u8,
    height: u8,
    /// By how much the rest has to shift to make room.
    right: u8,
    down: u8,
    /// The slots of the tile's left and right block.
    slots: [u8; 2],
}

impl Pyramid {
    pub(crate) fn new() -> Pyramid {
        Pyramid {
            picture: Picture::default(),
            built: 0,
            width: 0,
            height: 0,
            level: 1,
            patches: 0b111,
            markers: [NOWHERE; 6],
            scores: [RoundScore::default(); LEVELS as usize],
            lost: 0,
            traces: Traces::default(),
        }
    }

    /// The view from above.
    pub fn picture(&self) -> &Picture {
        &self.picture
    }

    /// The current level, from 1: being built or just completed.
    #[inline]
    pub fn level(&self) -> u8 {
        self.level
    }

    /// Whether the player still has this patch.
    #[inline]
    pub fn has_patch(&self, patch: Patch) -> bool {
        self.patches >> patch.index() & 1 == 1
    }

    /// The number of patches that the player still has.
    #[inline]
    pub fn patches_left(&self) -> u8 {
        self.patches.count_ones() as u8
    }

    /// The cell with the marker of this colour; `None` if it is in the supply.
    pub fn marker(&self, colour: Colour) -> Option<Cell> {
        let slot = self.markers[colour.index()];
        (slot != NOWHERE).then(|| self.cell(slot))
    }

    /// The scores of the finished rounds.
    pub fn scores(&self) -> &[RoundScore] {
        let counted = self.scores.iter().take_while(|score| !score.is_empty()).count();
        &self.scores[..counted]
    }

    /// The column and row of the site in which level 1 begins. What is built keeps its place there,
    /// unless there would be no room for what can be reached beside it.
    pub fn corner(&self) -> (u8, u8) {
        let (width, height) = self.base();
        if width == 0 {
            return FIRST;
        }
        let in_the_middle = ((SITE.0 - width) / 2, (SITE.1 - height) / 2);
        self.traces.corner.unwrap_or(in_the_middle)
    }

    /// What a block of the current level is called as long as the level is built. Cells are named
    /// from the edge of what can be reached, and that edge comes closer whenever level 1 grows: the
    /// same block is then on a cell of another name.
    pub fn lasting_name(&self, cell: Cell) -> Cell {
        let (left, up) = self.margins();
        let (column, row) = self.traces.name.filter(|_| self.level == 1).unwrap_or((left, up));
        let moved = |at: u8, beside: u8, named: u8| (at + named).saturating_sub(beside);
        Cell::new(moved(cell.column(), left, column), moved(cell.row(), up, row)).unwrap_or(cell)
    }

    /// Whether it is certain where the rectangle of level 1 lies (PM-4).
    pub fn is_base_fixed(&self) -> bool {
        self.level > 1 || self.base() != (0, 0) && self.margins() == (0, 0)
    }

    /// The width and height of level 1, as far as it is built, in blocks.
    pub fn base(&self) -> (u8, u8) {
        (self.width + self.level - 1, self.height + self.level - 1)
    }

    /// The areas that were counted last (PM-10), as quadrants of the picture, as long as nothing has
    /// been built since. Nothing is known of a pyramid that was set up.
    pub fn counted(&self) -> impl Iterator<Item = (Colour, u128)> {
        let level = self.scores().len() as u8;
        let is_last = self.level == level || self.level == level + 1 && self.built == 0;
        Colour::ALL.into_iter().filter_map(move |colour| {
            let slot = self.traces.counted[colour.index()];
            let is_known = is_last && level > 0 && slot != NOWHERE;
            is_known.then(|| (colour, self.picture.area(level, slot, colour)))
        })
    }

    /// The tile that was built last.
    pub fn last_tile(&self) -> Option<LastTile> {
        self.traces.last
    }

    /// All points so far.
    #[inline]
    pub fn points(&self) -> i32 {
        self.scores.iter().map(|score| i32::from(score.points())).sum()
    }

    /// Whether the player has lost under PM-9; the n-th player to lose has n.
    #[inline]
    pub fn lost(&self) -> Option<u8> {
        (self.lost > 0).then_some(self.lost)
    }

    /// The score if the round ended now.
    #[inline]
    pub fn score_now(&self) -> RoundScore {
        let mut score = RoundScore::default();
        for colour in Colour::ALL {
            let slot = self.markers[colour.index()];
            if slot != NOWHERE {
                score.set(colour, self.picture.jewels_of_area(self.level, slot, colour));
            }
        }
        score
    }

    /// Whether there is a block on this cell of the current level.
    #[inline]
    pub fn is_built(&self, cell: Cell) -> bool {
        self.slot(cell).is_some_and(|slot| self.built >> slot & 1 == 1)
    }

    /// The block on this cell of the current level.
    pub fn block(&self, cell: Cell) -> Option<Block> {
        let slot = self.slot(cell)?;
        (self.built >> slot & 1 == 1).then(|| self.picture.block(self.level, slot))?
    }

    /// The number of blocks of a complete level.
    #[inline]
    const fn level_size(level: u8) -> u8 {
        (6 - level) * (5 - level)
    }

    /// Whether the current level is complete (PM-2).
    #[inline]
    pub fn is_complete(&self) -> bool {
        self.built.count_ones() as u8 == Pyramid::level_size(self.level)
    }

    /// The number of open blocks of the current level.
    #[inline]
    pub fn open_count(&self) -> u8 {
        Pyramid::level_size(self.level) - self.built.count_ones() as u8
    }

    /// Where the next tile can go (PM-4, PM-5).
    #[inline]
    pub fn reach(&self) -> BaseReach {
        let (left, up, columns, rows) = self.frame();
        let built = (self.built as u128) << (left + STRIDE * up);
        let open = !built;
        let Fitting { flat, upright } = if self.level == 1 {
            BASE_FITTING[self.width as usize][self.height as usize]
        } else {
            UPPER_FITTING[self.width as usize][self.height as usize]
        };
        let mut flat = flat & open & open >> 1;
        let mut upright = upright & open & open >> STRIDE;
        if self.level == 1 && built != 0 {
            // PM-4: the tile shares a side of a block with what lies there.
            let beside = built << 1 | built >> 1 | built << STRIDE | built >> STRIDE;
            flat &= beside | beside >> 1;
            upright &= beside | beside >> STRIDE;
        }
        BaseReach {
            columns,
            rows,
            left,
            up,
            flat,
            upright,
        }
    }

    /// Whether a tile on these two cells keeps level 1 within its rectangle (PM-4), whatever it
    /// touches.
    pub(crate) fn fits_in_base(&self, one: Cell, other: Cell) -> bool {
        let Fitting { flat, upright } = BASE_FITTING[self.width as usize][self.height as usize];
        let fitting = if one.row() == other.row() { flat } else { upright };
        fitting >> one.min(other).index() & 1 == 1
    }

    /// The numbers of columns to the left of the first block and of rows above it that have names
    /// because they can still be reached: 0 and 0 on higher levels.
    pub fn margins(&self) -> (u8, u8) {
        let (left, up, ..) = self.frame();
        (left, up)
    }

    /// The first open cell, once no tile fits any more (PM-9): then the rectangle of the level is
    /// fixed, because a rectangle that could still shift or turn has a whole open row or column.
    pub(crate) fn first_open(&self) -> Option<Cell> {
        let open = self.rectangle() & !self.built;
        (open != 0).then(|| self.cell(open.trailing_zeros() as u8))
    }

    /// Whether the level can still be completed with tiles alone after this one.
    ///
    /// The cells must be legal for the tile.
    pub fn stays_fillable(&self, left: Cell, towards: Towards) -> bool {
        let Some(right) = left.step(towards) else {
            return false;
        };
        let grown = self.grow(left, right);
        self.can_be_filled(grown.built, grown.width, grown.height)
    }

    /// Whether the level can still be completed with tiles alone.
    pub fn is_fillable(&self) -> bool {
        self.can_be_filled(self.built, self.width, self.height)
    }

    /// The same of the current level with these blocks; the sides are those
    /// of the smallest rectangle around them and matter on level 1 only.
    fn can_be_filled(&self, built: u64, width: u8, height: u8) -> bool {
        if self.level > 1 {
            let open = self.rectangle() & !built;
            return FILLABLE_WIDE.get(compact(open, self.height, 5));
        }
        let full = (1 << 20) - 1;
        if height <= 4 {
            let built = compact(built, height, 5);
            for right in 0..=5 - width {
                for down in 0..=4 - height {
                    if FILLABLE_WIDE.get(full & !(built << (right + 5 * down))) {
                        return true;
                    }
                }
            }
        }
        if width <= 4 {
            let built = compact(built, height, 4);
            for right in 0..=4 - width {
                for down in 0..=5 - height {
                    if FILLABLE_TALL.get(full & !(built << (right + 4 * down))) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether the blocks of the current level can be covered exactly by tiles. Open blocks
    /// filled with patches (PM-9) complete a level, and a whole rectangle can be made of tiles.
    pub(crate) fn is_made_of_tiles(&self) -> bool {
        if self.height <= 4 {
            FILLABLE_WIDE.get(compact(self.built, self.height, 5))
        } else {
            FILLABLE_TALL.get(compact(self.built, self.height, 4))
        }
    }

    /// Adds a tile; returns the slots of its left and right block.
    #[inline]
    pub(crate) fn build(&mut self, left: Cell, towards: Towards, tile: Tile) -> [u8; 2] {
        let right = left.step(towards).expect("a legal tile lies within the reach");
        let grown = self.grow(left, right);
        let (column, row) = self.corner();
        let first = if self.base() == (0, 0) {
            FIRST_NAME
        } else {
            self.margins()
        };
        let (name_column, name_row) = self.traces.name.unwrap_or(first);
        if grown.right > 0 || grown.down > 0 {
            self.picture.shift(grown.right, grown.down);
            for slot in &mut self.markers {
                if *slot != NOWHERE {
                    *slot += grown.right + STRIDE * grown.down;
                }
            }
        }
        self.built = grown.built;
        self.traces.last = Some(LastTile {
            colours: [tile.left.colour, tile.right.colour],
            marked: None,
        });
        if self.level == 1 {
            self.width = grown.width;
            self.height = grown.height;
            let (beside, above) = self.margins();
            let settled = |at: u8, moved: u8, length: u8, margin: u8, all: u8| {
                let margin = margin.min(1);
                at.saturating_sub(moved).clamp(margin, all - length - margin)
            };
            let column = settled(column, grown.right, self.width, beside, SITE.0);
            let row = settled(row, grown.down, self.height, above, SITE.1);
            self.traces.corner = Some((column, row));
            // Whoever draws pyramids may be asked for one that no rule would allow.
            let name = |at: u8, moved: u8| at.saturating_sub(moved);
            self.traces.name = Some((name(name_column, grown.right), name(name_row, grown.down)));
        }
        for (slot, block) in grown
            .slots
            .into_iter()
            .zip(tile.blocks_turned(towards.quarter_turns()))
        {
            self.picture.lay(self.level, slot, block);
        }
        grown.slots
    }

    /// The block in a slot of the current level, which must have been built.
    #[inline]
    pub(crate) fn block_in(&self, slot: u8) -> Block {
        self.picture
            .block(self.level, slot)
            .expect("a built slot shows a block")
    }

    /// Whether the slot has a marker.
    #[inline]
    pub(crate) fn is_marked(&self, slot: u8) -> bool {
        self.markers.contains(&slot)
    }

    /// Whether PM-6 requires a marker on this block.
    #[inline]
    pub(crate) fn can_mark(&self, slot: u8) -> bool {
        let block = self.block_in(slot);
        !block.jewels.is_empty() && self.markers[block.colour.index()] == NOWHERE
    }

    /// Puts the marker of the block's colour on it.
    #[inline]
    pub(crate) fn mark(&mut self, slot: u8) {
        let colour = self.block_in(slot).colour;
        self.markers[colour.index()] = slot;
        if let Some(last) = &mut self.traces.last {
            last.marked = Some(colour);
        }
    }

    /// Lays a patch on a block of the current level (PM-7), and its marker if it is in the supply.
    #[inline]
    pub(crate) fn patch(&mut self, slot: u8, colour: Colour, jewel: Quadrant) {
        self.spend_patch(slot, colour, jewel);
        if self.markers[colour.index()] == NOWHERE {
            self.markers[colour.index()] = slot;
        }
    }

    /// Lays a patch on an open block (PM-9), without a marker.
    #[inline]
    pub(crate) fn fill(&mut self, slot: u8, colour: Colour, jewel: Quadrant) {
        self.built |= 1 << slot;
        self.spend_patch(slot, colour, jewel);
    }

    #[inline]
    fn spend_patch(&mut self, slot: u8, colour: Colour, jewel: Quadrant) {
        self.patches &= !(1 << colour.patch().index());
        let jewels = Jewels::one(jewel);
        self.picture.lay(self.level, slot, Block { colour, jewels });
    }

    /// Scores the round and returns the markers (PM-10 to PM-12).
    pub(crate) fn count_round(&mut self) {
        self.traces.counted = self.markers;
        self.scores[self.level as usize - 1] = self.score_now();
        self.take_markers_back();
    }

    pub(crate) fn take_markers_back(&mut self) {
        self.markers = [NOWHERE; 6];
    }

    /// Starts the next level: one block narrower and lower, in the same orientation (PM-2).
    pub(crate) fn next_level(&mut self) {
        self.level += 1;
        self.built = 0;
        self.width -= 1;
        self.height -= 1;
    }

    /// The current name of a slot: on level 1 names count from the edge of the area that can be
    /// reached.
    #[inline]
    pub(crate) fn cell(&self, slot: u8) -> Cell {
        let (left, up, ..) = self.frame();
        Cell::from_index(slot + left + STRIDE * up)
    }

    /// The slot of a cell; `None` outside the smallest rectangle around the blocks.
    #[inline]
    pub(crate) fn slot(&self, cell: Cell) -> Option<u8> {
        let (left, up, ..) = self.frame();
        let column = cell.column().checked_sub(left)?;
        let row = cell.row().checked_sub(up)?;
        (column < self.width && row < self.height).then_some(row * STRIDE + column)
    }

    /// The numbers of columns to the left of the blocks and of rows above them that can still be
    /// reached, and the total numbers.
    #[inline]
    fn frame(&self) -> (u8, u8, u8, u8) {
        let (width, height) = (self.width, self.height);
        match (self.level, self.built) {
            // The very first tile can be anywhere, that is, in the corner.
            (1, 0) => (0, 0, 2, 2),
            (1, _) => frame_around(width, height),
            _ => (0, 0, width, height),
        }
    }

    /// All slots in the level's rectangle.
    #[inline]
    fn rectangle(&self) -> u64 {
        let row = (1u64 << self.width) - 1;
        (0..self.height).fold(0, |mask, y| mask | row << (STRIDE * y))
    }

    #[inline]
    fn grow(&self, left: Cell, right: Cell) -> Grown {
        let (frame_left, frame_up, ..) = self.frame();
        let (first, second) = if left < right {
            (left, right)
        } else {
            (right, left)
        };
        // The upper left and lower right block of the tile, relative to the corner of what is
        // built.
        let first_column = first.column() as i8 - frame_left as i8;
        let first_row = first.row() as i8 - frame_up as i8;
        let slide_right = (-first_column).max(0);
        let slide_down = (-first_row).max(0);
        let slot = |cell: Cell| {
            let column = cell.column() as i8 - frame_left as i8 + slide_right;
            let row = cell.row() as i8 - frame_up as i8 + slide_down;
            (row * STRIDE as i8 + column) as u8
        };
        let slots = [slot(left), slot(right)];
        let last_column = second.column() as i8 - frame_left as i8;
        let last_row = second.row() as i8 - frame_up as i8;
        Grown {
            built: self.built << (slide_right as u8 + STRIDE * slide_down as u8)
                | 1 << slots[0]
                | 1 << slots[1],
            width: ((self.width as i8).max(last_column + 1) + slide_right) as u8,
            height: ((self.height as i8).max(last_row + 1) + slide_down) as u8,
            right: slide_right as u8,
            down: slide_down as u8,
            slots,
        }
    }
}
