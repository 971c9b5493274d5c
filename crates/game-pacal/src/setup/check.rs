//! The meaning of a set-up: all violations of the rules at once.

use std::sync::Arc;

use rules::{Phrase, Seat};

use super::{Setup, position};
use crate::action::Divine;
use crate::board::{Square, Squares};
use crate::components::Palenque;
use crate::position::{End, PYRAMIDS, PacalPosition, Phase, QUIET_ROUNDS, STONES};

/// The mandatory part of a set-up.
#[derive(Clone, Copy)]
pub(super) struct Head {
    pub(super) round: u16,
    pub(super) starter: Seat,
    pub(super) mover: Seat,
    pub(super) step: Phase,
}

/// The position, or everything that is wrong.
pub(super) fn check(palenque: &Arc<Palenque>, setup: &Setup) -> Result<PacalPosition, Vec<Phrase>> {
    let mut checker = Checker {
        palenque,
        setup,
        land: palenque.land(setup.seats.len() as u8),
        violations: Vec::new(),
    };
    checker.board();
    checker.material();
    let head = checker.head();
    if let Some(head) = head {
        checker.time(head);
        checker.die(head);
        checker.opening(head);
        checker.ending(head);
    }
    match head {
        Some(head) if checker.violations.is_empty() => Ok(position(palenque, setup, head)),
        _ => Err(checker.violations),
    }
}

struct Checker<'a> {
    palenque: &'a Palenque,
    setup: &'a Setup,
    land: Squares,
    violations: Vec<Phrase>,
}

impl Checker<'_> {
    fn seats(&self) -> u8 {
        self.setup.seats.len() as u8
    }

    fn violation(&mut self, phrase: Phrase) {
        self.violations.push(phrase);
    }

    fn at(&mut self, id: &'static str, square: Square) {
        self.violation(Phrase::new(id).with("square", square.to_string()));
    }

    fn of(&mut self, id: &'static str, seat: Seat) {
        self.violation(Phrase::new(id).with("seat", seat.to_string()));
    }

    /// The board: everything on land, at most one ship and one pyramid per square, and nothing
    /// else on the square of a pyramid.
    fn board(&mut self) {
        let mut ships = Squares::EMPTY;
        let mut pyramids = Squares::EMPTY;
        for side in &self.setup.seats {
            if let Some(ship) = side.ship {
                if !self.land.contains(ship) {
                    self.at("pacal-setup-ship-off-land", ship);
                }
                if ships.contains(ship) {
                    self.at("pacal-setup-two-ships", ship);
                }
                ships.insert(ship);
            }
            for square in side.stones & !self.land {
                self.at("pacal-setup-stone-off-land", square);
            }
            for &(square, _) in &side.pyramids {
                if !self.land.contains(square) {
                    self.at("pacal-setup-pyramid-off-land", square);
                }
                if pyramids.contains(square) {
                    self.at("pacal-setup-two-pyramids", square);
                }
                pyramids.insert(square);
            }
        }
        for square in ships & pyramids {
            self.at("pacal-setup-ship-on-pyramid", square);
        }
        for side in &self.setup.seats {
            for square in side.stones & pyramids {
                self.at("pacal-setup-stone-on-pyramid", square);
            }
        }
    }

    /// Nobody has more than there is in the box.
    fn material(&mut self) {
        for seat in Seat::all(self.seats()) {
            let side = &self.setup.seats[seat.index()];
            let aboard = self.setup.seats.iter().flat_map(|side| &side.hold);
            let stones = usize::from(side.stones.len()) + aboard.filter(|&&owner| owner == seat).count();
            if stones > usize::from(STONES) {
                let wrong = Phrase::new("pacal-setup-too-many-stones")
                    .with("seat", seat.to_string())
                    .with("stones", stones as i64)
                    .with("most", i32::from(STONES));
                self.violation(wrong);
            }
            for (storeys, most) in (1u8..).zip(PYRAMIDS) {
                let standing = side
                    .pyramids
                    .iter()
                    .filter(|pyramid| pyramid.1 == storeys)
                    .count();
                if standing > usize::from(most) {
                    let wrong = Phrase::new("pacal-setup-too-many-pyramids")
                        .with("seat", seat.to_string())
                        .with("storeys", i32::from(storeys))
                        .with("pyramids", standing as i64)
                        .with("most", i32::from(most));
                    self.violation(wrong);
                }
            }
        }
        let seats = self.seats();
        let strangers = self.setup.seats.iter().flat_map(|side| &side.hold);
        let mut strangers: Vec<Seat> = strangers
            .copied()
            .filter(|owner| owner.index() >= usize::from(seats))
            .collect();
        strangers.sort_unstable();
        strangers.dedup();
        for seat in strangers {
            self.of("pacal-setup-no-such-seat", seat);
        }
    }

    fn head(&mut self) -> Option<Head> {
        let Setup {
            round,
            starter,
            mover,
            step,
            ..
        } = *self.setup;
        let missing = [
            ("round=", round.is_none()),
            ("start=", starter.is_none()),
            ("mover=", mover.is_none()),
            ("step=", step.is_none()),
        ];
        for (word, _) in missing.into_iter().filter(|&(_, missing)| missing) {
            self.violation(Phrase::new("pacal-setup-missing").with("word", word));
        }
        let ender = match step {
            Some(Phase::Over(End::LastButOne(seat))) => Some(seat),
            _ => None,
        };
        let seats = self.seats();
        let named = [starter, mover, ender].into_iter().flatten();
        let mut known = true;
        for seat in named.filter(|seat| seat.index() >= usize::from(seats)) {
            self.of("pacal-setup-no-such-seat", seat);
            known = false;
        }
        if !known {
            return None;
        }
        Some(Head {
            round: round?,
            starter: starter?,
            mover: mover?,
            step: step?,
        })
    }

    /// Rounds, quiet rounds, and what can have happened in this round.
    fn time(&mut self, head: Head) {
        let Setup { quiet, built, .. } = *self.setup;
        if head.round == 0 {
            self.violation(Phrase::new("pacal-setup-round"));
        }
        let over = matches!(head.step, Phase::Over(_));
        let complete = if over {
            head.round
        } else {
            head.round.saturating_sub(1)
        };
        if u16::from(quiet) > complete {
            self.violation(Phrase::new("pacal-setup-quiet-rounds").with("rounds", i32::from(complete)));
        }
        if !over && built && head.mover == head.starter {
            self.violation(Phrase::new("pacal-setup-built-early"));
        }
        if head.step == Phase::Roll && self.seats() > 2 && head.mover != head.starter {
            self.violation(Phrase::new("pacal-setup-roll-by-starter"));
        }
    }

    fn die(&mut self, head: Head) {
        let needed = matches!(head.step, Phase::Fly | Phase::Drop(_) | Phase::Build);
        match self.setup.die {
            None if needed => self.violation(Phrase::new("pacal-setup-die-needed")),
            Some(_) if !needed => self.violation(Phrase::new("pacal-setup-die-early")),
            Some(face) if !self.palenque.die().contains(&face) => {
                self.violation(Phrase::new("pacal-refused-no-such-face").with("face", face.to_string()));
            }
            _ => {}
        }
    }

    /// PA-1: before the first roll there are only ships, in the Holy District; after it every
    /// ship is on the board.
    fn opening(&mut self, head: Head) {
        let seats = self.seats();
        let placed = match head.step {
            Phase::First => 0,
            Phase::Ship => head
                .starter
                .clockwise(seats)
                .take_while(|&seat| seat != head.mover)
                .count(),
            _ => usize::from(seats),
        };
        for (place, seat) in head.starter.clockwise(seats).enumerate() {
            match self.setup.seats[seat.index()].ship {
                None if place < placed => self.of("pacal-setup-ship-missing", seat),
                Some(_) if place >= placed => self.of("pacal-setup-ship-early", seat),
                _ => {}
            }
        }
        if !matches!(head.step, Phase::First | Phase::Ship) {
            return;
        }
        for ship in self
            .setup
            .seats
            .iter()
            .filter_map(|side| side.ship)
            .collect::<Vec<_>>()
        {
            if !self.palenque.holy().squares.contains(ship) {
                self.at("pacal-refused-no-start", ship);
            }
        }
        let untouched = self.setup.seats.iter().all(|side| {
            let empty = side.stones.is_empty() && side.pyramids.is_empty() && side.hold.is_empty();
            empty && side.points == 0 && side.divine_mask() == Divine::EVERY
        });
        let first = head.step != Phase::First || (head.starter, head.mover) == (Seat::FIRST, Seat::FIRST);
        if !untouched || head.round != 1 || !first {
            self.violation(Phrase::new("pacal-setup-not-the-start"));
        }
    }

    /// PA-19, PA-20 and the quiet rounds: the match is over exactly if something has ended it.
    fn ending(&mut self, head: Head) {
        let all: u8 = PYRAMIDS.iter().sum();
        for seat in Seat::all(self.seats()) {
            let nearly_out = self.setup.seats[seat.index()].pyramids.len() + 1 >= usize::from(all);
            match (nearly_out, head.step == Phase::Over(End::LastButOne(seat))) {
                (true, false) => self.of("pacal-setup-last-but-one", seat),
                (false, true) => self.of("pacal-setup-not-last-but-one", seat),
                _ => {}
            }
        }
        let goal = self.palenque.goal(self.seats());
        let reached = self.setup.seats.iter().any(|side| side.points >= goal);
        // With two players the goal ends a match at once, otherwise at the end of the round.
        let due = self.seats() == 2 || head.mover == head.starter;
        let over = matches!(head.step, Phase::Over(_));
        if reached && due && !over {
            self.violation(Phrase::new("pacal-setup-goal").with("goal", i32::from(goal)));
        }
        if !reached && head.step == Phase::Over(End::Goal) {
            self.violation(Phrase::new("pacal-setup-no-goal").with("goal", i32::from(goal)));
        }
        let quiet = self.setup.quiet;
        if quiet >= QUIET_ROUNDS && !over {
            self.violation(Phrase::new("pacal-setup-quiet").with("most", i32::from(QUIET_ROUNDS)));
        }
        if quiet != QUIET_ROUNDS && head.step == Phase::Over(End::Quiet) {
            self.violation(Phrase::new("pacal-setup-not-quiet").with("most", i32::from(QUIET_ROUNDS)));
        }
    }
}
