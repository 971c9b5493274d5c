//! The communication between people at a table, as parts of its page.
//!
//! A button contains the message it sends, so the script need not know what can be asked.

use bots::Bot;
use maud::{Markup, html};
use play::Player;
use rules::{BySeat, Phrase, Seat, SeatSet};
use say::{Speaker, shown_name};
use serde_json::json;
use store::{GuestId, Saying, SeatRequest};

use crate::seats::PHRASES;
use crate::table::{AnyMatch, Presence, persons};

/// The number of phrases shown.
const SHOWN: usize = 6;

/// The people at a table, as seen by one of them or by a spectator.
pub(crate) struct PeopleView<'a> {
    pub(crate) game: &'a AnyMatch,
    pub(crate) presence: &'a Presence,
    /// Nobody in particular, if there is nothing about the guest that others are not shown.
    pub(crate) guest: Option<GuestId>,
    /// The seats that the guest plays.
    pub(crate) own: SeatSet,
    pub(crate) names: &'a BySeat<String>,
    pub(crate) speaker: Speaker,
}

impl PeopleView<'_> {
    pub(super) fn text(&self, id: &'static str) -> String {
        self.speaker.text(id)
    }

    fn named(&self, id: &'static str, seat: Seat) -> String {
        let phrase = Phrase::new(id).with("name", self.names[seat].as_str());
        self.speaker.say(&phrase)
    }

    /// Whether another guest has a seat too.
    pub(crate) fn has_others(&self) -> bool {
        let mut seats = self.presence.kept.seats.iter().flatten();
        seats.any(|other| Some(*other) != self.guest)
    }

    /// Phrases and requests.
    pub(crate) fn talk(&self) -> Markup {
        let sayings = &self.presence.kept.sayings;
        let shown = &sayings[sayings.len().saturating_sub(SHOWN)..];
        let in_company = self.has_others() || persons(self.game).len() > self.own.len();
        html! {
            @for question in self.questions() { (question) }
            @if !shown.is_empty() {
                ul class="sayings" aria-label=(self.text("company-said")) {
                    @for saying in shown { (self.saying(saying)) }
                }
            }
            @if let Some(seat) = self.own.first().filter(|_| in_company) {
                details id="phrases" class="phrases" {
                    summary { (self.text("company-say")) }
                    div {
                        @for (name, id) in PHRASES {
                            @let message = json!({ "do": "say", "seat": seat.to_string(), "phrase": name });
                            button type="button" class="quiet" data-message=(message) { (self.text(id)) }
                        }
                    }
                }
            }
        }
    }

    fn saying(&self, saying: &Saying) -> Markup {
        let words = PHRASES.iter().find(|(name, _)| *name == saying.phrase);
        html! {
            @if let (Some((_, id)), Some(name)) = (words, self.names.get(saying.seat)) {
                li class={ "seat-" (saying.seat) } { strong { (name) ":" } " " (self.text(id)) }
            }
        }
    }

    /// The requests that wait for an answer.
    fn questions(&self) -> Vec<Markup> {
        if self.game.is_over() {
            return Vec::new();
        }
        let seat_requests = self.presence.kept.seat_requests.iter();
        let seats = Seat::all(self.game.header().seats());
        if self.own.is_empty() {
            let mine = seat_requests
                .clone()
                .find(|request| Some(request.guest) == self.guest);
            let held = self
                .guest
                .map_or(SeatSet::EMPTY, |guest| self.presence.held_by(guest));
            return match mine {
                Some(request) => vec![self.waiting(request)],
                None if held.is_empty() => seats.filter_map(|seat| self.offer(seat)).collect(),
                None => held.iter().map(|seat| self.stood_in_for(seat)).collect(),
            };
        }
        let gone = seats.filter_map(|seat| self.gone(seat));
        seat_requests
            .map(|request| self.asked(request))
            .chain(gone)
            .collect()
    }

    /// Spectators may request a bot's seat.
    fn offer(&self, seat: Seat) -> Option<Markup> {
        let bots = self.game.players()[seat].is_bot() && !self.game.left().contains(&seat);
        let message = json!({ "do": "request-seat", "seat": seat.to_string() });
        (bots && !persons(self.game).is_empty()).then(|| {
            html! {
                button type="button" class="quiet" data-message=(message) { (self.named("company-request-seat", seat)) }
            }
        })
    }

    /// The visitor's own pending request.
    fn waiting(&self, request: &SeatRequest) -> Markup {
        html! {
            p class="asked" { (self.named("company-request-sent", request.seat)) }
            button type="button" data-message=(json!({ "do": "cancel-request" })) { (self.text("company-request-cancel")) }
        }
    }

    /// A bot plays for the visitor.
    fn stood_in_for(&self, seat: Seat) -> Markup {
        let message = json!({ "do": "return", "seat": seat.to_string() });
        html! {
            @if !self.game.left().contains(&seat) {
                p class="asked" { (self.named("company-stood-in", seat)) }
                button type="button" class="primary" data-message=(message) { (self.text("company-return")) }
            }
        }
    }

    /// A request to the players.
    fn asked(&self, request: &SeatRequest) -> Markup {
        let bot = self.names.get(request.seat).map_or("", String::as_str);
        let asks = Phrase::new("company-asked")
            .with("name", shown_name(&request.name).into_owned())
            .with("bot", bot);
        let answer = |yes: bool| json!({ "do": "answer", "seat": request.seat.to_string(), "name": request.name, "yes": yes });
        let agreed = self
            .own
            .iter()
            .all(|seat| request.agreed & (1 << seat.index()) != 0);
        html! {
            div class="question" {
                p class="asked" { (self.speaker.say(&asks)) }
                @if agreed {
                    span class="note" { (self.text("company-others-agree")) }
                } @else {
                    button type="button" class="primary" data-message=(answer(true)) { (self.text("company-agree")) }
                }
                button type="button" data-message=(answer(false)) { (self.text("table-decline")) }
            }
        }
    }

    /// A player is absent.
    fn gone(&self, seat: Seat) -> Option<Markup> {
        let person = matches!(self.game.players()[seat], Player::Person(_));
        if !person || !self.presence.is_long_gone(seat) {
            return None;
        }
        let bot = Bot::usual(self.game.position().game()).character();
        let offer = Phrase::new("invite-bot").with("name", self.speaker.say(&bot));
        let message = json!({ "do": "bot", "seat": seat.to_string() });
        Some(html! {
            div class="question" {
                p class="asked" { (self.named("company-gone", seat)) }
                button type="button" data-message=(message) { (self.speaker.say(&offer)) }
            }
        })
    }

    /// Names: one's own, and for the host those of all.
    pub(crate) fn people(&self) -> Markup {
        let host = self.guest.is_some_and(|guest| self.presence.is_host(guest));
        let persons = persons(self.game);
        let nameable: Vec<Seat> = persons
            .iter()
            .filter(|seat| host || self.own.contains(*seat))
            .collect();
        let watching = self.presence.watching();
        html! {
            @if watching > 0 {
                p class="note" { (self.speaker.say(&Phrase::new("company-watching").with("count", watching as i64))) }
            }
            @if !nameable.is_empty() && !self.game.is_over() {
                details id="names" class="names" {
                    summary { (self.text("company-names")) }
                    @for seat in nameable {
                        @let message = json!({ "do": "rename", "seat": seat.to_string() });
                        @let name = match &self.game.players()[seat] { Player::Person(name) => name.to_string(), _ => String::new() };
                        form data-message=(message) {
                            label class="unseen" for={ "name-" (seat) } { (self.named("company-name-of", seat)) }
                            input id={ "name-" (seat) } name="name" value=(name) maxlength="40" required autocomplete="off";
                            button { (self.text("company-rename")) }
                            @if host && self.presence.holder(seat).is_some_and(|holder| Some(holder) != self.guest) {
                                button type="button" class="quiet" data-message=(json!({ "do": "remove", "seat": seat.to_string() })) data-sure=(self.text("company-remove-sure")) { (self.named("company-remove", seat)) }
                            }
                        }
                    }
                }
            }
        }
    }
}
