//! Random matches through the traits, with the answers checked.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use dice::SeededDice;
use game_tomb::{Action, Tomb};
use rules::{Actor, Dice, Game, Options, Position, Turn};

const MATCHES: u64 = 1_000;

/// Plays one match, uniform over actions; returns the number of actions and the points.
fn playout(options: &Options<Tomb>, seats: u8, dice: &mut SeededDice, scratch: &mut Scratch) -> (u64, i64) {
    let mut position = Tomb::start(options, seats);
    let mut played = 0;
    while let Some(actor) = position.next_actor() {
        scratch.actions.clear();
        position.legal_actions(actor, &mut scratch.actions);
        let index = if actor == Actor::Chance {
            scratch.weights.clear();
            let weights = scratch
                .actions
                .iter()
                .map(|&action| position.chance_weight(action));
            scratch.weights.extend(weights);
            dice.weighted(&scratch.weights)
        } else {
            dice.below(scratch.actions.len() as u32) as usize
        };
        position.play_unchecked(actor, scratch.actions[index]);
        played += 1;
    }
    assert_eq!(position.turn(), Turn::Over);
    let outcome = position.outcome().expect("a match that is over has an outcome");
    (played, outcome.points.iter().copied().map(i64::from).sum())
}

#[derive(Default)]
struct Scratch {
    actions: Vec<Action>,
    weights: Vec<u32>,
}

/// All matches of a seed: the total actions and points.
fn playouts(seats: u8) -> (u64, i64) {
    let options = Options::<Tomb>::default();
    let mut scratch = Scratch::default();
    let mut sums = (0, 0);
    for part in 0..MATCHES {
        let mut dice = SeededDice::for_part(1, part);
        let (played, points) = playout(&options, seats, &mut dice, &mut scratch);
        sums = (sums.0 + played, sums.1 + points);
    }
    sums
}

fn benchmark(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random matches");
    group.throughput(Throughput::Elements(MATCHES));
    // Observed with the rules of revision 1: another answer means another game.
    for (seats, expected) in [
        (2, (110_194, 68_840)),
        (3, (149_547, 103_661)),
        (4, (188_730, 137_688)),
    ] {
        group.bench_function(format!("{seats} seats"), |bencher| {
            bencher.iter(|| assert_eq!(playouts(black_box(seats)), expected));
        });
    }
    group.finish();
}

criterion_group!(benches, benchmark);
criterion_main!(benches);
