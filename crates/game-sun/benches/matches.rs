//! Random matches with two seats through the trait: `cargo bench -p game-sun`.
//!
//! The matches of a seed are always the same, so their lengths and points are checked before the
//! timing starts.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use dice::SeededDice;
use game_sun::{Action, Sun};
use rules::{Actor, Dice, Game, Options, Position};

const MATCHES: u64 = 1_000;

/// Actions and points of all matches together.
fn play_all(buffers: &mut Buffers) -> (u64, i64) {
    let options = Options::<Sun>::default();
    let mut sums = (0, 0);
    for part in 0..MATCHES {
        let mut dice = SeededDice::for_part(1, part);
        let mut position = Sun::start(&options, 2);
        while let Some(actor) = position.next_actor() {
            buffers.actions.clear();
            position.legal_actions(actor, &mut buffers.actions);
            let index = match actor {
                Actor::Chance => {
                    buffers.weights.clear();
                    let weights = buffers
                        .actions
                        .iter()
                        .map(|&action| position.chance_weight(action));
                    buffers.weights.extend(weights);
                    dice.weighted(&buffers.weights)
                }
                Actor::Seat(_) => dice.below(buffers.actions.len() as u32) as usize,
            };
            position.play_unchecked(actor, buffers.actions[index]);
            sums.0 += 1;
        }
        let outcome = position.outcome().expect("a match that is over");
        sums.1 += outcome
            .points
            .iter()
            .map(|&points| i64::from(points))
            .sum::<i64>();
    }
    sums
}

#[derive(Default)]
struct Buffers {
    actions: Vec<Action>,
    weights: Vec<u32>,
}

fn random_matches(criterion: &mut Criterion) {
    let mut buffers = Buffers::default();
    assert_eq!(
        play_all(&mut buffers),
        (204_928, 95_760),
        "the matches of this seed"
    );
    let mut group = criterion.benchmark_group("sun");
    group.throughput(Throughput::Elements(MATCHES));
    group.bench_function("random matches, two seats", |bencher| {
        bencher.iter(|| play_all(&mut buffers));
    });
    group.finish();
}

criterion_group!(benches, random_matches);
criterion_main!(benches);
