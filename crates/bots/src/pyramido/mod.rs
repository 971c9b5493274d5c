//! Pyramido: the knowledge of the bots.

pub(crate) mod features;
mod learnt;
mod weights;

use games::GameId;
use games::game_pyramido::{
    Action, Colour, LEVELS, Pyramid, Pyramido, PyramidoPosition, Wanted, greedy, playout,
};
use rules::{Actor, BySeat, Dice, Game, Options, Seat};
use search::{Counting, Found, Growth, Judge, Question};

use crate::learn::{self, Contender, LearnPyramido, Teaching};
use crate::level::Level;
use crate::limits::Limits;
use crate::plan::{
    BY_POINTS, Evaluator, GROWTH, MOSTLY_BY_WINS, Method, Plan, distance_by_share, ponder, shares_by_points,
};
use crate::thinking::Thinking;
use crate::tune::{Mountain, climbed};
use crate::weights::Weight;
pub(crate) use learnt::Learnt;
use weights::{ROUGH, TUNED, Weights};

/// The evaluator of the bots, with its precision.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PyramidoEvaluator {
    pub(crate) weights: Weights,
    /// The number of tiles and patches examined in a playout.
    pub(crate) glances: u32,
}

impl PyramidoEvaluator {
    /// The best evaluator.
    pub(crate) fn sharp() -> PyramidoEvaluator {
        PyramidoEvaluator {
            weights: *TUNED,
            glances: 8,
        }
    }

    /// Part of the way from the weights of a beginner to the best, 0 to 1, with this many glances.
    pub(crate) fn between(part: f32, glances: u32) -> PyramidoEvaluator {
        PyramidoEvaluator {
            weights: ROUGH.towards(*TUNED, part),
            glances,
        }
    }

    /// The evaluator of somebody who begins to see what counts, and overlooks a lot.
    fn fair() -> PyramidoEvaluator {
        PyramidoEvaluator::between(0.5, 20)
    }
}

impl Thinking for Pyramido {
    const PUZZLES: &'static str = include_str!("../../data/pyramido.puzzles");

    fn think(
        view: &PyramidoPosition,
        seat: Seat,
        level: Level,
        dice: &mut dyn Dice,
        limits: Limits<'_>,
    ) -> Found<Action> {
        think(view, seat, level, dice, limits)
    }

    fn weigh(
        view: &PyramidoPosition,
        seat: Seat,
        among: &[usize],
        dice: &mut dyn Dice,
        limits: Limits<'_>,
    ) -> Found<Action> {
        answer(view, seat, &Learnt::new(), &WEIGHING, limits.among(among), dice)
    }

    fn lead(share: f64) -> Option<f64> {
        Some(distance_by_share(share, BY_POINTS.scale))
    }

    fn greedy(view: &PyramidoPosition, seat: Seat, actions: &[Action], dice: &mut dyn Dice) -> usize {
        greedy::choose(view, Actor::Seat(seat), actions, dice)
    }

    fn tune(matches: u64, seed: u64, dice: &mut dyn Dice) -> Option<String> {
        let start = Pyramido::start(&Options::default(), 2);
        let ways = mountain(&start, &PyramidoEvaluator::with);
        Some(climbed(GameId::Pyramido, &ways, matches, seed, dice))
    }

    fn teach<T: Teaching>(task: T) -> Option<T::Done> {
        Some(task.with(&LearnPyramido))
    }

    fn contend(
        contender: &Contender<'_>,
        view: &PyramidoPosition,
        seat: Seat,
        dice: &mut dyn Dice,
        limits: Limits<'_>,
    ) -> Option<Action> {
        let found = learn::pyramido::contend(contender, view, seat, dice, limits);
        Some(found.candidates[0].action)
    }
}

/// Chooses an action for the seat.
fn think(
    view: &PyramidoPosition,
    seat: Seat,
    level: Level,
    dice: &mut dyn Dice,
    limits: Limits<'_>,
) -> Found<Action> {
    let evaluator = match level {
        Level::Random | Level::Easy => PyramidoEvaluator::fair(),
        Level::Medium | Level::Hard => PyramidoEvaluator::sharp(),
        Level::Master => {
            let plan = learnt_plan(view.wanted());
            return answer(view, seat, &Learnt::new(), &plan, limits, dice);
        }
    };
    answer(view, seat, &evaluator, &plan(level, view.wanted()), limits, dice)
}

/// The same as the master did before there was a net, for comparison.
pub(crate) fn think_without_net(
    view: &PyramidoPosition,
    seat: Seat,
    dice: &mut dyn Dice,
    limits: Limits<'_>,
) -> Found<Action> {
    let evaluator = PyramidoEvaluator::sharp();
    answer(
        view,
        seat,
        &evaluator,
        &plan(Level::Master, view.wanted()),
        limits,
        dice,
    )
}

/// The same for any plan.
pub(crate) fn answer(
    view: &PyramidoPosition,
    seat: Seat,
    evaluator: &impl Evaluator<PyramidoPosition>,
    plan: &Plan,
    limits: Limits<'_>,
    dice: &mut dyn Dice,
) -> Found<Action> {
    ponder(Question::new(view, seat), view, evaluator, plan, limits, dice)
}

/// How far a level looks without the net; the master, before there was one.
pub(crate) fn plan(level: Level, wanted: Option<Wanted>) -> Plan {
    let of_step = |worlds: u64| match wanted {
        Some(Wanted::Build) => worlds,
        Some(Wanted::Patch | Wanted::Fill) => worlds / 3,
        _ => worlds / 6,
    };
    let (method, shortlist, tries) = match level {
        Level::Random | Level::Easy => return Plan::GLANCE,
        Level::Medium => (Method::Flat(of_step(40)), 8, 2),
        Level::Hard => (Method::Flat(of_step(240)), 8, 2),
        Level::Master => (Method::Tree(of_step(7_000), NARROW), 12, 15),
    };
    Plan {
        method,
        shortlist,
        tries,
        counting: match level {
            Level::Master => BY_POINTS,
            _ => MOSTLY_BY_WINS,
        },
    }
}

/// How far the master looks with the net: a few turns, and then the net says what
/// comes of them. Found by trial; see docs/strength.md.
pub(crate) fn learnt_plan(wanted: Option<Wanted>) -> Plan {
    let worlds = match wanted {
        Some(Wanted::Build) => 1_600,
        Some(Wanted::Patch | Wanted::Fill) => 500,
        _ => 250,
    };
    Plan {
        method: Method::Tree(worlds, STEADY),
        shortlist: 12,
        tries: 4,
        counting: Counting { cut: 8, ..BY_POINTS },
    }
}

/// How many actions are weighed with the net: the master's tree would hardly try most of them.
const WEIGHING: Plan = Plan {
    method: Method::Flat(1_600),
    shortlist: usize::MAX,
    tries: 0,
    counting: Counting { cut: 8, ..BY_POINTS },
};

/// What the net says is less noisy than a playout to the end.
const STEADY: Growth = Growth {
    exploration: 0.1,
    ..GROWTH
};

/// If every point counts, values differ little, and what looks best deserves most of the
/// iterations.
const NARROW: Growth = Growth {
    exploration: 0.25,
    ..GROWTH
};

impl Evaluator<PyramidoPosition> for PyramidoEvaluator {
    fn appeal(&self, position: &PyramidoPosition, _: Seat, actions: &[Action]) -> Vec<f32> {
        let any_fills = actions
            .iter()
            .any(|&action| playout::stays_fillable(position, action));
        let appeal = actions.iter().map(|&action| {
            // A hole that no tile fills loses the match, or at least patches.
            let hole = any_fills && !playout::stays_fillable(position, action);
            self.worth(position, action) - if hole { HOLE } else { 0.0 }
        });
        appeal.collect()
    }
}

/// More than the cost of anything else.
const HOLE: f32 = 1000.0;

impl Judge<PyramidoPosition> for PyramidoEvaluator {
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
        actor: Actor,
        actions: &[Action],
        dice: &mut dyn Dice,
    ) -> usize {
        match actions[0] {
            _ if actions.len() == 1 => 0,
            Action::Build { .. } => self.build(position, actor, actions, dice),
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

impl PyramidoEvaluator {
    /// The best of a few random builds that leave no hole.
    fn build(
        &self,
        position: &PyramidoPosition,
        actor: Actor,
        actions: &[Action],
        dice: &mut dyn Dice,
    ) -> usize {
        let mut best = None;
        let mut seen = 0;
        // Enough tries to find the builds that leave no hole, if there are any.
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
            None => playout::choose(position, actor, actions, dice),
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

    /// The estimate of an action; comparable within one list only.
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
    /// The expected value of a pyramid, beyond the scored rounds.
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

impl PyramidoEvaluator {
    /// With these weights.
    pub(crate) fn with(values: &[f32]) -> PyramidoEvaluator {
        PyramidoEvaluator {
            weights: Weights::new(values),
            ..PyramidoEvaluator::sharp()
        }
    }
}

/// What `cargo xtask tune pyramido` optimises: the numbers that playouts use.
pub(crate) fn mountain<'a>(
    start: &'a PyramidoPosition,
    evaluator: &'a dyn Fn(&[f32]) -> PyramidoEvaluator,
) -> Mountain<'a, PyramidoPosition, PyramidoEvaluator> {
    Mountain {
        start,
        names: weights::NAMES,
        held: &["scale"],
        begin: weights::begin(),
        evaluator,
    }
}
