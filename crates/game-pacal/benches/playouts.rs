//! The number of random matches per second, through the trait alone.
//!
//! Every run plays the same matches and must find the same sums.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use dice::SeededDice;
use game_pacal::Pacal;
use rules::{Actor, Dice, Game, Options, Position};

const MATCHES: u64 = 100;

/// Actions and points with two, three, four and five seats.
const EXPECTED: [(u64, i64); 4] = [(45211, 12247), (51255, 17250), (55160, 19889), (77801, 24531)];

/// Actions and points of all matches together.
fn playouts(seats: u8) -> (u64, i64) {
    let options = Options::<Pacal>::default();
    let mut actions = Vec::new();
    let mut weights = Vec::new();
    let mut sums = (0, 0);
    for part in 0..MATCHES {
        let mut dice = SeededDice::for_part(1, part);
        let mut position = Pacal::start(&options, seats);
        while let Some(actor) = position.next_actor() {
            actions.clear();
            position.legal_actions(actor, &mut actions);
            let index = if actor == Actor::Chance {
                weights.clear();
                weights.extend(actions.iter().map(|&action| position.chance_weight(action)));
                dice.weighted(&weights)
            } else {
                dice.below(actions.len() as u32) as usize
            };
            position.play_unchecked(actor, actions[index]);
            sums.0 += 1;
        }
        let outcome = position.outcome().expect("nobody acts in a match that is over");
        sums.1 += outcome
            .points
            .iter()
            .map(|&points| i64::from(points))
            .sum::<i64>();
    }
    sums
}

fn bench(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random matches");
    group.throughput(Throughput::Elements(MATCHES));
    assert_eq!(
        Pacal::SEATS.map(playouts).collect::<Vec<_>>(),
        EXPECTED,
        "not the same matches as always"
    );
    for seats in Pacal::SEATS {
        group.bench_function(format!("{seats} seats"), |bencher| {
            bencher.iter(|| playouts(black_box(seats)));
        });
    }
    group.finish();
}

criterion_group!(benches, bench);
criterion_main!(benches);
