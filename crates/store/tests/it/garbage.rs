//! A folder with something else in it: a clear error, and nothing is destroyed.

use std::fs;
use std::path::{Path, PathBuf};

use dice::SeededDice;
use rules::Dice;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use store::{OpenError, Store};

use crate::kit::{ENTROPY, chunk, new_match, open, state};

/// Tries to open an unusable folder: the error must name the file, and the file must not change.
async fn refused(file: &Path) -> OpenError {
    let before = fs::read(file).unwrap();
    let error = Store::open(file.parent().unwrap(), ENTROPY).await.unwrap_err();
    assert!(error.to_string().contains(file.to_str().unwrap()), "{error}");
    assert!(fs::read(file).unwrap() == before, "the file has changed: {error}");
    error
}

/// A folder with some matches, already closed.
async fn filled(folder: &Path) -> PathBuf {
    let store = open(folder).await;
    for bits in 0..40 {
        let new = new_match(bits);
        store.create(&new).await.unwrap();
        store
            .append(new.id, 0, &chunk(1, 30, "a"), &state(2))
            .await
            .unwrap();
    }
    let file = store.file().to_owned();
    store.close().await;
    file
}

async fn plain(file: &Path) -> SqliteConnection {
    SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .connect()
        .await
        .unwrap()
}

#[tokio::test]
async fn a_file_that_was_cut_off_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = filled(folder.path()).await;
    let whole = fs::read(&file).unwrap();
    let lengths = [1, 15, 16, 50, 99, 100, 511, 512, 4095, 4096, 4097];
    let from_the_end = [1, 2, 100, 4095, 4096, 4097, 10_000];
    let cuts = from_the_end.iter().map(|cut| whole.len() - cut);
    for length in lengths.into_iter().chain(cuts) {
        fs::write(&file, &whole[..length]).unwrap();
        let error = refused(&file).await;
        let told = matches!(error, OpenError::Damaged { .. } | OpenError::NotADatabase { .. });
        assert!(told, "{length} bytes: {error:?}");
    }
    fs::write(&file, &whole).unwrap();
    open(folder.path()).await.close().await;
}

#[tokio::test]
async fn random_bytes_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("benben.sqlite");
    let mut dice = SeededDice::new(3);
    for length in [1, 100, 4096, 20_000] {
        let noise: Vec<u8> = (0..length).map(|_| dice.bits() as u8).collect();
        fs::write(&file, noise).unwrap();
        let error = refused(&file).await;
        assert!(
            matches!(error, OpenError::NotADatabase { .. }),
            "{length} bytes: {error:?}"
        );
    }
    fs::write(&file, "a letter to somebody\n".repeat(1_000)).unwrap();
    assert!(matches!(refused(&file).await, OpenError::NotADatabase { .. }));
}

#[tokio::test]
async fn a_page_of_noise_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let file = filled(folder.path()).await;
    let whole = fs::read(&file).unwrap();
    let pages = whole.len() / 4096;
    let mut dice = SeededDice::new(4);
    for page in 1..pages {
        let mut damaged = whole.clone();
        for byte in &mut damaged[page * 4096..(page + 1) * 4096] {
            *byte = dice.bits() as u8;
        }
        fs::write(&file, damaged).unwrap();
        let error = refused(&file).await;
        assert!(
            matches!(error, OpenError::Damaged { .. }),
            "page {page} of {pages}: {error:?}"
        );
    }
}

#[tokio::test]
async fn another_programs_database_is_refused() {
    for sign in ["PRAGMA application_id = 0", "PRAGMA application_id = 252006673"] {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("benben.sqlite");
        let mut connection = plain(&file).await;
        sqlx::query(sign).execute(&mut connection).await.unwrap();
        sqlx::query("CREATE TABLE matches (id TEXT)")
            .execute(&mut connection)
            .await
            .unwrap();
        connection.close().await.unwrap();
        let error = refused(&file).await;
        assert!(matches!(error, OpenError::Foreign { .. }), "{error:?}");
    }
}

#[tokio::test]
async fn a_newer_versions_database_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = filled(folder.path()).await;
    let mut connection = plain(&file).await;
    sqlx::query(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (999, 'from the future', TRUE, x'00', 0)",
    )
    .execute(&mut connection)
    .await
    .unwrap();
    connection.close().await.unwrap();
    let error = refused(&file).await;
    assert!(
        matches!(error, OpenError::Newer { version: 999, .. }),
        "{error:?}"
    );
}

#[tokio::test]
async fn tables_that_were_made_otherwise_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = filled(folder.path()).await;
    let mut connection = plain(&file).await;
    sqlx::query("UPDATE _sqlx_migrations SET checksum = x'00'")
        .execute(&mut connection)
        .await
        .unwrap();
    connection.close().await.unwrap();
    let error = refused(&file).await;
    assert!(matches!(error, OpenError::Damaged { .. }), "{error:?}");
}

#[tokio::test]
async fn an_empty_file_is_a_beginning() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("benben.sqlite"), "").unwrap();
    let store = open(folder.path()).await;
    store.create(&new_match(1)).await.unwrap();
}

#[tokio::test]
async fn a_folder_that_is_a_file_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("data");
    fs::write(&path, "not a folder").unwrap();
    let error = Store::open(&path, ENTROPY).await.unwrap_err();
    assert!(
        matches!(&error, OpenError::File { path: named, .. } if *named == path),
        "{error:?}"
    );
    assert_eq!(fs::read(&path).unwrap(), b"not a folder");
}

#[tokio::test]
async fn a_database_that_is_a_folder_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("benben.sqlite");
    fs::create_dir(&path).unwrap();
    let error = Store::open(folder.path(), ENTROPY).await.unwrap_err();
    assert!(error.to_string().contains(path.to_str().unwrap()), "{error}");
    assert!(path.is_dir());
}

/// Nobody can write under `/proc`, not even root, who ignores permissions.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_folder_that_cannot_be_written_is_refused() {
    for folder in ["/proc", "/proc/benben"] {
        let error = Store::open(Path::new(folder), ENTROPY).await.unwrap_err();
        assert!(matches!(error, OpenError::File { .. }), "{error:?}");
        assert!(error.to_string().contains(folder), "{error}");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_database_that_cannot_be_written_is_refused() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let file = filled(folder.path()).await;
    let set = |path: &Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    set(&file, 0o400);
    set(folder.path(), 0o500);
    if fs::write(folder.path().join("probe"), "").is_ok() {
        // Root can write everywhere.
        open(folder.path()).await.close().await;
    } else {
        refused(&file).await;
    }
    set(folder.path(), 0o700);
}

#[cfg(unix)]
#[tokio::test]
async fn others_cannot_read_the_keys() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    store.create(&new_match(1)).await.unwrap();
    for file in folder.path().read_dir().unwrap() {
        let file = file.unwrap();
        let mode = file.metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{:?}", file.path());
    }
}
