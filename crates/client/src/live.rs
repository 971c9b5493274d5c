use std::io;
use std::net::TcpStream;
use std::time::{Duration, Instant};

use dice::SeededDice;
use dice::fair::Nonce;
use rules::Dice;
use serde_json::{Value, json};
use tungstenite::client::IntoClientRequest;
use tungstenite::http::HeaderValue;
use tungstenite::{Error, Message, WebSocket};

use crate::http::{Browser, encoded};
use crate::page::Page;

/// Stands between the words of a click that says several actions.
const AND_THEN: &str = " then ";

/// The timeout for answers.
const PATIENCE: Duration = Duration::from_secs(30);

/// A page seals no more often than this before a match.
const MOST_SEALED: u8 = 8;

/// A table's page with its live connection.
pub struct Live {
    /// The guest who looks at it.
    pub guest: Browser,
    /// The id of the match.
    pub id: String,
    socket: WebSocket<TcpStream>,
    /// What the page shows.
    pub page: Page,
    /// The latest update, with what still holds of those before.
    pub update: Value,
    /// Every message so far.
    pub received: Vec<String>,
    /// Every head that it was told.
    pub heads: Vec<String>,
    /// Every nonce that it added to the dice, by seat.
    pub nonces: Vec<(String, Nonce)>,
    /// Whether the match has not begun: somebody has not added to the dice, or a seat is free.
    pub waiting: bool,
    /// Whether the dice wait for somebody else.
    waits_for_others: bool,
    /// How many nonces this page has sealed.
    sealed: u8,
    /// How many of the things that it added to the dice are not answered yet.
    unanswered: usize,
}

/// The result of trying to play.
#[derive(Clone, PartialEq, Debug)]
pub enum Played {
    /// This was played and acknowledged.
    Action(String),
    /// There is nothing left to play.
    Over,
}

/// The server has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ServerGone;

/// The answer to a message.
#[derive(Clone, PartialEq, Debug)]
pub enum Heard {
    /// It was done.
    Done,
    /// It was not, for this reason.
    Refused(String),
}

impl Live {
    /// Loads a table's page and connects it.
    pub fn new(guest: &Browser, id: &str) -> Live {
        let mut guest = guest.clone();
        let html = guest.get(&format!("/table/{id}")).expect(200).text();
        let query = encoded(&[
            ("version", attribute(&html, "data-version")),
            ("frame", attribute(&html, "data-frame")),
            ("stamp", attribute(&html, "data-stamp")),
        ]);
        let socket = connected(&guest, id, &query).unwrap_or_else(|error| panic!("{error}"));
        let mut live = Live {
            guest,
            id: id.to_owned(),
            socket,
            page: Page::loaded(&html),
            update: Value::Null,
            received: Vec::new(),
            heads: Vec::new(),
            nonces: Vec::new(),
            waiting: false,
            waits_for_others: false,
            sealed: 0,
            unanswered: 0,
        };
        live.until(|live| {
            let settled = !live.waiting || live.waits_for_others;
            !live.update.is_null() && settled && live.unanswered == 0
        });
        live
    }

    /// Lets all pages of a table add to its dice until the match has begun.
    #[track_caller]
    pub fn begin(pages: &mut [&mut Live]) {
        let end = Instant::now() + PATIENCE;
        while pages.iter().any(|live| live.waiting) {
            assert!(Instant::now() < end, "the match does not begin");
            for live in &mut *pages {
                live.hear(Duration::from_millis(10));
            }
        }
    }

    /// What this page adds to the dice: the same after every reload, as if it were stored.
    fn nonce(&self, seat: &str, times: u8) -> Nonce {
        let name = format!("{} {} {seat} {times}", self.guest.cookie_line(), self.id);
        let seed = name.bytes().fold(17u64, |seed, byte| {
            seed.wrapping_mul(0x0100_0000_01b3).wrapping_add(u64::from(byte))
        });
        let mut dice = SeededDice::new(seed);
        Nonce::new(std::array::from_fn(|_| dice.bits() as u8))
    }

    /// Does what the dice wait for.
    fn share(&mut self, message: &Value) {
        self.waiting = message["waiting"] == true;
        self.waits_for_others = message["others"]
            .as_array()
            .is_some_and(|others| !others.is_empty());
        for due in message["due"].as_array().into_iter().flatten() {
            let seat = due["seat"].as_str().expect("a seat").to_owned();
            let own = (0..=MOST_SEALED)
                .map(|times| self.nonce(&seat, times))
                .find(|nonce| due["seal"] == json!(nonce.seal().to_string()));
            let answer = if let Some(nonce) = own.filter(|_| due["what"] == "nonce") {
                self.nonces.push((seat.clone(), nonce));
                json!({ "do": "nonce", "seat": seat, "nonce": nonce.to_string() })
            } else {
                self.sealed += 1;
                let seal = self.nonce(&seat, self.sealed).seal();
                json!({ "do": "seal", "seat": seat, "seal": seal.to_string() })
            };
            self.unanswered += 1;
            // If the connection is gone, the callers that wait for something will notice.
            let _ = self.socket.send(Message::text(answer.to_string()));
        }
    }

    /// Reloads the page, without connecting it.
    pub fn loaded(&mut self) -> Page {
        let html = self.guest.get(&format!("/table/{}", self.id)).expect(200).text();
        Page::loaded(&html)
    }

    /// Whether the seat at this screen can do something.
    pub fn may_act(&self) -> bool {
        self.update["may_act"] == true
    }

    /// The seat to which the device must be passed.
    pub fn covered(&self) -> Option<String> {
        let cover = self.page.part("cover");
        (!cover.is_empty()).then(|| attribute(cover, "data-show").to_owned())
    }

    /// Whether a result is shown.
    pub fn is_over(&self) -> bool {
        !self.page.part("result").is_empty()
    }

    /// How much the page has been told.
    pub fn seq(&self) -> u64 {
        self.update["seq"].as_u64().expect("a sequence number")
    }

    /// The seat that this screen speaks for; empty if none.
    pub fn seat(&self) -> String {
        self.update["seat"].as_str().unwrap_or("").to_owned()
    }

    /// Sends any message.
    pub fn send(&mut self, message: Message) {
        self.socket.send(message).expect("a connection");
    }

    /// Says something to the server.
    pub fn say(&mut self, message: &Value) {
        self.send(Message::text(message.to_string()));
    }

    /// The next message; `None` if none arrives in time.
    pub fn hear(&mut self, patience: Duration) -> Option<Value> {
        let end = Instant::now() + patience;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            let left = left.max(Duration::from_millis(1));
            self.socket
                .get_ref()
                .set_read_timeout(Some(left))
                .expect("a timeout");
            match self.socket.read() {
                Ok(Message::Text(text)) => {
                    let message: Value = serde_json::from_str(&text).expect("JSON");
                    self.received.push(text.to_string());
                    if message["is"] == "update" {
                        self.page.update(&message["board"]);
                        self.take(message["board"].clone());
                    } else if message["is"] == "dice" {
                        self.share(&message);
                    }
                    if message["is"] == "shared" || message["is"] == "unshared" {
                        self.unanswered = self.unanswered.saturating_sub(1);
                    }
                    if let Some(head) = message["head"].as_str() {
                        self.heads.push(head.to_owned());
                    }
                    return Some(message);
                }
                Ok(Message::Close(_)) => return None,
                Ok(_) => {}
                Err(Error::Io(error))
                    if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut) =>
                {
                    if Instant::now() >= end {
                        return None;
                    }
                }
                Err(_) => return None,
            }
        }
    }

    /// Takes an update: what it does not name is as before.
    fn take(&mut self, mut board: Value) {
        for kept in ["paths", "fresh"] {
            if board[kept].is_null() {
                board[kept] = self.update[kept].take();
            }
        }
        self.update = board;
    }

    /// Receives until the condition holds.
    #[track_caller]
    pub fn until(&mut self, so: impl Fn(&Live) -> bool) {
        while !so(self) {
            let heard = self.hear(PATIENCE);
            assert!(heard.is_some(), "nothing more is heard after {}", self.update);
        }
    }

    /// Sends a message and receives until it is answered.
    #[track_caller]
    pub fn ask(&mut self, message: &Value) -> Heard {
        self.say(message);
        self.answer()
    }

    /// The answer to the last message; an empty `Refused` if the connection is gone.
    #[track_caller]
    pub fn answer(&mut self) -> Heard {
        loop {
            let Some(heard) = self.hear(PATIENCE) else {
                return Heard::Refused(String::new());
            };
            match heard["is"].as_str() {
                Some("done") => return Heard::Done,
                Some("refused") => return Heard::Refused(heard["text"].as_str().expect("a text").to_owned()),
                _ => {}
            }
        }
    }

    /// Plays an action for the seat at the screen.
    pub fn act(&mut self, word: &str) -> Heard {
        let message = json!({ "do": "act", "seq": self.seq(), "seat": self.seat(), "word": word });
        self.ask(&message)
    }

    /// Sends a command of the seat at the screen.
    pub fn wish(&mut self, what: &str) -> Heard {
        let message = json!({ "do": "command", "seq": self.seq(), "seat": self.seat(), "what": what });
        self.ask(&message)
    }

    /// Says which seat is at the screen now.
    pub fn show(&mut self, seat: &str) {
        let heard = self.received.len();
        self.say(&json!({ "do": "show", "seat": seat }));
        self.until(|live| live.received.len() > heard && live.covered().as_deref() != Some(seat));
    }

    /// All click paths to single actions: the clicks, and the words at their end.
    pub fn choices(&self) -> Vec<(Vec<String>, Vec<String>)> {
        let mut all = self.clicks();
        all.retain(|(_, words)| !words.iter().any(|word| word.contains(AND_THEN)));
        all
    }

    /// The words of clicks that say several actions.
    pub fn shortcuts(&self) -> Vec<String> {
        let words = self.clicks().into_iter().flat_map(|(_, words)| words);
        words.filter(|word| word.contains(AND_THEN)).collect()
    }

    /// All that can be clicked, with the words at the end.
    fn clicks(&self) -> Vec<(Vec<String>, Vec<String>)> {
        fn walk(node: &Value, clicks: &mut Vec<String>, all: &mut Vec<(Vec<String>, Vec<String>)>) {
            for (id, next) in node.as_object().into_iter().flatten() {
                clicks.push(id.clone());
                match next.as_array() {
                    Some(leaf) => {
                        let words = leaf[1..]
                            .iter()
                            .map(|word| word.as_str().expect("a word").to_owned());
                        all.push((clicks.clone(), words.collect()));
                    }
                    None => walk(next, clicks, all),
                }
                clicks.pop();
            }
        }
        let mut all = Vec::new();
        walk(&self.update["paths"], &mut Vec::new(), &mut all);
        all
    }

    /// A random word that can be clicked.
    #[track_caller]
    pub fn any_word(&self, dice: &mut SeededDice) -> String {
        let choices = self.choices();
        assert!(
            !choices.is_empty(),
            "who may act can click something: {}",
            self.update
        );
        let (clicks, words) = &choices[dice.below(choices.len() as u32) as usize];
        for id in clicks {
            assert!(self.page.has(id), "{id} can be clicked and is not in the picture");
        }
        words[dice.below(words.len() as u32) as usize].clone()
    }

    /// Plays a random action and waits until this screen can act again or the match is over,
    /// passing the device on if necessary.
    #[track_caller]
    pub fn play_any(&mut self, dice: &mut SeededDice) {
        self.until_own_turn();
        if self.is_over() {
            return;
        }
        let (word, before) = (self.any_word(dice), self.seq());
        let seat = self.seat();
        assert_eq!(self.act(&word), Heard::Done, "{word}");
        self.until(|live| live.seq() != before || live.seat() != seat);
        self.until_own_turn();
    }

    /// Plays a random action, without waiting for the others.
    #[track_caller]
    pub fn play_any_once(&mut self, dice: &mut SeededDice) {
        self.until_own_turn();
        let (word, before) = (self.any_word(dice), self.seq());
        assert_eq!(self.act(&word), Heard::Done, "{word}");
        self.until(|live| live.seq() != before);
    }

    /// Plays a random action on a server that may end at any moment.
    ///
    /// # Errors
    /// If the server ended before it answered.
    pub fn try_play(&mut self, dice: &mut SeededDice) -> Result<Played, ServerGone> {
        loop {
            while !(self.may_act() || self.is_over()) {
                self.hear(PATIENCE).ok_or(ServerGone)?;
            }
            if self.is_over() {
                return Ok(Played::Over);
            }
            let (word, before) = (self.any_word(dice), self.seq());
            let message = json!({ "do": "act", "seq": before, "seat": self.seat(), "word": word });
            let sent = self.socket.send(Message::text(message.to_string()));
            sent.map_err(|_| ServerGone)?;
            let done = loop {
                let heard = self.hear(PATIENCE).ok_or(ServerGone)?;
                match heard["is"].as_str() {
                    Some("done") => break true,
                    Some("refused") => break false,
                    _ => {}
                }
            };
            if done {
                // Continuing before the page shows the action would be stale. If the server ends
                // now, the action still counts.
                while self.seq() == before && self.hear(PATIENCE).is_some() {}
                return Ok(Played::Action(word));
            }
        }
    }

    /// Waits until somebody at this screen can act, or the match is over.
    #[track_caller]
    pub fn until_own_turn(&mut self) {
        self.until(|live| live.may_act() || live.is_over() || live.covered().is_some());
        if let Some(seat) = self.covered() {
            self.show(&seat);
            self.until(|live| live.may_act() || live.is_over());
        }
    }
}

/// Opens a connection.
///
/// # Errors
/// Why not, if the server refuses.
pub fn connected(guest: &Browser, id: &str, query: &str) -> Result<WebSocket<TcpStream>, String> {
    let address = format!("ws://{}/table/{id}/live?{query}", guest.address);
    let mut request = address.into_client_request().map_err(|error| error.to_string())?;
    let cookies = HeaderValue::from_str(&guest.cookie_line()).expect("plain cookies");
    request.headers_mut().insert("cookie", cookies);
    let origin = HeaderValue::from_str(&format!("http://{}", guest.address)).expect("an origin");
    request.headers_mut().insert("origin", origin);
    let stream = TcpStream::connect(guest.address).expect("a server");
    stream.set_nodelay(true).expect("no delay");
    let (socket, _) = tungstenite::client(request, stream).map_err(|error| error.to_string())?;
    Ok(socket)
}

/// The value of an attribute, the first of its name.
#[track_caller]
pub fn attribute<'a>(html: &'a str, name: &str) -> &'a str {
    let named = html.split_once(&format!("{name}=\""));
    let (_, rest) = named.unwrap_or_else(|| panic!("no attribute {name}"));
    rest.split('"').next().expect("a value")
}
