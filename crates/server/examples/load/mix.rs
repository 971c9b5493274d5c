//! All five games, at the pace of people who know what they want.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Barrier};
use std::thread;
use std::time::{Duration, Instant};

use games::GameId;

use crate::server::Server;
use crate::wire::Pair;
use crate::{STACK, Times};

/// The time between two actions at a table.
const BETWEEN: Duration = Duration::from_secs(2);

/// If the other person has received nothing by then, the action was hidden.
const HIDDEN: Duration = Duration::from_millis(1_500);

pub(crate) fn run(server: &Server, tables: usize, seconds: u64) {
    let address = server.address;
    // Shared caches must not count as the cost of one table.
    drop(Pair::meet(address, "pylos", 0));
    let before = server.resident();
    let met = Arc::new(Barrier::new(tables + 1));
    let stop = Arc::new(AtomicBool::new(false));
    let rematches = Arc::new(AtomicUsize::new(0));
    let people = (0..tables).map(|number| {
        let (met, stop, rematches) = (Arc::clone(&met), Arc::clone(&stop), Arc::clone(&rematches));
        let play = move || {
            let game = GameId::ALL[number % GameId::ALL.len()].id();
            let mut pair = Pair::meet(address, game, number as u64);
            met.wait();
            // Staggered, not all at once.
            thread::sleep(BETWEEN.mul_f64(number as f64 / tables as f64));
            let mut times = Vec::new();
            while !stop.load(Ordering::Relaxed) {
                let began = Instant::now();
                if pair.is_over() {
                    pair.play_again();
                    rematches.fetch_add(1, Ordering::Relaxed);
                }
                pair.listen();
                times.extend(pair.act(HIDDEN).and_then(|(told, _)| told));
                thread::sleep(BETWEEN.saturating_sub(began.elapsed()));
            }
            times
        };
        let thread = thread::Builder::new().stack_size(STACK);
        thread.spawn(play).expect("a thread")
    });
    let people: Vec<_> = people.collect();
    met.wait();
    thread::sleep(Duration::from_secs(2));
    let connected = server.resident();
    let busy = server.processor();
    thread::sleep(Duration::from_secs(seconds));
    let busy = server.processor().saturating_sub(busy);
    let after = server.resident();
    stop.store(true, Ordering::Relaxed);
    let played = people.into_iter().map(|thread| thread.join().expect("no panic"));
    let times = Times::new(played.flatten().collect());
    let each = |now: u64| now.saturating_sub(before) as f64 / tables as f64 / 1_000.0;
    println!("{tables} tables with two people each, {seconds} s, an action every 2 s at each");
    println!(
        "{} actions reached the other side: {}",
        times.0.len(),
        times.line()
    );
    println!(
        "memory: {:.1} MB before, {:.1} kB a table when all were connected, {:.1} kB at the end",
        before as f64 / 1e6,
        each(connected),
        each(after)
    );
    println!(
        "processor: {:.1} % of one core, {:.3} ms an action that was seen; {} matches were over and played once more",
        100.0 * busy.as_secs_f64() / seconds as f64,
        busy.as_secs_f64() * 1_000.0 / times.0.len() as f64,
        rematches.load(Ordering::Relaxed)
    );
}
