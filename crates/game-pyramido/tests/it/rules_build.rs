//! At least one test for every numbered rule: setting up and building, PM-1 to PM-5.

use game_pyramido::{Cell, Colour, Place, Pyramido, Stack, playout};
use rules::{Actor, BySeat, Game, Options, Position, Seat, Turn};

use crate::table::{BASE_OPEN, ONE, TWO, cell, dealt, end_of_round_1, play, pyramid, refused, set_up, words};

#[test]
fn pm_1_three_tiles_four_stacks_and_a_random_first_player() {
    for seats in 2..=4 {
        let start = Pyramido::start(&Options::default(), seats);
        assert_eq!(start.turn(), Turn::Chance);
        assert_eq!(
            words(&start),
            ["first-1", "first-2", "first-3", "first-4"][..seats as usize]
        );
        assert_eq!(refused(&start, "first-5"), "PM-1 pyramido-refused-no-such-seat");
        assert_eq!(
            Stack::ALL.map(|stack| start.stack(stack).height),
            [22, 22, 22, 21]
        );
        let mut position = play(start, "first-2");
        for tile in [90, 3, 57, 1, 2, 30, 31] {
            assert_eq!(position.turn(), Turn::Chance);
            position = play(position, &format!("show-{tile}"));
        }
        assert_eq!(position.turn(), Turn::of(TWO));
        let numbers = Place::ALL.map(|place| position.quarry(place).unwrap().number());
        assert_eq!(numbers, [90, 3, 57]);
        let tops = Stack::ALL.map(|stack| position.stack(stack).top.unwrap().number());
        assert_eq!(tops, [1, 2, 30, 31]);
        assert_eq!(
            Stack::ALL.map(|stack| position.stack(stack).height),
            [22, 22, 22, 21]
        );
    }
}

#[test]
fn pm_1_no_tile_shows_twice() {
    let position = play(Pyramido::start(&Options::default(), 2), "first-1 show-90");
    assert_eq!(refused(&position, "show-90"), "PM-1 pyramido-refused-not-unseen");
    assert_eq!(refused(&position, "show-91"), "PM-1 pyramido-refused-not-unseen");
    assert_eq!(words(&position).len(), 89);
}

#[test]
fn pm_2_levels_of_ten_six_three_and_one_tile_in_turn() {
    for seats in 2..=4 {
        let mut dice = dice::SeededDice::new(u64::from(seats));
        let mut position = Pyramido::start(&Options::default(), seats);
        let mut turns = BySeat::from_fn(seats, |_| [0; 4]);
        let mut before: Option<(u8, Seat)> = None;
        while let Some(actor) = position.next_actor() {
            let list = words(&position);
            let mut actions = Vec::new();
            position.legal_actions(actor, &mut actions);
            if let Actor::Seat(seat) = actor
                && list[0].starts_with(['1', '2', '3'])
            {
                turns[seat][position.round() as usize - 1] += 1;
                match before {
                    Some((round, last)) if round == position.round() => assert_eq!(seat, last.next(seats)),
                    _ => assert_eq!(seat, position.starter()),
                }
                before = Some((position.round(), seat));
            }
            let index = playout::choose(&position, actor, &actions, &mut dice);
            position.play_unchecked(actor, actions[index]);
        }
        assert!(turns.iter().all(|turns| *turns == [10, 6, 3, 1]), "{turns:?}");
    }
}

#[test]
fn pm_2_upper_levels_keep_the_orientation_of_the_first() {
    let mut met = [false; 2];
    for seed in 0..40 {
        let mut dice = dice::SeededDice::new(seed);
        let mut position = Pyramido::start(&Options::default(), 2);
        let mut actions = Vec::new();
        let mut sides = Vec::new();
        while let Some(actor) = position.next_actor() {
            let reach = position.pyramid(ONE).reach();
            if sides.len() + 1 < usize::from(position.round()) {
                if sides.is_empty() {
                    // Level 1 is complete: five by four blocks are ten by eight quadrants.
                    let picture = position.pyramid(ONE).picture();
                    let reaches = |column, row| picture.at(column, row).is_some();
                    let wide = reaches(9, 7) && !reaches(0, 8);
                    let tall = reaches(7, 9) && !reaches(8, 0);
                    assert_eq!((wide, tall), (reach.columns == 4, reach.columns == 3));
                }
                sides.push((reach.columns, reach.rows));
            }
            actions.clear();
            position.legal_actions(actor, &mut actions);
            let index = playout::choose(&position, actor, &actions, &mut dice);
            position.play_unchecked(actor, actions[index]);
        }
        met[usize::from(sides[0] == (3, 4))] = true;
        let wide = vec![(4, 3), (3, 2), (2, 1)];
        let tall = vec![(3, 4), (2, 3), (1, 2)];
        assert!(sides == wide || sides == tall, "{sides:?}");
    }
    assert_eq!(met, [true, true], "both orientations were met");
}

#[test]
fn pm_3_the_tile_leaves_the_quarry_and_lies_turned() {
    // Tile 2: blue with a jewel in the north-west, brown with one in the south-west.
    let start = dealt(2, [2, 12, 13, 14, 15, 16, 17]);
    for (word, blue, brown) in [
        ("1-a1-e", ("a1", "nw"), ("b1", "sw")),
        ("1-b1-w", ("b1", "se"), ("a1", "ne")),
        ("1-a1-s", ("a1", "ne"), ("a2", "nw")),
        ("1-a2-n", ("a2", "sw"), ("a1", "se")),
    ] {
        let after = play(start.clone(), word);
        assert_eq!(after.quarry(Place::ALL[0]), None);
        let added = after.added().unwrap();
        let blocks = added.map(|cell| after.pyramid(ONE).block(cell).unwrap());
        let colours = blocks.map(|block| block.colour);
        assert_eq!(colours, [Colour::Blue, Colour::Brown]);
        let named = blocks.map(|block| block.jewels.to_string());
        assert_eq!(named, [blue.1, brown.1], "{word}");
        // Cells are named from the edge of the reachable area, which has grown.
        let offset = |one: Cell, other: Cell| {
            (
                i16::from(other.column()) - i16::from(one.column()),
                i16::from(other.row()) - i16::from(one.row()),
            )
        };
        assert_eq!(
            offset(added[0], added[1]),
            offset(cell(blue.0), cell(brown.0)),
            "{word}"
        );
    }
}

#[test]
fn pm_3_nothing_is_taken_from_an_empty_place_or_laid_on_a_block() {
    let position = play(dealt(2, [2, 12, 13, 14, 15, 16, 17]), "1-a1-e mark-d5");
    assert_eq!(refused(&position, "1-a1-e"), "PM-7 pyramido-wanted-patch");
    let position = play(
        position,
        "keep refill-1 show-1 2-a1-e mark-d5 keep refill-2 show-18",
    );
    assert_eq!(refused(&position, "1-d5-n"), "PM-3 pyramido-refused-taken");
    assert_eq!(refused(&position, "1-d4-s"), "PM-3 pyramido-refused-taken");
}

#[test]
fn pm_4_the_first_tile_lies_anywhere_which_is_the_corner() {
    let position = dealt(2, [2, 12, 13, 14, 15, 16, 17]);
    let firsts: Vec<String> = words(&position).into_iter().take(4).collect();
    assert_eq!(firsts, ["1-a1-e", "1-a1-s", "1-b1-w", "1-a2-n"]);
    assert_eq!(refused(&position, "1-c3-e"), "PM-4 pyramido-refused-first-tile");
}

#[test]
fn pm_4_further_tiles_share_a_side_of_a_block() {
    // The tile is on d5 and e5 of the reachable area: eight columns, nine rows.
    let position = play(
        dealt(2, [2, 12, 13, 14, 15, 16, 17]),
        "1-a1-e mark-d5 keep refill-1 show-1 2-a1-e mark-d5 keep refill-2 show-18",
    );
    let reach = position.pyramid(ONE).reach();
    assert_eq!((reach.columns, reach.rows), (8, 9));
    assert_eq!(refused(&position, "1-f6-e"), "PM-4 pyramido-refused-apart");
    assert_eq!(refused(&position, "1-d7-e"), "PM-4 pyramido-refused-apart");
    for word in ["1-f5-e", "1-d6-e", "1-c6-e", "1-f4-s", "1-d4-n", "1-c5-w"] {
        play(position.clone(), word);
    }
}

#[test]
fn pm_4_the_whole_fits_five_by_four_or_four_by_five() {
    let text = |level: &str, marker: &str| {
        format!(
            "round:1 starter:1 mover:1 quarry:20,21,22 stacks:21/23,21/24,21/25,20/26 gone:1-4 {} {}",
            pyramid(&[level], &format!("brown@{marker}|nb,ya,rg|-|-")),
            pyramid(&[level], &format!("brown@{marker}|nb,ya,rg|-|-")),
        )
    };
    // Four in a row may grow to five, but then no longer to a height of five.
    let row = set_up(&text("n1 n n n", "b5"));
    let reach = row.pyramid(ONE).reach();
    assert_eq!((reach.columns, reach.rows), (6, 9));
    assert_eq!(refused(&row, "1-f5-e"), "PM-4 pyramido-refused-off-level");
    let wide = play(row.clone(), "1-f5-s");
    let reach = wide.pyramid(ONE).reach();
    assert_eq!(
        (reach.columns, reach.rows),
        (5, 6),
        "the height is at most four now"
    );
    // A square of four may still become either.
    let square = set_up(&text("n1 n\nn n", "d4"));
    let reach = square.pyramid(ONE).reach();
    assert_eq!((reach.columns, reach.rows), (8, 8));
    // Two above the two give a height of four, and one more row is possible.
    let tall = play(square, "1-d3-n");
    let reach = tall.pyramid(ONE).reach();
    assert_eq!((reach.columns, reach.rows), (8, 6));
    // Four in a column may grow to five: then the width is at most four.
    let column = set_up(&text("n1\nn\nn\nn", "e2"));
    let reach = column.pyramid(ONE).reach();
    assert_eq!((reach.columns, reach.rows), (9, 6));
    let tallest = play(column, "1-e1-e");
    let reach = tallest.pyramid(ONE).reach();
    assert_eq!((reach.columns, reach.rows), (6, 5));
}

#[test]
fn pm_4_no_tile_makes_it_five_by_five() {
    let angle = "
        n1 n n n
        n  . . .
        n  . . .
        n  n . .";
    let seat = pyramid(&[angle], "brown@b2|nb,ya,rg|-|-");
    let position = set_up(&format!(
        "round:1 starter:1 mover:1 quarry:20,21,22 stacks:20/23,20/24,20/25,19/26 gone:1-8 {seat} {seat}"
    ));
    let reach = position.pyramid(ONE).reach();
    assert_eq!((reach.columns, reach.rows), (6, 6));
    let list = words(&position);
    for word in ["1-a1-e", "1-b1-w", "1-a1-s", "1-a2-n", "1-f1-w", "1-f1-s"] {
        assert_eq!(refused(&position, word), "PM-4 pyramido-refused-off-level");
        assert!(!list.iter().any(|legal| legal == word), "{word}");
    }
    for word in ["1-b1-e", "1-a2-s", "1-f2-s", "1-b6-e"] {
        assert!(list.iter().any(|legal| legal == word), "{word}");
    }
}

#[test]
fn pm_4_where_on_the_table_the_level_stands_does_not_matter() {
    // Tile 13 to the left of tile 2, built in either order: building to the left shifts the rest.
    let others = "keep refill-1 show-1 3-a1-e mark-d5 keep refill-3 show-27";
    let leftwards = play(
        dealt(2, [2, 13, 23, 14, 15, 16, 17]),
        &format!("1-a1-e mark-d5 {others} 2-b5-e mark-b5 keep refill-2 show-40"),
    );
    let rightwards = play(
        dealt(2, [13, 2, 23, 14, 15, 16, 17]),
        &format!("1-a1-e mark-d5 {others} 2-f5-e mark-d5 keep refill-2 show-40"),
    );
    assert_eq!(leftwards, rightwards);
    assert_eq!(words(&leftwards), words(&rightwards));
    // One row lower it is another position.
    let lower = play(
        dealt(2, [13, 2, 23, 14, 15, 16, 17]),
        &format!("1-a1-e mark-d5 {others} 2-f6-n mark-e5 keep refill-2 show-40"),
    );
    assert_ne!(leftwards, lower);
}

#[test]
fn pm_5_higher_levels_take_tiles_anywhere_inside() {
    let position = end_of_round_1();
    let position = play(position, "1-d4-e keep refill-1 show-30");
    assert_eq!(position.round(), 2);
    let list = words(&position);
    // Four by three cells: nine flat and eight upright places, each in two ways, three tiles.
    assert_eq!(list.len(), (9 + 8) * 2 * 3);
    assert_eq!(refused(&position, "1-d1-e"), "PM-5 pyramido-refused-off-level");
    assert_eq!(refused(&position, "1-a3-s"), "PM-5 pyramido-refused-off-level");
    // Not touching is allowed, and the level is inset by half a block: a corner in the middle of
    // a block.
    let below = *position.pyramid(position.mover()).picture();
    let apart = play(position, "1-a1-e");
    let picture = apart.pyramid(apart.mover()).picture();
    let tile = apart
        .added()
        .unwrap()
        .map(|cell| apart.pyramid(apart.mover()).block(cell).unwrap());
    for (column, row) in (0..8).flat_map(|row| (0..10).map(move |column| (column, row))) {
        let expected = match (column, row) {
            (1..=2, 1..=2) => tile[0].colour,
            (3..=4, 1..=2) => tile[1].colour,
            // The rest of level 1 stays visible.
            _ => below.at(column, row).unwrap().colour,
        };
        let seen = picture.at(column, row).unwrap().colour;
        assert_eq!(seen, expected, "column {column}, row {row}");
    }
}

#[test]
fn pm_5_tiles_of_higher_levels_need_not_touch() {
    let base = BASE_OPEN.replace('.', "n");
    let one = "
        n1 b . .
        .  . . .
        .  . . .";
    let two = one.replace("b . .", "b n b");
    let rest = "brown@a1|nb,ya,rg|n4b1|-";
    let position = set_up(&format!(
        "round:2 starter:1 mover:2 quarry:80,81,82 stacks:16/83,16/84,16/85,16/86 gone:1-23 {} {}",
        pyramid(&[&base, &two], rest),
        pyramid(&[&base, one], rest),
    ));
    // All but two flat and two upright places, each in two ways, three tiles.
    assert_eq!(words(&position).len(), (7 + 6) * 2 * 3);
    let apart = play(position, "1-c3-e");
    assert!(apart.pyramid(TWO).is_built(cell("d3")));
}
