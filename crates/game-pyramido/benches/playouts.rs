//! Measures random matches that finish all their levels.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use dice::SeededDice;
use game_pyramido::{Pyramido, playout};
use rules::{BySeat, Game, Options, Position, Seat};

/// Matches in one measured run.
const MATCHES: u64 = 1_000;

/// Plays the matches; returns the numbers of actions and points, so that the answer can be
/// checked.
fn play(options: &Options<Pyramido>, seats: u8) -> (u64, i32) {
    let mut actions = Vec::new();
    let mut played = 0;
    let mut points = 0;
    for number in 0..MATCHES {
        let mut position = Pyramido::start(options, seats);
        let mut dice = SeededDice::for_part(1, number);
        played += u64::from(playout::finish(&mut position, &mut dice, &mut actions));
        let finished = Seat::all(seats).all(|seat| position.pyramid(seat).scores().len() == 4);
        assert!(finished, "every seat finishes all four levels");
        let outcome = position.outcome().expect("the match is over");
        let totals: BySeat<i32> = position.tally().map(|_, tally| tally.total());
        assert_eq!(outcome.points, totals);
        points += totals.iter().sum::<i32>();
    }
    (played, points)
}

fn playouts(criterion: &mut Criterion) {
    let options = Options::default();
    let mut group = criterion.benchmark_group("playouts");
    group.throughput(Throughput::Elements(MATCHES)).sample_size(20);
    for seats in Pyramido::SEATS {
        let expected = play(&options, seats);
        group.bench_function(format!("{seats} seats"), |bencher| {
            bencher.iter(|| {
                assert_eq!(
                    play(black_box(&options), seats),
                    expected,
                    "the same matches every time"
                );
            });
        });
    }
    group.finish();
}

criterion_group!(benches, playouts);
criterion_main!(benches);
