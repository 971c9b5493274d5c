//! Positions as text.

use conform::matches;
use game_tomb::{Phase, Tomb};
use rules::{Options, Phrase, SetUp, SetupError};

use crate::support::{Style, few_cards, in_short, lab, small, whole_match};

#[test]
fn what_is_written_reads_back_as_the_same_position() {
    let mut written = 0;
    let mut silent = 0;
    for number in 0..matches(200) as u64 {
        for seats in 2..=4 {
            let options = if number % 3 == 0 {
                few_cards(6)
            } else {
                Options::default()
            };
            let end = whole_match(&options, seats, Style::Greedy, number, |position, _, _| {
                if let Some(text) = Tomb::text_from_position(position) {
                    let read = Tomb::position_from_text(&options.components, &text);
                    assert_eq!(read.as_ref(), Ok(position), "{text}");
                    assert_eq!(Tomb::text_from_position(&read.unwrap()), Some(text));
                    written += 1;
                } else {
                    assert_ne!(position.table().phase(), Phase::Reveal);
                    silent += 1;
                }
            });
            let text = Tomb::text_from_position(&end).unwrap();
            assert_eq!(
                Tomb::position_from_text(&options.components, &text),
                Ok(end),
                "{text}"
            );
        }
    }
    assert!(written > 1_000 && silent > 1_000);
}

#[track_caller]
fn violations(text: &str) -> Vec<String> {
    match Tomb::position_from_text(&lab(&[]), text) {
        Err(SetupError::Violations(all)) => all.into_iter().map(|phrase| said(&phrase)).collect(),
        other => panic!("{other:?}"),
    }
}

/// A phrase in brief: its id and variables.
fn said(phrase: &Phrase) -> String {
    in_short(phrase, "tomb-setup-")
}

#[test]
fn all_violations_are_listed_at_once() {
    let all = violations(
        "round 5 after T4,T4,Q9,I2,I2,I2,V3 expedition O4 offer 1,2,3 \
         | L1:a1 R5:a1b3 done 60,7,7 red 11 green 3 torches 1,1,7 skulls 11 boxes p10 \
         | L8:a1b1c1d1e1e2e3e4e5 boxes o6",
    );
    let expected = [
        "round 5",
        "pattern-too-often T4",
        "unknown-pattern Q9",
        "pattern-too-often I2",
        "too-many-revealed 6",
        "card-twice 1",
        "unknown-card 60",
        "card-twice 7",
        "offer 3",
        "free-slot 2",
        "not-connected 5",
        "red-gems 1 2",
        "green-gems 1 2",
        "skulls 1 4",
        "torches 1 2",
        "torch-round 1 1",
        "torch-round 1 7",
        "tomb-marked 8",
        "box-unearned 1 purple",
        "boxes purple",
        "box-unearned 2 orange",
        "boxes orange",
    ];
    assert_eq!(all, expected);
}

#[test]
fn every_violation_can_be_met_alone() {
    let rest = "offer 21,22,23,24";
    let cases = [
        (format!("round 1 {rest} | L1 R2"), "seats 1"),
        (format!("round 0 {rest} | L1 R2 | L3 R4"), "round 0"),
        (format!("over after I2 {rest} | L1 R2 | L3 R4"), "over-expedition"),
        ("round 1 offer 21,22,23 | L1 R2 | L3 R4".to_owned(), "offer 3"),
        (
            "round 1 offer 21,22,23,24,25 | L1 R2 | L3 R4".to_owned(),
            "offer 5",
        ),
        (format!("round 1 {rest} | L1 | L3 R4"), "free-slot 1"),
        (format!("round 1 {rest} | L1:b1 R2 | L3 R4"), "not-connected 1"),
        (format!("round 1 {rest} | L1 R2 torches 1 | L3 R4"), "torches 1 0"),
        (
            format!("round 1 {rest} | L1 R2 done 5 torches 2 | L3 R4"),
            "torch-round 1 2",
        ),
        (format!("round 1 {rest} | L1 R2 done 6,9 | L3 R4"), "boxes purple"),
        (
            format!("round 1 {rest} | L1 R2 done 6,9 boxes p6 | L3 R4"),
            "boxes purple",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(violations(&text), [expected], "{text}");
    }
    let walled = ["E.#..", ".....", ".....", ".....", "....T"];
    let text = format!("round 1 {rest} | L1:a1b1c1 R2 | L3 R4");
    let Err(SetupError::Violations(all)) = Tomb::position_from_text(&lab(&[(1, walled)]), &text) else {
        panic!("a wall cannot be marked")
    };
    assert_eq!(all.iter().map(said).collect::<Vec<_>>(), ["wall 1 c1"]);
    let nobody = "round 1 expedition I2 | done 1,2,3,4,5,6,7,8 boxes p10,o10,g10 | done 9,10,11,12,13,14,15 boxes p6,o6,g6";
    let Err(SetupError::Violations(all)) = Tomb::position_from_text(&small(5, &[]), nobody) else {
        panic!("nobody can mark")
    };
    assert_eq!(all.iter().map(said).collect::<Vec<_>>(), ["nobody-marks"]);
    let three = "round 1 offer 9 | L1 R2 | L3 R4 | L5 R6 done 7,8";
    let Err(SetupError::Violations(all)) = Tomb::position_from_text(&small(3, &[]), three) else {
        panic!("nine cards are too few for three")
    };
    assert_eq!(all.iter().map(said).collect::<Vec<_>>(), ["too-few-cards"]);
}

#[test]
fn unreadable_text_is_pointed_at() {
    let cases = [
        ("", 1, "round"),
        ("rounds 1", 1, "round"),
        ("round", 6, "number"),
        ("round x", 7, "number"),
        ("round 1 offer", 14, "cards"),
        ("round 1 offer 1,,2", 15, "cards"),
        ("round 1 L1", 9, "table"),
        ("round 1 | L0", 11, "player"),
        ("round 1 | L1:z9", 11, "player"),
        ("round 1 | M1", 11, "player"),
        ("round 1 | boxes p7", 17, "boxes"),
        ("round 1 | L1 L2", 14, "once"),
        ("round 1 | offer 1", 11, "player"),
        ("round 1 | red -1", 15, "number"),
        ("round 1 after", 14, "patterns"),
        ("round 1 ö", 9, "table"),
        ("round 1 | ö R1", 11, "player"),
    ];
    for (text, column, expected) in cases {
        let Err(SetupError::Syntax {
            column: found,
            expected: phrase,
        }) = Tomb::position_from_text(&lab(&[]), text)
        else {
            panic!("{text} was read");
        };
        assert_eq!(
            (found, phrase.id),
            (column, &*format!("tomb-setup-expected-{expected}")),
            "{text}"
        );
    }
}
