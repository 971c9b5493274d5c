//! Who could cheat with dice, and cannot (docs/fair-dice.md).

use client::{Browser, Heard, Live, attribute};
use dice::SeededDice;
use games::AnyPosition;
use play::record::{self, Record};
use play::{
    Command, EntryKind, Format, GameLibrary, Header, Library, Match, Number, Player, Receipt, SeatCommand,
    verify,
};
use rules::{Notation, Seat, Viewer};
use serde_json::json;
use store::{Chunk, Labels, MatchId, NewMatch, State};

use crate::friends::invitation;
use crate::installation::{Installation, folder, kept, log, replayed, stored, with_store};

/// Opens a match of two people at one screen.
fn at_one_screen(host: &mut Browser, game: &str) -> String {
    let fields = [
        ("seats", "2"),
        ("who1", "me"),
        ("who2", "person"),
        ("name2", "Nofret"),
    ];
    let location = host.post(&format!("/new/{game}"), &fields).location();
    location.strip_prefix("/table/").expect("a table").to_owned()
}

/// What chance would decide after an action, for whoever has the data folder.
fn foreseen(folder: &std::path::Path, id: &str, seat: Seat, word: &str) -> Vec<String> {
    let mut game = stored(folder, id);
    let secret = kept(folder, id).secret.expect("a secret");
    game.hold(secret.parse().expect("hexadecimal digits"))
        .expect("the secret");
    let command = Command::Seat {
        seat,
        seen: game.seq(Viewer::Seat(seat)),
        wish: SeatCommand::Act(game.position().read_action(word).expect("an action")),
    };
    let before = game.log().len() as u64;
    for entry in play::decide(&game, command, game.header().started).expect("a legal action") {
        play::apply(&mut game, entry);
    }
    rolled_after(&game, before)
}

/// What chance decided after the first entries.
fn rolled_after(game: &Match<AnyPosition>, before: u64) -> Vec<String> {
    let numbers = (before + 1..=game.log().len() as u64).map(Number);
    let is_roll = |number: &Number| {
        let entry = game.entry(*number).expect("an entry");
        matches!(entry.kind, EntryKind::Rolled { .. })
    };
    let rolls = numbers.filter(is_roll);
    rolls
        .map(|number| game.word(number).expect("a word").to_string())
        .collect()
}

/// The record of a match that is over.
fn exported(guest: &mut Browser, id: &str) -> String {
    guest.get(&format!("/table/{id}/record")).expect(200).text()
}

#[test]
fn a_host_with_the_data_folder_cannot_steer_rolls_by_renaming() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut host = installation.guest();
    let id = at_one_screen(&mut host, "pacal");
    let mut live = Live::new(&host, &id);
    let dice = &mut SeededDice::new(5);
    let mut rolls = 0;
    while rolls < 12 {
        live.until_own_turn();
        assert!(!live.is_over(), "it was too short");
        let (word, seat) = (live.any_word(dice), live.seat());
        let expected = foreseen(folder.path(), &id, seat.parse().expect("a seat"), &word);
        if !expected.is_empty() {
            for name in ["Sobek", "Set", "Sobek"] {
                let before = live.seq();
                let rename = json!({ "do": "rename", "seat": "1", "name": name });
                assert_eq!(live.ask(&rename), Heard::Done);
                live.until(|live| live.seq() > before);
            }
        }
        let before = stored(folder.path(), &id).log().len() as u64;
        let seen = live.seq();
        assert_eq!(live.act(&word), Heard::Done, "{word}");
        live.until(|live| live.seq() != seen || live.seat() != seat);
        let found = rolled_after(&stored(folder.path(), &id), before);
        assert_eq!(found, expected, "after {word}");
        rolls += found.len();
    }
    installation.close();
}

#[test]
fn the_promise_is_published_before_anybody_adds_to_the_dice() {
    for game in ["sun", "tomb", "pyramido", "pacal"] {
        let folder = folder();
        let installation = Installation::open(folder.path());
        let mut host = installation.guest();
        let location = host.post(&format!("/play/{game}"), &[]).location();
        let id = location.strip_prefix("/table/").expect("a table").to_owned();
        assert_eq!(
            log(folder.path(), &id),
            "",
            "nothing is dealt when a match is opened"
        );
        let page = host.get(&location).expect(200).text();
        let promise = attribute(&page, "data-promise").to_owned();
        let dice = stored(folder.path(), &id).header().dice.expect("a promise");
        assert_eq!(promise, dice.to_string());
        assert_eq!(log(folder.path(), &id), "", "nor when its page is loaded");
        let live = Live::new(&host, &id);
        let begun = stored(folder.path(), &id);
        let own: Vec<_> = live.nonces.iter().map(|(_, nonce)| *nonce).collect();
        assert_eq!(
            begun.nonce(Seat::FIRST),
            own.last().copied(),
            "it is the page's own"
        );
        assert_eq!(begun.nonce(Seat::new(1)), None, "a bot adds nothing");
        assert!(!begun.awaits_shares());
        installation.close();
    }
}

#[test]
fn nonces_of_invited_people_count() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let (mut host, mut friend) = (installation.guest(), installation.guest());
    let (id, link) = invitation(&mut host, "sun");
    let mut here = Live::new(&host, &id);
    friend.post(&link, &[("name", "Nofret")]).location();
    let mut there = Live::new(&friend, &id);
    Live::begin(&mut [&mut here, &mut there]);
    let game = stored(folder.path(), &id);
    for (seat, live) in Seat::all(2).zip([&here, &there]) {
        let own = live.nonces.last().map(|(_, nonce)| *nonce);
        assert!(own.is_some());
        assert_eq!(game.nonce(seat), own, "seat {seat}");
    }
    // Everybody sealed before anybody opened.
    let text = log(folder.path(), &id);
    let place = |what: &str| text.find(what).unwrap_or_else(|| panic!("{what} in {text}"));
    let seals = place(" seal 1 ").max(place(" seal 2 "));
    let nonces = [place(" nonce 1 "), place(" nonce 2 ")];
    assert!(place(" sit 2 ") < place(" seal 2 "));
    assert!(
        nonces
            .iter()
            .all(|nonce| seals < *nonce && *nonce < place(" chance:")),
        "{text}"
    );
    installation.close();
}

#[test]
fn hands_cannot_be_chosen_by_inviting_again_and_again() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let (mut host, mut friend) = (installation.guest(), installation.guest());
    for _ in 0..5 {
        let (id, link) = invitation(&mut host, "sun");
        let mut here = Live::new(&host, &id);
        assert!(here.waiting && !here.may_act());
        let act = json!({ "do": "act", "seq": here.seq(), "seat": "1", "word": "pass" });
        assert!(matches!(here.ask(&act), Heard::Refused(_)));
        let rolls = |id: &str| rolled_after(&stored(folder.path(), id), 0).len();
        assert_eq!(rolls(&id), 0, "nothing is dealt while a seat is free");
        friend.post(&link, &[("name", "Nofret")]).location();
        assert_eq!(rolls(&id), 0, "nor before the friend has added to the dice");
        Live::begin(&mut [&mut here, &mut Live::new(&friend, &id)]);
        assert!(rolls(&id) > 0);
    }
    installation.close();
}

#[test]
fn the_match_begins_when_a_bot_takes_the_last_free_seat() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut host = installation.guest();
    let (id, _) = invitation(&mut host, "tomb");
    let mut here = Live::new(&host, &id);
    assert!(here.waiting);
    assert_eq!(here.ask(&json!({ "do": "bot", "seat": "2" })), Heard::Done);
    Live::begin(&mut [&mut here]);
    here.until_own_turn();
    assert!(here.may_act());
    installation.close();
}

#[test]
fn what_was_sealed_is_opened_after_a_restart() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let (mut host, mut friend) = (installation.guest(), installation.guest());
    let (id, link) = invitation(&mut host, "pyramido");
    drop(Live::new(&host, &id));
    friend.post(&link, &[("name", "Nofret")]).location();
    drop(Live::new(&friend, &id));
    let sealed = log(folder.path(), &id);
    assert!(
        sealed.contains(" seal 1 ") && sealed.contains(" seal 2 "),
        "{sealed}"
    );
    installation.close();
    let installation = Installation::open(folder.path());
    (host.address, friend.address) = (installation.address, installation.address);
    let (mut here, mut there) = (Live::new(&host, &id), Live::new(&friend, &id));
    Live::begin(&mut [&mut here, &mut there]);
    let log = log(folder.path(), &id);
    assert!(log.starts_with(&sealed), "{log}");
    assert_eq!(
        log.matches(" seal ").count(),
        2,
        "nobody had to begin anew: {log}"
    );
    installation.close();
}

#[test]
fn whoever_has_lost_what_was_sealed_begins_anew() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut host = installation.guest();
    let id = at_one_screen(&mut host, "pacal");
    let query = {
        let page = host.get(&format!("/table/{id}")).expect(200).text();
        client::encoded(&[("version", attribute(&page, "data-version"))])
    };
    // A page that seals something and is never seen again.
    let mut lost = client::connected(&host, &id, &query).expect("a connection");
    let seal = json!({ "do": "seal", "seat": "1", "seal": "ab".repeat(32) });
    lost.send(tungstenite::Message::text(seal.to_string()))
        .expect("a connection");
    while !log(folder.path(), &id).contains(" seal 1 abab") {
        lost.read().expect("an answer");
    }
    drop(lost);
    let live = Live::new(&host, &id);
    assert!(!live.waiting);
    assert!(!stored(folder.path(), &id).awaits_shares());
    installation.close();
}

#[test]
fn heads_hold_the_server_to_the_log() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut host = installation.guest();
    for game in ["pylos", "pacal"] {
        let id = at_one_screen(&mut host, game);
        let mut live = Live::new(&host, &id);
        let dice = &mut SeededDice::new(3);
        for _ in 0..12 {
            live.play_any(dice);
        }
        assert_eq!(live.wish("resign"), Heard::Done);
        assert!(live.heads.len() > 12, "{}", live.heads.len());
        let text = exported(&mut host, &id);
        let receipt = Receipt {
            dice: replayed(&text).header().dice,
            nonces: live
                .nonces
                .iter()
                .map(|(seat, nonce)| (seat.parse().expect("a seat"), *nonce))
                .collect(),
            heads: live
                .heads
                .iter()
                .map(|head| head.parse().expect("a head"))
                .collect(),
        };
        assert_eq!(receipt.check(&replayed(&text)), Ok(()));
        // A host who changes what happened, here only when, and makes a new chain, is found.
        let year = text.find("Started: ").expect("a time") + "Started: ".len();
        let changed = format!("{}2001{}", &text[..year], &text[year + 4..]);
        let chain = changed.find("chain:").expect("a chain");
        assert!(receipt.check(&replayed(&changed[..chain])).is_err());
        let changed = Record::parse(changed.as_bytes()).expect("a record");
        assert!(changed.replay::<AnyPosition>(&GameLibrary).is_err());
    }
    installation.close();
}

#[test]
fn the_secret_is_nowhere_before_the_end() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let (mut host, mut friend) = (installation.guest(), installation.guest());
    let (id, link) = invitation(&mut host, "pacal");
    friend.post(&link, &[("name", "Nofret")]).location();
    let (mut here, mut there) = (Live::new(&host, &id), Live::new(&friend, &id));
    let mut watching = Live::new(&installation.guest(), &id);
    Live::begin(&mut [&mut here, &mut there]);
    let secret = kept(folder.path(), &id).secret.expect("a secret");
    assert_eq!(
        here.ask(&json!({ "do": "rename", "seat": "1", "name": "Sobek" })),
        Heard::Done
    );
    for guest in [&mut host, &mut friend, &mut watching.guest] {
        for path in ["", "/record", "/at/0", "/picture.svg"] {
            guest.get(&format!("/table/{id}{path}")).expect(200);
        }
        for path in ["/", "/me", "/me/export", "/turns"] {
            guest.get(path).expect(200);
        }
        assert!(!String::from_utf8_lossy(&guest.received).contains(&secret));
    }
    for live in [&here, &there, &watching] {
        assert!(live.received.iter().all(|text| !text.contains(&secret)));
    }
    assert!(!log(folder.path(), &id).contains(&secret));
    assert_eq!(here.wish("resign"), Heard::Done);
    assert!(exported(&mut host, &id).contains(&secret));
    installation.close();
}

/// A match as servers of the first format opened it: dealt, with everybody's nonces made up.
fn of_the_first_format(game: &str) -> (Match<AnyPosition>, dice::fair::Secret) {
    let kind: games::GameId = game.parse().expect("a game");
    let players = ["Sobek", "Nofret"].map(|name| Player::Person(name.parse().expect("a name")));
    let mut header = Header::new(
        game.parse().expect("a word"),
        kind.variants()[0].parse().expect("a word"),
        kind.revision(),
        players.into_iter().collect(),
    );
    header.format = Format::One;
    let start = GameLibrary.start(&header).expect("a game");
    let secret = dice::fair::Secret::new([8; 32]);
    let mut game = Match::dealt(header, start, secret.clone());
    let nonce = |seat| Command::Seat {
        seat,
        seen: play::Seq(0),
        wish: SeatCommand::GiveNonce(dice::fair::Nonce::new([seat.index() as u8; 16])),
    };
    for command in [nonce(Seat::FIRST), nonce(Seat::new(1)), Command::Deal] {
        let now = game.header().started;
        for entry in play::decide(&game, command, now).expect("a new match") {
            play::apply(&mut game, entry);
        }
    }
    (game, secret)
}

#[test]
fn a_match_of_the_first_format_goes_on_by_its_own_rules() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut host = installation.guest();
    let other = at_one_screen(&mut host, "pacal");
    let guest = kept(folder.path(), &other).owner;
    let (game, secret) = of_the_first_format("pacal");
    let last = game.log().len() as u64;
    let id = MatchId::new(77);
    let new = NewMatch {
        id,
        opening: record::opening(game.header()),
        chunk: Some(Chunk {
            first: 1,
            last,
            text: record::lines(&game, Number(1)),
        }),
        secret: Some(secret.to_string()),
        seats: vec![Some(guest); 2],
        owner: guest,
        labels: Labels {
            game: "pacal".to_owned(),
            variant: game.header().variant.to_string(),
            players: game.players().iter().map(ToString::to_string).collect(),
        },
        state: State {
            changed: game.header().started,
            over: false,
            waiting: 1,
            bots: 0,
            deadline: None,
            result: None,
        },
    };
    with_store(folder.path(), async |store| {
        store.create(&new).await.expect("a match");
    });
    let id = id.to_string();
    let mut live = Live::new(&host, &id);
    assert!(!live.waiting);
    let dice = &mut SeededDice::new(9);
    for _ in 0..40 {
        live.play_any(dice);
    }
    assert_eq!(live.heads, [""; 0], "it has no chain");
    assert_eq!(live.wish("resign"), Heard::Done);
    let text = exported(&mut host, &id);
    assert!(text.starts_with("Benben record 1\n"), "{text}");
    let rolls = rolled_after(&replayed(&text), 0).len();
    assert_eq!(verify(&replayed(&text)), Ok(rolls));
    assert!(rolls > 1);
    installation.close();
}
