//! Pyramido: stacks and quarry, the viewer's pyramid large, the others small.

mod above;
mod bench;
mod blocks;
mod explained;
mod ghost;
mod layout;
mod paths;
mod reading;
mod work;

use games::GameId;
use games::game_pyramido::{
    Action, Cell, Colour, Patch, Place, Pyramido, PyramidoPosition, Stack, Tile, Tiles, Wanted,
};
use rules::{Arg, Phrase, Position, Seat, View, Viewer};

use self::layout::{Area, Layout};
use crate::drawn::{Drawn, SharedSide};
use crate::look::Tint;
use crate::shapes::Drawer;
use crate::{
    Anchor, Bench, Finale, Frame, Layer, Motion, Movement, Paths, Scene, Section, Shape, ShapeId, Tray,
    Words, widgets,
};

const KEEP: &str = "button-keep";

impl Drawn for Pyramido {
    const COLOURS: &'static [Tint] = &[
        ("brown", "#96684a", "#815a40"),
        ("blue", "#3d6ca8", "#365f94"),
        ("yellow", "#d9ac2c", "#c2992a"),
        ("aqua", "#45a8a4", "#3c928e"),
        ("red", "#bb4538", "#a53d31"),
        ("leaf", "#6a9440", "#5c8138"),
        ("brown-side", "#5f3f2b", "#4a3122"),
        ("blue-side", "#24436b", "#1d3757"),
        ("yellow-side", "#93721a", "#7a5f18"),
        ("aqua-side", "#286b68", "#215654"),
        ("red-side", "#7c2a21", "#65221a"),
        ("leaf-side", "#425f26", "#364e20"),
        ("jewel", "#fffdf2", "#fff8e0"),
        ("jewel-dim", "#d9b24a", "#c79f3c"),
        ("sandy", "#d9c7a4", "#2e2822"),
        ("site", "#c7b18a", "#3a3229"),
        ("site-line", "#a58f68", "#4a4136"),
        ("slab", "#e6dcc4", "#5b5142"),
        ("slab-line", "#9a8a68", "#857760"),
        ("counted", "#ffd75e", "#ffd75e"),
        ("veil", "#3b3226", "#16110c"),
    ];

    const SHARED_SIDE: SharedSide = SharedSide::Deciding;
    const SOUNDS: (&'static str, &'static str) = ("stone", "stone");
    const MOTIONS: &'static [Motion] = &[
        Motion::of("built", Movement::Carry)
            .from(&["quarry-", "stack-"])
            .halves()
            .finale(Finale::Hop),
        Motion::of("quarry", Movement::Carry).from(&["stack-"]).renewed(),
        Motion::of("marker", Movement::Carry),
        Motion::of("patch", Movement::Carry),
    ];

    fn scene(view: &PyramidoPosition, viewer: Viewer, frame: Frame) -> Scene {
        scene(view, viewer, frame)
    }

    fn ghost(view: &PyramidoPosition, seat: Seat, action: Action, frame: Frame) -> Vec<Shape> {
        ghost::ghost(view, seat, action, frame)
    }

    fn paths(view: &PyramidoPosition, seat: Seat) -> Paths<Action> {
        paths::paths(view, seat)
    }

    fn shortcuts(view: &PyramidoPosition, seat: Seat) -> Vec<(ShapeId, Vec<Action>)> {
        paths::shortcuts(view, seat)
    }

    fn meant(view: &PyramidoPosition, seat: Seat, clicks: &[&str]) -> Option<Action> {
        paths::meant(view, seat, clicks)
    }

    fn explained(view: &PyramidoPosition, id: &str) -> Option<Phrase> {
        explained::explained(view, id)
    }

    fn reading(view: &PyramidoPosition, viewer: Viewer) -> Vec<Section> {
        reading::reading(view, viewer)
    }

    fn blank(rules: &str, seats: u8) -> Option<String> {
        bench::blank(rules, seats)
    }

    fn bench(setup: &str) -> Option<Bench> {
        bench::bench(setup)
    }

    fn edit(setup: &str, tool: &str, spot: &str) -> Option<String> {
        bench::edit(setup, tool, spot)
    }

    fn settled(setup: &str) -> String {
        bench::settled(setup)
    }

    fn at_fault(bench: &Bench, violation: &Phrase) -> Vec<String> {
        bench::at_fault(bench, violation)
    }

    fn printed(components: &Tiles) -> Vec<Tray> {
        bench::printed(components)
    }
}

/// The whole table.
fn scene(view: &PyramidoPosition, viewer: Viewer, frame: Frame) -> Scene {
    let near = match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Public | Viewer::All => Seat::FIRST,
    };
    let mut actions = Vec::new();
    if viewer == Viewer::Seat(near) {
        View::legal_actions(view, near, &mut actions);
    }
    let layout = Layout::new(frame, Position::seats(view));
    Scene {
        game: GameId::Pyramido,
        width: layout.width,
        height: layout.height,
        title: Phrase::new("pyramido-name"),
        layers: vec![
            tiles(view, !actions.is_empty(), &layout),
            own(view, near, &layout),
            targets(view, near, &actions, &layout),
            seats(view, near, &layout),
            above::names(view.pyramid(near), layout.pyramid),
            buttons(&actions, &layout),
        ],
    }
}

fn quarry_id(place: Place) -> ShapeId {
    ShapeId::new(format_args!("quarry-{}", place.number()))
}

fn stack_id(stack: Stack) -> ShapeId {
    ShapeId::new(format_args!("stack-{}", stack.number()))
}

fn cell_id(cell: Cell) -> ShapeId {
    ShapeId::new(format_args!("cell-{cell}"))
}

fn patch_id(colour: Colour) -> ShapeId {
    ShapeId::new(format_args!("patch-{}", colour.name()))
}

fn marker_id(colour: Colour) -> ShapeId {
    ShapeId::new(format_args!("marker-{}", colour.name()))
}

/// The tops of the stacks, and between them the quarry, each place between its two stacks.
fn tiles(view: &PyramidoPosition, acts: bool, layout: &Layout) -> Layer {
    static STACKS: Drawer<(u8, Option<Tile>, u64)> = Drawer::new();
    static QUARRY: Drawer<(Option<Tile>, u64)> = Drawer::new();
    let mut layer = Layer::new("tiles");
    // What the captions say follows what is to be done.
    let (quarry, stacks, both) = match view.wanted().filter(|_| acts) {
        Some(Wanted::Patch | Wanted::Refill | Wanted::Halve) => (
            "pyramido-scene-quarry-only",
            "pyramido-scene-refill-now",
            "pyramido-scene-refill-now",
        ),
        Some(Wanted::Build) => (
            "pyramido-scene-quarry",
            "pyramido-scene-stacks",
            "pyramido-scene-take-now",
        ),
        _ => (
            "pyramido-scene-quarry-only",
            "pyramido-scene-stacks-only",
            "pyramido-scene-quarry-and-stacks",
        ),
    };
    let mut tray = |words, (at, size): Area| {
        layer
            .shapes
            .extend(widgets::tray(Phrase::new(words), at, size, layout.caption));
    };
    match layout.stacks_box {
        Some(at) => {
            tray(quarry, layout.quarry_box);
            tray(stacks, at);
        }
        None => tray(both, layout.quarry_box),
    }
    for (index, stack) in Stack::ALL.into_iter().enumerate() {
        let state = view.stack(stack);
        let side = layout.stack_block;
        let size = (2.0 * side, side);
        let tile = state.top.map(|top| view.tiles().tile(top));
        let parts = STACKS.get((state.height, tile, side.to_bits()), || {
            let mut parts = vec![Shape::rectangle("no-tile", (0.0, 0.0), size, 6.0)];
            // The height of a stack is shown in three steps.
            for (least, lift) in [(16, 9.0), (8, 6.0), (2, 3.0)] {
                if state.height >= least {
                    parts.push(Shape::rectangle("sheet", (lift, lift), size, 6.0));
                }
            }
            parts.extend(tile.into_iter().flat_map(|tile| blocks::tile(tile, side)));
            parts.push(widgets::lamp((0.0, 0.0), size, 6.0));
            let words = Words::bare(state.height.to_string());
            let count = Shape::text("soft", (side, side + 34.0), 22.0, Anchor::Middle, words);
            parts.push(count);
            parts
        });
        let title = Phrase::new("pyramido-board-stack")
            .with("stack", i64::from(stack.number()))
            .with("height", i64::from(state.height));
        let shape = Shape::group("stack", layout.stack(index), parts);
        layer.shapes.push(shape.named(stack_id(stack), title));
    }
    for (index, place) in Place::ALL.into_iter().enumerate() {
        let side = layout.quarry_block;
        let tile = view.quarry(place).map(|tile| view.tiles().tile(tile));
        let parts = QUARRY.get((tile, side.to_bits()), || {
            let mut parts = vec![Shape::rectangle("no-tile", (0.0, 0.0), (2.0 * side, side), 6.0)];
            parts.extend(tile.into_iter().flat_map(|tile| blocks::tile(tile, side)));
            parts.push(widgets::lamp((0.0, 0.0), (2.0 * side, side), 6.0));
            parts
        });
        let number = i64::from(place.number());
        let title = if let Some(tile) = tile {
            Phrase::new("pyramido-scene-tile")
                .with("place", number)
                .with("left", Arg::Message(tile.left.colour.message()))
                .with("left-jewels", tile.left.jewels.to_string())
                .with("right", Arg::Message(tile.right.colour.message()))
                .with("right-jewels", tile.right.jewels.to_string())
        } else {
            Phrase::new("pyramido-board-place").with("place", number)
        };
        let shape = Shape::group("quarry", layout.quarry(index), parts);
        layer.shapes.push(shape.named(quarry_id(place), title));
    }
    layer
}

/// The viewer's name, patches, markers and pyramid.
fn own(view: &PyramidoPosition, near: Seat, layout: &Layout) -> Layer {
    let mut layer = Layer::new("own");
    let pyramid = view.pyramid(near);
    layer.shapes.extend(plot(near, layout.site_box, view));
    layer.shapes.extend(name(
        view,
        near,
        layout.name,
        layout.name_letters,
        "pyramido-scene-seat",
    ));
    let round = Phrase::new("pyramido-board-round").with("round", i64::from(view.round()));
    let words = Words::Said(round);
    layer
        .shapes
        .push(Shape::text("soft", layout.round, 22.0, Anchor::End, words));
    let patches = match layout.stacks_box {
        // There is room to say what they are for.
        None if view.wanted().is_some() => "pyramido-scene-patches-wide",
        _ => "pyramido-scene-patches",
    };
    for (words, (at, size)) in [
        (patches, layout.patches_box),
        ("pyramido-scene-markers", layout.markers_box),
    ] {
        let tray = widgets::tray(Phrase::new(words), at, size, layout.caption);
        layer.shapes.extend(tray);
    }
    for (index, patch) in Patch::ALL.into_iter().enumerate() {
        if !pyramid.has_patch(patch) {
            continue;
        }
        let [plate, link] = pair(index, layout);
        layer.shapes.push(plate);
        for (side, colour) in patch.sides().into_iter().enumerate() {
            let title = Phrase::new("pyramido-scene-patch").with("colour", Arg::Message(colour.message()));
            let mut parts = blocks::patch(colour, layout.patch_block);
            let block = layout.patch_block;
            parts.push(widgets::lamp((0.0, 0.0), (block, block), 4.0));
            let shape = Shape::group("patch", layout.patch(index, side), parts);
            layer.shapes.push(shape.named(patch_id(colour), title));
        }
        layer.shapes.push(link);
    }
    let ((x, y), step, radius) = layout.marker;
    for (index, colour) in Colour::ALL.into_iter().enumerate() {
        if pyramid.marker(colour).is_none() {
            let at = (x + step.0 * index as f64, y + step.1 * index as f64);
            let title = Phrase::new("reading-pyramido-marker").with("colour", Arg::Message(colour.message()));
            let marker = blocks::marker(colour, at, radius);
            layer.shapes.push(marker.named(marker_id(colour), title));
        }
    }
    layer.shapes.extend(above::pyramid(near, pyramid, layout.pyramid));
    layer
}

/// The ground on which somebody builds: more strongly framed for the player to act.
fn plot(seat: Seat, (at, size): Area, view: &PyramidoPosition) -> [Shape; 2] {
    let class = if widgets::is_on_turn(Position::turn(view), seat) {
        "plot on-turn"
    } else {
        "plot"
    };
    let title = Phrase::new("pyramido-scene-site").with("seat", seat);
    [
        Shape::rectangle("site", at, size, 14.0).named(site_id(seat), title),
        Shape::rectangle(class, at, size, 14.0),
    ]
}

fn site_id(seat: Seat) -> ShapeId {
    ShapeId::new(format_args!("site-{seat}"))
}

/// What shows that two sides are one patch (PM-7): a plate behind both, and a link between them.
fn pair(patch: usize, layout: &Layout) -> [Shape; 2] {
    let (block, rim) = (layout.patch_block, 4.0);
    let [(x, y), (second, _)] = [0, 1].map(|side| layout.patch(patch, side));
    let size = (second + block - x + 2.0 * rim, block + 2.0 * rim);
    let link = (block * 0.34, block * 0.17);
    let middle = ((x + second + block - link.0) / 2.0, y + (block - link.1) / 2.0);
    [
        Shape::rectangle("pair", (x - rim, y - rim), size, 8.0),
        Shape::rectangle("link", middle, link, link.1 / 2.0),
    ]
}

/// The cells of the viewer's pyramid that can be clicked now.
fn targets(view: &PyramidoPosition, near: Seat, actions: &[Action], layout: &Layout) -> Layer {
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
    let pyramid = view.pyramid(near);
    let is_first = paths::is_first_tile(view, near);
    for cell in cells {
        if !above::is_on_site(pyramid, cell) || is_first && cell != paths::FIRST {
            continue;
        }
        let (x, y, side) = above::cell_spot(pyramid, layout.pyramid, cell);
        // Wherever the first tile lies, it has the middle of the site: as it lies in the quarry.
        let wide = if is_first { 2.0 * side } else { side };
        let frame = Shape::rectangle("choice pane", (x, y), (wide, side), 8.0);
        let title = Phrase::new("pyramido-scene-cell").with("cell", cell.to_string());
        layer.shapes.push(frame.named(cell_id(cell), title));
    }
    layer
}

/// The pyramids of the others.
fn seats(view: &PyramidoPosition, near: Seat, layout: &Layout) -> Layer {
    let mut layer = Layer::new("seats");
    let others: Vec<Seat> = near.clockwise(Position::seats(view)).skip(1).collect();
    for (index, &seat) in others.iter().enumerate() {
        let place = layout.other(index, others.len());
        layer.shapes.extend(plot(seat, place.plot, view));
        let id = if place.is_narrow {
            "pyramido-scene-narrow-seat"
        } else {
            "pyramido-scene-seat"
        };
        layer
            .shapes
            .extend(name(view, seat, place.name, place.letters, id));
        let pyramid = view.pyramid(seat);
        let ((x, y), step, side) = place.patch;
        let patches = Patch::ALL.into_iter().filter(|&patch| pyramid.has_patch(patch));
        for (slot, patch) in patches.enumerate() {
            let slot = slot as f64;
            for (index, colour) in patch.sides().into_iter().enumerate() {
                let at = (x + step.0 * slot + (side + 1.0) * index as f64, y + step.1 * slot);
                let patch = blocks::patch(colour, side);
                layer.shapes.push(Shape::group("patch", at, patch));
            }
        }
        layer.shapes.extend(above::pyramid(seat, pyramid, place.pyramid));
    }
    layer
}

/// The name of a seat, with the points of the round as this message says them.
fn name(
    view: &PyramidoPosition,
    seat: Seat,
    at: (f64, f64),
    size: f64,
    with_points: &'static str,
) -> Vec<Shape> {
    let pyramid = view.pyramid(seat);
    let words = match pyramid.lost() {
        Some(_) => Phrase::new("pyramido-scene-lost").with("seat", seat),
        None if view.wanted().is_none() => Phrase::new("pyramido-board-seat")
            .with("seat", seat)
            .with("points", i64::from(pyramid.points())),
        // The plates have the points of all rounds.
        None => {
            let score = pyramid.score_now();
            let bounty = u16::from(score.bounty());
            Phrase::new(with_points)
                .with("seat", seat)
                .with("jewels", i64::from(score.points() - bounty))
                .with("bounty", i64::from(bounty))
        }
    };
    widgets::label(words, at, size, Position::turn(view), seat)
}

/// The only choice without a place: to lay no patch.
fn buttons(actions: &[Action], layout: &Layout) -> Layer {
    let mut layer = Layer::new("buttons");
    if actions.contains(&Action::Keep) {
        let (at, size) = layout.button;
        let words = Phrase::new("pyramido-scene-keep");
        layer.shapes.push(widgets::short_button(KEEP, words, at, size));
    }
    layer
}
