use axum::extract::State;
use axum::http::header::CACHE_CONTROL;
use axum::response::{IntoResponse, Response};
use games::GameId;
use maud::{Markup, html};
use play::Player;
use rules::{Phrase, Seat};
use say::{Speaker, shown_name};
use serde::Serialize;
use store::{Filter, GuestId, Status, Summary};

use super::layout::{Page, page};
use super::learn::{Experience, link, offer};
use super::moving;
use crate::app::App;
use crate::error::AppError;
use crate::names;
use crate::visitor::Visitor;

/// The number of matches listed of each kind.
const LISTED: u32 = 20;

/// The home page: the games, and the visitor's matches.
pub(crate) async fn show(State(app): State<App>, visitor: Visitor) -> Result<Markup, AppError> {
    let speaker = visitor.speaker;
    let say = |id| speaker.text(id);
    let going = going(&app, &visitor).await?;
    let over = app.store.list(&own(&visitor, Status::Over)).await?;
    let experience = Experience::of(&app, &visitor).await?;
    let featured = featured(&going, &over);
    let content = html! {
        section class="hero" {
            div class="welcome" {
                div class="title" {
                    h1 { (say("home-title")) }
                    // What goes on takes the place of a sentence, so that the games stay where they are.
                    div id="going" data-text-turn=(say("table-your-turn")) { (going_list(&going, &visitor)) }
                    p class="lead" { (say("home-about")) }
                    nav class="index" aria-label=(say("home-games")) {
                        @for game in GameId::ALL { a href={ "/choose/" (game) } { (speaker.game_name(*game)) } }
                    }
                    p class="ways" { a href="#friends" { (say("home-friends")) } }
                }
                article class="game first" { (about(&visitor, featured, experience.is_new(featured, 0))) }
            }
            a class="scene-link" href={ "/choose/" (featured) } tabindex="-1" aria-hidden="true" {
                (moving::picture(&app, &visitor, featured))
            }
        }
        section class="games" aria-label=(say("home-games")) {
            @for game in GameId::ALL.iter().filter(|game| **game != featured) {
                article class="game card" {
                    a class="scene-link" href={ "/choose/" (game) } tabindex="-1" aria-hidden="true" {
                        (moving::picture(&app, &visitor, *game))
                    }
                    (about(&visitor, *game, experience.is_new(*game, 0)))
                }
            }
        }
        section class="matches" {
            h2 id="friends" { (say("home-friends")) }
            p { (say("home-friends-about")) }
            form class="first-way" method="post" action="/invite" {
                label class="unseen" for="which-game" { (say("home-invite-game")) }
                select id="which-game" name="game" {
                    @for game in GameId::ALL { option value=(game) { (speaker.game_name(*game)) } }
                }
                button class="primary" { (say("home-invite")) }
            }
            @if !going.is_empty() { p { button type="button" data-notify hidden { (say("table-notify")) } } }
        }
        @if !over.is_empty() {
            section class="matches" {
                h2 { (say("home-over")) }
                ul { @for summary in &over { (line(summary, &visitor, speaker)) } }
            }
        }
        details class="matches workshop" {
            summary { (say("home-workshop")) }
            section {
                h2 { (say("home-build")) }
                p { (say("home-build-about")) }
                p class="links" {
                    @for game in GameId::ALL.iter().filter(|game| !game.has_secrets()) {
                        a class="button" href={ "/board/" (game) } { (speaker.game_name(*game)) }
                    }
                }
            }
            section {
                h2 { (say("home-import")) }
                form class="import" method="post" action="/import" {
                    label for="record" { (say("home-import-about")) }
                    textarea id="record" name="record" rows="3" required spellcheck="false" {}
                    button { (say("home-import-button")) }
                }
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

/// What a home page that is already open is told.
#[derive(Serialize)]
struct Turns {
    /// The matches that wait for the visitor: their ids, and what they are called.
    turns: Vec<(String, String)>,
    /// All that are in progress, as markup.
    list: String,
}

/// The visitor's matches in progress, for a home page that is already open.
pub(crate) async fn turns(State(app): State<App>, visitor: Visitor) -> Result<Response, AppError> {
    let going = going(&app, &visitor).await?;
    let awaited = going.iter().filter(|summary| is_awaited(summary, visitor.guest));
    let answer = Turns {
        turns: awaited
            .map(|summary| (summary.id.to_string(), said(summary, visitor.speaker).0))
            .collect(),
        list: going_list(&going, &visitor).into_string(),
    };
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

/// The visitor's matches in progress, those waiting for them first.
async fn going(app: &App, visitor: &Visitor) -> Result<Vec<Summary>, AppError> {
    let mut going = app.store.list(&own(visitor, Status::Going)).await?;
    going.sort_by_key(|summary| !is_awaited(summary, visitor.guest));
    Ok(going)
}

fn going_list(going: &[Summary], visitor: &Visitor) -> Markup {
    html! {
        @if !going.is_empty() {
            section class="matches" {
                h2 class="unseen" { (visitor.speaker.text("home-going")) }
                ul { @for summary in going { (line(summary, visitor, visitor.speaker)) } }
            }
        }
    }
}

/// The game that was played last; the first of all for a visitor who has played none.
fn featured(going: &[Summary], over: &[Summary]) -> GameId {
    let last = going
        .iter()
        .chain(over)
        .max_by_key(|summary| summary.state.changed);
    let game = last.and_then(|summary| summary.labels.game.parse().ok());
    game.unwrap_or(GameId::ALL[0])
}

/// What a game is, and the way to play it.
fn about(visitor: &Visitor, game: GameId, is_new: bool) -> Markup {
    let speaker = visitor.speaker;
    let play = Phrase::new("home-play-game").with("game", speaker.game_name(game));
    html! {
        div class="about" {
            h2 { (speaker.game_name(game)) }
            p { (speaker.game_about(game)) }
            (moving::facts(game, speaker))
            @if is_new { (offer(game, "learn-offer", speaker)) } @else { (link(game, speaker)) }
        }
        a class="button primary" href={ "/choose/" (game) } { (speaker.say(&play)) }
    }
}

/// Whether the match waits for this guest, and not for a bot that plays for them.
fn is_awaited(summary: &Summary, guest: GuestId) -> bool {
    let seats = Seat::all(summary.seats.len() as u8).zip(&summary.seats);
    let mut own = seats.filter(|(_, sitting)| **sitting == Some(guest));
    let state = &summary.state;
    own.any(|(seat, _)| state.waiting & !state.bots & (1 << seat.index()) != 0)
}

/// The game of a match and its players, as text.
fn said(summary: &Summary, speaker: Speaker) -> (String, String) {
    let game: Option<GameId> = summary.labels.game.parse().ok();
    let name = game.map_or(summary.labels.game.clone(), |game| speaker.game_name(game));
    let players = summary
        .labels
        .players
        .iter()
        .map(|text| match (game, text.split_once(' ')) {
            (Some(game), Some(("bot", word))) => match word.parse() {
                Ok(word) => names::name(game, &Player::Bot(word), speaker),
                Err(_) => word.to_owned(),
            },
            (_, Some((_, name))) => shown_name(name).into_owned(),
            (_, None) => speaker.text("table-nobody"),
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
                @if !summary.state.over { span class="go-on" { (speaker.text("home-go-on")) } }
                time class="note" datetime=(summary.state.changed) { (day(&summary.state.changed.to_string())) }
            }
        }
    }
}

/// The day and minute of a time.
pub(super) fn day(moment: &str) -> String {
    moment
        .chars()
        .take(16)
        .map(|c| if c == 'T' { ' ' } else { c })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_open_home_page_is_told_is_documented() {
        let turns = Turns {
            turns: vec![("jabdp7v3mz".to_owned(), "Pylos".to_owned())],
            list: "<ul></ul>".to_owned(),
        };
        crate::documented::check("turns", &turns);
    }
}
