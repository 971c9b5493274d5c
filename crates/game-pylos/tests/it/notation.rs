use std::sync::Arc;

use game_pylos::{Action, Cell, Move, Pylos, Setup, Side, Violation};
use proptest::prelude::*;
use rules::{Notation, SetUp, SetupError};

use crate::position;

fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

#[test]
fn the_thirty_places_have_the_names_of_the_rules_page() {
    let names: Vec<_> = Cell::all().map(|cell| cell.to_string()).collect();
    assert_eq!(names.len(), 30);
    assert_eq!(
        (&*names[0], &*names[15], &*names[16], &*names[29]),
        ("1a1", "1d4", "2a1", "4a1")
    );
    for name in names {
        assert_eq!(cell(&name).to_string(), name);
    }
    for bad in [
        "", "1", "1a", "0a1", "5a1", "1e1", "1a5", "2d1", "2a4", "3c1", "4a2", "4b1", "1A1", "1a1 ", "1á",
    ] {
        assert!(bad.parse::<Cell>().is_err(), "{bad:?}");
    }
}

#[test]
fn moves_and_actions_round_trip() {
    for text in ["1a1", "1a1-2b2", "1d4x1a1", "1d4x1a1x1b1", "1a1-2b2x2b2x1c3"] {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
    }
    for text in ["1a1", "1a1-2b2", "x3b2", "stop"] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    for bad in [
        "",
        "x",
        "stop",
        "x1a1",
        "1a1x",
        "1a1xx1b1",
        "1a1x1b1x1c1x1d1",
        "1a1-",
        "-2a1",
        "1a1-2a1-3a1",
        "1a1 x1b1",
    ] {
        assert!(bad.parse::<Move>().is_err(), "{bad:?}");
    }
    for bad in ["", "x", "stopp", "1a1x1b1", "1a1-", "xx1a1", "x1a1-2a1"] {
        assert!(bad.parse::<Action>().is_err(), "{bad:?}");
    }
}

#[test]
fn a_move_is_the_words_of_its_actions() {
    let start = position("standard ..../..../..../....|.../.../...|../..|. light");
    assert_eq!(
        start.words("1a1-2b2x2b2x1c3 stop"),
        ["1a1-2b2", "x2b2", "x1c3", "stop"]
    );
    assert_eq!(start.words("  x1a1  1b1 "), ["x1a1", "1b1"]);
    let square = position("standard ..../..../L.../LL..|.../.../...|../..|. light");
    assert_eq!(
        square.words("1b2x1a1"),
        ["1b2", "x1a1", "stop"],
        "a whole turn ends"
    );
    assert_eq!(
        square.words("1b2 x1a1"),
        ["1b2", "x1a1"],
        "single actions leave it open"
    );
    assert_eq!(square.words("1b2x1a1x1b1"), ["1b2", "x1a1", "x1b1"]);
}

#[test]
fn all_violations_are_listed_at_once() {
    let setup: Setup = "standard *.../..../..../....|.../.../L..|../.D|L light"
        .parse()
        .unwrap();
    assert_eq!(
        setup.violations(),
        [
            Violation::TwoSpheres(cell("1a4")),
            Violation::Floating {
                cell: cell("2a1"),
                missing: 4
            },
            Violation::Floating {
                cell: cell("3b1"),
                missing: 4
            },
            Violation::Floating {
                cell: Cell::APEX,
                missing: 3
            },
            Violation::ApexOfMover,
        ]
    );
    let crowded: Setup = "standard LLLL/LLLL/LLLL/LLLL|.../.../...|../..|. dark"
        .parse()
        .unwrap();
    assert_eq!(
        crowded.violations(),
        [Violation::TooMany {
            side: Side::Light,
            count: 16
        }]
    );
    let crowded: Setup = "standard DDDD/DDDD/DDDD/DDDD|.../.../...|../..|. dark"
        .parse()
        .unwrap();
    assert_eq!(
        crowded.violations(),
        [Violation::TooMany {
            side: Side::Dark,
            count: 16
        }]
    );
}

#[test]
fn syntax_errors_name_the_column_and_what_was_expected() {
    let cases = [
        ("", 1, "rules"),
        ("novice ..../", 1, "rules"),
        ("standard", 9, "space"),
        ("standard ....", 14, "row"),
        ("standard ..../..../..../....", 29, "level"),
        (
            "standard ..../..ž./..../....|.../.../...|../..|. light",
            17,
            "place",
        ),
        ("standard ..../..../..../....|.../.../...|../..|.", 49, "space"),
        (
            "standard ..../..../..../....|.../.../...|../..|. nobody",
            50,
            "side",
        ),
        (
            "standard ..../..../..../....|.../.../...|../..|. light ",
            55,
            "end",
        ),
    ];
    for (text, column, expected) in cases {
        match Pylos::position_from_text(&Arc::default(), text) {
            Err(SetupError::Syntax {
                column: at,
                expected: what,
            }) => {
                assert_eq!(
                    (at, what.id),
                    (column, &*format!("pylos-setup-expected-{expected}")),
                    "{text:?}"
                );
            }
            other => panic!("{text:?}: {other:?}"),
        }
    }
}

proptest! {
    #[test]
    fn reading_a_setup_never_panics(text in "\\PC{0,80}") {
        let _ = text.parse::<Setup>();
    }

    #[test]
    fn what_reads_as_a_setup_is_written_the_same(
        rules in "(children|standard|expert)",
        places in "[.LD*]{30}",
        side in "(light|dark)",
    ) {
        let mut text = format!("{rules} ");
        for (index, place) in places.chars().enumerate() {
            match index {
                4 | 8 | 12 | 19 | 22 | 27 => text.push('/'),
                16 | 25 | 29 => text.push('|'),
                _ => {}
            }
            text.push(place);
        }
        text.push(' ');
        text.push_str(&side);
        let setup: Setup = text.parse().unwrap();
        prop_assert_eq!(setup.to_string(), text);
        // Any description is either a position or has violations, and never both.
        prop_assert_eq!(setup.position().is_ok(), setup.violations().is_empty());
    }
}
