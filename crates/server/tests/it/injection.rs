//! Whatever a person types is shown as text and never as markup, everywhere.

use dice::SeededDice;
use serde_json::Value;

use crate::installation::{Installation, folder, kept};
use client::{Browser, HttpAnswer, Live};

/// Attempts that are short enough for a name.
const SCRIPTS: [&str; 4] = [
    "<script>alert(1)</script>",
    "\"><img src=x onerror=alert(1)>",
    "'><svg onload=alert(1)>",
    "</title><b onclick='x'>&quot;<!--",
];

/// What must not occur in markup.
const MARKUP: [&str; 4] = ["<script>alert", "<img src=x", "<svg onload", "<b onclick"];

#[track_caller]
fn check_markup(text: &str, whence: &str) {
    for markup in MARKUP {
        assert!(!text.contains(markup), "{whence} has {markup} in {text}");
    }
}

/// Checks an answer for what a browser would take for markup.
#[track_caller]
fn check(answer: &HttpAnswer, whence: &str) {
    assert!(answer.status < 500, "{whence}: {}", answer.status);
    let kind = answer.header("content-type").unwrap_or("");
    for (name, value) in &answer.headers {
        check_markup(value, name);
    }
    if kind.starts_with("text/plain") {
        return;
    }
    if kind == "application/json" {
        let value: Value = serde_json::from_slice(&answer.body).expect("JSON");
        // The scripts use the other fields as text.
        check_markup(value["faults"].as_str().unwrap_or(""), whence);
        check_markup(value["board"]["whole"].as_str().unwrap_or(""), whence);
        for part in value["board"]["parts"].as_object().into_iter().flatten() {
            check_markup(part.1.as_str().unwrap_or(""), whence);
        }
    } else {
        check_markup(&answer.text(), whence);
    }
}

/// Checks live messages for what the scripts take for markup.
fn check_messages(live: &Live) {
    for text in &live.received {
        let message: Value = serde_json::from_str(text).expect("JSON");
        let fields = ["whole", "patch", "parts"].map(|field| (field, &message["board"][field]));
        for (field, value) in fields.into_iter().chain([("markup", &message["markup"])]) {
            check_markup(&value.to_string(), field);
            let inside = value.to_string().replace("\\\"", "\"");
            check_markup(&inside, field);
        }
    }
}

#[test]
fn names_are_text_everywhere() {
    for script in SCRIPTS {
        let folder = folder();
        let installation = Installation::open(folder.path());
        let mut guest = installation.guest();
        for game in ["pylos", "sun", "tomb"] {
            let id = guest.open(
                game,
                &[
                    ("who1", "me"),
                    ("name1", script),
                    ("who2", "person"),
                    ("name2", script),
                ],
            );
            let mut live = Live::new(&guest, &id);
            let dice = &mut SeededDice::new(1);
            for _ in 0..4 {
                live.play_any(dice);
            }
            if game == "pylos" {
                live.wish("offer-draw");
            }
            live.wish("ask-takeback");
            let paths = [
                "",
                "/at/0",
                "/at/2",
                "/at/2?board=page",
                "/record",
                "/picture.svg",
            ];
            let visit = |guest: &mut Browser| {
                for path in paths {
                    check(&guest.get(&format!("/table/{id}{path}")), path);
                }
                check(&guest.get("/"), "home");
                check(&guest.get("/new/pylos"), "the form");
            };
            visit(&mut guest);
            let mut stranger = Live::new(&installation.guest(), &id);
            live.wish("resign");
            live.until(Live::is_over);
            stranger.until(Live::is_over);
            visit(&mut guest);
            check_messages(&live);
            check_messages(&stranger);
            assert!(
                live.page.parts.concat().contains("&lt;"),
                "the name shows as it was typed"
            );
            // Stored as typed, and imported from a record.
            assert!(kept(folder.path(), &id).opening.contains(script));
            let record = guest.get(&format!("/table/{id}/record")).expect(200).text();
            let location = guest.post("/import", &[("record", &record)]).location();
            check(&guest.get(&location), "an imported match");
            check(
                &guest.get(location.trim_end_matches("/at/0")),
                "an imported match",
            );
        }
        installation.close();
    }
}

#[test]
fn what_is_typed_into_forms_comes_back_as_text() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    let fields = [
        "rules",
        "seats",
        "who1",
        "who2",
        "name1",
        "name2",
        "name3",
        "order",
        "clock",
        "minutes",
        "increment",
        "limit",
        "components",
        "setup",
        "nonce",
        "screen",
        "level",
        "with",
        "record",
        "theme",
        "frame",
        "confirm",
        "back",
        "quick",
        "part",
        "ply",
        "stamp",
        "version",
    ];
    for script in SCRIPTS {
        for field in fields {
            let encoded = client::encoded(&[(field, script)]);
            for game in ["pylos", "sun"] {
                for path in ["/choose/", "/new/", "/board/", "/rules/", "/play/"] {
                    check(&guest.get(&format!("{path}{game}?{encoded}")), field);
                }
                for path in ["/new/", "/board/"] {
                    // A name alone would open a match, which is tested elsewhere.
                    let wrong = [(field, script), ("clock", "sundial"), ("quick", "1")];
                    check(&guest.post(&format!("{path}{game}"), &wrong), field);
                }
            }
            for path in ["/import", "/preferences", "/play/pylos"] {
                if path != "/play/pylos" || field == "level" {
                    check(&guest.post(path, &[(field, script)]), field);
                }
            }
            check(&guest.get(&format!("/?{encoded}")), field);
            check(&guest.get(&format!("/rules?{encoded}")), field);
        }
        let headers = [
            "accept-language",
            "referer",
            "user-agent",
            "x-forwarded-for",
            "accept",
            "if-none-match",
        ];
        for header in headers {
            for path in ["/", "/new/sun", "/rules/sun", "/nowhere"] {
                check(&guest.ask("GET", path, &[(header, script)], b""), header);
            }
        }
        let mut stained = Browser::new(installation.address);
        for cookie in ["benben", "benben-look", "other"] {
            stained.cookies.insert(cookie.to_owned(), script.to_owned());
            for path in ["/", "/new/sun", "/nowhere"] {
                check(&stained.clone().get(path), cookie);
            }
        }
        let path = client::encoded(&[("", script)]);
        for route in [
            "/",
            "/new/",
            "/table/",
            "/rules/",
            "/board/",
            "/assets/x/",
            "/demo/x/",
        ] {
            check(
                &guest.get(&format!("{route}{}", path.trim_start_matches('='))),
                route,
            );
        }
    }
    installation.close();
}
