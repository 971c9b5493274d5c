use std::collections::HashMap;

use rules::{Actor, Observe, Position, Seat, Viewer};

use crate::laws::{list, played};

/// How likely it is that the seat takes this action of its list. Used as it
/// is for every choice of another seat, seen or not.
pub type Habit<'a, P> = dyn Fn(&P, Seat, <P as Position>::Action, &[<P as Position>::Action]) -> f64 + 'a;

/// Positions and how likely they are. The probabilities add up to 1.
#[derive(Clone, Debug)]
pub struct Distribution<P> {
    /// Each position once, in the order in which they were found.
    pub cases: Vec<(P, f64)>,
}

/// More positions than this at once are no tiny component set.
const MOST_POSITIONS: usize = 300_000;

/// All positions at the end of histories that start here and show the viewer
/// exactly these events, with their odds.
///
/// Seats that choose at the same time are taken lowest first, so the events
/// must come from a match played that way. A history ends with the last event:
/// what others may have done unseen after it is not part of it.
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
    // How many events have been seen is part of what tells histories apart
    // when some actions are unseen.
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

/// One thing that can happen next.
struct Continuation<P: Observe> {
    after: P,
    event: Option<P::Event>,
    odds: f64,
}

/// What can happen next, what the viewer sees of it, and how likely it is.
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
        // What the viewer itself chose is known, not likely.
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
    /// The same odds of the changed positions; those that become equal are added up.
    #[must_use]
    pub fn map(self, mut change: impl FnMut(P) -> P) -> Distribution<P> {
        let mut changed = Gathered::default();
        for (position, odds) in self.cases {
            changed.add(change(position), odds);
        }
        changed.distribution()
    }

    /// How likely the position is; 0 if it is impossible.
    pub fn odds(&self, position: &P) -> f64 {
        let case = self.cases.iter().find(|(other, _)| other == position);
        case.map_or(0.0, |&(_, odds)| odds)
    }
}

/// Values with added-up weights, in the order in which they came.
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
