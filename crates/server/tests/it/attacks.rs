//! One visitor who wants to hurt the others: what each attack costs, and whom.
//!
//! Attackers come from another address of this machine than the people they attack. Times are
//! compared with what the same table needs in peace, because the machine may be busy anyway. On one
//! that is not, they are held to a figure:
//!
//! ```sh
//! BENBEN_SOAK=1 cargo test --release -p server --test it -- attacks::a_table --nocapture
//! ```

use std::io::{ErrorKind, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::{Duration, Instant};

use client::{Browser, Heard, Live, connected, encoded, until};
use games::{AnyOptions, GameId};
use serde_json::json;
use server::{ResourceLimits, Settings};
use tungstenite::Message;
use tungstenite::protocol::frame::coding::CloseCode;

use crate::installation::{Installation, NO_LIMIT, folder};

/// What an attack may cost the whole process, the attackers included, which are part of it here.
const CEILING: u64 = 96 * 1024 * 1024;

/// What all attacks together may cost it; docs/limits.md says so.
const CEILING_OF_ALL: u64 = 256 * 1024 * 1024;

/// How much longer than in peace an action may take, at the 99th percentile.
const SLOWER: u32 = 10;

/// Less than this nobody notices, however quick it is in peace.
const UNNOTICED: Duration = Duration::from_millis(100);

fn settings(rate: u32, change: impl FnOnce(&mut ResourceLimits)) -> Settings {
    let mut settings = Settings {
        rate,
        ..Settings::default()
    };
    change(&mut settings.limits);
    settings
}

/// A connection from another address of this machine.
fn from_afar(address: SocketAddr) -> TcpStream {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_io()
        .build()
        .expect("a runtime");
    let stream = runtime.block_on(async {
        let socket = tokio::net::TcpSocket::new_v4().expect("a socket");
        socket
            .bind((Ipv4Addr::new(127, 0, 0, 66), 0).into())
            .expect("an address of this machine");
        socket.connect(address).await.expect("a server").into_std()
    });
    let stream = stream.expect("a stream");
    stream.set_nonblocking(false).expect("a stream that waits");
    stream
}

/// The memory of this process in bytes, where the system tells.
fn memory() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/statm").ok()?;
    let pages: u64 = text.split(' ').nth(1)?.parse().ok()?;
    Some(pages * 4_096)
}

/// The value of a metric.
fn metric(installation: &Installation, name: &str) -> u64 {
    let report = Browser::new(installation.address)
        .get("/metrics")
        .expect(200)
        .text();
    let line = report.lines().find_map(|line| line.strip_prefix(name));
    let line = line.unwrap_or_else(|| panic!("no {name} in\n{report}"));
    line.trim().parse().expect("a number")
}

fn refused(installation: &Installation, limit: &str) -> u64 {
    metric(
        installation,
        &format!("benben_refused_total{{limit=\"{limit}\"}}"),
    )
}

/// The query with which a page connects.
fn hello(guest: &mut Browser, id: &str) -> String {
    let html = guest.get(&format!("/table/{id}")).expect(200).text();
    encoded(&[("version", client::attribute(&html, "data-version"))])
}

/// A ping of 125 bytes, as clients send it.
fn ping() -> Vec<u8> {
    let mut frame = vec![0x89, 0x80 | 0x7d, 0, 0, 0, 0];
    frame.resize(6 + 125, b'x');
    frame
}

/// Writes as fast as possible without reading anything, until the time is over or the server has
/// had enough.
fn flood(stream: &mut TcpStream, bytes: &[u8], time: Duration) {
    stream
        .set_write_timeout(Some(Duration::from_millis(50)))
        .expect("a timeout");
    let end = Instant::now() + time;
    let mut at = 0;
    while Instant::now() < end {
        match stream.write(&bytes[at..]) {
            Ok(written) => at = (at + written) % bytes.len(),
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {}
            Err(_) => return,
        }
    }
}

#[test]
fn pings_whose_answers_nobody_reads_do_not_fill_memory() {
    let folder = folder();
    // No rate, so that memory alone is what stops it.
    let installation = Installation::with_settings(folder.path(), settings(NO_LIMIT, |_| {}));
    let mut guest = installation.guest();
    let id = guest.open("pylos", &[("who2", "person")]);
    let query = hello(&mut guest, &id);
    let mut socket = connected(&guest, &id, &query).expect("a connection");
    let before = memory();
    let many = ping().repeat(500);
    flood(socket.get_mut(), &many, Duration::from_secs(4));
    if let (Some(before), Some(after)) = (before, memory()) {
        let grown = after.saturating_sub(before);
        assert!(grown < CEILING, "{} MB more", grown >> 20);
    }
    installation.close();
}

#[test]
fn whoever_floods_a_live_connection_is_disconnected_with_1008() {
    for kind in ["pings", "messages"] {
        let folder = folder();
        let installation = Installation::with_settings(folder.path(), settings(30, |_| {}));
        let mut guest = installation.guest();
        let id = guest.open("pylos", &[("who2", "person")]);
        let query = hello(&mut guest, &id);
        let mut socket = connected(&guest, &id, &query).expect("a connection");
        for _ in 0..2_000 {
            let message = match kind {
                "pings" => Message::Ping(vec![b'x'; 125].into()),
                _ => Message::text("{\"do\":\"ping\"}"),
            };
            if socket.send(message).is_err() {
                break;
            }
        }
        let code = loop {
            match socket.read() {
                Ok(Message::Close(frame)) => break frame.expect("a reason").code,
                Ok(_) => {}
                Err(error) => panic!("{kind}: {error}"),
            }
        };
        assert_eq!(code, CloseCode::Policy, "{kind}");
        assert_eq!(refused(&installation, "messages"), 1, "{kind}");
        // A page that says as much as people do goes on.
        let mut live = Live::new(&guest, &id);
        assert_eq!(live.act("1a1"), Heard::Done);
        installation.close();
    }
}

#[test]
fn half_headers_and_half_bodies_are_given_up_and_keep_nobody_out() {
    let folder = folder();
    let limits = |limits: &mut ResourceLimits| {
        limits.header_seconds = 1;
        limits.body_seconds = 1;
        limits.address_connections = 40;
    };
    let installation = Installation::with_settings(folder.path(), settings(NO_LIMIT, limits));
    let mut halves = Vec::new();
    for number in 0..60 {
        let mut stream = from_afar(installation.address);
        let half = match number % 2 {
            0 => "GET / HTTP/1.1\r\nhost: localhost\r\nx-half".to_owned(),
            _ => "POST /import HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\nrec".to_owned(),
        };
        let _ = stream.write_all(half.as_bytes());
        halves.push(stream);
    }
    // Others are served all the while.
    installation.guest().get("/").expect(200);
    // Everything ends by itself, long before anybody would press a key.
    for mut stream in halves {
        stream
            .set_read_timeout(Some(Duration::from_secs(20)))
            .expect("a timeout");
        let mut answer = Vec::new();
        if let Err(error) = stream.read_to_end(&mut answer) {
            assert_eq!(error.kind(), ErrorKind::ConnectionReset, "{error}");
        }
    }
    assert_eq!(refused(&installation, "connections"), 20);
    assert!(refused(&installation, "slowness") >= 40 - 2);
    installation.close();
}

#[test]
fn whoever_takes_nothing_of_an_answer_is_cut_off() {
    let folder = folder();
    let limits = |limits: &mut ResourceLimits| {
        limits.stall_seconds = 1;
        limits.address_connections = 1;
    };
    let installation = Installation::with_settings(folder.path(), settings(NO_LIMIT, limits));
    let mut greedy = from_afar(installation.address);
    // Far more answers than fit on the way.
    let request = b"GET /rules/tomb HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(50);
    flood(&mut greedy, &request, Duration::from_millis(500));
    // The one place of that address is free again when the server has given up.
    let end = Instant::now() + Duration::from_secs(30);
    let served = loop {
        let mut other = from_afar(installation.address);
        let _ = other.write_all(b"GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
        let mut answer = String::new();
        let _ = other.read_to_string(&mut answer);
        if answer.starts_with("HTTP/1.1 200") {
            break true;
        }
        if Instant::now() > end {
            break false;
        }
        thread::sleep(Duration::from_millis(100));
    };
    assert!(served, "the stalled connection still counts");
    installation.close();
}

#[test]
fn a_page_that_answers_no_ping_is_gone() {
    let folder = folder();
    let limits = |limits: &mut ResourceLimits| limits.pong_seconds = 1;
    let installation = Installation::with_settings(folder.path(), settings(NO_LIMIT, limits));
    let mut guest = installation.guest();
    let id = guest.open("pylos", &[("who2", "person")]);
    let query = hello(&mut guest, &id);
    let silent = connected(&guest, &id, &query).expect("a connection");
    let mut there = Live::new(&guest, &id);
    let end = Instant::now() + Duration::from_secs(30);
    while metric(&installation, "benben_connections ") > 1 {
        // Whoever answers stays.
        there.hear(Duration::from_millis(100));
        assert!(Instant::now() < end, "a silent page is still there");
    }
    assert_eq!(there.act("1a1"), Heard::Done);
    drop(silent);
    installation.close();
}

#[test]
fn closing_takes_five_seconds_at_most_whatever_is_half_sent() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    let id = guest.open("pylos", &[("who2", "person")]);
    let query = hello(&mut guest, &id);
    let mut page = connected(&guest, &id, &query).expect("a connection");
    flood(page.get_mut(), &ping().repeat(100), Duration::from_millis(300));
    let mut head = from_afar(installation.address);
    head.write_all(b"GET / HTTP/1.1\r\nhost: local")
        .expect("half a header");
    let mut body = from_afar(installation.address);
    body.write_all(b"POST /import HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\nrec")
        .expect("half a body");
    thread::sleep(Duration::from_millis(100));
    let began = Instant::now();
    installation.close();
    assert!(began.elapsed() < Duration::from_secs(6), "{:?}", began.elapsed());
    drop((page, head, body));
}

#[test]
fn one_guest_has_a_bounded_number_of_matches_pages_and_bytes() {
    let folder = folder();
    let limits = |limits: &mut ResourceLimits| {
        limits.guest_matches = 3;
        limits.guest_sockets = 2;
        limits.guest_bytes = 4_000;
    };
    let installation = Installation::with_settings(folder.path(), settings(NO_LIMIT, limits));
    let mut guest = installation.guest();
    let clocked = [("who2", "person"), ("clock", "per-move"), ("limit", "86400")];
    let ids: Vec<String> = (0..3).map(|_| guest.open("pylos", &clocked)).collect();
    let answer = guest.post("/new/pylos", &clocked).expect(429);
    assert!(
        answer.text().contains("Too many matches are open"),
        "{}",
        answer.text()
    );
    assert!(answer.header("retry-after").is_some());
    for address in ["/play/pylos", "/invite/pylos"] {
        guest.post(address, &[]).expect(429);
    }
    assert_eq!(refused(&installation, "matches"), 3);
    // Pages.
    let pages: Vec<Live> = (0..2).map(|_| Live::new(&guest, &ids[0])).collect();
    let query = hello(&mut guest, &ids[0]);
    let third = connected(&guest, &ids[0], &query).expect_err("one page too many");
    assert!(third.contains("429"), "{third}");
    drop(pages);
    // Another guest is not concerned, until the day's bytes of that guest are used up too.
    let mut other = installation.guest();
    let record = {
        let mut live = Live::new(&other, &other.clone().open("pylos", &clocked));
        assert_eq!(live.wish("resign"), Heard::Done);
        other
            .get(&format!("/table/{}/record", live.id))
            .expect(200)
            .text()
    };
    let imports = (0..20).map(|_| other.post("/import", &[("record", &record)]).status);
    let imports: Vec<u16> = imports.collect();
    assert_eq!(imports[0], 303);
    assert_eq!(imports[19], 429, "{imports:?}");
    assert!(refused(&installation, "bytes") > 0);
    installation.close();
}

#[test]
fn a_nearly_full_disk_takes_no_new_match_and_keeps_the_others() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    let id = guest.open("pylos", &[("who2", "person")]);
    installation.close();
    let limits = |limits: &mut ResourceLimits| limits.free_bytes = u64::MAX;
    let installation = Installation::with_settings(folder.path(), settings(NO_LIMIT, limits));
    let mut guest = guest.at(installation.address);
    guest.post("/play/pylos", &[]).expect(507);
    assert_eq!(Live::new(&guest, &id).act("1a1"), Heard::Done);
    installation.close();
}

#[test]
fn clocked_tables_sleep_and_wake_before_their_time_runs_out() {
    let folder = folder();
    let limits = |limits: &mut ResourceLimits| limits.table_seconds = 1;
    let installation = Installation::with_settings(folder.path(), settings(NO_LIMIT, limits));
    let mut guest = installation.guest();
    let mut open = |limit: &str| {
        let fields = [("who2", "person"), ("clock", "per-move"), ("limit", limit)];
        let id = guest.open("pylos", &fields);
        let mut live = Live::new(&guest, &id);
        assert_eq!(live.act("1a1"), Heard::Done);
        id
    };
    let long: Vec<String> = (0..20).map(|_| open("86400")).collect();
    let short = open("6");
    let end = Instant::now() + Duration::from_mins(1);
    while metric(&installation, "benben_tables_in_memory ") > 1 {
        assert!(
            Instant::now() < end,
            "tables stay in memory because of their clocks"
        );
        thread::sleep(Duration::from_millis(100));
    }
    // Nobody looks, and the flag falls all the same.
    while !crate::installation::stored(folder.path(), &short).is_over() {
        assert!(Instant::now() < end, "nobody noticed that the time is up");
        thread::sleep(Duration::from_millis(200));
    }
    assert!(!crate::installation::stored(folder.path(), &long[0]).is_over());
    installation.close();
}

#[test]
fn only_bots_that_are_offered_can_be_chosen() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    for bot in ["uct", "greedy", "perfect-0", "nobody"] {
        guest.post("/new/sun", &[("who2", bot)]).expect(422);
        guest.post("/play/sun", &[("level", bot)]).expect(422);
    }
    installation.close();
}

#[test]
fn analyses_beyond_the_limit_are_refused_with_a_sentence() {
    let folder = folder();
    let limits = |limits: &mut ResourceLimits| limits.guest_analyses = 1;
    let installation = Installation::with_settings(folder.path(), settings(NO_LIMIT, limits));
    let mut guest = installation.guest();
    let mut finished = || {
        let id = guest.open("pylos", &[("who2", "person")]);
        let mut live = Live::new(&guest, &id);
        for word in ["1a1", "1b1", "1c1", "1d1"] {
            let seat = live.seat();
            assert_eq!(live.act(word), Heard::Done);
            live.until(|live| live.seat() != seat);
        }
        assert_eq!(live.wish("resign"), Heard::Done);
        (guest.clone(), id)
    };
    let (mut first, one) = finished();
    let (_, other) = finished();
    first.post(&format!("/table/{one}/analysis"), &[]).expect(200);
    let answer = first.post(&format!("/table/{other}/analysis"), &[]).expect(503);
    assert!(answer.text().contains("too much to do"), "{}", answer.text());
    installation.close();
}

#[test]
fn guests_without_cookies_leave_to_others_what_all_share() {
    let folder = folder();
    let installation = Installation::with_settings(folder.path(), settings(NO_LIMIT, |_| {}));
    let address = installation.address;
    let mut guest = installation.guest();
    OVER.get_or_init(|| finished(&mut guest));
    let own = guest
        .post("/import", &[("record", OVER.get().expect("a record"))])
        .location();
    let own = own.split("/at/").next().expect("a table").to_owned();
    let id = guest.open("pylos", &[("who2", "easy")]);
    let mut live = Live::new(&guest, &id);
    live.until(Live::may_act);
    // As many guests as there are places, all from one address.
    let over = Arc::new(AtomicBool::new(false));
    let bodies: Vec<TcpStream> = (0..16)
        .map(|_| {
            let mut stream = from_afar(address);
            let _ = stream
                .write_all(b"POST /import HTTP/1.1\r\nhost: localhost\r\ncontent-length: 400000\r\n\r\nr");
            stream
        })
        .collect();
    let attacks: [fn(SocketAddr, &str, &str); 2] = [hints, analyses];
    let attackers = attacks.map(|attack| {
        let over = Arc::clone(&over);
        thread::spawn(move || {
            while !over.load(Ordering::Relaxed) {
                attack(address, "", "");
            }
        })
    });
    until("somebody is refused of each", || {
        refused(&installation, "large-bodies") > 0 && refused(&installation, "thinking") > 0
    });
    // Another address has its places.
    let long = "row AAAA\n".repeat(5_000);
    guest
        .post("/components/pacal", &[("components", &long)])
        .expect(200);
    guest.post(&format!("{own}/analysis"), &[]).expect(200);
    live.say(&json!({ "do": "hint" }));
    let heard = loop {
        let heard = live.hear(Duration::from_mins(1)).expect("an answer");
        if heard["is"] == "hint" || heard["is"] == "refused" {
            break heard;
        }
    };
    assert_eq!(heard["is"], "hint", "{heard}");
    over.store(true, Ordering::Relaxed);
    for attacker in attackers {
        attacker.join().expect("attackers do not stumble");
    }
    drop(bodies);
    installation.close();
}

/// How long each of many actions takes at a table in peace or war.
fn pace(live: &mut Live, rounds: usize, times: &mut Vec<Duration>) {
    for _ in 0..rounds {
        for what in ["act", "undo"] {
            let before = live.seq();
            let began = Instant::now();
            let heard = match what {
                "act" => live.act("1a1"),
                _ => live.ask(&json!({ "do": "command", "seq": before, "seat": "1", "what": "undo" })),
            };
            assert_eq!(heard, Heard::Done, "{what}");
            times.push(began.elapsed());
            live.until(|live| live.seq() != before);
            // Nobody plays faster than this, and nobody may.
            thread::sleep(Duration::from_millis(12));
        }
    }
}

fn percentile_99(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() * 99 / 100]
}

#[test]
fn a_table_goes_on_while_somebody_attacks_in_every_way() {
    let folder = folder();
    let limits = |limits: &mut ResourceLimits| {
        limits.header_seconds = 2;
        limits.body_seconds = 2;
        limits.stall_seconds = 2;
    };
    let installation = Installation::with_settings(folder.path(), settings(100, limits));
    let address = installation.address;
    let mut guest = installation.guest();
    OVER.get_or_init(|| finished(&mut guest));
    let id = guest.open("pylos", &[("who2", "person")]);
    let mut live = Live::new(&guest, &id);
    let mut peace = Vec::new();
    pace(&mut live, 60, &mut peace);
    let before = memory();
    let over = Arc::new(AtomicBool::new(false));
    // A guest who comes from afar, with a match of their own.
    let attacks: [fn(SocketAddr, &str, &str); 10] = [
        ping_flood,
        half_requests,
        large_bodies,
        openings,
        sockets,
        hints,
        analyses,
        imports,
        clocked,
        exports,
    ];
    let (cookie, table) = stranger(address);
    let attackers: Vec<_> = attacks
        .into_iter()
        .map(|attack| {
            let (over, cookie, table) = (Arc::clone(&over), cookie.clone(), table.clone());
            thread::spawn(move || {
                while !over.load(Ordering::Relaxed) {
                    attack(address, &cookie, &table);
                }
            })
        })
        .collect();
    let end = Instant::now() + Duration::from_secs(4);
    let mut war = Vec::new();
    let mut most = 0;
    while war.len() < 200 || Instant::now() < end {
        pace(&mut live, 20, &mut war);
        most = most.max(memory().unwrap_or_default());
    }
    over.store(true, Ordering::Relaxed);
    for attacker in attackers {
        attacker.join().expect("attackers do not stumble");
    }
    // Nothing that the table asked for was refused: `pace` has looked.
    let (peace, war) = (percentile_99(peace), percentile_99(war));
    println!("99 % of all actions: {peace:?} in peace, {war:?} under attack");
    let is_soak = std::env::var_os("BENBEN_SOAK").is_some_and(|value| value == "1");
    let bound = if is_soak {
        UNNOTICED
    } else {
        UNNOTICED.max(peace * SLOWER)
    };
    assert!(war < bound, "{war:?} instead of {peace:?}");
    if let Some(before) = before {
        let grown = most.saturating_sub(before);
        assert!(grown < CEILING_OF_ALL, "{} MB more", grown >> 20);
    }
    // Nothing is left of it.
    Browser::new(address).get("/health").expect(200);
    installation.close();
}

/// Sends a request from afar and reads the answer; empty if there is none.
fn asked(address: SocketAddr, request: &str) -> String {
    let mut stream = from_afar(address);
    stream
        .set_read_timeout(Some(Duration::from_secs(5)))
        .expect("a timeout");
    let _ = stream.write_all(request.as_bytes());
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    String::from_utf8_lossy(&answer).into_owned()
}

fn form(path: &str, cookie: &str, body: &str) -> String {
    format!(
        "POST {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncookie: {cookie}\r\n\
         content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    )
}

/// The cookie and the table of somebody from afar.
fn stranger(address: SocketAddr) -> (String, String) {
    let answer = asked(address, &form("/new/pylos", "", "who2=person"));
    let line = |name: &str| {
        let mut lines = answer.lines().filter_map(|line| line.strip_prefix(name));
        lines
            .next()
            .unwrap_or_else(|| panic!("no {name} in {answer}"))
            .trim()
            .to_owned()
    };
    let cookie = line("set-cookie:");
    let cookie = cookie.split(';').next().expect("a cookie").to_owned();
    let table = line("location:");
    let page = format!("GET {table} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
    let version = client::attribute(&asked(address, &page), "data-version").to_owned();
    (cookie, format!("{table}/live?version={version}"))
}

/// A live connection from afar.
fn live_from_afar(address: SocketAddr, cookie: &str, table: &str) -> TcpStream {
    let mut stream = from_afar(address);
    let request = format!(
        "GET {table} HTTP/1.1\r\nhost: localhost\r\ncookie: {cookie}\r\n\
         connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    let _ = stream.write_all(request.as_bytes());
    stream
}

fn ping_flood(address: SocketAddr, cookie: &str, table: &str) {
    let mut stream = live_from_afar(address, cookie, table);
    flood(&mut stream, &ping().repeat(100), Duration::from_millis(500));
}

fn half_requests(address: SocketAddr, _: &str, _: &str) {
    let mut all: Vec<TcpStream> = (0..50).map(|_| from_afar(address)).collect();
    for stream in &mut all {
        let _ =
            stream.write_all(b"POST /import HTTP/1.1\r\nhost: localhost\r\ncontent-length: 400000\r\n\r\nr");
    }
    thread::sleep(Duration::from_millis(300));
}

fn large_bodies(address: SocketAddr, cookie: &str, _: &str) {
    let body = format!("record={}", "x".repeat(400_000));
    asked(address, &form("/import", cookie, &body));
}

fn openings(address: SocketAddr, cookie: &str, _: &str) {
    asked(
        address,
        &form("/new/sun", cookie, "seats=5&who1=master&who2=master"),
    );
}

/// Everybody without a cookie is a new guest, who has asked for nothing yet.
fn hints(address: SocketAddr, _: &str, _: &str) {
    let asking: Vec<TcpStream> = (0..30)
        .map(|_| {
            let mut stream = from_afar(address);
            let start = AnyOptions::new(GameId::Pylos, None, None).expect("rules");
            let start = start.start(2).expect("two seats").to_text().expect("a text");
            let setup = encoded(&[("setup", &start)]);
            let _ = stream.write_all(form("/board/pylos", "", &setup).as_bytes());
            stream
        })
        .collect();
    thread::sleep(Duration::from_millis(300));
    drop(asking);
}

/// The record of a match that is over.
static OVER: OnceLock<String> = OnceLock::new();

/// Plays a few moves, resigns, and returns the record.
fn finished(guest: &mut Browser) -> String {
    let id = guest.open("pylos", &[("who2", "person")]);
    let mut live = Live::new(guest, &id);
    for word in ["1a1", "1b1", "1c1", "1d1"] {
        let seat = live.seat();
        assert_eq!(live.act(word), Heard::Done);
        live.until(|live| live.seat() != seat);
    }
    assert_eq!(live.wish("resign"), Heard::Done);
    guest.get(&format!("/table/{id}/record")).expect(200).text()
}

fn analyses(address: SocketAddr, _: &str, _: &str) {
    let record = OVER.get().expect("it was written before");
    let answer = asked(address, &form("/import", "", &encoded(&[("record", record)])));
    let location = answer
        .lines()
        .find_map(|line| line.strip_prefix("location: /table/"));
    let Some(id) = location.and_then(|path| path.split('/').next()) else {
        return;
    };
    asked(address, &form(&format!("/table/{id}/analysis"), "", ""));
}

fn imports(address: SocketAddr, _: &str, _: &str) {
    let record = OVER.get().expect("it was written before");
    let many = record.clone() + &"1. @1.000 leave 2\n".repeat(20_000);
    let record = encoded(&[("record", &many)]);
    asked(address, &form("/import", "", &record));
}

fn clocked(address: SocketAddr, _: &str, _: &str) {
    let fields = "who2=person&clock=per-move&limit=86400";
    asked(address, &form("/new/pylos", "", fields));
}

fn exports(address: SocketAddr, cookie: &str, _: &str) {
    let request = format!(
        "GET /me/export HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncookie: {cookie}\r\n\r\n"
    );
    asked(address, &request);
}

fn sockets(address: SocketAddr, cookie: &str, table: &str) {
    let all: Vec<TcpStream> = (0..40).map(|_| live_from_afar(address, cookie, table)).collect();
    thread::sleep(Duration::from_millis(200));
    drop(all);
}
