use std::collections::HashMap;

use rules::{Actor, Observe, Position, Seat, Viewer};

use crate::laws::{list, played};

/// The probability that a seat takes this action from its list. Applied to every choice of
/// another seat, visible or not.
pub type Habit<'a, P> = dyn Fn(&P, Seat, <P as Position>::Action, &[<P as Position>::Action]) -> f64 + 'a;

/// Positions with their probabilities, which add up to 1.
#[derive(Clone, Debug)]
pub struct Distribution<P> {
    /// Each position once, in the order of discovery.
    pub cases: Vec<(P, f64)>,
}

/// With more positions than this at once, the component set is not tiny.
const MOST_POSITIONS: usize = 300_000;

/// All positions at the end of histories that start here and show the viewer exactly these
/// events, with their probabilities.
///
/// Seats that choose at the same time are processed lowest first, so the events must come from a
/// match played that way. A history ends with the last event: hidden actions of others after it
/// are not part of it.
///
/// # Panics
/// If no history shows these events, or there are too many for memory.
pub fn histories<P: Observe>(
    start: &P,
    viewer: Viewer,
    events: &[P::Event],
    habit: Option<&Habit<'_, P>>,
) -> Distribution<P> {
    let mut ends = Gathered::default();
    // The number of events seen distinguishes histories when some actions are hidden.
    let mut now: Gathered<(P, usize)> = Gathered::default();
    now.add((start.clone(), 0), 1.0);
    while !now.cases.is_empty() {
        assert!(
            now.cases.len() <= MOST_POSITIONS,
            "too many histories: the component set is not tiny"
        );
        let mut next = Gathered::default();
        for ((position, seen), probability) in now.cases {
            if seen == events.len() {
                ends.add(position, probability);
                continue;
            }
            for continuation in continuations(&position, viewer, habit) {
                let seen = match continuation.event {
                    None => seen,
                    Some(event) if event == events[seen] => seen + 1,
                    Some(_) => continue,
                };
                next.add((continuation.after, seen), probability * continuation.odds);
            }
        }
        now = next;
    }
    assert!(!ends.cases.is_empty(), "no history shows these events");
    ends.distribution()
}

/// One possible continuation.
struct Continuation<P: Observe> {
    after: P,
    event: Option<P::Event>,
    odds: f64,
}

/// The possible continuations, what the viewer sees of each, and their probabilities.
fn continuations<P: Observe>(
    position: &P,
    viewer: Viewer,
    habit: Option<&Habit<'_, P>>,
) -> Vec<Continuation<P>> {
    let Some(actor) = position.next_actor() else {
        return Vec::new();
    };
    let list = list(position, actor);
    let events: Vec<Option<P::Event>> = list
        .iter()
        .map(|&action| position.event(actor, action, viewer))
        .collect();
    let total: f64 = match actor {
        Actor::Chance => list
            .iter()
            .map(|&action| f64::from(position.chance_weight(action)))
            .sum(),
        Actor::Seat(_) => 1.0,
    };
    let odds = |index: usize| match (actor, habit) {
        (Actor::Chance, _) => f64::from(position.chance_weight(list[index])) / total,
        // The viewer's own choices are known, not random.
        (Actor::Seat(seat), _) if viewer == Viewer::Seat(seat) => 1.0,
        (Actor::Seat(seat), Some(habit)) => habit(position, seat, list[index], &list),
        (Actor::Seat(_), None) => {
            let alike = events.iter().filter(|event| **event == events[index]).count();
            1.0 / alike as f64
        }
    };
    (0..list.len())
        .map(|index| Continuation {
            after: played(position, actor, list[index]),
            event: events[index].clone(),
            odds: odds(index),
        })
        .collect()
}

impl<P: Observe> Distribution<P> {
    /// Maps the positions; the probabilities of those that become equal are added up.
    #[must_use]
    pub fn map(self, mut change: impl FnMut(P) -> P) -> Distribution<P> {
        let mut changed = Gathered::default();
        for (position, odds) in self.cases {
            changed.add(change(position), odds);
        }
        changed.distribution()
    }

    /// The probability of the position; 0 if it is impossible.
    pub fn odds(&self, position: &P) -> f64 {
        let case = self.cases.iter().find(|(other, _)| other == position);
        case.map_or(0.0, |&(_, odds)| odds)
    }
}

/// Values with accumulated weights, in the order of arrival.
struct Gathered<T> {
    cases: Vec<(T, f64)>,
    index: HashMap<T, usize>,
}

impl<T> Default for Gathered<T> {
    fn default() -> Self {
        Gathered {
            cases: Vec::new(),
            index: HashMap::new(),
        }
    }
}

impl<T: Clone + Eq + std::hash::Hash> Gathered<T> {
    fn add(&mut self, value: T, weight: f64) {
        if let Some(&index) = self.index.get(&value) {
            self.cases[index].1 += weight;
        } else {
            self.index.insert(value.clone(), self.cases.len());
            self.cases.push((value, weight));
        }
    }

    fn distribution(mut self) -> Distribution<T> {
        let total: f64 = self.cases.iter().map(|&(_, weight)| weight).sum();
        for (_, weight) in &mut self.cases {
            *weight /= total;
        }
        Distribution { cases: self.cases }
    }
}
