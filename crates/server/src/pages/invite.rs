//! Friends by a link: sitting down, and coming back.

use std::net::{IpAddr, Ipv4Addr, UdpSocket};

use axum::Form;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_TYPE, HOST, SET_COOKIE};
use axum::response::{IntoResponse, Redirect, Response};
use bots::Bot;
use games::GameId;
use maud::{Markup, html};
use play::{Command, Player};
use qrcode::QrCode;
use qrcode::render::svg;
use rules::{BySeat, Phrase, Seat};
use say::Speaker;
use serde::Deserialize;
use store::{GuestId, MatchId};

use super::layout::{Page, page};
use super::setup::{Quick, keep_name, nonsense, open_usual, own_name, person};
use crate::app::App;
use crate::seat_link;
use crate::table::{Game, NotDone, Sitting, Table};
use crate::trouble::Trouble;
use crate::visitor::{Visitor, guest_cookie};
use crate::words::names;

/// What whoever sits down types.
#[derive(Deserialize)]
pub(crate) struct Typed {
    name: String,
}

/// Opens a match with free seats for friends.
pub(crate) async fn open(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    Form(asked): Form<Quick>,
) -> Result<Response, Trouble> {
    let game: GameId = game.parse().map_err(|_| Trouble::NoSuchPage)?;
    open_usual(&app, &visitor, game, &Sitting::Friend, &asked).await
}

/// What a link speaks of, if it is ours.
async fn invited(
    app: &App,
    id: &str,
    seat: &str,
    token: &str,
) -> Result<(std::sync::Arc<Table>, Seat), Trouble> {
    let id: MatchId = id.parse().map_err(|_| Trouble::NoSuchMatch)?;
    let seat: Seat = seat.parse().map_err(|_| Trouble::NoSuchMatch)?;
    let table = app.open_table(id).await?;
    let exists = table.game().players().get(seat).is_some();
    if !exists || !seat_link::is_invitation(app.store.key(), id, seat, token) {
        return Err(Trouble::NoSuchMatch);
    }
    Ok((table, seat))
}

/// Who invites, to what, and where to sit down.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, seat, token)): Path<(String, String, String)>,
) -> Result<Response, Trouble> {
    let (table, seat) = invited(&app, &id, &seat, &token).await?;
    let to_table = Redirect::to(&format!("/table/{}", table.id));
    if table.seats_of(visitor.guest).contains(seat) {
        return Ok(to_table.into_response());
    }
    let game = table.game();
    if game.is_over() || game.players()[seat] != Player::Nobody {
        return Err(Trouble::NotNow(Phrase::new("invite-too-late")));
    }
    let speaker = visitor.speaker;
    let me = own_name(&app, &visitor).await?;
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
    Ok(self::page(&app, &visitor, page).into_response())
}

/// Sits down.
pub(crate) async fn sit(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, seat, token)): Path<(String, String, String)>,
    Form(typed): Form<Typed>,
) -> Result<Response, Trouble> {
    let (table, seat) = invited(&app, &id, &seat, &token).await?;
    let name = person(&typed.name, seat, visitor.speaker).map_err(|fault| nonsense(&[fault]))?;
    let game = table.game();
    if game.is_over() || game.players()[seat] != Player::Nobody {
        return Err(Trouble::NotNow(Phrase::new("invite-too-late")));
    }
    keep_name(&app, &visitor, &name).await?;
    if !app.store.take_seat(table.id, seat, visitor.guest).await? {
        return Err(Trouble::NotNow(Phrase::new("invite-too-late")));
    }
    table.seated(seat, visitor.guest);
    match table.command(&app.store, Command::Sit(seat, name)).await {
        Ok(()) => Ok(Redirect::to(&format!("/table/{}", table.id)).into_response()),
        Err(NotDone::Refused(refused)) => Err(Trouble::NotNow(refused.phrase())),
        Err(NotDone::Trouble(trouble)) => Err(trouble),
    }
}

/// Comes back to one's own seat, on whatever device: from now on it is the same guest.
pub(crate) async fn come_back(
    State(app): State<App>,
    Path((id, seat, guest, token)): Path<(String, String, String, String)>,
) -> Result<Response, Trouble> {
    let id: MatchId = id.parse().map_err(|_| Trouble::NoSuchMatch)?;
    let seat: Seat = seat.parse().map_err(|_| Trouble::NoSuchMatch)?;
    let guest: GuestId = guest.parse().map_err(|_| Trouble::NoSuchMatch)?;
    let table = app.open_table(id).await?;
    let sits = table.seats_of(guest).contains(seat);
    if !sits || !seat_link::is_own(app.store.key(), id, seat, guest, &token) {
        return Err(Trouble::NoSuchMatch);
    }
    let mut response = Redirect::to(&format!("/table/{id}")).into_response();
    let cookie = guest_cookie(app.store.key(), guest);
    response.headers_mut().append(SET_COOKIE, cookie);
    Ok(response)
}

/// The invitation to a seat as a picture for phones, for those who sit at the table.
pub(crate) async fn qr(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Path((id, seat)): Path<(String, String)>,
) -> Result<Response, Trouble> {
    let id: MatchId = id.parse().map_err(|_| Trouble::NoSuchMatch)?;
    let seat: Seat = seat.parse().map_err(|_| Trouble::NoSuchPage)?;
    let table = app.open_table(id).await?;
    if table.seats_of(visitor.guest).is_empty() {
        return Err(Trouble::NotYours);
    }
    let host = headers
        .get(HOST)
        .and_then(|host| host.to_str().ok())
        .unwrap_or_default();
    let address = format!(
        "http://{}{}",
        reachable(host),
        seat_link::invitation(app.store.key(), id, seat)
    );
    let code = QrCode::new(address).map_err(|_| Trouble::NoSuchPage)?;
    let picture = code.render::<svg::Color<'_>>().min_dimensions(180, 180).build();
    Ok(([(CONTENT_TYPE, "image/svg+xml")], picture).into_response())
}

/// The host as phones in the house can reach it: an address of this machine
/// in place of the one that means only itself.
fn reachable(host: &str) -> String {
    let (name, port) = host.rsplit_once(':').unwrap_or((host, "80"));
    if name != "127.0.0.1" && name != "localhost" {
        return host.to_owned();
    }
    // Nothing is sent: the system only says which of its addresses it would use.
    let outside = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).and_then(|socket| {
        socket.connect((Ipv4Addr::new(10, 255, 255, 255), 1))?;
        socket.local_addr()
    });
    match outside.map(|address| address.ip()) {
        Ok(IpAddr::V4(address)) if !address.is_loopback() => format!("{address}:{port}"),
        _ => host.to_owned(),
    }
}

/// The free seats with their links, for those who sit at the table, and the way back to their own.
pub(crate) fn invitations(app: &App, table: &Table, game: &Game, guest: GuestId, speaker: Speaker) -> Markup {
    let own = table.seats_of(guest);
    let key = app.store.key();
    let names: BySeat<String> = names(game, speaker);
    let free: Vec<Seat> = game
        .players()
        .enumerate()
        .filter(|(_, player)| **player == Player::Nobody)
        .map(|(seat, _)| seat)
        .collect();
    let usual = speaker.say(&Bot::usual(game.position().game()).character());
    html! {
        @if let Some(first) = own.first().filter(|_| !game.is_over()) {
            @if !free.is_empty() {
                div class="card invites" {
                    h2 { (speaker.text("invite-friends")) }
                    p { (speaker.text("invite-about")) }
                    @for seat in &free {
                        div class="invite" {
                            img src={ "/table/" (table.id) "/qr/" (seat) } alt=(speaker.text("invite-qr")) width="180" height="180";
                            div {
                                label for={ "invite" (seat) } { (names[*seat]) }
                                input id={ "invite" (seat) } class="link" readonly value=(seat_link::invitation(key, table.id, *seat));
                                button type="button" data-copy={ "invite" (seat) } { (speaker.text("invite-copy")) }
                                button type="button" class="quiet" data-bot=(seat) { (speaker.say(&Phrase::new("invite-bot").with("name", usual.as_str()))) }
                            }
                        }
                    }
                }
            }
            @if own.len() == 1 && table.has_guests_elsewhere(guest) {
                details class="own-link" {
                    summary { (speaker.text("invite-own")) }
                    p class="note" { (speaker.text("invite-own-about")) }
                    input id="own-link" class="link" readonly value=(seat_link::own(key, table.id, first, guest)) aria-label=(speaker.text("invite-own"));
                    button type="button" data-copy="own-link" { (speaker.text("invite-copy")) }
                }
            }
        }
    }
}
