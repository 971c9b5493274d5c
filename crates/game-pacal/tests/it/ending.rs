//! Rules PA-19 to PA-23: the end of a match and its scoring, with the example of the rulebook.

use game_pacal::score;
use rules::{BySeat, Ending, Game, Position, Rule};

use crate::{play, seat, set_up, start, words};

const NINE: &str = "b4*2+h2*2+e1*3+g1*3+e6*3+g6*4+i3*4+f9*5+h8*5";

#[test]
fn pa_19_the_last_but_one_pyramid_ends_the_match_at_once_for_5_points() {
    let text = format!(
        "standard round=9 start=1 mover=1 step=build die=3 ; points=20 divine=- ship=k1 stones=a1 pyramids={NINE} ; ship=j1 ; ship=i1"
    );
    let position = play(set_up(&text), "build1:a1/a1");
    let outcome = position.outcome().expect("over at once");
    assert_eq!(outcome.ending.rule, Rule::new("PA", 19));
    let tally = &position.tally()[seat(1)];
    let five: i32 = tally
        .lines
        .iter()
        .filter(|line| line.rule == Rule::new("PA", 19))
        .map(|line| line.points)
        .sum();
    assert_eq!(five, 5);
    assert_eq!(tally.lines[0].points, 25, "PA-18 comes first");
    for number in [2, 3] {
        let lines = &position.tally()[seat(number)].lines;
        assert!(
            lines.iter().all(|line| line.rule != Rule::new("PA", 19)),
            "for one player only"
        );
    }
}

#[test]
fn pa_19_comes_before_the_goal() {
    // The same pyramid brings the first seat to the goal of two players and leaves one in supply.
    let text = format!(
        "standard round=9 start=1 mover=1 step=build die=3 ; points=40 ship=k1 stones=a1 pyramids={NINE} ; ship=j1"
    );
    let position = play(set_up(&text), "build1:a1/a1");
    let outcome = position.outcome().expect("over at once");
    assert_eq!(outcome.ending.rule, Rule::new("PA", 19));
    let five = position.tally()[seat(1)]
        .lines
        .iter()
        .any(|line| line.rule == Rule::new("PA", 19));
    assert!(five, "with its 5 points");
}

#[test]
fn pa_19_an_upgrade_uses_no_pyramid_up() {
    let text = format!(
        "standard round=9 start=1 mover=1 step=build die=3 ; ship=k1 stones=b3 pyramids={} ; ship=j1 ; ship=i1",
        NINE.replace("b4*2", "b4*1")
    );
    let position = play(set_up(&text), "build2:b4/b3");
    assert_eq!(position.pyramids_left(seat(1)), [1, 1, 0, 0, 0]);
    assert!(
        position.outcome().is_none(),
        "the old pyramid is back before PA-19 is tested"
    );
}

#[test]
fn pa_20_the_match_ends_with_the_round_in_which_the_goal_is_reached() {
    for (seats, goal) in [(3, 40), (4, 35), (5, 40)] {
        let others =
            " ; ship=j1".to_owned() + &[" ; ship=i1", " ; ship=h1", " ; ship=i2"][..seats - 2].concat();
        let text = |points| {
            format!(
                "standard round=9 start=1 mover=1 step=build die=arrows ; points={points} ship=k1 stones=a1{others}"
            )
        };
        let mut position = play(set_up(&text(goal - 5)), "build1:a1/a1");
        assert!(position.outcome().is_none(), "the round is played to its end");
        for number in 2..=seats {
            assert!(position.outcome().is_none());
            let word = words(&position)
                .into_iter()
                .find(|word| word.starts_with("jump:"))
                .unwrap();
            position = play(position, &format!("{word} skip"));
            assert_eq!(position.outcome().is_some(), number == seats);
        }
        assert_eq!(position.outcome().unwrap().ending.rule, Rule::new("PA", 20));
        let mut short = play(set_up(&text(goal - 6)), "build1:a1/a1");
        for _ in 2..=seats {
            let word = words(&short)
                .into_iter()
                .find(|word| word.starts_with("jump:"))
                .unwrap();
            short = play(short, &format!("{word} skip"));
        }
        assert!(short.outcome().is_none(), "one point is missing");
    }
}

#[test]
fn pa_20_pa_19_still_applies_in_the_last_round() {
    let text = format!(
        "standard round=9 built start=2 mover=1 step=build die=3 ; ship=k1 stones=a1 pyramids={NINE} ; points=41 ship=j1 ; ship=i1"
    );
    let position = play(set_up(&text), "build1:a1/a1");
    assert_eq!(position.outcome().unwrap().ending.rule, Rule::new("PA", 19));
}

#[test]
fn pa_20_two_players_end_at_once_at_45() {
    let text = |points| {
        format!(
            "standard round=9 start=1 mover=1 step=build die=3 ; points={points} ship=k1 stones=a1 ; ship=j1"
        )
    };
    let position = play(set_up(&text(40)), "build1:a1/a1");
    assert_eq!(position.outcome().unwrap().ending.rule, Rule::new("PA", 20));
    assert!(play(set_up(&text(39)), "build1:a1/a1").outcome().is_none());
    // PA-19 comes before PA-20.
    let both = text(40).replace("stones=a1", &format!("stones=a1 pyramids={NINE}"));
    let both = play(set_up(&both), "build1:a1/a1");
    assert_eq!(both.outcome().unwrap().ending.rule, Rule::new("PA", 19));
}

#[test]
fn pa_20_twenty_rounds_without_building_end_the_match_without_5_points() {
    let position =
        set_up("standard round=40 quiet=19 start=1 mover=2 step=fly die=arrows ; ship=k1 ; ship=j1");
    let position = play(position, "jump:j2 skip");
    let outcome = position.outcome().expect("quiet for too long");
    let Ending { rule, phrase } = outcome.ending;
    assert_eq!((rule, phrase.id), (Rule::new("PA", 20), "pacal-ended-quiet"));
    assert_eq!(
        outcome.points.iter().copied().collect::<Vec<_>>(),
        [12, 12],
        "divine stones only"
    );
    let built =
        set_up("standard round=40 quiet=19 built start=1 mover=2 step=fly die=arrows ; ship=k1 ; ship=j1");
    let built = play(built, "jump:j2 skip");
    assert_eq!((built.outcome().is_none(), built.quiet_rounds()), (true, 0));
}

fn water(storeys: &[u8]) -> Vec<i32> {
    let storeys: BySeat<u8> = storeys.iter().copied().collect();
    score::water(&storeys).iter().copied().collect()
}

#[test]
fn pa_21_the_banks_of_the_rulebook_8_6_6_score_12_6_6() {
    assert_eq!(water(&[8, 6, 6]), [12, 6, 6]);
    assert_eq!(water(&[6, 8, 6]), [6, 12, 6]);
}

#[test]
fn pa_21_ties_share_their_places_rounded_down_and_nothing_scores_nothing() {
    assert_eq!(water(&[5, 3]), [12, 8]);
    assert_eq!(water(&[4, 4]), [10, 10]);
    assert_eq!(water(&[4, 0]), [12, 0]);
    assert_eq!(water(&[0, 0]), [0, 0]);
    assert_eq!(water(&[2, 2, 2]), [8, 8, 8]);
    assert_eq!(water(&[1, 1, 1, 1, 1]), [4, 4, 4, 4, 4]);
    assert_eq!(water(&[9, 1, 1, 1]), [12, 4, 4, 4]);
    assert_eq!(water(&[9, 8, 1, 1]), [12, 8, 2, 2]);
    assert_eq!(water(&[9, 8, 7, 6, 5]), [12, 8, 4, 0, 0]);
}

#[test]
fn pa_21_lake_and_river_count_together_on_23_squares() {
    let board = start(5).palenque().banks();
    // Beside the lake d2 e2 f2 c3 g3 c4 f4 d5 e5, along the river the rest.
    assert_eq!(
        board.to_string(),
        "h1+i1+d2+e2+f2+h2+i2+c3+g3+h3+i3+c4+f4+d5+e5+c8+d8+c9+d9+c10+d10+c11+d11"
    );
    assert_eq!(board.len(), 23);
    // A pyramid on the lake and one on the river: e2 (lake) and d9 (river). What stands on j2 is on no bank.
    let text = "standard round=40 quiet=20 start=1 mover=1 step=over:quiet ; divine=- ship=k1 pyramids=e2*3+d9*4 ; divine=- ship=j1 pyramids=h1*5+j2*5";
    let position = set_up(text);
    let lines = |n: u8| {
        let tally = &position.tally()[seat(n)];
        let water = tally.lines.iter().filter(|line| line.rule == Rule::new("PA", 21));
        water.map(|line| line.points).collect::<Vec<_>>()
    };
    assert_eq!((lines(1), lines(2)), (vec![12], vec![8]));
}

fn district(value: u8, storeys: &[u8]) -> Vec<i32> {
    let storeys: BySeat<u8> = storeys.iter().copied().collect();
    score::district(value, &storeys).iter().copied().collect()
}

#[test]
fn pa_22_districts_score_their_value_and_two_for_the_second() {
    assert_eq!(district(5, &[3, 2, 1]), [5, 2, 0]);
    assert_eq!(
        district(5, &[3, 3, 1]),
        [5, 5, 0],
        "a tie for the first place leaves no second"
    );
    assert_eq!(
        district(5, &[3, 1, 1]),
        [5, 2, 2],
        "all who tie for the second place"
    );
    assert_eq!(district(5, &[3, 0, 0]), [5, 0, 0], "without storeys no points");
    assert_eq!(district(5, &[0, 0, 0]), [0, 0, 0]);
    assert_eq!(
        district(2, &[3, 2]),
        [2, 2],
        "a district worth no more than a second place"
    );
}

#[test]
fn pa_23_divine_stones_left_score_and_most_points_win() {
    let position = set_up(
        "standard round=40 quiet=20 start=1 mover=1 step=over:quiet \
         ; points=3 divine=2+6 ship=k1 ; points=7 divine=4 ship=j1 ; points=1 divine=- ship=i1",
    );
    let outcome = position.outcome().unwrap();
    assert_eq!(outcome.points.iter().copied().collect::<Vec<_>>(), [11, 11, 1]);
    assert_eq!(
        outcome.places.iter().copied().collect::<Vec<_>>(),
        [1, 1, 3],
        "the victory is shared"
    );
}

#[test]
fn the_game_is_for_two_to_five() {
    assert_eq!(game_pacal::Pacal::SEATS, 2..=5);
    assert!(std::panic::catch_unwind(|| start(6)).is_err());
}
