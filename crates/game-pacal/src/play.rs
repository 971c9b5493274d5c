//! What each action changes, and how turns, rounds and matches continue.

use rules::Seat;

use crate::action::{Build, Drop, Flight};
use crate::board::{Square, Squares};
use crate::position::{Allowance, End, PacalPosition, Phase, QUIET_ROUNDS, Traces, stays};
use crate::{legal, score};

impl PacalPosition {
    pub(crate) fn place_ship(&mut self, square: Square) {
        self.sides[self.mover].ship = Some(square);
        self.mover = self.mover.next(self.sides.seats());
        if self.mover == self.starter {
            self.step = Phase::Roll;
        }
    }

    pub(crate) fn fly(&mut self, flight: Flight, to: Square) {
        self.traces = Traces::default();
        self.take_off();
        self.traces.flight = Some((self.mover, flight, self.die));
        self.sides[self.mover].ship = Some(to);
        let allowance = match flight {
            Flight::Straight | Flight::Arrows => Some(Allowance::Two),
            Flight::Bent => Some(Allowance::One),
            Flight::Divine(stone) => {
                self.sides[self.mover].divine &= !stone.bit();
                Some(Allowance::Two)
            }
            Flight::Adrift => None,
        };
        match allowance {
            Some(allowance) if self.can_use_stones() => self.step = Phase::Drop(allowance),
            _ => self.go_on_to_build(),
        }
    }

    /// PA-10: the stones in the ship stay behind; if a colour would be there more than once, all
    /// its stones go home.
    fn take_off(&mut self) {
        let seats = self.sides.seats();
        let side = &mut self.sides[self.mover];
        let square = side
            .ship
            .expect("every ship is on the board before anybody flies");
        self.traces.left = Some(square);
        let hold = std::mem::take(&mut side.hold);
        for colour in Seat::all(seats) {
            let aboard = hold[colour];
            if aboard > 0 {
                let owner = &mut self.sides[colour];
                let lying = u8::from(owner.stones.contains(square));
                if stays(aboard + lying) {
                    owner.stones.insert(square);
                } else {
                    owner.stones.remove(square);
                    owner.supply += aboard + lying;
                    self.traces.home[colour.index()] = aboard + lying;
                }
            }
        }
    }

    #[inline]
    fn can_use_stones(&self) -> bool {
        self.supply(self.mover) > 0 || !self.visible(self.mover).is_empty()
    }

    /// Skips the building step for a seat that can build nothing.
    pub(crate) fn go_on_to_build(&mut self) {
        if legal::can_build(self) {
            self.step = Phase::Build;
        } else {
            self.end_turn();
        }
    }

    pub(crate) fn drop_stones(&mut self, drop: Drop) {
        let mover = self.mover;
        let side = &mut self.sides[mover];
        side.supply -= drop.into.stones() - u8::from(drop.from.is_some());
        if let Some(square) = drop.from {
            side.stones.remove(square);
        }
        if drop.into.own() {
            self.sides[mover].hold[mover] += 1;
        }
        if let Some(other) = drop.into.other() {
            self.sides[other].hold[mover] += 1;
        }
        self.go_on_to_build();
    }

    pub(crate) fn build(&mut self, build: Build) {
        let Build { storeys, on, stones } = build;
        let mover = self.mover;
        let stones = stones.squares();
        self.traces.used = stones;
        self.raise(mover, storeys, on, stones);
        self.built = true;

        // PA-18 comes before PA-19, and PA-19 before PA-20.
        if self.sides[mover].left.iter().sum::<u8>() <= 1 {
            self.end_match(End::LastButOne(mover));
        } else if self.sides.seats() == 2 && self.goal_is_reached() {
            self.end_match(End::Goal);
        } else {
            self.end_turn();
        }
    }

    fn goal_is_reached(&self) -> bool {
        let goal = self.palenque.goal(self.sides.seats());
        self.sides.iter().any(|side| side.points >= goal)
    }

    /// Puts a pyramid there for these stones (PA-14, PA-16) and scores it (PA-18).
    pub(crate) fn raise(&mut self, builder: Seat, storeys: u8, on: Square, stones: Squares) {
        let district = self.palenque.district_at(on).expect("pyramids stand on land");
        let (squares, value) = (district.squares, district.value);
        let led = score::leads_alone(self, builder, squares);

        let old = self.height(on);
        let side = &mut self.sides[builder];
        side.supply += (side.stones & stones).len();
        side.stones &= !stones;
        side.pyramids.insert(on);
        side.left[usize::from(storeys) - 1] -= 1;
        if old > 0 {
            side.left[usize::from(old) - 1] += 1;
            self.storeys[usize::from(old) - 1].remove(on);
        }
        self.storeys[usize::from(storeys) - 1].insert(on);
        for side in &mut self.sides {
            // PA-14: stones of other colours leave the building square.
            if side.stones.contains(on) {
                side.stones.remove(on);
                side.supply += 1;
            }
        }
        if !led && score::leads_alone(self, builder, squares) {
            self.sides[builder].points += u16::from(value);
        }
    }

    pub(crate) fn end_turn(&mut self) {
        let seats = self.sides.seats();
        self.mover = self.mover.next(seats);
        if self.mover == self.starter {
            self.end_round();
        } else if seats == 2 {
            // PA-2: with two players everybody rolls.
            self.die = None;
            self.step = Phase::Roll;
        } else {
            self.step = Phase::Fly;
        }
    }

    fn end_round(&mut self) {
        self.quiet = if self.built { 0 } else { self.quiet + 1 };
        if self.goal_is_reached() {
            self.end_match(End::Goal);
        } else if self.quiet == QUIET_ROUNDS {
            self.end_match(End::Quiet);
        } else {
            self.round += 1;
            self.built = false;
            self.starter = self.starter.next(self.sides.seats());
            self.mover = self.starter;
            self.die = None;
            self.step = Phase::Roll;
        }
    }

    fn end_match(&mut self, end: End) {
        self.die = None;
        self.step = Phase::Over(end);
    }
}
