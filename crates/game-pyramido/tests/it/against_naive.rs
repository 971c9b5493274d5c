//! The crate against the naive implementation: the same choices at every step, the same points,
//! the same places.

use std::collections::BTreeSet;
use std::sync::Arc;

use dice::SeededDice;
use game_pyramido::{Colour, Pyramido, PyramidoPosition, Tiles, playout};
use rules::{Actor, Components, Dice, Game, Notation, Options, Position, Seat, Turn};

use crate::naive::{Naive, Phase, tiles_from};
use crate::policies::{careless, digger};

const TILES: &str = include_str!("../../data/tiles.csv");

fn compare_step(position: &PyramidoPosition, naive: &Naive) {
    let turn = match (naive.actor(), &naive.phase) {
        (Some(seat), _) => Turn::of(Seat::new(seat as u8)),
        (None, Phase::Over) => Turn::Over,
        (None, _) => Turn::Chance,
    };
    assert_eq!(position.turn(), turn, "whose turn");
    if let Some(actor) = position.next_actor() {
        let mut actions = Vec::new();
        position.legal_actions(actor, &mut actions);
        let words: BTreeSet<String> = actions
            .iter()
            .map(|&action| position.write_action(action))
            .collect();
        assert_eq!(words, naive.words(), "legal actions");
    }
}

fn compare_scores(position: &PyramidoPosition, naive: &Naive) {
    for (seat, tally) in position.tally().enumerate() {
        let player = &naive.players[seat.index()];
        assert_eq!(tally.total(), player.points(), "points of {seat}");
        let pyramid = position.pyramid(seat);
        assert_eq!(pyramid.scores().len(), player.rounds.len());
        for (score, areas) in pyramid.scores().iter().zip(&player.rounds) {
            for (colour, jewels) in areas {
                let colour = Colour::from_name(colour).expect("a colour");
                assert_eq!(
                    i32::from(score.jewels(colour)),
                    *jewels,
                    "area of {colour:?} of {seat}"
                );
            }
            let marked = Colour::ALL
                .iter()
                .filter(|&&colour| score.jewels(colour) > 0)
                .count();
            assert_eq!(marked, areas.len(), "number of areas of {seat}");
        }
    }
}

fn compare_now(position: &PyramidoPosition, naive: &Naive) {
    let seats = Seat::all(position.seats());
    for seat in seats.filter(|&seat| naive.players[seat.index()].lost.is_none()) {
        let now = position.pyramid(seat).score_now();
        let marked = naive.marked_now(seat.index());
        for colour in Colour::ALL {
            let jewels = marked.get(colour.name()).copied().unwrap_or(0);
            assert_eq!(
                i32::from(now.jewels(colour)),
                jewels,
                "{colour:?} of {seat} by now"
            );
        }
    }
}

fn compare_matches(tiles: &str, seats: u8, matches: usize) {
    let options = Options::<Pyramido> {
        components: Arc::new(Tiles::read(tiles).expect("a valid set")),
        ..Options::default()
    };
    for number in 0..matches {
        let mut dice = SeededDice::for_part(41, number as u64);
        let mut position = Pyramido::start(&options, seats);
        let mut naive = Naive::new(tiles_from(tiles), seats as usize);
        let mut actions = Vec::new();
        let mut round = 1;
        while let Some(actor) = position.next_actor() {
            compare_step(&position, &naive);
            actions.clear();
            position.legal_actions(actor, &mut actions);
            let index = match (number % 4, actor) {
                (0, _) | (_, Actor::Chance) => dice.below(actions.len() as u32) as usize,
                (1, _) => playout::choose(&position, actor, &actions, &mut dice),
                (2, _) => digger(&position, actor, &actions, &mut dice),
                _ => careless(&position, actor, &actions, &mut dice),
            };
            let action = actions[index];
            naive.play(&position.write_action(action));
            position.play_unchecked(actor, action);
            if dice.below(16) == 0 && position.next_actor().is_some() {
                compare_now(&position, &naive);
            }
            if i32::from(position.round()) != round {
                round = naive.round;
                assert_eq!(i32::from(position.round()), round);
                assert_eq!(
                    position.starter().index(),
                    naive.starter,
                    "who starts round {round}"
                );
                compare_scores(&position, &naive);
            }
        }
        compare_step(&position, &naive);
        compare_scores(&position, &naive);
        let outcome = position.outcome().expect("it is over");
        assert_eq!(outcome.places.iter().copied().collect::<Vec<_>>(), naive.places());
    }
}

#[test]
fn two_seats_agree() {
    compare_matches(TILES, 2, conform::matches(5_000));
}

#[test]
fn three_seats_agree() {
    compare_matches(TILES, 3, conform::matches(5_000));
}

#[test]
fn four_seats_agree() {
    compare_matches(TILES, 4, conform::matches(5_000));
}

/// The minimum number of tiles: stacks and quarry run dry with four seats.
#[test]
fn four_seats_agree_when_the_quarry_runs_dry() {
    let tiles = crate::components::fewest_tiles().write();
    compare_matches(&tiles, 4, conform::matches(1_000));
}
