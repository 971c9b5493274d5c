//! Playing with friends by link: sitting down, and coming back.

use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_TYPE, HOST};
use axum::response::{IntoResponse, Redirect, Response};
use games::GameId;
use maud::html;
use play::Player;
use qrcode::QrCode;
use qrcode::render::svg;
use rules::{Phrase, Seat};
use serde::Deserialize;
use store::MatchId;

use super::layout::{Page, page, page_with};
use super::preview;
use super::setup::{Quick, open_usual};
use crate::app::App;
use crate::error::AppError;
use crate::grants;
use crate::invitations::{self, invited, unseatable};
use crate::names::names;
use crate::opening::nonsense;
use crate::people::{checked_name, make_known, own_name};
use crate::table::{PlanFault, Sitting, Table};
use crate::visitor::Visitor;

/// The form for sitting down.
#[derive(Deserialize)]
pub(crate) struct InviteForm {
    name: String,
}

/// Opens a match with free seats for friends.
pub(crate) async fn open(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    Form(asked): Form<Quick>,
) -> Result<Response, AppError> {
    let game: GameId = game.parse().map_err(|_| AppError::NoSuchPage)?;
    open_usual(&app, &visitor, game, &Sitting::Friend, &asked).await
}

/// The form of the first button on the home page.
#[derive(Deserialize)]
pub(crate) struct Chosen {
    game: String,
}

/// The same for the game chosen in the form.
pub(crate) async fn open_chosen(
    State(app): State<App>,
    visitor: Visitor,
    Form(chosen): Form<Chosen>,
) -> Result<Response, AppError> {
    let game: GameId = chosen.game.parse().map_err(|_| AppError::NoSuchPage)?;
    let asked = Quick::of(game);
    open_usual(&app, &visitor, game, &Sitting::Friend, &asked).await
}

/// The match and the seat that a link names.
fn named(id: &str, seat: &str) -> Result<(MatchId, Seat), AppError> {
    let id: MatchId = id.parse().map_err(|_| AppError::BadLink)?;
    let seat: Seat = seat.parse().map_err(|_| AppError::BadLink)?;
    Ok((id, seat))
}

/// The invitation page: who invites, to which match, and the seat.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, seat, token)): Path<(String, String, String)>,
) -> Result<Response, AppError> {
    let (id, seat) = named(&id, &seat)?;
    let table = invited(&app.tables, id, seat, &token).await?;
    let to_table = Redirect::to(&format!("/table/{}", table.id));
    if table.seats_of(visitor.guest).contains(seat) {
        return Ok(to_table.into_response());
    }
    let game = table.game();
    if let Some(trouble) = unseatable(table.id, &game, seat) {
        return Err(trouble);
    }
    let speaker = visitor.speaker;
    let me = own_name(&app.store, visitor.guest, visitor.speaker).await?;
    let names = names(&game, speaker);
    let there = game
        .players()
        .enumerate()
        .filter(|(_, player)| **player != Player::Nobody);
    let there: Vec<&str> = there.map(|(seat, _)| names[seat].as_str()).collect();
    let title =
        speaker.say(&Phrase::new("invite-title").with("game", speaker.game_name(game.position().game())));
    let content = html! {
        section class="card sit" {
            h1 { (title) }
            p { (speaker.say(&Phrase::new("invite-who").with("names", there.join(", ")))) }
            form method="post" {
                label for="name" { (speaker.text("invite-name")) }
                input id="name" name="name" value=(me) maxlength="40" required autocomplete="nickname";
                button class="primary" { (speaker.text("invite-sit")) }
            }
            p { a href={ "/table/" (table.id) } { (speaker.text("invite-watch")) } }
        }
    };
    let page = Page {
        title: &title,
        class: "plain",
        script: None,
        content,
    };
    let head = preview::tags(table.id, &game, &visitor, &title);
    Ok(page_with(&app, &visitor, page, &head).into_response())
}

/// Sits down.
pub(crate) async fn sit(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, seat, token)): Path<(String, String, String)>,
    Form(typed): Form<InviteForm>,
) -> Result<Response, AppError> {
    let (id, seat) = named(&id, &seat)?;
    let table = invited(&app.tables, id, seat, &token).await?;
    let name = checked_name(&typed.name, seat);
    let name = name.map_err(|fault| nonsense(&[PlanFault::Said(fault)], visitor.speaker))?;
    invitations::sit(&app.tables, &table, seat, visitor.guest, name).await?;
    Ok(Redirect::to(&format!("/table/{}", table.id)).into_response())
}

/// The table and seat to which a player's own link leads.
async fn own_seat(
    app: &App,
    id: &str,
    seat: &str,
    week: &str,
    token: &str,
) -> Result<(Arc<Table>, Seat), AppError> {
    let (id, seat) = named(id, seat)?;
    let table = app.open_table(id).await?;
    if !invitations::is_own_link(&app.tables, &table, seat, week, token) {
        return Err(AppError::BadLink);
    }
    Ok((table, seat))
}

/// The page of a player's own link: the visitor is asked before anything changes.
pub(crate) async fn show_own(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, seat, week, token)): Path<(String, String, String, String)>,
) -> Result<Response, AppError> {
    let (table, seat) = own_seat(&app, &id, &seat, &week, &token).await?;
    if table.presence().played_by(visitor.guest).contains(seat) {
        return Ok(Redirect::to(&format!("/table/{}", table.id)).into_response());
    }
    let speaker = visitor.speaker;
    let game = table.game();
    let names = names(&game, speaker);
    let name = speaker.game_name(game.position().game());
    let title = speaker.say(&Phrase::new("invite-own-title").with("game", name));
    let asks = Phrase::new("invite-own-asks").with("name", names[seat].as_str());
    let content = html! {
        section class="card sit" {
            h1 { (title) }
            p { (speaker.say(&asks)) }
            form method="post" {
                button class="primary" { (speaker.text("invite-own-play")) }
            }
            p { a href={ "/table/" (table.id) } { (speaker.text("invite-watch")) } }
        }
    };
    let page = Page {
        title: &title,
        class: "plain",
        script: None,
        content,
    };
    Ok(self::page(&app, &visitor, page).into_response())
}

/// Lets the visitor play that one seat.
pub(crate) async fn take_own(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, seat, week, token)): Path<(String, String, String, String)>,
) -> Result<Redirect, AppError> {
    let (table, seat) = own_seat(&app, &id, &seat, &week, &token).await?;
    if !table.presence().played_by(visitor.guest).contains(seat) {
        make_known(&app.store, visitor.guest, visitor.speaker).await?;
        grants::grant(&app.tables, &table, seat, visitor.guest).await?;
    }
    Ok(Redirect::to(&format!("/table/{}", table.id)))
}

/// The invitation to a seat as a QR code, for the players at the table.
pub(crate) async fn qr(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Path((id, seat)): Path<(String, String)>,
) -> Result<Response, AppError> {
    let id: MatchId = id.parse().map_err(|_| AppError::NoSuchMatch)?;
    let seat: Seat = seat.parse().map_err(|_| AppError::NoSuchPage)?;
    let table = app.open_table(id).await?;
    if table.seats_of(visitor.guest).is_empty() {
        return Err(AppError::NotYours);
    }
    let host = headers
        .get(HOST)
        .and_then(|host| host.to_str().ok())
        .unwrap_or_default();
    let scheme = if visitor.origin.secure { "https" } else { "http" };
    let address = format!(
        "{scheme}://{}{}",
        app.links().reachable(host),
        app.links().invitation(id, &table.game(), seat)
    );
    let code = QrCode::new(address).map_err(|_| AppError::NoSuchPage)?;
    let picture = code.render::<svg::Color<'_>>().min_dimensions(180, 180).build();
    Ok(([(CONTENT_TYPE, "image/svg+xml")], picture).into_response())
}
