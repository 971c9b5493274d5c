//! How bots of games with luck or secrets come to their answers.

use rules::{Actor, BySeat, Dice, Observe, Seat};
use search::{Candidate, Counting, Found, Growth, Judge, Others, Question, Stop, flat, ismcts};

use crate::limits::Limits;

/// What a bot knows about a game.
pub(crate) trait Evaluator<P: Observe>: Judge<P> {
    /// How good each action looks at first sight, by what the seat can see:
    /// more is better, and nothing else is meant by it.
    fn appeal(&self, view: &P::View, seat: Seat, actions: &[P::Action]) -> Vec<f32>;
}

/// How far a bot looks, and in which way.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Plan {
    /// In which way.
    pub(crate) method: Method,
    /// How many actions it looks at: those with the most appeal.
    pub(crate) shortlist: usize,
    /// How many iterations there must be for each of them; with fewer
    /// iterations the shortlist is shorter. Few tries say less than first
    /// sight, so that a high number plays better with little time.
    pub(crate) tries: u64,
    /// How far playouts go, and what they count.
    pub(crate) counting: Counting,
}

/// The ways to come to an answer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Method {
    /// Does what it would do in a playout.
    PlayoutPolicy,
    /// Takes what has the most appeal.
    FirstSight,
    /// Tries every action of the shortlist in this many playouts together.
    Flat(u64),
    /// Grows a tree in this many iterations.
    Tree(u64, Growth),
}

/// How trees are grown. Found by trial; see docs/strength.md.
pub(crate) const GROWTH: Growth = Growth {
    exploration: 0.4,
    urgency: 0.6,
    nodes: 1 << 17,
    others: Others::Branch,
};

/// Counts every point, however far one is ahead: what the others will get is
/// mostly luck, and who wins by a hair in a playout might as well have lost.
pub(crate) const BY_POINTS: Counting = Counting {
    cut: u32::MAX,
    margin: 1.0,
    scale: 30.0,
};

/// Counts a win as much as the points by which it was one.
pub(crate) const MOSTLY_BY_WINS: Counting = Counting {
    margin: 0.5,
    scale: 10.0,
    ..BY_POINTS
};

impl Plan {
    /// Does not look ahead at all.
    pub(crate) const FIRST_SIGHT: Plan = Plan {
        method: Method::FirstSight,
        shortlist: usize::MAX,
        tries: 0,
        counting: Counting::WINS,
    };

    /// Does not even look at everything.
    pub(crate) const GLANCE: Plan = Plan {
        method: Method::PlayoutPolicy,
        ..Plan::FIRST_SIGHT
    };
}

/// Thinks about a question along a plan. The view must be that of the seat.
pub(crate) fn ponder<P: Observe>(
    question: Question<'_, P>,
    view: &P::View,
    evaluator: &impl Evaluator<P>,
    plan: &Plan,
    limits: Limits<'_>,
    dice: &mut dyn Dice,
) -> Found<P::Action> {
    let seat = question.seat();
    let appeal = evaluator.appeal(view, seat, question.actions());
    let mut ranked: Vec<(f32, P::Action)> = appeal
        .into_iter()
        .zip(question.actions().iter().copied())
        .collect();
    ranked.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let stop = match plan.method {
        Method::PlayoutPolicy | Method::FirstSight => limits.stop(1),
        Method::Flat(iterations) | Method::Tree(iterations, _) => limits.stop(iterations),
    };
    let enough = stop.iterations().checked_div(plan.tries);
    let enough = enough.map_or(usize::MAX, |enough| enough as usize);
    ranked.truncate(plan.shortlist.min(enough).max(1));
    let question = question.among(ranked.into_iter().map(|(_, action)| action).collect());
    match plan.method {
        Method::PlayoutPolicy => {
            let world = question.invent(dice);
            let actor = Actor::Seat(seat);
            let index = evaluator.choose(&world, actor, question.actions(), dice);
            let chosen = question.actions()[index];
            first_sight(&question.among(vec![chosen]), evaluator, stop, dice)
        }
        Method::FirstSight => first_sight(&question, evaluator, stop, dice),
        Method::Flat(_) => flat(&question, evaluator, plan.counting, stop, dice),
        Method::Tree(_, growth) => ismcts(&question, evaluator, growth, plan.counting, stop, dice),
    }
}

/// The actions as they come; what is to be expected is judged once for all of
/// them, in one world that could be, if there is time for it.
fn first_sight<P: Observe>(
    question: &Question<'_, P>,
    evaluator: &impl Evaluator<P>,
    stop: Stop<'_>,
    dice: &mut dyn Dice,
) -> Found<P::Action> {
    let seat = question.seat();
    let value = if stop.is_due(0) {
        0.5
    } else {
        f64::from(evaluator.shares(&question.invent(dice))[seat])
    };
    let candidate = |&action: &P::Action| Candidate {
        action,
        value,
        visits: 0,
    };
    Found {
        candidates: question.actions().iter().map(candidate).collect(),
        line: vec![(Actor::Seat(seat), question.actions()[0])],
        iterations: 0,
    }
}

/// The share of the match for each seat that these points promise: equal points
/// are equal shares, and a distance of `scale` points makes one e times as
/// likely to win as the other.
pub(crate) fn shares_by_points(points: &BySeat<f32>, scale: f32) -> BySeat<f32> {
    let best = points.iter().copied().fold(f32::MIN, f32::max);
    let likely = points.map(|_, points| ((points - best) / scale).exp());
    let sum: f32 = likely.iter().sum();
    likely.map(|_, likely| likely / sum)
}

/// The share of the match for each seat that these points promise, counted as
/// [`BY_POINTS`] counts those of a match that is over.
pub(crate) fn shares_by_distance(points: &BySeat<f32>, scale: f32) -> BySeat<f32> {
    points.map(|seat, &own| {
        let others = points.enumerate().filter(|&(other, _)| other != seat);
        let best = others.map(|(_, &points)| points).fold(f32::MIN, f32::max);
        share_by_distance(own - best, scale)
    })
}

/// The share for who is ahead by so many points.
pub(crate) fn share_by_distance(ahead: f32, scale: f32) -> f32 {
    let ahead = ahead / scale;
    0.5 + 0.5 * ahead / (1.0 + ahead.abs())
}
