//! The syntax of a set-up.

use rules::{Phrase, Seat, SetupError, Variant};

use super::{SeatSetup, Setup};
use crate::Rules;
use crate::action::{Divine, Face};
use crate::board::{Square, Squares};
use crate::notation::read_squares;
use crate::position::{Allowance, End, Phase, STONES};

/// The maximum points in a set-up: every sum of a match stays small.
const MOST_POINTS: u16 = 9999;
const MOST_ROUNDS: u16 = 9999;

/// A word of the text and the column in which it starts.
#[derive(Clone, Copy)]
struct Word<'a> {
    column: usize,
    text: &'a str,
}

/// Parses a text, legal or not.
pub(super) fn read(text: &str) -> Result<Setup, SetupError> {
    let words = split(text);
    let end = text.chars().count() + 1;
    let mut sections = words.split(|word| word.text == ";");
    let head = sections.next().unwrap_or_default();
    let mut setup = read_head(head, end)?;
    for section in sections {
        setup.seats.push(read_seat(section)?);
    }
    if !(2..=5).contains(&setup.seats.len()) {
        return Err(expected(
            end,
            "; points=0 divine=2+4+6 ship=a1 hold=- stones=- pyramids=-",
        ));
    }
    Ok(setup)
}

/// Words between spaces; a semicolon is a word by itself, with or without spaces around it.
fn split(text: &str) -> Vec<Word<'_>> {
    let mut words = Vec::new();
    let mut start = None;
    let ends = text.char_indices().chain([(text.len(), ' ')]);
    for (column, (index, character)) in (1..).zip(ends) {
        let separates = character.is_whitespace() || character == ';';
        match (separates, start) {
            (false, None) => start = Some((column, index)),
            (true, Some((column, from))) => {
                let text = &text[from..index];
                words.push(Word { column, text });
                start = None;
            }
            _ => {}
        }
        if character == ';' {
            let text = &text[index..=index];
            words.push(Word { column, text });
        }
    }
    words
}

/// What was expected: a form of the notation, the same in every language.
fn expected(column: usize, form: &'static str) -> SetupError {
    SetupError::Syntax {
        column,
        expected: Phrase::new("pacal-setup-expects").with("form", form),
    }
}

fn read_head(words: &[Word<'_>], end: usize) -> Result<Setup, SetupError> {
    let Some((&rules, rest)) = words.split_first() else {
        return Err(expected(end, "standard|masters"));
    };
    let Some(rules) = Rules::from_name(rules.text) else {
        return Err(expected(rules.column, "standard|masters"));
    };
    let mut setup = Setup {
        rules,
        round: None,
        quiet: 0,
        built: false,
        starter: None,
        mover: None,
        step: None,
        die: None,
        seats: Vec::new(),
    };
    let mut seen = Vec::new();
    for &word in rest {
        let (key, value) = once(word, &mut seen, "round= quiet= built start= mover= step= die=")?;
        let wrong = |form| move || expected(word.column, form);
        match key {
            "round" => setup.round = Some(number(value, MOST_ROUNDS).ok_or_else(wrong("round=1"))?),
            "quiet" => setup.quiet = number(value, 99).ok_or_else(wrong("quiet=0"))? as u8,
            "built" if word.text == "built" => setup.built = true,
            "start" => setup.starter = Some(seat(value).ok_or_else(wrong("start=1"))?),
            "mover" => setup.mover = Some(seat(value).ok_or_else(wrong("mover=1"))?),
            "step" => {
                let form =
                    "step=first|ship|roll|fly|drop1|drop2|build|over:goal|over:quiet|over:last-but-one:1";
                setup.step = Some(step(value).ok_or_else(wrong(form))?);
            }
            "die" => setup.die = Some(value.parse::<Face>().map_err(|_| wrong("die=3|die=arrows")())?),
            _ => {
                return Err(expected(
                    word.column,
                    "round= quiet= built start= mover= step= die=",
                ));
            }
        }
    }
    Ok(setup)
}

fn read_seat(words: &[Word<'_>]) -> Result<SeatSetup, SetupError> {
    const KEYS: &str = "points= divine= ship= hold= stones= pyramids=";
    let mut side = SeatSetup::default();
    let mut seen = Vec::new();
    for &word in words {
        let (key, value) = once(word, &mut seen, KEYS)?;
        let wrong = |form| move || expected(word.column, form);
        match key {
            "points" => side.points = number(value, MOST_POINTS).ok_or_else(wrong("points=0"))?,
            "divine" => side.divine = divine(value).ok_or_else(wrong("divine=2+4+6|divine=-"))?,
            "ship" if value == "-" => side.ship = None,
            "ship" => side.ship = Some(value.parse().map_err(|_| wrong("ship=a1|ship=-")())?),
            "hold" => side.hold = hold(value).ok_or_else(wrong("hold=1+1+2|hold=-"))?,
            "stones" => side.stones = stones(value).ok_or_else(wrong("stones=a1+b2|stones=-"))?,
            "pyramids" => {
                side.pyramids = pyramids(value).ok_or_else(wrong("pyramids=a1*3+b2*1|pyramids=-"))?;
            }
            _ => return Err(expected(word.column, KEYS)),
        }
    }
    Ok(side)
}

/// Key and value of a word whose key has not occurred before.
fn once<'a>(
    word: Word<'a>,
    seen: &mut Vec<&'a str>,
    keys: &'static str,
) -> Result<(&'a str, &'a str), SetupError> {
    let (key, value) = word.text.split_once('=').unwrap_or((word.text, ""));
    if seen.contains(&key) {
        return Err(expected(word.column, keys));
    }
    seen.push(key);
    Ok((key, value))
}

/// Digits without sign or leading zero.
fn number(text: &str, most: u16) -> Option<u16> {
    let number: u16 = text.parse().ok()?;
    (number <= most && number.to_string() == text).then_some(number)
}

fn seat(text: &str) -> Option<Seat> {
    text.parse().ok()
}

fn step(text: &str) -> Option<Phase> {
    Some(match text {
        "first" => Phase::First,
        "ship" => Phase::Ship,
        "roll" => Phase::Roll,
        "fly" => Phase::Fly,
        "drop1" => Phase::Drop(Allowance::One),
        "drop2" => Phase::Drop(Allowance::Two),
        "build" => Phase::Build,
        "over:goal" => Phase::Over(End::Goal),
        "over:quiet" => Phase::Over(End::Quiet),
        _ => Phase::Over(End::LastButOne(seat(text.strip_prefix("over:last-but-one:")?)?)),
    })
}

fn divine(text: &str) -> Option<Vec<Divine>> {
    let said: Vec<&str> = parts(text).collect();
    let value = |stone: &Divine| stone.value().to_string();
    let left: Vec<Divine> = Divine::ALL
        .into_iter()
        .filter(|stone| said.contains(&value(stone).as_str()))
        .collect();
    // Each of them is known, and said once.
    (left.len() == said.len()).then_some(left)
}

fn hold(text: &str) -> Option<Vec<Seat>> {
    let owners: Vec<Seat> = parts(text).map(seat).collect::<Option<_>>()?;
    (owners.len() <= 5 * usize::from(STONES)).then_some(owners)
}

fn stones(text: &str) -> Option<Squares> {
    if text == "-" {
        return Some(Squares::EMPTY);
    }
    read_squares(text, usize::MAX)
}

fn pyramids(text: &str) -> Option<Vec<(Square, u8)>> {
    let pyramids: Vec<(Square, u8)> = parts(text)
        .map(|part| {
            let (square, storeys) = part.split_once('*')?;
            let storeys = number(storeys, 5).filter(|&storeys| storeys > 0)?;
            Some((square.parse().ok()?, storeys as u8))
        })
        .collect::<Option<_>>()?;
    // One pyramid per square; two seats on one square are left to the rules check.
    let squares: Squares = pyramids.iter().map(|&(square, _)| square).collect();
    (usize::from(squares.len()) == pyramids.len()).then_some(pyramids)
}

/// The parts joined by `+`; `-` is none.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split('+').filter(move |_| text != "-")
}
