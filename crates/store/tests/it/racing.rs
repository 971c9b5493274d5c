//! Several stores over one folder.

use std::sync::Arc;
use std::time::Duration;

use play::Time;
use rules::Seat;
use store::{AppendError, MatchId, MostGoing, NewMatch, Store};
use tokio::sync::Barrier;

use crate::kit::{chunk, guest, lengths, new_match, open, state};

/// How often both try to write at the same place.
const SLOTS: u64 = 1_000;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn exactly_one_of_two_stores_writes_at_each_place() {
    let folder = tempfile::tempdir().unwrap();
    let stores = [open(folder.path()).await, open(folder.path()).await];
    let new = new_match(1);
    stores[0].create(&new).await.unwrap();
    let together = Arc::new(Barrier::new(2));
    let racers = stores.clone().map(|store| {
        let together = together.clone();
        tokio::spawn(race(store, new.id, together))
    });
    let mut won = Vec::new();
    for (racer, name) in racers.into_iter().zip(["one", "other"]) {
        won.extend(racer.await.unwrap().into_iter().map(|slot| (slot, name)));
    }
    won.sort_unstable();
    let slots: Vec<u64> = won.iter().map(|(slot, _)| *slot).collect();
    assert_eq!(slots, (0..SLOTS).collect::<Vec<_>>(), "each place has one winner");
    let stored = stores[1].load(new.id).await.unwrap().unwrap();
    let texts: Vec<&str> = stored.chunks.iter().map(|chunk| chunk.text.as_str()).collect();
    let expected: Vec<String> = (1..=SLOTS)
        .map(|number| chunk(number, number, "racer").text)
        .collect();
    assert_eq!(texts, expected);
}

/// The places at which this store was faster.
async fn race(store: Store, id: MatchId, together: Arc<Barrier>) -> Vec<u64> {
    let mut won = Vec::new();
    for slot in 0..SLOTS {
        together.wait().await;
        let chunk = chunk(slot + 1, slot + 1, "racer");
        match store.append(id, slot, &chunk, &state(slot)).await {
            Ok(()) => won.push(slot),
            Err(AppendError::Conflict { length }) => assert_eq!(length, slot + 1),
            Err(other) => panic!("{other}"),
        }
    }
    won
}

/// Concurrent writers are written together, and still only one of them at each place.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn exactly_one_of_a_crowd_writes_at_each_place() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let (a, b) = (new_match(1), new_match(2));
    store.create(&a).await.unwrap();
    store.create(&b).await.unwrap();
    for slot in 0..20 {
        let crowd: Vec<_> = (0..30)
            .map(|number| {
                let store = store.clone();
                let id = [a.id, b.id, MatchId::new(3)][number % 3];
                tokio::spawn(async move {
                    let chunk = chunk(slot + 1, slot + 1, &format!("{number}"));
                    store.append(id, slot, &chunk, &state(slot)).await
                })
            })
            .collect();
        let mut won = Vec::new();
        for (number, racer) in crowd.into_iter().enumerate() {
            match (number % 3, racer.await.unwrap()) {
                (0 | 1, Ok(())) => won.push(number),
                (0 | 1, Err(AppendError::Conflict { length })) => assert_eq!(length, slot + 1),
                (2, Err(AppendError::NoSuchMatch)) => {}
                (_, other) => panic!("{number}: {other:?}"),
            }
        }
        let mut stored: Vec<usize> = Vec::new();
        for id in [a.id, b.id] {
            let chunks = store.load(id).await.unwrap().unwrap().chunks;
            assert_eq!(chunks.len() as u64, slot + 1);
            let text = chunks[slot as usize].text.as_str();
            let writer = text.trim().rsplit(' ').next();
            stored.extend(writer.and_then(|writer| writer.parse::<usize>().ok()));
        }
        stored.sort_unstable();
        assert_eq!(stored, won, "exactly those who got an Ok have written");
        assert_eq!(won.len(), 2, "each of the two logs has one winner");
    }
}

#[tokio::test]
async fn whoever_goes_away_takes_nothing_along() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let new = new_match(1);
    store.create(&new).await.unwrap();
    let mut length = 0;
    for round in 0..60 {
        let chunk = chunk(length + 1, length + 1, "a");
        let state = state(round);
        let append = store.append(new.id, length, &chunk, &state);
        let patience = Duration::from_micros(round * 60);
        let answered = tokio::time::timeout(patience, append).await;
        length = match answered {
            Ok(done) => {
                done.unwrap();
                length + 1
            }
            Err(_) => store.load(new.id).await.unwrap().unwrap().chunks.len() as u64,
        };
        // A write that nobody waited for may still arrive.
        let late = store
            .append(
                new.id,
                length,
                &crate::kit::chunk(length + 1, length + 1, "b"),
                &state,
            )
            .await;
        match late {
            Ok(()) => length += 1,
            Err(AppendError::Conflict { length: longer }) => length = longer,
            Err(other) => panic!("{other}"),
        }
    }
    assert_eq!(
        store.load(new.id).await.unwrap().unwrap().chunks.len() as u64,
        length
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_name_and_a_seat_have_one_winner_too() {
    let folder = tempfile::tempdir().unwrap();
    let (one, other) = (open(folder.path()).await, open(folder.path()).await);
    let create = async |store: &Store, bits| store.create(&new_match(bits)).await.is_ok();
    let sit = async |store: &Store, bits, who| {
        let taken = store
            .take_seat(MatchId::new(bits), Seat::SECOND, guest(who))
            .await;
        taken.unwrap()
    };
    for round in 0..50 {
        let (a, b) = tokio::join!(create(&one, round), create(&other, round));
        assert!(a != b, "one match has one maker");
        let (a, b) = tokio::join!(sit(&one, round, 1_001), sit(&other, round, 1_002));
        assert!(a != b, "one seat has one guest");
        let sitting = guest(if a { 1_001 } else { 1_002 });
        assert_eq!(
            one.company(MatchId::new(round)).await.unwrap().unwrap().seats[1],
            Some(sitting)
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_who_open_matches_at_once_have_no_more_than_one_after_another() {
    let folder = tempfile::tempdir().unwrap();
    let (one, other) = (open(folder.path()).await, open(folder.path()).await);
    let most = MostGoing {
        matches: 5,
        after: Time::from_millis(0),
    };
    let creating = (0..60).map(|bits| {
        let store = if bits % 2 == 0 { one.clone() } else { other.clone() };
        let new = NewMatch {
            owner: guest(7),
            ..new_match(bits)
        };
        tokio::spawn(async move { store.create_within(&new, Some(most)).await.unwrap() })
    });
    let creating: Vec<_> = creating.collect();
    let mut created = 0;
    for done in creating {
        created += u64::from(done.await.unwrap());
    }
    assert_eq!(created, most.matches);
    assert_eq!(one.going_of(guest(7), most.after).await.unwrap(), most.matches);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_may_open_a_new_folder_at_once() {
    for _ in 0..10 {
        let folder = tempfile::tempdir().unwrap();
        let openers: Vec<_> = (0..6)
            .map(|number| {
                let path = folder.path().to_owned();
                tokio::spawn(async move { Store::open(&path, [number; 32]).await })
            })
            .collect();
        let mut keys = Vec::new();
        for opener in openers {
            keys.push(opener.await.unwrap().unwrap().key().clone());
        }
        assert!(
            keys.iter().all(|key| *key == keys[0]),
            "all have the key of the first"
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_follows_the_changes_misses_nothing() {
    const MATCHES: u64 = 5;
    const ENTRIES: u64 = 60;
    let folder = tempfile::tempdir().unwrap();
    let (writer, follower) = (open(folder.path()).await, open(folder.path()).await);
    let mut point = follower.latest().await.unwrap();
    for bits in 0..MATCHES {
        writer.create(&new_match(bits)).await.unwrap();
    }
    let writers: Vec<_> = (0..MATCHES)
        .map(|bits| {
            let writer = writer.clone();
            tokio::spawn(async move {
                for number in 1..=ENTRIES {
                    let chunk = chunk(number, number, "a");
                    let id = MatchId::new(bits);
                    writer
                        .append(id, number - 1, &chunk, &state(number))
                        .await
                        .unwrap();
                }
            })
        })
        .collect();
    let mut followed = [0; MATCHES as usize];
    while followed.iter().any(|&entries| entries < ENTRIES) {
        let (next, changed) = follower.changes(point).await.unwrap();
        assert!(next >= point && (next == point) == changed.is_empty());
        point = next;
        for (id, length) in lengths(&changed) {
            let place = (0..MATCHES).find(|&bits| MatchId::new(bits) == id).unwrap() as usize;
            let missing = follower.since(id, followed[place]).await.unwrap();
            // Everything announced is already there; more may have been written since.
            let end = missing.last().map_or(followed[place], |chunk| chunk.last);
            assert!(end >= length, "{id}: {end} of {length}");
            assert!(missing.iter().all(|chunk| chunk.text.ends_with(" a\n")));
            followed[place] = end;
        }
        tokio::task::yield_now().await;
    }
    for writer in writers {
        writer.await.unwrap();
    }
    assert_eq!(follower.latest().await.unwrap(), writer.latest().await.unwrap());
}
