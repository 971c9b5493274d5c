//! Words in, words out: set-ups from drawings of blocks, and moves in notation.

use game_pyramido::{Pyramido, PyramidoPosition};
use rules::{Actor, Game, Notation, Options, Position, Refusal, Seat, SetUp, SetupError};

/// A match of this many seats, dealt with these tiles: three for the quarry, four on top of the stacks.
pub(crate) fn dealt(seats: u8, tiles: [u8; 7]) -> PyramidoPosition {
    let mut position = play(Pyramido::start(&Options::default(), seats), "first-1");
    for tile in tiles {
        position = play(position, &format!("show-{tile}"));
    }
    position
}

/// Plays words one after another, each by whoever is to act.
#[track_caller]
pub(crate) fn play(mut position: PyramidoPosition, words: &str) -> PyramidoPosition {
    for word in words.split_whitespace() {
        let actor = position.next_actor().expect("not over yet");
        let action = position.read_action(word).expect(word);
        position = match position.play(actor, action) {
            Ok(after) => after,
            Err(error) => panic!("{word}: {:?}", error.refusal),
        };
    }
    position
}

/// The rule that forbids a word, and the message: `PM-4 pyramido-refused-apart`.
#[track_caller]
pub(crate) fn refused(position: &PyramidoPosition, word: &str) -> String {
    let actor = position.next_actor().unwrap_or(Actor::Seat(Seat::FIRST));
    let action = position.read_action(word).expect(word);
    let refusal = position.refuse(actor, action).expect("refused");
    match refusal.rule() {
        Some(rule) => format!("{rule} {}", refusal.phrase().id),
        None => refusal.phrase().id.to_owned(),
    }
}

/// All legal actions, as words.
pub(crate) fn words(position: &PyramidoPosition) -> Vec<String> {
    let mut actions = Vec::new();
    if let Some(actor) = position.next_actor() {
        position.legal_actions(actor, &mut actions);
    }
    actions
        .iter()
        .map(|&action| position.write_action(action))
        .collect()
}

pub(crate) fn read(text: &str) -> Result<PyramidoPosition, SetupError> {
    Pyramido::position_from_text(&Options::<Pyramido>::default().components, text)
}

/// A set-up that must be a position.
#[track_caller]
pub(crate) fn set_up(text: &str) -> PyramidoPosition {
    match read(text) {
        Ok(position) => position,
        Err(error) => panic!("{error}\n{text}"),
    }
}

/// The picture of levels laid on each other. A row of a level is its blocks
/// between blanks: the letter of the colour and the quadrants with jewels (1
/// north-west, 2 north-east, 3 south-west, 4 south-east), or `.` for an open block.
pub(crate) fn picture(levels: &[&str]) -> String {
    let mut rows: Vec<Vec<char>> = Vec::new();
    for (inset, level) in levels.iter().enumerate() {
        for (y, row) in level
            .lines()
            .map(str::trim)
            .filter(|row| !row.is_empty())
            .enumerate()
        {
            for (x, block) in row.split_whitespace().enumerate() {
                let colour = block.chars().next().unwrap();
                for (quadrant, name) in ['1', '2', '3', '4'].into_iter().enumerate() {
                    let column = 2 * x + inset + quadrant % 2;
                    let line = 2 * y + inset + quadrant / 2;
                    let seen = if block.contains(name) {
                        colour.to_ascii_uppercase()
                    } else {
                        colour
                    };
                    rows.resize(rows.len().max(line + 1), Vec::new());
                    let row = &mut rows[line];
                    row.resize(row.len().max(column + 1), '.');
                    if colour != '.' {
                        row[column] = seen;
                    }
                }
            }
        }
    }
    let rows: Vec<String> = rows.into_iter().map(|row| row.into_iter().collect()).collect();
    rows.join("/")
}

/// Where blocks lie in the last of the levels.
pub(crate) fn outline(levels: &[&str]) -> String {
    let level = levels.last().unwrap();
    let rows = level
        .lines()
        .map(str::trim)
        .filter(|row| !row.is_empty())
        .map(|row| {
            let blocks = row.split_whitespace();
            blocks
                .map(|block| if block == "." { '.' } else { 'x' })
                .collect::<String>()
        });
    rows.collect::<Vec<_>>().join("/")
}

/// One seat's part of a set-up.
pub(crate) fn pyramid(levels: &[&str], rest: &str) -> String {
    format!("{}|{}|{rest}", picture(levels), outline(levels))
}

/// The score of a round with so many points: one area of all but two, one of a single jewel.
pub(crate) fn round_of(points: u32) -> String {
    format!("n{}b1", points - 2)
}
