//! Tests of Pacal's Rocket: rule by rule, against a second implementation, and by the laws of the
//! traits.

mod building;
mod campaigns;
mod components;
mod ending;
mod flying;
mod naive;
mod notation;
mod setups;

use game_pacal::{Pacal, PacalPosition};
use rules::{Actor, Components, Game, Notation, Options, Position, Refusal, Seat, SetUp, SetupError};

/// The position that a set-up on the standard board describes.
#[track_caller]
fn set_up(text: &str) -> PacalPosition {
    let board = <Pacal as Game>::Components::standard();
    match Pacal::position_from_text(&board, text) {
        Ok(position) => position,
        Err(SetupError::Syntax { column, expected }) => panic!("column {column}: {expected:?} in {text}"),
        Err(SetupError::Violations(all)) => panic!("{all:#?} in {text}"),
    }
}

fn start(seats: u8) -> PacalPosition {
    Pacal::start(&Options::default(), seats)
}

fn seat(number: u8) -> Seat {
    Seat::new(number - 1)
}

/// All legal words of the next actor.
fn words(position: &PacalPosition) -> Vec<String> {
    let mut actions = Vec::new();
    if let Some(actor) = position.next_actor() {
        position.legal_actions(actor, &mut actions);
    }
    actions
        .into_iter()
        .map(|action| position.write_action(action))
        .collect()
}

/// The squares after this verb, as one word.
fn squares(position: &PacalPosition, verb: &str) -> String {
    let squares: Vec<String> = words(position)
        .iter()
        .filter_map(|word| word.strip_prefix(verb).map(str::to_owned))
        .collect();
    squares.join(" ")
}

/// Plays the words one after another, each by the next actor.
#[track_caller]
fn play(mut position: PacalPosition, text: &str) -> PacalPosition {
    for word in text.split_whitespace() {
        let action = position
            .read_action(word)
            .unwrap_or_else(|_| panic!("{word} is no action"));
        let actor = position
            .next_actor()
            .unwrap_or_else(|| panic!("over before {word}"));
        position = position.play(actor, action).unwrap_or_else(|error| {
            let refusal = error.refusal;
            panic!(
                "{word} is refused: {refusal:?}; legal: {}",
                words(&error.position).join(" ")
            )
        });
    }
    position
}

/// The rule that forbids this, and the id of the reason.
#[track_caller]
fn refused(position: &PacalPosition, word: &str) -> String {
    let action = position
        .read_action(word)
        .unwrap_or_else(|_| panic!("{word} is no action"));
    let actor = position.next_actor().unwrap_or(Actor::Chance);
    let refusal = position
        .refuse(actor, action)
        .unwrap_or_else(|| panic!("{word} is legal"));
    let rule = refusal.rule().map_or("none".to_owned(), |rule| rule.to_string());
    format!("{rule} {}", refusal.phrase().id)
}
