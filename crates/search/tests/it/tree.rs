//! The tree search against exact expectimax and max^n.

use dice::SeededDice;
use rules::{Actor, BySeat, Seat};
use search::{Stop, Tree};

use crate::toys::{Ignorant, Node, Written};

const STEADY: Tree = Tree {
    exploration: 2.0,
    temperature: 1.0,
    playout: 0,
    room: 1 << 16,
};

#[test]
fn it_comes_to_the_value_of_expectimax() {
    let mut decided = 0;
    for seed in 0..60 {
        let mut dice = SeededDice::new(seed);
        let game = Written::random(4, &mut dice);
        let Node::Choice(seat, next) = game.nodes[game.at].clone() else {
            unreachable!("a root is a choice");
        };
        let worth: Vec<f32> = next.iter().map(|&next| game.exact(next)[seat]).collect();
        let best = worth.iter().copied().fold(0.0, f32::max);
        for playout in [0, 20] {
            let tree = Tree { playout, ..STEADY };
            let found = tree.search(&game, seat, &Ignorant, &mut dice, Stop::after(40_000));
            let first = found.candidates[0];
            assert!(
                (first.value as f32 - best).abs() < 0.05,
                "seed {seed}: {} instead of {best}",
                first.value
            );
            assert!(
                worth[usize::from(first.action)] > best - 0.05,
                "seed {seed}: {first:?} of {worth:?}"
            );
            assert_eq!(found.line[0], (Actor::Seat(seat), first.action));
        }
        decided += usize::from(worth.iter().any(|&worth| worth < best - 0.05));
    }
    assert!(decided > 30, "in only {decided} trees something could go wrong");
}

#[test]
fn with_three_seats_each_looks_for_its_own_share() {
    // Seat 1 goes left or right; then seat 2 or seat 3 decides who wins, and
    // both prefer themselves. Only on the right do they prefer what helps seat 1.
    let over = |points: [i32; 3]| Node::Over(points.to_vec());
    let nodes = vec![
        Node::Choice(Seat::FIRST, vec![1, 2]),
        Node::Choice(Seat::SECOND, vec![3, 4]),
        Node::Choice(Seat::new(2), vec![5, 6]),
        over([1, 0, 0]),
        over([0, 1, 0]),
        over([0, 1, 0]),
        over([1, 0, 1]),
    ];
    let game = Written::new(3, nodes, 0);
    let found = STEADY.search(
        &game,
        Seat::FIRST,
        &Ignorant,
        &mut SeededDice::new(1),
        Stop::after(2_000),
    );
    assert_eq!(found.candidates[0].action, 1);
    assert!((found.candidates[0].value - 0.5).abs() < 0.05, "{found:?}");
    let exact: BySeat<f32> = [0.5, 0.0, 0.5].into_iter().collect();
    assert_eq!(game.exact(0), exact);
}

#[test]
fn it_answers_without_an_iteration_and_within_little_room() {
    let mut dice = SeededDice::new(3);
    let game = Written::random(6, &mut dice);
    let Node::Choice(seat, next) = &game.nodes[game.at] else {
        unreachable!("a root is a choice");
    };
    for (iterations, room) in [(0, 1 << 16), (1, 1 << 16), (5_000, 1), (5_000, 8)] {
        let tree = Tree { room, ..STEADY };
        let found = tree.search(&game, *seat, &Ignorant, &mut dice, Stop::after(iterations));
        assert_eq!(found.candidates.len(), next.len());
        assert_eq!(found.iterations, iterations);
    }
}
