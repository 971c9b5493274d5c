//! Actions as words, for any bytes that somebody could type.

use game_tomb::Tomb;
use rules::{Game, Notation, Options};

use crate::support::{lab, position};

#[test]
fn words_are_read_and_written() {
    let position = position(
        &lab(&[]),
        "round 1 expedition I2 offer 21,22,23,24 | L1 R2 | L3 R4",
    );
    let words = [
        "keep:1+48",
        "L:a1",
        "R:a1b1c1a2",
        "again",
        "take:7",
        "take:deck",
        "card:48",
        "expedition:V3",
    ];
    for word in words {
        let action = position.read_action(word).unwrap_or_else(|_| panic!("{word}"));
        assert_eq!(position.write_action(action), word);
    }
}

#[test]
fn cards_and_squares_may_stand_in_any_order() {
    let position = Tomb::start(&Options::default(), 2);
    for (typed, written) in [("keep:40+3", "keep:3+40"), ("L:b2a1a2", "L:a1a2b2")] {
        let action = position.read_action(typed).unwrap();
        assert_eq!(position.write_action(action), written);
    }
}

#[test]
fn what_says_nothing_is_not_read() {
    let position = Tomb::start(&Options::default(), 2);
    let words = [
        "",
        "L",
        "L:",
        "L:a",
        "L:a1a1",
        "L:f1",
        "L:a6",
        "l:a1",
        "M:a1",
        "keep:1",
        "keep:1+",
        "keep:0+1",
        "take:",
        "take:65",
        "take:01",
        "take:+1",
        "take:Deck",
        "card:",
        "expedition:",
        "expedition:Z9",
        "again:",
        "L:ä1",
        "🪦",
        "L:a1b",
        "keep:1+2+3",
        ":",
        "+",
    ];
    for word in words {
        assert!(position.read_action(word).is_err(), "{word}");
    }
}
