//! Pacal's Rocket: the city from above, and below it the die, the choices and the players'
//! pieces.

mod bench;
mod city;
mod explained;
mod gains;
mod ghost;
mod layout;
mod paths;
mod pieces;
mod possessions;
mod reading;

use games::GameId;
use games::game_pacal::{Action, District, Divine, Pacal, PacalPosition, Palenque, Square};
use rules::{Phrase, Position, Seat, Viewer};

use self::layout::Layout;
use crate::drawn::{Drawn, SharedSide};
use crate::look::Tint;
use crate::{Bench, Finale, Frame, Motion, Movement, Paths, Scene, Section, Shape, ShapeId, Tray};

impl Drawn for Pacal {
    const COLOURS: &'static [Tint] = &[
        ("window", "#fffaf0", "#e9dcc6"),
        ("land-0", "#e6d7b4", "#7a6b50"),
        ("land-1", "#d9cfa8", "#6d6446"),
        ("land-2", "#eadcc2", "#857558"),
        ("land-3", "#d8c49c", "#6c5a3f"),
        ("land-4", "#dcd8bd", "#746c55"),
        ("land-line", "#a8956c", "#3f3525"),
        ("border", "#4b3514", "#0d0a06"),
        ("border-casing", "#fff6dc", "#a4926a"),
        ("land-ink", "#241a10", "#241a10"),
        ("land-halo", "#fff8e6", "#fff8e6"),
        ("jungle", "#5d8a45", "#1f3320"),
        ("jungle-dark", "#43702f", "#162618"),
        ("jungle-lit", "#7ba85b", "#2b4529"),
        ("shore", "#cdb98c", "#57492f"),
        ("water", "#5fb0c4", "#2f6476"),
        ("water-deep", "#2f7f9d", "#1c4456"),
        ("bank", "#2f7f9d", "#79bfd2"),
        ("foam", "#e3f3f5", "#9cc3cf"),
        ("cloth", "#fff8e6", "#d9ccb0"),
    ];

    const SHARED_SIDE: SharedSide = SharedSide::Deciding;
    const SOUNDS: (&'static str, &'static str) = ("stone", "dice");
    const MOTIONS: &'static [Motion] = &[
        Motion::of("ship", Movement::Fly)
            .along("way")
            .finale(Finale::Soar),
        Motion::of("built", Movement::Carry)
            .from(&["pyramid-"])
            .finale(Finale::Swell),
        Motion::of("stone", Movement::Carry)
            .from(&["ship-", "supply-"])
            .to(&["supply-"]),
        Motion::of("die", Movement::Tumble),
    ];
    const ANOTHER: &'static str = "pacal-scene-another";

    fn scene(view: &PacalPosition, viewer: Viewer, frame: Frame) -> Scene {
        scene(view, viewer, frame)
    }

    fn ghost(view: &PacalPosition, seat: Seat, action: Action, frame: Frame) -> Vec<Shape> {
        ghost::ghost(view, seat, action, frame)
    }

    fn paths(view: &PacalPosition, seat: Seat) -> Paths<Action> {
        paths::paths(view, seat)
    }

    fn meant(view: &PacalPosition, seat: Seat, clicks: &[&str]) -> Option<Action> {
        paths::meant(view, seat, clicks)
    }

    fn explained(view: &PacalPosition, id: &str) -> Option<Phrase> {
        explained::explained(view, id)
    }

    fn reading(view: &PacalPosition, viewer: Viewer) -> Vec<Section> {
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

    fn at_fault(bench: &Bench, violation: &Phrase) -> Vec<String> {
        bench::at_fault(bench, violation)
    }

    fn printed(components: &Palenque) -> Vec<Tray> {
        bench::printed(components)
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
            city::districts(view, &layout),
            city::water(view, &layout),
            city::targets(view, &layout),
            gains::formations(view, viewer, &layout),
            gains::flown(view, &layout),
            city::standing(view, &layout),
            city::banners(view, &layout),
            gains::layer(view, viewer, &layout),
            gains::gone_home(view, &layout),
            city::coordinates(view, &layout),
            possessions::layer(view, near, &layout),
            possessions::die_and_buttons(view, viewer, &layout),
        ],
    }
}

fn square_id(square: Square) -> ShapeId {
    ShapeId::new(format_args!("square-{square}"))
}

fn ship_id(seat: Seat) -> ShapeId {
    ShapeId::new(format_args!("ship-{seat}"))
}

fn stone_id(seat: Seat, square: Square) -> ShapeId {
    ShapeId::new(format_args!("stone-{seat}-{square}"))
}

fn built_id(square: Square) -> ShapeId {
    ShapeId::new(format_args!("built-{square}"))
}

fn pyramid_id(seat: Seat, storeys: u8) -> ShapeId {
    ShapeId::new(format_args!("pyramid-{seat}-{storeys}"))
}

fn divine_id(seat: Seat, stone: Divine) -> ShapeId {
    ShapeId::new(format_args!("divine-{seat}-{}", stone.value()))
}

fn supply_id(seat: Seat) -> ShapeId {
    ShapeId::new(format_args!("supply-{seat}"))
}

fn banks_id(seat: Seat) -> ShapeId {
    ShapeId::new(format_args!("banks-{seat}"))
}

fn progress_id(seat: Seat) -> ShapeId {
    ShapeId::new(format_args!("progress-{seat}"))
}

fn district_id(district: &District) -> ShapeId {
    ShapeId::new(format_args!("district-{}", district.letter.to_ascii_lowercase()))
}

const SKIP: &str = "button-skip";
const STAY: &str = "button-stay";
const ONE: &str = "button-one-stone";

fn home_id(seat: Seat) -> ShapeId {
    ShapeId::new(format_args!("home-{seat}"))
}

/// All squares of the board, row by row.
fn squares(view: &PacalPosition) -> impl Iterator<Item = Square> {
    let (columns, rows) = (view.palenque().columns(), view.palenque().rows());
    (0..rows).flat_map(move |row| (0..columns).map(move |column| Square::new(column, row)))
}

fn seats(view: &PacalPosition) -> impl Iterator<Item = Seat> {
    Seat::all(Position::seats(view))
}
