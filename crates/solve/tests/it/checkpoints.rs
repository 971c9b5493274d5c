//! Solving can be resumed after any interruption.

use std::fs;
use std::ops::ControlFlow;

use game_pylos::{Board, RuleSet};
use solve::checkpoint::{self, BadCheckpoint};
use solve::fixpoint::Solver;
use solve::pylos::{Index, PylosGraph, PyramidSize};

#[test]
fn broken_off_anywhere_it_goes_on_to_the_same_values() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("checkpoint");
    let graph = PylosGraph::new(PyramidSize::Small, RuleSet::Expert);
    let mut whole = Solver::new(&graph, 1);
    let _ = whole.run(|_, _| ControlFlow::<()>::Continue(()));
    let index = Index::new(PyramidSize::Small);
    for after in [1, 5, 40, 100] {
        let mut batches = 0;
        let mut broken = Solver::new(&graph, 1);
        let end = broken.run(|values, _| {
            batches += 1;
            if batches == after {
                checkpoint::save(values, "small expert", &path, 2).unwrap();
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        assert_eq!(end, ControlFlow::Break(()), "{after}");
        let values = checkpoint::load(&graph, "small expert", &path).unwrap();
        let mut resumed = Solver::from_values(&graph, values, 1);
        let _ = resumed.run(|_, _| ControlFlow::<()>::Continue(()));
        // Finished work is not repeated; only the order of the rest may differ a little, because
        // the sweep starts over.
        let together = broken.progress().computed + resumed.progress().computed;
        let allowed = whole.progress().computed * 21 / 20;
        assert!(together <= allowed, "{after}: {together} is more than {allowed}");
        for number in 0..index.len() {
            let board = index.unrank(number);
            assert_eq!(
                graph.value(resumed.values(), board),
                graph.value(whole.values(), board)
            );
        }
    }
}

#[test]
fn a_foreign_or_damaged_checkpoint_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("checkpoint");
    let graph = PylosGraph::new(PyramidSize::Small, RuleSet::Standard);
    let solver = Solver::new(&graph, 1);
    checkpoint::save(solver.values(), "small standard", &path, 1).unwrap();
    assert!(checkpoint::load(&graph, "small standard", &path).is_ok());
    let load = || checkpoint::load(&graph, "small standard", &path).err();
    let foreign = checkpoint::load(&graph, "small expert!!", &path);
    assert!(matches!(foreign, Err(BadCheckpoint::Foreign(_))));

    let sound = fs::read(&path).unwrap();
    for cut in [0, 4, 11, 20, sound.len() / 2, sound.len() - 1] {
        fs::write(&path, &sound[..cut]).unwrap();
        assert!(load().is_some(), "cut to {cut} bytes");
    }
    for at in (0..sound.len()).step_by(97) {
        let mut damaged = sound.clone();
        damaged[at] ^= 0x10;
        fs::write(&path, &damaged).unwrap();
        assert!(load().is_some(), "a bit of byte {at} changed");
    }
    assert_eq!(graph.value(solver.values(), Board::EMPTY), solve::Value::DRAW);
}
