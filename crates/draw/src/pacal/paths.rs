//! Click paths: a square to fly to; ships for stones; a pyramid and its square.

use std::collections::BTreeMap;

use games::game_pacal::{
    Action, Build, Divine, Drop, Face, Flight, PacalPosition, Phase, Ships, Square, Used,
};
use rules::{Seat, View};

use super::{ONE, SKIP, STAY, divine_id, pyramid_id, seats, ship_id, square_id};
use crate::ShapeId;
use crate::path::{Path, Paths};

/// The click paths of this seat.
pub(crate) fn paths(view: &PacalPosition, seat: Seat) -> Paths<Action> {
    let mut actions = Vec::new();
    View::legal_actions(view, seat, &mut actions);
    let may_give_two = may_give_two(&actions);
    let mut builds: BTreeMap<(u8, Square), Vec<Build>> = BTreeMap::new();
    let mut said: Vec<(Vec<ShapeId>, Action)> = Vec::new();
    for action in actions {
        let clicks = match action {
            Action::Fly(Flight::Divine(stone), to) => vec![divine_id(seat, stone), square_id(to)],
            // A square may be reachable both straight and with turns: then the path cycles
            // through them.
            Action::Ship(to) | Action::Fly(_, to) => vec![square_id(to)],
            Action::Drop(drop) => stone_clicks(seat, drop, may_give_two),
            Action::Stay => vec![ShapeId::new(STAY)],
            Action::Skip => vec![ShapeId::new(SKIP)],
            Action::Build(build) => {
                builds.entry((build.storeys, build.on)).or_default().push(build);
                continue;
            }
            Action::First(_) | Action::Roll(_) => unreachable!("chance does not click"),
        };
        said.push((clicks, action));
    }
    let is_many = |builds: &Vec<Build>| builds.len() > Path::<Action>::LONGEST_CYCLE;
    let is_only = builds.len() == 1;
    for ((storeys, on), builds) in &builds {
        let many = is_many(builds);
        if is_only && !many {
            // There is nothing to choose between: the pyramid or its square says all.
            for &build in builds {
                for click in [pyramid_id(seat, *storeys), square_id(*on)] {
                    said.push((vec![click], Action::Build(build)));
                }
            }
            continue;
        }
        for &build in builds {
            let mut clicks = vec![pyramid_id(seat, *storeys), square_id(*on)];
            if many {
                // There are too many formations to cycle through: the last of their stones
                // distinguishes them.
                let last = build.stones.squares().iter().last();
                clicks.push(square_id(last.expect("a formation has a stone")));
            }
            said.push((clicks, Action::Build(build)));
        }
    }
    // Which of two ships is clicked first does not matter, nor when it is said that one stone is
    // enough, nor whether the pyramid or its square comes first.
    let is_free = |action: &Action| match action {
        Action::Drop(drop) => may_give_two && drop.from.is_none(),
        Action::Build(build) if !is_only => builds
            .get(&(build.storeys, build.on))
            .is_some_and(|builds| !is_many(builds)),
        _ => false,
    };
    Paths::gather(said).in_any_order_where(is_free)
}

/// Whether a second stone can be loaded: then it has to be said if one is enough.
pub(super) fn may_give_two(actions: &[Action]) -> bool {
    let gives_two = |action: &Action| match action {
        Action::Drop(drop) => matches!(drop.into, Ships::Both(_)),
        _ => false,
    };
    actions.iter().any(gives_two)
}

/// The ships that get a stone, then the square that one is taken from. If a ship could be followed
/// by another, a button means that it is the only one.
fn stone_clicks(seat: Seat, drop: Drop, may_give_two: bool) -> Vec<ShapeId> {
    let alone = |ship: Seat| {
        let one = may_give_two.then(|| ShapeId::new(ONE));
        [ship_id(ship)].into_iter().chain(one).collect()
    };
    let mut clicks: Vec<ShapeId> = match drop.into {
        Ships::Own => alone(seat),
        Ships::Other(other) => alone(other),
        Ships::Both(other) => vec![ship_id(seat), ship_id(other)],
    };
    clicks.extend(drop.from.map(square_id));
    clicks
}

/// A square is for the ship, for the divine stone or for the pyramid chosen before; a ship is for a
/// stone. Only what belongs to this step is meant: otherwise somebody wants to know what it is.
pub(crate) fn meant(view: &PacalPosition, seat: Seat, clicks: &[&str]) -> Option<Action> {
    let square = |id: &str| id.strip_prefix("square-")?.parse::<Square>().ok();
    let divine = |id: &str| {
        let is_it = |stone: &Divine| divine_id(seat, *stone).as_str() == id;
        Divine::ALL.into_iter().find(is_it)
    };
    match (view.step(), clicks) {
        (Phase::Ship, [id]) => square(id).map(Action::Ship),
        // PA-8 keeps divine stones for later.
        (Phase::Fly, [id]) if view.round() == 1 && divine(id).is_some() => {
            Some(Action::Fly(Flight::Divine(divine(id)?), view.ship(seat)?))
        }
        (Phase::Fly, [id]) => {
            let to = square(id).filter(|to| seats(view).all(|seat| !view.pyramids(seat).contains(*to)))?;
            let flight = match view.die() {
                Some(Face::Arrows) => Flight::Arrows,
                _ => Flight::Straight,
            };
            Some(Action::Fly(flight, to))
        }
        (Phase::Fly, [chosen, id]) => Some(Action::Fly(Flight::Divine(divine(chosen)?), square(id)?)),
        (Phase::Build, [chosen, id]) => {
            let storeys = (1..=5).find(|storeys| pyramid_id(seat, *storeys).as_str() == *chosen)?;
            let on = square(id).filter(|on| !view.pyramids(seat).contains(*on))?;
            let stones = Used::new(on.only());
            Some(Action::Build(Build { storeys, on, stones }))
        }
        (Phase::Drop(_), [id]) => {
            let other = seats(view).find(|other| ship_id(*other).as_str() == *id)?;
            let into = if other == seat {
                Ships::Own
            } else {
                Ships::Other(other)
            };
            Some(Action::Drop(Drop { into, from: None }))
        }
        _ => None,
    }
}
