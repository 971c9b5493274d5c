//! Whole blocks at a time compared with one position after another.
//!
//! Computes the same values of the same positions twice, in one run: with the solver, and with a
//! plain sweep that generates the successors of each position and looks up their values. Both use
//! as many threads as there are cores, and the answers are compared. `cargo bench -p solve
//! --bench plain`.

use std::hint::black_box;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use game_pylos::{Board, Cells, RuleSet, turns};
use solve::fixpoint::Solver;
use solve::graph::Graph;
use solve::pylos::{PylosGraph, PyramidSize};
use solve::{Value, Values};

/// The layers that are swept; everything above them is solved first.
const FEWEST: u32 = 22;

fn main() {
    let threads = thread::available_parallelism().map_or(1, std::num::NonZero::get);
    for rules in [RuleSet::Children, RuleSet::Standard] {
        let graph = PylosGraph::new(PyramidSize::Full, rules).from_layer(FEWEST);
        let mut solver = Solver::new(&graph, threads);
        let _ = solver.run(|_, _| ControlFlow::<()>::Continue(()));
        let computed = solver.progress().computed;
        let began = Instant::now();
        let check = solver.check(|_, _| ControlFlow::<()>::Continue(()));
        let ours = began.elapsed().as_secs_f64();
        assert_eq!(check, ControlFlow::Continue(true));
        let positions = solver.progress().computed - computed;

        // A plain sweep over a part of it takes long enough.
        let block = (0..graph.blocks()).filter(|&block| graph.bits(block) == FEWEST);
        let blocks: Vec<usize> = block.take(4).collect();
        let part: u64 = blocks.iter().map(|&block| 1u64 << graph.bits(block)).sum();
        let began = Instant::now();
        let wrong: u64 = blocks
            .iter()
            .map(|&block| plain(&graph, solver.values(), block, threads))
            .sum();
        let plain = began.elapsed().as_secs_f64();
        assert_eq!(wrong, 0, "both ways must agree");
        let (ours, plain) = (ours / positions as f64, plain / part as f64);
        println!(
            "{rules}: {:.2} ns a position by blocks, {:.2} ns one by one: {:.1} times as fast",
            ours * 1e9,
            plain * 1e9,
            plain / ours
        );
    }
}

/// Computes every position of a block from its successors; returns how many differ from the
/// solver's.
fn plain(graph: &PylosGraph, values: &Values, block: usize, threads: usize) -> u64 {
    const PART: u32 = 1 << 14;
    let filled = graph.fillings().representative(block);
    let next = AtomicUsize::new(0);
    let parts = (1u32 << filled.len()) / PART;
    thread::scope(|scope| {
        let work = || {
            let mut wrong = 0;
            loop {
                let part = next.fetch_add(1, Ordering::Relaxed) as u32;
                if part >= parts {
                    return wrong;
                }
                for position in part * PART..(part + 1) * PART {
                    wrong += u64::from(!agrees(graph, values, block, filled, position));
                }
            }
        };
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers
            .into_iter()
            .map(|worker| worker.join().expect("no panic"))
            .sum()
    })
}

fn agrees(graph: &PylosGraph, values: &Values, block: usize, filled: Cells, position: u32) -> bool {
    let cells = filled.iter().enumerate();
    let mover: Cells = cells
        .filter(|(bit, _)| position >> bit & 1 == 1)
        .map(|(_, cell)| cell)
        .collect();
    let board = Board {
        mover,
        other: filled - mover,
    };
    if board.mover.len() > 15 || board.other.len() > 15 {
        return true;
    }
    let mut worst: Option<Value> = None;
    turns::for_each_outcome(board, graph.rules(), turns::TakingBack::Optional, |mover| {
        let (block, position) = graph.locate(board.after(mover)).expect("a position");
        let value = values.get(block, position);
        worst = Some(worst.map_or(value, |worst| worst.min(value)));
    });
    black_box(worst.map_or(Value::LOST, Value::before)) == values.get(block, position)
}
