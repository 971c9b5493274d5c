//! Points, lengths and win shares with greedy and with random play, as a table.
//!
//! `cargo run --release -p game-pyramido --example fairness -- [MATCHES] [SEED]`

use std::env;

use dice::SeededDice;
use game_pyramido::{Action, Pyramido, PyramidoPosition, greedy, playout};
use rules::{Actor, Dice, Game, Options, Position, Seat};

type Policy = fn(&PyramidoPosition, Actor, &[Action], &mut dyn Dice) -> usize;

fn main() {
    let mut args = env::args().skip(1);
    let mut number = |usual: u64| args.next().map_or(Ok(usual), |text| text.parse());
    let (Ok(matches), Ok(seed)) = (number(2_000), number(1)) else {
        eprintln!("give a number of matches and a seed");
        std::process::exit(2);
    };
    println!(
        "| play | seats | matches | actions | points | best round | win share by seat | by order of play |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- | --- |");
    for (name, policy) in [("greedy", greedy::choose as Policy), ("random", playout::choose)] {
        for seats in Pyramido::SEATS {
            println!("| {name} {}", simulate(seats, matches, seed, policy));
        }
    }
}

fn simulate(seats: u8, matches: u64, seed: u64, policy: Policy) -> String {
    let options = Options::default();
    let count = f64::from(seats);
    let (mut actions, mut points, mut best_round) = (0u64, 0i64, 0u64);
    let mut by_seat = [0.0; 4];
    let mut by_order = [0.0; 4];
    let mut list = Vec::new();
    for number in 0..matches {
        let mut dice = SeededDice::for_part(seed, number);
        let mut position = Pyramido::start(&options, seats);
        let mut first = Seat::FIRST;
        while let Some(actor) = position.next_actor() {
            list.clear();
            position.legal_actions(actor, &mut list);
            let action = list[policy(&position, actor, &list, &mut dice)];
            if let Action::First(seat) = action {
                first = seat;
            }
            position.play_unchecked(actor, action);
            actions += 1;
        }
        let outcome = position.outcome().expect("the match is over");
        let winners = Seat::all(seats).filter(|&seat| outcome.is_winner(seat)).count();
        for (order, seat) in first.clockwise(seats).enumerate() {
            points += i64::from(outcome.points[seat]);
            let rounds = position.pyramid(seat).scores().iter();
            best_round += u64::from(rounds.map(|score| score.points()).max().unwrap_or(0));
            if outcome.is_winner(seat) {
                // A shared victory counts in part for each.
                by_seat[seat.index()] += 1.0 / winners as f64;
                by_order[order] += 1.0 / winners as f64;
            }
        }
    }
    let matches_played = matches as f64;
    let shares = |wins: [f64; 4]| {
        let shares: Vec<String> = wins[..seats as usize]
            .iter()
            .map(|wins| format!("{:.1} %", 100.0 * wins / matches_played))
            .collect();
        shares.join(", ")
    };
    format!(
        "| {seats} | {matches} | {:.1} | {:.1} | {:.1} | {} | {} |",
        actions as f64 / matches_played,
        points as f64 / matches_played / count,
        best_round as f64 / matches_played / count,
        shares(by_seat),
        shares(by_order),
    )
}
