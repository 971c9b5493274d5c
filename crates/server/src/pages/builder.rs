//! The board editor: positions are set up, analysed, and played from.

use axum::extract::{Path, Query, State};
use axum::{Form, Json};
use board::{BoardState, BoardUpdate, ClickTree, Parts, Reader};
use bots::Bot;
use draw::{Frame, Inline, Paths};
use games::{AnyOptions, AnyPosition, GameId};
use maud::{Markup, PreEscaped, html};
use play::{GameLibrary, Header, Library, Player};
use rules::{Notation, Observe, Phrase, Position, Viewer};
use say::Speaker;
use serde::{Deserialize, Serialize};

use super::layout::{Page, definitions, page};
use super::setup::rules_name;
use crate::app::App;
use crate::bot_pool::{NoAdvice, Question, Urgency};
use crate::error::AppError;
use crate::limits::Excess;
use crate::names::word;
use crate::parts::{in_words, section};
use crate::system::random;
use crate::table::{Faults, PlanFault, faults_of, listed};
use crate::visitor::Visitor;

/// The position in the form.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct BoardForm {
    setup: String,
    rules: String,
    /// If not empty, only the picture is wanted, without analysis.
    quick: String,
}

/// The board with the typed position, or with the usual start.
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
    let read = read(game, &typed);
    let board = read.as_ref().ok().map(board_of);
    let (inline, _) = writing(&visitor);
    let title = speaker.say(&Phrase::new("board-title").with("game", speaker.game_name(game)));
    let content = html! {
        h1 { (title) }
        p { (say("board-about")) }
        div class="builder" id="builder" data-game=(game) {
            div class="stage" {
                (definitions(game))
                div id="board" class="board" { @if let Some(board) = &board { (PreEscaped(board.scene.to_inline(inline))) } }
                @let reading = board.as_ref().map_or(html! {}, |board| in_words(speaker, &board.reading));
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
                p class="note" { (say("board-grammar")) " " a href={ "/rules/" (game) "/reference" } target="rules" { (say("rules-reference")) } }
                div id="faults" class="faults" role="alert" { (faults(read.as_ref().err(), speaker)) }
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
        script: Some("builder.js"),
        content,
    };
    Ok(self::page(&app, &visitor, page))
}

fn faults(faults: Option<&Faults>, speaker: Speaker) -> Markup {
    html! {
        @if let Some(faults) = faults { ul { @for fault in listed(faults, speaker) { li { (fault) } } } }
    }
}

/// The best bot's advice for the board, or everything that is wrong with it.
pub(crate) async fn examine(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    Form(typed): Form<BoardForm>,
) -> Result<Json<Examined>, AppError> {
    let game: GameId = game.parse().map_err(|_| AppError::NoSuchPage)?;
    let speaker = visitor.speaker;
    let position = match read(game, &typed) {
        Ok(position) => position,
        Err(all) => {
            let faults = faults(Some(&all), speaker).into_string();
            return Ok(Json(Examined {
                faults,
                ..Examined::default()
            }));
        }
    };
    let mut lines = Vec::new();
    if let Some(seat) = position.turn().seats().first().filter(|_| typed.quick.is_empty()) {
        let bot = Bot::adviser(game);
        let question = Question {
            bot,
            asker: visitor.guest,
            view: position.view(Viewer::Seat(seat)),
            seat,
            among: Vec::new(),
            ceiling: bot.ceiling(),
            patience: bot.ceiling() * 2,
            seed: u64::from_be_bytes(random()),
        };
        let advice = app.bot_pool.ask(question, Urgency::Hint).await;
        if advice.as_ref().err() == Some(&NoAdvice::Busy) {
            lines.push(speaker.say(&app.meters.beyond(Excess::Thinking).phrase()));
        }
        for considered in advice.iter().flat_map(|advice| advice.considered.iter().take(3)) {
            let phrase = Phrase::new("table-hint-value")
                .with("action", position.write_action(considered.action))
                .with("percent", format!("{:.0}", considered.value * 100.0));
            lines.push(speaker.say(&phrase));
        }
    }
    let (inline, reader) = writing(&visitor);
    let whole = BoardUpdate::whole(&board_of(&position), &Parts::none(), inline, reader);
    Ok(Json(Examined {
        board: Some(BoardUpdate { log: None, ..whole }),
        faults: String::new(),
        lines,
    }))
}

/// What comes of what was typed.
#[derive(Default, Serialize)]
pub(crate) struct Examined {
    /// The board, if it can be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<BoardUpdate>,
    /// All that is wrong with it, as markup.
    faults: String,
    /// What the best bot would do.
    lines: Vec<String>,
}

/// The board as everybody sees it.
fn board_of(position: &AnyPosition) -> BoardState {
    let view = position.view(Viewer::Public);
    let nothing = Paths(Vec::new());
    BoardState::of_view(&view, Viewer::Public, Frame::WIDE, &nothing, ClickTree::nothing())
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

/// The text of the usual start.
fn usual(game: GameId, rules: &str) -> Option<String> {
    let options = AnyOptions::new(game, Some(rules), None).ok()?;
    options.start(*game.seats().start()).ok()?.to_text()
}

/// The position that was typed, or all that is wrong with it.
fn read(game: GameId, typed: &BoardForm) -> Result<AnyPosition, Faults> {
    let options = AnyOptions::new(game, Some(&typed.rules), None)
        .map_err(|error| vec![PlanFault::Said(error.phrase())])?;
    // The number of seats comes from the text; who plays is chosen later.
    let position = options
        .position_from_text(typed.setup.trim())
        .map_err(|error| faults_of(&play::NoStart::Setup(error)))?;
    let players = (0..position.seats()).map(|_| Player::Nobody).collect();
    let mut header = Header::new(word(game.id()), word(options.variant()), game.revision(), players);
    let setup = typed.setup.trim().parse();
    header.setup = Some(setup.map_err(|_| vec![PlanFault::new("setup-position-not-text")])?);
    GameLibrary.start(&header).map_err(|no| faults_of(&no))
}
