//! Lots for the seats, where the rules want them.

use games::GameId;
use maud::{Markup, html};

/// The value of the field `order` that draws lots for the seats.
pub(crate) const LOT: &str = "lot";

/// The field of a form that opens a match at once: it draws lots in the games that do.
pub(crate) fn lots(game: GameId) -> Markup {
    html! {
        @if game.draws_lots() { input type="hidden" name="order" value=(LOT); }
    }
}
