//! One binary for all integration tests of Pylos.

#![expect(clippy::unwrap_used, reason = "these are tests, helpers included")]

mod census;
mod golden;
mod laws;
mod naive;
mod notation;
mod perft;
mod rules;
mod symmetry;
mod turns;

use ::rules::{Actor, Notation, Position, Refusal, SetUp};
use game_pylos::{Pylos, PylosPosition};

/// The position of a set-up text.
fn position(setup: &str) -> PylosPosition {
    Pylos::position_from_text(&::std::sync::Arc::default(), setup)
        .unwrap_or_else(|error| panic!("{setup}: {error}"))
}

/// The actor whose turn it is.
fn mover(position: &PylosPosition) -> Actor {
    position.next_actor().expect("the match is not over")
}

/// Plays words for the side to move; returns the refusal with its rule if one is refused.
fn play(position: &PylosPosition, words: &str) -> Result<PylosPosition, String> {
    let mut position = position.clone();
    for word in position.words(words) {
        let action = position
            .read_action(word)
            .map_err(|error| format!("{word}: {error}"))?;
        let actor = mover(&position);
        position = position.play(actor, action).map_err(|error| {
            let rule = error
                .refusal
                .rule()
                .map_or_else(String::new, |rule| rule.to_string());
            format!("{rule} {}", error.refusal.phrase().id)
        })?;
    }
    Ok(position)
}

/// The legal actions of the side to move, as words.
fn legal(position: &PylosPosition) -> String {
    let mut actions = Vec::new();
    if let Some(actor) = position.next_actor() {
        Position::legal_actions(position, actor, &mut actions);
    }
    let words: Vec<_> = actions.into_iter().map(|action| action.to_string()).collect();
    words.join(" ")
}

/// The set-up text after these words, or the refusal.
fn after(setup: &str, words: &str) -> String {
    match play(&position(setup), words) {
        Ok(position) => Pylos::text_from_position(&position)
            .unwrap_or_else(|| format!("{} may take back {:?}", position.side(), position.may_take_back())),
        Err(refusal) => refusal,
    }
}
