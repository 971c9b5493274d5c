//! What things stand for, for players who click them in vain.

use games::game_tomb::{Action, Mark, Slot, Square, Symbol, TombView};
use rules::{Phrase, Seat, View, Viewer};

use super::chamber::{self, Printing};
use super::paths::square_of;
use super::{DECK, EXPEDITION, TO_COME, is_last_step, number_id};

/// What the shape with this id stands for.
pub(crate) fn explained(view: &TombView, id: &str) -> Option<Phrase> {
    let text = match id {
        "about-gems" => "tomb-explained-gems",
        "about-torches" => "tomb-explained-torches",
        "about-skulls" => "tomb-explained-skulls",
        "about-boxes" => "tomb-explained-boxes",
        "about-cards" => "tomb-explained-tomb",
        "about-crosses" => "tomb-explained-cross",
        "about-potions" => "tomb-explained-potion",
        DECK => "tomb-explained-offer",
        EXPEDITION => "tomb-explained-expedition",
        TO_COME if is_last_step(view.table()) => "tomb-explained-stays-out",
        TO_COME => "tomb-explained-to-come",
        _ if Slot::BOTH.into_iter().any(|slot| id == number_id(slot)) => "tomb-explained-number",
        _ if id.starts_with("offer-") => "tomb-explained-offer",
        _ if id.starts_with("card-") || id.starts_with("mark-") => "tomb-explained-card",
        _ => return square_of(id).and_then(|(slot, square)| on_square(view, slot, square)),
    };
    Some(Phrase::new(text))
}

/// What is printed on a square of the viewer's cards, or why nothing can be done with a plain one.
fn on_square(view: &TombView, slot: Slot, square: Square) -> Option<Phrase> {
    let Viewer::Seat(seat) = view.viewer() else {
        return None;
    };
    let table = view.table();
    let player = table.player(seat);
    let card = player.card(slot)?;
    // What can be marked only alone is refused by nobody.
    if is_single_only(view, seat, slot, square) {
        return Some(Phrase::new("tomb-explained-single"));
    }
    let text = match chamber::printing(table.components().chamber(card.id), square) {
        Some(Printing::Entrance) => "tomb-explained-entrance",
        Some(Printing::Tomb) => "tomb-explained-tomb",
        Some(Printing::Symbol(symbol)) => match symbol {
            Symbol::RedGem | Symbol::GreenGem => "tomb-explained-gems",
            Symbol::Torch => "tomb-explained-torch",
            Symbol::Skull => "tomb-explained-skull",
            Symbol::Potion => "tomb-explained-potion",
            Symbol::Cross => "tomb-explained-cross",
        },
        None => "tomb-explained-card",
    };
    Some(Phrase::new(text))
}

/// Whether a square can be marked, but by no pattern.
fn is_single_only(view: &TombView, seat: Seat, slot: Slot, square: Square) -> bool {
    let mut actions = Vec::new();
    view.legal_actions(seat, &mut actions);
    let covers = |mark: &Mark| mark.slot == slot && mark.squares.iter().any(|other| other == square);
    let mut marks = actions.iter().filter_map(|action| match action {
        Action::Mark(mark) if covers(mark) => Some(mark.squares.len()),
        _ => None,
    });
    let first = marks.next();
    first == Some(1) && marks.all(|squares| squares == 1)
}
