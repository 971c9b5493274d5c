//! Flat Monte Carlo against the exact value of random play.

use conform::sampling::histories;
use conform::toys::{Cards, CardsPosition, ToySize};
use dice::SeededDice;
use rules::{Actor, Dice, Game, Observe, Options, Position, Seat, Viewer};
use search::{Counting, Question, Stop, final_shares, flat};

use crate::toys::{Ignorant, Node, Written};

/// The share of a seat if all further play is random, by brute force.
fn by_chance<P: Position>(position: &P, seat: Seat) -> f64 {
    let Some(actor) = position.next_actor() else {
        let outcome = position.outcome().expect("a match without an actor is over");
        return f64::from(final_shares(&outcome)[seat]);
    };
    let mut actions = Vec::new();
    position.legal_actions(actor, &mut actions);
    let weight = |action| match actor {
        Actor::Chance => f64::from(position.chance_weight(action)),
        Actor::Seat(_) => 1.0,
    };
    let all: f64 = actions.iter().map(|&action| weight(action)).sum();
    let parts = actions.iter().map(|&action| {
        let mut next = position.clone();
        next.play_unchecked(actor, action);
        weight(action) / all * by_chance(&next, seat)
    });
    parts.sum()
}

#[test]
fn it_finds_what_is_best_under_random_play() {
    let mut decided = 0;
    for seed in 0..60 {
        let mut dice = SeededDice::new(seed);
        let game = Written::random(4, &mut dice);
        let Node::Choice(seat, next) = game.nodes[game.at].clone() else {
            unreachable!("a root is a choice");
        };
        let after = |&at: &usize| by_chance(&Written { at, ..game.clone() }, seat);
        let worth: Vec<f64> = next.iter().map(after).collect();
        let best = worth.iter().copied().fold(0.0, f64::max);
        let question = Question::<Written>::new(&game, seat);
        let found = flat(
            &question,
            &Ignorant,
            Counting::WINS,
            Stop::after(20_000),
            &mut dice,
        );
        let first = found.candidates[0];
        assert_eq!(found.candidates.len(), next.len());
        assert!(found.iterations <= 20_000);
        assert!(
            (first.value - best).abs() < 0.03,
            "seed {seed}: {first:?} of {worth:?}"
        );
        assert!(
            worth[usize::from(first.action)] > best - 0.03,
            "seed {seed}: {first:?} of {worth:?}"
        );
        decided += usize::from(worth.iter().any(|&worth| worth < best - 0.05));
    }
    assert!(decided > 30, "in only {decided} trees something could go wrong");
}

/// The toy with hidden hands, with few cards.
fn start() -> CardsPosition {
    let tiny = Options {
        variant: ToySize::Tiny,
        ..Options::default()
    };
    Cards::start(&tiny, 2)
}

/// A tiny match of the toy with hidden hands, just before the first card is buried, and
/// everything its first seat has seen of it.
fn dealt(seed: u64) -> (CardsPosition, Vec<<CardsPosition as Observe>::Event>) {
    let mut dice = SeededDice::new(seed);
    let mut position = start();
    let mut events = Vec::new();
    let mut actions = Vec::new();
    while let Some(Actor::Chance) = position.next_actor() {
        actions.clear();
        position.legal_actions(Actor::Chance, &mut actions);
        let action = actions[dice.below(actions.len() as u32) as usize];
        events.extend(position.event(Actor::Chance, action, Viewer::Seat(Seat::FIRST)));
        position.play_unchecked(Actor::Chance, action);
    }
    (position, events)
}

#[test]
fn with_secrets_it_weighs_all_worlds_that_could_be() {
    let seat = Seat::FIRST;
    for seed in 0..6 {
        let (position, events) = dealt(seed);
        let worlds = histories(&start(), Viewer::Seat(seat), &events, None);
        let view = position.view(Viewer::Seat(seat));
        let question = Question::<CardsPosition>::new(&view, seat);
        let mut dice = SeededDice::new(seed);
        let found = flat(
            &question,
            &Ignorant,
            Counting::WINS,
            Stop::after(40_000),
            &mut dice,
        );
        for candidate in &found.candidates {
            let exact: f64 = worlds
                .cases
                .iter()
                .map(|(world, odds)| {
                    let mut next = world.clone();
                    next.play_unchecked(Actor::Seat(seat), candidate.action);
                    odds * by_chance(&next, seat)
                })
                .sum();
            let value = candidate.value;
            assert!(
                (value - exact).abs() < 0.02,
                "seed {seed}: {value} instead of {exact}"
            );
        }
    }
}

#[test]
fn it_answers_without_an_iteration_with_the_first_of_its_list() {
    let game = Written::random(4, &mut SeededDice::new(3));
    let Node::Choice(seat, next) = &game.nodes[game.at] else {
        unreachable!("a root is a choice");
    };
    let last = next.len() as u8 - 1;
    let stops = [Stop::after(0), Stop::after(9).or_when(&|| true)];
    for stop in stops {
        let question = Question::<Written>::new(&game, *seat).among(vec![last, 0]);
        let found = flat(
            &question,
            &Ignorant,
            Counting::WINS,
            stop,
            &mut SeededDice::new(1),
        );
        assert_eq!(found.iterations, 0);
        assert_eq!(found.candidates[0].action, last);
        assert_eq!(found.line, [(Actor::Seat(*seat), last)]);
    }
}

#[test]
fn iterations_are_counted_and_the_same_dice_give_the_same_answer() {
    let game = Written::random(5, &mut SeededDice::new(8));
    let Node::Choice(seat, _) = &game.nodes[game.at] else {
        unreachable!("a root is a choice");
    };
    for iterations in [1, 2, 7, 100, 1_001] {
        let question = Question::<Written>::new(&game, *seat);
        let think = |seed| {
            let mut dice = SeededDice::new(seed);
            flat(
                &question,
                &Ignorant,
                Counting::WINS,
                Stop::after(iterations),
                &mut dice,
            )
        };
        let found = think(4);
        assert_eq!(found, think(4));
        assert_eq!(found.iterations, iterations);
        let visits: u64 = found.candidates.iter().map(|candidate| candidate.visits).sum();
        assert_eq!(visits, iterations);
    }
}

#[test]
fn a_cut_playout_asks_the_judge_and_a_margin_counts_points() {
    let game = Written::random(6, &mut SeededDice::new(2));
    let Node::Choice(seat, _) = &game.nodes[game.at] else {
        unreachable!("a root is a choice");
    };
    let counting = Counting {
        cut: 0,
        ..Counting::WINS
    };
    let found = flat(
        &Question::<Written>::new(&game, *seat),
        &Ignorant,
        counting,
        Stop::after(600),
        &mut SeededDice::new(1),
    );
    // Nothing is decided after one action here, and the judge knows nothing.
    assert!(
        found
            .candidates
            .iter()
            .all(|candidate| (candidate.value - 0.5).abs() < 0.5)
    );
    let over = |points: [i32; 2]| {
        let game = Written::new(2, vec![Node::Over(points.to_vec())], 0);
        let counting = Counting {
            margin: 0.5,
            scale: 10.0,
            ..Counting::WINS
        };
        counting.shares(&game.outcome().expect("it is over"))[Seat::FIRST]
    };
    assert!((over([5, 5]) - 0.5).abs() < 1e-6);
    assert!((over([10, 0]) - 0.875).abs() < 1e-6);
    assert!((over([0, 10]) - 0.125).abs() < 1e-6);
    assert!(over([30, 0]) > over([10, 0]));
}
