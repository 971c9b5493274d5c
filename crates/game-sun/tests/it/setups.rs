//! Positions as text.

use dice::SeededDice;
use game_sun::{Phase, Setup, Sun, SunSet};
use rules::{Actor, Arg, Components, Dice, Game, Options, Phrase, Position, SetUp, SetupError, Variant};

use crate::position;

const FINE: &str = "short base:sun,moon,rain,serpent,sun,moon marker:L2 levels:L1,2sun,3,-,-,4moon,R2/-,5,-,-,-,- \
    hands:1sun,2,R3/3,4,L2,T5 discards:2,2,R1 points:3+4+0+1/1+0+0+0 turn:1 idle:3";

fn told(phrase: &Phrase) -> String {
    let args = phrase.args.iter().map(|(name, arg)| match arg {
        Arg::Number(number) => format!(" {name}={number}"),
        Arg::Text(text) => format!(" {name}={text}"),
        Arg::Message(id) => format!(" {name}={id}"),
        Arg::Seats(seats) => format!(" {name}={seats:?}"),
        Arg::Phrase(phrase) => format!(" {name}={phrase:?}"),
    });
    format!("{}{}", phrase.id, args.collect::<String>())
}

fn violations(text: &str) -> Vec<String> {
    match Sun::position_from_text(&SunSet::standard(), text) {
        Err(SetupError::Violations(all)) => all.iter().map(told).collect(),
        other => panic!("{text}: {other:?}"),
    }
}

fn syntax(text: &str) -> String {
    match text.parse::<Setup>() {
        Err(SetupError::Syntax { column, expected }) => format!("{column} {}", told(&expected)),
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn a_set_up_reads_and_writes_the_same() {
    let position = position(FINE);
    assert_eq!(Sun::text_from_position(&position).as_deref(), Some(FINE));
    assert_eq!(position.table().phase(), Phase::Ready);
    assert_eq!(position.table().idle_turns(), 3);
}

#[test]
fn every_start_of_a_turn_of_a_match_can_be_written_and_read() {
    for seats in 2..=5 {
        for part in 0..20 {
            let dice = &mut SeededDice::for_part(5, part);
            let variant = game_sun::Length::ALL[part as usize % 3];
            let options = Options {
                variant,
                ..Options::default()
            };
            let mut now = Sun::start(&options, seats);
            let mut actions = Vec::new();
            let mut checked = 0;
            while let Some(actor) = now.next_actor() {
                actions.clear();
                now.legal_actions(actor, &mut actions);
                let weights: Vec<u32> = actions.iter().map(|&action| now.chance_weight(action)).collect();
                let index = match actor {
                    Actor::Chance => dice.weighted(&weights),
                    Actor::Seat(_) => dice.below(actions.len() as u32) as usize,
                };
                now.play_unchecked(actor, actions[index]);
                let ready = matches!(now.table().phase(), Phase::Ready | Phase::Over(_));
                let text = Sun::text_from_position(&now);
                assert_eq!(text.is_some(), ready);
                let Some(text) = text else { continue };
                let read = position(&text);
                assert_eq!(Sun::text_from_position(&read), Some(text));
                assert_eq!(read.table().phase(), now.table().phase());
                let renewed = game_sun::Deck::BOTH.iter().any(|&deck| now.renewals(deck) > 0);
                // Only the memory of renewals is lost.
                assert!(renewed || read == now, "{read:?}\n{now:?}");
                checked += 1;
            }
            assert!(checked > 5);
        }
    }
}

#[test]
fn all_violations_are_listed() {
    let text = "short base:sun,sun,sun,moon,plain marker:4 \
        levels:L1,L1,3,-,-,4moon,R2,5/-,5,-,-,-,-/T5/-/-/-/-/- \
        hands:9,9sun,5,5,5,5,5/3sun,3sun,3sun discards: points:3+4+0+1 turn:3 idle:41";
    assert_eq!(
        violations(text),
        [
            "sun-setup-base-count needed=6 found=5",
            "sun-setup-base-symbol symbol=plain most=0 found=1",
            "sun-setup-base-symbol symbol=sun most=2 found=3",
            "sun-setup-levels most=7 found=8",
            "sun-setup-level-width level=1 needed=7 found=8",
            "sun-setup-level-width level=3 needed=5 found=1",
            "sun-setup-level-width level=4 needed=4 found=1",
            "sun-setup-level-width level=5 needed=3 found=1",
            "sun-setup-level-width level=6 needed=2 found=1",
            "sun-setup-wrong-place card=L1 place=1.2",
            "sun-setup-wrong-place card=T5 place=3.1",
            "sun-setup-unsupported card=T5 place=3.1",
            "sun-setup-points needed=2 found=1",
            "sun-setup-hand seat=1 most=5 found=7",
            "sun-setup-turn seat=3",
            "sun-setup-idle most=40 found=41",
            "sun-setup-marker card=4",
            "sun-setup-too-many card=3sun most=2 found=3",
            "sun-setup-too-many card=5 most=6 found=7",
            "sun-setup-too-many card=9 most=0 found=1",
            "sun-setup-too-many card=9sun most=0 found=1",
        ]
    );
}

#[test]
fn two_to_five_hands() {
    let seats = |hands: &str, points: &str| {
        let text = FINE.replace("hands:1sun,2,R3/3,4,L2,T5", hands);
        text.replace("points:3+4+0+1/1+0+0+0", points)
    };
    assert_eq!(
        violations(&seats("hands:1sun", "points:0+0+0+0")),
        ["sun-setup-seats least=2 most=5 found=1"]
    );
    let six = violations(&seats(
        "hands://///",
        "points:0+0+0+0/0+0+0+0/0+0+0+0/0+0+0+0/0+0+0+0/0+0+0+0",
    ));
    assert_eq!(six, ["sun-setup-seats least=2 most=5 found=6"]);
    // 258 seats are not 2 seats.
    let many = violations(&seats(&format!("hands:{}", "/".repeat(257)), "points:"));
    assert_eq!(many[0], "sun-setup-seats least=2 most=5 found=258");
}

#[test]
fn what_cannot_be_read_is_named_with_its_column() {
    // What is replaced, its replacement, and how far into it the parser gets.
    for (from, to, skip, expected) in [
        ("short", "tall", 0, "sun-setup-expected-length"),
        (" base:", " bases:", 0, "sun-setup-expected-field field=base"),
        ("base:sun", "base:stars", 5, "sun-setup-expected-symbol"),
        ("marker:L2", "marker:L", 7, "sun-setup-expected-card"),
        ("levels:L1", "levels:X", 7, "sun-setup-expected-place"),
        ("hands:1sun", "hands:-", 6, "sun-setup-expected-card"),
        ("discards:2,", "discards:2,,", 11, "sun-setup-expected-card"),
        ("points:3+4+0+1", "points:3+4+0", 7, "sun-setup-expected-points"),
        ("points:3+4", "points:3000+4", 7, "sun-setup-expected-points"),
        ("turn:1", "turn:6", 5, "sun-setup-expected-seat"),
        ("idle:3", "idle:300", 5, "sun-setup-expected-number"),
        ("idle:3", "idle:3 ", 6, "sun-setup-expected-end"),
    ] {
        let column = FINE.find(from).expect("a part of the text") + skip + 1;
        assert_eq!(
            syntax(&FINE.replacen(from, to, 1)),
            format!("{column} {expected}"),
            "{to}"
        );
    }
    assert_eq!(syntax(""), "1 sun-setup-expected-length");
}

#[test]
fn any_text_gives_a_position_or_a_reason() {
    let set = SunSet::standard();
    let dice = &mut SeededDice::new(9);
    let alphabet = b" ,:/-+0123456789LRTsunmoraiepbhdgkvl";
    let mut readable = 0;
    for _ in 0..20_000 {
        let mut bytes = FINE.as_bytes().to_vec();
        for _ in 0..=dice.below(3) {
            let at = dice.below(bytes.len() as u32) as usize;
            bytes[at] = alphabet[dice.below(alphabet.len() as u32) as usize];
        }
        let text = String::from_utf8(bytes).unwrap();
        match Sun::position_from_text(&set, &text) {
            Ok(position) => {
                readable += 1;
                let again = Sun::text_from_position(&position).expect("the start of a turn");
                assert_eq!(Sun::position_from_text(&set, &again), Ok(position));
            }
            Err(SetupError::Violations(all)) => assert!(!all.is_empty()),
            Err(SetupError::Syntax { column, .. }) => assert!((1..=text.len() + 1).contains(&column)),
        }
    }
    assert!(readable > 100, "{readable}");
}
