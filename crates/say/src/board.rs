//! Boards in characters, for the terminal and for people who read instead of looking.

use games::AnyView;

use crate::spoken::Spoken;
use crate::{Sketch, Speaker};

/// The board as this viewer sees it.
pub fn sketch(view: &AnyView, speaker: Speaker) -> Sketch {
    games::dispatch!(AnyView: view, |view, Game| Game::sketch(view, speaker))
}

/// What the player on turn can do, in one sentence.
pub fn prompt(view: &AnyView, speaker: Speaker) -> String {
    speaker.say(&games::dispatch!(AnyView: view, |view, Game| Game::prompt(view)))
}
