//! Checks whether a set-up is a position. Lists everything that is wrong, each with its rule.

use std::sync::Arc;

use rules::{Arg, BySeat, Game, Phrase, Seat};

use super::read::MOST_JEWELS;
use super::{PyramidSetup, Setup, upper_sides};
use crate::Pyramido;
use crate::action::{Place, Stack};
use crate::board::STRIDE;
use crate::components::{TileId, Tiles};
use crate::position::{Phase, PyramidoPosition};
use crate::pyramid::{LEVELS, Pyramid};

type Violations = Vec<Phrase>;

/// The position that the draft describes.
pub(super) fn check(draft: &Setup, tiles: &Arc<Tiles>) -> Result<PyramidoPosition, Violations> {
    let mut violations = Vec::new();
    let seats = draft.pyramids.len();
    if !Pyramido::SEATS.contains(&(seats as u8)) {
        // Without a valid number of seats nothing else can be checked.
        return Err(vec![
            Phrase::new("pyramido-setup-seats").with("count", seats as i64),
        ]);
    }
    let unseen = check_tiles(draft, tiles, &mut violations);
    check_stacks(draft, &mut violations);
    let mut pyramids = Vec::new();
    for (seat, drawn) in Seat::all(seats as u8).zip(&draft.pyramids) {
        let before = violations.len();
        pyramids.extend(check_pyramid(draft, seat, drawn, &mut violations));
        for violation in &mut violations[before..] {
            violation
                .args
                .push(("seat", Arg::Number(seat.index() as i64 + 1)));
        }
    }
    if pyramids.len() < seats {
        return Err(violations);
    }
    let pyramids: BySeat<Pyramid> = pyramids.into_iter().collect();
    let step = check_table(draft, &pyramids, &mut violations);
    check_tiles_used(draft, &pyramids, &mut violations);
    match (step, unseen) {
        (Some(step), Some(unseen)) if violations.is_empty() => Ok(PyramidoPosition {
            tiles: Arc::clone(tiles),
            pyramids,
            unseen,
            quarry: draft.quarry,
            stacks: draft.stacks,
            step,
            mover: draft.mover.unwrap_or(draft.starter),
            starter: draft.starter,
            round: draft.round,
        }),
        _ => Err(violations),
    }
}

/// Every tile occurs at most once, and there are as many unseen ones as lie below the tops
/// (PM-1).
fn check_tiles(draft: &Setup, tiles: &Tiles, violations: &mut Violations) -> Option<u128> {
    let shown = draft
        .quarry
        .iter()
        .chain(draft.stacks.iter().map(|stack| &stack.top));
    let mut unseen = tiles.all();
    let mut valid = true;
    for tile in shown.copied().flatten().chain(draft.gone.iter().copied()) {
        if !tiles.contains(tile) {
            violations.push(tile_phrase("pyramido-setup-no-such-tile", tile));
            valid = false;
        } else if unseen & tile.bit() == 0 {
            violations.push(tile_phrase("pyramido-setup-tile-twice", tile));
            valid = false;
        }
        unseen &= !tile.bit();
    }
    let covered: u32 = draft
        .stacks
        .iter()
        .map(|stack| u32::from(stack.height.saturating_sub(1)))
        .sum();
    if valid && covered != unseen.count_ones() {
        violations.push(
            Phrase::new("pyramido-setup-heights")
                .with("covered", i64::from(covered))
                .with("unseen", i64::from(unseen.count_ones())),
        );
    }
    valid.then_some(unseen)
}

fn tile_phrase(id: &'static str, tile: TileId) -> Phrase {
    Phrase::new(id).with("tile", i32::from(tile.number()))
}

/// PM-8: empty stacks and places are filled whenever possible.
fn check_stacks(draft: &Setup, violations: &mut Violations) {
    let height = |stack: Stack| draft.stacks[stack.index()].height;
    let highest = Stack::ALL.map(height).into_iter().max().unwrap_or(0);
    for stack in Stack::ALL {
        let number = i32::from(stack.number());
        if (height(stack) == 0) != draft.stacks[stack.index()].top.is_none() {
            violations.push(Phrase::new("pyramido-setup-stack-top").with("stack", number));
        }
        if height(stack) == 0 && highest >= 2 {
            violations.push(Phrase::new("pyramido-setup-empty-stack").with("stack", number));
        }
    }
    for place in Place::ALL {
        let refillable = place.stacks().into_iter().any(|stack| height(stack) > 0);
        if draft.quarry[place.index()].is_none() && refillable {
            let number = i32::from(place.number());
            violations.push(Phrase::new("pyramido-setup-empty-place").with("place", number));
        }
    }
}

/// The pyramid of one seat, unless its shape makes it meaningless.
fn check_pyramid(
    draft: &Setup,
    seat: Seat,
    drawn: &PyramidSetup,
    violations: &mut Violations,
) -> Option<Pyramid> {
    let mut fault = |id| violations.push(Phrase::new(id));
    let level = if drawn.lost > 0 {
        drawn.scores.len() as u8 + 1
    } else {
        draft.round
    };
    if level > draft.round {
        fault("pyramido-setup-too-many-scores");
        return None;
    }
    let counted = draft.mover.is_none() && drawn.lost == 0 && drawn.scores.len() == LEVELS as usize;
    if drawn.lost == 0 && !counted && drawn.scores.len() != draft.round as usize - 1 {
        fault("pyramido-setup-scores");
    }
    for score in &drawn.scores {
        if score.points() > u16::from(score.bounty()) + u16::from(MOST_JEWELS) {
            fault("pyramido-setup-too-many-jewels");
        }
    }
    if draft.starter == seat && drawn.lost > 0 && level < draft.round {
        fault("pyramido-setup-lost-starter");
    }
    let mut pyramid = check_shape(level, drawn, violations)?;
    let before = violations.len();
    check_blocks(&pyramid, drawn, violations);
    check_level(&pyramid, violations);
    for patch in &drawn.patches {
        pyramid.patches |= 1 << patch.index();
    }
    for (slot, score) in pyramid.scores.iter_mut().zip(&drawn.scores) {
        *slot = *score;
    }
    pyramid.lost = drawn.lost;
    if violations.len() == before {
        check_markers(&mut pyramid, drawn, counted, violations);
    }
    Some(pyramid)
}

/// The sizes of the picture and of the level.
fn check_shape(level: u8, drawn: &PyramidSetup, violations: &mut Violations) -> Option<Pyramid> {
    let mut fault = |id| violations.push(Phrase::new(id));
    let mut pyramid = Pyramid::new();
    pyramid.patches = 0;
    pyramid.picture = drawn.picture;
    pyramid.level = level;
    let columns = drawn.row_lengths.first().copied().unwrap_or(0);
    let rows = drawn.row_lengths.len() as u8;
    if drawn.row_lengths.iter().any(|&length| length != columns) {
        fault("pyramido-setup-ragged-picture");
        return None;
    }
    let sides = if level == 1 {
        let fits = columns.max(rows) <= 10 && columns.min(rows) <= 8;
        if columns % 2 == 1 || rows % 2 == 1 || !fits {
            fault("pyramido-setup-base-sides");
            return None;
        }
        (columns / 2, rows / 2)
    } else {
        if !matches!((columns, rows), (10, 8) | (8, 10)) {
            fault("pyramido-setup-base-sides");
            return None;
        }
        upper_sides(columns, rows, level)
    };
    (pyramid.width, pyramid.height) = sides;
    for (row, blocks) in drawn.level.iter().enumerate() {
        if blocks.len() != sides.0 as usize {
            fault("pyramido-setup-level-sides");
            return None;
        }
        for (column, _) in blocks.iter().enumerate().filter(|&(_, &block)| block) {
            pyramid.built |= 1 << (row * STRIDE as usize + column);
        }
    }
    let rows_named = drawn.level.len() as u8;
    if rows_named != sides.1 && !(rows_named == 0 && level > 1) {
        fault("pyramido-setup-level-sides");
        return None;
    }
    Some(pyramid)
}

/// PM-4, PM-5: blocks are complete and of one colour, and nothing else is in the picture.
fn check_blocks(pyramid: &Pyramid, drawn: &PyramidSetup, violations: &mut Violations) {
    let (columns, rows) = (
        drawn.row_lengths.first().copied().unwrap_or(0),
        drawn.row_lengths.len() as u8,
    );
    let covered_by_level = |column: u8, row: u8| {
        // A quadrant of the current level, relative to the corner of that level.
        let inset = pyramid.level - 1;
        let slot = |column: u8, row: u8| row / 2 * STRIDE + column / 2;
        match (column.checked_sub(inset), row.checked_sub(inset)) {
            (Some(x), Some(y)) if x < 2 * pyramid.width && y < 2 * pyramid.height => {
                pyramid.built >> slot(x, y) & 1 == 1
            }
            _ => false,
        }
    };
    let mut holes = false;
    let mut stray = false;
    for row in 0..rows {
        for column in 0..columns {
            let seen = pyramid.picture.at(column, row).is_some();
            let wanted = pyramid.level > 1 || covered_by_level(column, row);
            holes |= wanted && !seen;
            stray |= seen && !wanted;
        }
    }
    if holes {
        violations.push(Phrase::new("pyramido-setup-holes"));
    }
    if stray {
        violations.push(Phrase::new("pyramido-setup-stray"));
    }
    // Every visible part of a block, level by level from the top.
    let mut mixed = false;
    let mut crowded = false;
    let mut above: Vec<(u8, u8)> = Vec::new();
    for level in (1..=pyramid.level).rev() {
        let inset = level - 1;
        let mut here = Vec::new();
        for block_row in 0..rows.saturating_sub(2 * inset) / 2 {
            for block_column in 0..columns.saturating_sub(2 * inset) / 2 {
                let slot = block_row * STRIDE + block_column;
                if level == pyramid.level && pyramid.built >> slot & 1 == 0 {
                    continue;
                }
                let (x, y) = (2 * block_column + inset, 2 * block_row + inset);
                let quadrants = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)];
                let seen: Vec<_> = quadrants
                    .into_iter()
                    .filter(|quadrant| !above.contains(quadrant))
                    .filter_map(|(column, row)| pyramid.picture.at(column, row))
                    .collect();
                mixed |= seen.windows(2).any(|pair| pair[0].colour != pair[1].colour);
                crowded |= seen.iter().filter(|quadrant| quadrant.jewel).count() > 2;
                here.extend(quadrants);
            }
        }
        above.extend(here);
    }
    if mixed {
        violations.push(Phrase::new("pyramido-setup-mixed-block"));
    }
    if crowded {
        violations.push(Phrase::new("pyramido-setup-crowded-block"));
    }
}

/// PM-4: the level is made of tiles, and the first level is connected.
fn check_level(pyramid: &Pyramid, violations: &mut Violations) {
    if !pyramid.is_made_of_tiles() {
        violations.push(Phrase::new("pyramido-setup-not-of-tiles"));
    }
    if pyramid.level > 1 || pyramid.built == 0 {
        return;
    }
    let mut piece = pyramid.built & pyramid.built.wrapping_neg();
    loop {
        let wider = (piece | piece << 1 | piece >> 1 | piece << STRIDE | piece >> STRIDE) & pyramid.built;
        if wider == piece {
            break;
        }
        piece = wider;
    }
    if piece != pyramid.built {
        violations.push(Phrase::new("pyramido-setup-in-pieces"));
    }
    let in_column = |column: u8| (0..5).any(|row| pyramid.built >> (row * STRIDE + column) & 1 == 1);
    let in_row = |row: u8| pyramid.built >> (row * STRIDE) & 0b11111 != 0;
    let edges = [
        in_column(0),
        in_column(pyramid.width - 1),
        in_row(0),
        in_row(pyramid.height - 1),
    ];
    if edges.contains(&false) {
        // Level 1 is described without empty rows and columns around it.
        violations.push(Phrase::new("pyramido-setup-empty-edge"));
    }
}

/// PM-6, PM-12: markers are on blocks of this level with a jewel of their colour.
fn check_markers(pyramid: &mut Pyramid, drawn: &PyramidSetup, counted: bool, violations: &mut Violations) {
    let away = counted || drawn.lost > 0;
    if away && !drawn.markers.is_empty() {
        violations.push(Phrase::new("pyramido-setup-markers-after-round"));
    }
    if !away && drawn.markers.is_empty() && pyramid.built != 0 {
        violations.push(Phrase::new("pyramido-setup-no-marker"));
    }
    for &(colour, cell) in &drawn.markers {
        let fault = |id| {
            Phrase::new(id)
                .with("colour", Arg::Message(colour.message()))
                .with("cell", cell.to_string())
        };
        if pyramid.marker(colour).is_some() {
            violations.push(fault("pyramido-setup-marker-twice"));
            continue;
        }
        let right = pyramid
            .block(cell)
            .filter(|block| block.colour == colour && !block.jewels.is_empty());
        match (right, pyramid.slot(cell)) {
            (Some(_), Some(slot)) => pyramid.markers[colour.index()] = slot,
            _ => violations.push(fault("pyramido-setup-marker")),
        }
    }
}

/// PM-2, PM-9, PM-13: whose turn it is, and who is still in the game.
fn check_table(draft: &Setup, pyramids: &BySeat<Pyramid>, violations: &mut Violations) -> Option<Phase> {
    let mut fault = |id| violations.push(Phrase::new(id));
    let seats = pyramids.seats();
    let mut orders: Vec<u8> = pyramids.iter().filter_map(Pyramid::lost).collect();
    orders.sort_unstable();
    if !orders.iter().copied().eq(1..=orders.len() as u8) || orders.len() >= seats as usize {
        fault("pyramido-setup-lost-order");
    }
    if pyramids.get(draft.starter).is_none() {
        fault("pyramido-setup-no-such-seat");
        return None;
    }
    let left: Vec<Seat> = Seat::all(seats)
        .filter(|&seat| pyramids[seat].lost == 0)
        .collect();
    let Some(mover) = draft.mover else {
        let counted = draft.round == LEVELS
            && left
                .iter()
                .all(|&seat| pyramids[seat].is_complete() && pyramids[seat].scores().len() == 4);
        if left.len() > 1 && !counted {
            fault("pyramido-setup-not-over");
        }
        if left.len() == 1 && pyramids[left[0]].scores().len() == 4 {
            // The last player left wins at once: the round is no longer scored.
            fault("pyramido-setup-scores");
        }
        return Some(Phase::Over);
    };
    if pyramids.get(mover).is_none() {
        fault("pyramido-setup-no-such-seat");
        return None;
    }
    if left.len() == 1 {
        fault("pyramido-setup-is-over");
    }
    if pyramids[mover].lost > 0 {
        fault("pyramido-setup-mover-lost");
        return None;
    }
    // Every seat before the mover has had one more turn in this round.
    let turns = |seat: Seat| pyramids[seat].built.count_ones() / 2;
    let mut before_mover = true;
    for seat in draft.starter.clockwise(seats) {
        before_mover &= seat != mover;
        if pyramids[seat].lost == 0 && turns(seat) != turns(mover) + u32::from(before_mover) {
            fault("pyramido-setup-turns");
            break;
        }
    }
    let pyramid = &pyramids[mover];
    if pyramid.is_complete() {
        fault("pyramido-setup-mover-complete");
        return None;
    }
    if !pyramid.reach().is_empty() {
        return Some(Phase::Build);
    }
    if pyramid.patches_left() < pyramid.open_count() {
        fault("pyramido-setup-mover-has-lost");
    }
    Some(Phase::Fill)
}

/// The number of used tiles matches the pyramids: two blocks each, except those filled with
/// patches (PM-9).
fn check_tiles_used(draft: &Setup, pyramids: &BySeat<Pyramid>, violations: &mut Violations) {
    let mut most = 0;
    let mut fewest = 0;
    for pyramid in pyramids {
        let below: u32 = (1..pyramid.level)
            .map(|level| (6 - u32::from(level)) * (5 - u32::from(level)))
            .sum();
        let blocks = below + pyramid.built.count_ones();
        let turns = blocks / 2;
        let could_have_filled = pyramid.patches_left() <= 1 && (below > 0 || pyramid.is_complete());
        most += turns;
        fewest += turns - u32::from(could_have_filled);
    }
    let gone = draft.gone.len() as u32;
    if !(fewest..=most).contains(&gone) {
        violations.push(
            Phrase::new("pyramido-setup-gone")
                .with("gone", i64::from(gone))
                .with("fewest", i64::from(fewest))
                .with("most", i64::from(most)),
        );
    }
}
