//! The story of Pylos, in sentences without places.

use games::game_pylos::{Action, Cell, PylosPosition, RuleSet};
use rules::{Act, Actor, Arg, Phrase, Position};

use crate::told::counted;

/// What happened in a turn.
pub(super) fn told(events: &[&Act<Action>], view: &PylosPosition) -> Vec<Phrase> {
    let mut clauses = Vec::new();
    let (mut taken, mut completed) = (0, false);
    let is_taking = |event: &&Act<Action>| matches!(event.action, Action::Take(_) | Action::Stop);
    // What was completed is told with the sphere that did it.
    let is_rest = events.iter().all(is_taking);
    if is_rest && events.iter().all(|event| event.action == Action::Stop) && !events.is_empty() {
        return vec![Phrase::new("told-pylos-stop")];
    }
    for event in events {
        match event.action {
            Action::Place(to) => clauses.push(match to.level() {
                1 => Phrase::new("told-pylos-place"),
                4 => Phrase::new("told-pylos-apex"),
                level => Phrase::new("told-pylos-place-level").with("level", i64::from(level)),
            }),
            Action::Raise { to, .. } => clauses.push(match to.level() {
                4 => Phrase::new("told-pylos-raise-apex"),
                level => Phrase::new("told-pylos-raise").with("level", i64::from(level)),
            }),
            Action::Take(_) => {
                taken += 1;
                completed = true;
            }
            Action::Stop => completed = true,
        }
    }
    if completed && !is_rest {
        // Experts complete lines as well, and the events do not say which it was.
        clauses.push(Phrase::new(match view.rules() {
            RuleSet::Expert => "told-pylos-line",
            RuleSet::Children | RuleSet::Standard => "told-pylos-square",
        }));
    }
    if taken > 0 {
        clauses.push(counted("told-pylos-taken", taken));
    }
    clauses
}

/// What an action does, where nothing can be pointed at. A view may be turned, so left and right
/// are not said.
pub(super) fn listed(view: &PylosPosition, action: Action) -> Option<Phrase> {
    let level = |id, cell: Cell| Phrase::new(id).with("level", i64::from(cell.level()));
    let completes = completes(view, action);
    match action {
        Action::Place(to) if !completes && to.level() < 4 => {
            let last = 4 - to.level();
            let ends = [to.file(), to.rank()].map(|at| at == 0 || at == last);
            let place = Arg::Message(match ends {
                [true, true] => "brief-listed-pylos-corner",
                [false, false] => "brief-listed-pylos-middle",
                _ => "brief-listed-pylos-edge",
            });
            Some(level("brief-listed-pylos-place", to).with("where", place))
        }
        Action::Raise { from, to } if !completes => {
            Some(level("brief-listed-pylos-raise", to).with("from", i64::from(from.level())))
        }
        Action::Take(from) => Some(level("brief-listed-pylos-take", from)),
        _ => None,
    }
}

/// Whether a sphere that is placed or raised completes a square or a line.
fn completes(view: &PylosPosition, action: Action) -> bool {
    let played = view.clone().play(Actor::Seat(view.side().seat()), action);
    let may_take_back = |played: PylosPosition| played.may_take_back().is_some();
    !matches!(action, Action::Take(_)) && played.is_ok_and(may_take_back)
}

/// What an action does, in a few words.
pub(super) fn brief(view: &PylosPosition, action: Action) -> Phrase {
    if completes(view, action) {
        return Phrase::new(match view.rules() {
            RuleSet::Expert => "brief-pylos-line",
            RuleSet::Children | RuleSet::Standard => "brief-pylos-square",
        });
    }
    match action {
        Action::Place(to) => Phrase::new("brief-pylos-place").with("level", i64::from(to.level())),
        Action::Raise { to, .. } => Phrase::new("brief-pylos-raise").with("level", i64::from(to.level())),
        Action::Take(_) => Phrase::new("brief-pylos-take"),
        Action::Stop => Phrase::new("brief-pylos-stop"),
    }
}
