use crate::benben;

#[test]
fn perft_prints_the_counts_of_the_literature() {
    let run = benben(&["perft", "pylos", "--depth", "5"]).exits(0);
    for count in ["16", "240", "3360", "43680", "524376"] {
        assert!(
            run.out.split_whitespace().any(|word| word == count),
            "{}",
            run.out
        );
    }
}

#[test]
fn perft_speaks_json_and_compares_with_other_programs() {
    let count = |extra: &[&str]| {
        let mut args = vec!["perft", "pylos", "--depth", "7", "--threads", "2", "--json"];
        args.extend(extra);
        let run = benben(&args).exits(0);
        let value: serde_json::Value = serde_json::from_str(&run.out).expect("JSON");
        value["counts"][6]["nodes"].as_u64().expect("a count")
    };
    assert_eq!(count(&[]), 61_599_168);
    assert_eq!(count(&["--compulsory"]), 61_313_472);
    assert_eq!(count(&["--rules", "expert", "--visit"]), 64_136_160);
    assert_eq!(count(&["--rules", "children"]), 58_746_240);
}

#[test]
fn perft_counts_from_a_set_up() {
    let setup = "standard ..../..../L.../LL..|.../.../...|../..|. light";
    let run = benben(&["perft", "pylos", "--depth", "1", "--setup", setup, "--json"]).exits(0);
    let value: serde_json::Value = serde_json::from_str(&run.out).expect("JSON");
    // 12 quiet places; and 1b2, which completes a square: keep all, take back one or two of the
    // three others, or take it back itself, alone or with one of the three.
    assert_eq!(value["counts"][0]["nodes"], 12 + 1 + 3 + 3 + 1 + 3);
}

#[test]
fn playouts_repeat_with_the_same_seed_whatever_the_threads() {
    let figures = |threads| {
        let run = benben(&[
            "playouts",
            "pylos",
            "--matches",
            "2000",
            "--seed",
            "9",
            "--threads",
            threads,
            "--json",
        ]);
        let value: serde_json::Value = serde_json::from_str(&run.exits(0).out).expect("JSON");
        (
            value["seats"].to_string(),
            value["mean_length"].to_string(),
            value["longest"].to_string(),
        )
    };
    assert_eq!(figures("1"), figures("2"));
    let run = benben(&["playouts", "pylos", "--matches", "100"]).exits(0);
    assert!(run.out.contains("matches per second"), "{}", run.out);
}

#[test]
fn the_list_of_games_is_there_for_people_and_programs() {
    assert!(
        benben(&["games"])
            .exits(0)
            .out
            .contains("Pylos, players: 2; rules: children, standard, expert")
    );
    let value: serde_json::Value =
        serde_json::from_str(&benben(&["games", "--json"]).exits(0).out).expect("JSON");
    assert_eq!(value["games"][0]["id"], "pylos");
}

#[test]
fn help_says_what_there_is_and_how_to_start() {
    let help = benben(&["--help"]).exits(0).out;
    assert!(
        help.contains("benben play pylos") && help.contains("playouts"),
        "{help}"
    );
    assert!(benben(&["help", "play"]).exits(0).out.contains("--resume"));
}
