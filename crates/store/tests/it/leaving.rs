//! A guest who leaves for good leaves nothing behind and takes nothing from others.

use std::fs;
use std::path::Path;

use dice::SeededDice;
use play::Time;
use rules::{Dice, Seat};
use store::{
    Chunk, Guest, GuestId, Labels, Leaver, MatchId, NewMatch, Rewritten, SeatRequest, Store, StoredMatch,
};

use crate::kit::{open, state};

/// The bytes of all files in the folder.
fn bytes(folder: &Path) -> Vec<u8> {
    let files = folder.read_dir().unwrap().map(|file| file.unwrap().path());
    files.flat_map(|file| fs::read(file).unwrap()).collect()
}

fn holds(folder: &Path, text: &str) -> bool {
    let all = bytes(folder);
    all.windows(text.len()).any(|window| window == text.as_bytes())
}

fn person(number: u64) -> Guest {
    Guest {
        id: GuestId::new(0x1234_5678_9abc_def0 ^ number << 7),
        name: format!("Person{number:04}ofNote"),
        settings: format!("settings of {number:04}"),
        created: Time::from_millis(number),
    }
}

/// A match of these people, with their names all over it.
fn match_of(bits: u64, people: &[&Guest], entries: u64, dice: &mut SeededDice) -> NewMatch {
    let names: Vec<&str> = people.iter().map(|guest| guest.name.as_str()).collect();
    NewMatch {
        id: MatchId::new(bits),
        opening: format!(
            "opening with {}\n{}",
            names.join(" and "),
            "x".repeat(dice.below(900) as usize)
        ),
        chunk: (entries > 0).then(|| Chunk {
            first: 1,
            last: entries,
            text: format!("sit {}\n", names[0]).repeat(entries as usize),
        }),
        secret: Some("5ec2e7".repeat(8)),
        seats: people.iter().map(|guest| Some(guest.id)).collect(),
        owner: people[0].id,
        labels: Labels {
            game: "heaps".to_owned(),
            variant: "standard".to_owned(),
            players: names.iter().map(|name| format!("person {name}")).collect(),
        },
        state: state(1_000),
    }
}

/// The match without a name.
fn without(stored: &StoredMatch, name: &str) -> Rewritten {
    let gone = |text: &String| text.replace(name, "somebody");
    let chunk = |chunk: &Chunk| Chunk {
        text: gone(&chunk.text),
        ..chunk.clone()
    };
    Rewritten {
        opening: gone(&stored.opening),
        chunks: stored.chunks.iter().map(chunk).collect(),
        players: stored.labels.players.iter().map(gone).collect(),
    }
}

/// Deletes or rewrites every match of a guest, then deletes the guest.
async fn leave(store: &Store, guest: &Guest) {
    for trace in store.traces(guest.id).await.unwrap() {
        if trace.shared {
            let stored = store.load(trace.id).await.unwrap().unwrap();
            let rewritten = without(&stored, &guest.name);
            assert!(store.rewrite(trace.id, guest.id, &rewritten).await.unwrap());
        } else {
            assert!(store.delete(trace.id).await.unwrap());
        }
    }
    store.forget_guest(guest.id).await.unwrap();
}

#[tokio::test]
async fn no_byte_of_those_who_left_is_in_the_files_and_the_rest_is_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let dice = &mut SeededDice::new(8);
    let people: Vec<Guest> = (0..40).map(person).collect();
    for guest in &people {
        store.keep_guest(guest).await.unwrap();
        for lesson in 0..dice.below(4) {
            store
                .keep_lesson(guest.id, &format!("game{lesson}"), 3, Time::EPOCH)
                .await
                .unwrap();
        }
        for puzzle in 0..dice.below(30) {
            let puzzle = format!("puzzle{puzzle}");
            let attempt = store.keep_puzzle_try(guest.id, &puzzle, true, Time::EPOCH);
            attempt.await.unwrap();
        }
    }
    // Enough to fill pages, overflow pages and inner pages of the trees.
    for bits in 1..=400 {
        let mut pick = || &people[dice.below(40) as usize];
        let (first, second) = (pick(), pick());
        let participants = if first == second {
            vec![first]
        } else {
            vec![first, second]
        };
        let entries = u64::from(dice.below(120));
        let new = match_of(bits, &participants, entries, dice);
        store.create(&new).await.unwrap();
        let more = Chunk {
            first: entries + 1,
            last: entries + 1,
            text: format!("sit {}\n", participants[participants.len() - 1].name),
        };
        store.append(new.id, entries, &more, &new.state).await.unwrap();
        if dice.below(3) == 0 && participants.len() > 1 {
            // The second guest was removed, and somebody else has taken the seat.
            let other = &people[dice.below(40) as usize];
            let gone = store.leave_seat(
                new.id,
                Seat::SECOND,
                Some(Leaver {
                    name: &participants[1].name,
                    was_dealt: false,
                }),
            );
            assert!(gone.await.unwrap());
            let taken = store.take_seat(new.id, Seat::SECOND, other.id).await.unwrap();
            assert_eq!(taken, other.id != participants[0].id, "one seat for each");
        }
        if dice.below(3) == 0 {
            let asks = &people[dice.below(40) as usize];
            let request = SeatRequest {
                guest: asks.id,
                seat: Seat::FIRST,
                name: asks.name.clone(),
                agreed: 0,
            };
            assert!(store.keep_knock(new.id, &request).await.unwrap());
        }
    }
    let (leaving, staying) = people.split_at(20);
    let mut before = Vec::new();
    for bits in 1..=400 {
        before.push((
            MatchId::new(bits),
            store.load(MatchId::new(bits)).await.unwrap().unwrap(),
        ));
    }
    for guest in leaving {
        assert!(holds(folder.path(), &guest.name) && holds(folder.path(), &guest.id.to_string()));
        leave(&store, guest).await;
        for trace in [&guest.name, &guest.id.to_string(), &guest.settings] {
            assert!(!holds(folder.path(), trace), "{trace} is still there");
        }
        assert_eq!(store.guest(guest.id).await.unwrap(), None);
        assert!(store.puzzle_tries(guest.id).await.unwrap().is_empty());
        assert!(store.lessons(guest.id).await.unwrap().is_empty());
        assert!(store.asked_for(guest.id).await.unwrap().is_empty());
    }
    let gone = |id: &GuestId| leaving.iter().any(|guest| guest.id == *id);
    for (id, old) in before {
        let stays = old
            .seats
            .iter()
            .flatten()
            .chain([&old.owner])
            .any(|guest| !gone(guest));
        let new = store.load(id).await.unwrap();
        assert_eq!(new.is_some(), stays, "{id}");
        let Some(new) = new else { continue };
        let mut expected = old.clone();
        for guest in leaving {
            let rewritten = without(&expected, &guest.name);
            expected.opening = rewritten.opening;
            expected.chunks = rewritten.chunks;
            expected.labels.players = rewritten.players;
        }
        expected.seats = old
            .seats
            .iter()
            .map(|guest| guest.filter(|guest| !gone(guest)))
            .collect();
        if gone(&old.owner) {
            // A new owner may have left too; the current one stays.
            let mut staying = expected.seats.iter().flatten();
            expected.owner = *staying.next().unwrap();
        }
        assert_eq!(new, expected, "{id}");
    }
    for guest in staying {
        assert_eq!(store.guest(guest.id).await.unwrap().as_ref(), Some(guest));
    }
    store.close().await;
    // Deleted data does not come back, and the file is intact.
    let store = open(folder.path()).await;
    store.close().await;
    for guest in leaving {
        assert!(!holds(folder.path(), &guest.name));
    }
}

#[tokio::test]
async fn a_log_that_has_grown_or_belongs_to_one_alone_is_not_rewritten() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let dice = &mut SeededDice::new(1);
    let (anna, bert) = (person(1), person(2));
    let new = match_of(7, &[&anna, &bert], 3, dice);
    store.create(&new).await.unwrap();
    let stored = store.load(new.id).await.unwrap().unwrap();
    let rewritten = without(&stored, &anna.name);
    let more = Chunk {
        first: 4,
        last: 5,
        text: "more\n".to_owned(),
    };
    store.append(new.id, 3, &more, &new.state).await.unwrap();
    let grown = store.load(new.id).await.unwrap();
    assert!(!store.rewrite(new.id, anna.id, &rewritten).await.unwrap());
    assert_eq!(store.load(new.id).await.unwrap(), grown);
    let nowhere = MatchId::new(99);
    assert!(!store.rewrite(nowhere, anna.id, &rewritten).await.unwrap());
    let alone = match_of(8, &[&anna], 0, dice);
    store.create(&alone).await.unwrap();
    let stored = store.load(alone.id).await.unwrap().unwrap();
    assert!(
        !store
            .rewrite(alone.id, anna.id, &without(&stored, &anna.name))
            .await
            .unwrap()
    );
    assert_eq!(store.load(alone.id).await.unwrap(), Some(stored));
}

#[tokio::test]
async fn every_server_hears_that_a_match_was_rewritten() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let (anna, bert) = (person(1), person(2));
    let new = match_of(7, &[&anna, &bert], 3, &mut SeededDice::new(1));
    store.create(&new).await.unwrap();
    let before = store.latest().await.unwrap();
    let stored = store.load(new.id).await.unwrap().unwrap();
    assert!(
        store
            .rewrite(new.id, anna.id, &without(&stored, &anna.name))
            .await
            .unwrap()
    );
    let (_, changed) = store.changes(before).await.unwrap();
    assert_eq!(
        changed.iter().map(|changed| changed.id).collect::<Vec<_>>(),
        [new.id]
    );
    let participants = store.company(new.id).await.unwrap().unwrap();
    assert_eq!(
        (participants.version, participants.seats),
        (1, vec![None, Some(bert.id)])
    );
}
