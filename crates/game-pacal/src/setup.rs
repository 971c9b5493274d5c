//! Positions as text: one line, with a head and a section for every seat. The grammar is in
//! `docs/games/pacal.md`.

mod check;
mod read;

use std::sync::Arc;

use rules::{BySeat, Seat, SetUp, SetupError, Variant};

use crate::action::Face;
use crate::board::{Square, Squares};
use crate::components::Palenque;
use crate::position::{Allowance, End, PacalPosition, Phase, Side};
use crate::{Pacal, Rules};

/// The contents of a set-up text, legal or not.
struct Setup {
    rules: Rules,
    round: Option<u16>,
    quiet: u8,
    built: bool,
    starter: Option<Seat>,
    mover: Option<Seat>,
    step: Option<Phase>,
    die: Option<Face>,
    seats: Vec<SeatSetup>,
}

/// The contents of a set-up text for one seat.
struct SeatSetup {
    points: u16,
    divine: u8,
    ship: Option<Square>,
    /// The owners of the stones in the ship, one entry per stone.
    hold: Vec<Seat>,
    stones: Squares,
    /// Squares with the height of the pyramid there.
    pyramids: Vec<(Square, u8)>,
}

impl SetUp for Pacal {
    fn position_from_text(components: &Arc<Palenque>, text: &str) -> Result<PacalPosition, SetupError> {
        let setup = read::read(text)?;
        check::check(components, &setup).map_err(SetupError::Violations)
    }

    fn variant(position: &PacalPosition) -> Rules {
        position.rules()
    }

    fn text_from_position(position: &PacalPosition) -> Option<String> {
        Some(text(position))
    }
}

/// The position as a set-up; every position has one.
pub(crate) fn text(position: &PacalPosition) -> String {
    let mut words = vec![
        position.rules.name().to_owned(),
        format!("round={}", position.round),
        format!("quiet={}", position.quiet),
    ];
    if position.built {
        words.push("built".to_owned());
    }
    words.push(format!("start={}", position.starter));
    words.push(format!("mover={}", position.mover));
    words.push(format!("step={}", step_word(position.step)));
    words.extend(position.die.map(|face| format!("die={face}")));
    for (seat, side) in position.sides.enumerate() {
        let divine = position
            .divine_stones(seat)
            .map(|stone| stone.value().to_string());
        let hold = Seat::all(position.sides.seats())
            .flat_map(|owner| (0..side.hold[owner]).map(move |_| owner.to_string()));
        let pyramids = side.pyramids.iter();
        let pyramids = pyramids.map(|square| format!("{square}*{}", position.height(square)));
        words.push(";".to_owned());
        words.push(format!("points={}", side.points));
        words.push(format!("divine={}", joined(divine)));
        words.push(format!(
            "ship={}",
            side.ship.map_or("-".to_owned(), |ship| ship.to_string())
        ));
        words.push(format!("hold={}", joined(hold)));
        words.push(format!("stones={}", side.stones));
        words.push(format!("pyramids={}", joined(pyramids)));
    }
    words.join(" ")
}

fn step_word(step: Phase) -> String {
    match step {
        Phase::First => "first".to_owned(),
        Phase::Ship => "ship".to_owned(),
        Phase::Roll => "roll".to_owned(),
        Phase::Fly => "fly".to_owned(),
        Phase::Drop(Allowance::One) => "drop1".to_owned(),
        Phase::Drop(Allowance::Two) => "drop2".to_owned(),
        Phase::Build => "build".to_owned(),
        Phase::Over(End::Goal) => "over:goal".to_owned(),
        Phase::Over(End::Quiet) => "over:quiet".to_owned(),
        Phase::Over(End::LastButOne(seat)) => format!("over:last-but-one:{seat}"),
    }
}

/// Words joined by `+`; `-` for none.
fn joined(words: impl Iterator<Item = String>) -> String {
    let words: Vec<String> = words.collect();
    if words.is_empty() {
        "-".to_owned()
    } else {
        words.join("+")
    }
}

/// The position of a set-up that has been found legal.
fn position(palenque: &Arc<Palenque>, setup: &Setup, head: check::Head) -> PacalPosition {
    let seats = setup.seats.len() as u8;
    let mut position = PacalPosition::start(palenque, setup.rules, seats);
    position.step = head.step;
    position.round = head.round;
    position.quiet = setup.quiet;
    position.built = setup.built;
    position.starter = head.starter;
    position.mover = head.mover;
    position.die = setup.die;
    position.sides = setup
        .seats
        .iter()
        .map(|seat| {
            let mut side = Side {
                ship: seat.ship,
                stones: seat.stones,
                pyramids: seat.pyramids.iter().map(|&(square, _)| square).collect(),
                divine: seat.divine,
                points: seat.points,
                ..position.sides[Seat::FIRST]
            };
            for &owner in &seat.hold {
                side.hold[owner] += 1;
            }
            for &(_, storeys) in &seat.pyramids {
                side.left[usize::from(storeys) - 1] -= 1;
            }
            side.supply -= seat.stones.len();
            side
        })
        .collect::<BySeat<Side>>();
    for &(square, storeys) in setup.seats.iter().flat_map(|seat| &seat.pyramids) {
        position.storeys[usize::from(storeys) - 1].insert(square);
    }
    for &owner in setup.seats.iter().flat_map(|seat| &seat.hold) {
        position.sides[owner].supply -= 1;
    }
    position
}
