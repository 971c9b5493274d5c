//! The course of a match as a picture: points, and what bots think of it.

use maud::{Markup, html};
use rules::{BySeat, Phrase, Seat};
use say::Speaker;
use store::MatchId;

use crate::analysis::Analysis;

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 160.0;
const MARGIN: f64 = 8.0;

/// Where a step is in a chart, as a share of its width.
pub(super) fn share(step: usize, steps: usize) -> f64 {
    let x = MARGIN + (WIDTH - 2.0 * MARGIN) * step as f64 / steps.max(1) as f64;
    x / WIDTH
}

/// A value of every seat after every step.
pub(super) struct Course {
    pub(super) seats: u8,
    /// By step.
    pub(super) values: Vec<BySeat<f64>>,
}

/// What a seat could expect at one of its decisions.
#[derive(Clone, Copy, Debug)]
pub(super) struct Estimate {
    /// The step, counted like those of the course.
    pub(super) step: usize,
    pub(crate) seat: Seat,
    pub(crate) value: f64,
    pub(crate) mistake: bool,
}

/// The estimates of an analysis, on the steps that the viewer can look at.
pub(super) fn estimates(analysis: &Analysis, places: &[usize]) -> Vec<Estimate> {
    let found = analysis.opinions.iter().filter_map(|opinion| {
        let step = places.binary_search(&opinion.place).ok()? + 1;
        Some(Estimate {
            step,
            seat: opinion.seat,
            value: opinion.best,
            mistake: opinion.better.is_some(),
        })
    });
    found.collect()
}

/// A chart in numbers, for whoever cannot see it or wants to know exactly.
pub(super) struct Numbers<'a> {
    pub(super) id: MatchId,
    pub(super) names: &'a BySeat<String>,
    pub(super) title: &'a str,
    pub(super) speaker: Speaker,
}

impl Numbers<'_> {
    /// The points, where they change.
    pub(super) fn of_course(&self, course: &Course) -> Markup {
        let mut before: Option<&BySeat<f64>> = None;
        let changed = course
            .values
            .iter()
            .enumerate()
            .filter(|&(_, values)| before.replace(values) != Some(values));
        let cells = |values: &BySeat<f64>| values.iter().map(|value| format!("{value:.0}")).collect();
        self.table(changed.map(|(step, values)| (step, cells(values))))
    }

    /// What each could expect, at its own decisions.
    pub(super) fn of_estimates(&self, estimates: &[Estimate]) -> Markup {
        let cells = |estimate: &Estimate| {
            let percent =
                Phrase::new("past-chart-percent").with("value", (100.0 * estimate.value).round() as i64);
            let own = |seat| (seat == estimate.seat).then(|| self.speaker.say(&percent));
            let seats = self.names.enumerate().map(|(seat, _)| seat);
            seats.map(|seat| own(seat).unwrap_or_default()).collect()
        };
        self.table(estimates.iter().map(|estimate| (estimate.step, cells(estimate))))
    }

    fn table(&self, rows: impl Iterator<Item = (usize, Vec<String>)>) -> Markup {
        let say = |id| self.speaker.text(id);
        html! {
            details class="numbers" {
                summary { (say("past-chart-numbers")) }
                div class="scroll" {
                    table {
                        caption class="unseen" { (self.title) }
                        thead { tr {
                            th scope="col" { (say("past-chart-move")) }
                            @for name in self.names.iter() { th scope="col" { (name) } }
                        } }
                        tbody {
                            @for (step, cells) in rows {
                                tr {
                                    th scope="row" { a href={ "/table/" (self.id) "/at/" (step) } { (step) } }
                                    @for cell in cells { td { (cell) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

impl Course {
    /// The lines of all seats, with a mark at the step that is looked at.
    pub(super) fn picture(&self, now: usize, title: &str) -> Markup {
        let highest = self.all().fold(1.0, f64::max);
        let lowest = self.all().fold(0.0, f64::min);
        let steps = self.values.len().saturating_sub(1).max(1);
        let x = |step: usize| WIDTH * share(step, steps);
        let y = |value: f64| MARGIN + (HEIGHT - 2.0 * MARGIN) * (highest - value) / (highest - lowest);
        let line = |seat: Seat| {
            let points = self.values.iter().enumerate();
            let points: Vec<String> = points
                .map(|(step, values)| format!("{:.1},{:.1}", x(step), y(values[seat])))
                .collect();
            points.join(" ")
        };
        frame(
            title,
            now,
            &x,
            &html! {
                @for seat in Seat::all(self.seats) {
                    polyline class={ "line seat-" (seat) } points=(line(seat)) {}
                }
            },
        )
    }

    fn all(&self) -> impl Iterator<Item = f64> + '_ {
        self.values.iter().flat_map(|values| values.iter().copied())
    }
}

/// The estimates of all seats, mistakes marked.
pub(super) fn estimates_picture(
    seats: u8,
    steps: usize,
    estimates: &[Estimate],
    now: usize,
    title: &str,
) -> Markup {
    let steps = steps.max(1);
    let x = |step: usize| WIDTH * share(step, steps);
    let y = |value: f64| MARGIN + (HEIGHT - 2.0 * MARGIN) * (1.0 - value);
    frame(
        title,
        now,
        &x,
        &html! {
            line class="middle" x1=(MARGIN) x2=(WIDTH - MARGIN) y1=(y(0.5)) y2=(y(0.5)) {}
            @for seat in Seat::all(seats) {
                @let points: Vec<String> = estimates.iter().filter(|estimate| estimate.seat == seat)
                    .map(|estimate| format!("{:.1},{:.1}", x(estimate.step - 1), y(estimate.value))).collect();
                polyline class={ "line seat-" (seat) } points=(points.join(" ")) {}
            }
            @for mistake in estimates.iter().filter(|estimate| estimate.mistake) {
                path class={ "mistake seat-" (mistake.seat) } d={
                    "M" (format!("{:.1}", x(mistake.step - 1))) " " (format!("{:.1}", y(mistake.value) - 6.0)) "l6 11h-12z"
                } {}
            }
        },
    )
}

fn frame(title: &str, now: usize, x: &dyn Fn(usize) -> f64, lines: &Markup) -> Markup {
    html! {
        figure class="chart" {
            figcaption { (title) }
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } data-first=(x(0) / WIDTH) data-width=(WIDTH) role="img" aria-label=(title) preserveAspectRatio="none" {
                rect class="paper" width=(WIDTH) height=(HEIGHT) rx="6" {}
                line class="now" x1=(format!("{:.1}", x(now))) x2=(format!("{:.1}", x(now))) y1="0" y2=(HEIGHT) {}
                (lines)
            }
        }
    }
}
