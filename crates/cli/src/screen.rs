//! Colours and progress bars, if there is a terminal.

use std::borrow::Cow;
use std::io::{self, IsTerminal, Write};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anstream::{AutoStream, ColorChoice};
use anstyle::{AnsiColor, Color, Style};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rules::Seat;
use say::{COLUMNS, Ink, Sketch, Span};

/// How `--color` is written, and what it means.
const CHOICES: [(&str, ColorChoice); 3] = [
    ("auto", ColorChoice::Auto),
    ("always", ColorChoice::Always),
    ("never", ColorChoice::Never),
];

/// The choices of the option for colours.
pub(crate) fn colour_choices() -> impl Iterator<Item = &'static str> {
    CHOICES.into_iter().map(|(name, _)| name)
}

/// Does what `--color` says, for everything that is printed. The words are read before anything
/// else, because what is wrong with the others is printed too.
pub(crate) fn choose_colours(words: impl Iterator<Item = String>) {
    let mut words = words.take_while(|word| word != "--");
    let mut chosen = None;
    while let Some(word) = words.next() {
        if word == COLOUR {
            chosen = words.next();
        } else if let Some(value) = word.strip_prefix(COLOUR).and_then(|rest| rest.strip_prefix('=')) {
            chosen = Some(value.to_owned());
        }
    }
    let known = CHOICES
        .into_iter()
        .find(|(name, _)| chosen.as_deref() == Some(*name));
    if let Some((_, choice)) = known {
        choice.write_global();
    }
}

/// The option that [`choose_colours`] looks for.
const COLOUR: &str = "--color";

/// Whether what is printed is seen in colours.
pub(crate) fn has_colours() -> bool {
    AutoStream::choice(&io::stdout()) != ColorChoice::Never
}

/// A text as it is printed: on a terminal, lines are broken between words.
pub(crate) fn broken(text: &str) -> Cow<'_, str> {
    if io::stdout().is_terminal() {
        Cow::Owned(say::wrapped(text, COLUMNS))
    } else {
        Cow::Borrowed(text)
    }
}

/// Prints a text.
pub(crate) fn print(out: &mut impl Write, text: &str) -> io::Result<()> {
    writeln!(out, "{}", broken(text))
}

/// Less important than the rest.
pub(crate) const FAINT: Style = Style::new().dimmed();

/// More important than the rest.
pub(crate) const STRONG: Style = Style::new().bold();

/// The style of what can be chosen now.
pub(crate) const CHOICE: Style = Style::new().fg_color(Some(Color::Ansi(AnsiColor::Green)));

/// What did not work.
pub(crate) const ERROR: Style = Style::new().fg_color(Some(Color::Ansi(AnsiColor::Red)));

/// Prints a sketch in colours, or in plain characters where colours are not supported.
pub(crate) fn paint(out: &mut impl Write, sketch: &Sketch) -> io::Result<()> {
    paint_changed(out, sketch, &Sketch::default())
}

/// The same, with what has changed since an earlier sketch underlined: pieces, not places to go.
pub(crate) fn paint_changed(out: &mut impl Write, sketch: &Sketch, before: &Sketch) -> io::Result<()> {
    let mut old_lines = before.lines.iter();
    for line in &sketch.lines {
        let letters =
            |line: &[Span]| -> Vec<char> { line.iter().flat_map(|span| span.text.chars()).collect() };
        let old = old_lines.next().map(|line| letters(line));
        // Longer or shorter lines are words that have moved.
        let old = old.filter(|old| old.len() == letters(line).len());
        let mut at = 0;
        for span in line {
            let plain = style(span.ink);
            write!(out, "{plain}")?;
            for letter in span.text.chars() {
                let same = old.as_ref().is_none_or(|old| old.get(at) == Some(&letter));
                let piece = !letter.is_whitespace() && !matches!(span.ink, Ink::Choice | Ink::Faint);
                if piece && !same {
                    let changed = plain.underline();
                    write!(out, "{plain:#}{changed}{letter}{changed:#}{plain}")?;
                } else {
                    write!(out, "{letter}")?;
                }
                at += 1;
            }
            write!(out, "{plain:#}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}

fn style(ink: Ink) -> Style {
    let colour = |colour: AnsiColor| Style::new().fg_color(Some(Color::Ansi(colour)));
    match ink {
        Ink::Plain => Style::new(),
        Ink::Faint => FAINT,
        Ink::Strong => STRONG,
        Ink::Choice => CHOICE,
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
    /// The last whole per cent that a program was told, if it is told at all.
    reported: Option<AtomicU64>,
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
            reported: None,
        }
    }

    /// Lines for a program instead of a bar: the name of the work and how many per cent are done.
    pub(crate) fn reported(total: u64, name: &str) -> Progress {
        let mut progress = Progress::named(total, name);
        progress.reported = Some(AtomicU64::new(u64::MAX));
        progress
    }

    /// Sets the number of finished steps.
    pub(crate) fn done(&self, steps: u64) {
        if let Some(reported) = &self.reported {
            let percent = steps.min(self.total) * 100 / self.total.max(1);
            if reported.swap(percent, Ordering::Relaxed) != percent {
                anstream::println!("{} {percent}", self.name);
            }
            return;
        }
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
