use std::fs;
use std::path::{Path, PathBuf};

use crate::{benben, text};

fn recorded(folder: &Path) -> PathBuf {
    let file = folder.join("match.txt");
    let args = [
        "play",
        "pylos",
        "--seats",
        "bot:random,bot:random",
        "--seed",
        "6",
        "--save",
        text(&file),
    ];
    benben(&args).exits(0);
    file
}

#[test]
fn a_record_can_be_shown_verified_and_replayed() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = recorded(folder.path());
    let file = text(&file);
    assert!(
        benben(&["record", "verify", file])
            .exits(0)
            .out
            .contains("The rules allow all ")
    );
    let shown = benben(&["record", "show", file]).exits(0).out;
    assert!(
        shown.contains("Game: pylos") && shown.contains("wins."),
        "{shown}"
    );
    let start = benben(&["record", "show", file, "--ply", "0"]).exits(0).out;
    assert!(start.contains("light: 15 in reserve"), "{start}");
    let replayed = benben(&["record", "replay", file]).exits(0).out;
    assert!(
        replayed.starts_with("1. 1") && replayed.contains("\n2. 1"),
        "{replayed}"
    );
    let one = benben(&["record", "replay", file, "--ply", "1"]).exits(0).out;
    assert!(one.contains("light: 14 in reserve"), "{one}");
    let value: serde_json::Value =
        serde_json::from_str(&benben(&["record", "show", file, "--json"]).exits(0).out).expect("JSON");
    assert_eq!(value["result"]["places"].as_array().map(Vec::len), Some(2));
    let late = benben(&["record", "show", file, "--ply", "9999"]).exits(2);
    assert!(late.err.contains("9999"), "{}", late.err);
}

#[test]
fn a_record_cut_off_anywhere_shows_what_came_before() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let whole = fs::read(recorded(folder.path())).expect("the record");
    let cut = folder.path().join("cut.txt");
    let header = whole
        .windows(2)
        .position(|pair| pair == b"\n\n")
        .expect("a header")
        + 2;
    for length in (0..whole.len()).step_by(37) {
        fs::write(&cut, &whole[..length]).expect("a shorter file");
        let run = benben(&["record", "show", text(&cut)]);
        assert!(!run.err.contains("panicked"), "{}", run.err);
        if length < header {
            let run = run.exits(1);
            assert!(run.err.contains("line"), "{}", run.err);
        } else if whole[length - 1] == b'\n' {
            run.exits(0);
        } else {
            let run = run.exits(1);
            assert!(
                run.out.contains("Game: pylos") && run.out.contains("in reserve"),
                "{}",
                run.out
            );
            assert!(
                run.err.contains("line") && run.err.contains("before that"),
                "{}",
                run.err
            );
        }
    }
}

#[test]
fn an_illegal_move_in_a_record_is_named_with_line_and_rule() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = recorded(folder.path());
    let good = fs::read_to_string(&file).expect("the record");
    let first = good
        .lines()
        .find(|line| line.starts_with("1. "))
        .expect("a first entry");
    let word = first.rsplit(' ').next().expect("a word");
    let second = good
        .lines()
        .find(|line| line.starts_with("2. "))
        .expect("a second entry");
    let again = format!("{} {word}", second.rsplit_once(' ').expect("a word").0);
    fs::write(&file, good.replace(second, &again)).expect("a changed file");
    for what in ["verify", "show", "replay"] {
        let run = benben(&["record", what, text(&file)]).exits(1);
        assert!(
            run.err.contains("PY-1") && run.err.contains("entry 2"),
            "{}",
            run.err
        );
    }
}

#[test]
fn a_wrong_result_another_revision_and_an_unknown_game_are_found() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = recorded(folder.path());
    let good = fs::read_to_string(&file).expect("the record");
    let broken = |from: &str, to: &str, expected: &str| {
        assert!(good.contains(from), "{from:?} is not in the record");
        fs::write(&file, good.replace(from, to)).expect("a changed file");
        let run = benben(&["record", "verify", text(&file)]).exits(1);
        assert!(run.err.contains(expected), "{}", run.err);
    };
    broken("by rules PY-", "by rules PY-1", "not how the match ended");
    broken("Revision: 1", "Revision: 99", "revision");
    broken("Game: pylos", "Game: chess", "no such game");
    broken("Rules: standard", "Rules: novice", "no such rules");
}

#[test]
fn any_bytes_are_an_error_and_never_a_crash() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("garbage");
    for garbage in [
        &b""[..],
        b"\0\0\0",
        b"\xff\xfe\n\n",
        b"Benben record 1\n",
        b"Benben record 2\nGame: pylos\n\n",
    ] {
        fs::write(&file, garbage).expect("a file");
        for what in ["verify", "show", "replay"] {
            benben(&["record", what, text(&file)]).exits(1);
        }
    }
    benben(&["record", "show", text(folder.path())]).exits(1);
    benben(&["record", "show", "no/such/file"]).exits(1);
}
