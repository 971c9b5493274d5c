//! Puzzles: choosing one, trying it, and seeing the solution.

mod attempt;
mod board;
mod message;
mod reasons;
mod show;

use axum::extract::{Query, State};
use axum::response::Redirect;
use maud::{Markup, html};
use rules::Phrase;
use say::Speaker;
use serde::Deserialize;
use store::PuzzleTry;

use super::layout::{Page, page};
use super::setup::rules_name;
use crate::app::App;
use crate::error::AppError;
use crate::puzzles::{Book, Listed, Progress, PuzzleCollection, Task};
use crate::visitor::Visitor;

pub(crate) use attempt::{answer, look, say, solution};
pub(crate) use show::show;

/// The query for a game, or for the next puzzle.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct Wanted {
    /// The game; the first that has puzzles if it is missing.
    game: String,
    rules: String,
    grade: String,
    /// The last puzzle seen.
    after: String,
}

fn found(id: &str) -> Result<&'static Listed, AppError> {
    Book::get().find(id).ok_or(AppError::NoSuchPage)
}

/// The games with puzzles, the rule sets and grades of one of them, and the visitor's progress.
pub(crate) async fn choose(
    State(app): State<App>,
    visitor: Visitor,
    Query(wanted): Query<Wanted>,
) -> Result<Markup, AppError> {
    let speaker = visitor.speaker;
    let say = |id| speaker.text(id);
    let book = Book::get();
    let game = book.game(&wanted.game).ok_or(AppError::NoSuchPage)?;
    let tries = app.store.puzzle_tries(visitor.guest).await?;
    let tries = book.of_game(game, &tries);
    let collections = book.collections(game);
    let mut rule_sets: Vec<&str> = collections.iter().map(|shelf| shelf.rules).collect();
    rule_sets.dedup();
    let title = say("puzzle-title");
    let content = html! {
        h1 { (title) }
        nav class="puzzle-games" aria-label=(say("puzzle-games")) {
            @for other in book.games() {
                a class="button" href={ "/puzzles?game=" (other) } aria-current=[(other == game).then_some("page")] {
                    (speaker.game_name(other))
                }
            }
        }
        p { (about(&collections, speaker)) }
        (progress(Progress::of(&tries), speaker))
        @for &rules in &rule_sets {
            section class="shelf" {
                h2 { @if rule_sets.len() > 1 { (rules_name(game, rules, speaker)) } @else { (speaker.game_name(game)) } }
                ul {
                    @for shelf in collections.iter().filter(|shelf| shelf.rules == rules) {
                        li { (card(*shelf, &tries, speaker)) }
                    }
                }
            }
        }
    };
    let page = Page {
        title: &title,
        class: "plain puzzles",
        script: None,
        content,
    };
    Ok(self::page(&app, &visitor, page))
}

/// What is asked for in the puzzles of these collections, and how it is known.
fn about(collections: &[PuzzleCollection], speaker: Speaker) -> String {
    let first = collections
        .first()
        .and_then(|shelf| Book::get().on(*shelf).next());
    speaker.text(match first.map(|listed| &listed.task) {
        Some(Task::FindTheBest(_)) => "puzzle-best-about",
        _ => "puzzle-about",
    })
}

/// A grade, and how much of it is solved.
fn card(shelf: PuzzleCollection, tries: &[PuzzleTry], speaker: Speaker) -> Markup {
    let solved = tries.iter().filter(|kept| kept.solved);
    let on_shelf = |kept: &&PuzzleTry| {
        let listed = Book::get().find(&kept.puzzle);
        listed.is_some_and(|listed| listed.shelf() == shelf)
    };
    let (done, all) = (solved.filter(on_shelf).count(), Book::get().on(shelf).count());
    html! {
        a class="card grade" href=(next_address(shelf)) {
            span { (grade_name(shelf.grade, speaker)) }
            (stars(shelf))
            progress max=(all) value=(done) aria-hidden="true" {}
            span class="note" { (counted("puzzle-solved-of", done, speaker, Some(all))) }
        }
    }
}

/// The address that leads to the next puzzle of a collection.
fn next_address(shelf: PuzzleCollection) -> String {
    let PuzzleCollection { game, rules, grade } = shelf;
    format!("/puzzles/next?game={game}&rules={rules}&grade={grade}")
}

/// Redirects to a puzzle that the visitor has not tried yet, as long as there is one.
pub(crate) async fn next(
    State(app): State<App>,
    visitor: Visitor,
    Query(wanted): Query<Wanted>,
) -> Result<Redirect, AppError> {
    let shelf = Book::get()
        .collection(&wanted.game, &wanted.rules, &wanted.grade)
        .ok_or(AppError::NoSuchPage)?;
    let tries = app.store.puzzle_tries(visitor.guest).await?;
    let after = Some(wanted.after.as_str()).filter(|id| !id.is_empty());
    let next = Book::get()
        .next(shelf, after, &tries)
        .ok_or(AppError::NoSuchPage)?;
    Ok(Redirect::to(&format!("/puzzles/{}", next.id)))
}

fn counted(id: &'static str, count: usize, speaker: Speaker, all: Option<usize>) -> String {
    let phrase = Phrase::new(id).with("count", count as i64);
    speaker.say(&match all {
        Some(all) => phrase.with("all", all as i64),
        None => phrase,
    })
}

/// Streaks, and the number of solved puzzles.
pub(super) fn progress(progress: Progress, speaker: Speaker) -> Markup {
    html! {
        dl class="progress" {
            @for (id, count) in [
                ("puzzle-streak", progress.streak),
                ("puzzle-best", progress.best),
                ("puzzle-solved-count", progress.solved),
            ] {
                div { dt { (speaker.text(id)) } dd { (count) } }
            }
        }
    }
}

fn grade_name(grade: u8, speaker: Speaker) -> String {
    speaker.text(match grade {
        1 => "puzzle-grade-1",
        2 => "puzzle-grade-2",
        3 => "puzzle-grade-3",
        4 => "puzzle-grade-4",
        _ => "puzzle-grade-5",
    })
}

/// The grade as small pyramids, purely visual.
fn stars(shelf: PuzzleCollection) -> Markup {
    let hardest = Book::get().hardest(shelf.game);
    let (full, empty) = (
        usize::from(shelf.grade),
        usize::from(hardest.saturating_sub(shelf.grade)),
    );
    html! { span class="grades" aria-hidden="true" { ("▲".repeat(full)) ("△".repeat(empty)) } }
}
