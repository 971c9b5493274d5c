//! Boards in characters, for the terminal and for whoever reads instead of looking.

mod pylos;
mod sun;

use games::AnyView;

use crate::{Sketch, Speaker};

/// The board as this viewer sees it.
pub fn sketch(view: &AnyView, speaker: Speaker) -> Sketch {
    match view {
        AnyView::Pylos(view) => pylos::sketch(view, speaker),
        AnyView::Sun(view) => sun::sketch(view, speaker),
    }
}
