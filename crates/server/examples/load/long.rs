//! Whether an action costs more late in a long match.

use std::thread;
use std::time::Duration;

use crate::STACK;
use crate::server::Server;
use crate::wire::Pair;

/// Nothing is hidden in Pacal's Rocket.
const PATIENCE: Duration = Duration::from_mins(1);

/// The actions that are compared.
const EARLY: (u64, u64) = (0, 50);
const LATE: (u64, u64) = (350, 400);

pub(crate) fn run(server: &Server, tables: usize) {
    let address = server.address;
    let mut pairs: Vec<Pair> = (0..tables)
        .map(|number| Pair::meet(address, "pacal", number as u64))
        .collect();
    println!("{tables} tables of Pacal's Rocket");
    let early = stretch(server, &mut pairs, EARLY);
    stretch(server, &mut pairs, (EARLY.1, LATE.0));
    let late = stretch(server, &mut pairs, LATE);
    println!(
        "processor: {early:.3} ms an action in the first 50, {late:.3} ms in actions 350 to 400: {:.2} times",
        late / early
    );
}

/// Plays this stretch at all tables at once; returns the milliseconds of processor an action.
fn stretch(server: &Server, pairs: &mut [Pair], (from, to): (u64, u64)) -> f64 {
    let busy = server.processor();
    let actions: u64 = thread::scope(|scope| {
        let people: Vec<_> = pairs
            .iter_mut()
            .map(|pair| {
                let play = move || {
                    let mut actions = 0;
                    while actions < to - from && !pair.is_over() {
                        let (_, answer) = pair.act(PATIENCE).expect("somebody may act");
                        assert_eq!(answer, Ok(()), "an action was refused");
                        actions += 1;
                    }
                    actions
                };
                let thread = thread::Builder::new().stack_size(STACK);
                thread.spawn_scoped(scope, play).expect("a thread")
            })
            .collect();
        people
            .into_iter()
            .map(|thread| thread.join().expect("no panic"))
            .sum()
    });
    let wanted = (to - from) * pairs.len() as u64;
    if actions < wanted {
        println!("actions {from} to {to}: {actions} of {wanted}, the others' matches were over");
    }
    let busy = server.processor().saturating_sub(busy);
    busy.as_secs_f64() * 1_000.0 / actions as f64
}
