//! The plates of the players: who they are, what they have, what they do.

use board::{Awaited, Plate, Story};
use bots::Bot;
use draw::Mood;
use maud::{Markup, html};
use play::Player;
use rules::Seat;

use super::signs::{chip, figure};
use super::table::TableParts;
use crate::assets::portrait_address;
use crate::names::{level_name, portrait};
use crate::table::Presence;

impl TableParts<'_> {
    /// Whose plate lies before the screen; the others' plates lie along the top.
    fn is_near(&self, seat: Seat) -> bool {
        self.own.contains(seat) && (self.own.len() == 1 || self.front == Some(seat))
    }

    /// The plates along the top.
    pub(crate) fn others(&self, plates: &[Plate], story: &Story) -> Markup {
        let others = plates.iter().filter(|plate| !self.is_near(plate.seat));
        html! { ul { @for plate in others { (self.plate(plate, Some(story))) } } }
    }

    /// The plate at the bottom.
    pub(crate) fn near(&self, plates: &[Plate], story: &Story) -> Markup {
        let near = plates.iter().filter(|plate| self.is_near(plate.seat));
        html! { ul { @for plate in near { (self.plate(plate, Some(story))) } } }
    }

    /// All plates, as they are at the end or at a moment.
    pub(crate) fn players(&self, plates: &[Plate]) -> Markup {
        html! { ul { @for plate in plates { (self.plate(plate, None)) } } }
    }

    fn plate(&self, plate: &Plate, story: Option<&Story>) -> Markup {
        let seat = plate.seat;
        let awaited = plate.waiting != Awaited::No;
        let note = |id, class: &str| html! { span class={ "note" (class) } { (self.say(id)) } };
        let news = story.map_or(Vec::new(), |story| story.news_of(seat, self.you()));
        let last: Vec<&str> = news.iter().map(|turn| turn.text.as_str()).collect();
        let last = last.join(" ");
        let brief = news.last().map_or("", |turn| turn.brief.as_str());
        html! {
            li class={ "player seat-" (seat) } aria-current=[awaited.then_some("true")] data-seat=(seat) {
                (self.face(seat))
                (chip(seat))
                span class="who" {
                    span class="name" { (plate.name) }
                    @if let Some(level) = self.level(seat) { span class="note level" { (level) } }
                    @if self.own.contains(seat) && self.own.len() == 1 { (note("table-you", " you")) }
                    @if self.is_away(plate) { (note("company-away", " away")) }
                    @if plate.has_left { (note("table-left", "")) }
                    @match plate.waiting {
                        Awaited::No => {},
                        Awaited::Thinks => (note("table-thinks", " turn thinking")),
                        Awaited::Chooses => (note("table-chooses", " turn")),
                        Awaited::OnTurn => (note("table-on-turn", " turn")),
                    }
                    @if !brief.is_empty() { span class="last" title=(last) { (brief) } }
                }
                @if let Some(points) = plate.points.filter(|_| story.is_none()) {
                    span class="points" title=(self.say("table-points")) { (figure(points)) }
                }
                @if let Some(points) = plate.points.filter(|_| story.is_some()) {
                    span class="gained" aria-hidden="true" {}
                    button type="button" class="points" data-open="tally" title=(self.say("table-points-how"))
                        aria-label={ (self.say("table-points")) ": " (figure(points)) } { (figure(points)) }
                }
                @if plate.has_clock {
                    span class="clock" data-clock=(seat) title=(self.say("table-clock")) {}
                }
            }
        }
    }

    /// What the player on a seat looks like, and in what mood.
    pub(super) fn face(&self, seat: Seat) -> Markup {
        let portrait = portrait(self.game.position().game(), &self.game.players()[seat], seat);
        let places = self.game.result().map(|finish| &finish.places);
        let mood = match places {
            Some(places) if places.iter().all(|place| *place == places[seat]) => Mood::Thinking,
            Some(places) if places[seat] == 1 => Mood::Winning,
            Some(_) => Mood::Losing,
            None => Mood::Thinking,
        };
        html! { img class="face" src=(portrait_address(portrait, mood)) alt="" width="40" height="40"; }
    }

    /// How strong the bot on a seat is.
    fn level(&self, seat: Seat) -> Option<String> {
        let Player::Bot(word) = &self.game.players()[seat] else {
            return None;
        };
        let bot = Bot::from_name(self.game.position().game(), word.as_str())?;
        Some(level_name(bot, self.speaker))
    }

    /// Whether a person at another screen is not looking at the table.
    fn is_away(&self, plate: &Plate) -> bool {
        let elsewhere = plate.is_person && !self.own.contains(plate.seat);
        let away = |presence: &Presence| !presence.is_here(plate.seat);
        elsewhere && !self.game.is_over() && self.presence.is_some_and(away)
    }
}
