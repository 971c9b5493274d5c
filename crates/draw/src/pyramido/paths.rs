//! Click paths: tile, then cell; patch, then block; a stack to draw from.

use games::game_pyramido::{Action, Cell, Place, PyramidoPosition, Stack, Towards, Wanted};
use rules::{Actor, Position, Seat, View};

use super::above::is_on_site;
use super::explained::cells;
use super::{KEEP, cell_id, patch_id, quarry_id, stack_id};
use crate::ShapeId;
use crate::path::Paths;

/// The click paths of this seat. They cycle through the four orientations of a patch. A tile has
/// two paths, one for each cell that it would cover: at a cell they cycle through all ways to
/// cover it, first those with the tile's left block there, beginning as it lies in the quarry.
pub(crate) fn paths(view: &PyramidoPosition, seat: Seat) -> Paths<Action> {
    let mut actions = Vec::new();
    View::legal_actions(view, seat, &mut actions);
    let turns = |action: &Action| match action {
        Action::Build { towards, .. } => towards.quarter_turns(),
        _ => 0,
    };
    actions.sort_by_key(turns);
    let right = |action: &Action| match *action {
        Action::Build { place, cell, towards } => {
            let covered = cell.step(towards).expect("a tile has two blocks");
            Some((vec![quarry_id(place), cell_id(covered)], *action))
        }
        _ => None,
    };
    let rights: Vec<_> = actions.iter().filter_map(right).collect();
    let pyramid = view.pyramid(seat);
    let is_first = is_first_tile(view, seat);
    let is_shown = |(clicks, action): &(Vec<ShapeId>, Action)| {
        let target = clicks.last().expect("a path has a click");
        let is_at = |cell: Cell| cell_id(cell) == *target;
        match action {
            Action::Build { .. } if is_first => is_at(FIRST),
            Action::Build { .. } => cells().any(|cell| is_at(cell) && is_on_site(pyramid, cell)),
            _ => true,
        }
    };
    let firsts = actions.into_iter().map(|action| {
        let clicks = match action {
            Action::Build { place, cell, .. } => vec![quarry_id(place), cell_id(cell)],
            Action::Mark(cell) => vec![cell_id(cell)],
            Action::Keep => vec![ShapeId::new(KEEP)],
            Action::Patch { cell, colour, .. } | Action::Fill { cell, colour, .. } => {
                vec![patch_id(colour), cell_id(cell)]
            }
            Action::Refill(stack) | Action::Halve(stack) => vec![stack_id(stack)],
            Action::First(_) | Action::Show(_) => unreachable!("chance does not click"),
        };
        (clicks, action)
    });
    Paths::gather(firsts.chain(rights).filter(is_shown))
}

/// The only cell that the first tile is laid on: in the middle of the site, turned as one likes.
pub(super) const FIRST: Cell = match Cell::new(0, 0) {
    Some(cell) => cell,
    None => panic!("there is no such cell"),
};

/// Whether this seat lays its first tile.
pub(super) fn is_first_tile(view: &PyramidoPosition, seat: Seat) -> bool {
    let pyramid = view.pyramid(seat);
    pyramid.level() == 1 && pyramid.base() == (0, 0)
}

/// Refilling the quarry while a patch could be laid means that the patches are kept.
pub(crate) fn shortcuts(view: &PyramidoPosition, seat: Seat) -> Vec<(ShapeId, Vec<Action>)> {
    let mut legal = Vec::new();
    View::legal_actions(view, seat, &mut legal);
    if !legal.contains(&Action::Keep) {
        return Vec::new();
    }
    let mut after = view.clone();
    after.play_unchecked(Actor::Seat(seat), Action::Keep);
    legal.clear();
    View::legal_actions(&after, seat, &mut legal);
    let refills = legal.into_iter().filter_map(|action| match action {
        Action::Refill(stack) => Some((stack_id(stack), vec![Action::Keep, action])),
        _ => None,
    });
    refills.collect()
}

/// A cell is for the tile or patch chosen before, or for a marker; a stack refills the quarry, and a
/// tile is built: the refusal says what comes first.
pub(crate) fn meant(view: &PyramidoPosition, seat: Seat, clicks: &[&str]) -> Option<Action> {
    let cell = |id: &str| cells().find(|cell| cell_id(*cell).as_str() == id);
    let mut legal = Vec::new();
    View::legal_actions(view, seat, &mut legal);
    match clicks {
        [chosen, id] => {
            let cell = cell(id)?;
            legal.into_iter().find_map(|action| match action {
                Action::Build { place, towards, .. } if quarry_id(place).to_string() == **chosen => {
                    Some(Action::Build { place, cell, towards })
                }
                Action::Patch { colour, jewel, .. } if patch_id(colour).to_string() == **chosen => {
                    Some(Action::Patch { cell, colour, jewel })
                }
                _ => None,
            })
        }
        [id] => {
            let tile = || {
                let place = Place::ALL
                    .into_iter()
                    .find(|&place| quarry_id(place).as_str() == *id)?;
                let (cell, towards) = (Cell::new(0, 0)?, Towards::East);
                Some(Action::Build { place, cell, towards })
            };
            let stack = || {
                Stack::ALL
                    .into_iter()
                    .find(|&stack| stack_id(stack).as_str() == *id)
            };
            let refill = |stack| match view.wanted() {
                Some(Wanted::Halve) => Action::Halve(stack),
                _ => Action::Refill(stack),
            };
            let mark = cell(id).map(Action::Mark);
            mark.or_else(tile).or_else(|| stack().map(refill))
        }
        _ => None,
    }
}
