//! Set-ups that cannot be read or are illegal; notation.

use game_pyramido::{Pyramido, PyramidoPosition};
use rules::{Game, Notation, Options, Position, SetUp, SetupError};

use crate::table::{dealt, play, pyramid, read, set_up};

const GOOD: &str = "round:1 starter:1 mover:1 quarry:20,21,22 stacks:22/23,21/24,21/25,21/26 gone:1-2";
const TWO_TILES: &str = "NnNn/nnnn|xx|brown@d5|nb,ya,rg|-|-";

fn good() -> String {
    format!("{GOOD} {TWO_TILES} {TWO_TILES}")
}

/// The violations of the valid set-up with one change.
#[track_caller]
fn violations_of(text: &str) -> Vec<&'static str> {
    match read(text) {
        Err(SetupError::Violations(all)) => all.into_iter().map(|phrase| phrase.id).collect(),
        Err(other) => panic!("{other}"),
        Ok(position) => panic!("a position: {position:?}"),
    }
}

#[track_caller]
fn change(from: &str, to: &str) -> Vec<&'static str> {
    assert!(good().contains(from), "{from}");
    violations_of(&good().replacen(from, to, 1))
}

#[track_caller]
fn syntax(text: &str) -> (usize, &'static str) {
    match read(text) {
        Err(SetupError::Syntax { column, expected }) => (column, expected.id),
        other => panic!("{other:?}"),
    }
}

fn written(position: &PyramidoPosition) -> Option<String> {
    Pyramido::text_from_position(position)
}

#[test]
fn a_set_up_is_written_as_it_was_read() {
    assert_eq!(written(&set_up(&good())), Some(good()));
    let fresh = dealt(3, [1, 2, 3, 4, 5, 6, 7]);
    let text = written(&fresh).unwrap();
    assert_eq!(
        text,
        "round:1 starter:1 mover:1 quarry:1,2,3 stacks:22/4,22/5,22/6,21/7 gone:- \
         -|-|-|nb,ya,rg|-|- -|-|-|nb,ya,rg|-|- -|-|-|nb,ya,rg|-|-"
    );
    assert_eq!(set_up(&text), fresh);
}

#[test]
fn nothing_is_written_in_the_middle_of_a_turn_or_of_the_deal() {
    let start = Pyramido::start(&Options::default(), 2);
    assert_eq!(written(&start), None);
    assert_eq!(written(&play(start, "first-1 show-3")), None);
    let position = dealt(2, [5, 3, 13, 14, 15, 16, 17]);
    let mut words = String::new();
    for word in ["1-a1-e", "mark-d5", "keep", "refill-1"] {
        words = format!("{words} {word}");
        assert_eq!(written(&play(position.clone(), &words)), None, "after {words}");
    }
    assert!(written(&play(position, &format!("{words} show-90"))).is_some());
}

#[test]
fn unreadable_texts_name_the_column() {
    assert_eq!(syntax(""), (1, "pyramido-expected-round"));
    assert_eq!(syntax("round:5"), (7, "pyramido-expected-round"));
    assert_eq!(syntax("round:1 starter:6"), (17, "pyramido-expected-seat"));
    assert_eq!(syntax("round:1 starter:1 mover"), (18, "pyramido-expected-mover"));
    let at = |from: &str, to: &str| syntax(&good().replacen(from, to, 1));
    assert_eq!(at("20,21,22", "20,21"), (39, "pyramido-expected-comma"));
    assert_eq!(at("20,21,22", "20,x,22"), (37, "pyramido-expected-tile"));
    assert_eq!(at("22/23", "22"), (52, "pyramido-expected-slash"));
    assert_eq!(at("gone:1-2", "gone:1-"), (81, "pyramido-expected-tile"));
    assert_eq!(at("NnNn", "NnNx"), (86, "pyramido-expected-quadrant"));
    assert_eq!(at("|xx|", "|xy|"), (94, "pyramido-expected-bar"));
    assert_eq!(at("brown@d5", "pink@d5"), (96, "pyramido-expected-colour"));
    assert_eq!(at("brown@d5", "brown@z9"), (102, "pyramido-expected-cell"));
    assert_eq!(at("nb,ya", "nb,yb"), (108, "pyramido-expected-patch"));
    assert_eq!(syntax(&format!("{} ", good())).1, "pyramido-expected-quadrant");
    assert_eq!(syntax(&format!("{}é", good())).1, "pyramido-expected-end");
}

#[test]
fn every_violation_is_found() {
    for (from, to, expected) in [
        ("20,21,22", "20,20,22", vec!["pyramido-setup-tile-twice"]),
        ("20,21,22", "20,99,22", vec!["pyramido-setup-no-such-tile"]),
        (
            "20,21,22",
            "20,-,22",
            vec!["pyramido-setup-heights", "pyramido-setup-empty-place"],
        ),
        ("22/23", "23/23", vec!["pyramido-setup-heights"]),
        (
            "22/23",
            "0/-",
            vec!["pyramido-setup-heights", "pyramido-setup-empty-stack"],
        ),
        (
            "22/23",
            "22/-",
            vec!["pyramido-setup-heights", "pyramido-setup-stack-top"],
        ),
        ("starter:1", "starter:3", vec!["pyramido-setup-no-such-seat"]),
        ("mover:1", "mover:4", vec!["pyramido-setup-no-such-seat"]),
        ("mover:1", "mover:2", vec!["pyramido-setup-turns"]),
        ("mover:1", "mover:-", vec!["pyramido-setup-not-over"]),
        (
            "gone:1-2",
            "gone:1-3",
            vec!["pyramido-setup-heights", "pyramido-setup-gone"],
        ),
        ("NnNn/nnnn", "NnNn/nnn", vec!["pyramido-setup-ragged-picture"]),
        ("NnNn/nnnn", "NnN/nnn", vec!["pyramido-setup-base-sides"]),
        ("NnNn/nnnn", "NnNn/nnnb", vec!["pyramido-setup-mixed-block"]),
        ("NnNn/nnnn", "NNNn/Nnnn", vec!["pyramido-setup-crowded-block"]),
        ("NnNn/nnnn", "NnNn/nnn.", vec!["pyramido-setup-holes"]),
        (
            "NnNn/nnnn|xx",
            "NnNn/nnnn|x.",
            vec![
                "pyramido-setup-stray",
                "pyramido-setup-not-of-tiles",
                "pyramido-setup-empty-edge",
                "pyramido-setup-turns",
                "pyramido-setup-gone",
            ],
        ),
        ("|xx|", "|xx/..|", vec!["pyramido-setup-level-sides"]),
        ("|xx|", "|xxx|", vec!["pyramido-setup-level-sides"]),
        ("brown@d5", "-", vec!["pyramido-setup-no-marker"]),
        ("brown@d5", "blue@d5", vec!["pyramido-setup-marker"]),
        ("brown@d5", "brown@d6", vec!["pyramido-setup-marker"]),
        (
            "brown@d5",
            "brown@d5,brown@e5",
            vec!["pyramido-setup-marker-twice"],
        ),
        ("nb,ya,rg|-|-", "nb,ya,rg|n4b1|-", vec!["pyramido-setup-scores"]),
        (
            "nb,ya,rg|-|-",
            "nb,ya,rg|-|2",
            vec![
                "pyramido-setup-markers-after-round",
                "pyramido-setup-lost-order",
                "pyramido-setup-is-over",
                "pyramido-setup-mover-lost",
            ],
        ),
        (
            "nb,ya,rg|-|-",
            "nb,ya,rg|n4b1|1",
            vec!["pyramido-setup-too-many-scores"],
        ),
    ] {
        assert_eq!(change(from, to), expected, "{from} -> {to}");
    }
    let alone = format!("{GOOD} {TWO_TILES}");
    assert_eq!(violations_of(&alone), ["pyramido-setup-seats"]);
}

#[test]
fn all_violations_are_listed_at_once() {
    let text = good()
        .replacen("20,21,22", "20,20,22", 1)
        .replacen("22/23", "22/-", 1)
        .replacen("brown@d5", "blue@d5", 1);
    assert_eq!(
        violations_of(&text),
        [
            "pyramido-setup-tile-twice",
            "pyramido-setup-stack-top",
            "pyramido-setup-marker"
        ]
    );
}

#[test]
fn level_1_is_in_one_piece_and_made_of_tiles() {
    let with = |level: &str, tiles: u8| {
        let seat = pyramid(&[level], "brown@a1|nb,ya,rg|-|-");
        let gone = 2 * tiles;
        let heights = 90 - 3 - gone;
        format!(
            "round:1 starter:1 mover:1 quarry:80,81,82 stacks:{},20/84,20/85,7/86 gone:1-{gone} {seat} {seat}",
            format_args!("{}/83", heights - 47),
        )
    };
    let pieces = "n1 n n n n\n. . . . .\nn n n n .\nn n n n n";
    let all = violations_of(&with(pieces, 7));
    assert!(all.contains(&"pyramido-setup-in-pieces"), "{all:?}");
    // As many dark as light squares are missing in every set of tiles.
    let lone = "n1 n n n n\nn n n n n\n. n n n .\nn n n n n";
    let all = violations_of(&with(lone, 9));
    assert_eq!(all, ["pyramido-setup-not-of-tiles"; 2]);
}

#[test]
fn a_level_beyond_the_turn_order_or_a_lost_mover_is_refused() {
    let full = "n1 n n n n\nn n n n n\nn n n n n\nn n n n n";
    let stuck = "n1 n n n n\nn n n n n\n. n n n n\nn n n n .";
    let with = |level: &str, rest: &str, gone: u8| {
        let seat = pyramid(&[level], rest);
        let top = 90 - 3 - gone - 47;
        format!(
            "round:1 starter:1 mover:1 quarry:80,81,82 stacks:{top}/83,20/84,20/85,7/86 gone:1-{gone} {seat} {seat}",
        )
    };
    let all = violations_of(&with(full, "brown@a1|nb,ya,rg|-|-", 20));
    assert_eq!(all, ["pyramido-setup-mover-complete"]);
    let all = violations_of(&with(stuck, "brown@a1|nb|-|-", 18));
    assert!(all.contains(&"pyramido-setup-mover-has-lost"), "{all:?}");
    let mover = with(stuck, "brown@a1|nb,rg|-|-", 18);
    assert!(read(&mover).is_ok(), "{:?}", read(&mover));
}

#[test]
fn words_that_are_no_actions_are_refused() {
    let position = dealt(2, [1, 2, 3, 4, 5, 6, 7]);
    for word in [
        "",
        "-",
        "4-a1-e",
        "0-a1-e",
        "1-j1-e",
        "1-a0-e",
        "1-a10-e",
        "1-a1-x",
        "1-a1-",
        "1-a1-ee",
        "1-a1",
        "01-a1-e",
        "+1-a1-e",
        "first-0",
        "first-6",
        "show-0",
        "show-129",
        "show-007",
        "show-+7",
        "mark-",
        "mark-aa",
        "keep-",
        "Keep",
        "refill-0",
        "refill-5",
        "halve-5",
        "patch-a1-pink-ne",
        "patch-a1-red-up",
        "fill-a1-red",
        "fill-a1-red-ne-",
        "1-ä1-e",
    ] {
        assert!(position.read_action(word).is_err(), "{word:?}");
    }
    for word in [
        "3-i9-w",
        "first-5",
        "show-128",
        "halve-4",
        "fill-a1-red-ne",
        "patch-i9-aqua-sw",
        "keep",
    ] {
        let action = position.read_action(word).unwrap();
        assert_eq!(position.write_action(action), word);
    }
    assert_eq!(size_of_val(&position.read_action("keep").unwrap()), 4);
    assert!(position.next_actor().is_some());
}
