//! Set-ups, words and tile files with random damage: they are read or refused, without a panic.

use dice::SeededDice;
use game_pyramido::{Action, Pyramido, PyramidoPosition, Tiles};
use rules::{Components, Dice, Game, Options, Position, SetUp};

use crate::policies::careless;
use crate::table::read;

const LETTERS: &[u8] = b"nbyargNBYARG./|-,:@x0123456789 adeilow\xE9";

/// The text with a few characters changed, dropped or doubled.
fn damaged(text: &str, dice: &mut dyn Dice) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=dice.below(3) {
        let at = dice.below(bytes.len() as u32) as usize;
        let other = LETTERS[dice.below(LETTERS.len() as u32) as usize];
        match dice.below(4) {
            0 => drop(bytes.remove(at)),
            1 => bytes.insert(at, other),
            2 => bytes.insert(at, bytes[at]),
            _ => bytes[at] = other,
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Plays on, checking that both ways of asking what is legal agree, and that the match ends.
fn play_to_the_end(mut position: PyramidoPosition, dice: &mut dyn Dice) {
    let mut actions: Vec<Action> = Vec::new();
    for _ in 0..500 {
        let Some(actor) = position.next_actor() else {
            assert!(position.outcome().is_some());
            return;
        };
        actions.clear();
        position.legal_actions(actor, &mut actions);
        assert!(!actions.is_empty(), "nothing to do in {position:?}");
        let action = actions[careless(&position, actor, &actions, dice)];
        assert_eq!(position.refuse(actor, action), None);
        position.play_unchecked(actor, action);
    }
    panic!("{position:?} does not end");
}

#[test]
fn damaged_set_ups_are_positions_or_refused() {
    let mut accepted = 0;
    for number in 0..conform::matches(600) as u64 {
        let mut dice = SeededDice::for_part(11, number);
        let seats = 2 + dice.below(3) as u8;
        let mut position = Pyramido::start(&Options::default(), seats);
        let mut actions = Vec::new();
        while let Some(actor) = position.next_actor() {
            if let Some(text) = Pyramido::text_from_position(&position)
                && dice.below(4) == 0
            {
                for _ in 0..20 {
                    if let Ok(other) = read(&damaged(&text, &mut dice)) {
                        let written = Pyramido::text_from_position(&other).expect("between turns");
                        assert_eq!(read(&written).as_ref(), Ok(&other), "{written}");
                        play_to_the_end(other, &mut dice);
                        accepted += 1;
                    }
                }
            }
            actions.clear();
            position.legal_actions(actor, &mut actions);
            let index = careless(&position, actor, &actions, &mut dice);
            position.play_unchecked(actor, actions[index]);
        }
    }
    assert!(accepted > 100, "some damage leaves a position: {accepted}");
}

#[test]
fn damaged_words_are_actions_or_refused() {
    let dice = &mut SeededDice::new(12);
    let words = [
        "3-i9-w",
        "first-5",
        "show-128",
        "mark-b2",
        "halve-4",
        "fill-a1-red-ne",
        "keep",
    ];
    for _ in 0..conform::matches(200_000) {
        let word = damaged(words[dice.below(words.len() as u32) as usize], dice);
        if let Ok(action) = word.parse::<Action>() {
            assert_eq!(action.to_string(), word, "one spelling for each action");
        }
    }
}

#[test]
fn damaged_tile_files_are_sets_or_all_their_faults_have_lines() {
    let dice = &mut SeededDice::new(13);
    let text = Tiles::standard().write().replace("set,standard", "set,other");
    let lines = text.lines().count();
    for _ in 0..conform::matches(5_000) {
        match Tiles::read(&damaged(&text, dice)) {
            Ok(tiles) => assert_eq!(Tiles::read(&tiles.write()), Ok(tiles)),
            Err(faults) => {
                assert!(!faults.is_empty());
                assert!(faults.iter().all(|fault| fault.line <= lines + 3));
            }
        }
    }
}
