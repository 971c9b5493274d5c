//! Click paths: two cards to keep, a square to mark, a card to take.

use games::game_tomb::{Action, Mark, Slot, Square, TombView};
use rules::{Seat, View};

use super::{AGAIN, DECK, SINGLE, hand_id, has_choice, is_single, offer_id, place_in, square_id};
use crate::ShapeId;
use crate::path::{Path, Paths};

/// The click paths of this seat.
///
/// A pattern is placed by clicking any of its squares; the path cycles through what covers that
/// square. First come the placements whose first square it is, row by row from the top: each has
/// one such square, so everything can be reached. The others follow as far as there is room.
/// A single square instead of the pattern needs the button first, unless there is nothing else to
/// mark.
pub(crate) fn paths(view: &TombView, seat: Seat) -> Paths<Action> {
    let table = view.table();
    let player = table.player(seat);
    let mut actions = Vec::new();
    view.legal_actions(seat, &mut actions);
    let needs_button = has_choice(&actions);
    let mut said: Vec<(Vec<ShapeId>, Action)> = Vec::new();
    let mut elsewhere: Vec<(Vec<ShapeId>, Action)> = Vec::new();
    for action in actions {
        let clicks = match action {
            Action::Keep(low, high) => [low, high]
                .map(|card| hand_id(place_in(player.hand(), card)))
                .to_vec(),
            Action::Mark(mark) => {
                let mut squares = clicks_on(mark);
                let first = squares.next().expect("a mark has squares");
                elsewhere.extend(squares.map(|square| (vec![square], action)));
                if is_single(action) && needs_button {
                    vec![ShapeId::new(SINGLE), first]
                } else {
                    vec![first]
                }
            }
            Action::Again => vec![ShapeId::new(AGAIN)],
            Action::Take(card) => vec![offer_id(place_in(table.offer(), card))],
            Action::TakeUnseen => vec![ShapeId::new(DECK)],
            Action::Card(_) | Action::Expedition(_) => unreachable!("chance does not click"),
        };
        said.push((clicks, action));
    }
    said.extend(elsewhere);
    let mut paths = Paths::gather(said).in_any_order_where(|action| matches!(action, Action::Keep(..)));
    for path in &mut paths.0 {
        path.actions.truncate(Path::<Action>::LONGEST_CYCLE);
    }
    paths
}

/// The squares of a mark, row by row from the top.
fn clicks_on(mark: Mark) -> impl Iterator<Item = ShapeId> {
    mark.squares
        .iter()
        .map(move |square| square_id(mark.slot, square))
}

/// A player who clicks a square of their cards while marking wants to mark it, whatever is printed there:
/// what cannot be marked even alone is refused, so that one learns why. At other times, one wants
/// to know what it is.
pub(crate) fn meant(view: &TombView, seat: Seat, clicks: &[&str]) -> Option<Action> {
    let (slot, square) = square_of(clicks.last()?)?;
    view.table().player(seat).card(slot)?;
    let squares = square.to_string().parse().ok()?;
    let mark = Action::Mark(Mark { slot, squares });
    let mut actions = Vec::new();
    view.legal_actions(seat, &mut actions);
    let marks = actions.iter().any(|action| matches!(action, Action::Mark(_)));
    (marks && !actions.contains(&mark)).then_some(mark)
}

/// The square with this id on the viewer's cards.
pub(super) fn square_of(id: &str) -> Option<(Slot, Square)> {
    Slot::BOTH.into_iter().find_map(|slot| {
        let square = Square::all().find(|square| square_id(slot, *square).as_str() == id)?;
        Some((slot, square))
    })
}
