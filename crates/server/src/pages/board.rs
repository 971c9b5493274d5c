//! A board on which positions are built, looked at, and played from.

use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use axum::{Form, Json};
use bots::Bot;
use draw::Frame;
use games::{AnyOptions, AnyPosition, GameId};
use maud::{Markup, PreEscaped, html};
use play::{GameLibrary, Header, Library, Player};
use rules::{Notation, Observe, Phrase, Position, Viewer};
use serde::Deserialize;
use serde_json::json;

use super::layout::{Page, page};
use super::reading::{NOW, Reader, section};
use super::setup::rules_name;
use crate::app::{App, random};
use crate::bot_pool::{Question, Urgency};
use crate::error::AppError;
use crate::names::word;
use crate::table::faults_of;
use crate::visitor::Visitor;

/// What is on the board.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct BoardForm {
    setup: String,
    rules: String,
    /// Anything: only look, do not think.
    quick: String,
}

/// The board with what was typed, or with the usual start.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(mut typed): Query<BoardForm>,
) -> Result<Markup, AppError> {
    let game: GameId = game.parse().map_err(|_| AppError::NoSuchPage)?;
    let speaker = visitor.speaker;
    let say = |id| speaker.text(id);
    if typed.rules.is_empty() {
        game.default_variant().clone_into(&mut typed.rules);
    }
    if typed.setup.is_empty() {
        typed.setup = usual(game, &typed.rules).unwrap_or_default();
    }
    let looked = look(&visitor, game, &typed);
    let title = speaker.say(&Phrase::new("board-title").with("game", speaker.game_name(game)));
    let content = html! {
        h1 { (title) }
        p { (say("board-about")) }
        div class="builder" id="builder" data-game=(game) {
            div class="stage" {
                div id="board" class="board" { @if let Ok((scene, _)) = &looked { (PreEscaped(scene.clone())) } }
                @let reading = looked.as_ref().map_or(html! {}, |(_, position)| in_words(&visitor, position));
                (section(speaker, visitor.preferences.words, &reading))
            }
            form class="card" method="get" action={ "/board/" (game) } {
                @if game.variants().len() > 1 {
                    label for="rules" { (say("setup-rules")) }
                    select id="rules" name="rules" {
                        @for variant in game.variants() {
                            option value=(variant) selected[variant == typed.rules] { (rules_name(game, variant, speaker)) }
                        }
                    }
                }
                @if game == GameId::Pylos {
                    p class="note" { (say("board-click")) }
                    div id="places" data-empty=(say("board-empty")) data-light=(say("board-light")) data-dark=(say("board-dark"))
                        data-light-moves=(say("board-light-moves")) data-dark-moves=(say("board-dark-moves")) {}
                }
                label for="setup" { (say("board-text")) }
                textarea id="setup" name="setup" rows="5" spellcheck="false" { (typed.setup) }
                p class="note" { (say("board-grammar")) " " a href={ "/rules/" (game) } target="rules" { (say("page-rules")) } }
                div id="faults" class="faults" role="alert" { (faults(looked.as_ref().err())) }
                button { (say("board-look")) }
                button class="primary" formaction={ "/new/" (game) } { (say("board-play")) }
                button type="button" data-examine="" { (say("board-examine")) }
                ol id="hints" {}
            }
        }
    };
    let page = Page {
        title: &title,
        class: "plain wide",
        script: Some("board.js"),
        content,
    };
    Ok(self::page(&app, &visitor, page))
}

fn faults(faults: Option<&Vec<String>>) -> Markup {
    html! {
        @if let Some(faults) = faults { ul { @for fault in faults { li { (fault) } } } }
    }
}

/// What the best bot would do on the board, or all that is wrong with it.
pub(crate) async fn examine(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    Form(typed): Form<BoardForm>,
) -> Result<Response, AppError> {
    let game: GameId = game.parse().map_err(|_| AppError::NoSuchPage)?;
    let speaker = visitor.speaker;
    let (scene, position) = match look(&visitor, game, &typed) {
        Ok(looked) => looked,
        Err(all) => {
            let html = faults(Some(&all)).into_string();
            return Ok(Json(json!({ "faults": html })).into_response());
        }
    };
    let mut lines = Vec::new();
    if let Some(seat) = position.turn().seats().first().filter(|_| typed.quick.is_empty()) {
        let bot = Bot::adviser(game);
        let question = Question {
            bot,
            view: position.view(Viewer::Seat(seat)),
            seat,
            ceiling: bot.ceiling(),
            patience: bot.ceiling() * 2,
            seed: u64::from_be_bytes(random()),
        };
        let advice = app.bot_pool.ask(question, Urgency::Hint).await;
        for considered in advice.iter().flat_map(|advice| advice.considered.iter().take(3)) {
            let phrase = Phrase::new("table-hint-value")
                .with("action", position.write_action(considered.action))
                .with("percent", format!("{:.0}", considered.value * 100.0));
            lines.push(speaker.say(&phrase));
        }
    }
    let reading = in_words(&visitor, &position).into_string();
    Ok(Json(json!({ "scene": scene, "reading": reading, "faults": "", "lines": lines })).into_response())
}

/// The board as everybody sees it, in words.
fn in_words(visitor: &Visitor, position: &AnyPosition) -> Markup {
    let view = position.view(Viewer::Public);
    let reading = draw::reading(&view, Viewer::Public, &draw::Paths(Vec::new()));
    let speaker = visitor.speaker;
    Reader { speaker, name: NOW }.whole(&reading)
}

/// The text of the usual start.
fn usual(game: GameId, rules: &str) -> Option<String> {
    let options = AnyOptions::new(game, Some(rules), None).ok()?;
    options.start(*game.seats().start()).ok()?.to_text()
}

/// The picture of what was typed, or all that is wrong with it.
fn look(visitor: &Visitor, game: GameId, typed: &BoardForm) -> Result<(String, AnyPosition), Vec<String>> {
    let speaker = visitor.speaker;
    let options = AnyOptions::new(game, Some(&typed.rules), None)
        .map_err(|error| vec![speaker.say(&error.phrase())])?;
    // As many seats as the text says: whoever wants to play says who they are.
    let position = options
        .position_from_text(typed.setup.trim())
        .map_err(|error| faults_of(&play::NoStart::Setup(error), speaker))?;
    let players = (0..position.seats()).map(|_| Player::Nobody).collect();
    let mut header = Header::new(word(game.id()), word(options.variant()), game.revision(), players);
    header.setup = Some(
        typed
            .setup
            .trim()
            .parse()
            .map_err(|_| vec![speaker.text("setup-position-not-text")])?,
    );
    let position: AnyPosition = GameLibrary.start(&header).map_err(|no| faults_of(&no, speaker))?;
    let view = position.view(Viewer::Public);
    let scene = draw::scene(&view, Viewer::Public, Frame::Wide);
    Ok((scene.to_inline(speaker, visitor.preferences.look()), position))
}
