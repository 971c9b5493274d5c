//! Typed moves, and the suggestions for them.

use std::collections::BTreeSet;
use std::time::Duration;

use dice::SeededDice;
use rules::Dice;
use serde_json::{Value, json};

use crate::installation::{Installation, folder};
use client::{Heard, Live};

/// The maximum number of suggestions sent at once.
const MOST: usize = 12;

/// The suggestions for a text.
fn suggestions(live: &mut Live, text: &str) -> Value {
    live.say(&json!({ "do": "suggest", "text": text }));
    loop {
        let heard = live.hear(Duration::from_secs(10)).expect("suggestions");
        if heard["is"] == "suggestions" {
            assert_eq!(heard["text"], text);
            return heard;
        }
    }
}

fn words(suggestions: &Value) -> Vec<String> {
    let lines = suggestions["lines"].as_array().expect("lines");
    let word = |line: &Value| line["word"].as_str().expect("a word").to_owned();
    lines.iter().map(word).collect()
}

fn typed(live: &mut Live, text: &str) -> Heard {
    let message = json!({ "do": "type", "seq": live.seq(), "seat": live.seat(), "text": text });
    live.ask(&message)
}

#[test]
fn refilling_the_quarry_keeps_the_patches() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    let id = guest.open("pyramido", &[("seats", "2"), ("who2", "random")]);
    let mut live = Live::new(&guest, &id);
    let dice = &mut SeededDice::new(8);
    let mut used = 0;
    while used < 3 && !live.is_over() {
        live.until_own_turn();
        let Some(word) = live.shortcuts().first().cloned() else {
            live.play_any_once(dice);
            continue;
        };
        let (keep, refill) = word.split_once(" then ").expect("two actions");
        assert_eq!(keep, "keep");
        assert_eq!(live.act(&word), Heard::Done);
        let record = guest.get(&format!("/table/{id}/record")).expect(200).text();
        let played = record.rfind(keep).map(|at| &record[at..]);
        assert!(
            played.is_some_and(|played| played.contains(refill)),
            "{word}: {record}"
        );
        live.until(|live| live.shortcuts().is_empty());
        used += 1;
    }
    assert_eq!(used, 3, "the quarry is refilled in nearly every turn");
    // Nobody plays several actions for another seat.
    let mut other = Live::new(&installation.guest(), &id);
    let message = json!({ "do": "act", "seq": other.seq(), "seat": "1", "word": "keep then refill-1" });
    assert!(matches!(other.ask(&message), Heard::Refused(_)));
}

#[test]
fn what_is_suggested_is_what_can_be_clicked() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let dice = &mut SeededDice::new(4);
    for game in ["pylos", "sun", "tomb", "pyramido", "pacal"] {
        let mut guest = installation.guest();
        let id = guest.open(game, &[("seats", "2"), ("who2", "random")]);
        let mut live = Live::new(&guest, &id);
        for _ in 0..12 {
            live.until_own_turn();
            if live.is_over() {
                break;
            }
            let legal: BTreeSet<String> = live.choices().into_iter().flat_map(|(_, words)| words).collect();
            let all = suggestions(&mut live, "");
            assert_eq!(words(&all).len(), legal.len().min(MOST), "{game}");
            let count = format!("{} move", legal.len());
            let found = all["found"].as_str().expect("a count");
            assert!(
                found.starts_with(&count) || legal.len() == 1,
                "{game}: {found}, {count}"
            );
            assert!(words(&all).iter().all(|word| legal.contains(word)), "{game}");
            // Every action is found by its notation and by its description.
            let word = live.any_word(dice);
            let own = suggestions(&mut live, &word.to_uppercase());
            assert_eq!(words(&own)[0], word, "{game}");
            let said = own["lines"][0]["text"].as_str().expect("words").to_owned();
            assert_eq!(words(&suggestions(&mut live, &said))[0], word, "{game}: {said}");
            let (before, text) = (live.seq(), if dice.below(2) == 0 { &word } else { &said });
            assert_eq!(typed(&mut live, text), Heard::Done, "{game}: {text}");
            live.until(|live| live.seq() != before || live.is_over());
        }
    }
    installation.close();
}

#[test]
fn only_who_acts_gets_suggestions() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    let id = guest.open("sun", &[("seats", "2"), ("who2", "random")]);
    let mut live = Live::new(&guest, &id);
    live.until_own_turn();
    assert!(!words(&suggestions(&mut live, "")).is_empty());
    let mut spectator = Live::new(&installation.guest(), &id);
    let nothing = suggestions(&mut spectator, "");
    assert!(words(&nothing).is_empty(), "{nothing}");
    assert_eq!(nothing["found"], "it is not your turn");
    let message = json!({ "do": "type", "seq": spectator.seq(), "seat": "1", "text": "draw-standard" });
    assert_eq!(
        spectator.ask(&message),
        Heard::Refused("that is not your seat".to_owned())
    );
    installation.close();
}

#[test]
fn a_whole_turn_is_typed_and_wrong_words_get_a_reason() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    let setup = "standard ..../..../LL../.LD.|.../.../...|../..|. light";
    let fields = [
        ("setup", setup),
        ("who1", "me"),
        ("who2", "person"),
        ("seats", "2"),
    ];
    let id = guest.open("pylos", &fields);
    let mut live = Live::new(&guest, &id);
    live.until_own_turn();
    let log = live.page.log.clone();
    let mut refused = |text: &str| match typed(&mut live, text) {
        Heard::Refused(why) => why,
        Heard::Done => panic!("{text} was played"),
    };
    assert!(refused("2c3").contains("is not open"), "{}", refused("2c3"));
    assert!(refused("1b1").contains("already"));
    assert_eq!(refused("hello"), "“hello” is not an action here");
    assert_eq!(refused("   "), "“” is not an action here");
    assert_eq!(refused("<script>"), "“<script>” is not an action here");
    assert_eq!(live.page.log, log, "nothing has been played");
    // The fourth sphere of a square, and two of them back.
    assert_eq!(typed(&mut live, "1a1x1a2x1b2"), Heard::Done);
    live.until(|live| {
        live.page
            .log
            .last()
            .is_some_and(|line| line.contains("took 2 back"))
    });
    assert_eq!(live.page.log.len(), log.len() + 1, "a turn is one line");
    // Anything typed beyond the end of a turn is not played, and what came before it counts.
    assert_eq!(
        typed(&mut live, "1d1 stop 1d2"),
        Heard::Refused("it is not your turn".to_owned())
    );
    live.until(|live| live.page.log.len() == log.len() + 2);
    installation.close();
}

#[test]
fn what_happens_is_said_once_and_in_words() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    let fields = [("who1", "me"), ("who2", "person"), ("seats", "2")];
    let id = guest.open("pylos", &fields);
    let mut live = Live::new(&guest, &id);
    live.until_own_turn();
    assert!(live.update["steps"].is_null(), "nothing has happened yet");
    for (word, said) in [("1a1", "place a sphere on 1a1"), ("1b1", "place a sphere on 1b1")] {
        let before = live.page.log.len();
        assert_eq!(live.act(word), Heard::Done);
        live.until(|live| live.page.log.len() > before);
        let steps = live.update["steps"].as_array().expect("something is said");
        assert_eq!(steps.len(), 1, "{steps:?}");
        assert!(
            steps[0]["text"].as_str().expect("words").ends_with(said),
            "{steps:?}"
        );
        // What is said is also shown: a sphere has come from the reserve to its place.
        let effects = steps[0]["effects"].as_array().expect("something has come of it");
        let moved = effects
            .iter()
            .filter(|effect| effect["is"] == "moved" || effect["is"] == "placed");
        assert_eq!(moved.count(), 1, "{effects:?}");
    }
    let id = guest.open("pylos", &[("seats", "2"), ("who2", "random")]);
    let mut live = Live::new(&guest, &id);
    live.play_any(&mut SeededDice::new(1));
    assert_eq!(live.wish("undo"), Heard::Done);
    live.until(|live| live.page.log.is_empty());
    assert_eq!(live.update["steps"][0]["text"], "Taken back.");
    assert_eq!(live.update["steps"][0]["effects"][0]["is"], "taken-back");
    installation.close();
}
