//! Measures table lookups: `BENBEN_TABLES=FOLDER cargo bench -p solve --bench probe`.
//!
//! *Opened*: from nothing to a usable table. *Cold*: a random position right after opening, when
//! its block is not in memory. *Scattered*: random positions one after another, with a block
//! decompressed for nearly every one; *again*: the same ones once more, so that the file is in
//! memory. *Kept*: positions of one match, as the explorer asks for them, whose blocks are still
//! decompressed. Each value is checked against those of the successors.

use std::env;
use std::path::Path;
use std::time::{Duration, Instant};

use dice::SeededDice;
use game_pylos::{Board, RuleSet};
use rules::{Dice, Variant};
use solve::Value;
use solve::pylos::PylosTable;

const SCATTERED: u32 = 20_000;
const COLD: u32 = 20;

fn main() {
    let Some(folder) = env::var_os("BENBEN_TABLES") else {
        println!("BENBEN_TABLES names no folder with tables: nothing to measure");
        return;
    };
    for rules in RuleSet::ALL {
        let path = Path::new(&folder).join(format!("pylos-{}.table", rules.name()));
        measure(&path);
    }
}

fn measure(path: &Path) {
    let mut dice = SeededDice::new(1);
    let (mut opened, mut cold) = (Duration::ZERO, Duration::ZERO);
    for _ in 0..COLD {
        let began = Instant::now();
        let table = PylosTable::open(path).expect("a table");
        opened += began.elapsed();
        let board = table.index().unrank(dice.bits() % table.index().len());
        let began = Instant::now();
        let value = table.value(board).expect("a sound table");
        cold += began.elapsed();
        check(&table, board, value);
    }
    let table = PylosTable::open(path).expect("a table");
    let boards: Vec<Board> = (0..SCATTERED)
        .map(|_| table.index().unrank(dice.bits() % table.index().len()))
        .collect();
    let ask_all = || -> (Vec<Value>, Duration) {
        let began = Instant::now();
        let values = boards
            .iter()
            .map(|&board| table.value(board).expect("a sound table"))
            .collect();
        (values, began.elapsed())
    };
    let (values, scattered) = ask_all();
    let (same, again) = ask_all();
    assert_eq!(values, same);
    for (&board, &value) in boards.iter().zip(&values).step_by(100) {
        check(&table, board, value);
    }
    let (mut kept, mut asked) = (Duration::ZERO, 0);
    let mut board = Board::EMPTY;
    while let Some(best) = table.choices(board).expect("a sound table").first().copied() {
        let began = Instant::now();
        let value = table.value(board).expect("a sound table");
        kept += began.elapsed();
        asked += 1;
        assert_eq!(value, best.value);
        board = board.after(best.mover);
    }
    println!(
        "{}: opened in {:.1} ms; cold {:.0} µs, scattered {:.1} µs, again {:.1} µs, kept {:.2} µs a probe",
        table.rules(),
        opened.as_secs_f64() * 1e3 / f64::from(COLD),
        cold.as_secs_f64() * 1e6 / f64::from(COLD),
        scattered.as_secs_f64() * 1e6 / f64::from(SCATTERED),
        again.as_secs_f64() * 1e6 / f64::from(SCATTERED),
        kept.as_secs_f64() * 1e6 / f64::from(asked),
    );
}

fn check(table: &PylosTable, board: Board, value: Value) {
    let best = table
        .choices(board)
        .expect("a sound table")
        .first()
        .map(|choice| choice.value);
    assert_eq!(value, best.unwrap_or(Value::LOST), "{board:?}");
}
