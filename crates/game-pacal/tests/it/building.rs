//! Rules PA-10 to PA-18 and PA-24: stones, formations and pyramids, with the examples of the rulebook.

use crate::{play, refused, seat, set_up, squares, words};

/// A table of three in the middle of a match; the first seat has to fly.
const THREE: &str = "standard round=4 start=1 mover=1 step=fly die=3 \
     ; ship=f6 ; ship=a1 ; ship=b1";

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
    assert_eq!(
        [1, 2].map(|colour| position.in_ship(seat(1), seat(colour))),
        [0, 0]
    );
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
fn pa_11_one_stone_goes_into_the_own_ship_only() {
    let position = set_up("standard round=4 start=1 mover=1 step=drop1 die=3 ; ship=f6 ; ship=a1 ; ship=b1");
    assert_eq!(words(&position), ["drop:own", "skip"]);
    for word in ["drop:2", "drop:own+2"] {
        assert_eq!(refused(&position, word), "PA-11 pacal-refused-own-ship-only");
    }
}

#[test]
fn pa_11_without_supply_one_visible_stone_is_taken_from_the_board() {
    // Ten stones: eight in a ship, two on the board, one of them under a ship.
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
    assert_eq!(build("a1+c3+e5"), "1", "the lake lies in a gap");
    assert_eq!(build("a1+c3"), "1", "two have no gap on a diagonal either");
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

/// Whether five seats of which the first has these stones, and whatever else
/// is said, can build with exactly these stones.
fn can_build_with(storeys: u8, stones: &str, first: &str, second: &str) -> bool {
    let text = format!(
        "standard round=4 start=1 mover=1 step=build die=3 ; {first} stones={stones} ; {second} \
         ; ship=k9 ; ship=k10 ; ship=k11"
    );
    let all = words(&set_up(&text));
    all.iter()
        .any(|word| word.starts_with(&format!("build{storeys}:")) && word.ends_with(&format!("/{stones}")))
}

#[test]
fn pa_13_a_ship_in_a_gap_breaks_a_line() {
    let with_ships = |storeys, stones, own, other| {
        can_build_with(storeys, stones, &format!("ship={own}"), &format!("ship={other}"))
    };
    assert!(with_ships(3, "a1+c1+e1", "k1", "j1"));
    assert!(!with_ships(3, "a1+c1+e1", "k1", "b1"), "another's ship");
    assert!(
        !with_ships(3, "a1+c1+e1", "d1", "k1"),
        "the own ship, in the second gap"
    );
    assert!(
        !with_ships(3, "a1+d1+g1", "k1", "c1"),
        "the second square of a wide gap"
    );
    assert!(
        with_ships(3, "a1+c1+e1", "f1", "a2"),
        "beside the line and behind its end"
    );
    assert!(!with_ships(3, "a1+a3+a5", "k1", "a4"), "a column");
    assert!(!with_ships(3, "g6+i8+k10", "k1", "h7"), "down to the right");
    assert!(!with_ships(3, "k6+i8+g10", "k1", "h9"), "down to the left");
    assert!(with_ships(4, "a1+c1+e1+g1", "k1", "j1"));
    assert!(!with_ships(4, "a1+c1+e1+g1", "k1", "f1"), "the last gap of four");
    assert!(with_ships(3, "a1+c1+e1", "k1", "f1"), "the first three of them");
}

#[test]
fn pa_13_a_pyramid_in_a_gap_breaks_a_line() {
    let clear = can_build_with(3, "c1+e1+g1", "ship=k1 pyramids=h1*1", "ship=j1 pyramids=a1*2");
    assert!(clear, "outside the line");
    let others = can_build_with(3, "c1+e1+g1", "ship=k1", "ship=j1 pyramids=d1*1");
    assert!(!others, "another's pyramid");
    let own = can_build_with(3, "c1+e1+g1", "ship=k1 pyramids=f1*1", "ship=j1");
    assert!(!own, "the own pyramid");
    let position =
        "standard round=4 start=1 mover=1 step=build die=3 ; ship=k1 stones=c1+e1+g1 ; ship=j1 pyramids=d1*1";
    assert_eq!(
        refused(&set_up(position), "build3:c1/c1+e1+g1"),
        "PA-13 pacal-refused-no-formation"
    );
}

#[test]
fn pa_13_lake_and_covers_in_a_gap_break_a_line() {
    assert!(
        !can_build_with(3, "c3+g3+k3", "ship=k1", "ship=j1"),
        "d3, e3 and f3 are lake"
    );
    assert!(
        can_build_with(3, "c2+g2+k2", "ship=k1", "ship=j1"),
        "a row further up there is land"
    );
    // c6 is of the district I: covered with two players, open with five.
    let column = "ship=k1 stones=c3+c5+c7 ; ship=j1";
    let two = set_up(&format!(
        "standard round=4 start=1 mover=1 step=build die=3 ; {column}"
    ));
    assert!(!words(&two).iter().any(|word| word.starts_with("build3:")));
    let three = set_up(&format!(
        "standard round=4 start=1 mover=1 step=build die=3 ; {column} ; ship=i1"
    ));
    assert!(words(&three).contains(&"build3:c5/c3+c5+c7".to_owned()));
}

#[test]
fn pa_13_stones_in_a_gap_do_not_matter() {
    let stones = "standard round=4 start=1 mover=1 step=build die=3 \
         ; ship=k1 stones=a1+c1+d1+e1 ; ship=j1 stones=b1+d1";
    assert!(words(&set_up(stones)).contains(&"build3:c1/a1+c1+e1".to_owned()));
}

#[test]
fn pa_13_the_gap_of_own_stones_and_a_pyramid_is_free_too() {
    // PA-15: the pyramid on e1 stands in for a stone; a ship on d1 is in the gap before it.
    let line = |other: &str| {
        let text = format!(
            "standard round=4 start=1 mover=1 step=build die=3 ; ship=k1 stones=a1+c1 pyramids=e1*1 ; ship={other}"
        );
        words(&set_up(&text)).contains(&"build3:a1/a1+c1".to_owned())
    };
    assert!(line("j1"));
    assert!(!line("d1"));
}

#[test]
fn pa_13_anything_may_lie_between_the_corners_of_a_square() {
    // d3, e3 and f3 are lake.
    let corners = "c3+g3+c7+g7";
    assert!(can_build_with(5, corners, "ship=k1", "ship=j1"));
    let crowded = can_build_with(5, corners, "ship=c5 pyramids=d7*1", "ship=g4 pyramids=e5*2+f7*2");
    assert!(crowded, "ships and pyramids on the sides and inside");
    assert!(
        !can_build_with(5, corners, "ship=k1", "ship=g7"),
        "but not on a corner (PA-12)"
    );
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

/// The example of the rulebook: green builds three storeys on A, B or C; C also has a yellow and
/// a red stone.
#[test]
fn pa_14_foreign_stones_go_home_from_the_building_square_only() {
    let example = "standard round=4 start=1 mover=1 step=build die=3 \
         ; ship=k1 stones=b1+b2+b3 ; ship=j1 stones=b1+b3 ; ship=i1 stones=b3";
    let stones = |word: &str| {
        let after = play(set_up(example), word);
        assert_eq!(after.supply(seat(1)), 10, "all own stones return");
        [2, 3].map(|n| after.visible(seat(n)).to_string())
    };
    let grounds: Vec<String> = words(&set_up(example))
        .into_iter()
        .filter(|word| word.starts_with("build3:"))
        .collect();
    assert_eq!(
        grounds,
        ["build3:b1/b1+b2+b3", "build3:b2/b1+b2+b3", "build3:b3/b1+b2+b3"]
    );
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
    // All pyramids of three storeys and of one storey are used up.
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
fn pa_17_building_can_always_be_left() {
    let position = set_up("standard round=4 start=1 mover=1 step=build die=3 ; ship=k1 stones=a1 ; ship=j1");
    assert_eq!(words(&position), ["build1:a1/a1", "skip"]);
    assert_eq!(play(position, "skip").mover(), seat(2));
}

#[test]
fn pa_18_the_lead_is_over_everybody_else() {
    // In A the first seat comes to two storeys; of the two others one has less and one has as much or more.
    for (second, third, points) in [
        ("c1*1", "a3*3", 0),
        ("a3*3", "c1*1", 0),
        ("c1*1", "a3*2", 0),
        ("a3*2", "c1*1", 0),
        ("c1*1", "a3*1", 5),
        ("c1*1", "e5*3", 5),
    ] {
        let text = format!(
            "standard round=4 start=1 mover=1 step=build die=3 ; ship=k1 stones=a1+b1 \
             ; ship=j1 pyramids={second} ; ship=i1 pyramids={third}"
        );
        let after = play(set_up(&text), "build2:a1/a1+b1");
        assert_eq!(after.points(seat(1)), points, "{second} and {third}");
    }
}

#[test]
fn pa_17_a_smaller_upgrade_is_still_higher() {
    // No pyramid of five is left; a square with a pyramid of four and one of three in it.
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
