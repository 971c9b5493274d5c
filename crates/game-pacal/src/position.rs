//! A position of a match, and what each action changes in it.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Index, IndexMut};
use std::sync::Arc;

use rules::{Actor, BySeat, Components, MAX_SEATS, Open, Outcome, Seat, Tally, Turn};

use crate::action::{Action, Divine, Face, Flight};
use crate::board::{Square, Squares};
use crate::components::{Gaps, Palenque};
use crate::formation::Pieces;
use crate::prospects::Prospect;
use crate::refusal::PacalRefusal;
use crate::{Rules, flight, legal, refusal, score, setup};

/// The number of stones of each player.
pub const STONES: u8 = 10;
/// The number of pyramids of one to five storeys of each player.
pub const PYRAMIDS: [u8; 5] = [1, 3, 3, 2, 2];
/// The match ends after this many rounds in which nobody built.
pub const QUIET_ROUNDS: u8 = 20;

/// A position of a match.
///
/// # Equality
/// Everything counts, including the board played on, the number of the round and the rounds since
/// somebody built; but not what the last flight and the last pyramid took from the board.
#[derive(Clone)]
pub struct PacalPosition {
    pub(crate) palenque: Arc<Palenque>,
    pub(crate) rules: Rules,
    /// The squares that are neither lake nor covered.
    pub(crate) land: Squares,
    pub(crate) step: Phase,
    /// Counted from 1.
    pub(crate) round: u16,
    /// The number of rounds in a row, before this one, in which nobody built.
    pub(crate) quiet: u8,
    /// Whether somebody has built in this round.
    pub(crate) built: bool,
    /// The seat that started this round.
    pub(crate) starter: Seat,
    pub(crate) mover: Seat,
    /// The result of the die for the mover; `None` before the roll.
    pub(crate) die: Option<Face>,
    pub(crate) sides: BySeat<Side>,
    /// The squares of all pyramids of one to five storeys, of all owners.
    pub(crate) storeys: [Squares; 5],
    pub(crate) traces: Traces,
}

/// What has gone from the board since the last flight began, for those who show it. It is no part of
/// what positions are compared by.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Traces {
    /// The stones of each seat that went home (PA-10).
    pub(crate) home: [u8; MAX_SEATS],
    /// From this square.
    pub(crate) left: Option<Square>,
    /// Who flew, and how, with what on the die: that may have been rolled again since.
    pub(crate) flight: Option<(Seat, Flight, Option<Face>)>,
    /// The squares of the stones of which a pyramid was built.
    pub(crate) used: Squares,
}

/// The next step of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Chance chooses the first player.
    First,
    /// The mover places the ship on the board.
    Ship,
    /// Chance rolls the die.
    Roll,
    /// The mover flies.
    Fly,
    /// The mover may use stones.
    Drop(Allowance),
    /// The mover may build.
    Build,
    /// None: the match is over.
    Over(End),
}

/// The number of stones that a flight allows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Allowance {
    /// One into the player's own ship.
    One,
    /// One into the player's own ship and one into another.
    Two,
}

/// Why a match is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// This seat built its penultimate pyramid (PA-19).
    LastButOne(Seat),
    /// Somebody reached the goal (PA-20).
    Goal,
    /// Nobody built for 20 rounds.
    Quiet,
}

/// The pieces and points of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Side {
    pub(crate) ship: Option<Square>,
    /// The stones in the ship.
    pub(crate) hold: Hold,
    /// The squares of the seat's stones, visible or under a ship that landed there.
    pub(crate) stones: Squares,
    /// The number of stones that are neither on the board nor in a ship.
    pub(crate) supply: u8,
    pub(crate) pyramids: Squares,
    /// The number of pyramids of one to five storeys that are not on the board.
    pub(crate) left: [u8; 5],
    /// The bit mask of the divine stones left.
    pub(crate) divine: u8,
    /// Points from PA-18 alone.
    pub(crate) points: u16,
}

/// The stones in a ship, by the seat they belong to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Hold([u8; MAX_SEATS]);

impl Index<Seat> for Hold {
    type Output = u8;

    #[inline]
    fn index(&self, colour: Seat) -> &u8 {
        &self.0[colour.index()]
    }
}

impl IndexMut<Seat> for Hold {
    #[inline]
    fn index_mut(&mut self, colour: Seat) -> &mut u8 {
        &mut self.0[colour.index()]
    }
}

impl PacalPosition {
    pub(crate) fn start(palenque: &Arc<Palenque>, rules: Rules, seats: u8) -> PacalPosition {
        let side = Side {
            ship: None,
            hold: Hold::default(),
            stones: Squares::EMPTY,
            supply: STONES,
            pyramids: Squares::EMPTY,
            left: PYRAMIDS,
            divine: Divine::EVERY,
            points: 0,
        };
        PacalPosition {
            palenque: Arc::clone(palenque),
            rules,
            land: palenque.land(seats),
            step: Phase::First,
            round: 1,
            quiet: 0,
            built: false,
            starter: Seat::FIRST,
            mover: Seat::FIRST,
            die: None,
            sides: BySeat::from_fn(seats, |_| side),
            storeys: [Squares::EMPTY; 5],
            traces: Traces::default(),
        }
    }

    /// The stones of this seat that went home in the last flight, because two of a colour lay on a
    /// square (PA-10); nothing is known of a position that was set up.
    pub fn went_home(&self, seat: Seat) -> u8 {
        self.traces.home[seat.index()]
    }

    /// The square that the last flight left.
    pub fn left(&self) -> Option<Square> {
        self.traces.left
    }

    /// The last flight: whose it was, the square that it left, those on which it turned, and where it
    /// landed. Of several ways this is one with the fewest turns. Nothing is known of a position that
    /// was set up.
    pub fn flown(&self) -> Option<(Seat, Vec<Square>)> {
        let (seat, flight, die) = self.traces.flight?;
        let (from, to) = (self.traces.left?, self.sides[seat].ship?);
        // What has been built since stands on the stones that it was built of.
        let open = self.free() | self.traces.used | to.only();
        let turns = match (flight, die) {
            (Flight::Bent, Some(Face::Number(steps))) => flight::turns(from, to, steps, open),
            _ => None,
        };
        let turns = turns.unwrap_or_default();
        Some((seat, [vec![from], turns, vec![to]].concat()))
    }

    /// The squares of the stones of which a pyramid has been built since the last flight.
    pub fn used(&self) -> Squares {
        self.traces.used
    }

    /// The board that is played on.
    pub fn palenque(&self) -> &Arc<Palenque> {
        &self.palenque
    }

    /// The rule set.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The next step.
    pub fn step(&self) -> Phase {
        self.step
    }

    /// The number of the round, counted from 1.
    pub fn round(&self) -> u16 {
        self.round
    }

    /// The number of rounds in a row, before this one, in which nobody built.
    pub fn quiet_rounds(&self) -> u8 {
        self.quiet
    }

    /// The seat that started this round.
    pub fn starter(&self) -> Seat {
        self.starter
    }

    /// Whose turn it is.
    pub fn mover(&self) -> Seat {
        self.mover
    }

    /// The result of the die; `None` before the roll.
    pub fn die(&self) -> Option<Face> {
        self.die
    }

    /// The squares in play: neither lake nor covered.
    pub fn land(&self) -> Squares {
        self.land
    }

    /// The square of the seat's ship; `None` before it is placed.
    pub fn ship(&self, seat: Seat) -> Option<Square> {
        self.sides[seat].ship
    }

    /// The number of the owner's stones in a seat's ship.
    pub fn in_ship(&self, ship: Seat, owner: Seat) -> u8 {
        self.sides[ship].hold[owner]
    }

    /// The squares of all ships.
    #[inline]
    pub fn ships(&self) -> Squares {
        self.sides.iter().filter_map(|side| side.ship).collect()
    }

    /// The squares on which the seat has a visible stone (PA-12).
    #[inline]
    pub fn visible(&self, seat: Seat) -> Squares {
        self.sides[seat].stones & !self.ships()
    }

    /// The squares on which a stone of the seat is hidden under a ship.
    pub fn under_ships(&self, seat: Seat) -> Squares {
        self.sides[seat].stones & self.ships()
    }

    /// The squares of the seat's pyramids.
    pub fn pyramids(&self, seat: Seat) -> Squares {
        self.sides[seat].pyramids
    }

    /// The height of the pyramid on a square; 0 where there is none.
    #[inline]
    pub fn height(&self, square: Square) -> u8 {
        let level = self.storeys.iter().position(|squares| squares.contains(square));
        level.map_or(0, |level| level as u8 + 1)
    }

    /// The seat's storeys on these squares.
    #[inline]
    pub fn storeys_within(&self, seat: Seat, squares: Squares) -> u8 {
        let own = self.sides[seat].pyramids & squares;
        if own.is_empty() {
            return 0;
        }
        (1..)
            .zip(self.storeys)
            .map(|(height, level)| height * (own & level).len())
            .sum()
    }

    /// The number of stones in the seat's supply.
    #[inline]
    pub fn supply(&self, seat: Seat) -> u8 {
        self.sides[seat].supply
    }

    /// The number of pyramids of one to five storeys that the seat has left.
    #[inline]
    pub fn pyramids_left(&self, seat: Seat) -> [u8; 5] {
        self.sides[seat].left
    }

    /// The divine stones the seat has left, the cheapest first.
    pub fn divine_stones(&self, seat: Seat) -> impl Iterator<Item = Divine> + use<> {
        let left = self.sides[seat].divine;
        Divine::ALL
            .into_iter()
            .filter(move |stone| left & stone.bit() != 0)
    }

    /// The points scored by building (PA-18).
    pub fn points(&self, seat: Seat) -> u16 {
        self.sides[seat].points
    }

    /// Where the seat's ship could land after this roll, as far as PA-4 to PA-6 go: in a straight
    /// line, and with turns.
    pub fn reach(&self, seat: Seat, face: Face) -> [Squares; 2] {
        let Some(from) = self.sides[seat].ship else {
            return [Squares::EMPTY; 2];
        };
        let free = self.free();
        match face {
            Face::Number(steps) => [
                flight::straight(from, steps, free),
                flight::bent(from, steps, free),
            ],
            Face::Arrows => [flight::arrows(from, free), Squares::EMPTY],
        }
    }

    /// The same moment, as if the seat had already built this, no matter whose turn it is; nobody's
    /// match ends by it.
    #[must_use]
    pub fn supposing(&self, seat: Seat, built: &Prospect) -> PacalPosition {
        let mut position = self.clone();
        position.raise(seat, built.storeys, built.on, built.stones);
        position
    }

    /// The squares without lake, cover, ship and pyramid.
    #[inline]
    pub(crate) fn free(&self) -> Squares {
        self.unbuilt() & !self.ships()
    }

    /// PA-12, PA-13: what the seat can build with.
    #[inline]
    pub(crate) fn pieces(&self, seat: Seat) -> Pieces {
        self.pieces_with(seat, self.visible(seat), self.ships())
    }

    /// What the seat could build with if these were its visible stones and
    /// ships stood on these squares.
    #[inline]
    pub(crate) fn pieces_with(&self, seat: Seat, stones: Squares, ships: Squares) -> Pieces {
        let open = match self.palenque.gaps() {
            Gaps::Free => self.unbuilt() & !ships,
            Gaps::Anything => Squares::GRID,
        };
        Pieces {
            stones,
            pyramids: self.sides[seat].pyramids,
            open,
            side: self.palenque.longer_side(),
        }
    }

    /// No lake, no cover, no pyramid.
    #[inline]
    pub(crate) fn unbuilt(&self) -> Squares {
        let built = self
            .sides
            .iter()
            .fold(Squares::EMPTY, |all, side| all | side.pyramids);
        self.land & !built
    }

    /// PA-10: whether a stone of this colour will lie where the ship of a
    /// seat stands, once it has left; for want of one, or because two of a
    /// colour go home, there may be none.
    pub fn leaves_stone(&self, ship: Seat, colour: Seat) -> bool {
        let side = &self.sides[ship];
        side.ship.is_some_and(|square| {
            let lying = u8::from(self.sides[colour].stones.contains(square));
            stays(lying + side.hold[colour])
        })
    }

    /// Everything that distinguishes two positions except the board they are played on.
    fn parts(&self) -> impl PartialEq + Hash {
        (
            (self.rules, self.step, self.round, self.quiet, self.built),
            (self.starter, self.mover, self.die),
            self.storeys,
        )
    }
}

/// PA-10: whether this many stones of a colour may lie on a square; if not, all go home.
#[inline]
pub(crate) const fn stays(stones: u8) -> bool {
    stones == 1
}

impl PartialEq for PacalPosition {
    fn eq(&self, other: &PacalPosition) -> bool {
        let same_board = Arc::ptr_eq(&self.palenque, &other.palenque) || self.palenque == other.palenque;
        same_board && self.parts() == other.parts() && self.sides == other.sides
    }
}

impl Eq for PacalPosition {}

impl Hash for PacalPosition {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.palenque.id().hash(state);
        self.parts().hash(state);
        self.sides.hash(state);
    }
}

impl fmt::Debug for PacalPosition {
    /// The board's name and the position as a set-up.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.palenque.id(), setup::text(self))
    }
}

impl Open for PacalPosition {}

impl rules::Position for PacalPosition {
    type Action = Action;
    type Refusal = PacalRefusal;

    #[inline]
    fn seats(&self) -> u8 {
        self.sides.seats()
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.step {
            Phase::First | Phase::Roll => Turn::Chance,
            Phase::Ship | Phase::Fly | Phase::Drop(_) | Phase::Build => Turn::of(self.mover),
            Phase::Over(_) => Turn::Over,
        }
    }

    fn legal_actions(&self, actor: Actor, acc: &mut Vec<Action>) {
        if self.turn().allows(actor) {
            legal::list(self, acc);
        }
    }

    fn refuse(&self, actor: Actor, action: Action) -> Option<PacalRefusal> {
        refusal::refuse(self, actor, action)
    }

    fn chance_weight(&self, outcome: Action) -> u32 {
        match outcome {
            Action::Roll(face) => self.palenque.weight(face),
            _ => 1,
        }
    }

    fn play_unchecked(&mut self, _: Actor, action: Action) {
        match action {
            Action::First(seat) => {
                (self.starter, self.mover) = (seat, seat);
                self.step = Phase::Ship;
            }
            Action::Ship(square) => self.place_ship(square),
            Action::Roll(face) => {
                self.die = Some(face);
                self.step = Phase::Fly;
            }
            Action::Fly(flight, to) => self.fly(flight, to),
            Action::Stay => self.go_on_to_build(),
            Action::Drop(drop) => self.drop_stones(drop),
            Action::Build(build) => self.build(build),
            Action::Skip => match self.step {
                Phase::Drop(_) => self.go_on_to_build(),
                _ => self.end_turn(),
            },
        }
    }

    fn tally(&self) -> BySeat<Tally> {
        score::tally(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        score::outcome(self)
    }
}
