//! Textbook UCT against exact expectimax, and with hidden cards.

use conform::toys::{Cards, CardsPosition};
use dice::SeededDice;
use rules::{Actor, Dice, Game, Observe, Options, Position, Viewer};
use search::{Stop, Uct};

use crate::toys::{Node, Written};

fn at_random<P: Position>(_: &P, _: Actor, actions: &[P::Action], dice: &mut dyn Dice) -> usize {
    dice.below(actions.len() as u32) as usize
}

#[test]
fn it_comes_to_the_value_of_expectimax() {
    for seed in 0..40 {
        let mut dice = SeededDice::new(seed);
        let game = Written::random(4, &mut dice);
        let Node::Choice(seat, next) = game.nodes[game.at].clone() else {
            unreachable!("a root is a choice");
        };
        let worth: Vec<f32> = next.iter().map(|&next| game.exact(next)[seat]).collect();
        let best = worth.iter().copied().fold(0.0, f32::max);
        let found = Uct::default().search(&game, seat, &mut dice, Stop::after(40_000), at_random::<Written>);
        let first = found.candidates[0];
        let chosen = worth[usize::from(first.action)];
        assert!(chosen > best - 0.1, "seed {seed}: {first:?} of {worth:?}");
        assert!((first.value as f32 - best).abs() < 0.1, "seed {seed}: {found:?}");
    }
}

#[test]
fn it_plays_games_with_secrets_to_their_end() {
    for seats in Cards::SEATS {
        let mut dice = SeededDice::new(u64::from(seats));
        let mut position: CardsPosition = Cards::start(&Options::default(), seats);
        let mut actions = Vec::new();
        while let Some(actor) = position.next_actor() {
            actions.clear();
            position.legal_actions(actor, &mut actions);
            let action = match actor {
                Actor::Chance => actions[dice.below(actions.len() as u32) as usize],
                Actor::Seat(seat) => {
                    let view = position.view(Viewer::Seat(seat));
                    let uct = Uct {
                        room: 64,
                        ..Uct::default()
                    };
                    let found = uct.search(
                        &view,
                        seat,
                        &mut dice,
                        Stop::after(100),
                        at_random::<CardsPosition>,
                    );
                    found.candidates[0].action
                }
            };
            assert_eq!(position.refuse(actor, action), None);
            position.play_unchecked(actor, action);
        }
    }
}
