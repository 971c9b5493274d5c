//! One table with many who watch.

use std::thread;
use std::time::Duration;

use client::Browser;

use crate::server::Server;
use crate::wire::{Pair, Wire};
use crate::{STACK, Times};

/// Nothing is hidden in Pylos.
const PATIENCE: Duration = Duration::from_mins(1);

/// People think between two actions, so that everybody has seen one before the next.
const BETWEEN: Duration = Duration::from_millis(100);

/// The number of people who join while the others watch.
const LATE: usize = 20;

pub(crate) fn run(server: &Server, spectators: usize, actions: u64) {
    let mut pair = Pair::meet(server.address, "pylos", 1);
    println!("one table of Pylos, {actions} actions");
    play(server, &mut pair, actions, "nobody watches");
    let mut watching = Vec::new();
    for _ in 0..spectators {
        watching.push(watch(server, &pair));
    }
    thread::sleep(Duration::from_secs(1));
    play(server, &mut pair, actions, &format!("{spectators} people watch"));
    let busy = server.processor();
    for _ in 0..LATE {
        watching.push(watch(server, &pair));
    }
    thread::sleep(Duration::from_secs(1));
    let busy = server.processor().saturating_sub(busy);
    println!(
        "one more joins: {:.2} ms of processor",
        busy.as_secs_f64() * 1_000.0 / LATE as f64
    );
}

fn watch(server: &Server, pair: &Pair) -> thread::JoinHandle<()> {
    let wire = Wire::open(&mut Browser::new(server.address), &pair.table);
    let thread = thread::Builder::new().stack_size(STACK);
    thread.spawn(move || wire.watch()).expect("a thread")
}

fn play(server: &Server, pair: &mut Pair, actions: u64, when: &str) {
    let mut times = Vec::new();
    let busy = server.processor();
    for _ in 0..actions {
        if pair.is_over() {
            println!("the match was over after {} actions", times.len());
            break;
        }
        let (told, answer) = pair.act(PATIENCE).expect("somebody may act");
        assert_eq!(answer, Ok(()), "an action was refused");
        times.extend(told);
        thread::sleep(BETWEEN);
    }
    let busy = server.processor().saturating_sub(busy);
    println!(
        "{when}: {:.2} ms of processor an action; the other page was told after {}",
        busy.as_secs_f64() * 1_000.0 / times.len() as f64,
        Times::new(times).line()
    );
}
