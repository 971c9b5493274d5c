//! A match as a small chart: who was winning, and how near the end was.

use std::fmt::Write;

use game_pylos::Side;
use rules::Phrase;
use say::Speaker;
use solve::{Value, Verdict};

use super::analyse::{Mark, Step};

/// Longer distances look the same.
const FAR: f64 = 48.0;

/// The height for light after the step, from -1 to 1: the nearer the end, the further out.
fn standing(step: &Step) -> f64 {
    let for_light = match step.side {
        Side::Light => 1.0,
        Side::Dark => -1.0,
    };
    for_light * advantage(step.got)
}

fn advantage(value: Value) -> f64 {
    let near = |plies: u8| 1.0 - 0.7 * (f64::from(plies) / FAR).min(1.0);
    match (value.verdict(), value.plies()) {
        (Verdict::Win, Some(plies)) => near(plies),
        (Verdict::Loss, Some(plies)) => -near(plies),
        _ => 0.0,
    }
}

/// One character for every step.
pub(super) fn line(steps: &[Step]) -> String {
    const BARS: [char; 9] = ['▁', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let bar = |step| BARS[((standing(step) + 1.0) * 4.0).round() as usize];
    steps.iter().map(bar).collect()
}

const LEFT: f64 = 60.0;
const TOP: f64 = 56.0;
const HEIGHT: f64 = 180.0;
const STEP: f64 = 14.0;

/// The same as SVG, with the mistakes marked.
pub(super) fn svg(steps: &[Step], title: &str, speaker: Speaker) -> String {
    let width = LEFT + STEP * (steps.len().max(20) as f64 + 2.0);
    let height = TOP + HEIGHT + 46.0;
    let y = |standing: f64| TOP + HEIGHT * (1.0 - standing) / 2.0;
    let mut picture = format!(
        concat!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" "#,
            r#"height="{height}" font-family="system-ui, sans-serif" font-size="13" fill="{ink}">"#,
            "\n",
            r#"<rect width="100%" height="100%" fill="{paper}"/>"#,
            "\n"
        ),
        width = width,
        height = height,
        ink = "#22252a",
        paper = "#fdfcf9",
    );
    let mut text = |x: f64, y: f64, what: &str| {
        // No user input here: titles and sides are our own words.
        let element = format!(r#"<text x="{x:.1}" y="{y:.1}">{what}</text>"#);
        picture.push_str(&element);
    };
    text(16.0, 28.0, title);
    text(16.0, TOP + 6.0, Side::Light.name());
    text(16.0, TOP + HEIGHT + 4.0, Side::Dark.name());
    for (ply, _) in (1..).zip(steps).filter(|(ply, _)| ply % 10 == 0) {
        text(
            LEFT + STEP * f64::from(ply) - 6.0,
            TOP + HEIGHT + 28.0,
            &ply.to_string(),
        );
    }
    let _ = writeln!(
        picture,
        r##"<line x1="{LEFT}" y1="{0:.1}" x2="{width:.1}" y2="{0:.1}" stroke="#8a8578"/>"##,
        y(0.0)
    );
    for (ply, step) in (1..).zip(steps) {
        let (x, end) = (LEFT + STEP * f64::from(ply), y(standing(step)));
        let (top, bottom) = (end.min(y(0.0)), end.max(y(0.0)));
        let colour = match step.side {
            Side::Light => "#c9a227",
            Side::Dark => "#4a5568",
        };
        let _ = writeln!(
            picture,
            r#"<rect x="{:.1}" y="{top:.1}" width="10" height="{:.1}" fill="{colour}"/>"#,
            x - 5.0,
            (bottom - top).max(1.0)
        );
        if step.mark == Mark::Spoilt {
            let spoilt = Phrase::new("solve-chart-spoilt").with("move", step.said.as_str());
            let _ = writeln!(
                picture,
                r##"<circle cx="{x:.1}" cy="{end:.1}" r="5" fill="#b7261e"><title>{}</title></circle>"##,
                speaker.say(&spoilt)
            );
        }
    }
    picture.push_str("</svg>\n");
    picture
}
