//! Click paths: a place; a sphere, then a place; a sphere to take back.

use games::game_pylos::{Action, Cell, PylosPosition};
use rules::{Phrase, Seat, View};

use super::spheres::Spheres;
use super::{STOP, place_id};
use crate::ShapeId;
use crate::path::Paths;

/// Placing is a click on the place; raising is sphere, then place; taking back is the sphere.
pub(crate) fn paths(view: &PylosPosition, seat: Seat) -> Paths<Action> {
    let mut actions = Vec::new();
    View::legal_actions(view, seat, &mut actions);
    let spheres = Spheres::of(view);
    let sphere = |cell| {
        let there = spheres.on(cell).expect("a legal action names an own sphere");
        there.id()
    };
    let clicks = |action| match action {
        Action::Place(to) => vec![place_id(to)],
        Action::Raise { to, from } => vec![sphere(from), place_id(to)],
        Action::Take(cell) => vec![sphere(cell)],
        Action::Stop => vec![ShapeId::new(STOP)],
    };
    Paths::gather(actions.into_iter().map(|action| (clicks(action), action)))
}

/// A place is for placing, a sphere for taking back or raising, and both for raising there.
pub(crate) fn meant(view: &PylosPosition, _: Seat, clicks: &[&str]) -> Option<Action> {
    let spheres = Spheres::of(view);
    let sphere = |id: &str| {
        Cell::all().find(|cell| {
            spheres
                .on(*cell)
                .is_some_and(|sphere| sphere.id().to_string() == id)
        })
    };
    let place = |id: &str| Cell::all().find(|cell| place_id(*cell).to_string() == id);
    match clicks {
        [from, to] => Some(Action::Raise {
            from: sphere(from)?,
            to: place(to)?,
        }),
        [id] => {
            if let Some(to) = place(id) {
                return Some(Action::Place(to));
            }
            let Some(from) = sphere(id) else {
                return in_reserve(view, &spheres, id);
            };
            if view.may_take_back().is_some() {
                return Some(Action::Take(from));
            }
            raised(view, from)
        }
        _ => None,
    }
}

/// A sphere is for raising, if a place above it is open. If none is, its owner needs to hear about
/// the sphere and not about some place.
fn raised(view: &PylosPosition, from: Cell) -> Option<Action> {
    let filled = view.board().filled();
    let is_free = view.spheres(view.side()).contains(from) && !filled.covered().contains(from);
    let mut open = filled.open().iter().filter(|to| to.level() > from.level());
    match open.next() {
        Some(to) => Some(Action::Raise { from, to }),
        None if is_free => None,
        None => {
            let to = Cell::all().find(|to| to.level() > from.level())?;
            Some(Action::Raise { from, to })
        }
    }
}

/// Why a free sphere of one's own cannot be raised.
pub(crate) fn explained(view: &PylosPosition, id: &str) -> Option<Phrase> {
    let spheres = Spheres::of(view);
    let own = view.spheres(view.side()).iter();
    let from = own.into_iter().find(|cell| {
        let there = spheres.on(*cell);
        there.is_some_and(|sphere| sphere.id().to_string() == id)
    })?;
    let stays = view.may_take_back().is_none() && raised(view, from).is_none();
    stays.then(|| Phrase::new("pylos-explained-stays"))
}

/// A sphere of the reserve is for placing, wherever that can be.
fn in_reserve(view: &PylosPosition, spheres: &Spheres, id: &str) -> Option<Action> {
    let mut own = spheres.in_reserve(view.side());
    own.any(|sphere| sphere.id().to_string() == id).then_some(())?;
    let to = view.board().filled().open().iter().next()?;
    Some(Action::Place(to))
}
