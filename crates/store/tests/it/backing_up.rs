//! Backups made while others write, and restored.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use dice::SeededDice;
use rules::Dice;
use store::{BackupError, Existing, Filter, FolderLock, OpenError, RestoreError, Store, StoreError};

use crate::kit::{ENTROPY, chunk, new_match, open, state};

/// Everything that can be read from a store.
async fn everything(store: &Store) -> String {
    let all = Filter {
        limit: 1_000,
        ..Filter::default()
    };
    let mut text = format!("{:?}\n", store.key().as_bytes());
    for summary in store.list(&all).await.unwrap() {
        let stored = store.load(summary.id).await.unwrap();
        writeln!(text, "{summary:?} {stored:?}").unwrap();
    }
    text
}

async fn filled(folder: &Path) -> Store {
    let store = open(folder).await;
    for bits in 0..20 {
        let new = new_match(bits);
        store.create(&new).await.unwrap();
        store
            .append(new.id, 0, &chunk(1, 9, "a"), &state(bits))
            .await
            .unwrap();
    }
    store
}

fn files(folder: &Path) -> Vec<String> {
    let names = folder
        .read_dir()
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

#[tokio::test]
async fn what_is_backed_up_is_restored() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let backups = tempfile::tempdir().unwrap();
    let file = backups.path().join("monday");
    let store = filled(here.path()).await;
    store.backup(&file, Existing::Keep).await.unwrap();
    store.create(&new_match(99)).await.unwrap();
    let later = backups.path().join("tuesday");
    // The same from outside, while the store is open.
    store::backup(here.path(), &later, Existing::Keep).await.unwrap();
    assert_eq!(files(backups.path()), ["monday", "tuesday"]);
    let whole = everything(&store).await;

    store::restore(&file, there.path(), Existing::Keep).await.unwrap();
    let old = open(there.path()).await;
    assert!(whole.ends_with(everything(&old).await.split_once('\n').unwrap().1));
    assert_eq!(old.key(), store.key());
    old.close().await;

    let refused = store::restore(&later, there.path(), Existing::Keep)
        .await
        .unwrap_err();
    assert!(matches!(refused, RestoreError::Exists { .. }), "{refused:?}");
    store::restore(&later, there.path(), Existing::Replace)
        .await
        .unwrap();
    let new = open(there.path()).await;
    assert_eq!(everything(&new).await, whole);
    new.close().await;
    assert_eq!(files(there.path()), ["benben.lock", "benben.sqlite"]);
}

#[tokio::test]
async fn a_folder_that_nobody_has_open_is_backed_up_and_stays_as_it_is() {
    let here = tempfile::tempdir().unwrap();
    let store = filled(here.path()).await;
    let whole = everything(&store).await;
    store.close().await;
    let before = fs::read(here.path().join("benben.sqlite")).unwrap();
    let there = tempfile::tempdir().unwrap();
    let file = there.path().join("backup");
    store::backup(here.path(), &file, Existing::Keep).await.unwrap();
    assert!(fs::read(here.path().join("benben.sqlite")).unwrap() == before);
    let again = there.path().join("again");
    store::restore(&file, &again, Existing::Keep).await.unwrap();
    assert_eq!(everything(&open(&again).await).await, whole);
}

#[tokio::test]
async fn an_existing_file_is_replaced_only_if_that_is_asked_for() {
    let here = tempfile::tempdir().unwrap();
    let store = filled(here.path()).await;
    let file = here.path().join("backup");
    fs::write(&file, "precious").unwrap();
    let refused = store.backup(&file, Existing::Keep).await.unwrap_err();
    assert!(
        matches!(&refused, BackupError::Exists { file: named } if *named == file),
        "{refused:?}"
    );
    assert_eq!(fs::read(&file).unwrap(), b"precious");
    store.backup(&file, Existing::Replace).await.unwrap();
    assert!(fs::read(&file).unwrap().starts_with(b"SQLite format 3\0"));
}

#[tokio::test]
async fn a_backup_that_cannot_be_written_is_named_and_leaves_nothing() {
    let here = tempfile::tempdir().unwrap();
    let store = filled(here.path()).await;
    let file = here.path().join("no/such/folder/backup");
    let refused = store.backup(&file, Existing::Keep).await.unwrap_err();
    assert!(refused.to_string().contains("no/such/folder"), "{refused}");
    assert!(!here.path().join("no").exists());
    let nothing = tempfile::tempdir().unwrap();
    let refused = store::backup(nothing.path(), &here.path().join("x"), Existing::Keep)
        .await
        .unwrap_err();
    assert!(matches!(refused, BackupError::Nothing { .. }), "{refused:?}");
    assert_eq!(files(nothing.path()), [""; 0]);
}

#[cfg(unix)]
#[tokio::test]
async fn others_cannot_read_a_backup() {
    use std::os::unix::fs::PermissionsExt;
    let here = tempfile::tempdir().unwrap();
    let store = filled(here.path()).await;
    let file = here.path().join("backup");
    store.backup(&file, Existing::Keep).await.unwrap();
    let there = here.path().join("there");
    store::restore(&file, &there, Existing::Keep).await.unwrap();
    for file in [file, there.join("benben.sqlite")] {
        assert_eq!(
            fs::metadata(&file).unwrap().permissions().mode() & 0o077,
            0,
            "{file:?}"
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_made_while_others_write_is_one_moment() {
    let here = tempfile::tempdir().unwrap();
    let store = open(here.path()).await;
    let (one, other) = (new_match(1), new_match(2));
    store.create(&one).await.unwrap();
    store.create(&other).await.unwrap();
    let writer = {
        let (store, ids) = (store.clone(), [one.id, other.id]);
        tokio::spawn(async move {
            // The second log is never longer than the first, and at most one entry shorter.
            for number in 1..=400 {
                for id in ids {
                    let chunk = chunk(number, number, "w");
                    store
                        .append(id, number - 1, &chunk, &state(number))
                        .await
                        .unwrap();
                }
            }
        })
    };
    let backups = tempfile::tempdir().unwrap();
    let mut lengths = Vec::new();
    for round in 0..5 {
        let file = backups.path().join(format!("backup-{round}"));
        store.backup(&file, Existing::Keep).await.unwrap();
        let folder = backups.path().join(format!("folder-{round}"));
        store::restore(&file, &folder, Existing::Keep).await.unwrap();
        let copy = open(&folder).await;
        let length = async |id| copy.load(id).await.unwrap().unwrap().chunks.len();
        let (long, short) = (length(one.id).await, length(other.id).await);
        assert!(long == short || long == short + 1, "{long} and {short}");
        lengths.push(long);
        copy.close().await;
    }
    writer.await.unwrap();
    assert!(lengths.is_sorted());
    assert_eq!(store.load(other.id).await.unwrap().unwrap().chunks.len(), 400);
}

#[tokio::test]
async fn nobody_restores_into_a_folder_in_use() {
    let here = tempfile::tempdir().unwrap();
    let store = filled(here.path()).await;
    let file = here.path().join("backup");
    store.backup(&file, Existing::Keep).await.unwrap();
    let _lock = FolderLock::take(here.path()).unwrap();
    let before = everything(&store).await;
    let refused = store::restore(&file, here.path(), Existing::Replace)
        .await
        .unwrap_err();
    assert!(matches!(refused, RestoreError::Locked(_)), "{refused:?}");
    assert_eq!(everything(&store).await, before);
}

#[tokio::test]
async fn garbage_is_not_restored() {
    let here = tempfile::tempdir().unwrap();
    let store = filled(here.path()).await;
    let whole = everything(&store).await;
    let good = here.path().join("good");
    store.backup(&good, Existing::Keep).await.unwrap();
    store.close().await;
    let good = fs::read(good).unwrap();
    let file = here.path().join("bad");
    let mut dice = SeededDice::new(5);
    let mut bad = vec![
        Vec::new(),
        b"a letter".to_vec(),
        good[..good.len() / 2].to_vec(),
        good[..good.len() - 1].to_vec(),
    ];
    bad.push((0..9_000).map(|_| dice.bits() as u8).collect());
    for page in 1..good.len() / 4096 {
        let mut noisy = good.clone();
        noisy[page * 4096..(page + 1) * 4096].fill_with(|| dice.bits() as u8);
        bad.push(noisy);
    }
    for bytes in bad {
        fs::write(&file, &bytes).unwrap();
        let refused = store::restore(&file, here.path(), Existing::Replace)
            .await
            .unwrap_err();
        assert!(matches!(refused, RestoreError::Unusable(_)), "{refused:?}");
        assert!(refused.to_string().contains(file.to_str().unwrap()), "{refused}");
        assert!(fs::read(&file).unwrap() == bytes);
    }
    let missing = store::restore(&here.path().join("missing"), here.path(), Existing::Replace).await;
    assert!(
        matches!(missing, Err(RestoreError::Unusable(OpenError::File { .. }))),
        "{missing:?}"
    );
    assert_eq!(
        files(here.path()),
        ["bad", "benben.lock", "benben.sqlite", "good"]
    );
    assert_eq!(everything(&open(here.path()).await).await, whole);
}

/// The latest entries of a database whose server was killed are in a log beside it; that log must
/// not become part of a restored database.
#[tokio::test]
async fn what_a_killed_server_left_does_not_spoil_what_is_restored() {
    let (here, killed) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let store = filled(here.path()).await;
    let file = here.path().join("backup");
    store.backup(&file, Existing::Keep).await.unwrap();
    let whole = everything(&store).await;

    let victim = filled(killed.path()).await;
    for bits in 50..60 {
        victim.create(&new_match(bits)).await.unwrap();
    }
    // A copy of the files at this moment is what a killed process leaves.
    let dead = tempfile::tempdir().unwrap();
    for name in ["benben.sqlite", "benben.sqlite-wal"] {
        fs::copy(killed.path().join(name), dead.path().join(name)).unwrap();
    }
    assert!(fs::metadata(dead.path().join("benben.sqlite-wal")).unwrap().len() > 0);
    // A backup of it contains everything.
    let rescued = dead.path().join("rescued");
    store::backup(dead.path(), &rescued, Existing::Keep)
        .await
        .unwrap();
    store::restore(&file, dead.path(), Existing::Replace)
        .await
        .unwrap();
    assert_eq!(everything(&open(dead.path()).await).await, whole);
    let elsewhere = dead.path().join("elsewhere");
    store::restore(&rescued, &elsewhere, Existing::Keep)
        .await
        .unwrap();
    assert_eq!(
        everything(&open(&elsewhere).await).await,
        everything(&victim).await
    );
}

#[tokio::test]
async fn a_damaged_database_can_be_replaced() {
    let here = tempfile::tempdir().unwrap();
    let store = filled(here.path()).await;
    let whole = everything(&store).await;
    let file = here.path().join("backup");
    store.backup(&file, Existing::Keep).await.unwrap();
    store.close().await;
    fs::write(here.path().join("benben.sqlite"), "ruined").unwrap();
    fs::write(here.path().join("benben.sqlite-wal"), "ruined too").unwrap();
    assert!(Store::open(here.path(), ENTROPY).await.is_err());
    store::restore(&file, here.path(), Existing::Replace)
        .await
        .unwrap();
    assert_eq!(everything(&open(here.path()).await).await, whole);
}

#[tokio::test]
async fn a_closed_store_cannot_be_backed_up() {
    let here = tempfile::tempdir().unwrap();
    let store = filled(here.path()).await;
    let clone = store.clone();
    store.close().await;
    let file = here.path().join("backup");
    assert!(clone.backup(&file, Existing::Keep).await.is_err());
    assert!(matches!(clone.count().await, Err(StoreError::Database(_))));
    assert!(!file.exists());
}
