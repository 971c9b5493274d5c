//! One page of a table, reduced to what a load test needs.
//!
//! It reads updates of this server and of those up to commit e1e5a77, which sent them at the top
//! level of a message and cut long messages into pieces: so one program measures both in one run.

use std::io;
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use client::{Browser, attribute};
use dice::SeededDice;
use dice::fair::Nonce;
use rules::Dice;
use serde_json::{Value, json};
use tungstenite::{Error, Message, WebSocket};

/// Nobody waits longer for anything.
const PATIENCE: Duration = Duration::from_mins(1);

/// A page with its live connection.
pub(crate) struct Wire {
    socket: WebSocket<TcpStream>,
    seq: u64,
    seat: String,
    may_act: bool,
    over: bool,
    /// Why an action was refused last.
    reason: String,
    /// What can be clicked.
    paths: Value,
    /// The beginning of a message of which more follows.
    pieces: String,
    /// What it has sealed, by seat.
    nonces: Vec<(String, Nonce)>,
}

/// What a message said.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Said {
    Update,
    Done,
    Refused,
    Other,
}

/// Two people who met by a link.
pub(crate) struct Pair {
    pub(crate) guests: [Browser; 2],
    pub(crate) table: String,
    pub(crate) wires: [Wire; 2],
    pub(crate) dice: SeededDice,
}

impl Wire {
    /// Loads a table's page and connects it.
    pub(crate) fn open(guest: &mut Browser, table: &str) -> Wire {
        let html = guest.get(table).expect(200).text();
        guest.received = Vec::new();
        let query = client::encoded(&[
            ("version", attribute(&html, "data-version")),
            ("frame", attribute(&html, "data-frame")),
            ("stamp", attribute(&html, "data-stamp")),
        ]);
        let id = table.strip_prefix("/table/").expect("the address of a table");
        let socket = client::connected(guest, id, &query).unwrap_or_else(|error| panic!("{error}"));
        let mut wire = Wire {
            socket,
            seq: 0,
            seat: String::new(),
            may_act: false,
            over: false,
            reason: String::new(),
            paths: Value::Null,
            pieces: String::new(),
            nonces: Vec::new(),
        };
        while wire.hear(PATIENCE).expect("a first update") != Said::Update {}
        wire
    }

    pub(crate) fn is_over(&self) -> bool {
        self.over
    }

    pub(crate) fn may_act(&self) -> bool {
        self.may_act
    }

    pub(crate) fn seq(&self) -> u64 {
        self.seq
    }

    /// Plays something at random; answers come later.
    pub(crate) fn act(&mut self, dice: &mut SeededDice) {
        let word = any_word(&self.paths, dice);
        let message = json!({ "do": "act", "seq": self.seq, "seat": self.seat, "word": word });
        let sent = self.socket.send(Message::text(message.to_string()));
        sent.expect("a connection");
    }

    /// The next message; `None` if none arrives in time or the connection has ended.
    pub(crate) fn hear(&mut self, patience: Duration) -> Option<Said> {
        let end = Instant::now() + patience;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            let left = left.max(Duration::from_millis(1));
            let stream = self.socket.get_ref();
            stream.set_read_timeout(Some(left)).expect("a timeout");
            match self.socket.read() {
                Ok(Message::Text(text)) => {
                    if let Some(said) = self.take(&text) {
                        return Some(said);
                    }
                }
                Err(Error::Io(error))
                    if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut) =>
                {
                    if Instant::now() >= end {
                        return None;
                    }
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Reads until an action has been answered; why, if it was not done.
    pub(crate) fn answered(&mut self) -> Result<(), String> {
        loop {
            match self.hear(PATIENCE) {
                Some(Said::Done) => return Ok(()),
                Some(Said::Refused) => return Err(self.reason.clone()),
                None => return Err("no answer".to_owned()),
                Some(_) => {}
            }
        }
    }

    /// Reads until the page shows more than it did.
    pub(crate) fn past(&mut self, seq: u64, patience: Duration) -> bool {
        while self.seq == seq {
            if self.hear(patience).is_none() {
                return false;
            }
        }
        true
    }

    /// Reads everything and looks at nothing, until the connection ends.
    pub(crate) fn watch(mut self) {
        let stream = self.socket.get_ref();
        stream.set_read_timeout(None).expect("no timeout");
        while self.socket.read().is_ok() {}
    }

    fn take(&mut self, text: &str) -> Option<Said> {
        let whole;
        let text = match text.split_at(1) {
            ("{", _) => text,
            (sign, piece) => {
                self.pieces.push_str(piece);
                if sign == "+" {
                    return None;
                }
                whole = std::mem::take(&mut self.pieces);
                &whole
            }
        };
        let mut message: Value = serde_json::from_str(text).expect("JSON");
        Some(match message["is"].as_str() {
            Some("done") => Said::Done,
            Some("refused") => {
                message["text"]
                    .as_str()
                    .unwrap_or_default()
                    .clone_into(&mut self.reason);
                Said::Refused
            }
            Some("dice") => {
                self.share(&message);
                Said::Other
            }
            Some("update") => {
                let board = if message["board"].is_object() {
                    message["board"].take()
                } else {
                    message
                };
                self.update(board);
                Said::Update
            }
            _ => Said::Other,
        })
    }

    /// Adds to the dice what they wait for.
    fn share(&mut self, message: &Value) {
        for due in message["due"].as_array().into_iter().flatten() {
            let seat = due["seat"].as_str().expect("a seat").to_owned();
            let known = self.nonces.iter().find(|(of, _)| *of == seat);
            let answer = if let Some((_, nonce)) = known.filter(|_| due["what"] == "nonce") {
                json!({ "do": "nonce", "seat": seat, "nonce": nonce.to_string() })
            } else {
                let nonce = Nonce::new([self.nonces.len() as u8; 16]);
                let seal = nonce.seal().to_string();
                self.nonces.push((seat.clone(), nonce));
                json!({ "do": "seal", "seat": seat, "seal": seal })
            };
            let sent = self.socket.send(Message::text(answer.to_string()));
            sent.expect("a connection");
        }
    }

    fn update(&mut self, mut board: Value) {
        self.seq = board["seq"].as_u64().expect("a sequence number");
        board["seat"].as_str().unwrap_or("").clone_into(&mut self.seat);
        self.may_act = board["may_act"] == true;
        if !board["paths"].is_null() {
            self.paths = board["paths"].take();
        }
        let result = board["parts"].get("result").and_then(Value::as_str);
        if let Some(result) = result {
            self.over = !result.is_empty();
        }
    }
}

impl Pair {
    /// One invites, the other sits down.
    pub(crate) fn meet(address: SocketAddr, game: &str, seed: u64) -> Pair {
        let (mut host, mut friend) = (Browser::new(address), Browser::new(address));
        let table = host.post(&format!("/invite/{game}"), &[("nonce", "")]).location();
        let page = host.get(&table).expect(200).text();
        let field = &page[page.find("id=\"invite2\"").expect("an invitation")..];
        let link = attribute(field, "value");
        friend.post(link, &[("name", "Nofret")]).location();
        Pair::at(table, [host, friend], SeededDice::new(seed))
    }

    fn at(table: String, mut guests: [Browser; 2], dice: SeededDice) -> Pair {
        let wires = guests.each_mut().map(|guest| Wire::open(guest, &table));
        let mut pair = Pair {
            guests,
            table,
            wires,
            dice,
        };
        // On a busy machine it takes a while until everybody has added to the dice.
        let met = Instant::now();
        while !pair.wires.iter().any(|wire| wire.may_act() || wire.is_over()) && met.elapsed() < PATIENCE {
            pair.listen();
        }
        pair.listen();
        pair
    }

    pub(crate) fn is_over(&self) -> bool {
        self.wires.iter().any(Wire::is_over)
    }

    pub(crate) fn play_again(&mut self) {
        let path = format!("{}/rematch", self.table);
        let table = self.guests[0].post(&path, &[]).location();
        *self = Pair::at(table, self.guests.clone(), self.dice.clone());
    }

    /// Reads pending updates.
    pub(crate) fn listen(&mut self) {
        for wire in &mut self.wires {
            while wire.hear(Duration::from_millis(1)).is_some() {}
        }
    }

    /// Somebody plays; returns how long it took until the other knew, if they may within `hidden`,
    /// and why the action was refused, if it was.
    pub(crate) fn act(&mut self, hidden: Duration) -> Option<(Option<Duration>, Result<(), String>)> {
        let actor = self.wires.iter().position(Wire::may_act)?;
        let [first, second] = &mut self.wires;
        let (actor, other) = if actor == 0 {
            (first, second)
        } else {
            (second, first)
        };
        let (before, known) = (actor.seq(), other.seq());
        let began = Instant::now();
        actor.act(&mut self.dice);
        let told = other.past(known, hidden).then(|| began.elapsed());
        let answer = actor.answered();
        if answer.is_ok() {
            actor.past(before, PATIENCE);
        }
        Some((told, answer))
    }
}

/// One of all words that can be clicked.
fn any_word(paths: &Value, dice: &mut SeededDice) -> String {
    let mut node = paths;
    loop {
        match node {
            Value::Object(next) => {
                let at = dice.below(next.len() as u32) as usize;
                node = next.values().nth(at).expect("something to click");
            }
            Value::Array(leaf) => {
                let at = 1 + dice.below(leaf.len() as u32 - 1) as usize;
                return leaf[at].as_str().expect("a word").to_owned();
            }
            _ => panic!("who may act can click something"),
        }
    }
}
