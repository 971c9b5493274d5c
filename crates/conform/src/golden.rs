//! Golden playthroughs: the complete output of a game along one match, stored as text, so that
//! nothing changes by accident and a reader sees how the game works.
//!
//! ```no_run
//! # use conform::toys::Heaps;
//! // In a game's tests, with the files beside them in `tests/golden`:
//! conform::golden::<Heaps>("tests/golden", 2);
//! conform::golden::golden_complete::<Heaps>("tests/golden");
//! ```
//! With `BENBEN_BLESS=1` in the environment the files are rewritten.

use std::collections::BTreeMap;
use std::fmt::{Debug, Write as _};
use std::fs;
use std::path::{Path, PathBuf};

use dice::SeededDice;
use rules::{Actor, BySeat, Game, Notation, Observe, Options, Position, Seat, Tally, Turn, View, Viewer};

use crate::campaign::{chosen, somebody};
use crate::laws::{actors, list, seen};

/// The seed of every golden playthrough.
const SEED: u64 = 1;

/// The number of positions shown in full at the start of a match, and the number later on.
const SHOWN_AT_START: usize = 6;
const SHOWN_LATER: usize = 8;

/// The length at which a text is cut, in characters. A checksum of the whole follows.
const LONGEST_TEXT: usize = 500;

/// A longer match counts as endless.
const LONGEST_MATCH: usize = 10_000;

/// Compares the golden playthrough of this game and number of seats with the file
/// `<id>-<seats>.txt` in the folder, or writes the file if `BENBEN_BLESS=1` is set.
///
/// # Panics
/// If the file is missing or differs.
#[track_caller]
pub fn golden<G: Game>(folder: impl AsRef<Path>, seats: u8)
where
    G::Position: Observe + Notation,
{
    let path = file::<G>(folder.as_ref(), seats);
    let text = playthrough::<G>(seats);
    if std::env::var_os("BENBEN_BLESS").is_some_and(|value| value == "1") {
        fs::create_dir_all(folder.as_ref())
            .and_then(|()| fs::write(&path, &text))
            .unwrap_or_else(|error| panic!("cannot write {}: {error}", path.display()));
        return;
    }
    let Ok(stored) = fs::read_to_string(&path) else {
        panic!(
            "no golden playthrough {}: write it with BENBEN_BLESS=1",
            path.display()
        );
    };
    if let Some(difference) = difference(&stored, &text) {
        panic!(
            "{} {difference}\nif that is as it should be, rewrite it with BENBEN_BLESS=1",
            path.display()
        );
    }
}

/// Checks that the folder has a golden playthrough for every supported number of seats, and no
/// others.
///
/// # Panics
/// Otherwise; the message names all missing and superfluous files.
#[track_caller]
pub fn golden_complete<G: Game>(folder: impl AsRef<Path>) {
    let folder = folder.as_ref();
    let expected: Vec<PathBuf> = G::SEATS.map(|seats| file::<G>(folder, seats)).collect();
    let missing: Vec<_> = expected.iter().filter(|path| !path.is_file()).collect();
    let of_this_game = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with(&format!("{}-", G::ID))
    };
    let stray: Vec<PathBuf> = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| of_this_game(path) && !expected.contains(path))
        .collect();
    assert!(
        missing.is_empty() && stray.is_empty(),
        "golden playthroughs of {}: missing {missing:?}, too many {stray:?}",
        G::ID
    );
}

/// The golden playthrough as text: every action of one match, and for some positions the turn,
/// lists, views, points and what every viewer learns.
pub fn playthrough<G: Game>(seats: u8) -> String
where
    G::Position: Observe + Notation,
{
    let options = Options::<G>::default();
    let dice = &mut SeededDice::new(SEED);
    let mut log = Vec::new();
    let mut position = G::start(&options, seats);
    while let Some(actor) = somebody(&position, dice) {
        assert!(log.len() < LONGEST_MATCH, "a match of {} does not end", G::ID);
        let action = chosen(&position, actor, &list(&position, actor), None, dice);
        position.play_unchecked(actor, action);
        log.push((actor, action));
    }

    let mut text = Text::default();
    text.line(&format!(
        "# {}, {seats} seats, {options:?}, revision {}, seed {SEED}",
        G::ID,
        G::REVISION
    ));
    text.line("# Written by conform. Views and points are shown when they change.");
    text.line("# Seats are 1 to 5, * is chance, p a spectator, ! whoever may see everything at the end.");
    let step = (log.len() / SHOWN_LATER).max(1);
    let mut position = G::start(&options, seats);
    for (ply, &(actor, action)) in log.iter().enumerate() {
        let shown = ply < SHOWN_AT_START || ply.is_multiple_of(step) || ply + 1 == log.len();
        if shown {
            text.position(ply, &position);
        }
        text.action(&position, actor, action, shown);
        position.play_unchecked(actor, action);
    }
    text.position(log.len(), &position);
    text.outcome(&position);
    text.finish()
}

fn file<G: Game>(folder: &Path, seats: u8) -> PathBuf {
    folder.join(format!("{}-{seats}.txt", G::ID))
}

fn difference(stored: &str, now: &str) -> Option<String> {
    if stored == now {
        return None;
    }
    let (mut old, mut new) = (stored.lines(), now.lines());
    let mut number = 1;
    loop {
        match (old.next(), new.next()) {
            (None, None) => return Some("differs in its line ends".to_owned()),
            (old, new) if old == new => number += 1,
            (old, new) => {
                let end = "(end of text)";
                return Some(format!(
                    "differs in line {number}:\n  file: {}\n  game: {}",
                    old.unwrap_or(end),
                    new.unwrap_or(end)
                ));
            }
        }
    }
}

/// The text of a playthrough under construction.
#[derive(Default)]
struct Text {
    text: String,
    /// Actions of positions that are not shown, waiting for their line.
    actions: String,
    /// The last views and points written, so that only changes are written.
    said: BTreeMap<String, String>,
}

impl Text {
    fn line(&mut self, line: &str) {
        self.flush();
        self.text.push_str(line.trim_end());
        self.text.push('\n');
    }

    fn flush(&mut self) {
        if !self.actions.is_empty() {
            self.text.push_str(&std::mem::take(&mut self.actions));
            self.text.push('\n');
        }
    }

    fn finish(mut self) -> String {
        self.flush();
        self.text
    }

    fn position<P: Observe + Notation>(&mut self, ply: usize, position: &P) {
        self.line("");
        let mut heading = format!("== {ply}: {}", turn(position.turn()));
        if position.undecided() != position.turn().seats() {
            let _ = write!(heading, ", undecided {}", seats(position.undecided().iter()));
        }
        self.line(&heading);
        for actor in actors(position.seats()) {
            let list = list(position, actor);
            if list.is_empty() {
                continue;
            }
            let words: Vec<String> = list
                .iter()
                .map(|&action| match (actor, position.write_action(action)) {
                    (Actor::Chance, word) => format!("{word}({})", position.chance_weight(action)),
                    (Actor::Seat(_), word) => word,
                })
                .collect();
            let words = cut(&words.join(" "));
            self.line(&format!("list {} ({}): {words}", who(actor), list.len()));
        }
        for (viewers, view) in grouped(position, |viewer| position.view(viewer)) {
            self.change(format!("view {viewers}"), cut(&format!("{view:?}")));
        }
        let tally = position.tally();
        self.change("points".to_owned(), points(&tally));
        for (viewers, seen) in grouped(position, |viewer| position.view(viewer).tally()) {
            if seen != tally {
                self.change(format!("points for {viewers}"), points(&seen));
            }
        }
    }

    /// Writes the text unless it was the last one on this subject.
    fn change(&mut self, subject: String, text: String) {
        if self.said.get(&subject) != Some(&text) {
            self.line(&format!("{subject}: {text}"));
            self.said.insert(subject, text);
        }
    }

    fn action<P: Observe + Notation>(&mut self, position: &P, actor: Actor, action: P::Action, shown: bool) {
        let word = format!("{}:{}", who(actor), position.write_action(action));
        if !shown {
            if self.actions.len() + word.len() > 100 {
                self.flush();
            }
            self.actions
                .push_str(if self.actions.is_empty() { "> " } else { " " });
            self.actions.push_str(&word);
            return;
        }
        self.line(&format!("> {word}"));
        for (viewers, event) in grouped(position, |viewer| position.event(actor, action, viewer)) {
            let event = event.map_or("nothing".to_owned(), |event| cut(&format!("{event:?}")));
            self.line(&format!("event {viewers}: {event}"));
        }
    }

    fn outcome<P: Position>(&mut self, position: &P) {
        if let Some(outcome) = position.outcome() {
            let places: Vec<String> = outcome.places.iter().map(u8::to_string).collect();
            let points: Vec<String> = outcome.points.iter().map(i32::to_string).collect();
            self.line(&format!(
                "ended by {} {}: places {}, points {}",
                outcome.ending.rule,
                outcome.ending.phrase.id,
                places.join(" "),
                points.join(" ")
            ));
        }
    }
}

/// What every viewer learns, with viewers who learn the same grouped together.
fn grouped<P: Observe, T: PartialEq + Debug>(position: &P, told: impl Fn(Viewer) -> T) -> Vec<(String, T)> {
    let mut groups: Vec<(String, T)> = Vec::new();
    for viewer in seen::viewers(position) {
        let name = match viewer {
            Viewer::Seat(seat) => seat.to_string(),
            Viewer::Public => "p".to_owned(),
            Viewer::All => "!".to_owned(),
        };
        let value = told(viewer);
        match groups.iter_mut().find(|(_, other)| *other == value) {
            Some((names, _)) => names.push_str(&name),
            None => groups.push((name, value)),
        }
    }
    groups
}

fn who(actor: Actor) -> String {
    match actor {
        Actor::Seat(seat) => seat.to_string(),
        Actor::Chance => "*".to_owned(),
    }
}

fn turn(turn: Turn) -> String {
    match turn {
        Turn::Seats(set) => format!("turn of {}", seats(set.iter())),
        Turn::Chance => "turn of *".to_owned(),
        Turn::Over => "over".to_owned(),
    }
}

fn seats(seats: impl Iterator<Item = Seat>) -> String {
    seats.map(|seat| seat.to_string()).collect()
}

fn points(tallies: &BySeat<Tally>) -> String {
    let sums: Vec<String> = tallies
        .iter()
        .map(|tally| {
            let lines: Vec<String> = tally
                .lines
                .iter()
                .map(|line| format!("{} {} {}", line.rule, line.phrase.id, line.points))
                .collect();
            match lines.join(", ").as_str() {
                "" => tally.total().to_string(),
                lines => format!("{lines} = {}", tally.total()),
            }
        })
        .collect();
    sums.join(" | ")
}

/// The text, cut where it becomes unreadable, with a checksum (FNV-1a) so that a change in the
/// rest is detected too.
fn cut(text: &str) -> String {
    let Some((end, _)) = text.char_indices().nth(LONGEST_TEXT) else {
        return text.to_owned();
    };
    let checksum = text.bytes().fold(0xcbf2_9ce4_8422_2325u64, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!(
        "{}… [{} characters, {checksum:016x}]",
        &text[..end],
        text.chars().count()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_is_shown_with_its_line() {
        assert_eq!(difference("a\nb\n", "a\nb\n"), None);
        let text = difference("a\nb\n", "a\nc\n").unwrap();
        assert_eq!(text, "differs in line 2:\n  file: b\n  game: c");
        let text = difference("a\n", "a\nc\n").unwrap();
        assert_eq!(text, "differs in line 2:\n  file: (end of text)\n  game: c");
        assert!(difference("a\n", "a").unwrap().contains("line ends"));
    }

    #[test]
    fn a_cut_text_shows_that_its_rest_changed() {
        let long = "x".repeat(LONGEST_TEXT);
        assert_eq!(cut(&long), long);
        assert_ne!(cut(&format!("{long}a")), cut(&format!("{long}b")));
        assert!(cut(&format!("{long}a")).chars().count() < LONGEST_TEXT + 50);
    }
}
