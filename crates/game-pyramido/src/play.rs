//! The course of a turn and of a round: what follows each step.

use arrayvec::ArrayVec;
use rules::Seat;

use crate::action::{Place, Stack};
use crate::board::{Cell, Towards};
use crate::components::TileId;
use crate::position::{Phase, PyramidoPosition};
use crate::pyramid::LEVELS;
use crate::score::next_starter;

impl PyramidoPosition {
    /// The stacks that can be halved.
    pub(crate) fn halvable(&self) -> impl Iterator<Item = Stack> {
        Stack::ALL
            .into_iter()
            .filter(|stack| self.stacks[stack.index()].height >= 2)
    }

    pub(crate) fn refillable(&self, place: Place) -> ArrayVec<Stack, 2> {
        let mut stacks = ArrayVec::from(place.stacks());
        stacks.retain(|stack| self.stacks[stack.index()].height > 0);
        stacks
    }

    /// Turns up the next tile of the deal: three for the quarry, then the top of each stack (PM-1).
    pub(crate) fn deal(&mut self, tile: TileId) {
        if let Some(place) = self.quarry.iter_mut().find(|place| place.is_none()) {
            *place = Some(tile);
            return;
        }
        let mut waiting = self.stacks.iter_mut().filter(|stack| stack.top.is_none());
        waiting.next().expect("dealing ends with the fourth stack").top = Some(tile);
        if waiting.next().is_none() {
            self.step = Phase::Build;
        }
    }

    pub(crate) fn build(&mut self, place: Place, cell: Cell, towards: Towards) {
        let tile = self.quarry[place.index()]
            .take()
            .expect("a legal tile lies in the quarry");
        let tile = self.tiles.tile(tile);
        let pyramid = &mut self.pyramids[self.mover];
        let slots = pyramid.build(cell, towards, tile);
        match slots.map(|slot| pyramid.can_mark(slot)) {
            [true, true] => {
                self.step = Phase::Mark { place, slots };
                return;
            }
            [true, false] => pyramid.mark(slots[0]),
            [false, true] => pyramid.mark(slots[1]),
            [false, false] => {}
        }
        self.after_mark(place, slots);
    }

    pub(crate) fn after_mark(&mut self, place: Place, slots: [u8; 2]) {
        if self.pyramids[self.mover].patches_left() > 0 {
            self.step = Phase::Patch { place, slots };
        } else {
            self.after_patch(place);
        }
    }

    pub(crate) fn after_patch(&mut self, place: Place) {
        // Without a choice nobody is asked. The standard set always leaves one.
        match *self.refillable(place) {
            [] => self.next_turn(self.mover),
            [only] => self.refill(place, only),
            _ => self.step = Phase::Refill { place },
        }
    }

    pub(crate) fn refill(&mut self, place: Place, from: Stack) {
        let stack = &mut self.stacks[from.index()];
        self.quarry[place.index()] = stack.top.take();
        stack.height -= 1;
        if stack.height > 0 {
            self.step = Phase::Show { stack: from };
            return;
        }
        let mut donors = self.halvable();
        match (donors.next(), donors.next()) {
            (None, _) => {
                drop(donors);
                self.next_turn(self.mover);
            }
            (Some(only), None) => {
                drop(donors);
                self.halve(only, from);
            }
            _ => {
                drop(donors);
                self.step = Phase::Halve { empty: from };
            }
        }
    }

    pub(crate) fn halve(&mut self, donor: Stack, empty: Stack) {
        // PM-8: rounded down, so the visible top stays in place.
        let moved = self.stacks[donor.index()].height / 2;
        self.stacks[donor.index()].height -= moved;
        self.stacks[empty.index()].height = moved;
        self.step = Phase::Show { stack: empty };
    }

    /// Passes the turn on from this seat: to the next one clockwise that still has something to
    /// build, or to the end of the round.
    pub(crate) fn next_turn(&mut self, from: Seat) {
        let seats = self.pyramids.seats();
        let mut last = from;
        loop {
            let next = last.next(seats).clockwise(seats).find(|&seat| {
                let pyramid = &self.pyramids[seat];
                pyramid.lost == 0 && !pyramid.is_complete()
            });
            let Some(next) = next else {
                return self.end_round();
            };
            self.mover = next;
            let pyramid = &self.pyramids[next];
            if !pyramid.reach().is_empty() {
                self.step = Phase::Build;
                return;
            }
            if pyramid.patches_left() >= pyramid.open_count() {
                self.step = Phase::Fill;
                return;
            }
            let lost = self.pyramids.iter().filter(|pyramid| pyramid.lost > 0).count() as u8;
            let pyramid = &mut self.pyramids[next];
            pyramid.lost = lost + 1;
            pyramid.take_markers_back();
            if lost + 2 == seats {
                return self.end();
            }
            last = next;
        }
    }

    fn end_round(&mut self) {
        let level = self.round as usize - 1;
        for pyramid in &mut self.pyramids {
            if pyramid.lost == 0 {
                pyramid.count_round();
            }
        }
        if self.round == LEVELS {
            return self.end();
        }
        let points = self
            .pyramids
            .map(|_, pyramid| (pyramid.lost == 0).then(|| pyramid.scores[level].points()));
        self.starter = next_starter(&points, self.starter);
        self.mover = self.starter;
        self.round += 1;
        for pyramid in &mut self.pyramids {
            if pyramid.lost == 0 {
                pyramid.next_level();
            }
        }
        self.step = Phase::Build;
    }

    fn end(&mut self) {
        self.step = Phase::Over;
        // Nobody moves any more; fixed, so that equal positions compare equal.
        self.mover = self.starter;
    }
}
