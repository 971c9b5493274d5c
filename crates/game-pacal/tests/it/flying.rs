//! Rules PA-1 to PA-9: covers, rounds and flights.

use rules::{Position, Turn};

use crate::{play, refused, seat, set_up, squares, start, words};

#[test]
fn pa_1_fewer_players_cover_parts_of_the_board() {
    let board = |seats| start(seats).land().len();
    // 121 squares minus 5 of lake; I has 7 squares, J 7, M 10, P 8.
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
fn pa_1_covered_squares_stop_numbers_but_not_arrows() {
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
        "k1 k2 a3 b3 c3 g3 h3 i3 j3 k4",
        "and J and P end the column"
    );
    // With two players I and M are covered: in row 6 a, b and c, in row 8 a (M) and b (I).
    let behind = set_up("standard round=4 start=1 mover=1 step=fly die=arrows ; ship=c3 ; ship=a1");
    assert_eq!(
        squares(&behind, "jump:"),
        "c1 c2 a3 b3 g3 h3 i3 j3 k3 c4 c5 c7 c8",
        "land behind the cover of c6, as behind the lake of d3, e3 and f3"
    );
    let stopped = set_up("standard round=4 start=1 mover=1 step=fly die=5 ; ship=c3 ; ship=a1");
    assert_eq!(squares(&stopped, "fly:"), "c1 a3 c5");
}

#[test]
fn pa_1_nothing_stands_on_a_covered_square() {
    // A ship that may go anywhere: k6 is J, which is covered with three players and open with four.
    let anywhere = |others: &str| {
        let text = format!("standard round=4 start=1 mover=1 step=fly die=3 ; ship=f6 ; {others}");
        squares(&set_up(&text), "divine2:")
    };
    assert!(!anywhere("ship=a1 ; ship=b1").contains("k6"));
    assert!(anywhere("ship=a1 ; ship=b1 ; ship=c1").contains("k6"));
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
    let position = set_up(
        "standard round=4 start=1 mover=1 step=fly die=3 ; ship=f6 stones=a2+d6+d7 ; ship=a1 ; ship=b1",
    );
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
        "one pyramid a turn, although d6 and d7 would do for another; then the next seat"
    );
    let other = position.refuse(rules::Actor::Seat(seat(1)), "fly:f8".parse().unwrap());
    assert_eq!(other, Some(game_pacal::PacalRefusal::NotYourTurn));
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
    // From f6: up to f4, for the lake is on f3; a pyramid on d6, a ship on f8, land to the right.
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
    // Two squares straight ahead need a reversal within four steps, or a detour: the detour has
    // four steps (right, down, down, left), so the square can be reached.
    assert!(landings.split(' ').any(|square| square == "b11"));
    // In a dead end two steps wide there is no detour.
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
    // The column of d: lake on d3 and d4, a ship on d2; the row: a ship on a1, a pyramid on f1.
    assert_eq!(
        squares(&position, "jump:"),
        "b1 c1 e1 g1 h1 i1 j1 k1 d5 d6 d7 d8 d9 d10 d11"
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
    // 101 squares with three players, minus three ships and a pyramid.
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
    assert_eq!(
        squares(&arrows, "jump:"),
        "e1 e2 d6 h6 i6 e8 e9 e10 e11",
        "not e7, f6 and g6; e3 and e4 are lake, a6 to c6 and k6 to j6 are covered"
    );
    assert_eq!(refused(&arrows, "jump:e7"), "PA-8 pacal-refused-stays-holy");
}

#[test]
fn pa_8_every_number_can_leave_the_holy_district_from_every_square_of_it() {
    for seats in 2..=5 {
        // The other ships are in nobody's way.
        let others = [" ; ship=a1", " ; ship=b1", " ; ship=a2", " ; ship=b2"][..seats - 1].concat();
        let holy = start(seats as u8).palenque().holy().squares;
        assert_eq!(holy.len(), 9);
        for square in holy {
            for number in [2, 3, 4, 5] {
                let text =
                    format!("standard round=1 start=1 mover=1 step=fly die={number} ; ship={square}{others}");
                let position = set_up(&text);
                let landings = squares(&position, "fly:");
                assert!(!landings.is_empty(), "{text}");
                for landing in landings.split(' ') {
                    let landing = landing.parse().expect("a square");
                    assert!(!holy.contains(landing), "{number} from {square} to {landing}");
                }
            }
        }
    }
}

#[test]
fn pa_8_holds_in_the_first_round_only() {
    let position = set_up("standard round=2 start=1 mover=1 step=fly die=2 ; ship=e6 ; ship=e5");
    assert_eq!(squares(&position, "fly:"), "d6 g6 e8");
    assert!(!squares(&position, "bend:").is_empty());
    assert!(!squares(&position, "divine2:").is_empty());
}

#[test]
fn pa_8_where_no_straight_flight_leaves_the_district_any_will_do() {
    // From f6, the middle of the district, every way with a two ends on a ship or inside.
    let position = set_up(
        "standard round=1 start=1 mover=1 step=fly die=2 ; ship=f6 ; ship=f4 ; ship=d6 ; ship=h6 ; ship=f8",
    );
    assert_eq!(words(&position), ["fly:f5", "fly:e6", "fly:g6", "fly:f7"]);
}

/// Arrows reach free squares of the row and column however far away.
const ARROWS_STUCK: &str = "standard round=4 start=1 mover=1 step=fly die=arrows ; divine=- ship=f6 \
     ; ship=f5 ; ship=e6 ; ship=g6 ; ship=f7";

#[test]
fn pa_9_arrows_fly_where_numbers_cannot() {
    let position = set_up(ARROWS_STUCK);
    assert_eq!(
        squares(&position, "jump:"),
        "f1 f2 f4 a6 b6 c6 d6 h6 i6 j6 k6 f8 f9 f10 f11"
    );
    assert_eq!(squares(&position, "drift:"), "");
    assert_eq!(refused(&position, "drift:a1"), "PA-9 pacal-refused-can-fly");
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
    assert_eq!(squares(&free, "drift:"), "", "who can fly does not drift");
    assert_eq!(
        refused(&set_up(ARROWS_STUCK), "stay"),
        "PA-9 pacal-refused-can-move"
    );
}
