//! People at a table: what they say to and request from each other, and what nobody may do to
//! another.

use std::time::Duration;

use dice::SeededDice;
use serde_json::json;

use crate::friends::{field, invitation};
use crate::installation::{Installation, folder, log, with_store};
use client::{Browser, Heard, Live};

/// Two people at a table of two; the second is called Nofret.
struct Pair {
    id: String,
    host: Browser,
    friend: Browser,
    here: Live,
    there: Live,
}

fn pair(installation: &Installation, game: &str) -> Pair {
    let (mut host, mut friend) = (installation.guest(), installation.guest());
    let (id, link) = invitation(&mut host, game);
    friend.post(&link, &[("name", "Nofret")]).location();
    let (mut here, mut there) = (Live::new(&host, &id), Live::new(&friend, &id));
    here.until(|live| live.page.part("players").contains("Nofret"));
    Live::begin(&mut [&mut here, &mut there]);
    Pair {
        id,
        host,
        friend,
        here,
        there,
    }
}

#[track_caller]
fn refused(heard: &Heard) {
    assert!(matches!(heard, Heard::Refused(_)), "{heard:?}");
}

#[test]
fn everybody_hears_phrases_in_their_own_language() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut pair = pair(&installation, "pylos");
    pair.friend.post("/preferences", &[("language", "sk")]);
    let mut there = Live::new(&pair.friend, &pair.id);
    let mut spectator = Live::new(&installation.guest(), &pair.id);
    let hello = json!({ "do": "say", "seat": "1", "phrase": "hello" });
    assert_eq!(pair.here.ask(&hello), Heard::Done);
    there.until(|live| live.page.part("talk").contains("Ahoj!"));
    spectator.until(|live| live.page.part("talk").contains("Hello!"));
    pair.here.until(|live| live.page.part("talk").contains("Hello!"));
    // It is still there for people who come later, also after a restart of the server.
    installation.close();
    let installation = Installation::open(folder.path());
    let late = Live::new(&pair.friend.at(installation.address), &pair.id);
    assert!(late.page.part("talk").contains("Ahoj!"));
    // Nobody may speak for another, use an unknown phrase, or speak too often.
    let mut here = Live::new(&pair.host.at(installation.address), &pair.id);
    let mut watching = Live::new(&installation.guest(), &pair.id);
    refused(&watching.ask(&hello));
    for (seat, phrase) in [
        ("2", "hello"),
        ("1", "<b>hello</b>"),
        ("1", "company-say-hello"),
        ("", "hello"),
    ] {
        refused(&here.ask(&json!({ "do": "say", "seat": seat, "phrase": phrase })));
    }
    assert_eq!(here.ask(&hello), Heard::Done);
    refused(&here.ask(&hello));
    let said = with_store(folder.path(), async |store| {
        let company = store.company(pair.id.parse().expect("an id")).await;
        company.expect("a store").expect("a match").sayings.len()
    });
    assert_eq!(said, 2);
    installation.close();
}

#[test]
fn it_shows_who_is_away() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let Pair {
        id,
        friend,
        mut here,
        there,
        ..
    } = pair(&installation, "pylos");
    here.until(|live| !live.page.part("players").contains("away"));
    drop(there);
    here.until(|live| live.page.part("players").contains("away"));
    let _again = Live::new(&friend, &id);
    here.until(|live| !live.page.part("players").contains("away"));
    // Spectators are counted, but not named.
    let _watching = Live::new(&installation.guest(), &id);
    here.until(|live| live.page.part("people").contains("1 person is watching"));
    installation.close();
}

#[test]
fn a_bot_stands_in_for_whoever_stays_away() {
    let folder = folder();
    let installation = Installation::with_absence(folder.path(), Duration::ZERO);
    let Pair {
        id,
        friend,
        mut here,
        mut there,
        ..
    } = pair(&installation, "pylos");
    let bot = json!({ "do": "bot", "seat": "2" });
    refused(&here.ask(&bot));
    refused(&there.ask(&json!({ "do": "bot", "seat": "1" })));
    drop(there);
    here.until(|live| live.page.part("players").contains("away"));
    refused(&Live::new(&installation.guest(), &id).ask(&bot));
    assert_eq!(here.ask(&bot), Heard::Done);
    here.until(|live| !live.page.part("players").contains("Nofret"));
    let dice = &mut SeededDice::new(3);
    here.play_any(dice);
    assert!(here.page.log.len() >= 2, "the bot plays");
    // A returning player finds the seat still theirs, and cannot act before taking it back.
    there = Live::new(&friend, &id);
    assert!(there.page.part("talk").contains("Take my seat back"));
    refused(&there.ask(&json!({ "do": "act", "seq": there.seq(), "seat": "2", "word": "1a1" })));
    let back = json!({ "do": "return", "seat": "2" });
    refused(&Live::new(&installation.guest(), &id).ask(&back));
    assert_eq!(there.ask(&back), Heard::Done);
    here.until(|live| live.page.part("players").contains("Nofret"));
    refused(&there.ask(&back));
    here.play_any_once(dice);
    there.until(Live::may_act);
    installation.close();
}

#[test]
fn no_bot_stands_in_for_somebody_who_has_just_gone() {
    let folder = folder();
    let installation = Installation::with_absence(folder.path(), Duration::from_hours(1));
    let Pair { mut here, there, .. } = pair(&installation, "pylos");
    drop(there);
    here.until(|live| live.page.part("players").contains("away"));
    refused(&here.ask(&json!({ "do": "bot", "seat": "2" })));
    installation.close();
}

#[test]
fn a_friend_has_a_bots_seat_when_all_agree() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let (mut host, mut friend) = (installation.guest(), installation.guest());
    let id = host.open("sun", &[("seats", "3"), ("who2", "friend"), ("who3", "easy")]);
    let link = field(&host.get(&format!("/table/{id}")).expect(200).text(), "invite2").to_owned();
    friend.post(&link, &[("name", "Nofret")]).location();
    let (mut here, mut there) = (Live::new(&host, &id), Live::new(&friend, &id));
    let mut third = Live::new(&installation.guest(), &id);
    assert!(third.page.part("talk").contains("request-seat"));
    // Only a bot's seat can be requested, and not by players.
    let knock = |seat: &str| json!({ "do": "request-seat", "seat": seat });
    for seat in ["1", "2", "4", ""] {
        refused(&third.ask(&knock(seat)));
    }
    refused(&here.ask(&knock("3")));
    assert_eq!(third.ask(&knock("3")), Heard::Done);
    here.until(|live| live.page.part("talk").contains("would like to play"));
    let answer = |yes: bool| json!({ "do": "answer", "seat": "3", "name": "Guest", "yes": yes });
    refused(&third.ask(&answer(true)));
    assert_eq!(here.ask(&answer(true)), Heard::Done);
    here.until(|live| live.page.part("talk").contains("The others have to agree too"));
    assert_eq!(third.seat(), "", "one is not all");
    assert_eq!(there.ask(&answer(false)), Heard::Done);
    third.until(|live| live.page.part("talk").contains("Ask to play"));
    refused(&here.ask(&answer(true)));
    assert_eq!(third.ask(&knock("3")), Heard::Done);
    third.until(|live| live.page.part("talk").contains("cancel-request"));
    assert_eq!(there.ask(&answer(true)), Heard::Done);
    assert_eq!(here.ask(&answer(true)), Heard::Done);
    third.until(|live| live.seat() == "3");
    here.until(|live| live.page.part("players").contains("Guest (3)"));
    installation.close();
}

#[test]
fn names_can_be_changed_and_guests_sent_away() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let Pair {
        id,
        mut friend,
        mut here,
        mut there,
        ..
    } = pair(&installation, "pylos");
    let rename = |seat: &str, name: &str| json!({ "do": "rename", "seat": seat, "name": name });
    assert_eq!(there.ask(&rename("2", "Nofret II")), Heard::Done);
    here.until(|live| live.page.part("players").contains("Nofret II"));
    assert_eq!(here.ask(&rename("2", "Guest of honour")), Heard::Done);
    there.until(|live| live.page.part("near").contains("Guest of honour"));
    refused(&there.ask(&rename("1", "Nobody")));
    refused(&Live::new(&installation.guest(), &id).ask(&rename("1", "Nobody")));
    let long = "x".repeat(41);
    for name in ["", "  ", "a\nb", long.as_str()] {
        refused(&here.ask(&rename("1", name)));
    }
    for seat in ["3", "x", ""] {
        refused(&here.ask(&rename(seat, "Nobody")));
    }
    // Home pages use the new name too.
    assert!(friend.get("/").expect(200).text().contains("Guest of honour"));

    let remove = |seat: &str| json!({ "do": "remove", "seat": seat });
    let before = log(folder.path(), &id);
    refused(&there.ask(&remove("1")));
    refused(&there.ask(&remove("2")));
    refused(&here.ask(&remove("1")));
    assert_eq!(log(folder.path(), &id), before);
    assert_eq!(here.ask(&remove("2")), Heard::Done);
    there.until(|live| live.seat().is_empty());
    refused(&there.ask(&json!({ "do": "act", "seq": there.seq(), "seat": "2", "word": "1a1" })));
    here.until(|live| live.page.part("invites").contains("invite2"));
    installation.close();
}

#[test]
fn an_old_invitation_does_not_bring_back_who_was_sent_away() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let (mut host, mut friend) = (installation.guest(), installation.guest());
    let (id, link) = invitation(&mut host, "pylos");
    friend.post(&link, &[("name", "Set")]).location();
    let own = field(
        &friend.get(&format!("/table/{id}")).expect(200).text(),
        "own-link",
    )
    .to_owned();
    let mut here = Live::new(&host, &id);
    assert_eq!(here.ask(&json!({ "do": "remove", "seat": "2" })), Heard::Done);
    friend.get(&link).expect(404);
    friend.post(&link, &[("name", "Set")]).expect(404);
    friend.get(&own).expect(404);
    here.until(|live| live.page.part("invites").contains("invite2"));
    let next = field(here.page.part("invites"), "invite2").to_owned();
    assert_ne!(next, link);
    installation.guest().post(&next, &[("name", "Horus")]).location();
    here.until(|live| live.page.part("players").contains("Horus"));
    installation.close();
}

#[test]
fn a_rematch_keeps_everybody_and_moves_the_seats() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let Pair {
        id,
        mut host,
        mut friend,
        mut here,
        mut there,
    } = pair(&installation, "sun");
    let rematch = format!("/table/{id}/rematch");
    host.post(&rematch, &[]).expect(409);
    assert_eq!(here.wish("resign"), Heard::Done);
    there.until(Live::is_over);
    installation.guest().post(&rematch, &[]).expect(403);
    let next = friend.post(&rematch, &[]).location();
    here.until(|live| live.page.part("result").contains(&next));
    assert_eq!(
        host.post(&rematch, &[]).location(),
        next,
        "both come to one match"
    );
    let next = next.strip_prefix("/table/").expect("a table").to_owned();
    let (mut first, mut second) = (Live::new(&friend, &next), Live::new(&host, &next));
    assert_eq!((first.seat().as_str(), second.seat().as_str()), ("1", "2"));
    // It is played like any other.
    let dice = &mut SeededDice::new(4);
    for _ in 0..6 {
        while !(first.may_act() || second.may_act()) {
            first.hear(Duration::from_millis(20));
            second.hear(Duration::from_millis(20));
        }
        let actor = if first.may_act() { &mut first } else { &mut second };
        let (word, before) = (actor.any_word(dice), actor.seq());
        assert_eq!(actor.act(&word), Heard::Done);
        actor.until(|live| live.seq() != before);
    }
    installation.close();
}

#[test]
fn takebacks_and_draws_need_the_other() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let Pair {
        mut here, mut there, ..
    } = pair(&installation, "pylos");
    // Nobody asks a bot in a match of people.
    refused(&here.ask(&json!({ "do": "hint" })));
    assert_eq!(here.act("1a1"), Heard::Done);
    // The turn is over, and the other may be thinking already.
    refused(&here.wish("undo"));
    there.until(Live::may_act);
    assert_eq!(there.act("1b1"), Heard::Done);
    here.until(|live| live.page.log.len() == 2);
    // A move that the other has answered cannot be undone alone.
    refused(&here.wish("undo"));
    assert_eq!(here.wish("ask-takeback"), Heard::Done);
    there.until(|live| live.page.part("bar").contains("give-takeback"));
    refused(&here.wish("give-takeback"));
    assert_eq!(there.wish("decline-takeback"), Heard::Done);
    there.until(|live| !live.page.part("bar").contains("give-takeback"));
    here.until(|live| !live.page.part("bar").contains("decline-takeback"));
    assert_eq!(here.wish("ask-takeback"), Heard::Done);
    there.until(|live| live.page.part("bar").contains("give-takeback"));
    assert_eq!(there.wish("give-takeback"), Heard::Done);
    here.until(|live| live.page.log.is_empty());
    there.until(|live| live.page.log.is_empty());
    assert_eq!(here.wish("offer-draw"), Heard::Done);
    there.until(|live| live.page.part("bar").contains("accept-draw"));
    refused(&here.wish("accept-draw"));
    assert_eq!(there.wish("accept-draw"), Heard::Done);
    here.until(Live::is_over);
    installation.close();
}

#[test]
fn another_server_over_the_folder_hears_of_company() {
    let folder = folder();
    let (installation, other) = (
        Installation::open(folder.path()),
        Installation::open(folder.path()),
    );
    let mut pair = pair(&installation, "pylos");
    let mut far = Live::new(&pair.friend.at(other.address), &pair.id);
    let hello = json!({ "do": "say", "seat": "1", "phrase": "luck" });
    assert_eq!(pair.here.ask(&hello), Heard::Done);
    far.until(|live| live.page.part("talk").contains("Good luck!"));
    assert_eq!(
        pair.here.ask(&json!({ "do": "remove", "seat": "2" })),
        Heard::Done
    );
    far.until(|live| live.seat().is_empty());
    other.close();
    installation.close();
}

#[test]
fn the_home_page_says_whose_turn_it_is() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let Pair {
        id,
        mut host,
        mut friend,
        mut here,
        ..
    } = pair(&installation, "pylos");
    let turns = |guest: &mut Browser| -> serde_json::Value {
        let text = guest.get("/turns").expect(200).text();
        serde_json::from_str(&text).expect("JSON")
    };
    assert_eq!(turns(&mut host)["turns"], json!([[id, "Pylos"]]));
    assert_eq!(turns(&mut friend)["turns"], json!([]));
    assert_eq!(here.act("1a1"), Heard::Done);
    assert_eq!(turns(&mut host)["turns"], json!([]));
    let told = turns(&mut friend);
    assert_eq!(told["turns"], json!([[id, "Pylos"]]));
    assert!(told["list"].as_str().expect("markup").contains("Your turn."));
    installation.close();
}
