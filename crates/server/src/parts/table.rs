//! Pieces of a table's page that change while the match goes on. The page and
//! the live connection use the same ones.

use board::{Awaited, Plate, Prompt, Story};
use games::GameId;
use maud::{Markup, html};
use play::{Command, Draws, Player, Reach, Reason, SeatCommand};
use rules::{Actor, BySeat, Phrase, Position, Seat, SeatSet, Viewer};
use say::Speaker;
use store::MatchId;

use crate::system::now;
use crate::table::{AnyMatch, Presence};

/// What is shown, and to whom.
pub(crate) struct TableParts<'a> {
    pub(crate) game: &'a AnyMatch,
    pub(crate) id: MatchId,
    /// The seat that speaks, unless the screen is covered.
    pub(crate) seat: Option<Seat>,
    pub(crate) covered: Option<Seat>,
    /// The seats at this screen.
    pub(crate) own: SeatSet,
    pub(crate) names: &'a BySeat<String>,
    /// Who is here; `None` where it does not matter, in what is past.
    pub(crate) presence: Option<&'a Presence>,
    pub(crate) speaker: Speaker,
}

impl TableParts<'_> {
    fn say(&self, id: &'static str) -> String {
        self.speaker.text(id)
    }

    /// Who plays, with points and clocks, and whose turn it is.
    pub(crate) fn players(&self, plates: &[Plate]) -> Markup {
        html! { ul { @for plate in plates { (self.plate(plate)) } } }
    }

    fn plate(&self, plate: &Plate) -> Markup {
        let seat = plate.seat;
        let awaited = plate.waiting != Awaited::No;
        let note = |id, class: &str| html! { span class={ "note" (class) } { (self.say(id)) } };
        html! {
            li class={ "player seat-" (seat) } aria-current=[awaited.then_some("true")] {
                span class={ "chip seat-" (seat) } aria-hidden="true" { (seat) }
                span class="who" {
                    span class="name" { (plate.name) }
                    @if self.own.contains(seat) && self.own.len() == 1 { (note("table-you", "")) }
                    @if plate.is_free { (note("company-free", "")) }
                    @if self.is_away(plate) { (note("company-away", " away")) }
                    @if plate.has_left { (note("table-left", "")) }
                    @match plate.waiting {
                        Awaited::No => {},
                        Awaited::Thinks => (note("table-thinks", " turn")),
                        Awaited::OnTurn => (note("table-on-turn", " turn")),
                    }
                }
                @if let Some(points) = plate.points {
                    span class="points" title=(self.say("table-points")) { (points) }
                }
                @if plate.has_clock {
                    span class="clock" data-clock=(seat) title=(self.say("table-clock")) {}
                }
            }
        }
    }

    /// Whether a person of another screen does not look at the table.
    fn is_away(&self, plate: &Plate) -> bool {
        let elsewhere = plate.is_person && !self.own.contains(plate.seat);
        let away = |presence: &Presence| !presence.is_here(plate.seat);
        elsewhere && !self.game.is_over() && self.presence.is_some_and(away)
    }

    fn can(&self, seat: Seat, wish: SeatCommand<games::AnyAction>) -> bool {
        let seen = self.game.seq(Viewer::Seat(seat));
        let command = Command::Seat { seat, seen, wish };
        play::decide(self.game, command, now()).is_ok()
    }

    /// The buttons under the board.
    pub(crate) fn bar(&self) -> Markup {
        let button = |what: &str, label: &'static str, enabled: bool| {
            html! { button type="button" data-do=(what) disabled[!enabled] { (self.say(label)) } }
        };
        if self.game.is_over() {
            return html! {
                @if let Some(next) = self.presence.and_then(|presence| presence.kept.next) {
                    a class="button primary" href={ "/table/" (next) } { (self.say("table-to-rematch")) }
                } @else if !self.own.is_empty() {
                    form method="post" action={ "/table/" (self.id) "/rematch" } {
                        button class="primary" { (self.say("table-rematch")) }
                    }
                }
                a class="button" href={ "/table/" (self.id) "/at/0" } { (self.say("table-look-back")) }
                a class="button quiet" href={ "/table/" (self.id) "/record" } download { (self.say("table-export")) }
            };
        }
        let Some(seat) = self.seat.filter(|seat| self.own.contains(*seat)) else {
            return html! {};
        };
        let on_turn = self.game.position().undecided().contains(seat);
        let offered = self.game.draw();
        let asked = self.game.takeback();
        html! {
            @if self.can(seat, SeatCommand::Undo(Reach::Action)) || !self.people_elsewhere() {
                (button("undo", "table-undo", self.can(seat, SeatCommand::Undo(Reach::Action))))
            } @else {
                (button("ask-takeback", "table-ask-takeback", asked.is_none() && self.can(seat, SeatCommand::AskTakeback(Reach::Turn))))
            }
            (button("hint", "table-hint", on_turn))
            @if self.game.header().draws == Draws::ByAgreement {
                @match offered {
                    Some(offer) if offer.by != seat => {
                        span class="asked" { (self.speaker.say(&Phrase::new("table-draw-offered").with("name", self.names[offer.by].as_str()))) }
                        (button("accept-draw", "table-accept-draw", true))
                        (button("decline-draw", "table-decline", true))
                    }
                    Some(_) => (button("decline-draw", "table-withdraw-draw", true)),
                    None => (button("offer-draw", "table-offer-draw", self.can(seat, SeatCommand::OfferDraw))),
                }
            }
            @if let Some(takeback) = asked {
                @if takeback.by == seat {
                    (button("decline-takeback", "table-withdraw-takeback", true))
                } @else {
                    span class="asked" { (self.speaker.say(&Phrase::new("table-takeback-asked").with("name", self.names[takeback.by].as_str()))) }
                    (button("give-takeback", "table-give-takeback", true))
                    (button("decline-takeback", "table-decline", true))
                }
            }
            (button("resign", "table-resign", true))
        }
    }

    /// Whether a person plays who does not sit at this screen.
    fn people_elsewhere(&self) -> bool {
        self.game
            .players()
            .enumerate()
            .any(|(seat, player)| matches!(player, Player::Person(_)) && !self.own.contains(seat))
    }

    /// Who won and why, point by point.
    pub(crate) fn result(&self) -> Markup {
        let Some(finish) = self.game.result() else {
            return html! {};
        };
        let by = |id, seat: Seat| Phrase::new(id).with("name", self.names[seat].as_str());
        let what = |reason: &Reason| self.speaker.say(&reason.phrase());
        let why = match &finish.reason {
            Reason::Rules(ending) => Phrase::new("outcome-ending")
                .with("what", what(&finish.reason))
                .with("rule", ending.rule.to_string()),
            Reason::Resignation(seat) => by("table-resigned", *seat),
            Reason::Time(seat) => by("table-out-of-time", *seat),
            other => Phrase::new("table-ended").with("what", what(other)),
        };
        let tally = self.game.position().tally();
        let counted = tally.iter().any(|tally| !tally.lines.is_empty());
        html! {
            div class="result card" role="status" {
                h2 {
                    @if finish.reason == Reason::Abandonment { (self.say("table-given-up")) }
                    @else { (self.speaker.winners(&finish.places, self.names)) }
                }
                p { (self.speaker.say(&why)) }
                @if counted {
                    div class="tallies" {
                        @for (seat, tally) in tally.enumerate() {
                            table {
                                caption {
                                    span class={ "chip seat-" (seat) } aria-hidden="true" { (seat) } " "
                                    (self.names[seat]) " "
                                    span class="note" { (self.speaker.say(&Phrase::new("table-place").with("place", i64::from(finish.places[seat])))) }
                                }
                                tbody {
                                    @for line in &tally.lines {
                                        tr {
                                            td { (self.speaker.say(&line.phrase)) " " (rule_link(self.game.position().game(), &line.rule.to_string())) }
                                            td class="number" { (line.points) }
                                        }
                                    }
                                }
                                tfoot { tr { th scope="row" { (self.say("table-total")) } td class="number" { (tally.total()) } } }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The sheet over a screen that has to be handed on.
    pub(crate) fn cover(&self) -> Markup {
        let Some(seat) = self.covered else {
            return html! {};
        };
        let phrase = Phrase::new("table-pass-device").with("name", self.names[seat].as_str());
        let ready = Phrase::new("table-i-am").with("name", self.names[seat].as_str());
        html! {
            div class="cover card" {
                span class={ "chip seat-" (seat) } aria-hidden="true" { (seat) }
                p { (self.speaker.say(&phrase)) }
                button type="button" class="primary" data-show=(seat) { (self.speaker.say(&ready)) }
            }
        }
    }
}

/// The lines of the log, an item each, with the address of their moment. The
/// script writes new lines in the same way.
pub(crate) fn log(id: MatchId, story: &Story) -> Markup {
    html! {
        @for (ply, line) in (1..).zip(story.lines()) {
            @let ply: usize = ply;
            li class=(class_of(line.actor)) { a href={ "/table/" (id) "/at/" (ply) } data-ply=(ply) { (line.text) } }
        }
    }
}

fn class_of(actor: Actor) -> String {
    match actor {
        Actor::Seat(seat) => format!("seat-{seat}"),
        Actor::Chance => "chance".to_owned(),
    }
}

/// What can be done now.
pub(crate) fn prompt(prompt: &Prompt) -> Markup {
    html! {
        @if prompt.is_thinking { span class="thinking" { (prompt.text) } }
        @else {
            @if !prompt.lead.is_empty() {
                strong { (prompt.lead) @if !prompt.text.is_empty() { " " } }
            }
            (prompt.text)
        }
    }
}

/// Asks whether what is previewed on the board is meant.
pub(crate) fn confirm(speaker: Speaker) -> Markup {
    let say = |id| speaker.text(id);
    html! {
        div id="confirm" class="confirm" hidden {
            span { (say("table-confirm-question")) }
            span id="confirm-what" class="unseen" {}
            button type="button" class="primary" data-confirm="yes" aria-describedby="confirm-what" { (say("table-confirm")) }
            button type="button" data-confirm="turn" hidden { (say("table-turn")) }
            button type="button" data-confirm="no" { (say("table-take-back")) }
        }
    }
}

/// A link to a rule on the game's rules page.
pub(crate) fn rule_link(game: GameId, rule: &str) -> Markup {
    html! { a class="rule" href={ "/rules/" (game) "#" (rule.to_lowercase()) } target="rules" { (rule) } }
}
