//! `benben arena`: results for people, for programs and as a plot.

use std::fs;

use serde_json::Value;

use crate::{benben, text};

fn arena(args: &[&str]) -> Value {
    let all = [&["arena"], args, &["--json"]].concat();
    let run = benben(&all).exits(0);
    serde_json::from_str(&run.out).expect("JSON")
}

/// The results without the times.
fn repeatable(mut figures: Value) -> Value {
    for key in ["seconds", "threads"] {
        figures[key] = Value::Null;
    }
    for bot in figures["bots"].as_array_mut().expect("a list of bots") {
        for key in ["mean_ms", "worst_ms", "worst_turn_ms"] {
            bot[key] = Value::Null;
        }
    }
    figures
}

#[test]
fn the_table_names_everybody_with_shares_and_elo() {
    let run = benben(&["arena", "pylos", "--bots", "greedy,random", "--matches", "40"]).exits(0);
    for word in [
        "Pylos (standard), 2 seats, seed 1: 40 matches",
        "greedy",
        "random",
        "95%",
        "Elo",
    ] {
        assert!(run.out.contains(word), "{word:?} is not in:\n{}", run.out);
    }
}

#[test]
fn figures_follow_from_the_seed_whatever_the_threads() {
    let args = [
        "pacal",
        "--bots",
        "greedy,random",
        "--seats",
        "3",
        "--matches",
        "30",
        "--seed",
        "5",
    ];
    let one = repeatable(arena(&args));
    let many = repeatable(arena(&[&args[..], &["--threads", "3"]].concat()));
    assert_eq!(one, many);
    assert_eq!(one["matches"], 30);
    assert_eq!(one["elo_model"], "plackett-luce");
    let score: f64 = one["bots"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|bot| bot["share"]["value"].as_f64().unwrap() * bot["matches"].as_f64().unwrap())
        .sum();
    assert!((score - 30.0).abs() < 1e-9);
}

#[test]
fn a_question_is_settled_early() {
    let figures = arena(&["tomb", "--bots", "greedy,random", "--matches", "1000", "--sprt"]);
    assert_eq!(figures["sprt"]["verdict"], "larger");
    assert!(figures["matches"].as_u64().unwrap() < 100, "{figures}");
    let figures = arena(&[
        "pylos",
        "--bots",
        "greedy,random",
        "--matches",
        "2",
        "--sprt",
        "0.5:0.51",
    ]);
    assert_eq!(figures["sprt"]["verdict"], "undecided");
    let words = benben(&[
        "arena",
        "sun",
        "--bots",
        "random,greedy",
        "--matches",
        "1000",
        "--sprt",
    ])
    .exits(0);
    assert!(words.out.contains("Settled"), "{}", words.out);
}

#[test]
fn a_picture_is_written_beside_the_figures() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("strength.svg");
    let args = [
        "arena",
        "sun",
        "--bots",
        "greedy,random",
        "--matches",
        "8",
        "--plot",
        text(&file),
    ];
    benben(&args).exits(0);
    let picture = fs::read_to_string(&file).expect("a picture");
    assert!(picture.starts_with("<svg ") && picture.trim_end().ends_with("</svg>"));
    assert!(picture.contains("Pyramid of the Sun") && picture.contains(">greedy<"));
    let nowhere = folder.path().join("no/such/folder.svg");
    let args = [
        "arena",
        "sun",
        "--bots",
        "greedy",
        "--matches",
        "1000000",
        "--plot",
        text(&nowhere),
    ];
    let run = benben(&args).exits(1);
    assert!(run.err.contains("folder.svg"), "{}", run.err);
}

#[test]
fn equal_time_is_possible() {
    let figures = arena(&["pylos", "--bots", "uct,random", "--matches", "2", "--time", "1"]);
    assert_eq!(
        (&figures["time_ms"], &figures["share"]),
        (&Value::from(1.0), &Value::Null)
    );
}

#[test]
fn mistakes_are_named() {
    let cases: [(&[&str], &[&str]); 9] = [
        (&["pylos"], &["--bots"]),
        (&["pylos", "--bots", ","], &["--bots"]),
        (
            &["pylos", "--bots", "random,genius"],
            &["genius", "random", "greedy"],
        ),
        (
            &["pylos", "--bots", "random,greedy", "--seats", "3"],
            &["3 seats"],
        ),
        (
            &["pylos", "--bots", "random,greedy", "--share", "lots"],
            &["lots", "1/20"],
        ),
        (&["pylos", "--bots", "random,greedy", "--share", "1/0"], &["1/0"]),
        (
            &["pylos", "--bots", "random,greedy", "--sprt", "0.6:0.5"],
            &["0.6:0.5"],
        ),
        (&["pylos", "--bots", "random", "--sprt"], &["two bots"]),
        (&["pylos", "--bots", "random,engine"], &["engine:PROGRAM"]),
    ];
    for (args, expected) in cases {
        let run = benben(&[&["arena"], args].concat()).exits(2);
        for word in expected {
            assert!(run.err.contains(word), "{word:?} is not in:\n{}", run.err);
        }
    }
}
