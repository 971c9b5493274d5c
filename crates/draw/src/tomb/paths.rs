//! Click paths: two cards to keep, a square to mark, a card to take.

use games::game_tomb::{Action, TombView};
use rules::{Seat, View};

use super::{AGAIN, DECK, SINGLE, hand_id, is_single, offer_id, place_in, square_id};
use crate::ShapeId;
use crate::path::Paths;

/// The click paths of this seat.
///
/// A pattern is placed by clicking its first square, row by row from the top; the path cycles
/// through its orientations around that square.
pub(crate) fn paths(view: &TombView, seat: Seat) -> Paths<Action> {
    let table = view.table();
    let player = table.player(seat);
    let owes = player.draft().owed() > 0;
    let mut actions = Vec::new();
    view.legal_actions(seat, &mut actions);
    Paths::gather(actions.into_iter().map(|action| {
        let clicks = match action {
            Action::Keep(low, high) => [low, high]
                .map(|card| hand_id(place_in(player.hand(), card)))
                .to_vec(),
            Action::Mark(mark) => {
                let first = mark.squares.first().expect("a mark has squares");
                let square = square_id(mark.slot, first);
                if is_single(action) && !owes {
                    vec![ShapeId::new(SINGLE), square]
                } else {
                    vec![square]
                }
            }
            Action::Again => vec![ShapeId::new(AGAIN)],
            Action::Take(card) => vec![offer_id(place_in(table.offer(), card))],
            Action::TakeUnseen => vec![ShapeId::new(DECK)],
            Action::Card(_) | Action::Expedition(_) => unreachable!("chance does not click"),
        };
        (clicks, action)
    }))
    .in_any_order_where(|action| matches!(action, Action::Keep(..)))
}
