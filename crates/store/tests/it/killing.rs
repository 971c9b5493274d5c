//! Whatever was answered survives the death of the process.
//!
//! The victim is this test program again, started so that it runs only [`victim`].

use std::env;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use dice::SeededDice;
use rules::Dice;
use store::{AppendError, MatchId, StoreError};

use crate::kit::{chunk, new_match, open, state};

/// The environment variable with the victim's folder.
const FOLDER: &str = "BENBEN_STORE_VICTIM";

/// The victim prints this before the number of an answered entry.
const ANSWERED: &str = "answered ";

#[test]
fn nothing_answered_is_lost_when_the_process_is_killed() {
    let kills = conform::matches(300) as u64;
    let mut dice = SeededDice::new(1);
    let mut folder = tempfile::tempdir().unwrap();
    let mut in_all = 0;
    for round in 0..kills {
        // Sometimes in a new folder, so that it dies while the tables are created.
        if round % 3 == 0 {
            folder = tempfile::tempdir().unwrap();
        }
        let before = length(folder.path());
        let mut victim = start(folder.path());
        let out = BufReader::new(victim.stdout.take().unwrap());
        let reader = thread::spawn(move || last_answered(out));
        thread::sleep(Duration::from_micros(dice.below(90_000).into()));
        victim.kill().unwrap();
        victim.wait().unwrap();
        let answered = reader.join().unwrap().unwrap_or(before);
        let after = length(folder.path());
        // One more entry may have been stored but not answered yet.
        assert!(
            (answered..=answered + 1).contains(&after),
            "round {round}: {answered} answered, {after} stored"
        );
        in_all += after - before;
    }
    assert!(
        in_all > kills,
        "the victims hardly wrote anything: {in_all} entries"
    );
}

#[test]
fn processes_share_a_log() {
    let folder = tempfile::tempdir().unwrap();
    let mut children: Vec<Child> = (0..3).map(|_| start(folder.path())).collect();
    let readers: Vec<_> = children
        .iter_mut()
        .map(|child| {
            let out = BufReader::new(child.stdout.take().unwrap());
            thread::spawn(move || all_answered(out))
        })
        .collect();
    thread::sleep(Duration::from_millis(700));
    for child in &mut children {
        child.kill().unwrap();
        child.wait().unwrap();
    }
    let mut answered: Vec<u64> = readers
        .into_iter()
        .flat_map(|reader| reader.join().unwrap())
        .collect();
    answered.sort_unstable();
    let told = answered.len();
    answered.dedup();
    assert_eq!(answered.len(), told, "no entry was answered to two");
    let stored = length(folder.path());
    // Each of the three may have stored one more entry than it reported.
    assert!(
        told as u64 <= stored && stored <= told as u64 + 3,
        "{told} answered, {stored} stored"
    );
}

/// Runs only in a process that [`start`] started.
#[tokio::test]
async fn victim() {
    let Some(folder) = env::var_os(FOLDER).map(PathBuf::from) else {
        return;
    };
    let store = open(&folder).await;
    let new = new_match(1);
    match store.create(&new).await {
        Ok(()) | Err(StoreError::Exists(_)) => {}
        Err(error) => panic!("{error}"),
    }
    let mut length = 0;
    loop {
        let number = length + 1;
        match store
            .append(new.id, length, &chunk(number, number, "x"), &state(number))
            .await
        {
            Ok(()) => {
                println!("\n{ANSWERED}{number}");
                length = number;
            }
            Err(AppendError::Conflict { length: longer }) => length = longer,
            Err(error) => panic!("{error}"),
        }
    }
}

fn start(folder: &Path) -> Child {
    Command::new(env::current_exe().unwrap())
        .args(["killing::victim", "--exact", "--nocapture"])
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

fn last_answered(out: impl BufRead) -> Option<u64> {
    all_answered(out).last().copied()
}

/// The numbers of the entries that a victim reported. Its last line may be truncated.
fn all_answered(mut out: impl BufRead) -> Vec<u64> {
    let mut all = Vec::new();
    let mut line = String::new();
    while out.read_line(&mut line).is_ok_and(|bytes| bytes > 0) {
        let whole = line
            .strip_suffix('\n')
            .and_then(|line| line.strip_prefix(ANSWERED));
        all.extend(whole.and_then(|number| number.parse::<u64>().ok()));
        line.clear();
    }
    all
}

/// The length of the log in a folder, after reading all of it.
#[tokio::main(flavor = "current_thread")]
async fn length(folder: &Path) -> u64 {
    let store = open(folder).await;
    let stored = store.load(MatchId::new(1)).await.unwrap();
    let chunks = stored.map_or_else(Vec::new, |stored| stored.chunks);
    for (number, found) in (1..).zip(&chunks) {
        assert_eq!(*found, chunk(number, number, "x"));
    }
    store.close().await;
    chunks.len() as u64
}
