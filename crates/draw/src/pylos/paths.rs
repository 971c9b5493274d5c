//! Click paths: a place; a sphere, then a place; a sphere to take back.

use games::game_pylos::{Action, PylosPosition};
use rules::{Seat, View};

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
