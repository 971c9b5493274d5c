//! Solving, from the first command to the last, with the children's rules: the only ones fast
//! enough for every day.

use std::fs;
use std::path::Path;
use std::process::Stdio;

use client::until;

use crate::{Run, benben, command, text};

/// Runs with this data folder.
fn with_data(folder: &Path, args: &[&str]) -> Run {
    let output = command(args).env("BENBEN_DATA", folder).output();
    Run::of(&output.expect("the binary runs"))
}

#[test]
fn killed_in_the_middle_it_goes_on_and_its_table_is_good_for_everything() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let data = folder.path();
    let table = data.join("tables/pylos-children.table");
    let checkpoint = data.join("tables/pylos-children.table.checkpoint");
    let solve = [
        "solve",
        "pylos",
        "--rules",
        "children",
        "--checkpoint",
        "1",
        "--json",
    ];

    let mut child = command(&solve)
        .env("BENBEN_DATA", data)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the binary starts");
    until("there is a checkpoint", || {
        assert_eq!(child.try_wait().expect("a child"), None, "it has not ended yet");
        checkpoint.exists()
    });
    // On this system `kill` is SIGKILL: no cleanup is possible.
    child.kill().expect("a child that runs");
    child.wait().expect("a child that was killed");
    assert!(!table.exists());

    let solved = with_data(data, &solve).exits(0);
    assert!(solved.err.contains("resuming from"), "{}", solved.err);
    let value: serde_json::Value = serde_json::from_str(&solved.out).expect("JSON");
    assert_eq!(value["start"]["value"], "loss");
    assert_eq!(value["start"]["plies"], 36);
    assert_eq!(value["positions"], 12_507_810_089_u64);
    assert_eq!(value["draws"], 0);
    assert!(!checkpoint.exists());

    verify(data, &table);
    probe(data);
    analyse(data);
    play(data);
    damage(data, &table);
}

fn verify(data: &Path, table: &Path) {
    let sound = with_data(data, &["table", "verify", text(table)]).exits(0).out;
    assert!(sound.contains("sound: pylos children"), "{sound}");
}

fn probe(data: &Path) {
    let args = ["probe", "pylos", "--rules", "children", "--json"];
    let value: serde_json::Value = serde_json::from_str(&with_data(data, &args).exits(0).out).expect("JSON");
    let moves = value["moves"].as_array().expect("moves");
    assert_eq!(moves.len(), 16);
    let plies: Vec<_> = moves
        .iter()
        .map(|told| told["plies"].as_u64().expect("plies"))
        .collect();
    assert!(plies.is_sorted_by(|a, b| a >= b) && plies[0] == 36, "{plies:?}");
}

fn analyse(data: &Path) {
    let record = data.join("match.txt");
    let picture = data.join("match.svg");
    let args = [
        "play",
        "pylos",
        "--rules",
        "children",
        "--seats",
        "bot:random,bot:perfect",
    ];
    let args = [&args[..], &["--seed", "4", "--save", text(&record)]].concat();
    with_data(data, &args).exits(0);
    let args = ["analyse", text(&record), "--svg", text(&picture)];
    let told = with_data(data, &args).exits(0).out;
    // The second player is winning from the start, and the perfect one never lets go.
    assert!(
        told.contains("dark: threw away the result: 0, slower than possible: 0"),
        "{told}"
    );
    assert!(
        fs::read_to_string(&picture)
            .expect("a picture")
            .ends_with("</svg>\n")
    );
}

fn play(data: &Path) {
    let args = [
        "arena",
        "pylos",
        "--rules",
        "children",
        "--bots",
        "perfect,medium",
        "--matches",
        "4",
    ];
    let args = [&args[..], &["--share", "1/20", "--json"]].concat();
    let value: serde_json::Value = serde_json::from_str(&with_data(data, &args).exits(0).out).expect("JSON");
    let remarks = value.to_string();
    assert!(!remarks.contains("no table"), "{remarks}");
}

fn damage(data: &Path, table: &Path) {
    let mut bytes = fs::read(table).expect("the table");
    let middle = bytes.len() / 2;
    bytes[middle] ^= 0xff;
    fs::write(table, &bytes).expect("a table to damage");
    let refused = with_data(data, &["table", "verify", text(table)]).exits(1);
    assert!(refused.err.contains("is damaged"), "{}", refused.err);
    bytes.truncate(middle);
    fs::write(table, &bytes).expect("a table to cut");
    let args = [
        "play",
        "pylos",
        "--rules",
        "children",
        "--seats",
        "bot:random,bot:perfect",
        "--seed",
        "4",
    ];
    let played = with_data(data, &args).exits(0);
    let all = played.out + &played.err;
    assert!(all.contains("cannot be used"), "{all}");
}

#[test]
fn too_little_memory_is_said_before_the_work_begins() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let run = with_data(folder.path(), &["solve", "pylos", "--memory", "1G"]).exits(1);
    assert!(
        run.err.contains("1024 MiB") && run.err.contains("28"),
        "{}",
        run.err
    );
    assert_eq!(fs::read_dir(folder.path()).expect("the folder").count(), 0);
    assert!(
        benben(&["solve", "pylos", "--memory", "lots"])
            .exits(2)
            .err
            .contains("lots")
    );
}

#[test]
fn only_pylos_is_solved() {
    for args in [["solve", "sun"], ["probe", "tomb"]] {
        assert!(benben(&args).exits(2).err.contains("only Pylos"));
    }
}

#[test]
fn without_a_table_it_is_said_how_to_make_one() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let run = with_data(folder.path(), &["probe", "pylos", "--rules", "expert"]).exits(1);
    assert!(
        run.err.contains("benben solve pylos --rules expert"),
        "{}",
        run.err
    );
    let args = [
        "play",
        "pylos",
        "--seats",
        "bot:random,bot:perfect-8",
        "--seed",
        "2",
    ];
    let played = with_data(folder.path(), &args).exits(0);
    let all = played.out + &played.err;
    assert!(all.contains("the master plays"), "{all}");
}

#[test]
fn what_is_no_table_is_refused() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("letter");
    fs::write(&file, "Dear friend").expect("a letter");
    let run = benben(&["table", "verify", text(&file)]).exits(1);
    assert!(run.err.contains("not a table"), "{}", run.err);
    let run = benben(&["probe", "pylos", "--table", text(&file)]).exits(1);
    assert!(run.err.contains("not a table"), "{}", run.err);
    let run = benben(&["probe", "pylos", "--table", "nowhere"]).exits(1);
    assert!(run.err.contains("nowhere"), "{}", run.err);
}

#[test]
fn all_that_is_wrong_with_a_set_up_is_said() {
    let setup = "standard LLLL/LLLL/LLLL/LLLL|.../.../..D|../..|D dark";
    let run = benben(&["probe", "pylos", "--setup", setup]).exits(2);
    assert!(run.err.matches("\n  - ").count() >= 2, "{}", run.err);
}
