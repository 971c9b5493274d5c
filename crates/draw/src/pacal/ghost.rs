//! Previews of ships, stones and pyramids.

use games::game_pacal::{Action, Flight, PacalPosition, Square};
use rules::Seat;

use super::layout::Layout;
use super::{city, pieces};
use crate::{Frame, Shape, seats as signs};

/// What the action would add to the city.
pub(crate) fn ghost(view: &PacalPosition, seat: Seat, action: Action, frame: Frame) -> Vec<Shape> {
    let layout = Layout::new(frame, view);
    let ship = |square: Square, stones: usize| {
        let hold = vec![seat; stones];
        vec![pieces::ship(seat, &hold, layout.middle(square), layout.side)]
    };
    match action {
        Action::Ship(square) | Action::Fly(Flight::Adrift, square) => ship(square, 0),
        // The number of stones allowed after a flight distinguishes the kinds.
        Action::Fly(Flight::Bent, square) => ship(square, 1),
        Action::Fly(Flight::Straight | Flight::Arrows | Flight::Divine(_), square) => ship(square, 2),
        Action::Drop(drop) => {
            let own = drop.into.own().then_some(seat);
            let ships = own.into_iter().chain(drop.into.other());
            let places = ships.filter_map(|ship| view.ship(ship));
            let stone = |square| {
                let (x, y) = layout.middle(square);
                let side = layout.side;
                signs::sign(seat, (x, y + side * 0.33), side * 0.16)
            };
            places.map(stone).collect()
        }
        Action::Build(build) => {
            let stones = build.stones.squares().into_iter();
            let mut shapes: Vec<Shape> = stones.map(|square| city::ring(square, &layout)).collect();
            shapes.push(city::pyramid(seat, build.storeys, build.on, &layout));
            shapes
        }
        Action::Stay | Action::Skip | Action::First(_) | Action::Roll(_) => Vec::new(),
    }
}
