//! Many tables at once, each with two people who play by a link.
//!
//! ```sh
//! cargo xtask load [TABLES [SECONDS]]
//! ```
//!
//! Starts the program that is named, so that its memory is its own, and plays
//! from outside: at every table one action every two seconds, of all five
//! games in turn, with a rematch when a match is over. What is measured is the
//! time from an action's being sent until the other person's page has received
//! what came of it. Choices that nobody else may notice are not counted.

use std::env;
use std::fs;
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Barrier};
use std::thread;
use std::time::{Duration, Instant};

use dice::SeededDice;
use games::GameId;

#[path = "../tests/it/client/mod.rs"]
#[expect(dead_code, unused_imports, reason = "the tests of the server use more of it")]
mod client;

use client::{Guest, Heard, Live};

/// Time between two actions at a table.
const BETWEEN: Duration = Duration::from_secs(2);

/// What the other person has not been told after this is not for them to notice.
const HIDDEN: Duration = Duration::from_millis(1_500);

/// A thread only waits and reads.
const STACK: usize = 256 * 1024;

fn main() {
    let mut words = env::args().skip(1);
    let program = words.next().expect("the program to be loaded");
    let tables: usize = words.next().map_or(500, |word| word.parse().expect("a number"));
    let seconds: u64 = words.next().map_or(600, |word| word.parse().expect("a number"));
    let folder = tempfile::tempdir().expect("a temporary folder");
    let port = free_port();
    let mut server = Command::new(program)
        .args([
            "serve",
            "--no-open",
            "--rate",
            "1000000",
            "--port",
            &port.to_string(),
        ])
        .arg("--data")
        .arg(folder.path())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("a server");
    load(
        &server,
        SocketAddr::from((Ipv4Addr::LOCALHOST, port)),
        tables,
        seconds,
    );
    server.kill().expect("it ends");
    server.wait().expect("it has ended");
}

fn load(server: &Child, address: SocketAddr, tables: usize, seconds: u64) {
    while TcpStream::connect(address).is_err() {
        thread::sleep(Duration::from_millis(20));
    }
    // What one table brings in for all is not its own.
    drop(Pair::meet(address, "pylos", 0));
    let before = resident(server.id());
    let met = Arc::new(Barrier::new(tables + 1));
    let stop = Arc::new(AtomicBool::new(false));
    let rematches = Arc::new(AtomicUsize::new(0));
    let people = (0..tables).map(|number| {
        let (met, stop, rematches) = (Arc::clone(&met), Arc::clone(&stop), Arc::clone(&rematches));
        let play = move || {
            let mut pair = Pair::meet(
                address,
                GameId::ALL[number % GameId::ALL.len()].id(),
                number as u64,
            );
            met.wait();
            // Not all at once.
            thread::sleep(BETWEEN.mul_f64(number as f64 / tables as f64));
            let mut times = Vec::new();
            while !stop.load(Ordering::Relaxed) {
                let began = Instant::now();
                if pair.is_over() {
                    pair.play_again();
                    rematches.fetch_add(1, Ordering::Relaxed);
                }
                times.extend(pair.act());
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
    let connected = resident(server.id());
    let busy = processor_time(server.id());
    let began = Instant::now();
    while began.elapsed() < Duration::from_secs(seconds) {
        thread::sleep(Duration::from_secs(1));
    }
    let busy = processor_time(server.id()).saturating_sub(busy);
    let after = resident(server.id());
    stop.store(true, Ordering::Relaxed);
    let played = people.into_iter().map(|thread| thread.join().expect("no panic"));
    let mut times: Vec<Duration> = played.flatten().collect();
    times.sort();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1_000.0;
    let share = 100.0 * busy.as_secs_f64() / seconds as f64;
    let each = |now: u64| now.saturating_sub(before) as f64 / tables as f64 / 1_000.0;
    println!("{tables} tables with two people each, {seconds} s, an action every 2 s at each");
    println!(
        "{} actions reached the other side: median {:.1} ms, 99 % {:.1} ms, 99.9 % {:.1} ms, longest {:.1} ms",
        times.len(),
        at(0.5),
        at(0.99),
        at(0.999),
        at(1.0)
    );
    println!(
        "memory: {:.1} MB before, {:.1} kB a table when all were connected, {:.1} kB at the end",
        before as f64 / 1e6,
        each(connected),
        each(after)
    );
    println!(
        "processor: {share:.0} % of one core; {} matches were over and played once more",
        rematches.load(Ordering::Relaxed)
    );
}

/// Two people at a table.
struct Pair {
    guests: [Guest; 2],
    pages: [Live; 2],
    dice: SeededDice,
}

impl Pair {
    /// The one invites, the other sits down.
    fn meet(address: SocketAddr, game: &str, seed: u64) -> Pair {
        let (mut host, mut friend) = (Guest::new(address), Guest::new(address));
        let table = host.post(&format!("/invite/{game}"), &[("nonce", "")]).location();
        let page = host.get(&table).expect(200).text();
        let field = &page[page.find("id=\"invite2\"").expect("an invitation")..];
        let link = client::attribute(field, "value");
        friend.post(link, &[("name", "Nofret")]).location();
        Pair::at(&table, [host, friend], SeededDice::new(seed))
    }

    fn at(table: &str, mut guests: [Guest; 2], dice: SeededDice) -> Pair {
        let id = table.strip_prefix("/table/").expect("the address of a table");
        let pages = guests.each_ref().map(|guest| Live::new(guest, id));
        for guest in &mut guests {
            guest.received = Vec::new();
        }
        let mut pair = Pair { guests, pages, dice };
        pair.listen();
        pair
    }

    fn is_over(&self) -> bool {
        self.pages.iter().any(Live::is_over)
    }

    fn play_again(&mut self) {
        let path = format!("/table/{}/rematch", self.pages[0].id);
        let table = self.guests[0].post(&path, &[]).location();
        let guests = self.guests.clone();
        let dice = self.dice.clone();
        *self = Pair::at(&table, guests, dice);
    }

    /// Hears what has been said meanwhile, and forgets how.
    fn listen(&mut self) {
        for page in &mut self.pages {
            while page.hear(Duration::from_millis(1)).is_some() {}
            page.received.clear();
            page.guest.received = Vec::new();
        }
    }

    /// Somebody plays; says how long it took until the other knew, if they may.
    fn act(&mut self) -> Option<Duration> {
        self.listen();
        let actor = self.pages.iter().position(Live::may_act)?;
        let word = self.pages[actor].any_word(&mut self.dice);
        let other = 1 - actor;
        let began = Instant::now();
        let (seq, seat) = (self.pages[actor].seq(), self.pages[actor].seat());
        let message = serde_json::json!({ "do": "act", "seq": seq, "seat": seat, "word": word });
        self.pages[actor].say(&message);
        let told = self.pages[other].hear(HIDDEN).map(|_| began.elapsed());
        match self.pages[actor].answer() {
            Heard::Done => told,
            // Something was still on its way to this page: the next try knows it.
            Heard::Refused(_) => None,
        }
    }
}

fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
    listener.local_addr().expect("an address").port()
}

/// The memory that a process has, in bytes.
fn resident(process: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).expect("a process");
    let line = status.lines().find(|line| line.starts_with("VmRSS:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().nth(1)?.parse::<u64>().ok());
    kilobytes.expect("a size") * 1_024
}

/// How long a process has worked on any core.
fn processor_time(process: u32) -> Duration {
    const TICKS_A_SECOND: u64 = 100;
    let line = fs::read_to_string(format!("/proc/{process}/stat")).expect("a process");
    let after_name = line.rsplit_once(") ").expect("a name").1;
    let ticks: u64 = after_name
        .split(' ')
        .skip(11)
        .take(2)
        .map(|ticks| ticks.parse::<u64>().expect("a number"))
        .sum();
    Duration::from_millis(ticks * 1_000 / TICKS_A_SECOND)
}
