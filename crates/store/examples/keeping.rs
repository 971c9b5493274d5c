//! Measures how fast matches are stored and found, and what many of them cost.
//!
//! ```sh
//! cargo run -p store --example keeping -- [MATCHES] [FOLDER]
//! ```

use std::env;
use std::error::Error;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use play::Time;
use store::{AppendError, Change, Chunk, Filter, GuestId, Labels, MatchId, NewMatch, State, Store};

/// The number of appends to each match after its creation.
const WRITES: u64 = 2;

/// The resulting number of entries.
const ENTRIES: u64 = 60;

/// The number of actions measured.
const MEASURED: u64 = 2_000;

/// The number of tables that write at the same time.
const TABLES: u64 = 100;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut words = env::args().skip(1);
    let matches: u64 = words.next().map_or(Ok(10_000), |word| word.parse())?;
    let folder = tempfile::tempdir_in(words.next().map_or_else(env::temp_dir, Into::into))?;
    let began = Instant::now();
    let store = Store::open(folder.path(), [1; 32]).await?;
    println!("a new folder opened: {:.1} ms", millis(began.elapsed()));

    let began = Instant::now();
    for number in 0..matches {
        fill(&store, number).await?;
    }
    println!(
        "{matches} matches written: {:.1} s",
        began.elapsed().as_secs_f64()
    );
    one_by_one(&store).await?;
    at_once(&store).await?;
    store.close().await;
    let bytes = fs::metadata(folder.path().join("benben.sqlite"))?.len();
    println!("on the disk: {:.1} MB", bytes as f64 / 1e6);

    let before = resident()?;
    let began = Instant::now();
    let store = Store::open(folder.path(), [1; 32]).await?;
    println!("opened again: {:.1} ms", millis(began.elapsed()));
    look_around(&store, matches).await?;
    println!(
        "resident: {before:.1} MB before, {:.1} MB after all of it was read",
        resident()?
    );
    backup(&store, folder.path()).await?;
    store.close().await;
    Ok(())
}

/// Writes a match of [`ENTRIES`] entries, as a server would.
async fn fill(store: &Store, number: u64) -> Result<(), Box<dyn Error>> {
    let step = ENTRIES / (WRITES + 1);
    let over = number.is_multiple_of(2);
    store.create(&new(number, step)).await?;
    for write in 1..=WRITES {
        let expected = write * step;
        let chunk = chunk(expected + 1, expected + step);
        store
            .append(id(number), expected, &chunk, &state(over && write == WRITES))
            .await?;
    }
    Ok(())
}

/// Single actions, each answered before the next, as with human players.
async fn one_by_one(store: &Store) -> Result<(), Box<dyn Error>> {
    let mut times = Vec::new();
    for number in 0..MEASURED {
        let expected = ENTRIES + number / TABLES;
        let began = Instant::now();
        let chunk = chunk(expected + 1, expected + 1);
        store
            .append(id(number % TABLES), expected, &chunk, &state(false))
            .await?;
        times.push(began.elapsed());
    }
    println!("an action stored: {}", percentiles(times));
    Ok(())
}

/// Many tables at once: each has its next action ready as soon as the last one is answered.
async fn at_once(store: &Store) -> Result<(), Box<dyn Error>> {
    let began = Instant::now();
    let tables: Vec<_> = (0..TABLES)
        .map(|number| {
            let store = store.clone();
            tokio::spawn(async move {
                let mut times = Vec::new();
                let length = ENTRIES + MEASURED / TABLES;
                for expected in length..length + 10 {
                    let began = Instant::now();
                    let chunk = chunk(expected + 1, expected + 1);
                    store.append(id(number), expected, &chunk, &state(false)).await?;
                    times.push(began.elapsed());
                }
                Ok::<_, AppendError>(times)
            })
        })
        .collect();
    let mut times = Vec::new();
    for table in tables {
        times.extend(table.await??);
    }
    let rate = times.len() as f64 / began.elapsed().as_secs_f64();
    println!(
        "{TABLES} tables at once: {rate:.0} actions/s, {}",
        percentiles(times)
    );
    Ok(())
}

async fn look_around(store: &Store, matches: u64) -> Result<(), Box<dyn Error>> {
    let mut times = Vec::new();
    for number in 0..matches {
        let began = Instant::now();
        let kept = store.load(id(number)).await?.ok_or("a match is missing")?;
        times.push(began.elapsed());
        let last = kept.chunks.last().map_or(0, |chunk| chunk.last);
        assert!(last >= ENTRIES, "{number} has only {last} entries");
    }
    println!("a match loaded: {}", percentiles(times));

    let mut times = Vec::new();
    let latest = store.latest().await?;
    for _ in 0..MEASURED {
        let began = Instant::now();
        let (_, changed) = store.changes(latest).await?;
        times.push(began.elapsed());
        assert!(changed.is_empty());
    }
    println!("nothing has changed: {}", percentiles(times));

    let began = Instant::now();
    let (_, all) = store.changes(Change::NONE).await?;
    println!("all {} changes: {:.1} ms", all.len(), millis(began.elapsed()));

    for (what, filter) in [
        ("the latest fifty", Filter::default()),
        (
            "a guest's fifty",
            Filter {
                guest: Some(GuestId::new(1)),
                ..Filter::default()
            },
        ),
    ] {
        let mut times = Vec::new();
        for _ in 0..200 {
            let began = Instant::now();
            let page = store.list(&filter).await?;
            times.push(began.elapsed());
            assert_eq!(page.is_empty(), matches == 0);
        }
        println!("{what}: {}", percentiles(times));
    }
    let began = Instant::now();
    let counts = store.count().await?;
    println!("{counts:?}: {:.2} ms", millis(began.elapsed()));
    let began = Instant::now();
    let going = store.going().await?.len();
    println!("{going} going: {:.1} ms", millis(began.elapsed()));
    Ok(())
}

async fn backup(store: &Store, folder: &Path) -> Result<(), Box<dyn Error>> {
    let began = Instant::now();
    store
        .backup(&folder.join("backup"), store::Existing::Keep)
        .await?;
    println!("backed up: {:.1} s", began.elapsed().as_secs_f64());
    Ok(())
}

fn id(number: u64) -> MatchId {
    // Spread like random ids, but deterministic.
    MatchId::new(number.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

fn new(number: u64, entries: u64) -> NewMatch {
    let guest = GuestId::new(number % 100);
    NewMatch {
        id: id(number),
        opening: "benben 1\ngame pylos standard 1\nplayer 1 person Anna\nplayer 2 bot hard\n".to_owned(),
        chunk: Some(chunk(1, entries)),
        secret: Some("5e".repeat(32)),
        seats: vec![Some(guest), None],
        owner: guest,
        labels: Labels {
            game: "pylos".to_owned(),
            variant: "standard".to_owned(),
            players: vec!["Anna".to_owned(), "Benben".to_owned()],
        },
        state: state(false),
    }
}

fn chunk(first: u64, last: u64) -> Chunk {
    let lines = (first..=last).map(|number| format!("{number}. 1: a1 @2026-11-15T09:26:51.123Z\n"));
    Chunk {
        first,
        last,
        text: lines.collect(),
    }
}

fn state(over: bool) -> State {
    State {
        changed: Time::from_millis(1_763_000_000_000),
        over,
        waiting: 0b10,
        bots: 0b10,
        deadline: None,
        result: None,
    }
}

fn percentiles(mut times: Vec<Duration>) -> String {
    times.sort_unstable();
    let at = |share: f64| millis(times[((times.len() - 1) as f64 * share) as usize]);
    format!(
        "median {:.3} ms, 99th percentile {:.3} ms, longest {:.1} ms ({} times)",
        at(0.5),
        at(0.99),
        at(1.0),
        times.len()
    )
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// The resident memory of this process in megabytes; 0 on systems without `/proc`.
fn resident() -> Result<f64, Box<dyn Error>> {
    let Ok(status) = fs::read_to_string("/proc/self/status") else {
        return Ok(0.0);
    };
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes: f64 = line.unwrap_or("0 kB").trim().trim_end_matches(" kB").parse()?;
    Ok(kilobytes / 1e3)
}
