//! What things stand for: for somebody who clicks them when nothing can be done with them.

use games::game_pyramido::{Cell, Colour, Place, PyramidoPosition, Stack};
use rules::{Arg, Phrase, Position, Seat};

use super::above::{block_id, foundation_id};
use super::{cell_id, marker_id, patch_id, quarry_id, site_id, stack_id};
use crate::ShapeId;

/// What the shape with this id stands for.
pub(crate) fn explained(view: &PyramidoPosition, id: &str) -> Option<Phrase> {
    let is = |other: ShapeId| other.as_str() == id;
    if Colour::ALL.into_iter().any(|colour| is(patch_id(colour))) {
        return Some(Phrase::new("pyramido-explained-patch"));
    }
    if let Some(colour) = Colour::ALL.into_iter().find(|&colour| is(marker_id(colour))) {
        let words = Phrase::new("pyramido-explained-marker");
        return Some(words.with("colour", Arg::Message(colour.message())));
    }
    if Place::ALL.into_iter().any(|place| is(quarry_id(place))) {
        return Some(Phrase::new("pyramido-explained-quarry"));
    }
    if Stack::ALL.into_iter().any(|stack| is(stack_id(stack))) {
        return Some(Phrase::new("pyramido-explained-stack"));
    }
    if cells().any(|cell| is(cell_id(cell))) {
        return Some(Phrase::new("pyramido-explained-cell"));
    }
    let seats = || Seat::all(Position::seats(view));
    if let Some(seat) = seats().find(|&seat| is(foundation_id(seat)) || is(site_id(seat))) {
        return Some(site(view, seat));
    }
    seats().find_map(|seat| block(view, seat, id))
}

/// The ground on which somebody builds, and what is missing there.
fn site(view: &PyramidoPosition, seat: Seat) -> Phrase {
    let pyramid = view.pyramid(seat);
    let level = i64::from(pyramid.level());
    if pyramid.level() == 1 && pyramid.base() == (0, 0) {
        return Phrase::new("pyramido-explained-empty-site").with("seat", seat);
    }
    Phrase::new("pyramido-explained-site")
        .with("seat", seat)
        .with("level", level)
        .with("tiles", i64::from(pyramid.open_count() / 2))
}

/// A block, and what the marked area of its colour scores (PM-10).
fn block(view: &PyramidoPosition, seat: Seat, id: &str) -> Option<Phrase> {
    let pyramid = view.pyramid(seat);
    let is = |cell: Cell| block_id(seat, pyramid.level(), pyramid.lasting_name(cell)).as_str() == id;
    let cell = cells().find(|&cell| pyramid.is_built(cell) && is(cell))?;
    let colour = pyramid.block(cell)?.colour;
    Some(
        Phrase::new("pyramido-explained-block")
            .with("colour", Arg::Message(colour.message()))
            .with("marked", i64::from(pyramid.score_now().jewels(colour))),
    )
}

/// All cells that have names.
pub(super) fn cells() -> impl Iterator<Item = Cell> + Clone {
    (0..9).flat_map(|column| (0..9).filter_map(move |row| Cell::new(column, row)))
}
