//! Pyramido: what the bots know of it.

mod weights;

use game_pyramido::{Action, Colour, LEVELS, Pyramid, PyramidoPosition, playout};
use rules::{Actor, BySeat, Dice, Seat};
use search::{Counting, Found, Judge, Question};

use crate::level::Level;
use crate::limits::Limits;
use crate::plan::{Method, Mind, Plan, ponder, shares_by_points};
use weights::{TUNED, Weights};

/// What the bots know of the game, and how sharply they see it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PyramidoMind {
    pub(crate) weights: Weights,
    /// How many tiles and patches it looks at in a playout.
    pub(crate) glances: u32,
}

impl PyramidoMind {
    /// As well as we can.
    pub(crate) const SHARP: PyramidoMind = PyramidoMind {
        weights: TUNED,
        glances: 8,
    };
}

/// Thinks about what the seat should do.
pub(crate) fn think(
    view: &PyramidoPosition,
    seat: Seat,
    level: Level,
    dice: &mut dyn Dice,
    limits: Limits<'_>,
) -> Found<Action> {
    answer(view, seat, &PyramidoMind::SHARP, &plan(level), limits, dice)
}

/// The same for any plan.
pub(crate) fn answer(
    view: &PyramidoPosition,
    seat: Seat,
    mind: &PyramidoMind,
    plan: &Plan,
    limits: Limits<'_>,
    dice: &mut dyn Dice,
) -> Found<Action> {
    ponder(Question::new(view, seat), view, mind, plan, limits, dice)
}

/// How far a level looks.
fn plan(level: Level) -> Plan {
    let counting = Counting {
        cut: u32::MAX,
        margin: 0.5,
        scale: 10.0,
    };
    Plan {
        method: match level {
            Level::Random | Level::Easy => Method::FirstSight,
            Level::Medium => Method::Flat(800),
            Level::Hard => Method::Flat(2_000),
            Level::Master => Method::Flat(8_000),
        },
        shortlist: 24,
        counting,
    }
}

impl Mind<PyramidoPosition> for PyramidoMind {
    fn appeal(&self, position: &PyramidoPosition, _: Seat, actions: &[Action]) -> Vec<f32> {
        let any_fills = actions
            .iter()
            .any(|&action| playout::stays_fillable(position, action));
        let appeal = actions.iter().map(|&action| {
            // A hole that no tile fills loses the match, or patches at least.
            let hole = any_fills && !playout::stays_fillable(position, action);
            self.worth(position, action) - if hole { HOLE } else { 0.0 }
        });
        appeal.collect()
    }
}

/// More than anything else costs.
const HOLE: f32 = 1000.0;

impl Judge<PyramidoPosition> for PyramidoMind {
    fn shares(&self, position: &PyramidoPosition) -> BySeat<f32> {
        let points = BySeat::from_fn(rules::Position::seats(position), |seat| {
            let pyramid = position.pyramid(seat);
            pyramid.points() as f32 + self.weights.worth(pyramid)
        });
        shares_by_points(&points, self.weights.scale)
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
            Action::Build { .. } => self.build(position, actions, dice),
            Action::Mark(_) => self.best(position, actions, 0..actions.len()),
            // The list begins with keeping all patches.
            Action::Keep => {
                let tried = (0..self.glances).map(|_| 1 + dice.below(actions.len() as u32 - 1) as usize);
                self.best(position, actions, std::iter::once(0).chain(tried))
            }
            _ => dice.below(actions.len() as u32) as usize,
        }
    }
}

impl PyramidoMind {
    /// The best of a few random ways to build that leave no hole.
    fn build(&self, position: &PyramidoPosition, actions: &[Action], dice: &mut dyn Dice) -> usize {
        let mut best = None;
        let mut seen = 0;
        // So many tries are enough to find the ways that leave no hole, if there are any.
        for _ in 0..3 * self.glances {
            let index = dice.below(actions.len() as u32) as usize;
            if !playout::stays_fillable(position, actions[index]) {
                continue;
            }
            let worth = self.worth(position, actions[index]);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, index));
            }
            seen += 1;
            if seen == self.glances {
                break;
            }
        }
        match best {
            Some((_, index)) => index,
            None => playout::choose(position, Actor::Chance, actions, dice),
        }
    }

    fn best(
        &self,
        position: &PyramidoPosition,
        actions: &[Action],
        indices: impl Iterator<Item = usize>,
    ) -> usize {
        let mut best = (f32::MIN, 0);
        for index in indices {
            let worth = self.worth(position, actions[index]);
            if worth > best.0 {
                best = (worth, index);
            }
        }
        best.1
    }

    /// How good an action looks; comparable within one list only.
    fn worth(&self, position: &PyramidoPosition, action: Action) -> f32 {
        let level = position.pyramid(position.mover()).level();
        let price = match action {
            Action::Patch { .. } => self.weights.patch[usize::from(level) - 1],
            _ => 0.0,
        };
        position.outlook(action, |pyramid| self.weights.worth(pyramid)) - price
    }
}

impl Weights {
    /// What a pyramid promises, beyond the rounds that have been counted.
    #[inline]
    fn worth(&self, pyramid: &Pyramid) -> f32 {
        let now = pyramid.score_now();
        let level = pyramid.level();
        let size = (6 - level) * (5 - level);
        let open = f32::from(pyramid.open_count()) / f32::from(size);
        let rounds = f32::from(LEVELS - level);
        let mut worth = f32::from(now.points()) + self.smallest * f32::from(now.bounty());
        for colour in Colour::ALL {
            let jewels = f32::from(pyramid.picture().jewels_of(colour));
            let in_supply = now.jewels(colour) == 0;
            worth += jewels * self.future * rounds;
            worth += if in_supply {
                jewels * self.promise
            } else {
                self.marked
            } * open;
        }
        worth
    }
}

#[cfg(test)]
mod lab {
    use super::*;
    use crate::lab::{Player, climb, compare, contest_of_judges};
    use game_pyramido::Pyramido;
    use rules::{Game, Options};

    fn start(seats: u8) -> PyramidoPosition {
        Pyramido::start(&Options::default(), seats)
    }

    fn greedy(view: &PyramidoPosition, seat: Seat, dice: &mut dyn Dice) -> Action {
        let mut actions = Vec::new();
        rules::View::legal_actions(view, seat, &mut actions);
        actions[game_pyramido::greedy::choose(view, Actor::Seat(seat), &actions, dice)]
    }

    #[test]
    #[ignore = "an experiment"]
    fn pyramido_tune() {
        let start = start(2);
        let contest = |one: &Weights, other: &Weights, seed| {
            let mind = |weights: &Weights| PyramidoMind {
                weights: *weights,
                ..PyramidoMind::SHARP
            };
            contest_of_judges(&start, &mind(one), &mind(other), 3_000, seed)
        };
        println!("speed: {}", contest(&TUNED, &TUNED, 1));
        let best = climb(
            TUNED,
            &|w: &mut Weights| {
                let mut dials = vec![&mut w.promise, &mut w.future, &mut w.marked, &mut w.smallest];
                dials.extend(&mut w.patch);
                dials
            },
            5,
            &contest,
        );
        println!("{best:?}\nagainst the old: {}", contest(&best, &TUNED, 99));
    }

    #[test]
    #[ignore = "an experiment"]
    fn pyramido_methods() {
        let start = start(2);
        let limits = Limits::FULL;
        let base = plan(Level::Master);
        for (name, method) in [
            ("first sight", Method::FirstSight),
            ("flat 300", Method::Flat(300)),
            ("flat 1000", Method::Flat(1000)),
        ] {
            let plan = Plan { method, ..base };
            let one: Player<'_, PyramidoPosition> = &|view, seat, dice| {
                answer(view, seat, &PyramidoMind::SHARP, &plan, limits, dice).candidates[0].action
            };
            println!("{name} against greedy: {}", compare(&start, one, &greedy, 30, 5));
        }
    }
}
