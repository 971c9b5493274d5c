//! Golden playthroughs: a random one for every number of seats, as in every game, and one of
//! sensible play through all four rounds.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use dice::SeededDice;
use game_pyramido::{Pyramido, greedy};
use rules::{Actor, Game, Options, Position, SetUp};

const FOLDER: &str = "tests/golden";

#[test]
fn golden_playthroughs() {
    for seats in Pyramido::SEATS {
        conform::golden::<Pyramido>(FOLDER, seats);
    }
    conform::golden::golden_complete::<Pyramido>(FOLDER);
}

/// The set-up at the start of every round, all actions, points and places.
fn sensible_match(seats: u8) -> String {
    let mut dice = SeededDice::new(1);
    let mut position = Pyramido::start(&Options::default(), seats);
    let mut text = String::new();
    let mut round = 0;
    let mut actions = Vec::new();
    while let Some(actor) = position.next_actor() {
        if let Some(setup) = Pyramido::text_from_position(&position)
            && position.round() != round
        {
            round = position.round();
            let _ = write!(text, "\n\n== {setup}\n");
        }
        actions.clear();
        position.legal_actions(actor, &mut actions);
        let action = actions[greedy::choose(&position, actor, &actions, &mut dice)];
        let who = match actor {
            Actor::Seat(seat) => seat.to_string(),
            Actor::Chance => "*".to_owned(),
        };
        let begins = action.to_string().starts_with(['1', '2', '3']);
        let _ = write!(text, "{}{who}:{action}", if begins { "\n" } else { " " });
        position.play_unchecked(actor, action);
    }
    let outcome = position.outcome().expect("it is over");
    let setup = Pyramido::text_from_position(&position).expect("over is between turns");
    let places: Vec<u8> = outcome.places.iter().copied().collect();
    let points: Vec<i32> = outcome.points.iter().copied().collect();
    let _ = writeln!(text, "\n\n== {setup}\nplaces {places:?}, points {points:?}");
    text.trim_start().to_owned()
}

#[test]
fn golden_sensible_matches() {
    for seats in Pyramido::SEATS {
        let path = Path::new(FOLDER).join(format!("sensible-{seats}.txt"));
        let text = sensible_match(seats);
        if std::env::var_os("BENBEN_BLESS").is_some_and(|value| value == "1") {
            fs::create_dir_all(FOLDER)
                .and_then(|()| fs::write(&path, &text))
                .expect("a writable folder");
        }
        let stored = fs::read_to_string(&path).expect("a stored match: write it with BENBEN_BLESS=1");
        assert_eq!(
            stored,
            text,
            "{} differs: rewrite it with BENBEN_BLESS=1",
            path.display()
        );
    }
}
