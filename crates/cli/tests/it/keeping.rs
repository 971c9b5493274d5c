//! Backups of a data folder.

use std::fs;
use std::path::Path;

use store::{FolderLock, GuestId, Labels, MatchId, NewMatch, State, Store};
use tokio::runtime::Builder;

use crate::{benben, command, text};

/// Stores a match in a folder.
fn keep(folder: &Path, bits: u64) {
    with_store(folder, async |store| {
        let owner = GuestId::new(1);
        let new = NewMatch {
            id: MatchId::new(bits),
            opening: String::new(),
            chunk: None,
            secret: None,
            seats: vec![Some(owner), None],
            owner,
            labels: Labels {
                game: "pylos".to_owned(),
                variant: "standard".to_owned(),
                players: vec!["Anna".to_owned(), "hard".to_owned()],
            },
            state: State {
                changed: play::Time::EPOCH,
                over: false,
                waiting: 1,
                bots: 2,
                deadline: None,
                result: None,
            },
        };
        store.create(&new).await.expect("a new match");
    });
}

/// The number of matches in a folder.
fn kept(folder: &Path) -> u64 {
    with_store(folder, async |store| store.count().await.expect("a count").going)
}

fn with_store<T>(folder: &Path, work: impl AsyncFnOnce(&Store) -> T) -> T {
    let runtime = Builder::new_current_thread()
        .enable_time()
        .build()
        .expect("a runtime");
    runtime.block_on(async {
        let store = Store::open(folder, [1; 32]).await.expect("a data folder");
        let result = work(&store).await;
        store.close().await;
        result
    })
}

#[test]
fn what_is_backed_up_comes_back() {
    let place = tempfile::tempdir().expect("a temporary folder");
    let (data, other, file) = (
        place.path().join("data"),
        place.path().join("other"),
        place.path().join("backup"),
    );
    keep(&data, 1);
    let run = benben(&["backup", text(&file), "--data", text(&data)]).exits(0);
    assert!(
        run.out.contains(text(&file)) && run.out.contains(text(&data)),
        "{}",
        run.out
    );
    benben(&["restore", text(&file), "--data", text(&other)]).exits(0);
    assert_eq!(kept(&other), 1);
    keep(&data, 2);
    assert_eq!((kept(&data), kept(&other)), (2, 1));
    // The folder may also come from the environment.
    let run = command(&["backup", text(&file), "--replace"])
        .env("BENBEN_DATA", &data)
        .output();
    assert!(run.expect("the binary ends").status.success());
    benben(&["restore", text(&file), "--data", text(&other), "--replace"]).exits(0);
    assert_eq!(kept(&other), 2);
}

#[test]
fn nothing_is_replaced_unasked() {
    let place = tempfile::tempdir().expect("a temporary folder");
    let (data, file) = (place.path().join("data"), place.path().join("precious"));
    keep(&data, 1);
    fs::write(&file, "precious").expect("a file");
    let run = benben(&["backup", text(&file), "--data", text(&data)]).exits(2);
    assert!(
        run.err.contains(text(&file)) && run.err.contains("--replace"),
        "{}",
        run.err
    );
    assert_eq!(fs::read(&file).expect("the file"), b"precious");
    let backup = place.path().join("backup");
    benben(&["backup", text(&backup), "--data", text(&data)]).exits(0);
    keep(&data, 2);
    let run = benben(&["restore", text(&backup), "--data", text(&data)]).exits(2);
    assert!(
        run.err.contains("benben.sqlite") && run.err.contains("--replace"),
        "{}",
        run.err
    );
    assert_eq!(kept(&data), 2);
}

#[test]
fn a_folder_in_use_is_backed_up_but_not_restored_into() {
    let place = tempfile::tempdir().expect("a temporary folder");
    let (data, file) = (place.path().join("data"), place.path().join("backup"));
    let _lock = FolderLock::take(&data).expect("a lock");
    keep(&data, 1);
    with_store(&data, async |_| {
        benben(&["backup", text(&file), "--data", text(&data)]).exits(0);
    });
    let run = benben(&["restore", text(&file), "--data", text(&data), "--replace"]).exits(1);
    let process = std::process::id().to_string();
    assert!(
        run.err.contains(text(&data)) && run.err.contains(&process),
        "{}",
        run.err
    );
}

#[test]
fn mistakes_are_named() {
    let place = tempfile::tempdir().expect("a temporary folder");
    let (data, file) = (place.path().join("data"), place.path().join("backup"));
    let run = benben(&["backup", text(&file), "--data", text(&data)]).exits(2);
    assert!(run.err.contains(text(&data)), "{}", run.err);
    assert!(!data.exists() && !file.exists());

    let run = benben(&["restore", text(&file), "--data", text(&data)]).exits(1);
    assert!(run.err.contains(text(&file)), "{}", run.err);
    fs::write(&file, "a letter to somebody\n".repeat(100)).expect("a file");
    let run = benben(&["restore", text(&file), "--data", text(&data)]).exits(1);
    assert!(run.err.contains("something other than matches"), "{}", run.err);
    assert!(!data.join("benben.sqlite").exists());

    fs::write(data.join("benben.sqlite"), "ruined ".repeat(1_000)).expect("a file");
    let run = benben(&["backup", text(&place.path().join("new")), "--data", text(&data)]).exits(1);
    assert!(run.err.contains("benben.sqlite"), "{}", run.err);
    benben(&["backup"]).exits(2);
    benben(&["restore", "--data", text(&data)]).exits(2);
}

#[test]
fn what_can_be_read_of_a_damaged_database_is_saved_and_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    keep(&data, 1);
    let damaged = folder.path().join("damaged");
    fs::copy(data.join("benben.sqlite"), &damaged).expect("a copy");
    let saved = folder.path().join("saved");
    let run = benben(&["salvage", text(&damaged), "--data", text(&saved)]).exits(0);
    assert!(run.out.contains("is whole"), "{}", run.out);
    assert!(run.out.contains(text(&saved)), "{}", run.out);
    // It is not put where something is already kept.
    benben(&["salvage", text(&damaged), "--data", text(&saved)]).exits(2);
    fs::write(&damaged, "nothing of ours").expect("a file");
    let other = folder.path().join("other");
    benben(&["salvage", text(&damaged), "--data", text(&other)]).exits(1);
    benben(&["salvage", text(&damaged)]).exits(2);
}
