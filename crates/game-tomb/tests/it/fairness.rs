//! No seat has an advantage, and better play wins.

use conform::matches;
use dice::SeededDice;
use game_tomb::Tomb;
use rules::{Game, Options, Position, Seat};

use crate::support::{Style, next, whole_match};

/// The share of matches that each seat wins; shared victories are divided.
fn shares(seats: u8, style: Style, count: usize) -> Vec<f64> {
    let mut wins = vec![0.0; usize::from(seats)];
    for number in 0..count {
        let end = whole_match(&Options::default(), seats, style, number as u64, |_, _, _| {});
        let outcome = end.outcome().unwrap();
        let winners: Vec<Seat> = Seat::all(seats).filter(|&seat| outcome.is_winner(seat)).collect();
        for winner in &winners {
            wins[winner.index()] += 1.0 / winners.len() as f64;
        }
    }
    wins.iter().map(|wins| wins / count as f64).collect()
}

#[test]
fn no_seat_wins_more_than_its_share() {
    for seats in 2..=4 {
        let count = matches(20_000);
        let fair = 1.0 / f64::from(seats);
        let noise = 3.0 * (fair * (1.0 - fair) / count as f64).sqrt();
        for share in shares(seats, Style::Greedy, count) {
            assert!(share <= fair * 1.05 + noise, "{seats} seats: {share}");
        }
    }
}

#[test]
fn greed_beats_chance() {
    let count = matches(2_000);
    let mut wins = 0;
    for number in 0..count {
        let dice = &mut SeededDice::for_part(3, number as u64);
        let greedy = Seat::new((number % 2) as u8);
        let mut position = Tomb::start(&Options::default(), 2);
        while let Some(actor) = position.next_actor() {
            let style = if actor.seat() == Some(greedy) {
                Style::Greedy
            } else {
                Style::Random
            };
            let (actor, action) = next(&position, style, dice).unwrap();
            position.play_unchecked(actor, action);
        }
        wins += usize::from(position.outcome().unwrap().sole_winner() == Some(greedy));
    }
    assert!(wins * 100 >= count * 97, "greed wins {wins} of {count}");
}
