//! Pacal's Rocket: the city from above, and below it the die, the choices and
//! what everybody has.

mod city;
mod paths;
mod pieces;
mod possessions;

use game_pacal::{Divine, PacalPosition, Square};
use games::GameId;
use rules::{Phrase, Position, Seat, Viewer};

use crate::{Scene, ShapeId};

pub(crate) use self::paths::paths;

const WIDTH: f64 = 1000.0;

/// The upper left corner of the city, and the side of a square.
const CITY: (f64, f64) = (38.0, 38.0);
const SIDE: f64 = 84.0;

/// The whole table.
pub(crate) fn scene(view: &PacalPosition, viewer: Viewer) -> Scene {
    let near = match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Public | Viewer::All => Seat::FIRST,
    };
    let below = CITY.1 + SIDE * f64::from(view.palenque().rows()) + 24.0;
    let (seats, bottom) = possessions::layer(view, near, below + 122.0);
    Scene {
        game: GameId::Pacal,
        width: WIDTH,
        height: bottom,
        title: Phrase::new("pacal-name"),
        layers: vec![
            city::land(view),
            city::water(view),
            city::choices(view),
            city::standing(view),
            city::coordinates(view),
            seats,
            possessions::die_and_buttons(view, viewer, below),
        ],
    }
}

fn square_id(square: Square) -> ShapeId {
    ShapeId::new(format!("square-{square}"))
}

fn ship_id(seat: Seat) -> ShapeId {
    ShapeId::new(format!("ship-{seat}"))
}

fn pyramid_id(seat: Seat, storeys: u8) -> ShapeId {
    ShapeId::new(format!("pyramid-{seat}-{storeys}"))
}

fn divine_id(seat: Seat, stone: Divine) -> ShapeId {
    ShapeId::new(format!("divine-{seat}-{}", stone.value()))
}

const SKIP: &str = "button-skip";
const STAY: &str = "button-stay";

/// The upper left corner of a square.
fn corner(square: Square) -> (f64, f64) {
    (
        CITY.0 + SIDE * f64::from(square.column()),
        CITY.1 + SIDE * f64::from(square.row()),
    )
}

/// The middle of a square.
fn middle(square: Square) -> (f64, f64) {
    let (x, y) = corner(square);
    (x + SIDE / 2.0, y + SIDE / 2.0)
}

/// All squares of the board, row by row.
fn squares(view: &PacalPosition) -> impl Iterator<Item = Square> {
    let (columns, rows) = (view.palenque().columns(), view.palenque().rows());
    (0..rows).flat_map(move |row| (0..columns).map(move |column| Square::new(column, row)))
}

fn seats(view: &PacalPosition) -> impl Iterator<Item = Seat> {
    Seat::all(Position::seats(view))
}
