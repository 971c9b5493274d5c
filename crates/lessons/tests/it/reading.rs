//! Parsing is total: any text is a lesson, or the error has a line.

use dice::SeededDice;
use games::GameId;
use lessons::{Lesson, Mistake, ReadError, Task};
use rules::Dice;

const START: &str = "standard ..../..../..../....|.../.../...|../..|. light";

/// A readable step with one line changed.
fn with(line: &str, other: &str) -> Result<Lesson, ReadError> {
    let text = format!(
        "# a comment\n\nstep one\nrules PY-1\nsetup {START}\nsay lesson-a\ndo 1a1\nelse lesson-b\n\
         say lesson-c\nchoose\nright lesson-d\nfalse lesson-e lesson-f\ndone lesson-g\n"
    );
    assert!(text.contains(line));
    Lesson::read(GameId::Pylos, text.replacen(line, other, 1).leak())
}

#[track_caller]
fn mistake(line: &str, other: &str, at: usize, expected: &Mistake) {
    let error = with(line, other).expect_err("a lesson that cannot be read");
    assert_eq!((error.line, &error.mistake), (at, expected), "{error}");
    assert!(error.to_string().starts_with(&format!("line {at}: ")));
}

#[test]
fn a_small_lesson_is_read() {
    let lesson = with("step one", "step one").expect("a lesson");
    assert_eq!(lesson.steps.len(), 1);
    let step = &lesson.steps[0];
    assert_eq!(
        (step.name, step.done, step.stages.len()),
        ("one", Some("lesson-g"), 2)
    );
    assert_eq!(
        lesson.messages(),
        [
            "lesson-a", "lesson-b", "lesson-c", "lesson-d", "lesson-e", "lesson-f", "lesson-g"
        ]
    );
}

#[test]
fn a_step_may_show_something_and_then_needs_no_more_words() {
    for shown in ["show", "show 1b2"] {
        let lesson = with(
            "false lesson-e lesson-f\ndone lesson-g",
            &format!("false lesson-e lesson-f\n{shown}"),
        );
        let step = &lesson.expect("a lesson").steps[0];
        assert_eq!((step.done, step.stages.len()), (None, 3));
        assert!(matches!(step.stages[2].task, Task::Show(word) if word.is_some() == (shown != "show")));
    }
}

#[test]
fn every_fault_has_its_line_and_reason() {
    let word = str::to_owned;
    mistake("step one\n", "", 3, &Mistake::OutOfPlace(word("rules")));
    mistake("step one", "step one two", 3, &Mistake::Incomplete(word("step")));
    mistake("rules PY-1", "rules", 4, &Mistake::Incomplete(word("rules")));
    mistake("rules PY-1\n", "", 3, &Mistake::Missing("rules"));
    mistake(
        "rules PY-1",
        "rules PY-1\nseat six",
        5,
        &Mistake::Incomplete(word("seat")),
    );
    mistake("rules PY-1", "rules PY-1\nseat 3", 3, &Mistake::Missing("seat"));
    mistake(&format!("setup {START}\n"), "", 3, &Mistake::Missing("setup"));
    mistake(
        &format!("setup {START}"),
        "played 1a1",
        5,
        &Mistake::OutOfPlace(word("played")),
    );
    mistake(
        &format!("setup {START}"),
        "start 2\nplayed 1a1 1a1",
        6,
        &Mistake::BadWord(word("1a1")),
    );
    mistake(
        &format!("setup {START}"),
        "start two",
        5,
        &Mistake::Incomplete(word("start")),
    );
    mistake("say lesson-a\n", "", 6, &Mistake::OutOfPlace(word("do")));
    mistake("else lesson-b\n", "", 3, &Mistake::Missing("else"));
    mistake(
        "else lesson-b",
        "wrong lesson-b",
        8,
        &Mistake::Incomplete(word("wrong")),
    );
    mistake(
        "else lesson-b",
        "tempt place-1a1 1a1",
        8,
        &Mistake::Incomplete(word("tempt")),
    );
    mistake("choose", "show 1b2 1b3", 10, &Mistake::Incomplete(word("show")));
    mistake("choose", "show 1b2", 11, &Mistake::OutOfPlace(word("right")));
    mistake("right lesson-d\n", "", 3, &Mistake::Missing("right"));
    mistake(
        "right lesson-d",
        "else lesson-d",
        11,
        &Mistake::OutOfPlace(word("else")),
    );
    mistake(
        "false lesson-e lesson-f",
        "false lesson-e",
        12,
        &Mistake::Incomplete(word("false")),
    );
    mistake(
        "done lesson-g",
        "finished",
        13,
        &Mistake::UnknownLine(word("finished")),
    );
    mistake("done lesson-g\n", "", 3, &Mistake::Missing("done"));
    for seats in ["start 7", "start 2 nonsense", "setup nonsense", "setup standard"] {
        let error = with(&format!("setup {START}"), seats).expect_err("no position");
        assert!(matches!(error.mistake, Mistake::BadPosition(_)), "{error}");
        assert_eq!(error.line, 5);
    }
    assert_eq!(
        Lesson::read(GameId::Sun, "").expect_err("nothing").mistake,
        Mistake::Missing("step")
    );
}

#[test]
fn nothing_that_is_written_makes_it_stumble() {
    let texts = [
        (GameId::Pylos, include_str!("../../data/pylos.lesson")),
        (GameId::Sun, include_str!("../../data/sun.lesson")),
        (GameId::Tomb, include_str!("../../data/tomb.lesson")),
        (GameId::Pyramido, include_str!("../../data/pyramido.lesson")),
        (GameId::Pacal, include_str!("../../data/pacal.lesson")),
    ];
    let dice = &mut SeededDice::new(8);
    let mut refused = 0;
    for (game, text) in texts {
        let all: Vec<&str> = text.lines().collect();
        for _ in 0..60 {
            let mut lines = all.clone();
            // Lines are removed, doubled and swapped, and words cut off.
            for _ in 0..=dice.below(3) {
                let (one, other) = (
                    dice.below(lines.len() as u32) as usize,
                    dice.below(lines.len() as u32) as usize,
                );
                match dice.below(4) {
                    0 => drop(lines.remove(one)),
                    1 => lines.insert(other, lines[one]),
                    2 => lines.swap(one, other),
                    _ => lines[one] = lines[one].rsplit_once(' ').map_or("", |(rest, _)| rest),
                }
            }
            let changed: &'static str = lines.join("\n").leak();
            if let Err(error) = Lesson::read(game, changed) {
                refused += 1;
                assert!((1..=lines.len()).contains(&error.line), "{error}");
            }
        }
    }
    assert!(refused > 100, "{refused} were refused");
}
