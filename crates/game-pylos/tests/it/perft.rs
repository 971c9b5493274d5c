use conform::perft::PerftTable;
use game_pylos::perft::{LastPly, Perft};
use game_pylos::turns::TakingBack;
use game_pylos::{Board, RuleSet};

use crate::position;

/// Depth 7 with taking back optional, as in `perft.txt`, and compulsory, as in two public
/// programs.
const DEPTH_7: [(RuleSet, u64, u64); 3] = [
    (RuleSet::Children, 58_746_240, 58_746_240),
    (RuleSet::Standard, 61_599_168, 61_313_472),
    (RuleSet::Expert, 64_136_160, 63_596_160),
];

#[test]
fn the_table_of_outside_numbers_holds_counted_and_visited() {
    let table: PerftTable = include_str!("../perft.txt").parse().unwrap();
    for last_ply in [LastPly::Visited, LastPly::Counted] {
        table.check(|setup, depth| {
            let position = position(setup);
            let perft = Perft {
                rules: position.rules(),
                last_ply,
                ..Perft::default()
            };
            perft.count(position.board(), depth)
        });
    }
}

#[test]
fn the_seventh_turn_agrees_under_both_readings_of_taking_back() {
    for (rules, optional, compulsory) in DEPTH_7 {
        for (taking, expected) in [
            (TakingBack::Optional, optional),
            (TakingBack::Compulsory, compulsory),
        ] {
            let perft = Perft {
                rules,
                taking,
                ..Perft::default()
            };
            assert_eq!(
                perft.count_in_parallel(Board::EMPTY, 7, 2, |_, _| ()),
                expected,
                "{rules} {taking:?}"
            );
        }
    }
}

#[test]
fn depth_0_is_one_line_and_threads_change_nothing() {
    let perft = Perft::default();
    assert_eq!(perft.count(Board::EMPTY, 0), 1);
    for depth in 0..=5 {
        let alone = perft.count(Board::EMPTY, depth);
        assert_eq!(perft.count_in_parallel(Board::EMPTY, depth, 3, |_, _| ()), alone);
    }
}
