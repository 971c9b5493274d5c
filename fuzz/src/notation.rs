use std::collections::BTreeSet;

use dice::SeededDice;
use games::{AnyOptions, GameId};
use rules::{Dice, Notation, Position};

/// Pieces of actions and set-ups: what every game writes in a match, whole and
/// cut at its signs.
pub(crate) fn dictionary() -> Vec<String> {
    let mut pieces = BTreeSet::new();
    let mut dice = SeededDice::new(1);
    for &game in GameId::ALL {
        pieces.extend(game.variants().iter().map(|rules| format!("{rules} ")));
        let options = AnyOptions::new(game, None, None).expect("the usual options");
        let mut position = options
            .start(*game.seats().start())
            .expect("as few seats as possible");
        let mut actions = Vec::new();
        while let Some(actor) = position.next_actor() {
            actions.clear();
            position.legal_actions(actor, &mut actions);
            let action = actions[dice.below(actions.len() as u32) as usize];
            let texts = [Some(position.write_action(action)), position.to_text()];
            for text in texts.into_iter().flatten() {
                pieces.extend(
                    text.split_inclusive(|c: char| !c.is_alphanumeric())
                        .map(str::to_owned),
                );
                pieces.extend(text.split(' ').map(str::to_owned));
            }
            position.play_unchecked(actor, action);
        }
    }
    pieces.into_iter().filter(|piece| !piece.is_empty()).collect()
}

/// Reading any text as an action or a set-up never panics, and whatever can be read is written
/// back the same.
pub(crate) fn check(bytes: &[u8]) -> bool {
    let mut understood = false;
    let text = String::from_utf8_lossy(bytes);
    for &game in GameId::ALL {
        let options = AnyOptions::new(game, None, None).expect("the usual options");
        let start = options
            .start(*game.seats().start())
            .expect("as few seats as possible");
        for word in start.words(&text) {
            if let Ok(action) = start.read_action(word) {
                understood = true;
                let written = start.write_action(action);
                assert_eq!(
                    start.read_action(&written),
                    Ok(action),
                    "{game}: {word:?} was written as {written:?}"
                );
            }
        }
        if let Ok(position) = options.position_from_text(&text) {
            understood = true;
            let written = position
                .to_text()
                .expect("a position from text can be written as text");
            let again = options
                .position_from_text(&written)
                .expect("what we write can be read");
            assert_eq!(position, again, "{game}: {text:?} was written as {written:?}");
            assert_eq!(position.outcome().is_some(), position.next_actor().is_none());
        }
    }
    understood
}
