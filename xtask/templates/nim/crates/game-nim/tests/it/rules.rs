use game_nim::{Nim, NimPosition};
use rules::{Actor, Game, NoComponents, Notation, Options, Position, Refusal, Seat, SetUp};

fn position(text: &str) -> NimPosition {
    Nim::position_from_text(&NoComponents.into(), text).expect("a position")
}

/// The position after a word, or the rule that refuses it.
fn after(text: &str, word: &str) -> String {
    let before = position(text);
    let action = before.read_action(word).expect("an action");
    let actor = Actor::Seat(before.mover());
    match before.play(actor, action) {
        Ok(after) => Nim::text_from_position(&after).expect("every position has a text"),
        Err(error) => error
            .refusal
            .rule()
            .map_or("refused".to_owned(), |rule| rule.to_string()),
    }
}

#[test]
fn ni_1_three_five_and_seven_sticks_lie_there_and_the_first_seat_begins() {
    assert_eq!(Nim::start(&Options::default(), 2), position("3/5/7 1"));
}

#[test]
fn ni_2_one_heap_gives_as_many_sticks_as_it_has() {
    assert_eq!(after("3/5/7 1", "b5"), "3/0/7 2");
    assert_eq!(after("3/5/7 1", "a4"), "NI-2");
    assert_eq!(after("3/0/7 2", "b1"), "NI-2");
}

#[test]
fn ni_3_the_last_stick_wins() {
    assert_eq!(after("0/1/0 2", "b1"), "0/0/0 1");
    let end = position("0/0/0 1").outcome().expect("it is over");
    assert_eq!(end.sole_winner(), Some(Seat::SECOND));
    assert!(position("0/0/1 1").outcome().is_none());
}

#[test]
fn a_set_up_is_read_whole_or_told_why_not() {
    for (text, said) in [
        (
            "3/5",
            "unreadable from column 4: expected nim-setup-expected-slash",
        ),
        (
            "3/5/7 3",
            "unreadable from column 7: expected nim-setup-expected-mover",
        ),
        (
            "3/5/7 1 ",
            "unreadable from column 8: expected nim-setup-expected-end",
        ),
        ("4/5/8 1", "not a position: nim-setup-too-many nim-setup-too-many"),
    ] {
        let error = Nim::position_from_text(&NoComponents.into(), text).expect_err(text);
        assert_eq!(error.to_string(), said);
    }
}
