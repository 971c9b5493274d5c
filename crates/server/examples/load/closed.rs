//! As many actions as the server can serve, and more people than it can.

use std::collections::BTreeMap;
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Barrier, PoisonError, RwLock};
use std::thread;
use std::time::{Duration, Instant};

use client::Browser;
use games::GameId;

use crate::server::Server;
use crate::wire::Pair;
use crate::{STACK, Times};

/// If the other person has received nothing by then, the action was hidden.
const HIDDEN: Duration = Duration::from_secs(10);

/// People who are turned away at the end of an overload.
const TURNED_AWAY: usize = 100;

/// How much of an answer is told, if people are turned away.
const TOLD: usize = 60;

/// What was measured.
struct Figures {
    actions: usize,
    seconds: f64,
    /// Why actions were refused, and how often.
    refused: BTreeMap<String, usize>,
    times: Times,
    busy: Duration,
}

impl Figures {
    fn rate(&self) -> f64 {
        self.actions as f64 / self.seconds
    }
}

pub(crate) fn run(server: &Server, game: GameId, tables: usize, seconds: u64) {
    let found = measure(server, game, tables, seconds, || {});
    println!("{tables} tables of {game} with two people each, as fast as they can, {seconds} s");
    println!(
        "{} actions, {:.0} a second, {} refused: {}",
        found.actions,
        found.rate(),
        found.refused.values().sum::<usize>(),
        found.times.line()
    );
    println!(
        "processor: {:.3} ms an action, {:.0} % of one core",
        found.busy.as_secs_f64() * 1_000.0 / found.actions as f64,
        100.0 * found.busy.as_secs_f64() / found.seconds
    );
}

/// Twice as many tables again and again, until there are `most`; then whoever else comes is turned
/// away. The server must have been started with [`room_for`] as many.
pub(crate) fn overload(server: &Server, game: GameId, most: usize, seconds: u64) {
    let mut best: f64 = 0.0;
    let mut last = 0.0;
    let mut tables = (most / 16).max(1);
    println!("{game}, two people at each table, as fast as they can, {seconds} s each");
    println!("| tables | actions a second | refused | median | 99 % | longest |");
    println!("| --- | --- | --- | --- | --- | --- |");
    while tables <= most {
        let is_last = tables * 2 > most;
        let found = measure(server, game, tables, seconds, || {
            if is_last {
                turn_away(server);
            }
        });
        println!(
            "| {tables} | {:.0} | {} | {:.1} ms | {:.1} ms | {:.1} ms |",
            found.rate(),
            found.refused.values().sum::<usize>(),
            found.times.at(0.5),
            found.times.at(0.99),
            found.times.at(1.0)
        );
        for (why, count) in &found.refused {
            println!("refused {count} times: {why}");
        }
        last = found.rate();
        best = best.max(last);
        tables *= 2;
    }
    println!(
        "with the most tables: {:.0} % of the best throughput",
        100.0 * last / best
    );
}

/// The limits under which this many tables have room, and nobody else.
pub(crate) fn room_for(tables: usize) -> String {
    // A page loads before it connects.
    format!("none,connections={}", 3 * tables + 16)
}

/// People come for whom there is no room: they are told so, and how soon.
fn turn_away(server: &Server) {
    let mut kept = Vec::new();
    // Those who came first hold what room there is.
    while Browser::new(server.address).get("/health").status == 200 {
        kept.extend((0..16).map(|_| TcpStream::connect(server.address).expect("a server")));
    }
    let mut times = Vec::new();
    let mut said = BTreeMap::new();
    for _ in 0..TURNED_AWAY {
        let began = Instant::now();
        let answer = Browser::new(server.address).get("/");
        times.push(began.elapsed());
        let text: String = answer.text().chars().take(TOLD).collect();
        *said.entry((answer.status, text)).or_insert(0) += 1;
    }
    println!("{TURNED_AWAY} more people come: {}", Times::new(times).line());
    for ((status, text), count) in said {
        println!("{count} are told {status}: {text}");
    }
}

/// Plays at this many tables; `meanwhile` is done when half of the time is over.
fn measure(server: &Server, game: GameId, tables: usize, seconds: u64, meanwhile: impl FnOnce()) -> Figures {
    let address = server.address;
    let met = Arc::new(Barrier::new(tables + 1));
    let stop = Arc::new(AtomicBool::new(false));
    let done = Arc::new(AtomicUsize::new(0));
    // A rematch opens new connections. While strangers hold all that are left, it has to wait, as
    // people would who are told to try again later.
    let room = Arc::new(RwLock::new(()));
    let people = (0..tables).map(|number| {
        let (met, stop, done) = (Arc::clone(&met), Arc::clone(&stop), Arc::clone(&done));
        let room = Arc::clone(&room);
        let play = move || {
            let mut pair = Pair::meet(address, game.id(), number as u64);
            met.wait();
            let mut times = Vec::new();
            let mut refused: BTreeMap<String, usize> = BTreeMap::new();
            while !stop.load(Ordering::Relaxed) {
                if pair.is_over() {
                    let _room = room.read().unwrap_or_else(PoisonError::into_inner);
                    pair.play_again();
                }
                let (told, answer) = pair.act(HIDDEN).expect("somebody may act");
                times.extend(told);
                match answer {
                    Ok(()) => {
                        done.fetch_add(1, Ordering::Relaxed);
                    }
                    Err(why) => *refused.entry(why).or_default() += 1,
                }
            }
            (times, refused)
        };
        let thread = thread::Builder::new().stack_size(STACK);
        thread.spawn(play).expect("a thread")
    });
    let people: Vec<_> = people.collect();
    met.wait();
    thread::sleep(Duration::from_secs(1));
    let half = Duration::from_secs(seconds) / 2;
    let (busy, begun, began) = (server.processor(), done.load(Ordering::Relaxed), Instant::now());
    thread::sleep(half);
    {
        let _room = room.write().unwrap_or_else(PoisonError::into_inner);
        meanwhile();
    }
    thread::sleep((2 * half).saturating_sub(began.elapsed()));
    let busy = server.processor().saturating_sub(busy);
    let actions = done.load(Ordering::Relaxed) - begun;
    let seconds = began.elapsed().as_secs_f64();
    stop.store(true, Ordering::Relaxed);
    let mut times = Vec::new();
    let mut refused: BTreeMap<String, usize> = BTreeMap::new();
    for thread in people {
        let (own, no) = thread.join().expect("no panic");
        times.extend(own);
        for (why, count) in no {
            *refused.entry(why).or_default() += count;
        }
    }
    Figures {
        actions,
        seconds,
        refused,
        times: Times::new(times),
        busy,
    }
}
