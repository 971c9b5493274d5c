//! Pylos, seen from above and a little from the front, so that height shows; or from a chair.

mod bench;
mod geometry;
mod ghost;
mod paths;
mod reading;
mod spheres;

use games::GameId;
use games::game_pylos::{Action, Cell, Cells, Pylos, PylosPosition, SPHERES, Side};
use rules::{Phrase, Seat, View, Viewer};

use self::geometry::{Layout, Spot};
use self::spheres::{Sphere, Spheres};
use crate::drawn::{Drawn, SharedSide};
use crate::known::Numbered;
use crate::look::Tint;
use crate::outline::polygon;
use crate::shapes::Drawer;
use crate::svg::COORDINATES;
use crate::{
    Anchor, Angle, Aspect, Bench, Finale, Form, Frame, Layer, Motion, Movement, Paths, Scene, Section, Shape,
    ShapeId, Words, widgets,
};

/// The layers of the four levels.
const LEVELS: [&str; 4] = ["level-1", "level-2", "level-3", "level-4"];

impl Drawn for Pylos {
    const COLOURS: &'static [Tint] = &[
        ("walnut-desk-lit", "#8a6546", "#3a2a20"),
        ("walnut-desk", "#5d4029", "#1c130d"),
        ("wood", "#d3a672", "#735439"),
        ("wood-edge", "#8f6437", "#3f2c1c"),
        ("hollow", "#a87a46", "#4f3825"),
        ("hollow-deep", "#7d5630", "#33231a"),
        ("engraved", "#4a2f14", "#f6e2c2"),
        ("maple-lit", "#fffaec", "#fff3da"),
        ("maple", "#f0d6a4", "#e6c78f"),
        ("maple-shade", "#b98a4a", "#a4783f"),
        ("maple-line", "#5f4220", "#5a3f20"),
        ("walnut-lit", "#a8755a", "#8d6450"),
        ("walnut", "#5c3526", "#4a2b20"),
        ("walnut-shade", "#29140e", "#1a0d09"),
        ("walnut-line", "#e2b58c", "#d9ab80"),
    ];

    const SHARED_SIDE: SharedSide = SharedSide::First;
    const SOUNDS: (&'static str, &'static str) = ("wood", "wood");
    const MOTIONS: &'static [Motion] = &[Motion::of("sphere", Movement::Carry).finale(Finale::Hop)];
    const TILTS: bool = true;

    fn scene(view: &PylosPosition, viewer: Viewer, frame: Frame) -> Scene {
        scene(view, viewer, frame)
    }

    fn ghost(view: &PylosPosition, seat: Seat, action: Action, frame: Frame) -> Vec<Shape> {
        ghost::ghost(view, action, Layout::new(frame, near(Viewer::Seat(seat))))
    }

    fn paths(view: &PylosPosition, seat: Seat) -> Paths<Action> {
        paths::paths(view, seat)
    }

    fn meant(view: &PylosPosition, seat: Seat, clicks: &[&str]) -> Option<Action> {
        paths::meant(view, seat, clicks)
    }

    fn explained(view: &PylosPosition, id: &str) -> Option<Phrase> {
        paths::explained(view, id)
    }

    fn reading(view: &PylosPosition, _: Viewer) -> Vec<Section> {
        reading::reading(view)
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

    fn at_fault(bench: &Bench, violation: &Phrase) -> Vec<String> {
        bench::at_fault(bench, violation)
    }
}

/// The board, both reserves, and what changed in the last turn.
fn scene(view: &PylosPosition, viewer: Viewer, frame: Frame) -> Scene {
    let near = near(viewer);
    let layout = Layout::new(frame, near);
    let table = Table {
        view,
        layout,
        spheres: Spheres::of(view),
        near,
    };
    let mut layers = vec![table.wood(), table.reserves()];
    layers.extend((1..=4).map(|level| table.level(level)));
    layers.push(table.coordinates());
    layers.push(table.buttons());
    Scene {
        game: GameId::Pylos,
        width: layout.width,
        height: layout.height,
        title: Phrase::new("pylos-name"),
        layers,
    }
}

/// The seat in front of the board.
fn near(viewer: Viewer) -> Side {
    match viewer {
        Viewer::Seat(Seat::SECOND) => Side::Dark,
        _ => Side::Light,
    }
}

fn place_id(cell: Cell) -> ShapeId {
    ShapeId::new(format_args!("place-{cell}"))
}

const STOP: &str = "button-stop";

/// The numbers of layouts, spheres and places are below these.
const VIEWS: usize = 8;
const BALLS: usize = 2 * SPHERES as usize;
const CELLS: usize = 32;

/// The data that the parts of the picture need.
struct Table<'a> {
    view: &'a PylosPosition,
    layout: Layout,
    spheres: Spheres,
    /// The side whose reserve is below the board, or to its right.
    near: Side,
}

impl Table<'_> {
    /// The plate with its sixteen hollows, and the trays.
    fn wood(&self) -> Layer {
        static WOOD: Drawer<&str> = Drawer::new();
        let mut layer = Layer::new("wood");
        layer.shapes = WOOD.get(self.layout.frame.name(), || self.carved());
        layer
    }

    fn carved(&self) -> Vec<Shape> {
        let mut shapes = match self.layout.frame.angle {
            Angle::Above => self.plate(),
            Angle::Tilted => self.tilted_plate(),
        };
        for cell in Cells::LEVEL_1.iter() {
            let Spot { x, y, radius } = self.layout.hollow(cell);
            let down = radius * self.layout.foreshortening();
            shapes.push(Shape::ellipse("hollow", (x, y), radius, down));
        }
        for near in [false, true] {
            let tray = self.layout.tray(near);
            let size = (tray.width, tray.height);
            shapes.push(Shape::rectangle("tray", (tray.x, tray.y), size, 30.0));
            for number in 0..SPHERES as usize {
                let home = self.layout.home_spot(number, near);
                shapes.push(Shape::circle("hollow", (home.x, home.y), home.radius * 0.7));
            }
        }
        shapes
    }

    /// The plate from above, and the front of it.
    fn plate(&self) -> Vec<Shape> {
        let plate = self.layout.plate;
        let (corner, size) = ((plate.x, plate.y), (plate.width, plate.height));
        let middle = (plate.x + plate.width / 2.0, plate.y + plate.height + 10.0);
        let below = (plate.x, plate.y + 19.0);
        vec![
            Shape::ellipse("ground-shade", middle, plate.width / 2.0 + 14.0, 34.0),
            Shape::rectangle("edge", below, size, 36.0),
            Shape::rectangle("plate", corner, size, 36.0),
        ]
    }

    /// The plate from a chair: further away it is narrower.
    fn tilted_plate(&self) -> Vec<Shape> {
        let [back_left, back_right, right, left, low_right, low_left] = self.layout.corners();
        let middle = (f64::midpoint(low_left.0, low_right.0), low_left.1);
        let half = (low_right.0 - low_left.0) / 2.0;
        let outline =
            |class, corners: &[(f64, f64)]| Shape::new(class, (0.0, 0.0), Form::Outline(polygon(corners)));
        vec![
            Shape::ellipse("ground-shade", middle, half + 22.0, 30.0),
            outline("edge", &[left, right, low_right, low_left]),
            outline("plate", &[back_left, back_right, right, left]),
        ]
    }

    /// The spheres that are not on the board, each in its own hollow, and their number.
    fn reserves(&self) -> Layer {
        let mut layer = Layer::new("reserves");
        layer.shapes.reserve(BALLS + 3);
        for side in [Side::Light, Side::Dark] {
            let near = side == self.near;
            let (words, size) = match (self.layout.frame.aspect, side) {
                (Aspect::Wide, Side::Light) => ("pylos-scene-light", 28.0),
                (Aspect::Wide, Side::Dark) => ("pylos-scene-dark", 28.0),
                (Aspect::Tall, Side::Light) => ("pylos-board-reserve-light", 28.0),
                (Aspect::Tall, Side::Dark) => ("pylos-board-reserve-dark", 28.0),
            };
            let count = Phrase::new(words).with("count", i64::from(self.view.reserve(side)));
            let tray = self.layout.tray(near);
            let (at, turn) = ((tray.x + 6.0, tray.y - 16.0), View::turn(self.view));
            layer
                .shapes
                .extend(widgets::label(count, at, size, turn, side.seat()));
            for sphere in self.spheres.in_reserve(side) {
                layer.shapes.push(self.in_tray(sphere));
            }
        }
        layer
    }

    /// The places for a sphere now: none while spheres are taken back, and none at the end.
    fn open_places(&self) -> Cells {
        if self.view.may_take_back().is_none() && self.view.end().is_none() {
            self.view.board().filled().open()
        } else {
            Cells::EMPTY
        }
    }

    /// The spheres and open places of one level, from the back to the front.
    fn level(&self, level: u8) -> Layer {
        let mut layer = Layer::new(LEVELS[usize::from(level - 1)]);
        let open = self.open_places();
        let (gone, come) = (self.spheres.gone(), self.spheres.come());
        let size = 5 - level;
        layer.shapes.reserve(usize::from(size * size) + 2);
        for step in 0..size {
            let rank = if self.layout.is_turned() {
                step
            } else {
                size - 1 - step
            };
            for file in 0..size {
                let cell = Cell::new(level, file, rank).expect("a place of this level");
                if gone.contains(cell) {
                    let Spot { x, y, radius } = self.layout.cell_spot(cell);
                    layer.shapes.push(Shape::circle("left", (x, y), radius * 0.82));
                }
                if let Some(sphere) = self.spheres.on(cell) {
                    layer.shapes.push(self.lying(sphere, cell));
                    if come.contains(cell) {
                        let Spot { x, y, radius } = self.layout.cell_spot(cell);
                        layer.shapes.push(Shape::circle("last", (x, y), radius - 3.0));
                    }
                } else if open.contains(cell) {
                    layer.shapes.push(self.open_place(cell));
                }
            }
        }
        layer
    }

    /// A sphere in its hollow of the tray.
    fn in_tray(&self, sphere: Sphere) -> Shape {
        static HOME: Numbered<{ VIEWS * BALLS }> = Numbered::new();
        HOME.get(self.layout.number() * BALLS + sphere.index(), || {
            let spot = self.layout.home_spot(sphere.number, sphere.side == self.near);
            let title = match sphere.side {
                Side::Light => "pylos-scene-reserve-light",
                Side::Dark => "pylos-scene-reserve-dark",
            };
            ball(sphere.side, (spot.x, spot.y), spot.radius).named(sphere.id(), Phrase::new(title))
        })
    }

    /// A sphere on its place.
    fn lying(&self, sphere: Sphere, cell: Cell) -> Shape {
        static LYING: Numbered<{ VIEWS * BALLS * CELLS }> = Numbered::new();
        let number = (self.layout.number() * BALLS + sphere.index()) * CELLS + cell.index();
        LYING.get(number, || {
            let spot = self.layout.cell_spot(cell);
            let title = match sphere.side {
                Side::Light => "pylos-scene-sphere-light",
                Side::Dark => "pylos-scene-sphere-dark",
            };
            let title = Phrase::new(title).with("place", cell.to_string());
            ball(sphere.side, (spot.x, spot.y), spot.radius).named(sphere.id(), title)
        })
    }

    /// An open place: a ring where the sphere would be.
    fn open_place(&self, cell: Cell) -> Shape {
        static OPEN: Numbered<{ 2 * VIEWS * CELLS }> = Numbered::new();
        let is_seen = match (self.layout.frame.angle, cell.level()) {
            (Angle::Above, _) => true,
            (Angle::Tilted, level) => level == 1 && self.is_seen(cell),
        };
        let number = (self.layout.number() * 2 + usize::from(is_seen)) * CELLS + cell.index();
        OPEN.get(number, || self.ring(cell, is_seen))
    }

    fn ring(&self, cell: Cell, is_seen: bool) -> Shape {
        static RINGS: Drawer<[u64; 2]> = Drawer::new();
        // The ring of the base is in its hollow. Elsewhere it floats where the sphere would be, and
        // also where, from a chair, the spheres in front would hide the hollow.
        let (class, at, radius, down) = match (self.layout.frame.angle, cell.level()) {
            (_, 1) if is_seen => {
                let Spot { x, y, radius } = self.layout.hollow(cell);
                let down = radius * self.layout.foreshortening();
                ("choice place base", (x, y), radius, down)
            }
            (angle, level) => {
                let Spot { x, y, radius } = self.layout.cell_spot(cell);
                let share = if angle == Angle::Above { 0.6 } else { 0.8 };
                let class = if level == 1 {
                    "choice place base"
                } else {
                    "choice place high"
                };
                (class, (x, y), radius * share, radius * share)
            }
        };
        let parts = RINGS.get([radius, down].map(f64::to_bits), || {
            let ring = Shape::ellipse(widgets::LAMP, (0.0, 0.0), radius, down);
            let dot = Shape::ellipse("dot", (0.0, 0.0), 8.0, 8.0 * self.layout.foreshortening());
            vec![ring, dot]
        });
        let title = Phrase::new("pylos-scene-place").with("place", cell.to_string());
        Shape::group(class, at, parts).named(place_id(cell), title)
    }

    /// Whether a hollow of the base is large enough for a finger, and no sphere stands in front of it,
    /// seen from a chair.
    fn is_seen(&self, cell: Cell) -> bool {
        let hollow = self.layout.hollow(cell);
        self.layout.frame.aspect == Aspect::Wide
            && !self.view.board().filled().iter().any(|other| {
                let spot = self.layout.cell_spot(other);
                spot.y > hollow.y - hollow.radius
                    && (spot.x - hollow.x).hypot(spot.y - hollow.y) < spot.radius + hollow.radius * 0.5
            })
    }

    /// Files and ranks of the base along its edges, and the full names of the top spheres.
    fn coordinates(&self) -> Layer {
        static EDGES: Numbered<{ VIEWS * 8 }> = Numbered::new();
        static NAMES: Numbered<{ VIEWS * 3 * CELLS }> = Numbered::new();
        let mut layer = Layer::new(COORDINATES);
        let written = |class: &'static str, at, size, text: String| {
            Shape::text(class, at, size, Anchor::Middle, Words::bare(text))
        };
        let view = self.layout.number();
        layer.shapes.reserve(CELLS);
        for index in 0..4u8 {
            let number = view * 8 + 2 * usize::from(index);
            layer.shapes.push(EDGES.get(number, || {
                let letter = char::from(b'a' + index).to_string();
                written("engraved", self.layout.labels(index)[0], 26.0, letter)
            }));
            layer.shapes.push(EDGES.get(number + 1, || {
                written(
                    "engraved",
                    self.layout.labels(index)[1],
                    26.0,
                    (index + 1).to_string(),
                )
            }));
        }
        let named = |kind: usize, cell: Cell| {
            NAMES.get((view * 3 + kind) * CELLS + cell.index(), || {
                let (class, below, size) = [
                    ("name on-light", 11.0, 30.0),
                    ("name on-dark", 11.0, 30.0),
                    ("name on-open", 10.0, 28.0),
                ][kind];
                let spot = self.layout.cell_spot(cell);
                written(class, (spot.x, spot.y + below), size, cell.to_string())
            })
        };
        let filled = self.view.board().filled();
        for cell in (filled - filled.covered()).iter() {
            let is_dark = !self.view.spheres(Side::Light).contains(cell);
            layer.shapes.push(named(usize::from(is_dark), cell));
        }
        for cell in (self.open_places() - Cells::LEVEL_1).iter() {
            layer.shapes.push(named(2, cell));
        }
        layer
    }

    /// The only choice without a place: to take back no more.
    fn buttons(&self) -> Layer {
        let mut layer = Layer::new("buttons");
        let may_stop = self.view.may_take_back().is_some() && self.view.end().is_none();
        // It is there for everybody, and seen only where it can be clicked: two people at one
        // screen see the board from one side.
        if may_stop {
            let button = self.layout.button;
            let (at, size) = ((button.x, button.y), (button.width, button.height));
            // Twice: the first time nothing has been taken yet.
            let words = Phrase::new(match self.view.may_take_back() {
                Some(2) => "pylos-scene-keep-all",
                _ => "pylos-scene-stop",
            });
            layer.shapes.push(widgets::button(STOP, words, at, size));
        }
        layer
    }
}

/// A sphere with its shadow. Dark ones have two rings, so that nobody needs colours to
/// distinguish them.
fn ball(side: Side, at: (f64, f64), radius: f64) -> Shape {
    static BALLS: Drawer<(Side, u64)> = Drawer::new();
    let class = match side {
        Side::Light => "sphere light",
        Side::Dark => "sphere dark",
    };
    let parts = BALLS.get((side, radius.to_bits()), || turned(side, radius));
    Shape::group(class, at, parts)
}

/// What a sphere is made of.
fn turned(side: Side, radius: f64) -> Vec<Shape> {
    let shadow = Shape::ellipse(
        "shadow",
        (radius * 0.16, radius * 0.3),
        radius * 1.12,
        radius * 1.02,
    );
    let body = Shape::circle("body", (0.0, 0.0), radius);
    let gleam = Shape::ellipse(
        "gleam",
        (-radius * 0.34, -radius * 0.42),
        radius * 0.36,
        radius * 0.26,
    );
    let mut parts = vec![shadow, body];
    if side == Side::Dark {
        for (height, depth) in [(-0.16, 0.3), (0.16, 0.3)] {
            parts.push(Shape::new(
                "band",
                (0.0, 0.0),
                Form::Outline(band(radius, height, depth).into()),
            ));
        }
    }
    parts.push(gleam);
    parts.push(Shape::circle(widgets::LAMP, (0.0, 0.0), radius * 0.94));
    parts
}

/// A line around a sphere at some height, bent as seen from above.
fn band(radius: f64, height: f64, depth: f64) -> String {
    // Where a circle of latitude leaves the outline of a sphere of radius 1.
    let reach = (1.0 - height * height).sqrt() * 0.985;
    let [x, y, bend] =
        [reach, height, height + 2.0 * depth].map(|part| (part * radius * 10.0).round() / 10.0);
    format!("M{} {y} Q0 {bend} {x} {y}", -x)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::assert_all_differ;

    #[test]
    fn spheres_differ_without_colours() {
        assert_all_differ([Side::Light, Side::Dark].map(|side| ball(side, (0.0, 0.0), 10.0)));
    }
}
