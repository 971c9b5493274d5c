//! The parts of a table's page that change during the match. The page and the live connection
//! share them.

use board::{Prompt, Story};
use games::GameId;
use maud::{Markup, html};
use play::{Command, Draws, Player, Reach, SeatCommand};
use rules::{BySeat, Phrase, Position, Seat, SeatSet, Viewer};
use say::Speaker;
use store::MatchId;

use super::signs::chip;
use crate::system::now;
use crate::table::{AnyMatch, Presence};

/// What is shown, and to whom.
pub(crate) struct TableParts<'a> {
    pub(crate) game: &'a AnyMatch,
    pub(crate) id: MatchId,
    /// The seat that acts at this screen, unless the screen is covered.
    pub(crate) seat: Option<Seat>,
    pub(crate) covered: Option<Seat>,
    /// The seat whose side of the table is shown.
    pub(crate) front: Option<Seat>,
    /// The seats at this screen.
    pub(crate) own: SeatSet,
    pub(crate) names: &'a BySeat<String>,
    /// Who is present; `None` when looking back, where it does not matter.
    pub(crate) presence: Option<&'a Presence>,
    pub(crate) speaker: Speaker,
}

impl TableParts<'_> {
    pub(super) fn say(&self, id: &'static str) -> String {
        self.speaker.text(id)
    }

    /// Who is "you" to this screen.
    pub(crate) fn you(&self) -> Option<Seat> {
        self.own.first().filter(|_| self.own.len() == 1)
    }

    fn can(&self, seat: Seat, wish: SeatCommand<games::AnyAction>) -> bool {
        let seen = self.game.seq(Viewer::Seat(seat));
        let command = Command::Seat { seat, seen, wish };
        play::decide(self.game, command, now()).is_ok()
    }

    fn button(&self, what: &str, label: &'static str, enabled: bool) -> Markup {
        html! { button type="button" data-do=(what) disabled[!enabled] { (self.say(label)) } }
    }

    /// A button that shows its sign alone where there is no room for words.
    fn signed(&self, what: &str, sign: &str, label: &'static str, enabled: bool) -> Markup {
        html! {
            button type="button" class="signed" data-do=(what) disabled[!enabled] title=(self.say(label)) {
                span class="sign" aria-hidden="true" { (sign) }
                span class="label" { (self.say(label)) }
            }
        }
    }

    /// The seat that this screen can speak for, while the match is on.
    fn speaking(&self) -> Option<Seat> {
        let playing = |seat: &Seat| self.own.contains(*seat) && !self.game.is_over();
        self.seat.filter(playing)
    }

    /// The buttons that are used all the time, and what waits for an answer.
    pub(crate) fn bar(&self) -> Markup {
        let Some(seat) = self.speaking() else {
            return html! {
                @if self.game.is_over() {
                    a class="button signed" href={ "/table/" (self.id) "/at/end" } title=(self.say("table-look-back")) {
                        span class="sign" aria-hidden="true" { "«" }
                        span class="label" { (self.say("table-look-back")) }
                    }
                    button type="button" class="signed" data-open="result" title=(self.say("table-result")) {
                        span class="sign" aria-hidden="true" { "★" }
                        span class="label" { (self.say("table-result")) }
                    }
                }
            };
        };
        let on_turn = !self.game.awaits_shares() && self.game.position().undecided().contains(seat);
        let asked = self.game.takeback();
        let named = |id, seat: Seat| {
            self.speaker
                .say(&Phrase::new(id).with("name", self.names[seat].as_str()))
        };
        html! {
            @if let Some(offer) = self.game.draw().filter(|offer| offer.by != seat) {
                div class="question" {
                    span class="asked" { (named("table-draw-offered", offer.by)) }
                    (self.button("accept-draw", "table-accept-draw", true))
                    (self.button("decline-draw", "table-decline", true))
                }
            }
            @if let Some(takeback) = asked.filter(|takeback| takeback.by != seat) {
                div class="question" {
                    span class="asked" { (named("table-takeback-asked", takeback.by)) }
                    (self.button("give-takeback", "table-give-takeback", true))
                    (self.button("decline-takeback", "table-decline", true))
                }
            }
            @if asked.is_some_and(|takeback| takeback.by == seat) {
                (self.button("decline-takeback", "table-withdraw-takeback", true))
            } @else if !self.people_elsewhere() || (on_turn && self.can(seat, SeatCommand::Undo(Reach::Action))) {
                (self.signed("undo", "↶", "table-undo", self.can(seat, SeatCommand::Undo(Reach::Action))))
            } @else {
                (self.signed("ask-takeback", "↶", "table-ask-takeback", self.can(seat, SeatCommand::AskTakeback(Reach::Turn))))
            }
            (self.signed("hint", "?", "table-hint", on_turn && !self.people_elsewhere()))
        }
    }

    /// What is rarely wanted, and what cannot be undone: in the menu.
    pub(crate) fn commands(&self) -> Markup {
        let Some(seat) = self.speaking() else {
            return html! {};
        };
        let by_agreement = self.game.header().draws == Draws::ByAgreement;
        html! {
            @if self.game.players().iter().any(|player| *player == Player::Nobody) {
                button type="button" data-open="invites" { (self.say("invite-open")) }
            }
            @match self.game.draw() {
                Some(offer) if offer.by == seat => (self.button("decline-draw", "table-withdraw-draw", true)),
                Some(_) => {},
                None if by_agreement => (self.button("offer-draw", "table-offer-draw", self.can(seat, SeatCommand::OfferDraw))),
                None => {},
            }
            (self.button("resign", "table-resign", true))
        }
    }

    /// Whether a person plays at another screen.
    pub(crate) fn people_elsewhere(&self) -> bool {
        self.game
            .players()
            .enumerate()
            .any(|(seat, player)| matches!(player, Player::Person(_)) && !self.own.contains(seat))
    }

    /// The cover of a screen that must be handed over.
    pub(crate) fn cover(&self) -> Markup {
        let Some(seat) = self.covered else {
            return html! {};
        };
        let phrase = Phrase::new("table-pass-device").with("name", self.names[seat].as_str());
        let ready = Phrase::new("table-i-am").with("name", self.names[seat].as_str());
        html! {
            div class="cover card" {
                (chip(seat))
                p { (self.speaker.say(&phrase)) }
                button type="button" class="primary" data-show=(seat) { (self.speaker.say(&ready)) }
            }
        }
    }
}

/// The turns of the log, an item each, with the address of their moment. The
/// script writes new ones in the same way.
pub(crate) fn log(id: MatchId, story: &Story) -> Markup {
    html! {
        @for turn in story.turns() {
            li class=(class_of(turn.by)) {
                a href={ "/table/" (id) "/at/" (turn.ply) } data-ply=(turn.ply) {
                    (turn.text)
                    span class="notation" { (turn.notation) }
                }
            }
        }
    }
}

fn class_of(seat: Option<Seat>) -> String {
    seat.map_or_else(|| "chance".to_owned(), |seat| format!("seat-{seat}"))
}

/// What can be done now.
pub(crate) fn prompt(prompt: &Prompt) -> Markup {
    html! {
        @if prompt.is_thinking { span class="thinking" data-again[prompt.is_again] { (prompt.text) } }
        @else {
            @if !prompt.lead.is_empty() {
                strong { (prompt.lead) @if !prompt.text.is_empty() { " " } }
            }
            (prompt.text)
            @if !prompt.next.is_empty() { span data-next=(prompt.next) {} }
            @if !prompt.warning.is_empty() {
                span class="warning" { span aria-hidden="true" { "⚠ " } (prompt.warning) }
            }
        }
    }
}

/// Asks for confirmation of the preview on the board; the script puts it beside the piece.
pub(crate) fn confirm(game: GameId, speaker: Speaker) -> Markup {
    let say = |id| speaker.text(id);
    html! {
        div id="confirm" class="confirm" hidden {
            button type="button" class="primary" data-confirm="yes" aria-describedby="confirm-where" {
                span id="confirm-what" data-plain=(say("table-confirm")) { (say("table-confirm")) }
            }
            span id="confirm-where" class="unseen" {}
            button type="button" class="signed" data-confirm="turn" title=(say(draw::another(game))) hidden {
                span class="sign" aria-hidden="true" { "↻" }
                span class="label" { "↻ " (say(draw::another(game))) }
            }
            button type="button" data-confirm="no" aria-label=(say("table-take-back")) title=(say("table-take-back")) { "×" }
        }
    }
}

/// A link to a numbered rule of the game.
pub(crate) fn rule_link(game: GameId, rule: &str) -> Markup {
    html! { a class="rule" href={ "/rules/" (game) "/reference#" (rule.to_lowercase()) } target="rules" { (rule) } }
}
