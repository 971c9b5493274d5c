//! No input ends the engine.

use dice::SeededDice;
use rules::Dice;

use crate::answers;

/// Words with a meaning, and some without.
const WORDS: &[&str] = &[
    "hello",
    "bots",
    "isready",
    "set",
    "bot",
    "seed",
    "game",
    "position",
    "as",
    "start",
    "setup",
    "moves",
    "legal",
    "go",
    "share",
    "iterations",
    "time",
    "stop",
    "pylos",
    "sun",
    "tomb",
    "pyramido",
    "pacal",
    "rules",
    "seats",
    "components",
    "end",
    "expert",
    "short",
    "random",
    "greedy",
    "uct",
    "0",
    "1",
    "2",
    "5",
    "0.001",
    "-1",
    "1e308",
    "NaN",
    "1a1",
    "1b2",
    "?",
    "card-?",
    "card:?",
    "1=",
    "2=keep:1+2",
    "keep:1+2",
    "draw-standard",
    "base-plain",
    "18446744073709551616",
    "\u{fffd}",
    "é",
    "=",
    "?=?",
    "\u{0}",
];

#[test]
fn garbage_is_answered_and_survived() {
    let mut dice = SeededDice::new(3);
    let mut lines = Vec::new();
    for _ in 0..3000 {
        let words = dice.below(7);
        for _ in 0..words {
            let word = WORDS[dice.below(WORDS.len() as u32) as usize];
            // A full-strength search for every accidental `go` would take all day.
            lines.extend_from_slice(if word == "uct" { b"random" } else { word.as_bytes() });
            lines.push(b' ');
        }
        if dice.below(10) == 0 {
            lines.extend((0..dice.below(40)).map(|_| dice.bits() as u8));
        }
        lines.push(b'\n');
        if dice.below(8) == 0 {
            lines.extend_from_slice(
                b"end\nset bot random\ngame pylos\nposition start moves 1a1\nlegal\ngo share 0.01\n",
            );
        }
    }
    lines.extend_from_slice(b"\nend\ngame pylos\nlegal\n");
    let output = answers(lines);
    let last = output.lines().last().unwrap_or_default();
    assert!(last.starts_with("legal seat 1 1a1 "), "{last}");
    assert!(output.contains("\nerror "), "{output}");
    assert!(output.contains("\nbestmove "), "{output}");
    let known = [
        "error", "info", "bestmove", "legal", "id", "game", "bots", "welcome", "readyok",
    ];
    for line in output.lines() {
        let first = line.split(' ').next().unwrap_or_default();
        assert!(known.contains(&first), "{line:?}");
    }
}

#[test]
fn every_mistake_is_named() {
    let cases = [
        ("dance", "“dance” is not understood"),
        ("position start", "say which game first"),
        ("go", "say which game first"),
        ("game chess", "there is no game “chess”; known: pylos"),
        ("game pylos seats 3", "3"),
        ("game pylos rules blitz", "blitz"),
        ("set bot stockfish", "there is no bot “stockfish”; known: random"),
        ("set seed x", "“x” is not possible here"),
        (
            "game pylos\nposition start moves 1a1 1a1",
            "“1a1” cannot be played",
        ),
        ("game pylos\nposition as 3 start", "no such seat"),
        ("game pylos\nposition as 2 start\ngo", "not this seat’s turn"),
        ("game sun\ngo", "chance decides now"),
        (
            "game sun\nposition start moves base-?",
            "only a seat has something hidden from it",
        ),
        (
            "game sun\nposition as 1 start moves base-?",
            "the seat sees what chance decides here",
        ),
        ("game pylos\nposition setup nonsense", "column"),
        ("game sun components\nnonsense\nend", "line"),
    ];
    for (lines, expected) in cases {
        let output = answers(format!("{lines}\n"));
        let last = output.lines().last().unwrap_or_default();
        assert!(last.starts_with("error "), "{lines}: {output}");
        assert!(output.contains(expected), "{lines}: {output}");
    }
}
