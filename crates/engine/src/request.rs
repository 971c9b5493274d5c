use std::time::Duration;

use rules::{Phrase, Seat};

/// A line from the other program.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Request<'a> {
    Nothing,
    Hello,
    IsReady,
    Bots,
    Bot(&'a str),
    Seed(u64),
    Game(Game<'a>),
    Position(Place<'a>),
    Legal,
    Go(Go),
    Stop,
    Quit,
}

/// The game and its options.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Game<'a> {
    pub(crate) game: &'a str,
    pub(crate) rules: Option<&'a str>,
    pub(crate) seats: Option<u8>,
    /// The lines of a component set follow, up to `end`.
    pub(crate) components: bool,
}

/// A position.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Place<'a> {
    pub(crate) seat: Option<Seat>,
    pub(crate) setup: Option<&'a str>,
    pub(crate) moves: Vec<&'a str>,
}

/// How much to think.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Go {
    pub(crate) share: Option<f64>,
    pub(crate) iterations: Option<u64>,
    pub(crate) time: Option<Duration>,
}

impl<'a> Request<'a> {
    /// Parses a line.
    pub(crate) fn read(line: &'a str) -> Result<Request<'a>, Phrase> {
        let (word, rest) = cut(line);
        match word {
            "" => Ok(Request::Nothing),
            "hello" => Ok(Request::Hello),
            "isready" => Ok(Request::IsReady),
            "bots" => Ok(Request::Bots),
            "set" => set(rest),
            "game" => game(rest),
            "position" => position(rest),
            "legal" => Ok(Request::Legal),
            "go" => go(rest),
            "stop" => Ok(Request::Stop),
            "quit" => Ok(Request::Quit),
            other => Err(Phrase::new("engine-unknown").with("word", shortened(other))),
        }
    }
}

/// The first word and the rest.
fn cut(text: &str) -> (&str, &str) {
    let text = text.trim();
    text.split_once(char::is_whitespace)
        .map_or((text, ""), |(word, rest)| (word, rest.trim()))
}

/// Shortens a word, so that an error does not repeat a megabyte of garbage.
fn shortened(word: &str) -> String {
    word.chars().filter(|c| !c.is_control()).take(40).collect()
}

fn bad(word: &str) -> Phrase {
    Phrase::new("engine-bad-value").with("word", shortened(word))
}

fn set(rest: &str) -> Result<Request<'_>, Phrase> {
    match cut(rest) {
        ("bot", name) if !name.is_empty() => Ok(Request::Bot(name)),
        ("seed", number) => number.parse().map(Request::Seed).map_err(|_| bad(number)),
        (other, _) => Err(bad(other)),
    }
}

fn game(rest: &str) -> Result<Request<'_>, Phrase> {
    let (name, mut rest) = cut(rest);
    if name.is_empty() {
        return Err(Phrase::new("engine-which-game"));
    }
    let mut asked = Game {
        game: name,
        rules: None,
        seats: None,
        components: false,
    };
    while !rest.is_empty() {
        let (key, after) = cut(rest);
        let (value, after_value) = cut(after);
        rest = match key {
            "rules" => {
                asked.rules = Some(value);
                after_value
            }
            "seats" => {
                asked.seats = Some(value.parse().map_err(|_| bad(value))?);
                after_value
            }
            "components" => {
                asked.components = true;
                after
            }
            other => return Err(bad(other)),
        };
    }
    Ok(Request::Game(asked))
}

fn position(rest: &str) -> Result<Request<'_>, Phrase> {
    let (mut word, mut rest) = cut(rest);
    let mut seat = None;
    if word == "as" {
        let (number, after) = cut(rest);
        seat = Some(number.parse().map_err(|_| bad(number))?);
        (word, rest) = cut(after);
    }
    // A set-up text ends at the word `moves` or at the end of the line.
    let (before, moves) = match rest.split_once("moves") {
        Some((before, moves)) if before.is_empty() || before.ends_with(char::is_whitespace) => {
            (before.trim(), moves)
        }
        _ => (rest, ""),
    };
    let setup = match word {
        "start" if before.is_empty() => None,
        "setup" if !before.is_empty() => Some(before),
        "start" => return Err(bad(before)),
        _ => return Err(Phrase::new("engine-which-position")),
    };
    Ok(Request::Position(Place {
        seat,
        setup,
        moves: moves.split_whitespace().collect(),
    }))
}

fn go(mut rest: &str) -> Result<Request<'_>, Phrase> {
    let mut asked = Go {
        share: None,
        iterations: None,
        time: None,
    };
    while !rest.is_empty() {
        let (key, after) = cut(rest);
        let (value, after_value) = cut(after);
        match key {
            "share" => {
                let share = value
                    .parse()
                    .ok()
                    .filter(|share: &f64| share.is_finite() && *share > 0.0);
                asked.share = Some(share.ok_or_else(|| bad(value))?);
            }
            "iterations" => {
                let iterations = value.parse().ok().filter(|&iterations| iterations > 0);
                asked.iterations = Some(iterations.ok_or_else(|| bad(value))?);
            }
            "time" => {
                let millis: u64 = value.parse().map_err(|_| bad(value))?;
                asked.time = Some(Duration::from_millis(millis.min(MOST_MILLIS)));
            }
            other => return Err(bad(other)),
        }
        rest = after_value;
    }
    if asked.share.is_some() && asked.iterations.is_some() {
        return Err(Phrase::new("engine-share-or-iterations"));
    }
    Ok(Request::Go(asked))
}

/// One day: more is surely a mistake, and the clock must not overflow.
const MOST_MILLIS: u64 = 86_400_000;
