//! What is tried: a row for every message and every route that concerns a match.

use serde_json::{Value, json};

/// What is tried. In paths and fields, names in capitals stand for what a [`Scene`](super::Scene)
/// has.
pub(super) enum Attempt {
    Get(&'static str),
    Post(&'static str, &'static [(&'static str, &'static str)]),
    Say(Value),
}

impl Attempt {
    /// Whether its success may change the match.
    pub(super) fn changes(&self) -> bool {
        match self {
            Attempt::Get(_) => false,
            Attempt::Post(..) => true,
            Attempt::Say(message) => !matches!(
                message["do"].as_str(),
                Some("suggest" | "ghost" | "why" | "hint" | "ping" | "show" | "frame")
            ),
        }
    }
}

/// Routes that concern no match, or all alike: everybody sees the same there, or what is their own.
const ELSEWHERE: &[&str] = &[
    "/",
    "/choose/{game}",
    "/play/{game}",
    "/turns",
    "/invite",
    "/invite/{game}",
    "/new/{game}",
    "/board/{game}",
    "/import",
    "/solving",
    "/puzzles",
    "/puzzles/next",
    "/puzzles/{id}",
    "/puzzles/{id}/say",
    "/puzzles/{id}/look",
    "/puzzles/{id}/solution",
    "/puzzles/{id}/answer",
    "/me",
    "/me/name",
    "/me/links",
    "/me/export",
    "/me/delete",
    "/offline/{language}",
    "/learn/{game}",
    "/learn/{game}/{step}",
    "/components/{game}",
    "/rules",
    "/rules/{game}",
    "/rules/{game}/reference",
    "/sounds",
    "/preferences",
    "/manifest/{language}",
    "/sw.js",
    "/assets/{version}/{name}",
    "/demo/{version}/{language}/{game}/{theme}/{moment}",
    "/health",
    "/metrics",
];

/// The commands of a seat, with what they do.
const COMMANDS: [(&str, &str); 9] = [
    ("undo", "take back an action"),
    ("undo-turn", "take back a turn"),
    ("ask-takeback", "ask to take back"),
    ("give-takeback", "agree to a takeback"),
    ("decline-takeback", "decline a takeback"),
    ("resign", "resign"),
    ("offer-draw", "offer a draw"),
    ("accept-draw", "accept a draw"),
    ("decline-draw", "decline a draw"),
];

pub(super) fn attempts() -> Vec<(String, Attempt)> {
    let mut rows = routes();
    let mut say = |what: String, message: Value| rows.push((what, Attempt::Say(message)));
    for seat in ["1", "2"] {
        let of_seat = |what: &str| json!({ "do": what, "seat": seat });
        say(
            format!("play for seat {seat}"),
            json!({ "do": "act", "seq": 0, "seat": seat, "word": "WORD" }),
        );
        say(
            format!("type a move for seat {seat}"),
            json!({ "do": "type", "seq": 0, "seat": seat, "text": "WORD" }),
        );
        for (command, what) in COMMANDS {
            let message = json!({ "do": "command", "seq": 0, "seat": seat, "what": command });
            say(format!("{what} for seat {seat}"), message);
        }
        say(
            format!("seal a nonce for seat {seat}"),
            json!({ "do": "seal", "seat": seat, "seal": "0".repeat(64) }),
        );
        say(
            format!("give the nonce of seat {seat}"),
            json!({ "do": "nonce", "seat": seat, "nonce": format!("NONCE{seat}") }),
        );
        say(
            format!("speak for seat {seat}"),
            json!({ "do": "say", "seat": seat, "phrase": "hello" }),
        );
        say(
            format!("rename seat {seat}"),
            json!({ "do": "rename", "seat": seat, "name": "Tia" }),
        );
        say(format!("look as seat {seat}"), of_seat("show"));
        say(format!("give seat {seat} to a bot"), of_seat("bot"));
        say(format!("take seat {seat} back from a bot"), of_seat("return"));
        say(format!("ask for seat {seat}"), of_seat("request-seat"));
        say(format!("remove who sits on seat {seat}"), of_seat("remove"));
    }
    for (what, yes) in [("let in who asks", true), ("turn down who asks", false)] {
        let message = json!({ "do": "answer", "seat": "2", "name": "Asker", "yes": yes });
        say(what.to_owned(), message);
    }
    for (what, message) in [
        ("ask no more for a seat", json!({ "do": "cancel-request" })),
        ("ask for a hint", json!({ "do": "hint" })),
        (
            "see what a move would look like",
            json!({ "do": "ghost", "word": "WORD" }),
        ),
        (
            "complete what is typed",
            json!({ "do": "suggest", "text": "WORD" }),
        ),
        (
            "ask what a click means",
            json!({ "do": "why", "clicks": ["hand-1-0"] }),
        ),
        ("ping", json!({ "do": "ping" })),
        (
            "look from another side",
            json!({ "do": "frame", "frame": "tall" }),
        ),
    ] {
        say(what.to_owned(), message);
    }
    rows
}

fn routes() -> Vec<(String, Attempt)> {
    use Attempt::{Get, Post};
    let rows = [
        ("look at the table", Get("/table/ID")),
        ("look at a moment", Get("/table/ID/at/0")),
        ("take the record", Get("/table/ID/record")),
        ("take a picture", Get("/table/ID/picture.svg")),
        ("see the preview of a link", Get("/table/ID/preview.png")),
        ("see the invitation to seat 2 as a picture", Get("/table/ID/qr/2")),
        ("look at the invitation to seat 2", Get("INVITATION")),
        (
            "take the invitation to seat 2",
            Post("INVITATION", &[("name", "Tia")]),
        ),
        (
            "take an older invitation to seat 2",
            Post("OLDER", &[("name", "Tia")]),
        ),
        ("look at the own link of seat 1", Get("OWN1")),
        ("play by the own link of seat 1", Post("OWN1", &[])),
        ("play by the own link of seat 2", Post("OWN2", &[])),
        (
            "take back what is granted of seat 1",
            Post("/me/grants", &[("id", "ID"), ("seat", "1"), ("guest", "DEPUTY1")]),
        ),
        ("begin an analysis", Post("/table/ID/analysis", &[])),
        (
            "play on from a moment",
            Post("/table/ID/at/0/play", &[("with", "bots")]),
        ),
        ("ask for a rematch", Post("/table/ID/rematch", &[])),
        ("have a game solved", Post("/solve/sun/standard", &[])),
    ];
    rows.map(|(what, attempt)| (what.to_owned(), attempt)).into()
}

/// The variants of an enum of messages, as they are written in JSON.
fn variants(of: &str) -> Vec<String> {
    const SOURCE: &str = include_str!("../../../src/live/message.rs");
    let start = format!("pub(super) enum {of} {{");
    let (_, rest) = SOURCE.split_once(&start).expect("the enum");
    let (body, _) = rest.split_once("\n}").expect("its end");
    let named = body.lines().filter_map(|line| {
        let name = line.strip_prefix("    ")?;
        let end = name.find(|letter: char| !letter.is_ascii_alphanumeric())?;
        name.starts_with(|letter: char| letter.is_ascii_uppercase())
            .then(|| &name[..end])
    });
    let kebab = |name: &str| {
        let mut text = String::new();
        for letter in name.chars() {
            if letter.is_ascii_uppercase() && !text.is_empty() {
                text.push('-');
            }
            text.push(letter.to_ascii_lowercase());
        }
        text
    };
    named.map(kebab).collect()
}

#[test]
fn every_message_has_a_row_of_the_table_of_rights() {
    let rows = attempts();
    let said = |of: &str| -> Vec<&str> {
        let values = rows.iter().filter_map(|(_, attempt)| match attempt {
            Attempt::Say(message) => message[of].as_str(),
            _ => None,
        });
        values.collect()
    };
    for (of, name) in [("do", "ClientMessage"), ("what", "What")] {
        let (said, variants) = (said(of), variants(name));
        assert!(variants.len() > 8, "{variants:?}");
        for variant in variants {
            assert!(
                said.contains(&variant.as_str()),
                "{variant} of {name} is never tried"
            );
        }
    }
}

#[test]
fn every_route_has_a_row_of_the_table_of_rights_or_concerns_no_match() {
    const SOURCE: &str = include_str!("../../../src/routes/mod.rs");
    let rows = attempts();
    let fits = |route: &str, path: &str| {
        let path = match path {
            "INVITATION" | "OLDER" => "/sit/ID/2/token",
            "OWN1" | "OWN2" => "/seat/ID/1/week/token",
            path => path,
        };
        let (route, path) = (route.split('/'), path.split('/'));
        route.clone().count() == path.clone().count()
            && route
                .zip(path)
                .all(|(part, word)| part == word || part.starts_with('{'))
    };
    let mut found = 0;
    for piece in SOURCE.split(".route(").skip(1) {
        let mut quoted = piece.split('"');
        let route = quoted.nth(1).expect("an address");
        let methods = piece.split_once(',').expect("a method").1;
        found += 1;
        if ELSEWHERE.contains(&route) || route.ends_with("/live") {
            continue;
        }
        let is_read = rows
            .iter()
            .any(|(_, attempt)| matches!(attempt, Attempt::Get(path) if fits(route, path)));
        let is_changed = rows
            .iter()
            .any(|(_, attempt)| matches!(attempt, Attempt::Post(path, _) if fits(route, path)));
        assert!(is_read || !methods.contains("get("), "nobody reads {route}");
        assert!(
            is_changed || !methods.contains("post("),
            "nobody posts to {route}"
        );
    }
    assert!(found > 40, "{found} routes");
}
