//! Positions of every game for bots to think about.

use dice::SeededDice;
use games::{AnyOptions, AnyPosition, GameId};
use rules::{Actor, Dice, Position, Seat};

/// Positions from random matches, one in `every` decisions of seats, with the seat that has to
/// decide.
pub(crate) fn positions(game: GameId, seats: u8, matches: u64, every: u32) -> Vec<(AnyPosition, Seat)> {
    let options = AnyOptions::new(game, None, None).expect("the usual options");
    positions_with(&options, seats, matches, every)
}

/// The same with these options.
pub(crate) fn positions_with(
    options: &AnyOptions,
    seats: u8,
    matches: u64,
    every: u32,
) -> Vec<(AnyPosition, Seat)> {
    let mut found = Vec::new();
    let mut actions = Vec::new();
    let mut decisions = 0;
    for part in 0..matches {
        let mut dice = SeededDice::for_part(7, part);
        let mut position = options.start(seats).expect("seats that the game allows");
        while let Some(actor) = position.next_actor() {
            actions.clear();
            position.legal_actions(actor, &mut actions);
            let index = match actor {
                Actor::Seat(seat) => {
                    decisions += 1;
                    if decisions % every == 0 {
                        found.push((position.clone(), seat));
                    }
                    position.random_choice(&actions, &mut dice)
                }
                Actor::Chance => {
                    let weights: Vec<_> = actions
                        .iter()
                        .map(|&action| position.chance_weight(action))
                        .collect();
                    dice.weighted(&weights)
                }
            };
            position.play_unchecked(actor, actions[index]);
        }
    }
    assert!(
        !found.is_empty(),
        "{} gave nothing to think about",
        options.game()
    );
    found
}
