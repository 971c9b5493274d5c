//! Puzzles in the repository are what they should be, as far as that shows without a table.

use std::collections::HashSet;

use game_pylos::RuleSet;
use rules::Variant;
use solve::pylos::puzzles::{BadPuzzle, HARDEST, Puzzle};

#[test]
fn there_are_a_few_hundred_of_every_rule_set_and_no_two_are_alike() {
    for &rules in RuleSet::ALL {
        let puzzles = Puzzle::all(rules);
        assert!(puzzles.len() >= 200, "{} of {rules}", puzzles.len());
        assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.grade));
        let setups: HashSet<String> = puzzles.iter().map(|puzzle| puzzle.setup.to_string()).collect();
        assert_eq!(setups.len(), puzzles.len());
        for puzzle in puzzles {
            assert_eq!(puzzle.setup.rules, rules);
            assert_eq!(puzzle.to_string().parse(), Ok(puzzle));
        }
        let grades: HashSet<u8> = Puzzle::all(rules).iter().map(|puzzle| puzzle.grade).collect();
        assert!(grades.len() >= usize::from(HARDEST) - 1, "{rules}: {grades:?}");
    }
}

#[test]
fn what_is_no_puzzle_is_refused() {
    let read = |text: &str| text.parse::<Puzzle>();
    let empty = "standard ..../..../..../....|.../.../...|../..|. light";
    assert!(read(&format!("1 5 1a1 {empty}")).is_ok());
    for text in ["", "1 5 1a1", "x 5 1a1 y"] {
        assert_eq!(read(text), Err(BadPuzzle::Syntax), "{text}");
    }
    assert_eq!(read(&format!("9 5 1a1 {empty}")), Err(BadPuzzle::Syntax));
    assert_eq!(read(&format!("1 6 1a1 {empty}")), Err(BadPuzzle::Syntax));
    assert_eq!(read(&format!("1 5 2a1 {empty}")), Err(BadPuzzle::Solution));
    let floating = "standard ..../..../..../....|L../.../...|../..|. dark";
    assert_eq!(read(&format!("1 5 1a1 {floating}")), Err(BadPuzzle::Position));
}
