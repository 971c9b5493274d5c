//! Click paths: a deck; a card to discard; a card, then a place.

use games::game_sun::{Action, Phase, SunView};
use rules::{Phrase, Seat, View};

use super::{END, MARKER, PASS, POINTS, deck_id, hand_id, place_id, stacks};
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

/// A card is for discarding, a place for the card chosen before, or for any.
pub(crate) fn meant(view: &SunView, seat: Seat, clicks: &[&str]) -> Option<Action> {
    let stacks = stacks(view, seat);
    let card = |id: &str| {
        let slot = (0..stacks.len()).find(|slot| hand_id(seat, *slot).to_string() == id)?;
        Some(stacks[slot].0)
    };
    let place = |id: &str| {
        let (level, at) = id
            .strip_prefix("place-")
            .or_else(|| id.strip_prefix("brick-"))?
            .split_once('-')?;
        format!("{level}.{at}").parse().ok()
    };
    match clicks {
        [chosen, id] => Some(Action::Place(card(chosen)?, place(id)?)),
        [id] => match place(id) {
            Some(place) => Some(Action::Place(stacks.first()?.0, place)),
            // Nobody who is not discarding means that by a click on a card.
            None if view.table().phase() != Phase::Discarding => None,
            None => Some(Action::Discard(card(id)?)),
        },
        _ => None,
    }
}

/// Why a card of the hand cannot be placed, and what lies beside the decks.
pub(crate) fn explained(view: &SunView, id: &str) -> Option<Phrase> {
    if id.starts_with("hand-") {
        return matches!(view.table().phase(), Phase::Ready | Phase::Playing)
            .then(|| Phrase::new("sun-explained-nowhere"));
    }
    (id == MARKER).then(|| Phrase::new("sun-explained-marker"))
}
