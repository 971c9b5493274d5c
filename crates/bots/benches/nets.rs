//! How fast the nets are on one core, for a batch of moments as a search asks about them: `net` when
//! the rows that apply are known (at least 200,000 a second are wanted: less than 5 µs for each),
//! and `described` with the features that say which. The answers are checked, the times are not.

use std::hint::black_box;

use bots::learn::{LearnPacal, LearnPyramido, LearnSun, LearnTomb, Learnable, Net};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use dice::SeededDice;
use rules::{Actor, Dice as _, Observe, Position, Seat, Viewer};

/// What a seat saw that had to decide.
type Moment<L> = (<<L as Learnable>::Position as Observe>::View, Seat);

/// Moments of a few matches.
fn moments<L: Learnable>(game: &L) -> Vec<Moment<L>> {
    let mut views = Vec::new();
    for number in 0..10 {
        let mut dice = SeededDice::for_part(1, number);
        let mut position = game.start(2);
        let mut actions = Vec::new();
        while let Some(actor) = position.next_actor() {
            actions.clear();
            position.legal_actions(actor, &mut actions);
            let index = match actor {
                Actor::Chance => {
                    let weights: Vec<u32> = actions
                        .iter()
                        .map(|&action| position.chance_weight(action))
                        .collect();
                    dice.weighted(&weights)
                }
                Actor::Seat(seat) => {
                    let view = position.view(Viewer::Seat(seat));
                    let index = game.choose(Some(game.net()), &view, seat, &actions, 0.3, &mut dice);
                    if game.is_moment(&position) {
                        views.push((view, seat));
                    }
                    index
                }
            };
            position.play_unchecked(actor, actions[index]);
        }
    }
    views
}

/// The rows that apply to a moment, and the head that answers.
struct Asked {
    head: usize,
    rows: Vec<u16>,
}

fn describe<L: Learnable>(game: &L, (view, seat): &Moment<L>) -> Asked {
    let mut rows = Vec::new();
    let head = game.describe(view, *seat, &mut rows);
    Asked { head, rows }
}

/// The first output for each of them, one after another.
fn answers<'a>(net: &Net, asked: impl Iterator<Item = &'a Asked>, acc: &mut Vec<i32>) {
    acc.clear();
    let mut sums = net.sums(&[]);
    for Asked { head, rows } in asked {
        net.refill(&mut sums, rows);
        acc.push(net.output(&sums, *head, 0));
    }
}

fn of_game<L: Learnable>(criterion: &mut Criterion, name: &str, game: &L) {
    let moments = moments(game);
    let batch: Vec<Asked> = moments.iter().map(|moment| describe(game, moment)).collect();
    // The long way: sums made anew for each, and all of the outputs.
    let expected: Vec<i32> = batch
        .iter()
        .map(|Asked { head, rows }| game.net().outputs(&game.net().sums(rows), *head)[0])
        .collect();
    let mut found = Vec::new();
    let mut group = criterion.benchmark_group(name);
    group.throughput(Throughput::Elements(moments.len() as u64));
    group.bench_function("net", |bencher| {
        bencher.iter(|| {
            answers(game.net(), black_box(&batch).iter(), &mut found);
            assert_eq!(found, expected, "the answers of the long way");
        });
    });
    group.bench_function("described", |bencher| {
        bencher.iter(|| {
            let described: Vec<Asked> = black_box(&moments)
                .iter()
                .map(|moment| describe(game, moment))
                .collect();
            answers(game.net(), described.iter(), &mut found);
            assert_eq!(found, expected, "the answers of the long way");
        });
    });
    group.finish();
}

fn nets(criterion: &mut Criterion) {
    of_game(criterion, "pyramido", &LearnPyramido);
    of_game(criterion, "sun", &LearnSun);
    of_game(criterion, "tomb", &LearnTomb);
    of_game(criterion, "pacal", &LearnPacal);
}

criterion_group!(benches, nets);
criterion_main!(benches);
