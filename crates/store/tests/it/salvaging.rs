//! A damaged database: what can be read of it goes into a new one, and it is said what is lost.

use std::fs;
use std::path::Path;

use dice::SeededDice;
use play::Time;
use rules::Dice;
use store::{Chunk, Existing, Guest, MatchId, NewMatch, RestoreError, Salvaged, State, Store, salvage};

use crate::kit::{guest, new_match, open};

const MATCHES: u64 = 60;
const CHUNKS: u64 = 20;

fn chunk(first: u64) -> Chunk {
    Chunk {
        first,
        last: first,
        text: format!("{first}. 1: {}\n", "x".repeat(150)),
    }
}

/// Fills a folder with matches and returns its database as one file.
async fn filled(folder: &Path) -> Vec<u8> {
    let store = open(folder).await;
    for bits in 1..=MATCHES {
        let new = NewMatch {
            chunk: None,
            ..new_match(bits)
        };
        store.create(&new).await.unwrap();
        let state = State {
            changed: Time::from_millis(bits),
            ..new.state
        };
        for number in 1..=CHUNKS {
            store
                .append(new.id, number - 1, &chunk(number), &state)
                .await
                .unwrap();
        }
        let named = Guest {
            id: guest(bits),
            name: format!("Guest {bits}"),
            settings: String::new(),
            created: Time::EPOCH,
        };
        store.keep_guest(&named).await.unwrap();
    }
    let copy = folder.join("copy.sqlite");
    store.backup(&copy, Existing::Keep).await.unwrap();
    store.close().await;
    fs::read(copy).unwrap()
}

#[tokio::test]
async fn an_undamaged_database_is_saved_whole() {
    let folder = tempfile::tempdir().unwrap();
    filled(folder.path()).await;
    let target = tempfile::tempdir().unwrap();
    let file = folder.path().join("benben.sqlite");
    let salvaged = salvage(&file, target.path(), [9; 32]).await.unwrap();
    let all = Salvaged {
        whole: MATCHES,
        guests: MATCHES,
        key: true,
        ..Salvaged::default()
    };
    assert_eq!(salvaged, all);
    let (before, after) = (open(folder.path()).await, open(target.path()).await);
    assert_eq!(after.key(), before.key());
    for bits in 1..=MATCHES {
        let id = MatchId::new(bits);
        assert_eq!(after.load(id).await.unwrap(), before.load(id).await.unwrap());
        assert_eq!(
            after.company(id).await.unwrap(),
            before.company(id).await.unwrap()
        );
    }
    // It is a database like any other.
    let id = MatchId::new(1);
    let state = before.load(id).await.unwrap().unwrap().state;
    after
        .append(id, CHUNKS, &chunk(CHUNKS + 1), &state)
        .await
        .unwrap();
    // A folder with a database is left alone.
    let again = salvage(&file, target.path(), [9; 32]).await;
    assert!(matches!(again, Err(RestoreError::Exists { .. })), "{again:?}");
}

#[tokio::test]
async fn whatever_is_damaged_the_rest_is_saved_and_opens() {
    let folder = tempfile::tempdir().unwrap();
    let whole = filled(folder.path()).await;
    let mut saved = Vec::new();
    for seed in 0..conform::matches(300) as u64 {
        let dice = &mut SeededDice::for_part(91, seed);
        let mut bytes = whole.clone();
        // A stretch of garbage anywhere behind the header, as a bad disk leaves it.
        let length = 1 + dice.below(3 * 4_096) as usize;
        let from = 4_096 + dice.below((bytes.len() - 4_096) as u32) as usize;
        let until = (from + length).min(bytes.len());
        for byte in &mut bytes[from..until] {
            *byte = dice.below(256) as u8;
        }
        let target = tempfile::tempdir().unwrap();
        let file = target.path().join("damaged");
        fs::write(&file, &bytes).unwrap();
        let Ok(salvaged) = salvage(&file, &target.path().join("data"), [9; 32]).await else {
            // Nothing at all could be read, and it says so.
            continue;
        };
        let store = Store::open(&target.path().join("data"), [0; 32]).await.unwrap();
        let counts = store.count().await.unwrap();
        assert_eq!(counts.going + counts.over, salvaged.whole + salvaged.shortened);
        for bits in 1..=MATCHES {
            // What is kept of a log is its beginning, without holes.
            if let Some(kept) = store.load(MatchId::new(bits)).await.unwrap() {
                let firsts: Vec<u64> = kept.chunks.iter().map(|chunk| chunk.first).collect();
                assert_eq!(firsts, (1..=firsts.len() as u64).collect::<Vec<_>>());
            }
        }
        saved.push(salvaged.whole);
        store.close().await;
    }
    let (tried, most) = (
        saved.len(),
        saved.iter().filter(|whole| **whole > MATCHES / 2).count(),
    );
    assert!(
        most * 10 >= tried * 7,
        "most of it was saved {most} times out of {tried}: {saved:?}"
    );
    assert!(tried > 0);
}
