//! Benchmarks of Pylos. Every benchmark checks its answer.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use dice::SeededDice;
use game_pylos::perft::{LastPly, Perft};
use game_pylos::{Board, Pylos, RuleSet};
use rules::{Dice, Game, Options, Position, Variant};

fn perft(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft 6");
    // Four public programs agree on this number.
    let expected = 5_786_496;
    group.throughput(Throughput::Elements(expected));
    for &rules in RuleSet::ALL {
        for last_ply in [LastPly::Visited, LastPly::Counted] {
            let perft = Perft {
                rules,
                last_ply,
                ..Perft::default()
            };
            group.bench_function(format!("{rules} {last_ply:?}"), |bencher| {
                bencher.iter(|| assert_eq!(perft.count(Board::EMPTY, 6), expected));
            });
        }
    }
}

fn playouts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random matches");
    for &variant in RuleSet::ALL {
        let options = Options::<Pylos> {
            variant,
            ..Options::default()
        };
        let (mut actions, mut dice) = (Vec::new(), SeededDice::new(1));
        group.throughput(Throughput::Elements(100));
        group.bench_function(variant.to_string(), |bencher| {
            bencher.iter(|| {
                for _ in 0..100 {
                    let mut position = Pylos::start(&options, 2);
                    let mut length = 0;
                    while let Some(actor) = position.next_actor() {
                        actions.clear();
                        position.legal_actions(actor, &mut actions);
                        let index = dice.below(actions.len() as u32) as usize;
                        position.play_unchecked(actor, actions[index]);
                        length += 1;
                    }
                    // Until then both sides have spheres in reserve, and the apex is not open.
                    assert!(position.outcome().is_some() && length >= 30, "{length}");
                }
            });
        });
    }
}

criterion_group!(benches, perft, playouts);
criterion_main!(benches);
