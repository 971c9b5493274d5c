use std::fs;
use std::path::Path;

use crate::{benben, text};

/// The games with something printed.
fn printed() -> Vec<String> {
    let listed = benben(&["games", "--json"]).exits(0).out;
    let value: serde_json::Value = serde_json::from_str(&listed).expect("JSON");
    let games = value["games"].as_array().expect("a list");
    let has_components = |game: &&serde_json::Value| game["components"] == true;
    let id = |game: &serde_json::Value| game["id"].as_str().expect("an id").to_owned();
    games.iter().filter(has_components).map(id).collect()
}

#[test]
fn the_standard_set_of_every_game_is_a_file_that_works_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = printed();
    assert!(games.len() >= 4, "{games:?}");
    for game in games {
        let set = benben(&["components", &game]).exits(0).out;
        let file = folder.path().join(&game);
        fs::write(&file, &set).expect("a file");
        let playouts = |extra: &[&str]| {
            let args = ["playouts", &game, "--matches", "20", "--seed", "3", "--json"];
            benben(&[&args[..], extra].concat()).exits(0).out
        };
        let outcome = |out: &str| {
            let value: serde_json::Value = serde_json::from_str(out).expect("JSON");
            (
                value["components"].clone(),
                value["mean_length"].clone(),
                value["seats"].clone(),
            )
        };
        let own = playouts(&["--components", text(&file)]);
        assert_eq!(outcome(&own), outcome(&playouts(&[])), "{game}");
        assert!(
            set.contains("another name"),
            "{game} does not say how to enter one's own copy"
        );
    }
}

#[test]
fn the_examples_of_own_copies_on_the_rules_pages_work() {
    let folder = tempfile::tempdir().expect("a folder");
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/games");
    for language in [".", "sk", "cs", "uk"] {
        for game in printed() {
            let page = fs::read_to_string(docs.join(language).join(format!("{game}.md"))).expect("a page");
            assert!(
                page.contains("<a id=\"own-copy\"></a>"),
                "the set-up page links there"
            );
        }
        let page = fs::read_to_string(docs.join(language).join("sun.md")).expect("a page");
        let begin = page.find("set my-copy").expect("an example");
        let example = page[begin..].split("```").next().expect("its end");
        let file = folder.path().join("example");
        fs::write(&file, example).expect("a file");
        let args = [
            "playouts",
            "sun",
            "--matches",
            "3",
            "--seats",
            "5",
            "--components",
        ];
        benben(&[&args[..], &[text(&file)]].concat()).exits(0);
    }
}

#[test]
fn copies_with_many_symbols_and_large_boards_are_played_shown_and_drawn() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus/components");
    for (game, file, words) in [
        ("sun", "sun-many-symbols", ["★", "red star"]),
        ("pacal", "pacal-16-by-16", ["16  ", "p"]),
    ] {
        let file = corpus.join(file);
        benben(&[
            "playouts",
            game,
            "--matches",
            "5",
            "--seats",
            "5",
            "--components",
            text(&file),
        ])
        .exits(0);
        let shown = benben(&[
            "play",
            game,
            "--seats",
            "bot:easy,bot:easy",
            "--components",
            text(&file),
        ]);
        for word in words {
            assert!(shown.out.contains(word), "{word:?} is not in:\n{}", shown.out);
        }
    }
}

#[test]
fn a_changed_set_needs_a_name_of_its_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("own");
    let set = benben(&["components", "sun"]).exits(0).out;
    let changed = set.replacen("standard 2 plain 4", "standard 2 plain 5", 1);
    let changed = changed.replacen("total standard 48", "total standard 49", 1);
    assert_ne!(set, changed);
    fs::write(&file, &changed).expect("a file");
    let args = ["playouts", "sun", "--matches", "1", "--components", text(&file)];
    let run = benben(&args).exits(2);
    assert!(run.err.contains("a name of its own"), "{}", run.err);
    fs::write(&file, changed.replacen("set standard", "set ours", 1)).expect("a file");
    benben(&args).exits(0);
}

#[test]
fn su_3_a_set_too_small_for_the_seats_is_refused_with_the_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("small");
    let small = "set small\ntotal standard 10\ntotal left 1\ntotal right 1\ntotal top 1\ntotal middle 8\n\
        standard 1 plain 10\nleft 1 plain 1\nright 1 plain 1\ntop 1 plain 1\nmiddle plain 8\n\
        end left plain\nend right plain\n";
    fs::write(&file, small).expect("a file");
    let playouts = |seats: &str| {
        let args = [
            "playouts",
            "sun",
            "--matches",
            "1",
            "--seats",
            seats,
            "--components",
        ];
        benben(&[&args[..], &[text(&file)]].concat())
    };
    playouts("2").exits(0);
    let run = playouts("5").exits(2);
    for word in ["5 players need 20 standard cards", "there are 10"] {
        assert!(run.err.contains(word), "{word:?} is not in:\n{}", run.err);
    }
}

#[test]
fn a_game_without_print_says_so() {
    let run = benben(&["components", "pylos"]).exits(2);
    assert!(run.err.contains("nothing is printed in Pylos"), "{}", run.err);
}
