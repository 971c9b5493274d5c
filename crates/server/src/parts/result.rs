//! Points, line by line, and how a match ended.

use board::{BoardState, RoundSummary};
use bots::{Bot, Level};
use maud::{Markup, html};
use play::{Finish, Player, Reason};
use rules::{BySeat, Phrase, Position, Seat, Tally};
use say::capitalised;

use super::lots::lots;
use super::signs::{chip, figure};
use super::table::{TableParts, rule_link};
use crate::opponents::offered;

impl TableParts<'_> {
    /// Who won, by how much and why, the places, and what can be done now.
    pub(crate) fn result(&self) -> Markup {
        let Some(finish) = self.game.result() else {
            return html! {};
        };
        let tally = self.game.position().tally();
        let points = points_of(&tally);
        let mut places: Vec<Seat> = Seat::all(self.game.header().seats()).collect();
        places.sort_by_key(|seat| finish.places[*seat]);
        html! {
            div class="result card" role="status" data-outcome=[self.outcome(&finish.places)] {
                div class="faces" { @for seat in &places { (self.face(*seat)) } }
                div class="said" { (self.said(finish)) }
                @if places.len() > 2 {
                    ol class="places" {
                        @for seat in &places {
                            @let seat = *seat;
                            li class={ "seat-" (seat) } {
                                (chip(seat))
                                span class="name" { (self.names[seat]) }
                                span class="note" { (self.speaker.say(&Phrase::new("table-place").with("place", i64::from(finish.places[seat])))) }
                                @if let Some(points) = &points { strong { (figure(points[seat])) } }
                            }
                        }
                    }
                }
                @if points.is_some() {
                    div id="points-of-all" tabindex="0" role="group" aria-label=(self.say("table-points")) { (self.in_short(&tally)) }
                }
                div class="after" {
                    (self.once_more())
                    a class="button look-back" href={ "/table/" (self.id) "/at/end" } { (self.say("table-look-back")) }
                    a class="button" href="/" { (self.say("table-other-game")) }
                }
                button type="button" class="quiet close" data-close="result" aria-label=(self.say("table-close")) { "×" }
            }
        }
    }

    /// For the page that looks back: how the match ended, and where to go from there.
    pub(crate) fn ways_on(&self) -> Markup {
        html! {
            section class="ways-on" aria-label=(self.say("table-result")) {
                @if let Some(finish) = self.game.result() { (self.said(finish)) }
                div class="after" {
                    @if self.game.is_over() { (self.once_more()) }
                    a class="button" href={ "/table/" (self.id) } { (self.say("past-back-to-table")) }
                }
            }
        }
    }

    /// Who won, and what ended the match, in a sentence each.
    fn said(&self, finish: &Finish) -> Markup {
        // Points decide only where the rules have ended the match.
        let points = points_of(&self.game.position().tally()).filter(|_| finish.is_by_rules());
        let by = |id, seat: Seat| Phrase::new(id).with("name", self.names[seat].as_str());
        let tie_break = points.as_ref().and_then(|points| {
            self.speaker
                .tie_break(self.game.position().game(), &finish.places, points)
        });
        let why = match &finish.reason {
            Reason::Resignation(seat) if self.you() == Some(*seat) => Some(Phrase::new("table-you-resigned")),
            Reason::Time(seat) if self.you() == Some(*seat) => Some(Phrase::new("table-your-time-is-up")),
            Reason::Resignation(seat) => Some(by("table-resigned", *seat)),
            Reason::Time(seat) => Some(by("table-out-of-time", *seat)),
            Reason::Abandonment => None,
            Reason::Rules(_) | Reason::Agreement => {
                let what = self.speaker.say(&finish.reason.phrase().named(self.names));
                Some(Phrase::new("table-ended").with("what", capitalised(&what)))
            }
        };
        html! {
            h2 {
                @if finish.reason == Reason::Abandonment { (self.say("table-given-up")) }
                @else { (self.speaker.verdict(&finish.places, self.names, points.as_ref(), self.you())) }
            }
            @if let Some(why) = why { p { (self.speaker.say(&why)) } }
            @if let Some(tie_break) = tie_break { p { (tie_break) } }
        }
    }

    /// How it ended for the players at this screen: `won`, `lost` or `even`.
    fn outcome(&self, places: &BySeat<u8>) -> Option<&'static str> {
        let you = self.you()?;
        let even = places.iter().all(|place| *place == places[you]);
        Some(match (even, places[you]) {
            (true, _) => "even",
            (false, 1) => "won",
            (false, _) => "lost",
        })
    }

    /// The next match: the same once more, or against a bot of another strength.
    fn once_more(&self) -> Markup {
        let kind = self.game.position().game();
        html! {
            @if let Some(next) = self.presence.and_then(|presence| presence.kept.next) {
                a class="button primary" href={ "/table/" (next) } { (self.say("table-to-rematch")) }
            } @else if !self.own.is_empty() && self.presence.is_some() {
                form method="post" action={ "/table/" (self.id) "/rematch" } {
                    button class="primary" { (self.say("table-rematch")) }
                }
                @if let Some((bot, id)) = self.another_bot() {
                    form method="post" action={ "/play/" (kind) } {
                        (lots(kind))
                        button name="level" value=(bot.name()) {
                            (self.speaker.say(&Phrase::new(id).with("bot", self.speaker.say(&bot.character()))))
                        }
                    }
                }
            }
        }
    }

    /// For somebody who has played against one bot: the next weaker one after a defeat, else the
    /// next stronger one, with how it is offered.
    fn another_bot(&self) -> Option<(Bot, &'static str)> {
        let game = self.game.position().game();
        if self.game.header().seats() != 2 || self.own.len() != 1 {
            return None;
        }
        let mut words = self.game.players().iter().filter_map(|player| match player {
            Player::Bot(word) => Some(word.as_str()),
            Player::Person(_) | Player::Nobody => None,
        });
        let word = words.next()?;
        let levels = Level::of(game);
        let now = levels.iter().position(|level| level.name() == word)?;
        let has_lost = self.outcome(&self.game.result()?.places) == Some("lost");
        let (level, id) = if has_lost {
            (levels.get(now.checked_sub(1)?)?, "table-weaker")
        } else {
            (levels.get(now + 1)?, "table-stronger")
        };
        let bot = Bot::Level(*level);
        offered(game).contains(&bot).then_some((bot, id))
    }

    /// The points so far, as the viewer may know them.
    pub(crate) fn tally(&self, state: &BoardState) -> Markup {
        let counted = points_of(&state.tally).is_some();
        let outlook = state
            .outlook
            .as_ref()
            .filter(|outlook| points_of(outlook).is_some());
        html! {
            @if (counted || outlook.is_some()) && !self.game.is_over() {
                button type="button" class="quiet close" data-close="tally" aria-label=(self.say("table-close")) { "×" }
                @if counted {
                    h2 { (self.say("table-points")) }
                    (self.side_by_side(&self.speaker.in_short(self.game.position().game(), &state.tally)))
                }
                @if let Some(outlook) = outlook {
                    h2 { (self.say("table-outlook")) }
                    (self.side_by_side(outlook))
                }
                @if state.story.last_round().is_some() {
                    button type="button" data-open="summary" { (self.say("table-round-again")) }
                }
            }
        }
    }

    /// What the last round that is over has brought.
    pub(crate) fn summary(&self, round: Option<&RoundSummary>) -> Markup {
        let Some(round) = round else {
            return html! {};
        };
        let title = Phrase::new("table-round-over").with("round", i64::from(round.round));
        html! {
            section class="summary" data-round=(round.round) {
                h2 { (self.speaker.say(&title)) }
                (self.gains(round))
                button type="button" class="primary" data-close="summary" { (self.say("table-round-on")) }
            }
        }
    }

    /// What a round has brought from each source, in a column for everybody, and where they stand now.
    fn gains(&self, round: &RoundSummary) -> Markup {
        let game = self.game.position().game();
        html! {
            table {
                (self.columns(&self.speaker.of_round(game, &round.gained), say::signed))
                tfoot {
                    tr {
                        th scope="row" { (self.say("table-round-gain")) }
                        @for gained in round.gained.iter() { td class="number" { (say::signed(gained.total())) } }
                    }
                    tr {
                        th scope="row" { (self.say("table-round-now")) }
                        @for after in round.after.iter() { td class="number" { (figure(after.total())) } }
                    }
                }
            }
        }
    }

    /// Everybody's points in few rows; if that says less, all rows can be opened.
    fn in_short(&self, tally: &BySeat<Tally>) -> Markup {
        let short = self.speaker.in_short(self.game.position().game(), tally);
        html! {
            (self.side_by_side(&short))
            @if short != *tally {
                details {
                    summary { (self.say("table-points-all")) }
                    (self.side_by_side(tally))
                }
            }
        }
    }

    /// Everybody's points in columns, a row for each source of points.
    fn side_by_side(&self, tally: &BySeat<Tally>) -> Markup {
        html! {
            table {
                (self.columns(tally, figure))
                tfoot { tr {
                    th scope="row" { (self.say("table-total")) }
                    @for tally in tally.iter() { td class="number" { (figure(tally.total())) } }
                } }
            }
        }
    }

    /// The head and the rows of a table with a column for everybody.
    fn columns(&self, tally: &BySeat<Tally>, written: impl Fn(i32) -> String) -> Markup {
        let game = self.game.position().game();
        let mut rows: Vec<(String, String, BySeat<Option<i32>>)> = Vec::new();
        for (seat, tally) in tally.enumerate() {
            // Rows that others lack stand after those that they share.
            let mut after = 0;
            for line in &tally.lines {
                let what = self.speaker.say(&line.phrase.clone().named(self.names));
                let row = rows.iter().position(|(known, ..)| *known == what);
                let row = row.unwrap_or_else(|| {
                    let nothing = BySeat::from_fn(self.names.seats(), |_| None);
                    rows.insert(after, (what, line.rule.to_string(), nothing));
                    after
                });
                after = row + 1;
                let points = &mut rows[row].2[seat];
                *points = Some(points.unwrap_or_default() + line.points);
            }
        }
        // There is no room for many names beside each other.
        let crowded = self.names.seats() > 2;
        html! {
            thead { tr {
                td {}
                @for (seat, name) in self.names.enumerate() {
                    th scope="col" class="number" title=(name) { (chip(seat)) " " span class=[crowded.then_some("unseen")] { (name) } }
                }
            } }
            tbody {
                @for (what, rule, points) in &rows {
                    tr {
                        th scope="row" { (what) " " (rule_link(game, rule)) }
                        @for points in points.iter() { td class="number" { (points.map_or_else(|| "–".to_owned(), &written)) } }
                    }
                }
            }
        }
    }
}

/// The points of every seat; `None` in a game without points.
fn points_of(tally: &BySeat<Tally>) -> Option<BySeat<i32>> {
    let counted = tally.iter().any(|tally| !tally.lines.is_empty());
    counted.then(|| tally.map(|_, tally| tally.total()))
}
