use std::collections::BTreeSet;

use dice::SeededDice;
use games::{AnyOptions, GameId, OptionsError};
use rules::{Actor, Dice, Notation, Position};

/// How many actions are played with a set that could be read.
const ACTIONS: usize = 60;

/// The sets that ship with Benben, with names of their own.
pub(crate) fn seeds() -> Vec<String> {
    let standard = GameId::ALL.iter().filter_map(|game| game.standard_components());
    standard
        .map(|text| {
            let lines = text.lines().map(|line| match line.split_once(' ') {
                Some((word @ ("set" | "name"), _)) => format!("{word} own"),
                _ => line.to_owned(),
            });
            lines.collect::<Vec<_>>().join("\n")
        })
        .collect()
}

/// The lines and the words of the sets that ship with Benben.
pub(crate) fn dictionary() -> Vec<String> {
    let mut pieces = BTreeSet::new();
    for text in GameId::ALL.iter().filter_map(|game| game.standard_components()) {
        pieces.extend(text.lines().map(|line| format!("{line}\n")));
        pieces.extend(text.split_whitespace().map(|word| format!("{word} ")));
    }
    let own = [
        "red-star ",
        "black-eye ",
        "plain ",
        "a1 ",
        "p16 ",
        "a|b 1-16",
        "~",
        "Z",
        "99",
    ];
    pieces.extend(own.map(str::to_owned));
    pieces.into_iter().collect()
}

/// Any text is a component set or has faults, each of which is about a line of the text or about
/// all of it. A set is written back the same, and a match can be played with it: every action of
/// it can be written and read.
pub(crate) fn check(bytes: &[u8]) -> bool {
    let mut understood = false;
    let text = String::from_utf8_lossy(bytes);
    for &game in GameId::ALL {
        match AnyOptions::new(game, None, Some(&text)) {
            Ok(options) => {
                understood |= options.components_text().is_some();
                check_set(game, &options);
            }
            Err(OptionsError::Components(faults)) => {
                assert!(!faults.is_empty(), "{game}: refused without a reason");
                let lines = text.lines().count();
                for fault in &faults {
                    assert!(fault.line <= lines, "{game}: {fault:?} in {lines} lines");
                }
            }
            Err(error) => panic!("{game}: {error}"),
        }
    }
    understood
}

fn check_set(game: GameId, options: &AnyOptions) {
    if let Some(written) = options.components_text() {
        let again = AnyOptions::new(game, None, Some(&written));
        assert_eq!(again.as_ref(), Ok(options), "{game} was written as {written:?}");
    }
    for seats in game.seats() {
        // A set that is too small for the seats is refused with the reason.
        let Ok(mut position) = options.start(seats) else {
            continue;
        };
        let mut dice = SeededDice::new(seats.into());
        let mut actions = Vec::new();
        for _ in 0..ACTIONS {
            let Some(actor) = position.next_actor() else { break };
            actions.clear();
            position.legal_actions(actor, &mut actions);
            assert!(!actions.is_empty(), "{game}: nothing to do in {position:?}");
            let action = actions[dice.below(actions.len() as u32) as usize];
            if actor == Actor::Chance {
                assert!(
                    position.chance_weight(action) > 0,
                    "{game}: {action:?} without odds"
                );
            }
            let word = position.write_action(action);
            assert_eq!(position.read_action(&word), Ok(action), "{game}: {word}");
            position.play_unchecked(actor, action);
        }
    }
}
