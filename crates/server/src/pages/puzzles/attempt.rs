//! Tries at a puzzle, looks at what would follow, and the solution.

use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use axum::{Form, Json};
use board::ClickTree;
use bots::Bot;
use rules::{Actor, Notation, Observe, Phrase, Position, Viewer};
use say::Speaker;
use store::PuzzleTry;

use super::board::{moved, mover};
use super::message::{Answer, Said, ShownTurn, Verdict, actions, not_a_move};
use super::{found, progress, reasons};
use crate::app::App;
use crate::bot_pool::{NoAdvice, Question, Urgency};
use crate::course::Ghost;
use crate::error::AppError;
use crate::limits::Excess;
use crate::names;
use crate::puzzles::{Book, Judgement, Listed, Progress};
use crate::system::{now, random};
use crate::visitor::Visitor;

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
    let judgement = listed.task.judge(&words);
    let verdict = match judgement {
        Judgement::Impossible => return Err(not_a_move()),
        Judgement::Unfinished => return Ok(Json(answer)),
        Judgement::Solved => Verdict::Solved,
        Judgement::Wrong | Judgement::Worse(_) => Verdict::Wrong,
    };
    let solved = verdict == Verdict::Solved;
    app.store
        .keep_puzzle_try(visitor.guest, &listed.id, solved, now())
        .await?;
    let tries = app.store.puzzle_tries(visitor.guest).await?;
    let speaker = visitor.speaker;
    let at_once = tries.iter().any(|kept| kept.puzzle == listed.id && kept.at_once);
    answer.is = verdict;
    // Nothing can be done any more, even if the turn goes on.
    answer.prompt = String::new();
    answer.text = match judgement {
        Judgement::Worse(loss) => reasons::worse(listed, &words, loss, speaker),
        _ => reasons::praise(listed, &words, solved, at_once, speaker),
    };
    answer.rest = listed.task.rest(&words).to_vec();
    answer.board.paths = Some(ClickTree::nothing());
    answer.progress = own_progress(listed, &tries, speaker);
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
) -> Result<Json<ShownTurn>, AppError> {
    let listed = found(&id)?;
    let guest = visitor.guest;
    let tries = app.store.puzzle_tries(guest).await?;
    if !tries.iter().any(|kept| kept.puzzle == listed.id) {
        app.store.keep_puzzle_try(guest, &listed.id, false, now()).await?;
    }
    let tries = app.store.puzzle_tries(guest).await?;
    Ok(Json(ShownTurn {
        words: listed.task.solution(),
        text: reasons::solution(listed, visitor.speaker),
        progress: Some(own_progress(listed, &tries, visitor.speaker)),
    }))
}

/// The best bot's answer to a move that gives the win away; none if the server closes.
pub(crate) async fn answer(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(said): Form<Said>,
) -> Result<Json<Option<ShownTurn>>, AppError> {
    let listed = found(&id)?;
    let words = actions(&said.said).ok_or_else(not_a_move)?;
    if listed.task.judge(&words) != Judgement::Wrong {
        return Err(not_a_move());
    }
    let mut position = listed.after(&words).ok_or_else(not_a_move)?;
    let bot = Bot::adviser(listed.game);
    let answering = mover(&position);
    let mut answer = Vec::new();
    while position.next_actor() == Some(Actor::Seat(answering)) {
        let question = Question {
            asker: visitor.guest,
            sender: Some(visitor.origin.sender),
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
            Err(NoAdvice::Closing) => return Ok(Json(None)),
        };
        answer.push(position.write_action(advice.action));
        position.play_unchecked(Actor::Seat(answering), advice.action);
    }
    let phrase = Phrase::new("puzzle-answer")
        .with("name", names::bot_name(bot, visitor.speaker))
        .with("move", answer.join(" "));
    let text = if answer.is_empty() {
        String::new()
    } else {
        visitor.speaker.say(&phrase)
    };
    Ok(Json(Some(ShownTurn {
        words: answer,
        text,
        progress: None,
    })))
}

/// The visitor's progress with the puzzles of the same game.
fn own_progress(listed: &Listed, tries: &[PuzzleTry], speaker: Speaker) -> String {
    let tries = Book::get().of_game(listed.game, tries);
    progress(Progress::of(&tries), speaker).into_string()
}
