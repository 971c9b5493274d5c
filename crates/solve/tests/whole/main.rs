//! Checks the whole solution, if it has been computed.
//!
//! `BENBEN_TABLES=FOLDER cargo test --release -p solve --features tables --test whole`, with the
//! folder of the tables that `benben solve` wrote; `BENBEN_SOAK=1` for the full size.

use std::env;
use std::path::Path;

use conform::matches;
use dice::SeededDice;
use game_pylos::{Board, RuleSet, turns};
use rules::{Dice, Variant};
use solve::Value;
use solve::pylos::PylosTable;
use solve::pylos::puzzles::Puzzle;

fn tables() -> Vec<PylosTable> {
    let folder = env::var_os("BENBEN_TABLES").expect("the folder with the tables in BENBEN_TABLES");
    let path = |rules: &RuleSet| Path::new(&folder).join(format!("pylos-{}.table", rules.name()));
    RuleSet::ALL
        .iter()
        .map(|rules| PylosTable::open(&path(rules)).expect("a table"))
        .collect()
}

/// The value of the position if it counts as drawn after this many plies.
fn brute_force(board: Board, rules: RuleSet, depth: u8) -> Value {
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

#[test]
fn the_first_player_loses_in_36_40_and_46_plies() {
    for (table, plies) in tables().iter().zip([36, 40, 46]) {
        let start = table.value(Board::EMPTY).unwrap();
        assert_eq!(start, Value::loss_in(plies).unwrap(), "{}", table.rules());
    }
}

#[test]
fn late_positions_agree_with_brute_force() {
    const DEPTH: u8 = 5;
    for table in tables() {
        let mut dice = SeededDice::new(5);
        let (mut checked, mut decided) = (0, 0);
        while checked < matches(10_000) {
            let board = table.index().unrank(dice.bits() % table.index().len());
            if board.is_over() || board.filled().len() < 22 {
                continue;
            }
            checked += 1;
            let value = table.value(board).unwrap();
            let seen = brute_force(board, table.rules(), DEPTH);
            match value.plies() {
                Some(plies) if plies <= DEPTH => {
                    assert_eq!(seen, value, "{board:?}");
                    decided += 1;
                }
                _ => assert_eq!(seen, Value::DRAW, "{board:?}"),
            }
        }
        println!(
            "{}: {decided} of {checked} decided within {DEPTH} plies",
            table.rules()
        );
    }
}

#[test]
fn values_follow_from_those_of_successors() {
    for table in tables() {
        let mut dice = SeededDice::new(6);
        for _ in 0..matches(100_000) {
            let board = table.index().unrank(dice.bits() % table.index().len());
            let value = table.value(board).unwrap();
            let best = table.choices(board).unwrap().first().map(|choice| choice.value);
            assert_eq!(value, best.unwrap_or(Value::LOST), "{board:?}");
        }
    }
}

#[test]
fn puzzles_hold() {
    for table in tables() {
        for puzzle in Puzzle::all(table.rules()) {
            assert!(puzzle.holds(&table).unwrap(), "{puzzle}");
        }
    }
}
