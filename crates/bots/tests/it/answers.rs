//! A bot answers legally: with little time, with none, and after a panic.

use bots::{Bot, Level, Limits};
use dice::SeededDice;
use games::{AnyView, GameId};
use rules::{Actor, Observe, Position, Seat, Viewer};

use crate::tables::positions;

/// A budget that lets every bot think a little.
const LITTLE: Limits<'_> = Limits::share(0.002);

#[test]
fn every_bot_answers_legally_at_every_table() {
    for &game in GameId::ALL {
        for seats in game.seats() {
            for (position, seat) in positions(game, seats, 1, 24) {
                let view = position.view(Viewer::Seat(seat));
                for bot in Bot::all(game) {
                    let advice = bot.think(&view, seat, &mut SeededDice::new(1), LITTLE);
                    let refusal = position.refuse(Actor::Seat(seat), advice.action);
                    assert_eq!(refusal, None, "{bot} in {position:?}");
                    assert_eq!(advice.considered[0].action, advice.action, "{bot}");
                    assert_eq!(advice.line[0], (Actor::Seat(seat), advice.action), "{bot}");
                    for considered in &advice.considered {
                        assert!((0.0..=1.0).contains(&considered.value), "{bot}: {considered:?}");
                        let refusal = position.refuse(Actor::Seat(seat), considered.action);
                        assert_eq!(refusal, None, "{bot} in {position:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_bot_that_is_interrupted_at_once_still_answers() {
    let limits = Limits::FULL.or_when(&|| true);
    for &game in GameId::ALL {
        for (position, seat) in positions(game, 2, 1, 8) {
            let view = position.view(Viewer::Seat(seat));
            for bot in Bot::all(game) {
                let advice = bot.think(&view, seat, &mut SeededDice::new(1), limits);
                let refusal = position.refuse(Actor::Seat(seat), advice.action);
                assert_eq!(refusal, None, "{bot} in {position:?}");
            }
        }
    }
}

#[test]
fn the_same_dice_give_the_same_advice() {
    for &game in GameId::ALL {
        for (position, seat) in positions(game, 2, 1, 16) {
            let view = position.view(Viewer::Seat(seat));
            for bot in Bot::all(game) {
                let think = |seed| bot.think(&view, seat, &mut SeededDice::new(seed), LITTLE);
                assert_eq!(think(5), think(5), "{bot} in {position:?}");
            }
        }
    }
}

/// A choice for which searching bots have to search.
fn real_choice(game: GameId) -> (AnyView, Seat) {
    let has_choice = |(view, seat): &(AnyView, Seat)| {
        let mut actions = Vec::new();
        rules::View::legal_actions(view, *seat, &mut actions);
        actions.len() > 1
    };
    positions(game, 2, 1, 2)
        .into_iter()
        .map(|(position, seat)| (position.view(Viewer::Seat(seat)), seat))
        .find(has_choice)
        .expect("a choice among several actions")
}

#[test]
fn a_bot_that_panics_hands_over_to_a_weaker_one() {
    let limits = Limits::FULL.or_when(&|| panic!("a fault on purpose"));
    for &game in GameId::ALL {
        let (view, seat) = real_choice(game);
        let mut actions = Vec::new();
        rules::View::legal_actions(&view, seat, &mut actions);
        for bot in Bot::all(game) {
            let advice = bot.think_safely(&view, seat, &mut SeededDice::new(1), limits);
            assert!(actions.contains(&advice.action), "{bot}");
            // Weak levels may answer at once, without ever polling whether to stop.
            let fell_back = advice.stumbles > 0;
            if !matches!(bot, Bot::Perfect(_)) {
                assert_eq!(advice.remarks.len(), advice.stumbles, "{bot} of {game}");
            }
            match bot {
                Bot::Uct | Bot::Level(Level::Hard | Level::Master) => assert!(fell_back, "{bot} of {game}"),
                Bot::Greedy | Bot::Level(Level::Random) => assert!(!fell_back, "{bot} of {game}"),
                Bot::Perfect(_) | Bot::Level(Level::Easy | Level::Medium) => {}
            }
        }
    }
}

#[test]
fn names_are_found_again_and_nothing_else_is() {
    for &game in GameId::ALL {
        for bot in Bot::all(game) {
            assert_eq!(Bot::from_name(game, bot.name()), Some(bot));
        }
        assert_eq!(Bot::from_name(game, "stockfish"), None);
    }
}
