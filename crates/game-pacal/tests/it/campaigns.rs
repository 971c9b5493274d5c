//! Many matches: the laws, comparison with the second implementation, and counts of each rule.

use std::collections::BTreeSet;

use conform::{Campaign, RuleCounts};
use dice::SeededDice;
use game_pacal::{Action, End, Face, Flight, Pacal, PacalPosition, Phase, Rules, Ships, Square, greedy};
use rules::{Actor, Dice, Game, Notation, Options, Position, Rule, Seat, SetUp};

use crate::naive::Naive;
use crate::words;

fn options(rules: Rules) -> Options<Pacal> {
    Options {
        variant: rules,
        ..Options::default()
    }
}

/// Asserts that both implementations agree.
#[track_caller]
fn compare(position: &PacalPosition, naive: &Naive) {
    let list: BTreeSet<String> = words(position).into_iter().collect();
    if list != naive.legal() {
        let only: Vec<_> = list.symmetric_difference(&naive.legal()).cloned().collect();
        panic!(
            "not legal in both: {only:?} in {}",
            Pacal::text_from_position(position).expect("every position has a text")
        );
    }
    for (seat, &points) in naive.points.iter().enumerate() {
        assert_eq!(i32::from(position.points(Seat::new(seat as u8))), points);
    }
    assert_eq!(position.outcome().is_some(), naive.is_over());
    if let Some(outcome) = position.outcome() {
        assert_eq!(
            outcome.points.iter().copied().collect::<Vec<_>>(),
            naive.final_points()
        );
    }
}

/// Plays random matches, every other one by the masters' rules, alongside the naive
/// implementation.
fn compare_random_matches(seats: u8) {
    let mut actions = Vec::new();
    for number in 0..conform::matches(5_000) {
        let rules = if number % 2 == 0 {
            Rules::Standard
        } else {
            Rules::Masters
        };
        let mut dice = SeededDice::for_part(11, number as u64);
        let mut position = Pacal::start(&options(rules), seats);
        let mut naive = Naive::new(usize::from(seats), rules == Rules::Masters);
        while let Some(actor) = position.next_actor() {
            compare(&position, &naive);
            actions.clear();
            position.legal_actions(actor, &mut actions);
            let action = actions[dice.below(actions.len() as u32) as usize];
            naive.play(&position.write_action(action));
            position.play_unchecked(actor, action);
        }
        compare(&position, &naive);
    }
}

#[test]
fn two_implementations_agree_with_two_seats() {
    compare_random_matches(2);
}

#[test]
fn two_implementations_agree_with_three_seats() {
    compare_random_matches(3);
}

#[test]
fn two_implementations_agree_with_four_seats() {
    compare_random_matches(4);
}

#[test]
fn two_implementations_agree_with_five_seats() {
    compare_random_matches(5);
}

/// Laws, comparison and rule counts, half of the matches with the greedy policy.
fn campaign(rules: Rules, seats: u8, matches: usize, counts: &mut RuleCounts) {
    let mut naive = Naive::new(usize::from(seats), rules == Rules::Masters);
    let mut watch = |before: &PacalPosition, actor: Actor, action: Action, after: &PacalPosition| {
        if before.step() == Phase::First {
            naive = Naive::new(usize::from(seats), rules == Rules::Masters);
        }
        compare(before, &naive);
        naive.play(&before.write_action(action));
        if after.outcome().is_some() {
            compare(after, &naive);
        }
        let text = Pacal::text_from_position(after).expect("every position has a text");
        let again = Pacal::position_from_text(after.palenque(), &text);
        assert_eq!(again.as_ref(), Ok(after), "{text}");
        check_sums(after);
        for number in fired(before, actor, action, after) {
            counts.hit(Rule::new("PA", number));
        }
    };
    Campaign::<Pacal>::new(seats)
        .options(options(rules))
        .matches(matches)
        .seed(3)
        .policy(&greedy::choose)
        .watch(&mut watch)
        .check();
}

/// No piece is lost or duplicated.
fn check_sums(position: &PacalPosition) {
    for seat in Seat::all(position.seats()) {
        let aboard: u8 = Seat::all(position.seats())
            .map(|ship| position.in_ship(ship, seat))
            .sum();
        let lying = position.visible(seat).len() + position.under_ships(seat).len();
        assert_eq!(position.supply(seat) + aboard + lying, game_pacal::STONES);
        let mut standing = [0; 5];
        for square in position.pyramids(seat) {
            standing[usize::from(position.height(square)) - 1] += 1;
        }
        let left = position.pyramids_left(seat);
        assert_eq!(
            [0, 1, 2, 3, 4].map(|level| standing[level] + left[level]),
            game_pacal::PYRAMIDS
        );
    }
}

/// The rules that made a difference when this action was played.
fn fired(before: &PacalPosition, actor: Actor, action: Action, after: &PacalPosition) -> BTreeSet<u8> {
    let mut fired = BTreeSet::new();
    match action {
        Action::First(_) | Action::Ship(_) => fired.extend([1]),
        Action::Roll(_) => fired.extend([2]),
        Action::Fly(flight, to) => {
            fired.extend([3]);
            fired.insert(match flight {
                Flight::Straight => 4,
                Flight::Bent => 5,
                Flight::Arrows => 6,
                Flight::Divine(_) => 7,
                Flight::Adrift => 9,
            });
            if before.round() == 1 {
                fired.insert(8);
            }
            let mut list = Vec::new();
            before.legal_actions(actor, &mut list);
            if list
                .iter()
                .all(|other| matches!(other, Action::Fly(Flight::Divine(_), _)))
            {
                fired.insert(9);
            }
            let seats = || Seat::all(before.seats());
            if seats().any(|seat| after.supply(seat) > before.supply(seat)) {
                fired.insert(10);
            }
            if seats().any(|seat| after.under_ships(seat).contains(to)) {
                fired.insert(12);
            }
        }
        Action::Stay => fired.extend([9]),
        Action::Drop(drop) => {
            if drop.from.is_some() || matches!(drop.into, Ships::Both(_)) {
                fired.insert(11);
            }
        }
        Action::Build(build) => fired.extend(fired_by_build(before, build, after)),
        Action::Skip => {}
    }
    if let Phase::Over(end) = after.step() {
        fired.insert(match end {
            End::LastButOne(_) => 19,
            End::Goal | End::Quiet => 20,
        });
        for line in after.tally().iter().flat_map(|tally| &tally.lines) {
            fired.extend((21..=23).filter(|&number| line.rule == Rule::new("PA", number)));
        }
    }
    fired
}

fn fired_by_build(before: &PacalPosition, build: game_pacal::Build, after: &PacalPosition) -> BTreeSet<u8> {
    let mut fired = BTreeSet::from([13]);
    let mover = before.mover();
    let stones = build.stones.squares();
    let pieces = build.storeys.min(4);
    let others = Seat::all(before.seats()).filter(|&seat| seat != mover);
    if others.clone().any(|seat| before.visible(seat).contains(build.on)) {
        fired.insert(14);
    }
    let upgrade = before.height(build.on) > 0;
    if stones.len() + u8::from(upgrade) < pieces {
        fired.insert(15);
    }
    if upgrade {
        fired.insert(16);
    }
    // More stones than the storeys need: the right size was used up.
    if stones.len() + u8::from(upgrade) > pieces {
        fired.insert(17);
    }
    if after.points(mover) > before.points(mover) {
        fired.insert(18);
    }
    if before.rules() == Rules::Masters {
        fired.insert(24);
    }
    fired
}

#[test]
fn laws_hold_and_every_rule_fires() {
    let mut counts = RuleCounts::default();
    for seats in Pacal::SEATS {
        campaign(Rules::Standard, seats, conform::matches(1_000), &mut counts);
        campaign(Rules::Masters, seats, conform::matches(300), &mut counts);
    }
    println!("{counts}");
    let all: Vec<Rule> = (1..=24).map(|number| Rule::new("PA", number)).collect();
    // A hundred times in the whole campaign, of which CI plays a tenth.
    counts.assert_at_least(conform::matches(100) as u64, &all);
}

#[test]
fn the_greedy_player_beats_chance() {
    let (mut won, mut shared) = (0, 0);
    let matches = conform::matches(1_000);
    for number in 0..matches {
        let clever = Seat::new((number % 2) as u8);
        let mut dice = SeededDice::for_part(17, number as u64);
        let mut position = Pacal::start(&options(Rules::Standard), 2);
        let mut actions = Vec::new();
        while let Some(actor) = position.next_actor() {
            actions.clear();
            position.legal_actions(actor, &mut actions);
            let index = if actor == Actor::Seat(clever) || actor == Actor::Chance {
                greedy::choose(&position, actor, &actions, &mut dice)
            } else {
                dice.below(actions.len() as u32) as usize
            };
            position.play_unchecked(actor, actions[index]);
        }
        let winner = position.outcome().expect("nobody acts any more").sole_winner();
        won += usize::from(winner == Some(clever));
        shared += usize::from(winner.is_none());
    }
    assert!(
        won * 100 >= 97 * matches,
        "won {won} and shared {shared} of {matches}"
    );
}

#[test]
fn golden_playthroughs() {
    for seats in Pacal::SEATS {
        conform::golden::<Pacal>("tests/golden", seats);
    }
    conform::golden::golden_complete::<Pacal>("tests/golden");
}

/// The length of a way, along rows and columns, turning at each square between its ends.
#[track_caller]
fn length(way: &[Square]) -> u8 {
    let leg = |pair: &[Square]| {
        let across = pair[0].column().abs_diff(pair[1].column());
        let down = pair[0].row().abs_diff(pair[1].row());
        assert!((across == 0) != (down == 0), "{way:?} goes askew");
        (across == 0, across + down)
    };
    let legs: Vec<(bool, u8)> = way.windows(2).map(leg).collect();
    let goes_on = legs.windows(2).any(|pair| pair[0].0 == pair[1].0);
    assert!(!goes_on, "{way:?} does not turn where it says");
    legs.iter().map(|leg| leg.1).sum()
}

#[test]
fn the_way_of_every_flight_is_as_long_as_the_die_says_and_turns_if_it_must() {
    let mut bent = 0;
    for number in 0..conform::matches(400) {
        let mut dice = SeededDice::for_part(5, number as u64);
        let mut position = Pacal::start(&options(Rules::Standard), 2 + (number % 4) as u8);
        let mut actions = Vec::new();
        let mut last = None;
        while let Some(actor) = position.next_actor() {
            actions.clear();
            position.legal_actions(actor, &mut actions);
            let action = actions[dice.below(actions.len() as u32) as usize];
            let (mover, die) = (position.mover(), position.die());
            position.play_unchecked(actor, action);
            let Action::Fly(flight, to) = action else {
                // It is shown until the next flight, whatever is rolled and built meanwhile.
                assert_eq!(position.flown().filter(|_| last.is_some()), last);
                continue;
            };
            last = position.flown();
            let (seat, way) = last.clone().expect("a flight");
            assert_eq!((seat, way.last()), (mover, Some(&to)));
            match (flight, die) {
                (Flight::Bent, Some(Face::Number(steps))) => {
                    assert!(way.len() > 2, "{way:?} does not turn");
                    assert_eq!(length(&way), steps, "{way:?}");
                    bent += 1;
                }
                (Flight::Straight, Some(Face::Number(steps))) => assert!(length(&way) <= steps),
                _ => assert_eq!(way.len(), 2),
            }
        }
    }
    assert!(bent > 500, "only {bent} bent flights");
}
