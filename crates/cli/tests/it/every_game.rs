//! All games at all tables: with bots, by hand through a pipe, interrupted and resumed.

use std::fs;
use std::path::{Path, PathBuf};

use crate::{benben, benben_with, text};

/// Every game with every number of seats.
fn tables() -> Vec<(String, usize)> {
    let listed = benben(&["games", "--json"]).exits(0).out;
    let value: serde_json::Value = serde_json::from_str(&listed).expect("JSON");
    let games = value["games"].as_array().expect("a list");
    assert_eq!(games.len(), 5);
    let mut tables = Vec::new();
    for game in games {
        let number = |name: &str| game["seats"][name].as_u64().expect("a number") as usize;
        for seats in number("fewest")..=number("most") {
            tables.push((game["id"].as_str().expect("an id").to_owned(), seats));
        }
    }
    tables
}

fn players(kind: &str, seats: usize) -> String {
    vec![kind; seats].join(",")
}

/// The record of a match between bots.
fn bots_match(folder: &Path, game: &str, seats: usize) -> PathBuf {
    let file = folder.join(format!("{game}-{seats}.txt"));
    let args = [
        "play",
        game,
        "--seats",
        &players("bot:random", seats),
        "--seed",
        "5",
        "--save",
        text(&file),
    ];
    benben(&args).exits(0);
    file
}

/// The actions of the seats, one per line, without chance.
fn lines_of_seats(record: &str) -> Vec<String> {
    let entries = record.split_once("\n\n").expect("entries after the header").1;
    let mut lines = Vec::new();
    for line in entries
        .lines()
        .filter(|line| !line.starts_with("result") && !line.contains("chance: "))
    {
        if let Some((before, words)) = line.split_once(": ")
            && before
                .split(' ')
                .next_back()
                .is_some_and(|seat| seat.parse::<u8>().is_ok())
        {
            let words = words.split(' ').filter(|word| !word.starts_with('@'));
            lines.extend(words.map(str::to_owned));
        }
    }
    lines
}

fn last_line(record: &str) -> &str {
    record.lines().last().unwrap_or("")
}

#[test]
fn bots_play_every_game_to_its_end_and_the_dice_are_proven_fair() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for (game, seats) in tables() {
        let file = bots_match(folder.path(), &game, seats);
        let verified = benben(&["record", "verify", text(&file)]).exits(0).out;
        assert_eq!(
            verified.contains("what the promised dice give"),
            game != "pylos",
            "{game}: {verified}"
        );
        assert!(
            !folder.path().join(format!("{game}-{seats}.txt.secret")).exists(),
            "the secret is published"
        );
        let shown = benben(&["record", "show", text(&file), "--ply", "9"])
            .exits(0)
            .out;
        assert!(shown.contains(&format!("Game: {game}")), "{shown}");
    }
}

#[test]
fn the_same_match_by_hand_through_a_pipe_ends_the_same() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for (game, seats) in tables() {
        let by_bots = fs::read_to_string(bots_match(folder.path(), &game, seats)).expect("the record");
        let file = folder.path().join(format!("{game}-{seats}-by-hand.txt"));
        let args = [
            "play",
            &game,
            "--seats",
            &players("human", seats),
            "--seed",
            "5",
            "--save",
            text(&file),
        ];
        benben_with(&args, lines_of_seats(&by_bots).join("\n")).exits(0);
        let by_hand = fs::read_to_string(&file).expect("the record");
        assert_eq!(last_line(&by_hand), last_line(&by_bots), "{game} with {seats}");
    }
}

#[test]
fn a_match_with_dice_goes_on_after_a_break_with_the_dice_that_were_promised() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for game in ["sun", "tomb", "pyramido", "pacal"] {
        let by_bots = fs::read_to_string(bots_match(folder.path(), game, 2)).expect("the record");
        let lines = lines_of_seats(&by_bots);
        let file = folder.path().join(format!("{game}-in-two-sittings.txt"));
        let args = [
            "play",
            game,
            "--seats",
            "human,human",
            "--seed",
            "5",
            "--save",
            text(&file),
        ];
        let (evening, morning) = lines.split_at(lines.len() / 2);
        benben_with(&args, evening.join("\n")).exits(0);
        assert!(
            !fs::read_to_string(&file).expect("the record").contains("secret"),
            "not while it runs"
        );
        benben_with(&["play", "--resume", text(&file)], morning.join("\n")).exits(0);
        let whole = fs::read_to_string(&file).expect("the record");
        assert_eq!(last_line(&whole), last_line(&by_bots), "{game}");
        benben(&["record", "verify", text(&file)]).exits(0);
    }
}

#[test]
fn without_the_secret_a_match_with_dice_does_not_go_on() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("match.txt");
    benben_with(
        &["play", "pacal", "--seats", "human,human", "--save", text(&file)],
        "",
    )
    .exits(0);
    fs::remove_file(folder.path().join("match.txt.secret")).expect("the secret waits beside the record");
    let run = benben(&["play", "--resume", text(&file)]).exits(1);
    assert!(run.err.contains("match.txt.secret"), "{}", run.err);
}

#[test]
fn bots_do_not_end_a_match_of_pyramido_before_it_has_begun() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let record = fs::read_to_string(bots_match(folder.path(), "pyramido", 3)).expect("the record");
    assert!(
        last_line(&record).ends_with("by rules PM-13"),
        "{}",
        last_line(&record)
    );
}

#[test]
fn a_roll_that_was_changed_is_found() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = bots_match(folder.path(), "pacal", 2);
    let record = fs::read_to_string(&file).expect("the record");
    let changed = if record.contains("roll:3") {
        record.replacen("roll:3", "roll:5", 1)
    } else {
        record
    };
    fs::write(&file, changed).expect("a changed file");
    benben(&["record", "verify", text(&file)]).exits(1);
}
