//! The toys pass everything, and the other tools of the kit work.

use std::panic::catch_unwind;

use conform::golden::{golden_complete, playthrough};
use conform::sampling::{Sampling, histories};
use conform::toys::{Bids, BidsPosition, Cards, CardsAction, CardsEvent, Heaps, HeapsPosition, ToySize};
use conform::{Campaign, RuleCounts, golden, matches};
use rules::{Actor, Dice, Game, Observe, Options, Position, Rule, Seat, Viewer};

const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

fn tiny<G: Game<Variant = ToySize>>() -> Options<G> {
    Options {
        variant: ToySize::Tiny,
        ..Options::default()
    }
}

/// The message of a failed assertion.
fn said(failing: impl FnOnce() + std::panic::UnwindSafe) -> String {
    let panic = catch_unwind(failing).expect_err("nothing failed");
    *panic.downcast::<String>().expect("a formatted message")
}

#[test]
fn laws_hold_in_tiny_toys_too() {
    for seats in 2..=5 {
        Campaign::<Cards>::new(seats)
            .options(tiny())
            .matches(matches(500))
            .check();
        Campaign::<Bids>::new(seats)
            .options(tiny())
            .matches(matches(500))
            .check();
    }
    Campaign::<Heaps>::new(2)
        .options(tiny())
        .matches(matches(500))
        .check();
}

#[test]
fn a_campaign_plays_by_the_policy_in_every_other_match_and_shows_every_action() {
    let greedy = |_: &HeapsPosition, _: Actor, list: &[_], _: &mut dyn Dice| list.len() - 1;
    let mut lengths = Vec::new();
    let mut watch = |before: &HeapsPosition, actor: Actor, action, after: &HeapsPosition| {
        let expected = before
            .clone()
            .play(actor, action)
            .expect("only legal actions are shown");
        assert_eq!(expected, *after);
        if *before == Heaps::start(&Options::default(), 2) {
            lengths.push(0);
        }
        *lengths.last_mut().expect("a match begins at the start") += 1;
    };
    let report = Campaign::<Heaps>::new(2)
        .matches(10)
        .policy(&greedy)
        .watch(&mut watch)
        .check();
    assert_eq!(report.matches, 10);
    assert_eq!(lengths.len(), 10);
    assert_eq!(lengths.iter().sum::<usize>(), report.actions);
    // Taking as much as possible from 7, 5 and 3 takes 3 + 2 + 1 turns of two actions.
    assert!(
        lengths.iter().skip(1).step_by(2).all(|&length| length == 12),
        "{lengths:?}"
    );
    assert!(
        lengths.iter().step_by(2).any(|&length| length != 12),
        "{lengths:?}"
    );
}

#[test]
fn the_same_seed_gives_the_same_campaign_and_another_seed_another() {
    let run = |seed| Campaign::<Cards>::new(3).matches(5).seed(seed).check();
    assert_eq!(run(3), run(3));
    assert_ne!(run(3), run(4));
}

#[test]
fn cards_are_sampled_with_the_right_odds() {
    let report = Sampling::<Cards>::new(2)
        .options(tiny())
        .matches(matches(100))
        .check();
    assert!(report.compared > 100 && report.most_cases > 100, "{report}");
}

#[test]
fn bids_are_sampled_with_the_right_odds() {
    let normalise = |position: BidsPosition, viewer: Viewer| position.without_hidden_choices(viewer);
    for seats in 2..=3 {
        let report = Sampling::<Bids>::new(seats)
            .options(tiny())
            .normalise(&normalise)
            .check();
        assert!(report.compared > 40, "{report}");
    }
}

#[test]
fn histories_have_the_odds_that_one_counts_by_hand() {
    let start = Cards::start(&tiny(), 2);
    let dealt = |seat, card| CardsEvent::Dealt(seat, card);
    let (me, other) = (Seat::FIRST, Seat::SECOND);
    // I hold 0 and 1; the other has two of the five other cards.
    let mut events = vec![
        dealt(me, Some(0)),
        dealt(other, None),
        dealt(me, Some(1)),
        dealt(other, None),
    ];
    let worlds = histories(&start, Viewer::Seat(me), &events, None);
    assert_eq!(worlds.cases.len(), 10);
    assert!(worlds.cases.iter().all(|&(_, odds)| (odds - 0.1).abs() < 1e-12));
    assert!((worlds.cases.iter().map(|&(_, odds)| odds).sum::<f64>() - 1.0).abs() < 1e-12);
    // I bury 0, the other one of its two cards: twice as many worlds.
    events.push(CardsEvent::Buried(me, Some(0)));
    events.push(CardsEvent::Buried(other, None));
    let worlds = histories(&start, Viewer::Seat(me), &events, None);
    assert_eq!(worlds.cases.len(), 20);
    assert!(worlds.cases.iter().all(|&(_, odds)| (odds - 0.05).abs() < 1e-12));
    // A player who always buries the lower card leaves only ten of them.
    let habit = |_: &_, _, action: CardsAction, list: &[CardsAction]| f64::from(u8::from(action == list[0]));
    let habitual = histories(&start, Viewer::Seat(me), &events, Some(&habit));
    assert_eq!(habitual.cases.iter().filter(|&&(_, odds)| odds > 0.0).count(), 10);
    let (likely, _) = habitual
        .cases
        .iter()
        .find(|&&(_, odds)| odds > 0.0)
        .expect("ten of them");
    assert!((habitual.odds(likely) - 0.1).abs() < 1e-12);
    assert!(habitual.odds(&start) < 1e-12);
}

#[test]
#[should_panic(expected = "no history shows these events")]
fn events_that_cannot_be_are_refused() {
    let start = Cards::start(&tiny(), 2);
    histories(&start, Viewer::Public, &[CardsEvent::Stake(1)], None);
}

#[test]
fn golden_playthroughs() {
    golden::<Heaps>(GOLDEN, 2);
    for seats in 2..=5 {
        golden::<Cards>(GOLDEN, seats);
        golden::<Bids>(GOLDEN, seats);
    }
    golden_complete::<Heaps>(GOLDEN);
    golden_complete::<Cards>(GOLDEN);
    golden_complete::<Bids>(GOLDEN);
}

#[test]
fn golden_playthroughs_that_lack_or_differ_are_noticed() {
    let folder = concat!(env!("CARGO_TARGET_TMPDIR"), "/golden");
    let _ = std::fs::remove_dir_all(folder);
    std::fs::create_dir_all(folder).unwrap();
    let file = |seats: u8| format!("{folder}/bids-{seats}.txt");

    // Blessing writes instead of comparing, so there is nothing to detect then.
    if std::env::var_os("BENBEN_BLESS").is_none() {
        assert!(said(|| golden::<Bids>(folder, 2)).contains("no golden playthrough"));
    }
    for seats in [2, 3, 5] {
        std::fs::write(file(seats), playthrough::<Bids>(seats)).unwrap();
        golden::<Bids>(folder, seats);
    }
    let missing = said(|| golden_complete::<Bids>(folder));
    assert!(
        missing.contains("bids-4.txt") && !missing.contains("bids-3.txt"),
        "{missing}"
    );

    std::fs::write(file(4), "").unwrap();
    golden_complete::<Bids>(folder);
    std::fs::write(file(6), "").unwrap();
    assert!(said(|| golden_complete::<Bids>(folder)).contains("too many"));

    let changed = playthrough::<Bids>(3).replacen("turn of *", "turn of 1", 1);
    std::fs::write(file(3), changed).unwrap();
    if std::env::var_os("BENBEN_BLESS").is_none() {
        let difference = said(|| golden::<Bids>(folder, 3));
        assert!(difference.contains("differs in line 5"), "{difference}");
    }
}

#[test]
fn a_playthrough_stays_short_enough_to_read() {
    for seats in 2..=5 {
        for text in [playthrough::<Cards>(seats), playthrough::<Bids>(seats)] {
            assert!(text.lines().count() < 300);
            assert!(text.lines().all(|line| line.chars().count() < 600));
        }
    }
}

#[test]
fn a_rule_that_fired_too_rarely_is_named() {
    let mut counts = RuleCounts::default();
    counts.hit(Rule::new("HE", 1));
    counts.assert_at_least(1, &[Rule::new("HE", 1)]);
    let text = said(move || counts.assert_at_least(1, &[Rule::new("HE", 1), Rule::new("HE", 2)]));
    assert!(
        text.starts_with("fired fewer than 1 times: HE-2 (0 times)\n"),
        "{text}"
    );
}

#[test]
fn everything_may_be_seen_only_at_the_end() {
    let start = Cards::start(&tiny(), 2);
    let text = catch_unwind(|| start.view(Viewer::All)).expect_err("it is not over");
    assert!(
        text.downcast::<&str>()
            .unwrap()
            .contains("only when the match is over")
    );
}
