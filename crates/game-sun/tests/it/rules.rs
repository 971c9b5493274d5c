//! At least one test for every numbered rule.

use std::sync::Arc;

use game_sun::{Board, Card, Deck, End, HAND_LIMIT, Length, Part, Phase, Place, SunPosition, SunSet, Symbol};
use rules::{Components, Outcome, Position, Seat, Turn};

use crate::{legal, odds, play, played, position, position_with, refused, start_with, tiny};

/// Base row: the end, sun, moon, rain, serpent, sun, moon, rain, the end.
const START: &str = "standard base:sun,moon,rain,serpent,sun,moon,rain marker:L2 levels: \
    hands:1sun,2,3,L1,R2/1moon,2,3,4 discards: points:0+0+0+0/0+0+0+0 turn:1 idle:0";

/// Level 1 is full except 1.8, and level 2 has its first two places filled.
const HIGHER: &str = "standard base:sun,moon,rain,serpent,sun,moon,rain marker:L2 \
    levels:1moon,2moon,2rain,3,3,4,4,-/L1,2,-,-,-,-,- hands:3,L3,R3,T5/1sun,2,4 discards: \
    points:0+0+0+0/0+0+0+0 turn:1 idle:0";

/// Everything except the top is there.
const NEARLY: &str = "short base:sun,moon,rain,serpent,sun,moon marker:L2 \
    levels:1sun,1sun,1moon,1moon,1rain,1rain,1serpent/1serpent,2,2,2,2,2sun/2sun,2moon,2moon,2rain,2rain/\
    3,3,3,3/3sun,3moon,3rain/4,3sun hands:3moon,2serpent,L3,T5/4,T4 discards: \
    points:20+0+0+0/21+2+0+1 turn:1 idle:0";

fn standard(setup: &str, from: &str, to: &str) -> String {
    assert!(setup.contains(from), "{from}");
    setup.replacen(from, to, 1)
}

fn places(position: &SunPosition, card: &str) -> String {
    let words = legal(position);
    let places = words
        .iter()
        .filter_map(|word| word.strip_prefix(card)?.strip_prefix('@'));
    places.collect::<Vec<_>>().join(" ")
}

fn outcome(position: &SunPosition) -> Outcome {
    position.outcome().expect("the match is over")
}

#[test]
fn su_1_the_base_row_has_an_end_then_6_7_or_8_middle_cards_then_an_end() {
    for (length, middles) in [("short", 6), ("standard", 7), ("long", 8)] {
        let mut now = start_with(&SunSet::standard(), length, 2);
        for laid in 0..middles {
            assert_eq!(now.table().phase(), Phase::Base, "{length} after {laid}");
            let word = legal(&now).pop().expect("a base card");
            now = played(&now, &word);
        }
        assert_eq!(now.table().phase(), Phase::Marker, "{length}");
        let board = now.table().board();
        assert_eq!(board.width(), middles + 2);
        assert!(board.level(0).all(|place| board.is_filled(place)));
        let ends = [0, middles + 1].map(|at| board.symbol(Place::new(0, at).unwrap()));
        assert_eq!(ends, [None, None]);
    }
}

#[test]
fn su_1_base_cards_are_drawn_without_putting_back() {
    let start = start_with(&SunSet::standard(), "standard", 3);
    assert_eq!(odds(&start), "base-sun:2 base-moon:2 base-rain:2 base-serpent:2");
    let next = played(&start, "base-moon");
    assert_eq!(odds(&next), "base-sun:2 base-moon:1 base-rain:2 base-serpent:2");
    let next = played(&next, "base-moon");
    assert_eq!(odds(&next), "base-sun:2 base-rain:2 base-serpent:2");
    assert_eq!(refused(&next, "base-moon"), " sun-refused-no-such-chance");
}

#[test]
fn su_1_unused_base_cards_are_out_of_the_game() {
    // One sun is never laid and never seen again.
    let row = "base-sun base-moon base-moon base-rain base-rain base-serpent base-serpent";
    let next = played(&start_with(&SunSet::standard(), "standard", 2), row);
    assert_eq!(next.table().phase(), Phase::Marker);
    assert_eq!(refused(&next, "base-sun"), " sun-refused-no-such-chance");
    let marked = played(&next, "marker-L1");
    assert_eq!(refused(&marked, "base-sun"), " sun-refused-no-such-chance");
}

#[test]
fn su_2_a_level_has_one_place_fewer_than_the_one_below_and_the_last_is_the_top() {
    for (length, width) in [(Length::Short, 8), (Length::Standard, 9), (Length::Long, 10)] {
        let board = Board::new(length.width());
        let levels: Vec<usize> = (0..width).map(|level| board.level(level).count()).collect();
        assert_eq!(levels, (1..=width).rev().collect::<Vec<_>>());
        assert_eq!((board.top().level(), board.top().at()), (width - 1, 0));
        assert_eq!(board.level(width).count(), 0);
    }
}

#[test]
fn su_2_there_is_no_place_outside_of_the_pyramid_of_this_length() {
    // The long game has a place 1.9, the standard game has not.
    assert_eq!(
        refused(&position(START), "2@1.9"),
        "SU-2 sun-refused-no-such-place"
    );
    assert_eq!(
        refused(&position(START), "2@9.1"),
        "SU-2 sun-refused-no-such-place"
    );
}

#[test]
fn su_2_every_place_is_numbered_once() {
    let mut all: Vec<Place> = (0..10)
        .flat_map(|level| (0..10).filter_map(move |at| Place::new(level, at)))
        .collect();
    assert_eq!(all.len(), 55);
    assert!(all.is_sorted());
    all.dedup();
    assert_eq!(all.len(), 55);
}

#[test]
fn su_3_one_edge_card_becomes_the_marker_and_is_out_for_good() {
    let set = tiny("1*8 L1*2 R1");
    let row = "base-plain ".repeat(6);
    let next = played(&start_with(&set, "short", 2), &row);
    assert_eq!(odds(&next), "marker-L1:2 marker-R1:1");
    let next = played(&next, &format!("marker-L1 {} first-1", "card-1 ".repeat(8)));
    assert_eq!(
        next.table().marker().map(|kind| set.card(kind).to_string()),
        Some("L1".to_owned())
    );
    // Both remaining edge cards are drawn and discarded; only they come back.
    let next = played(&next, "draw-edge card-L1 draw-edge");
    assert_eq!(odds(&next), "card-R1:1");
    let next = played(&next, "card-R1 discard-L1 draw-edge");
    assert_eq!(odds(&next), "card-L1:1");
}

#[test]
fn su_3_every_player_gets_four_standard_cards_and_the_first_is_anybody() {
    for seats in 2..=5 {
        let mut now = start_with(&SunSet::standard(), "short", seats);
        while now.table().phase() != Phase::First {
            let words = legal(&now);
            assert_eq!(now.turn(), Turn::Chance);
            now = played(&now, &words[words.len() / 2]);
        }
        for seat in Seat::all(seats) {
            assert_eq!(now.table().held(seat, Deck::Standard), 4);
            assert_eq!(now.table().held(seat, Deck::Edge), 0);
        }
        assert_eq!(now.table().deck_len(Deck::Standard), 48 - 4 * seats as usize);
        assert_eq!(now.table().deck_len(Deck::Edge), 29);
        let expected: Vec<String> = (1..=seats).map(|seat| format!("first-{seat}:1")).collect();
        assert_eq!(odds(&now), expected.join(" "));
        let last = played(&now, &format!("first-{seats}"));
        assert_eq!(last.turn(), Turn::of(Seat::new(seats - 1)));
    }
}

#[test]
fn su_4_a_turn_is_drawing_or_playing() {
    let words = legal(&position(START));
    assert_eq!(words[..2], ["draw-standard", "draw-edge"]);
    assert!(words[2..].iter().all(|word| word.contains('@')), "{words:?}");
    assert_eq!(places(&position(START), "2"), "1.1 1.2 1.3 1.4 1.5 1.6 1.7 1.8");
    assert_eq!(refused(&position(START), "end"), "SU-4 sun-refused-draw-or-play");
    assert_eq!(refused(&position(START), "pass"), "SU-4 sun-refused-may-not-pass");
}

#[test]
fn su_4_a_turn_begins_with_one_and_does_not_change_to_the_other() {
    let drawing = played(&position(START), "draw-standard card-5");
    assert_eq!(legal(&drawing), ["draw-standard", "draw-edge"]);
    assert_eq!(refused(&drawing, "2@1.1"), "SU-5 sun-refused-draw-first");
    assert_eq!(
        refused(&position(START), "2@1.1 draw-edge"),
        "SU-7 sun-refused-already-played"
    );
}

#[test]
fn su_4_with_an_empty_hand_one_must_draw() {
    let setup = standard(START, "1sun,2,3,L1,R2/", "/");
    assert_eq!(legal(&position(&setup)), ["draw-standard", "draw-edge"]);
}

#[test]
fn su_4_who_can_neither_draw_nor_place_passes() {
    let set = tiny("1 L1*2 T1*2");
    let setup = "short base:plain,plain,plain,plain,plain,plain marker:L1 levels:L1,-,-,-,-,-,- \
        hands:T1,T1/1 discards: points:0+0+0+0/0+0+0+0 turn:1 idle:0";
    let stuck = position_with(&set, setup);
    assert_eq!(legal(&stuck), ["pass"]);
    let next = played(&stuck, "pass");
    assert_eq!(next.turn(), Turn::of(Seat::SECOND));
    // The other player can place, so it may not pass.
    assert_eq!(refused(&next, "pass"), "SU-4 sun-refused-may-not-pass");
    assert_eq!(
        refused(&next, "draw-standard"),
        "SU-5 sun-refused-no-standard-to-draw"
    );
    // A player who has placed a card stops with `end`, not by passing.
    assert_eq!(refused(&next, "1@1.4 pass"), "SU-4 sun-refused-may-not-pass");
}

#[test]
fn su_5_two_cards_each_from_either_deck_the_first_seen_before_the_second() {
    let one = played(&position(START), "draw-edge");
    assert!(odds(&one).starts_with("card-L1:2 card-L2:4"), "{}", odds(&one));
    let seen = played(&one, "card-L3");
    assert_eq!(seen.turn(), Turn::of(Seat::FIRST));
    assert_eq!(seen.hand(Seat::FIRST).len(), 6);
    let two = played(&seen, "draw-standard card-5");
    assert_eq!(two.table().phase(), Phase::Discarding);
    assert_eq!(two.table().deck_len(Deck::Edge), 26);
    let both = played(&position(START), "draw-standard card-5 draw-standard card-5");
    assert_eq!(both.hand(Seat::FIRST).len(), 7);
}

#[test]
fn su_5_an_empty_deck_is_renewed_from_its_discards_when_a_card_must_be_drawn() {
    let set = tiny("1 2 3 4 L1*3");
    let setup = "short base:plain,plain,plain,plain,plain,plain marker:L1 levels: \
        hands:/1 discards:2,3,4 points:0+0+0+0/0+0+0+0 turn:1 idle:0";
    let empty = position_with(&set, setup);
    assert_eq!(
        (
            empty.table().deck_len(Deck::Standard),
            empty.renewals(Deck::Standard)
        ),
        (0, 0)
    );
    // Drawing from the other deck renews nothing.
    let other = played(&empty, "draw-edge card-L1");
    assert_eq!(
        (
            other.table().discards_len(Deck::Standard),
            other.renewals(Deck::Standard)
        ),
        (3, 0)
    );
    let renewed = played(&empty, "draw-standard");
    assert_eq!(odds(&renewed), "card-2:1 card-3:1 card-4:1");
    assert_eq!(renewed.table().discards_len(Deck::Standard), 0);
    assert_eq!(
        renewed.table().discards().iter().count(),
        0,
        "no card is left behind"
    );
    assert_eq!(
        (
            renewed.table().deck_len(Deck::Standard),
            renewed.renewals(Deck::Standard)
        ),
        (3, 1)
    );
}

#[test]
fn su_5_the_rulebook_example_an_edge_card_then_a_renewed_standard_deck_then_a_discard() {
    let set = tiny("1 2 3 4 5 L2*2");
    let setup = "short base:plain,plain,plain,plain,plain,plain marker:L2 levels: \
        hands:1,2,3,4/ discards:5 points:0+0+0+0/0+0+0+0 turn:1 idle:0";
    let six = played(
        &position_with(&set, setup),
        "draw-edge card-L2 draw-standard card-5",
    );
    assert_eq!(six.hand(Seat::FIRST).len(), 6);
    let done = played(&six, "discard-1");
    assert_eq!(done.hand(Seat::FIRST).len(), 5);
    assert_eq!(done.turn(), Turn::of(Seat::SECOND));
}

#[test]
fn su_5_a_deck_without_cards_and_discards_cannot_be_drawn_from_and_fewer_are_drawn() {
    let set = tiny("1 2 L1");
    let setup = "short base:plain,plain,plain,plain,plain,plain marker:L1 levels: \
        hands:/2 discards: points:0+0+0+0/0+0+0+0 turn:1 idle:0";
    let one_left = position_with(&set, setup);
    assert_eq!(legal(&one_left), ["draw-standard"]);
    assert_eq!(
        refused(&one_left, "draw-edge"),
        "SU-5 sun-refused-no-edge-to-draw"
    );
    // The only card is drawn; there is no second one, so the turn is over.
    let done = played(&one_left, "draw-standard card-1");
    assert_eq!(done.turn(), Turn::of(Seat::SECOND));
    assert_eq!(done.hand(Seat::FIRST).len(), 1);
}

#[test]
fn su_6_more_than_five_cards_come_down_to_five_each_onto_its_own_pile() {
    let seven = played(&position(START), "draw-edge card-R3 draw-standard card-5");
    assert_eq!(
        legal(&seven),
        [
            "discard-1sun",
            "discard-2",
            "discard-3",
            "discard-5",
            "discard-L1",
            "discard-R2",
            "discard-R3"
        ]
    );
    assert_eq!(refused(&seven, "2@1.1"), "SU-6 sun-refused-discard-first");
    assert_eq!(refused(&seven, "discard-4"), "SU-7 sun-refused-not-in-hand");
    let six = played(&seven, "discard-R2");
    assert_eq!(six.turn(), Turn::of(Seat::FIRST));
    let five = played(&six, "discard-1sun");
    assert_eq!(five.hand(Seat::FIRST).len(), HAND_LIMIT);
    assert_eq!(
        [Deck::Standard, Deck::Edge].map(|deck| five.table().discards_len(deck)),
        [1, 1]
    );
    assert_eq!(five.turn(), Turn::of(Seat::SECOND));
}

#[test]
fn su_6_five_cards_or_fewer_stay_in_the_hand() {
    let setup = standard(START, "1sun,2,3,L1,R2/", "1sun,2,3/");
    let done = played(&position(&setup), "draw-edge card-R3 draw-edge card-T5");
    assert_eq!(done.hand(Seat::FIRST).len(), 5);
    assert_eq!(done.turn(), Turn::of(Seat::SECOND));
    assert_eq!(refused(&done, "discard-2"), "SU-6 sun-refused-nothing-to-discard");
}

#[test]
fn su_7_one_card_or_several_and_stop_when_you_like() {
    let one = played(&position(START), "2@1.1");
    assert!(legal(&one).ends_with(&["end".to_owned()]));
    assert_eq!(places(&one, "3"), "1.2 1.3 1.4 1.5 1.6 1.7 1.8");
    assert_eq!(played(&one, "end").turn(), Turn::of(Seat::SECOND));
    let three = played(&one, "3@1.2 1sun@2.1 end");
    assert_eq!(three.hand(Seat::FIRST).len(), 2);
    assert_eq!(three.table().points(Seat::FIRST).total(), 1 + 1 + 1);
}

#[test]
fn su_7_each_card_is_settled_before_the_next() {
    let choosing = played(&position(START), "1sun@1.1");
    assert_eq!(choosing.table().phase(), Phase::Choosing(1));
    assert_eq!(refused(&choosing, "2@1.2"), "SU-12 sun-refused-choose-first");
    assert_eq!(refused(&choosing, "end"), "SU-12 sun-refused-choose-first");
}

#[test]
fn su_7_only_cards_of_the_own_hand_are_played() {
    // The second seat holds a 4 and a 1moon, the first does not: the answer is the same for any
    // other card.
    for word in ["4@1.1", "1moon@1.1", "5@1.1", "T5@1.1"] {
        assert_eq!(refused(&position(START), word), "SU-7 sun-refused-not-in-hand");
    }
}

#[test]
fn su_8_a_card_rests_on_two_cards() {
    assert_eq!(places(&position(START), "3"), "1.1 1.2 1.3 1.4 1.5 1.6 1.7 1.8");
    assert_eq!(refused(&position(START), "3@2.1"), "SU-8 sun-refused-unsupported");
    // Only one of the two cards below 2.1 is there.
    assert_eq!(
        refused(&position(START), "2@1.1 3@2.1"),
        "SU-8 sun-refused-unsupported"
    );
    for (first, free) in [
        ("2@1.1", "1.2 1.3 1.4 1.5 1.6 1.7 1.8"),
        ("2@1.2", "1.1 1.3 1.4 1.5 1.6 1.7 1.8"),
        ("2@1.8", "1.1 1.2 1.3 1.4 1.5 1.6 1.7"),
    ] {
        assert_eq!(
            places(&played(&position(START), first), "3"),
            free,
            "after {first}"
        );
    }
    assert_eq!(refused(&position(START), "2@1.1 3@1.1"), "SU-8 sun-refused-taken");
    assert_eq!(refused(&position(START), "2@0.3"), "SU-8 sun-refused-taken");
    assert_eq!(places(&position(HIGHER), "3"), "1.8 2.3 2.4 2.5 2.6 3.1");
}

#[test]
fn su_9_edges_go_on_their_own_end_and_never_on_the_top() {
    assert_eq!(places(&position(HIGHER), "L3"), "3.1");
    assert_eq!(places(&position(HIGHER), "R3"), "1.8");
    assert_eq!(
        refused(&position(HIGHER), "L3@1.8"),
        "SU-9 sun-refused-left-edge-elsewhere"
    );
    assert_eq!(
        refused(&position(HIGHER), "R3@2.3"),
        "SU-9 sun-refused-right-edge-elsewhere"
    );
    // On the top level, left and right end are the same place, which takes neither.
    assert_eq!(
        refused(&position(NEARLY), "L3@7.1"),
        "SU-9 sun-refused-left-edge-elsewhere"
    );
    let right = standard(NEARLY, "L3,T5/", "R3,T5/");
    assert_eq!(
        refused(&position(&right), "R3@7.1"),
        "SU-9 sun-refused-right-edge-elsewhere"
    );
    assert_eq!(places(&position(&right), "R3"), "");
}

#[test]
fn su_9_the_ends_are_the_true_ends_of_the_level() {
    // A left edge on 1.1 does not prevent a place above it on level 2.
    let next = played(&position(START), "L1@1.1 3@1.2");
    assert_eq!(places(&next, "2"), "1.3 1.4 1.5 1.6 1.7 1.8 2.1");
    assert_eq!(
        refused(&position(START), "L1@1.2"),
        "SU-9 sun-refused-left-edge-elsewhere"
    );
}

#[test]
fn su_9_a_top_card_goes_only_on_the_top() {
    assert_eq!(places(&position(HIGHER), "T5"), "");
    assert_eq!(
        refused(&position(HIGHER), "T5@3.1"),
        "SU-9 sun-refused-top-elsewhere"
    );
    assert_eq!(places(&position(NEARLY), "T5"), "7.1");
}

#[test]
fn su_10_a_standard_card_goes_anywhere_ends_and_top_included() {
    let ends = places(&position(HIGHER), "3");
    assert!(ends.contains("1.8") && ends.contains("3.1"), "{ends}");
    assert_eq!(places(&position(NEARLY), "3moon"), "7.1");
}

#[test]
fn su_11_the_smaller_of_value_and_level() {
    let card = |text: &str| text.parse::<Card>().unwrap();
    let place = |text: &str| text.parse::<Place>().unwrap();
    for (text, at, points) in [
        ("5", "1.1", 1),
        ("5", "4.2", 4),
        ("5", "5.1", 5),
        ("2", "5.1", 2),
        ("1sun", "1.1", 1),
        ("0", "3.1", 0),
        ("L2", "1.1", 2),
        ("L2", "2.1", 4),
        ("R3", "2.1", 4),
        ("R4", "7.1", 8),
        ("T5", "8.1", 15),
        ("T2", "8.1", 6),
        // A standard card on an end or on the top is not multiplied.
        ("3", "2.1", 2),
        ("4", "8.1", 4),
    ] {
        assert_eq!(Board::points(card(text), place(at)), points, "{text}@{at}");
    }
}

#[test]
fn su_11_the_rulebook_example_1_and_2_and_4_are_7_points() {
    let setup = "standard base:sun,moon,rain,serpent,sun,moon,rain marker:L2 \
        levels:4,4,4,4,-,-,-,-/-,5,5,-,-,-,- hands:2,2,L2,3,4/1sun discards: \
        points:0+0+0+0/0+0+0+0 turn:1 idle:0";
    let mut now = position(setup);
    for (word, total) in [("2@1.5", 1), ("2@3.2", 3), ("L2@2.1", 7)] {
        now = played(&now, word);
        assert_eq!(now.table().points(Seat::FIRST).total(), total, "{word}");
    }
    // The turn ends although two cards are still in the hand.
    let done = played(&now, "end");
    assert_eq!(done.hand(Seat::FIRST).len(), 2);
    let tally = &done.tally()[Seat::FIRST];
    let lines: Vec<(String, i32)> = tally
        .lines
        .iter()
        .map(|line| (line.rule.to_string(), line.points))
        .collect();
    let expected = [("SU-11", 3), ("SU-11", 4), ("SU-11", 0), ("SU-12", 0)];
    assert_eq!(lines, expected.map(|(rule, points)| (rule.to_owned(), points)));
}

#[test]
fn su_11_the_top_card_counts_three_times() {
    let over = played(&position(NEARLY), "T5@7.1");
    assert_eq!(over.table().points(Seat::FIRST).top, 15);
}

#[test]
fn su_12_a_matching_symbol_gives_a_card_or_points() {
    let choosing = played(&position(START), "1sun@1.2");
    assert_eq!(legal(&choosing), ["draw-standard", "draw-edge", "points"]);
    let points = played(&choosing, "points");
    assert_eq!(points.table().points(Seat::FIRST).symbols, 1);
    assert_eq!(points.hand(Seat::FIRST).len(), 4);
    let card = played(&choosing, "draw-edge card-L3");
    assert_eq!(card.table().points(Seat::FIRST).symbols, 0);
    assert_eq!(card.hand(Seat::FIRST).len(), 5);
    // The card drawn this way may be played in the same turn, but nothing else may be drawn.
    assert_eq!(places(&card, "L3"), "1.1");
    assert_eq!(refused(&card, "draw-standard"), "SU-7 sun-refused-already-played");
}

#[test]
fn su_12_one_point_for_each_touching_card_the_placed_one_not_counted() {
    let setup = "standard base:sun,sun,moon,moon,rain,rain,serpent marker:L2 \
        levels:2sun,-,2sun,-,-,-,-,- hands:1sun,1moon/1sun discards: points:0+0+0+0/0+0+0+0 turn:1 idle:0";
    // 1.2 rests on 0.2 and 0.3, both suns, between the suns on 1.1 and 1.3.
    let choosing = played(&position(setup), "1sun@1.2");
    assert_eq!(choosing.table().phase(), Phase::Choosing(4));
    let points = played(&choosing, "points").table().points(Seat::FIRST);
    assert_eq!((points.standard, points.symbols), (1, 4));
}

#[test]
fn su_12_no_choice_without_a_touching_symbol_or_without_a_symbol() {
    assert_eq!(
        played(&position(START), "1sun@1.4").table().phase(),
        Phase::Playing
    );
    assert_eq!(played(&position(START), "2@1.2").table().phase(), Phase::Playing);
    assert_eq!(
        refused(&position(START), "2@1.2 points"),
        "SU-12 sun-refused-nothing-to-choose"
    );
    assert_eq!(
        refused(&position(START), "points"),
        "SU-12 sun-refused-nothing-to-choose"
    );
}

#[test]
fn su_12_a_card_only_if_one_can_be_drawn() {
    let set = tiny("1sun*2 L1");
    let setup = "short base:plain,plain,plain,plain,plain,plain marker:L1 levels:1sun,-,-,-,-,-,- \
        hands:1sun/ discards: points:0+0+0+0/0+0+0+0 turn:1 idle:0";
    assert_eq!(
        legal(&played(&position_with(&set, setup), "1sun@1.2")),
        ["points"]
    );
}

#[test]
fn su_12_symbol_points_are_not_multiplied() {
    let set = tiny("1*8 L2sun*2 R1");
    let setup = "short base:plain,plain,plain,plain,plain,plain marker:R1 levels:L2sun,1,-,-,-,-,- \
        hands:L2sun/ discards: points:0+0+0+0/0+0+0+0 turn:1 idle:0";
    let done = played(&position_with(&set, setup), "L2sun@2.1 points")
        .table()
        .points(Seat::FIRST);
    assert_eq!((done.edges, done.symbols), (4, 1));
}

#[test]
fn su_12_a_symbol_may_renew_a_deck() {
    let set = tiny("1sun*2 3 L1");
    let setup = "short base:plain,plain,plain,plain,plain,plain marker:L1 levels:1sun,-,-,-,-,-,- \
        hands:1sun/ discards:3 points:0+0+0+0/0+0+0+0 turn:1 idle:0";
    let next = played(&position_with(&set, setup), "1sun@1.2 draw-standard card-3");
    assert_eq!(next.renewals(Deck::Standard), 1);
    assert_eq!(places(&next, "3"), "1.3 1.4 1.5 1.6 1.7 2.1");
}

#[test]
fn su_13_touching_are_the_neighbours_on_the_level_and_the_two_below() {
    // A sun on every place of levels 1 and 2 in turn; the card goes to 2.3.
    let touching = ["1.3", "1.4", "2.2", "2.4"];
    for sun in ["1.2", "1.3", "1.4", "1.5", "2.1", "2.2", "2.4", "2.5"] {
        let cell = |level: usize, at: usize| match format!("{level}.{at}") {
            place if place == sun => "2sun",
            place if place == "2.3" => "-",
            _ if level == 1 => "4",
            _ => "5",
        };
        let row = |level: usize, last: usize, width: usize| {
            let cells = (1..=width).map(|at| if at <= last { cell(level, at) } else { "-" });
            cells.collect::<Vec<_>>().join(",")
        };
        let setup = format!(
            "short base:moon,moon,rain,rain,serpent,serpent marker:L2 levels:{}/{} hands:1sun/1sun \
             discards: points:0+0+0+0/0+0+0+0 turn:1 idle:0",
            row(1, 6, 7),
            row(2, 5, 6)
        );
        let next = played(&position(&setup), "1sun@2.3");
        let expected = if touching.contains(&sun) {
            Phase::Choosing(1)
        } else {
            Phase::Playing
        };
        assert_eq!(next.table().phase(), expected, "a sun on {sun}");
    }
}

#[test]
fn su_13_base_cards_count() {
    assert_eq!(
        played(&position(START), "1sun@1.5").table().phase(),
        Phase::Choosing(1)
    );
}

/// A set whose base row has a sun on its left end and a moon on its right one.
fn with_ends() -> Arc<SunSet> {
    let text = tiny("1sun*2 1moon*2 3 L1")
        .write()
        .replace("set tiny", "set ends")
        .replace("end left plain", "end left sun")
        .replace("end right plain", "end right moon");
    Arc::new(SunSet::read(&text).expect("a set"))
}

const PLAIN_ROW: &str = "short base:plain,plain,plain,plain,plain,plain marker:L1 levels:-,-,-,-,-,-,- \
    hands:1sun,1moon/ discards: points:0+0+0+0/0+0+0+0 turn:1 idle:0";

#[test]
fn su_13_the_two_ends_of_the_base_row_count() {
    let start = position_with(&with_ends(), PLAIN_ROW);
    for (word, phase) in [
        ("1sun@1.1", Phase::Choosing(1)),
        ("1moon@1.1", Phase::Playing),
        ("1sun@1.2", Phase::Playing),
        ("1moon@1.7", Phase::Choosing(1)),
        ("1sun@1.7", Phase::Playing),
        ("1moon@1.6", Phase::Playing),
    ] {
        assert_eq!(played(&start, word).table().phase(), phase, "{word}");
    }
    // The same on a table that laid the row itself.
    let mut now = start_with(&with_ends(), "short", 2);
    while now.turn() == Turn::Chance && now.table().phase() == Phase::Base {
        now = played(&now, "base-plain");
    }
    let board = now.table().board();
    let touching = |place: &str, symbol| board.touching(place.parse().expect("a place"), symbol);
    assert_eq!(touching("1.1", Symbol::SUN), 1);
    assert_eq!(touching("1.7", Symbol::MOON), 1);
}

#[test]
fn su_13_symbols_match_in_shape_and_in_colour() {
    let set = tiny("1red-star*2 1blue-star*2 1red-eye 3 L1");
    let row = "short base:plain,plain,plain,plain,plain,plain marker:L1 levels:-,1red-star,-,-,-,-,- \
        hands:1red-star,1blue-star,1red-eye/ discards: points:0+0+0+0/0+0+0+0 turn:1 idle:0";
    let start = position_with(&set, row);
    for (word, phase) in [
        ("1red-star@1.1", Phase::Choosing(1)),
        ("1blue-star@1.1", Phase::Playing),
        ("1red-eye@1.3", Phase::Playing),
    ] {
        assert_eq!(played(&start, word).table().phase(), phase, "{word}");
    }
}

#[test]
fn su_1_the_ends_show_what_is_printed_on_them() {
    let mut now = start_with(&with_ends(), "short", 2);
    while now.table().phase() == Phase::Base {
        now = played(&now, "base-plain");
    }
    let board = now.table().board();
    let row: Vec<_> = board.level(0).map(|place| board.symbol(place)).collect();
    assert_eq!(row.first(), Some(&Some(Symbol::SUN)));
    assert_eq!(row.last(), Some(&Some(Symbol::MOON)));
    assert!(row[1..row.len() - 1].iter().all(Option::is_none));
}

#[test]
fn su_14_the_match_ends_at_once_with_a_card_on_the_top() {
    let over = played(&position(NEARLY), "T5@7.1");
    assert_eq!(over.turn(), Turn::Over);
    assert_eq!(over.table().phase(), Phase::Over(End::Top));
    let outcome = outcome(&over);
    assert_eq!(outcome.points.iter().copied().collect::<Vec<_>>(), [35, 24]);
    assert_eq!(outcome.sole_winner(), Some(Seat::FIRST));
    assert_eq!(outcome.ending.rule.to_string(), "SU-14");
    let action = rules::Notation::read_action(&over, "end").unwrap();
    let refusal = over.refuse(rules::Actor::Seat(Seat::FIRST), action).unwrap();
    assert_eq!(crate::said(refusal), "SU-14 sun-refused-over");
}

#[test]
fn su_14_the_last_card_is_settled_first_points_and_symbol() {
    // 6.2 below the top shows a sun.
    let setup = standard(NEARLY, "hands:3moon,", "hands:4sun,");
    let choosing = played(&position(&setup), "4sun@7.1");
    assert_eq!(choosing.table().phase(), Phase::Choosing(1));
    let points = outcome(&played(&choosing, "points"));
    assert_eq!(points.points.iter().copied().collect::<Vec<_>>(), [25, 24]);
    // Drawing gives a card instead of points.
    let card = played(&choosing, "draw-standard card-5");
    assert_eq!(card.turn(), Turn::Over);
    assert_eq!(card.hand(Seat::FIRST).len(), 4);
    assert_eq!(
        outcome(&card).points.iter().copied().collect::<Vec<_>>(),
        [24, 24]
    );
}

#[test]
fn su_14_a_tie_goes_to_more_cards_in_hand_and_then_is_shared() {
    // 20 plus 4 for the card on the top make 24 for both.
    let setup = standard(
        NEARLY,
        "hands:3moon,2serpent,L3,T5/",
        "hands:4moon,2serpent,L3,T5/",
    );
    let more = played(&position(&setup), "4moon@7.1");
    assert_eq!(
        (more.hand(Seat::FIRST).len(), more.hand(Seat::SECOND).len()),
        (3, 2)
    );
    assert_eq!(outcome(&more).places.iter().copied().collect::<Vec<_>>(), [1, 2]);
    let setup = standard(NEARLY, "hands:3moon,2serpent,L3,T5/", "hands:4moon,L3,T5/");
    let shared = played(&position(&setup), "4moon@7.1");
    assert_eq!(
        outcome(&shared).places.iter().copied().collect::<Vec<_>>(),
        [1, 1]
    );
}

#[test]
fn su_14_twenty_rounds_without_a_card_end_the_match_as_it_stands() {
    let setup = standard(START, "idle:0", "idle:39");
    let setup = standard(&setup, "1sun,2,3,L1,R2/", "2,3/");
    let setup = standard(&setup, "points:0+0+0+0/", "points:3+0+0+0/");
    let last = position(&setup);
    // A placed card restarts the count.
    assert_eq!(played(&last, "2@1.1").table().idle_turns(), 0);
    let over = played(&last, "draw-standard card-5 draw-standard card-5");
    assert_eq!(over.table().phase(), Phase::Over(End::Idle));
    assert_eq!(outcome(&over).sole_winner(), Some(Seat::FIRST));
    assert_eq!(outcome(&over).ending.phrase.id, "sun-ended-idle");
    // One turn earlier the match goes on.
    let setup = standard(&setup, "idle:39", "idle:38");
    let on = played(&position(&setup), "draw-standard card-5 draw-standard card-5");
    assert_eq!((on.turn(), on.table().idle_turns()), (Turn::of(Seat::SECOND), 39));
}

#[test]
fn su_14_a_round_has_as_many_turns_as_there_are_seats() {
    for (seats, last) in [(3_usize, 59), (4, 79), (5, 99)] {
        let after = |idle: usize| {
            let hands = ["2", "3", "4", "5", "2"][..seats].join("/");
            let points = vec!["0+0+0+0"; seats].join("/");
            let setup = format!(
                "standard base:sun,moon,rain,serpent,sun,moon,rain marker:L2 levels: hands:{hands} \
                 discards: points:{points} turn:1 idle:{idle}"
            );
            played(&position(&setup), "draw-standard card-5 draw-standard card-5")
        };
        assert_eq!(
            after(last).table().phase(),
            Phase::Over(End::Idle),
            "{seats} seats"
        );
        assert_eq!(after(last - 1).table().phase(), Phase::Ready, "{seats} seats");
        assert_eq!(after(40).table().phase(), Phase::Ready, "{seats} seats");
    }
}

#[test]
fn nobody_acts_out_of_turn_and_nobody_plays_chance() {
    let start = position(START);
    let read = |word: &str| rules::Notation::read_action(&start, word).unwrap();
    let refusal = |actor, word| start.refuse(actor, read(word)).map(crate::said);
    let second = rules::Actor::Seat(Seat::SECOND);
    assert_eq!(
        refusal(second, "1moon@1.1"),
        Some(" sun-refused-not-your-turn".to_owned())
    );
    let third = rules::Actor::Seat(Seat::new(2));
    assert_eq!(
        refusal(third, "2@1.1"),
        Some(" sun-refused-not-your-turn".to_owned())
    );
    assert_eq!(
        refusal(rules::Actor::Chance, "card-5"),
        Some(" sun-refused-not-your-turn".to_owned())
    );
    let first = rules::Actor::Seat(Seat::FIRST);
    assert_eq!(
        refusal(first, "card-5"),
        Some(" sun-refused-only-chance".to_owned())
    );
    assert!(play(&start, "first-2").is_err());
}

#[test]
fn parts_belong_to_their_decks() {
    let decks = Part::ALL.map(Part::deck);
    assert_eq!(decks, [Deck::Standard, Deck::Edge, Deck::Edge, Deck::Edge]);
}
