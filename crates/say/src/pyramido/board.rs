use games::game_pyramido::{
    Block, Cell, Colour, Patch, Place, Pyramid, PyramidoPosition, Quadrant, Stack, Tile, TileId, Towards,
    Wanted, rule,
};
use rules::{Arg, BySeat, Phrase, Position, Seat, Tally, Turn};

use crate::board::on_turn;
use crate::{Ink, Sketch, Speaker, wrapped};

/// The columns of what belongs to one player, so that two fit beside each other.
const AREA: usize = 38;

/// The character for a marker.
const MARKER: &str = "@";

/// Stacks, quarry, and all pyramids from above.
pub(super) fn sketch(position: &PyramidoPosition, names: &BySeat<String>, speaker: Speaker) -> Sketch {
    let mut all = stacks_and_quarry(position, speaker);
    let pyramids = Seat::all(position.seats()).map(|seat| seat_sketch(position, seat, names, speaker));
    all.line();
    all = all.above(Sketch::flow(pyramids, 4));
    all.line();
    let colours = Colour::ALL.map(|colour| format!("{} {}", colour.letter(), speaker.text(colour.message())));
    let key = Phrase::new("pyramido-board-key").with("colours", colours.join(", "));
    all.text(&speaker.say(&key), Ink::Faint);
    all
}

/// What the player on turn can do.
pub(super) fn prompt(position: &PyramidoPosition) -> Phrase {
    Phrase::new(match position.wanted() {
        Some(Wanted::First | Wanted::Show) => "pyramido-prompt-chance",
        Some(Wanted::Build) => "pyramido-prompt-build",
        Some(Wanted::Mark) if is_one_area(position) => "pyramido-prompt-mark-one-area",
        Some(Wanted::Mark) => "pyramido-prompt-mark",
        Some(Wanted::Patch) => "pyramido-prompt-patch",
        Some(Wanted::Refill) => "pyramido-prompt-refill",
        Some(Wanted::Halve) => "pyramido-prompt-halve",
        Some(Wanted::Fill) => "pyramido-prompt-fill",
        None => "pyramido-prompt-over",
    })
}

/// Whether the two blocks of the tile just added have one colour: then a marker scores the same on
/// either.
fn is_one_area(position: &PyramidoPosition) -> bool {
    let pyramid = position.pyramid(position.mover());
    let colour = |cell| pyramid.block(cell).map(|block| block.colour);
    position
        .added()
        .is_some_and(|[one, other]| colour(one) == colour(other))
}

/// The tops of the stacks, and in front of them the quarry, each place between its two stacks.
fn stacks_and_quarry(position: &PyramidoPosition, speaker: Speaker) -> Sketch {
    let mut title = Sketch::default();
    let round = Phrase::new("pyramido-board-round").with("round", i64::from(position.round()));
    title.line().add(speaker.say(&round), Ink::Strong);
    let stacks = Stack::ALL.map(|stack| {
        let state = position.stack(stack);
        let label = Phrase::new("pyramido-board-stack")
            .with("stack", i64::from(stack.number()))
            .with("height", i64::from(state.height));
        (speaker.say(&label), state.top)
    });
    let quarry = Place::ALL.map(|place| {
        let label = Phrase::new("pyramido-board-place").with("place", i64::from(place.number()));
        (speaker.say(&label), position.quarry(place))
    });
    let tile = |tile| position.tiles().tile(tile);
    let mut back = Sketch::default();
    for (label, top) in stacks {
        back = back.beside(tile_sketch(&label, top.map(tile), top.map(TileId::number)), 2);
    }
    let mut front = Sketch::default();
    front.line().add(" ".repeat(6), Ink::Plain);
    for (label, shown) in quarry {
        front = front.beside(tile_sketch(&label, shown.map(tile), shown.map(TileId::number)), 2);
    }
    title.above(back).above(front)
}

/// A flat tile: a label, two rows of quadrants, its number.
fn tile_sketch(label: &str, tile: Option<Tile>, number: Option<u8>) -> Sketch {
    let mut sketch = Sketch::default();
    sketch.line().add(format!("{label:<12}"), Ink::Faint);
    for row in [[Quadrant::Nw, Quadrant::Ne], [Quadrant::Sw, Quadrant::Se]] {
        sketch.line();
        match tile {
            None => {
                sketch.add("    ", Ink::Plain);
            }
            Some(Tile { left, right }) => {
                for block in [left, right] {
                    for quadrant in row {
                        let (letter, ink) = quadrant_of(block, quadrant);
                        sketch.add(letter, ink);
                    }
                }
            }
        }
        if let (Some(number), Quadrant::Sw) = (number, row[0]) {
            sketch.add(format!(" {number}"), Ink::Faint);
        }
    }
    sketch
}

/// The lower-case letter of the colour, upper case with a jewel.
fn letter(colour: Colour, jewel: bool) -> (String, Ink) {
    let letter = colour.letter();
    let letter = if jewel {
        letter.to_ascii_uppercase()
    } else {
        letter
    };
    (letter.to_string(), Ink::Hue(colour.index() as u8))
}

fn quadrant_of(block: Block, quadrant: Quadrant) -> (String, Ink) {
    letter(block.colour, block.jewels.contains(quadrant))
}

fn seat_sketch(position: &PyramidoPosition, seat: Seat, names: &BySeat<String>, speaker: Speaker) -> Sketch {
    let pyramid = position.pyramid(seat);
    let mut sketch = Sketch::default();
    let title = Phrase::new("pyramido-board-seat")
        .with("seat", seat)
        .named(names)
        .with("points", i64::from(pyramid.points()));
    let acts = position.turn() == Turn::of(seat);
    sketch.line().add(on_turn(acts), Ink::Strong);
    sketch.add(speaker.say(&title), Ink::Seat(seat));
    if pyramid.lost().is_some() {
        sketch
            .line()
            .add(speaker.text("pyramido-board-lost"), Ink::Strong);
    }
    let sides = |patch: Patch| patch.sides().map(|side| speaker.text(side.message())).join("/");
    let patches = Patch::ALL.into_iter().filter(|&patch| pyramid.has_patch(patch));
    let supply = patches.map(sides).collect::<Vec<_>>().join(" ");
    let mut supplied = |id, names| {
        for line in wrapped(&supply_text(id, names, speaker), AREA).lines() {
            sketch.line().add(line, Ink::Plain);
        }
    };
    supplied("pyramido-board-patches", supply);
    let markers = Colour::ALL
        .into_iter()
        .filter(|&colour| pyramid.marker(colour).is_none());
    let names: Vec<String> = markers.map(|colour| speaker.text(colour.message())).collect();
    supplied("pyramido-board-markers", names.join(" "));
    sketch.above(from_above(pyramid, speaker))
}

fn supply_text(id: &'static str, names: String, speaker: Speaker) -> String {
    let names = if names.is_empty() {
        speaker.text("pyramido-board-none")
    } else {
        names
    };
    speaker.say(&Phrase::new(id).with("names", names))
}

/// The pyramid from above, one character per quadrant, with the names of the cells of the current
/// level along its edges. On the first level dots show where the next tile can go; on higher
/// levels, where open cells show the level below, the cells are listed.
fn from_above(pyramid: &Pyramid, speaker: Speaker) -> Sketch {
    let reach = pyramid.reach();
    // The picture begins at the first block; names begin at the edge of the reachable area.
    let inset = pyramid.level() - 1;
    let (left, up) = pyramid.margins();
    let (columns, rows) = (2 * reach.columns + 2 * inset, 2 * reach.rows + 2 * inset);
    let mut sketch = Sketch::default();
    let names: String = (0..reach.columns)
        .flat_map(|column| [(b'a' + column) as char, ' '])
        .collect();
    let margin = " ".repeat(2 + usize::from(inset));
    sketch.line().add(format!("{margin}{names}"), Ink::Faint);
    for row in 0..rows {
        let inside = row >= inset && row < rows - inset;
        let name = if inside && (row - inset).is_multiple_of(2) {
            ((row - inset) / 2 + 1).to_string()
        } else {
            String::new()
        };
        sketch.line().add(format!("{name:<2}"), Ink::Faint);
        for column in 0..columns {
            let (text, ink) = seen(pyramid, column, row, inset, (left, up));
            sketch.add(text, ink);
        }
    }
    let open = open_cells(pyramid);
    if inset > 0 && !open.is_empty() {
        let cells: Vec<String> = open.iter().map(Cell::to_string).collect();
        let text = Phrase::new("pyramido-board-open").with("cells", cells.join(" "));
        for line in wrapped(&speaker.say(&text), AREA).lines() {
            sketch.line().add(line, Ink::Choice);
        }
    }
    sketch
}

/// The contents of this quadrant of the drawing.
fn seen(pyramid: &Pyramid, column: u8, row: u8, inset: u8, margins: (u8, u8)) -> (String, Ink) {
    let cell = column
        .checked_sub(inset)
        .zip(row.checked_sub(inset))
        .and_then(|(column, row)| Cell::new(column / 2, row / 2));
    let in_picture = column
        .checked_sub(2 * margins.0)
        .zip(row.checked_sub(2 * margins.1))
        .and_then(|(column, row)| pyramid.picture().at(column, row));
    let Some(quadrant) = in_picture else {
        let open = cell.is_some_and(|cell| is_reachable(pyramid, cell));
        return if open {
            ("·".to_owned(), Ink::Choice)
        } else {
            (" ".to_owned(), Ink::Plain)
        };
    };
    let corner = Quadrant::ALL[usize::from((row + inset) % 2 * 2 + (column + inset) % 2)];
    let marked = cell.is_some_and(|cell| marker_corner(pyramid, cell) == Some(corner));
    if marked {
        return (MARKER.to_owned(), Ink::Hue(quadrant.colour.index() as u8));
    }
    letter(quadrant.colour, quadrant.jewel)
}

/// Markers are drawn over the last quadrant of their block without a jewel.
fn marker_corner(pyramid: &Pyramid, cell: Cell) -> Option<Quadrant> {
    Colour::ALL
        .into_iter()
        .find(|&colour| pyramid.marker(colour) == Some(cell))?;
    let block = pyramid.block(cell)?;
    Quadrant::ALL
        .into_iter()
        .rev()
        .find(|&quadrant| !block.jewels.contains(quadrant))
}

fn is_reachable(pyramid: &Pyramid, cell: Cell) -> bool {
    let reach = pyramid.reach();
    if reach.is_empty() {
        // PM-9: what no tile fits is left for patches.
        return !pyramid.is_built(cell);
    }
    Towards::ALL
        .into_iter()
        .any(|towards| reach.contains(cell, towards))
}

fn open_cells(pyramid: &Pyramid) -> Vec<Cell> {
    let reach = pyramid.reach();
    let all =
        (0..reach.rows).flat_map(|row| (0..reach.columns).filter_map(move |column| Cell::new(column, row)));
    all.filter(|&cell| !pyramid.is_built(cell)).collect()
}

/// What the round would bring everybody if it ended now (PM-10, PM-11).
pub(super) fn outlook(position: &PyramidoPosition) -> BySeat<Tally> {
    let round = i64::from(position.round());
    BySeat::from_fn(position.seats(), |seat| {
        let mut tally = Tally::default();
        let score = position.pyramid(seat).score_now();
        for colour in Colour::ALL.into_iter().filter(|&colour| score.jewels(colour) > 0) {
            let area = Phrase::new("pyramido-tally-area")
                .with("round", round)
                .with("colour", Arg::Message(colour.message()));
            tally.add(rule(10), area, i32::from(score.jewels(colour)));
        }
        if score.bounty() > 0 {
            let bounty = Phrase::new("pyramido-tally-bounty").with("round", round);
            tally.add(rule(11), bounty, i32::from(score.bounty()));
        }
        tally
    })
}

#[cfg(test)]
mod tests {
    use games::game_pyramido::{Pyramido, Tiles};
    use rules::{Components, SetUp};

    use super::*;

    fn drawn(setup: &str) -> String {
        let position = Pyramido::position_from_text(&Tiles::standard(), setup).unwrap();
        let names = ["Anna", "Ibis"].map(str::to_owned).into_iter().collect();
        sketch(&position, &names, Speaker::default()).to_string()
    }

    #[test]
    fn the_first_level_shows_what_can_be_reached() {
        let board = drawn(
            "round:1 starter:1 mover:1 quarry:20,21,22 stacks:22/23,21/24,21/25,21/26 gone:1-2 \
             NnNn/nnnn|xx|brown@d5|nb,ya,rg|-|- NnNn/nnnn|xx|brown@e5|nb,rg|-|-",
        );
        let expected = "\
round 1 of 4
  stack 1: 22   stack 2: 21   stack 3: 21   stack 4: 21
  nNnN          gGnn          Ggnn          GGnn
  nnnn 23       Ggnn 24       gGnn 25       ggnn 26
        quarry 1      quarry 2      quarry 3
        Rrnn          Rrnn          Ggnn
        rRnn 20       Rrnn 21       Ggnn 22

▸ Anna: 0 points                         Ibis: 0 points
patches: brown/blue yellow/aqua        patches: brown/blue red/green
red/green                              markers: blue yellow aqua red green
markers: blue yellow aqua red green      a b c d e f g h
  a b c d e f g h                      1
1
                                       2
2
                                       3       ····
3       ····                                   ····
        ····                           4     ········
4     ········                               ········
      ········                         5   ····NnNn····
5   ····NnNn····                           ····nnn@····
    ····n@nn····                       6     ········
6     ········                               ········
      ········                         7       ····
7       ····                                   ····
        ····                           8
8
                                       9
9


n brown, b blue, y yellow, a aqua, r red, g green; a capital letter has a jewel,
  @ is a marker
";
        assert_eq!(board, expected);
    }

    #[test]
    fn higher_levels_show_the_rim_of_those_below() {
        let board = drawn(
            "round:2 starter:1 mover:2 quarry:80,81,82 stacks:14/83,14/84,14/85,14/86 gone:1-31 \
             RRrrbbbbyY/rRrRrbbYyy/grrrrbbyyY/gbbAaaabby/ybbaAaabbb/ynNnNbBgGb/nnnnnbbggG/NNNnrrrrgG|\
             xxxx/xxxx/xxxx|red@a1,brown@a3,yellow@d1|nb,ya,rg|n4b4y3a4r3g3|- \
             RRrrbbbbyY/rRrrrbbYyy/grrrrbbyyY/gbbAaaabby/ybbaAaabbb/ynNnNyyybb/nnnnnrrrgG/NNNnrrrrgG|\
             xxxx/xxxx/xx..|red@a1|-|n4b1|-",
        );
        let expected = "\
round 2 of 4
  stack 1: 14   stack 2: 14   stack 3: 14   stack 4: 14
  Ggrr          ggrr          Gggg          rrRr
  Ggrr 83       GGrr 84       gggG 85       rrrR 86
        quarry 1      quarry 2      quarry 3
        GgrR          ggrr          ggrR
        ggrr 80       GgrR 81       Ggrr 82

  Anna: 24 points                  ▸ Ibis: 6 points
patches: brown/blue yellow/aqua    patches: none
red/green                          markers: brown blue yellow aqua green
markers: blue aqua green              a b c d
   a b c d                           RRrrbbbbyY
  RRrrbbbbyY                       1 rRrrrbbYyy
1 rRrRrbbYyy                         gr@rrbbyyY
  gr@rrbby@Y                       2 gbbAaaabby
2 gbbAaaabby                         ybbaAaabbb
  ybbaAaabbb                       3 ynNnNyyybb
3 ynNnNbBgGb                         nnnnnrrrgG
  nn@nnbbggG                         NNNnrrrrgG
  NNNnrrrrgG                       open: c3 d3

n brown, b blue, y yellow, a aqua, r red, g green; a capital letter has a jewel,
  @ is a marker
";
        assert_eq!(board, expected);
    }
}
