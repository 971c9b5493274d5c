//! The board file: its contents, and every fault of a bad one.

use std::sync::Arc;

use game_pacal::{Face, Pacal, Palenque};
use rules::{Components, Game, Options, Position};

const STANDARD: &str = include_str!("../../data/palenque.txt");

/// Line and id of every fault.
#[track_caller]
fn faults(text: &str) -> Vec<(usize, &'static str)> {
    let faults = Palenque::read(text).expect_err("a board with faults");
    faults.iter().map(|fault| (fault.line, fault.phrase.id)).collect()
}

/// The line number of this text, from 1.
fn line(text: &str, needle: &str) -> usize {
    1 + text
        .lines()
        .position(|line| line.contains(needle))
        .expect("the needle")
}

/// The standard file with one place changed.
fn changed(from: &str, to: &str) -> String {
    assert!(STANDARD.contains(from), "{from}");
    STANDARD
        .replacen(from, to, 1)
        .replacen("name standard", "name mine", 1)
}

/// A small board: 4 × 4, the Holy District of six squares in the middle.
const SMALL: &str = "name small\nrow AAAB\nrow AHHB\nrow AHHB\nrow CHH~\nvalues A=3 B=2 C=1 H=4\nholy H\n\
     river 1|2 a-b\nbanks a1 b2\ncover 2 C\ndie 1 2\ngoal 2 9\ngoal 3 9\ngoal 4 9\ngoal 5 9\n";

#[test]
fn the_standard_board_is_as_the_data_page_says() {
    let board = Palenque::standard();
    assert_eq!((board.columns(), board.rows(), board.id()), (11, 11, "standard"));
    assert_eq!(board.districts().len(), 16);
    assert_eq!((board.lake().len(), board.banks().len()), (5, 23));
    assert_eq!(
        (
            board.holy().letter,
            board.holy().value,
            board.holy().squares.len()
        ),
        ('H', 7, 9)
    );
    assert_eq!(
        board
            .districts()
            .iter()
            .map(|district| u32::from(district.value))
            .sum::<u32>(),
        74
    );
    assert_eq!(
        board.die(),
        [
            Face::Number(2),
            Face::Number(3),
            Face::Number(3),
            Face::Number(4),
            Face::Number(5),
            Face::Arrows
        ]
    );
    assert_eq!([2, 3, 4, 5].map(|seats| board.goal(seats)), [45, 40, 35, 40]);
}

#[test]
fn a_board_reads_back_as_it_was_written() {
    assert_eq!(Palenque::read(STANDARD).as_ref(), Ok(&*Palenque::standard()));
    let small = Palenque::read(SMALL).unwrap();
    assert_eq!(small.write(), SMALL);
    for board in [Palenque::standard().as_ref(), &small] {
        assert_eq!(Palenque::read(&board.write()).as_ref(), Ok(board));
    }
}

#[test]
fn another_board_can_be_played_to_the_end_even_without_a_free_square() {
    // Five ships on sixteen squares: sooner or later nothing is free, and ships stay.
    let mut stayed = 0;
    for number in 0..conform::matches(400) {
        let mut dice = dice::SeededDice::for_part(5, number as u64);
        let options = Options::<Pacal> {
            components: Arc::new(Palenque::read(SMALL).unwrap()),
            ..Options::default()
        };
        let mut position = Pacal::start(&options, 5);
        let mut actions = Vec::new();
        while let Some(actor) = position.next_actor() {
            actions.clear();
            position.legal_actions(actor, &mut actions);
            let action = actions[rules::Dice::below(&mut dice, actions.len() as u32) as usize];
            stayed += u32::from(action == game_pacal::Action::Stay);
            position = position.play(actor, action).expect("from the list");
        }
    }
    assert!(stayed > 0, "that is what this board is for");
}

#[test]
fn the_laws_hold_on_another_board() {
    let options = Options::<Pacal> {
        components: Arc::new(Palenque::read(SMALL).unwrap()),
        ..Options::default()
    };
    for seats in Pacal::SEATS {
        conform::Campaign::<Pacal>::new(seats)
            .options(options.clone())
            .matches(conform::matches(100))
            .policy(&game_pacal::greedy::choose)
            .check();
    }
}

#[test]
fn missing_lines_are_all_named() {
    assert_eq!(
        faults("# nothing\n"),
        [
            (0, "pacal-fault-missing"),
            (0, "pacal-fault-missing"),
            (0, "pacal-fault-missing"),
            (0, "pacal-fault-missing"),
            (0, "pacal-fault-missing"),
            (0, "pacal-fault-no-goal"),
            (0, "pacal-fault-no-goal"),
            (0, "pacal-fault-no-goal"),
            (0, "pacal-fault-no-goal"),
        ]
    );
}

#[test]
fn all_faults_come_with_their_lines() {
    let bad = "\
name My Board
row AAAAAAAAAAAAAAAAA
row AA?B
row HHHB
river c|e 1-2
river a|b 1-30
values A=5 B=0 Q=3 A=4
holy H
banks p16 z9
cover 6 A
cover 2 H
cover 2 Z
die 2 0 arrows
goal 2 45
goal 2 40
goal 9 1
colour red
name again
";
    assert_eq!(
        faults(bad),
        [
            (0, "pacal-fault-no-goal"),
            (0, "pacal-fault-no-goal"),
            (0, "pacal-fault-no-goal"),
            (1, "pacal-fault-name"),
            (2, "pacal-fault-row-wide"),
            (3, "pacal-fault-row-length"),
            (3, "pacal-fault-row-character"),
            (3, "pacal-fault-no-value"),
            (4, "pacal-fault-row-length"),
            (4, "pacal-fault-no-value"),
            (5, "pacal-fault-river"),
            (6, "pacal-fault-river"),
            (7, "pacal-fault-value"),
            (7, "pacal-fault-no-district"),
            (7, "pacal-fault-value-twice"),
            (8, "pacal-fault-holy-room"),
            (9, "pacal-fault-bank-no-land"),
            (9, "pacal-fault-bank"),
            (10, "pacal-fault-cover"),
            (11, "pacal-fault-holy-covered"),
            (12, "pacal-fault-twice"),
            (12, "pacal-fault-no-district"),
            (13, "pacal-fault-face"),
            (15, "pacal-fault-twice"),
            (16, "pacal-fault-goal"),
            (17, "pacal-fault-unknown-line"),
            (18, "pacal-fault-twice"),
        ]
    );
}

#[test]
fn a_district_is_one_piece() {
    // An A far from the others: the corner of P.
    let text = changed("MMMNOOOPPPP", "MMMNOOOPPPA");
    assert_eq!(
        faults(&text),
        [(line(&text, "AAABBBBCCDD"), "pacal-fault-scattered")]
    );
}

#[test]
fn banks_are_those_that_are_printed() {
    let text = changed("banks all", "banks c3 e3 p16");
    let at = line(&text, "banks c3");
    assert_eq!(
        faults(&text),
        [(at, "pacal-fault-bank-no-land"); 2],
        "e3 is water itself, and p16 is off the board"
    );
    let some = Palenque::read(&changed("banks all", "banks c3 e2")).unwrap();
    assert_eq!(some.banks().to_string(), "e2+c3", "a copy may mark fewer squares");
    let dry = Palenque::read(&changed("banks all", "banks c3 k11 a1").replace("name standard", "name dry"));
    let dry = dry.expect("a copy may mark squares away from the water");
    assert_eq!(dry.banks().to_string(), "a1+c3+k11");
    assert_eq!(Palenque::read(&dry.write()), Ok(dry));
    assert!(
        Palenque::read(&changed("banks all", "banks none"))
            .unwrap()
            .banks()
            .is_empty()
    );
    assert_eq!(
        faults(&changed("banks all", "banks")),
        [(at, "pacal-fault-banks")]
    );
}

#[test]
fn rivers_run_between_squares_of_the_board() {
    let text = SMALL.replace("river 1|2 a-b", "river d|e 1-2");
    assert_eq!(faults(&text)[0], (8, "pacal-fault-river-off-board"));
    let text = changed("river h|i 1-3", "river e|f 3-3");
    assert_eq!(faults(&text), [(line(&text, "e|f"), "pacal-fault-river-in-lake")]);
    for bad in [
        "river",
        "river a|b",
        "river b|a 1-2",
        "river 1|3 a-b",
        "river a|b 2-1",
        "river a|b c-d",
    ] {
        let text = SMALL.replace("river 1|2 a-b", bad);
        assert_eq!(faults(&text)[0], (8, "pacal-fault-river"), "{bad}");
    }
}

#[test]
fn boards_have_limits() {
    let rows = format!("row {}\n", "A".repeat(16)).repeat(17);
    let found = faults(&format!(
        "{rows}values A=1\nholy A\nname big\nbanks none\ndie 1\ngoal 2 1\ngoal 3 1\ngoal 4 1\ngoal 5 1\n"
    ));
    assert_eq!(found, [(17, "pacal-fault-too-many-rows")]);
    let wide = SMALL.replace("row ", "row AAAAAAAAAAAAAAAA");
    assert_eq!(faults(&wide)[0].1, "pacal-fault-row-wide");
    let die = changed("die 2 3 3 4 5 arrows", &format!("die{}", " 2".repeat(21)));
    assert_eq!(faults(&die), [(line(&die, "die 2"), "pacal-fault-die")]);
    assert_eq!(
        faults(&changed("goal 2 45", "goal 2 1000"))[1].1,
        "pacal-fault-goal"
    );
    assert_eq!(faults(&changed("holy H", "holy"))[0].1, "pacal-fault-holy");
    assert_eq!(
        faults(&changed("holy H", "holy Z"))[0].1,
        "pacal-fault-no-district"
    );
}

#[test]
fn only_the_board_of_benben_is_called_standard() {
    let text = STANDARD.replace("goal 2 45", "goal 2 50");
    assert_eq!(
        faults(&text),
        [(line(&text, "name standard"), "pacal-fault-name-taken")]
    );
}

#[test]
fn any_bytes_give_a_board_or_faults() {
    let mut dice = dice::SeededDice::new(9);
    let mut below = |n: usize| rules::Dice::below(&mut dice, n as u32) as usize;
    for _ in 0..2_000 {
        let mut text: Vec<char> = STANDARD.chars().collect();
        for _ in 0..=below(6) {
            let at = below(text.len());
            match below(3) {
                0 => drop(text.remove(at)),
                1 => text.insert(at, char::from_u32(below(300) as u32).unwrap_or(' ')),
                _ => text.swap(at, 0),
            }
        }
        let text: String = text.into_iter().collect();
        match Palenque::read(&text) {
            Ok(board) => assert_eq!(Palenque::read(&board.write()), Ok(board)),
            Err(faults) => assert!(!faults.is_empty()),
        }
    }
}
