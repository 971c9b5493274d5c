use crate::{benben, benben_with};

/// Asserts exit code 2 and these words on standard error.
#[track_caller]
fn usage(args: &[&str], expected: &[&str]) {
    let run = benben(args).exits(2);
    for word in expected {
        assert!(run.err.contains(word), "{word:?} is not in:\n{}", run.err);
    }
}

#[test]
fn unknown_things_are_named_with_what_there_is() {
    usage(&["play", "chess"], &["chess", "pylos"]);
    usage(
        &["play", "pylos", "--rules", "novice"],
        &["novice", "children, standard, expert"],
    );
    usage(&["play", "pylos", "--seats", "human"], &["one seat", "2"]);
    usage(&["play", "pylos", "--seats", "human,human,human"], &["3 seats"]);
    usage(
        &["play", "pylos", "--seats", "human,robot"],
        &["robot", "bot:random"],
    );
    usage(
        &["play", "pylos", "--seats", "human,bot:genius"],
        &["genius", "bot:random"],
    );
    usage(&["play", "pylos", "--frobnicate"], &["--frobnicate"]);
    usage(&["frobnicate"], &["frobnicate"]);
    usage(&["play", "pylos", "--clock", "soon"], &["soon", "5+3"]);
    usage(&["play", "pylos", "--clock", "0+0"], &["0+0"]);
    usage(&["perft", "pylos", "--depth", "0"], &["0"]);
    usage(&["perft", "pylos", "--depth", "many"], &["many"]);
    usage(&["perft", "pylos"], &["--depth"]);
    usage(&["playouts", "pylos", "--seats", "3"], &["3 seats"]);
    usage(&["playouts", "pylos", "--matches", "0"], &["0"]);
    usage(&["record"], &["show"]);
    usage(&["play", "pylos", "--color", "pink"], &["pink"]);
}

#[test]
fn a_bad_set_up_lists_every_violation_at_once() {
    usage(
        &[
            "play",
            "pylos",
            "--setup",
            "standard *LLL/LLLL/LLLL/LLLL|.../.../L..|../.D|L dark",
        ],
        &[
            "two spheres lie on 1a4",
            "too many light spheres: 18",
            "3b1 floats",
            "4a1 floats",
            "4 reasons",
        ],
    );
    usage(&["play", "pylos", "--setup", "standard ..../"], &["column 15"]);
    usage(
        &[
            "perft",
            "pylos",
            "--depth",
            "1",
            "--rules",
            "expert",
            "--setup",
            "standard ..../..../..../....|.../.../...|../..|. dark",
        ],
        &["other rules than expert"],
    );
    let setup = "standard ..../..../..../....|.../.../...|../..|. dark";
    usage(
        &["play", "pylos", "--rules", "expert", "--setup", setup],
        &["other rules than expert"],
    );
}

#[test]
fn a_component_set_for_a_game_without_components_is_refused() {
    let file = tempfile::NamedTempFile::new().expect("a temporary file");
    usage(
        &["play", "pylos", "--components", crate::text(file.path())],
        &["this game has no printed components"],
    );
    let run = benben(&["play", "pylos", "--components", "no/such/file"]).exits(1);
    assert!(run.err.contains("no/such/file"), "{}", run.err);
}

#[test]
fn a_move_that_cannot_be_read_or_played_says_why_with_the_rule() {
    let run = benben_with(
        &["play", "pylos", "--seats", "human,human"],
        "1a1\n1a1\n2a1\nfoo\n1b1-2a1\nx1a1\n",
    )
    .exits(1);
    for reason in ["(PY-1)", "“foo” is not a move", "(PY-2)", "(PY-4)"] {
        assert!(run.err.contains(reason), "{reason:?} is not in:\n{}", run.err);
    }
}

#[test]
fn a_line_is_played_wholly_or_not_at_all() {
    let setup = "standard ..../..../L.../LL.D|.../.../...|../..|. light";
    let args = ["play", "pylos", "--seats", "human,human", "--setup", setup];
    let run = benben_with(&args, "1b2 x1d1\nmoves\n").exits(1);
    assert!(run.out.contains("1b2"), "the turn has not begun:\n{}", run.out);
    assert!(!run.out.contains("x1b2"), "{}", run.out);
}

#[test]
fn a_line_cannot_know_what_chance_will_decide_in_the_middle_of_it() {
    let args = ["play", "sun", "--seats", "human,human", "--seed", "1"];
    let run = benben_with(&args, "draw-standard draw-edge\ndraw-standard\n").exits(1);
    assert!(run.err.contains("“draw-edge” has to wait"), "{}", run.err);
    assert!(run.out.contains("\nYou drew "), "{}", run.out);
}

#[test]
fn garbage_on_standard_input_is_refused_line_by_line() {
    let mut garbage: Vec<u8> = (0..=255).cycle().take(4096).collect();
    garbage.extend(std::iter::repeat_n(b'9', 100_000));
    garbage.extend(b"\n\xff\xfe\n1a1\n");
    let run = benben_with(&["play", "pylos", "--seats", "human,human"], &garbage).exits(1);
    assert!(
        run.out.contains("Player 1 placed a sphere."),
        "the last line is a move:\n{}",
        run.out
    );
}
