use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};

use client::until;

use crate::{Run, benben, benben_with, command, text, words};

#[test]
fn a_match_can_be_left_and_resumed_until_it_ends() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("evening.txt");
    let args = [
        "play",
        "pylos",
        "--seats",
        "human:Anna,human:Ben",
        "--save",
        text(&file),
    ];
    let run = benben_with(&args, "1a1\n1b2\nquit\n").exits(0);
    assert!(run.out.contains("is kept in"), "{}", run.out);
    let run = benben_with(&["play", "--resume", text(&file)], "1c3\n").exits(0);
    assert!(run.out.contains("13 in reserve"), "{}", run.out);
    assert_eq!(
        words(&fs::read_to_string(&file).expect("the record")),
        ["1a1", "1b2", "1c3"]
    );
    let run = benben_with(&["play", "--resume", text(&file)], "resign\n").exits(0);
    assert!(run.out.contains("Anna wins."), "{}", run.out);
    benben(&["record", "verify", text(&file)]).exits(0);
    // A finished match can be opened again: it just shows its end.
    benben(&["play", "--resume", text(&file)]).exits(0);
}

#[test]
fn an_existing_file_is_never_overwritten() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("precious.txt");
    fs::write(&file, "precious").expect("a file");
    let run = benben_with(&["play", "pylos", "--save", text(&file)], "1a1\n").exits(2);
    assert!(run.err.contains("--resume"), "{}", run.err);
    assert_eq!(fs::read_to_string(&file).expect("the file"), "precious");
}

#[test]
fn a_record_with_a_broken_end_is_set_aside_before_going_on() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("match.txt");
    benben_with(
        &["play", "pylos", "--seats", "human,human", "--save", text(&file)],
        "1a1\n1b2\n",
    )
    .exits(0);
    let broken = fs::read_to_string(&file).expect("the record") + "3. 1: 1c";
    fs::write(&file, &broken).expect("a broken end");
    let run = benben_with(&["play", "--resume", text(&file)], "1d4\n").exits(0);
    assert!(run.err.contains("cut off"), "{}", run.err);
    assert_eq!(
        words(&fs::read_to_string(&file).expect("the record")),
        ["1a1", "1b2", "1d4"]
    );
    let aside = folder.path().join("match.txt.bak");
    assert_eq!(fs::read_to_string(aside).expect("what was there before"), broken);
}

#[test]
fn a_killed_process_loses_no_move_that_was_made() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for round in 0..5 {
        let file = folder.path().join(format!("{round}.txt"));
        let args = ["play", "pylos", "--seats", "human,human", "--save", text(&file)];
        let mut child = command(&args)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()
            .expect("starts");
        let mut stdin = child.stdin.take().expect("a pipe");
        let played = ["1a1", "1b1", "1c1", "1d1", "1a2"];
        for word in &played[..=round] {
            writeln!(stdin, "{word}").expect("the process listens");
        }
        let done = |file| {
            fs::read_to_string(file).is_ok_and(|text| text.lines().any(|line| line.ends_with(played[round])))
        };
        until("the move is written down", || done(&file));
        child.kill().expect("kill -9");
        child.wait().expect("ended");
        let run = benben_with(&["play", "--resume", text(&file)], "1d4\n").exits(0);
        assert!(run.err.is_empty(), "{}", run.err);
        let mut expected: Vec<_> = played[..=round].to_vec();
        expected.push("1d4");
        assert_eq!(words(&fs::read_to_string(&file).expect("the record")), expected);
    }
}

#[test]
fn what_cannot_be_written_is_an_error_and_the_match_goes_on() {
    let run = benben_with(
        &["play", "pylos", "--seats", "human,human"],
        "1a1\nsave no/such/folder/x\nsave\n1b2\n",
    )
    .exits(1);
    assert!(
        run.err.contains("no/such/folder/x") && run.err.contains("name of a file"),
        "{}",
        run.err
    );
    assert!(run.out.contains("Player 2 placed a sphere."), "{}", run.out);
    let run = benben_with(&["play", "pylos", "--save", "no/such/folder/x"], "1a1\n").exits(1);
    assert!(run.err.contains("no/such/folder/x"), "{}", run.err);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_device_is_an_error() {
    let run = benben_with(
        &["play", "pylos", "--seats", "human,human"],
        "1a1\nsave /dev/full\n1b2\n",
    )
    .exits(1);
    assert!(run.err.contains("/dev/full"), "{}", run.err);
    assert!(run.out.contains("Player 2 placed a sphere."), "{}", run.out);
}

#[cfg(target_os = "linux")]
#[test]
fn a_disk_that_fills_up_loses_nothing_that_was_saved_before() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("match.txt");
    // A limit on the file size makes writing fail like a full disk.
    let script = "trap '' XFSZ; ulimit -f 1; exec \"$0\" play pylos --rules expert --setup \"$2\" \
                  --seats bot:random,bot:random --seed 6 --save \"$1\"";
    let setup = "expert ..../..../..../....|.../.../...|../..|. light";
    let output = Command::new("bash")
        .args(["-c", script, env!("CARGO_BIN_EXE_benben"), text(&file), setup])
        .output()
        .expect("bash runs");
    let run = Run::of(&output).exits(1);
    assert!(
        run.err.contains("everything up to the previous move is safe"),
        "{}",
        run.err
    );
    let kept = words(&fs::read_to_string(&file).expect("the record"));
    assert!(kept.len() > 10, "{kept:?}");
    benben(&["record", "verify", text(&file)]).exits(0);
    // With free space again the match continues from there.
    benben(&["play", "--resume", text(&file), "--seed", "6"]).exits(0);
    let whole = words(&fs::read_to_string(&file).expect("the record"));
    assert_eq!(whole[..kept.len()], kept);
}
