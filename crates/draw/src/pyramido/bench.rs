//! Pyramids that are put together by hand, block by block, and the tiles on the table.

use games::game_pyramido::{
    Block, Colour, Jewels, LEVELS, Patch, PyramidSetup, RoundScore, Setup, StackState, TileId, Tiles,
};
use rules::{Arg, Components, Phrase, Seat};

use super::blocks;
use super::work::{Built, SPAN, TALL, WIDE, Work, level_of};
use crate::Shape;
use crate::bench::{
    Bench, DO, Dial, Miniature, Plot, PlotForm, SEATS, Spot, TAKE, Tool, Tray, number_in, toggle,
};

/// The side of a block in the small pictures.
const SIDE: f64 = 100.0;
const PLAYERS: (u16, u16) = (2, 4);
const ROUNDS: (u16, u16) = (1, LEVELS as u16);
const COUNTED: (u16, u16) = (0, LEVELS as u16);
const HEIGHTS: (u16, u16) = (0, 128);
/// A pyramid cannot have more.
const JEWELS: (u16, u16) = (0, 43);
/// The deed that deals quarry and stacks.
const DEAL: &str = "deal";

const ON_PYRAMID: &[&str] = &["block", "below", "jewel", "marker"];
const ON_TABLE: &[&str] = &["tile"];

pub(super) fn blank(_rules: &str, seats: u8) -> Option<String> {
    let (least, most) = PLAYERS;
    if !(least..=most).contains(&u16::from(seats)) {
        return None;
    }
    let setup = Setup {
        round: 1,
        starter: Seat::FIRST,
        mover: Some(Seat::FIRST),
        quarry: [None; 3],
        stacks: [StackState::default(); 4],
        gone: Vec::new(),
        pyramids: vec![unbuilt(); usize::from(seats)],
    };
    Some(setup.to_string())
}

fn unbuilt() -> PyramidSetup {
    PyramidSetup {
        patches: Patch::ALL.to_vec(),
        ..PyramidSetup::default()
    }
}

pub(super) fn bench(text: &str) -> Option<Bench> {
    let work = Work::read(text)?;
    let tiles = Tiles::standard();
    let seats = work.pyramids.len() as u8;
    let mut plots: Vec<Plot> = Seat::all(seats)
        .zip(&work.pyramids)
        .map(|(seat, built)| pyramid(seat, built))
        .collect();
    plots.push(row_of_tiles(
        "pyramido-bench-quarry",
        "quarry",
        &work.setup.quarry,
        &tiles,
    ));
    let tops = work.setup.stacks.map(|stack| stack.top);
    plots.push(row_of_tiles("pyramido-bench-stacks", "stack", &tops, &tiles));
    let gone: Vec<Option<TileId>> = work.setup.gone.iter().copied().map(Some).chain([None]).collect();
    plots.push(row_of_tiles("pyramido-bench-gone", "gone", &gone, &tiles));
    let is_high = work.pyramids.iter().any(|built| built.level > 1);
    Some(Bench {
        rules: None,
        seats,
        trays: trays(is_high, &tiles),
        plots,
        dials: dials(&work),
        deeds: vec![(DEAL, Phrase::new("pyramido-bench-deal"))],
    })
}

fn trays(is_high: bool, tiles: &Tiles) -> Vec<Tray> {
    let coloured = |kind: &'static str, words, face: &dyn Fn(Colour) -> Vec<Shape>| -> Vec<Tool> {
        let tool = |colour: Colour| Tool {
            id: format!("{kind}-{}", colour.name()),
            name: Phrase::new(words).with("colour", Arg::Message(colour.message())),
            kind,
            face: Miniature {
                shapes: face(colour),
                size: (SIDE, SIDE),
            },
        };
        Colour::ALL.map(tool).into()
    };
    let middle = (SIDE / 2.0, SIDE / 2.0);
    let mut all = vec![Tray {
        title: Phrase::new("pyramido-bench-blocks"),
        tools: coloured("block", "pyramido-bench-block", &|colour| {
            block(colour, (0.0, 0.0))
        }),
    }];
    if is_high {
        all.push(Tray {
            title: Phrase::new("pyramido-bench-belows"),
            tools: coloured("below", "pyramido-bench-below", &|colour| {
                let mut shapes = block(colour, (0.0, 0.0));
                shapes.push(shade((0.0, 0.0)));
                shapes
            }),
        });
    }
    let mut small = vec![Tool {
        id: "jewel".to_owned(),
        name: Phrase::new("pyramido-bench-jewel"),
        kind: "jewel",
        face: Miniature {
            shapes: blocks::jewel(middle, SIDE * 0.3).into(),
            size: (SIDE, SIDE),
        },
    }];
    small.extend(coloured("marker", "pyramido-bench-marker", &|colour| {
        vec![blocks::marker(colour, middle, SIDE * 0.4)]
    }));
    all.push(Tray {
        title: Phrase::new("pyramido-bench-jewels-and-markers"),
        tools: small,
    });
    let tile = |(id, _): (TileId, _)| Tool {
        id: tile_tool(id),
        name: Phrase::new("pyramido-bench-tile").with("tile", id.to_string()),
        kind: "tile",
        face: tile_face(Some(id), tiles),
    };
    all.push(Tray {
        title: Phrase::new("pyramido-bench-tiles"),
        tools: tiles.iter().map(tile).collect(),
    });
    all
}

/// Every tile.
pub(super) fn printed(tiles: &Tiles) -> Vec<Tray> {
    trays(false, tiles).split_off(2)
}

fn tile_tool(id: TileId) -> String {
    format!("tile-{id}")
}

fn tile_face(id: Option<TileId>, tiles: &Tiles) -> Miniature {
    let shapes = match id.filter(|&id| tiles.contains(id)) {
        Some(id) => blocks::tile(tiles.tile(id), SIDE),
        None => vec![Shape::rectangle(
            "no-tile",
            (6.0, 6.0),
            (2.0 * SIDE - 6.0, SIDE),
            10.0,
        )],
    };
    Miniature {
        shapes,
        size: (2.0 * SIDE + 10.0, SIDE * 1.22),
    }
}

fn block(colour: Colour, at: (f64, f64)) -> Vec<Shape> {
    let jewels = Jewels::NONE;
    blocks::block(Block { colour, jewels }, at, SIDE)
}

/// What lies lower lies in the shade.
fn shade(at: (f64, f64)) -> Shape {
    Shape::rectangle("cast", at, (SIDE, SIDE), 4.0)
}

fn row_of_tiles(title: &'static str, kind: &str, held: &[Option<TileId>], tiles: &Tiles) -> Plot {
    let spot = |(index, &tile): (usize, &Option<TileId>)| {
        Some(Spot {
            id: format!("{kind}-{}", index + 1),
            name: (index + 1).to_string(),
            takes: ON_TABLE,
            holds: tile.map(tile_tool).into_iter().collect(),
            face: tile_face(tile, tiles),
        })
    };
    Plot {
        title: Phrase::new(title),
        seat: None,
        form: PlotForm::Cards,
        rows: vec![held.iter().enumerate().map(spot).collect()],
    }
}

/// A pyramid from above, quadrant by quadrant.
fn pyramid(seat: Seat, built: &Built) -> Plot {
    let (columns, rows) = if built.level == 1 {
        (SPAN, SPAN)
    } else {
        built.base
    };
    let spot = |column, row| {
        Some(Spot {
            id: format!("at-{seat}-{column}-{row}"),
            name: format!("{}{}", char::from(b'a' + column), row + 1),
            takes: ON_PYRAMID,
            holds: built.holds(column, row),
            face: quadrant_face(built, column, row),
        })
    };
    let title = match built.level {
        1 => Phrase::new("pyramido-bench-base"),
        level => Phrase::new("pyramido-bench-level").with("level", i64::from(level)),
    };
    Plot {
        title,
        seat: Some(seat),
        form: PlotForm::Squares,
        rows: (0..rows)
            .map(|row| (0..columns).map(|column| spot(column, row)).collect())
            .collect(),
    }
}

/// A quarter of the block that is seen there.
fn quadrant_face(built: &Built, column: u8, row: u8) -> Miniature {
    let half = SIDE / 2.0;
    let covered = built.is_covered(column, row);
    let level = match built.level_below(column, row) {
        Some(level) if !covered => level,
        _ => built.level,
    };
    // Which quarter of its block this is.
    let (right, down) = (
        (column + 1 - level.min(column + 1)) % 2,
        (row + 1 - level.min(row + 1)) % 2,
    );
    let corner = (-half * f64::from(right), -half * f64::from(down));
    let mut shapes = Vec::new();
    match built.at(column, row) {
        None => {
            shapes.push(Shape::rectangle("site-ground", (0.0, 0.0), (half, half), 0.0));
            let (x, y) = (corner.0 + 3.0, corner.1 + 3.0);
            shapes.push(Shape::rectangle("no-tile", (x, y), (SIDE - 6.0, SIDE - 6.0), 8.0));
        }
        Some(seen) => {
            shapes.extend(block(seen.colour, corner));
            if !covered && built.level > 1 {
                shapes.push(shade(corner));
            }
            if seen.jewel {
                shapes.extend(blocks::jewel((half / 2.0, half / 2.0), SIDE * 0.155));
            }
        }
    }
    let slot = built.slot(column, row);
    for &(colour, _) in built.markers.iter().filter(|(_, at)| Some(*at) == slot) {
        let middle = (corner.0 + half, corner.1 + half);
        shapes.push(blocks::marker(colour, middle, SIDE * 0.2));
    }
    Miniature {
        shapes,
        size: (half, half),
    }
}

fn dials(work: &Work) -> Vec<Dial> {
    let setup = &work.setup;
    let seats = work.pyramids.len();
    let over = Phrase::new("board-match-over");
    let mut all = vec![
        Dial::seats(seats, PLAYERS),
        Dial::number(
            "round",
            Phrase::new("board-round"),
            None,
            setup.round.into(),
            ROUNDS,
        ),
        Dial::of_seats(
            "mover",
            Phrase::new("board-mover"),
            setup.mover,
            seats,
            Some(over),
        ),
        Dial::of_seats(
            "starter",
            Phrase::new("board-starter"),
            Some(setup.starter),
            seats,
            None,
        ),
    ];
    for (number, stack) in (1..).zip(&setup.stacks) {
        let words = Phrase::new("pyramido-bench-height").with("stack", number);
        all.push(Dial::number(
            format!("height-{number}"),
            words,
            None,
            stack.height.into(),
            HEIGHTS,
        ));
    }
    for ((seat, pyramid), built) in Seat::all(seats as u8).zip(&setup.pyramids).zip(&work.pyramids) {
        let seat_dial =
            |id: String, words, value: u16, range| Dial::number(id, words, Some(seat), value, range);
        all.push(seat_dial(
            format!("lost-{seat}"),
            Phrase::new("pyramido-bench-lost"),
            pyramid.lost.into(),
            (0, 4),
        ));
        all.push(seat_dial(
            format!("counted-{seat}"),
            Phrase::new("pyramido-bench-counted"),
            pyramid.scores.len() as u16,
            COUNTED,
        ));
        if built.level > 1 {
            let base = if built.base == TALL { "tall" } else { "wide" };
            let sides = |id: &str, words| (id.to_owned(), Phrase::new(words));
            all.push(Dial::choice(
                format!("base-{seat}"),
                Phrase::new("pyramido-bench-base-sides"),
                Some(seat),
                base,
                vec![
                    sides("wide", "pyramido-bench-wide"),
                    sides("tall", "pyramido-bench-tall"),
                ],
            ));
        }
        for patch in Patch::ALL {
            let [one, other] = patch.sides().map(|side| Arg::Message(side.message()));
            all.push(Dial::choice(
                format!("patch-{seat}-{}", patch.index()),
                Phrase::new("pyramido-bench-patch")
                    .with("one", one)
                    .with("other", other),
                Some(seat),
                if pyramid.patches.contains(&patch) {
                    "yes"
                } else {
                    "no"
                },
                vec![
                    ("yes".to_owned(), Phrase::new("pyramido-bench-patch-left")),
                    ("no".to_owned(), Phrase::new("pyramido-bench-patch-used")),
                ],
            ));
        }
        for (round, score) in (1..).zip(&pyramid.scores) {
            for colour in Colour::ALL {
                let words = Phrase::new("pyramido-tally-area");
                let words = words
                    .with("round", round)
                    .with("colour", Arg::Message(colour.message()));
                let id = format!("score-{seat}-{round}-{}", colour.name());
                all.push(seat_dial(id, words, score.jewels(colour).into(), JEWELS));
            }
        }
    }
    all
}

pub(super) fn edit(text: &str, tool: &str, spot: &str) -> Option<String> {
    let mut work = Work::read(text)?;
    let known = |seat: &str| {
        let seat: Option<Seat> = seat.parse().ok();
        seat.filter(|seat| seat.index() < work.pyramids.len())
    };
    match tool {
        SEATS => resize(&mut work, usize::from(number_in(spot, PLAYERS)?)),
        "round" => {
            work.setup.round = number_in(spot, ROUNDS)? as u8;
            let counted = usize::from(work.setup.round) - 1;
            for pyramid in work.setup.pyramids.iter_mut().filter(|pyramid| pyramid.lost == 0) {
                count(pyramid, counted);
            }
        }
        "mover" if spot == "-" => work.setup.mover = None,
        "mover" => work.setup.mover = Some(known(spot)?),
        "starter" => work.setup.starter = known(spot)?,
        DO if spot == DEAL => deal(&mut work),
        _ if tool.contains('-') => match tool.split('-').collect::<Vec<_>>()[..] {
            ["height", stack] => {
                let stack: usize = stack.parse().ok()?;
                let stack = work.setup.stacks.get_mut(stack.checked_sub(1)?)?;
                stack.height = number_in(spot, HEIGHTS)? as u8;
            }
            ["lost", seat] => work.pyramid(seat)?.0.lost = number_in(spot, (0, 4))? as u8,
            ["counted", seat] => count(work.pyramid(seat)?.0, number_in(spot, COUNTED)?.into()),
            ["base", seat] => {
                let (_, built) = work.pyramid(seat)?;
                let base = if spot == "tall" { TALL } else { WIDE };
                if built.level > 1 && built.base != base {
                    built.base = base;
                    built.blocks = Default::default();
                    built.markers.clear();
                    built.trim();
                }
            }
            ["patch", seat, patch] => {
                let patch = Patch::ALL
                    .into_iter()
                    .find(|known| known.index().to_string() == patch)?;
                let (pyramid, _) = work.pyramid(seat)?;
                if pyramid.patches.contains(&patch) != (spot == "yes") {
                    toggle(&mut pyramid.patches, patch);
                }
            }
            ["score", seat, round, colour] => {
                let round: usize = round.parse().ok()?;
                let colour = Colour::from_name(colour)?;
                let score = work.pyramid(seat)?.0.scores.get_mut(round.checked_sub(1)?)?;
                *score = scored(*score, colour, number_in(spot, JEWELS)? as u8);
            }
            ["tile", tile] => {
                let tile: u8 = tile.parse().ok()?;
                let tile = TileId::from_number(tile).filter(|&tile| Tiles::standard().contains(tile))?;
                put_tile(&mut work, spot, Some(tile))?;
            }
            _ => put(&mut work, tool, spot)?,
        },
        _ if tool == TAKE && !spot.starts_with("at-") => put_tile(&mut work, spot, None)?,
        _ => put(&mut work, tool, spot)?,
    }
    work.relevel();
    Some(work.write())
}

fn put(work: &mut Work, tool: &str, spot: &str) -> Option<()> {
    let ["at", seat, column, row] = spot.split('-').collect::<Vec<_>>()[..] else {
        return None;
    };
    let (column, row): (u8, u8) = (column.parse().ok()?, row.parse().ok()?);
    let (_, built) = work.pyramid(seat)?;
    let (columns, rows) = if built.level == 1 {
        (SPAN, SPAN)
    } else {
        built.base
    };
    if column >= columns || row >= rows {
        return None;
    }
    built.put(tool, (column, row))
}

/// Puts a tile into quarry, stacks or among those that are gone, or takes it from there.
fn put_tile(work: &mut Work, spot: &str, tile: Option<TileId>) -> Option<()> {
    let (kind, number) = spot.split_once('-')?;
    let index = number.parse::<usize>().ok()?.checked_sub(1)?;
    let setup = &mut work.setup;
    let place = match kind {
        "quarry" => setup.quarry.get_mut(index)?,
        "stack" => &mut setup.stacks.get_mut(index)?.top,
        "gone" => {
            match tile {
                Some(tile) => toggle(&mut setup.gone, tile),
                None if index < setup.gone.len() => {
                    setup.gone.remove(index);
                }
                None => return None,
            }
            return Some(());
        }
        _ => return None,
    };
    *place = tile.filter(|_| *place != tile);
    Some(())
}

/// A round with another number of jewels: without any it would not have been scored.
fn scored(score: RoundScore, colour: Colour, jewels: u8) -> RoundScore {
    let mut all = Colour::ALL.map(|other| score.jewels(other));
    all[colour.index()] = jewels;
    if all == [0; 6] {
        all[0] = 1;
    }
    RoundScore::of(all)
}

/// As many rounds have been counted.
fn count(pyramid: &mut PyramidSetup, rounds: usize) {
    let one = scored(RoundScore::of([0; 6]), Colour::ALL[0], 1);
    pyramid.scores.resize(rounds, one);
}

fn resize(work: &mut Work, seats: usize) {
    work.setup.pyramids.resize(seats, unbuilt());
    let counted = usize::from(work.setup.round) - 1;
    for pyramid in &mut work.setup.pyramids[work.pyramids.len().min(seats)..] {
        count(pyramid, counted);
    }
    work.pyramids.truncate(seats);
    for pyramid in &work.setup.pyramids[work.pyramids.len()..] {
        work.pyramids
            .push(Built::of(level_of(&work.setup, pyramid), pyramid));
    }
    let known = |seat: Seat| if seat.index() < seats { seat } else { Seat::FIRST };
    work.setup.mover = work.setup.mover.map(known);
    work.setup.starter = known(work.setup.starter);
}

/// Deals what has not been put: as many tiles are gone as the pyramids need, the quarry is full, and
/// the rest lies in four stacks.
fn deal(work: &mut Work) {
    let tiles = Tiles::standard();
    let taken: usize = work.pyramids.iter().map(Built::turns).sum();
    let setup = &mut work.setup;
    let mut left: Vec<TileId> = tiles.iter().map(|(id, _)| id).collect();
    let tops = setup.stacks.iter().map(|stack| stack.top);
    let shown: Vec<TileId> = setup.quarry.iter().copied().chain(tops).flatten().collect();
    left.retain(|id| !shown.contains(id));
    setup.gone.retain(|id| left.contains(id));
    setup.gone.truncate(taken);
    left.retain(|id| !setup.gone.contains(id));
    let mut left = left.into_iter();
    let missing = taken.saturating_sub(setup.gone.len());
    setup.gone.extend(left.by_ref().take(missing));
    setup.gone.sort_unstable();
    for place in setup.quarry.iter_mut().filter(|place| place.is_none()) {
        *place = left.next();
    }
    for stack in setup.stacks.iter_mut().filter(|stack| stack.top.is_none()) {
        stack.top = left.next();
    }
    let covered = left.count();
    for (index, stack) in setup.stacks.iter_mut().enumerate() {
        stack.height = match stack.top {
            Some(_) => 1 + (covered / 4 + usize::from(index < covered % 4)) as u8,
            None => 0,
        };
    }
}

pub(super) fn settled(text: &str) -> String {
    let Some(mut work) = Work::read(text) else {
        return text.to_owned();
    };
    for built in &mut work.pyramids {
        built.settle();
    }
    let settled = work.write();
    // What differs in its spelling alone stays as it was written.
    match (text.parse::<Setup>(), settled.parse::<Setup>()) {
        (Ok(was), Ok(is)) if was == is => text.to_owned(),
        _ => settled,
    }
}

pub(super) fn at_fault(bench: &Bench, violation: &Phrase) -> Vec<String> {
    let number = |wanted: &str| {
        violation.args.iter().find_map(|(name, value)| match value {
            Arg::Number(number) if *name == wanted => Some(*number),
            _ => None,
        })
    };
    let message = violation.args.iter().find_map(|(name, value)| match value {
        Arg::Message(message) if *name == "colour" => Some(*message),
        _ => None,
    });
    if let (Some(seat), Some(message)) = (number("seat"), message) {
        let colour = Colour::ALL.into_iter().find(|colour| colour.message() == message);
        let held = colour.map(|colour| bench.holding(&format!("marker-{}", colour.name())));
        let here = format!("at-{seat}-");
        return held
            .unwrap_or_default()
            .into_iter()
            .filter(|id| id.starts_with(&here))
            .collect();
    }
    match violation.id {
        "pyramido-setup-tile-twice" => bench.holding(&format!("tile-{}", number("tile").unwrap_or_default())),
        "pyramido-setup-stack-top" | "pyramido-setup-empty-stack" => {
            vec![format!("stack-{}", number("stack").unwrap_or_default())]
        }
        "pyramido-setup-empty-place" => vec![format!("quarry-{}", number("place").unwrap_or_default())],
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(edits: &[(&str, &str)]) -> String {
        let start = blank("standard", 2).expect("a set-up");
        let all = edits.iter();
        all.fold(start, |text, (tool, spot)| {
            edit(&text, tool, spot).expect("an edit")
        })
    }

    #[test]
    fn a_level_may_stand_anywhere_while_it_is_put_together() {
        let blocks = [
            ("block-brown", "at-1-4-4"),
            ("block-brown", "at-1-7-4"),
            ("jewel", "at-1-5-4"),
            ("marker-brown", "at-1-5-5"),
        ];
        let text = after(&blocks);
        assert!(text.contains(" ........|") || text.contains("........"), "{text}");
        let settled = settled(&text);
        assert!(settled.contains(" nNnn/nnnn|xx|brown@d5|"), "{settled}");
    }

    #[test]
    fn the_rest_can_be_dealt() {
        let mut text = blank("standard", 3).expect("a set-up");
        for seat in 1..=3 {
            for (tool, at) in [
                ("block-red", "0-0"),
                ("block-blue", "2-0"),
                ("jewel", "1-1"),
                ("marker-red", "0-0"),
            ] {
                text = edit(&text, tool, &format!("at-{seat}-{at}")).expect("an edit");
            }
        }
        text = edit(&text, DO, DEAL).expect("an edit");
        let options = games::AnyOptions::new(games::GameId::Pyramido, None, None).expect("options");
        options.position_from_text(&settled(&text)).expect("a position");
    }
}
