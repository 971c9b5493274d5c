//! Only one process may use a folder.

use std::env;
use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use store::{FolderLock, LockError};

/// The environment variable with the other process's folder.
const FOLDER: &str = "BENBEN_STORE_LOCKER";

#[test]
fn a_folder_has_one_lock() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("made/on/the/way");
    let lock = FolderLock::take(&path).unwrap();
    let refused = FolderLock::take(&path).unwrap_err();
    assert!(
        matches!(&refused, LockError::Held { folder, process: Some(id) } if *folder == path && *id == std::process::id()),
        "{refused:?}"
    );
    assert!(refused.to_string().contains(path.to_str().unwrap()));
    drop(lock);
    let _again = FolderLock::take(&path).unwrap();
}

#[test]
fn the_lock_goes_with_the_process_that_has_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut other = Command::new(env::current_exe().unwrap())
        .args(["locking::other_process", "--exact", "--nocapture"])
        .env(FOLDER, folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut out = BufReader::new(other.stdout.take().unwrap()).lines();
    assert!(out.any(|line| line.unwrap() == "locked"));
    let refused = FolderLock::take(folder.path()).unwrap_err();
    assert!(
        matches!(refused, LockError::Held { process: Some(id), .. } if id == other.id()),
        "{refused:?}"
    );
    other.kill().unwrap();
    other.wait().unwrap();
    // The id written by the dead process means nothing any more.
    FolderLock::take(folder.path()).unwrap();
}

/// Runs only in a process that the test above started.
#[test]
fn other_process() {
    let Some(folder) = env::var_os(FOLDER) else {
        return;
    };
    let _lock = FolderLock::take(folder.as_ref()).unwrap();
    println!("\nlocked");
    // Until this process is killed.
    std::io::stdin().lines().for_each(drop);
}

#[test]
fn a_lock_file_with_nonsense_in_it_does_no_harm() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(
        folder.path().join("benben.lock"),
        "no number at all, and quite long".repeat(100),
    )
    .unwrap();
    let _lock = FolderLock::take(folder.path()).unwrap();
    let told = fs::read_to_string(folder.path().join("benben.lock")).unwrap();
    assert_eq!(told, format!("{}\n", std::process::id()));
}

#[test]
fn a_folder_that_cannot_be_made_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("file");
    fs::write(&path, "").unwrap();
    let error = FolderLock::take(&path).unwrap_err();
    assert!(
        matches!(&error, LockError::File { path: named, .. } if *named == path),
        "{error:?}"
    );
}
