//! The stored data of a visitor: to see, and to delete.

use axum::Form;
use axum::extract::State;
use axum::http::HeaderValue;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use play::OneLine;
use rules::{Phrase, Seat};
use say::{LONGEST_NAME, Speaker};
use serde::Deserialize;
use store::Filter;

use super::home::{day, line};
use super::layout::{Page, page};
use super::puzzles::progress;
use crate::app::App;
use crate::error::AppError;
use crate::grants;
use crate::opening::nonsense;
use crate::people::{checked_name, keep_name, own_name};
use crate::puzzles::Progress;
use crate::table::PlanFault;
use crate::visitor::{Preferences, Sound, Visitor, forgetting_cookies};

/// The number of matches listed on the page; the file has all of them.
const LISTED: u32 = 50;

/// The form for a new name.
#[derive(Deserialize)]
pub(crate) struct Called {
    name: String,
}

/// Whether the visitor has confirmed.
#[derive(Deserialize)]
pub(crate) struct Sure {
    #[serde(default)]
    sure: String,
}

/// Everything stored about the visitor.
pub(crate) async fn show(State(app): State<App>, visitor: Visitor) -> Result<Markup, AppError> {
    let speaker = visitor.speaker;
    let say = |id| speaker.text(id);
    let known = app.store.guest(visitor.guest).await?;
    let matches = app.store.list(&matches_of(&visitor, LISTED)).await?;
    let traces = app.store.traces(visitor.guest).await?;
    let lessons = app.store.lessons(visitor.guest).await?;
    let tries = app.store.puzzle_tries(visitor.guest).await?;
    let name = own_name(&app.store, visitor.guest, visitor.speaker).await?;
    let title = say("me-title");
    let content = html! {
        h1 { (title) }
        p { (say("me-about")) }
        section class="card" {
            form method="post" action="/me/name" class="own-name" {
                label for="name" { (say("me-name")) }
                div {
                    input id="name" name="name" value=(name) maxlength=(LONGEST_NAME) required autocomplete="nickname";
                    button class="primary" { (say("me-name-keep")) }
                }
            }
            p class="note" { (say("me-name-about")) }
            @match &known {
                Some(guest) => p { (speaker.say(&Phrase::new("me-since").with("day", day(&guest.created.to_string())))) },
                None => p { (say("me-unknown")) },
            }
        }
        section {
            h2 { (say("me-settings")) }
            p class="note" { (say("me-settings-about")) }
            ul class="plain-list" { @for line in settings(visitor.preferences, speaker) { li { (line) } } }
        }
        (keys(visitor.preferences, speaker))
        section class="matches" {
            h2 { (say("me-matches")) }
            p { (counted("me-matches-count", traces.len(), speaker)) }
            ul { @for summary in &matches { (line(summary, &visitor, speaker)) } }
            @if traces.len() > matches.len() { p class="note" { (say("me-matches-more")) } }
        }
        (granted(&app, &visitor).await?)
        section {
            h2 { (say("me-learnt")) }
            ul class="plain-list" {
                @for (game, steps) in &lessons {
                    @let name = game.parse().map_or_else(|_| game.clone(), |game| speaker.game_name(game));
                    li { (speaker.say(&Phrase::new("me-lesson").with("game", name).with("steps", i64::from(*steps)))) }
                }
            }
            (progress(Progress::of(&tries), speaker))
        }
        section {
            h2 { (say("me-yours")) }
            p class="links" {
                a class="button" href="/me/export" download { (say("me-export")) }
                a class="button danger" href="/me/delete" { (say("me-delete")) }
            }
            p class="note" { (say("me-export-about")) }
        }
    };
    let page = Page {
        title: &title,
        class: "plain me",
        script: None,
        content,
    };
    Ok(self::page(&app, &visitor, page))
}

/// The seats that are played on other devices, and those that are played here for others.
async fn granted(app: &App, visitor: &Visitor) -> Result<Markup, AppError> {
    let speaker = visitor.speaker;
    let say = |id| speaker.text(id);
    let [given, received] = app.store.grants_of(visitor.guest).await?;
    let mut lines = Vec::new();
    for (all, id, button) in [
        (given, "me-grant-given", "me-grant-revoke"),
        (received, "me-grant-received", "me-grant-return"),
    ] {
        for (match_id, grant) in all {
            // One that cannot be read can be taken back, too.
            let game = match app.tables.stored(match_id).await {
                Ok((game, _)) => speaker.game_name(game.position().game()),
                Err(_) => match_id.to_string(),
            };
            let phrase = Phrase::new(id)
                .with("game", game)
                .with("seat", speaker.seat(grant.seat))
                .with("day", day(&grant.granted.to_string()));
            lines.push(html! {
                li {
                    a href={ "/table/" (match_id) } { (speaker.say(&phrase)) } " "
                    form method="post" action="/me/grants" {
                        input type="hidden" name="id" value=(match_id);
                        input type="hidden" name="seat" value=(grant.seat);
                        input type="hidden" name="guest" value=(grant.guest);
                        button class="quiet" { (say(button)) }
                    }
                }
            });
        }
    }
    Ok(html! {
        section class="grants" {
            h2 { (say("me-grants")) }
            p { (say("me-grants-about")) }
            @if !lines.is_empty() { ul class="plain-list" { @for line in &lines { (line) } } }
            form method="post" action="/me/links" {
                button class="quiet" { (say("me-links-renew")) }
            }
            p class="note" { (say("me-links-renew-about")) }
        }
    })
}

/// Which grant is taken back.
#[derive(Deserialize)]
pub(crate) struct Revoked {
    id: String,
    seat: String,
    guest: String,
}

/// Takes a grant back.
pub(crate) async fn revoke(
    State(app): State<App>,
    visitor: Visitor,
    Form(revoked): Form<Revoked>,
) -> Result<Redirect, AppError> {
    let id = revoked.id.parse().map_err(|_| AppError::NoSuchMatch)?;
    let seat: Seat = revoked.seat.parse().map_err(|_| AppError::NoSuchPage)?;
    let guest = revoked.guest.parse().map_err(|_| AppError::NoSuchPage)?;
    grants::revoke(&app.tables, id, seat, guest, visitor.guest).await?;
    Ok(Redirect::to("/me"))
}

/// Makes all links to the visitor's seats worthless.
pub(crate) async fn renew_links(State(app): State<App>, visitor: Visitor) -> Result<Redirect, AppError> {
    grants::renew_links(&app.tables, visitor.guest).await?;
    Ok(Redirect::to("/me"))
}

/// Changes the visitor's name.
pub(crate) async fn rename(
    State(app): State<App>,
    visitor: Visitor,
    Form(called): Form<Called>,
) -> Result<Redirect, AppError> {
    let name = checked_name(&called.name, Seat::FIRST);
    let name = name.map_err(|_| nonsense(&[bad_name()], visitor.speaker))?;
    keep_name(&app.store, visitor.guest, &name).await?;
    Ok(Redirect::to("/me"))
}

fn bad_name() -> PlanFault {
    PlanFault::Said(Phrase::new("me-bad-name").with("most", LONGEST_NAME as i64))
}

/// Shows exactly what deleting would do.
pub(crate) async fn ask(State(app): State<App>, visitor: Visitor) -> Result<Markup, AppError> {
    let speaker = visitor.speaker;
    let say = |id| speaker.text(id);
    let traces = app.store.traces(visitor.guest).await?;
    let shared = traces.iter().filter(|trace| trace.shared).count();
    let stand_in = speaker.text("me-gone");
    let title = say("me-delete-title");
    let content = html! {
        section class="card" {
            h1 { (title) }
            ul class="plain-list" {
                li { (counted("me-delete-alone", traces.len() - shared, speaker)) }
                li {
                    (counted("me-delete-shared", shared, speaker))
                    @if shared > 0 { " " (speaker.say(&Phrase::new("me-delete-stand-in").with("name", stand_in))) }
                }
                li { (say("me-delete-learnt")) }
                li { (say("me-delete-cookie")) }
                li { (say("me-delete-copies")) }
            }
            p { strong { (say("me-delete-for-ever")) } }
            form method="post" action="/me/delete" class="links" {
                input type="hidden" name="sure" value="yes";
                button class="danger" { (say("me-delete-sure")) }
                a class="button" href="/me" { (say("me-delete-not")) }
            }
        }
    };
    let page = Page {
        title: &title,
        class: "plain me",
        script: None,
        content,
    };
    Ok(self::page(&app, &visitor, page))
}

/// Deletes everything about the visitor.
pub(crate) async fn delete(
    State(app): State<App>,
    visitor: Visitor,
    Form(sure): Form<Sure>,
) -> Result<Response, AppError> {
    if sure.sure != "yes" {
        return Ok(Redirect::to("/me/delete").into_response());
    }
    let speaker = visitor.speaker;
    let stand_in: OneLine = speaker
        .text("me-gone")
        .parse()
        .expect("our own names are a line of text");
    app.forget_guest(visitor.guest, &stand_in).await?;
    let title = speaker.text("me-deleted");
    let content = html! {
        section class="card" {
            h1 { (title) }
            p { (speaker.text("me-deleted-about")) }
            p { a class="button" href="/" { (speaker.text("page-back-home")) } }
        }
    };
    let page = Page {
        title: &title,
        class: "plain me",
        script: None,
        content,
    };
    let stranger = Visitor {
        name: None,
        ..visitor
    };
    let mut response = self::page(&app, &stranger, page).into_response();
    // The browser also clears what it stores of our pages, if the connection is secure.
    let headers = response.headers_mut();
    headers.insert(
        "clear-site-data",
        HeaderValue::from_static("\"cache\", \"storage\""),
    );
    for cookie in forgetting_cookies() {
        headers.append(SET_COOKIE, cookie);
    }
    Ok(response)
}

fn matches_of(visitor: &Visitor, limit: u32) -> Filter {
    Filter {
        guest: Some(visitor.guest),
        status: None,
        limit,
        before: None,
    }
}

fn counted(id: &'static str, count: usize, speaker: Speaker) -> String {
    speaker.say(&Phrase::new(id).with("count", count as i64))
}

/// What the keys do, with the switch for those that are single letters.
fn keys(preferences: Preferences, speaker: Speaker) -> Markup {
    let say = |id| speaker.text(id);
    let letters = |id, parts: &[&'static str]| {
        let letters: Vec<String> = parts.iter().map(|part| speaker.text(part)).collect();
        speaker.say(&Phrase::new(id).with("letters", letters.join(" ")))
    };
    html! {
        section class="keys" {
            h2 { (say("me-keys")) }
            p { (say("learn-keys-choose")) }
            form class="switches" method="post" action="/preferences" {
                input type="hidden" name="back" value="/me";
                button class="switch" role="switch" name="keys" value=(if preferences.keys { "off" } else { "on" }) aria-checked=(if preferences.keys { "true" } else { "false" }) {
                    (say("table-shortcuts"))
                }
            }
            ul class="plain-list" {
                li { (letters("me-keys-table", &["table-keys-letters", "table-key-tilted"])) }
                li { (letters("me-keys-puzzle", &["puzzle-keys-letters"])) }
                li { (letters("me-keys-lesson", &["learn-keys-letters", "learn-keys-turn"])) }
            }
        }
    }
}

/// The visitor's display preferences, as stored in the cookie.
fn settings(preferences: Preferences, speaker: Speaker) -> Vec<String> {
    let theme = match preferences.theme {
        Some(draw::Theme::Dark) => "page-theme-dark",
        Some(draw::Theme::Light) => "page-theme-light",
        None => "page-theme-system",
    };
    let switches = [
        (preferences.confirm, "table-preference-confirm"),
        (preferences.sound != Sound::Off, "table-preference-sound"),
        (preferences.coordinates, "table-preference-coordinates"),
        (
            preferences.frame.angle == draw::Angle::Tilted,
            "table-preference-tilted",
        ),
    ];
    let on = switches
        .into_iter()
        .filter(|(on, _)| *on)
        .map(|(_, id)| speaker.text(id));
    let mut lines = vec![speaker.language().own_name().to_owned(), speaker.text(theme)];
    lines.extend(on);
    lines
}
