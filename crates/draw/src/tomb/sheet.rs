//! Score cards.

use game_tomb::{BOXES, Colour, MOST_GEMS, Player, ROUNDS, SKULLS, Symbol, Table};

use super::symbols;
use crate::{Anchor, Shape, Words};

/// A whole score card with a place for every tick.
pub(super) fn large(table: &Table, player: &Player, top: f64, shapes: &mut Vec<Shape>) {
    let sheet = player.sheet();
    shapes.push(Shape::rectangle("sheet", (36.0, top), (928.0, 108.0), 14.0));
    let ticks = |symbol, first: f64, step: f64, row: f64, count: u8, is_ticked: &dyn Fn(u8) -> bool| {
        (0..count)
            .map(|tick| {
                let at = (first + step * f64::from(tick), top + row);
                let class = if is_ticked(tick) { "ticked" } else { "blank" };
                Shape::group(class, at, vec![symbols::sign(symbol, (0.0, 0.0), 13.0)])
            })
            .collect::<Vec<_>>()
    };
    shapes.extend(ticks(Symbol::RedGem, 62.0, 34.0, 27.0, MOST_GEMS, &|tick| {
        tick < sheet.red
    }));
    shapes.extend(ticks(Symbol::GreenGem, 430.0, 34.0, 27.0, MOST_GEMS, &|tick| {
        tick < sheet.green
    }));
    shapes.extend(ticks(Symbol::Torch, 808.0, 42.0, 27.0, ROUNDS, &|round| {
        sheet.torches >> round & 1 == 1
    }));
    shapes.extend(ticks(Symbol::Skull, 62.0, 50.0, 66.0, SKULLS as u8, &|tick| {
        tick < sheet.skulls
    }));
    for (index, cost) in table.components().skulls().iter().enumerate() {
        let at = (62.0 + 50.0 * index as f64, top + 95.0);
        let words = Words::Bare(format!("−{cost}"));
        shapes.push(Shape::text("soft", at, 17.0, Anchor::Middle, words));
    }
    boxes(player, (590.0, top + 70.0), 118.0, shapes);
}

/// The same in figures.
pub(super) fn small(table: &Table, player: &Player, (x, y): (f64, f64), shapes: &mut Vec<Shape>) {
    let sheet = player.sheet();
    let skulls = match sheet.skull_cost(table.components()) {
        0 => "0".to_owned(),
        cost => format!("{} (−{cost})", sheet.skulls),
    };
    let counts = [
        (Symbol::RedGem, sheet.red.to_string()),
        (Symbol::GreenGem, sheet.green.to_string()),
        (Symbol::Torch, sheet.torches.count_ones().to_string()),
        (Symbol::Skull, skulls),
    ];
    for (index, (symbol, count)) in counts.into_iter().enumerate() {
        let left = x + 104.0 * index as f64;
        shapes.push(symbols::sign(symbol, (left + 16.0, y + 12.0), 14.0));
        let at = (left + 40.0, y + 22.0);
        shapes.push(Shape::text("", at, 26.0, Anchor::Start, Words::Bare(count)));
    }
    boxes(player, (x, y + 62.0), 130.0, shapes);
}

/// For each colour how many cards are complete and which boxes are won.
fn boxes(player: &Player, (x, y): (f64, f64), step: f64, shapes: &mut Vec<Shape>) {
    for colour in Colour::ALL {
        let left = x + step * colour.index() as f64;
        let sign = symbols::colour_sign(colour, (16.0, 0.0), 12.0);
        let won = BOXES
            .iter()
            .enumerate()
            .filter(|(index, _)| player.sheet().boxes[colour.index()] >> index & 1 == 1)
            .map(|(_, value)| value.to_string());
        let words = match won.collect::<Vec<_>>().join(" ") {
            none if none.is_empty() => "–".to_owned(),
            values => values,
        };
        let text = Shape::text("", (38.0, 9.0), 26.0, Anchor::Start, Words::Bare(words));
        let class = match colour {
            Colour::Purple => "boxes purple",
            Colour::Orange => "boxes orange",
            Colour::Green => "boxes green",
        };
        shapes.push(Shape::group(class, (left, y), vec![sign, text]));
    }
}
