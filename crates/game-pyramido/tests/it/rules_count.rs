//! At least one test for every numbered rule: scoring and the end, PM-10 to PM-13.

use game_pyramido::{Colour, LEVELS, PyramidoPosition, RoundScore, next_starter};
use rules::{BySeat, Position, Seat, Turn};

use crate::table::{ONE, TWO, end_of_round_1, last_round, play, pyramid, round_of, set_up};

#[test]
fn pm_10_pm_11_example_of_round_1_is_24() {
    let position = end_of_round_1();
    let position = play(position, "1-d4-e keep refill-1 show-30");
    let score = position.pyramid(ONE).scores()[0];
    assert_eq!(Colour::ALL.map(|colour| score.jewels(colour)), [4, 4, 3, 4, 3, 3]);
    assert_eq!((score.bounty(), score.points()), (3, 24));
    let tally = &position.tally()[ONE];
    assert_eq!(tally.total(), 24);
    let rules: Vec<String> = tally.lines.iter().map(|line| line.rule.to_string()).collect();
    assert_eq!(
        rules,
        ["PM-10", "PM-10", "PM-10", "PM-10", "PM-10", "PM-10", "PM-11"]
    );
}

#[test]
fn pm_10_example_of_round_2_is_23_and_unmarked_areas_do_not_count() {
    let base = "
        r12 r1 b1 b y2
        g1  g  g  g y24
        y1  y  y  y b
        n34 n3 r3 r g24";
    let second = "
        r14 r1 b  y1
        b   a14 a b
        n1  n2 b2 g12";
    let open = "
        r14 r1 b  y1
        b   a14 a b
        n1  n2 .  .";
    let position = set_up(&format!(
        "round:2 starter:1 mover:2 quarry:80,81,82 stacks:14/83,14/84,14/85,14/86 gone:1-31 {} {}",
        pyramid(
            &[base, second],
            "red@a1,brown@a3,yellow@d1,green@d3|nb,ya,rg|n4b4y3a4r3g3|-"
        ),
        pyramid(&[base, open], "red@a1,brown@a3,yellow@d1|nb,ya,rg|n4b1|-"),
    ));
    let position = play(position, "1-c3-e keep refill-1 show-90");
    let score = position.pyramid(ONE).scores()[1];
    let jewels =
        [Colour::Red, Colour::Brown, Colour::Yellow, Colour::Green].map(|colour| score.jewels(colour));
    assert_eq!(jewels, [6, 5, 4, 4]);
    assert_eq!((score.jewels(Colour::Blue), score.jewels(Colour::Aqua)), (0, 0));
    assert_eq!((score.bounty(), score.points()), (4, 23));
    assert_eq!(position.tally()[ONE].total(), 24 + 23);
}

const THIRD_BASE: &str = "
    r12 R b y12 y12
    r   r  y y   y
    n   n  g g   g2
    n34 n34 a G  g34";
const THIRD_SECOND: &str = "
    r12 r y y2
    r   r y y
    n3  n g g4";

#[test]
fn pm_10_example_of_round_3_is_29() {
    let base = THIRD_BASE
        .replace('R', "r12")
        .replace('G', "g3")
        .replace("g2", "g");
    let third = "
        r1 b14 y1
        n4 a14 g1";
    let open = "
        r1 b14 y1
        n4 .   .";
    let position = set_up(&format!(
        "round:3 starter:1 mover:2 quarry:80,81,82 stacks:13/83,13/84,12/85,12/86 gone:1-37 {} {}",
        pyramid(
            &[&base, THIRD_SECOND, third],
            "red@a1,brown@a2,yellow@c1,green@c2|nb,ya,rg|n4b4y3a4r3g3,r6n5y4g4|-"
        ),
        pyramid(
            &[&base, THIRD_SECOND, open],
            "red@a1,brown@a2,yellow@c1|nb,ya,rg|n4b1,n4b1|-"
        ),
    ));
    let position = play(position, "1-b2-e keep refill-1 show-90");
    let score = position.pyramid(ONE).scores()[2];
    let jewels =
        [Colour::Red, Colour::Brown, Colour::Yellow, Colour::Green].map(|colour| score.jewels(colour));
    assert_eq!(jewels, [7, 6, 6, 5]);
    assert_eq!((score.bounty(), score.points()), (5, 29));
    assert_eq!(position.tally()[ONE].total(), 24 + 23 + 29);
}

/// Seat 1 is about to place the very last tile: 17, red and brown.
fn last_tile() -> PyramidoPosition {
    let base = THIRD_BASE.replace('R', "r1").replace('G', "g34");
    let third = "
        r1 b14 y1
        n4 a14 g4";
    set_up(&format!(
        "round:4 starter:2 mover:1 quarry:17,81,82 stacks:12/83,12/84,12/85,12/86 gone:1-16,18-40 {} {}",
        pyramid(
            &[&base, THIRD_SECOND, third],
            "-|nb,ya,rg|n4b4y3a4r3g3,r6n5y4g4,r7n6y6g5|-"
        )
        .replace("xxx/xxx", "-"),
        pyramid(
            &[&base, THIRD_SECOND, third, "b1 b"],
            &format!(
                "blue@a1|nb,ya,rg|{},{},{}|-",
                round_of(20),
                round_of(24),
                round_of(26)
            )
        ),
    ))
}

#[test]
fn pm_11_a_single_area_is_the_smallest_too_example_of_round_4_is_14() {
    let position = play(last_tile(), "1-a1-e mark-a1 keep refill-1 show-90");
    assert_eq!(position.turn(), Turn::Over);
    let score = position.pyramid(ONE).scores()[3];
    assert_eq!(score.jewels(Colour::Red), 7);
    assert_eq!((score.bounty(), score.points()), (7, 14));
    assert_eq!(position.outcome().unwrap().points[ONE], 24 + 23 + 29 + 14);
}

#[test]
fn pm_7_pm_10_example_of_round_4_with_a_patch_is_22() {
    let position = play(last_tile(), "1-a1-e mark-a1 patch-b1-green-nw refill-1 show-90");
    let score = position.pyramid(ONE).scores()[3];
    assert_eq!((score.jewels(Colour::Green), score.jewels(Colour::Red)), (8, 7));
    assert_eq!((score.bounty(), score.points()), (7, 22));
    let outcome = position.outcome().unwrap();
    assert_eq!(outcome.points[ONE], 98);
    assert_eq!(outcome.ending.rule.to_string(), "PM-13");
}

#[test]
fn pm_10_covered_blocks_connect_nothing() {
    // A red row runs right through level 1, with a visible jewel at both of its ends.
    let base = "
        n  n n n n
        r1 r r r r2
        b  b b b b
        a  a a a a";
    let half_covered = "
        r1 r y y
        .  . g g
        y  y y y";
    let covered = "
        r1 r y y
        g  g g g
        y  y y y";
    let position = set_up(&format!(
        "round:2 starter:1 mover:2 quarry:80,81,82 stacks:14/83,14/84,14/85,14/86 gone:1-31 {} {}",
        pyramid(&[base, covered], "red@a1|nb,ya,rg|n4b1|-"),
        pyramid(&[base, half_covered], "red@a1|nb,ya,rg|n4b1|-"),
    ));
    let quadrants = |seat| {
        let seen = |(column, row)| position.pyramid(seat).picture().at(column, row);
        let all = (0..8).flat_map(|row| (0..10).map(move |column| (column, row)));
        all.filter_map(seen)
            .filter(|quadrant| quadrant.jewel && quadrant.colour == Colour::Red)
            .count()
    };
    for seat in [ONE, TWO] {
        // The marker's area includes the red on the left; the connection to that on the right is
        // covered.
        assert_eq!(quadrants(seat), 3);
        assert_eq!(position.pyramid(seat).score_now().jewels(Colour::Red), 2);
    }
}

#[test]
fn pm_10_blocks_that_share_a_corner_only_are_two_areas() {
    for level in ["r1 n\nn r1", "n r1\nr1 n", "r1 n\nn r2"] {
        let marked = if level.starts_with('r') { "d4" } else { "e4" };
        let position = set_up(&format!(
            "round:1 starter:1 mover:1 quarry:20,21,22 stacks:21/23,21/24,21/25,20/26 gone:1-4 {} {}",
            pyramid(&[level], &format!("red@{marked}|nb,ya,rg|-|-")),
            pyramid(&["n1 n\nn n"], "brown@d4|nb,ya,rg|-|-"),
        ));
        assert_eq!(
            position.pyramid(ONE).score_now().jewels(Colour::Red),
            1,
            "{level}"
        );
    }
    // Upwards and to the left as well as downwards and to the right.
    let position = set_up(&format!(
        "round:1 starter:1 mover:1 quarry:20,21,22 stacks:21/23,21/24,21/25,20/26 gone:1-4 {} {}",
        pyramid(&["r1 r1\nr1 r1"], "red@e5|nb,ya,rg|-|-"),
        pyramid(&["n1 n\nn n"], "brown@d4|nb,ya,rg|-|-"),
    ));
    assert_eq!(position.pyramid(ONE).score_now().jewels(Colour::Red), 4);
}

#[test]
fn pm_11_the_smallest_of_several_marked_areas_counts_once_more() {
    let position = play(end_of_round_1(), "1-d4-e keep refill-1 show-30");
    let score = position.pyramid(ONE).scores()[0];
    assert_eq!(Colour::ALL.map(|colour| score.jewels(colour)), [4, 4, 3, 4, 3, 3]);
    assert_eq!((score.bounty(), score.points()), (3, 24));
    let two = RoundScore::of([5, 0, 2, 0, 0, 0]);
    assert_eq!(
        (two.bounty(), two.points()),
        (2, 9),
        "areas without a marker are none"
    );
}

#[test]
fn pm_12_markers_return_and_the_fewest_points_start() {
    let position = end_of_round_1();
    let position = play(position, "1-d4-e keep refill-1 show-30");
    assert_eq!(last_round(&position, ONE), 24);
    assert!(last_round(&position, TWO) < 24);
    assert_eq!((position.starter(), position.turn()), (TWO, Turn::of(TWO)));
    for seat in [ONE, TWO] {
        assert!(
            Colour::ALL
                .iter()
                .all(|&colour| position.pyramid(seat).marker(colour).is_none())
        );
    }
}

fn starter_after(points: [Option<u16>; 4], starter: u8) -> String {
    let points: BySeat<Option<u16>> = points.into_iter().collect();
    next_starter(&points, Seat::new(starter - 1)).to_string()
}

#[test]
fn pm_12_starters_of_the_table_of_four() {
    assert_eq!(starter_after([20, 24, 21, 18].map(Some), 1), "4");
    assert_eq!(starter_after([24, 23, 22, 21].map(Some), 4), "4");
    assert_eq!(starter_after([26, 29, 25, 24].map(Some), 4), "4");
}

#[test]
fn pm_12_of_several_the_first_clockwise_after_the_starter() {
    assert_eq!(starter_after([18, 24, 18, 18].map(Some), 1), "3");
    assert_eq!(starter_after([18, 24, 18, 18].map(Some), 3), "4");
    assert_eq!(starter_after([18, 24, 18, 18].map(Some), 4), "1");
    assert_eq!(starter_after([18, 24, 20, 20].map(Some), 1), "1");
    assert_eq!(starter_after([None, Some(24), None, Some(24)], 2), "4");
}

/// The end of a match of four with these points per round, and these patches left.
fn table(rounds: [[u32; 4]; 4], patches: [&str; 4]) -> PyramidoPosition {
    let base = THIRD_BASE.replace('R', "r1").replace('G', "g34");
    let third = "
        r1 b14 y1
        n4 a14 g4";
    let seats: Vec<String> = (0..4)
        .map(|seat| {
            let scores: Vec<String> = rounds.iter().map(|round| round_of(round[seat])).collect();
            let rest = format!("-|{}|{}|-", patches[seat], scores.join(","));
            pyramid(&[&base, THIRD_SECOND, third, "b1 b"], &rest)
        })
        .collect();
    set_up(&format!(
        "round:4 starter:4 mover:- quarry:81,82,83 stacks:2/84,2/85,2/86,1/87 gone:1-80 {}",
        seats.join(" ")
    ))
}

const FOUR: [[u32; 4]; 4] = [
    [20, 24, 21, 18],
    [24, 23, 22, 21],
    [26, 29, 25, 24],
    [19, 22, 18, 20],
];
const ALL: &str = "nb,ya,rg";

fn places(position: &PyramidoPosition) -> Vec<u8> {
    position
        .outcome()
        .expect("it is over")
        .places
        .iter()
        .copied()
        .collect()
}

#[test]
fn pm_13_table_of_four_players() {
    let position = table(FOUR, [ALL; 4]);
    let outcome = position.outcome().unwrap();
    assert_eq!(
        outcome.points.iter().copied().collect::<Vec<_>>(),
        [89, 98, 86, 83]
    );
    assert_eq!(places(&position), [2, 1, 3, 4]);
    assert_eq!(position.pyramid(ONE).scores().len(), LEVELS as usize);
}

#[test]
fn pm_13_ties_go_to_more_patches_then_to_the_best_round_then_are_shared() {
    // Seat 1 gets nine more in the last round: 98, the same as seat 2.
    let mut tied = FOUR;
    tied[3][0] = 28;
    assert_eq!(places(&table(tied, [ALL, "nb,ya", ALL, ALL])), [1, 2, 3, 4]);
    assert_eq!(places(&table(tied, ["nb", "ya,rg", ALL, ALL])), [2, 1, 3, 4]);
    // Equal patches: the best rounds are 28 and 29.
    assert_eq!(places(&table(tied, [ALL; 4])), [2, 1, 3, 4]);
    // 29 each: the place is shared, and the second place is skipped.
    tied[2][0] = 29;
    tied[3][0] = 25;
    assert_eq!(places(&table(tied, [ALL; 4])), [1, 1, 3, 4]);
}
