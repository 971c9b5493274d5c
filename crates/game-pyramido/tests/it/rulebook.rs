//! One or more tests for every numbered rule.

use game_pyramido::{Cell, Colour, LEVELS, Place, Pyramido, PyramidoPosition, Stack, next_starter, playout};
use rules::{Actor, BySeat, Dice, Game, Options, Position, Seat, Turn};

use crate::table::{dealt, play, pyramid, refused, round_of, set_up, words};

const ONE: Seat = Seat::FIRST;
const TWO: Seat = Seat::SECOND;

/// Level 1 of the example of round 1: areas of 4, 4, 3, 4, 3 and 3 jewels, and two unmarked ones.
const BASE_24: &str = "
    n14 n14 b14 b14 y14
    n   a14 a14 b   y1
    r14 r1  a   g14 g1
    r   n1  y   b1  b";

/// Level 1 without anything to score beyond one jewel, one tile missing.
const BASE_OPEN: &str = "
    n1 n b y a
    r  g n b y
    a  r g n b
    y  a r . .";

fn cell(name: &str) -> Cell {
    Cell::from_name(name).unwrap()
}

fn last_round(position: &PyramidoPosition, seat: Seat) -> u16 {
    position.pyramid(seat).scores().last().unwrap().points()
}

/// Seat 2 is about to complete level 1, seat 1 has done so.
fn end_of_round_1() -> PyramidoPosition {
    set_up(&format!(
        "round:1 starter:1 mover:2 quarry:20,21,22 stacks:17/23,17/24,17/25,17/26 gone:1-19 {} {}",
        pyramid(
            &[BASE_24],
            "brown@a1,blue@c1,yellow@e1,aqua@b2,red@a3,green@d3|nb,ya,rg|-|-"
        ),
        pyramid(&[BASE_OPEN], "brown@a1|nb,ya,rg|-|-"),
    ))
}

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
        // Cells are named from the edge of what can be reached, which has grown.
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
    // The tile lies on d5 and e5 of what can be reached: eight columns, nine rows.
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
    // Three further up than the two is a height of five: then the width is four at most.
    let tall = play(square, "1-d3-n");
    let reach = tall.pyramid(ONE).reach();
    assert_eq!((reach.columns, reach.rows), (8, 6));
}

#[test]
fn pm_4_where_on_the_table_the_level_stands_does_not_matter() {
    // Tile 13 to the left of tile 2, built in either order: building to the left slides the rest.
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
    // Not touching is allowed, and the level lies half a block in: a corner in the middle of a block.
    let apart = play(position, "1-a1-e");
    let picture = apart.pyramid(apart.mover()).picture();
    let tile = apart
        .added()
        .unwrap()
        .map(|cell| apart.pyramid(apart.mover()).block(cell).unwrap());
    assert_eq!(picture.at(1, 1).unwrap().colour, tile[0].colour);
    assert_eq!(picture.at(4, 2).unwrap().colour, tile[1].colour);
    assert_eq!(
        picture.at(0, 0).unwrap().colour,
        Colour::Brown,
        "the rim of level 1 stays visible"
    );
}

#[test]
fn pm_6_one_of_two_blocks_is_marked_and_the_player_chooses() {
    // Tile 5: yellow and brown, a jewel each.
    let position = play(dealt(2, [5, 3, 13, 14, 15, 16, 17]), "1-a1-e");
    assert_eq!(words(&position), ["mark-d5", "mark-e5"]);
    assert_eq!(refused(&position, "keep"), "PM-6 pyramido-wanted-mark");
    assert_eq!(
        refused(&position, "mark-f5"),
        "PM-7 pyramido-refused-not-this-tile"
    );
    let position = play(position, "mark-e5");
    assert_eq!(position.pyramid(ONE).marker(Colour::Brown), Some(cell("e5")));
    assert_eq!(position.pyramid(ONE).marker(Colour::Yellow), None);
}

#[test]
fn pm_6_a_single_block_is_marked_without_asking() {
    // Tile 3: blue with both jewels, brown with none: nothing to choose.
    let position = play(dealt(2, [3, 5, 13, 14, 15, 16, 17]), "1-a1-e");
    assert_eq!(position.pyramid(ONE).marker(Colour::Blue), Some(cell("d5")));
    assert_eq!(position.pyramid(ONE).marker(Colour::Brown), None);
    assert_eq!(words(&position)[0], "keep");
}

#[test]
fn pm_6_a_colour_whose_marker_is_out_is_not_marked_again() {
    // Blue is marked with tile 3; tile 4 brings blue once more.
    let position = play(
        dealt(2, [3, 4, 13, 14, 15, 16, 17]),
        "1-a1-e keep refill-1 show-1 3-a1-e mark-d5 keep refill-3 show-18 2-d6-e",
    );
    assert_eq!(
        position.pyramid(ONE).marker(Colour::Blue),
        Some(cell("d4")),
        "named anew, not moved"
    );
    assert_eq!(
        words(&position)[0],
        "keep",
        "brown has no jewel here, so there is nothing to mark"
    );
}

#[test]
fn pm_7_a_patch_goes_on_an_unmarked_block_of_the_tile_just_added() {
    let position = play(dealt(2, [3, 5, 13, 14, 15, 16, 17]), "1-a1-e");
    // Six colours, four turns, the one block without a marker; or nothing.
    assert_eq!(words(&position).len(), 1 + 24);
    assert_eq!(
        refused(&position, "patch-d5-red-ne"),
        "PM-7 pyramido-refused-marked"
    );
    assert_eq!(
        refused(&position, "patch-d6-red-ne"),
        "PM-7 pyramido-refused-not-this-tile"
    );
    assert_eq!(refused(&position, "refill-1"), "PM-7 pyramido-wanted-patch");
    let position = play(position, "patch-e5-red-sw");
    let block = position.pyramid(ONE).block(cell("e5")).unwrap();
    assert_eq!(
        (block.colour, block.jewels.to_string()),
        (Colour::Red, "sw".to_owned())
    );
    assert_eq!(
        position.pyramid(ONE).marker(Colour::Red),
        Some(cell("e5")),
        "its marker must go there"
    );
    assert_eq!(position.pyramid(ONE).patches_left(), 2);
}

#[test]
fn pm_7_a_patch_is_used_once_and_marks_only_from_the_supply() {
    let position = play(
        dealt(2, [3, 17, 13, 14, 15, 16, 18]),
        "1-a1-e patch-e5-red-sw refill-1 show-1 3-a1-e mark-d5 keep refill-3 show-30",
    );
    // Tile 17: red and brown. Red is out already, so brown is marked; red carries none.
    let position = play(position, "2-d6-e");
    assert_eq!(position.pyramid(ONE).marker(Colour::Brown), Some(cell("e5")));
    for used in ["red", "green"] {
        let word = format!("patch-d5-{used}-ne");
        assert_eq!(refused(&position, &word), "PM-7 pyramido-refused-patch-used");
    }
    assert_eq!(words(&position).len(), 1 + 16);
    // Blue is out too: the patch gets no marker.
    let before = position.pyramid(ONE).marker(Colour::Blue);
    let position = play(position, "patch-d5-blue-ne");
    assert_eq!(position.pyramid(ONE).marker(Colour::Blue), before);
    assert_eq!(position.pyramid(ONE).patches_left(), 1);
}

#[test]
fn pm_7_without_patches_nobody_is_asked() {
    let position = set_up(&format!(
        "round:1 starter:1 mover:1 quarry:20,21,22 stacks:22/23,21/24,21/25,21/26 gone:1-2 {} {}",
        pyramid(&["n1 n"], "brown@d5|-|-|-"),
        pyramid(&["n1 n"], "brown@d5|-|-|-"),
    ));
    // Tile 20: red with both jewels.
    let position = play(position, "1-d6-e");
    assert_eq!(words(&position), ["refill-1", "refill-2"]);
}

#[test]
fn pm_8_the_place_is_refilled_from_one_of_the_two_stacks_behind_it() {
    let start = dealt(2, [3, 20, 21, 14, 15, 16, 18]);
    for (place, stacks, other) in [(1, [1, 2], 3), (2, [2, 3], 1), (3, [3, 4], 2)] {
        let position = play(start.clone(), &format!("{place}-a1-e keep"));
        let choices = stacks.map(|stack| format!("refill-{stack}"));
        assert_eq!(words(&position), choices);
        let word = format!("refill-{other}");
        assert_eq!(refused(&position, &word), "PM-8 pyramido-refused-not-behind");
        let stack = Stack::from_number(stacks[1]).unwrap();
        let top = position.stack(stack).top;
        let position = play(position, &choices[1]);
        assert_eq!(position.quarry(Place::from_number(place).unwrap()), top);
        assert_eq!(position.turn(), Turn::Chance);
        assert_eq!(position.stack(stack).top, None, "the next top is chance");
        let position = play(position, "show-77");
        assert_eq!(position.stack(stack).top.unwrap().number(), 77);
        assert_eq!(position.turn(), Turn::of(TWO));
    }
}

#[test]
fn pm_8_the_lower_half_of_any_other_stack_fills_an_empty_one() {
    let position = set_up(&format!(
        "round:1 starter:1 mover:1 quarry:20,21,22 stacks:1/23,5/24,2/25,77/26 gone:1-2 {} {}",
        pyramid(&["n1 n"], "brown@d5|-|-|-"),
        pyramid(&["n1 n"], "brown@d5|-|-|-"),
    ));
    let position = play(position, "1-d6-e refill-1");
    assert_eq!(words(&position), ["halve-2", "halve-3", "halve-4"]);
    assert_eq!(refused(&position, "halve-1"), "PM-8 pyramido-refused-too-low");
    let heights = |position: &PyramidoPosition| Stack::ALL.map(|stack| position.stack(stack).height);
    // Half is rounded down, and the visible top stays where it is.
    for (word, after) in [
        ("halve-2", [2, 3, 2, 77]),
        ("halve-3", [1, 5, 1, 77]),
        ("halve-4", [38, 5, 2, 39]),
    ] {
        let position = play(position.clone(), word);
        assert_eq!(heights(&position), after);
        let tops = Stack::ALL.map(|stack| position.stack(stack).top.map(|tile| tile.number()));
        assert_eq!(tops, [None, Some(24), Some(25), Some(26)]);
        let position = play(position, "show-90");
        assert_eq!(position.stack(Stack::ALL[0]).top.unwrap().number(), 90);
        assert_eq!(position.turn(), Turn::of(TWO));
    }
}

/// Seat 1 has two open blocks that no tile can fill.
fn stuck(patches: &str, others: usize) -> String {
    let stuck = "
        n1 n b y a
        r  g n b y
        .  r g n b
        y  a r a .";
    let mut text = format!(
        "round:1 starter:1 mover:1 quarry:80,81,82 stacks:{} gone:1-{} {}",
        if others == 1 {
            "18/83,17/84,17/85,17/86"
        } else {
            "15/83,15/84,15/85,15/86"
        },
        9 * (1 + others),
        pyramid(&[stuck], &format!("brown@a1|{patches}|-|-")),
    );
    for _ in 0..others {
        text += " ";
        text += &pyramid(&[BASE_OPEN], "brown@a1|nb,ya,rg|-|-");
    }
    text
}

#[test]
fn pm_9_open_blocks_are_filled_with_patches_without_markers() {
    let position = set_up(&stuck("nb,ya,rg", 1));
    assert_eq!(words(&position).len(), 24);
    assert!(words(&position).iter().all(|word| word.starts_with("fill-a3-")));
    assert_eq!(refused(&position, "1-a3-e"), "PM-9 pyramido-wanted-fill");
    assert_eq!(
        refused(&position, "fill-e4-red-ne"),
        "PM-9 pyramido-refused-fill-first"
    );
    let position = play(position, "fill-a3-red-ne");
    assert_eq!(position.turn(), Turn::of(ONE), "all open blocks are one turn");
    assert_eq!(
        refused(&position, "fill-e4-green-ne"),
        "PM-7 pyramido-refused-patch-used"
    );
    let position = play(position, "fill-e4-aqua-sw");
    assert_eq!(position.turn(), Turn::of(TWO), "no tile, no refill");
    assert!(position.pyramid(ONE).is_complete());
    assert_eq!(position.pyramid(ONE).marker(Colour::Red), None);
    assert_eq!(position.pyramid(ONE).patches_left(), 1);
    assert!(Place::ALL.iter().all(|&place| position.quarry(place).is_some()));
}

#[test]
fn pm_9_holds_on_every_level_and_is_tested_at_the_start_of_the_turn() {
    // Three by two with two tiles upright at a distance leaves two lone blocks.
    let base = "n n n n n\nn n n n n\nn n n n n\nn n n n n";
    let second = "b b b b\nb b b b\nb b b b";
    let text = |third: &str, patches: &str| {
        format!(
            "round:3 starter:1 mover:2 quarry:80,81,82 stacks:13/83,13/84,13/85,13/86 gone:1-35 {} {}",
            pyramid(&[base, second, third], &format!("red@a1|{patches}|n4b1,n4b1|-")),
            pyramid(&[base, second, "r1 r .\n. . ."], "red@a1|nb,ya,rg|n4b1,n4b1|-"),
        )
    };
    let position = set_up(&text("r1 a .\n. r r", "nb,rg"));
    assert_eq!(position.turn(), Turn::of(TWO), "seat 2 has one tile, seat 1 two");
    let position = play(position, "1-c1-s keep refill-1 show-90");
    assert_eq!(position.turn(), Turn::of(ONE));
    assert!(
        words(&position).iter().all(|word| word.starts_with("fill-c1-")),
        "{:?}",
        words(&position)
    );
}

#[test]
fn pm_9_too_few_patches_lose_and_the_last_one_left_wins_at_once() {
    // With one patch seat 1 has lost already when its turn comes: no such position has its turn.
    assert!(crate::table::read(&stuck("ya", 1)).is_err());
    // Seat 2 moves, then seat 1 is stuck.
    let text = stuck("ya", 1).replace("starter:1 mover:1", "starter:2 mover:2");
    let position = play(set_up(&text), "1-d4-e mark-d4 keep refill-1 show-90");
    assert_eq!(position.turn(), Turn::Over);
    assert_eq!(position.pyramid(ONE).lost(), Some(1));
    let outcome = position.outcome().unwrap();
    assert_eq!(outcome.places.iter().copied().collect::<Vec<_>>(), [2, 1]);
    assert_eq!(outcome.ending.rule.to_string(), "PM-9");
}

#[test]
fn pm_9_the_others_play_on_and_who_lost_never_starts() {
    let text = stuck("ya", 2).replace("starter:1 mover:1", "starter:2 mover:2");
    let position = play(
        set_up(&text),
        "1-d4-e mark-d4 keep refill-1 show-90 2-d4-e mark-d4 keep refill-2 show-89",
    );
    // Seat 1 has lost with no points at all, and the round goes to seats 2 and 3.
    assert_eq!(position.pyramid(ONE).lost(), Some(1));
    assert_eq!(position.round(), 2);
    assert_ne!(position.starter(), ONE);
    assert_eq!(position.tally()[ONE].total(), 0);
    assert!(position.tally()[TWO].total() > 0);
}

#[test]
fn pm_9_who_lost_ranks_below_all_others_later_above_earlier() {
    let mut places = Vec::new();
    for seed in 0..200 {
        let mut dice = dice::SeededDice::new(seed);
        let mut position = Pyramido::start(&Options::default(), 4);
        let mut actions = Vec::new();
        while let Some(actor) = position.next_actor() {
            actions.clear();
            position.legal_actions(actor, &mut actions);
            // Without care nearly everybody loses, with some care a few do.
            let index = if seed % 2 == 0 {
                dice.below(actions.len() as u32) as usize
            } else {
                crate::policies::careless(&position, actor, &actions, &mut dice)
            };
            position.play_unchecked(actor, actions[index]);
        }
        let outcome = position.outcome().unwrap();
        for one in Seat::all(4) {
            for other in Seat::all(4) {
                let lost = |seat| position.pyramid(seat).lost();
                match (lost(one), lost(other)) {
                    (Some(_), None) => assert!(outcome.places[one] > outcome.places[other]),
                    (Some(earlier), Some(later)) if earlier < later => {
                        assert!(outcome.places[one] > outcome.places[other]);
                        places.push(outcome.places[one]);
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(places.contains(&4) && places.contains(&3), "both were met");
}

#[test]
fn pm_10_pm_11_example_of_round_1_is_24() {
    let position = end_of_round_1();
    let position = play(position, "1-d4-e keep refill-1 show-30");
    let score = position.pyramid(ONE).scores()[0];
    assert_eq!(Colour::ALL.map(|colour| score.jewels(colour)), [4, 4, 3, 4, 3, 3]);
    assert_eq!((score.bounty(), score.points()), (3, 24));
    let tally = &position.tally()[ONE];
    assert_eq!(tally.total(), 24);
    let rules: Vec<String> = tally.lines.iter().map(|line| line.rule.to_string()).collect();
    assert_eq!(
        rules,
        ["PM-10", "PM-10", "PM-10", "PM-10", "PM-10", "PM-10", "PM-11"]
    );
}

#[test]
fn pm_10_example_of_round_2_is_23_and_unmarked_areas_do_not_count() {
    let base = "
        r12 r1 b1 b y2
        g1  g  g  g y24
        y1  y  y  y b
        n34 n3 r3 r g24";
    let second = "
        r14 r1 b  y1
        b   a14 a b
        n1  n2 b2 g12";
    let open = "
        r14 r1 b  y1
        b   a14 a b
        n1  n2 .  .";
    let position = set_up(&format!(
        "round:2 starter:1 mover:2 quarry:80,81,82 stacks:14/83,14/84,14/85,14/86 gone:1-31 {} {}",
        pyramid(
            &[base, second],
            "red@a1,brown@a3,yellow@d1,green@d3|nb,ya,rg|n4b4y3a4r3g3|-"
        ),
        pyramid(&[base, open], "red@a1,brown@a3,yellow@d1|nb,ya,rg|n4b1|-"),
    ));
    let position = play(position, "1-c3-e keep refill-1 show-90");
    let score = position.pyramid(ONE).scores()[1];
    let jewels =
        [Colour::Red, Colour::Brown, Colour::Yellow, Colour::Green].map(|colour| score.jewels(colour));
    assert_eq!(jewels, [6, 5, 4, 4]);
    assert_eq!((score.jewels(Colour::Blue), score.jewels(Colour::Aqua)), (0, 0));
    assert_eq!((score.bounty(), score.points()), (4, 23));
    assert_eq!(position.tally()[ONE].total(), 24 + 23);
}

const THIRD_BASE: &str = "
    r12 R b y12 y12
    r   r  y y   y
    n   n  g g   g2
    n34 n34 a G  g34";
const THIRD_SECOND: &str = "
    r12 r y y2
    r   r y y
    n3  n g g4";

#[test]
fn pm_10_example_of_round_3_is_29() {
    let base = THIRD_BASE
        .replace('R', "r12")
        .replace('G', "g3")
        .replace("g2", "g");
    let third = "
        r1 b14 y1
        n4 a14 g1";
    let open = "
        r1 b14 y1
        n4 .   .";
    let position = set_up(&format!(
        "round:3 starter:1 mover:2 quarry:80,81,82 stacks:13/83,13/84,12/85,12/86 gone:1-37 {} {}",
        pyramid(
            &[&base, THIRD_SECOND, third],
            "red@a1,brown@a2,yellow@c1,green@c2|nb,ya,rg|n4b4y3a4r3g3,r6n5y4g4|-"
        ),
        pyramid(
            &[&base, THIRD_SECOND, open],
            "red@a1,brown@a2,yellow@c1|nb,ya,rg|n4b1,n4b1|-"
        ),
    ));
    let position = play(position, "1-b2-e keep refill-1 show-90");
    let score = position.pyramid(ONE).scores()[2];
    let jewels =
        [Colour::Red, Colour::Brown, Colour::Yellow, Colour::Green].map(|colour| score.jewels(colour));
    assert_eq!(jewels, [7, 6, 6, 5]);
    assert_eq!((score.bounty(), score.points()), (5, 29));
    assert_eq!(position.tally()[ONE].total(), 24 + 23 + 29);
}

/// Seat 1 is about to lay the last tile of all: 17, red and brown.
fn last_tile() -> PyramidoPosition {
    let base = THIRD_BASE.replace('R', "r1").replace('G', "g34");
    let third = "
        r1 b14 y1
        n4 a14 g4";
    set_up(&format!(
        "round:4 starter:2 mover:1 quarry:17,81,82 stacks:12/83,12/84,12/85,12/86 gone:1-16,18-40 {} {}",
        pyramid(
            &[&base, THIRD_SECOND, third],
            "-|nb,ya,rg|n4b4y3a4r3g3,r6n5y4g4,r7n6y6g5|-"
        )
        .replace("xxx/xxx", "-"),
        pyramid(
            &[&base, THIRD_SECOND, third, "b1 b"],
            &format!(
                "blue@a1|nb,ya,rg|{},{},{}|-",
                round_of(20),
                round_of(24),
                round_of(26)
            )
        ),
    ))
}

#[test]
fn pm_11_a_single_area_is_the_smallest_too_example_of_round_4_is_14() {
    let position = play(last_tile(), "1-a1-e mark-a1 keep refill-1 show-90");
    assert_eq!(position.turn(), Turn::Over);
    let score = position.pyramid(ONE).scores()[3];
    assert_eq!(score.jewels(Colour::Red), 7);
    assert_eq!((score.bounty(), score.points()), (7, 14));
    assert_eq!(position.outcome().unwrap().points[ONE], 24 + 23 + 29 + 14);
}

#[test]
fn pm_7_pm_10_example_of_round_4_with_a_patch_is_22() {
    let position = play(last_tile(), "1-a1-e mark-a1 patch-b1-green-nw refill-1 show-90");
    let score = position.pyramid(ONE).scores()[3];
    assert_eq!((score.jewels(Colour::Green), score.jewels(Colour::Red)), (8, 7));
    assert_eq!((score.bounty(), score.points()), (7, 22));
    let outcome = position.outcome().unwrap();
    assert_eq!(outcome.points[ONE], 98);
    assert_eq!(outcome.ending.rule.to_string(), "PM-13");
}

#[test]
fn pm_10_covered_blocks_connect_nothing() {
    // Two reds touch only through blocks that the second level covers.
    let base = "
        n n n n n
        r1 r r r r1
        b b b b b
        a a a a a";
    let cover = "
        y y y y1
        g g g g
        y y y y";
    let text = format!(
        "round:2 starter:1 mover:2 quarry:80,81,82 stacks:14/83,14/84,14/85,14/86 gone:1-31 {} {}",
        pyramid(&[base, cover], "yellow@d1|nb,ya,rg|n4b1|-"),
        pyramid(
            &[
                base,
                &cover
                    .replace("g g g g", ". . g g")
                    .replace("y1", "y")
                    .replace("y y y y\n        .", "r1 r y y\n        .")
            ],
            "red@a1|nb,ya,rg|n4b1|-"
        ),
    );
    let position = set_up(&text);
    // Seat 2's marker lies on a red block above: it joins the red on the left, not that on the right.
    assert_eq!(position.pyramid(TWO).score_now().jewels(Colour::Red), 2);
}

#[test]
fn pm_12_markers_return_and_the_fewest_points_start() {
    let position = end_of_round_1();
    let position = play(position, "1-d4-e keep refill-1 show-30");
    assert_eq!(last_round(&position, ONE), 24);
    assert!(last_round(&position, TWO) < 24);
    assert_eq!((position.starter(), position.turn()), (TWO, Turn::of(TWO)));
    for seat in [ONE, TWO] {
        assert!(
            Colour::ALL
                .iter()
                .all(|&colour| position.pyramid(seat).marker(colour).is_none())
        );
    }
}

fn starter_after(points: [Option<u16>; 4], starter: u8) -> String {
    let points: BySeat<Option<u16>> = points.into_iter().collect();
    next_starter(&points, Seat::new(starter - 1)).to_string()
}

#[test]
fn pm_12_starters_of_the_table_of_four() {
    assert_eq!(starter_after([20, 24, 21, 18].map(Some), 1), "4");
    assert_eq!(starter_after([24, 23, 22, 21].map(Some), 4), "4");
    assert_eq!(starter_after([26, 29, 25, 24].map(Some), 4), "4");
}

#[test]
fn pm_12_of_several_the_first_clockwise_after_the_starter() {
    assert_eq!(starter_after([18, 24, 18, 18].map(Some), 1), "3");
    assert_eq!(starter_after([18, 24, 18, 18].map(Some), 3), "4");
    assert_eq!(starter_after([18, 24, 18, 18].map(Some), 4), "1");
    assert_eq!(starter_after([18, 24, 20, 20].map(Some), 1), "1");
    assert_eq!(starter_after([None, Some(24), None, Some(24)], 2), "4");
}

/// The end of a match of four with these points by round, and these patches left.
fn table(rounds: [[u32; 4]; 4], patches: [&str; 4]) -> PyramidoPosition {
    let base = THIRD_BASE.replace('R', "r1").replace('G', "g34");
    let third = "
        r1 b14 y1
        n4 a14 g4";
    let seats: Vec<String> = (0..4)
        .map(|seat| {
            let scores: Vec<String> = rounds.iter().map(|round| round_of(round[seat])).collect();
            let rest = format!("-|{}|{}|-", patches[seat], scores.join(","));
            pyramid(&[&base, THIRD_SECOND, third, "b1 b"], &rest)
        })
        .collect();
    set_up(&format!(
        "round:4 starter:4 mover:- quarry:81,82,83 stacks:2/84,2/85,2/86,1/87 gone:1-80 {}",
        seats.join(" ")
    ))
}

const FOUR: [[u32; 4]; 4] = [
    [20, 24, 21, 18],
    [24, 23, 22, 21],
    [26, 29, 25, 24],
    [19, 22, 18, 20],
];
const ALL: &str = "nb,ya,rg";

fn places(position: &PyramidoPosition) -> Vec<u8> {
    position.outcome().unwrap().places.iter().copied().collect()
}

#[test]
fn pm_13_table_of_four_players() {
    let position = table(FOUR, [ALL; 4]);
    let outcome = position.outcome().unwrap();
    assert_eq!(
        outcome.points.iter().copied().collect::<Vec<_>>(),
        [89, 98, 86, 83]
    );
    assert_eq!(places(&position), [2, 1, 3, 4]);
    assert_eq!(position.pyramid(ONE).scores().len(), LEVELS as usize);
}

#[test]
fn pm_13_ties_go_to_more_patches_then_to_the_best_round_then_are_shared() {
    // Seat 1 gets nine more in the last round: 98 like seat 2.
    let mut tied = FOUR;
    tied[3][0] = 28;
    assert_eq!(places(&table(tied, [ALL, "nb,ya", ALL, ALL])), [1, 2, 3, 4]);
    assert_eq!(places(&table(tied, ["nb", "ya,rg", ALL, ALL])), [2, 1, 3, 4]);
    // As many patches: the best rounds are 28 and 29.
    assert_eq!(places(&table(tied, [ALL; 4])), [2, 1, 3, 4]);
    // 29 each: shared, and the second place is left out.
    tied[2][0] = 29;
    tied[3][0] = 25;
    assert_eq!(places(&table(tied, [ALL; 4])), [1, 1, 3, 4]);
}
