//! Actions as words.

use dice::SeededDice;
use game_sun::{Action, Sun};
use rules::{Actor, BadNotation, Dice, Game, Notation, Options, Position};

#[test]
fn every_kind_of_action_has_its_word() {
    let start = Sun::start(&Options::default(), 5);
    for word in [
        "base-sun",
        "base-plain",
        "marker-L2",
        "card-3sun",
        "card-5",
        "card-T5",
        "first-5",
        "draw-standard",
        "draw-edge",
        "discard-1serpent",
        "discard-R4",
        "3sun@2.4",
        "L1@1.1",
        "T2@9.1",
        "points",
        "end",
        "pass",
    ] {
        let action = start.read_action(word).unwrap_or_else(|_| panic!("{word}"));
        assert_eq!(start.write_action(action), word);
    }
}

#[test]
fn anything_else_is_no_action() {
    let start = Sun::start(&Options::default(), 5);
    for word in [
        "",
        "-",
        "@",
        "base-",
        "base-stars",
        "base_sun",
        "marker",
        "marker-",
        "marker-X2",
        "card-9",
        "card-3 sun",
        "card-3plain",
        "card-33",
        "first-0",
        "first-6",
        "first-",
        "draw",
        "draw-top",
        "discard-",
        "3sun@",
        "@2.4",
        "3sun@2",
        "3sun@2.",
        "3sun@2.0",
        "3sun@2.9",
        "3sun@10.1",
        "3sun@2.4.1",
        "3sun@+2.4",
        "3sun@2.4 ",
        "END",
        "Points",
        "пас",
        "3sun@２.4",
        "L@1.1",
        "T@8.1",
        "5serpent",
    ] {
        assert_eq!(start.read_action(word), Err(BadNotation), "{word:?}");
    }
}

#[test]
fn words_that_are_mangled_are_read_as_what_they_say_or_not_at_all() {
    let dice = &mut SeededDice::new(3);
    let alphabet = b"0123456789.@-LRTsunmoraiepdwck ";
    let start = Sun::start(&Options::default(), 3);
    let mut read = 0;
    for _ in 0..200_000 {
        let length = 1 + dice.below(9) as usize;
        let word: String = (0..length)
            .map(|_| alphabet[dice.below(alphabet.len() as u32) as usize] as char)
            .collect();
        if let Ok(action) = start.read_action(&word) {
            assert_eq!(start.write_action(action), word);
            read += 1;
        }
    }
    assert!(read > 0, "some random words are actions");
}

#[test]
fn an_action_is_small() {
    assert!(size_of::<Action>() <= 4);
    let start = Sun::start(&Options::default(), 2);
    let mut actions = Vec::new();
    start.legal_actions(Actor::Chance, &mut actions);
    assert_eq!(actions.len(), 4);
}
