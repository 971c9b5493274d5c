//! Lessons: one page for each step.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Form, Json};
use bots::{Bot, Level};
use games::GameId;
use lessons::{Attempt, Lesson, Task, lesson};
use maud::{Markup, PreEscaped, html};
use rules::Phrase;
use say::Speaker;
use serde::Deserialize;

use super::layout::{Page, definitions, page};
use crate::app::App;
use crate::course::{Learner, Mark, rule_address};
use crate::error::AppError;
use crate::names::bot_name;
use crate::parts::{confirm, in_words, lots, section};
use crate::system::now;
use crate::visitor::Visitor;

/// A learner's progress and current attempt.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct Tried {
    /// The right words so far, separated by spaces.
    words: String,
    /// The current attempt; if empty, the page asks for the whole state.
    word: String,
    /// The action to preview.
    ghost: String,
    /// The frame of the page.
    frame: String,
}

/// Redirects to the first step that the visitor has not completed, or to the very first.
pub(crate) async fn begin(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Redirect, AppError> {
    let game: GameId = game.parse().map_err(|_| AppError::NoSuchPage)?;
    let done = steps_done(&app, &visitor, game).await?;
    let next = if done < lesson(game).steps.len() {
        done + 1
    } else {
        1
    };
    Ok(Redirect::to(&format!("/learn/{game}/{next}")))
}

/// The visitor's experience with the games.
pub(super) struct Experience {
    /// Completed steps by game.
    lessons: Vec<(String, u32)>,
    /// Matches by game.
    matches: Vec<(String, u64)>,
}

impl Experience {
    pub(super) async fn of(app: &App, visitor: &Visitor) -> Result<Experience, AppError> {
        Ok(Experience {
            lessons: app.store.lessons(visitor.guest).await?,
            matches: app.store.games_of(visitor.guest).await?,
        })
    }

    /// Whether a game is new to them: no step of its lesson is completed, and there are at most
    /// this many matches of it.
    pub(super) fn is_new(&self, game: GameId, matches: u64) -> bool {
        let learnt = self
            .lessons
            .iter()
            .any(|(name, done)| name == game.id() && *done > 0);
        let played = self.matches.iter().find(|(name, _)| name == game.id());
        !learnt && played.map_or(0, |(_, count)| *count) <= matches
    }
}

/// A link to the lesson, for visitors to whom a game is new.
pub(super) fn offer(game: GameId, phrase: &'static str, speaker: Speaker) -> Markup {
    let phrase = Phrase::new(phrase)
        .with("game", speaker.game_name(game))
        .with("steps", lesson(game).steps.len() as i64);
    html! { p class="offer" { a href={ "/learn/" (game) } { (speaker.say(&phrase)) } } }
}

/// A link to the lesson, for everybody else.
pub(super) fn link(game: GameId, speaker: Speaker) -> Markup {
    let phrase = Phrase::new("learn-lesson-of").with("game", speaker.game_name(game));
    html! {
        p class="lesson-link" { a href={ "/learn/" (game) } aria-label=(speaker.say(&phrase)) { (speaker.text("learn-lesson")) } }
    }
}

/// The number of lesson steps that the visitor has completed.
async fn steps_done(app: &App, visitor: &Visitor, game: GameId) -> Result<usize, AppError> {
    let lessons = app.store.lessons(visitor.guest).await?;
    let done = lessons.iter().find(|(name, _)| name == game.id());
    Ok(done.map_or(0, |(_, done)| *done as usize))
}

/// The game and the step in an address; steps are counted from 1.
fn asked(game: &str, step: &str) -> Result<(&'static Lesson, usize), AppError> {
    let game: GameId = game.parse().map_err(|_| AppError::NoSuchPage)?;
    let lesson = lesson(game);
    let number: usize = step.parse().map_err(|_| AppError::NoSuchPage)?;
    if number == 0 || number > lesson.steps.len() {
        return Err(AppError::NoSuchPage);
    }
    Ok((lesson, number))
}

/// A step, or the page after the last one.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path((game, step)): Path<(String, String)>,
) -> Result<Markup, AppError> {
    if step == "end" {
        let game: GameId = game.parse().map_err(|_| AppError::NoSuchPage)?;
        return Ok(end(&app, &visitor, game));
    }
    let (lesson, number) = asked(&game, &step)?;
    let done = steps_done(&app, &visitor, lesson.game).await?;
    let speaker = visitor.speaker;
    let say = |id| speaker.text(id);
    let learner = Learner {
        game: lesson.game,
        step: &lesson.steps[number - 1],
        frame: visitor.preferences.frame,
        look: visitor.preferences.look(),
        speaker,
    };
    let attempt = Attempt::new(learner.step);
    let board = learner.board(&attempt);
    let (inline, _) = learner.writing();
    let greeting = serde_json::to_string(&learner.greeting(&attempt)).expect("a greeting is plain data");
    let shows = |stage: &lessons::Stage| matches!(stage.task, Task::Show(_));
    let plays = learner
        .step
        .stages
        .iter()
        .any(|stage| matches!(stage.task, Task::Show(Some(_))));
    let asks = !learner.step.stages.iter().all(shows);
    let last = lesson.steps.len();
    let next = if number == last {
        format!("/learn/{game}/end")
    } else {
        format!("/learn/{game}/{}", number + 1)
    };
    let title = speaker.say(&Phrase::new("learn-title").with("game", speaker.game_name(lesson.game)));
    let progress = Phrase::new("learn-progress")
        .with("step", number as i64)
        .with("steps", last as i64);
    let content = html! {
        div id="lesson" class="lesson my-turn" data-frame=(learner.frame.name())
            data-greeting=(greeting) data-keys=[visitor.preferences.keys.then_some("on")] data-text-lost=(say("learn-lost")) {
            section class="teacher card" aria-label=(say("learn-teacher")) {
                div class="heading" {
                    h1 { (title) }
                    (dots(lesson, number, done, &visitor))
                }
                div class="lecture" {
                    p class="note" {
                        (speaker.say(&progress)) " · "
                        a href=(rule_address(lesson.game, learner.step.rules[0])) target="rules" { (say("learn-rules")) }
                    }
                    div id="say" class="say" aria-live="polite" { (learner.task(&attempt)) }
                    div id="verdict" class="verdict" role="status" hidden {}
                    div class="bar" {
                        @if number > 1 { a class="button quiet" href={ "/learn/" (game) "/" (number - 1) } { (say("learn-back")) } }
                        @if plays { a id="again" class="button quiet" href={ "/learn/" (game) "/" (number) } hidden { (say("learn-watch-again")) } }
                        button type="button" id="show-me" hidden[!asks] { (say("learn-show-me")) }
                        a id="next" class="button" href=(next) { (say(if number == last { "learn-finish" } else { "learn-next" })) }
                    }
                }
                @if asks { (keys(&learner, &visitor)) }
            }
            div class="stage" {
                (definitions(lesson.game))
                div id="board" class="board" { (PreEscaped(board.scene.to_inline(inline))) }
                (confirm(lesson.game, speaker))
            }
        }
        (section(speaker, visitor.preferences.words, &in_words(speaker, &board.reading)))
    };
    let page = Page {
        title: &title,
        class: "at-table learning",
        script: Some("learn.js"),
        content,
    };
    Ok(self::page(&app, &visitor, page))
}

/// What the keys do in this step.
fn keys(learner: &Learner<'_>, visitor: &Visitor) -> Markup {
    let say = |id| visitor.speaker.text(id);
    html! {
        details class="note keys" {
            summary { (say("learn-keys")) }
            ul {
                li { (say("learn-keys-choose")) }
                @if visitor.preferences.keys {
                    @if learner.turns() { li { (say("learn-keys-turn")) } }
                    li { (say("learn-keys-letters")) }
                }
            }
        }
    }
}

/// All steps as links, with the completed ones and the current one marked.
fn dots(lesson: &Lesson, number: usize, done: usize, visitor: &Visitor) -> Markup {
    let game = lesson.game;
    html! {
        ol class="dots" {
            @for step in 1..=lesson.steps.len() {
                @let label = Phrase::new(if step <= done { "learn-step-done" } else { "learn-step" }).with("step", step as i64);
                li {
                    a href={ "/learn/" (game) "/" (step) } class=[(step <= done).then_some("done")]
                        aria-current=[(step == number).then_some("step")] aria-label=(visitor.speaker.say(&label)) { (step) }
                }
            }
        }
    }
}

/// The page after the last step, which leads to the first match.
fn end(app: &App, visitor: &Visitor, game: GameId) -> Markup {
    let speaker = visitor.speaker;
    let say = |id| speaker.text(id);
    let name = speaker.game_name(game);
    let title = speaker.say(&Phrase::new("learn-title").with("game", name.as_str()));
    let bot = Bot::Level(Level::Easy);
    let play = Phrase::new("learn-end-play").with("bot", bot_name(bot, speaker));
    let content = html! {
        h1 { (title) }
        div class="card lesson-end" {
            p class="asked-for" { (speaker.say(&Phrase::new("learn-end").with("game", name))) }
            form method="post" action={ "/play/" (game) } {
                input type="hidden" name="level" value=(bot.name());
                (lots(game))
                button class="primary" { (speaker.say(&play)) }
            }
            p class="links" {
                a class="button" href={ "/rules/" (game) } { (say("page-rules")) }
                a class="button quiet" href={ "/learn/" (game) "/1" } { (say("learn-again")) }
            }
        }
        h2 { (say("learn-others")) }
        p class="links" {
            @for other in GameId::ALL.iter().filter(|other| **other != game) {
                a class="button" href={ "/learn/" (other) } { (speaker.game_name(*other)) }
            }
        }
    };
    let page = Page {
        title: &title,
        class: "plain",
        script: None,
        content,
    };
    self::page(app, visitor, page)
}

/// The response to an attempt.
pub(crate) async fn answer(
    State(app): State<App>,
    visitor: Visitor,
    Path((game, step)): Path<(String, String)>,
    Form(tried): Form<Tried>,
) -> Result<Response, AppError> {
    let (lesson, number) = asked(&game, &step)?;
    let learner = Learner {
        game: lesson.game,
        step: &lesson.steps[number - 1],
        frame: tried.frame.parse().unwrap_or(visitor.preferences.frame),
        look: visitor.preferences.look(),
        speaker: visitor.speaker,
    };
    let attempt = learner.after(&tried.words);
    let attempt = attempt.ok_or_else(|| AppError::Nonsense(Phrase::new("learn-no-such-way")))?;
    if !tried.ghost.is_empty() {
        return Ok(Json(learner.ghost(&attempt, &tried.ghost)).into_response());
    }
    if tried.word.is_empty() {
        return Ok(Json(learner.whole(&tried.words, &attempt)).into_response());
    }
    let told = learner.hear(&tried.words, attempt, &tried.word);
    if told.mark == Some(Mark::Done) {
        let (guest, done) = (visitor.guest, number as u32);
        app.store
            .keep_lesson(guest, lesson.game.id(), done, now())
            .await?;
    }
    Ok(Json(told).into_response())
}
