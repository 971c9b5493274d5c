//! Friends by a link: sitting down, and coming back.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use axum::Form;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_TYPE, HOST, SET_COOKIE};
use axum::response::{IntoResponse, Redirect, Response};
use bots::Bot;
use games::GameId;
use maud::{Markup, html};
use play::Player;
use qrcode::QrCode;
use qrcode::render::svg;
use rules::{Phrase, Seat};
use say::Speaker;
use serde::Deserialize;
use serde_json::json;
use store::{GuestId, MatchId};

use super::company::PeopleView;
use super::layout::{Page, page};
use super::setup::{Quick, keep_name, nonsense, open_usual, own_name, person};
use crate::app::App;
use crate::error::AppError;
use crate::names::names;
use crate::seat_link;
use crate::table::{AnyMatch, CommandError, Sitting, Table, times_left};
use crate::visitor::{Visitor, guest_cookie};

/// What whoever sits down types.
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

/// What the first button of the home page sends.
#[derive(Deserialize)]
pub(crate) struct Chosen {
    game: String,
    #[serde(default)]
    nonce: String,
}

/// The same for the game that was chosen in the form.
pub(crate) async fn open_chosen(
    State(app): State<App>,
    visitor: Visitor,
    Form(chosen): Form<Chosen>,
) -> Result<Response, AppError> {
    let game: GameId = chosen.game.parse().map_err(|_| AppError::NoSuchPage)?;
    let asked = Quick::with_nonce(chosen.nonce);
    open_usual(&app, &visitor, game, &Sitting::Friend, &asked).await
}

/// What a link speaks of, if it is ours.
async fn invited(
    app: &App,
    id: &str,
    seat: &str,
    token: &str,
) -> Result<(std::sync::Arc<Table>, Seat), AppError> {
    let id: MatchId = id.parse().map_err(|_| AppError::BadLink)?;
    let seat: Seat = seat.parse().map_err(|_| AppError::BadLink)?;
    let table = app.open_table(id).await?;
    let exists = table.game().players().get(seat).is_some();
    let times_left = times_left(&table.game(), seat);
    if !exists || !seat_link::is_invitation(app.store.key(), id, seat, times_left, token) {
        return Err(AppError::BadLink);
    }
    Ok((table, seat))
}

/// Why nobody can sit down there any more, if so.
fn unseatable(id: MatchId, game: &AnyMatch, seat: Seat) -> Option<AppError> {
    let kind = game.position().game();
    if game.is_over() {
        return Some(AppError::TooLate(id, kind));
    }
    (game.players()[seat] != Player::Nobody).then_some(AppError::SeatTaken(id, kind))
}

/// Who invites, to what, and where to sit down.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, seat, token)): Path<(String, String, String)>,
) -> Result<Response, AppError> {
    let (table, seat) = invited(&app, &id, &seat, &token).await?;
    let to_table = Redirect::to(&format!("/table/{}", table.id));
    if table.seats_of(visitor.guest).contains(seat) {
        return Ok(to_table.into_response());
    }
    let game = table.game();
    if let Some(trouble) = unseatable(table.id, &game, seat) {
        return Err(trouble);
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
    Form(typed): Form<InviteForm>,
) -> Result<Response, AppError> {
    let (table, seat) = invited(&app, &id, &seat, &token).await?;
    let name = person(&typed.name, seat, visitor.speaker).map_err(|fault| nonsense(&[fault]))?;
    let game = table.game();
    if let Some(trouble) = unseatable(table.id, &game, seat) {
        return Err(trouble);
    }
    keep_name(&app, &visitor, &name).await?;
    match table.sit_down(&app.store, seat, visitor.guest, name).await {
        Ok(()) => Ok(Redirect::to(&format!("/table/{}", table.id)).into_response()),
        Err(CommandError::Refused(refused)) => Err(AppError::NotNow(refused.phrase())),
        Err(CommandError::AppError(trouble)) => Err(trouble),
    }
}

/// Comes back to one's own seat, on whatever device: from now on it is the same guest.
pub(crate) async fn come_back(
    State(app): State<App>,
    Path((id, seat, guest, token)): Path<(String, String, String, String)>,
) -> Result<Response, AppError> {
    let id: MatchId = id.parse().map_err(|_| AppError::BadLink)?;
    let seat: Seat = seat.parse().map_err(|_| AppError::BadLink)?;
    let guest: GuestId = guest.parse().map_err(|_| AppError::BadLink)?;
    let table = app.open_table(id).await?;
    let sits = table.seats_of(guest).contains(seat);
    if !sits || !seat_link::is_own(app.store.key(), id, seat, guest, &token) {
        return Err(AppError::BadLink);
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
    let address = format!(
        "http://{}{}",
        reachable(&app, host),
        seat_link::invitation(app.store.key(), id, seat, times_left(&table.game(), seat))
    );
    let code = QrCode::new(address).map_err(|_| AppError::NoSuchPage)?;
    let picture = code.render::<svg::Color<'_>>().min_dimensions(180, 180).build();
    Ok(([(CONTENT_TYPE, "image/svg+xml")], picture).into_response())
}

/// Whether a name means only the machine that says it.
fn is_only_here(name: &str) -> bool {
    name == "localhost" || name.parse().is_ok_and(|address: IpAddr| address.is_loopback())
}

/// The host as phones in the house can reach it: an address of this machine
/// in place of the one that means only itself.
fn reachable(app: &App, host: &str) -> String {
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    match network_address(app) {
        Some(address) if is_only_here(name) => address.to_string(),
        _ => host.to_owned(),
    }
}

/// How other machines of the network reach this one, if it listens to them.
fn network_address(app: &App) -> Option<SocketAddr> {
    let bound = *app.bound.get()?;
    if bound.ip().is_loopback() {
        return None;
    }
    if !bound.ip().is_unspecified() {
        return Some(bound);
    }
    // Nothing is sent: the system only says which of its addresses it would use.
    let outside = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).and_then(|socket| {
        socket.connect((Ipv4Addr::new(10, 255, 255, 255), 1))?;
        socket.local_addr()
    });
    let address = outside.ok()?.ip();
    (!address.is_loopback()).then(|| SocketAddr::new(address, bound.port()))
}

/// The free seats with their links, for those who sit at the table.
pub(crate) fn invitations(app: &App, id: MatchId, gathering: &PeopleView<'_>) -> Markup {
    let PeopleView {
        game,
        own,
        names,
        speaker,
        ..
    } = *gathering;
    let key = app.store.key();
    let free: Vec<Seat> = game
        .players()
        .enumerate()
        .filter(|(_, player)| **player == Player::Nobody)
        .map(|(seat, _)| seat)
        .collect();
    let network = network_address(app).map(|address| format!("http://{address}"));
    let usual = speaker.say(&Bot::usual(game.position().game()).character());
    html! {
        @if !own.is_empty() && !game.is_over() && !free.is_empty() {
            div class="card invites" {
                h2 { (speaker.text("invite-friends")) }
                p { (speaker.text("invite-about")) }
                @if let Some(network) = &network {
                    p class="note only-here" hidden { (speaker.say(&Phrase::new("invite-network").with("address", network.as_str()))) }
                } @else {
                    p class="note only-here" hidden { (speaker.text("invite-only-here")) }
                }
                @for seat in &free {
                    div class="invite" {
                        img src={ "/table/" (id) "/qr/" (seat) } alt=(speaker.text("invite-qr")) width="140" height="140";
                        div {
                            label for={ "invite" (seat) } { (names[*seat]) }
                            (link(&format!("invite{seat}"), &seat_link::invitation(key, id, *seat, times_left(game, *seat)), None, network.as_deref(), speaker))
                            button type="button" class="quiet" data-message=(json!({ "do": "bot", "seat": seat.to_string() })) { (speaker.say(&Phrase::new("invite-bot").with("name", usual.as_str()))) }
                        }
                    }
                }
            }
        }
    }
}

/// A field with a link, and a button that copies it.
fn link(id: &str, address: &str, label: Option<&str>, network: Option<&str>, speaker: Speaker) -> Markup {
    html! {
        div class="copied" {
            input id=(id) class="link" data-network=[network] readonly value=(address) aria-label=[label];
            button type="button" data-copy=(id) { (speaker.text("invite-copy")) }
        }
    }
}

/// The address for those who watch, and the way back to one's own seat.
pub(crate) fn links(app: &App, id: MatchId, gathering: &PeopleView<'_>) -> Markup {
    let PeopleView {
        game,
        presence,
        guest,
        own,
        speaker,
        ..
    } = *gathering;
    let network = network_address(app).map(|address| format!("http://{address}"));
    let seat = own
        .first()
        .filter(|_| !game.is_over() && presence.has_others(guest));
    html! {
        @if let Some(seat) = seat {
            details id="watch" class="own-link" {
                summary { (speaker.text("invite-spectators")) }
                p class="note" { (speaker.text("invite-spectators-about")) }
                (link("watch-link", &format!("/table/{id}"), Some(&speaker.text("invite-spectators")), network.as_deref(), speaker))
            }
            @if own.len() == 1 {
                details id="own" class="own-link" {
                    summary { (speaker.text("invite-own")) }
                    p class="note" { (speaker.text("invite-own-about")) }
                    (link("own-link", &seat_link::own(app.store.key(), id, seat, guest), Some(&speaker.text("invite-own")), network.as_deref(), speaker))
                }
            }
        }
    }
}
