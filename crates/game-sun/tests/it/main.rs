//! One binary for all integration tests of Pyramid of the Sun.

mod adversary;
mod components;
mod fairness;
mod laws;
mod naive;
mod notation;
mod rules;
mod sampling;
mod secrets;
mod setups;

use std::fmt::Write as _;
use std::sync::Arc;

use ::rules::{Actor, Components, Game, Notation, Options, Position, Refusal, SetUp, Variant};
use game_sun::{Card, Length, Sun, SunPosition, SunSet, Symbol};

/// The position of a set-up text, with the standard components.
fn position(setup: &str) -> SunPosition {
    position_with(&SunSet::standard(), setup)
}

/// The position of a set-up text.
fn position_with(set: &Arc<SunSet>, setup: &str) -> SunPosition {
    Sun::position_from_text(set, setup).unwrap_or_else(|error| panic!("{setup}: {error:?}"))
}

/// A start with these components.
fn start_with(set: &Arc<SunSet>, length: &str, seats: u8) -> SunPosition {
    let options = Options {
        variant: Length::from_name(length).expect("a length"),
        components: Arc::clone(set),
    };
    Sun::start(&options, seats)
}

/// Plays words for the next actor; returns the refusal with its rule if one is refused.
fn play(position: &SunPosition, words: &str) -> Result<SunPosition, String> {
    let mut position = position.clone();
    for word in position.words(words) {
        let action = position
            .read_action(word)
            .map_err(|error| format!("{word}: {error}"))?;
        let actor = position.next_actor().expect("the match is not over");
        position = position
            .play(actor, action)
            .map_err(|error| said(error.refusal))?;
    }
    Ok(position)
}

/// A refusal as its rule and message id.
fn said(refusal: game_sun::SunRefusal) -> String {
    let rule = refusal.rule().map_or_else(String::new, |rule| rule.to_string());
    format!("{rule} {}", refusal.phrase().id)
}

/// Plays words that must be legal.
fn played(position: &SunPosition, words: &str) -> SunPosition {
    play(position, words).unwrap_or_else(|refusal| panic!("{words}: {refusal}"))
}

/// The refusal of the last of these words.
fn refused(position: &SunPosition, words: &str) -> String {
    play(position, words).expect_err("the last word is refused")
}

/// The legal actions of the next actor, as words.
fn legal(position: &SunPosition) -> Vec<String> {
    let mut actions = Vec::new();
    if let Some(actor) = position.next_actor() {
        position.legal_actions(actor, &mut actions);
    }
    actions
        .into_iter()
        .map(|action| position.write_action(action))
        .collect()
}

/// Chance's actions with their weights.
fn odds(position: &SunPosition) -> String {
    let mut actions = Vec::new();
    position.legal_actions(Actor::Chance, &mut actions);
    let words = actions.into_iter().map(|action| {
        let weight = position.chance_weight(action);
        format!("{}:{weight}", position.write_action(action))
    });
    words.collect::<Vec<_>>().join(" ")
}

/// A component set with these deck cards, like `1sun*2 5 L2 T3`, and a plain base row.
fn tiny(cards: &str) -> Arc<SunSet> {
    let mut lines = String::new();
    let mut totals = [("standard", 0), ("left", 0), ("right", 0), ("top", 0)];
    for word in cards.split_whitespace() {
        let (card, count) = word.split_once('*').unwrap_or((word, "1"));
        let card: Card = card.parse().expect("a card");
        let symbol = Symbol::written(card.symbol);
        let part = card.part.name();
        let count: usize = count.parse().expect("a count");
        let total = totals.iter_mut().find(|(name, _)| *name == part);
        total.expect("a part").1 += count;
        let _ = writeln!(lines, "{part} {} {symbol} {count}", card.value);
    }
    for (part, total) in totals {
        let _ = writeln!(lines, "total {part} {total}");
    }
    let text = format!("set tiny\ntotal middle 8\nmiddle plain 8\nend left plain\nend right plain\n{lines}");
    Arc::new(SunSet::read(&text).unwrap_or_else(|faults| panic!("{faults:?}")))
}
