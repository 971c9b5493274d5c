//! Click paths: a square to fly to; ships for stones; a pyramid, then its square.

use std::collections::BTreeMap;

use games::game_pacal::{Action, Build, Drop, Flight, PacalPosition, Ships, Square};
use rules::{Seat, View};

use super::{SKIP, STAY, divine_id, pyramid_id, ship_id, square_id};
use crate::ShapeId;
use crate::path::{Path, Paths};

/// The click paths of this seat.
pub(crate) fn paths(view: &PacalPosition, seat: Seat) -> Paths<Action> {
    let mut actions = Vec::new();
    View::legal_actions(view, seat, &mut actions);
    let may_give_two = actions
        .iter()
        .any(|action| matches!(action, Action::Drop(drop) if matches!(drop.into, Ships::Both(_))));
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
    for ((storeys, on), builds) in builds {
        let many = builds.len() > Path::<Action>::LONGEST_CYCLE;
        for build in builds {
            let mut clicks = vec![pyramid_id(seat, storeys), square_id(on)];
            if many {
                // There are too many formations to cycle through: the last of their stones
                // distinguishes them.
                let last = build.stones.squares().iter().last();
                clicks.push(square_id(last.expect("a formation has a stone")));
            }
            said.push((clicks, Action::Build(build)));
        }
    }
    Paths::gather(said)
}

/// The ships that get a stone, then the square that one is taken from. If the player's own ship
/// could be followed by another, clicking it again means that it is the only one.
fn stone_clicks(seat: Seat, drop: Drop, may_give_two: bool) -> Vec<ShapeId> {
    let mut clicks = match drop.into {
        Ships::Own if may_give_two => vec![ship_id(seat), ship_id(seat)],
        Ships::Own => vec![ship_id(seat)],
        Ships::Other(other) => vec![ship_id(other)],
        Ships::Both(other) => vec![ship_id(seat), ship_id(other)],
    };
    clicks.extend(drop.from.map(square_id));
    clicks
}
