use bots::Bot;
use maud::{Markup, html};
use play::Player;
use rules::{Phrase, Seat};
use say::Speaker;
use serde_json::json;
use store::MatchId;

use super::people::PeopleView;
use crate::invitations::Links;

/// The free seats with their links, for the players at the table.
pub(crate) fn invitations(links: Links<'_>, id: MatchId, people: &PeopleView<'_>) -> Markup {
    let PeopleView {
        game, own, speaker, ..
    } = *people;
    let free: Vec<Seat> = game
        .players()
        .enumerate()
        .filter(|(_, player)| **player == Player::Nobody)
        .map(|(seat, _)| seat)
        .collect();
    if own.is_empty() || game.is_over() || free.is_empty() {
        return html! {};
    }
    let network = links.network_address().map(|address| format!("http://{address}"));
    let usual = speaker.say(&Bot::usual(game.position().game()).character());
    html! {
        div class="card invites" {
            button type="button" class="quiet close" data-close="invites" aria-label=(speaker.text("table-close")) { "×" }
            h2 { (speaker.say(&Phrase::new("invite-friends").with("links", free.len() as i64).with("game", speaker.game_name(game.position().game())))) }
            p { (speaker.say(&Phrase::new("invite-about").with("links", free.len() as i64))) }
            @if let Some(network) = &network {
                p class="note only-here" hidden { (speaker.say(&Phrase::new("invite-network").with("address", network.as_str()))) }
            } @else {
                details class="note only-here" hidden {
                    summary { (speaker.text("invite-only-here")) }
                    p { (speaker.text("invite-only-here-how")) }
                }
            }
            @for (place, seat) in free.iter().enumerate() {
                div class="invite" {
                    img src={ "/table/" (id) "/qr/" (seat) } alt=(speaker.text("invite-qr")) width="140" height="140";
                    div {
                        label for={ "invite" (seat) } { (label(place, free.len(), speaker)) }
                        (link(&format!("invite{seat}"), &links.invitation(id, game, *seat), None, network.as_deref(), speaker))
                        button type="button" class="quiet" data-message=(json!({ "do": "bot", "seat": seat.to_string() })) { (speaker.say(&Phrase::new("invite-bot").with("name", usual.as_str()))) }
                    }
                }
            }
        }
    }
}

/// For whom a link is.
fn label(place: usize, links: usize, speaker: Speaker) -> String {
    let phrase = Phrase::new("invite-link")
        .with("place", place as i64 + 1)
        .with("links", links as i64);
    speaker.say(&phrase)
}

/// A field with a link, and buttons to copy it and, where the system can, to send it.
fn link(id: &str, address: &str, label: Option<&str>, network: Option<&str>, speaker: Speaker) -> Markup {
    html! {
        div class="copied" {
            input id=(id) class="link" data-network=[network] readonly value=(address) aria-label=[label];
            button type="button" data-copy=(id) data-copied=(speaker.text("invite-copied")) { (speaker.text("invite-copy")) }
            button type="button" class="primary" data-share=(id) hidden { (speaker.text("invite-share")) }
        }
    }
}

/// The link for spectators, and the visitor's own link back to their seat.
pub(crate) fn own_links(links: Links<'_>, id: MatchId, people: &PeopleView<'_>) -> Markup {
    let PeopleView {
        game,
        presence,
        guest,
        own,
        speaker,
        ..
    } = *people;
    let seat = own.first().filter(|_| !game.is_over() && people.has_others());
    html! {
        @if let Some(seat) = seat {
            @let network = links.network_address().map(|address| format!("http://{address}"));
            details id="watch" class="own-link" {
                summary { (speaker.text("invite-spectators")) }
                p class="note" { (speaker.text("invite-spectators-about")) }
                (link("watch-link", &format!("/table/{id}"), Some(&speaker.text("invite-spectators")), network.as_deref(), speaker))
            }
            @let address = guest.filter(|_| own.len() == 1).and_then(|guest| links.own(id, presence, seat, guest));
            @if let Some(address) = address {
                details id="own" class="own-link" {
                    summary { (speaker.text("invite-own")) }
                    p class="note" { (speaker.text("invite-own-about")) }
                    (link("own-link", &address, Some(&speaker.text("invite-own")), network.as_deref(), speaker))
                }
            }
        }
    }
}
