//! Explains a try and the solution: how much better or worse they are, and why.

use std::cmp::Ordering;

use bots::puzzles::Loss;
use games::{AnyAction, AnyPosition, AnyView};
use rules::{Actor, BySeat, Notation, Observe, Phrase, Position, Seat, View, Viewer};
use say::{Speaker, signed};

use super::board::mover;
use crate::gain::Known;
use crate::puzzles::{Listed, Task};

/// Shares of a match say little about more points than this.
const MOST_POINTS: f64 = 15.0;

/// How far the best is ahead of the next; nothing where everything else loses the match.
pub(super) fn margin(listed: &Listed, speaker: Speaker) -> String {
    listed.task.margin().map_or_else(String::new, |margin| {
        speaker.say(&match margin {
            Loss::Points(points) => {
                Phrase::new("puzzle-best-margin-points").with("points", rounded(points.min(MOST_POINTS)))
            }
            Loss::Chance(chance) => Phrase::new("puzzle-best-margin-chance").with("percent", percent(chance)),
        })
    })
}

/// What is said when a turn is over, unless the try was worse than the best.
pub(super) fn praise(
    listed: &Listed,
    words: &[&str],
    solved: bool,
    at_once: bool,
    speaker: Speaker,
) -> String {
    let is_best = words == [listed.task.solution()[0].as_str()];
    speaker.text(match (&listed.task, solved, at_once) {
        (Task::KeepTheWin(_), true, true) => "puzzle-solved-at-once",
        (Task::KeepTheWin(_), true, false) => "puzzle-solved",
        (_, false, _) => "puzzle-wrong",
        // The solution was written down; something else may be as good.
        (Task::FindTheBest(_), true, _) if !is_best => "puzzle-best-as-good",
        (Task::FindTheBest(_), true, true) => "puzzle-best-solved-at-once",
        (Task::FindTheBest(_), true, false) => "puzzle-best-solved",
    })
}

/// What a try does, how much worse than the best it is, and why.
pub(super) fn worse(listed: &Listed, words: &[&str], loss: Loss, speaker: Speaker) -> String {
    let position = listed.position();
    let seat = mover(&position);
    let there = Known::new(position.view(Viewer::Seat(seat)), seat);
    let action = words.first().and_then(|word| position.read_action(word).ok());
    let brief = action.map_or_else(String::new, |action| {
        there.gaining(in_words(there.view(), action, speaker), action, speaker)
    });
    let known =
        matches!(&listed.task, Task::FindTheBest(puzzle) if words.iter().all(|word| puzzle.is_known(word)));
    let told = match (loss, known) {
        (Loss::Points(MOST_POINTS..), _) => {
            Phrase::new("puzzle-worse-points-least").with("points", rounded(MOST_POINTS))
        }
        (Loss::Points(points), true) => Phrase::new("puzzle-worse-points").with("points", rounded(points)),
        (Loss::Points(points), false) => {
            Phrase::new("puzzle-worse-points-least").with("points", rounded(points))
        }
        (Loss::Chance(chance), true) => Phrase::new("puzzle-worse-chance").with("percent", percent(chance)),
        (Loss::Chance(chance), false) => {
            Phrase::new("puzzle-worse-chance-least").with("percent", percent(chance))
        }
    };
    let told = speaker.say(&told.with("action", brief));
    let own = action.map_or(0, |action| there.gain(action));
    let reason = why(own, &gains(listed, &position, seat));
    format!("{told} {}", speaker.say(&reason))
}

/// Why a try that brings this at once is worse than the best turn, given what that turn's actions bring.
fn why(own: i32, best: &[i32]) -> Phrase {
    let at_once = best.first().copied().unwrap_or_default();
    let total: i32 = best.iter().sum();
    match own.cmp(&at_once) {
        Ordering::Less => Phrase::new("puzzle-why-less-now")
            .with("own", points(own))
            .with("best", signed(at_once)),
        Ordering::Greater => Phrase::new("puzzle-why-more-now")
            .with("own", signed(own))
            .with("best", points(at_once)),
        Ordering::Equal if total > at_once => Phrase::new("puzzle-why-turn").with("best", signed(total)),
        Ordering::Equal => Phrase::new("puzzle-why-later"),
    }
}

/// The points that the actions of the solution bring, one after another.
fn gains(listed: &Listed, position: &AnyPosition, seat: Seat) -> Vec<i32> {
    let mut position = position.clone();
    let mut all = Vec::new();
    for word in listed.task.solution() {
        let Ok(action) = position.read_action(&word) else {
            break;
        };
        all.push(Known::new(position.view(Viewer::Seat(seat)), seat).gain(action));
        position.play_unchecked(Actor::Seat(seat), action);
    }
    all
}

/// The solution in words.
pub(super) fn solution(listed: &Listed, speaker: Speaker) -> String {
    let words = listed.task.solution();
    if matches!(listed.task, Task::KeepTheWin(_)) {
        return speaker.say(&Phrase::new("puzzle-solution").with("move", words.join(" ")));
    }
    let mut position = listed.position();
    let seat = mover(&position);
    let mut told = Vec::new();
    for word in &words {
        let Ok(action) = position.read_action(word) else {
            break;
        };
        let known = Known::new(position.view(Viewer::Seat(seat)), seat);
        let brief = in_words(known.view(), action, speaker);
        told.push(known.gaining(brief, action, speaker));
        position.play_unchecked(Actor::Seat(seat), action);
    }
    let text = Phrase::new("puzzle-best-solution").with("move", told.join("; "));
    [speaker.say(&text), margin(listed, speaker)].join(" ")
}

/// What an action does: which and where, with seats by their numbers.
fn in_words(view: &AnyView, action: AnyAction, speaker: Speaker) -> String {
    let name = |seat: Seat| speaker.say(&Phrase::new("outcome-seat").with("seat", seat.to_string()));
    let names = BySeat::from_fn(view.seats(), name);
    speaker.listed(view, action, &names).unwrap_or_default()
}

/// Points with a sign, unless there are none.
fn points(points: i32) -> String {
    match points {
        0 => "0".to_owned(),
        points => signed(points),
    }
}

fn rounded(points: f64) -> i64 {
    (points.round() as i64).max(1)
}

fn percent(chance: f64) -> i64 {
    ((100.0 * chance).round() as i64).max(1)
}
