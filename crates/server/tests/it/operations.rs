//! What the operator of a server relies on.

use std::io::{Read, Write};
use std::net::TcpStream;

use client::{Browser, Heard, Live, encoded, until};
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
    // Faults in every line, many in one line, and many that concern the whole.
    let many = [
        long("", "nonsense that is no line of any component set\n"),
        long("row ", "x"),
        long("values ", "y "),
        long("die ", "1 "),
        long("expedition a 1\n", "Q\n"),
        long("skulls ", "z "),
        long("", "end left sun\n"),
        long("", "set,a\nid,left,left_jewels,right,right_jewels\n"),
    ];
    for game in ["sun", "tomb", "pyramido", "pacal"] {
        let usual = guest.get(&format!("/new/{game}")).expect(200).text().len();
        for nonsense in &many {
            let begins = &nonsense[..20];
            let fields = [("who1", "me"), ("who2", "easy"), ("components", nonsense)];
            let page = guest.post(&format!("/new/{game}"), &fields).expect(422).text();
            // What was typed comes back in the form, and not much else.
            let added = page.len().saturating_sub(nonsense.len());
            assert!(
                added < usual + 50_000,
                "{game}, {begins}: {added} bytes beside what was typed"
            );
            let fields = [("components", nonsense.as_str())];
            let read = guest.post(&format!("/components/{game}"), &fields).expect(200);
            assert!(
                read.body.len() < 20_000,
                "{game}, {begins}: {} bytes",
                read.body.len()
            );
        }
    }
    // Positions are no shorter.
    for game in ["pylos", "sun", "tomb", "pyramido", "pacal"] {
        let usual = guest
            .post(&format!("/board/{game}"), &[("quick", "1")])
            .expect(200);
        for nonsense in ["x ", "1 ", "a1 ", "x;", "/", "s", "1=2 "] {
            let text = long("", nonsense);
            let fields = [("quick", "1"), ("setup", text.as_str())];
            let answer = guest.post(&format!("/board/{game}"), &fields);
            assert_ne!(answer.status, 413, "it should be read");
            let added = answer.body.len().saturating_sub(3 * text.len());
            assert!(
                added < usual.body.len() + 50_000,
                "{game}, {nonsense}: {added} bytes"
            );
        }
    }
}

/// A text about as long as one may be sent, fields beside it included.
fn long(begin: &str, unit: &str) -> String {
    let each = encoded(&[("", unit)]).len() - 1;
    format!("{begin}{}", unit.repeat(500_000 / each))
}

/// Half a megabyte of comings and goings would be told again at every look at a moment.
#[test]
fn a_record_with_more_entries_than_a_match_may_have_is_not_imported() {
    let folder = folder();
    let limits = ResourceLimits {
        log_entries: 10,
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
    let dice = &mut SeededDice::new(5);
    let record = |guest: &mut Browser| {
        let path = format!("/table/{id}/record");
        guest.get(&path).expect(200).text()
    };
    // A log may be twice as long before its match is given up.
    while stored(folder.path(), &id).log().len() < 20 {
        let text = record(&mut guest);
        guest.post("/import", &[("record", &text)]).location();
        live.play_any_once(dice);
    }
    until("the match is given up", || stored(folder.path(), &id).is_over());
    let text = record(&mut guest);
    let answer = guest.post("/import", &[("record", &text)]).expect(422).text();
    assert!(answer.contains("too many entries"), "{answer}");
    installation.close();
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
        let before = live.seq();
        if let Heard::Refused(reason) = live.ask(&message) {
            break reason;
        }
        live.until(|live| live.seq() != before);
    };
    assert!(refused.contains("too long"), "{refused}");
    let length = stored(folder.path(), &id).log().len() as u64;
    assert!((MOST..MOST + 3).contains(&length), "{length} entries");
    // Playing goes on.
    live.play_any_once(&mut SeededDice::new(5));
    assert!(stored(folder.path(), &id).log().len() as u64 > length);
}
