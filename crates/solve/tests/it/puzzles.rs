//! The puzzles in the repository are valid, as far as that can be checked without a table.

use std::collections::HashSet;

use game_pylos::RuleSet;
use rules::{Actor, Position, Variant};
use solve::pylos::puzzles::{BadPuzzle, HARDEST, Judged, Puzzle};

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

/// Every order of the actions of a turn, with the resulting board.
fn every_way(puzzle: &Puzzle) -> Vec<(Vec<String>, game_pylos::Board)> {
    let start = puzzle.position();
    let mover = Actor::Seat(start.side().seat());
    let (mut done, mut open) = (Vec::new(), vec![(start.clone(), Vec::new())]);
    while let Some((position, words)) = open.pop() {
        let mut legal = Vec::new();
        position.legal_actions(mover, &mut legal);
        for action in legal {
            let mut after = position.clone();
            after.play_unchecked(mover, action);
            let mut words: Vec<String> = words.clone();
            words.push(action.to_string());
            if after.side() == start.side() && after.end().is_none() {
                open.push((after, words));
            } else {
                done.push((words, after.board()));
            }
        }
    }
    done
}

#[test]
fn one_move_solves_in_whatever_order_it_is_said_and_every_other_is_wrong() {
    let mut said_otherwise = 0;
    for &rules in RuleSet::ALL {
        for puzzle in Puzzle::all(rules).iter().step_by(7) {
            let ways = every_way(puzzle);
            let solution = ways.iter().find(|(words, _)| *words == puzzle.solution);
            let (_, board) = solution.expect("the solution can be said");
            for (words, leads_to) in &ways {
                let words: Vec<&str> = words.iter().map(String::as_str).collect();
                let expected = if leads_to == board {
                    said_otherwise += usize::from(words != puzzle.solution);
                    Judged::Solved
                } else {
                    Judged::Wrong
                };
                assert_eq!(puzzle.judge(&words), expected, "{words:?} in {puzzle}");
                assert_eq!(puzzle.judge(&words[..words.len() - 1]), Judged::Unfinished);
                let more = [&words[..], &["1a1"]].concat();
                assert_eq!(puzzle.judge(&more), Judged::Impossible, "{more:?} in {puzzle}");
            }
            assert_eq!(puzzle.judge(&["nonsense"]), Judged::Impossible);
        }
    }
    assert!(said_otherwise > 0, "no solution can be said in two ways");
}

#[test]
fn rule_sets_are_found_by_name() {
    for &rules in RuleSet::ALL {
        assert_eq!(Puzzle::named(rules.name()), Some(Puzzle::all(rules)));
    }
    assert_eq!(Puzzle::named("master"), None);
}
