//! Values as text.

use game_pylos::WholeTurn;
use rules::Phrase;
use say::Speaker;
use solve::{Value, Verdict};

/// The value for the side to move.
pub(super) fn value(value: Value, knows_distances: bool, speaker: Speaker) -> String {
    let id = match value.verdict() {
        Verdict::Win => "solve-win",
        Verdict::Draw => "solve-draw",
        Verdict::Loss => "solve-loss",
    };
    match value.plies().filter(|_| knows_distances) {
        None => speaker.text(id),
        Some(plies) => speaker.say(
            &Phrase::new("solve-in-plies")
                .with("verdict", speaker.text(id))
                .with("plies", i64::from(plies)),
        ),
    }
}

/// The value as a word for programs.
pub(super) fn verdict(value: Value) -> &'static str {
    match value.verdict() {
        Verdict::Win => "win",
        Verdict::Draw => "draw",
        Verdict::Loss => "loss",
    }
}

/// A whole turn in notation.
pub(super) fn turn(turn: &WholeTurn) -> String {
    let words: Vec<_> = turn.actions.iter().map(ToString::to_string).collect();
    words.join(" ")
}
