//! Pyramido: stacks and quarry above, the own pyramid large, the others' below.

mod above;
mod blocks;
mod paths;

use game_pyramido::{Action, Cell, Colour, Patch, Place, PyramidoPosition, Stack};
use games::GameId;
use rules::{Arg, Phrase, Position, Seat, View, Viewer};

use crate::{Anchor, Layer, Scene, Shape, ShapeId, Words, widgets};

pub(crate) use self::paths::paths;

const WIDTH: f64 = 1000.0;

/// The side of a block in stacks and quarry, and that of a patch.
const BLOCK: f64 = 62.0;
const PATCH: f64 = 60.0;

/// Where the own part begins, the room for its pyramid, and where the others begin.
const OWN: f64 = 276.0;
const PYRAMID: above::Room = above::Room {
    x: 60.0,
    y: OWN + 164.0,
    width: 880.0,
    height: 600.0,
    largest: 74.0,
};
const OTHERS: f64 = OWN + 800.0;

const KEEP: &str = "button-keep";

/// The whole table.
pub(crate) fn scene(view: &PyramidoPosition, viewer: Viewer) -> Scene {
    let near = match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Public | Viewer::All => Seat::FIRST,
    };
    let mut actions = Vec::new();
    if viewer == Viewer::Seat(near) {
        View::legal_actions(view, near, &mut actions);
    }
    Scene {
        game: GameId::Pyramido,
        width: WIDTH,
        height: OTHERS + 396.0,
        title: Phrase::new("pyramido-name"),
        layers: vec![
            tiles(view),
            own(view, near),
            targets(view, near, &actions),
            seats(view, near),
            above::names(view.pyramid(near), PYRAMID),
            buttons(&actions),
        ],
    }
}

fn quarry_id(place: Place) -> ShapeId {
    ShapeId::new(format!("quarry-{}", place.number()))
}

fn stack_id(stack: Stack) -> ShapeId {
    ShapeId::new(format!("stack-{}", stack.number()))
}

fn cell_id(cell: Cell) -> ShapeId {
    ShapeId::new(format!("cell-{cell}"))
}

fn patch_id(colour: Colour) -> ShapeId {
    ShapeId::new(format!("patch-{}", colour.name()))
}

/// The tops of the stacks, and before them the quarry, each place between its two stacks.
fn tiles(view: &PyramidoPosition) -> Layer {
    let mut layer = Layer::new("tiles");
    let round = Phrase::new("pyramido-board-round").with("round", i64::from(view.round()));
    let text = Shape::text("soft", (36.0, 40.0), 28.0, Anchor::Start, Words::Said(round));
    layer.shapes.push(text);
    for (index, stack) in Stack::ALL.into_iter().enumerate() {
        let state = view.stack(stack);
        let at = (78.0 + 240.0 * index as f64, 62.0);
        let mut parts = vec![Shape::rectangle("no-tile", (0.0, 0.0), (2.0 * BLOCK, BLOCK), 6.0)];
        // A stack looks as high as it is, in three steps.
        for sheet in [16, 8, 2] {
            if state.height >= sheet {
                let lift = if sheet == 16 {
                    9.0
                } else {
                    f64::from(12 - sheet) * 0.5
                };
                parts.push(Shape::rectangle("sheet", (lift, lift), (2.0 * BLOCK, BLOCK), 6.0));
            }
        }
        if let Some(top) = state.top {
            parts.extend(blocks::tile(view.tiles().tile(top), BLOCK));
        }
        let words = Words::Bare(state.height.to_string());
        let count = Shape::text("soft", (BLOCK, BLOCK + 32.0), 24.0, Anchor::Middle, words);
        parts.push(count);
        let title = Phrase::new("pyramido-board-stack")
            .with("stack", i64::from(stack.number()))
            .with("height", i64::from(state.height));
        layer
            .shapes
            .push(Shape::group("stack", at, parts).named(stack_id(stack), title));
    }
    for (index, place) in Place::ALL.into_iter().enumerate() {
        let at = (198.0 + 240.0 * index as f64, 176.0);
        let mut parts = vec![Shape::rectangle("no-tile", (0.0, 0.0), (2.0 * BLOCK, BLOCK), 6.0)];
        if let Some(tile) = view.quarry(place) {
            parts.extend(blocks::tile(view.tiles().tile(tile), BLOCK));
        }
        let title = Phrase::new("pyramido-board-place").with("place", i64::from(place.number()));
        layer
            .shapes
            .push(Shape::group("quarry", at, parts).named(quarry_id(place), title));
    }
    layer
}

/// The own name, patches, markers and pyramid.
fn own(view: &PyramidoPosition, near: Seat) -> Layer {
    let mut layer = Layer::new("own");
    let pyramid = view.pyramid(near);
    layer.shapes.extend(name(view, near, (36.0, OWN + 36.0), 34.0));
    for (index, patch) in Patch::ALL.into_iter().enumerate() {
        if !pyramid.has_patch(patch) {
            continue;
        }
        for (side, colour) in patch.sides().into_iter().enumerate() {
            let x = 36.0 + 152.0 * index as f64 + (PATCH + 4.0) * side as f64;
            let at = (x, OWN + 66.0);
            let title = Phrase::new("pyramido-scene-patch").with("colour", Arg::Message(colour.message()));
            let shape = Shape::group("patch", at, blocks::patch(colour, PATCH));
            layer.shapes.push(shape.named(patch_id(colour), title));
        }
    }
    for (index, colour) in Colour::ALL.into_iter().enumerate() {
        if pyramid.marker(colour).is_none() {
            let at = (564.0 + 74.0 * index as f64, OWN + 96.0);
            layer.shapes.push(blocks::marker(colour, at, 26.0));
        }
    }
    layer.shapes.extend(above::pyramid(pyramid, PYRAMID));
    layer
}

/// The cells of the own pyramid that can be clicked now.
fn targets(view: &PyramidoPosition, near: Seat, actions: &[Action]) -> Layer {
    let mut layer = Layer::new("targets");
    let mut cells: Vec<Cell> = actions
        .iter()
        .filter_map(|action| match *action {
            Action::Build { cell, .. }
            | Action::Mark(cell)
            | Action::Patch { cell, .. }
            | Action::Fill { cell, .. } => Some(cell),
            _ => None,
        })
        .collect();
    cells.sort_unstable();
    cells.dedup();
    for cell in cells {
        let (x, y, side) = above::cell_spot(view.pyramid(near), PYRAMID, cell);
        let frame = Shape::rectangle(
            "choice target",
            (x + 5.0, y + 5.0),
            (side - 10.0, side - 10.0),
            8.0,
        );
        let title = Phrase::new("pyramido-scene-cell").with("cell", cell.to_string());
        layer.shapes.push(frame.named(cell_id(cell), title));
    }
    layer
}

/// The pyramids of the others.
fn seats(view: &PyramidoPosition, near: Seat) -> Layer {
    let mut layer = Layer::new("seats");
    let step = 948.0 / f64::from(Position::seats(view) - 1);
    for (index, seat) in near.clockwise(Position::seats(view)).skip(1).enumerate() {
        let x = 36.0 + step * index as f64;
        layer.shapes.extend(name(view, seat, (x, OTHERS + 26.0), 26.0));
        let room = above::Room {
            x,
            y: OTHERS + 74.0,
            width: step - 20.0,
            height: 300.0,
            largest: 36.0,
        };
        let pyramid = view.pyramid(seat);
        let patches = Patch::ALL.into_iter().filter(|&patch| pyramid.has_patch(patch));
        let sides = patches.flat_map(Patch::sides);
        for (slot, colour) in sides.enumerate() {
            let at = (x + 30.0 * slot as f64 + 6.0 * (slot / 2) as f64, OTHERS + 38.0);
            let patch = blocks::patch(colour, 26.0);
            layer.shapes.push(Shape::group("patch", at, patch));
        }
        layer.shapes.extend(above::pyramid(pyramid, room));
    }
    layer
}

fn name(view: &PyramidoPosition, seat: Seat, at: (f64, f64), size: f64) -> Vec<Shape> {
    let pyramid = view.pyramid(seat);
    let words = match pyramid.lost() {
        Some(_) => Phrase::new("pyramido-scene-lost").with("seat", seat.to_string()),
        None => Phrase::new("pyramido-board-seat")
            .with("seat", seat.to_string())
            .with("points", i64::from(pyramid.points())),
    };
    widgets::label(words, at, size, Position::turn(view), seat)
}

/// The one choice without a place: to lay no patch.
fn buttons(actions: &[Action]) -> Layer {
    let mut layer = Layer::new("buttons");
    if actions.contains(&Action::Keep) {
        let at = (WIDTH - 36.0 - 300.0, OWN - 18.0);
        let words = Phrase::new("pyramido-scene-keep");
        layer.shapes.push(widgets::button(KEEP, words, at, (300.0, 76.0)));
    }
    layer
}
