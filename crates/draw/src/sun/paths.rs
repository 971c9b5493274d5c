//! Click paths: a deck; a card to discard; a card, then a place.

use games::game_sun::{Action, SunView};
use rules::{Seat, View};

use super::{END, PASS, POINTS, deck_id, hand_id, place_id, stacks};
use crate::ShapeId;
use crate::path::Paths;

/// Drawing is a click on a deck, discarding on a card; placing is card, then place.
pub(crate) fn paths(view: &SunView, seat: Seat) -> Paths<Action> {
    let mut actions = Vec::new();
    view.legal_actions(seat, &mut actions);
    let card = |kind| {
        let stacks = stacks(view, seat);
        let slot = stacks.iter().position(|&(other, _)| other == kind);
        hand_id(seat, slot.expect("a legal action names a card in hand"))
    };
    let clicks = |action| match action {
        Action::Draw(deck) => vec![deck_id(deck)],
        Action::Discard(kind) => vec![card(kind)],
        Action::Place(kind, place) => vec![card(kind), place_id(place)],
        Action::Points => vec![ShapeId::new(POINTS)],
        Action::End => vec![ShapeId::new(END)],
        Action::Pass => vec![ShapeId::new(PASS)],
        Action::Base(_) | Action::Marker(_) | Action::Card(_) | Action::First(_) => {
            unreachable!("chance does not click")
        }
    };
    Paths::gather(actions.into_iter().map(|action| (clicks(action), action)))
}
