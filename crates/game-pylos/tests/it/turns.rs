//! The generator of whole turns against the actions of the trait.

use std::collections::BTreeSet;

use dice::SeededDice;
use game_pylos::turns::{self, TakingBack};
use game_pylos::{Board, Cells, Pylos, PylosPosition, RuleSet};
use rules::{Dice, Game, Options, Position, Variant};

use crate::mover;

/// All boards at the end of this turn, by playing every action.
fn by_actions(position: &PylosPosition, acc: &mut BTreeSet<Board>) {
    let mut actions = Vec::new();
    let actor = mover(position);
    Position::legal_actions(position, actor, &mut actions);
    for action in actions {
        let mut after = position.clone();
        after.play_unchecked(actor, action);
        if after.may_take_back().is_some() {
            by_actions(&after, acc);
        } else {
            acc.insert(after.board());
        }
    }
}

#[test]
fn whole_turns_are_exactly_what_the_actions_lead_to_each_once() {
    for &rules in RuleSet::ALL {
        let options = Options::<Pylos> {
            variant: rules,
            ..Options::default()
        };
        let mut dice = SeededDice::new(11);
        let (mut turns_seen, mut loud) = (0, 0);
        for _ in 0..conform::matches(20_000) {
            let mut position = Pylos::start(&options, 2);
            while position.next_actor().is_some() {
                if position.may_take_back().is_none() {
                    let mut expected = BTreeSet::new();
                    by_actions(&position, &mut expected);
                    let mut found = Vec::new();
                    turns::successors(position.board(), rules, &mut found);
                    let distinct: BTreeSet<_> = found.iter().copied().collect();
                    assert_eq!(
                        distinct.len(),
                        found.len(),
                        "an outcome appears twice: {position:?}"
                    );
                    assert_eq!(distinct, expected, "{position:?}");
                    let counted = turns::count(position.board(), rules, TakingBack::Optional);
                    assert_eq!(counted, found.len() as u64);
                    turns_seen += 1;
                    loud += usize::from(found.iter().any(|board| board.other == position.board().mover));
                }
                let mut actions = Vec::new();
                let actor = mover(&position);
                Position::legal_actions(&position, actor, &mut actions);
                let index = dice.below(actions.len() as u32) as usize;
                position.play_unchecked(actor, actions[index]);
            }
        }
        assert!(turns_seen > 10_000);
        if rules != RuleSet::Children {
            assert!(loud > 500, "{rules}: {loud} turns that could complete something");
        }
    }
}

#[test]
fn crowded_boards_agree_too() {
    // Random fillings with random colours reach what random play rarely does: many free spheres
    // and several squares at once.
    let mut fillings = Vec::new();
    game_pylos::census::for_each_filling(|filled| {
        if (8..=28).contains(&filled.len()) {
            fillings.push(filled);
        }
    });
    let mut dice = SeededDice::new(5);
    let mut compared = 0;
    while compared < conform::matches(60_000) {
        let filled = fillings[dice.below(fillings.len() as u32) as usize];
        // Large groups of one colour make squares likely.
        let pattern = dice.bits() as u32 | dice.bits() as u32;
        let mover = Cells(filled.0 & pattern);
        let board = Board {
            mover,
            other: filled - mover,
        };
        if mover.len() > 14 || board.other.len() > 15 || board.is_over() {
            continue;
        }
        let rules = RuleSet::ALL[compared % 3];
        let setup = game_pylos::Setup {
            rules,
            light: mover,
            dark: board.other,
            side: game_pylos::Side::Light,
        };
        let mut expected = BTreeSet::new();
        by_actions(&setup.position().unwrap(), &mut expected);
        let mut found = Vec::new();
        turns::successors(board, rules, &mut found);
        assert_eq!(found.len(), expected.len(), "{setup}");
        assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), expected, "{setup}");
        compared += 1;
    }
}
