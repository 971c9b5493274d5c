//! Tables on disk: values are read back as written, and damage is found and named.

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;

use game_pylos::RuleSet;
use solve::fixpoint::Solver;
use solve::pylos::{Index, PylosGraph, PylosTable, PyramidSize, Totals};
use solve::table::{BadTable, Holds, Label, Table, Writer};

/// The solution of the small pyramid, as a table.
fn write_small(rules: RuleSet, holds: Holds, path: &Path) -> (PylosGraph, solve::Values, Totals) {
    let graph = PylosGraph::new(PyramidSize::Small, rules);
    let mut solver = Solver::new(&graph, 1);
    let _ = solver.run(|_, _| ControlFlow::<()>::Continue(()));
    let index = Index::new(PyramidSize::Small);
    let mut writers = [Writer::create(path, graph.label(&index, holds), 3, 2).expect("a file")];
    let totals = graph
        .write(solver.values(), &index, &mut writers, |_| ())
        .expect("room on the disk");
    for writer in writers {
        let size = writer.finish().expect("a complete table");
        assert_eq!(size, fs::metadata(path).expect("the table").len());
    }
    let values = solver.into_values();
    (graph, values, totals)
}

#[test]
fn a_table_says_what_the_solver_said() {
    let folder = tempfile::tempdir().unwrap();
    for rules in [RuleSet::Children, RuleSet::Standard, RuleSet::Expert] {
        for holds in [Holds::Distances, Holds::Verdicts] {
            let path = folder.path().join("table");
            let (graph, values, totals) = write_small(rules, holds, &path);
            let index = Index::new(PyramidSize::Small);
            let table = Table::open(&path).unwrap();
            table.verify(|_| ()).unwrap();
            for number in 0..index.len() {
                let board = index.unrank(number);
                let expected = graph.value(&values, board);
                let found = table.value(index.rank_of_first_image(board).unwrap()).unwrap();
                match holds {
                    Holds::Distances => assert_eq!(found, expected),
                    Holds::Verdicts => assert_eq!(found.verdict(), expected.verdict()),
                }
            }
            assert_eq!(totals.positions(), 105_053);
            let decided: u64 = totals.by_plies.iter().sum();
            assert_eq!(decided + totals.draws, totals.positions());
        }
    }
}

#[test]
fn every_changed_byte_is_found_and_the_block_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("table");
    write_small(RuleSet::Standard, Holds::Distances, &path);
    let sound = fs::read(&path).unwrap();
    let mut named = 0;
    for at in (0..sound.len()).step_by(7) {
        let mut damaged = sound.clone();
        damaged[at] ^= 0x40;
        fs::write(&path, &damaged).unwrap();
        let error = match Table::open(&path) {
            Err(error) => error,
            Ok(table) => table.verify(|_| ()).expect_err("damage is found"),
        };
        if let BadTable::Block { block, blocks } = error {
            assert!(block < blocks);
            named += 1;
        }
    }
    assert!(named > 10, "{named}");
    for cut in [0, 7, 8, 50, 87, 88, sound.len() / 2, sound.len() - 1] {
        fs::write(&path, &sound[..cut]).unwrap();
        assert!(Table::open(&path).is_err(), "cut to {cut} bytes");
    }
}

#[test]
fn a_value_in_a_damaged_block_is_refused_and_others_are_not() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("table");
    write_small(RuleSet::Standard, Holds::Distances, &path);
    let mut bytes = fs::read(&path).unwrap();
    // The first byte after the header belongs to block 0.
    bytes[100] ^= 1;
    fs::write(&path, &bytes).unwrap();
    let table = Table::open(&path).unwrap();
    let error = table.value(0).unwrap_err();
    assert!(matches!(error, BadTable::Block { block: 0, .. }), "{error}");
    assert!(table.value(table.label().positions - 1).is_ok());
}

#[test]
fn other_files_and_other_rules_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("table");
    fs::write(&path, "a letter to a friend").unwrap();
    assert!(matches!(Table::open(&path), Err(BadTable::Foreign)));

    let write = |revision, game: &str| {
        let label = Label {
            game: game.to_owned(),
            variant: "standard".to_owned(),
            revision,
            holds: Holds::Distances,
            positions: 3,
        };
        let mut writer = Writer::create(&path, label, 1, 1).unwrap();
        writer.push(&[0, 127, 254]).unwrap();
        writer.finish().expect("a complete table");
    };
    for (revision, game) in [(999, "pylos"), (1, "chess")] {
        write(revision, game);
        assert_eq!(Table::open(&path).unwrap().label().revision, revision);
        let error = PylosTable::open(&path).unwrap_err();
        assert!(matches!(error, BadTable::Other { .. }), "{error}");
    }
}

#[test]
fn an_unfinished_table_has_no_name_yet() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("table");
    let index = Index::new(PyramidSize::Small);
    let graph = PylosGraph::new(PyramidSize::Small, RuleSet::Children);
    let writer = Writer::create(&path, graph.label(&index, Holds::Distances), 1, 1).unwrap();
    drop(writer);
    assert!(!path.exists());
}
