//! Words for actions, and words that are not.

use game_pacal::Action;
use rules::{BadNotation, Notation};

use crate::start;

#[test]
fn every_kind_of_action_has_one_spelling() {
    for word in [
        "first:2",
        "roll:3",
        "roll:arrows",
        "ship:f6",
        "fly:a1",
        "bend:k11",
        "jump:c10",
        "divine2:a9",
        "divine4:b2",
        "divine6:h7",
        "drift:d6",
        "stay",
        "drop:own",
        "drop:3",
        "drop:own+3",
        "drop:own/c4",
        "drop:5/k1",
        "drop:own+5/k11",
        "build1:a1/a1",
        "build3:b1/a1+c1",
        "build5:a1/a1+b1+a2+b2",
        "skip",
    ] {
        let action: Action = word.parse().unwrap_or_else(|_| panic!("{word}"));
        assert_eq!(action.to_string(), word);
        assert_eq!(start(2).read_action(word), Ok(action));
    }
}

#[test]
fn nothing_else_is_read() {
    for word in [
        "",
        ":",
        "fly",
        "fly:",
        "fly:q1",
        "fly:a17",
        "fly:a0",
        "fly:a01",
        "Fly:a1",
        "fly:A1",
        "fly:a1 ",
        "fly:a1:b2",
        "first:0",
        "first:6",
        "roll:0",
        "roll:16",
        "roll:03",
        "roll:arrow",
        "divine3:a1",
        "drop:",
        "drop:own+",
        "drop:own+own",
        "drop:2+own",
        "drop:+2",
        "drop:own/",
        "drop:/a1",
        "drop:own/a1/b1",
        "build0:a1/a1",
        "build6:a1/a1",
        "build1:a1",
        "build1:a1/",
        "build2:a1/a1+a1",
        "build3:a1/a1+b1+c1+d1+e1",
        "build1:/a1",
        "skip:a1",
        "stay:",
        "é:a1",
        "fly:é1",
    ] {
        assert_eq!(word.parse::<Action>(), Err(BadNotation), "{word:?}");
    }
}

#[test]
fn squares_are_read_in_any_order_and_written_row_by_row() {
    let action: Action = "build3:b1/c1+b1+a2".parse().unwrap();
    assert_eq!(action.to_string(), "build3:b1/b1+c1+a2");
}
