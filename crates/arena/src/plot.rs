//! A contest as a plot: win shares and Elo differences with their intervals.

use std::fmt::Write;

use crate::interval::Interval;
use crate::report::ContestReport;

/// The texts of the plot, in the reader's language.
#[derive(Clone, Debug)]
pub struct PlotLabels {
    /// The heading of the whole plot.
    pub title: String,
    /// Below the title: the number of matches and the seed.
    pub subtitle: String,
    /// The heading of the win shares.
    pub share: String,
    /// The heading of the Elo differences.
    pub elo: String,
}

const NAMES: f64 = 170.0;
/// The number of characters that fit beside a row.
const LONGEST_NAME: usize = 19;
const PANEL: f64 = 280.0;
const GAP: f64 = 110.0;
const TOP: f64 = 92.0;
const ROW: f64 = 34.0;
const WIDTH: f64 = NAMES + 2.0 * PANEL + 2.0 * GAP;

/// One column of the plot: a scale and a dot with a bar on every row.
struct Panel {
    left: f64,
    low: f64,
    high: f64,
    /// Where the line for "no difference" is.
    neutral: f64,
    colour: &'static str,
}

impl Panel {
    fn x(&self, value: f64) -> f64 {
        let part = (value - self.low) / (self.high - self.low);
        self.left + PANEL * part.clamp(0.0, 1.0)
    }
}

/// The plot as SVG.
pub fn svg(report: &ContestReport, labels: &PlotLabels) -> String {
    let rows = report.standings.len() as f64;
    let bottom = TOP + rows * ROW;
    let mut picture = format!(
        concat!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" "#,
            r#"width="{width}" height="{height}" font-family="system-ui, sans-serif" font-size="14" fill="{ink}">"#,
            "\n",
            r#"<rect width="100%" height="100%" fill="{paper}"/>"#,
            "\n"
        ),
        width = WIDTH,
        height = bottom + 44.0,
        ink = "#22252a",
        paper = "#fdfcf9",
    );
    text(&mut picture, 20.0, 30.0, "start", 18, &labels.title);
    text(&mut picture, 20.0, 52.0, "start", 13, &labels.subtitle);

    let furthest = report
        .standings
        .iter()
        .flat_map(|standing| [standing.elo.low, standing.elo.high])
        .filter(|bound| bound.is_finite())
        .fold(50.0, |most: f64, bound| most.max(bound.abs()));
    let reach = (furthest / 100.0).ceil() * 100.0;
    let shares = Panel {
        left: NAMES,
        low: 0.0,
        high: 1.0,
        neutral: 1.0 / f64::from(report.seats),
        colour: "#2b6cb0",
    };
    let elos = Panel {
        left: NAMES + PANEL + GAP,
        low: -reach,
        high: reach,
        neutral: 0.0,
        colour: "#b7541e",
    };
    frame(&mut picture, &shares, bottom, &labels.share, |tick| {
        format!("{:.0} %", tick * 100.0)
    });
    frame(&mut picture, &elos, bottom, &labels.elo, |tick| {
        format!("{tick:+.0}")
    });
    for (index, standing) in report.standings.iter().enumerate() {
        let y = TOP + (index as f64 + 0.5) * ROW;
        text(
            &mut picture,
            NAMES - 14.0,
            y + 5.0,
            "end",
            14,
            &fitting(&standing.name),
        );
        let share = standing.share();
        bar(
            &mut picture,
            &shares,
            y,
            share,
            &format!("{:.1} %", share.value * 100.0),
        );
        let number = if standing.elo.value.is_finite() {
            format!("{:+.0}", standing.elo.value)
        } else {
            String::new()
        };
        bar(&mut picture, &elos, y, standing.elo, &number);
    }
    picture.push_str("</svg>\n");
    picture
}

/// Grid, numbers and heading of a panel.
fn frame(picture: &mut String, panel: &Panel, bottom: f64, heading: &str, number: impl Fn(f64) -> String) {
    text(picture, panel.left, TOP - 14.0, "start", 14, heading);
    for step in 0..=4 {
        let tick = panel.low + (panel.high - panel.low) * f64::from(step) / 4.0;
        line(
            picture,
            [panel.x(tick), TOP, panel.x(tick), bottom],
            "#dcd8cf",
            1.0,
        );
        text(picture, panel.x(tick), bottom + 20.0, "middle", 12, &number(tick));
    }
    let neutral = panel.x(panel.neutral);
    line(
        picture,
        [neutral, TOP - 4.0, neutral, bottom + 4.0],
        "#8a8578",
        1.5,
    );
}

/// A value with its interval.
fn bar(picture: &mut String, panel: &Panel, y: f64, interval: Interval, number: &str) {
    let (low, high) = (panel.x(interval.low), panel.x(interval.high));
    line(picture, [low, y, high, y], panel.colour, 2.0);
    for end in [low, high] {
        line(picture, [end, y - 5.0, end, y + 5.0], panel.colour, 2.0);
    }
    let _ = writeln!(
        picture,
        r#"<circle cx="{:.1}" cy="{y:.1}" r="5" fill="{}"/>"#,
        panel.x(interval.value),
        panel.colour
    );
    text(picture, panel.left + PANEL + 14.0, y + 5.0, "start", 14, number);
}

fn line(picture: &mut String, [x1, y1, x2, y2]: [f64; 4], colour: &str, width: f64) {
    let _ = writeln!(
        picture,
        r#"<line x1="{x1:.1}" y1="{y1:.1}" x2="{x2:.1}" y2="{y2:.1}" stroke="{colour}" stroke-width="{width}"/>"#
    );
}

fn text(picture: &mut String, x: f64, y: f64, anchor: &str, size: u32, what: &str) {
    let _ = writeln!(
        picture,
        r#"<text x="{x:.1}" y="{y:.1}" text-anchor="{anchor}" font-size="{size}">{}</text>"#,
        escaped(what)
    );
}

/// A name that fits beside its row. A long one keeps its end, which distinguishes programs.
fn fitting(name: &str) -> String {
    let length = name.chars().count();
    if length <= LONGEST_NAME {
        return name.to_owned();
    }
    let end = name.chars().skip(length + 1 - LONGEST_NAME);
    std::iter::once('…').chain(end).collect()
}

/// Escapes text for XML; omits characters that XML does not allow.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for character in text.chars().filter(|c| !c.is_control()) {
        match character {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            other => safe.push(other),
        }
    }
    safe
}
