//! Who may do what, when: every action, tried by every kind of visitor in every phase of a match.
//!
//! The result is the table in docs/rights.md. After a change that is meant:
//!
//! ```sh
//! BENBEN_BLESS=1 cargo test -p server --test it rights
//! ```

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::time::Duration;

use client::{Browser, Live};
use dice::SeededDice;
use serde_json::{Value, json};

use crate::friends::{field, invitation};
use crate::installation::{Installation, folder};

/// Between these lines of the document stands the table.
const MARKS: (&str, &str) = ("<!-- tried -->\n", "<!-- until here -->\n");

/// How far a match is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    /// The second seat is free.
    Free,
    /// Two people play.
    Going,
    /// A bot plays for the second, who is away.
    StandIn,
    /// It is over.
    Over,
}

const PHASES: [(Phase, &str); 4] = [
    (Phase::Free, "free"),
    (Phase::Going, "going"),
    (Phase::StandIn, "stand-in"),
    (Phase::Over, "over"),
];

/// Who tries.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Visitor {
    /// Opened the match and sits on the first seat.
    Host,
    /// Sits on the second seat.
    Player,
    /// Plays the second seat by the player's own link.
    Deputy,
    /// Looks on.
    Stranger,
    /// A page of another site, in the host's browser.
    Foreign,
}

const VISITORS: [(Visitor, &str); 5] = [
    (Visitor::Host, "host, seat 1"),
    (Visitor::Player, "player, seat 2"),
    (Visitor::Deputy, "by link, seat 2"),
    (Visitor::Stranger, "spectator"),
    (Visitor::Foreign, "another site"),
];

/// What is tried. `ID` in a path is the match; `WORD` in a message an action that is legal for
/// whoever is on turn.
enum Attempt {
    Get(&'static str),
    Post(&'static str, &'static [(&'static str, &'static str)]),
    Say(Value),
}

fn attempts() -> Vec<(&'static str, Attempt)> {
    use Attempt::{Get, Post, Say};
    let of_seat = |what: &str, seat: &str| Say(json!({ "do": what, "seat": seat }));
    let act = |seat: &str| Say(json!({ "do": "act", "seq": 0, "seat": seat, "word": "WORD" }));
    let typed = |seat: &str| Say(json!({ "do": "type", "seq": 0, "seat": seat, "text": "WORD" }));
    let command =
        |what: &str, seat: &str| Say(json!({ "do": "command", "seq": 0, "seat": seat, "what": what }));
    let seal = |seat: &str| Say(json!({ "do": "seal", "seat": seat, "seal": "0".repeat(64) }));
    let rename = |seat: &str| Say(json!({ "do": "rename", "seat": seat, "name": "Tia" }));
    let say = |seat: &str| Say(json!({ "do": "say", "seat": seat, "phrase": "hello" }));
    vec![
        ("look at the table", Get("/table/ID")),
        ("look at a moment", Get("/table/ID/at/0")),
        ("take the record", Get("/table/ID/record")),
        ("take a picture", Get("/table/ID/picture.svg")),
        ("see the preview of a link", Get("/table/ID/preview.png")),
        ("see the invitation to seat 2 as a picture", Get("/table/ID/qr/2")),
        ("begin an analysis", Post("/table/ID/analysis", &[])),
        (
            "play on from a moment",
            Post("/table/ID/at/0/play", &[("with", "bots")]),
        ),
        ("ask for a rematch", Post("/table/ID/rematch", &[])),
        ("play for seat 1", act("1")),
        ("play for seat 2", act("2")),
        ("type a move for seat 1", typed("1")),
        ("type a move for seat 2", typed("2")),
        ("take back for seat 1", command("undo", "1")),
        ("resign for seat 1", command("resign", "1")),
        ("resign for seat 2", command("resign", "2")),
        ("seal a nonce for seat 1", seal("1")),
        ("seal a nonce for seat 2", seal("2")),
        ("ask for a hint", Say(json!({ "do": "hint" }))),
        ("speak for seat 1", say("1")),
        ("speak for seat 2", say("2")),
        ("rename seat 1", rename("1")),
        ("rename seat 2", rename("2")),
        ("give seat 1 to a bot", of_seat("bot", "1")),
        ("give seat 2 to a bot", of_seat("bot", "2")),
        ("take seat 2 back from the bot", of_seat("return", "2")),
        ("ask for seat 2", of_seat("request-seat", "2")),
        ("remove whoever sits on seat 1", of_seat("remove", "1")),
        ("remove whoever sits on seat 2", of_seat("remove", "2")),
    ]
}

/// A match in a phase, and those who try.
struct Scene {
    id: String,
    host: Browser,
    player: Browser,
    deputy: Browser,
    stranger: Browser,
    /// An action of whoever is on turn.
    word: String,
}

impl Scene {
    /// Lots decide who begins; the host does in every scene.
    fn new(installation: &Installation, phase: Phase) -> Scene {
        loop {
            if let Some(scene) = Scene::by_lot(installation, phase) {
                return scene;
            }
        }
    }

    fn by_lot(installation: &Installation, phase: Phase) -> Option<Scene> {
        let mut host = installation.guest();
        let (id, link) = invitation(&mut host, "sun");
        let (mut player, mut deputy) = (installation.guest(), installation.guest());
        if phase != Phase::Free {
            player.post(&link, &[("name", "Nofret")]).location();
            let page = player.get(&format!("/table/{id}")).expect(200).text();
            deputy.post(field(&page, "own-link"), &[]).location();
        }
        let mut here = Live::new(&host, &id);
        if phase == Phase::Free {
            // Nothing is dealt yet, so there is nothing to play.
            return Some(Scene {
                id,
                host,
                player,
                deputy,
                stranger: installation.guest(),
                word: "0".to_owned(),
            });
        }
        Live::begin(&mut [&mut here, &mut Live::new(&player, &id)]);
        here.until(|live| live.may_act() || live.page.part("prompt").contains("Nofret"));
        if !here.may_act() {
            return None;
        }
        let word = here.any_word(&mut SeededDice::new(1));
        match phase {
            Phase::Free | Phase::Going => {}
            Phase::StandIn => {
                // The server has to notice first that the player's page is gone.
                let stands_in = (0..500).any(|_| {
                    here.hear(Duration::from_millis(20));
                    here.ask(&json!({ "do": "bot", "seat": "2" })) == client::Heard::Done
                });
                assert!(stands_in, "the player is away");
            }
            Phase::Over => assert_eq!(here.wish("resign"), client::Heard::Done),
        }
        Some(Scene {
            id,
            host,
            player,
            deputy,
            stranger: installation.guest(),
            word,
        })
    }

    fn browser(&self, visitor: Visitor) -> Browser {
        match visitor {
            Visitor::Host | Visitor::Foreign => self.host.clone(),
            Visitor::Player => self.player.clone(),
            Visitor::Deputy => self.deputy.clone(),
            Visitor::Stranger => self.stranger.clone(),
        }
    }

    /// Whether the attempt succeeds.
    fn allows(&self, visitor: Visitor, attempt: &Attempt) -> bool {
        let mut browser = self.browser(visitor);
        let path = |path: &str| path.replace("ID", &self.id);
        let foreign = visitor == Visitor::Foreign;
        let kind = ("content-type", "application/x-www-form-urlencoded");
        let status = match attempt {
            Attempt::Get(address) => {
                // Another site cannot read what a link leads to; that it can be opened is no harm.
                return !foreign && browser.get(&path(address)).status < 400;
            }
            Attempt::Post(address, fields) => {
                let origin = if foreign {
                    "https://evil.example".to_owned()
                } else {
                    format!("http://{}", browser.address)
                };
                let body = client::encoded(fields);
                let headers = [kind, ("origin", origin.as_str())];
                browser
                    .ask("POST", &path(address), &headers, body.as_bytes())
                    .status
            }
            Attempt::Say(_) if foreign => {
                let headers = [
                    ("origin", "https://evil.example"),
                    ("connection", "upgrade"),
                    ("upgrade", "websocket"),
                    ("sec-websocket-version", "13"),
                    ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
                ];
                let address = format!("/table/{}/live?version=none", self.id);
                browser.ask("GET", &address, &headers, b"").status
            }
            Attempt::Say(message) => return self.hears(&browser, message),
        };
        status < 400 && status != 101
    }

    /// Whether a message is answered with anything but a refusal.
    fn hears(&self, browser: &Browser, message: &Value) -> bool {
        let mut live = Live::new(browser, &self.id);
        let mut message = message.clone();
        for name in ["word", "text"] {
            if message[name] == "WORD" {
                message[name] = json!(self.word);
            }
        }
        if message["seq"].is_u64() {
            message["seq"] = json!(live.seq());
        }
        live.say(&message);
        loop {
            let heard = live.hear(Duration::from_secs(20)).expect("an answer");
            match heard["is"].as_str() {
                Some("done" | "hint") => return true,
                Some("shared") if message["do"] == "seal" => return true,
                Some("unshared") if message["do"] == "seal" => return false,
                Some("refused") => {
                    let text = heard["text"].as_str().expect("a reason");
                    assert!(!text.is_empty() && !text.contains("store"), "{message}: {text}");
                    return false;
                }
                _ => {}
            }
        }
    }
}

/// The table: in which phases each visitor may do what.
fn tried() -> String {
    let folder = folder();
    let mut table = "| what |".to_owned();
    for (_, name) in VISITORS {
        write!(table, " {name} |").expect("a string");
    }
    table.push_str("\n| --- |");
    table.push_str(&" --- |".repeat(VISITORS.len()));
    table.push('\n');
    // Absence counts at once, and there are no limits in the way.
    let settings = server::Settings {
        rate: crate::installation::NO_LIMIT,
        absence: Duration::ZERO,
        limits: server::ResourceLimits::none(),
        ..server::Settings::default()
    };
    let installation = Installation::with_settings(folder.path(), settings);
    for (name, attempt) in attempts() {
        write!(table, "| {name} |").expect("a string");
        for (visitor, _) in VISITORS {
            let allowed: Vec<&str> = PHASES
                .iter()
                // Nobody sits on the second seat while it is free.
                .filter(|(phase, _)| {
                    *phase != Phase::Free || !matches!(visitor, Visitor::Player | Visitor::Deputy)
                })
                .filter(|(phase, _)| Scene::new(&installation, *phase).allows(visitor, &attempt))
                .map(|(_, name)| *name)
                .collect();
            let text = if allowed.is_empty() {
                "–".to_owned()
            } else {
                allowed.join(", ")
            };
            write!(table, " {text} |").expect("a string");
        }
        table.push('\n');
    }
    installation.close();
    table
}

#[test]
fn everybody_may_do_what_the_table_says_and_nothing_else() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rights.md");
    let text = fs::read_to_string(&file).expect("the document");
    let (before, rest) = text.split_once(MARKS.0).expect("the beginning of the table");
    let (documented, after) = rest.split_once(MARKS.1).expect("the end of the table");
    let found = tried();
    if env::var_os("BENBEN_BLESS").is_some_and(|value| value == "1") {
        let text = [before, MARKS.0, &found, MARKS.1, after].concat();
        fs::write(&file, text).expect("the document can be written");
        return;
    }
    for (found, documented) in found.lines().zip(documented.lines()) {
        assert_eq!(found, documented);
    }
    assert_eq!(found.lines().count(), documented.lines().count());
}
