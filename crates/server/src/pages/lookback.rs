//! A match at any of its moments.

use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Form, Json};
use draw::Look;
use maud::{Markup, PreEscaped, html};
use play::record::{Record, Replay};
use play::{Control, GameLibrary};
use rules::{BySeat, Phrase, Seat, Viewer};
use serde::Deserialize;
use serde_json::json;
use store::MatchId;

use super::chart::{Course, Numbers, estimates, estimates_picture};
use super::layout::{Page, page};
use super::parts::{TableParts, log_lines};
use super::reading::{NOW, Reader, THEN, section};
use super::setup::{nonsense, open_plan, own_name, sitting_of};
use crate::app::App;
use crate::error::AppError;
use crate::names::names;
use crate::sight::{Eyes, Step, points, side_of, steps, viewer_of};
use crate::table::{AnyMatch, Plan, Sitting, Table};
use crate::visitor::Visitor;

/// What may be asked about a moment.
#[derive(Deserialize)]
pub(crate) struct Asked {
    /// `json` sends the moment alone, for scripts.
    part: Option<String>,
}

/// A moment that a viewer may look at.
struct Moment<'a> {
    game: &'a AnyMatch,
    viewer: Viewer,
    /// From where the table is seen.
    side: Viewer,
    steps: Vec<Step>,
    /// How many of the steps had happened.
    ply: usize,
}

impl<'a> Moment<'a> {
    fn new(table: &Table, game: &'a AnyMatch, visitor: &Visitor, ply: usize) -> Moment<'a> {
        let eyes = Eyes {
            own: table.seats_of(visitor.guest),
            shown: None,
            frame: visitor.preferences.frame,
            speaker: visitor.speaker,
        };
        // Where several people share a screen, nobody's hand is shown by looking back.
        let hides = game.position().game().has_secrets() && eyes.own.len() > 1;
        let seat = eyes.front(game);
        let viewer = viewer_of(game, seat.filter(|_| !hides));
        let side = side_of(viewer, eyes.side(&game.view(viewer), seat));
        let names = names(game, visitor.speaker);
        let steps = steps(game, viewer, &names, visitor.speaker);
        let ply = ply.min(steps.len());
        Moment {
            game,
            viewer,
            side,
            steps,
            ply,
        }
    }

    /// How many actions counted then.
    fn place(&self, ply: usize) -> usize {
        match ply {
            0 => 0,
            ply => self.steps[ply - 1].place,
        }
    }

    fn view(&self, ply: usize) -> games::AnyView {
        self.game.view_at(self.place(ply), self.viewer)
    }

    fn scene(&self, visitor: &Visitor) -> String {
        let scene = draw::scene(&self.view(self.ply), self.side, visitor.preferences.frame);
        scene.to_inline(visitor.speaker, visitor.preferences.look())
    }

    /// The same in words, under a name that no other reading of the page has.
    fn reading(&self, visitor: &Visitor, name: &'static str) -> Markup {
        let nothing = draw::Paths(Vec::new());
        let reading = draw::reading(&self.view(self.ply), self.side, &nothing);
        let speaker = visitor.speaker;
        Reader { speaker, name }.whole(&reading)
    }
}

fn ply_of(text: &str) -> Result<usize, AppError> {
    text.parse().map_err(|_| AppError::NoSuchPage)
}

async fn table_of(app: &App, id: &str) -> Result<(MatchId, std::sync::Arc<Table>), AppError> {
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
    if asked.part.as_deref() == Some("json") {
        let answer = json!({
            "ply": moment.ply,
            "last": moment.steps.len(),
            "scene": moment.scene(&visitor),
            "reading": moment.reading(&visitor, THEN).into_string(),
            "caption": caption,
        });
        return Ok(Json(answer).into_response());
    }
    let content = content(&app, &visitor, id, &table, &moment, &caption);
    let title = visitor.speaker.game_name(game.position().game());
    let page = Page {
        title: &title,
        class: "at-table past",
        script: Some("past.js"),
        content,
    };
    Ok(self::page(&app, &visitor, page).into_response())
}

fn caption(moment: &Moment<'_>, visitor: &Visitor) -> String {
    let said = match moment.ply {
        0 => visitor.speaker.text("past-start"),
        ply => moment.steps[ply - 1].text.clone(),
    };
    let phrase = Phrase::new("past-caption")
        .with("ply", moment.ply as i64)
        .with("last", moment.steps.len() as i64)
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
    let last = moment.steps.len();
    let ply = moment.ply;
    let at = |ply: usize| format!("/table/{id}/at/{ply}");
    let names = names(game, speaker);
    let shown_view = game.view(moment.viewer);
    let shown = TableParts {
        game,
        id,
        view: &shown_view,
        viewer: moment.viewer,
        seat: None,
        covered: None,
        own: table.seats_of(visitor.guest),
        names: &names,
        presence: None,
        speaker,
    };
    let link = |target: usize, key: &'static str, sign: &'static str, enabled: bool| {
        html! { a class="button" data-step=(key) href=[enabled.then(|| at(target))] aria-disabled=[(!enabled).then_some("true")] aria-label=(say(key)) { (sign) } }
    };
    let playable = game.is_over() || !game.position().game().has_secrets();
    html! {
        h1 class="unseen" { (speaker.game_name(game.position().game())) }
        div id="table" class="table" data-id=(id) data-now=(ply) data-last=(last) {
            div class="stage" {
                div id="prompt" class="prompt" aria-live="polite" { (caption) }
                div id="board" class="board" { (PreEscaped(moment.scene(visitor))) }
                nav class="bar steps" aria-label=(say("past-steps")) {
                    (link(0, "past-first", "«", ply > 0))
                    (link(ply.saturating_sub(1), "past-previous", "‹", ply > 0))
                    button type="button" data-step="past-play" aria-label=(say("past-play")) { "▶" }
                    (link((ply + 1).min(last), "past-next", "›", ply < last))
                    (link(last, "past-last", "»", ply < last))
                }
                (section(speaker, visitor.preferences.words, &moment.reading(visitor, NOW)))
                div id="chart" { (chart(app, visitor, id, moment)) }
                @if game.is_over() {
                    form method="post" action={ "/table/" (id) "/analysis" } data-analyse="" {
                        button class="quiet" { (say("past-analyse")) }
                        span class="note" id="analysis-progress" {}
                    }
                }
            }
            aside class="side" {
                section aria-label=(say("table-players")) { div id="players" { (shown.players()) } }
                @if playable {
                    form class="card play-on" method="post" action={ (at(ply)) "/play" } {
                        p { (say("past-play-on-about")) }
                        button class="primary" name="with" value="bots" { (say("past-play-on-bots")) }
                        button name="with" value="screen" { (say("past-play-on-screen")) }
                    }
                }
                section class="log" aria-label=(say("table-log")) {
                    h2 { (say("table-log")) }
                    ol id="log" data-now=(ply) { @for line in log_lines(id, &moment.steps) { (PreEscaped(line)) } }
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
    let names = names(moment.game, speaker);
    let seats = moment.game.header().seats();
    let places: Vec<usize> = moment.steps.iter().map(|step| step.place).collect();
    let counted: Vec<_> = (0..=moment.steps.len())
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
            (Numbers { id, names: &names, title: &title, speaker }.of_course(&course))
        }
        @if let Some(analysis) = &analysis {
            @let exact = analysis.opinions.iter().any(|opinion| opinion.exact);
            @let title = speaker.text(if exact { "past-chart-exact" } else { "past-chart-estimate" });
            @let estimates = estimates(analysis, &places);
            (estimates_picture(seats, moment.steps.len(), &estimates, moment.ply, &title))
            (Numbers { id, names: &names, title: &title, speaker }.of_estimates(&estimates))
            @let mistakes = analysis.opinions.iter().filter_map(|opinion| Some((opinion, opinion.better.as_ref()?)));
            ul class="mistakes" {
                @for (opinion, better) in mistakes {
                    @if let Ok(step) = places.binary_search(&opinion.place) {
                        li {
                            a href={ "/table/" (id) "/at/" (step) } { (moment.steps[step].text) } " "
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
    app.analyse(&table);
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
    let lines: Vec<&str> = moment.steps.iter().map(|step| step.text.as_str()).collect();
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
    let id = app.store_match(&game, None, visitor.guest).await?;
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
    let scene = draw::scene(&moment.view(moment.ply), moment.side, draw::Frame::Wide);
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
    let me = own_name(&app, &visitor).await?;
    let own = table.seats_of(visitor.guest).first().unwrap_or(Seat::FIRST);
    let mut sitting = sitting_of(kind, &game.header().players);
    for (index, seat) in Seat::all(game.header().seats()).enumerate() {
        sitting[index] = match (with.with.as_str(), seat == own) {
            (_, true) => Sitting::Here(me.clone()),
            ("screen", false) => match &sitting[index] {
                Sitting::Here(name) if *name != me => Sitting::Here(name.clone()),
                _ => Sitting::Here(
                    visitor
                        .speaker
                        .seat(seat)
                        .parse()
                        .expect("our own names are a line of text"),
                ),
            },
            (_, false) => match &sitting[index] {
                Sitting::Bot(name) => Sitting::Bot(name),
                Sitting::Here(_) | Sitting::Friend => Sitting::Bot(bots::Bot::usual(kind).name()),
            },
        };
    }
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
    let id = open_plan(&app, &visitor, &plan).await?;
    let id = id.map_err(|faults| nonsense(&faults))?;
    Ok(Redirect::to(&format!("/table/{id}")).into_response())
}
