//! Actions as words. The grammar is in `docs/games/pacal.md`.

use std::fmt;
use std::str::FromStr;

use rules::{BadNotation, Notation};

use crate::action::{Action, Build, Divine, Drop, Face, Flight, Ships, Used};
use crate::board::{GRID, Square, Squares};
use crate::position::PacalPosition;

impl Notation for PacalPosition {
    fn write_action(&self, action: Action) -> String {
        action.to_string()
    }

    fn read_action(&self, word: &str) -> Result<Action, BadNotation> {
        word.parse()
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::First(seat) => write!(f, "first:{seat}"),
            Action::Roll(face) => write!(f, "roll:{face}"),
            Action::Ship(square) => write!(f, "ship:{square}"),
            Action::Fly(flight, square) => write!(f, "{flight}:{square}"),
            Action::Stay => f.write_str("stay"),
            Action::Drop(drop) => write_drop(f, drop),
            Action::Build(Build { storeys, on, stones }) => {
                write!(f, "build{storeys}:{on}/{}", stones.squares())
            }
            Action::Skip => f.write_str("skip"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(word: &str) -> Result<Action, BadNotation> {
        read(word).ok_or(BadNotation)
    }
}

impl fmt::Display for Flight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flight::Straight => f.write_str("fly"),
            Flight::Bent => f.write_str("bend"),
            Flight::Arrows => f.write_str("jump"),
            Flight::Divine(stone) => write!(f, "divine{}", stone.value()),
            Flight::Adrift => f.write_str("drift"),
        }
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Face::Number(number) => write!(f, "{number}"),
            Face::Arrows => f.write_str("arrows"),
        }
    }
}

impl FromStr for Face {
    type Err = BadNotation;

    fn from_str(word: &str) -> Result<Face, BadNotation> {
        if word == "arrows" {
            return Ok(Face::Arrows);
        }
        (1..GRID)
            .find(|number| number.to_string() == word)
            .map(Face::Number)
            .ok_or(BadNotation)
    }
}

fn write_drop(f: &mut fmt::Formatter<'_>, drop: Drop) -> fmt::Result {
    f.write_str("drop:")?;
    match drop.into {
        Ships::Own => f.write_str("own")?,
        Ships::Other(seat) => write!(f, "{seat}")?,
        Ships::Both(seat) => write!(f, "own+{seat}")?,
    }
    drop.from.map_or(Ok(()), |square| write!(f, "/{square}"))
}

fn read(word: &str) -> Option<Action> {
    let Some((verb, object)) = word.split_once(':') else {
        return match word {
            "stay" => Some(Action::Stay),
            "skip" => Some(Action::Skip),
            _ => None,
        };
    };
    let square = || object.parse().ok();
    let flight = match verb {
        "first" => return object.parse().ok().map(Action::First),
        "roll" => return object.parse().ok().map(Action::Roll),
        "ship" => return square().map(Action::Ship),
        "drop" => return read_drop(object).map(Action::Drop),
        "build1" => return read_build(1, object),
        "build2" => return read_build(2, object),
        "build3" => return read_build(3, object),
        "build4" => return read_build(4, object),
        "build5" => return read_build(5, object),
        "fly" => Flight::Straight,
        "bend" => Flight::Bent,
        "jump" => Flight::Arrows,
        "divine2" => Flight::Divine(Divine::Two),
        "divine4" => Flight::Divine(Divine::Four),
        "divine6" => Flight::Divine(Divine::Six),
        "drift" => Flight::Adrift,
        _ => return None,
    };
    square().map(|to| Action::Fly(flight, to))
}

fn read_drop(text: &str) -> Option<Drop> {
    let (ships, from) = match text.split_once('/') {
        Some((ships, square)) => (ships, Some(square.parse().ok()?)),
        None => (text, None),
    };
    let into = match ships.strip_prefix("own") {
        Some("") => Ships::Own,
        Some(rest) => Ships::Both(rest.strip_prefix('+')?.parse().ok()?),
        None => Ships::Other(ships.parse().ok()?),
    };
    Some(Drop { into, from })
}

fn read_build(storeys: u8, text: &str) -> Option<Action> {
    let (on, stones) = text.split_once('/')?;
    let on = on.parse().ok()?;
    let stones = Used::new(read_squares(stones, 4)?);
    Some(Action::Build(Build { storeys, on, stones }))
}

/// Squares joined by `+`, in any order but without duplicates; at least one and at most `most`.
pub(crate) fn read_squares(text: &str, most: usize) -> Option<Squares> {
    let mut squares = Squares::EMPTY;
    for (place, name) in text.split('+').enumerate() {
        let square: Square = name.parse().ok()?;
        if place == most || squares.contains(square) {
            return None;
        }
        squares.insert(square);
    }
    Some(squares)
}
