//! Positions as text: one line, with a head and a section for every seat. The grammar is in
//! `docs/games/pacal.md`.

mod check;
mod read;

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use rules::{BySeat, Seat, SetUp, SetupError, Variant};

use crate::action::{Divine, Face};
use crate::board::{Square, Squares};
use crate::components::Palenque;
use crate::position::{Allowance, End, PacalPosition, Phase, Side};
use crate::{Pacal, Rules};

/// A loose description of a position, which may be illegal; the grammar is in
/// `docs/games/pacal.md`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The rule set.
    pub rules: Rules,
    /// The round, counted from 1.
    pub round: Option<u16>,
    /// The number of rounds in a row, before this one, in which nobody built.
    pub quiet: u8,
    /// Whether somebody has built in this round.
    pub built: bool,
    /// The seat that started the round.
    pub starter: Option<Seat>,
    /// Whose turn it is.
    pub mover: Option<Seat>,
    /// The next decision.
    pub step: Option<Phase>,
    /// What the die shows.
    pub die: Option<Face>,
    /// The seats.
    pub seats: Vec<SeatSetup>,
}

/// One seat's part of a [`Setup`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatSetup {
    /// The points scored by building.
    pub points: u16,
    /// The divine stones left.
    pub divine: Vec<Divine>,
    /// The square of the ship.
    pub ship: Option<Square>,
    /// The owners of the stones in the ship, one entry per stone.
    pub hold: Vec<Seat>,
    /// The squares of the stones, under ships too.
    pub stones: Squares,
    /// Squares with the height of the pyramid there.
    pub pyramids: Vec<(Square, u8)>,
}

impl Default for SeatSetup {
    /// A seat before its first turn.
    fn default() -> SeatSetup {
        SeatSetup {
            points: 0,
            divine: Divine::ALL.to_vec(),
            ship: None,
            hold: Vec::new(),
            stones: Squares::EMPTY,
            pyramids: Vec::new(),
        }
    }
}

impl SeatSetup {
    /// The divine stones left, as a mask.
    fn divine_mask(&self) -> u8 {
        self.divine.iter().fold(0, |mask, stone| mask | stone.bit())
    }
}

impl SetUp for Pacal {
    fn position_from_text(components: &Arc<Palenque>, text: &str) -> Result<PacalPosition, SetupError> {
        let setup: Setup = text.parse()?;
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
    Setup::of(position).to_string()
}

impl Setup {
    /// The description of a position; every position has one.
    pub fn of(position: &PacalPosition) -> Setup {
        let seats = position.sides.enumerate().map(|(seat, side)| SeatSetup {
            points: side.points,
            divine: position.divine_stones(seat).collect(),
            ship: side.ship,
            hold: Seat::all(position.sides.seats())
                .flat_map(|owner| (0..side.hold[owner]).map(move |_| owner))
                .collect(),
            stones: side.stones,
            pyramids: side
                .pyramids
                .iter()
                .map(|square| (square, position.height(square)))
                .collect(),
        });
        Setup {
            rules: position.rules,
            round: Some(position.round),
            quiet: position.quiet,
            built: position.built,
            starter: Some(position.starter),
            mover: Some(position.mover),
            step: Some(position.step),
            die: position.die,
            seats: seats.collect(),
        }
    }
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Setup, SetupError> {
        read::read(text)
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.rules.name())?;
        if let Some(round) = self.round {
            write!(f, " round={round}")?;
        }
        write!(f, " quiet={}", self.quiet)?;
        if self.built {
            f.write_str(" built")?;
        }
        if let Some(starter) = self.starter {
            write!(f, " start={starter}")?;
        }
        if let Some(mover) = self.mover {
            write!(f, " mover={mover}")?;
        }
        if let Some(step) = self.step {
            write!(f, " step={}", step_word(step))?;
        }
        if let Some(face) = self.die {
            write!(f, " die={face}")?;
        }
        self.seats.iter().try_for_each(|side| {
            let divine = side.divine.iter().map(|stone| stone.value().to_string());
            let hold = side.hold.iter().map(Seat::to_string);
            let pyramids = side.pyramids.iter();
            let pyramids = pyramids.map(|(square, storeys)| format!("{square}*{storeys}"));
            let ship = side.ship.map_or("-".to_owned(), |ship| ship.to_string());
            write!(
                f,
                " ; points={} divine={} ship={ship} hold={} stones={} pyramids={}",
                side.points,
                joined(divine),
                joined(hold),
                side.stones,
                joined(pyramids)
            )
        })
    }
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
                divine: seat.divine_mask(),
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
