//! At least one test for every numbered rule.

use game_pylos::{End, Side};
use rules::{Arg, Outcome, Position, Turn};

use crate::{after, legal, play, position};

const EMPTY: &str = "standard ..../..../..../....|.../.../...|../..|. light";

fn outcome(setup: &str, words: &str) -> (Option<End>, Option<Outcome>) {
    let position = play(&position(setup), words).expect("legal words");
    (position.end(), position.outcome())
}

#[test]
fn py_1_every_place_of_the_base_is_open_at_the_start() {
    let all = "1a1 1b1 1c1 1d1 1a2 1b2 1c2 1d2 1a3 1b3 1c3 1d3 1a4 1b4 1c4 1d4";
    assert_eq!(legal(&position(EMPTY)), all);
}

#[test]
fn py_1_an_occupied_place_is_not_open() {
    assert_eq!(after(EMPTY, "1b2 1b2"), "PY-1 pylos-refused-occupied");
    assert_eq!(after(EMPTY, "1b2 1d4 1b2"), "PY-1 pylos-refused-occupied");
    assert_eq!(
        legal(&play(&position(EMPTY), "1b2 1d4").unwrap()),
        "1a1 1b1 1c1 1d1 1a2 1c2 1d2 1a3 1b3 1c3 1d3 1a4 1b4 1c4"
    );
}

#[test]
fn py_1_a_higher_place_opens_with_the_fourth_sphere_under_it() {
    let three = "standard ..../..../.D../LD..|.../.../...|../..|. light";
    assert_eq!(after(three, "2a1"), "PY-1 pylos-refused-unsupported");
    assert_eq!(
        after(three, "1a2 2a1"),
        "standard ..../..../LD../LD..|.../.../D..|../..|. light"
    );
    for (empty, lines) in [
        ("1a1", "DL../.D.."),
        ("1b1", "DL../D..."),
        ("1a2", ".L../DD.."),
        ("1b2", "L.../DD.."),
    ] {
        let setup = format!("standard ..../..../{lines}|.../.../...|../..|. light");
        let open = legal(&position(&setup));
        assert!(
            open.split(' ').all(|word| word.starts_with('1')),
            "{setup}: {open}"
        );
        let opened = legal(&play(&position(&setup), empty).unwrap());
        assert!(opened.split(' ').any(|word| word == "2a1"), "{setup}: {opened}");
    }
}

#[test]
fn py_1_the_apex_opens_with_the_fourth_sphere_of_level_3() {
    let three = "standard DLDL/LDLD/DLDL/LDLD|DLD/LDL/DLD|.L/LD|. dark";
    assert_eq!(legal(&position(three)), "3a2");
    assert_eq!(after(three, "4a1"), "PY-1 pylos-refused-unsupported");
    let opened = play(&position(three), "3a2").unwrap();
    assert_eq!(legal(&opened), "4a1");
}

#[test]
fn py_1_the_colours_of_the_four_do_not_matter() {
    let mixed = "standard ..../..../DL../LD..|.../.../...|../..|. light";
    assert_eq!(
        legal(&position(mixed)),
        "1c1 1d1 1c2 1d2 1a3 1b3 1c3 1d3 1a4 1b4 1c4 1d4 2a1"
    );
}

#[test]
fn py_2_a_sphere_from_the_reserve_goes_to_any_level() {
    let high = "standard ..../DLD./LDL./DLD.|.../DL./LD.|../..|. light";
    assert_eq!(
        after(high, "3a1"),
        "standard ..../DLD./LDL./DLD.|.../DL./LD.|../L.|. dark"
    );
    assert_eq!(legal(&position(high)), "1d1 1d2 1d3 1a4 1b4 1c4 1d4 3a1");
}

#[test]
fn py_2_a_sphere_can_be_raised_by_one_level_or_more() {
    let high = "standard ...L/DLD./LDL./DLD.|.../DL./LD.|../..|. light";
    assert_eq!(
        after(high, "1d4-3a1"),
        "standard ..../DLD./LDL./DLD.|.../DL./LD.|../L.|. dark"
    );
    let low = "standard ...L/..../LD../DL..|.../.../...|../..|. light";
    assert_eq!(
        after(low, "1d4-2a1"),
        "standard ..../..../LD../DL..|.../.../L..|../..|. dark"
    );
    assert_eq!(legal(&position(high)), "1d1 1d2 1d3 1a4 1b4 1c4 3a1 1d4-3a1");
    assert_eq!(
        legal(&position(low)),
        "1c1 1d1 1c2 1d2 1a3 1b3 1c3 1d3 1a4 1b4 1c4 2a1 1d4-2a1"
    );
    // From both lower levels to level 3.
    let both = "standard DLDL/LDLD/DLDL/LDLD|..L/DL./LD.|../..|. light";
    assert_eq!(
        legal(&position(both)),
        "2c1 2c2 2a3 2b3 3a1 1b4-2c1 1b4-2c2 1d2-2a3 1d2-2b3 1d2-3a1 1b4-3a1 2c3-3a1"
    );
}

#[test]
fn py_2_a_raise_leaves_the_reserve_as_it_was() {
    let low = position("standard ...L/..../LD../DL..|.../.../...|../..|. light");
    let raised = play(&low, "1d4-2a1").unwrap();
    assert_eq!(raised.reserve(Side::Light), low.reserve(Side::Light));
    let placed = play(&low, "2a1").unwrap();
    assert_eq!(placed.reserve(Side::Light) + 1, low.reserve(Side::Light));
}

#[test]
fn py_2_a_raise_goes_higher_never_sideways_or_down() {
    let low = "standard ...L/..../LD../DL..|.../.../...|../..|. light";
    assert_eq!(after(low, "1d4-1d1"), "PY-2 pylos-refused-not-higher");
    let high = "standard ..../..../LD../DL..|.../.../L..|../..|. light";
    assert_eq!(after(high, "2a1-1d4"), "PY-2 pylos-refused-not-higher");
}

#[test]
fn py_2_only_own_spheres_are_raised() {
    let low = "standard ...D/..../LD../DL..|.../.../...|../..|. light";
    assert_eq!(after(low, "1d4-2a1"), "PY-2 pylos-refused-not-yours");
    assert_eq!(after(low, "1d1-2a1"), "PY-2 pylos-refused-nothing-there");
    assert_eq!(
        legal(&position(low)),
        "1c1 1d1 1c2 1d2 1a3 1b3 1c3 1d3 1a4 1b4 1c4 2a1"
    );
}

#[test]
fn py_2_a_raise_needs_an_open_place() {
    let low = "standard ...L/..../.D../DL..|.../.../...|../..|. light";
    assert_eq!(after(low, "1d4-2a1"), "PY-1 pylos-refused-unsupported");
}

#[test]
fn py_3_a_sphere_under_another_cannot_be_raised() {
    let setup = "standard ..../DL../LD../DL..|.../.../D..|../..|. light";
    assert_eq!(after(setup, "1b1-2a2"), "PY-3 pylos-refused-covered");
    assert_eq!(after(setup, "1a2-2a2"), "PY-3 pylos-refused-covered");
    assert_eq!(
        legal(&position(setup)),
        "1c1 1d1 1c2 1d2 1c3 1d3 1a4 1b4 1c4 1d4 2a2"
    );
}

#[test]
fn py_3_a_sphere_on_level_3_covers_four_of_level_2() {
    let setup = "standard LDLD/DLDL/LDLD/DLDL|LDL/DLD/LDL|../D.|. light";
    assert_eq!(after(setup, "2a1-3b2"), "PY-3 pylos-refused-covered");
    assert_eq!(
        legal(&position(setup)),
        "3b1 3a2 3b2 2a3-3b1 2c3-3b1 2c1-3a2 2c3-3a2 2c1-3b2 2a3-3b2"
    );
}

#[test]
fn py_3_a_sphere_under_another_cannot_be_taken_back() {
    let setup = "standard ..L./..LL/LD../DL..|.../.../D..|../..|. light";
    assert_eq!(after(setup, "1d4 x1b1"), "PY-3 pylos-refused-covered");
    assert_eq!(
        legal(&play(&position(setup), "1d4").unwrap()),
        "x1c3 x1d3 x1c4 x1d4 stop"
    );
}

#[test]
fn py_3_a_sphere_cannot_be_raised_onto_itself() {
    let setup = "standard ..../..../LD../DL..|.../.../...|../..|. light";
    assert_eq!(after(setup, "1b1-2a1"), "PY-3 pylos-refused-own-support");
    assert!(!legal(&position(setup)).contains('-'));
}

#[test]
fn py_4_a_square_of_the_own_colour_lets_one_take_back_none_one_or_two() {
    let setup = "standard ..../..../L.D./LLD.|.../.../...|../..|. light";
    assert_eq!(after(setup, "1b2"), "light may take back Some(2)");
    assert_eq!(
        after(setup, "1b2 stop"),
        "standard ..../..../LLD./LLD.|.../.../...|../..|. dark"
    );
    assert_eq!(after(setup, "1b2 x1a1"), "light may take back Some(1)");
    assert_eq!(
        after(setup, "1b2 x1a1 stop"),
        "standard ..../..../LLD./.LD.|.../.../...|../..|. dark"
    );
    assert_eq!(
        after(setup, "1b2 x1a1 x1b1"),
        "standard ..../..../LLD./..D.|.../.../...|../..|. dark"
    );
}

#[test]
fn py_4_the_sphere_just_placed_may_go_back_too() {
    let setup = "standard ..../..../L.../LL..|.../.../...|../..|. light";
    assert_eq!(
        after(setup, "1b2 x1b2 x1a1"),
        "standard ..../..../L.../.L..|.../.../...|../..|. dark"
    );
}

#[test]
fn py_4_squares_count_on_levels_1_2_and_3() {
    let level_2 = "standard LDLD/DLDL/LDLD/DLDL|.../LL./.L.|../..|. light";
    assert_eq!(after(level_2, "2a1"), "light may take back Some(2)");
    let level_3 = "standard DDDD/DDDD/DDDD/LLDD|LDL/LLL/LLL|L./LL|. light";
    assert_eq!(after(level_3, "3b2"), "light may take back Some(2)");
}

#[test]
fn py_4_a_raised_sphere_completes_a_square_too() {
    let setup = "standard LDLL/DLDD/LDLD/DLDL|.../LL./.L.|../..|. light";
    assert_eq!(after(setup, "1d4-2a1"), "light may take back Some(2)");
    // A raise out of a square of the level below completes nothing where it goes.
    let out = "standard DDLL/DDLL/DLDL/LDLD|.../.../...|../..|. light";
    assert!(after(out, "1d4-2a1").ends_with("dark"));
    let again = "standard DDLL/DDL./DLDL/LDLD|.../.../...|../..|. light";
    assert_eq!(
        after(again, "1d3"),
        "light may take back Some(2)",
        "the fourth of them does"
    );
}

#[test]
fn py_4_only_the_own_colour_counts() {
    let setup = "standard ..../..../D.../DD..|.../.../...|../..|. light";
    assert!(after(setup, "1b2").ends_with("dark"));
    assert_eq!(after(setup, "1d4 1b2"), "dark may take back Some(2)");
}

#[test]
fn py_4_an_old_square_gives_nothing_again() {
    let setup = "standard ..../..../LL../LL..|.../.../...|../..|. light";
    assert!(after(setup, "1d4").ends_with("dark"));
    assert_eq!(after(setup, "1d4 x1a1"), "PY-4 pylos-refused-nothing-completed");
    assert_eq!(after(setup, "stop"), "PY-4 pylos-refused-nothing-completed");
}

#[test]
fn py_4_while_taking_back_nothing_else_is_possible() {
    let setup = "standard ..../..../L.../LL.D|.../.../...|../..|. light";
    assert_eq!(after(setup, "1b2 1d4"), "PY-4 pylos-refused-taking-back");
    assert_eq!(after(setup, "1b2 1a1-2a1"), "PY-4 pylos-refused-taking-back");
    assert_eq!(after(setup, "1b2 x1d1"), "PY-4 pylos-refused-not-yours");
    assert_eq!(after(setup, "1b2 x1c1"), "PY-4 pylos-refused-nothing-there");
    assert_eq!(
        legal(&play(&position(setup), "1b2").unwrap()),
        "x1a1 x1b1 x1a2 x1b2 stop"
    );
}

#[test]
fn py_5_second_sphere_may_be_one_the_first_uncovered() {
    let setup = "standard ..L./..LL/DD../LD..|.../.../L..|../..|. light";
    assert_eq!(after(setup, "1d4 x1a1"), "PY-3 pylos-refused-covered");
    assert_eq!(
        after(setup, "1d4 x2a1 x1a1"),
        "standard ..LL/..LL/DD../.D..|.../.../...|../..|. dark"
    );
}

#[test]
fn py_5_several_squares_at_once_still_give_two() {
    let setup = "standard ..../LLL./L.L./LLL.|.../.../...|../..|. light";
    assert_eq!(after(setup, "1b2"), "light may take back Some(2)");
    let taken = after(setup, "1b2 x1a1 x1b1");
    assert!(taken.ends_with("dark"), "{taken}");
}

#[test]
fn py_5_the_turn_ends_by_itself_when_nothing_is_left_to_take() {
    // Light completes a square and takes that very sphere back: the other three are covered.
    let setup = "standard ..../DL../DLL./DDD.|.../D../DD.|../..|. light";
    assert_eq!(after(setup, "1c3"), "light may take back Some(2)");
    assert_eq!(
        after(setup, "1c3 x1c3"),
        "standard ..../DL../DLL./DDD.|.../D../DD.|../..|. dark"
    );
}

#[test]
fn py_6_the_apex_wins_at_once() {
    let setup = "standard DLDL/LDLD/DLDL/LDLD|DLD/LDL/DLD|DL/LD|. light";
    let (end, result) = outcome(setup, "4a1");
    assert_eq!(end, Some(End::Apex(Side::Light)));
    let result = result.unwrap();
    assert_eq!(result.places.iter().copied().collect::<Vec<_>>(), [1, 2]);
    assert_eq!(result.ending.rule.to_string(), "PY-6");
}

#[test]
fn py_6_the_apex_wins_also_with_the_last_sphere() {
    let setup = "standard DLDL/LDLD/DLDL/LDLD|DLD/LDL/DLD|DL/LD|. light";
    let position = play(&position(setup), "4a1").unwrap();
    assert_eq!((position.reserve(Side::Light), position.turn()), (0, Turn::Over));
    assert_eq!(legal(&position), "");
}

#[test]
fn py_7_who_is_to_move_without_reserve_has_lost() {
    let setup = "standard DLDL/LDLD/DLDL/LDLD|LLL/LLL/L..|../..|. dark";
    // Light has all 15 on the board once dark has moved.
    let (end, result) = outcome(setup, "2b1");
    assert_eq!(end, Some(End::EmptyReserve(Side::Dark)));
    let result = result.unwrap();
    assert_eq!(result.places.iter().copied().collect::<Vec<_>>(), [2, 1]);
    assert_eq!(result.ending.rule.to_string(), "PY-7");
    // It is said who has none left.
    let who = ("seat", Arg::from(Side::Light.seat()));
    assert_eq!(result.ending.phrase.args, [who]);
}

#[test]
fn py_7_a_possible_raise_does_not_save() {
    let setup = "standard LDLD/DLDL/LDLD/DLDL|LLL/LLL/L..|../..|. light";
    let position = position(setup);
    assert_eq!(position.reserve(Side::Light), 0);
    assert_eq!(position.turn(), Turn::Over);
    assert_eq!(position.end(), Some(End::EmptyReserve(Side::Dark)));
}

#[test]
fn py_7_the_last_sphere_may_still_be_played() {
    let setup = "standard LDLD/DLDL/LDLD/DLDL|LLL/LLL/...|../..|. light";
    let position = play(&position(setup), "2a1").unwrap();
    assert_eq!(
        (position.reserve(Side::Light), position.turn()),
        (0, Turn::of(Side::Dark.seat()))
    );
}

#[test]
fn py_8_children_take_nothing_back() {
    let setup = "children ..../..../L.../LL..|.../.../...|../..|. light";
    assert!(after(setup, "1b2").ends_with("dark"));
    assert_eq!(after(setup, "1b2 x1a1"), "PY-4 pylos-refused-nothing-completed");
}

#[test]
fn py_8_children_place_and_raise_like_everybody() {
    let setup = "children ...L/..../LD../DL..|.../.../...|../..|. light";
    assert_eq!(
        legal(&position(setup)),
        "1c1 1d1 1c2 1d2 1a3 1b3 1c3 1d3 1a4 1b4 1c4 2a1 1d4-2a1"
    );
    let row = "children ..../..../LL.L/....|.../.../...|../..|. light";
    assert!(after(row, "1c2").ends_with("dark"));
}

#[test]
fn py_9_four_in_a_row_on_level_1() {
    for (rules, taken) in [("standard", "dark"), ("expert", "light may take back Some(2)")] {
        let row = format!("{rules} ..../..../LL.L/....|.../.../...|../..|. light");
        assert!(after(&row, "1c2").ends_with(taken), "{row}");
        let column = format!("{rules} ...L/...L/..../...L|.../.../...|../..|. light");
        assert!(after(&column, "1d2").ends_with(taken), "{column}");
    }
}

#[test]
fn py_9_three_in_a_row_on_level_2() {
    let row = "expert LDLD/DLDL/LDLD/DLDL|.../L.L/...|../..|. light";
    assert_eq!(after(row, "2b2"), "light may take back Some(2)");
    let column = "expert LDLD/DLDL/LDLD/DLDL|..L/..L/...|../..|. light";
    assert_eq!(after(column, "2c1"), "light may take back Some(2)");
}

#[test]
fn py_9_no_diagonals_no_shorter_rows_and_squares_as_before() {
    let diagonal = "expert ...L/..L./.L../....|.../.../...|../..|. light";
    assert!(after(diagonal, "1a1").ends_with("dark"));
    let three = "expert ..../..../LL../....|.../.../...|../..|. light";
    assert!(after(three, "1c2").ends_with("dark"));
    let mixed = "expert ..../..../LL.D/....|.../.../...|../..|. light";
    assert!(after(mixed, "1c2").ends_with("dark"));
    let square = "expert ..../..../L.../LL..|.../.../...|../..|. light";
    assert_eq!(after(square, "1b2"), "light may take back Some(2)");
}

#[test]
fn py_9_diagonals_of_level_2_do_not_count() {
    for (word, diagonal) in [
        ("2c3", "expert LDLD/DLDL/LDLD/DLDL|.../.L./L..|../..|. light"),
        ("2b2", "expert LDLD/DLDL/LDLD/DLDL|L../.../..L|../..|. light"),
        ("2c1", "expert LDLD/DLDL/LDLD/DLDL|L../.L./...|../..|. light"),
    ] {
        assert!(after(diagonal, word).ends_with("dark"), "{diagonal}");
    }
    let other = "expert L.../.L../..L./....|.../.../...|../..|. light";
    assert!(
        after(other, "1d1").ends_with("dark"),
        "nor the other one of level 1"
    );
}

#[test]
fn py_9_every_row_and_column_counts() {
    for rank in 0..4 {
        let row: String = (0..4)
            .map(|line| if 3 - line == rank { ".LLL" } else { "...." })
            .collect::<Vec<_>>()
            .join("/");
        let setup = format!("expert {row}|.../.../...|../..|. light");
        let place = format!("1a{}", rank + 1);
        assert_eq!(after(&setup, &place), "light may take back Some(2)", "{setup}");
    }
    for (file, line) in [("a", "L..."), ("b", ".L.."), ("c", "..L."), ("d", "...L")] {
        let setup = format!("expert {line}/{line}/{line}/....|.../.../...|../..|. light");
        assert_eq!(
            after(&setup, &format!("1{file}1")),
            "light may take back Some(2)",
            "{setup}"
        );
    }
    for (word, level) in [
        ("2a1", ".../.../.LL"),
        ("2a2", ".../.LL/..."),
        ("2a3", ".LL/.../..."),
        ("2a1", "L../L../..."),
        ("2b1", ".L./.L./..."),
        ("2c1", "..L/..L/..."),
    ] {
        let setup = format!("expert DLDL/LDLD/DLDL/LDLD|{level}|../..|. light");
        assert_eq!(after(&setup, word), "light may take back Some(2)", "{setup}");
    }
}

#[test]
fn py_9_a_raised_sphere_completes_a_row_too() {
    for setup in [
        "expert LDLL/DLDD/LDLD/DLDL|.../.../.LL|../..|. light",
        "expert LDLL/DLDD/LDLD/DLDD|.../.../.LL|../..|. light",
    ] {
        assert_eq!(after(setup, "1d4-2a1"), "light may take back Some(2)", "{setup}");
    }
}

#[test]
fn py_9_a_row_and_a_square_together_still_give_two() {
    let setup = "expert L.../L.../LL../.L..|.../.../...|../..|. light";
    assert_eq!(after(setup, "1a1"), "light may take back Some(2)");
    assert!(after(setup, "1a1 x1a1 x1b1").ends_with("dark"));
}

/// Both sides complete a square and take back the same sphere: the board does not change.
const CIRCLE: &str = "standard DD../D.../..L./.LL.|.../.../...|../..|. light";
const ROUND: &str = "1b2 x1b2 stop 1b3 x1b3 stop ";

#[test]
fn py_10_ruling_the_third_occurrence_is_a_draw() {
    let position = position(CIRCLE);
    let once_more = play(&position, ROUND).unwrap();
    assert_eq!(
        (once_more.occurrences(), once_more.turn()),
        (2, Turn::of(Side::Light.seat()))
    );
    let third = play(&once_more, ROUND).unwrap();
    assert_eq!(third.end(), Some(End::Repetition));
    let outcome = third.outcome().unwrap();
    assert_eq!(outcome.places.iter().copied().collect::<Vec<_>>(), [1, 1]);
}

#[test]
fn py_10_ruling_the_same_spheres_with_the_other_side_to_move_are_another_position() {
    let half = play(&position(CIRCLE), "1b2 x1b2 stop").unwrap();
    assert_eq!(half.occurrences(), 1);
}

#[test]
fn nobody_moves_out_of_turn_or_after_the_end() {
    use game_pylos::{Action, PylosRefusal};
    use rules::{Actor, Seat};
    let start = position(EMPTY);
    let action: Action = "1a1".parse().unwrap();
    assert_eq!(
        start.refuse(Actor::Seat(Seat::SECOND), action),
        Some(PylosRefusal::NotYourTurn)
    );
    assert_eq!(
        start.refuse(Actor::Chance, action),
        Some(PylosRefusal::NotYourTurn)
    );
    assert_eq!(
        start.refuse(Actor::Seat(Seat::new(2)), action),
        Some(PylosRefusal::NotYourTurn)
    );
    let over = position("standard DLDL/LDLD/DLDL/LDLD|DLD/LDL/DLD|DL/LD|L dark");
    assert_eq!(
        over.refuse(Actor::Seat(Seat::SECOND), action),
        Some(PylosRefusal::Over)
    );
}
