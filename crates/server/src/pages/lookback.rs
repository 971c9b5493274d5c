//! A match at any of its moments.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Form, Json};
use board::{
    BoardState, BoardUpdate, ClickTree, Parts, Perspective, Reader, Story, points, side_of, viewer_of,
};
use draw::{Frame, Inline, Look};
use maud::{Markup, PreEscaped, html};
use play::record::{Record, Replay};
use play::{Control, GameLibrary};
use rules::{BySeat, Phrase, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::json;
use store::MatchId;

use super::chart::{self, Course, Numbers, estimates, estimates_picture};
use super::layout::{Page, definitions, page};
use crate::app::App;
use crate::error::AppError;
use crate::names::names;
use crate::opening::{self, Others, sitting_to_play_on};
use crate::parts::{TableParts, in_words, log, section};
use crate::people::own_name;
use crate::table::{AnyMatch, Plan, Table};
use crate::visitor::Visitor;

/// What may be asked about a moment.
#[derive(Deserialize)]
pub(crate) struct Asked {
    /// Sends the moment alone, for scripts, and says for which board.
    board: Option<BoardPlace>,
    /// The moment that this board shows now.
    from: Option<usize>,
}

/// Which board of a page shows a moment.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum BoardPlace {
    /// The one board of the page of the moment.
    Page,
    /// The board that a table's page shows in place of its own.
    BesideTable,
}

impl BoardPlace {
    /// How it is written: where there are two boards, their ids differ.
    fn writing(self, visitor: &Visitor) -> (Inline, Reader) {
        let speaker = visitor.speaker;
        let (prefix, name) = match self {
            BoardPlace::Page => ("", Reader::NOW),
            BoardPlace::BesideTable => ("was-", Reader::THEN),
        };
        let inline = Inline {
            speaker,
            look: visitor.preferences.look(),
            prefix,
        };
        (inline, Reader { speaker, name })
    }
}

/// A moment that a viewer may look at.
struct Moment<'a> {
    game: &'a AnyMatch,
    viewer: Viewer,
    /// From where the table is seen.
    side: Viewer,
    frame: Frame,
    names: Arc<BySeat<String>>,
    story: Story,
    /// How many lines of the story had happened.
    ply: usize,
}

impl<'a> Moment<'a> {
    fn new(table: &Table, game: &'a AnyMatch, visitor: &Visitor, ply: usize) -> Moment<'a> {
        let perspective = Perspective {
            own: table.seats_of(visitor.guest),
            shown: None,
            frame: visitor.preferences.frame,
            speaker: visitor.speaker,
        };
        // Where several people share a screen, nobody's hand is shown by looking back.
        let hides = game.position().game().has_secrets() && perspective.own.len() > 1;
        let seat = perspective.front(game);
        let viewer = viewer_of(game, seat.filter(|_| !hides));
        let side = side_of(viewer, perspective.side(&game.view(viewer), seat));
        let names = Arc::new(names(game, visitor.speaker));
        let story = Story::new(game, viewer, &names, visitor.speaker);
        let ply = ply.min(story.lines().len());
        Moment {
            game,
            viewer,
            side,
            frame: perspective.frame,
            names,
            story,
            ply,
        }
    }

    /// How many moments there are after the first.
    fn last(&self) -> usize {
        self.story.lines().len()
    }

    /// How many actions counted then.
    fn place(&self, ply: usize) -> usize {
        match ply {
            0 => 0,
            ply => self.story.lines()[ply - 1].place,
        }
    }

    fn view(&self, ply: usize) -> games::AnyView {
        self.game.view_at(self.place(ply), self.viewer)
    }

    /// The board of a moment, on which nothing can be clicked.
    fn board(&self, ply: usize) -> BoardState {
        let nothing = draw::Paths(Vec::new());
        let tree = ClickTree::nothing();
        BoardState::of_view(&self.view(ply), self.side, self.frame, &nothing, tree)
    }
}

/// A moment as scripts read it.
#[derive(Serialize)]
struct Told {
    /// Which moment it is, and how many there are after the first.
    ply: usize,
    last: usize,
    /// What happened then.
    caption: String,
    /// Where it is in the charts, as a share of their width.
    chart: f64,
    board: BoardUpdate,
}

fn ply_of(text: &str) -> Result<usize, AppError> {
    text.parse().map_err(|_| AppError::NoSuchPage)
}

async fn table_of(app: &App, id: &str) -> Result<(MatchId, Arc<Table>), AppError> {
    let id = id.parse().map_err(|_| AppError::NoSuchMatch)?;
    Ok((id, app.open_table(id).await?))
}

/// The page of a moment, or the moment alone.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, ply)): Path<(String, String)>,
    Query(asked): Query<Asked>,
) -> Result<Response, AppError> {
    let (id, table) = table_of(&app, &id).await?;
    let game = table.game();
    let moment = Moment::new(&table, &game, &visitor, ply_of(&ply)?);
    let caption = caption(&moment, &visitor);
    if let Some(name) = asked.board {
        return Ok(Json(told(&moment, &visitor, caption, asked.from, name)).into_response());
    }
    let content = content(&app, &visitor, id, &table, &moment, &caption);
    let title = visitor.speaker.game_name(game.position().game());
    let page = Page {
        title: &title,
        class: "at-table past",
        script: Some("lookback.js"),
        content,
    };
    Ok(self::page(&app, &visitor, page).into_response())
}

/// The moment alone: as a whole, or as what turns the board of another moment
/// into it.
fn told(
    moment: &Moment<'_>,
    visitor: &Visitor,
    caption: String,
    from: Option<usize>,
    place: BoardPlace,
) -> Told {
    let state = moment.board(moment.ply);
    let (inline, reader) = place.writing(visitor);
    let parts = Parts::none();
    let from = from.filter(|from| *from <= moment.last());
    let board = match from.map(|from| moment.board(from).sent(&parts)) {
        Some(sent) => BoardUpdate::between(&sent, &state, &parts, inline, reader).unwrap_or_default(),
        None => BoardUpdate {
            log: None,
            ..BoardUpdate::whole(&state, &parts, inline, reader)
        },
    };
    Told {
        ply: moment.ply,
        last: moment.last(),
        caption,
        chart: chart::share(moment.ply, moment.last()),
        board,
    }
}

fn caption(moment: &Moment<'_>, visitor: &Visitor) -> String {
    let said = match moment.ply {
        0 => visitor.speaker.text("past-start"),
        ply => moment.story.lines()[ply - 1].text.clone(),
    };
    let phrase = Phrase::new("past-caption")
        .with("ply", moment.ply as i64)
        .with("last", moment.last() as i64)
        .with("said", said);
    visitor.speaker.say(&phrase)
}

fn content(
    app: &App,
    visitor: &Visitor,
    id: MatchId,
    table: &Table,
    moment: &Moment<'_>,
    caption: &str,
) -> Markup {
    let speaker = visitor.speaker;
    let say = |id| speaker.text(id);
    let game = moment.game;
    let last = moment.last();
    let ply = moment.ply;
    let at = |ply: usize| format!("/table/{id}/at/{ply}");
    let shown = TableParts {
        game,
        id,
        seat: None,
        covered: None,
        own: table.seats_of(visitor.guest),
        names: &moment.names,
        presence: None,
        speaker,
    };
    let own = Perspective {
        own: shown.own,
        shown: None,
        frame: moment.frame,
        speaker,
    };
    let plates = BoardState::of_match(game, own, &moment.names, None).plates;
    let board = moment.board(ply);
    let (inline, _) = BoardPlace::Page.writing(visitor);
    let link = |target: usize, key: &'static str, sign: &'static str, enabled: bool| {
        html! { a class="button" data-step=(key) href=[enabled.then(|| at(target))] aria-disabled=[(!enabled).then_some("true")] aria-label=(say(key)) { (sign) } }
    };
    let playable = game.is_over() || !game.position().game().has_secrets();
    html! {
        h1 class="unseen" { (speaker.game_name(game.position().game())) }
        div id="table" class="table" data-id=(id) data-now=(ply) data-last=(last)
            data-keys=[visitor.preferences.keys.then_some("on")] {
            div class="stage" {
                div id="prompt" class="prompt" aria-live="polite" { (caption) }
                (definitions(game.position().game()))
                div id="board" class="board" { (PreEscaped(board.scene.to_inline(inline))) }
                nav class="bar steps" aria-label=(say("past-steps")) {
                    (link(0, "past-first", "«", ply > 0))
                    (link(ply.saturating_sub(1), "past-previous", "‹", ply > 0))
                    button type="button" data-step="past-play" aria-label=(say("past-play")) { "▶" }
                    (link((ply + 1).min(last), "past-next", "›", ply < last))
                    (link(last, "past-last", "»", ply < last))
                }
                (section(speaker, visitor.preferences.words, &in_words(speaker, &board.reading)))
                div id="chart" { (chart(app, visitor, id, moment)) }
                @if game.is_over() {
                    form method="post" action={ "/table/" (id) "/analysis" } data-analyse="" {
                        button class="quiet" { (say("past-analyse")) }
                        span class="note" id="analysis-progress" {}
                    }
                }
            }
            aside class="side" {
                section aria-label=(say("table-players")) { div id="players" { (shown.players(&plates)) } }
                @if playable {
                    form class="card play-on" method="post" action={ (at(ply)) "/play" } {
                        p { (say("past-play-on-about")) }
                        button class="primary" name="with" value="bots" { (say("past-play-on-bots")) }
                        button name="with" value="screen" { (say("past-play-on-screen")) }
                    }
                }
                section class="log" aria-label=(say("table-log")) {
                    h2 { (say("table-log")) }
                    ol id="log" data-now=(ply) { (log(id, &moment.story)) }
                }
                p class="links" {
                    a href={ "/table/" (id) } { (say("past-back-to-table")) }
                    a href={ "/table/" (id) "/picture.svg?ply=" (ply) } download { (say("table-picture")) }
                    a href={ "/table/" (id) "/record" } download { (say("table-export")) }
                }
            }
        }
        @if game.is_over() { div id="result" { (shown.result()) } }
    }
}

/// Points after every step, and what bots think.
fn chart(app: &App, visitor: &Visitor, id: MatchId, moment: &Moment<'_>) -> Markup {
    let speaker = visitor.speaker;
    let names = &*moment.names;
    let seats = moment.game.header().seats();
    let places: Vec<usize> = moment.story.lines().iter().map(|line| line.place).collect();
    let counted: Vec<_> = (0..=moment.last())
        .map(|ply| points(&moment.view(ply)).map(|points| points.map(|_, points| f64::from(*points))))
        .collect();
    // Before anything counts, everybody has nothing.
    let nothing = || BySeat::from_fn(seats, |_| 0.0);
    let has_points = counted.iter().any(Option::is_some);
    let values = has_points.then(|| {
        counted
            .into_iter()
            .map(|points| points.unwrap_or_else(nothing))
            .collect()
    });
    let analysis = app.analyses.get(id).filter(|_| moment.game.is_over());
    html! {
        @if let Some(values) = values {
            @let course = Course { seats, values };
            @let title = speaker.text("past-chart-points");
            (course.picture(moment.ply, &title))
            (Numbers { id, names, title: &title, speaker }.of_course(&course))
        }
        @if let Some(analysis) = &analysis {
            @let exact = analysis.opinions.iter().any(|opinion| opinion.exact);
            @let title = speaker.text(if exact { "past-chart-exact" } else { "past-chart-estimate" });
            @let estimates = estimates(analysis, &places);
            (estimates_picture(seats, moment.last(), &estimates, moment.ply, &title))
            (Numbers { id, names, title: &title, speaker }.of_estimates(&estimates))
            @let mistakes = analysis.opinions.iter().filter_map(|opinion| Some((opinion, opinion.better.as_ref()?)));
            ul class="mistakes" {
                @for (opinion, better) in mistakes {
                    @if let Ok(step) = places.binary_search(&opinion.place) {
                        li {
                            a href={ "/table/" (id) "/at/" (step) } { (moment.story.lines()[step].text) } " "
                            span class="note" { (speaker.say(&Phrase::new("past-better").with("action", better.as_str()))) }
                        }
                    }
                }
            }
            @if analysis.done == analysis.of && analysis.opinions.iter().all(|opinion| opinion.better.is_none()) {
                p class="note" { (speaker.text("past-no-mistakes")) }
            }
        }
    }
}

/// Begins an analysis, or says how far it is.
pub(crate) async fn analyse(State(app): State<App>, Path(id): Path<String>) -> Result<Response, AppError> {
    let (id, table) = table_of(&app, &id).await?;
    if !table.game().is_over() {
        return Err(AppError::NotNow(Phrase::new("play-not-over")));
    }
    app.analyses.analyse(&table, &app.bot_pool);
    let analysis = app.analyses.get(id).unwrap_or_default();
    Ok(Json(json!({ "done": analysis.done, "of": analysis.of })).into_response())
}

/// The record of a match: whole once it is over, or if nothing is hidden in it.
pub(crate) async fn export(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, AppError> {
    let (id, table) = table_of(&app, &id).await?;
    let game = table.game();
    let (ending, text) = record_for(&table, &game, &visitor);
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (
            CONTENT_DISPOSITION,
            format!("attachment; filename=\"{id}.{ending}\""),
        ),
    ];
    Ok((headers, text).into_response())
}

/// The record of a match, or while secrets are at stake what the visitor has
/// noticed so far, in words; with the ending of its file's name.
pub(super) fn record_for(table: &Table, game: &AnyMatch, visitor: &Visitor) -> (&'static str, String) {
    if game.is_over() || !game.position().game().has_secrets() {
        return ("record", Record::of(game).to_string());
    }
    let moment = Moment::new(table, game, visitor, 0);
    let lines: Vec<&str> = moment
        .story
        .lines()
        .iter()
        .map(|line| line.text.as_str())
        .collect();
    ("txt", lines.join("\n") + "\n")
}

/// What is sent to the import.
#[derive(Deserialize)]
pub(crate) struct Brought {
    record: String,
}

/// Takes in a record from elsewhere.
pub(crate) async fn import(
    State(app): State<App>,
    visitor: Visitor,
    Form(brought): Form<Brought>,
) -> Result<Response, AppError> {
    let speaker = visitor.speaker;
    let wrong = |phrase: Phrase| AppError::Nonsense(phrase);
    let record = Record::parse(brought.record.as_bytes()).map_err(|error| wrong(error.phrase()))?;
    let Replay { game, stopped } = record
        .replay_part(&GameLibrary)
        .map_err(|error| wrong(error.phrase()))?;
    if let Some(error) = stopped {
        let reason = error
            .reason()
            .map_or(String::new(), |reason| speaker.say(&reason));
        let phrase = Phrase::new("past-record-wrong")
            .with("what", speaker.say(&error.phrase()))
            .with("reason", reason);
        return Err(wrong(phrase));
    }
    if game.position().game().has_chance() && !game.is_over() {
        // Its dice were promised by somebody else, who keeps the secret, or by nobody.
        return Err(wrong(Phrase::new("past-record-unfinished")));
    }
    let id = app.tables.store_match(&game, None, visitor.guest).await?;
    Ok(Redirect::to(&format!("/table/{id}/at/0")).into_response())
}

/// Which moment a picture shows, and how.
#[derive(Deserialize)]
pub(crate) struct Pictured {
    ply: Option<usize>,
    theme: Option<String>,
}

/// A moment as a picture that stands alone.
pub(crate) async fn picture(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<Pictured>,
) -> Result<Response, AppError> {
    let (id, table) = table_of(&app, &id).await?;
    let game = table.game();
    let moment = Moment::new(&table, &game, &visitor, asked.ply.unwrap_or(usize::MAX));
    let theme = asked.theme.as_deref().and_then(draw::Theme::from_name);
    let look = Look {
        theme: theme.or(visitor.preferences.theme).unwrap_or_default(),
        ..visitor.preferences.look()
    };
    let scene = draw::scene(&moment.view(moment.ply), moment.side, Frame::Wide);
    let headers = [
        (CONTENT_TYPE, "image/svg+xml".to_owned()),
        (
            CONTENT_DISPOSITION,
            format!("inline; filename=\"{id}-{}.svg\"", moment.ply),
        ),
    ];
    Ok((headers, scene.to_svg(visitor.speaker, look)).into_response())
}

/// The position from which the turn at a moment began, as text; `None` before
/// the first turn, where the match begins anew.
fn start_of_turn(game: &AnyMatch, place: usize) -> Option<String> {
    let setup = game.header().setup.as_ref().map(ToString::to_string);
    let mut places = (0..=place).rev();
    places
        .find_map(|place| game.position_at(place).to_text())
        .or(setup)
}

/// With whom to play on.
#[derive(Deserialize)]
pub(crate) struct With {
    with: String,
}

/// Opens a new match that starts from a moment of this one.
pub(crate) async fn play_on(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, ply)): Path<(String, String)>,
    Form(with): Form<With>,
) -> Result<Response, AppError> {
    let (_, table) = table_of(&app, &id).await?;
    let game = table.game();
    if !game.is_over() && game.position().game().has_secrets() {
        return Err(AppError::NotNow(Phrase::new("play-not-over")));
    }
    let moment = Moment::new(&table, &game, &visitor, ply_of(&ply)?);
    let setup = start_of_turn(&game, moment.place(moment.ply));
    let kind = game.position().game();
    let me = own_name(&app.store, visitor.guest, visitor.speaker).await?;
    let own = table.seats_of(visitor.guest).first().unwrap_or(Seat::FIRST);
    let others = match with.with.as_str() {
        "screen" => Others::SameScreen,
        _ => Others::Bots,
    };
    let players = &game.header().players;
    let sitting = sitting_to_play_on(kind, players, &me, own, others, visitor.speaker);
    let plan = Plan {
        game: kind,
        variant: Some(game.header().variant.to_string()),
        sitting,
        shuffled: false,
        clock: Control::None,
        components: game.header().components.text().map(ToOwned::to_owned),
        setup,
        nonce: None,
    };
    let opened = opening::open(&app.tables, &plan, visitor.guest, visitor.speaker).await;
    let id = opened.map_err(|error| error.into_app_error(visitor.speaker))?;
    Ok(Redirect::to(&format!("/table/{id}")).into_response())
}
