//! Puzzles: choosing one, trying it, and seeing the solution.

use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Form, Json};
use board::{BoardState, BoardUpdate, ClickTree, Parts, Reader};
use bots::Bot;
use draw::{Frame, Inline};
use games::AnyPosition;
use maud::{Markup, PreEscaped, html};
use rules::{Actor, Notation, Observe, Phrase, Position, Seat, Viewer};
use say::Speaker;
use say::board::prompt;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use solve::pylos::puzzles::{HARDEST, Judged};
use store::PuzzleTry;

use super::layout::{Page, definitions, page};
use super::setup::rules_name;
use crate::app::App;
use crate::bot_pool::{NoAdvice, Question, Urgency};
use crate::course::Ghost;
use crate::error::AppError;
use crate::limits::Excess;
use crate::names;
use crate::parts::{confirm, in_words, section};
use crate::puzzles::{Book, GAME, Listed, Progress, PuzzleCollection};
use crate::system::{now, random};
use crate::visitor::Visitor;

/// No turn has more actions, and no page shows more than a turn and its answer.
const MOST_WORDS: usize = 16;

/// The query for the next puzzle.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct Wanted {
    rules: String,
    grade: String,
    /// The last puzzle seen.
    after: String,
}

/// What comes of a try, or of a look.
#[derive(Serialize)]
pub(crate) struct Answer {
    is: Verdict,
    board: BoardUpdate,
    /// What can be done now.
    prompt: String,
    /// What is to be said about it, and how the visitor does, as markup; nothing
    /// while the turn is not over.
    text: String,
    progress: String,
}

/// How a try went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Verdict {
    /// It is not over yet.
    Open,
    Solved,
    Wrong,
}

impl Answer {
    const fn open(board: BoardUpdate, prompt: String) -> Answer {
        Answer {
            is: Verdict::Open,
            board,
            prompt,
            text: String::new(),
            progress: String::new(),
        }
    }
}

/// The actions shown and the new actions, in notation, separated by spaces.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct Said {
    shown: String,
    said: String,
    /// The action to preview.
    ghost: String,
    frame: String,
}

impl Said {
    fn frame(&self, visitor: &Visitor) -> Frame {
        self.frame.parse().unwrap_or(visitor.preferences.frame)
    }
}

fn found(id: &str) -> Result<&'static Listed, AppError> {
    Book::get().find(id).ok_or(AppError::NoSuchPage)
}

/// The actions of a text; `None` if there are too many.
fn actions(text: &str) -> Option<Vec<&str>> {
    let words: Vec<&str> = text.split_whitespace().take(MOST_WORDS + 1).collect();
    (words.len() <= MOST_WORDS).then_some(words)
}

fn not_a_move() -> AppError {
    AppError::Nonsense(Phrase::new("puzzle-not-a-move"))
}

/// The rule sets and grades, and the visitor's progress.
pub(crate) async fn choose(State(app): State<App>, visitor: Visitor) -> Result<Markup, AppError> {
    let speaker = visitor.speaker;
    let say = |id| speaker.text(id);
    let tries = app.store.puzzle_tries(visitor.guest).await?;
    let solved = |shelf: PuzzleCollection| {
        let ids = tries.iter().filter(|kept| kept.solved).map(|kept| &kept.puzzle);
        ids.filter(|id| Book::get().find(id).is_some_and(|listed| listed.shelf() == shelf))
            .count()
    };
    let title = say("puzzle-title");
    let content = html! {
        h1 { (title) }
        p { (say("puzzle-about")) }
        (progress(Progress::of(&tries), speaker))
        @for rules in GAME.variants() {
            section class="shelf" {
                h2 { (rules_name(GAME, rules, speaker)) }
                ul {
                    @for shelf in PuzzleCollection::all().filter(|shelf| shelf.rules == rules) {
                        @let (done, all) = (solved(shelf), Book::get().on(shelf).count());
                        li {
                            a class="card grade" href={ "/puzzles/next?rules=" (rules) "&grade=" (shelf.grade) } {
                                span { (grade_name(shelf.grade, speaker)) }
                                (stars(shelf.grade))
                                progress max=(all) value=(done) aria-hidden="true" {}
                                span class="note" { (counted("puzzle-solved-of", done, speaker, Some(all))) }
                            }
                        }
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

/// Redirects to a puzzle that the visitor has not tried yet, as long as there is one.
pub(crate) async fn next(
    State(app): State<App>,
    visitor: Visitor,
    Query(wanted): Query<Wanted>,
) -> Result<Redirect, AppError> {
    let shelf = PuzzleCollection::named(&wanted.rules, &wanted.grade).ok_or(AppError::NoSuchPage)?;
    let tries = app.store.puzzle_tries(visitor.guest).await?;
    let after = Some(wanted.after.as_str()).filter(|id| !id.is_empty());
    let next = Book::get()
        .next(shelf, after, &tries)
        .ok_or(AppError::NoSuchPage)?;
    Ok(Redirect::to(&format!("/puzzles/{}", next.id)))
}

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
    let task = Phrase::new(if seat == Seat::FIRST {
        "puzzle-task-light"
    } else {
        "puzzle-task-dark"
    })
    .with("moves", i64::from(listed.moves()));
    let frame = visitor.preferences.frame;
    let state = board_of(&position, seat, frame);
    let greeting = Answer::open(BoardUpdate::greeting(&state), prompt_of(&position, seat, speaker));
    let greeting = serde_json::to_string(&greeting).expect("a greeting is plain data");
    let (inline, _) = writing(&visitor);
    let content = html! {
        div id="puzzle" class="table" data-id=(listed.id) data-frame=(frame.name())
            // A wrong try counts, and cannot be taken back.
            data-confirm="on" data-text-lost=(say("table-lost"))
            data-text-thinking=(say("puzzle-thinking")) data-text-chosen=(say("reading-chosen")) data-keys=[visitor.preferences.keys.then_some("on")] data-greeting=(greeting) {
            div class="stage" {
                h1 class="puzzle-name" { (title) " " (stars(shelf.grade)) }
                p class="task" { strong { (speaker.say(&task)) } " " (say("puzzle-task-about")) }
                div id="prompt" class="prompt" role="status" aria-live="polite" { (prompt_of(&position, seat, speaker)) }
                (definitions(GAME))
                div id="board" class="board" { (PreEscaped(state.scene.to_inline(inline))) }
                (confirm(GAME, speaker))
                div class="bar" {
                    button type="button" data-puzzle="back" disabled { (say("table-undo")) }
                    button type="button" data-puzzle="again" hidden { (say("puzzle-again")) }
                    button type="button" data-puzzle="solution" { (say("puzzle-show")) }
                }
                div id="verdict" role="alert" {}
                p class="note keys" { (say("puzzle-keys")) }
                (section(speaker, visitor.preferences.words, &in_words(speaker, &state.reading)))
            }
            aside class="side" {
                div id="progress" { (progress(Progress::of(&tries), speaker)) }
                p id="before" class="note" { (before(kept, speaker)) }
                p class="links" {
                    a class="button primary" href={ "/puzzles/next?rules=" (shelf.rules) "&grade=" (shelf.grade) "&after=" (listed.id) } { (say("puzzle-next")) }
                    a class="button" href="/puzzles" { (say("puzzle-all")) }
                }
                form method="get" action={ "/new/" (GAME) } {
                    input type="hidden" name="rules" value=(listed.rules);
                    input type="hidden" name="setup" value=(listed.puzzle.setup);
                    button class="quiet" { (say("puzzle-play-on")) }
                }
                p class="note" { (rules_name(GAME, listed.rules, speaker)) " · " a href={ "/rules/" (GAME) } target="rules" { (say("page-rules")) } }
            }
        }
    };
    let page = Page {
        title: &title,
        class: "at-table at-puzzle",
        script: Some("puzzle.js"),
        content,
    };
    Ok(self::page(&app, &visitor, page))
}

/// An attempt: judged and stored when the turn is over.
pub(crate) async fn say(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(said): Form<Said>,
) -> Result<Json<Answer>, AppError> {
    let listed = found(&id)?;
    let words = actions(&said.said).ok_or_else(not_a_move)?;
    let mut answer = moved(listed, &visitor, &said)?;
    let verdict = match listed.puzzle.judge(&words) {
        Judged::Impossible => return Err(not_a_move()),
        Judged::Unfinished => return Ok(Json(answer)),
        Judged::Solved => Verdict::Solved,
        Judged::Wrong => Verdict::Wrong,
    };
    let solved = verdict == Verdict::Solved;
    app.store
        .keep_puzzle_try(visitor.guest, &listed.id, solved, now())
        .await?;
    let tries = app.store.puzzle_tries(visitor.guest).await?;
    let speaker = visitor.speaker;
    let at_once = tries.iter().any(|kept| kept.puzzle == listed.id && kept.at_once);
    let text = speaker.text(match (solved, at_once) {
        (true, true) => "puzzle-solved-at-once",
        (true, false) => "puzzle-solved",
        (false, _) => "puzzle-wrong",
    });
    answer.is = verdict;
    answer.text = text;
    answer.board.paths = Some(ClickTree::nothing());
    answer.progress = progress(Progress::of(&tries), speaker).into_string();
    Ok(Json(answer))
}

/// An intermediate position, or the preview of an action there. It does not reveal what is right.
pub(crate) async fn look(
    visitor: Visitor,
    Path(id): Path<String>,
    Query(said): Query<Said>,
) -> Result<Response, AppError> {
    let listed = found(&id)?;
    if said.ghost.is_empty() {
        return Ok(Json(moved(listed, &visitor, &said)?).into_response());
    }
    let words = actions(&said.said).ok_or_else(not_a_move)?;
    let position = listed.after(&words).ok_or_else(not_a_move)?;
    let action = position.read_action(&said.ghost).map_err(|_| not_a_move())?;
    let seat = mover(&listed.position());
    let view = position.view(Viewer::Seat(seat));
    let shapes = draw::ghost(&view, seat, &action, said.frame(&visitor));
    let ghost = Ghost {
        markup: draw::ghost_markup(&shapes, visitor.speaker),
        text: visitor.speaker.action(&view, action).unwrap_or_default(),
    };
    Ok(Json(ghost).into_response())
}

/// The solution. Asking for it before solving counts as not solved at once.
pub(crate) async fn solution(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<Value>, AppError> {
    let listed = found(&id)?;
    let guest = visitor.guest;
    let tries = app.store.puzzle_tries(guest).await?;
    if !tries.iter().any(|kept| kept.puzzle == listed.id) {
        app.store.keep_puzzle_try(guest, &listed.id, false, now()).await?;
    }
    let tries = app.store.puzzle_tries(guest).await?;
    let solution = &listed.puzzle.solution;
    let text = Phrase::new("puzzle-solution").with("move", written(solution));
    Ok(Json(json!({
        "words": solution,
        "text": visitor.speaker.say(&text),
        "progress": progress(Progress::of(&tries), visitor.speaker).into_string(),
    })))
}

/// The best bot's answer to a move that is not the solution.
pub(crate) async fn answer(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(said): Form<Said>,
) -> Result<Response, AppError> {
    let listed = found(&id)?;
    let words = actions(&said.said).ok_or_else(not_a_move)?;
    if listed.puzzle.judge(&words) != Judged::Wrong {
        return Err(not_a_move());
    }
    let mut position = listed.after(&words).ok_or_else(not_a_move)?;
    let bot = Bot::adviser(GAME);
    let answering = mover(&position);
    let mut answer = Vec::new();
    while position.next_actor() == Some(Actor::Seat(answering)) {
        let question = Question {
            asker: visitor.guest,
            bot,
            view: position.view(Viewer::Seat(answering)),
            seat: answering,
            among: Vec::new(),
            ceiling: bot.ceiling() / 3,
            patience: bot.ceiling(),
            seed: u64::from_be_bytes(random()),
        };
        let advice = match app.bot_pool.ask(question, Urgency::Hint).await {
            Ok(advice) => advice,
            Err(NoAdvice::Busy) => return Err(app.meters.beyond(Excess::Thinking)),
            Err(NoAdvice::Closing) => return Ok(Json(Value::Null).into_response()),
        };
        answer.push(position.write_action(advice.action));
        position.play_unchecked(Actor::Seat(answering), advice.action);
    }
    let phrase = Phrase::new("puzzle-answer")
        .with("name", names::bot_name(bot, visitor.speaker))
        .with("move", written(&answer));
    let text = if answer.is_empty() {
        String::new()
    } else {
        visitor.speaker.say(&phrase)
    };
    Ok(Json(json!({ "words": answer, "text": text })).into_response())
}

/// What turns the board of what is shown into that of what was said. A page
/// that shows no such position is sent all of it.
fn moved(listed: &Listed, visitor: &Visitor, said: &Said) -> Result<Answer, AppError> {
    let position = |text: &str| listed.after(&actions(text)?);
    let seat = mover(&listed.position());
    let frame = said.frame(visitor);
    let (inline, reader) = writing(visitor);
    let parts = Parts::none();
    let after = position(&said.said).ok_or_else(not_a_move)?;
    let state = board_of(&after, seat, frame);
    let shown = position(&said.shown).map(|before| board_of(&before, seat, frame).sent(&parts));
    let board = match shown {
        Some(shown) => BoardUpdate {
            // What was clicked is offered again, also if nothing has changed.
            paths: Some(state.paths.clone()),
            ..BoardUpdate::between(&shown, &state, &parts, inline, reader)
                .unwrap_or_else(|| BoardUpdate::greeting(&state))
        },
        None => BoardUpdate {
            log: None,
            ..BoardUpdate::whole(&state, &parts, inline, reader)
        },
    };
    Ok(Answer::open(board, prompt_of(&after, seat, visitor.speaker)))
}

/// The board as this seat sees it, with what it can do.
fn board_of(position: &AnyPosition, seat: Seat, frame: Frame) -> BoardState {
    let view = position.view(Viewer::Seat(seat));
    let (paths, tree) = if position.next_actor() == Some(Actor::Seat(seat)) {
        let paths = draw::paths(&view, seat);
        let tree = ClickTree::new(&paths, position, seat);
        (paths, tree)
    } else {
        (draw::Paths(Vec::new()), ClickTree::nothing())
    };
    BoardState::of_view(&view, Viewer::Seat(seat), frame, &paths, tree)
}

/// What this seat can do now; nothing if it is not its turn.
fn prompt_of(position: &AnyPosition, seat: Seat, speaker: Speaker) -> String {
    let on_turn = position.next_actor() == Some(Actor::Seat(seat));
    let words = || prompt(&position.view(Viewer::Seat(seat)), speaker);
    on_turn.then(words).unwrap_or_default()
}

fn writing(visitor: &Visitor) -> (Inline, Reader) {
    let speaker = visitor.speaker;
    let inline = Inline {
        speaker,
        look: visitor.preferences.look(),
        prefix: "",
    };
    let name = Reader::NOW;
    (inline, Reader { speaker, name })
}

/// The seat on turn; a puzzle always has one.
fn mover(position: &AnyPosition) -> Seat {
    position.turn().seats().first().unwrap_or(Seat::FIRST)
}

/// The actions of a turn as people write them.
fn written(words: &[String]) -> String {
    words.join(" ")
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

/// The visitor's earlier result for this puzzle.
fn before(kept: Option<&PuzzleTry>, speaker: Speaker) -> String {
    match kept {
        None => String::new(),
        Some(kept) if kept.solved => speaker.text("puzzle-before-solved"),
        Some(_) => speaker.text("puzzle-before-tried"),
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
fn stars(grade: u8) -> Markup {
    let (full, empty) = (usize::from(grade), usize::from(HARDEST.saturating_sub(grade)));
    html! { span class="grades" aria-hidden="true" { ("▲".repeat(full)) ("△".repeat(empty)) } }
}
