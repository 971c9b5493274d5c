//! What the operator of a server relies on.

use std::io::{Read, Write};
use std::net::TcpStream;

use client::{Heard, Live};
use dice::SeededDice;
use serde_json::json;
use server::{ResourceLimits, Settings};

use crate::installation::{Installation, NO_LIMIT, folder, stored};

#[test]
fn figures_are_for_this_machine_alone() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let status = |header: &str| {
        let mut stream = TcpStream::connect(installation.address).expect("a server");
        write!(
            stream,
            "GET /metrics HTTP/1.1\r\nhost: localhost\r\n{header}connection: close\r\n\r\n"
        )
        .expect("a request");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer.lines().next().unwrap_or_default().to_owned()
    };
    assert!(status("").contains("200"), "{}", status(""));
    // Whatever comes through a proxy is asked from elsewhere.
    let through = status("x-forwarded-for: 192.0.2.7\r\n");
    assert!(through.contains("404"), "{through}");
}

#[test]
fn a_page_lists_as_many_faults_as_somebody_can_read() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    let nonsense = "nonsense that is no line of any component set\n".repeat(4_000);
    let usual = guest.get("/new/sun").expect(200).text().len();
    let fields = [("who1", "me"), ("who2", "easy"), ("components", &nonsense)];
    let page = guest.post("/new/sun", &fields).expect(422).text();
    // What was typed comes back in the form, and not much else.
    let added = page.len() - nonsense.len();
    assert!(added < usual + 50_000, "{added} bytes beside what was typed");
    assert!(page.contains("nonsense"));
}

/// What can be repeated for ever made a log of 22,000 entries, which slowed its table.
#[test]
fn a_log_does_not_grow_for_ever() {
    const MOST: u64 = 60;
    let folder = folder();
    let limits = ResourceLimits {
        log_entries: MOST,
        ..ResourceLimits::default()
    };
    let settings = Settings {
        rate: NO_LIMIT,
        limits,
        ..Settings::default()
    };
    let installation = Installation::with_settings(folder.path(), settings);
    let mut guest = installation.guest();
    let id = guest.open("pylos", &[("who1", "me"), ("who2", "me"), ("screen", "open")]);
    let mut live = Live::new(&guest, &id);
    let mut named = 0;
    let refused = loop {
        named += 1;
        let message = json!({ "do": "rename", "seat": "1", "name": format!("Teti {named}") });
        if let Heard::Refused(reason) = live.ask(&message) {
            break reason;
        }
    };
    assert!(refused.contains("too long"), "{refused}");
    let length = stored(folder.path(), &id).log().len() as u64;
    assert!((MOST..MOST + 3).contains(&length), "{length} entries");
    // Playing goes on.
    live.play_any_once(&mut SeededDice::new(5));
    assert!(stored(folder.path(), &id).log().len() as u64 > length);
}
