//! Judgement of Pyramido by the net: how many points each pyramid will bring.

use std::sync::LazyLock;

use games::game_pyramido::{Action, LEVELS, Place, Pyramid, PyramidoPosition, playout};
use rules::{Actor, BySeat, Dice, Outcome, Position as _, Seat};
use search::{Counting, Judge, final_shares};

use super::features::{ACTIVE, SHAPE, Supply, head, rows, supply_after, wait};
use crate::net::{Net, Sums};
use crate::plan::{Evaluator, share_by_distance, shares_by_distance};

/// The net that comes with the program.
static LEARNT: LazyLock<Net> = LazyLock::new(|| {
    Net::read(SHAPE, include_bytes!("../../data/pyramido.net")).expect("a test reads the same file")
});

/// Knows the game from a net.
#[derive(Clone, Copy)]
pub(crate) struct Learnt<'a> {
    net: &'a Net,
    /// The distance in points that counts three quarters of the match.
    scale: f32,
    /// What a patch is worth to its owner beyond what the net says, before the last level.
    patch: f32,
}

/// Who has lost under PM-9 is behind by more than any points make good.
const LOST: f32 = -200.0;

/// What a hole in a level costs: patches at least, perhaps the match (PM-9).
const HOLE: f32 = 40.0;

/// The output that says how many points are to come.
const TO_COME: usize = 0;

/// What a patch is worth beyond what the net says, while there is another level: without it, three in
/// ten were spent for no point that can be seen. See docs/strength.md.
const PATCH: f32 = 1.5;

/// What one output stands for.
const OUTPUT: f32 = 256.0;

impl Learnt<'static> {
    /// With the net that comes with the program.
    pub(crate) fn new() -> Learnt<'static> {
        Learnt::with(&LEARNT)
    }

    /// The net that comes with the program.
    pub(crate) fn net() -> &'static Net {
        &LEARNT
    }
}

impl<'a> Learnt<'a> {
    /// With this net.
    pub(crate) fn with(net: &'a Net) -> Learnt<'a> {
        Learnt {
            net,
            scale: 30.0,
            patch: PATCH,
        }
    }

    /// With this value of a patch, in points, that is not spent before the last level.
    pub(crate) fn saving(self, patch: f32) -> Learnt<'a> {
        Learnt { patch, ..self }
    }

    /// With this distance in points counting three quarters of the match.
    pub(crate) fn counting(self, scale: f32) -> Learnt<'a> {
        Learnt { scale, ..self }
    }

    /// What it counts for a patch.
    pub(crate) fn patch(&self) -> f32 {
        self.patch
    }

    /// The points that a seat will have in the end.
    fn points(&self, pyramid: &Pyramid, supply: &Supply, wait: u8, sums: &mut Sums) -> f32 {
        if pyramid.lost().is_some() {
            return LOST;
        }
        let mut active = [0; ACTIVE];
        rows(pyramid, supply, wait, &mut active);
        self.net.refill(sums, &active);
        let to_come = self.net.output(sums, head(pyramid), TO_COME);
        // The net has learnt from matches in which nobody leaves a hole.
        let hole = if pyramid.is_fillable() { 0.0 } else { HOLE };
        let saved = f32::from(pyramid.patches_left());
        let patch = if pyramid.level() < LEVELS { self.patch } else { 0.0 };
        pyramid.points() as f32 + to_come as f32 / OUTPUT + saved * patch - hole
    }

    /// The points that every seat will have in the end.
    pub(crate) fn all_points(&self, position: &PyramidoPosition) -> BySeat<f32> {
        let supply = Supply::new(position);
        let mut sums = self.net.sums(&[]);
        BySeat::from_fn(position.seats(), |seat| {
            self.points(position.pyramid(seat), &supply, wait(position, seat), &mut sums)
        })
    }

    /// By how many points the mover will be ahead of the others, on average,
    /// after each of its legal actions.
    pub(crate) fn ahead(&self, position: &PyramidoPosition, actions: &[Action], acc: &mut Vec<f32>) {
        let mover = position.mover();
        let seats = position.seats();
        let supply = Supply::new(position);
        let mut sums = self.net.sums(&[]);
        // Whatever the mover does, then comes the next one.
        let later = |seat: Seat| (seat.index() as u8 + 2 * seats - mover.index() as u8 - 1) % seats;
        let others = |supply: &Supply, sums: &mut Sums| {
            let others = Seat::all(seats).filter(|&seat| seat != mover);
            let points = others.map(|seat| {
                self.points(position.pyramid(seat), supply, later(seat), sums)
                    .max(0.0)
            });
            points.sum::<f32>() / f32::from(seats - 1)
        };
        let any_fills = actions
            .iter()
            .any(|&action| playout::stays_fillable(position, action));
        let mut taken: [Option<(Supply, f32)>; 3] = [None; 3];
        for &action in actions {
            if any_fills && !playout::stays_fillable(position, action) {
                acc.push(LOST);
                continue;
            }
            let (after, theirs) = match action {
                Action::Build { place, .. } => {
                    let number = Place::ALL.iter().position(|&one| one == place);
                    let known = &mut taken[number.expect("one of the three")];
                    *known.get_or_insert_with(|| {
                        let after = supply_after(position, &supply, action);
                        (after, others(&after, &mut sums))
                    })
                }
                Action::Refill(_) => {
                    let after = supply_after(position, &supply, action);
                    (after, others(&after, &mut sums))
                }
                _ => (supply, 0.0),
            };
            let sums = std::cell::RefCell::new(&mut sums);
            let own = position.outlook(action, |pyramid| {
                self.points(pyramid, &after, seats - 1, &mut sums.borrow_mut())
            });
            acc.push(own - theirs);
        }
    }

    fn best(&self, position: &PyramidoPosition, actions: &[Action]) -> usize {
        let mut ahead = Vec::with_capacity(actions.len());
        self.ahead(position, actions, &mut ahead);
        let best = ahead
            .iter()
            .enumerate()
            .max_by(|one, other| one.1.total_cmp(other.1));
        best.expect("a choice among nothing").0
    }
}

impl Judge<PyramidoPosition> for Learnt<'_> {
    fn shares(&self, position: &PyramidoPosition) -> BySeat<f32> {
        let points = self.all_points(position);
        shares_by_distance(&points, self.scale)
    }

    fn ended(&self, position: &PyramidoPosition, outcome: &Outcome, counting: &Counting) -> BySeat<f32> {
        // PM-9: who cannot fill a level has lost, whatever the points are.
        let mut seats = Seat::all(position.seats());
        if seats.any(|seat| position.pyramid(seat).lost().is_some()) {
            final_shares(outcome)
        } else {
            counting.shares(outcome)
        }
    }

    fn choose(
        &self,
        position: &PyramidoPosition,
        _: Actor,
        actions: &[Action],
        dice: &mut dyn Dice,
    ) -> usize {
        match actions[0] {
            _ if actions.len() == 1 => 0,
            Action::Halve(_) => dice.below(actions.len() as u32) as usize,
            _ => self.best(position, actions),
        }
    }

    fn first_sight(&self, position: &PyramidoPosition, _: Actor, actions: &[Action], acc: &mut Vec<f32>) {
        let from = acc.len();
        self.ahead(position, actions, acc);
        if !matches!(actions[0], Action::Build { .. } | Action::Refill(_)) {
            // Nothing of the others has been looked at, because it stays as it is.
            let points = self.all_points(position);
            let mover = position.mover();
            let others = points.enumerate().filter(|&(seat, _)| seat != mover);
            let theirs = others.map(|(_, &points)| points.max(0.0)).sum::<f32>();
            let theirs = theirs / f32::from(position.seats() - 1);
            acc[from..].iter_mut().for_each(|ahead| *ahead -= theirs);
        }
        acc[from..]
            .iter_mut()
            .for_each(|ahead| *ahead = share_by_distance(*ahead, self.scale));
    }
}

impl Evaluator<PyramidoPosition> for Learnt<'_> {
    fn appeal(&self, position: &PyramidoPosition, _: Seat, actions: &[Action]) -> Vec<f32> {
        let mut ahead = Vec::with_capacity(actions.len());
        self.ahead(position, actions, &mut ahead);
        ahead
    }
}

#[cfg(test)]
mod tests {
    use dice::SeededDice;
    use games::game_pyramido::{Pyramido, Wanted};
    use rules::{Game, Options};

    use super::*;

    /// In matches at first sight: patches spent before the last level, and those of them that
    /// bring no point that can be seen.
    fn patches(learnt: &Learnt<'_>, matches: u64) -> (u32, u32) {
        let (mut spent, mut for_nothing) = (0, 0);
        for number in 0..matches {
            let mut dice = SeededDice::for_part(3, number);
            let mut position = Pyramido::start(&Options::default(), 2);
            let mut actions = Vec::new();
            while let Some(actor) = position.next_actor() {
                actions.clear();
                position.legal_actions(actor, &mut actions);
                let index = match actor {
                    Actor::Chance => dice.below(actions.len() as u32) as usize,
                    Actor::Seat(_) => learnt.choose(&position, actor, &actions, &mut dice),
                };
                let mover = position.mover();
                let is_early =
                    position.wanted() == Some(Wanted::Patch) && position.pyramid(mover).level() < LEVELS;
                let before = position.pyramid(mover).score_now().points();
                position.play_unchecked(actor, actions[index]);
                if is_early && matches!(actions[index], Action::Patch { .. }) {
                    spent += 1;
                    for_nothing += u32::from(position.pyramid(mover).score_now().points() <= before);
                }
            }
        }
        (spent, for_nothing)
    }

    #[test]
    fn patches_are_saved_for_what_can_be_seen() {
        let (spent, for_nothing) = patches(&Learnt::new(), 60);
        let (freely, freely_for_nothing) = patches(&Learnt::new().saving(0.0), 60);
        assert!(
            freely_for_nothing >= 2 * for_nothing,
            "{for_nothing} for nothing, {freely_for_nothing} without a price"
        );
        // A price that keeps patches from being used at all would be a mistake, too.
        assert!(
            2 * spent >= freely,
            "{spent} patches spent, {freely} without a price"
        );
    }
}
