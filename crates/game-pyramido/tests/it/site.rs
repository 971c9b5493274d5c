//! Where pyramids lie on their site, and what of them was counted last.

use game_pyramido::{Cell, Colour, Picture, Pyramid, Pyramido, PyramidoPosition, SITE};
use rules::{Actor, Game, Notation, Options, Position, Seat, Turn};

/// A match by the simple player, with every position after the deal.
fn moments(seed: u64) -> Vec<PyramidoPosition> {
    let mut dice = dice::SeededDice::new(seed);
    let mut position = Pyramido::start(&Options::default(), 2);
    let mut moments = Vec::new();
    while position.turn() != Turn::Over {
        let actor = position.next_actor().expect("somebody acts");
        let mut actions = Vec::new();
        position.legal_actions(actor, &mut actions);
        let index = Pyramido::random_choice(&position, &actions, &mut dice);
        position.play_unchecked(actor, actions[index]);
        moments.push(position.clone());
    }
    moments
}

/// The columns and rows of the site on which level 1 lies.
fn covered(pyramid: &Pyramid) -> [(u8, u8); 2] {
    let ((column, row), (width, height)) = (pyramid.corner(), pyramid.base());
    [(column, column + width), (row, row + height)]
}

#[test]
fn a_pyramid_and_what_can_be_reached_beside_it_lie_on_the_site() {
    for seed in 0..conform::matches(40) as u64 {
        for position in moments(seed) {
            for seat in Seat::all(2) {
                let pyramid = position.pyramid(seat);
                let (beside, above) = pyramid.margins();
                let [columns, rows] = covered(pyramid);
                for ((from, to), margin, all) in [(columns, beside, SITE.0), (rows, above, SITE.1)] {
                    let margin = margin.min(1);
                    assert!(margin <= from && to + margin <= all, "{pyramid:?}");
                }
            }
        }
    }
}

#[test]
fn what_is_built_moves_only_to_make_room() {
    let mut moved = 0;
    let mut built = 0;
    for seed in 0..conform::matches(40) as u64 {
        let mut before = None;
        for position in moments(seed) {
            let pyramid = position.pyramid(Seat::FIRST).clone();
            if let Some(before) = before.replace(pyramid.clone())
                && before.base().0 > 0
            {
                built += 1;
                let ([old_columns, old_rows], [columns, rows]) = (covered(&before), covered(&pyramid));
                // What was covered still is, unless everything has made room.
                let holds = |old: (u8, u8), new: (u8, u8)| new.0 <= old.0 && old.1 <= new.1;
                if !holds(old_columns, columns) || !holds(old_rows, rows) {
                    moved += 1;
                    assert_eq!(pyramid.level(), 1, "{pyramid:?} has moved");
                }
            }
        }
    }
    assert!(
        moved * 100 < built,
        "{moved} of {built} moments moved what was built"
    );
}

/// The last move glowed one block beside where it was: growing to the right renames all cells.
#[test]
fn a_block_of_level_1_keeps_its_lasting_name() {
    let (mut renamed, mut kept) = (0, 0);
    for seed in 0..conform::matches(40) as u64 {
        let mut before: Option<Pyramid> = None;
        for position in moments(seed) {
            let pyramid = position.pyramid(Seat::FIRST);
            if let Some(old) = before.replace(pyramid.clone())
                && old.level() == 1
                && pyramid.level() == 1
            {
                let blocks = |pyramid: &Pyramid| {
                    let cells = (0..81).filter_map(|index| Cell::new(index % 9, index / 9));
                    let built = cells.filter_map(|cell| Some((cell, pyramid.block(cell)?)));
                    built.collect::<Vec<_>>()
                };
                let now = blocks(pyramid);
                let mut names: Vec<_> = now.iter().map(|(cell, _)| pyramid.lasting_name(*cell)).collect();
                names.sort_unstable();
                names.dedup();
                assert_eq!(names.len(), now.len(), "two blocks have one name");
                for (cell, block) in blocks(&old) {
                    let name = old.lasting_name(cell);
                    let still = now.iter().find(|(cell, _)| pyramid.lasting_name(*cell) == name);
                    let (now_at, now_there) = still.expect("no block is taken away");
                    // A patch may have been laid on one of the last two.
                    let is_patched = position.added().is_some_and(|added| added.contains(now_at))
                        || pyramid.patches_left() < old.patches_left();
                    assert!(is_patched || *now_there == block, "{name} was {block:?}");
                    kept += 1;
                    renamed += u32::from(*now_at != cell);
                }
            }
        }
    }
    assert!(renamed > 20 && kept > 1000, "{renamed} of {kept} were renamed");
}

#[test]
fn the_first_tile_lies_at_the_same_place_however_it_is_turned() {
    let mut position = Pyramido::start(&Options::default(), 2);
    for word in [
        "first-1", "show-56", "show-80", "show-12", "show-1", "show-2", "show-3", "show-4",
    ] {
        let action = position.read_action(word).unwrap();
        position = position.play(Actor::Chance, action).unwrap();
    }
    for word in ["1-a1-e", "1-b1-w", "1-a1-s", "1-a2-n"] {
        let action = position.read_action(word).unwrap();
        let built = position.clone().play(Actor::Seat(Seat::FIRST), action).unwrap();
        assert_eq!(
            built.pyramid(Seat::FIRST).corner(),
            position.pyramid(Seat::FIRST).corner(),
            "{word}"
        );
    }
}

#[test]
fn what_was_counted_has_as_many_jewels_as_it_scored() {
    let mut seen = 0;
    for seed in 0..conform::matches(40) as u64 {
        for position in moments(seed) {
            let pyramid = position.pyramid(Seat::FIRST);
            let counted: Vec<_> = pyramid.counted().collect();
            if counted.is_empty() {
                continue;
            }
            let score = pyramid.scores().last().expect("a round was counted");
            for colour in Colour::ALL {
                let area = counted.iter().find(|(other, _)| *other == colour);
                let quadrants = area.map_or(0, |(_, quadrants)| *quadrants);
                let jewels = Picture::places(quadrants)
                    .filter(|&(column, row)| {
                        let seen = pyramid.picture().at(column, row).expect("a quadrant of an area");
                        assert_eq!(seen.colour, colour);
                        seen.jewel
                    })
                    .count();
                assert_eq!(jewels, usize::from(score.jewels(colour)), "{pyramid:?}");
                seen += jewels;
            }
        }
    }
    assert!(seen > 0, "nothing was ever counted");
}
