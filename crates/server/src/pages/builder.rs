//! The board editor: positions are set up, analysed, and played from.

use axum::extract::{Path, Query, State};
use axum::{Form, Json};
use board::{BoardState, BoardUpdate, ClickTree, Parts, Reader};
use bots::Bot;
use draw::{Bench, Frame, Inline, Paths, TAKE};
use games::{AnyOptions, AnyPosition, GameId};
use maud::{Markup, PreEscaped, html};
use play::{GameLibrary, Header, Library, Player};
use rules::{Notation, Observe, Phrase, Position, Viewer};
use serde::{Deserialize, Serialize};

use super::bench::{BenchMarkup, fault_list};
use super::layout::{Page, definitions, page};
use super::setup::rules_name;
use crate::app::App;
use crate::bot_pool::{NoAdvice, Question, Urgency};
use crate::error::AppError;
use crate::limits::Excess;
use crate::names::word;
use crate::parts::{in_words, section};
use crate::system::random;
use crate::table::{Faults, PlanFault, faults_of};
use crate::visitor::Visitor;

/// The position in the form, and what was clicked.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct BoardForm {
    setup: String,
    rules: String,
    /// The position as it is put together, if that is written in another way than it has to be to be
    /// played.
    working: String,
    /// The piece that is put on a spot, or the dial that is set to it; or `clear` and `start`.
    tool: String,
    /// The spot, or the value.
    spot: String,
    /// If not empty, only the picture is wanted, without analysis.
    quick: String,
}

/// Puts nothing anywhere.
const CLEAR: &str = "clear";
/// Puts everything where it is at the usual start.
const START: &str = "start";

impl BoardForm {
    /// The position before anything was clicked.
    fn text(&self) -> &str {
        match self.working.trim() {
            "" => self.setup.trim(),
            working => working,
        }
    }

    /// The position after what was clicked. What means nothing changes nothing.
    fn edited(&self, game: GameId) -> String {
        let text = self.text();
        let seats = draw::bench(game, text).map_or(*game.seats().start(), |bench| bench.seats);
        let edited = match self.tool.as_str() {
            "" => None,
            CLEAR => draw::blank(game, &self.rules, seats),
            START => Some(usual(game, &self.rules)),
            tool => draw::edit(game, text, tool, &self.spot),
        };
        edited.unwrap_or_else(|| text.to_owned())
    }
}

/// A position that is looked at: as it is put together, as it is written, and what is wrong with it.
struct Draft {
    working: String,
    setup: String,
    rules: String,
    bench: Option<Bench>,
    read: Result<AnyPosition, Faults>,
}

impl Draft {
    fn of(game: GameId, working: String, rules: &str) -> Draft {
        let bench = draw::bench(game, &working);
        // What the text says of the rules counts.
        let named = bench.as_ref().and_then(|bench| bench.rules.clone());
        let rules = named.unwrap_or_else(|| rules.to_owned());
        let setup = draw::settled(game, &working);
        Draft {
            read: read(game, &setup, &rules),
            working,
            setup,
            rules,
            bench,
        }
    }

    fn faults(&self) -> &[PlanFault] {
        self.read.as_ref().err().map_or(&[], Vec::as_slice)
    }
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
        typed.setup = usual(game, &typed.rules);
    }
    let draft = Draft::of(game, typed.edited(game), &typed.rules);
    let board = draft.read.as_ref().ok().map(board_of);
    let (inline, _) = writing(&visitor);
    let (faults, at_fault) = fault_list(game, draft.bench.as_ref(), draft.faults(), speaker);
    let markup = draft.bench.as_ref().map(|bench| BenchMarkup {
        game,
        bench,
        speaker,
        at_fault: &at_fault,
    });
    let is_clickable = draw::blank(game, &typed.rules, *game.seats().start()).is_some();
    let title = speaker.say(&Phrase::new("board-title").with("game", speaker.game_name(game)));
    let content = html! {
        h1 { (title) }
        p { (say(if is_clickable { "board-about-clicking" } else { "board-about" })) }
        (definitions(game))
        div class="builder" id="builder" data-game=(game) data-elsewhere=(say("board-elsewhere")) {
            @if is_clickable {
                div class="bench" id="bench" {
                    div class="palette card" role="group" aria-label=(say("board-pieces")) {
                        div class="deeds" {
                            button type="button" data-undo="" disabled { (say("board-undo")) }
                            button type="button" data-anew=(CLEAR) { (say("board-clear")) }
                            button type="button" data-anew=(START) { (say("board-start")) }
                            button type="button" class="tool take" data-tool=(TAKE) data-kind="" aria-pressed="false" { (say("board-take")) }
                        }
                        div id="trays" { @if let Some(markup) = &markup { (markup.trays()) } }
                        p class="note" id="bench-note" role="status" {}
                    }
                    div id="plots" { @if let Some(markup) = &markup { (markup.plots()) } }
                }
            }
            div class="outcome" {
                div class="stage" {
                    div id="board" class="board" { @if let Some(board) = &board { (PreEscaped(board.scene.to_inline(inline))) } }
                    @let reading = board.as_ref().map_or(html! {}, |board| in_words(speaker, &board.reading));
                    (section(speaker, visitor.preferences.words, &reading))
                }
                form class="card" method="get" action={ "/board/" (game) } {
                    div id="faults" class="faults" role="status" { (faults) }
                    @if game.variants().len() > 1 {
                        label for="rules" { (say("setup-rules")) }
                        select id="rules" name="rules" {
                            @for variant in game.variants() {
                                option value=(variant) selected[variant == draft.rules] { (rules_name(game, variant, speaker)) }
                            }
                        }
                    }
                    @let seats = draft.bench.as_ref().map(|bench| bench.seats.to_string());
                    input type="hidden" id="seats" name="seats" value=(seats.unwrap_or_default());
                    label for="setup" { (say("board-text")) }
                    textarea id="setup" name="setup" rows="5" spellcheck="false" data-working=(draft.working) { (draft.setup) }
                    p class="note" { (say("board-grammar")) " " a href={ "/rules/" (game) "/reference" } target="rules" { (say("rules-reference")) } }
                    button { (say("board-look")) }
                    button class="primary" formaction={ "/new/" (game) } { (say("board-play")) }
                    button type="button" data-examine="" { (say("board-examine")) }
                    ol id="hints" {}
                }
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

/// The position after what was clicked, with everything that is wrong with it; and the best bot's
/// advice, if that is wanted.
pub(crate) async fn examine(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    Form(mut typed): Form<BoardForm>,
) -> Result<Json<Examined>, AppError> {
    let game: GameId = game.parse().map_err(|_| AppError::NoSuchPage)?;
    let speaker = visitor.speaker;
    if typed.rules.is_empty() {
        game.default_variant().clone_into(&mut typed.rules);
    }
    let draft = Draft::of(game, typed.edited(game), &typed.rules);
    let (faults, at_fault) = fault_list(game, draft.bench.as_ref(), draft.faults(), speaker);
    let mut examined = Examined {
        faults: faults.into_string(),
        rules: draft.rules,
        working: draft.working,
        setup: draft.setup,
        ..Examined::default()
    };
    if let Some(bench) = &draft.bench {
        let markup = BenchMarkup {
            game,
            bench,
            speaker,
            at_fault: &at_fault,
        };
        examined.seats = Some(bench.seats);
        // A page that has clicked has the pieces that there were before.
        let before = draw::bench(game, typed.text()).filter(|_| !typed.tool.is_empty());
        if before.is_none_or(|before| before.trays != bench.trays) {
            examined.trays = Some(markup.trays().into_string());
        }
        examined.plots = Some(markup.plots().into_string());
    }
    let Ok(position) = draft.read else {
        return Ok(Json(examined));
    };
    if let Some(seat) = position.turn().seats().first().filter(|_| typed.quick.is_empty()) {
        let bot = Bot::adviser(game);
        let question = Question {
            bot,
            asker: visitor.guest,
            sender: Some(visitor.origin.sender),
            view: position.view(Viewer::Seat(seat)),
            seat,
            among: Vec::new(),
            ceiling: bot.ceiling(),
            patience: bot.ceiling() * 2,
            seed: u64::from_be_bytes(random()),
        };
        let advice = app.bot_pool.ask(question, Urgency::Hint).await;
        if advice.as_ref().err() == Some(&NoAdvice::Busy) {
            let busy = app.meters.beyond(Excess::Thinking).phrase();
            examined.lines.push(speaker.say(&busy));
        }
        for considered in advice.iter().flat_map(|advice| advice.considered.iter().take(3)) {
            let phrase = Phrase::new("table-hint-value")
                .with("action", position.write_action(considered.action))
                .with("percent", format!("{:.0}", considered.value * 100.0));
            examined.lines.push(speaker.say(&phrase));
        }
    }
    let (inline, reader) = writing(&visitor);
    let whole = BoardUpdate::whole(&board_of(&position), &Parts::none(), inline, reader);
    examined.board = Some(BoardUpdate { log: None, ..whole });
    Ok(Json(examined))
}

/// What comes of what was typed.
#[derive(Default, Serialize)]
pub(crate) struct Examined {
    /// The board, if it can be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<BoardUpdate>,
    /// All that is wrong with it, as markup.
    faults: String,
    /// Its rule set.
    rules: String,
    /// The position as it is put together.
    working: String,
    /// The position as it has to be written to be played.
    setup: String,
    /// The number of players, if it can be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    seats: Option<u8>,
    /// The pieces, as markup, if it can be put together by clicking and they are others than before.
    #[serde(skip_serializing_if = "Option::is_none")]
    trays: Option<String>,
    /// What they are put on, as markup.
    #[serde(skip_serializing_if = "Option::is_none")]
    plots: Option<String>,
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

/// The text of the usual start; where that cannot be written, because something is dealt first, a
/// position in which nothing has been put yet.
fn usual(game: GameId, rules: &str) -> String {
    let seats = *game.seats().start();
    let options = AnyOptions::new(game, Some(rules), None).ok();
    let text = options.and_then(|options| options.start(seats).ok()?.to_text());
    text.or_else(|| draw::blank(game, rules, seats))
        .unwrap_or_default()
}

/// The position that was typed, or all that is wrong with it.
fn read(game: GameId, setup: &str, rules: &str) -> Result<AnyPosition, Faults> {
    let options =
        AnyOptions::new(game, Some(rules), None).map_err(|error| vec![PlanFault::Said(error.phrase())])?;
    // The number of seats comes from the text; who plays is chosen later.
    let position = options
        .position_from_text(setup)
        .map_err(|error| faults_of(&play::NoStart::Setup(error)))?;
    let players = (0..position.seats()).map(|_| Player::Nobody).collect();
    let mut header = Header::new(word(game.id()), word(options.variant()), game.revision(), players);
    header.setup = Some(
        setup
            .parse()
            .map_err(|_| vec![PlanFault::new("setup-position-not-text")])?,
    );
    GameLibrary.start(&header).map_err(|no| faults_of(&no))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_builder_answers_is_documented() {
        crate::documented::check(
            "builder",
            &Examined {
                board: Some(crate::documented::board()),
                faults: String::new(),
                rules: "standard".to_owned(),
                working: "standard ..../..../..../....|.../.../...|../..|. light".to_owned(),
                setup: "standard ..../..../..../....|.../.../...|../..|. light".to_owned(),
                seats: Some(2),
                trays: Some("<div></div>".to_owned()),
                plots: Some("<div></div>".to_owned()),
                lines: vec!["Place a sphere on 1a1: about even".to_owned()],
            },
        );
    }
}
