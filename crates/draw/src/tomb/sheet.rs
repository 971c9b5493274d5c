//! Score cards.

use games::game_tomb::{BOXES, Colour, MOST_GEMS, PlayerArea, ROUNDS, SKULLS, Symbol, TombState};

use rules::Phrase;

use super::layout::{Area, Layout};
use super::symbols;
use crate::shapes::Drawer;
use crate::{Anchor, Aspect, Shape, Words};

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
    /// The first colour, and the distance to the next.
    boxes: Row,
    /// What gems, torches, skulls, boxes and cards are worth, and what crosses and potions do: the
    /// starts of the lines, and their letters.
    worth: [(f64, f64); 7],
    letters: f64,
    /// Where each of them is, to be asked about by a click.
    parts: [Area; 7],
}

/// A broad card.
const BROAD: Rows = Rows {
    size: (828.0, 226.0),
    radius: 11.5,
    red: ((26.0, 24.0), 27.0),
    green: ((302.0, 24.0), 27.0),
    torches: ((580.0, 24.0), 32.0),
    skulls: ((26.0, 86.0), 44.0),
    cost: (29.0, 18.0),
    boxes: ((16.0, 150.0), 196.0),
    worth: [
        (16.0, 58.0),
        (566.0, 58.0),
        (456.0, 102.0),
        (16.0, 188.0),
        (16.0, 214.0),
        (638.0, 136.0),
        (638.0, 164.0),
    ],
    letters: 20.0,
    parts: [
        ((0.0, 0.0), (560.0, 66.0)),
        ((560.0, 0.0), (268.0, 66.0)),
        ((0.0, 68.0), (828.0, 58.0)),
        ((0.0, 128.0), (828.0, 66.0)),
        ((0.0, 196.0), (828.0, 30.0)),
        ((614.0, 118.0), (214.0, 26.0)),
        ((614.0, 145.0), (214.0, 27.0)),
    ],
};

/// A narrow card.
const NARROW: Rows = Rows {
    size: (840.0, 344.0),
    radius: 15.0,
    red: ((32.0, 26.0), 40.5),
    green: ((444.0, 26.0), 40.5),
    torches: ((34.0, 200.0), 46.0),
    skulls: ((36.0, 100.0), 84.0),
    cost: (39.0, 26.0),
    boxes: ((18.0, 246.0), 278.0),
    worth: [
        (18.0, 72.0),
        (206.0, 210.0),
        (18.0, 172.0),
        (18.0, 297.0),
        (18.0, 331.0),
        (566.0, 210.0),
        (566.0, 172.0),
    ],
    letters: 29.0,
    parts: [
        ((0.0, 0.0), (840.0, 80.0)),
        ((0.0, 180.0), (840.0, 42.0)),
        ((0.0, 82.0), (840.0, 96.0)),
        ((0.0, 224.0), (840.0, 78.0)),
        ((0.0, 304.0), (840.0, 40.0)),
        ((520.0, 182.0), (320.0, 40.0)),
        ((520.0, 142.0), (320.0, 38.0)),
    ],
};

/// What gems, torches, skulls, boxes and cards are worth (TO-12, TO-13), what crosses and potions
/// do, and the ids of their parts of the score card.
const WORTH: [(&str, &str); 7] = [
    ("tomb-scene-worth-gems", "about-gems"),
    ("tomb-scene-worth-torches", "about-torches"),
    ("tomb-scene-worth-skulls", "about-skulls"),
    ("tomb-scene-worth-boxes", "about-boxes"),
    ("tomb-scene-worth-cards", "about-cards"),
    ("tomb-scene-worth-crosses", "about-crosses"),
    ("tomb-scene-worth-potions", "about-potions"),
];

/// The signs before what they do, by their places in [`WORTH`]; the others stand in rows of ticks.
const SIGNED: [(usize, Symbol); 2] = [(5, Symbol::Cross), (6, Symbol::Potion)];

/// A whole score card with a place for every tick, and what the ticks are worth.
pub(super) fn large(table: &TombState, player: &PlayerArea, layout: &Layout, shapes: &mut Vec<Shape>) {
    static SIGNS: Drawer<(Symbol, u64)> = Drawer::new();
    let rows = match layout.frame.aspect {
        Aspect::Wide => BROAD,
        Aspect::Tall => NARROW,
    };
    let (left, top) = layout.sheet;
    let sheet = player.sheet();
    shapes.push(Shape::rectangle("sheet", (left, top), rows.size, 14.0));
    let place = |((x, y), step): Row, tick: u8| (left + x + step * f64::from(tick), top + y);
    let mut ticks = |symbol, row: Row, count: u8, is_ticked: &dyn Fn(u8) -> bool| {
        for tick in 0..count {
            let class = if is_ticked(tick) { "ticked" } else { "blank" };
            let sign = SIGNS.get((symbol, rows.radius.to_bits()), || {
                vec![symbols::sign(symbol, (0.0, 0.0), rows.radius)]
            });
            shapes.push(Shape::group(class, place(row, tick), sign));
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
        let words = Words::bare(format!("–{cost}"));
        let class = if tick + 1 == sheet.skulls { "due" } else { "" };
        shapes.push(Shape::text(class, (x, y + down), letters, Anchor::Middle, words));
    }
    for ((x, y), (words, _)) in rows.worth.into_iter().zip(WORTH) {
        let words = Words::Said(Phrase::new(words));
        let at = (left + x, top + y);
        shapes.push(Shape::text("worth", at, rows.letters, Anchor::Start, words));
    }
    for (line, symbol) in SIGNED {
        let (x, y) = rows.worth[line];
        let at = (left + x - rows.letters, top + y - rows.letters * 0.36);
        shapes.push(symbols::sign(symbol, at, rows.radius));
    }
    for colour in Colour::ALL {
        let (x, y) = place(rows.boxes, colour.index() as u8);
        shapes.push(boxes_of(table, player, colour, (x, y), rows.letters));
    }
    for (((x, y), size), (words, id)) in rows.parts.into_iter().zip(WORTH) {
        shapes.push(super::about(id, Phrase::new(words), ((left + x, top + y), size)));
    }
}

/// How many cards of a colour are completed, and its three boxes: won, free or gone.
fn boxes_of(table: &TombState, player: &PlayerArea, colour: Colour, at: (f64, f64), letters: f64) -> Shape {
    let radius = letters * 0.6;
    let mut parts = vec![symbols::colour_sign(colour, (radius, 0.0), radius)];
    parts.extend(pile(
        completed(table, player, colour),
        MOST_PILED,
        radius * 2.4,
        letters,
    ));
    for (index, value) in BOXES.iter().enumerate() {
        let (side, x) = (letters * 1.6, radius * 5.2 + letters * 1.9 * index as f64);
        let own = player.sheet().boxes[colour.index()] >> index & 1 == 1;
        let class = match index < usize::from(table.boxes_taken(colour)) {
            _ if own => "box won",
            true => "box gone",
            false => "box",
        };
        parts.push(Shape::rectangle(class, (x, -side / 2.0), (side, side), 4.0));
        let words = Words::bare(value.to_string());
        let at = (x + side / 2.0, letters * 0.36);
        let class = if own { "box-won" } else { "" };
        parts.push(Shape::text(class, at, letters, Anchor::Middle, words));
    }
    Shape::group(boxes_class(colour), at, parts)
}

/// The number of completed cards of a colour.
fn completed(table: &TombState, player: &PlayerArea, colour: Colour) -> usize {
    let mine = table.components().of_colour(colour);
    let completed = player.completed();
    completed.iter().filter(|&card| mine.contains(card)).count()
}

/// The completed cards of a colour, on a pile of at most so many: they have left the table, and count to
/// the end.
fn pile(completed: usize, most: usize, left: f64, letters: f64) -> Vec<Shape> {
    let size = (letters * 0.95, letters * 1.36);
    let at = |card: usize| left + letters * 0.2 * card as f64;
    let top = completed.clamp(1, most) - 1;
    let (class, number) = if completed == 0 {
        ("no-pile", "soft")
    } else {
        ("pile", "piled")
    };
    let mut parts: Vec<Shape> = (0..=top)
        .map(|card| Shape::rectangle(class, (at(card), -size.1 / 2.0), size, 3.0))
        .collect();
    let middle = (at(top) + size.0 / 2.0, letters * 0.33);
    let words = Words::bare(completed.to_string());
    parts.push(Shape::text(number, middle, letters * 0.94, Anchor::Middle, words));
    parts
}

/// More cards than these do not fit on a pile.
const MOST_PILED: usize = 5;

fn boxes_class(colour: Colour) -> &'static str {
    match colour {
        Colour::Purple => "boxes purple",
        Colour::Orange => "boxes orange",
        Colour::Green => "boxes green",
    }
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
    let skulls = match (layout.frame.aspect, sheet.skull_cost(table.components())) {
        (Aspect::Wide, _) | (_, 0) => sheet.skulls.to_string(),
        (Aspect::Tall, cost) => format!("{} (–{cost})", sheet.skulls),
    };
    let counts = [
        (Symbol::RedGem, sheet.red.to_string()),
        (Symbol::GreenGem, sheet.green.to_string()),
        (Symbol::Torch, sheet.torches.count_ones().to_string()),
        (Symbol::Skull, skulls),
    ];
    let (step, letters, row) = match layout.frame.aspect {
        Aspect::Wide => (46.0, 18.0, 34.0),
        Aspect::Tall => (118.0, 27.0, 52.0),
    };
    for (index, (symbol, count)) in counts.into_iter().enumerate() {
        let left = x + step * index as f64;
        let radius = letters * 0.5;
        shapes.push(symbols::sign(symbol, (left + radius + 2.0, y + radius), radius));
        let at = (left + radius * 2.0 + 8.0, y + radius + letters * 0.36);
        shapes.push(Shape::text("", at, letters, Anchor::Start, Words::bare(count)));
    }
    colours(table, player, (x, y + row), (step * 1.5, letters), shapes);
}

/// For each colour the completed cards, and the boxes won with them.
fn colours(
    table: &TombState,
    player: &PlayerArea,
    (x, y): (f64, f64),
    (step, letters): (f64, f64),
    shapes: &mut Vec<Shape>,
) {
    for colour in Colour::ALL {
        let left = x + step * colour.index() as f64;
        let radius = letters * 0.46;
        let mut parts = vec![symbols::colour_sign(colour, (radius + 3.0, 0.0), radius)];
        let cards = completed(table, player, colour);
        parts.extend(pile(cards, 1, radius * 2.0 + 8.0, letters));
        let won = BOXES
            .iter()
            .enumerate()
            .filter(|(index, _)| player.sheet().boxes[colour.index()] >> index & 1 == 1)
            .map(|(_, value)| value.to_string());
        let words = won.collect::<Vec<_>>().join(" ");
        if !words.is_empty() {
            let at = (radius * 2.0 + letters * 1.08 + 10.0, letters * 0.3);
            let text = Shape::text("", at, letters * 0.84, Anchor::Start, Words::bare(words));
            parts.push(text);
        }
        shapes.push(Shape::group(boxes_class(colour), (left, y), parts));
    }
}
