//! A city in which ships, stones and pyramids are put by hand.

use std::sync::Arc;

use games::game_pacal::{
    Allowance, Divine, End, Face as DieFace, Palenque, Phase, Rules, SeatSetup, Setup, Square, Squares,
};
use rules::{Arg, Components, Phrase, Seat, Variant};

use super::city::{SLOTS, TINTS};
use super::pieces;
use crate::bench::{
    Bench, Dial, Miniature, Plot, PlotForm, RULES, SEATS, Spot, TAKE, Tool, Tray, number_in, put_in_row,
    said_seat, toggle,
};
use crate::{Anchor, Form, Shape, Words, seats as signs};

/// The side of a square in the small pictures.
const SIDE: f64 = 100.0;
const MOST_POINTS: (u16, u16) = (0, 9999);
const ROUNDS: (u16, u16) = (1, 9999);
const QUIET: (u16, u16) = (0, 99);
const PLAYERS: (u16, u16) = (2, 5);

/// The kinds of tools.
const ON_LAND: &[&str] = &["stone", "ship", "pyramid"];
const ABOARD: &[&str] = &["stone"];

pub(super) fn blank(rules: &str, seats: u8) -> Option<String> {
    let setup = Setup {
        rules: Rules::from_name(rules)?,
        round: Some(1),
        quiet: 0,
        built: false,
        starter: Some(Seat::FIRST),
        mover: Some(Seat::FIRST),
        step: Some(Phase::Roll),
        die: None,
        seats: vec![SeatSetup::default(); usize::from(seats)],
    };
    let (least, most) = PLAYERS;
    (least..=most)
        .contains(&u16::from(seats))
        .then(|| setup.to_string())
}

pub(super) fn bench(text: &str) -> Option<Bench> {
    let setup: Setup = text.parse().ok()?;
    let board = Palenque::standard();
    let seats = setup.seats.len() as u8;
    let mut plots = vec![city(&setup, &board)];
    plots.extend(Seat::all(seats).map(|seat| hold(&setup, seat)));
    Some(Bench {
        rules: Some(setup.rules.name().to_owned()),
        seats,
        trays: Seat::all(seats).map(tray).collect(),
        plots,
        dials: dials(&setup, &board),
        deeds: Vec::new(),
    })
}

/// What a seat can put: a ship, stones and pyramids.
fn tray(seat: Seat) -> Tray {
    let middle = (SIDE / 2.0, SIDE / 2.0);
    let face = |shape| Miniature {
        shapes: vec![shape],
        size: (SIDE, SIDE),
    };
    let mut tools = vec![
        Tool {
            id: ship_tool(seat),
            name: Phrase::new("pacal-bench-ship").with("seat", Arg::Phrase(Box::new(said_seat(seat)))),
            kind: "ship",
            face: face(pieces::ship(seat, &[], middle, SIDE)),
        },
        Tool {
            id: stone_tool(seat),
            name: Phrase::new("pacal-bench-stone").with("seat", Arg::Phrase(Box::new(said_seat(seat)))),
            kind: "stone",
            face: face(signs::sign(seat, middle, SIDE * 0.24)),
        },
    ];
    tools.extend((1..=5).map(|storeys| {
        Tool {
            id: pyramid_tool(seat, storeys),
            name: Phrase::new("pacal-bench-pyramid")
                .with("storeys", i64::from(storeys))
                .with("seat", Arg::Phrase(Box::new(said_seat(seat)))),
            kind: "pyramid",
            face: face(pieces::pyramid(seat, storeys, middle, SIDE * 0.41, 0.0)),
        }
    }));
    Tray {
        title: said_seat(seat),
        tools,
    }
}

fn ship_tool(seat: Seat) -> String {
    format!("ship-{seat}")
}

fn stone_tool(seat: Seat) -> String {
    format!("stone-{seat}")
}

fn pyramid_tool(seat: Seat, storeys: u8) -> String {
    format!("pyramid-{seat}-{storeys}")
}

/// The squares that are played on, and those where something lies in spite of that.
fn city(setup: &Setup, board: &Palenque) -> Plot {
    let land = board.land(setup.seats.len() as u8);
    let spot = |square: Square| {
        let spot = square_spot(setup, board, square);
        (land.contains(square) || !spot.holds.is_empty()).then_some(spot)
    };
    let row = |row| {
        (0..board.columns())
            .map(|column| spot(Square::new(column, row)))
            .collect()
    };
    Plot {
        title: Phrase::new("pacal-bench-city"),
        seat: None,
        form: PlotForm::Squares,
        rows: (0..board.rows()).map(row).collect(),
    }
}

fn square_spot(setup: &Setup, board: &Palenque, square: Square) -> Spot {
    let mut holds = Vec::new();
    let mut shapes = ground(board, square, setup.seats.len() as u8);
    let middle = (SIDE / 2.0, SIDE / 2.0);
    let sides = || Seat::all(setup.seats.len() as u8).zip(&setup.seats);
    for (seat, side) in sides() {
        if side.stones.contains(square) {
            holds.push(stone_tool(seat));
            let (right, down) = SLOTS[seat.index()];
            let at = (middle.0 + right * SIDE, middle.1 + down * SIDE);
            shapes.push(signs::sign(seat, at, SIDE * 0.145));
        }
    }
    for (seat, side) in sides() {
        for &(_, storeys) in side.pyramids.iter().filter(|(place, _)| *place == square) {
            holds.push(pyramid_tool(seat, storeys));
            shapes.push(pieces::pyramid(seat, storeys, middle, SIDE * 0.41, 0.0));
            // The owner can be recognised without colours too.
            let mut sign = signs::sign(seat, (SIDE * 0.79, SIDE * 0.79), SIDE * 0.1);
            sign.class = "sign owner".into();
            shapes.push(sign);
        }
    }
    for (seat, side) in sides() {
        if side.ship == Some(square) {
            holds.push(ship_tool(seat));
            shapes.push(pieces::ship(seat, &side.hold, middle, SIDE));
        }
    }
    Spot {
        id: square.to_string(),
        name: square.to_string(),
        takes: ON_LAND,
        holds,
        face: Miniature {
            shapes,
            size: (SIDE, SIDE),
        },
    }
}

/// The ground of a square, with the borders of its district and, in its first square, what it is
/// worth.
fn ground(board: &Palenque, square: Square, seats: u8) -> Vec<Shape> {
    let Some(district) = board.district_at(square) else {
        return Vec::new();
    };
    let class = if board.holy().letter == district.letter {
        "tile holy".to_owned()
    } else {
        format!("tile tint-{}", (district.letter as usize) % TINTS)
    };
    let mut shapes = vec![Shape::rectangle(class, (0.0, 0.0), (SIDE, SIDE), 0.0)];
    if board.banks().contains(square) {
        let wave = Form::Outline("M66 90q6 -11 12 0t12 0".into());
        shapes.push(Shape::new("bank", (0.0, 0.0), wave));
    }
    let land = board.land(seats);
    let first = district.squares.iter().find(|&square| land.contains(square));
    if first == Some(square) {
        let words = Words::bare(district.value.to_string());
        shapes.push(Shape::text("worth", (6.0, 28.0), 28.0, Anchor::Start, words));
    }
    let beside = |right: i16, down: i16| {
        let column = u8::try_from(i16::from(square.column()) + right).ok();
        let row = u8::try_from(i16::from(square.row()) + down).ok();
        let (column, row) = column.zip(row)?;
        let there = (column < board.columns() && row < board.rows()).then(|| Square::new(column, row))?;
        board.district_at(there).map(|other| other.letter)
    };
    let own = Some(district.letter);
    for (step, line) in [
        ((0, -1), "M0 0h100"),
        ((0, 1), "M0 100h100"),
        ((-1, 0), "M0 0v100"),
        ((1, 0), "M100 0v100"),
    ] {
        if beside(step.0, step.1) != own {
            shapes.push(Shape::new("border", (0.0, 0.0), Form::Outline(line.into())));
        }
    }
    shapes
}

/// The whole board, as large as it is with everybody.
pub(super) fn printed(board: &Palenque) -> Vec<Tray> {
    let mut shapes = Vec::new();
    for row in 0..board.rows() {
        for column in 0..board.columns() {
            let square = Square::new(column, row);
            let at = (SIDE * f64::from(column), SIDE * f64::from(row));
            let wet = Shape::rectangle("lake", (0.0, 0.0), (SIDE, SIDE), 0.0);
            let mut parts = ground(board, square, PLAYERS.1 as u8);
            if board.lake().contains(square) {
                parts.push(wet);
            }
            let river = board.river();
            for (there, line) in [(river.right_of, "M100 0v100"), (river.below, "M0 100h100")] {
                if there.contains(square) {
                    parts.push(Shape::new("river", (0.0, 0.0), Form::Outline(line.into())));
                }
            }
            shapes.push(Shape::group("square", at, parts));
        }
    }
    vec![Tray {
        title: Phrase::new("pacal-bench-city"),
        tools: vec![Tool {
            id: "city".to_owned(),
            name: Phrase::new("pacal-bench-city"),
            kind: "city",
            face: Miniature {
                shapes,
                size: (SIDE * f64::from(board.columns()), SIDE * f64::from(board.rows())),
            },
        }],
    }]
}

/// The stones in a ship, and room for one more.
fn hold(setup: &Setup, seat: Seat) -> Plot {
    let aboard = &setup.seats[seat.index()].hold;
    let spot = |at: usize| {
        let owner = aboard.get(at).copied();
        let sign = owner.map(|owner| signs::sign(owner, (SIDE / 2.0, SIDE / 2.0), SIDE * 0.3));
        let plank = Shape::rectangle("panel", (4.0, 4.0), (SIDE - 8.0, SIDE - 8.0), 14.0);
        Some(Spot {
            id: format!("hold-{seat}-{at}"),
            name: (at + 1).to_string(),
            takes: ABOARD,
            holds: owner.map(stone_tool).into_iter().collect(),
            face: Miniature {
                shapes: std::iter::once(plank).chain(sign).collect(),
                size: (SIDE, SIDE),
            },
        })
    };
    Plot {
        title: Phrase::new("pacal-bench-hold"),
        seat: Some(seat),
        form: PlotForm::Cards,
        rows: vec![(0..=aboard.len()).map(spot).collect()],
    }
}

fn dials(setup: &Setup, board: &Palenque) -> Vec<Dial> {
    let seats = setup.seats.len();
    let yes = |word: &str, id| (word.to_owned(), Phrase::new(id));
    let steps = steps(seats as u8);
    let step = setup.step.map_or_else(|| "-".to_owned(), step_id);
    let face = setup.die.map_or_else(|| "-".to_owned(), |face| face.to_string());
    let mut all = vec![
        Dial::seats(seats, PLAYERS),
        Dial::of_seats("mover", Phrase::new("board-mover"), setup.mover, seats, None),
        Dial::of_seats("start", Phrase::new("board-starter"), setup.starter, seats, None),
        Dial::choice("step", Phrase::new("pacal-bench-step"), None, step, steps),
        Dial::choice("die", Phrase::new("pacal-bench-die"), None, face, faces(board)),
        Dial::number(
            "round",
            Phrase::new("board-round"),
            None,
            setup.round.unwrap_or(0),
            ROUNDS,
        ),
        Dial::number(
            "quiet",
            Phrase::new("pacal-bench-quiet"),
            None,
            setup.quiet.into(),
            QUIET,
        ),
        Dial::choice(
            "built",
            Phrase::new("pacal-bench-built"),
            None,
            if setup.built { "yes" } else { "no" },
            vec![yes("no", "board-no"), yes("yes", "board-yes")],
        ),
    ];
    for (seat, side) in Seat::all(seats as u8).zip(&setup.seats) {
        let divine: Vec<String> = side
            .divine
            .iter()
            .map(|stone| stone.value().to_string())
            .collect();
        all.push(Dial::number(
            format!("points-{seat}"),
            Phrase::new("board-points"),
            Some(seat),
            side.points,
            MOST_POINTS,
        ));
        all.push(Dial::choice(
            format!("divine-{seat}"),
            Phrase::new("pacal-bench-divine"),
            Some(seat),
            if divine.is_empty() {
                "-".to_owned()
            } else {
                divine.join("+")
            },
            divine_choices(),
        ));
    }
    all
}

/// Every set of divine stones.
fn divine_choices() -> Vec<(String, Phrase)> {
    let set = |mask: usize| {
        let stones = Divine::ALL.into_iter().enumerate();
        let stones = stones.filter(|(index, _)| mask >> index & 1 == 1);
        let values: Vec<String> = stones.map(|(_, stone)| stone.value().to_string()).collect();
        match values.len() {
            0 => ("-".to_owned(), Phrase::new("board-none")),
            _ => (
                values.join("+"),
                Phrase::new("board-value").with("value", values.join(" + ")),
            ),
        }
    };
    (0..8).rev().map(set).collect()
}

fn faces(board: &Palenque) -> Vec<(String, Phrase)> {
    let mut faces: Vec<DieFace> = board.die().to_vec();
    faces.sort_unstable();
    faces.dedup();
    let said = |face: DieFace| match face {
        DieFace::Number(number) => Phrase::new("board-value").with("value", number.to_string()),
        DieFace::Arrows => Phrase::new("pacal-bench-arrows"),
    };
    let none = ("-".to_owned(), Phrase::new("pacal-bench-not-rolled"));
    let all = faces.into_iter().map(|face| (face.to_string(), said(face)));
    std::iter::once(none).chain(all).collect()
}

/// The next decisions that a set-up can begin with, and their names.
fn phases(seats: u8) -> impl Iterator<Item = (Phase, Phrase)> {
    let out = |seat| {
        let words = Phrase::new("pacal-bench-over-last-but-one");
        let words = words.with("seat", Arg::Phrase(Box::new(said_seat(seat))));
        (Phase::Over(End::LastButOne(seat)), words)
    };
    let plain = [
        (Phase::First, "pacal-bench-first"),
        (Phase::Ship, "pacal-bench-place-ship"),
        (Phase::Roll, "pacal-bench-roll"),
        (Phase::Fly, "pacal-bench-fly"),
        (Phase::Drop(Allowance::One), "pacal-bench-drop-one"),
        (Phase::Drop(Allowance::Two), "pacal-bench-drop-two"),
        (Phase::Build, "pacal-bench-build"),
        (Phase::Over(End::Goal), "pacal-bench-over-goal"),
        (Phase::Over(End::Quiet), "pacal-bench-over-quiet"),
    ];
    let plain = plain.into_iter().map(|(phase, id)| (phase, Phrase::new(id)));
    plain.chain(Seat::all(seats).map(out))
}

fn steps(seats: u8) -> Vec<(String, Phrase)> {
    phases(seats)
        .map(|(phase, words)| (step_id(phase), words))
        .collect()
}

/// How dials call what comes next.
fn step_id(phase: Phase) -> String {
    match phase {
        Phase::First => "first".to_owned(),
        Phase::Ship => "ship".to_owned(),
        Phase::Roll => "roll".to_owned(),
        Phase::Fly => "fly".to_owned(),
        Phase::Drop(Allowance::One) => "drop-1".to_owned(),
        Phase::Drop(Allowance::Two) => "drop-2".to_owned(),
        Phase::Build => "build".to_owned(),
        Phase::Over(End::Goal) => "goal".to_owned(),
        Phase::Over(End::Quiet) => "quiet".to_owned(),
        Phase::Over(End::LastButOne(seat)) => format!("out-{seat}"),
    }
}

pub(super) fn edit(text: &str, tool: &str, spot: &str) -> Option<String> {
    let mut setup: Setup = text.parse().ok()?;
    let board = Palenque::standard();
    let known = |seat: Seat| (seat.index() < setup.seats.len()).then_some(seat);
    match tool {
        RULES => setup.rules = Rules::from_name(spot)?,
        SEATS => resize(&mut setup, usize::from(number_in(spot, PLAYERS)?)),
        "mover" => setup.mover = Some(known(spot.parse().ok()?)?),
        "start" => setup.starter = Some(known(spot.parse().ok()?)?),
        "step" => {
            let mut all = phases(setup.seats.len() as u8);
            setup.step = Some(all.find(|(phase, _)| step_id(*phase) == spot)?.0);
        }
        "die" if spot == "-" => setup.die = None,
        "die" => setup.die = board.die().iter().copied().find(|face| face.to_string() == spot),
        "round" => setup.round = Some(number_in(spot, ROUNDS)?),
        "quiet" => setup.quiet = number_in(spot, QUIET)? as u8,
        "built" => setup.built = spot == "yes",
        _ => match tool.split('-').collect::<Vec<_>>()[..] {
            ["points", seat] => side(&mut setup, seat)?.points = number_in(spot, MOST_POINTS)?,
            ["divine", seat] => {
                let values: Vec<&str> = spot.split('+').collect();
                let left = |stone: &Divine| values.contains(&stone.value().to_string().as_str());
                side(&mut setup, seat)?.divine = Divine::ALL.into_iter().filter(left).collect();
            }
            _ => put(&mut setup, &board, tool, spot)?,
        },
    }
    Some(setup.to_string())
}

fn side<'a>(setup: &'a mut Setup, seat: &str) -> Option<&'a mut SeatSetup> {
    let seat: Seat = seat.parse().ok()?;
    setup.seats.get_mut(seat.index())
}

/// Another number of players: nobody keeps what belonged to those who are gone.
fn resize(setup: &mut Setup, seats: usize) {
    setup.seats.resize(seats, SeatSetup::default());
    for side in &mut setup.seats {
        side.hold.retain(|owner| owner.index() < seats);
    }
    for seat in [&mut setup.mover, &mut setup.starter] {
        *seat = seat.map(|seat| if seat.index() < seats { seat } else { Seat::FIRST });
    }
    if matches!(setup.step, Some(Phase::Over(End::LastButOne(seat))) if seat.index() >= seats) {
        setup.step = Some(Phase::Roll);
    }
}

/// Puts something on a square or into a ship, or takes it from there.
fn put(setup: &mut Setup, board: &Arc<Palenque>, tool: &str, spot: &str) -> Option<()> {
    let parts: Vec<&str> = tool.split('-').collect();
    if let Some(place) = spot.strip_prefix("hold-") {
        let (seat, at) = place.split_once('-')?;
        let owner = match parts[..] {
            [TAKE] => None,
            ["stone", owner] => {
                let owner: Seat = owner.parse().ok()?;
                setup.seats.get(owner.index())?;
                Some(owner)
            }
            _ => return None,
        };
        let aboard = &mut side(setup, seat)?.hold;
        // More than all stones there are cannot be written.
        if aboard.len() >= 50 && owner.is_some() {
            return None;
        }
        put_in_row(aboard, at.parse().ok()?, owner)?;
        aboard.sort_unstable();
        return Some(());
    }
    let square: Square = spot.parse().ok()?;
    if square.column() >= board.columns() || square.row() >= board.rows() {
        return None;
    }
    begin(setup, parts.first() == Some(&"ship"));
    match parts[..] {
        [TAKE] => take(setup, square),
        ["stone", seat] => {
            let stones = &mut side(setup, seat)?.stones;
            if stones.contains(square) {
                stones.remove(square);
            } else {
                stones.insert(square);
            }
        }
        ["ship", seat] => {
            let ship = &mut side(setup, seat)?.ship;
            *ship = (*ship != Some(square)).then_some(square);
        }
        ["pyramid", seat, storeys] => {
            let storeys: u8 = storeys.parse().ok().filter(|storeys| (1..=5).contains(storeys))?;
            let stood = side(setup, seat)?.pyramids.contains(&(square, storeys));
            for side in &mut setup.seats {
                side.pyramids.retain(|(place, _)| *place != square);
            }
            if !stood {
                toggle(&mut side(setup, seat)?.pyramids, (square, storeys));
            }
        }
        _ => return None,
    }
    Some(())
}

/// Before the first roll only ships are there, and before the first player is drawn nothing is: what
/// is put there is put into a match that has begun.
fn begin(setup: &mut Setup, is_ship: bool) {
    if setup.step == Some(Phase::First) || setup.step == Some(Phase::Ship) && !is_ship {
        setup.step = Some(Phase::Roll);
    }
}

/// Takes away what lies on top.
fn take(setup: &mut Setup, square: Square) {
    if let Some(side) = setup.seats.iter_mut().rfind(|side| side.ship == Some(square)) {
        side.ship = None;
    } else if setup
        .seats
        .iter()
        .any(|side| side.pyramids.iter().any(|(place, _)| *place == square))
    {
        for side in &mut setup.seats {
            side.pyramids.retain(|(place, _)| *place != square);
        }
    } else if let Some(side) = setup.seats.iter_mut().rfind(|side| side.stones.contains(square)) {
        side.stones &= !Squares::from_iter([square]);
    }
}

pub(super) fn at_fault(bench: &Bench, violation: &Phrase) -> Vec<String> {
    let text = |wanted: &str| {
        violation.args.iter().find_map(|(name, value)| match value {
            Arg::Text(text) if *name == wanted => Some(text.as_str()),
            _ => None,
        })
    };
    if let Some(square) = text("square") {
        return bench.named(square, "ship");
    }
    match (violation.id, text("seat")) {
        ("pacal-setup-too-many-stones", Some(seat)) => bench.holding(&format!("stone-{seat}")),
        ("pacal-setup-ship-early", Some(seat)) => bench.holding(&format!("ship-{seat}")),
        ("pacal-setup-too-many-pyramids", Some(seat)) => {
            let storeys = violation.args.iter().find_map(|(name, value)| match value {
                Arg::Number(number) if *name == "storeys" => Some(*number),
                _ => None,
            });
            bench.holding(&format!("pyramid-{seat}-{}", storeys.unwrap_or_default()))
        }
        _ => Vec::new(),
    }
}
