//! Pieces of a table's page that change while the match goes on. The page and
//! the live connection use the same ones.

use games::{AnyView, GameId};
use maud::{Markup, html};
use play::{Command, Draws, Player, Reach, Reason, SeatCommand};
use rules::{Actor, BySeat, Phrase, Position, Seat, SeatSet, Viewer};
use say::{Speaker, board};
use store::MatchId;

use crate::app::now;
use crate::sight::{Step, points};
use crate::table::{AnyMatch, Presence};

/// What is shown, and to whom.
pub(crate) struct TableParts<'a> {
    pub(crate) game: &'a AnyMatch,
    pub(crate) id: MatchId,
    pub(crate) view: &'a AnyView,
    pub(crate) viewer: Viewer,
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

    /// The seats whose decision everybody knows to be missing. Who has made a
    /// hidden choice stays in it for the others.
    fn awaited(&self) -> SeatSet {
        if self.game.is_over() {
            return SeatSet::EMPTY;
        }
        let turn = self.game.position().turn().seats();
        let undecided = self.game.position().undecided();
        let known = |seat: &Seat| self.viewer != Viewer::Seat(*seat) || undecided.contains(*seat);
        turn.iter().filter(known).collect()
    }

    /// Who plays, with points and clocks, and whose turn it is.
    pub(crate) fn players(&self) -> Markup {
        let points = points(self.view);
        let awaited = self.awaited();
        let clocked = self.game.clocks(Viewer::Public, now()).is_some();
        html! {
            ul {
                @for (seat, name) in self.names.enumerate() {
                    @let player = &self.game.players()[seat];
                    li class={ "player seat-" (seat) } aria-current=[awaited.contains(seat).then_some("true")] {
                        span class={ "chip seat-" (seat) } aria-hidden="true" { (seat) }
                        span class="who" {
                            span class="name" { (name) }
                            @if self.own.contains(seat) && self.own.len() == 1 {
                                span class="note" { (self.say("table-you")) }
                            }
                            @if *player == Player::Nobody {
                                span class="note" { (self.say("company-free")) }
                            }
                            @if self.is_away(seat) {
                                span class="note away" { (self.say("company-away")) }
                            }
                            @if self.game.left().contains(&seat) {
                                span class="note" { (self.say("table-left")) }
                            }
                            @if awaited.contains(seat) {
                                span class="note turn" {
                                    (self.say(if player.is_bot() { "table-thinks" } else { "table-on-turn" }))
                                }
                            }
                        }
                        @if let Some(points) = &points {
                            span class="points" title=(self.say("table-points")) { (points[seat]) }
                        }
                        @if clocked {
                            span class="clock" data-clock=(seat) title=(self.say("table-clock")) {}
                        }
                    }
                }
            }
        }
    }

    /// Whether a person of another screen does not look at the table.
    fn is_away(&self, seat: Seat) -> bool {
        let elsewhere = matches!(self.game.players()[seat], Player::Person(_)) && !self.own.contains(seat);
        let away = |presence: &Presence| !presence.is_here(seat);
        elsewhere && !self.game.is_over() && self.presence.is_some_and(away)
    }

    /// What can be done now, in one sentence.
    pub(crate) fn prompt(&self) -> Markup {
        let named = |id, seat: Seat| {
            let name = self.names[seat].as_str();
            self.speaker.say(&Phrase::new(id).with("name", name))
        };
        if let Some(finish) = self.game.result() {
            let text = match finish.reason {
                Reason::Abandonment => self.say("table-given-up"),
                _ => self.speaker.winners(&finish.places, self.names),
            };
            return html! { strong { (text) } };
        }
        if let Some(seat) = self.covered {
            return html! { (named("table-pass-device", seat)) };
        }
        let awaited = self.awaited();
        let mine = self.seat.filter(|seat| awaited.contains(*seat));
        let decided = self
            .seat
            .filter(|seat| self.game.position().turn().seats().contains(*seat));
        match (mine, decided, awaited.first()) {
            (Some(seat), ..) => html! {
                @if self.own.len() > 1 { strong { (self.names[seat]) ": " } }
                @else { strong { (self.say("table-your-turn")) " " } }
                (board::prompt(self.view, self.speaker))
            },
            (None, Some(_), _) => html! {
                (board::prompt(self.view, self.speaker)) " " (self.say("table-others-choose"))
            },
            (None, None, Some(seat)) if self.game.players()[seat].is_bot() => {
                html! { span class="thinking" { (named("table-bot-thinks", seat)) } }
            }
            (None, None, Some(seat)) => html! { (named("table-waiting-for", seat)) },
            (None, None, None) => html! { (self.say("table-chance")) },
        }
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
        let on_turn = self.awaited().contains(seat);
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

/// The lines of the log, an item each, with the address of their moment.
pub(crate) fn log_lines(id: MatchId, steps: &[Step]) -> Vec<String> {
    let line = |(ply, step): (usize, &Step)| {
        let class = match step.actor {
            Actor::Seat(seat) => format!("seat-{seat}"),
            Actor::Chance => "chance".to_owned(),
        };
        html! {
            li class=(class) { a href={ "/table/" (id) "/at/" (ply) } data-ply=(ply) { (step.text) } }
        }
        .into_string()
    };
    (1..).zip(steps).map(line).collect()
}

/// Asks whether what is previewed on the board is meant.
pub(super) fn confirm(speaker: Speaker) -> Markup {
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
