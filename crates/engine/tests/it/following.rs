//! The words that a seat is told determine exactly what it knows.

use bots::{Bot, Limits};
use dice::SeededDice;
use engine::{Following, heard};
use games::{AnyAction, AnyOptions, AnyPosition, GameId};
use rules::{Actor, Dice, Observe, Position, Seat, Viewer};

/// The actions of a match between simple players.
fn a_match(start: &AnyPosition, seed: u64) -> Vec<(Actor, AnyAction)> {
    let mut dice = SeededDice::new(seed);
    let mut position = start.clone();
    let mut actions = Vec::new();
    let mut log = Vec::new();
    while let Some(actor) = position.next_actor() {
        actions.clear();
        position.legal_actions(actor, &mut actions);
        let action = match actor {
            Actor::Chance => {
                let weights: Vec<u32> = actions
                    .iter()
                    .map(|&action| position.chance_weight(action))
                    .collect();
                actions[dice.weighted(&weights)]
            }
            Actor::Seat(seat) if seed.is_multiple_of(2) => {
                let view = position.view(Viewer::Seat(seat));
                Bot::Greedy.think(&view, seat, &mut dice, Limits::FULL).action
            }
            Actor::Seat(_) => actions[position.random_choice(&actions, &mut dice)],
        };
        log.push((actor, action));
        position.play_unchecked(actor, action);
    }
    log
}

/// Follows a match as each seat is told it, and compares the views whenever somebody decides;
/// `stride` is the number of actions told at once.
fn check(game: GameId, seats: u8, seed: u64, stride: usize) {
    let options = AnyOptions::new(game, None, None).expect("the usual options");
    let start = options.start(seats).expect("seats that the game allows");
    let log = a_match(&start, seed);
    for seat in Seat::all(seats) {
        let viewer = Viewer::Seat(seat);
        let mut following = Following::new(start.clone(), Some(seat));
        let mut dice = SeededDice::for_part(seed, 1);
        let mut truth = start.clone();
        for (index, &(actor, action)) in log.iter().enumerate() {
            if index % stride == 0 {
                let told = heard(&start, log[..index].iter().copied(), seat);
                let words: Vec<&str> = told.iter().map(String::as_str).collect();
                let followed = following.follow(&words, &mut dice);
                assert_eq!(
                    followed,
                    Ok(()),
                    "{game}, {seats} seats, {seat:?}: {}",
                    words.join(" ")
                );
                assert_eq!(
                    following.view(seat),
                    truth.view(viewer),
                    "{game} after {index} actions"
                );
            }
            truth.play_unchecked(actor, action);
        }
    }
}

#[test]
fn every_seat_knows_what_it_was_told_step_by_step() {
    for &game in GameId::ALL {
        for seats in game.seats() {
            for seed in 0..2 {
                check(
                    game,
                    seats,
                    seed,
                    if matches!(game, GameId::Pyramido) { 29 } else { 7 },
                );
            }
        }
    }
}

#[test]
fn every_seat_knows_what_it_was_told_all_at_once() {
    for game in [GameId::Sun, GameId::Tomb] {
        for seats in game.seats() {
            check(game, seats, 5, 61);
        }
    }
}

#[test]
fn cards_of_others_are_question_marks_and_own_cards_are_not() {
    for game in [GameId::Sun, GameId::Tomb] {
        let options = AnyOptions::new(game, None, None).unwrap();
        let start = options.start(3).unwrap();
        let log = a_match(&start, 1);
        let told = heard(&start, log.iter().copied(), Seat::FIRST);
        let hidden = told.iter().filter(|word| word.ends_with('?')).count();
        assert!(
            hidden >= 8,
            "{game}: two others hold at least four cards each: {told:?}"
        );
        let all: usize = log.iter().filter(|(actor, _)| *actor == Actor::Chance).count();
        assert!(hidden < all, "{game}: own cards are seen");
    }
}

#[test]
fn what_cannot_have_happened_is_not_followed_and_changes_nothing() {
    let start = AnyOptions::new(GameId::Pylos, None, None)
        .unwrap()
        .start(2)
        .unwrap();
    let mut following = Following::new(start, Some(Seat::FIRST));
    let mut dice = SeededDice::new(1);
    following.follow(&["1a1"], &mut dice).unwrap();
    let before = following.view(Seat::FIRST);
    for bad in ["1a1", "9z9", "?", "card-?", "3=1b1", "=", "1=1b1"] {
        let lost = following.follow(&["1a1", bad], &mut dice).unwrap_err();
        assert_eq!(lost.word, bad);
        assert_eq!(following.view(Seat::FIRST), before);
    }
}
