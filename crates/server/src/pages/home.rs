use axum::extract::State;
use axum::http::header::CACHE_CONTROL;
use axum::response::{IntoResponse, Response};
use bots::{Bot, Level};
use games::GameId;
use maud::{Markup, html};
use play::Player;
use rules::{Phrase, Seat};
use say::{Speaker, shown_name};
use serde_json::json;
use store::{Filter, GuestId, Status, Summary};

use super::layout::{Page, page};
use super::learn::{Experience, offer};
use crate::app::App;
use crate::demo::MOMENTS;
use crate::error::AppError;
use crate::names;
use crate::puzzles;
use crate::visitor::Visitor;

/// So many matches of each kind are listed.
const LISTED: u32 = 20;

/// The first page: the games, and what the visitor has played.
pub(crate) async fn show(State(app): State<App>, visitor: Visitor) -> Result<Markup, AppError> {
    let speaker = visitor.speaker;
    let say = |id| speaker.text(id);
    let going = going(&app, &visitor).await?;
    let over = app.store.list(&own(&visitor, Status::Over)).await?;
    let experience = Experience::of(&app, &visitor).await?;
    let content = html! {
        section class="welcome" {
            h1 { (say("home-title")) }
            p { (say("home-about")) }
            form class="first-way" method="post" action="/invite" {
                label class="unseen" for="which-game" { (say("home-invite-game")) }
                select id="which-game" name="game" {
                    @for game in GameId::ALL { option value=(game) { (speaker.game_name(*game)) } }
                }
                input type="hidden" name="nonce" value="";
                button class="primary" { (say("home-invite")) }
            }
        }
        div id="going" data-text-turn=(say("table-your-turn")) { (going_list(&going, &visitor)) }
        p { button type="button" class="quiet" data-notify hidden { (say("table-notify")) } }
        section class="games" aria-label=(say("home-games")) {
            @for game in GameId::ALL { (card(&app, &visitor, *game, experience.is_new(*game, 0))) }
        }
        @if !over.is_empty() {
            section class="matches" {
                h2 { (say("home-over")) }
                ul { @for summary in &over { (line(summary, &visitor, speaker)) } }
            }
        }
        section class="matches" {
            h2 { (say("home-build")) }
            p { (say("home-build-about")) }
            p class="links" {
                @for game in GameId::ALL.iter().filter(|game| !game.has_secrets()) {
                    a class="button" href={ "/board/" (game) } { (speaker.game_name(*game)) }
                }
            }
        }
        section class="matches" {
            h2 { (say("home-import")) }
            form class="import" method="post" action="/import" {
                label for="record" { (say("home-import-about")) }
                textarea id="record" name="record" rows="3" required spellcheck="false" {}
                button { (say("home-import-button")) }
            }
        }
    };
    let title = say("page-home");
    let page = Page {
        title: &title,
        class: "home",
        script: Some("home.js"),
        content,
    };
    Ok(self::page(&app, &visitor, page))
}

/// The visitor's matches in progress, for a home page that is open already.
pub(crate) async fn turns(State(app): State<App>, visitor: Visitor) -> Result<Response, AppError> {
    let going = going(&app, &visitor).await?;
    let awaited = going.iter().filter(|summary| is_awaited(summary, visitor.guest));
    let turns: Vec<_> = awaited
        .map(|summary| json!([summary.id.to_string(), said(summary, visitor.speaker).0]))
        .collect();
    let list = going_list(&going, &visitor).into_string();
    let answer = json!({ "turns": turns, "list": list });
    Ok(([(CACHE_CONTROL, "no-store")], axum::Json(answer)).into_response())
}

fn own(visitor: &Visitor, status: Status) -> Filter {
    Filter {
        guest: Some(visitor.guest),
        status: Some(status),
        limit: LISTED,
        before: None,
    }
}

/// The visitor's matches in progress, those first that wait for them.
async fn going(app: &App, visitor: &Visitor) -> Result<Vec<Summary>, AppError> {
    let mut going = app.store.list(&own(visitor, Status::Going)).await?;
    going.sort_by_key(|summary| !is_awaited(summary, visitor.guest));
    Ok(going)
}

fn going_list(going: &[Summary], visitor: &Visitor) -> Markup {
    html! {
        @if !going.is_empty() {
            section class="matches" {
                h2 { (visitor.speaker.text("home-going")) }
                ul { @for summary in going { (line(summary, visitor, visitor.speaker)) } }
            }
        }
    }
}

fn card(app: &App, visitor: &Visitor, game: GameId, is_new: bool) -> Markup {
    let speaker = visitor.speaker;
    let say = |id| speaker.text(id);
    let name = speaker.game_name(game);
    let address = |theme: &str| {
        let version = app.assets.version();
        let language = speaker.language().tag();
        format!("/demo/{version}/{language}/{game}/{theme}/{}.svg", MOMENTS - 4)
    };
    let (fewest, most) = (*game.seats().start(), *game.seats().end());
    let players = Phrase::new("home-players")
        .with("fewest", i64::from(fewest))
        .with("most", i64::from(most))
        .with("kind", if fewest == most { "one" } else { "range" });
    html! {
        article class="game card" {
            picture class="moving" data-moments=(MOMENTS) {
                @if visitor.preferences.theme.is_none() {
                    source media="(prefers-color-scheme: dark)" srcset=(address("dark"));
                }
                img src=(address(visitor.preferences.theme.map_or("light", draw::Theme::name))) alt="" width="400" height="300" loading="lazy";
            }
            div class="about" {
                h2 { (name) }
                p { (speaker.game_about(game)) }
                p class="note" { (speaker.say(&players)) }
                @if is_new { (offer(game, "learn-offer", speaker)) }
            }
            div class="ways" {
                form method="post" action={ "/play/" (game) } {
                    label class="unseen" for={ "level-" (game) } { (say("home-level")) }
                    select id={ "level-" (game) } name="level" {
                        @for level in Level::of(game) {
                            @let bot = Bot::Level(*level);
                            option value=(bot.name()) selected[bot == Bot::usual(game)] { (names::bot_name(bot, speaker)) }
                        }
                    }
                    button class="primary" { (say("home-play-now")) }
                }
                form method="post" action={ "/invite/" (game) } {
                    input type="hidden" name="nonce" value="";
                    button { (say("home-invite")) }
                }
                a class="button" href={ "/new/" (game) "?screen=shared" } { (say("home-same-screen")) }
                div class="further" {
                    a class="button quiet" href={ "/new/" (game) } { (say("home-set-up")) }
                    a class="button quiet" href={ "/rules/" (game) } { (say("page-rules")) }
                    a class="button quiet" href={ "/learn/" (game) } { (say("learn-lesson")) }
                    @if game == puzzles::GAME {
                        a class="button quiet" href="/puzzles" { (say("puzzle-title")) }
                    }
                }
            }
        }
    }
}

/// Whether the match waits for this guest, and not for a bot that stands in for them.
fn is_awaited(summary: &Summary, guest: GuestId) -> bool {
    let seats = Seat::all(summary.seats.len() as u8).zip(&summary.seats);
    let mut own = seats.filter(|(_, sitting)| **sitting == Some(guest));
    let state = &summary.state;
    own.any(|(seat, _)| state.waiting & !state.bots & (1 << seat.index()) != 0)
}

/// The game of a match and who plays it, in words.
fn said(summary: &Summary, speaker: Speaker) -> (String, String) {
    let game: Option<GameId> = summary.labels.game.parse().ok();
    let name = game.map_or(summary.labels.game.clone(), |game| speaker.game_name(game));
    let seats = Seat::all(summary.labels.players.len() as u8);
    let players = seats
        .zip(&summary.labels.players)
        .map(|(seat, text)| match (game, text.split_once(' ')) {
            (Some(game), Some(("bot", word))) => match word.parse() {
                Ok(word) => names::name(game, &Player::Bot(word), seat, speaker),
                Err(_) => word.to_owned(),
            },
            (_, Some((_, name))) => shown_name(name).into_owned(),
            (_, None) => speaker.seat(seat),
        });
    let players: Vec<String> = players.collect();
    (name, players.join(" · "))
}

/// A match in a list.
pub(super) fn line(summary: &Summary, visitor: &Visitor, speaker: Speaker) -> Markup {
    let (name, players) = said(summary, speaker);
    let awaited = is_awaited(summary, visitor.guest) && !summary.state.over;
    html! {
        li {
            a href={ "/table/" (summary.id) } {
                strong { (name) } " "
                span class="who" { (players) }
                @if awaited { span class="note turn" { (speaker.text("table-your-turn")) } }
                time class="note" datetime=(summary.state.changed) { (day(&summary.state.changed.to_string())) }
            }
        }
    }
}

/// The day and minute of a moment.
pub(super) fn day(moment: &str) -> String {
    moment
        .chars()
        .take(16)
        .map(|c| if c == 'T' { ' ' } else { c })
        .collect()
}
