//! The page of one puzzle.

use axum::extract::{Path, State};
use board::BoardUpdate;
use maud::{Markup, PreEscaped, html};
use rules::{Phrase, Seat};
use say::Speaker;
use store::PuzzleTry;

use super::board::{board_of, mover, prompt_of, writing};
use super::message::Answer;
use super::{found, grade_name, next_address, progress, reasons, stars};
use crate::app::App;
use crate::error::AppError;
use crate::pages::layout::{Page, definitions, page};
use crate::pages::setup::rules_name;
use crate::parts::{chip, confirm, in_words, section};
use crate::puzzles::{Book, Listed, Progress, Task};
use crate::visitor::Visitor;

/// One puzzle.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Markup, AppError> {
    let listed = found(&id)?;
    let speaker = visitor.speaker;
    let say = |id| speaker.text(id);
    let tries = app.store.puzzle_tries(visitor.guest).await?;
    let kept = tries.iter().find(|kept| kept.puzzle == listed.id);
    let position = listed.position();
    let seat = mover(&position);
    let shelf = listed.shelf();
    let place = 1 + Book::get()
        .on(shelf)
        .take_while(|other| other.id != listed.id)
        .count();
    let title = speaker.say(
        &Phrase::new("puzzle-name")
            .with("number", place as i64)
            .with("grade", grade_name(shelf.grade, speaker)),
    );
    let frame = visitor.preferences.frame;
    let state = board_of(listed, &position, seat, frame);
    let greeting = Answer::open(BoardUpdate::greeting(&state), prompt_of(&position, seat, speaker));
    let greeting = serde_json::to_string(&greeting).expect("a greeting is plain data");
    let (inline, _) = writing(&visitor);
    let content = html! {
        div id="puzzle" class="table" data-id=(listed.id) data-frame=(frame.name())
            // A wrong try counts, and cannot be taken back.
            data-confirm="on" data-text-lost=(say("table-lost"))
            data-answers=[matches!(listed.task, Task::KeepTheWin(_)).then_some("on")] data-text-thinking=(say("puzzle-thinking")) data-text-chosen=(say("reading-chosen")) data-keys=[visitor.preferences.keys.then_some("on")] data-greeting=(greeting) {
            div class="stage" {
                h1 class="puzzle-name" { (title) " " (stars(shelf)) }
                p class="task" { (task(listed, seat, speaker)) }
                div id="prompt" class="prompt" role="status" aria-live="polite" { (prompt_of(&position, seat, speaker)) }
                (definitions(listed.game))
                div id="board" class="board" { (PreEscaped(state.scene.to_inline(inline))) }
                (confirm(listed.game, speaker))
                div class="bar" {
                    button type="button" data-puzzle="back" disabled { (say("table-undo")) }
                    button type="button" data-puzzle="again" hidden { (say("puzzle-again")) }
                    button type="button" data-puzzle="solution" { (say("puzzle-show")) }
                }
                div id="verdict" role="alert" {}
                p class="note keys" {
                    (say("table-keys"))
                    @if visitor.preferences.keys { " " (say("puzzle-keys-letters")) }
                }
                (section(speaker, visitor.preferences.words, &in_words(speaker, &state.reading)))
            }
            aside class="side" {
                div id="progress" { (progress(Progress::of(&Book::get().of_game(listed.game, &tries)), speaker)) }
                p id="before" class="note" { (before(kept, speaker)) }
                p class="links" {
                    a class="button primary" href={ (next_address(shelf)) "&after=" (listed.id) } { (say("puzzle-next")) }
                    a class="button" href={ "/puzzles?game=" (listed.game) } { (say("puzzle-all")) }
                }
                // A set-up tells what the seat cannot know.
                @if !listed.game.has_secrets() {
                    form method="get" action={ "/new/" (listed.game) } {
                        input type="hidden" name="rules" value=(listed.rules);
                        input type="hidden" name="setup" value=(listed.task.setup());
                        button class="quiet" { (say("puzzle-play-on")) }
                    }
                }
                p class="note" { (speaker.game_name(listed.game)) " · " (rules_name(listed.game, listed.rules, speaker)) " · " a href={ "/rules/" (listed.game) } target="rules" { (say("page-rules")) } }
            }
        }
    };
    let contents = Page {
        title: &title,
        class: "at-table at-puzzle",
        script: Some("puzzle.js"),
        content,
    };
    Ok(page(&app, &visitor, contents))
}

/// What is asked for.
fn task(listed: &Listed, seat: Seat, speaker: Speaker) -> Markup {
    match &listed.task {
        Task::KeepTheWin(puzzle) => {
            let task = Phrase::new(if seat == Seat::FIRST {
                "puzzle-task-light"
            } else {
                "puzzle-task-dark"
            });
            let task = task.with("moves", i64::from(puzzle.plies.div_ceil(2)));
            html! { strong { (speaker.say(&task)) } " " (speaker.text("puzzle-task-about")) }
        }
        Task::FindTheBest(_) => {
            let you = Phrase::new("puzzle-best-you").with("seat", seat.to_string());
            html! {
                (chip(seat)) " " (speaker.say(&you)) " "
                strong { (speaker.text("puzzle-best-task")) } " " (reasons::margin(listed, speaker))
            }
        }
    }
}

/// The visitor's earlier result for this puzzle.
fn before(kept: Option<&PuzzleTry>, speaker: Speaker) -> String {
    match kept {
        None => String::new(),
        Some(kept) if kept.solved => speaker.text("puzzle-before-solved"),
        Some(_) => speaker.text("puzzle-before-tried"),
    }
}
