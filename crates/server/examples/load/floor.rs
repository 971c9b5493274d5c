//! What an action costs if nothing is decided, drawn or worded: a server that stores a line and
//! sends as many bytes as ours to both pages, and does nothing else. No server on the same
//! libraries can be cheaper, so it says what is left to gain.

use std::env;
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Barrier};
use std::thread;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::ws::{Message as Sent, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path as Address, State as Shared};
use axum::response::Response;
use axum::routing::any;
use futures_util::SinkExt as _;
use play::Time;
use store::{Chunk, GuestId, Labels, MatchId, NewMatch, State, Store};
use tokio::sync::watch;
use tungstenite::Message;

use crate::server::Server;
use crate::{STACK, Times};

/// As long as an update of Pylos between people, in the median.
const UPDATE: usize = 2_300;

/// As long as the message of a click, and its answer.
const ACTION: &str = r#"{"do":"act","seq":17,"seat":"1","word":"1a1"}"#;
const DONE: &str = r#"{"is":"done"}"#;

/// A whole line of a log.
const LINE: &str = "1: 1a1 @2026-11-15T09:26:51.123Z\n";

/// One table: how many actions were played, for both pages.
struct Table {
    id: MatchId,
    played: watch::Sender<u64>,
}

struct Bare {
    store: Store,
    tables: Vec<Table>,
    update: Utf8Bytes,
}

/// Plays at this many tables, as `closed` does.
pub(crate) fn run(tables: usize, seconds: u64) {
    let program = env::current_exe().expect("a program");
    let server = Server::begin(|folder, port| {
        let mut command = Command::new(program);
        command
            .args(["floor-serve", &port.to_string(), &tables.to_string()])
            .arg(folder);
        command
    });
    let met = Arc::new(Barrier::new(tables + 1));
    let stop = Arc::new(AtomicBool::new(false));
    let done = Arc::new(AtomicUsize::new(0));
    let people = (0..tables).map(|table| {
        let (met, stop, done) = (Arc::clone(&met), Arc::clone(&stop), Arc::clone(&done));
        let address = server.address;
        let play = move || {
            let mut pages = [0, 1].map(|_| page(address, table));
            met.wait();
            let mut times = Vec::new();
            while !stop.load(Ordering::Relaxed) {
                let began = Instant::now();
                let [actor, other] = &mut pages;
                actor.send(Message::text(ACTION)).expect("a connection");
                assert_eq!(other.read().expect("an update").len(), UPDATE);
                times.push(began.elapsed());
                assert_eq!(actor.read().expect("an answer").len(), DONE.len());
                assert_eq!(actor.read().expect("an update").len(), UPDATE);
                pages.reverse();
                done.fetch_add(1, Ordering::Relaxed);
            }
            times
        };
        let thread = thread::Builder::new().stack_size(STACK);
        thread.spawn(play).expect("a thread")
    });
    let people: Vec<_> = people.collect();
    met.wait();
    thread::sleep(Duration::from_secs(1));
    let (busy, begun, began) = (server.processor(), done.load(Ordering::Relaxed), Instant::now());
    thread::sleep(Duration::from_secs(seconds));
    let busy = server.processor().saturating_sub(busy);
    let actions = done.load(Ordering::Relaxed) - begun;
    let seconds = began.elapsed().as_secs_f64();
    stop.store(true, Ordering::Relaxed);
    let times = people.into_iter().flat_map(|one| one.join().expect("no panic"));
    let times = Times::new(times.collect());
    println!("{tables} tables, lines stored and {UPDATE} bytes sent to both pages, nothing else");
    println!(
        "{actions} actions, {:.0} a second: {}",
        actions as f64 / seconds,
        times.line()
    );
    println!(
        "processor: {:.3} ms an action",
        busy.as_secs_f64() * 1_000.0 / actions as f64
    );
}

fn page(address: SocketAddr, table: usize) -> tungstenite::WebSocket<TcpStream> {
    let stream = TcpStream::connect(address).expect("a server");
    stream.set_nodelay(true).expect("an option");
    let (socket, _) =
        tungstenite::client(format!("ws://{address}/{table}"), stream).expect("a live connection");
    socket
}

/// The server, in a process of its own.
pub(crate) fn serve(port: u16, tables: usize, folder: &Path) {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.expect("a runtime").block_on(async {
        let store = Store::open(folder, [1; 32]).await.expect("a store");
        let mut all = Vec::new();
        for number in 0..tables as u64 {
            store.create(&new(number)).await.expect("a match");
            all.push(Table {
                id: MatchId::new(number),
                played: watch::Sender::new(0),
            });
        }
        let bare = Bare {
            store,
            tables: all,
            update: "u".repeat(UPDATE).into(),
        };
        let router = Router::new()
            .route("/{table}", any(connect))
            .with_state(Arc::new(bare));
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).expect("a port");
        listener.set_nonblocking(true).expect("an option");
        let listener = tokio::net::TcpListener::from_std(listener).expect("a listener");
        let listener = axum::serve::ListenerExt::tap_io(listener, |stream| {
            let _ = stream.set_nodelay(true);
        });
        axum::serve(listener, router).await.expect("it serves");
    });
}

async fn connect(
    Shared(bare): Shared<Arc<Bare>>,
    Address(table): Address<usize>,
    upgrade: WebSocketUpgrade,
) -> Response {
    upgrade.on_upgrade(move |socket| async move {
        // However it ends, the page is gone.
        let _ = follow(socket, &bare, &bare.tables[table]).await;
    })
}

async fn follow(mut socket: WebSocket, bare: &Bare, table: &Table) -> Result<(), axum::Error> {
    let mut played = table.played.subscribe();
    loop {
        tokio::select! {
            changed = played.changed() => {
                if changed.is_err() {
                    return Ok(());
                }
                socket.send(Sent::Text(bare.update.clone())).await?;
            }
            heard = socket.recv() => match heard {
                Some(Ok(Sent::Text(_))) => {
                    let before = *played.borrow();
                    let chunk = Chunk { first: before + 1, last: before + 1, text: LINE.to_owned() };
                    let stored = bare.store.append(table.id, before, &chunk, &state()).await;
                    stored.expect("it is stored");
                    table.played.send_replace(before + 1);
                    played.mark_unchanged();
                    socket.feed(Sent::Text(DONE.into())).await?;
                    socket.send(Sent::Text(bare.update.clone())).await?;
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Ok(()),
            },
        }
    }
}

fn new(number: u64) -> NewMatch {
    let guest = GuestId::new(number);
    NewMatch {
        id: MatchId::new(number),
        opening: "benben 2\n".to_owned(),
        chunk: None,
        secret: None,
        seats: vec![Some(guest), None],
        owner: guest,
        labels: Labels {
            game: "pylos".to_owned(),
            variant: "standard".to_owned(),
            players: vec!["Anna".to_owned(), "Nofret".to_owned()],
        },
        state: state(),
    }
}

fn state() -> State {
    State {
        changed: Time::from_millis(1_763_000_000_000),
        over: false,
        waiting: 0b01,
        bots: 0,
        deadline: None,
        result: None,
    }
}
