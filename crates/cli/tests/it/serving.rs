//! The server as a process: killed, asked to stop, and started twice.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use dice::SeededDice;
use games::{AnyPosition, GameId};
use play::record::Record;
use play::{EntryKind, GameLibrary, Match};
use rules::{Dice, Seat};
use store::Store;

use crate::{benben, command, text};
use client::{Browser, Live, Played, until};

/// The minutes per seat at tables with a clock.
const MINUTES: u64 = 30;

/// A server in its own process.
struct Serving {
    child: Child,
    address: SocketAddr,
    /// Kept open, because printing to a closed pipe fails.
    _out: BufReader<ChildStdout>,
}

impl Serving {
    fn start(data: &Path) -> Serving {
        let rate = u32::MAX.to_string();
        let words = [
            "serve",
            "--no-open",
            "--port",
            "0",
            "--rate",
            &rate,
            "--data",
            text(data),
        ];
        Serving::started(&mut command(&words))
    }

    /// Starts a command that serves, and waits until it prints its address.
    fn started(command: &mut Command) -> Serving {
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the binary starts");
        let out = child.stdout.take().expect("a piped standard output");
        let mut out = BufReader::new(out);
        let mut line = String::new();
        out.read_line(&mut line).expect("text");
        let address = line
            .split_once("http://")
            .and_then(|(_, rest)| rest.split('/').next());
        let address = address.unwrap_or_else(|| panic!("no address in {line}"));
        Serving {
            child,
            address: address.parse().expect("an address"),
            _out: out,
        }
    }

    /// Kills the process with `kill -9`.
    fn kill(mut self) {
        self.child.kill().expect("a process to kill");
        self.child.wait().expect("it ends");
    }

    /// Asks it to stop and waits; returns how long that took.
    fn terminate(mut self) -> Duration {
        let began = Instant::now();
        let id = self.child.id().to_string();
        let told = Command::new("kill").args(["-TERM", &id]).status();
        assert!(told.expect("kill is there").success());
        let status = self.child.wait().expect("a child");
        assert!(status.success(), "{status}");
        began.elapsed()
    }
}

#[test]
fn plain_benben_serves_from_the_users_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    // Without a display no browser is opened.
    let mut plain = command(&[]);
    plain
        .env("BENBEN_DATA", folder.path())
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY");
    let serving = Serving::started(&mut plain);
    let page = Browser::new(serving.address).get("/").expect(200).text();
    assert!(page.contains("/choose/pylos"));
    serving.terminate();
    assert!(folder.path().join("benben.sqlite").exists());
}

/// The match as stored in the folder, while no server is running.
fn kept(data: &Path, id: &str) -> Match<AnyPosition> {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let kept = runtime.block_on(async {
        let store = Store::open(data, [1; 32]).await.expect("a data folder");
        let kept = store.load(id.parse().expect("an id")).await;
        store.close().await;
        kept.expect("a store that works").expect("the match")
    });
    let log: String = kept.chunks.iter().map(|chunk| chunk.text.as_str()).collect();
    let record = Record::parse((kept.opening + &log).as_bytes()).expect("a record");
    record
        .replay(&GameLibrary)
        .unwrap_or_else(|error| panic!("{error}"))
}

/// The actions of the person on the first seat, in notation.
fn words(game: &Match<AnyPosition>) -> Vec<String> {
    let of_first = |kind: &EntryKind<_>| {
        matches!(
            kind,
            EntryKind::Acted {
                seat: Seat::FIRST,
                ..
            }
        )
    };
    let numbers = game
        .standing()
        .filter(|number| of_first(&game.entry(*number).expect("an entry").kind));
    numbers
        .map(|number| game.word(number).expect("an action").to_string())
        .collect()
}

/// The actions that the server acknowledged, by table.
type Answered = BTreeMap<String, Vec<String>>;

/// Plays at all tables at once until the server is killed.
fn play_until_killed(serving: Serving, guest: &Browser, answered: &mut Answered, dice: &mut SeededDice) {
    let (tell, told) = mpsc::channel();
    let players: Vec<_> = answered
        .keys()
        .map(|id| {
            let (id, guest, tell) = (id.clone(), guest.clone(), tell.clone());
            let seed = u64::from(dice.below(u32::MAX));
            thread::spawn(move || {
                let mut live = Live::new(&guest, &id);
                tell.send((id.clone(), None)).expect("somebody listens");
                let dice = &mut SeededDice::new(seed);
                while let Ok(Played::Action(word)) = live.try_play(dice) {
                    tell.send((id.clone(), Some(word))).expect("somebody listens");
                }
            })
        })
        .collect();
    drop(tell);
    let mut connected = 0;
    let mut end = None;
    let mut serving = Some(serving);
    loop {
        // The time of the kill is chosen once everybody plays.
        let left = end.map_or(Duration::from_secs(30), |end: Instant| {
            end.saturating_duration_since(Instant::now())
        });
        match told.recv_timeout(left) {
            Ok((_, None)) => {
                connected += 1;
                if connected == answered.len() {
                    let moment = u64::from(dice.below(400));
                    end = Some(Instant::now() + Duration::from_millis(moment));
                }
            }
            Ok((id, Some(word))) => answered.get_mut(&id).expect("a table").push(word),
            Err(mpsc::RecvTimeoutError::Timeout) => {
                serving.take().expect("killed once only").kill();
                break;
            }
            Err(mpsc::RecvTimeoutError::Disconnected) => break,
        }
    }
    // Answers sent before the kill may arrive after it.
    for (id, word) in told {
        answered.get_mut(&id).expect("a table").extend(word);
    }
    for player in players {
        player.join().expect("no player stumbles");
    }
    if let Some(serving) = serving {
        serving.kill();
    }
}

/// The milliseconds left on the two clocks of a match, computed from its log alone.
fn clocks(game: &Match<AnyPosition>, now: u64) -> [u64; 2] {
    let mut spent = [0; 2];
    let mut since = None;
    for entry in game.log() {
        if let EntryKind::Acted { seat, .. } = &entry.kind {
            let time = entry.time.as_millis();
            spent[seat.index()] += since.map_or(0, |since| time - since);
            since = Some(time);
        }
    }
    // It is the person's turn.
    spent[0] += since.map_or(0, |since| now.saturating_sub(since));
    spent.map(|spent| MINUTES * 60_000 - spent)
}

fn now() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.expect("a time after 1970").as_millis() as u64
}

fn open(guest: &mut Browser, game: GameId) -> String {
    let minutes = MINUTES.to_string();
    let mut fields = vec![("who1", "me"), ("who2", "random")];
    if game == GameId::Pylos {
        fields.extend([("clock", "fischer"), ("minutes", &minutes), ("increment", "0")]);
    }
    guest.open(game.id(), &fields)
}

#[test]
fn nothing_that_was_answered_is_lost_by_a_kill() {
    // Each kill ends a match of every game: 200 in a soak.
    let kills = if env::var_os("BENBEN_SOAK").is_some() {
        40
    } else {
        10
    };
    let place = tempfile::tempdir().expect("a temporary folder");
    let data = place.path();
    let dice = &mut SeededDice::new(u64::from(std::process::id()));
    let mut answered = Answered::new();
    let mut games = BTreeMap::new();
    let serving = Serving::start(data);
    let mut guest = Browser::new(serving.address);
    guest.get("/rules").expect(200);
    for &game in GameId::ALL {
        let id = open(&mut guest, game);
        answered.insert(id.clone(), Vec::new());
        games.insert(id, game);
    }
    let mut serving = Some(serving);
    let mut total = 0;
    for kill in 0..kills {
        let running = serving.take().expect("a server");
        play_until_killed(running, &guest, &mut answered, dice);
        for (id, said) in &mut answered {
            let kept = words(&kept(data, id));
            let game = games[id];
            assert!(
                kept.starts_with(said),
                "{game}, kill {kill}: {said:?} in {kept:?}"
            );
            assert!(kept.len() <= said.len() + 1, "{game}: {said:?} in {kept:?}");
            *said = kept;
        }
        let running = Serving::start(data);
        guest = guest.at(running.address);
        for (id, mut said) in std::mem::take(&mut answered) {
            let game = games[&id];
            let mut live = Live::new(&guest, &id);
            live.until_own_turn();
            if game == GameId::Pylos && !live.is_over() && !said.is_empty() {
                let before = now();
                let live = Live::new(&guest, &id);
                let shown = |seat: usize| {
                    live.update["clocks"][seat]["left"]
                        .as_u64()
                        .expect("milliseconds")
                };
                let log = kept(data, &id);
                let (most, least) = (clocks(&log, before), clocks(&log, now()));
                for seat in 0..2 {
                    let shown = shown(seat);
                    assert!(
                        (least[seat]..=most[seat]).contains(&shown),
                        "{least:?} {shown} {most:?}"
                    );
                }
            }
            match live.try_play(dice).expect("the server goes on") {
                Played::Action(word) => {
                    said.push(word);
                    total += said.len();
                    answered.insert(id, said);
                }
                Played::Over => {
                    let other = open(&mut guest, game);
                    answered.insert(other.clone(), Vec::new());
                    games.insert(other, game);
                }
            }
        }
        serving = Some(running);
    }
    println!("{kills} kills, {} matches, {total} actions", games.len());
    assert!(total > kills * 5, "too little was played: {total}");
    serving.expect("a server").kill();
}

#[test]
fn a_server_that_is_asked_to_end_leaves_one_file() {
    let place = tempfile::tempdir().expect("a temporary folder");
    let data = place.path();
    let serving = Serving::start(data);
    let mut guest = Browser::new(serving.address);
    guest.get("/rules").expect(200);
    let id = guest.open("pacal", &[("who2", "hard")]);
    let mut live = Live::new(&guest, &id);
    let dice = &mut SeededDice::new(1);
    let Ok(Played::Action(word)) = live.try_play(dice) else {
        panic!("nothing is over yet");
    };
    // The connection is open, and a bot may be thinking.
    let took = serving.terminate();
    assert!(took < Duration::from_secs(5), "{took:?}");
    let left: Vec<String> = fs::read_dir(data)
        .expect("a folder")
        .map(|file| file.expect("a file"))
        .filter(|file| file.metadata().expect("a file").len() > 0)
        .map(|file| file.file_name().to_string_lossy().into_owned())
        .collect();
    assert!(!left.iter().any(|name| name.contains("-wal")), "{left:?}");
    assert_eq!(words(&kept(data, &id))[0], word);
}

#[test]
fn a_second_server_on_a_folder_is_refused() {
    let place = tempfile::tempdir().expect("a temporary folder");
    let data = place.path();
    let serving = Serving::start(data);
    let run = benben(&["serve", "--no-open", "--port", "0", "--data", text(data)]).exits(1);
    let process = serving.child.id().to_string();
    assert!(
        run.err.contains(text(data)) && run.err.contains(&process),
        "{}",
        run.err
    );
    assert!(run.out.is_empty(), "{}", run.out);
    // The first server has not noticed anything.
    Browser::new(serving.address).get("/health").expect(200);
    serving.kill();
    // A lock is released when its process dies.
    Serving::start(data).kill();
}

#[test]
fn a_port_that_is_taken_is_named() {
    let place = tempfile::tempdir().expect("a temporary folder");
    let data = place.path().join("one");
    let serving = Serving::start(&data);
    let port = serving.address.port().to_string();
    let other = place.path().join("two");
    let run = benben(&["serve", "--no-open", "--port", &port, "--data", text(&other)]).exits(1);
    assert!(run.err.contains(&port), "{}", run.err);
    serving.kill();
}

/// A request that never ends.
fn half_a_request(address: SocketAddr) -> TcpStream {
    let mut stream = TcpStream::connect(address).expect("a server");
    stream
        .write_all(
            b"POST /import HTTP/1.1\r\nhost: localhost\r\nexpect: 100-continue\r\ncontent-length: 100\r\n\r\n",
        )
        .expect("the head of a request");
    // The server says so when it begins to wait for the rest.
    let mut heard = [0; 12];
    stream.read_exact(&mut heard).expect("an answer");
    assert_eq!(&heard, b"HTTP/1.1 100");
    stream.write_all(b"rec").expect("half a request");
    stream
}

#[test]
fn a_server_ends_whatever_is_half_sent_and_at_once_when_told_twice() {
    let folder = tempfile::tempdir().expect("a folder");
    let serving = Serving::start(folder.path());
    let half = half_a_request(serving.address);
    let took = serving.terminate();
    assert!(took < Duration::from_secs(7), "{took:?}");
    drop(half);
    let mut serving = Serving::start(folder.path());
    let half = half_a_request(serving.address);
    let id = serving.child.id().to_string();
    let began = Instant::now();
    let tell = || {
        let told = Command::new("kill").args(["-TERM", &id]).status();
        assert!(told.expect("kill is there").success());
    };
    tell();
    // It was heard when nobody new is let in.
    until("it takes no more requests", || {
        TcpStream::connect(serving.address).is_err()
    });
    tell();
    let status = serving.child.wait().expect("it ends");
    assert_eq!(status.code(), Some(1), "it was in a hurry");
    assert!(began.elapsed() < Duration::from_secs(3), "{:?}", began.elapsed());
    drop(half);
}

#[test]
fn limits_and_hosts_are_set_on_the_command_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = text(folder.path());
    let serve = ["serve", "--no-open", "--port", "0", "--data", data];
    benben(&[&serve[..], &["--limit", "guest-wishes=3"]].concat()).exits(2);
    benben(&[&serve[..], &["--limit", "guest-matches=many"]].concat()).exits(2);
    let words = [
        "--limit",
        "guest-matches=1",
        "--host",
        "games.example",
        "--backup-every",
        "1",
    ];
    let serving = Serving::started(&mut command(&[&serve[..], &words].concat()));
    let mut guest = Browser::new(serving.address);
    guest
        .ask("GET", "/", &[("host", "games.example")], b"")
        .expect(200);
    guest
        .ask("GET", "/", &[("host", "evil.example")], b"")
        .expect(421);
    guest.open("pylos", &[("who2", "person")]);
    guest.post("/new/pylos", &[("who2", "person")]).expect(429);
    // The first backup is made at once.
    let backups = folder.path().join("backups");
    until("there is a backup", || {
        fs::read_dir(&backups).is_ok_and(|mut files| files.next().is_some())
    });
    serving.terminate();
}
