use bots::Bot;
use maud::{Markup, html};
use play::Player;
use rules::{Phrase, Seat};
use say::Speaker;
use serde_json::json;
use store::MatchId;

use super::people::PeopleView;
use crate::invitations::Links;

/// The free seats with their links, for those who sit at the table.
pub(crate) fn invitations(links: Links<'_>, id: MatchId, people: &PeopleView<'_>) -> Markup {
    let PeopleView {
        game,
        own,
        names,
        speaker,
        ..
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
                        (link(&format!("invite{seat}"), &links.invitation(id, game, *seat), None, network.as_deref(), speaker))
                        button type="button" class="quiet" data-message=(json!({ "do": "bot", "seat": seat.to_string() })) { (speaker.say(&Phrase::new("invite-bot").with("name", usual.as_str()))) }
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
pub(crate) fn own_links(links: Links<'_>, id: MatchId, people: &PeopleView<'_>) -> Markup {
    let PeopleView {
        game,
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
            @if let (Some(guest), 1) = (guest, own.len()) {
                details id="own" class="own-link" {
                    summary { (speaker.text("invite-own")) }
                    p class="note" { (speaker.text("invite-own-about")) }
                    (link("own-link", &links.own(id, seat, guest), Some(&speaker.text("invite-own")), network.as_deref(), speaker))
                }
            }
        }
    }
}
