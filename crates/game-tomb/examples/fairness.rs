//! Win shares and points by seat, under random and under greedy play.
//!
//! `cargo run --release -p game-tomb --example fairness [MATCHES [SEED]]`
//! prints the table of `docs/fairness-tomb.md`.

use dice::SeededDice;
use game_tomb::{Tomb, TombPosition, greedy};
use rules::{Actor, Dice, Game, Observe, Options, Position, Seat, Viewer};

#[derive(Clone, Copy)]
enum Style {
    Random,
    Greedy,
}

/// The results of a seat, summed over all matches.
#[derive(Clone, Default)]
struct Sums {
    wins: f64,
    points: i64,
    squares: i64,
    completed: u32,
}

fn main() {
    let mut arguments = std::env::args()
        .skip(1)
        .map(|text| text.parse::<u64>().expect("a number"));
    let matches = arguments.next().unwrap_or(20_000);
    let seed = arguments.next().unwrap_or(1);
    println!("{matches} matches a row, seed {seed}; shared victories are divided\n");
    println!("| play | seats | seat | wins | points | deviation | completed cards |");
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    for (name, style) in [("random", Style::Random), ("greedy", Style::Greedy)] {
        for seats in Tomb::SEATS {
            for (seat, sums) in simulate(seats, style, matches, seed).iter().enumerate() {
                let mean = sums.points as f64 / matches as f64;
                println!(
                    "| {name} | {seats} | {} | {:.2} % | {mean:.1} | {:.1} | {:.2} |",
                    seat + 1,
                    100.0 * sums.wins / matches as f64,
                    (sums.squares as f64 / matches as f64 - mean * mean).sqrt(),
                    f64::from(sums.completed) / matches as f64,
                );
            }
        }
    }
}

fn simulate(seats: u8, style: Style, matches: u64, seed: u64) -> Vec<Sums> {
    let options = Options::default();
    let mut all = vec![Sums::default(); usize::from(seats)];
    for number in 0..matches {
        let end = play(&options, seats, style, &mut SeededDice::for_part(seed, number));
        let outcome = end.outcome().expect("a match that is over has an outcome");
        let winners = Seat::all(seats).filter(|&seat| outcome.is_winner(seat)).count();
        for seat in Seat::all(seats) {
            let sums = &mut all[seat.index()];
            let points = i64::from(outcome.points[seat]);
            sums.wins += if outcome.is_winner(seat) {
                1.0 / winners as f64
            } else {
                0.0
            };
            sums.points += points;
            sums.squares += points * points;
            sums.completed += end.table().player(seat).completed().len();
        }
    }
    all
}

fn play(options: &Options<Tomb>, seats: u8, style: Style, dice: &mut SeededDice) -> TombPosition {
    let mut position = Tomb::start(options, seats);
    let mut actions = Vec::new();
    while let Some(actor) = position.next_actor() {
        actions.clear();
        position.legal_actions(actor, &mut actions);
        let index = match (actor, style) {
            (Actor::Chance, _) => {
                let weights: Vec<u32> = actions
                    .iter()
                    .map(|&action| position.chance_weight(action))
                    .collect();
                dice.weighted(&weights)
            }
            (Actor::Seat(_), Style::Random) => dice.below(actions.len() as u32) as usize,
            (Actor::Seat(seat), Style::Greedy) => {
                greedy::choose(&position.view(Viewer::Seat(seat)), seat, &actions, dice)
            }
        };
        position.play_unchecked(actor, actions[index]);
    }
    position
}
