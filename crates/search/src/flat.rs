//! Flat Monte Carlo: every action is tried in many sampled worlds, and the worse half is dropped
//! repeatedly (sequential halving: Karnin, Koren and Somekh 2013).
//!
//! All remaining actions are tried in the same worlds with the same dice, which reduces the
//! influence of luck on the comparison.

use rules::{Actor, Dice, Observe};

use crate::stream::Stream;
use crate::{Candidate, Counting, Found, Judge, Question, Stop};

/// With a larger budget than this, the search will be interrupted at an unknown time: then
/// halving is restarted again and again, each time with twice as many playouts.
const ENDLESS: u64 = 1 << 20;

/// The number of playouts per action in the first of those passes.
const FIRST_PASS: u64 = 8;

/// The statistics of an action.
struct Tried<A> {
    action: A,
    sum: f64,
    visits: u64,
}

impl<A> Tried<A> {
    /// Its mean value; a half before the first playout.
    fn mean(&self) -> f64 {
        match self.visits {
            0 => 0.5,
            visits => self.sum / visits as f64,
        }
    }
}

/// Answers by playouts of all actions, without a tree. One playout is one iteration.
pub fn flat<P: Observe>(
    question: &Question<'_, P>,
    judge: &impl Judge<P>,
    counting: Counting,
    stop: Stop<'_>,
    dice: &mut dyn Dice,
) -> Found<P::Action> {
    let mut tried: Vec<Tried<P::Action>> = question
        .actions
        .iter()
        .map(|&action| Tried {
            action,
            sum: 0.0,
            visits: 0,
        })
        .collect();
    let mut dice = Stream::new(dice.bits());
    let mut done = 0;
    let mut room = Vec::new();
    let mut pass = FIRST_PASS * tried.len() as u64;
    if tried.len() > 1 {
        'passes: while !stop.is_due(done) {
            let left = stop.iterations() - done;
            let budget = if left > ENDLESS { pass } else { left };
            pass *= 2;
            let mut left = tried.len();
            while left > 1 {
                // Every stage has the same number of playouts, for half as many actions as
                // before.
                let stages = u64::from(usize::BITS - (tried.len() - 1).leading_zeros());
                let worlds = (budget / stages / left as u64).max(1);
                for _ in 0..worlds {
                    let world = question.invent(&mut dice);
                    let luck = dice.split();
                    for tried in &mut tried[..left] {
                        if stop.is_due(done) {
                            break 'passes;
                        }
                        let mut position = world.clone();
                        position.play_unchecked(Actor::Seat(question.seat), tried.action);
                        let shares = counting.playout(&mut position, judge, &mut room, &mut luck.clone());
                        tried.sum += f64::from(shares[question.seat]);
                        tried.visits += 1;
                        done += 1;
                    }
                }
                tried[..left].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
                left = left.div_ceil(2);
            }
        }
    }
    // Actions dropped early have too few playouts for their mean to count.
    let most = tried.iter().map(|tried| tried.visits).max().unwrap_or(0);
    let rank = |tried: &Tried<P::Action>| (2 * tried.visits >= most, tried.mean());
    tried.sort_by(|one, other| {
        let ((often, mean), (other_often, other_mean)) = (rank(one), rank(other));
        other_often.cmp(&often).then(other_mean.total_cmp(&mean))
    });
    let line = vec![(Actor::Seat(question.seat), tried[0].action)];
    Found {
        candidates: tried
            .iter()
            .map(|tried| Candidate {
                action: tried.action,
                value: tried.mean(),
                visits: tried.visits,
            })
            .collect(),
        line,
        iterations: done,
    }
}
