//! Matches in which something is tried, and those who try.

use std::time::{Duration, Instant};

use client::{Browser, Live, attribute, connected, encoded};
use dice::SeededDice;
use dice::fair::Nonce;
use serde_json::{Value, json};
use tungstenite::Message;

use super::rows::Attempt;
use super::{Phase, Visitor};
use crate::friends::field;
use crate::installation::Installation;

/// Where a phase is played: one match after another.
pub(super) struct Stage<'a> {
    installation: &'a Installation,
    phase: Phase,
    scene: Option<Scene>,
}

impl<'a> Stage<'a> {
    pub(super) fn new(installation: &'a Installation, phase: Phase) -> Stage<'a> {
        Stage {
            installation,
            phase,
            scene: None,
        }
    }

    /// A match in this phase.
    pub(super) fn scene(&mut self) -> &Scene {
        let Stage {
            installation, phase, ..
        } = *self;
        self.scene.get_or_insert_with(|| Scene::new(installation, phase))
    }

    /// The match is in another phase now.
    pub(super) fn leave(&mut self) {
        self.scene = None;
    }
}

/// A match in a phase, and those who try.
pub(super) struct Scene {
    id: String,
    version: String,
    host: Browser,
    hosts_deputy: Browser,
    player: Browser,
    players_deputy: Browser,
    removed: Browser,
    asker: Browser,
    spectator: Browser,
    nobody: Browser,
    /// The latest invitation to the second seat, and an older one.
    invitations: [String; 2],
    own_links: [String; 2],
    /// An action of who is on turn.
    word: String,
}

/// A connection that adds nothing to the dice by itself.
struct Wire(tungstenite::WebSocket<std::net::TcpStream>);

impl Wire {
    fn hear(&mut self) -> Value {
        loop {
            match self.0.read() {
                Ok(Message::Text(text)) => return serde_json::from_str(&text).expect("JSON"),
                Ok(Message::Close(_)) | Err(_) => panic!("the connection is closed"),
                Ok(_) => {}
            }
        }
    }

    fn say(&mut self, message: &Value) {
        let message = Message::text(message.to_string());
        self.0.send(message).expect("a connection");
    }
}

fn nonce(seat: usize) -> Nonce {
    let digits = ["1", "2"][seat].repeat(32);
    digits.parse().expect("a nonce")
}

impl Scene {
    /// Lots decide who begins, so it may take some matches.
    fn new(installation: &Installation, phase: Phase) -> Scene {
        loop {
            if let Some(scene) = Scene::by_lot(installation, phase) {
                scene.settle();
                return scene;
            }
        }
    }

    fn by_lot(installation: &Installation, phase: Phase) -> Option<Scene> {
        let game = if phase == Phase::Open { "pylos" } else { "sun" };
        let second = if phase == Phase::Bot { "easy" } else { "friend" };
        let mut host = installation.guest();
        let id = host.open(game, &[("who1", "me"), ("who2", second)]);
        let page = host.get(&format!("/table/{id}")).expect(200).text();
        let mut scene = Scene {
            version: attribute(&page, "data-version").to_owned(),
            own_links: ["/nowhere".to_owned(), "/nowhere".to_owned()],
            invitations: ["/nowhere".to_owned(), "/nowhere".to_owned()],
            id,
            host,
            hosts_deputy: installation.guest(),
            player: installation.guest(),
            players_deputy: installation.guest(),
            removed: installation.guest(),
            asker: installation.guest(),
            spectator: installation.guest(),
            nobody: Browser::new(installation.address),
            word: "0".to_owned(),
        };
        if phase != Phase::Bot {
            scene.invite(&page, phase);
        }
        let goes_on = match phase {
            Phase::Free => true,
            Phase::Seated => {
                scene.seal();
                true
            }
            Phase::Bot => scene.against_a_bot(),
            _ => scene.going(phase),
        };
        goes_on.then_some(scene)
    }

    /// Somebody sits down and is removed, and the player comes, unless the seat is to be free.
    fn invite(&mut self, page: &str, phase: Phase) {
        let older = field(page, "invite2").to_owned();
        self.removed.post(&older, &[("name", "Removed")]).location();
        // Who plays with others is shown their own link.
        let page = self.host.get(&self.path("/table/ID")).expect(200).text();
        field(&page, "own-link").clone_into(&mut self.own_links[0]);
        self.hosts_deputy.post(&self.own_links[0], &[]).location();
        let remove = json!({ "do": "remove", "seat": "2" });
        assert!(self.hears(&self.host, &remove));
        let page = self.host.get(&self.path("/table/ID")).expect(200).text();
        self.invitations = [field(&page, "invite2").to_owned(), older];
        if phase == Phase::Free {
            return;
        }
        self.player
            .post(&self.invitations[0], &[("name", "Nofret")])
            .location();
        let page = self.player.get(&self.path("/table/ID")).expect(200).text();
        field(&page, "own-link").clone_into(&mut self.own_links[1]);
        self.players_deputy.post(&self.own_links[1], &[]).location();
    }

    /// Both seal what they add to the dice.
    fn seal(&self) {
        for (seat, browser) in [&self.host, &self.player].into_iter().enumerate() {
            let seal = nonce(seat).seal().to_string();
            let message = json!({ "do": "seal", "seat": (seat + 1).to_string(), "seal": seal });
            assert!(self.hears(browser, &message));
        }
    }

    /// The match begins; `false` if it is not what the phase wants.
    fn going(&mut self, phase: Phase) -> bool {
        let (mut here, mut there) = (Live::new(&self.host, &self.id), Live::new(&self.player, &self.id));
        Live::begin(&mut [&mut here, &mut there]);
        while !(here.may_act() || there.may_act()) {
            here.hear(Duration::from_millis(10));
            there.hear(Duration::from_millis(10));
        }
        if here.may_act() == (phase == Phase::Theirs) {
            return false;
        }
        let dice = &mut SeededDice::new(1);
        match phase {
            Phase::Theirs => self.word = there.any_word(dice),
            Phase::Open => {
                let before = here.seq();
                assert_eq!(here.act("1a1"), client::Heard::Done);
                here.until(|live| live.seq() != before);
                for what in ["ask-takeback", "offer-draw"] {
                    let before = here.seq();
                    assert_eq!(here.wish(what), client::Heard::Done, "{what}");
                    here.until(|live| live.seq() != before);
                }
                there.until(Live::may_act);
                self.word = there.any_word(dice);
            }
            _ => self.word = here.any_word(dice),
        }
        match phase {
            Phase::StandIn => {
                // The server has to notice first that the player's page is gone.
                drop(there);
                let stands_in = (0..500).any(|_| {
                    here.hear(Duration::from_millis(20));
                    here.ask(&json!({ "do": "bot", "seat": "2" })) == client::Heard::Done
                });
                assert!(stands_in, "the player is away");
            }
            Phase::Over => assert_eq!(here.wish("resign"), client::Heard::Done),
            _ => {}
        }
        true
    }

    /// The host plays against a bot, whose seat somebody asks for.
    fn against_a_bot(&mut self) -> bool {
        let mut here = Live::new(&self.host, &self.id);
        Live::begin(&mut [&mut here]);
        here.until(Live::may_act);
        self.word = here.any_word(&mut SeededDice::new(1));
        drop(here);
        self.asker.post("/me/name", &[("name", "Asker")]).location();
        let request = json!({ "do": "request-seat", "seat": "2" });
        assert!(self.hears(&self.asker, &request));
        true
    }

    /// Waits until the server has noticed that everybody's pages are gone.
    fn settle(&self) {
        let end = Instant::now() + Duration::from_secs(20);
        let mut machine = Browser::new(self.host.address);
        loop {
            let figures = machine.get("/metrics").expect(200).text();
            if figures.contains("\nbenben_connections 0\n") {
                return;
            }
            assert!(Instant::now() < end, "a page is still there");
        }
    }

    fn browser(&self, visitor: Visitor) -> &Browser {
        match visitor {
            Visitor::Host | Visitor::Foreign => &self.host,
            Visitor::HostsDeputy => &self.hosts_deputy,
            Visitor::Player => &self.player,
            Visitor::PlayersDeputy => &self.players_deputy,
            Visitor::Removed => &self.removed,
            Visitor::Asker => &self.asker,
            Visitor::Spectator => &self.spectator,
            Visitor::Nobody => &self.nobody,
        }
    }

    /// What a name in capitals stands for.
    fn path(&self, text: &str) -> String {
        let deputy = self.hosts_deputy.cookies["benben"].split('.').next();
        match text {
            "INVITATION" => self.invitations[0].clone(),
            "OLDER" => self.invitations[1].clone(),
            "OWN1" => self.own_links[0].clone(),
            "OWN2" => self.own_links[1].clone(),
            "DEPUTY1" => deputy.expect("an id").to_owned(),
            text => text.replace("ID", &self.id),
        }
    }

    /// Whether the attempt succeeds.
    pub(super) fn allows(&self, visitor: Visitor, attempt: &Attempt) -> bool {
        let mut browser = self.browser(visitor).clone();
        let foreign = visitor == Visitor::Foreign;
        let origin = if foreign {
            "https://evil.example".to_owned()
        } else {
            format!("http://{}", browser.address)
        };
        let origin = ("origin", origin.as_str());
        match attempt {
            Attempt::Get(address) => {
                let answer = browser.ask("GET", &self.path(address), &[origin], b"");
                // That another site can open a page is no harm, as long as it cannot read it.
                let is_readable = !foreign || answer.header("access-control-allow-origin").is_some();
                answer.status < 400 && is_readable
            }
            Attempt::Post(address, fields) => {
                let fields: Vec<(&str, String)> = fields
                    .iter()
                    .map(|(name, value)| (*name, self.path(value)))
                    .collect();
                let fields: Vec<(&str, &str)> = fields
                    .iter()
                    .map(|(name, value)| (*name, value.as_str()))
                    .collect();
                let kind = ("content-type", "application/x-www-form-urlencoded");
                let body = encoded(&fields);
                let answer = browser.ask("POST", &self.path(address), &[kind, origin], body.as_bytes());
                answer.status < 400
            }
            Attempt::Say(_) if foreign => {
                let headers = [
                    origin,
                    ("connection", "upgrade"),
                    ("upgrade", "websocket"),
                    ("sec-websocket-version", "13"),
                    ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
                ];
                let address = format!("/table/{}/live?version={}", self.id, self.version);
                browser.ask("GET", &address, &headers, b"").status < 400
            }
            Attempt::Say(message) => self.hears(&browser, message),
        }
    }

    /// Whether a message is answered with anything but a refusal, or with something of use.
    fn hears(&self, browser: &Browser, message: &Value) -> bool {
        let query = encoded(&[("version", self.version.as_str())]);
        let mut wire = Wire(connected(browser, &self.id, &query).expect("a connection"));
        let board = loop {
            let heard = wire.hear();
            if heard["board"]["seq"].is_u64() {
                break heard["board"].clone();
            }
        };
        let mut message = message.clone();
        for name in ["word", "text", "nonce"] {
            match message[name].as_str() {
                Some("WORD") => message[name] = json!(self.word),
                Some("NONCE1") => message[name] = json!(nonce(0).to_string()),
                Some("NONCE2") => message[name] = json!(nonce(1).to_string()),
                _ => {}
            }
        }
        if message["seq"].is_u64() {
            message["seq"] = board["seq"].clone();
        }
        wire.say(&message);
        // What has no answer of its own is done when a ping after it is answered.
        wire.say(&json!({ "do": "ping" }));
        let mut at_screen = board["seat"].clone();
        let found = loop {
            let heard = wire.hear();
            match heard["is"].as_str() {
                Some("hint" | "suggestions") => break !heard["lines"].as_array().is_none_or(Vec::is_empty),
                Some("ghost") => break heard["markup"] != "",
                Some("why") => break heard["text"] != "",
                Some("unshared" | "refused") => {
                    let text = heard["text"].as_str().expect("a reason");
                    assert!(!text.is_empty() && !text.contains("store"), "{message}: {text}");
                    break false;
                }
                Some("update") if !heard["board"]["seat"].is_null() => {
                    at_screen = heard["board"]["seat"].clone();
                }
                Some("pong") if message["do"] == "show" => break at_screen == message["seat"],
                Some("pong") if message["do"] == "hint" => {}
                Some("done" | "shared" | "pong") => break true,
                _ => {}
            }
        };
        drop(wire);
        self.settle();
        found
    }
}
