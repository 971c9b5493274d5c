//! How bots decide in games with chance or hidden information.

use rules::{Actor, BySeat, Dice, Observe, Seat, View};
use search::{Candidate, Counting, Found, Growth, Judge, Others, Question, Stop, flat, ismcts};

use crate::limits::Limits;

/// A bot's knowledge about a game.
pub(crate) trait Evaluator<P: Observe>: Judge<P> {
    /// A quick estimate of each action, based on what the seat can see: higher is better, and the
    /// scale has no meaning.
    fn appeal(&self, view: &P::View, seat: Seat, actions: &[P::Action]) -> Vec<f32>;
}

/// How far a bot looks, and with which method.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Plan {
    /// The search method.
    pub(crate) method: Method,
    /// The number of actions considered: those with the most appeal.
    pub(crate) shortlist: usize,
    /// The minimum number of iterations for each of them; with fewer iterations the shortlist
    /// gets shorter. Few tries say less than the quick estimate, so a high number plays better
    /// with little time.
    pub(crate) tries: u64,
    /// How far playouts go, and what they count.
    pub(crate) counting: Counting,
}

/// The search methods.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Method {
    /// Plays the playout policy.
    PlayoutPolicy,
    /// Takes the action with the most appeal.
    FirstSight,
    /// Flat Monte Carlo with this many playouts over the shortlist.
    Flat(u64),
    /// ISMCTS with this many iterations.
    Tree(u64, Growth),
}

/// The parameters of the trees, found by trial; see docs/strength.md.
pub(crate) const GROWTH: Growth = Growth {
    exploration: 0.4,
    urgency: 0.6,
    nodes: 1 << 17,
    others: Others::Branch,
};

/// Counts every point, however far ahead: the others' results are mostly luck, and a narrow win
/// in a playout might as well have been a loss.
pub(crate) const BY_POINTS: Counting = Counting {
    cut: u32::MAX,
    margin: 1.0,
    scale: 30.0,
};

/// Counts a win as much as its margin.
pub(crate) const MOSTLY_BY_WINS: Counting = Counting {
    margin: 0.5,
    scale: 10.0,
    ..BY_POINTS
};

impl Plan {
    /// No search at all.
    pub(crate) const FIRST_SIGHT: Plan = Plan {
        method: Method::FirstSight,
        shortlist: usize::MAX,
        tries: 0,
        counting: Counting::WINS,
    };

    /// Not even an estimate of every action.
    pub(crate) const GLANCE: Plan = Plan {
        method: Method::PlayoutPolicy,
        ..Plan::FIRST_SIGHT
    };
}

/// Answers a question with a plan. The view must be that of the seat.
pub(crate) fn ponder<P: Observe>(
    question: Question<'_, P>,
    view: &P::View,
    evaluator: &impl Evaluator<P>,
    plan: &Plan,
    limits: Limits<'_>,
    dice: &mut dyn Dice,
) -> Found<P::Action> {
    let seat = question.seat();
    let mut legal = Vec::new();
    view.legal_actions(seat, &mut legal);
    let weighed = limits.weighed(&legal);
    let shortlist = if weighed.is_some() {
        usize::MAX
    } else {
        plan.shortlist
    };
    let question = match weighed {
        Some(weighed) => question.among(weighed),
        None => question,
    };
    if let [only] = question.actions() {
        return forced(seat, *only);
    }
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
    if shortlist != usize::MAX {
        ranked.truncate(shortlist.min(enough).max(1));
    }
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

/// The answer to a question that has only one: nothing is searched, and no world sampled.
fn forced<A: Copy>(seat: Seat, only: A) -> Found<A> {
    Found {
        candidates: vec![Candidate {
            action: only,
            value: 0.5,
            visits: 0,
        }],
        line: vec![(Actor::Seat(seat), only)],
        iterations: 0,
    }
}

/// The actions in the given order; the expectation is evaluated once for all of them, in one
/// sampled world, if there is time.
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

/// Converts expected points to the share of each seat: equal points are equal shares, and a
/// difference of `scale` points makes one seat e times as likely to win as the other.
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

/// How many points ahead a seat with this share is; the inverse of [`share_by_distance`], up to
/// where shares say little about points.
pub(crate) fn distance_by_share(share: f64, scale: f32) -> f64 {
    const MOST: f64 = 0.95;
    let ahead = (2.0 * share - 1.0).clamp(-MOST, MOST);
    f64::from(scale) * ahead / (1.0 - ahead.abs())
}

/// The share of a player who is ahead by this many points.
pub(crate) fn share_by_distance(ahead: f32, scale: f32) -> f32 {
    let ahead = ahead / scale;
    0.5 + 0.5 * ahead / (1.0 + ahead.abs())
}
