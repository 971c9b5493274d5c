//! Click paths: a deck; a card to discard; a card, then a place.

use games::game_sun::{Action, Kind, Part, Phase, SunView};
use rules::{Phrase, Seat, View};

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
            // A card that belongs there is meant, if there is one: then the place is what is wrong.
            Some(place) => {
                let part = |kind| view.table().set().card(kind).part;
                let fits = |&(kind, _): &(Kind, usize)| view.table().board().fits(part(kind), place);
                let fitting = stacks.iter().copied().find(fits);
                let (kind, _) = fitting.or_else(|| stacks.first().copied())?;
                Some(Action::Place(kind, place))
            }
            // Nobody who is not discarding means that by a click on a card.
            None if view.table().phase() != Phase::Discarding => None,
            None => Some(Action::Discard(card(id)?)),
        },
        _ => None,
    }
}

/// Why a card of the hand cannot be placed.
pub(crate) fn explained(view: &SunView, id: &str) -> Option<Phrase> {
    let places = matches!(view.table().phase(), Phase::Ready | Phase::Playing);
    (places && id.starts_with("hand-")).then(|| Phrase::new(nowhere(view, id)))
}

/// Why a card of the viewer's hand has no place (SU-9, SU-10).
fn nowhere(view: &SunView, id: &str) -> &'static str {
    let card = |seat: Seat| {
        let stacks = stacks(view, seat);
        let slot = (0..stacks.len()).find(|slot| hand_id(seat, *slot).as_str() == id)?;
        Some(view.table().set().card(stacks[slot].0))
    };
    match Seat::all(view.seats()).find_map(card).map(|card| card.part) {
        Some(Part::Top) => "sun-explained-nowhere-top",
        Some(Part::Left) => "sun-explained-nowhere-left",
        Some(Part::Right) => "sun-explained-nowhere-right",
        Some(Part::Standard) | None => "sun-explained-nowhere",
    }
}
