//! Boards in characters, for the terminal and for whoever reads instead of looking.

mod pacal;
mod pylos;
mod pyramido;
mod sun;
mod tomb;

use games::AnyView;

use crate::{Sketch, Speaker};

/// The board as this viewer sees it.
pub fn sketch(view: &AnyView, speaker: Speaker) -> Sketch {
    match view {
        AnyView::Pylos(view) => pylos::sketch(view, speaker),
        AnyView::Sun(view) => sun::sketch(view, speaker),
        AnyView::Pyramido(view) => pyramido::sketch(view, speaker),
        AnyView::Pacal(view) => pacal::sketch(view, speaker),
        AnyView::Tomb(view) => tomb::sketch(view, speaker),
    }
}

/// What whoever decides now can do, in one sentence.
pub fn prompt(view: &AnyView, speaker: Speaker) -> String {
    speaker.say(&match view {
        AnyView::Pylos(view) => pylos::prompt(view),
        AnyView::Sun(view) => sun::prompt(view),
        AnyView::Pyramido(view) => pyramido::prompt(view),
        AnyView::Pacal(view) => pacal::prompt(view),
        AnyView::Tomb(view) => tomb::prompt(view),
    })
}
