use game_pylos::perft::{LastPly, Perft};
use game_pylos::turns::TakingBack;
use game_pylos::{Board, RuleSet};
use rules::Variant;

/// Whole turns with distinct outcomes from the empty board.
///
/// Depths 1 to 6: four public programs agree. Depth 7 with taking back
/// compulsory: two of them; optional: the numbers of the issue that founded
/// this crate, computed there by an independent prototype.
const COUNTS: [u64; 6] = [16, 240, 3_360, 43_680, 524_376, 5_786_496];
const DEPTH_7: [(RuleSet, u64, u64); 3] = [
    (RuleSet::Children, 58_746_240, 58_746_240),
    (RuleSet::Standard, 61_599_168, 61_313_472),
    (RuleSet::Expert, 64_136_160, 63_596_160),
];

#[test]
fn six_turns_agree_with_public_programs() {
    for &rules in RuleSet::ALL {
        for last_ply in [LastPly::Visited, LastPly::Counted] {
            let perft = Perft {
                rules,
                last_ply,
                ..Perft::default()
            };
            let counts: Vec<_> = (1..=6).map(|depth| perft.count(Board::EMPTY, depth)).collect();
            assert_eq!(counts, COUNTS, "{rules} {last_ply:?}");
        }
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
