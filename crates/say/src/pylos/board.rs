use games::game_pylos::{Action, Cell, PylosPosition, RuleSet, Side};
use rules::{BySeat, Phrase, Position, Turn, View};

use crate::board::on_turn;
use crate::{Ink, Sketch, Speaker};

/// The four levels side by side, and the reserves.
pub(super) fn sketch(position: &PylosPosition, names: &BySeat<String>, speaker: Speaker) -> Sketch {
    let levels = (1..=4).map(|level| level_sketch(position, level, speaker));
    let mut all = levels
        .reduce(|left, right| left.beside(right, 3))
        .unwrap_or_default();
    all.line();
    all.above(reserves(position, names, speaker))
}

/// What the player to move can do now, in one sentence.
pub(super) fn prompt(position: &PylosPosition) -> Phrase {
    match position.may_take_back() {
        None => {
            let mut legal = Vec::new();
            View::legal_actions(position, position.side().seat(), &mut legal);
            let can_raise = legal.iter().any(|action| matches!(action, Action::Raise { .. }));
            Phrase::new(if can_raise {
                "pylos-prompt-start"
            } else {
                "pylos-prompt-place"
            })
        }
        Some(left) => Phrase::new(match position.rules() {
            RuleSet::Expert => "pylos-prompt-take-back-expert",
            RuleSet::Children | RuleSet::Standard => "pylos-prompt-take-back",
        })
        .with("left", i64::from(left)),
    }
}

fn level_sketch(position: &PylosPosition, level: u8, speaker: Speaker) -> Sketch {
    let mut sketch = Sketch::default();
    let title = Phrase::new("pylos-board-level").with("level", i64::from(level));
    sketch.line().add(speaker.say(&title), Ink::Faint);
    let size = 5 - level;
    for rank in (0..size).rev() {
        sketch.line().add(format!("{} ", rank + 1), Ink::Faint);
        for file in 0..size {
            let cell = Cell::new(level, file, rank).expect("a place of this level");
            let (mark, ink) = place(position, cell);
            sketch.add(" ", Ink::Plain).add(mark, ink);
        }
    }
    let files: String = (0..size).flat_map(|file| [' ', (b'a' + file) as char]).collect();
    sketch.line().add(format!("  {files}"), Ink::Faint);
    sketch
}

/// Light is a ring and dark a disc, so that no colour is needed; a small one has a sphere on top
/// of it.
fn place(position: &PylosPosition, cell: Cell) -> (&'static str, Ink) {
    let filled = position.board().filled();
    let covered = filled.covered().contains(cell);
    if position.spheres(Side::Light).contains(cell) {
        (if covered { "◦" } else { "○" }, Ink::Seat(Side::Light.seat()))
    } else if position.spheres(Side::Dark).contains(cell) {
        (if covered { "•" } else { "●" }, Ink::Seat(Side::Dark.seat()))
    } else if filled.open().contains(cell) {
        ("+", Ink::Choice)
    } else {
        ("·", Ink::Faint)
    }
}

fn reserves(position: &PylosPosition, names: &BySeat<String>, speaker: Speaker) -> Sketch {
    let mut sketch = Sketch::default();
    let over = Position::turn(position) == Turn::Over;
    for (side, mark, id) in [
        (Side::Light, "○", "pylos-board-own-light"),
        (Side::Dark, "●", "pylos-board-own-dark"),
    ] {
        let reserve = position.reserve(side);
        let text = speaker.say(&Phrase::new(id).with("count", i64::from(reserve)));
        let moves = side == position.side() && !over;
        sketch.line().add(on_turn(moves), Ink::Strong);
        sketch.add(format!("{} ", names[side.seat()]), Ink::Seat(side.seat()));
        sketch.add(text, Ink::Plain);
        if reserve > 0 {
            sketch.add(
                format!(" {}", mark.repeat(reserve as usize)),
                Ink::Seat(side.seat()),
            );
        }
    }
    sketch
}

#[cfg(test)]
mod tests {
    use games::game_pylos::Setup;

    use super::*;

    #[test]
    fn the_board_can_be_read_without_colours() {
        let setup: Setup = "standard LD../DL../..../..L.|D../.../...|../..|. light"
            .parse()
            .unwrap();
        let names = ["Anna", "Ibis"].map(str::to_owned).into_iter().collect();
        let sketch = sketch(&setup.position().unwrap(), &names, Speaker::default());
        let expected = "\
level 1
4  ◦ • + +   level 2
3  • ◦ + +   3  ● · ·   level 3
2  + + + +   2  · · ·   2  · ·    level 4
1  + + ○ +   1  · · ·   1  · ·    1  ·
   a b c d      a b c      a b       a

▸ Anna (light), 12 in reserve: ○○○○○○○○○○○○
  Ibis (dark), 12 in reserve: ●●●●●●●●●●●●
";
        assert_eq!(sketch.to_string(), expected);
    }
}
