//! One test and more for every numbered rule, with the examples of the rulebook.

use game_pacal::score;
use rules::{BySeat, Ending, Game, Position, Rule, Turn};

use crate::{play, refused, seat, set_up, squares, start, words};

/// A table of three in the middle of a match; the first seat has to fly.
const THREE: &str = "standard round=4 start=1 mover=1 step=fly die=3 \
     ; ship=f6 ; ship=a1 ; ship=b1";

#[test]
fn pa_1_fewer_players_cover_parts_of_the_board() {
    let board = |seats| start(seats).land().len();
    // 121 squares less 5 of lake; I has 7 squares, J 7, M 10, P 8.
    assert_eq!([board(5), board(4), board(3), board(2)], [116, 108, 101, 84]);
}

#[test]
fn pa_1_ships_start_on_free_squares_of_the_holy_district_in_turn() {
    let position = start(3);
    assert_eq!(position.turn(), Turn::Chance);
    assert_eq!(words(&position), ["first:1", "first:2", "first:3"]);
    let position = play(position, "first:2");
    assert_eq!(position.turn(), Turn::of(seat(2)));
    assert_eq!(squares(&position, "ship:"), "e5 f5 g5 e6 f6 g6 e7 f7 g7");
    let position = play(position, "ship:e5");
    assert_eq!(position.turn(), Turn::of(seat(3)));
    assert_eq!(refused(&position, "ship:e5"), "PA-1 pacal-refused-no-start");
    assert_eq!(refused(&position, "ship:d4"), "PA-1 pacal-refused-no-start");
    let position = play(position, "ship:f5 ship:g5");
    assert_eq!(position.turn(), Turn::Chance, "all ships are placed");
    assert_eq!(position.mover(), seat(2));
}

#[test]
fn pa_1_covered_squares_stop_numbers_but_not_arrows_and_formations_span_them() {
    // With three players J is covered: k4 is D, k5 is J.
    let number = set_up("standard round=4 start=1 mover=1 step=fly die=3 ; ship=k3 ; ship=a1 ; ship=b1");
    assert_eq!(squares(&number, "fly:"), "k1 h3 k4");
    // With four players J is open and P is covered: i9 is O, j9 is P.
    let arrows = set_up(
        "standard round=4 start=1 mover=1 step=fly die=arrows ; ship=a9 ; ship=a1 ; ship=b1 ; ship=c1",
    );
    assert!(
        !squares(&arrows, "jump:").contains("j9"),
        "nobody lands on a cover"
    );
    let over = set_up("standard round=4 start=1 mover=1 step=fly die=arrows ; ship=k3 ; ship=a1 ; ship=b1");
    assert_eq!(
        squares(&over, "jump:"),
        "k1 k2 a3 b3 c3 d3 g3 h3 i3 j3 k4",
        "and J and P end the column"
    );
    // I is covered with two players: a4, a5, …, a8 are E, I, I, I, M.
    let spanned =
        set_up("standard round=4 start=1 mover=1 step=build die=3 ; ship=k1 stones=c3+c5+c7 ; ship=j1");
    assert!(words(&spanned).contains(&"build3:c5/c3+c5+c7".to_owned()));
}

#[test]
fn pa_2_one_roll_holds_for_the_round_and_then_the_start_passes_on() {
    let position = play(start(3), "first:3 ship:e5 ship:f5 ship:g5");
    let faces: Vec<u32> = {
        let mut actions = Vec::new();
        position.legal_actions(rules::Actor::Chance, &mut actions);
        actions
            .iter()
            .map(|&action| position.chance_weight(action))
            .collect()
    };
    assert_eq!(
        words(&position),
        ["roll:2", "roll:3", "roll:4", "roll:5", "roll:arrows"]
    );
    assert_eq!(faces, [1, 2, 1, 1, 1]);
    assert_eq!(refused(&position, "roll:6"), "PA-2 pacal-refused-no-such-face");
    let round = play(position, "roll:arrows jump:e1 skip jump:f1 skip jump:g1 skip");
    assert_eq!(
        (round.round(), round.starter(), round.mover()),
        (2, seat(1), seat(1))
    );
    assert_eq!((round.turn(), round.die()), (Turn::Chance, None));
}

#[test]
fn pa_2_two_players_roll_each_for_the_own_turn_and_the_start_still_passes() {
    let position = play(start(2), "first:1 ship:e5 ship:g5 roll:5 fly:e10 skip");
    assert_eq!(
        (position.turn(), position.mover(), position.round()),
        (Turn::Chance, seat(2), 1)
    );
    let position = play(position, "roll:2 fly:g3 skip");
    // A B, B A: the second player goes twice in a row.
    assert_eq!(
        (position.turn(), position.mover(), position.round()),
        (Turn::Chance, seat(2), 2)
    );
}

#[test]
fn pa_3_a_turn_is_flying_stones_building_in_this_order() {
    let position =
        set_up("standard round=4 start=1 mover=1 step=fly die=3 ; ship=f6 stones=a2 ; ship=a1 ; ship=b1");
    assert_eq!(refused(&position, "drop:own"), "PA-3 pacal-refused-not-now");
    assert_eq!(refused(&position, "build1:a2/a2"), "PA-3 pacal-refused-not-now");
    assert_eq!(refused(&position, "skip"), "PA-3 pacal-refused-not-now");
    let position = play(position, "fly:f9");
    assert_eq!(refused(&position, "fly:f8"), "PA-3 pacal-refused-not-now");
    assert_eq!(refused(&position, "build1:a2/a2"), "PA-3 pacal-refused-not-now");
    let position = play(position, "drop:own");
    assert_eq!(refused(&position, "drop:2"), "PA-3 pacal-refused-not-now");
    let position = play(position, "build1:a2/a2");
    assert_eq!(
        position.mover(),
        seat(2),
        "one pyramid a turn, then the next seat"
    );
    let other = position.refuse(rules::Actor::Seat(seat(1)), "fly:f8".parse().unwrap());
    assert_eq!(other, Some(game_pacal::Refusal::NotYourTurn));
}

#[test]
fn pa_3_who_can_neither_use_stones_nor_build_is_not_asked() {
    // All ten stones are in other ships.
    let position = set_up(
        "standard round=4 start=1 mover=1 step=fly die=3 ; ship=f6 ; ship=a1 hold=1+1+1+1+1 ; ship=b1 hold=1+1+1+1+1",
    );
    assert_eq!(play(position, "fly:f9").mover(), seat(2));
}

#[test]
fn pa_4_straight_flight_goes_as_far_as_rolled_or_until_something_stops_it() {
    // From f6: up to f3? The lake is on e3 f3; a pyramid on d6, a ship on f8, land to the right.
    let position =
        set_up("standard round=4 start=1 mover=1 step=fly die=3 ; ship=f6 ; ship=f8 ; ship=a1 pyramids=d6*1");
    assert_eq!(squares(&position, "fly:"), "f4 e6 i6 f7");
    assert_eq!(
        refused(&position, "fly:h6"),
        "PA-4 pacal-refused-not-straight",
        "fewer only if stopped"
    );
    assert_eq!(
        refused(&position, "fly:f9"),
        "PA-4 pacal-refused-not-straight",
        "never over a ship"
    );
    assert_eq!(refused(&position, "jump:i6"), "PA-4 pacal-refused-number-rolled");
    assert_eq!(
        words(&play(position, "fly:i6")),
        ["drop:own", "drop:2", "drop:3", "drop:own+2", "drop:own+3", "skip"]
    );
}

#[test]
fn pa_4_the_edge_stops_a_flight_and_a_neighbouring_obstacle_forbids_it() {
    let position = set_up("standard round=4 start=1 mover=1 step=fly die=5 ; ship=b2 ; ship=b3 ; ship=a1");
    assert_eq!(squares(&position, "fly:"), "b1 a2 g2");
}

#[test]
fn pa_5_bent_flight_takes_exactly_all_steps_around_corners() {
    let position = set_up("standard round=4 start=1 mover=1 step=fly die=2 ; ship=f6 ; ship=a1 ; ship=f7");
    // One step and a turn; down is barred by the ship on f7.
    assert_eq!(squares(&position, "bend:"), "e5 g5 e7 g7");
    let after = play(position, "bend:e7");
    assert_eq!(words(&after), ["drop:own", "skip"], "one stone, for the own ship");
    assert_eq!(refused(&after, "drop:own+2"), "PA-11 pacal-refused-own-ship-only");
}

#[test]
fn pa_5_a_bent_flight_never_ends_where_it_began_nor_turns_right_about() {
    // Four steps around a block come back to the start: not allowed as an end.
    let position = set_up("standard round=4 start=1 mover=1 step=fly die=4 ; ship=b9 ; ship=a1 ; ship=b1");
    let landings = squares(&position, "bend:");
    assert!(!landings.split(' ').any(|square| square == "b9"));
    // Two squares straight ahead need a turn right about within four steps, or a way around: the way
    // around has four steps (right, down, down, left), so it is there.
    assert!(landings.split(' ').any(|square| square == "b11"));
    // In a dead end two steps wide there is no way around.
    let walled = set_up(
        "standard round=4 start=1 mover=1 step=fly die=4 ; ship=a1 ; ship=k1 pyramids=b1*2+b2*3+b3*3+b4*4 ; ship=b5",
    );
    assert_eq!(
        squares(&walled, "bend:"),
        "",
        "a column without a bend has no bent flight"
    );
}

#[test]
fn pa_5_squares_may_be_crossed_twice_even_the_own_one() {
    // The pocket a1 b1 a2 b2, open only at c1: five steps from a1 go once around and on to b1.
    let pocket = set_up(
        "standard round=4 start=1 mover=1 step=fly die=5 ; ship=a1 ; ship=j1 pyramids=c1*4+c2*3+a3*2+b3*3 ; ship=k1",
    );
    assert_eq!(squares(&pocket, "bend:"), "b1 a2");
}

#[test]
fn pa_6_arrows_go_any_distance_over_obstacles_to_a_free_square() {
    let position = set_up(
        "standard round=4 start=1 mover=1 step=fly die=arrows ; ship=d1 ; ship=d2 ; ship=a1 pyramids=f1*1",
    );
    // The column of d: lake on d4 and d5, a ship on d2; the row: a ship on a1, a pyramid on f1.
    assert_eq!(
        squares(&position, "jump:"),
        "b1 c1 e1 g1 h1 i1 j1 k1 d3 d6 d7 d8 d9 d10 d11"
    );
    assert_eq!(squares(&position, "bend:"), "");
    assert_eq!(refused(&position, "jump:d4"), "PA-6 pacal-refused-not-in-line");
    assert_eq!(refused(&position, "jump:e2"), "PA-6 pacal-refused-not-in-line");
    assert_eq!(refused(&position, "fly:e1"), "PA-6 pacal-refused-arrows-rolled");
    assert_eq!(refused(&position, "bend:e2"), "PA-6 pacal-refused-arrows-rolled");
    assert!(
        words(&play(position, "jump:d11")).contains(&"drop:own+2".to_owned()),
        "two stones"
    );
}

#[test]
fn pa_7_a_divine_stone_takes_the_ship_to_any_free_square() {
    let position = set_up(
        "standard round=4 start=1 mover=1 step=fly die=3 ; divine=4 ship=f6 ; ship=a1 pyramids=k1*1 ; ship=b1",
    );
    // 101 squares with three players, less three ships and a pyramid.
    assert_eq!(squares(&position, "divine4:").split(' ').count(), 97);
    assert_eq!(refused(&position, "divine2:c1"), "PA-7 pacal-refused-divine-gone");
    for taken in ["f6", "a1", "k1", "e3", "k6"] {
        assert_eq!(
            refused(&position, &format!("divine4:{taken}")),
            "PA-7 pacal-refused-not-free"
        );
    }
    let after = play(position, "divine4:c1");
    assert_eq!(after.divine_stones(seat(1)).count(), 0);
    assert!(
        words(&after).contains(&"drop:own+2".to_owned()),
        "our ruling: then two stones"
    );
}

#[test]
fn pa_8_the_first_flight_is_straight_and_leaves_the_holy_district() {
    let position = play(start(2), "first:1 ship:e6 ship:e5 roll:2");
    // Up is a ship; right by two stays in the district; left stops at the cover of c6.
    assert_eq!(words(&position), ["fly:d6", "fly:e8"]);
    assert_eq!(refused(&position, "fly:g6"), "PA-8 pacal-refused-stays-holy");
    assert_eq!(
        refused(&position, "bend:d7"),
        "PA-8 pacal-refused-bent-in-first-round"
    );
    assert_eq!(
        refused(&position, "divine2:a1"),
        "PA-8 pacal-refused-divine-in-first-round"
    );
    let arrows = play(start(2), "first:1 ship:e6 ship:e5 roll:arrows");
    assert!(
        squares(&arrows, "jump:")
            .split(' ')
            .all(|square| !["e7", "f6", "g6"].contains(&square))
    );
}

#[test]
fn pa_8_where_no_straight_flight_leaves_the_district_any_will_do() {
    // From f6 with a two every way ends on a ship or inside; the middle of the district.
    let position = set_up(
        "standard round=1 start=1 mover=1 step=fly die=2 ; ship=f6 ; ship=f4 ; ship=d6 ; ship=h6 ; ship=f8",
    );
    assert_eq!(words(&position), ["fly:f5", "fly:e6", "fly:g6", "fly:f7"]);
}

#[test]
fn pa_9_a_ship_that_cannot_fly_must_use_a_divine_stone() {
    let walled = "standard round=1 start=1 mover=1 step=fly die=2 ; divine=2+6 ship=f6 ; ship=f5 ; ship=e6 ; ship=g6 ; ship=f7";
    let position = set_up(walled);
    let all = words(&position);
    assert!(
        all.iter()
            .all(|word| word.starts_with("divine2:") || word.starts_with("divine6:"))
    );
    assert_eq!(
        all.len(),
        2 * (116 - 5),
        "the Holy District included, even in the first round"
    );
    assert_eq!(refused(&position, "drift:a1"), "PA-9 pacal-refused-has-divine");
    assert_eq!(refused(&position, "stay"), "PA-9 pacal-refused-can-move");
}

#[test]
fn pa_9_without_a_divine_stone_it_moves_all_the_same_and_uses_no_stones() {
    let position = set_up(
        "standard round=4 start=1 mover=1 step=fly die=2 ; divine=- ship=f6 stones=a2 ; ship=f5 ; ship=e6 ; ship=g6 ; ship=f7",
    );
    assert_eq!(words(&position).len(), 111);
    assert_eq!(refused(&position, "drift:f5"), "PA-9 pacal-refused-not-free");
    let position = play(position, "drift:k11");
    assert_eq!(
        words(&position),
        ["build1:a2/a2", "skip"],
        "no stones, but building"
    );
    let free = set_up("standard round=4 start=1 mover=1 step=fly die=2 ; divine=- ship=f6 ; ship=a1");
    assert_eq!(refused(&free, "drift:a2"), "PA-9 pacal-refused-can-fly");
}

#[test]
fn pa_10_stones_stay_behind_where_a_ship_leaves() {
    let position = set_up(
        "standard round=4 start=1 mover=1 step=fly die=3 ; ship=f6 hold=1+2 ; ship=a1 stones=f9 ; ship=b1",
    );
    let position = play(position, "fly:f9 skip");
    assert_eq!(position.visible(seat(1)).to_string(), "f6");
    assert_eq!(
        position.visible(seat(2)).to_string(),
        "f6",
        "what it landed on is hidden"
    );
    assert_eq!(position.under_ships(seat(2)).to_string(), "f9");
}

#[test]
fn pa_10_two_of_a_colour_go_home_both_and_so_do_more() {
    let position = set_up(
        "standard round=4 start=1 mover=1 step=fly die=3 \
         ; ship=f6 hold=1+2+2+3+3 stones=f6 ; ship=a1 ; ship=b1 stones=f6",
    );
    assert_eq!([1, 2, 3].map(|n| position.supply(seat(n))), [8, 8, 7]);
    let position = play(position, "fly:f9 skip");
    assert_eq!([1, 2, 3].map(|n| position.supply(seat(n))), [10, 10, 10]);
    assert!([1, 2, 3].iter().all(|&n| position.visible(seat(n)).is_empty()));
}

#[test]
fn pa_10_stones_never_block() {
    let position = set_up(
        "standard round=4 start=1 mover=1 step=fly die=3 ; ship=f6 stones=f8 ; ship=a1 stones=f7+f9 ; ship=b1",
    );
    assert!(squares(&position, "fly:").contains("f9"));
}

#[test]
fn pa_11_each_of_the_two_stones_is_optional_by_itself() {
    let position = play(set_up(THREE), "fly:f9");
    assert_eq!(
        words(&position),
        ["drop:own", "drop:2", "drop:3", "drop:own+2", "drop:own+3", "skip"]
    );
    assert_eq!(refused(&position, "drop:1"), "PA-11 pacal-refused-own-ship-twice");
    assert_eq!(
        refused(&position, "drop:own+1"),
        "PA-11 pacal-refused-own-ship-twice"
    );
    assert_eq!(refused(&position, "drop:4"), "PA-1 pacal-refused-no-such-seat");
    assert_eq!(
        refused(&position, "drop:own/a3"),
        "PA-11 pacal-refused-supply-first"
    );
    let after = play(position, "drop:own+3");
    assert_eq!(
        (after.in_ship(seat(1), seat(1)), after.in_ship(seat(3), seat(1))),
        (1, 1)
    );
    assert_eq!(after.supply(seat(1)), 8);
}

#[test]
fn pa_11_without_supply_one_visible_stone_is_taken_from_the_board() {
    // Ten stones: eight in a ship, two on the board, of which one lies under a ship.
    let position = set_up(
        "standard round=4 start=1 mover=1 step=drop2 die=3 ; ship=f6 stones=a1+c3 ; ship=a1 hold=1+1+1+1+1+1+1+1 ; ship=b1",
    );
    assert_eq!(
        words(&position),
        ["drop:own/c3", "drop:2/c3", "drop:3/c3", "skip"]
    );
    assert_eq!(
        refused(&position, "drop:own/a1"),
        "PA-12 pacal-refused-not-visible"
    );
    assert_eq!(refused(&position, "drop:own"), "PA-11 pacal-refused-supply-short");
    assert_eq!(
        refused(&position, "drop:own+2/c3"),
        "PA-11 pacal-refused-one-from-board"
    );
    let after = play(position, "drop:own/c3");
    assert_eq!((after.in_ship(seat(1), seat(1)), after.supply(seat(1))), (1, 0));
    assert!(after.visible(seat(1)).is_empty());
}

#[test]
fn pa_11_the_stone_from_the_board_may_be_the_second() {
    let position = set_up(
        "standard round=4 start=1 mover=1 step=drop2 die=3 ; ship=f6 stones=c3 ; ship=a1 hold=1+1+1+1+1+1+1+1 ; ship=b1",
    );
    assert_eq!(
        words(&position),
        [
            "drop:own",
            "drop:2",
            "drop:3",
            "drop:own+2/c3",
            "drop:own+3/c3",
            "skip"
        ]
    );
    let after = play(position, "drop:own+3/c3");
    assert_eq!(
        (after.in_ship(seat(1), seat(1)), after.in_ship(seat(3), seat(1))),
        (1, 1)
    );
}

#[test]
fn pa_12_what_lies_under_a_ship_or_in_it_does_not_count() {
    let position = set_up(
        "standard round=4 start=1 mover=1 step=build die=3 ; ship=a1 hold=1 stones=a1+b1+d1 ; ship=b1 ; ship=k1",
    );
    assert_eq!(words(&position), ["build1:d1/d1", "skip"]);
    assert_eq!(
        refused(&position, "build2:a1/a1+b1"),
        "PA-12 pacal-refused-not-visible"
    );
}

#[test]
fn pa_13_formations_of_one_to_five_storeys() {
    let build = |stones: &str| {
        let text =
            format!("standard round=4 start=1 mover=1 step=build die=3 ; ship=k1 stones={stones} ; ship=j1");
        let all = words(&set_up(&text));
        let heights = (1..=5).filter(|n| all.iter().any(|word| word.starts_with(&format!("build{n}:"))));
        heights.map(|n| n.to_string()).collect::<String>()
    };
    assert_eq!(build("b2"), "1");
    assert_eq!(build("b2+c2"), "12");
    assert_eq!(build("b2+b3"), "12");
    assert_eq!(build("b2+c3"), "1", "a corner is no side");
    assert_eq!(build("b2+d2"), "1", "two have no gap");
    assert_eq!(build("a1+b1+c1"), "123");
    assert_eq!(build("a1+c1+e1"), "13", "equal gaps");
    assert_eq!(build("a1+b1+d1"), "12", "unequal gaps");
    assert_eq!(build("a1+c3+e5"), "13", "a diagonal; the lake may lie between");
    assert_eq!(build("i2+h3+g4"), "13", "the other diagonal");
    assert_eq!(build("a1+b3+c5"), "1", "a knight's line is none");
    assert_eq!(build("a1+a2+a3+a4"), "1234");
    assert_eq!(build("a1+d1+g1+i1"), "13", "four with unequal gaps");
}

#[test]
fn pa_13_squares_of_any_size_stand_upright() {
    let build = |stones: &str| {
        let text =
            format!("standard round=4 start=1 mover=1 step=build die=3 ; ship=k1 stones={stones} ; ship=j1");
        words(&set_up(&text))
            .iter()
            .filter(|word| word.starts_with("build5:"))
            .count()
    };
    assert_eq!(build("a1+b1+a2+b2"), 4);
    assert_eq!(build("e1+i1+e5+i5"), 4, "the lake and others lie between");
    assert_eq!(build("a1+c1+a3+c3"), 4);
    assert_eq!(build("a1+c1+a2+c2"), 0, "an oblong");
    assert_eq!(build("b1+a2+c2+b3"), 0, "on its corner");
}

#[test]
fn pa_13_what_is_no_formation_is_refused() {
    let position =
        set_up("standard round=4 start=1 mover=1 step=build die=3 ; ship=k1 stones=a1+b1+d1+c3 ; ship=j1");
    assert_eq!(
        refused(&position, "build2:a1/a1+d1"),
        "PA-13 pacal-refused-no-formation"
    );
    assert_eq!(
        refused(&position, "build3:a1/a1+b1+d1"),
        "PA-13 pacal-refused-no-formation"
    );
    assert_eq!(
        refused(&position, "build3:a1/a1+b1"),
        "PA-13 pacal-refused-formation-too-small"
    );
}

/// The example of the rulebook: green builds three storeys on A, B or C; on C
/// there are a yellow and a red stone too.
#[test]
fn pa_14_foreign_stones_go_home_from_the_building_square_only() {
    let example = "standard round=4 start=1 mover=1 step=build die=3 \
         ; ship=k1 stones=b1+b2+b3 ; ship=j1 stones=b1+b3 ; ship=i1 stones=b3";
    let stones = |word: &str| {
        let after = play(set_up(example), word);
        assert_eq!(after.supply(seat(1)), 10, "all own stones return");
        [2, 3].map(|n| after.visible(seat(n)).to_string())
    };
    assert_eq!(stones("build3:b1/b1+b2+b3"), ["b3", "b3"]);
    assert_eq!(stones("build3:b2/b1+b2+b3"), ["b1+b3", "b3"]);
    assert_eq!(stones("build3:b3/b1+b2+b3"), ["b1", "-"]);
}

#[test]
fn pa_14_a_pyramid_stands_on_a_square_of_its_formation() {
    let position =
        set_up("standard round=4 start=1 mover=1 step=build die=3 ; ship=k1 stones=a1+c1+e1+a3 ; ship=j1");
    assert_eq!(
        refused(&position, "build3:b1/a1+c1+e1"),
        "PA-14 pacal-refused-wrong-ground"
    );
    assert_eq!(
        refused(&position, "build3:a3/a1+c1+e1"),
        "PA-14 pacal-refused-wrong-ground"
    );
    let after = play(position, "build3:c1/a1+c1+e1");
    assert_eq!(after.height("c1".parse().unwrap()), 3);
    assert_eq!(
        after.visible(seat(1)).to_string(),
        "a3",
        "stones outside the formation stay"
    );
}

#[test]
fn pa_15_own_pyramids_stand_in_for_stones_and_stay() {
    let position = set_up(
        "standard round=4 start=1 mover=1 step=build die=3 ; ship=k1 stones=c1 pyramids=a1*2+b1*5 ; ship=j1 pyramids=d1*2",
    );
    assert_eq!(
        words(&position),
        [
            "build1:c1/c1",
            "build2:c1/c1",
            "build3:a1/c1",
            "build3:c1/c1",
            "skip"
        ],
        "two with b1, three with a1 and b1; d1 is somebody else's"
    );
    let after = play(position, "build3:c1/c1");
    assert_eq!(after.pyramids(seat(1)).to_string(), "a1+b1+c1");
}

#[test]
fn pa_15_one_square_of_a_formation_holds_a_stone() {
    let position = set_up(
        "standard round=4 start=1 mover=1 step=build die=3 ; ship=k1 stones=k3 pyramids=a1*2+b1*1+c1*2 ; ship=j1",
    );
    assert_eq!(
        words(&position),
        ["skip"],
        "the only pyramid of one storey stands on b1"
    );
}

/// The example of the rulebook: stones on A, B and D, a pyramid of two storeys on C.
#[test]
fn pa_16_the_upgrade_of_the_rulebook() {
    let example = "standard round=4 start=1 mover=1 step=build die=3 \
         ; ship=k1 stones=a1+b1+d1 pyramids=c1*2 ; ship=j1";
    let position = set_up(example);
    let on_c: Vec<String> = words(&position)
        .into_iter()
        .filter(|word| word.contains(":c1/"))
        .collect();
    assert_eq!(on_c, ["build3:c1/a1+b1", "build3:c1/b1+d1", "build4:c1/a1+b1+d1"]);
    let four = play(position.clone(), "build4:c1/a1+b1+d1");
    assert_eq!(
        (four.height("c1".parse().unwrap()), four.supply(seat(1))),
        (4, 10)
    );
    assert_eq!(
        four.pyramids_left(seat(1)),
        [1, 3, 3, 1, 2],
        "the old one is back in the supply"
    );
    let three = play(position.clone(), "build3:c1/a1+b1");
    assert_eq!(
        three.visible(seat(1)).to_string(),
        "d1",
        "the outer stone D may stay"
    );
    let three = play(position, "build3:c1/b1+d1");
    assert_eq!(three.visible(seat(1)).to_string(), "a1", "or the outer stone A");
}

#[test]
fn pa_16_an_upgrade_is_higher_than_what_it_replaces() {
    let position = set_up(
        "standard round=4 start=1 mover=1 step=build die=3 ; ship=k1 stones=a1+b1 pyramids=c1*3 ; ship=j1",
    );
    assert_eq!(
        refused(&position, "build3:c1/a1+b1"),
        "PA-16 pacal-refused-not-higher"
    );
    assert_eq!(
        refused(&position, "build2:c1/b1"),
        "PA-16 pacal-refused-not-higher"
    );
    assert_eq!(
        refused(&position, "build1:k3/a1"),
        "PA-14 pacal-refused-wrong-ground"
    );
}

#[test]
fn pa_17_a_smaller_pyramid_only_without_one_of_the_right_size() {
    let right =
        set_up("standard round=4 start=1 mover=1 step=build die=3 ; ship=k1 stones=a1+b1+c1 ; ship=j1");
    assert_eq!(
        refused(&right, "build2:a1/a1+b1+c1"),
        "PA-17 pacal-refused-right-size-left"
    );
    // All pyramids of three and of one storey are used up.
    let position = set_up(
        "standard round=4 start=1 mover=1 step=build die=3 \
         ; ship=k1 stones=a1+b1+c1 pyramids=e5*3+g5*3+h8*3+f10*1 ; ship=j1",
    );
    let all = words(&position);
    assert!(all.contains(&"build2:a1/a1+b1+c1".to_owned()), "{all:?}");
    assert!(
        !all.iter()
            .any(|word| word.starts_with("build1") || word.starts_with("build3"))
    );
    assert_eq!(
        refused(&position, "build3:a1/a1+b1+c1"),
        "PA-17 pacal-refused-none-left"
    );
}

#[test]
fn pa_17_a_smaller_upgrade_is_still_higher() {
    // No pyramid of five is left; a square with a pyramid of four, and one of three, in it.
    let position = set_up(
        "standard round=4 start=1 mover=1 step=build die=3 \
         ; ship=k1 stones=a1+b2 pyramids=b1*3+a2*4+f5*5+h9*5 ; ship=j1",
    );
    let square: Vec<String> = words(&position)
        .into_iter()
        .filter(|word| word.ends_with("/a1+b2"))
        .collect();
    assert_eq!(
        square,
        [
            "build1:a1/a1+b2",
            "build1:b2/a1+b2",
            "build2:a1/a1+b2",
            "build2:b2/a1+b2",
            "build3:a1/a1+b2",
            "build3:b2/a1+b2",
            "build4:a1/a1+b2",
            "build4:b1/a1+b2",
            "build4:b2/a1+b2",
        ]
    );
}

#[test]
fn pa_17_nobody_has_to_build() {
    let position = set_up("standard round=4 start=1 mover=1 step=build die=3 ; ship=k1 stones=a1 ; ship=j1");
    assert_eq!(play(position, "skip").mover(), seat(2));
}

#[test]
fn pa_18_the_first_pyramid_of_a_district_and_taking_the_lead_score() {
    let points = |own: &str, other: &str, word: &str| {
        let text = format!(
            "standard round=4 start=1 mover=1 step=build die=3 ; ship=k1 stones=a1+b1+c1 pyramids={own} ; ship=j1 pyramids={other}"
        );
        play(set_up(&text), word).points(seat(1))
    };
    assert_eq!(points("-", "-", "build1:a1/a1"), 5, "the first in A");
    assert_eq!(
        points("-", "e5*1", "build1:a1/a1"),
        5,
        "other districts do not matter"
    );
    assert_eq!(points("-", "a3*1", "build1:a1/a1"), 0, "a tie is no lead");
    assert_eq!(points("-", "a3*1", "build2:a1/a1+b1"), 5, "taken over");
    assert_eq!(points("a2*1", "a3*1", "build3:a1/a1+b1+c1"), 5, "a tie broken");
    assert_eq!(points("a2*3", "a3*2", "build3:a1/a1+b1+c1"), 0, "led already");
    assert_eq!(points("-", "a3*4", "build3:a1/a1+b1+c1"), 0, "still behind");
}

const NINE: &str = "b4*2+h2*2+e1*3+g1*3+e6*3+g6*4+i3*4+f9*5+h8*5";

#[test]
fn pa_19_the_last_but_one_pyramid_ends_the_match_at_once_for_5_points() {
    let text = format!(
        "standard round=9 start=1 mover=1 step=build die=3 ; points=20 divine=- ship=k1 stones=a1 pyramids={NINE} ; ship=j1 ; ship=i1"
    );
    let position = play(set_up(&text), "build1:a1/a1");
    let outcome = position.outcome().expect("over at once");
    assert_eq!(outcome.ending.rule, Rule::new("PA", 19));
    let tally = &position.tally()[seat(1)];
    let five: i32 = tally
        .lines
        .iter()
        .filter(|line| line.rule == Rule::new("PA", 19))
        .map(|line| line.points)
        .sum();
    assert_eq!(five, 5);
    assert_eq!(tally.lines[0].points, 25, "PA-18 comes first");
}

#[test]
fn pa_19_an_upgrade_uses_no_pyramid_up() {
    let text = format!(
        "standard round=9 start=1 mover=1 step=build die=3 ; ship=k1 stones=b3 pyramids={} ; ship=j1 ; ship=i1",
        NINE.replace("b4*2", "b4*1")
    );
    let position = play(set_up(&text), "build2:b4/b3");
    assert_eq!(position.pyramids_left(seat(1)), [1, 1, 0, 0, 0]);
    assert!(
        position.outcome().is_none(),
        "the old pyramid is back before PA-19 is tested"
    );
}

#[test]
fn pa_20_the_match_ends_with_the_round_in_which_the_goal_is_reached() {
    for (seats, goal) in [(3, 40), (4, 35), (5, 40)] {
        let others =
            " ; ship=j1".to_owned() + &[" ; ship=i1", " ; ship=h1", " ; ship=i2"][..seats - 2].concat();
        let text = |points| {
            format!(
                "standard round=9 start=1 mover=1 step=build die=arrows ; points={points} ship=k1 stones=a1{others}"
            )
        };
        let mut position = play(set_up(&text(goal - 5)), "build1:a1/a1");
        assert!(position.outcome().is_none(), "the round is played to its end");
        for number in 2..=seats {
            assert!(position.outcome().is_none());
            let word = words(&position)
                .into_iter()
                .find(|word| word.starts_with("jump:"))
                .unwrap();
            position = play(position, &format!("{word} skip"));
            assert_eq!(position.outcome().is_some(), number == seats);
        }
        assert_eq!(position.outcome().unwrap().ending.rule, Rule::new("PA", 20));
        let mut short = play(set_up(&text(goal - 6)), "build1:a1/a1");
        for _ in 2..=seats {
            let word = words(&short)
                .into_iter()
                .find(|word| word.starts_with("jump:"))
                .unwrap();
            short = play(short, &format!("{word} skip"));
        }
        assert!(short.outcome().is_none(), "one point is missing");
    }
}

#[test]
fn pa_20_pa_19_still_applies_in_the_last_round() {
    let text = format!(
        "standard round=9 built start=2 mover=1 step=build die=3 ; ship=k1 stones=a1 pyramids={NINE} ; points=41 ship=j1 ; ship=i1"
    );
    let position = play(set_up(&text), "build1:a1/a1");
    assert_eq!(position.outcome().unwrap().ending.rule, Rule::new("PA", 19));
}

#[test]
fn pa_20_two_players_end_at_once_at_45() {
    let text = |points| {
        format!(
            "standard round=9 start=1 mover=1 step=build die=3 ; points={points} ship=k1 stones=a1 ; ship=j1"
        )
    };
    let position = play(set_up(&text(40)), "build1:a1/a1");
    assert_eq!(position.outcome().unwrap().ending.rule, Rule::new("PA", 20));
    assert!(play(set_up(&text(39)), "build1:a1/a1").outcome().is_none());
    // PA-19 comes before PA-20.
    let both = text(40).replace("stones=a1", &format!("stones=a1 pyramids={NINE}"));
    let both = play(set_up(&both), "build1:a1/a1");
    assert_eq!(both.outcome().unwrap().ending.rule, Rule::new("PA", 19));
}

#[test]
fn pa_20_twenty_rounds_without_building_end_the_match_without_5_points() {
    let position =
        set_up("standard round=40 quiet=19 start=1 mover=2 step=fly die=arrows ; ship=k1 ; ship=j1");
    let position = play(position, "jump:j2 skip");
    let outcome = position.outcome().expect("quiet for too long");
    let Ending { rule, phrase } = outcome.ending;
    assert_eq!((rule, phrase.id), (Rule::new("PA", 20), "pacal-ended-quiet"));
    assert_eq!(
        outcome.points.iter().copied().collect::<Vec<_>>(),
        [12, 12],
        "divine stones only"
    );
    let built =
        set_up("standard round=40 quiet=19 built start=1 mover=2 step=fly die=arrows ; ship=k1 ; ship=j1");
    let built = play(built, "jump:j2 skip");
    assert_eq!((built.outcome().is_none(), built.quiet_rounds()), (true, 0));
}

fn water(storeys: &[u8]) -> Vec<i32> {
    let storeys: BySeat<u8> = storeys.iter().copied().collect();
    score::water(&storeys).iter().copied().collect()
}

#[test]
fn pa_21_the_banks_of_the_rulebook_8_6_6_score_12_6_6() {
    assert_eq!(water(&[8, 6, 6]), [12, 6, 6]);
    assert_eq!(water(&[6, 8, 6]), [6, 12, 6]);
}

#[test]
fn pa_21_ties_share_their_places_rounded_down_and_nothing_scores_nothing() {
    assert_eq!(water(&[5, 3]), [12, 8]);
    assert_eq!(water(&[4, 4]), [10, 10]);
    assert_eq!(water(&[4, 0]), [12, 0]);
    assert_eq!(water(&[0, 0]), [0, 0]);
    assert_eq!(water(&[2, 2, 2]), [8, 8, 8]);
    assert_eq!(water(&[1, 1, 1, 1, 1]), [4, 4, 4, 4, 4]);
    assert_eq!(water(&[9, 1, 1, 1]), [12, 4, 4, 4]);
    assert_eq!(water(&[9, 8, 1, 1]), [12, 8, 2, 2]);
    assert_eq!(water(&[9, 8, 7, 6, 5]), [12, 8, 4, 0, 0]);
}

#[test]
fn pa_21_lake_and_river_count_together_on_23_squares() {
    let board = start(5).palenque().banks();
    // Beside the lake e2 f2 d3 g3 c4 f4 c5 e5 d6, along the river the rest; d6 and f2 are both.
    assert_eq!(
        board.to_string(),
        "f1+g1+e2+f2+g2+d3+g3+c4+f4+c5+e5+c6+d6+c7+d7+c8+d8+c9+d9+c10+d10+c11+d11"
    );
    assert_eq!(board.len(), 23);
    // A pyramid on the lake and one on the river: e2 (lake) and d7 (river).
    let text = "standard round=40 quiet=20 start=1 mover=1 step=over:quiet ; divine=- ship=k1 pyramids=e2*3+d7*4 ; divine=- ship=j1 pyramids=f1*5";
    let position = set_up(text);
    let lines = |n: u8| {
        let tally = &position.tally()[seat(n)];
        let water = tally.lines.iter().filter(|line| line.rule == Rule::new("PA", 21));
        water.map(|line| line.points).collect::<Vec<_>>()
    };
    assert_eq!((lines(1), lines(2)), (vec![12], vec![8]));
}

fn district(value: u8, storeys: &[u8]) -> Vec<i32> {
    let storeys: BySeat<u8> = storeys.iter().copied().collect();
    score::district(value, &storeys).iter().copied().collect()
}

#[test]
fn pa_22_districts_score_their_value_and_two_for_the_second() {
    assert_eq!(district(5, &[3, 2, 1]), [5, 2, 0]);
    assert_eq!(
        district(5, &[3, 3, 1]),
        [5, 5, 0],
        "a tie for the first place leaves no second"
    );
    assert_eq!(
        district(5, &[3, 1, 1]),
        [5, 2, 2],
        "all who tie for the second place"
    );
    assert_eq!(district(5, &[3, 0, 0]), [5, 0, 0], "without storeys no points");
    assert_eq!(district(5, &[0, 0, 0]), [0, 0, 0]);
    assert_eq!(
        district(2, &[3, 2]),
        [2, 2],
        "a district worth no more than a second place"
    );
}

#[test]
fn pa_23_divine_stones_left_score_and_most_points_win() {
    let position = set_up(
        "standard round=40 quiet=20 start=1 mover=1 step=over:quiet \
         ; points=3 divine=2+6 ship=k1 ; points=7 divine=4 ship=j1 ; points=1 divine=- ship=i1",
    );
    let outcome = position.outcome().unwrap();
    assert_eq!(outcome.points.iter().copied().collect::<Vec<_>>(), [11, 11, 1]);
    assert_eq!(
        outcome.places.iter().copied().collect::<Vec<_>>(),
        [1, 1, 3],
        "the victory is shared"
    );
}

#[test]
fn pa_24_masters_use_no_pyramid_but_the_one_they_upgrade() {
    let text = "masters round=4 start=1 mover=1 step=build die=3 ; ship=k1 stones=c1+d1 pyramids=a1*2+b1*1 ; ship=j1";
    let position = set_up(text);
    assert_eq!(
        words(&position),
        [
            "build2:b1/c1",
            "build2:c1/c1+d1",
            "build2:d1/c1+d1",
            "build3:b1/c1+d1",
            "skip"
        ],
        "never four storeys with a1 and b1, nor anything beside b1 with b1"
    );
    assert_eq!(refused(&position, "build2:c1/c1"), "PA-24 pacal-refused-masters");
    assert_eq!(
        refused(&position, "build4:b1/c1+d1"),
        "PA-24 pacal-refused-masters"
    );
    assert_eq!(
        refused(&position, "build4:c1/c1+d1"),
        "PA-24 pacal-refused-masters"
    );
    assert_eq!(
        refused(&position, "build5:c1/c1+d1"),
        "PA-13 pacal-refused-formation-too-small"
    );
    let standard = words(&set_up(&text.replace("masters", "standard")));
    assert!(standard.contains(&"build4:c1/c1+d1".to_owned()));
}

#[test]
fn the_game_is_for_two_to_five() {
    assert_eq!(game_pacal::Pacal::SEATS, 2..=5);
    assert!(std::panic::catch_unwind(|| start(6)).is_err());
}
