//! Pacal's Rocket: the city from above, and below it the die, the choices and the players'
//! pieces.

mod city;
mod ghost;
mod layout;
mod paths;
mod pieces;
mod possessions;
mod reading;

use games::GameId;
use games::game_pacal::{Action, Divine, Pacal, PacalPosition, Square};
use rules::{Phrase, Position, Seat, Viewer};

use self::layout::Layout;
use crate::drawn::{Drawn, SharedSide};
use crate::look::Tint;
use crate::{Frame, Paths, Scene, Section, Shape, ShapeId};

impl Drawn for Pacal {
    const COLOURS: &'static [Tint] = &[
        ("window", "#fffaf0", "#e9dcc6"),
        ("land-0", "#e3d3ae", "#6a5c43"),
        ("land-1", "#d6cfa4", "#5d5a3d"),
        ("land-2", "#e8d9bd", "#75664f"),
        ("land-3", "#d9c49b", "#5f5038"),
        ("land-4", "#cdd0ab", "#565c44"),
        ("land-ink", "#5b4626", "#eadcc0"),
        ("land-halo", "#fff4dd", "#221b13"),
        ("land-line", "#bba982", "#453b2b"),
        ("border", "#8a7248", "#221b13"),
        ("water", "#6fa9bd", "#3f7386"),
        ("foam", "#d5e9ee", "#9cc3cf"),
    ];

    const SHARED_SIDE: SharedSide = SharedSide::Deciding;

    fn scene(view: &PacalPosition, viewer: Viewer, frame: Frame) -> Scene {
        scene(view, viewer, frame)
    }

    fn ghost(view: &PacalPosition, seat: Seat, action: Action, frame: Frame) -> Vec<Shape> {
        ghost::ghost(view, seat, action, frame)
    }

    fn paths(view: &PacalPosition, seat: Seat) -> Paths<Action> {
        paths::paths(view, seat)
    }

    fn reading(view: &PacalPosition, viewer: Viewer) -> Vec<Section> {
        reading::reading(view, viewer)
    }
}

/// The whole table.
fn scene(view: &PacalPosition, viewer: Viewer, frame: Frame) -> Scene {
    let near = match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Public | Viewer::All => Seat::FIRST,
    };
    let layout = Layout::new(frame, view);
    Scene {
        game: GameId::Pacal,
        width: layout.width,
        height: layout.height,
        title: Phrase::new("pacal-name"),
        layers: vec![
            city::land(view, &layout),
            city::water(view, &layout),
            city::choices(view, &layout),
            city::standing(view, &layout),
            city::coordinates(view, &layout),
            possessions::layer(view, near, &layout),
            possessions::die_and_buttons(view, viewer, &layout),
        ],
    }
}

fn square_id(square: Square) -> ShapeId {
    ShapeId::new(format!("square-{square}"))
}

fn ship_id(seat: Seat) -> ShapeId {
    ShapeId::new(format!("ship-{seat}"))
}

fn stone_id(seat: Seat, square: Square) -> ShapeId {
    ShapeId::new(format!("stone-{seat}-{square}"))
}

fn built_id(square: Square) -> ShapeId {
    ShapeId::new(format!("built-{square}"))
}

fn pyramid_id(seat: Seat, storeys: u8) -> ShapeId {
    ShapeId::new(format!("pyramid-{seat}-{storeys}"))
}

fn divine_id(seat: Seat, stone: Divine) -> ShapeId {
    ShapeId::new(format!("divine-{seat}-{}", stone.value()))
}

const SKIP: &str = "button-skip";
const STAY: &str = "button-stay";

/// All squares of the board, row by row.
fn squares(view: &PacalPosition) -> impl Iterator<Item = Square> {
    let (columns, rows) = (view.palenque().columns(), view.palenque().rows());
    (0..rows).flat_map(move |row| (0..columns).map(move |column| Square::new(column, row)))
}

fn seats(view: &PacalPosition) -> impl Iterator<Item = Seat> {
    Seat::all(Position::seats(view))
}
