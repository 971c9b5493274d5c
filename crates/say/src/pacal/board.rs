use games::game_pacal::{Action, Allowance, Face, Flight, PacalPosition, Phase, Square};
use rules::{Actor, Phrase, Position, Seat};

use crate::{Ink, Sketch, Speaker};

/// Palenque, two lines per row: the ship or pyramid on each square above, its stones below; then
/// the players' pieces.
pub(super) fn sketch(position: &PacalPosition, speaker: Speaker) -> Sketch {
    let mut sketch = head(position, speaker);
    let board = position.palenque();
    sketch.line().add("    ", Ink::Plain);
    for column in 0..board.columns() {
        sketch.add(format!("{:<6}", char::from(b'a' + column)), Ink::Faint);
    }
    let choices = choices(position);
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
    sketch.line();
    sketch.above(everybody(position, speaker))
}

/// What the player on turn can do.
pub(super) fn prompt(position: &PacalPosition) -> Phrase {
    let flight = |id| {
        let divine = position.divine_stones(position.mover()).count();
        Phrase::new(id).with("divine", divine as i64)
    };
    match position.step() {
        Phase::First => Phrase::new("pacal-prompt-first"),
        Phase::Ship => Phrase::new("pacal-prompt-ship"),
        Phase::Roll => Phrase::new("pacal-prompt-roll"),
        Phase::Fly if position.round() == 1 => Phrase::new("pacal-prompt-fly-first"),
        Phase::Fly => match position.die() {
            Some(Face::Number(number)) => flight("pacal-prompt-fly").with("number", i64::from(number)),
            Some(Face::Arrows) | None => flight("pacal-prompt-jump"),
        },
        Phase::Drop(Allowance::One) => Phrase::new("pacal-prompt-one-stone"),
        Phase::Drop(Allowance::Two) => Phrase::new("pacal-prompt-two-stones"),
        Phase::Build => Phrase::new("pacal-prompt-build"),
        Phase::Over(_) => Phrase::new("refused-over"),
    }
}

fn head(position: &PacalPosition, speaker: Speaker) -> Sketch {
    let mut sketch = Sketch::default();
    let round = Phrase::new("pacal-board-round")
        .with("round", i64::from(position.round()))
        .with("seat", position.starter().to_string());
    sketch.line().add(speaker.say(&round), Ink::Plain);
    if let Some(die) = position.die() {
        let die = Phrase::new("pacal-board-die").with("die", die.to_string());
        sketch.add("; ", Ink::Plain).add(speaker.say(&die), Ink::Strong);
    }
    let values: Vec<String> = position
        .palenque()
        .districts()
        .iter()
        .map(|district| format!("{} {}", district.letter, district.value))
        .collect();
    let values = Phrase::new("pacal-board-values").with("values", values.join(", "));
    sketch.line().add(speaker.say(&values), Ink::Faint);
    sketch.line().add(speaker.text("pacal-board-key"), Ink::Faint);
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
    let seats = || Seat::all(Position::seats(position));
    let ship = seats().find(|&seat| position.ship(seat) == Some(square));
    let owner = seats().find(|&seat| position.pyramids(seat).contains(square));
    match (ship, owner) {
        (Some(seat), _) => sketch.add(format!("<{seat}>"), Ink::Seat(seat)),
        (None, Some(seat)) => sketch.add(format!("{seat}▲{}", position.height(square)), Ink::Seat(seat)),
        (None, None) if choices.contains(&square) => sketch.add(" + ", Ink::Choice),
        (None, None) => sketch.add("   ", Ink::Plain),
    };
    sketch.add(river, Ink::Hue(4));
}

/// The lower line of a square: the stones, visible or under a ship, and a river below.
fn lying(position: &PacalPosition, square: Square, sketch: &mut Sketch) {
    let river = position.palenque().river();
    let below = if river.below.contains(square) { "═" } else { " " };
    let mut width = 0;
    for seat in Seat::all(Position::seats(position)) {
        if (position.visible(seat) | position.under_ships(seat)).contains(square) {
            sketch.add(seat.to_string(), Ink::Seat(seat));
            width += 1;
        }
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

fn everybody(position: &PacalPosition, speaker: Speaker) -> Sketch {
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
            .with("pyramids", pyramids.join(" "))
            .with("divine", joined(divine))
            .with(
                "ship",
                position
                    .ship(seat)
                    .map_or("–".to_owned(), |ship| ship.to_string()),
            )
            .with("hold", joined(hold));
        let moves = seat == position.mover() && !matches!(position.step(), Phase::First | Phase::Over(_));
        let mark = if moves { "▸" } else { " " };
        sketch
            .line()
            .add(mark, Ink::Strong)
            .add(format!("<{seat}> "), Ink::Seat(seat));
        sketch.add(speaker.say(&text), Ink::Plain);
    }
    sketch
}

/// The words separated by spaces; a dash for none.
fn joined(words: impl Iterator<Item = String>) -> String {
    let words: Vec<String> = words.collect();
    if words.is_empty() {
        "–".to_owned()
    } else {
        words.join(" ")
    }
}

#[cfg(test)]
mod tests {
    use games::game_pacal::{Pacal, Palenque};
    use rules::{Components, SetUp};

    use super::*;

    #[test]
    fn palenque_can_be_read_without_colours() {
        let text = "standard round=7 start=2 mover=1 step=fly die=3 \
             ; points=12 divine=2+6 ship=f6 hold=1+2 stones=a1+f6 pyramids=b2*3+d7*1 \
             ; divine=- ship=a1 stones=a1 ; points=1 ship=k1 pyramids=c6*5";
        let position = Pacal::position_from_text(&Palenque::standard(), text).unwrap();
        let expected = "\
round 7, started by seat 2; die: 3
values: A 5, B 4, C 5, D 6, E 5, F 5, G 4, H 7, I 4, J 4, K 3, L 4, M 6, N 3, O 4, P 5
≈ bank, ║ river, ~ lake, <1> ship, 1▲3 pyramid of three storeys, numbers below: stones, + where the ship can go

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

▸<1> 12 points; 7 stones in supply; pyramids left: 0×1 3×2 2×3 2×4 2×5; divine stones: 2 6; ship: f6; in it: 1 2
 <2> 0 points; 8 stones in supply; pyramids left: 1×1 3×2 3×3 2×4 2×5; divine stones: –; ship: a1; in it: –
 <3> one point; 10 stones in supply; pyramids left: 1×1 3×2 3×3 2×4 1×5; divine stones: 2 4 6; ship: k1; in it: –
";
        assert_eq!(sketch(&position, Speaker::default()).to_string(), expected);
    }
}
