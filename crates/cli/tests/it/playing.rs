use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::Stdio;

use client::until;

use crate::{Run, benben, benben_with, command, text, words};

/// The actions of a match between bots, as words.
fn bots_match(rules: &str, seed: &str) -> (Vec<String>, String) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("match.txt");
    let args = [
        "play",
        "pylos",
        "--rules",
        rules,
        "--seats",
        "bot:random,bot:random",
        "--seed",
        seed,
        "--save",
        text(&file),
    ];
    let run = benben(&args).exits(0);
    (words(&fs::read_to_string(&file).expect("the record")), run.out)
}

#[test]
fn a_whole_match_through_a_pipe_ends_as_it_did_at_the_table() {
    for (rules, seed) in [
        ("children", "1"),
        ("standard", "2"),
        ("expert", "3"),
        ("expert", "4"),
    ] {
        let (words, before) = bots_match(rules, seed);
        let lines = words.join("\n");
        let run = benben_with(
            &[
                "play",
                "pylos",
                "--rules",
                rules,
                "--seats",
                "human:Anna,human:Ben",
            ],
            lines,
        )
        .exits(0);
        let ending = before
            .lines()
            .find(|line| line.starts_with("The match ended"))
            .expect("an ending");
        // The bots of before have names of their own.
        let ending = ending.replace("Pebble", "Anna").replace("Falcon", "Ben");
        assert!(run.out.contains(&ending), "{ending}: {}", run.out);
        assert!(
            run.out.contains("Anna wins.") || run.out.contains("Ben wins.") || run.out.contains("A draw.")
        );
    }
}

#[test]
fn the_same_seed_gives_the_same_match() {
    assert_eq!(bots_match("standard", "7").0, bots_match("standard", "7").0);
    assert_ne!(bots_match("standard", "7").0, bots_match("standard", "8").0);
}

#[test]
fn lots_decide_who_plays_light_unless_the_seats_are_named() {
    let begins = |args: &[&str], seed: u32| {
        let seed = seed.to_string();
        let run = benben_with(&[&["play", "pylos", "--seed", &seed], args].concat(), "moves\n").exits(0);
        // Who is asked on an empty board plays light.
        let moves = run.out.lines().last().unwrap_or("").to_owned();
        moves.split_whitespace().count() == 16
    };
    let light = (1..=12).filter(|&seed| begins(&[], seed)).count();
    assert!((1..12).contains(&light), "light in {light} of 12 matches");
    assert!((1..=4).all(|seed| begins(&["--seats", "human,bot:easy"], seed)));
}

#[test]
fn undo_goes_back_to_the_own_turn_against_a_bot() {
    let run = benben_with(
        &["play", "pylos", "--seats", "human,bot:medium", "--seed", "1"],
        "1a1\nundo\nmoves\n",
    )
    .exits(0);
    assert!(run.out.contains("took a move back"), "{}", run.out);
    let moves = run.out.lines().last().unwrap_or("");
    assert_eq!(moves.split_whitespace().count(), 16, "{moves}");
}

#[test]
fn undo_at_one_screen_takes_back_the_last_turn() {
    let args = ["play", "pylos", "--seats", "human:Anna,human:Ben"];
    let run = benben_with(&args, "1a1\nundo\nmoves\n1b1\n").exits(0);
    assert!(run.out.contains("Anna took a move back"), "{}", run.out);
    let run = benben_with(&args, "undo\n").exits(1);
    assert!(run.err.contains("nothing to take back"), "{}", run.err);
}

#[test]
fn in_the_middle_of_a_turn_undo_takes_back_what_was_played_in_it() {
    let setup = "standard ..../..../L.../LL.D|.../.../...|../..|. light";
    let args = ["play", "pylos", "--seats", "human,human", "--setup", setup];
    let run = benben_with(&args, "1b2\nx1a1\nundo\nmoves\n").exits(0);
    let moves = run.out.lines().last().unwrap_or("");
    assert_eq!(moves.split_whitespace().count(), 12, "{moves}");
}

#[test]
fn a_draw_can_be_offered_and_accepted() {
    let args = ["play", "pylos", "--seats", "human,human"];
    let run = benben_with(&args, "draw\n1a1\naccept\n").exits(0);
    assert!(run.out.contains("A draw."), "{}", run.out);
    let run = benben_with(&args, "accept\n").exits(1);
    assert!(run.err.contains("no draw offer for you to answer"), "{}", run.err);
}

#[test]
fn who_runs_out_of_time_has_lost() {
    let args = [
        "play",
        "pylos",
        "--seats",
        "human:Anna,human:Ben",
        "--clock",
        "0+1",
    ];
    let mut child = command(&args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    writeln!(stdin, "1a1").expect("the process listens");
    // Empty lines, until it is seen that nobody has moved in time.
    until("the flag falls", || {
        writeln!(stdin).is_err() || child.try_wait().expect("a child").is_some()
    });
    drop(stdin);
    let run = Run::of(&child.wait_with_output().expect("ends")).exits(0);
    assert!(
        run.out.contains("Anna wins.") && run.out.contains("ran out of time"),
        "{}",
        run.out
    );
}

#[test]
fn a_set_up_brings_its_own_rules() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("match.txt");
    let setup = "expert ..../..../LL.L/....|.../.../...|../..|. light";
    let args = [
        "play",
        "pylos",
        "--seats",
        "human,human",
        "--setup",
        setup,
        "--save",
        text(&file),
    ];
    benben_with(&args, "1c2 x1a2 stop\n").exits(0);
    assert!(
        fs::read_to_string(&file)
            .expect("the record")
            .contains("Rules: expert")
    );
    benben(&["record", "verify", text(&file)]).exits(0);
}

#[test]
fn resigning_loses() {
    let run = benben_with(
        &["play", "pylos", "--seats", "human:Anna,human:Ben"],
        "1a1\nresign\n",
    )
    .exits(0);
    assert!(run.out.contains("Anna wins."), "{}", run.out);
}

#[test]
fn the_board_has_colours_only_for_those_who_can_see_them() {
    assert!(
        !benben_with(&["play", "pylos", "--seats", "human,bot:easy"], "1a1\n")
            .exits(0)
            .out
            .contains('\u{1b}')
    );
}

#[test]
fn play_without_a_game_lists_the_games_and_how_to_begin() {
    let run = benben(&["play"]).exits(0);
    for game in ["pylos", "sun", "tomb", "pyramido", "pacal"] {
        let listed = run
            .out
            .lines()
            .filter(|line| line.contains(&format!("benben play {game} ")));
        assert!(listed.count() >= 1, "{game}:\n{}", run.out);
    }
    assert!(
        run.out.lines().all(|line| line.chars().count() <= 80),
        "{}",
        run.out
    );
}

#[test]
fn turns_are_told_in_sentences_with_names_or_in_notation() {
    let args = ["play", "pylos", "--seats", "human:Anna,bot:medium", "--seed", "1"];
    let run = benben_with(&args, "1a1\n").exits(0);
    assert!(
        run.out.contains("You placed a sphere.\nIbis placed a sphere.\n"),
        "{}",
        run.out
    );
    assert!(!run.out.contains("seat "), "{}", run.out);
    let run = benben_with(&[&args[..], &["--notation"]].concat(), "1a1\n").exits(0);
    assert!(run.out.contains("Anna: 1a1\nIbis: 1"), "{}", run.out);
    let several = ["play", "pylos", "--seats", "human:Anna,human:Ben"];
    let run = benben_with(&several, "1a1\n1d4\nnotation\n1b1\n").exits(0);
    assert!(run.out.contains("Anna placed a sphere.\n"), "{}", run.out);
    assert!(run.out.contains("Ben placed a sphere.\n"), "{}", run.out);
    assert!(run.out.contains("Anna: 1b1\n"), "{}", run.out);
}

#[test]
fn a_turn_of_several_moves_is_one_sentence() {
    let setup = "standard ..../..../L.../LL.D|.../.../...|../..|. light";
    let args = [
        "play",
        "pylos",
        "--seats",
        "human:Anna,human:Ben",
        "--setup",
        setup,
    ];
    let run = benben_with(&args, "1b2\nx1a1\nx1b1\n").exits(0);
    let told = "Anna placed a sphere, made a square and took 2 back.\n";
    assert_eq!(run.out.matches("Anna placed").count(), 1, "{}", run.out);
    assert!(run.out.contains(told), "{}", run.out);
}

#[test]
fn nobody_listening_is_not_an_error() {
    let mut child = command(&["record", "--help"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("starts");
    drop(child.stdout.take());
    let mut errors = String::new();
    let _ = BufReader::new(child.stderr.take().expect("stderr")).read_to_string(&mut errors);
    child.wait().expect("ends");
    assert!(!errors.contains("panicked"), "{errors}");

    let args = ["play", "pylos", "--seats", "bot:random,bot:random", "--seed", "1"];
    let mut child = command(&args)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("starts");
    let mut first = String::new();
    BufReader::new(child.stdout.take().expect("stdout"))
        .read_line(&mut first)
        .expect("a line");
    let mut errors = String::new();
    let _ = BufReader::new(child.stderr.take().expect("stderr")).read_to_string(&mut errors);
    child.wait().expect("ends");
    assert!(!errors.contains("panicked"), "{errors}");
}
