//! A bot answers legally: with little time, with none, and after a panic.

use std::cell::Cell;

use bots::{Bot, Level, Limits};
use dice::SeededDice;
use games::game_sun::{Action, Deck};
use games::{AnyAction, AnyOptions, AnyView, GameId};
use rules::{Actor, Dice, Observe, Position, Seat, Viewer};

use crate::tables::{positions, positions_with};

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

/// Without that, a bot may know of an action only that it is worse than the best: then nobody
/// seems to make mistakes.
#[test]
fn what_is_weighed_gets_a_value_of_its_own() {
    for &game in GameId::ALL {
        let judge = Bot::Level(Level::judge(game));
        let mut widest: f64 = 0.0;
        for (position, seat) in positions(game, 2, 1, 24) {
            let view = position.view(Viewer::Seat(seat));
            let mut legal = Vec::new();
            rules::View::legal_actions(&view, seat, &mut legal);
            let among: Vec<usize> = (0..legal.len()).step_by(legal.len().div_ceil(4)).collect();
            let limits = Limits::share(0.01).among(&among);
            let advice = judge.think(&view, seat, &mut SeededDice::new(1), limits);
            let mut found: Vec<AnyAction> = advice.considered.iter().map(|one| one.action).collect();
            let mut wanted: Vec<AnyAction> = among.iter().map(|place| legal[*place]).collect();
            found.sort_unstable();
            wanted.sort_unstable();
            assert_eq!(found, wanted, "{game}: {position:?}");
            let values = advice.considered.iter().map(|one| one.value);
            let best = values.clone().fold(0.0, f64::max);
            widest = widest.max(best - values.fold(1.0, f64::min));
        }
        assert!(widest > 0.05, "{game}: no action is far from the best: {widest}");
    }
}

/// Copies that differ from the standard sets as much as a file can say.
const OWN: [(GameId, &str); 2] = [
    (
        GameId::Sun,
        include_str!("../../../../fuzz/corpus/components/sun-many-symbols"),
    ),
    (
        GameId::Pacal,
        include_str!("../../../../fuzz/corpus/components/pacal-16-by-16"),
    ),
];

#[test]
fn every_bot_answers_legally_with_an_own_copy() {
    for (game, text) in OWN {
        let options = AnyOptions::new(game, None, Some(text)).expect("a set");
        for (position, seat) in positions_with(&options, *game.seats().end(), 1, 16) {
            let view = position.view(Viewer::Seat(seat));
            for bot in Bot::all(game) {
                let advice = bot.think(&view, seat, &mut SeededDice::new(1), LITTLE);
                let refusal = position.refuse(Actor::Seat(seat), advice.action);
                assert_eq!(refusal, None, "{bot} in {position:?}");
                for considered in &advice.considered {
                    assert!((0.0..=1.0).contains(&considered.value), "{bot}: {considered:?}");
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

/// A person who waits for a forced action waits for nothing: no bot searches, samples a world or
/// looks at the clock for it.
#[test]
fn a_forced_action_takes_no_thinking() {
    let mut met = Vec::new();
    for &game in GameId::ALL {
        let mut forced = 0;
        for (position, seat) in positions(game, 2, 60, 1) {
            let view = position.view(Viewer::Seat(seat));
            let mut actions = Vec::new();
            rules::View::legal_actions(&view, seat, &mut actions);
            if actions.len() > 1 || forced == 6 {
                continue;
            }
            forced += 1;
            for bot in Bot::all(game) {
                let asked = Cell::new(0);
                let clock = || {
                    asked.set(asked.get() + 1);
                    false
                };
                let limits = Limits::FULL.or_when(&clock);
                let advice = bot.think(&view, seat, &mut SeededDice::new(1), limits);
                assert_eq!(advice.action, actions[0], "{bot} of {game}");
                // Pylos says at least how the match stands, which takes it a few milliseconds.
                let (most, looks) = if game == GameId::Pylos {
                    (60_000, u32::MAX)
                } else {
                    (1, 0)
                };
                assert!(
                    advice.iterations <= most,
                    "{bot} of {game}: {}",
                    advice.iterations
                );
                assert!(
                    asked.get() <= looks,
                    "{bot} of {game}: {} looks at the clock",
                    asked.get()
                );
            }
        }
        if forced > 0 {
            met.push(game);
        }
    }
    // In the other two games random matches leave everybody a choice.
    assert!(met.len() >= 3, "forced actions were met in {met:?} only");
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

/// Four people draw edges and discard, which leaves millions of worlds open to the fifth. Every
/// bot has to look at the clock while it weighs them.
#[test]
fn every_bot_of_sun_looks_at_the_clock_while_it_weighs_what_is_hidden() {
    let dice = &mut SeededDice::new(7);
    let options = AnyOptions::new(GameId::Sun, None, None).expect("the game is there");
    let mut position = options.start(5).expect("five can play");
    let (fifth, mut turns) = (Seat::new(4), 0);
    let view = loop {
        let actor = position.next_actor().expect("nobody finishes the pyramid");
        turns += usize::from(actor == Actor::Seat(fifth));
        if turns > 60 && actor == Actor::Seat(fifth) {
            break position.view(Viewer::Seat(fifth));
        }
        let mut actions = Vec::new();
        position.legal_actions(actor, &mut actions);
        let places = |action: &AnyAction| matches!(action, AnyAction::Sun(Action::Place(..)));
        if actions.iter().any(|action| !places(action)) {
            actions.retain(|action| !places(action));
        }
        let weights: Vec<u32> = actions
            .iter()
            .map(|action| match (actor, action) {
                (Actor::Chance, _) => position.chance_weight(*action),
                (_, AnyAction::Sun(Action::Draw(Deck::Edge))) => 40,
                _ => 1,
            })
            .collect();
        let action = actions[dice.weighted(&weights)];
        position.play_unchecked(actor, action);
    };
    for bot in [Level::Random, Level::Easy, Level::Medium, Level::Master].map(Bot::Level) {
        let asked = Cell::new(0);
        let clock = || {
            asked.set(asked.get() + 1);
            asked.get() > 20
        };
        let limits = Limits::FULL.or_when(&clock);
        bot.think(&view, fifth, &mut SeededDice::new(1), limits);
        assert!(asked.get() > 20, "{bot} asked {} times", asked.get());
    }
}

/// So there is nothing to be played at once but what is forced: wherever somebody is asked, the
/// answers differ.
#[test]
fn nobody_is_asked_where_all_answers_are_the_same() {
    for &game in GameId::ALL {
        let mut asked = 0;
        for (position, seat) in positions(game, 2, 20, 1) {
            let actor = Actor::Seat(seat);
            let mut actions = Vec::new();
            position.legal_actions(actor, &mut actions);
            let mut after = actions.iter().map(|&action| {
                let mut after = position.clone();
                after.play_unchecked(actor, action);
                after
            });
            let first = after.next().expect("something can be done");
            if actions.len() > 1 {
                asked += 1;
                assert!(after.any(|other| other != first), "{game}: {position:?}");
            }
        }
        assert!(asked > 100, "{game}: only {asked} choices");
    }
}
