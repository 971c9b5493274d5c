//! Tiles, patches, markers and jewels.

use games::game_pyramido::{Block, Colour, Jewels, Quadrant, Tile};

use crate::{Form, Shape};

/// A flat tile with blocks of this side.
pub(super) fn tile(tile: Tile, side: f64) -> Vec<Shape> {
    let mut parts = block(tile.left, (0.0, 0.0), side);
    parts.extend(block(tile.right, (side, 0.0), side));
    parts
}

/// A side of a patch. Its jewel can be turned anywhere, so it is drawn in the middle.
pub(super) fn patch(colour: Colour, side: f64) -> Vec<Shape> {
    let plain = Block {
        colour,
        jewels: Jewels::NONE,
    };
    let mut parts = block(plain, (0.0, 0.0), side);
    parts.push(jewel((side / 2.0, side / 2.0), side * 0.2));
    parts
}

/// A block of a tile.
pub(super) fn block(block: Block, (x, y): (f64, f64), side: f64) -> Vec<Shape> {
    let mut parts = vec![
        Shape::rectangle(fill(block.colour), (x, y), (side, side), 4.0),
        Shape::rectangle(pattern(block.colour), (x, y), (side, side), 4.0),
    ];
    for quadrant in block.jewels.iter() {
        let (right, down) = match quadrant {
            Quadrant::Nw => (0.27, 0.27),
            Quadrant::Ne => (0.73, 0.27),
            Quadrant::Sw => (0.27, 0.73),
            Quadrant::Se => (0.73, 0.73),
        };
        parts.push(jewel((x + side * right, y + side * down), side * 0.17));
    }
    parts
}

/// A cut jewel.
pub(super) fn jewel(at: (f64, f64), radius: f64) -> Shape {
    let [r, h, q] = [radius, radius * 0.5, radius * 0.92].map(|part| (part * 10.0).round() / 10.0);
    // The facets run in the same direction as the outline, otherwise they would be holes in it.
    let outline = format!(
        "M-{r} 0 L-{h} -{q} H{h} L{r} 0 L{h} {q} H-{h} Z M{h} -{q} L0 0 L-{h} -{q} M-{r} 0 H{r} \
         M-{h} {q} L0 0 L{h} {q}"
    );
    Shape::new("jewel", at, Form::Outline(outline))
}

/// A marker: a disc of its colour with a star.
pub(super) fn marker(colour: Colour, at: (f64, f64), radius: f64) -> Shape {
    let r = radius * 0.55;
    let h = r * 0.32;
    let star = format!(
        "M0 -{r:.1} L{h:.1} -{h:.1} L{r:.1} 0 L{h:.1} {h:.1} L0 {r:.1} L-{h:.1} {h:.1} L-{r:.1} 0 L-{h:.1} -{h:.1} Z"
    );
    let parts = vec![
        Shape::circle(fill(colour), (0.0, 0.0), radius),
        Shape::circle(pattern(colour), (0.0, 0.0), radius),
        Shape::circle("ring", (0.0, 0.0), radius),
        Shape::new("star", (0.0, 0.0), Form::Outline(star)),
    ];
    Shape::group("marker", at, parts)
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
