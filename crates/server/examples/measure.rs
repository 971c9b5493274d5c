//! Measures how fast tables are served, how much data is sent, and what many matches cost.
//!
//! ```sh
//! cargo run -p server --example measure -- [FOLDER]      # faster with --release
//! ```
//!
//! Everything is measured from outside, through local connections, so the figures include the
//! client's work.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use dice::SeededDice;
use games::GameId;
use rules::Position;
use server::{App, ResourceLimits, Settings};
use store::{Chunk, Labels, MatchId, NewMatch, State, Store, StoredMatch};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

use client::{Browser, Heard, Live, attribute};

/// The number of requests for each kind of page.
const PAGES: usize = 300;

/// Matches against `hard` at the same time, and the turns in each.
const CROWD: usize = 100;
const TURNS: usize = 3;

/// The number of matches stored for measuring memory.
const STORED: u64 = 10_000;

fn main() {
    let parent = env::args().nth(1).map_or_else(env::temp_dir, Into::into);
    // First, before this process has done anything else.
    let crowded = tempfile::tempdir_in(&parent).expect("a temporary folder");
    memory(crowded.path());
    let folder = tempfile::tempdir_in(&parent).expect("a temporary folder");
    let runtime = Runtime::new().expect("a runtime");
    let address = serve(&runtime, folder.path());
    let mut guest = Browser::new(address);
    guest.get("/rules").expect(200);
    pages(&mut guest);
    transferred(&mut guest);
    actions(&mut guest);
    crowd(&guest);
}

fn serve(runtime: &Runtime, folder: &Path) -> SocketAddr {
    runtime.block_on(async {
        let store = Store::open(folder, [1; 32]).await.expect("a data folder");
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let settings = Settings {
            rate: u32::MAX,
            limits: ResourceLimits::none(),
            ..Settings::default()
        };
        let app = App::new(store, settings);
        tokio::spawn(server::serve(app, listener, std::future::pending()));
        address
    })
}

/// A match of a person against a bot after some actions.
fn begun(guest: &mut Browser, game: GameId, bot: &str) -> String {
    let id = guest.open(game.id(), &[("who2", bot), ("who3", bot)]);
    let mut live = Live::new(guest, &id);
    let dice = &mut SeededDice::new(1);
    for _ in 0..12 {
        live.play_any(dice);
    }
    id
}

fn pages(guest: &mut Browser) {
    println!("pages, each over a new connection: median, 99th percentile");
    for &game in GameId::ALL {
        let id = begun(guest, game, "random");
        for (name, path) in [("table", ""), ("looking back", "/at/6")] {
            let path = format!("/table/{id}{path}");
            let times = (0..PAGES).map(|_| timed(|| drop(guest.get(&path).expect(200))));
            report(&format!("  {game}, {name}"), times.collect());
        }
    }
    let times = (0..PAGES).map(|_| timed(|| drop(guest.get("/").expect(200))));
    report("  home", times.collect());
}

/// What a browser fetches for its first table, compressed.
fn transferred(guest: &mut Browser) {
    println!("a table's page with all that it loads, packed: bytes");
    for &game in GameId::ALL {
        let id = begun(guest, game, "random");
        let mut waiting = vec![format!("/table/{id}")];
        let (mut seen, mut bytes) = (BTreeSet::new(), 0);
        while let Some(path) = waiting.pop() {
            if !seen.insert(path.clone()) {
                continue;
            }
            bytes += guest
                .ask("GET", &path, &[("accept-encoding", "gzip")], b"")
                .expect(200)
                .size;
            let text = guest.get(&path).expect(200).text();
            for part in text.split("=\"/assets/").skip(1) {
                let name = part.split('"').next().expect("an end");
                waiting.push(format!("/assets/{name}"));
            }
            for part in text.split("from \"./").skip(1) {
                let name = part.split('"').next().expect("an end");
                let (folder, _) = path.rsplit_once('/').expect("a folder");
                waiting.push(format!("{folder}/{name}"));
            }
        }
        println!("  {game}: {bytes} in {} answers", seen.len());
    }
}

/// An action: sent, decided, stored, answered, and its update received.
fn actions(guest: &mut Browser) {
    println!("actions over whole matches: answered, update received; bytes of an update");
    for &game in GameId::ALL {
        let id = guest.open(game.id(), &[("who2", "random")]);
        let mut live = Live::new(guest, &id);
        let dice = &mut SeededDice::new(2);
        let (mut answered, mut updated) = (Vec::new(), Vec::new());
        loop {
            live.until_own_turn();
            if live.is_over() {
                break;
            }
            let (word, before, seat) = (live.any_word(dice), live.seq(), live.seat());
            let began = Instant::now();
            assert_eq!(live.act(&word), Heard::Done);
            answered.push(began.elapsed());
            live.until(|live| live.seq() != before || live.seat() != seat);
            updated.push(began.elapsed());
        }
        let is_update = |text: &&String| text.starts_with("{\"is\":\"update\"");
        let mut sizes: Vec<usize> = live
            .received
            .iter()
            .filter(is_update)
            .skip(1)
            .map(String::len)
            .collect();
        sizes.sort_unstable();
        report(&format!("  {game}, answered"), answered);
        report(&format!("  {game}, update received"), updated);
        let at = |percent: usize| sizes[(sizes.len() - 1) * percent / 100];
        println!(
            "  {game}, update: median {} bytes, 99th percentile {}",
            at(50),
            at(99)
        );
    }
}

/// Many matches against strong bots at once; pages must stay fast.
fn crowd(guest: &Browser) {
    println!("{CROWD} matches against hard at once, {TURNS} turns each");
    let mut visitor = guest.clone();
    let visited = begun(&mut visitor, GameId::Pylos, "random");
    let players: Vec<_> = (0..CROWD)
        .map(|number| {
            let mut guest = guest.clone();
            thread::spawn(move || {
                let game = GameId::ALL[number % GameId::ALL.len()];
                let id = guest.open(game.id(), &[("who2", "hard")]);
                let mut live = Live::new(&guest, &id);
                let dice = &mut SeededDice::new(number as u64);
                live.until_own_turn();
                let mut longest = Duration::ZERO;
                for _ in 0..TURNS {
                    // A turn may have several actions; the wait after the last one is the bot's.
                    longest = longest.max(timed(|| live.play_any(dice)));
                }
                longest
            })
        })
        .collect();
    let over = Arc::new(AtomicBool::new(false));
    let visiting = {
        let over = Arc::clone(&over);
        thread::spawn(move || {
            let paths = [
                "/".to_owned(),
                format!("/table/{visited}"),
                format!("/table/{visited}/at/3"),
            ];
            let mut times = Vec::new();
            for path in paths.iter().cycle() {
                if over.load(Ordering::Relaxed) {
                    break;
                }
                times.push(timed(|| drop(visitor.get(path).expect(200))));
                thread::sleep(Duration::from_millis(10));
            }
            times
        })
    };
    let waits: Vec<Duration> = players
        .into_iter()
        .map(|player| player.join().expect("no player stumbles"))
        .collect();
    over.store(true, Ordering::Relaxed);
    report("  pages meanwhile", visiting.join().expect("no visitor stumbles"));
    println!(
        "  longest wait for a bot: {:.1} s",
        waits.iter().max().expect("a wait").as_secs_f64()
    );
    report("  longest wait of each match", waits);
}

/// The cost of many stored matches.
fn memory(folder: &Path) {
    let runtime = Runtime::new().expect("a runtime");
    let began = Instant::now();
    let address = serve(&runtime, folder);
    let mut guest = Browser::new(address);
    guest.get("/rules").expect(200);
    let owner = guest.cookies["benben"]
        .split('.')
        .next()
        .expect("a name")
        .parse()
        .expect("a guest");
    let ids: Vec<String> = GameId::ALL
        .iter()
        .map(|game| begun(&mut guest, *game, "person"))
        .collect();
    drop(runtime);
    let runtime = Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = Store::open(folder, [1; 32]).await.expect("a data folder");
        for number in 0..STORED {
            let place = number as usize % ids.len();
            let kept = store.load(ids[place].parse().expect("an id")).await;
            let kept = kept.expect("a store that works").expect("a match");
            let game = GameId::ALL[place];
            store
                .create(&copy(kept, number + 1, game, owner))
                .await
                .expect("a new match");
        }
        store.close().await;
    });
    println!("{STORED} matches stored: {:.1} s", began.elapsed().as_secs_f64());
    let before = resident();
    let began = Instant::now();
    let address = serve(&runtime, folder);
    guest = guest.at(address);
    guest.get("/").expect(200);
    println!(
        "  first page after the start: {:.0} ms",
        began.elapsed().as_secs_f64() * 1e3
    );
    let opened = resident();
    for number in 0..500 {
        guest
            .get(&format!("/table/{}", MatchId::new(number + 1)))
            .expect(200);
        guest.received.clear();
    }
    println!(
        "  resident: {before:.0} MB before, {opened:.0} MB with the server, {:.0} MB after 500 tables were opened",
        resident()
    );
    let home = guest.get("/").expect(200).text();
    assert!(!attribute(&home, "data-version").is_empty());
}

/// The same match with another id, waiting for a person.
fn copy(kept: StoredMatch, number: u64, game: GameId, owner: store::GuestId) -> NewMatch {
    let text: String = kept.chunks.iter().map(|chunk| chunk.text.as_str()).collect();
    let record = play::record::Record::parse((kept.opening.clone() + &text).as_bytes()).expect("a record");
    let played: play::Match<games::AnyPosition> = record.replay(&play::GameLibrary).expect("a match");
    let waiting = played.position().undecided();
    NewMatch {
        id: MatchId::new(number),
        opening: kept.opening,
        chunk: Some(Chunk {
            first: 1,
            last: played.log().len() as u64,
            text,
        }),
        secret: kept.secret,
        seats: kept.seats,
        owner,
        labels: Labels {
            game: game.id().to_owned(),
            variant: game.default_variant().to_owned(),
            players: played.players().iter().map(ToString::to_string).collect(),
        },
        state: State {
            changed: played.log().last().expect("an entry").time,
            over: false,
            waiting: waiting.iter().fold(0, |bits, seat| bits | 1 << seat.index()),
            bots: 0,
            deadline: None,
            result: None,
        },
    }
}

fn timed(work: impl FnOnce()) -> Duration {
    let began = Instant::now();
    work();
    began.elapsed()
}

fn report(what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |percent: usize| times[(times.len() - 1) * percent / 100].as_secs_f64() * 1e3;
    println!(
        "{what}: {:.2} ms, {:.2} ms ({} times)",
        at(50),
        at(99),
        times.len()
    );
}

/// The resident memory of this process in megabytes; 0 on systems without `/proc`.
fn resident() -> f64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<f64>().ok());
    kilobytes.unwrap_or_default() / 1e3
}
