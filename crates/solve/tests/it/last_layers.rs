//! The last layers of the real game, against plain depth-first search.

use std::ops::ControlFlow;

use dice::SeededDice;
use game_pylos::{Board, RuleSet, turns};
use rules::Dice;
use solve::Value;
use solve::fixpoint::Solver;
use solve::pylos::{Index, PylosGraph, PyramidSize};

const FEWEST: u32 = 27;

/// The value of the position if it counts as drawn after this many plies, or with fewer spheres
/// than the layers have. No table, no shared code.
fn brute_force(board: Board, rules: RuleSet, depth: u8) -> Value {
    if board.filled().len() < FEWEST {
        return Value::DRAW;
    }
    if board.is_over() {
        return Value::LOST;
    }
    if depth == 0 {
        return Value::DRAW;
    }
    let mut successors = Vec::new();
    turns::successors(board, rules, &mut successors);
    let worst = successors
        .into_iter()
        .map(|after| brute_force(after, rules, depth - 1));
    worst.min().expect("who has a sphere has a move").before()
}

fn check(rules: RuleSet) {
    let graph = PylosGraph::new(PyramidSize::Full, rules).from_layer(FEWEST);
    let mut solver = Solver::new(&graph, 2);
    let _ = solver.run(|_, _| ControlFlow::<()>::Continue(()));
    let index = Index::new(PyramidSize::Full);
    let mut dice = SeededDice::new(3);
    let first = first_with(&index, FEWEST);
    let (mut decided, mut tried) = (0, 0);
    while tried < 2_000 {
        let number = first + dice.bits() % (index.len() - first);
        let board = index.unrank(number);
        if board.is_over() {
            continue;
        }
        tried += 1;
        let value = graph.value(solver.values(), board);
        // Searching as deep as the solver says must find exactly its value. That nothing is found
        // sooner follows, because a deeper search differs from a shallower one only where the
        // latter found nothing.
        let depth = value.plies().unwrap_or(6).min(6);
        let seen = brute_force(board, rules, depth);
        if value.plies().is_some_and(|plies| plies <= 6) {
            assert_eq!(seen, value, "{rules} {board:?}");
            assert_eq!(brute_force(board, rules, depth.saturating_sub(1)), Value::DRAW);
            decided += 1;
        } else {
            assert_eq!(seen, Value::DRAW, "{rules} {board:?}");
        }
    }
    assert!(decided > 1_000, "{decided}");
}

/// The number of the first position with this many spheres.
fn first_with(index: &Index, spheres: u32) -> u64 {
    let (mut low, mut high) = (0, index.len());
    while low < high {
        let middle = low.midpoint(high);
        if index.unrank(middle).filled().len() < spheres {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    low
}

#[test]
fn children_agrees_with_brute_force() {
    check(RuleSet::Children);
}

#[test]
fn standard_agrees_with_brute_force() {
    check(RuleSet::Standard);
}

#[test]
fn expert_agrees_with_brute_force() {
    check(RuleSet::Expert);
}
