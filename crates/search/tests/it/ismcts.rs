//! ISMCTS against exact values.

use dice::SeededDice;
use rules::{Actor, Observe, Position, Seat, Viewer};
use search::{Counting, Growth, Others, Question, Stop, ismcts};

use crate::coin::{Coin, GAMBLE, SAFE};
use crate::toys::{Ignorant, Node, Written};

const STEADY: Growth = Growth {
    exploration: 1.4,
    urgency: 2.0,
    nodes: 1 << 16,
    others: Others::Branch,
};

#[test]
fn without_secrets_it_comes_to_the_value_of_expectimax() {
    let mut decided = 0;
    for seed in 0..60 {
        let mut dice = SeededDice::new(seed);
        let game = Written::random(3, &mut dice);
        let Node::Choice(seat, next) = game.nodes[game.at].clone() else {
            unreachable!("a root is a choice");
        };
        let worth: Vec<f32> = next.iter().map(|&next| game.exact(next)[seat]).collect();
        let best = worth.iter().copied().fold(0.0, f32::max);
        let question = Question::<Written>::new(&game, seat);
        let stop = Stop::after(30_000);
        let found = ismcts(&question, &Ignorant, STEADY, Counting::WINS, stop, &mut dice);
        let first = found.candidates[0];
        assert!(
            (first.value as f32 - best).abs() < 0.08,
            "seed {seed}: {first:?} of {worth:?}"
        );
        assert!(
            worth[usize::from(first.action)] > best - 0.05,
            "seed {seed}: {first:?} of {worth:?}"
        );
        assert_eq!(found.line[0], (Actor::Seat(seat), first.action));
        decided += usize::from(worth.iter().any(|&worth| worth < best - 0.05));
    }
    assert!(decided > 15, "in only {decided} trees something could go wrong");
}

#[test]
fn it_does_not_believe_that_it_will_see_what_is_hidden() {
    for (coin, safe, best) in [
        ([1, 1], [2, 1], SAFE),
        ([1, 1], [1, 2], GAMBLE),
        ([3, 1], [2, 1], GAMBLE),
        ([3, 1], [9, 1], SAFE),
        ([1, 4], [2, 1], GAMBLE),
    ] {
        let game = Coin::new(coin, safe);
        let view = game.view(Viewer::Seat(Seat::FIRST));
        let question = Question::<Coin>::new(&view, Seat::FIRST);
        let mut dice = SeededDice::new(1);
        let stop = Stop::after(20_000);
        let found = ismcts(&question, &Ignorant, STEADY, Counting::WINS, stop, &mut dice);
        let first = found.candidates[0];
        assert_eq!(first.action, best, "coin {coin:?}, safe {safe:?}: {found:?}");
        let exact = game.exact();
        assert!(
            (first.value - exact).abs() < 0.03,
            "{} instead of {exact}",
            first.value
        );
    }
}

#[test]
fn with_three_seats_each_looks_for_its_own_share() {
    // Seat 1 goes left or right; then seat 2 or seat 3 decides who wins. Only
    // on the right do they prefer what helps seat 1.
    let over = |points: [i32; 3]| Node::Over(points.to_vec());
    let nodes = vec![
        Node::Choice(Seat::FIRST, vec![1, 2]),
        Node::Choice(Seat::SECOND, vec![3, 4]),
        Node::Choice(Seat::new(2), vec![5, 6]),
        over([1, 0, 0]),
        over([0, 1, 0]),
        over([0, 1, 0]),
        over([1, 0, 1]),
    ];
    let game = Written::new(3, nodes, 0);
    let think = |others: Others| {
        let question = Question::<Written>::new(&game, Seat::FIRST);
        let (stop, mut dice) = (Stop::after(4_000), SeededDice::new(1));
        let growth = Growth { others, ..STEADY };
        ismcts(&question, &Ignorant, growth, Counting::WINS, stop, &mut dice)
    };
    let found = think(Others::Branch);
    assert_eq!(found.candidates[0].action, 1);
    assert!((found.candidates[0].value - 0.5).abs() < 0.05, "{found:?}");

    // Seats that blend act at random, so nothing is expected of them.
    let found = think(Others::Blend);
    assert_eq!(found.candidates[0].action, 0);
    assert!((found.candidates[0].value - 0.5).abs() < 0.05, "{found:?}");
    assert!((found.candidates[1].value - 0.25).abs() < 0.05, "{found:?}");
    assert_eq!(found.line.len(), 1);
}

#[test]
fn it_answers_without_an_iteration_and_within_little_room() {
    let mut dice = SeededDice::new(3);
    let game = Written::random(6, &mut dice);
    let Node::Choice(seat, next) = &game.nodes[game.at] else {
        unreachable!("a root is a choice");
    };
    for (iterations, nodes) in [(0, 1 << 16), (1, 1 << 16), (3_000, 1), (3_000, 8)] {
        let growth = Growth { nodes, ..STEADY };
        let question = Question::<Written>::new(&game, *seat);
        let think = |seed| {
            let stop = Stop::after(iterations);
            let mut dice = SeededDice::new(seed);
            ismcts(&question, &Ignorant, growth, Counting::WINS, stop, &mut dice)
        };
        let found = think(1);
        assert_eq!(found, think(1));
        assert_eq!(found.candidates.len(), next.len());
        assert_eq!(found.iterations, iterations);
        let visits: u64 = found.candidates.iter().map(|candidate| candidate.visits).sum();
        assert_eq!(visits, iterations);
    }
}

#[test]
fn hidden_choices_at_the_same_time_are_walked_through() {
    use conform::toys::{Bids, BidsPosition};
    use rules::{Game, Options};
    let mut position = Bids::start(&Options::default(), 3);
    let mut actions = Vec::new();
    position.legal_actions(Actor::Chance, &mut actions);
    position.play_unchecked(Actor::Chance, actions[actions.len() - 1]);
    // The last seat is asked, although others have to choose as well.
    let seat = Seat::new(2);
    let view = position.view(Viewer::Seat(seat));
    let question = Question::<BidsPosition>::new(&view, seat);
    let mut dice = SeededDice::new(1);
    let found = ismcts(
        &question,
        &Ignorant,
        STEADY,
        Counting::WINS,
        Stop::after(5_000),
        &mut dice,
    );
    let first = found.candidates[0];
    assert_eq!(position.refuse(Actor::Seat(seat), first.action), None);
    assert!(first.value > 1.0 / 3.0, "{found:?}");
}
