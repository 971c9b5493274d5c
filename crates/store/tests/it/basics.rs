//! What is stored can be read again.

use std::path::Path;

use play::Time;
use rules::Seat;
use store::{
    AppendError, Change, Chunk, Counts, Existing, Filter, Guest, MatchId, NewMatch, State, Status, Store,
    StoreError, StoredMatch,
};

use crate::kit::{chunk, guest, lengths, new_match, open, state};

#[tokio::test]
async fn a_match_comes_back_as_it_was_kept() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let mut new = new_match(1);
    new.chunk = Some(chunk(1, 3, "a"));
    new.opening = "ünïcode\0and 'quotes' \"too\"\n".to_owned();
    store.create(&new).await.unwrap();
    let later = State {
        changed: Time::from_millis(2_000),
        over: true,
        waiting: 0,
        bots: 0b11111,
        deadline: Some(Time::LATEST),
        result: Some("result 1 2\n".to_owned()),
    };
    store.append(new.id, 3, &chunk(4, 4, "b"), &later).await.unwrap();
    let expected = StoredMatch {
        opening: new.opening.clone(),
        chunks: vec![chunk(1, 3, "a"), chunk(4, 4, "b")],
        secret: new.secret.clone(),
        seats: new.seats.clone(),
        owner: new.owner,
        labels: new.labels.clone(),
        started: Time::from_millis(1_000),
        state: later,
    };
    assert_eq!(store.load(new.id).await.unwrap(), Some(expected.clone()));
    store.close().await;
    let again = open(folder.path()).await;
    assert_eq!(again.load(new.id).await.unwrap(), Some(expected));
    assert_eq!(again.load(MatchId::new(2)).await.unwrap(), None);
}

#[tokio::test]
async fn a_log_grows_only_at_its_end() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let new = new_match(1);
    store.create(&new).await.unwrap();
    store
        .append(new.id, 0, &chunk(1, 2, "a"), &state(1))
        .await
        .unwrap();
    for expected in [0, 1, 3, 1_000_000] {
        let chunk = chunk(expected + 1, expected + 1, "b");
        let refused = store.append(new.id, expected, &chunk, &state(2)).await;
        assert!(
            matches!(refused, Err(AppendError::Conflict { length: 2 })),
            "{refused:?}"
        );
    }
    let stranger = store
        .append(MatchId::new(9), 0, &chunk(1, 1, "b"), &state(2))
        .await;
    assert!(matches!(stranger, Err(AppendError::NoSuchMatch)), "{stranger:?}");
    let stored = store.load(new.id).await.unwrap().unwrap();
    assert_eq!((stored.chunks, stored.state), (vec![chunk(1, 2, "a")], state(1)));
}

#[tokio::test]
async fn what_does_not_fit_is_refused_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let new = new_match(1);
    store.create(&new).await.unwrap();
    let before = store.latest().await.unwrap();
    let endless = Chunk {
        first: 1,
        last: u64::MAX,
        text: String::new(),
    };
    let empty = Chunk {
        last: 0,
        ..endless.clone()
    };
    for bad in [chunk(2, 2, "b"), chunk(0, 0, "b"), empty, endless] {
        let refused = store.append(new.id, 0, &bad, &state(2)).await;
        assert!(
            matches!(refused, Err(AppendError::Store(StoreError::Unfit(_)))),
            "{bad:?}: {refused:?}"
        );
    }
    let mut gap = new_match(2);
    gap.chunk = Some(chunk(2, 2, "b"));
    let mut nobody = new_match(3);
    nobody.labels.players.pop();
    let mut crowd = new_match(4);
    crowd.seats = vec![None; 6];
    crowd.labels.players = vec![String::new(); 6];
    for bad in [gap, nobody, crowd] {
        let refused = store.create(&bad).await;
        assert!(matches!(refused, Err(StoreError::Unfit(_))), "{refused:?}");
        assert_eq!(store.load(bad.id).await.unwrap(), None);
    }
    let mut twice = new_match(1);
    twice.opening = "another".to_owned();
    let refused = store.create(&twice).await;
    assert!(
        matches!(refused, Err(StoreError::Exists(id)) if id == new.id),
        "{refused:?}"
    );
    assert_eq!(store.load(new.id).await.unwrap().unwrap().opening, new.opening);
    assert_eq!(store.latest().await.unwrap(), before);
}

#[tokio::test]
async fn since_gives_what_is_missing() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let new = new_match(1);
    store.create(&new).await.unwrap();
    let all = [chunk(1, 2, "a"), chunk(3, 3, "b"), chunk(4, 7, "c")];
    for chunk in &all {
        store
            .append(new.id, chunk.first - 1, chunk, &state(2))
            .await
            .unwrap();
    }
    for (entries, missing) in [(0, 3), (2, 2), (3, 1), (7, 0), (8, 0)] {
        let found = store.since(new.id, entries).await.unwrap();
        assert_eq!(found, all[3 - missing..], "after {entries}");
    }
    assert_eq!(store.since(MatchId::new(2), 0).await.unwrap(), []);
}

#[tokio::test]
async fn lists_are_filtered_ordered_and_cut_into_pages() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    for bits in 1..=6 {
        store.create(&new_match(bits)).await.unwrap();
    }
    let over = State {
        over: true,
        waiting: 0,
        ..state(5_000)
    };
    store
        .append(MatchId::new(2), 0, &chunk(1, 1, "a"), &over)
        .await
        .unwrap();
    assert!(
        store
            .take_seat(MatchId::new(4), Seat::SECOND, guest(1))
            .await
            .unwrap()
    );
    let ids = async |filter: Filter| -> Vec<MatchId> {
        let all = store.list(&filter).await.unwrap();
        all.iter().map(|summary| summary.id).collect()
    };
    let named = |bits: &[u64]| -> Vec<MatchId> { bits.iter().map(|&bits| MatchId::new(bits)).collect() };
    let all = Filter::default();
    assert_eq!(ids(all).await, named(&[2, 6, 5, 4, 3, 1]), "by what was noticed");
    assert_eq!(
        ids(Filter {
            status: Some(Status::Over),
            ..all
        })
        .await,
        named(&[2])
    );
    assert_eq!(
        ids(Filter {
            status: Some(Status::Going),
            ..all
        })
        .await,
        named(&[6, 5, 4, 3, 1])
    );
    assert_eq!(
        ids(Filter {
            guest: Some(guest(1)),
            ..all
        })
        .await,
        named(&[4, 1])
    );
    assert_eq!(
        ids(Filter {
            guest: Some(guest(99)),
            ..all
        })
        .await,
        []
    );
    assert_eq!(ids(Filter { limit: 0, ..all }).await, []);

    let mut pages = Vec::new();
    let mut filter = Filter { limit: 4, ..all };
    loop {
        let page = store.list(&filter).await.unwrap();
        let Some(last) = page.last() else { break };
        filter.before = Some((last.state.changed, last.id));
        pages.extend(page);
    }
    assert_eq!(pages, store.list(&all).await.unwrap());

    let first = pages.iter().find(|page| page.id == MatchId::new(4)).unwrap();
    assert_eq!(first.seats, [Some(guest(4)), Some(guest(1))]);
    assert_eq!(first.labels, new_match(4).labels);
    assert_eq!(
        (first.length, first.started, first.owner),
        (0, Time::from_millis(1_000), guest(4))
    );
    assert_eq!((pages[0].length, &pages[0].state), (1, &over));
    assert_eq!(store.count().await.unwrap(), Counts { going: 5, over: 1 });
}

#[tokio::test]
async fn a_long_list_has_everybodys_seats() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    for bits in 0..1_203 {
        store.create(&new_match(bits)).await.unwrap();
    }
    let all = store
        .list(&Filter {
            limit: 5_000,
            ..Filter::default()
        })
        .await
        .unwrap();
    assert_eq!(all.len(), 1_203);
    for (bits, summary) in (0..1_203).rev().zip(all) {
        assert_eq!(summary.seats, [Some(guest(bits)), None]);
    }
}

#[tokio::test]
async fn it_is_known_which_games_somebody_has_played() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    for (bits, game) in [(1, "heaps"), (2, "heaps"), (3, "sun")] {
        let mut opened = new_match(bits);
        game.clone_into(&mut opened.labels.game);
        opened.owner = guest(1);
        store.create(&opened).await.unwrap();
    }
    // A guest who both created a match and sits at it has played it once.
    let played = store.games_of(guest(1)).await.unwrap();
    assert_eq!(played, [("heaps".to_owned(), 2), ("sun".to_owned(), 1)]);
    // A guest who sits down at somebody else's match has played it, too.
    assert_eq!(store.games_of(guest(2)).await.unwrap(), [("heaps".to_owned(), 1)]);
    assert!(
        store
            .take_seat(MatchId::new(3), Seat::SECOND, guest(2))
            .await
            .unwrap()
    );
    assert_eq!(store.games_of(guest(2)).await.unwrap().len(), 2);
    assert_eq!(store.games_of(guest(9)).await.unwrap(), []);
}

#[tokio::test]
async fn changes_are_told_once_and_in_order() {
    let folder = tempfile::tempdir().unwrap();
    let (store, other) = (open(folder.path()).await, open(folder.path()).await);
    let (a, b) = (new_match(1), new_match(2));
    assert_eq!(store.latest().await.unwrap(), Change::NONE);
    store.create(&a).await.unwrap();
    store.create(&b).await.unwrap();
    let (point, changed) = other.changes(Change::NONE).await.unwrap();
    assert_eq!(lengths(&changed), [(a.id, 0), (b.id, 0)]);
    assert_eq!(other.changes(point).await.unwrap(), (point, vec![]));
    assert_eq!(other.latest().await.unwrap(), point);

    other.append(a.id, 0, &chunk(1, 3, "a"), &state(2)).await.unwrap();
    let (point, changed) = store.changes(point).await.unwrap();
    assert_eq!(lengths(&changed), [(a.id, 3)]);
    // A refused append is not a change.
    other
        .append(a.id, 0, &chunk(1, 3, "a"), &state(2))
        .await
        .unwrap_err();
    assert!(!other.take_seat(a.id, Seat::FIRST, guest(77)).await.unwrap());
    assert!(!other.delete(MatchId::new(3)).await.unwrap());
    assert_eq!(store.changes(point).await.unwrap(), (point, vec![]));

    assert!(other.take_seat(b.id, Seat::SECOND, guest(77)).await.unwrap());
    assert!(other.delete(a.id).await.unwrap());
    let (point, changed) = store.changes(point).await.unwrap();
    assert_eq!(lengths(&changed), [(b.id, 0), (a.id, 0)]);
    assert_eq!(store.latest().await.unwrap(), point);
    assert_eq!(store.load(a.id).await.unwrap(), None);
    assert_eq!(store.since(a.id, 0).await.unwrap(), []);
    // The id is free again.
    store.create(&a).await.unwrap();
    assert!(store.delete(a.id).await.unwrap());
    let (_, changed) = store.changes(point).await.unwrap();
    assert_eq!(lengths(&changed), [(a.id, 0)]);
}

#[tokio::test]
async fn only_matches_that_people_wait_for_are_going_and_clocks_are_due_in_time() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let states = [
        State {
            waiting: 0b01,
            bots: 0b10,
            ..state(1)
        },
        State {
            waiting: 0b10,
            bots: 0b10,
            ..state(1)
        },
        State {
            waiting: 0b01,
            bots: 0,
            deadline: Some(Time::from_millis(9)),
            ..state(1)
        },
        State {
            over: true,
            waiting: 0b10,
            bots: 0b10,
            deadline: Some(Time::EPOCH),
            ..state(1)
        },
        State {
            waiting: 0b11,
            bots: 0b10,
            ..state(1)
        },
    ];
    for (bits, state) in (0..).zip(states) {
        store
            .create(&NewMatch {
                state,
                ..new_match(bits)
            })
            .await
            .unwrap();
    }
    // Bots among themselves: nobody waits.
    let bots_only = NewMatch {
        seats: vec![None, None],
        state: State {
            waiting: 0b01,
            bots: 0b11,
            ..state(1)
        },
        ..new_match(9)
    };
    store.create(&bots_only).await.unwrap();
    assert_eq!(store.going().await.unwrap(), [1, 4].map(MatchId::new));
    assert_eq!(store.due(Time::from_millis(9)).await.unwrap(), []);
    assert_eq!(store.due(Time::from_millis(10)).await.unwrap(), [MatchId::new(2)]);
    let owner = bots_only.owner;
    assert_eq!(store.going_of(owner, Time::EPOCH).await.unwrap(), 1);
    assert_eq!(store.going_of(owner, Time::from_millis(1)).await.unwrap(), 0);
    store.probe().await.unwrap();
}

#[tokio::test]
async fn guests_are_kept_and_changed() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let mut anna = Guest {
        id: guest(1),
        name: "Anna".to_owned(),
        settings: "{\"theme\":\"dark\"}".to_owned(),
        created: Time::from_millis(5),
    };
    assert_eq!(store.guest(anna.id).await.unwrap(), None);
    store.keep_guest(&anna).await.unwrap();
    assert_eq!(store.guest(anna.id).await.unwrap(), Some(anna.clone()));
    anna.name = "Robert'); DROP TABLE guests; --".to_owned();
    anna.settings.clear();
    store
        .keep_guest(&Guest {
            created: Time::from_millis(6),
            ..anna.clone()
        })
        .await
        .unwrap();
    assert_eq!(store.guest(anna.id).await.unwrap(), Some(anna));
}

#[tokio::test]
async fn the_key_is_the_first_one_for_ever() {
    let folder = tempfile::tempdir().unwrap();
    let first: [u8; 32] = std::array::from_fn(|index| index as u8 * 8);
    let store = Store::open(folder.path(), first).await.unwrap();
    assert_eq!(store.key().as_bytes(), &first);
    let other = Store::open(folder.path(), [1; 32]).await.unwrap();
    assert_eq!(other.key(), store.key());
    store.close().await;
    other.close().await;
    let again = Store::open(folder.path(), [2; 32]).await.unwrap();
    assert_eq!(again.key().as_bytes(), &first);
}

#[tokio::test]
async fn a_closed_store_says_so_and_leaves_one_file() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let clone = store.clone();
    store.create(&new_match(1)).await.unwrap();
    store.close().await;
    assert!(matches!(
        clone.load(MatchId::new(1)).await,
        Err(StoreError::Database(_))
    ));
    assert!(matches!(
        clone.create(&new_match(2)).await,
        Err(StoreError::Database(_))
    ));
    let files: Vec<_> = folder
        .path()
        .read_dir()
        .unwrap()
        .map(|file| file.unwrap().file_name())
        .collect();
    assert_eq!(files, ["benben.sqlite"]);
}

/// Servers move these between threads.
#[test]
fn every_call_can_be_awaited_on_any_thread() {
    fn check<T: Send>(_: impl FnOnce(Store, NewMatch) -> T) {}
    let folder = Path::new("x");
    check(|_, _| Store::open(folder, [0; 32]));
    check(|store, new| async move { store.create(&new).await.is_ok() });
    check(|store, new| async move {
        let chunk = chunk(1, 1, "a");
        store.append(new.id, 0, &chunk, &new.state).await.is_ok()
    });
    check(|store, new| async move { store.load(new.id).await.is_ok() });
    check(|store, new| async move { store.since(new.id, 0).await.is_ok() });
    check(|store, new| async move { store.delete(new.id).await.is_ok() });
    check(|store, _| async move { store.list(&Filter::default()).await.is_ok() });
    check(|store, _| async move { store.count().await.is_ok() });
    check(|store, _| async move { store.going().await.is_ok() });
    check(|store, _| async move { store.latest().await.is_ok() });
    check(|store, _| async move { store.changes(Change::NONE).await.is_ok() });
    check(|store, new| async move { store.company(new.id).await.is_ok() });
    check(|store, new| async move { store.take_seat(new.id, Seat::FIRST, new.owner).await.is_ok() });
    check(|store, new| async move { store.say(new.id, Seat::FIRST, "", Time::EPOCH).await.is_ok() });
    check(|store, new| async move { store.lessons(new.owner).await.is_ok() });
    check(|store, new| async move { store.guest(new.owner).await.is_ok() });
    check(|store, _| async move { store.backup(folder, Existing::Keep).await.is_ok() });
    check(|_, _| store::backup(folder, folder, Existing::Keep));
    check(|_, _| store::restore(folder, folder, Existing::Keep));
    check(|store, _| store.close());
}
