//! The complete game on a 3×3 base, with the solver and with the slow implementation.

use std::ops::ControlFlow;

use game_pylos::{Board, Cell, Cells, RuleSet};
use solve::fixpoint::Solver;
use solve::pylos::{PylosGraph, PyramidSize};
use solve::{Value, Verdict};

use crate::slow::{self, Owners, Rules};

/// Converts a place of the slow solver to one of the full pyramid: one level up.
fn cell(place: usize) -> Cell {
    let (level, across) = match place {
        0..9 => (2, 3),
        9..13 => (3, 2),
        _ => (4, 1),
    };
    let within = place - [0, 9, 13][level as usize - 2];
    Cell::new(level, (within % across) as u8, (within / across) as u8).expect("a place")
}

fn board(owners: &Owners) -> Board {
    let of = |owner| -> Cells {
        (0..14)
            .filter(|&place| owners[place] == owner)
            .map(cell)
            .collect()
    };
    Board {
        mover: of(1),
        other: of(2),
    }
}

fn check(rules: RuleSet, slow_rules: Rules) -> Value {
    let graph = PylosGraph::new(PyramidSize::Small, rules);
    let mut solver = Solver::new(&graph, 2);
    assert!(solver.run(|_, _| ControlFlow::<()>::Continue(())).is_continue());
    let known = slow::solve(slow_rules);
    assert_eq!(known.len(), 105_053);
    for (owners, &(winner, plies)) in &known {
        let value = graph.value(solver.values(), board(owners));
        let expected = match winner {
            1 => (Verdict::Win, Some(plies)),
            -1 => (Verdict::Loss, Some(plies)),
            _ => (Verdict::Draw, None),
        };
        assert_eq!((value.verdict(), value.plies()), expected, "{rules} {owners:?}");
    }
    let check = solver.check(|_, _| ControlFlow::<()>::Continue(()));
    assert_eq!(check, ControlFlow::Continue(true));
    graph.value(solver.values(), Board::EMPTY)
}

#[test]
fn children_agrees_with_the_slow_solver_everywhere() {
    assert_eq!(
        check(RuleSet::Children, Rules::Children),
        Value::loss_in(16).unwrap()
    );
}

#[test]
fn standard_agrees_with_the_slow_solver_everywhere() {
    assert_eq!(
        check(RuleSet::Standard, Rules::Standard),
        Value::win_in(15).unwrap()
    );
}

#[test]
fn expert_agrees_with_the_slow_solver_everywhere() {
    assert_eq!(check(RuleSet::Expert, Rules::Expert), Value::DRAW);
}

#[test]
fn one_thread_and_four_find_the_same() {
    let graph = PylosGraph::new(PyramidSize::Small, RuleSet::Expert);
    let solve = |threads| {
        let mut solver = Solver::new(&graph, threads);
        let _ = solver.run(|_, _| ControlFlow::<()>::Continue(()));
        solver
    };
    let (one, four) = (solve(1), solve(4));
    assert_eq!(one.progress(), four.progress());
}
