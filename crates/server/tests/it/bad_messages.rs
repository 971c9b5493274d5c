//! Live messages that our pages never send: refused without harm.

use std::time::Duration;

use dice::SeededDice;
use rules::{Dice, Position, Seat};
use serde_json::{Value, json};
use tungstenite::Message;

use crate::installation::{Installation, folder, log, stored};
use client::{Heard, Live, until};

fn nonsense(live: &Live) -> Vec<String> {
    let (seq, seat) = (live.seq(), live.seat());
    let word = live.choices()[0].1[0].clone();
    let mut all: Vec<String> = [
        "",
        "{",
        "[]",
        "null",
        "1",
        "\"act\"",
        "{}",
        "\u{0}",
        "{\"do\":1}",
        "{\"do\":\"dance\"}",
    ]
    .map(str::to_owned)
    .into();
    let values = [
        json!({ "do": "act" }),
        json!({ "do": "act", "seq": seq, "seat": seat }),
        json!({ "do": "act", "seq": seq, "word": word }),
        json!({ "do": "act", "seat": seat, "word": word }),
        json!({ "do": "act", "seq": -1, "seat": seat, "word": word }),
        json!({ "do": "act", "seq": 1e300, "seat": seat, "word": word }),
        json!({ "do": "act", "seq": "0", "seat": seat, "word": word }),
        json!({ "do": "act", "seq": u64::MAX, "seat": seat, "word": word }),
        json!({ "do": "act", "seq": seq + 1, "seat": seat, "word": word }),
        json!({ "do": "act", "seq": seq, "seat": 1, "word": word }),
        json!({ "do": "act", "seq": seq, "seat": "0", "word": word }),
        json!({ "do": "act", "seq": seq, "seat": "5", "word": word }),
        json!({ "do": "act", "seq": seq, "seat": "6", "word": word }),
        json!({ "do": "act", "seq": seq, "seat": "", "word": word }),
        json!({ "do": "act", "seq": seq, "seat": "<script>", "word": word }),
        json!({ "do": "act", "seq": seq, "seat": seat, "word": "" }),
        json!({ "do": "act", "seq": seq, "seat": seat, "word": 7 }),
        json!({ "do": "act", "seq": seq, "seat": seat, "word": [word] }),
        json!({ "do": "act", "seq": seq, "seat": seat, "word": "<script>alert(1)</script>" }),
        json!({ "do": "act", "seq": seq, "seat": seat, "word": "\u{0}\u{1f4a9}" }),
        json!({ "do": "act", "seq": seq, "seat": seat, "word": "9".repeat(3_000) }),
        json!({ "do": "act", "seq": seq, "seat": seat, "word": word, "more": 1 }),
        json!({ "do": "command", "seq": seq, "seat": seat }),
        json!({ "do": "command", "seq": seq, "seat": seat, "what": "win" }),
        json!({ "do": "command", "seq": seq + 9, "seat": seat, "what": "undo" }),
        json!({ "do": "command", "seq": seq, "seat": seat, "what": "accept-draw" }),
        json!({ "do": "command", "seq": seq, "seat": seat, "what": "give-takeback" }),
        json!({ "do": "command", "seq": seq, "seat": "2", "what": "resign" }),
        json!({ "do": "ghost" }),
        json!({ "do": "ghost", "word": 1 }),
        json!({ "do": "show" }),
        json!({ "do": "frame" }),
    ];
    all.extend(values.iter().map(Value::to_string));
    all
}

#[test]
fn nonsense_is_refused_and_changes_nothing() {
    for game in ["pylos", "sun", "tomb", "pyramido", "pacal"] {
        let folder = folder();
        let installation = Installation::open(folder.path());
        let mut guest = installation.guest();
        let id = guest.open(game, &[("who2", "random")]);
        let mut live = Live::new(&guest, &id);
        live.until_own_turn();
        // Where all choose at the same time, the bot may choose later.
        let waits_for_guest = || {
            let undecided = stored(folder.path(), &id).position().undecided();
            undecided.iter().eq([Seat::FIRST])
        };
        until("the bot has chosen", waits_for_guest);
        let before = log(folder.path(), &id);
        for text in nonsense(&live) {
            live.send(Message::text(text.clone()));
            match live.answer() {
                Heard::Refused(why) => assert!(!why.is_empty(), "{game}: {text}"),
                Heard::Done => panic!("{game}: {text}"),
            }
        }
        live.send(Message::binary(vec![0, 159, 146, 150]));
        assert!(matches!(live.answer(), Heard::Refused(_)));
        let dice = &mut SeededDice::new(3);
        for _ in 0..50 {
            let text: String = (0..dice.below(60))
                .map(|_| char::from(32 + dice.below(95) as u8))
                .collect();
            live.send(Message::text(text));
            assert!(matches!(live.answer(), Heard::Refused(_)));
            // Words that look nearly right.
            let choices = live.choices();
            let mut word = choices[dice.below(choices.len() as u32) as usize].1[0].clone();
            word.insert(0, char::from(33 + dice.below(90) as u8));
            if !choices.iter().any(|(_, words)| words.contains(&word)) {
                assert!(matches!(live.act(&word), Heard::Refused(_)), "{game}: {word}");
            }
        }
        // Unknown frames, seats and words do no harm either, though they are answered.
        for message in [
            json!({ "do": "frame", "frame": "<script>" }),
            json!({ "do": "show", "seat": "9" }),
            json!({ "do": "ghost", "word": "<script>alert(1)</script>" }),
        ] {
            live.say(&message);
            live.hear(Duration::from_secs(10)).expect("an answer");
        }
        assert_eq!(log(folder.path(), &id), before, "{game}");
        live.play_any(&mut SeededDice::new(4));
        installation.close();
    }
}

#[test]
fn a_message_that_is_too_long_ends_the_connection_only() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    let id = guest.open("pylos", &[("who2", "random")]);
    let mut live = Live::new(&guest, &id);
    live.send(Message::text("x".repeat(100_000)));
    while live.hear(Duration::from_secs(10)).is_some() {}
    let before = log(folder.path(), &id);
    let mut live = Live::new(&guest, &id);
    live.play_any(&mut SeededDice::new(4));
    assert!(log(folder.path(), &id).starts_with(&before));
    installation.close();
}

#[test]
fn a_flood_of_messages_is_refused_and_ebbs() {
    let folder = folder();
    let installation = Installation::with_rate(folder.path(), 20);
    let mut guest = installation.guest();
    let id = guest.open("pylos", &[("who2", "person")]);
    let mut live = Live::new(&guest, &id);
    let before = log(folder.path(), &id);
    for _ in 0..300 {
        live.say(&json!({ "do": "command", "seq": 999, "seat": "1", "what": "undo" }));
    }
    let mut reasons = Vec::new();
    for _ in 0..300 {
        match live.answer() {
            Heard::Refused(why) => reasons.push(why),
            Heard::Done => panic!("nothing can be taken back"),
        }
    }
    reasons.sort();
    reasons.dedup();
    assert_eq!(reasons.len(), 2, "stale, or too many: {reasons:?}");
    assert_eq!(log(folder.path(), &id), before);
    // It ebbs: what was meant is done as soon as the rate allows it again.
    let word = live.any_word(&mut SeededDice::new(1));
    until("a move is accepted", || live.act(&word) == Heard::Done);
    installation.close();
}

#[test]
fn a_page_of_another_edition_is_told_to_reload() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    let id = guest.open("pylos", &[("who2", "person")]);
    let mut socket = client::connected(&guest, &id, "version=old").expect("a connection");
    let told = socket.read().expect("a message");
    assert_eq!(told.into_text().expect("text").as_str(), "{\"is\":\"reload\"}");
    installation.close();
}

#[test]
fn whoever_says_who_sits_before_the_screen_is_answered_also_if_nothing_changes() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    let id = guest.open("pylos", &[("who2", "random")]);
    let mut live = Live::new(&guest, &id);
    // The seat is shown already; the first time, only how it was asked for is new.
    for seat in ["1", "1", "2"] {
        live.say(&json!({ "do": "show", "seat": seat }));
        live.say(&json!({ "do": "ping" }));
        let answer = live.hear(Duration::from_secs(30)).expect("an answer");
        assert_eq!(answer["is"], "update", "{seat}");
        while live.hear(Duration::from_secs(30)).expect("a pong")["is"] != "pong" {}
    }
    installation.close();
}
