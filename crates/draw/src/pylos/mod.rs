//! Pylos, seen from above and a little from the front, so that height shows.

mod geometry;
mod ghost;
mod paths;
mod reading;
mod spheres;

use games::GameId;
use games::game_pylos::{Action, Cell, Cells, Pylos, PylosPosition, SPHERES, Side};
use rules::{Phrase, Seat, View, Viewer};

use self::geometry::{Layout, Spot, TILT};
use self::spheres::{Sphere, Spheres};
use crate::drawn::{Drawn, SharedSide};
use crate::look::Tint;
use crate::svg::COORDINATES;
use crate::{Anchor, Form, Frame, Layer, Paths, Scene, Section, Shape, ShapeId, Words, widgets};

/// The layers of the four levels.
const LEVELS: [&str; 4] = ["level-1", "level-2", "level-3", "level-4"];

impl Drawn for Pylos {
    const COLOURS: &'static [Tint] = &[
        ("wood", "#c99a63", "#6b4d33"),
        ("wood-lit", "#dcb481", "#7d5c3f"),
        ("wood-edge", "#8f6437", "#3f2c1c"),
        ("hollow", "#a87a46", "#4f3825"),
        ("hollow-deep", "#7d5630", "#33231a"),
        ("open", "#fff4dd", "#f4dcb4"),
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

    fn scene(view: &PylosPosition, viewer: Viewer, frame: Frame) -> Scene {
        scene(view, viewer, frame)
    }

    fn ghost(view: &PylosPosition, _: Seat, action: Action, frame: Frame) -> Vec<Shape> {
        ghost::ghost(view, action, frame)
    }

    fn paths(view: &PylosPosition, seat: Seat) -> Paths<Action> {
        paths::paths(view, seat)
    }

    fn reading(view: &PylosPosition, _: Viewer) -> Vec<Section> {
        reading::reading(view)
    }
}

/// The board, both reserves, and what changed in the last turn.
fn scene(view: &PylosPosition, viewer: Viewer, frame: Frame) -> Scene {
    let layout = Layout::new(frame);
    let table = Table {
        view,
        layout,
        spheres: Spheres::of(view),
        near: match viewer {
            Viewer::Seat(Seat::SECOND) => Side::Dark,
            _ => Side::Light,
        },
    };
    let mut layers = vec![table.wood(), table.reserves()];
    layers.extend((1..=4).map(|level| table.level(level)));
    layers.push(table.coordinates());
    layers.push(table.buttons(viewer));
    Scene {
        game: GameId::Pylos,
        width: layout.width,
        height: layout.height,
        title: Phrase::new("pylos-name"),
        layers,
    }
}

fn place_id(cell: Cell) -> ShapeId {
    ShapeId::new(format!("place-{cell}"))
}

const STOP: &str = "button-stop";

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
        let mut layer = Layer::new("wood");
        let plate = self.layout.plate;
        let (corner, size) = ((plate.x, plate.y), (plate.width, plate.height));
        layer.shapes.push(Shape::ellipse(
            "ground-shade",
            (plate.x + plate.width / 2.0, plate.y + plate.height + 10.0),
            plate.width / 2.0 + 14.0,
            34.0,
        ));
        let below = (plate.x, plate.y + 19.0);
        layer.shapes.push(Shape::rectangle("edge", below, size, 36.0));
        layer.shapes.push(Shape::rectangle("plate", corner, size, 36.0));
        for cell in Cells::LEVEL_1.iter() {
            let (at, radius) = self.hollow(cell);
            layer
                .shapes
                .push(Shape::ellipse("hollow", at, radius, radius * TILT));
        }
        for near in [false, true] {
            let tray = self.layout.tray(near);
            let size = (tray.width, tray.height);
            layer
                .shapes
                .push(Shape::rectangle("tray", (tray.x, tray.y), size, 30.0));
            for number in 0..SPHERES as usize {
                let home = self.layout.home_spot(number, near);
                layer
                    .shapes
                    .push(Shape::circle("hollow", (home.x, home.y), home.radius * 0.7));
            }
        }
        layer
    }

    /// A sphere sinks into its hollow: the hollow is at the point of contact.
    fn hollow(&self, cell: Cell) -> ((f64, f64), f64) {
        let spot = self.layout.cell_spot(cell);
        ((spot.x, spot.y + 8.0), spot.radius * 0.72)
    }

    /// The spheres that are not on the board, each in its own hollow, and their number.
    fn reserves(&self) -> Layer {
        let mut layer = Layer::new("reserves");
        for side in [Side::Light, Side::Dark] {
            let near = side == self.near;
            let (words, size) = match (self.layout.frame, side) {
                (Frame::Wide, Side::Light) => ("pylos-scene-light", 28.0),
                (Frame::Wide, Side::Dark) => ("pylos-scene-dark", 28.0),
                (Frame::Tall, Side::Light) => ("pylos-board-reserve-light", 28.0),
                (Frame::Tall, Side::Dark) => ("pylos-board-reserve-dark", 28.0),
            };
            let count = Phrase::new(words).with("count", i64::from(self.view.reserve(side)));
            let tray = self.layout.tray(near);
            let (at, turn) = ((tray.x + 6.0, tray.y - 16.0), View::turn(self.view));
            layer
                .shapes
                .extend(widgets::label(count, at, size, turn, side.seat()));
            for sphere in self.spheres.in_reserve(side) {
                let spot = self.layout.home_spot(sphere.number, near);
                let title = match side {
                    Side::Light => "pylos-scene-reserve-light",
                    Side::Dark => "pylos-scene-reserve-dark",
                };
                let shape = ball(side, (spot.x, spot.y), spot.radius);
                layer.shapes.push(shape.named(sphere.id(), Phrase::new(title)));
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
        for rank in (0..size).rev() {
            for file in 0..size {
                let cell = Cell::new(level, file, rank).expect("a place of this level");
                let spot = self.layout.cell_spot(cell);
                let at = (spot.x, spot.y);
                if gone.contains(cell) {
                    layer.shapes.push(Shape::circle("left", at, spot.radius * 0.82));
                }
                if let Some(sphere) = self.spheres.on(cell) {
                    layer.shapes.push(lying(sphere, cell, spot));
                    if come.contains(cell) {
                        layer.shapes.push(Shape::circle("last", at, spot.radius - 3.0));
                    }
                } else if open.contains(cell) {
                    layer.shapes.push(self.open_place(cell));
                }
            }
        }
        layer
    }

    /// An open place: a ring where the sphere would be.
    fn open_place(&self, cell: Cell) -> Shape {
        // On the base the ring is in its hollow; higher up it floats where the sphere would be.
        let (class, at, radius, down) = if cell.level() == 1 {
            let (at, radius) = self.hollow(cell);
            ("choice place base", at, radius, radius * TILT)
        } else {
            let spot = self.layout.cell_spot(cell);
            let radius = spot.radius * 0.6;
            ("choice place high", (spot.x, spot.y), radius, radius)
        };
        let ring = Shape::ellipse("ring", (0.0, 0.0), radius, down);
        let dot = Shape::ellipse("dot", (0.0, 0.0), 8.0, 8.0 * TILT);
        let title = Phrase::new("pylos-scene-place").with("place", cell.to_string());
        Shape::group(class, at, vec![ring, dot]).named(place_id(cell), title)
    }

    /// Files and ranks of the base along its edges, and the full names of the top spheres.
    fn coordinates(&self) -> Layer {
        let mut layer = Layer::new(COORDINATES);
        let mut write = |class: &str, at, size, text: String| {
            layer
                .shapes
                .push(Shape::text(class, at, size, Anchor::Middle, Words::Bare(text)));
        };
        let plate = self.layout.plate;
        for index in 0..4u8 {
            let along = Cell::new(1, index, index).expect("the diagonal of the base");
            let spot = self.layout.cell_spot(along);
            let file = char::from(b'a' + index).to_string();
            write("engraved", (spot.x, plate.y + plate.height - 8.0), 26.0, file);
            let rank = (index + 1).to_string();
            write("engraved", (plate.x + 18.0, spot.y + 9.0), 26.0, rank);
        }
        let filled = self.view.board().filled();
        for cell in (filled - filled.covered()).iter() {
            let class = if self.view.spheres(Side::Light).contains(cell) {
                "name on-light"
            } else {
                "name on-dark"
            };
            let spot = self.layout.cell_spot(cell);
            write(class, (spot.x, spot.y + 11.0), 30.0, cell.to_string());
        }
        for cell in (self.open_places() - Cells::LEVEL_1).iter() {
            let spot = self.layout.cell_spot(cell);
            write("name on-open", (spot.x, spot.y + 10.0), 28.0, cell.to_string());
        }
        layer
    }

    /// The only choice without a place: to take back no more.
    fn buttons(&self, viewer: Viewer) -> Layer {
        let mut layer = Layer::new("buttons");
        let may_stop = self.view.may_take_back().is_some() && self.view.end().is_none();
        if may_stop && viewer == Viewer::Seat(self.view.side().seat()) {
            let button = self.layout.button;
            let (at, size) = ((button.x, button.y), (button.width, button.height));
            let words = Phrase::new("pylos-scene-stop");
            layer.shapes.push(widgets::button(STOP, words, at, size));
        }
        layer
    }
}

/// A sphere on its place.
fn lying(sphere: Sphere, cell: Cell, spot: Spot) -> Shape {
    let title = match sphere.side {
        Side::Light => "pylos-scene-sphere-light",
        Side::Dark => "pylos-scene-sphere-dark",
    };
    ball(sphere.side, (spot.x, spot.y), spot.radius)
        .named(sphere.id(), Phrase::new(title).with("place", cell.to_string()))
}

/// A sphere with its shadow. Dark ones have two rings, so that nobody needs colours to
/// distinguish them.
fn ball(side: Side, at: (f64, f64), radius: f64) -> Shape {
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
    let (class, mut parts) = match side {
        Side::Light => ("sphere light", vec![shadow, body]),
        Side::Dark => ("sphere dark", vec![shadow, body]),
    };
    if side == Side::Dark {
        for (height, depth) in [(-0.16, 0.3), (0.16, 0.3)] {
            parts.push(Shape::new(
                "band",
                (0.0, 0.0),
                Form::Outline(band(radius, height, depth)),
            ));
        }
    }
    parts.push(gleam);
    Shape::group(class, at, parts)
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
