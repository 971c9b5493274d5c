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
    assert!(start.contains("(light), 15 in reserve"), "{start}");
    let replayed = benben(&["record", "replay", file]).exits(0).out;
    assert!(
        replayed.starts_with("1. 1") && replayed.contains("\n2. 1"),
        "{replayed}"
    );
    let one = benben(&["record", "replay", file, "--ply", "1"]).exits(0).out;
    assert!(one.contains("(light), 14 in reserve"), "{one}");
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
        b"Benben record 3\nGame: pylos\n\n",
    ] {
        fs::write(&file, garbage).expect("a file");
        for what in ["verify", "show", "replay"] {
            benben(&["record", what, text(&file)]).exits(1);
        }
    }
    benben(&["record", "show", text(folder.path())]).exits(1);
    benben(&["record", "show", "no/such/file"]).exits(1);
}

/// A match of two people who give up after four moves.
fn resigned(folder: &Path) -> PathBuf {
    let file = folder.join("resigned.txt");
    let args = [
        "play",
        "pylos",
        "--seats",
        "human:Anna,human:Eva",
        "--save",
        text(&file),
    ];
    crate::benben_with(&args, "1a1\n1b1\n1c1\n1d1\nresign\n");
    file
}

#[test]
fn a_replaced_legal_move_is_found_by_record_verify() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = resigned(folder.path());
    let good = fs::read_to_string(&file).expect("the record");
    assert!(good.contains("by resignation of"), "{good}");
    let run = benben(&["record", "verify", text(&file)]).exits(0);
    assert!(
        run.out.contains("The chain covers everything but names"),
        "{}",
        run.out
    );
    assert!(run.out.contains("Not proven without a receipt"), "{}", run.out);
    // The first move could have been another; all else stays legal.
    fs::write(&file, good.replacen(" 1a1", " 1a2", 1)).expect("a changed file");
    let run = benben(&["record", "verify", text(&file)]).exits(1);
    assert!(
        run.err.contains("the chain does not fit the entries"),
        "{}",
        run.err
    );
    // Without the chain it is a record of another match: nothing but a receipt tells.
    let chain = good
        .lines()
        .find(|line| line.starts_with("chain: "))
        .expect("a chain");
    let unchained = good
        .replacen(" 1a1", " 1a2", 1)
        .replace(&format!("{chain}\n"), "");
    fs::write(&file, &unchained).expect("a changed file");
    benben(&["record", "verify", text(&file)]).exits(0);
    let receipt = folder.path().join("kept.receipt");
    let head = chain.replace("chain:", "Head:");
    fs::write(&receipt, format!("Benben receipt 1\nMatch: 1\n{head}\n")).expect("a receipt");
    let args = ["record", "verify", text(&file), "--receipt", text(&receipt)];
    let run = benben(&args).exits(1);
    assert!(
        run.err.contains("head 1 of the receipt is not in the record"),
        "{}",
        run.err
    );
    fs::write(&file, &good).expect("the record");
    let run = benben(&args).exits(0);
    assert!(run.out.contains("agrees with the receipt"), "{}", run.out);
    fs::write(&receipt, "Benben receipt 1\nHead: x\n").expect("a receipt");
    let run = benben(&args).exits(1);
    assert!(
        run.err.contains("line 2 is not a line of a receipt"),
        "{}",
        run.err
    );
}

#[test]
fn an_old_record_says_what_it_proves_and_what_not() {
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus/record/tomb");
    let run = benben(&["record", "verify", text(&old)]).exits(0);
    for said in [
        "Not proven (format 1): that nobody chose the rolls",
        "no move was replaced",
    ] {
        assert!(run.out.contains(said), "{}", run.out);
    }
    let json = benben(&["record", "verify", text(&old), "--json"]).exits(0).out;
    let value: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(
        (&value["format"], &value["head"]),
        (&1.into(), &serde_json::Value::Null)
    );
    assert!(
        value["verified_rolls"].as_u64().is_some_and(|rolls| rolls > 0),
        "{json}"
    );
}

#[test]
fn a_new_record_says_whose_nonces_took_part() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("sun.txt");
    let args = [
        "play",
        "sun",
        "--seats",
        "human:Anna,bot:random",
        "--save",
        text(&file),
    ];
    crate::benben_with(&args, "resign\n");
    let run = benben(&["record", "verify", text(&file)]).exits(0);
    assert!(
        run.out.contains("Seats that added to the dice: 1."),
        "{}",
        run.out
    );
    let args = ["play", "sun", "--seats", "bot:random,bot:random", "--save"];
    let alone = folder.path().join("bots.txt");
    benben(&[&args[..], &[text(&alone)]].concat()).exits(0);
    let run = benben(&["record", "verify", text(&alone)]).exits(0);
    assert!(run.out.contains("Only bots sat at the table"), "{}", run.out);
}
