//! Bots and external programs at the table.

use std::fs;

use bots::Bot;
use games::GameId;

use crate::{benben, benben_with, text};

#[test]
fn every_bot_is_listed_with_a_name_and_a_style() {
    let run = benben(&["games"]).exits(0);
    for bot in Bot::all(GameId::Pylos) {
        assert!(
            run.out.contains(&format!("\n{:<10} ", bot.name())),
            "{bot}:\n{}",
            run.out
        );
    }
    let run = benben(&["games", "--json"]).exits(0);
    let games: serde_json::Value = serde_json::from_str(&run.out).expect("JSON");
    for game in games["games"].as_array().expect("a list") {
        let bots = game["bots"].as_array().expect("a list of bots");
        assert!(bots.len() >= 3, "{game}");
        for bot in bots {
            let words = bot["style"].as_str().expect("a sentence");
            assert!(words.ends_with('.') && !words.contains('{'), "{bot}");
        }
    }
}

#[test]
fn every_bot_of_every_game_plays_a_whole_match() {
    for &game in GameId::ALL {
        let (fast, slow): (Vec<Bot>, Vec<Bot>) = Bot::all(game)
            .into_iter()
            .partition(|bot| bot.ceiling().as_millis() <= 50);
        // Strong bots take their time; the arena tests them with less of it.
        assert!(!slow.is_empty());
        for bot in fast {
            let seats = format!("bot:{bot},bot:random");
            let run = benben(&["play", game.id(), "--seats", &seats, "--seed", "1"]).exits(0);
            assert!(run.out.contains("The match ended"), "{game} {bot}:\n{}", run.out);
        }
    }
}

#[test]
fn an_unknown_level_lists_what_the_game_has() {
    let run = benben(&["play", "sun", "--seats", "human,bot:genius"]).exits(2);
    for bot in Bot::all(GameId::Sun) {
        assert!(run.err.contains(&format!("bot:{bot}")), "{}", run.err);
    }
}

#[test]
fn a_hint_tells_good_moves_and_changes_nothing() {
    for game in ["pylos", "pacal", "tomb"] {
        let run = benben_with(
            &["play", game, "--seats", "human,human", "--seed", "4"],
            "hint\nhint\nquit\n",
        );
        let run = run.exits(0);
        assert_eq!(run.out.matches("\n1. ").count(), 2, "{game}:\n{}", run.out);
        assert_eq!(run.err, "", "no thinking sign without a terminal");
    }
}

#[test]
fn a_program_that_does_not_start_is_replaced_by_a_bot_with_a_note() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("match.txt");
    let seats = "engine:/no/such/program,bot:random";
    let args = [
        "play",
        "pylos",
        "--seats",
        seats,
        "--seed",
        "1",
        "--save",
        text(&file),
    ];
    let run = benben(&args).exits(0);
    assert!(
        run.err.contains("/no/such/program") && run.err.contains("plays instead"),
        "{}",
        run.err
    );
    let record = fs::read_to_string(&file).expect("a record");
    assert!(
        record.contains("Seat 1: bot engine") && record.contains("bot 1 "),
        "{record}"
    );
    benben(&["record", "verify", text(&file)]).exits(0);
}

#[test]
fn a_match_with_a_program_goes_on_without_it() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("match.txt");
    let program = format!("human,engine:{} engine", env!("CARGO_BIN_EXE_benben"));
    let args = [
        "play",
        "pacal",
        "--seats",
        &program,
        "--seed",
        "1",
        "--save",
        text(&file),
    ];
    benben_with(&args, "quit\n").exits(0);
    let resumed = benben_with(&["play", "--resume", text(&file)], "quit\n").exits(0);
    assert!(!resumed.err.contains("panicked"));
}

/// A program in its own file.
#[cfg(unix)]
fn program(folder: &std::path::Path, script: &str) -> String {
    use std::os::unix::fs::PermissionsExt;
    let file = folder.join("program");
    fs::write(&file, format!("#!/bin/sh\n{script}\n")).expect("a file can be written");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).expect("a file can be made a program");
    format!("engine:{}", text(&file))
}

#[cfg(unix)]
#[test]
fn programs_that_misbehave_forfeit_in_the_arena_and_are_named() {
    let cases = [
        ("exit 0", "has ended"),
        ("echo error I would rather not", "rather not"),
        (
            "echo garbage; echo welcome; while read l; do case \"$l\" in go*) echo info; echo bestmove xyzzy;; esac; done",
            "xyzzy",
        ),
        (
            "echo welcome; while read l; do case \"$l\" in go*) echo bestmove 1a1;; esac; done",
            "1a1",
        ),
    ];
    for (script, expected) in cases {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let bots = format!("random,{}", program(folder.path(), script));
        let run = benben(&["arena", "pylos", "--bots", &bots, "--matches", "4"]).exits(0);
        assert!(
            run.out.contains("forfeited") && run.out.contains(expected),
            "{script}:\n{}",
            run.out
        );
        assert!(run.out.contains("100.0 %"), "{}", run.out);
    }
}

#[test]
fn our_own_engine_plays_every_game_through_the_protocol() {
    let engine = format!("engine:{} engine", env!("CARGO_BIN_EXE_benben"));
    for &game in GameId::ALL {
        let seats = if game == GameId::Pylos { "2" } else { "3" };
        let bots = format!("{engine},random");
        let args = ["arena", game.id(), "--bots", &bots, "--seats", seats];
        let less = ["--matches", seats, "--share", "0.002", "--json"];
        let run = benben(&[&args[..], &less[..]].concat()).exits(0);
        let figures: serde_json::Value = serde_json::from_str(&run.out).expect("JSON");
        assert_eq!(figures["forfeits"], serde_json::json!([]), "{game}");
    }
}

#[test]
fn the_engine_answers_over_pipes() {
    let run = benben_with(
        &["engine"],
        "hello\nnonsense\nset bot random\ngame tomb seats 3\nlegal\n",
    )
    .exits(0);
    let last: Vec<&str> = run.out.lines().rev().take(2).collect();
    assert_eq!(last[0], "legal chance");
    assert!(last[1].starts_with("error “nonsense”"), "{}", run.out);
    assert!(run.out.contains("\nwelcome\n"));
    assert_eq!(run.err, "");
}
