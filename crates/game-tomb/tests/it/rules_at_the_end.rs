//! Rules TO-12 and TO-13 by number: boxes, and what the end adds up to.

use game_tomb::{Colour, TombPosition};
use rules::{Position, Turn};

use crate::rules_by_number::{NEARLY, ONE, TWO, numbers, total};
use crate::support::{lab, play, position};

/// Purple are 3, 6, 9 …; the second player has three purple cards, the first one.
fn purple_race(first: u8, second: u8) -> TombPosition {
    let start = format!(
        "round 2 expedition I2 offer 21,22,23,24 | L{first}:{NEARLY} R2 done 3 \
         | L{second}:{NEARLY} R4 done 6,9,12 boxes p10"
    );
    play(position(&lab(&[]), &start), "1 L:e5, 2 L:e5")
}

#[test]
fn to_12_the_rulebooks_tie_card_15_gets_six_and_card_33_three() {
    let closed = purple_race(33, 15);
    let done = play(closed, "2 take:21, * card:40, 1 take:22, * card:41");
    assert_eq!(
        done.table().player(TWO).sheet().boxes,
        [0b011, 0, 0],
        "ten before, six now"
    );
    assert_eq!(
        done.table().player(ONE).sheet().boxes,
        [0b100, 0, 0],
        "three are left for card 33"
    );
    assert_eq!(done.table().boxes_taken(Colour::Purple), 3);
    // The other way round the numbers decide the other way round.
    let done = play(purple_race(15, 33), "1 take:21, * card:40, 2 take:22, * card:41");
    assert_eq!(done.table().player(ONE).sheet().boxes, [0b010, 0, 0]);
    assert_eq!(done.table().player(TWO).sheet().boxes, [0b101, 0, 0]);
}

#[test]
fn to_12_two_at_once_for_different_colours_get_ten_each() {
    let start =
        format!("round 2 expedition I2 offer 21,22,23,24 | L8:{NEARLY} R4 done 5 | L9:{NEARLY} R7 done 6");
    let closed = play(position(&lab(&[]), &start), "1 L:e5, 2 L:e5");
    let done = play(closed, "1 take:21, * card:40, 2 take:22, * card:41");
    assert_eq!(done.table().player(ONE).sheet().boxes, [0, 0, 0b001]);
    assert_eq!(done.table().player(TWO).sheet().boxes, [0b001, 0, 0]);
    assert_eq!((total(&done, ONE), total(&done, TWO)), (30, 30));
}

#[test]
fn to_12_the_third_card_of_a_colour_gives_nothing_and_no_box_is_left_after_three() {
    let third =
        format!("round 2 expedition I2 offer 21,22,23,25 | L9:{NEARLY} R2 done 3,6 boxes p10 | L5 R4");
    let done = play(
        position(&lab(&[]), &third),
        "1 L:e5, 2 L:a1, 1 take:21, * card:40",
    );
    assert_eq!(done.table().player(ONE).sheet().boxes, [0b001, 0, 0]);
    let none_left = format!(
        "round 2 expedition I2 offer 21,22,23,25 | L9:{NEARLY} R2 done 3 \
         | L5 R4 done 6,12,15,18,24,27 boxes p10,p6,p3"
    );
    let done = play(
        position(&lab(&[]), &none_left),
        "1 L:e5, 2 L:a1, 1 take:21, * card:40",
    );
    assert_eq!(done.table().player(ONE).sheet().boxes, [0; 3]);
    let eighth = format!(
        "round 2 expedition I2 offer 21,22,23,25 | L9:{NEARLY} R2 done 3,6,12,15,18,24,27 boxes p10,p6,p3 | L5 R4"
    );
    let done = play(
        position(&lab(&[]), &eighth),
        "1 L:e5, 2 L:a1, 1 take:21, * card:40",
    );
    assert_eq!(total(&done, ONE), 80 + 19);
}

#[test]
fn to_12_two_completed_at_once_from_one_to_three_give_a_box() {
    let last = ["E....", ".....", ".....", "....x", "....T"];
    let start =
        format!("round 2 expedition I2 offer 22,23,25,26 | L33:a1b1c1d1e1e2e3 R6:{NEARLY} done 3 | L5 R4");
    let closed = play(position(&lab(&[(33, last)]), &start), "1 L:e4e5, 1 R:e5, 2 L:a1");
    let done = play(closed, "1 take:22, 1 take:23, * card:40, * card:41");
    assert_eq!(numbers(done.table().player(ONE).completed()), [3, 6, 33]);
    assert_eq!(done.table().player(ONE).sheet().boxes, [0b001, 0, 0]);
}

#[test]
fn to_12_the_sixth_card_of_a_colour_gives_a_box_and_so_does_the_fourth() {
    for (done, boxes, expected) in [
        ("3,6,12", "p10", 0b011),
        ("3,6,12,15,18", "p10,p6", 0b111),
        ("3,6,12,15", "p10,p6", 0b011),
    ] {
        let start = format!(
            "round 3 expedition I2 offer 21,22,23,25 | L9:{NEARLY} R2 done {done} boxes {boxes} | L5 R4"
        );
        let after = play(
            position(&lab(&[]), &start),
            "1 L:e5, 2 L:a1, 1 take:21, * card:40",
        );
        assert_eq!(
            after.table().player(ONE).sheet().boxes,
            [expected, 0, 0],
            "{done}"
        );
    }
}

#[test]
fn to_12_with_both_cards_of_a_colour_the_lower_number_counts() {
    // The first completes 6 and 33 at once, the second its second purple card, 15: 6 is before 15.
    let last = ["E....", ".....", ".....", "....x", "....T"];
    let start = format!(
        "round 2 expedition I2 offer 22,23,25,26 | L33:a1b1c1d1e1e2e3 R6:{NEARLY} | L15:{NEARLY} R4 done 9"
    );
    let closed = play(position(&lab(&[(33, last)]), &start), "1 L:e4e5, 1 R:e5, 2 L:e5");
    assert_eq!(closed.turn(), Turn::of(ONE));
    let done = play(
        closed,
        "1 take:22, 1 take:23, * card:40, * card:41, 2 take:deck, * card:42",
    );
    assert_eq!(done.table().player(ONE).sheet().boxes, [0b001, 0, 0]);
    assert_eq!(done.table().player(TWO).sheet().boxes, [0b010, 0, 0]);
}

#[test]
fn to_12_boxes_come_after_the_new_cards() {
    let closed = purple_race(33, 15);
    assert_eq!(
        closed.table().player(TWO).sheet().boxes,
        [0b001, 0, 0],
        "not before all have taken"
    );
}

/// The table of the rulebook's last example; 7 is orange, 1 mod 3, and 2 mod 3 is green.
pub(crate) const EXAMPLE: &str = "over offer 45,46,47,48 \
    | L43 R44 done 3,1,4,2,5,8,11 red 6 green 3 torches 1,4 skulls 5 boxes o3,g10,g6 \
    | L41 R42 done 7,10,13,16 boxes o10,o6";

#[test]
fn to_13_the_rulebooks_example_adds_up_to_111() {
    let end = position(&lab(&[]), EXAMPLE);
    let tally = end.tally();
    let lines: Vec<i32> = tally[ONE].lines.iter().map(|line| line.points).collect();
    assert_eq!(lines, [70, 10, 19, 18, -6]);
    assert_eq!(tally[ONE].total(), 111);
    let outcome = end.outcome().unwrap();
    assert_eq!(outcome.sole_winner(), Some(ONE));
    assert_eq!(outcome.ending.phrase.id, "tomb-ended-after-four-rounds");
}

#[test]
fn to_13_unfinished_cards_score_nothing_but_their_ticks_count() {
    let end = "over offer 45,46,47,48 | L43:a1b1b2 R44 red 1 | L41 R42";
    assert_eq!(total(&position(&lab(&[]), end), ONE), 1);
}

#[test]
fn to_13_ties_go_to_the_lowest_completed_number() {
    let end = "over offer 45,46,47,48 | L43 R44 done 2 | L41 R42 done 1 | L39 R40";
    let outcome = position(&lab(&[]), end).outcome().unwrap();
    assert_eq!(outcome.places.iter().copied().collect::<Vec<_>>(), [2, 1, 3]);
    assert_eq!(outcome.ending.phrase.id, "tomb-ended-by-lowest-card");
    // The lowest of all that a player has completed: 1 and 30 are before 2 and 4.
    let several = "over offer 45,46,47,48 | L43 R44 done 2,4 | L41 R42 done 1,30";
    let outcome = position(&lab(&[]), several).outcome().unwrap();
    assert_eq!(outcome.places.iter().copied().collect::<Vec<_>>(), [2, 1]);
}

#[test]
fn to_13_tied_players_without_a_completed_card_share() {
    let end = "over offer 45,46,47,48 | L43 R44 | L41 R42 | L39:a1b1b2b3b4 R40 red 1 skulls 1";
    let outcome = position(&lab(&[]), end).outcome().unwrap();
    assert_eq!(outcome.places.iter().copied().collect::<Vec<_>>(), [1, 1, 1]);
    // Points without a card lose the tie against the same points with one.
    let end = "over offer 45,46,47,48 | L43 R44 done 30 \
        | L41:a1b1b2c2d2 R42:a1b1b2c2d2 red 2 green 2 | L39 R40";
    let outcome = position(&lab(&[]), end).outcome().unwrap();
    assert_eq!(outcome.places.iter().copied().collect::<Vec<_>>(), [1, 2, 3]);
}
