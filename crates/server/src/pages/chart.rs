//! Charts of a match, turn by turn: points, and the estimates of bots.

use maud::{Markup, html};
use rules::{BySeat, Phrase, Seat};
use say::Speaker;
use store::MatchId;

use crate::parts::chip;

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 160.0;
const MARGIN: f64 = 8.0;

/// Where a turn is in a chart, as a share of its width.
pub(super) fn share(turn: usize, turns: usize) -> f64 {
    let x = MARGIN + (WIDTH - 2.0 * MARGIN) * turn as f64 / turns.max(1) as f64;
    x / WIDTH
}

/// What the values of a chart are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Unit {
    Points,
    /// Shares of the match, which add up to one.
    Chances,
}

/// A value of every seat before the first turn and after every turn.
pub(super) struct Course {
    pub(super) unit: Unit,
    /// The values by turn.
    pub(super) values: Vec<BySeat<f64>>,
    /// The turns with a mistake, and whose it was.
    pub(super) mistakes: Vec<(usize, Seat)>,
    /// Whose chances rise from the bottom.
    pub(super) front: Seat,
}

/// How a chart is called, and whose lines are in it.
#[derive(Clone, Copy)]
pub(super) struct Label<'a> {
    pub(super) title: &'a str,
    pub(super) names: &'a BySeat<String>,
    /// The number of each turn as people count, from the start on.
    pub(super) numbers: &'a [usize],
    pub(super) speaker: Speaker,
}

impl Course {
    /// The chart, with a mark at the current turn.
    pub(super) fn picture(&self, now: usize, label: Label<'_>) -> Markup {
        let turns = self.turns();
        let [highest, lowest] = self.range();
        let x = |turn: usize| WIDTH * share(turn, turns);
        let y = |value: f64| MARGIN + (HEIGHT - 2.0 * MARGIN) * (highest - value) / (highest - lowest);
        let points = |seat: Seat| -> String {
            let values = self.values.iter().enumerate();
            let points = values.map(|(turn, values)| format!("{:.1},{:.1}", x(turn), y(values[seat])));
            points.collect::<Vec<_>>().join(" ")
        };
        // A curve with its mistakes on it.
        let mistake = |turn: usize, seat: Seat, of: Seat| {
            let (x, y) = (x(turn), y(self.values[turn.min(turns)][of]));
            html! { path class={ "mistake seat-" (seat) } d={ "M" (format!("{x:.1}")) " " (format!("{:.1}", y - 7.0)) "l7 13h-14z" } {} }
        };
        let content = if let Some(other) = self.other() {
            html! {
                rect class={ "area seat-" (other) } x=(MARGIN) y=(MARGIN) width=(WIDTH - 2.0 * MARGIN) height=(HEIGHT - 2.0 * MARGIN) {}
                polygon class={ "area seat-" (self.front) } points={
                    (format!("{:.1},{:.1} ", x(0), y(lowest))) (points(self.front)) (format!(" {:.1},{:.1}", x(turns), y(lowest)))
                } {}
                line class="middle" x1=(MARGIN) x2=(WIDTH - MARGIN) y1=(y(0.5)) y2=(y(0.5)) {}
                polyline class="border" points=(points(self.front)) {}
                @for (turn, seat) in &self.mistakes { (mistake(*turn, *seat, self.front)) }
            }
        } else {
            html! {
                @for (seat, _) in label.names.enumerate() {
                    polyline class={ "casing seat-" (seat) } points=(points(seat)) {}
                    polyline class={ "line seat-" (seat) } points=(points(seat)) {}
                }
                @for (turn, seat) in &self.mistakes { (mistake(*turn, *seat, *seat)) }
            }
        };
        html! {
            figure class="chart" {
                figcaption { (label.title) }
                div class="axis values" aria-hidden="true" {
                    @for value in [highest, lowest] { span { (self.figure(value, label.speaker)) } }
                }
                svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } data-first=(x(0) / WIDTH) data-width=(WIDTH) role="img" aria-label=(label.title) preserveAspectRatio="none" {
                    rect class="paper" width=(WIDTH) height=(HEIGHT) rx="6" {}
                    (content)
                    line class="now" x1=(format!("{:.1}", x(now))) x2=(format!("{:.1}", x(now))) y1="0" y2=(HEIGHT) {}
                }
                (self.legend(turns, label))
            }
        }
    }

    /// The turns, and whose line is whose.
    fn legend(&self, turns: usize, label: Label<'_>) -> Markup {
        let last = label.numbers.get(turns).copied().unwrap_or(turns);
        let last = Phrase::new("past-chart-last").with("last", last as i64);
        html! {
            div class="axis steps" {
                span aria-hidden="true" { (label.speaker.text("past-start")) }
                ul class="legend" {
                    @for (seat, name) in label.names.enumerate() {
                        li {
                            @if self.other().is_none() {
                                svg viewBox="0 0 40 6" width="40" height="6" aria-hidden="true" {
                                    path class={ "casing seat-" (seat) } d="M0 3H40" {}
                                    path class={ "line seat-" (seat) } d="M0 3H40" {}
                                }
                            } @else { (chip(seat)) }
                            " " (name)
                        }
                    }
                    @if !self.mistakes.is_empty() { li { span class="mistake" aria-hidden="true" { "▲ " } (label.speaker.text("past-chart-mistake")) } }
                }
                span aria-hidden="true" { (label.speaker.say(&last)) }
            }
        }
    }

    /// The same as a table of numbers, for people who cannot see it or want exact values; the
    /// turns lead to these moments.
    pub(super) fn numbers(&self, id: MatchId, ends: &[usize], label: Label<'_>) -> Markup {
        let say = |id| label.speaker.text(id);
        let mut before: Option<&BySeat<f64>> = None;
        let changed = self.values.iter().zip(ends).enumerate();
        let changed = changed.filter(|&(_, (values, _))| before.replace(values) != Some(values));
        html! {
            details class="numbers" {
                summary { (say("past-chart-numbers")) span class="unseen" { ": " (label.title) } }
                div class="scroll" tabindex="0" {
                    table {
                        caption class="unseen" { (label.title) }
                        thead { tr {
                            th scope="col" { (say("past-chart-move")) }
                            @for name in label.names.iter() { th scope="col" { (name) } }
                        } }
                        tbody {
                            @for (turn, (values, ply)) in changed {
                                tr {
                                    th scope="row" { a href={ "/table/" (id) "/at/" (ply) } data-ply=(ply) { (label.numbers.get(turn).copied().unwrap_or(turn)) } }
                                    @for value in values.iter() { td { (self.figure(*value, label.speaker)) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// How many turns there were.
    fn turns(&self) -> usize {
        self.values.len().saturating_sub(1)
    }

    /// Where two share the match, the one whose share lies above the other's.
    fn other(&self) -> Option<Seat> {
        let seats = self.values.first()?.seats();
        let two = self.unit == Unit::Chances && seats == 2;
        Seat::all(seats).find(|seat| two && *seat != self.front)
    }

    /// The highest and the lowest value that has a place in the chart.
    fn range(&self) -> [f64; 2] {
        let all = || self.values.iter().flat_map(|values| values.iter().copied());
        [all().fold(1.0, f64::max), all().fold(0.0, f64::min)]
    }

    fn figure(&self, value: f64, speaker: Speaker) -> String {
        match self.unit {
            Unit::Points => format!("{value:.0}").replacen('-', "−", 1),
            Unit::Chances => percent(value, speaker),
        }
    }
}

/// A share as people read it.
pub(super) fn percent(share: f64, speaker: Speaker) -> String {
    let phrase = Phrase::new("past-chart-percent").with("value", (100.0 * share).round() as i64);
    speaker.say(&phrase)
}
