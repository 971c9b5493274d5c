//! A person's stored data: shown, downloaded, and deleted without a trace.

use std::path::Path;

use dice::SeededDice;
use play::Time;
use rules::Seat;
use serde_json::{Value, json};
use server::{ResourceLimits, Settings};
use store::{GuestId, Labels, MatchId, NewMatch, State};

use crate::friends::{field, invitation};
use crate::installation::{Installation, folder, kept, stored, with_store};
use client::{Browser, Heard, Live};

/// A name that occurs nowhere else.
const NAME: &str = "Merneferre Aya";

fn id_of(guest: &Browser) -> GuestId {
    let name = guest.cookies["benben"].split('.').next().expect("an id");
    name.parse().expect("an id")
}

/// Whether any file in the folder contains this text.
fn holds(folder: &Path, text: &str) -> bool {
    let files = folder
        .read_dir()
        .expect("a folder")
        .map(|file| file.expect("a file").path());
    let all: Vec<u8> = files
        .flat_map(|file| std::fs::read(file).expect("a file"))
        .collect();
    all.windows(text.len()).any(|window| window == text.as_bytes())
}

fn everything(guest: &mut Browser) -> Value {
    let answer = guest.get("/me/export").expect(200);
    assert_eq!(
        answer.header("content-disposition"),
        Some("attachment; filename=\"benben.json\"")
    );
    serde_json::from_str(&answer.text()).expect("JSON")
}

/// Anna sits down at a match of this game by an invitation.
fn sit(host: &mut Browser, anna: &mut Browser, game: &str) -> String {
    let (id, link) = invitation(host, game);
    anna.post(&link, &[("name", NAME)]).location();
    id
}

#[test]
fn whoever_deletes_everything_leaves_no_trace_and_takes_nothing_from_others() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let (mut host, mut anna) = (installation.guest(), installation.guest());
    host.post("/me/name", &[("name", "Hosting Host")]).location();
    let dice = &mut SeededDice::new(3);
    // A finished match, with dice to verify.
    let over = sit(&mut host, &mut anna, "sun");
    let mut there = Live::new(&anna, &over);
    there.wish("resign");
    there.until(Live::is_over);
    // One in progress, one that she hosts, one that is hers alone, and one that she was removed
    // from.
    let going = sit(&mut host, &mut anna, "pacal");
    let (own, link) = invitation(&mut anna, "pylos");
    host.post(&link, &[("name", "Hosting Host")]).location();
    let alone = anna.open("pylos", &[("who1", "me"), ("name1", NAME), ("who2", "easy")]);
    let left = sit(&mut host, &mut anna, "pylos");
    let mut sending = Live::new(&host, &left);
    assert_eq!(
        sending.ask(&json!({ "do": "rename", "seat": "2", "name": "Aya the Great" })),
        Heard::Done
    );
    assert_eq!(sending.ask(&json!({ "do": "remove", "seat": "2" })), Heard::Done);
    anna.post("/puzzles/standard-00000000/solution", &[]).expect(404);
    let puzzle = anna.get("/puzzles/next?rules=standard&grade=1").location();
    anna.post(&format!("{puzzle}/solution"), &[]).expect(200);

    let page = anna.get("/me").expect(200).text();
    assert!(page.contains(NAME));
    for id in [&over, &going, &own, &alone] {
        assert!(page.contains(&format!("/table/{id}")), "{id} is not listed");
    }
    let all = everything(&mut anna);
    let matches = all["matches"].as_array().expect("matches");
    let listed: Vec<&str> = matches.iter().filter_map(|one| one["match"].as_str()).collect();
    for id in [&over, &going, &own, &alone, &left] {
        assert!(listed.contains(&id.as_str()), "{id} is not in the file");
    }
    assert_eq!(all["guest"]["name"], NAME);
    assert_eq!(all["puzzles"].as_array().map(Vec::len), Some(1));
    let watched = Live::new(&installation.guest(), &alone);

    // The confirmation page changes nothing.
    let question = anna.get("/me/delete").expect(200).text();
    assert!(
        question.contains("1 match in which you are the only person"),
        "{question}"
    );
    assert!(question.contains("4 matches with other people"), "{question}");
    assert_eq!(anna.post("/me/delete", &[]).location(), "/me/delete");
    assert!(anna.get("/me").expect(200).text().contains(NAME));

    let guest = id_of(&anna);
    let mut playing = Live::new(&host, &going);
    let mut still_here = Live::new(&anna, &going);
    let done = anna.post("/me/delete", &[("sure", "yes")]).expect(200);
    assert!(!done.text().contains(NAME));
    let cleared = done
        .headers
        .iter()
        .filter(|(name, value)| name == "set-cookie" && value.contains("Max-Age=0"));
    assert_eq!(cleared.count(), 2);
    // Her other pages are told, and the others see a bot in her place.
    while still_here
        .hear(std::time::Duration::from_secs(10))
        .is_some_and(|heard| heard["is"] != "reload")
    {}
    playing.until(|live| !live.page.part("players").contains(NAME));
    anna.cookies.clear();
    drop((watched, still_here));
    for (id, status) in [
        (&over, 200),
        (&going, 200),
        (&own, 200),
        (&left, 200),
        (&alone, 404),
    ] {
        let page = host.get(&format!("/table/{id}")).expect(status).text();
        assert!(
            !page.contains(NAME) && !page.contains("Aya the Great"),
            "{id} still tells"
        );
    }
    // The remaining player can continue, and is the host now.
    playing.play_any(dice);
    let mut inherited = Live::new(&host, &own);
    inherited.play_any(dice);
    assert!(inherited.page.part("people").contains("name-2"));
    let record = host.get(&format!("/table/{over}/record")).expect(200).text();
    assert!(record.contains(" sit 2 somebody"), "{record}");
    installation.close();
    for trace in [NAME, "Aya the Great", &guest.to_string()] {
        assert!(!holds(folder.path(), trace), "{trace} is still in the files");
    }
    assert!(holds(folder.path(), "Hosting Host"));
    for id in [&over, &going, &own, &left] {
        let game = stored(folder.path(), id);
        if game.published().is_some() {
            play::verify(&game).expect("the dice are as they were");
        }
        assert!(!kept(folder.path(), id).seats.contains(&Some(guest)));
    }
    assert!(
        stored(folder.path(), &over).published().is_some(),
        "the dice of a match were verified"
    );
    let known = with_store(folder.path(), async |store| {
        store.guest(guest).await.expect("a store")
    });
    assert!(known.is_none());
}

#[test]
fn a_name_can_be_changed_and_stands_at_the_top() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    assert!(guest.get("/").expect(200).text().contains("href=\"/me\">You<"));
    guest
        .post("/me/name", &[("name", "  Ne\u{202e}fer\u{200b}  titi ")])
        .location();
    assert!(
        guest
            .get("/rules")
            .expect(200)
            .text()
            .contains("<bdi>Nefer titi</bdi>")
    );
    assert_eq!(everything(&mut guest)["guest"]["name"], "Nefer titi");
    let long = "x".repeat(10_000);
    for bad in ["", " ", "\u{200b}\u{202e}", &long] {
        guest.post("/me/name", &[("name", bad)]).expect(422);
    }
    assert_eq!(everything(&mut guest)["guest"]["name"], "Nefer titi");
}

#[test]
fn an_export_has_no_secrets_of_a_match_that_goes_on() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let (mut host, mut anna) = (installation.guest(), installation.guest());
    for game in ["sun", "tomb"] {
        sit(&mut host, &mut anna, game);
    }
    let all = everything(&mut anna);
    for one in all["matches"].as_array().expect("matches") {
        let record = one["record"].as_str().expect("a text");
        assert!(!record.contains("Benben record"), "{record}");
        let secret = kept(folder.path(), one["match"].as_str().expect("an id")).secret;
        assert!(!record.contains(&secret.expect("a secret")));
    }
    // Another person's file contains nothing of hers.
    let other = everything(&mut installation.guest()).to_string();
    assert!(!other.contains(NAME) && other.contains("\"matches\":[]"));
}

/// A match that cannot be read, of which this guest is the host.
fn planted(folder: &Path, host: GuestId) -> String {
    let id = MatchId::new(0xbad);
    let new = NewMatch {
        id,
        opening: "this is no record\n".to_owned(),
        chunk: None,
        secret: None,
        seats: vec![Some(host), None],
        owner: host,
        labels: Labels {
            game: "pylos".to_owned(),
            variant: "standard".to_owned(),
            players: vec!["person Anna".to_owned(), "nobody".to_owned()],
        },
        state: State {
            changed: Time::from_millis(1_763_000_000_000),
            over: false,
            waiting: 1,
            bots: 0,
            deadline: None,
            result: None,
        },
    };
    with_store(folder, async |store| {
        store.create(&new).await.expect("a match");
        let granted = store.grant_seat(id, Seat::FIRST, GuestId::new(5), new.state.changed);
        assert!(granted.await.expect("a grant"));
    });
    id.to_string()
}

#[test]
fn one_damaged_match_keeps_nobody_from_the_rest() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let (mut host, mut anna) = (installation.guest(), installation.guest());
    let good = sit(&mut host, &mut anna, "pylos");
    let own = anna.get(&format!("/table/{good}")).expect(200).text();
    installation.guest().post(field(&own, "own-link"), &[]).location();
    installation.close();
    let bad = planted(folder.path(), id_of(&anna));
    let installation = Installation::open(folder.path());
    let mut anna = anna.at(installation.address);
    let page = anna.get("/me").expect(200).text();
    assert!(page.contains(&good) && page.contains(&bad));
    let all = everything(&mut anna);
    let matches = all["matches"].as_array().expect("matches");
    let one = |id: &str| {
        let mut named = matches.iter().filter(|one| one["match"] == *id);
        named.next().expect("the match").clone()
    };
    assert!(
        one(&good)["record"]
            .as_str()
            .is_some_and(|text| text.contains("Benben"))
    );
    assert_eq!(one(&bad)["damaged"], true);
    assert_eq!(all["grants_given"].as_array().map(Vec::len), Some(2));
    // What was granted of it can be taken back.
    let guest = GuestId::new(5).to_string();
    let fields = [("id", bad.as_str()), ("seat", "1"), ("guest", guest.as_str())];
    anna.post("/me/grants", &fields).location();
    assert_eq!(
        everything(&mut anna)["grants_given"].as_array().map(Vec::len),
        Some(1)
    );
    // Nothing of it is set going.
    let metrics = anna.get("/metrics").expect(200).text();
    assert!(metrics.contains("benben_tables_in_memory 0"), "{metrics}");
    installation.close();
}

/// What packs answers for browsers asks for one piece more than there are.
#[test]
fn a_browser_gets_everything_packed_and_whole() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    guest.open("pylos", &[("who2", "random")]);
    let whole = guest.get("/me/export").expect(200).body.len();
    let headers = [("accept-encoding", "gzip")];
    let packed = guest.ask("GET", "/me/export", &headers, &[]).expect(200);
    assert_eq!(packed.header("content-encoding"), Some("gzip"));
    // The end of such a file says how long it is when it is unpacked.
    let end = packed.body.last_chunk().expect("more than four bytes");
    assert_eq!(u32::from_le_bytes(*end) as usize, whole);
    installation.close();
}

#[test]
fn files_with_everything_are_made_for_few_at_a_time() {
    let folder = folder();
    let limits = ResourceLimits {
        exports: 0,
        ..ResourceLimits::default()
    };
    let settings = Settings {
        limits,
        ..Settings::default()
    };
    let installation = Installation::with_settings(folder.path(), settings);
    let mut guest = installation.guest();
    let answer = guest.get("/me/export").expect(503).text();
    assert!(answer.contains("too much to do"), "{answer}");
    let metrics = guest.get("/metrics").expect(200).text();
    assert!(metrics.contains("benben_refused_total{limit=\"exports\"} 1"));
    installation.close();
}

#[test]
fn another_site_cannot_delete_anybody() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    guest.post("/me/name", &[("name", NAME)]).location();
    let headers = [
        ("origin", "https://elsewhere.example"),
        ("content-type", "application/x-www-form-urlencoded"),
    ];
    guest.ask("POST", "/me/delete", &headers, b"sure=yes").expect(403);
    assert!(guest.get("/me").expect(200).text().contains(NAME));
    // A visitor who was never stored can leave, too.
    installation
        .guest()
        .post("/me/delete", &[("sure", "yes")])
        .expect(200);
    let link = field(&guest.get("/me").expect(200).text(), "name").to_owned();
    assert_eq!(link, NAME);
}

#[test]
fn another_server_over_the_same_folder_hears_of_it() {
    let folder = folder();
    let (first, second) = (
        Installation::open(folder.path()),
        Installation::open(folder.path()),
    );
    let (mut host, mut anna) = (first.guest(), first.guest());
    let shared = sit(&mut host, &mut anna, "pylos");
    let alone = anna.open("pylos", &[("who1", "me"), ("name1", NAME), ("who2", "easy")]);
    let mut watching = Live::new(&host.at(second.address), &shared);
    let mut looking = Live::new(&host.at(second.address), &alone);
    assert!(watching.page.part("players").contains(NAME));
    anna.post("/me/delete", &[("sure", "yes")]).expect(200);
    watching.until(|live| !live.page.part("players").contains(NAME));
    while looking
        .hear(std::time::Duration::from_secs(10))
        .is_some_and(|heard| heard["is"] != "reload")
    {}
    let mut there = host.at(second.address);
    there.get(&format!("/table/{alone}")).expect(404);
    assert!(
        !there
            .get(&format!("/table/{shared}"))
            .expect(200)
            .text()
            .contains(NAME)
    );
}
