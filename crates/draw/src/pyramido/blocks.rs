//! Tiles, patches, markers and jewels.

use games::game_pyramido::{Block, Colour, Jewels, Quadrant, Tile};

use crate::outline::Tenths;
use crate::shapes::Drawer;
use crate::{Form, Shape, Shapes};

/// A flat tile with blocks of this side, lying on the table.
pub(super) fn tile(tile: Tile, side: f64) -> Vec<Shape> {
    let thick = side * 0.14;
    let mut parts = vec![Shape::rectangle(
        "cast",
        (side * 0.07, thick + side * 0.06),
        (2.0 * side, side),
        4.0,
    )];
    for (block, x) in [(tile.left, 0.0), (tile.right, side)] {
        parts.push(front(block.colour, (x, side), side, thick));
        parts.extend(self::block(block, (x, 0.0), side));
    }
    parts
}

/// A block in a pyramid: its face in front, then what is on top.
pub(super) fn standing(block: Block, side: f64, rise: f64) -> Shapes {
    static STANDING: Drawer<(Block, [u64; 2])> = Drawer::new();
    STANDING.get((block, [side, rise].map(f64::to_bits)), || {
        let mut parts = vec![front(block.colour, (0.0, side), side, rise)];
        parts.extend(self::block(block, (0.0, 0.0), side));
        parts
    })
}

/// The face in front. It goes up a little behind the top, whose corners are round.
fn front(colour: Colour, (x, y): (f64, f64), side: f64, high: f64) -> Shape {
    let class = format!("front front-{}", colour.name());
    Shape::rectangle(class, (x, y - 5.0), (side, high + 5.0), 3.0)
}

/// A side of a patch. Its jewel can be turned anywhere, so it is drawn in the middle.
pub(super) fn patch(colour: Colour, side: f64) -> Vec<Shape> {
    let plain = Block {
        colour,
        jewels: Jewels::NONE,
    };
    let mut parts = block(plain, (0.0, 0.0), side);
    parts.extend(jewel((side / 2.0, side / 2.0), side * 0.2));
    parts
}

/// A block of a tile.
pub(super) fn block(block: Block, (x, y): (f64, f64), side: f64) -> Vec<Shape> {
    let mut parts = vec![
        Shape::rectangle(fill(block.colour), (x, y), (side, side), 4.0),
        Shape::rectangle(pattern(block.colour), (x, y), (side, side), 4.0),
    ];
    parts.extend(jewels(block.jewels, (x, y), side));
    parts
}

/// The jewels of a block.
pub(super) fn jewels(jewels: Jewels, (x, y): (f64, f64), side: f64) -> Vec<Shape> {
    let spots = jewels.iter().map(corner_of);
    let jewels = spots.flat_map(|(right, down)| jewel((x + side * right, y + side * down), side * 0.15));
    jewels.collect()
}

/// The place in a quadrant of a block of side 1 where something lies: so high that a level behind
/// whose front edge it lies does not hide it.
pub(super) const fn corner_of(quadrant: Quadrant) -> (f64, f64) {
    match quadrant {
        Quadrant::Nw => (0.26, 0.19),
        Quadrant::Ne => (0.74, 0.19),
        Quadrant::Sw => (0.26, 0.685),
        Quadrant::Se => (0.74, 0.685),
    }
}

/// A cut jewel: a stone lit from the upper left, and its table.
pub(super) fn jewel(at: (f64, f64), radius: f64) -> [Shape; 2] {
    let six_sided = |radius: f64| {
        let [far, near, high] = [radius, radius * 0.5, radius * 0.9].map(Tenths);
        format!("M-{far} 0L-{near} -{high}H{near}L{far} 0L{near} {high}H-{near}Z")
    };
    let (stone, table) = (six_sided(radius), six_sided(radius * 0.52));
    [
        Shape::new("jewel", at, Form::Outline(stone.into())),
        Shape::new("table", at, Form::Outline(table.into())),
    ]
}

/// A marker: a disc of its colour with a star.
pub(super) fn marker(colour: Colour, at: (f64, f64), radius: f64) -> Shape {
    static MARKERS: Drawer<(Colour, u64)> = Drawer::new();
    let parts = MARKERS.get((colour, radius.to_bits()), || starred(colour, radius));
    Shape::group("marker", at, parts)
}

fn starred(colour: Colour, radius: f64) -> Vec<Shape> {
    let r = radius * 0.55;
    let h = r * 0.32;
    let star = format!(
        "M0 -{r:.1} L{h:.1} -{h:.1} L{r:.1} 0 L{h:.1} {h:.1} L0 {r:.1} L-{h:.1} {h:.1} L-{r:.1} 0 L-{h:.1} -{h:.1} Z"
    );
    vec![
        Shape::circle(fill(colour), (0.0, 0.0), radius),
        Shape::circle(pattern(colour), (0.0, 0.0), radius),
        Shape::circle("ring", (0.0, 0.0), radius),
        Shape::new("star", (0.0, 0.0), Form::Outline(star.into())),
    ]
}

/// The class of a colour.
pub(super) fn fill(colour: Colour) -> String {
    format!("block {}", colour.name())
}

/// The class of the pattern that represents the colour without colour.
pub(super) fn pattern(colour: Colour) -> String {
    format!("weave weave-{}", colour.name())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use games::GameId;

    use super::*;
    use crate::style::definitions;

    /// Every colour has its own weave, and the weaves differ in their lines.
    #[test]
    fn blocks_differ_without_colours() {
        let weaves = definitions(GameId::Pyramido);
        let lines = |colour: Colour| {
            let class = pattern(colour);
            let name = class.rsplit("weave-").next().expect("a name");
            let (_, rest) = weaves
                .split_once(&format!("id=\"pyramido-{name}\""))
                .expect("a weave of the colour");
            let (_, inside) = rest.split_once('>').expect("an element");
            let (inside, _) = inside.split_once("</pattern>").expect("an end");
            inside.to_owned()
        };
        let different: BTreeSet<String> = Colour::ALL.into_iter().map(lines).collect();
        assert_eq!(different.len(), Colour::ALL.len(), "{different:?}");
    }
}
