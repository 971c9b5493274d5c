//! Nothing hidden from a viewer gets into anything that is sent to it.

use std::fmt::Write as _;
use std::path::Path;

use dice::SeededDice;
use games::{AnyAction, AnyPosition, GameId};
use play::record;
use play::{
    Entry, GameLibrary, Header, Library, Match, Number, OneLine, Player, Seq, Time, Word, admit, apply,
};
use rules::{Actor, Dice, Notation, Observe, Position, Seat, Viewer};
use serde_json::json;
use store::{Chunk, GuestId, Labels, MatchId, NewMatch, State};

use crate::installation::{Installation, folder, stored, with_store};
use client::{Browser, Live};

/// Pairs of worlds for each game.
const PAIRS: usize = 6;

type Game = Match<AnyPosition>;

fn word(text: &str) -> Word {
    text.parse().expect("a word")
}

/// A match between people, without a dealer: the test decides chance.
fn opened(game: GameId, seats: u8) -> Game {
    let person = |seat: Seat| Player::Person(format!("Person {seat}").parse::<OneLine>().expect("a name"));
    let players = Seat::all(seats).map(person).collect();
    let mut header = Header::new(
        word(game.id()),
        word(game.default_variant()),
        game.revision(),
        players,
    );
    header.started = Time::from_millis(1_700_000_000_000);
    let start = GameLibrary.start(&header).expect("a usual start");
    Match::new(header, start)
}

fn entry(game: &Game, actor: Actor, action: AnyAction) -> Entry<AnyAction> {
    let kind = match actor {
        Actor::Seat(seat) => play::EntryKind::Acted { seat, action },
        Actor::Chance => play::EntryKind::Rolled { outcome: action },
    };
    let time = Time::from_millis(1_700_000_001_000 + 1_000 * game.log().len() as u64);
    Entry { time, kind }
}

/// Plays this many random actions, and on until a seat has to decide.
fn played(game: GameId, seats: u8, actions: usize, dice: &mut SeededDice) -> Option<Game> {
    let mut game = opened(game, seats);
    let mut choices = Vec::new();
    loop {
        let actor = game.position().next_actor()?;
        if game.log().len() >= actions && actor != Actor::Chance {
            return Some(game);
        }
        choices.clear();
        game.position().legal_actions(actor, &mut choices);
        let choice = choices[dice.below(choices.len() as u32) as usize];
        let entry = entry(&game, actor, choice);
        apply(&mut game, entry);
    }
}

/// The same match with another action at one place, if that is possible.
fn changed(game: &Game, place: usize, action: AnyAction) -> Option<Game> {
    let mut other = Match::new(game.header().clone(), game.start().clone());
    for (index, old) in game.log().iter().enumerate() {
        let mut entry = old.clone();
        if index == place {
            entry.kind = entry.kind.map(|_| action);
        }
        admit(&other, &entry).ok()?;
        apply(&mut other, entry);
    }
    Some(other)
}

fn looks_alike(one: &Game, other: &Game, viewer: Viewer) -> bool {
    one.position().view(viewer) == other.position().view(viewer)
        && one.feed(viewer, Seq(0)) == other.feed(viewer, Seq(0))
}

/// Another history that looks the same to all these viewers.
fn twin(game: &Game, viewers: &[Viewer], dice: &mut SeededDice) -> Option<Game> {
    let mut choices = Vec::new();
    for _ in 0..200 {
        let place = dice.below(game.log().len() as u32) as usize;
        let actor = match game.log()[place].kind {
            play::EntryKind::Acted { seat, .. } => Actor::Seat(seat),
            _ => Actor::Chance,
        };
        let before = game.position_after(Number(place as u64));
        choices.clear();
        before.legal_actions(actor, &mut choices);
        let choice = choices[dice.below(choices.len() as u32) as usize];
        let Some(other) = changed(game, place, choice) else {
            continue;
        };
        let alike = viewers.iter().all(|viewer| looks_alike(game, &other, *viewer));
        if alike && other.position() != game.position() {
            return Some(other);
        }
    }
    None
}

fn keep(folder: &Path, id: u64, game: &Game, owner: GuestId) {
    let length = game.log().len() as u64;
    let waiting = game.position().undecided();
    let new = NewMatch {
        id: MatchId::new(id),
        opening: record::opening(game.header()),
        chunk: Some(Chunk {
            first: 1,
            last: length,
            text: record::lines(game, Number(1)),
        }),
        secret: None,
        seats: Seat::all(game.header().seats())
            .map(|seat| (seat == Seat::FIRST).then_some(owner))
            .collect(),
        owner,
        labels: Labels {
            game: game.header().game.to_string(),
            variant: game.header().variant.to_string(),
            players: game.players().iter().map(ToString::to_string).collect(),
        },
        state: State {
            changed: game.log().last().expect("an entry").time,
            over: false,
            waiting: waiting.iter().fold(0, |bits, seat| bits | 1 << seat.index()),
            bots: 0,
            deadline: None,
            result: None,
        },
    };
    with_store(folder, async |store| {
        store.create(&new).await.expect("a new match");
    });
}

/// Everything that a visitor can see of a match without changing it.
fn everything(visitor: &Browser, id: &str, words: &[String]) -> (Vec<u8>, Vec<String>) {
    let mut visitor = visitor.clone();
    visitor.received.clear();
    let mut live = Live::new(&visitor, id);
    let lines = live.page.log.len();
    for ply in (0..=lines).filter(|ply| ply % 4 == 0 || *ply == lines) {
        visitor
            .get(&format!("/table/{id}/at/{ply}?board=page"))
            .expect(200);
        if ply % 8 == 0 || ply == lines {
            visitor.get(&format!("/table/{id}/at/{ply}")).expect(200);
            visitor
                .get(&format!("/table/{id}/picture.svg?ply={ply}"))
                .expect(200);
        }
    }
    for path in ["", "/record", "/picture.svg", "/preview.png"] {
        visitor.get(&format!("/table/{id}{path}")).expect(200);
    }
    visitor.get("/").expect(200);
    let own: Vec<String> = live.choices().into_iter().flat_map(|(_, words)| words).collect();
    for word in words {
        live.say(&json!({ "do": "ghost", "word": word }));
        live.hear(std::time::Duration::from_secs(10)).expect("a ghost");
        if !own.contains(word) {
            live.act(word);
        }
    }
    // Suggestions and answers to typed words reveal no more than clicks do.
    for text in ["", "1", "d", "keep", "l", "place", "zz"] {
        live.say(&json!({ "do": "suggest", "text": text }));
        live.hear(std::time::Duration::from_secs(10))
            .expect("suggestions");
    }
    let (seq, seat) = (live.seq(), live.seat());
    for word in words.iter().filter(|word| !own.contains(word)) {
        live.ask(&json!({ "do": "type", "seq": seq, "seat": seat, "text": word }));
    }
    live.say(&json!({ "do": "frame", "frame": "tall" }));
    live.hear(std::time::Duration::from_secs(10)).expect("an update");
    visitor.received.extend_from_slice(&live.guest.received);
    (visitor.received, live.received)
}

#[test]
fn worlds_that_look_alike_are_sent_alike() {
    let folders = [folder(), folder()];
    let houses = [
        Installation::open(folders[0].path()),
        Installation::open(folders[1].path()),
    ];
    // Both servers have the same key, so they recognise the same people.
    let sitter = houses[0].guest();
    let stranger = houses[0].guest();
    let name = sitter.cookies["benben"]
        .split('.')
        .next()
        .expect("a name")
        .to_owned();
    let owner: GuestId = name.parse().expect("a guest");
    let dice = &mut SeededDice::new(11);
    let mut number = 0;
    for game in [GameId::Sun, GameId::Tomb] {
        let mut pairs = 0;
        for round in 0..120 {
            let seats = *game.seats().start() + (round % 3) as u8;
            let actions = 4 + dice.below(90) as usize;
            let Some(world) = played(game, seats, actions, dice) else {
                continue;
            };
            let viewers = [Viewer::Seat(Seat::FIRST), Viewer::Public];
            let Some(twin) = twin(&world, &viewers, dice) else {
                continue;
            };
            pairs += 1;
            number += 1;
            let mut words = Vec::new();
            for (installation, world) in [&world, &twin].into_iter().enumerate() {
                keep(folders[installation].path(), number, world, owner);
                for seat in Seat::all(seats) {
                    let mut choices = Vec::new();
                    world.position().legal_actions(Actor::Seat(seat), &mut choices);
                    let said = choices
                        .iter()
                        .map(|choice| world.position().write_action(*choice));
                    words.extend(said.take(6));
                }
            }
            let id = MatchId::new(number).to_string();
            for visitor in [&sitter, &stranger] {
                let sent = houses
                    .each_ref()
                    .map(|installation| everything(&visitor.at(installation.address), &id, &words));
                let address = [houses[0].address.to_string(), houses[1].address.to_string()];
                let text =
                    |place: usize| String::from_utf8_lossy(&sent[place].0).replace(&address[place], "");
                assert!(text(0) == text(1), "{game}: pages differ after {actions} actions");
                assert_eq!(sent[0].1, sent[1].1, "{game} after {actions} actions");
            }
            if pairs == PAIRS {
                break;
            }
        }
        assert_eq!(pairs, PAIRS, "{game}: not enough pairs of worlds");
    }
    let [one, two] = houses;
    one.close();
    two.close();
}

/// A component set in which all cards with a symbol differ.
fn unlike_cards() -> String {
    let symbols = ["plain", "sun", "moon", "rain", "serpent"];
    let mut text = "set unlike\n".to_owned();
    for (part, count) in [("standard", 48), ("left", 13), ("right", 13), ("top", 4)] {
        let _ = writeln!(text, "total {part} {count}");
        for card in 0..count {
            let (value, symbol) = (card / symbols.len(), symbols[card % symbols.len()]);
            let _ = writeln!(text, "{part} {value} {symbol} 1");
        }
    }
    text += "total middle 8\nmiddle sun 2\nmiddle moon 2\nmiddle rain 2\nmiddle serpent 2\n";
    text + "end left plain\nend right plain\n"
}

/// The cards with symbols in the hand of every seat.
fn hands(folder: &Path, id: &str) -> Vec<Vec<String>> {
    let game = stored(folder, id);
    let AnyPosition::Sun(truth) = game.position() else {
        panic!("another game");
    };
    let names = |seat| -> Vec<String> {
        let cards = truth
            .hand(seat)
            .iter()
            .map(|kind| truth.table().set().card(kind).to_string());
        cards.filter(|card| card.ends_with(char::is_alphabetic)).collect()
    };
    Seat::all(game.header().seats()).map(names).collect()
}

/// Whether a text contains a word, not as a part of a longer one.
fn mentions(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
    })
}

#[test]
fn no_message_names_a_card_in_another_hand() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    let cards = unlike_cards();
    let fields = [
        ("seats", "3"),
        ("who2", "random"),
        ("who3", "random"),
        ("components", cards.as_str()),
    ];
    let id = guest.open("sun", &fields);
    let mut live = Live::new(&guest, &id);
    let mut spectator = Live::new(&installation.guest(), &id);
    let dice = &mut SeededDice::new(8);
    let (mut own, mut hidden) = (0, 0);
    live.until_own_turn();
    let mut before = hands(folder.path(), &id);
    while !live.is_over() {
        let heard = [live.received.len(), spectator.received.len()];
        live.play_any(dice);
        if live.is_over() {
            break;
        }
        let lines = live.page.log.len();
        spectator.until(|spectator| spectator.page.log.len() >= lines);
        let now = hands(folder.path(), &id);
        for seat in 0..3 {
            // A card that was held all the time has not been shown.
            for card in now[seat].iter().filter(|card| before[seat].contains(card)) {
                let told =
                    |live: &Live, from: usize| live.received[from..].iter().any(|text| mentions(text, card));
                assert!(
                    !told(&spectator, heard[1]),
                    "{card} of seat {} to a spectator",
                    seat + 1
                );
                if seat > 0 {
                    assert!(!told(&live, heard[0]), "{card} of seat {}", seat + 1);
                    hidden += 1;
                }
            }
        }
        let shown = format!("{:?} {}", live.page.layers, live.page.reading);
        own += now[0].iter().filter(|card| mentions(&shown, card)).count();
        for (seat, hand) in now.iter().enumerate().skip(1) {
            for card in hand {
                assert!(
                    !mentions(&shown, card),
                    "{card} of seat {} in the picture",
                    seat + 1
                );
            }
        }
        before = now;
    }
    assert!(
        own > 20 && hidden > 20,
        "{own} own and {hidden} hidden cards looked for"
    );
    installation.close();
}
