//! At least one test for every number of the rules page, named after it.

use std::collections::BTreeSet;

use game_tomb::{Action, CardId, CardSet, Phase, Slot, Tomb, TombPosition};
use rules::{Game, Options, Position, Seat, SeatSet, SetUp, Turn};

use crate::rules_at_the_end::EXAMPLE;
use crate::support::{Style, few_cards, lab, options, play, position, refused, small, whole_match, words};

pub(crate) const ONE: Seat = Seat::FIRST;
pub(crate) const TWO: Seat = Seat::SECOND;

/// Two players in the first round with two plain cards each, before this expedition.
fn two(expedition: &str, first: &str, second: &str) -> String {
    format!("round 1 expedition {expedition} offer 21,22,23,24 | {first} | {second}")
}

pub(crate) fn numbers(cards: CardSet) -> Vec<u8> {
    cards.iter().map(CardId::number).collect()
}

pub(crate) fn total(position: &TombPosition, seat: Seat) -> i32 {
    position.tally()[seat].total()
}

/// Deals these cards, four to a seat.
fn dealt(components: &std::sync::Arc<game_tomb::TombSet>, cards: &[u8]) -> TombPosition {
    let script: Vec<String> = cards.iter().map(|card| format!("* card:{card}")).collect();
    play(
        Tomb::start(&options(components), cards.len() as u8 / 4),
        &script.join(", "),
    )
}

#[test]
fn to_1_four_are_dealt_and_two_kept() {
    let position = dealt(&lab(&[]), &[1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(position.turn(), Turn::Seats(SeatSet::all(2)));
    assert_eq!(
        words(&position, "2"),
        [
            "keep:5+6", "keep:5+7", "keep:5+8", "keep:6+7", "keep:6+8", "keep:7+8"
        ]
    );
    let position = play(position, "2 keep:6+8, 1 keep:1+3");
    let player = position.table().player(TWO);
    assert_eq!(player.card(Slot::Left).map(|card| card.id.number()), Some(6));
    assert_eq!(player.card(Slot::Right).map(|card| card.id.number()), Some(8));
}

#[test]
fn to_1_what_is_returned_can_turn_up_in_the_offer() {
    let position = play(
        dealt(&lab(&[]), &[1, 2, 3, 4, 5, 6, 7, 8]),
        "1 keep:1+3, 2 keep:6+8",
    );
    assert_eq!(position.table().unseen().len(), 44);
    let position = play(position, "* card:2, * card:4, * card:5, * card:40");
    assert_eq!(numbers(position.table().offer()), [2, 4, 5, 40]);
    assert_eq!(position.table().phase(), Phase::Reveal);
}

#[test]
fn to_1_a_choice_stays_open_until_all_have_chosen() {
    let position = play(
        dealt(&lab(&[]), &[1, 2, 3, 4, 5, 6, 7, 8]),
        "1 keep:1+3, 1 keep:2+4, 1 keep:1+4",
    );
    assert_eq!(position.turn(), Turn::Seats(SeatSet::all(2)));
    assert_eq!(position.undecided(), SeatSet::only(TWO));
    let position = play(position, "2 keep:5+6");
    assert_eq!(
        position
            .table()
            .player(ONE)
            .card(Slot::Right)
            .map(|card| card.id.number()),
        Some(4)
    );
}

#[test]
fn to_1_a_card_that_was_not_dealt_cannot_be_kept_wherever_it_is() {
    let position = dealt(&lab(&[]), &[1, 2, 3, 4, 5, 6, 7, 8]);
    // One is in the other hand, one in the deck, one does not exist: the same answer.
    for card in [5, 33, 60] {
        assert_eq!(
            refused(&position, &format!("1 keep:1+{card}")),
            "TO-1 tomb-refused-not-dealt"
        );
    }
    assert_eq!(
        refused(&position, "1 keep:1+1"),
        "TO-1 tomb-refused-not-two-cards"
    );
}

#[test]
fn to_2_four_rounds_reveal_seven_of_eight_expeditions() {
    for seed in 0..20 {
        let mut revealed: Vec<Vec<Action>> = vec![Vec::new(); 4];
        whole_match(
            &Options::default(),
            2,
            Style::Random,
            seed,
            |position, _, action| {
                if position.table().phase() == Phase::Reveal {
                    revealed[usize::from(position.table().round())].push(action);
                }
            },
        );
        let options = Options::<Tomb>::default();
        for round in &revealed {
            assert_eq!(round.len(), 7);
            for (id, pattern) in options.components.patterns() {
                let seen = round
                    .iter()
                    .filter(|&&action| action == Action::Expedition(id))
                    .count();
                assert!((usize::from(pattern.cards()) - 1..=usize::from(pattern.cards())).contains(&seen));
            }
        }
    }
}

#[test]
fn to_2_an_expedition_is_as_likely_as_its_cards_are_many() {
    let position = position(&lab(&[]), "round 2 after I3,O4 offer 21,22,23,24 | L1 R2 | L3 R4");
    let weights: Vec<(String, u32)> = words(&position, "*")
        .into_iter()
        .map(|word| {
            let action = rules::Notation::read_action(&position, &word).unwrap();
            (word, position.chance_weight(action))
        })
        .collect();
    let expected = [("I2", 1), ("I3", 1), ("V3", 2), ("T4", 1), ("L4", 1)];
    assert_eq!(
        weights,
        expected.map(|(name, weight)| (format!("expedition:{name}"), weight))
    );
    assert_eq!(
        refused(&position, "* expedition:O4"),
        "TO-2 tomb-refused-no-such-expedition"
    );
}

#[test]
fn to_2_after_the_seventh_step_all_eight_are_shuffled() {
    let set = lab(&[]);
    let last = position(
        &set,
        "round 1 after I2,I3,I3,V3,V3,T4 expedition L4 offer 21,22,23,24 | L1 R2 | L3 R4",
    );
    let after = play(last, "1 L:a1, 2 L:a1");
    assert_eq!((after.table().round(), after.table().step()), (1, 0));
    assert_eq!(words(&after, "*").len(), 6);
}

#[test]
fn to_3_all_mark_at_the_same_time_for_the_same_expedition() {
    let position = position(&lab(&[]), &two("I2", "L1 R2", "L3 R4"));
    assert_eq!(position.turn(), Turn::Seats(SeatSet::all(2)));
    let after = play(position.clone(), "2 L:a1b1, 1 R:a1a2");
    assert_eq!(after, play(position.clone(), "1 R:a1a2, 2 L:a1b1"));
    // Nothing is revealed before the last player has chosen.
    let half = play(position, "2 L:a1b1");
    assert!(
        half.table()
            .player(TWO)
            .card(Slot::Left)
            .unwrap()
            .marked
            .is_empty()
    );
    assert_eq!(
        after
            .table()
            .player(TWO)
            .card(Slot::Left)
            .unwrap()
            .marked
            .to_string(),
        "a1b1"
    );
}

#[test]
fn to_3_a_choice_can_be_changed_until_the_last_one_closes_the_step() {
    let position = position(&lab(&[]), &two("I2", "L1 R2", "L3 R4"));
    let changed = play(position.clone(), "1 L:a1b1, 1 R:a1, 1 L:a1, 2 L:a1");
    assert_eq!(changed, play(position, "1 L:a1, 2 L:a1"));
}

#[test]
fn to_3_marks_go_on_one_of_the_own_two_cards() {
    let components = small(5, &[]);
    let left = position(
        &components,
        "round 1 expedition I2 | L1 done 3,4,6,7,9,10 boxes p10,o10 | L2 R5 done 8,11,12,13,14,15 boxes g10,p6",
    );
    assert_eq!(refused(&left, "1 R:a1"), "TO-3 tomb-refused-no-card");
    assert_eq!(words(&left, "1"), ["L:a1", "L:a1b1", "L:a1a2"]);
}

#[test]
fn to_4_a_pattern_may_be_turned_and_mirrored() {
    let position = position(&lab(&[]), &two("L4", "L1:a1 R2", "L3 R4"));
    let list: BTreeSet<String> = words(&position, "1")
        .into_iter()
        .filter(|word| word.starts_with("L:"))
        .collect();
    // All that touch a1: 14 of the 96 ways to lay the L, and the two neighbours alone.
    let expected = [
        "L:a2",
        "L:a2a3a4b4",
        "L:a2a3b3c3",
        "L:a2b2a3a4",
        "L:a2b2b3b4",
        "L:a2b2c2a3",
        "L:a2b2c2c3",
        "L:b1",
        "L:b1b2a3b3",
        "L:b1b2b3c3",
        "L:b1b2c2d2",
        "L:b1c1b2b3",
        "L:b1c1c2c3",
        "L:b1c1d1b2",
        "L:b1c1d1d2",
        "L:c1a2b2c2",
    ];
    assert_eq!(list, expected.map(str::to_owned).into());
    assert_eq!(list.len(), 16);
    assert_eq!(
        refused(&position, "1 L:b1c1d1e1"),
        "TO-4 tomb-refused-not-the-pattern"
    );
}

#[test]
fn to_4_every_way_to_lay_a_pattern_is_counted() {
    // A free polyomino with s symmetries has 8 / s orientations, each with (6 - width) × (6 -
    // height) placements.
    let counts: Vec<(String, usize)> = lab(&[])
        .patterns()
        .map(|(_, pattern)| (pattern.name().to_owned(), pattern.placements().len()))
        .collect();
    let expected = [
        ("I2", 40),
        ("I3", 30),
        ("V3", 64),
        ("T4", 48),
        ("L4", 96),
        ("O4", 16),
    ];
    assert_eq!(counts, expected.map(|(name, count)| (name.to_owned(), count)));
}

#[test]
fn to_4_all_of_the_pattern_or_exactly_one_square() {
    let position = position(&lab(&[]), &two("I3", "L1 R2", "L3 R4"));
    assert_eq!(
        words(&position, "1"),
        ["L:a1", "L:a1b1c1", "L:a1a2a3", "R:a1", "R:a1b1c1", "R:a1a2a3"]
    );
    assert_eq!(
        refused(&position, "1 L:a1b1"),
        "TO-4 tomb-refused-not-the-pattern"
    );
}

#[test]
fn to_4_walls_and_marked_squares_are_not_marked() {
    let walled = ["E.#..", ".....", ".....", ".....", "....T"];
    let position = position(&lab(&[(1, walled)]), &two("I3", "L1:a1b1 R2", "L3 R4"));
    assert_eq!(refused(&position, "1 L:a1a2a3"), "TO-4 tomb-refused-marked");
    assert_eq!(refused(&position, "1 L:b1c1d1"), "TO-4 tomb-refused-wall");
    assert_eq!(refused(&position, "1 L:c1"), "TO-4 tomb-refused-wall");
    assert_eq!(refused(&position, "1 L:b1"), "TO-4 tomb-refused-marked");
}

#[test]
fn to_5_the_first_mark_includes_the_entrance() {
    let elsewhere = ["..E..", ".....", ".....", ".....", "T...."];
    let position = position(&lab(&[(1, elsewhere)]), &two("I2", "L1 R2", "L3 R4"));
    let left: Vec<String> = words(&position, "1")
        .into_iter()
        .filter(|word| word.starts_with("L:"))
        .collect();
    assert_eq!(left, ["L:c1", "L:b1c1", "L:c1d1", "L:c1c2"]);
    assert_eq!(
        refused(&position, "1 L:a1b1"),
        "TO-5 tomb-refused-without-entrance"
    );
    assert_eq!(refused(&position, "1 L:a5"), "TO-5 tomb-refused-without-entrance");
}

#[test]
fn to_5_every_later_mark_shares_a_side() {
    let position = position(&lab(&[]), &two("I3", "L1:a1b1 R2", "L3 R4"));
    // Only a corner is shared.
    assert_eq!(
        refused(&position, "1 L:c2d2e2"),
        "TO-5 tomb-refused-not-connected"
    );
    assert_eq!(refused(&position, "1 L:c2"), "TO-5 tomb-refused-not-connected");
    // One of its squares is enough, and it need not be an end.
    play(position.clone(), "1 L:c1d1e1, 2 L:a1");
    play(position, "1 L:a2b2c2, 2 L:a1");
}

#[test]
fn to_5_the_mark_joins_what_was_marked_before_not_only_the_entrance() {
    let position = position(&lab(&[]), &two("I2", "L1:a1a2a3a4 R2", "L3 R4"));
    play(position, "1 L:a5b5, 2 L:a1");
}

#[test]
fn to_5_a_single_square_may_be_an_entrance_or_a_tomb() {
    let near = two("I2", "L1:a1b1c1d1e1e2e3e4 R2", "L3 R4");
    let after = play(position(&lab(&[]), &near), "1 L:e5, 2 R:a1");
    assert_eq!(numbers(after.table().player(ONE).completed()), [1]);
    assert_eq!(
        after
            .table()
            .player(TWO)
            .card(Slot::Right)
            .unwrap()
            .marked
            .to_string(),
        "a1"
    );
}

const CROSSES: [&str; 5] = ["Ex.x.", "x....", "....r", "s....", "....T"];

#[test]
fn to_6_a_red_cross_asks_for_one_more_square_on_either_card() {
    let position = position(&lab(&[(1, CROSSES)]), &two("I2", "L1 R2:a1", "L3 R4"));
    let owing = play(position, "1 L:a1b1");
    assert_eq!(
        words(&owing, "1"),
        ["L:c1", "L:a2", "L:b2", "R:b1", "R:a2", "again"]
    );
    assert_eq!(owing.undecided(), SeatSet::all(2));
    assert_eq!(refused(&owing, "1 L:c1d1"), "TO-6 tomb-refused-not-one-square");
    assert_eq!(refused(&owing, "1 R:e5"), "TO-5 tomb-refused-not-connected");
    let done = play(owing, "1 R:b1, 2 L:a1");
    assert_eq!(
        done.table()
            .player(ONE)
            .card(Slot::Right)
            .unwrap()
            .marked
            .to_string(),
        "a1b1"
    );
}

#[test]
fn to_6_another_cross_asks_again_and_a_gem_counts_at_once() {
    let position = position(&lab(&[(1, CROSSES)]), &two("I2", "L1:a1 R2", "L3 R4"));
    let owing = play(position, "1 L:b1, 1 L:a2, 2 L:a1");
    assert_eq!(
        owing.undecided(),
        SeatSet::only(ONE),
        "the second cross asks again"
    );
    let done = play(owing, "1 R:a1");
    assert_eq!(done.table().phase(), Phase::Reveal);
}

#[test]
fn to_6_every_cross_of_a_pattern_gives_one_square() {
    let position = position(&lab(&[(1, CROSSES)]), &two("V3", "L1 R2", "L3 R4"));
    let owing = play(position, "1 L:a1b1a2");
    assert_eq!(owing.table().player(ONE).draft().owed(), 2);
    let owing = play(owing, "1 L:c1");
    assert_eq!(owing.table().player(ONE).draft().owed(), 1);
    assert!(
        words(&owing, "1").contains(&"L:d1".to_owned()),
        "the extra square is settled before the next"
    );
    let done = play(owing, "1 R:a1, 2 L:a1");
    assert_eq!(
        done.table()
            .player(ONE)
            .card(Slot::Left)
            .unwrap()
            .marked
            .to_string(),
        "a1b1c1a2"
    );
}

#[test]
fn to_6_a_completed_card_takes_no_further_marks() {
    let last = ["E....", ".....", ".....", "....x", "....T"];
    let position = position(&lab(&[(1, last)]), &two("I2", "L1:a1b1c1d1e1e2e3 R2", "L3 R4"));
    let owing = play(position, "1 L:e4e5");
    assert_eq!(words(&owing, "1"), ["R:a1", "again"]);
    assert_eq!(refused(&owing, "1 L:d4"), "TO-10 tomb-refused-completed");
}

#[test]
fn to_6_the_extra_square_is_skipped_where_none_may_be_marked() {
    let last = ["E....", ".....", ".....", "....x", "....T"];
    let components = small(5, &[(1, last)]);
    let position = position(
        &components,
        "round 1 expedition I2 | L1:a1b1c1d1e1e2e3 done 3,4,6,7,9,10 boxes p10,o10 \
         | L2 R5 done 8,11,12,13,14,15 boxes g10,p6",
    );
    let done = play(position, "1 L:e4e5, 2 L:a1");
    assert_eq!(
        numbers(done.table().player(ONE).completed()),
        [1, 3, 4, 6, 7, 9, 10]
    );
    assert_eq!(
        done.table().phase(),
        Phase::Reveal,
        "nothing to take, nothing to mark"
    );
}

#[test]
fn to_6_while_a_square_is_owed_one_may_choose_again() {
    let position = position(&lab(&[(1, CROSSES)]), &two("I2", "L1 R2", "L3 R4"));
    assert_eq!(
        refused(&position, "1 again"),
        "TO-3 tomb-refused-nothing-to-revise"
    );
    let again = play(position.clone(), "1 L:a1b1, 1 again");
    assert_eq!(again, position);
    // A player whose choice is complete starts again with another first mark.
    let chosen = play(position.clone(), "1 L:a1b1, 1 R:a1, 1 R:a1b1");
    assert_eq!(chosen, play(position, "1 R:a1b1"));
}

#[test]
fn to_7_gems_count_up_to_ten() {
    let gems = ["Errr.", "rgggg", ".....", ".....", "....T"];
    let set = lab(&[(1, gems), (6, gems), (7, gems), (9, gems)]);
    let start =
        "round 1 expedition I3 offer 21,22,23,24 | L1:a1 R2 done 6,7,9 red 9 green 10 boxes p10 | L3 R4";
    let after = play(position(&set, start), "1 L:b1c1d1, 2 L:a1");
    assert_eq!(
        (
            after.table().player(ONE).sheet().red,
            after.table().player(ONE).sheet().green
        ),
        (10, 10)
    );
    let after = play(position(&set, start), "1 L:a2b2c2, 2 L:a1");
    assert_eq!(
        (
            after.table().player(ONE).sheet().red,
            after.table().player(ONE).sheet().green
        ),
        (10, 10)
    );
}

#[test]
fn to_7_every_gem_of_a_mark_counts_in_its_colour() {
    let set = lab(&[(1, ["Errr.", "rgggg", ".....", ".....", "....T"])]);
    for (mark, gems) in [("b1c1d1", (3, 0)), ("a2b2c2", (1, 2))] {
        let start = position(&set, &two("I3", "L1:a1 R2", "L3 R4"));
        let after = play(start, &format!("1 L:{mark}, 2 L:a1"));
        let sheet = after.table().player(ONE).sheet();
        assert_eq!((sheet.red, sheet.green), gems, "{mark}");
    }
}

#[test]
fn to_8_one_torch_a_round() {
    let torches = ["Ettt.", ".....", ".....", ".....", "....T"];
    let set = lab(&[(1, torches)]);
    let first = play(position(&set, &two("I3", "L1 R2", "L3 R4")), "1 L:a1b1c1, 2 L:a1");
    assert_eq!(first.table().player(ONE).sheet().torches, 0b0001);
    assert_eq!(total(&first, ONE), 5);
    let third = "round 3 expedition I2 offer 21,22,23,24 | L1:a1b1c1 R2 torches 1 | L3 R4";
    let third = play(position(&set, third), "1 L:d1, 2 L:a1");
    assert_eq!(third.table().player(ONE).sheet().torches, 0b0101);
    assert_eq!(total(&third, ONE), 10);
}

#[test]
fn to_9_skulls_tick_in_order_and_only_ten() {
    let skulls = ["Esss.", ".....", ".....", ".....", "....T"];
    let set = lab(&[(1, skulls), (6, skulls), (7, skulls), (9, skulls)]);
    let four = play(position(&set, &two("I3", "L1 R2", "L3 R4")), "1 L:a1b1c1, 2 L:a1");
    assert_eq!(total(&four, ONE), -2);
    let nine = "round 1 expedition I3 offer 21,22,23,24 | L1:a1 R2 done 6,7,9 skulls 9 boxes p10 | L3 R4";
    let ten = play(position(&set, nine), "1 L:b1c1d1, 2 L:a1");
    assert_eq!(ten.table().player(ONE).sheet().skulls, 10);
    assert_eq!(total(&ten, ONE), 30 + 10 - 18);
}

#[test]
fn to_9_a_potion_erases_the_two_dearest_and_comes_after_the_skulls_of_the_mark() {
    let potion = ["Eps..", "s....", ".....", ".....", "....T"];
    let set = lab(&[(1, potion), (6, potion)]);
    let start = "round 1 expedition I3 offer 21,22,23,24 | L1:a1 R2 done 6 skulls 2 | L3 R4";
    // Three skulls with the one of the same mark, then two erased.
    let after = play(position(&set, start), "1 L:b1c1d1, 2 L:a1");
    assert_eq!(after.table().player(ONE).sheet().skulls, 1);
    let start = start.replace(" skulls 2", " skulls 1");
    let after = play(position(&set, &start), "1 L:b1c1d1, 2 L:a1");
    assert_eq!(after.table().player(ONE).sheet().skulls, 0, "both are erased");
    // One alone is erased where there is only one.
    let after = play(position(&set, &start), "1 L:b1, 2 L:a1");
    assert_eq!(after.table().player(ONE).sheet().skulls, 0);
}

#[test]
fn to_9_an_extra_square_is_a_mark_of_its_own() {
    // The cross leads to the potion: it finds the skull of the pattern ticked.
    let potion = ["Exsp.", "s....", ".....", ".....", "....T"];
    let set = lab(&[(1, potion)]);
    let after = play(
        position(&set, &two("I3", "L1 R2", "L3 R4")),
        "1 L:a1b1c1, 1 L:d1, 2 L:a1",
    );
    assert_eq!(after.table().player(ONE).sheet().skulls, 0);
    // The potion first, then the skull by the cross: it stays.
    let other = ["Expxs", ".....", ".....", ".....", "....T"];
    let set = lab(&[(1, other)]);
    let after = play(
        position(&set, &two("I3", "L1:a1 R2", "L3 R4")),
        "1 L:b1c1d1, 1 L:e1, 1 R:a1, 2 L:a1",
    );
    assert_eq!(after.table().player(ONE).sheet().skulls, 1);
}

#[test]
fn to_10_marking_the_tomb_completes_the_card() {
    let near = two("I3", "L1:a1b1c1d1e1e2 R2", "L3 R4");
    let after = play(position(&lab(&[]), &near), "1 L:e3e4e5, 2 L:a1");
    let player = after.table().player(ONE);
    assert_eq!(
        (player.card(Slot::Left), numbers(player.completed())),
        (None, vec![1])
    );
    assert_eq!(total(&after, ONE), 10);
}

#[test]
fn to_10_a_completed_card_takes_no_extra_square() {
    let set = lab(&[(1, ["E....", ".....", ".....", "....x", "....T"])]);
    let near = two("I3", "L1:a1b1c1d1e1e2 R2", "L3 R4");
    let owed = play(position(&set, &near), "1 L:e3e4e5");
    let extra = words(&owed, "1");
    assert!(extra.contains(&"R:a1".to_owned()), "{extra:?}");
    assert!(!extra.contains(&"L:d4".to_owned()), "{extra:?}");
}

/// All marked but the tomb.
pub(crate) const NEARLY: &str = "a1b1c1d1e1e2e3e4";

#[test]
fn to_11_the_lowest_number_takes_first_and_the_offer_is_refilled_in_between() {
    let start = two("I2", &format!("L7:{NEARLY} R2"), &format!("L5:{NEARLY} R4"));
    let closed = play(position(&lab(&[]), &start), "1 L:e5, 2 L:e5");
    assert_eq!(closed.turn(), Turn::of(TWO), "card 5 before card 7");
    assert_eq!(
        words(&closed, "2"),
        ["take:21", "take:22", "take:23", "take:24", "take:deck"]
    );
    assert_eq!(
        refused(&closed, "1 take:21"),
        "no rule tomb-refused-not-your-turn"
    );
    let taken = play(closed, "2 take:22, * card:30");
    assert_eq!(taken.turn(), Turn::of(ONE));
    assert_eq!(numbers(taken.table().offer()), [21, 23, 24, 30]);
    let done = play(taken, "1 take:deck, * card:31");
    assert_eq!(done.table().player(ONE).card(Slot::Left).unwrap().id.number(), 31);
    assert_eq!(
        done.table().phase(),
        Phase::Reveal,
        "an unseen card leaves the offer full"
    );
}

#[test]
fn to_11_who_takes_two_sees_the_first_and_the_offer_waits() {
    let last = ["E....", ".....", ".....", "....x", "....T"];
    let start = two("I2", &format!("L1:a1b1c1d1e1e2e3 R8:{NEARLY}"), "L3 R4");
    let closed = play(position(&lab(&[(1, last)]), &start), "1 L:e4e5, 1 R:e5, 2 L:a1");
    assert_eq!(closed.table().player(ONE).due(), 2);
    let one = play(closed, "1 take:23");
    assert_eq!(one.turn(), Turn::of(ONE));
    assert_eq!(words(&one, "1"), ["take:21", "take:22", "take:24", "take:deck"]);
    let unseen = play(one.clone(), "1 take:deck, * card:40");
    assert_eq!(numbers(unseen.table().offer()), [21, 22, 24]);
    let two = play(one, "1 take:21, * card:30, * card:31");
    assert_eq!(numbers(two.table().offer()), [22, 24, 30, 31]);
    assert_eq!(two.table().phase(), Phase::Reveal);
}

#[test]
fn to_11_a_card_that_is_not_offered_is_refused_alike_wherever_it_is() {
    let start = two("I2", &format!("L7:{NEARLY} R2"), "L3 R4");
    let closed = play(position(&lab(&[]), &start), "1 L:e5, 2 L:a1");
    for card in [2, 3, 7, 33, 64] {
        assert_eq!(
            refused(&closed, &format!("1 take:{card}")),
            "TO-11 tomb-refused-not-offered"
        );
    }
}

#[test]
fn to_11_without_a_deck_the_offer_runs_out_and_play_goes_on() {
    let start = format!(
        "round 1 expedition I2 offer 9 | L1:{NEARLY} R2 done 3,4,6,7 boxes p10,o10 \
         | L5:{NEARLY} R8 done 10,11,12,13,14,15 boxes o6,p6,g10"
    );
    let closed = play(position(&small(5, &[]), &start), "1 L:e5, 2 L:e5");
    assert_eq!(words(&closed, "1"), ["take:9"]);
    assert_eq!(refused(&closed, "1 take:deck"), "TO-11 tomb-refused-deck-empty");
    let done = play(closed, "1 take:9");
    assert_eq!(
        done.table().phase(),
        Phase::Reveal,
        "nothing is left for the second player"
    );
    assert_eq!(done.table().player(TWO).card(Slot::Left), None);
    let next = play(done, "* expedition:I3");
    assert_eq!(next.turn(), Turn::Seats(SeatSet::all(2)));
}

#[test]
fn to_11_who_has_no_card_is_not_asked_and_the_match_still_ends() {
    let mut without = 0;
    for seats in 2..=4 {
        for seed in 0..30 {
            let end = whole_match(&few_cards(6), seats, Style::Greedy, seed, |position, _, _| {
                if position.table().phase() == Phase::Mark && position.turn().seats() != SeatSet::all(seats) {
                    without += 1;
                }
            });
            assert_eq!(end.turn(), Turn::Over);
        }
    }
    assert!(without > 0, "some steps were skipped by somebody");
}

#[test]
fn the_match_is_over_for_everybody() {
    let end = position(&lab(&[]), EXAMPLE);
    assert_eq!(refused(&end, "1 L:a1"), "no rule tomb-refused-over");
    assert_eq!(refused(&end, "* card:7"), "no rule tomb-refused-over");
    assert!(Tomb::text_from_position(&end).is_some());
}

#[test]
fn what_does_not_belong_here_is_refused() {
    let marking = position(&lab(&[]), &two("I2", "L1 R2", "L3 R4"));
    assert_eq!(refused(&marking, "1 take:21"), "no rule tomb-refused-not-now");
    assert_eq!(refused(&marking, "1 keep:1+2"), "no rule tomb-refused-not-now");
    assert_eq!(refused(&marking, "3 L:a1"), "no rule tomb-refused-no-such-seat");
    assert_eq!(
        refused(&marking, "* card:30"),
        "no rule tomb-refused-not-your-turn"
    );
    let dealing = Tomb::start(&options(&lab(&[])), 2);
    assert_eq!(refused(&dealing, "* card:60"), "TO-11 tomb-refused-not-in-deck");
    assert_eq!(
        refused(&dealing, "1 keep:1+2"),
        "no rule tomb-refused-not-your-turn"
    );
}
