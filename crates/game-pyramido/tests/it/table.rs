//! Text in, text out: set-ups from drawings of blocks, and moves in notation.

use game_pyramido::{Cell, Pyramido, PyramidoPosition};
use rules::{Actor, Game, Notation, Options, Position, Refusal, Seat, SetUp, SetupError};

/// A match with this many seats, dealt with these tiles: three for the quarry, four on top of the
/// stacks.
pub(crate) fn dealt(seats: u8, tiles: [u8; 7]) -> PyramidoPosition {
    let mut position = play(Pyramido::start(&Options::default(), seats), "first-1");
    for tile in tiles {
        position = play(position, &format!("show-{tile}"));
    }
    position
}

/// Plays words one after another, each by the next actor.
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

/// The picture of stacked levels. A row of a level is its blocks between blanks: the letter of
/// the colour and the quadrants with jewels (1 north-west, 2 north-east, 3 south-west, 4
/// south-east), or `.` for an open block.
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
                let colour = block.chars().next().expect("there is one");
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

/// The blocks of the last of the levels.
pub(crate) fn outline(levels: &[&str]) -> String {
    let level = levels.last().expect("there is one");
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

/// The score of a round with this many points: one area with all but two, one with a single
/// jewel.
pub(crate) fn round_of(points: u32) -> String {
    format!("n{}b1", points - 2)
}

pub(crate) const ONE: Seat = Seat::FIRST;
pub(crate) const TWO: Seat = Seat::SECOND;

/// Level 1 of the example of round 1: areas of 4, 4, 3, 4, 3 and 3 jewels, and two unmarked ones.
const BASE_24: &str = "
    n14 n14 b14 b14 y14
    n   a14 a14 b   y1
    r14 r1  a   g14 g1
    r   n1  y   b1  b";

/// Level 1 without anything to score beyond one jewel, one tile missing.
pub(crate) const BASE_OPEN: &str = "
    n1 n b y a
    r  g n b y
    a  r g n b
    y  a r . .";

pub(crate) fn cell(name: &str) -> Cell {
    Cell::from_name(name).expect("there is one")
}

pub(crate) fn last_round(position: &PyramidoPosition, seat: Seat) -> u16 {
    position
        .pyramid(seat)
        .scores()
        .last()
        .expect("there is one")
        .points()
}

/// Seat 2 is about to complete level 1, seat 1 has done so.
pub(crate) fn end_of_round_1() -> PyramidoPosition {
    set_up(&format!(
        "round:1 starter:1 mover:2 quarry:20,21,22 stacks:17/23,17/24,17/25,17/26 gone:1-19 {} {}",
        pyramid(
            &[BASE_24],
            "brown@a1,blue@c1,yellow@e1,aqua@b2,red@a3,green@d3|nb,ya,rg|-|-"
        ),
        pyramid(&[BASE_OPEN], "brown@a1|nb,ya,rg|-|-"),
    ))
}
