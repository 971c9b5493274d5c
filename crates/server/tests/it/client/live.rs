use std::io;
use std::net::TcpStream;
use std::time::{Duration, Instant};

use dice::SeededDice;
use rules::Dice;
use serde_json::{Value, json};
use tungstenite::client::IntoClientRequest;
use tungstenite::http::HeaderValue;
use tungstenite::{Error, Message, WebSocket};

use super::http::{Guest, encoded};
use super::page::Page;

/// Nobody answers later than this.
const PATIENCE: Duration = Duration::from_secs(30);

/// A table's page with its live connection.
pub(crate) struct Live {
    pub(crate) guest: Guest,
    pub(crate) id: String,
    socket: WebSocket<TcpStream>,
    /// What the page shows.
    pub(crate) page: Page,
    /// The latest update, with what still holds of those before.
    pub(crate) update: Value,
    /// Every message so far.
    pub(crate) received: Vec<String>,
}

/// What became of a wish to play.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Played {
    /// This was played, and answered for.
    Action(String),
    /// There is nothing left to play.
    Over,
}

/// The server has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ServerGone;

/// What became of something that was said.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Heard {
    Done,
    Refused(String),
}

impl Live {
    /// Loads a table's page and connects it.
    pub(crate) fn new(guest: &Guest, id: &str) -> Live {
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
        };
        live.until(|live| !live.update.is_null());
        live
    }

    /// Loads the page once more, without connecting it.
    pub(crate) fn loaded(&mut self) -> Page {
        let html = self.guest.get(&format!("/table/{}", self.id)).expect(200).text();
        Page::loaded(&html)
    }

    /// Whether the seat at this screen can do something.
    pub(crate) fn may_act(&self) -> bool {
        self.update["may_act"] == true
    }

    /// The seat that the device has to be passed to.
    pub(crate) fn covered(&self) -> Option<String> {
        let cover = self.page.part("cover");
        (!cover.is_empty()).then(|| attribute(cover, "data-show").to_owned())
    }

    pub(crate) fn is_over(&self) -> bool {
        !self.page.part("result").is_empty()
    }

    pub(crate) fn seq(&self) -> u64 {
        self.update["seq"].as_u64().expect("a sequence number")
    }

    pub(crate) fn seat(&self) -> String {
        self.update["seat"].as_str().unwrap_or("").to_owned()
    }

    /// Says something, whatever it is.
    pub(crate) fn send(&mut self, message: Message) {
        self.socket.send(message).expect("a connection");
    }

    pub(crate) fn say(&mut self, message: &Value) {
        self.send(Message::text(message.to_string()));
    }

    /// The next message; `None` if none comes in time.
    pub(crate) fn hear(&mut self, patience: Duration) -> Option<Value> {
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

    /// Listens until something is so.
    #[track_caller]
    pub(crate) fn until(&mut self, so: impl Fn(&Live) -> bool) {
        while !so(self) {
            let heard = self.hear(PATIENCE);
            assert!(heard.is_some(), "nothing more is heard after {}", self.update);
        }
    }

    /// Says something and listens until it is answered.
    #[track_caller]
    pub(crate) fn ask(&mut self, message: &Value) -> Heard {
        self.say(message);
        self.answer()
    }

    /// What became of what was said; `Refused` with nothing if the connection is gone.
    #[track_caller]
    pub(crate) fn answer(&mut self) -> Heard {
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
    pub(crate) fn act(&mut self, word: &str) -> Heard {
        let message = json!({ "do": "act", "seq": self.seq(), "seat": self.seat(), "word": word });
        self.ask(&message)
    }

    /// Wants something for the seat at the screen.
    pub(crate) fn wish(&mut self, what: &str) -> Heard {
        let message = json!({ "do": "command", "seq": self.seq(), "seat": self.seat(), "what": what });
        self.ask(&message)
    }

    /// Says who is before the screen now.
    pub(crate) fn show(&mut self, seat: &str) {
        let heard = self.received.len();
        self.say(&json!({ "do": "show", "seat": seat }));
        self.until(|live| live.received.len() > heard && live.covered().as_deref() != Some(seat));
    }

    /// Everything that can be said by clicking: the clicks, and the words at their end.
    pub(crate) fn choices(&self) -> Vec<(Vec<String>, Vec<String>)> {
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

    /// Any word that can be said by clicking.
    #[track_caller]
    pub(crate) fn any_word(&self, dice: &mut SeededDice) -> String {
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

    /// Plays any action and waits until this screen can act again or the match
    /// is over, passing the device on where it has to be.
    #[track_caller]
    pub(crate) fn play_any(&mut self, dice: &mut SeededDice) {
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

    /// Plays any action, and does not wait for the others.
    #[track_caller]
    pub(crate) fn play_any_once(&mut self, dice: &mut SeededDice) {
        self.until_own_turn();
        let (word, before) = (self.any_word(dice), self.seq());
        assert_eq!(self.act(&word), Heard::Done, "{word}");
        self.until(|live| live.seq() != before);
    }

    /// Plays any action on a server that may end at any moment.
    ///
    /// # Errors
    /// If the server has ended before it answered.
    pub(crate) fn try_play(&mut self, dice: &mut SeededDice) -> Result<Played, ServerGone> {
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
                // Whoever goes on before the page shows it would be late. If the
                // server ends now, the action counts all the same.
                while self.seq() == before && self.hear(PATIENCE).is_some() {}
                return Ok(Played::Action(word));
            }
        }
    }

    /// Waits until somebody at this screen can act, or the match is over.
    #[track_caller]
    pub(crate) fn until_own_turn(&mut self) {
        self.until(|live| live.may_act() || live.is_over() || live.covered().is_some());
        if let Some(seat) = self.covered() {
            self.show(&seat);
            self.until(|live| live.may_act() || live.is_over());
        }
    }
}

/// Opens a connection; why not, if the server refuses.
pub(crate) fn connected(guest: &Guest, id: &str, query: &str) -> Result<WebSocket<TcpStream>, String> {
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
pub(crate) fn attribute<'a>(html: &'a str, name: &str) -> &'a str {
    let named = html.split_once(&format!("{name}=\""));
    let (_, rest) = named.unwrap_or_else(|| panic!("no attribute {name}"));
    rest.split('"').next().expect("a value")
}
