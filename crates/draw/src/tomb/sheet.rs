//! Score cards.

use games::game_tomb::{BOXES, Colour, MOST_GEMS, PlayerArea, ROUNDS, SKULLS, Symbol, TombState};

use super::layout::Layout;
use super::symbols;
use crate::{Anchor, Frame, Shape, Words};

/// A row of ticks: the position of the first, relative to the corner of the score card, and the
/// distance between them.
type Row = ((f64, f64), f64);

/// The positions of the rows of a score card.
struct Rows {
    size: (f64, f64),
    radius: f64,
    red: Row,
    green: Row,
    torches: Row,
    skulls: Row,
    /// How far below its skull a cost is, and its letter size.
    cost: (f64, f64),
    boxes: Row,
}

/// A broad card of two rows.
const BROAD: Rows = Rows {
    size: (822.0, 98.0),
    radius: 11.5,
    red: ((26.0, 24.0), 30.0),
    green: ((352.0, 24.0), 30.0),
    torches: ((688.0, 24.0), 36.0),
    skulls: ((26.0, 60.0), 44.0),
    cost: (28.0, 15.0),
    boxes: ((484.0, 66.0), 114.0),
};

/// A narrow card of four rows.
const NARROW: Rows = Rows {
    size: (708.0, 212.0),
    radius: 15.0,
    red: ((34.0, 32.0), 42.0),
    green: ((34.0, 76.0), 42.0),
    torches: ((510.0, 54.0), 54.0),
    skulls: ((34.0, 120.0), 66.0),
    cost: (38.0, 22.0),
    boxes: ((20.0, 186.0), 236.0),
};

/// A whole score card with a place for every tick.
pub(super) fn large(table: &TombState, player: &PlayerArea, layout: &Layout, shapes: &mut Vec<Shape>) {
    let rows = match layout.frame {
        Frame::Wide => BROAD,
        Frame::Tall => NARROW,
    };
    let (left, top) = layout.sheet;
    let sheet = player.sheet();
    shapes.push(Shape::rectangle("sheet", (left, top), rows.size, 14.0));
    let place = |((x, y), step): Row, tick: u8| (left + x + step * f64::from(tick), top + y);
    let mut ticks = |symbol, row: Row, count: u8, is_ticked: &dyn Fn(u8) -> bool| {
        for tick in 0..count {
            let class = if is_ticked(tick) { "ticked" } else { "blank" };
            let sign = symbols::sign(symbol, (0.0, 0.0), rows.radius);
            shapes.push(Shape::group(class, place(row, tick), vec![sign]));
        }
    };
    ticks(Symbol::RedGem, rows.red, MOST_GEMS, &|tick| tick < sheet.red);
    ticks(Symbol::GreenGem, rows.green, MOST_GEMS, &|tick| {
        tick < sheet.green
    });
    ticks(Symbol::Torch, rows.torches, ROUNDS, &|round| {
        sheet.torches >> round & 1 == 1
    });
    ticks(Symbol::Skull, rows.skulls, SKULLS as u8, &|tick| {
        tick < sheet.skulls
    });
    for (tick, cost) in (0..).zip(table.components().skulls().iter()) {
        let (x, y) = place(rows.skulls, tick);
        let (down, letters) = rows.cost;
        let words = Words::Bare(format!("–{cost}"));
        shapes.push(Shape::text("soft", (x, y + down), letters, Anchor::Middle, words));
    }
    let ((x, y), step) = rows.boxes;
    boxes(player, (left + x, top + y), step, 24.0, shapes);
}

/// The same in figures.
pub(super) fn small(
    table: &TombState,
    player: &PlayerArea,
    (x, y): (f64, f64),
    layout: &Layout,
    shapes: &mut Vec<Shape>,
) {
    let sheet = player.sheet();
    let skulls = match (layout.frame, sheet.skull_cost(table.components())) {
        (Frame::Wide, _) | (_, 0) => sheet.skulls.to_string(),
        (Frame::Tall, cost) => format!("{} (–{cost})", sheet.skulls),
    };
    let counts = [
        (Symbol::RedGem, sheet.red.to_string()),
        (Symbol::GreenGem, sheet.green.to_string()),
        (Symbol::Torch, sheet.torches.count_ones().to_string()),
        (Symbol::Skull, skulls),
    ];
    let (step, letters, row) = match layout.frame {
        Frame::Wide => (46.0, 18.0, 34.0),
        Frame::Tall => (98.0, 24.0, 50.0),
    };
    for (index, (symbol, count)) in counts.into_iter().enumerate() {
        let left = x + step * index as f64;
        let radius = letters * 0.5;
        shapes.push(symbols::sign(symbol, (left + radius + 2.0, y + radius), radius));
        let at = (left + radius * 2.0 + 8.0, y + radius + letters * 0.36);
        shapes.push(Shape::text("", at, letters, Anchor::Start, Words::Bare(count)));
    }
    boxes(player, (x, y + row), step * 1.45, letters, shapes);
}

/// The boxes won, for each colour.
fn boxes(player: &PlayerArea, (x, y): (f64, f64), step: f64, letters: f64, shapes: &mut Vec<Shape>) {
    for colour in Colour::ALL {
        let left = x + step * colour.index() as f64;
        let radius = letters * 0.46;
        let sign = symbols::colour_sign(colour, (radius + 3.0, 0.0), radius);
        let won = BOXES
            .iter()
            .enumerate()
            .filter(|(index, _)| player.sheet().boxes[colour.index()] >> index & 1 == 1)
            .map(|(_, value)| value.to_string());
        let words = match won.collect::<Vec<_>>().join(" ") {
            none if none.is_empty() => "–".to_owned(),
            values => values,
        };
        let at = (radius * 2.0 + 11.0, letters * 0.35);
        let text = Shape::text("", at, letters, Anchor::Start, Words::Bare(words));
        let class = match colour {
            Colour::Purple => "boxes purple",
            Colour::Orange => "boxes orange",
            Colour::Green => "boxes green",
        };
        shapes.push(Shape::group(class, (left, y), vec![sign, text]));
    }
}
