//! Looking back at any moment of a match.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Form, Json};
use board::{BoardState, BoardUpdate, Parts, Perspective, Reader, StoryLine, points};
use draw::{Frame, Inline, Look};
use maud::{Markup, PreEscaped, html};
use play::record::{Record, Replay};
use play::{Control, GameLibrary};
use rules::{Phrase, Seat, SeatSet};
use say::Speaker;
use serde::{Deserialize, Serialize};
use store::MatchId;

use super::chart;
use super::judgement::{self, Better};
use super::layout::{Page, definitions, page};
use super::moment::Moment;
use crate::app::App;
use crate::error::AppError;
use crate::limits::Excess;
use crate::opening::{self, Others, sitting_to_play_on};
use crate::parts::{TableParts, in_words, log, section};
use crate::people::own_name;
use crate::system::apart;
use crate::table::{AnyMatch, Plan, Table};
use crate::visitor::Visitor;

/// The query parameters of a moment.
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

/// A moment as scripts read it.
#[derive(Serialize)]
struct MomentAnswer {
    /// Which moment it is, and how many there are after the first.
    ply: usize,
    last: usize,
    /// The moments a turn before and after it.
    previous: Option<usize>,
    next: Option<usize>,
    /// What happened then.
    caption: String,
    /// Where it is in the charts, as a share of their width.
    chart: f64,
    /// What would have been better than what was done next, as far as bots can tell.
    better: Option<Better>,
    board: BoardUpdate,
}

/// How the last moment is written in addresses.
const LAST: &str = "end";

fn ply_of(text: &str) -> Result<usize, AppError> {
    if text == LAST {
        return Ok(usize::MAX);
    }
    text.parse().map_err(|_| AppError::NoSuchPage)
}

async fn table_of(app: &App, id: &str) -> Result<(MatchId, Arc<Table>), AppError> {
    let id = id.parse().map_err(|_| AppError::NoSuchMatch)?;
    Ok((id, app.open_table(id).await?))
}

/// The page of a moment, or only the moment.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, ply)): Path<(String, String)>,
    Query(asked): Query<Asked>,
) -> Result<Response, AppError> {
    let (id, table) = table_of(&app, &id).await?;
    let game = table.game();
    let moment = Moment::new(table.seats_of(visitor.guest), &game, &visitor, ply_of(&ply)?);
    let caption = moment.caption(visitor.speaker);
    if let Some(name) = asked.board {
        let parts = match name {
            BoardPlace::Page => plates(id, &table, &moment, &visitor),
            BoardPlace::BesideTable => Parts::none(),
        };
        let analysis = match name {
            BoardPlace::Page => app.analyses.get(id).filter(|_| game.is_over()),
            BoardPlace::BesideTable => None,
        };
        let better = analysis.and_then(|analysis| judgement::better(&analysis, &moment, visitor.speaker));
        let told = told(&moment, &visitor, caption, asked.from, name, &parts, better);
        return Ok(Json(told).into_response());
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
    parts: &Parts,
    better: Option<Better>,
) -> MomentAnswer {
    let state = moment.board(moment.ply);
    let (inline, reader) = place.writing(visitor);
    let from = from.filter(|from| *from <= moment.last());
    let board = match from.map(|from| moment.board(from).sent(&Parts::none())) {
        Some(sent) => BoardUpdate::between(&sent, &state, parts, inline, reader).unwrap_or_default(),
        None => BoardUpdate {
            log: None,
            ..BoardUpdate::whole(&state, parts, inline, reader)
        },
    };
    MomentAnswer {
        ply: moment.ply,
        last: moment.last(),
        previous: moment.previous(),
        next: moment.next(),
        caption,
        chart: chart::share(moment.turn(), moment.turns()),
        better,
        board,
    }
}

/// The players with their points as they were at the moment.
fn plates(id: MatchId, table: &Table, moment: &Moment<'_>, visitor: &Visitor) -> Parts {
    let own = table.seats_of(visitor.guest);
    let shown = TableParts {
        game: moment.game,
        id,
        seat: None,
        covered: None,
        front: None,
        own,
        names: &moment.names,
        presence: None,
        speaker: visitor.speaker,
    };
    let perspective = Perspective {
        own,
        shown: None,
        frame: moment.frame,
        speaker: visitor.speaker,
    };
    let mut plates = BoardState::of_match(moment.game, perspective, &moment.names, None).plates;
    let then = points(&moment.view(moment.ply));
    for plate in &mut plates {
        // Before anything counts, everybody has nothing.
        plate.points = plate
            .points
            .map(|_| then.as_ref().map_or(0, |then| then[plate.seat]));
    }
    let mut parts = Parts::none();
    parts.add("players", shown.players(&plates).into_string());
    parts
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
    let own = table.seats_of(visitor.guest);
    let presence = table.presence();
    let shown = TableParts {
        game,
        id,
        seat: None,
        covered: None,
        front: None,
        own,
        names: &moment.names,
        presence: Some(&presence),
        speaker,
    };
    let plates = plates(id, table, moment, visitor);
    let board = moment.board(ply);
    let (inline, _) = BoardPlace::Page.writing(visitor);
    let link = |target: usize, key: &'static str, sign: &'static str, enabled: bool| {
        html! { a class="button" data-step=(key) href=[enabled.then(|| at(target))] aria-disabled=[(!enabled).then_some("true")] aria-label=(say(key)) title=(say(key)) { (sign) } }
    };
    let analysis = app.analyses.get(id).filter(|_| game.is_over());
    let done = analysis.as_ref().filter(|analysis| analysis.done >= analysis.of);
    let playable = game.is_over() || !game.position().game().has_secrets();
    let kind = game.position().game();
    html! {
        h1 class="unseen" { (speaker.game_name(kind)) }
        div id="table" class={ "table of-" (kind) } data-id=(id) data-now=(ply) data-last=(last)
            data-keys=[visitor.preferences.keys.then_some("on")] {
            div class="stage" {
                // It has its height whatever it says, so that nothing below it moves.
                div class="says" tabindex="0" {
                    div id="prompt" class="prompt" aria-live="polite" { (caption) }
                    p id="better" class="better" aria-live="polite" hidden {}
                }
                (definitions(kind))
                div class="view" { div id="board" class="board" { (PreEscaped(board.scene.to_inline(inline))) } }
                div class="under-board" {
                    nav class="bar steps" aria-label=(say("past-steps")) {
                        (link(0, "past-first", "«", ply > 0))
                        (link(moment.previous().unwrap_or(0), "past-previous", "‹", moment.previous().is_some()))
                        button type="button" data-step="past-play" aria-label=(say("past-play")) title=(say("past-play")) class="play" {}
                        (link(moment.next().unwrap_or(last), "past-next", "›", moment.next().is_some()))
                        (link(last, "past-last", "»", ply < last))
                    }
                    @if playable {
                        form class="onwards" method="post" action={ (at(ply)) "/play" } {
                            span { (say("past-play-on-about")) }
                            button name="with" value="bots" { (say("past-play-on-bots")) }
                            button name="with" value="screen" { (say("past-play-on-screen")) }
                        }
                    }
                }
            }
            aside class="side" {
                (shown.ways_on())
                section aria-label=(say("table-players")) { div id="players" { (PreEscaped(plates.get("players").to_owned())) } }
                div id="chart" { (judgement::charts(done, id, moment, own, speaker)) }
                @if game.is_over() {
                    section class="judgement" aria-labelledby="judgement" {
                        h2 id="judgement" { (say("past-judgement")) }
                        @match done {
                            Some(analysis) => (judgement::summary(analysis, id, moment, own, speaker)),
                            None => form method="post" action={ "/table/" (id) "/analysis" } data-analyse="" {
                                p class="note" { (say("past-analyse-about")) }
                                button { (say("past-analyse")) }
                                p class="note" id="analysis-progress" role="status" {}
                            },
                        }
                    }
                }
                section class="log" aria-label=(say("table-log")) {
                    h2 { (say("table-log")) }
                    ol id="log" data-now=(ply) { (log(id, &moment.story)) }
                }
                (section(speaker, visitor.preferences.words, &in_words(speaker, &board.reading)))
                p class="links note" {
                    a href={ "/table/" (id) "/picture.svg?ply=" (ply) } download { (say("table-picture")) }
                    a href={ "/table/" (id) "/record" } download { (say("table-export")) }
                }
            }
        }
    }
}

/// How far an analysis is.
#[derive(Serialize)]
pub(crate) struct AnalysisProgress {
    done: usize,
    of: usize,
    /// The same in words.
    text: String,
}

/// Starts an analysis, or reports its progress.
pub(crate) async fn analyse(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<AnalysisProgress>, AppError> {
    let (id, table) = table_of(&app, &id).await?;
    if !table.game().is_over() {
        return Err(AppError::NotNow(Phrase::new("play-not-over")));
    }
    let begun = app.analyses.analyse(&table, visitor.asker(), &app.bot_pool);
    begun.map_err(|_| app.meters.beyond(Excess::Thinking))?;
    let analysis = app.analyses.get(id).unwrap_or_default();
    let text = Phrase::new("past-analysing")
        .with("done", analysis.done as i64)
        .with("of", analysis.of as i64);
    let text = visitor.speaker.say(&text);
    Ok(Json(AnalysisProgress {
        done: analysis.done,
        of: analysis.of,
        text,
    }))
}

/// The record of a match: complete once it is over, or if nothing is hidden in it.
pub(crate) async fn export(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, AppError> {
    let (id, table) = table_of(&app, &id).await?;
    let game = table.game();
    let (ending, text) = record_for(table.seats_of(visitor.guest), &game, &visitor);
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (
            CONTENT_DISPOSITION,
            format!("attachment; filename=\"{id}.{ending}\""),
        ),
    ];
    Ok((headers, text).into_response())
}

/// The record of a match or, while there is hidden information, what the visitor has noticed so
/// far, in words; with the file extension.
pub(super) fn record_for(own: SeatSet, game: &AnyMatch, visitor: &Visitor) -> (&'static str, String) {
    if game.is_over() || !game.position().game().has_secrets() {
        return ("record", Record::of(game).to_string());
    }
    let moment = Moment::new(own, game, visitor, 0);
    let lines: Vec<&str> = moment.story.lines().iter().map(StoryLine::notation).collect();
    ("txt", lines.join("\n") + "\n")
}

/// The form of the import.
#[derive(Deserialize)]
pub(crate) struct Brought {
    record: String,
}

/// Imports a record.
pub(crate) async fn import(
    State(app): State<App>,
    visitor: Visitor,
    Form(brought): Form<Brought>,
) -> Result<Response, AppError> {
    let speaker = visitor.speaker;
    let most = app.settings.limits.log_entries.saturating_mul(2);
    let game = apart(move || brought_match(&brought.record, most, speaker)).await?;
    let id = app.tables.store_match(&game, None, visitor.asker()).await?;
    Ok(Redirect::to(&format!("/table/{id}/at/{LAST}")).into_response())
}

/// The match of a record with at most this many entries.
fn brought_match(text: &str, most: u64, speaker: Speaker) -> Result<AnyMatch, AppError> {
    let wrong = |phrase: Phrase| AppError::Nonsense(phrase);
    let record = Record::parse(text.as_bytes()).map_err(|error| wrong(error.phrase()))?;
    if record.entries().len() as u64 > most {
        // Every look at a moment of it would tell all of it again.
        let long = Phrase::new("past-record-long").with("most", i64::try_from(most).unwrap_or(i64::MAX));
        return Err(wrong(long));
    }
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
        // Its dice were committed to by somebody else, who has the secret, or by nobody.
        return Err(wrong(Phrase::new("past-record-unfinished")));
    }
    Ok(game)
}

/// The moment and style of a picture.
#[derive(Deserialize)]
pub(crate) struct Pictured {
    ply: Option<usize>,
    theme: Option<String>,
}

/// A moment as a standalone picture.
pub(crate) async fn picture(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<Pictured>,
) -> Result<Response, AppError> {
    let (id, table) = table_of(&app, &id).await?;
    let game = table.game();
    let moment = Moment::new(
        table.seats_of(visitor.guest),
        &game,
        &visitor,
        asked.ply.unwrap_or(usize::MAX),
    );
    let theme = asked.theme.as_deref().and_then(draw::Theme::from_name);
    let look = Look {
        theme: theme.or(visitor.preferences.theme).unwrap_or_default(),
        ..visitor.preferences.look()
    };
    let mut scene = draw::scene(&moment.view(moment.ply), moment.side, Frame::WIDE);
    scene.name_seats(&moment.names);
    let headers = [
        (CONTENT_TYPE, "image/svg+xml".to_owned()),
        (
            CONTENT_DISPOSITION,
            format!("inline; filename=\"{id}-{}.svg\"", moment.ply),
        ),
    ];
    Ok((headers, scene.to_svg(visitor.speaker, look)).into_response())
}

/// The position at the start of the turn in progress at a moment, as text; `None` before the
/// first turn, where the match starts.
fn start_of_turn(game: &AnyMatch, place: usize) -> Option<String> {
    let setup = game.header().setup.as_ref().map(ToString::to_string);
    let mut places = (0..=place).rev();
    places
        .find_map(|place| game.position_at(place).to_text())
        .or(setup)
}

/// The opponents for playing on.
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
    let moment = Moment::new(table.seats_of(visitor.guest), &game, &visitor, ply_of(&ply)?);
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
    };
    let opened = opening::open(&app.tables, &plan, visitor.asker(), visitor.speaker).await;
    let id = opened.map_err(|error| error.into_app_error(visitor.speaker))?;
    Ok(Redirect::to(&format!("/table/{id}")).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::documented;

    #[test]
    fn what_scripts_read_of_a_moment_and_an_analysis_is_documented() {
        documented::check(
            "moment",
            &MomentAnswer {
                ply: 12,
                last: 40,
                previous: Some(10),
                next: Some(14),
                caption: "Nofret placed a sphere.".to_owned(),
                chart: 0.3,
                better: Some(Better::example()),
                board: documented::board(),
            },
        );
        documented::check(
            "analysis",
            &AnalysisProgress {
                done: 3,
                of: 27,
                text: "3 of 27 decisions are looked at.".to_owned(),
            },
        );
    }
}
