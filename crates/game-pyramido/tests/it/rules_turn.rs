//! At least one test for every numbered rule: the rest of a turn, PM-6 to PM-9.

use game_pyramido::{Colour, Place, Pyramido, PyramidoPosition, Stack, TileId};
use rules::{Dice, Game, Options, Position, Seat, Turn};

use crate::table::{BASE_OPEN, ONE, TWO, cell, dealt, play, pyramid, read, refused, set_up, words};

#[test]
fn pm_6_one_of_two_blocks_is_marked_and_the_player_chooses() {
    // Tile 5: yellow and brown, a jewel each.
    let position = play(dealt(2, [5, 3, 13, 14, 15, 16, 17]), "1-a1-e");
    assert_eq!(words(&position), ["mark-d5", "mark-e5"]);
    assert_eq!(refused(&position, "keep"), "PM-6 pyramido-wanted-mark");
    assert_eq!(
        refused(&position, "mark-f5"),
        "PM-6 pyramido-refused-not-this-tile"
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
fn pm_6_the_right_block_is_marked_without_asking_when_it_is_the_only_one() {
    // Blue is marked with tile 3; tile 2 brings a blue jewel on the left and a brown one on the right.
    let position = play(
        dealt(2, [3, 2, 13, 14, 15, 16, 17]),
        "1-a1-e keep refill-1 show-1 3-a1-e mark-d5 keep refill-3 show-18 2-d6-e",
    );
    assert_eq!(position.pyramid(ONE).marker(Colour::Blue), Some(cell("d4")));
    assert_eq!(position.pyramid(ONE).marker(Colour::Brown), Some(cell("e5")));
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
    // Six colours, four orientations, the one block without a marker; or nothing.
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
fn pm_7_of_two_unmarked_blocks_either_may_be_patched() {
    // Red and brown are marked already, so tile 17, red and brown, carries no marker.
    let level = "n1 n\nr1 r";
    let position = set_up(&format!(
        "round:1 starter:1 mover:1 quarry:17,21,22 stacks:21/23,21/24,21/25,20/26 gone:1-4 {} {}",
        pyramid(&[level], "brown@d4,red@d5|nb,ya,rg|-|-"),
        pyramid(&[level], "brown@d4,red@d5|nb,ya,rg|-|-"),
    ));
    let position = play(position, "1-f4-e");
    let added = position.added().expect("the tile just added");
    let list = words(&position);
    assert_eq!(list.len(), 1 + 24 + 24);
    for cell in added {
        let here = list
            .iter()
            .filter(|word| word.starts_with(&format!("patch-{cell}-")));
        assert_eq!(here.count(), 24, "{cell}");
        let patched = play(position.clone(), &format!("patch-{cell}-aqua-ne"));
        let block = patched.pyramid(ONE).block(cell).expect("a block");
        assert_eq!(block.colour, Colour::Aqua);
        assert_eq!(patched.pyramid(ONE).marker(Colour::Aqua), Some(cell));
    }
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
    // Half is rounded down, and the visible top stays in place.
    for (word, after) in [
        ("halve-2", [2, 3, 2, 77]),
        ("halve-3", [1, 5, 1, 77]),
        ("halve-4", [38, 5, 2, 39]),
    ] {
        let position = play(position.clone(), word);
        assert_eq!(heights(&position), after);
        let tops = Stack::ALL.map(|stack| position.stack(stack).top.map(TileId::number));
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
    // With one patch seat 1 has already lost when its turn comes: it is its turn in no such
    // position.
    assert!(read(&stuck("ya", 1)).is_err());
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
            // Careless players nearly always lose, careful ones rarely.
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
