//! How fast the nets are, one seat after another, features included.

use std::hint::black_box;

use bots::learn::{LearnPyramido, LearnSun, LearnTomb, Learnable};
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

/// Evaluates all of them; gives the sum, so that the answer can be checked.
fn evaluate<L: Learnable>(game: &L, moments: &[Moment<L>]) -> i64 {
    let net = game.net();
    let mut sums = net.sums(&[]);
    let mut rows = Vec::new();
    let mut sum = 0;
    for (view, seat) in moments {
        rows.clear();
        let head = game.describe(view, *seat, &mut rows);
        net.refill(&mut sums, &rows);
        sum += i64::from(net.output(&sums, head, 0));
    }
    sum
}

fn of_game<L: Learnable>(criterion: &mut Criterion, name: &str, game: &L) {
    let moments = moments(game);
    let expected = evaluate(game, &moments);
    let mut group = criterion.benchmark_group("nets");
    group.throughput(Throughput::Elements(moments.len() as u64));
    group.bench_function(name, |bencher| {
        bencher.iter(|| {
            let sum = evaluate(game, black_box(&moments));
            assert_eq!(sum, expected, "the same answers every time");
        });
    });
    group.finish();
}

fn nets(criterion: &mut Criterion) {
    of_game(criterion, "pyramido", &LearnPyramido);
    of_game(criterion, "sun", &LearnSun);
    of_game(criterion, "tomb", &LearnTomb);
}

criterion_group!(benches, nets);
criterion_main!(benches);
