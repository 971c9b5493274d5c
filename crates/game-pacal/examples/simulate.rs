//! Plays many matches and prints the tables of `docs/fairness-pacal.md`.
//!
//! `cargo run --release -p game-pacal --example simulate -- [MATCHES] [SEED]`

use std::time::Instant;

use dice::SeededDice;
use game_pacal::{End, Pacal, PacalPosition, Phase, Rules, greedy};
use rules::{Actor, Dice, Game, Options, Position as _, Seat};

/// How seats choose.
#[derive(Clone, Copy)]
enum Policy {
    Random,
    Greedy,
}

/// The sums over a series of matches.
#[derive(Default)]
struct Sums {
    actions: u64,
    rounds: u64,
    /// Points of the winner, and of everybody.
    best: i64,
    points: i64,
    /// Wins by seat and by place in the order of the first round; a shared win counts in parts.
    wins: [f64; 5],
    wins_by_order: [f64; 5],
    /// Endings: last but one pyramid, goal, quiet.
    ends: [u64; 3],
}

fn main() {
    let mut numbers = std::env::args()
        .skip(1)
        .map(|word| word.parse().expect("a number"));
    let matches: u64 = numbers.next().unwrap_or(1_000);
    let seed: u64 = numbers.next().unwrap_or(1);
    for rules in [Rules::Standard, Rules::Masters] {
        for policy in [Policy::Random, Policy::Greedy] {
            let name = match policy {
                Policy::Random => "random",
                Policy::Greedy => "greedy",
            };
            println!("\n## {rules:?}, {name} play, {matches} matches each, seed {seed}\n");
            println!(
                "| seats | rounds | actions | mean points | winner's points | PA-19 % | PA-20 % | quiet % \
                 | win share by seat % | win share by order % |"
            );
            println!("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |");
            for seats in Pacal::SEATS {
                let started = Instant::now();
                let sums = simulate(rules, policy, seats, matches, seed);
                print_row(seats, matches, &sums);
                let speed = matches as f64 / started.elapsed().as_secs_f64();
                eprintln!("{rules:?} {name} {seats} seats: {speed:.0} matches a second");
            }
        }
    }
}

fn simulate(rules: Rules, policy: Policy, seats: u8, matches: u64, seed: u64) -> Sums {
    let options = Options::<Pacal> {
        variant: rules,
        ..Options::default()
    };
    let mut sums = Sums::default();
    let (mut actions, mut weights) = (Vec::new(), Vec::new());
    for part in 0..matches {
        let mut dice = SeededDice::for_part(seed, part);
        let mut position = Pacal::start(&options, seats);
        let mut first = Seat::FIRST;
        while let Some(actor) = position.next_actor() {
            actions.clear();
            position.legal_actions(actor, &mut actions);
            let index = match (actor, policy) {
                (Actor::Chance, _) => {
                    weights.clear();
                    weights.extend(actions.iter().map(|&action| position.chance_weight(action)));
                    dice.weighted(&weights)
                }
                (_, Policy::Random) => dice.below(actions.len() as u32) as usize,
                (_, Policy::Greedy) => greedy::choose(&position, actor, &actions, &mut dice),
            };
            position.play_unchecked(actor, actions[index]);
            if position.step() == Phase::Ship && position.ships().is_empty() {
                first = position.starter();
            }
            sums.actions += 1;
        }
        sums.count(&position, first);
    }
    sums
}

impl Sums {
    fn count(&mut self, position: &PacalPosition, first: Seat) {
        let outcome = position.outcome().expect("the match is over");
        self.rounds += u64::from(position.round());
        self.points += outcome
            .points
            .iter()
            .map(|&points| i64::from(points))
            .sum::<i64>();
        self.best += outcome.points.iter().copied().max().map_or(0, i64::from);
        let winners = Seat::all(position.seats())
            .filter(|&seat| outcome.is_winner(seat))
            .count();
        for (order, seat) in first.clockwise(position.seats()).enumerate() {
            if outcome.is_winner(seat) {
                self.wins[seat.index()] += 1.0 / winners as f64;
                self.wins_by_order[order] += 1.0 / winners as f64;
            }
        }
        match position.step() {
            Phase::Over(End::LastButOne(_)) => self.ends[0] += 1,
            Phase::Over(End::Goal) => self.ends[1] += 1,
            Phase::Over(End::Quiet) => self.ends[2] += 1,
            step => unreachable!("a match ended at {step:?}"),
        }
    }
}

fn print_row(seats: u8, matches: u64, sums: &Sums) {
    let mean = |sum: f64| sum / matches as f64;
    let shares = |wins: &[f64; 5]| {
        let shares: Vec<String> = wins[..usize::from(seats)]
            .iter()
            .map(|&wins| format!("{:.1}", 100.0 * mean(wins)))
            .collect();
        shares.join(" / ")
    };
    println!(
        "| {seats} | {:.1} | {:.0} | {:.1} | {:.1} | {:.1} | {:.1} | {:.1} | {} | {} |",
        mean(sums.rounds as f64),
        mean(sums.actions as f64),
        mean(sums.points as f64) / f64::from(seats),
        mean(sums.best as f64),
        100.0 * mean(sums.ends[0] as f64),
        100.0 * mean(sums.ends[1] as f64),
        100.0 * mean(sums.ends[2] as f64),
        shares(&sums.wins),
        shares(&sums.wins_by_order),
    );
}
