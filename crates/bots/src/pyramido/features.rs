//! What the net of Pyramido is told about a pyramid: the rows of its first
//! layer that apply.
//!
//! A pyramid is described by what counts: for every colour the jewels of the
//! marked area and the room around it, what else of the colour could be joined
//! with it, what of the colour stays in sight for good and how the next level
//! can connect with it, and what the supply has of the colour. All of that is
//! the same for a pyramid and its mirror images. Every group of rows gives
//! exactly one.

use games::game_pyramido::{
    Action, Colour, Jewels, Lasting, Place, Pyramid, PyramidoPosition, Quadrants, Stack, Tile, Wanted,
    beside, connected,
};
use rules::{Position as _, Seat};

use crate::net::NetShape;

/// Groups for each colour.
const COLOUR_GROUPS: usize = 10;
/// Groups for the whole pyramid.
const OTHER_GROUPS: usize = 6;
/// The rows that apply to any pyramid.
pub(crate) const ACTIVE: usize = 6 * COLOUR_GROUPS + OTHER_GROUPS;

/// The marked area by jewels and room around it, or else the largest areas.
const AREA: u16 = MARKED_AREA + 81;
const MARKED_AREA: u16 = 78;
/// Jewels of the colour outside that area.
const REST: u16 = 96;
/// Jewels that stay in sight: in the largest area of those, and in others.
const STAYS: u16 = 54;
/// How the next level can connect with what stays.
const NEXT: u16 = 120;
/// Jewels that may yet stay.
const PERHAPS: u16 = 40;
/// How large is what stays.
const EXTENT: u16 = 40;
/// What the quarry, and the tops of the stacks, have of the colour.
const SUPPLY: u16 = 40;
/// Whether a patch with the colour is left.
const PATCH: u16 = 20;
/// Jewels that nobody has seen yet.
const UNSEEN: u16 = 12;
const COLOUR_SIZES: [u16; COLOUR_GROUPS] = [
    AREA, REST, STAYS, NEXT, PERHAPS, EXTENT, SUPPLY, SUPPLY, PATCH, UNSEEN,
];

/// How many seats, and how many of them come before this one.
const ORDER: u16 = 12;
/// Patches left, and tiles to come.
const PATCHES: u16 = 44;
/// Colours marked, and the jewels of the smallest marked area.
const MARKED: u16 = 49;
/// The two smallest marked areas.
const SMALLEST: u16 = 49;
/// The sides of the level.
const SIDES: u16 = 36;
/// Tiles to come, and whether the quarry is full.
const OPEN: u16 = 22;
const OTHER_SIZES: [u16; OTHER_GROUPS] = [ORDER, PATCHES, MARKED, SMALLEST, SIDES, OPEN];

/// The rows of one level: each level has a first layer of its own.
const LEVEL_ROWS: u16 = {
    let mut sum = 0;
    let mut group = 0;
    while group < COLOUR_GROUPS {
        sum += 6 * COLOUR_SIZES[group];
        group += 1;
    }
    group = 0;
    while group < OTHER_GROUPS {
        sum += OTHER_SIZES[group];
        group += 1;
    }
    sum
};

/// The heads of levels 1 to 4: one for every number of tiles.
const FIRST_HEAD: [usize; 4] = [0, 11, 18, 22];

/// The outputs: points to come, points of this round, jewels of each marked
/// area at the end of this round.
pub(crate) const OUTPUTS: [&str; 8] = [
    "to-come", "round", "brown", "blue", "yellow", "aqua", "red", "green",
];

/// What a net has to fit.
pub(crate) const SHAPE: NetShape = NetShape {
    rows: 4 * LEVEL_ROWS as usize,
    active: ACTIVE,
    heads: 24,
    outputs: OUTPUTS.len(),
};

/// Tiles that everybody can take sooner or later, counted by colour.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Supply {
    quarry: [Share; 6],
    tops: [Share; 6],
    /// Jewels on tiles that nobody has seen yet.
    unseen: [u8; 6],
    in_quarry: u8,
    seats: u8,
}

#[derive(Clone, Copy, Default, Debug)]
struct Share {
    blocks: u8,
    jewels: u8,
}

impl Supply {
    /// As it lies on the table.
    pub(crate) fn new(position: &PyramidoPosition) -> Supply {
        let tiles = position.tiles();
        let mut supply = Supply {
            quarry: [Share::default(); 6],
            tops: [Share::default(); 6],
            unseen: [0; 6],
            in_quarry: 0,
            seats: position.seats(),
        };
        for place in Place::ALL {
            if let Some(tile) = position.quarry(place) {
                count(&mut supply.quarry, tiles.tile(tile));
                supply.in_quarry += 1;
            }
        }
        for stack in Stack::ALL {
            if let Some(tile) = position.stack(stack).top {
                count(&mut supply.tops, tiles.tile(tile));
            }
        }
        for (id, tile) in tiles.iter() {
            if position.is_unseen(id) {
                for block in [tile.left, tile.right] {
                    supply.unseen[block.colour.index()] += block.jewels.count() as u8;
                }
            }
        }
        supply
    }

    /// After a tile has been taken from the quarry.
    pub(crate) fn without(mut self, tile: Tile) -> Supply {
        for block in [tile.left, tile.right] {
            let share = &mut self.quarry[block.colour.index()];
            share.blocks -= 1;
            share.jewels -= block.jewels.count() as u8;
        }
        self.in_quarry -= 1;
        self
    }

    /// After the quarry has been refilled with the top of a stack.
    pub(crate) fn refilled(mut self, tile: Tile) -> Supply {
        for block in [tile.left, tile.right] {
            let share = &mut self.tops[block.colour.index()];
            share.blocks -= 1;
            share.jewels -= block.jewels.count() as u8;
        }
        count(&mut self.quarry, tile);
        self.in_quarry += 1;
        self
    }
}

fn count(shares: &mut [Share; 6], tile: Tile) {
    for block in [tile.left, tile.right] {
        let share = &mut shares[block.colour.index()];
        share.blocks += 1;
        share.jewels += Jewels::count(block.jewels) as u8;
    }
}

/// How many others have a turn before this seat has one.
pub(crate) fn wait(position: &PyramidoPosition, seat: Seat) -> u8 {
    let seats = position.seats();
    let next = match position.wanted() {
        Some(Wanted::Build | Wanted::Fill) | None => position.mover(),
        _ => position.mover().next(seats),
    };
    (seat.index() as u8 + seats - next.index() as u8) % seats
}

/// The head for a pyramid.
#[inline]
pub(crate) fn head(pyramid: &Pyramid) -> usize {
    FIRST_HEAD[usize::from(pyramid.level()) - 1] + usize::from(pyramid.built_count() / 2)
}

/// Rows that apply, as they are found.
struct Rows<'a> {
    rows: &'a mut [u16; ACTIVE],
    at: usize,
    offset: u16,
}

impl Rows<'_> {
    #[inline]
    fn push(&mut self, size: u16, row: u32) {
        debug_assert!(row < size.into(), "row {row} of {size} in group {}", self.at);
        self.rows[self.at] = self.offset + row as u16;
        self.at += 1;
        self.offset += size;
    }
}

/// Areas of a colour with jewels, by their jewels.
#[derive(Default)]
struct Areas {
    largest: u32,
    largest_area: Quadrants,
    second: u32,
    total: u32,
    number: u32,
}

fn areas(within: Quadrants, jewels: Quadrants) -> Areas {
    let mut found = Areas::default();
    let mut rest = jewels & within;
    while rest != 0 {
        let area = connected(rest & rest.wrapping_neg(), within);
        let count = (area & jewels).count_ones();
        rest &= !area;
        found.total += count;
        found.number += 1;
        if count > found.largest {
            found.second = found.largest;
            found.largest = count;
            found.largest_area = area;
        } else if count > found.second {
            found.second = count;
        }
    }
    found
}

/// Little room matters more than much.
#[inline]
fn room(quadrants: u32) -> u32 {
    match quadrants {
        0 => 0,
        1..=2 => 1,
        3..=4 => 2,
        5..=6 => 3,
        7..=9 => 4,
        _ => 5,
    }
}

/// The rows that apply to a pyramid whose owner waits for this many others.
pub(crate) fn rows(pyramid: &Pyramid, supply: &Supply, wait: u8, rows: &mut [u16; ACTIVE]) {
    let level = pyramid.level();
    let lasting = pyramid.lasting();
    let tiles_open = u32::from(pyramid.open_count().div_ceil(2));
    let mut rows = Rows {
        rows,
        at: 0,
        offset: LEVEL_ROWS * (u16::from(level) - 1),
    };
    // The marked areas with the fewest and the second fewest jewels.
    let (mut fewest, mut second_fewest, mut marked_count) = (7, 7, 0);
    for colour in Colour::ALL {
        let marked = pyramid.marked_block(colour);
        let area = of_colour(pyramid, colour, marked, &lasting, tiles_open, supply, &mut rows);
        if marked != 0 {
            marked_count += 1;
            let jewels = area.min(6);
            if jewels < fewest {
                second_fewest = fewest;
                fewest = jewels;
            } else if jewels < second_fewest {
                second_fewest = jewels;
            }
        }
    }
    let (width, height) = pyramid.sides();
    let seats = u32::from(supply.seats) - 2;
    rows.push(ORDER, seats * 4 + u32::from(wait.min(3)));
    let patches = u32::from(pyramid.patches_left());
    rows.push(PATCHES, patches * 11 + tiles_open.min(10));
    rows.push(MARKED, marked_count * 7 + fewest.min(6));
    rows.push(SMALLEST, fewest.min(6) * 7 + second_fewest.min(6));
    rows.push(SIDES, u32::from(width) * 6 + u32::from(height));
    rows.push(OPEN, tiles_open.min(10) * 2 + u32::from(supply.in_quarry == 3));
}

/// The rows of one colour; gives the jewels of its marked area.
#[inline]
fn of_colour(
    pyramid: &Pyramid,
    colour: Colour,
    marked: Quadrants,
    lasting: &Lasting,
    tiles_open: u32,
    supply: &Supply,
    rows: &mut Rows<'_>,
) -> u32 {
    let seen = pyramid.picture().quadrants_of(colour);
    let jewels = pyramid.picture().jewels() & seen;
    let this_round = seen & lasting.this_round;
    let is_marked = u32::from(marked != 0);
    let counts;
    let rest;
    if marked == 0 {
        let found = areas(this_round, jewels);
        let around = room(lasting.room_around(found.largest_area)).min(2);
        let second = found.second.min(2);
        rows.push(
            AREA,
            u32::from(MARKED_AREA) + found.largest.min(8) * 9 + second * 3 + around,
        );
        counts = 0;
        rest = found.total;
    } else {
        let area = connected(marked, this_round);
        counts = (area & jewels).count_ones();
        rows.push(AREA, counts.min(12) * 6 + room(lasting.room_around(area)));
        rest = (jewels & this_round & !area).count_ones();
    }
    let open = match tiles_open {
        0..=3 => tiles_open,
        4..=6 => 4,
        _ => 5,
    };
    rows.push(REST, is_marked * 48 + rest.min(7) * 6 + open);

    let stays = seen & lasting.surely;
    let found = areas(stays, jewels);
    let largest = found.largest.min(4);
    rows.push(
        STAYS,
        found.largest.min(8) * 6 + (found.total - found.largest).min(5),
    );
    let next = if lasting.next_level == 0 {
        lasting.room_around(found.largest_area)
    } else {
        (beside(found.largest_area) & lasting.next_level & !found.largest_area).count_ones()
    };
    rows.push(NEXT, (room(next) * 4 + found.number.min(3)) * 5 + largest);
    let perhaps = (jewels & lasting.perhaps).count_ones();
    rows.push(PERHAPS, perhaps.min(9) * 4 + found.total.min(3));
    rows.push(EXTENT, (stays.count_ones() / 2).min(7) * 5 + largest);

    let colour = colour.index();
    let of_supply =
        |share: Share| (u32::from(share.blocks.min(3)) * 5 + u32::from(share.jewels.min(4))) * 2 + is_marked;
    rows.push(SUPPLY, of_supply(supply.quarry[colour]));
    rows.push(SUPPLY, of_supply(supply.tops[colour]));
    let patch = u32::from(pyramid.has_patch(Colour::ALL[colour].patch()));
    rows.push(PATCH, (patch * 2 + is_marked) * 5 + largest);
    rows.push(UNSEEN, u32::from(supply.unseen[colour] / 3).min(11));
    counts
}

/// The supply after an action of the mover, as far as it is known then.
pub(crate) fn supply_after(position: &PyramidoPosition, supply: &Supply, action: Action) -> Supply {
    let tile_of = |tile| position.tiles().tile(tile);
    match action {
        Action::Build { place, .. } => {
            let tile = position.quarry(place).expect("a legal tile lies in the quarry");
            supply.without(tile_of(tile))
        }
        Action::Refill(stack) => {
            let top = position.stack(stack).top.expect("a legal stack shows a tile");
            supply.refilled(tile_of(top))
        }
        _ => *supply,
    }
}
