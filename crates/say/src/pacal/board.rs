use games::game_pacal::{Action, Allowance, Face, Flight, PacalPosition, Phase, Square};
use rules::{Actor, BySeat, Phrase, Position, Seat};

use super::narrow;
use crate::board::on_turn;
use crate::{Ink, Sketch, Speaker};

/// A space at which no line is broken.
const NARROW: &str = "\u{a0}";

/// Boards with more columns than this are drawn with narrow squares, so that they fit on a terminal
/// of 80 columns.
const MOST_WIDE: u8 = 12;

/// Palenque, two lines per row: the ship or pyramid on each square above, its stones below; then
/// the players' pieces.
pub(super) fn sketch(position: &PacalPosition, names: &BySeat<String>, speaker: Speaker) -> Sketch {
    let mut sketch = head(position, names, speaker);
    let board = position.palenque();
    let choices = choices(position);
    if board.columns() <= MOST_WIDE {
        columns(board.columns(), 6, &mut sketch);
        for row in 0..board.rows() {
            sketch.line().add(format!("{:>2}  ", row + 1), Ink::Faint);
            for column in 0..board.columns() {
                standing(position, Square::new(column, row), &choices, &mut sketch);
            }
            sketch.line().add("    ", Ink::Plain);
            for column in 0..board.columns() {
                lying(position, Square::new(column, row), &mut sketch);
            }
        }
    } else {
        columns(board.columns(), narrow::WIDTH, &mut sketch);
        for row in 0..board.rows() {
            narrow::row(position, row, &choices, &mut sketch);
        }
    }
    sketch.line();
    sketch.above(everybody(position, names, speaker))
}

/// The letters of the columns.
fn columns(count: u8, width: usize, sketch: &mut Sketch) {
    sketch.line().add("    ", Ink::Plain);
    for column in 0..count {
        sketch.add(format!("{:<width$}", char::from(b'a' + column)), Ink::Faint);
    }
}

/// What the player on turn can do.
pub(super) fn prompt(position: &PacalPosition) -> Phrase {
    let flight = |id| {
        let divine = position.divine_stones(position.mover()).count();
        let again = plays_twice_in_a_row(position);
        Phrase::new(id)
            .with("divine", divine as i64)
            .with("again", i64::from(again))
    };
    match position.step() {
        Phase::First => Phrase::new("pacal-prompt-first"),
        Phase::Ship => Phrase::new("pacal-prompt-ship"),
        Phase::Roll => Phrase::new("pacal-prompt-roll"),
        Phase::Fly if position.round() == 1 => Phrase::new("pacal-prompt-fly-first"),
        Phase::Fly => match position.die() {
            Some(Face::Number(number)) => {
                let id = if number > 1 && stops_early(position, number) {
                    "pacal-prompt-fly-short"
                } else {
                    "pacal-prompt-fly"
                };
                flight(id).with("number", i64::from(number))
            }
            Some(Face::Arrows) | None => flight("pacal-prompt-jump"),
        },
        Phase::Drop(Allowance::One) => Phrase::new("pacal-prompt-one-stone"),
        Phase::Drop(Allowance::Two) => Phrase::new("pacal-prompt-two-stones"),
        Phase::Build => Phrase::new("pacal-prompt-build"),
        Phase::Over(_) => Phrase::new("refused-over"),
    }
}

/// Whether the mover had the last turn of the round before: of two players, the one who begins a
/// round has just ended the other (PA-2).
fn plays_twice_in_a_row(position: &PacalPosition) -> bool {
    position.seats() == 2 && position.round() > 1 && position.mover() == position.starter()
}

/// Whether the mover is about to begin a second turn in a row.
pub(super) fn plays_again(position: &PacalPosition) -> bool {
    matches!(position.step(), Phase::Roll | Phase::Fly) && plays_twice_in_a_row(position)
}

/// Whether an obstacle or the edge ends a straight flight of the mover before this number (PA-4).
fn stops_early(position: &PacalPosition, number: u8) -> bool {
    let mut actions = Vec::new();
    Position::legal_actions(position, Actor::Seat(position.mover()), &mut actions);
    let Some(from) = position.ship(position.mover()) else {
        return false;
    };
    let is_short = |to: Square| to.column().abs_diff(from.column()) + to.row().abs_diff(from.row()) < number;
    actions
        .into_iter()
        .any(|action| matches!(action, Action::Fly(Flight::Straight, to) if is_short(to)))
}

/// What follows a first click: a ship after a ship, a square after a pyramid or a divine stone.
pub(super) fn next(position: &PacalPosition) -> Option<Phrase> {
    let id = match position.step() {
        Phase::Drop(_) if position.supply(position.mover()) == 0 => "pacal-next-stone",
        Phase::Drop(_) => "pacal-next-ship",
        Phase::Build => "pacal-next-build",
        Phase::Fly => "pacal-next-fly",
        Phase::First | Phase::Ship | Phase::Roll | Phase::Over(_) => return None,
    };
    Some(Phrase::new(id))
}

fn head(position: &PacalPosition, names: &BySeat<String>, speaker: Speaker) -> Sketch {
    let mut sketch = Sketch::default();
    let round = Phrase::new("pacal-board-first")
        .with("round", i64::from(position.round()))
        .with("seat", position.starter())
        .named(names);
    sketch.line().add(speaker.say(&round), Ink::Plain);
    if let Some(die) = position.die() {
        let die = Phrase::new("pacal-board-die").with("die", die.to_string());
        sketch.add("; ", Ink::Plain).add(speaker.say(&die), Ink::Strong);
    }
    let values: Vec<String> = position
        .palenque()
        .districts()
        .iter()
        .map(|district| format!("{}{NARROW}{}", district.letter, district.value))
        .collect();
    let values = Phrase::new("pacal-board-values").with("values", values.join(", "));
    sketch.text(&speaker.say(&values), Ink::Faint);
    sketch.text(&speaker.text("pacal-board-key"), Ink::Faint);
    sketch.line();
    sketch
}

/// The squares for the mover's ship without a divine stone.
fn choices(position: &PacalPosition) -> Vec<Square> {
    let mut actions = Vec::new();
    Position::legal_actions(position, Actor::Seat(position.mover()), &mut actions);
    let squares = actions.into_iter().filter_map(|action| match action {
        Action::Fly(Flight::Divine(_), _) => None,
        Action::Ship(square) | Action::Fly(_, square) => Some(square),
        _ => None,
    });
    squares.collect()
}

/// The upper line of a square: district, bank, and what stands there.
fn standing(position: &PacalPosition, square: Square, choices: &[Square], sketch: &mut Sketch) {
    let board = position.palenque();
    let river = if board.river().right_of.contains(square) {
        "║"
    } else {
        " "
    };
    if !position.land().contains(square) {
        let (mark, ink) = if board.lake().contains(square) {
            ("~~~~~", Ink::Hue(4))
        } else {
            ("     ", Ink::Faint)
        };
        sketch.add(mark, ink).add(river, Ink::Hue(4));
        return;
    }
    let letter = board.district_at(square).map_or(' ', |district| district.letter);
    sketch.add(letter.to_string(), Ink::Faint);
    sketch.add(
        if board.banks().contains(square) {
            "≈"
        } else {
            " "
        },
        Ink::Hue(4),
    );
    let (text, ink) = piece(position, square, choices);
    sketch.add(text, ink).add(river, Ink::Hue(4));
}

/// What stands on a square, or that the ship can go there, in three columns.
pub(super) fn piece(position: &PacalPosition, square: Square, choices: &[Square]) -> (String, Ink) {
    let seats = || Seat::all(Position::seats(position));
    let ship = seats().find(|&seat| position.ship(seat) == Some(square));
    let owner = seats().find(|&seat| position.pyramids(seat).contains(square));
    match (ship, owner) {
        (Some(seat), _) => (format!("<{seat}>"), Ink::Seat(seat)),
        (None, Some(seat)) => (format!("{seat}▲{}", position.height(square)), Ink::Seat(seat)),
        (None, None) if choices.contains(&square) => (" + ".to_owned(), Ink::Choice),
        (None, None) => ("   ".to_owned(), Ink::Plain),
    }
}

/// The seats that have a stone on the square, visible or under a ship.
pub(super) fn stones(position: &PacalPosition, square: Square) -> Vec<Seat> {
    let seats = Seat::all(Position::seats(position));
    let lies = |&seat: &Seat| (position.visible(seat) | position.under_ships(seat)).contains(square);
    seats.filter(lies).collect()
}

/// The lower line of a square: the stones, visible or under a ship, and a river below.
fn lying(position: &PacalPosition, square: Square, sketch: &mut Sketch) {
    let river = position.palenque().river();
    let below = if river.below.contains(square) { "═" } else { " " };
    let mut width = 0;
    for seat in stones(position, square) {
        sketch.add(seat.to_string(), Ink::Seat(seat));
        width += 1;
    }
    if position.palenque().lake().contains(square) {
        sketch.add("~~~~~", Ink::Hue(4));
        width = 5;
    }
    sketch.add(below.repeat(5 - width), Ink::Hue(4));
    sketch.add(
        if river.right_of.contains(square) {
            "║"
        } else {
            " "
        },
        Ink::Hue(4),
    );
}

fn everybody(position: &PacalPosition, names: &BySeat<String>, speaker: Speaker) -> Sketch {
    let mut sketch = Sketch::default();
    let seats = || Seat::all(Position::seats(position));
    for seat in seats() {
        let pyramids = position.pyramids_left(seat);
        let pyramids: Vec<String> = (1..=5)
            .zip(pyramids)
            .map(|(storeys, left): (u8, u8)| format!("{left}×{storeys}"))
            .collect();
        let divine = position
            .divine_stones(seat)
            .map(|stone| stone.value().to_string());
        let hold =
            seats().flat_map(|owner| (0..position.in_ship(seat, owner)).map(move |_| owner.to_string()));
        let text = Phrase::new("pacal-board-seat")
            .with("points", i64::from(position.points(seat)))
            .with("stones", i64::from(position.supply(seat)))
            .with("pyramids", pyramids.join(NARROW))
            .with("divine", joined(divine))
            .with(
                "ship",
                position
                    .ship(seat)
                    .map_or("–".to_owned(), |ship| ship.to_string()),
            )
            .with("hold", joined(hold));
        let moves = seat == position.mover() && !matches!(position.step(), Phase::First | Phase::Over(_));
        sketch.line().add(on_turn(moves), Ink::Strong);
        sketch.add(format!("<{seat}> {}", names[seat]), Ink::Seat(seat));
        sketch.words(&format!(": {}", speaker.say(&text)), 6, Ink::Plain);
    }
    sketch
}

/// The words separated by spaces; a dash for none.
fn joined(words: impl Iterator<Item = String>) -> String {
    let words: Vec<String> = words.collect();
    if words.is_empty() {
        "–".to_owned()
    } else {
        words.join(NARROW)
    }
}

#[cfg(test)]
mod tests {
    use games::game_pacal::{Pacal, Palenque};
    use rules::{Components, SetUp};

    use super::*;

    #[test]
    fn a_board_of_sixteen_columns_fits_on_eighty() {
        let text = include_str!("../../../../fuzz/corpus/components/pacal-16-by-16");
        let board = std::sync::Arc::new(Palenque::read(text).unwrap());
        let setup = "standard round=7 start=2 mover=1 step=fly die=3 \
             ; ship=p16 stones=a1+b1+c1 pyramids=b2*3 ; ship=o15 stones=a1+b1+c1 ; ship=a16 stones=a1+b1+c1 \
             ; ship=b16 stones=a1+b1 ; ship=c16 stones=a1";
        let position = Pacal::position_from_text(&board, setup).unwrap();
        let names = BySeat::from_fn(5, |seat| format!("Name{seat}"));
        let sketch = sketch(&position, &names, Speaker::default());
        let drawn = sketch.to_string();
        let lines: Vec<&str> = drawn
            .lines()
            .skip_while(|line| !line.starts_with("    a"))
            .take(1 + 3 * 16)
            .collect();
        assert!(lines.iter().all(|line| line.chars().count() <= 80), "{drawn}");
        let river = |text: &str| format!("{text:<51}║");
        let expected = [
            "    a   b   c   d   e   f   g   h   i   j   k   l   m   n   o   p".to_owned(),
            river(""),
            river(" 1  A≈  A 4 A   A   B   B   B   B   C   C   C   C") + "D   D   D   D≈",
            river("    1-5 123 123"),
        ];
        assert_eq!(lines[..4], expected, "{drawn}");
        assert!(lines[1 + 3 * 15].ends_with("<1>"), "{drawn}");
    }

    /// Squares were lit that are nearer than the number, and nobody said why.
    #[test]
    fn a_flight_that_is_stopped_early_is_announced() {
        let said = |die: u8| {
            let text = format!("standard round=7 start=2 mover=1 step=fly die={die} ; ship=f6 ; ship=a1");
            let position = Pacal::position_from_text(&Palenque::standard(), &text).unwrap();
            Speaker::default().say(&prompt(&position))
        };
        // The lake begins three squares north of f6 (PA-4).
        assert_eq!(
            [2, 3].map(said),
            [
                "Fly 2 squares, straight or with turns, or give up a divine stone.",
                "Fly straight by 3 or until something stops you, with turns by exactly 3, or give up a divine stone.",
            ]
        );
    }

    #[test]
    fn palenque_can_be_read_without_colours() {
        let text = "standard round=7 start=2 mover=1 step=fly die=3 \
             ; points=12 divine=2+6 ship=f6 hold=1+2 stones=a1+f6 pyramids=b2*3+d7*1 \
             ; divine=- ship=a1 stones=a1 ; points=1 ship=k1 pyramids=c6*5";
        let position = Pacal::position_from_text(&Palenque::standard(), text).unwrap();
        let expected = "\
round 7, first player: Ibis; die: 3
values: A 5, B 4, C 5, D 6, E 5, F 5, G 4, H 7, I 4, J 4, K 3, L 4, M 6, N 3,
  O 4, P 5
≈ bank, ║ river, ~ lake, <1> ship, 1▲3 pyramid of three storeys, numbers below:
  stones, + where the ship can go

    a     b     c     d     e     f     g     h     i     j     k
 1  A <2> A     A     B     B     B     B     C≈   ║C≈    D     D <3>
    12                                             ║
 2  A     A 1▲3 A     B≈    B≈    B≈    C     C≈   ║C≈    D     D
                                                   ║
 3  A     A     E≈    ~~~~~ ~~~~~ ~~~~~ C≈    F≈   ║F≈    D     D
                      ~~~~~ ~~~~~ ~~~~~            ║
 4  E     E     E≈    ~~~~~ ~~~~~ G≈ +  G  +  G     F     F     D
                      ~~~~~ ~~~~~
 5  I     E     E     E≈ +  H≈    H  +  H     G  +  F     F

 6  I     I     I 3▲5 K  +  H  +  H <1> H  +  G     G  +
                                  1
 7  I     I     K     K 1▲1 H     H  +  H     L  +  L

 8  M     I     K≈   ║K≈    N  +  N     L  +  L     L
                     ║
 9  M     M     M≈   ║K≈    N     N  +  N     L     O
                     ║
10  M     M     M≈   ║N≈    N     O     O     O     O
                     ║
11  M     M     M≈   ║N≈    O     O     O
                     ║

▸ <1> Anna: 12 points; 7 stones in supply; pyramids left: 0×1 3×2 2×3 2×4 2×5;
      divine stones: 2 6; ship: f6; in it: 1 2
  <2> Ibis: 0 points; 8 stones in supply; pyramids left: 1×1 3×2 3×3 2×4 2×5;
      divine stones: –; ship: a1; in it: –
  <3> Scarab: one point; 10 stones in supply; pyramids left:
      1×1 3×2 3×3 2×4 1×5; divine stones: 2 4 6; ship: k1; in it: –
";
        let names = ["Anna", "Ibis", "Scarab"]
            .map(str::to_owned)
            .into_iter()
            .collect();
        let drawn = sketch(&position, &names, Speaker::default()).to_string();
        assert_eq!(drawn.replace(NARROW, " "), expected);
    }
}
