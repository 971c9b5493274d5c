//! Nim: the sum without carrying decides, for a level that sees it.

use games::game_nim::{Action, Nim, NimPosition, greedy};
use rules::{Actor, Dice, Position, Seat};
use search::{Candidate, Found};

use crate::level::Level;
use crate::limits::Limits;
use crate::thinking::Thinking;

/// The number of sticks on the table up to which a level sees who wins.
const fn sees(level: Level) -> u8 {
    match level {
        Level::Random | Level::Easy => 2,
        Level::Medium => 6,
        Level::Hard => 10,
        Level::Master => u8::MAX,
    }
}

impl Thinking for Nim {
    fn think(
        view: &NimPosition,
        seat: Seat,
        level: Level,
        dice: &mut dyn Dice,
        limits: Limits<'_>,
    ) -> Found<Action> {
        let mut actions = Vec::new();
        Position::legal_actions(view, Actor::Seat(seat), &mut actions);
        // Dice decide among equals.
        let first = dice.below(actions.len() as u32) as usize;
        actions.rotate_left(first);
        // Weak levels look at everything at once; the others may be interrupted.
        let stop = limits.stop(actions.len() as u64);
        let is_looked_at = |done| level <= Level::Easy || !stop.is_due(done);
        let mut candidates: Vec<Candidate<Action>> = (0..)
            .zip(&actions)
            .map(|(done, &action)| Candidate {
                action,
                value: if is_looked_at(done) {
                    value(view, action, level)
                } else {
                    0.5
                },
                visits: 1,
            })
            .collect();
        candidates.sort_by(|one, other| other.value.total_cmp(&one.value));
        Found {
            line: vec![(Actor::Seat(seat), candidates[0].action)],
            iterations: actions.len() as u64,
            candidates,
        }
    }

    fn greedy(view: &NimPosition, seat: Seat, actions: &[Action], dice: &mut dyn Dice) -> usize {
        greedy::choose(view, Actor::Seat(seat), actions, dice)
    }
}

/// What the action is worth, as far as the level sees.
fn value(view: &NimPosition, action: Action, level: Level) -> f64 {
    let mut heaps = view.heaps();
    heaps[usize::from(action.heap)] -= action.sticks;
    let all: u8 = heaps.iter().sum();
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    match (all <= sees(level), sum) {
        (false, _) => 0.5,
        (true, 0) => 1.0,
        (true, _) => 0.0,
    }
}
