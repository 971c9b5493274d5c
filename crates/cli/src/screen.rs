//! Colours and progress bars, if there is a terminal.

use std::io::{self, Write};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use anstyle::{AnsiColor, Color, Style};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rules::Seat;
use say::{Ink, Sketch};

/// Prints a sketch in colours, or in plain characters where colours are not supported.
pub(crate) fn paint(out: &mut impl Write, sketch: &Sketch) -> io::Result<()> {
    for line in &sketch.lines {
        for span in line {
            let style = style(span.ink);
            write!(out, "{style}{}{style:#}", span.text)?;
        }
        writeln!(out)?;
    }
    Ok(())
}

fn style(ink: Ink) -> Style {
    let colour = |colour: AnsiColor| Style::new().fg_color(Some(Color::Ansi(colour)));
    match ink {
        Ink::Plain => Style::new(),
        Ink::Faint => Style::new().dimmed(),
        Ink::Strong => Style::new().bold(),
        Ink::Choice => colour(AnsiColor::Green),
        Ink::Seat(seat) => colour(SEATS[seat.index() % SEATS.len()]).bold(),
        Ink::Hue(hue) => colour(HUES[hue as usize % HUES.len()]),
    }
}

const SEATS: [AnsiColor; 5] = [
    AnsiColor::BrightYellow,
    AnsiColor::BrightBlue,
    AnsiColor::BrightRed,
    AnsiColor::BrightGreen,
    AnsiColor::BrightMagenta,
];

const HUES: [AnsiColor; 8] = [
    AnsiColor::Red,
    AnsiColor::Green,
    AnsiColor::Yellow,
    AnsiColor::Blue,
    AnsiColor::Magenta,
    AnsiColor::Cyan,
    AnsiColor::White,
    AnsiColor::BrightBlack,
];

/// The colour of a seat, for names.
pub(crate) fn seat_style(seat: Seat) -> Style {
    style(Ink::Seat(seat))
}

/// A progress bar with the time left, for work that takes longer than two seconds.
pub(crate) struct Progress {
    name: String,
    total: u64,
    began: Instant,
    bar: OnceLock<ProgressBar>,
}

impl Progress {
    /// A bar for this many steps.
    pub(crate) fn new(total: u64) -> Progress {
        Progress::named(total, "")
    }

    /// A bar for this many steps, with a name.
    pub(crate) fn named(total: u64, name: &str) -> Progress {
        Progress {
            name: name.to_owned(),
            total,
            began: Instant::now(),
            bar: OnceLock::new(),
        }
    }

    /// Sets the number of finished steps.
    pub(crate) fn done(&self, steps: u64) {
        if self.began.elapsed() < Duration::from_secs(2) && self.bar.get().is_none() {
            return;
        }
        let bar = self.bar.get_or_init(|| {
            let bar = ProgressBar::with_draw_target(Some(self.total), ProgressDrawTarget::stderr_with_hz(5))
                .with_elapsed(self.began.elapsed());
            if let Ok(style) = ProgressStyle::with_template("{msg}{wide_bar} {percent:>3} % {eta:>5}") {
                bar.set_style(style);
            }
            if !self.name.is_empty() {
                bar.set_message(format!("{} ", self.name));
            }
            bar
        });
        bar.set_position(steps);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = self.bar.get() {
            bar.finish_and_clear();
        }
    }
}

/// A spinner, if somebody can see it; it disappears when dropped.
pub(crate) struct Spinner(ProgressBar);

impl Spinner {
    /// A spinner with this text.
    pub(crate) fn new(words: &str) -> Spinner {
        let spinner = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
        if let Ok(style) = ProgressStyle::with_template("{spinner} {msg}") {
            spinner.set_style(style);
        }
        spinner.set_message(words.to_owned());
        spinner.enable_steady_tick(Duration::from_millis(100));
        Spinner(spinner)
    }
}

impl Drop for Spinner {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
