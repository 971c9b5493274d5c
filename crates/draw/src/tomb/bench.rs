//! Chambers, score cards and expeditions that are put together by hand.

use std::sync::Arc;

use games::game_tomb::{
    BOXES, CardId, Chamber, Colour, MOST_GEMS, PlayerSetup, ROUNDS, Setup, Slot, Square, Squares, Symbol,
    TombSet,
};
use rules::{Arg, Components, Phrase, Seat};

use super::{chamber, symbols};
use crate::bench::{
    Bench, Dial, Miniature, Plot, PlotForm, SEATS, Spot, TAKE, Tool, Tray, number_in, put_in_row, toggle,
};
use crate::{Anchor, Form, Frame, Shape, Words};

/// The side of a square in the small pictures, alone and on a card.
const SIDE: f64 = 60.0;
const ON_CARD: f64 = 16.0;
const PLAYERS: (u16, u16) = (2, 4);
const GEMS: (u16, u16) = (0, MOST_GEMS as u16);
const SKULLS: (u16, u16) = (0, 30);

const CARD: &[&str] = &["card"];
const PATTERN: &[&str] = &["pattern"];
const MARK: &[&str] = &["mark"];
const TICK: &[&str] = &["tick"];

pub(super) fn blank(_rules: &str, seats: u8) -> Option<String> {
    let setup = Setup {
        round: Some(1),
        players: vec![PlayerSetup::default(); usize::from(seats)],
        ..Setup::default()
    };
    let (least, most) = PLAYERS;
    (least..=most)
        .contains(&u16::from(seats))
        .then(|| setup.to_string())
}

fn read(text: &str) -> Option<Setup> {
    let setup: Setup = text.parse().ok()?;
    let (least, most) = PLAYERS;
    (usize::from(least)..=usize::from(most))
        .contains(&setup.players.len())
        .then_some(setup)
}

pub(super) fn bench(text: &str) -> Option<Bench> {
    let setup = read(text)?;
    let set = TombSet::standard();
    let seats = setup.players.len() as u8;
    let revealed = &setup.revealed;
    let mut plots = vec![
        patterns(
            "tomb-bench-expedition",
            "expedition",
            setup.expedition.as_slice(),
            false,
            &set,
        ),
        patterns("tomb-bench-revealed", "revealed", revealed, true, &set),
        cards("tomb-bench-offer", None, "offer", &setup.offer, &set),
    ];
    for (seat, player) in Seat::all(seats).zip(&setup.players) {
        plots.extend(area(seat, player, &set));
    }
    Some(Bench {
        rules: None,
        seats,
        trays: trays(&set),
        plots,
        dials: dials(&setup),
        deeds: Vec::new(),
    })
}

/// Every pattern, as often as it is there, and every pyramid card.
pub(super) fn printed(set: &TombSet) -> Vec<Tray> {
    let mut all = trays(set).split_off(1);
    if let Some(patterns) = all.first_mut() {
        let counts = set.patterns().map(|(_, pattern)| pattern.cards());
        let tools = std::mem::take(&mut patterns.tools).into_iter().zip(counts);
        patterns.tools = tools
            .flat_map(|(tool, count)| std::iter::repeat_n(tool, count.into()))
            .collect();
    }
    all
}

fn trays(set: &TombSet) -> Vec<Tray> {
    let tick = |kind: &'static str, words| Tool {
        id: kind.to_owned(),
        name: Phrase::new(words),
        kind,
        face: match kind {
            "mark" => scribbled(),
            _ => ticked(Vec::new(), true),
        },
    };
    let pattern = |name: &str| Tool {
        id: pattern_tool(name),
        name: Phrase::new("tomb-bench-pattern").with("pattern", name),
        kind: PATTERN[0],
        face: pattern_face(Some(name), set),
    };
    let mut all = vec![
        Tray {
            title: Phrase::new("tomb-bench-marks"),
            tools: vec![tick("mark", "tomb-bench-mark"), tick("tick", "tomb-bench-tick")],
        },
        Tray {
            title: Phrase::new("tomb-bench-patterns"),
            tools: set.patterns().map(|(_, known)| pattern(known.name())).collect(),
        },
    ];
    let card = |card: CardId| Tool {
        id: card_tool(card),
        name: Phrase::new("tomb-bench-card").with("card", i32::from(card.number())),
        kind: CARD[0],
        face: card_face(Some(card), set),
    };
    all.push(Tray {
        title: Phrase::new("tomb-bench-cards"),
        tools: set.cards().iter().map(card).collect(),
    });
    all
}

fn card_tool(card: CardId) -> String {
    format!("card-{card}")
}

fn pattern_tool(name: &str) -> String {
    format!("pattern-{name}")
}

fn card_face(card: Option<CardId>, set: &TombSet) -> Miniature {
    let size = chamber::size(ON_CARD);
    let shape = match card.filter(|&card| set.cards().contains(card)) {
        Some(card) => chamber::shape(set.chamber(card), (0.0, 0.0), ON_CARD, Frame::WIDE),
        None => Shape::rectangle("tray-box", (1.0, 1.0), (size.0 - 2.0, size.1 - 2.0), 10.0),
    };
    let number = card.map(|card| {
        let words = Words::bare(card.to_string());
        Shape::text("number", (size.0 - 5.0, 14.0), 14.0, Anchor::End, words)
    });
    Miniature {
        shapes: std::iter::once(shape).chain(number).collect(),
        size,
    }
}

fn pattern_face(name: Option<&str>, set: &TombSet) -> Miniature {
    let pattern = name.and_then(|name| set.pattern(set.pattern_named(name)?));
    let cell = |square: Square| {
        let at = (
            4.0 + 19.0 * f64::from(square.column()),
            4.0 + 19.0 * f64::from(square.row()),
        );
        Shape::rectangle("pattern-cell", at, (17.0, 17.0), 3.0)
    };
    let size = (100.0, 100.0);
    Miniature {
        shapes: pattern.map_or_else(
            || vec![Shape::rectangle("tray-box", (2.0, 2.0), (96.0, 96.0), 10.0)],
            |pattern| pattern.shape().iter().map(cell).collect(),
        ),
        size,
    }
}

/// A mark of charcoal.
fn scribbled() -> Miniature {
    let line = Form::Outline("M7 37L20 10L22 48L37 8L37 50L52 18L48 52".into());
    let mark = Shape::group("mark", (0.0, 0.0), vec![Shape::new("stroke", (0.0, 0.0), line)]);
    let paper = Shape::rectangle("tray-box", (2.0, 2.0), (SIDE - 4.0, SIDE - 4.0), 8.0);
    Miniature {
        shapes: vec![paper, mark],
        size: (SIDE, SIDE),
    }
}

/// Something that can be ticked.
fn ticked(below: Vec<Shape>, is_ticked: bool) -> Miniature {
    let paper = Shape::rectangle("tray-box", (2.0, 2.0), (SIDE - 4.0, SIDE - 4.0), 8.0);
    let tick = || {
        let line = Form::Outline("M12 32L25 47L49 12".into());
        Shape::new("last", (0.0, 0.0), line)
    };
    let mut shapes = vec![paper];
    shapes.extend(below);
    shapes.extend(is_ticked.then(tick));
    Miniature {
        shapes,
        size: (SIDE, SIDE),
    }
}

/// Patterns, and room for one more where there may be several.
fn patterns(title: &'static str, kind: &str, names: &[String], more: bool, set: &TombSet) -> Plot {
    let spot = |at: usize| {
        let name = names.get(at);
        Some(Spot {
            id: format!("{kind}-{at}"),
            name: (at + 1).to_string(),
            takes: PATTERN,
            holds: name.map(|name| pattern_tool(name)).into_iter().collect(),
            face: pattern_face(name.map(String::as_str), set),
        })
    };
    let count = if more { names.len() + 1 } else { 1 };
    Plot {
        title: Phrase::new(title),
        seat: None,
        form: PlotForm::Cards,
        rows: vec![(0..count).map(spot).collect()],
    }
}

/// Cards, and room for one more.
fn cards(title: &'static str, seat: Option<Seat>, kind: &str, held: &[CardId], set: &TombSet) -> Plot {
    let all = held.iter().copied().map(Some).chain([None]).enumerate();
    let spot = |(at, card): (usize, Option<CardId>)| Some(card_spot(format!("{kind}-{at}"), at, card, set));
    Plot {
        title: Phrase::new(title),
        seat,
        form: PlotForm::Cards,
        rows: vec![all.map(spot).collect()],
    }
}

fn card_spot(id: String, at: usize, card: Option<CardId>, set: &TombSet) -> Spot {
    Spot {
        id,
        name: (at + 1).to_string(),
        takes: CARD,
        holds: card.map(card_tool).into_iter().collect(),
        face: card_face(card, set),
    }
}

/// What belongs to a player: two chambers with their marks, completed cards, and the score card.
fn area(seat: Seat, player: &PlayerSetup, set: &TombSet) -> Vec<Plot> {
    let held = player.cards.iter().map(|card| card.map(|(card, _)| card));
    let slot =
        |(at, card): (usize, Option<CardId>)| Some(card_spot(format!("slot-{seat}-{at}"), at, card, set));
    let mut plots = vec![Plot {
        title: Phrase::new("tomb-bench-both"),
        seat: Some(seat),
        form: PlotForm::Cards,
        rows: vec![held.enumerate().map(slot).collect()],
    }];
    for (slot, card) in Slot::BOTH.into_iter().zip(&player.cards) {
        let &Some((card, marked)) = card else { continue };
        if set.cards().contains(card) {
            plots.push(squares(seat, slot, set.chamber(card), marked));
        }
    }
    plots.push(cards(
        "tomb-bench-done",
        Some(seat),
        &format!("done-{seat}"),
        &player.completed,
        set,
    ));
    let torch = |round: u8| {
        let sign = symbols::sign(Symbol::Torch, (SIDE / 2.0, SIDE / 2.0), SIDE * 0.3);
        tick_spot(
            format!("torch-{seat}-{round}"),
            round.to_string(),
            vec![sign],
            player.torches.contains(&round),
        )
    };
    let torches = (1..=ROUNDS).chain(player.torches.iter().copied().filter(|&round| round > ROUNDS));
    plots.push(Plot {
        title: Phrase::new("tomb-bench-torches"),
        seat: Some(seat),
        form: PlotForm::Cards,
        rows: vec![torches.map(torch).map(Some).collect()],
    });
    let one = |colour: Colour, points: u8| {
        let sign = symbols::colour_sign(colour, (SIDE * 0.28, SIDE * 0.3), SIDE * 0.16);
        let words = Words::bare(points.to_string());
        let text = Shape::text("", (SIDE * 0.62, SIDE * 0.72), SIDE * 0.42, Anchor::Middle, words);
        let is_ticked = player.boxes.contains(&(colour, points));
        let id = format!("box-{seat}-{}{points}", colour.letter());
        tick_spot(
            id,
            format!("{}{points}", colour.letter()),
            vec![sign, text],
            is_ticked,
        )
    };
    let of_colour = |colour: Colour| BOXES.map(|points| Some(one(colour, points as u8))).into();
    plots.push(Plot {
        title: Phrase::new("tomb-bench-boxes"),
        seat: Some(seat),
        form: PlotForm::Cards,
        rows: Colour::ALL.into_iter().map(of_colour).collect(),
    });
    plots
}

fn tick_spot(id: String, name: String, below: Vec<Shape>, is_ticked: bool) -> Spot {
    Spot {
        id,
        name,
        takes: TICK,
        holds: is_ticked.then(|| TICK[0].to_owned()).into_iter().collect(),
        face: ticked(below, is_ticked),
    }
}

/// The squares of a chamber. Walls are gaps, unless they are marked.
fn squares(seat: Seat, slot: Slot, chamber: &Chamber, marked: Squares) -> Plot {
    let spot = |square: Square| {
        let is_marked = marked.contains(square);
        if !chamber.open().contains(square) && !is_marked {
            return None;
        }
        Some(Spot {
            id: format!("mark-{seat}-{}-{square}", slot.index()),
            name: square.to_string(),
            takes: MARK,
            holds: is_marked.then(|| MARK[0].to_owned()).into_iter().collect(),
            face: square_face(chamber, square, is_marked),
        })
    };
    let side = games::game_tomb::SIDE;
    Plot {
        title: Phrase::new(match slot {
            Slot::Left => "tomb-bench-left",
            Slot::Right => "tomb-bench-right",
        }),
        seat: Some(seat),
        form: PlotForm::Squares,
        rows: (0..side)
            .map(|row| (0..side).map(|column| spot(Square::new(column, row))).collect())
            .collect(),
    }
}

fn square_face(chamber: &Chamber, square: Square, is_marked: bool) -> Miniature {
    let corner = chamber::corner((0.0, 0.0), SIDE, square);
    let mut parts = vec![Shape::rectangle("floor", (0.0, 0.0), (SIDE, SIDE), 0.0)];
    let frame = format!("M0 0h{SIDE}v{SIDE}h-{SIDE}Z");
    parts.push(Shape::new("joint", (0.0, 0.0), Form::Outline(Arc::from(frame))));
    if is_marked {
        parts.push(chamber::mark(chamber, (-corner.0, -corner.1), SIDE, square));
    } else {
        let print = chamber::printing(chamber, square);
        parts.extend(print.map(|print| chamber::sign(print, (0.0, 0.0), SIDE)));
    }
    Miniature {
        shapes: vec![Shape::group(chamber::class(chamber), (0.0, 0.0), parts)],
        size: (SIDE, SIDE),
    }
}

fn dials(setup: &Setup) -> Vec<Dial> {
    let rounds = (1..=ROUNDS).map(|round| {
        let round = round.to_string();
        (round.clone(), Phrase::new("board-value").with("value", round))
    });
    let over = ("-".to_owned(), Phrase::new("tomb-bench-over"));
    let round = setup
        .round
        .map_or_else(|| "-".to_owned(), |round| round.to_string());
    let mut all = vec![
        Dial::seats(setup.players.len(), PLAYERS),
        Dial::choice(
            "round",
            Phrase::new("board-round"),
            None,
            round,
            rounds.chain([over]).collect(),
        ),
    ];
    for (seat, player) in Seat::all(setup.players.len() as u8).zip(&setup.players) {
        for (id, words, value, range) in [
            ("red", "tomb-bench-red", player.red, GEMS),
            ("green", "tomb-bench-green", player.green, GEMS),
            ("skulls", "tomb-bench-skulls", player.skulls, SKULLS),
        ] {
            let id = format!("{id}-{seat}");
            all.push(Dial::number(
                id,
                Phrase::new(words),
                Some(seat),
                value.into(),
                range,
            ));
        }
    }
    all
}

pub(super) fn edit(text: &str, tool: &str, spot: &str) -> Option<String> {
    let mut setup = read(text)?;
    let set = TombSet::standard();
    match tool {
        SEATS => setup
            .players
            .resize(number_in(spot, PLAYERS)?.into(), PlayerSetup::default()),
        "round" if spot == "-" => setup.round = None,
        "round" => setup.round = Some(number_in(spot, (1, ROUNDS.into()))? as u8),
        TAKE => take(&mut setup, spot)?,
        "mark" | "tick" => tick(&mut setup, tool, spot)?,
        _ => match tool.split_once('-')? {
            ("red", seat) => player(&mut setup, seat)?.red = number_in(spot, GEMS)? as u8,
            ("green", seat) => player(&mut setup, seat)?.green = number_in(spot, GEMS)? as u8,
            ("skulls", seat) => player(&mut setup, seat)?.skulls = number_in(spot, SKULLS)? as u8,
            ("pattern", name) => {
                set.pattern_named(name)?;
                put_pattern(&mut setup, &set, Some(name), spot)?;
            }
            ("card", card) => {
                let card: CardId = card.parse().ok().filter(|&card| set.cards().contains(card))?;
                put_card(&mut setup, Some(card), spot)?;
            }
            _ => return None,
        },
    }
    Some(setup.to_string())
}

fn player<'a>(setup: &'a mut Setup, seat: &str) -> Option<&'a mut PlayerSetup> {
    setup.players.get_mut(seat.parse::<Seat>().ok()?.index())
}

/// Takes away what lies on a spot.
fn take(setup: &mut Setup, spot: &str) -> Option<()> {
    match spot.split('-').next()? {
        kind @ ("torch" | "box" | "mark") => {
            let tool = if kind == "mark" { "mark" } else { "tick" };
            let before = setup.clone();
            tick(setup, tool, spot)?;
            // Nothing is put there by taking it away.
            if setup.to_string().len() > before.to_string().len() {
                *setup = before;
            }
            Some(())
        }
        "expedition" | "revealed" => put_pattern(setup, &TombSet::standard(), None, spot),
        _ => put_card(setup, None, spot),
    }
}

/// Marks a square, or ticks something on a score card; or takes that back.
fn tick(setup: &mut Setup, tool: &str, spot: &str) -> Option<()> {
    match (tool, &spot.split('-').collect::<Vec<_>>()[..]) {
        ("mark", ["mark", seat, slot, square]) => {
            let square = Squares::only(square.parse().ok()?);
            let slot: usize = slot.parse().ok()?;
            let (_, marked) = player(setup, seat)?.cards.get_mut(slot)?.as_mut()?;
            *marked = if marked.meets(square) {
                marked.without(square)
            } else {
                marked.or(square)
            };
        }
        ("tick", ["torch", seat, round]) => {
            let round: u8 = round.parse().ok().filter(|round| (1..=8).contains(round))?;
            toggle(&mut player(setup, seat)?.torches, round);
        }
        ("tick", ["box", seat, name]) => {
            let colour = Colour::ALL
                .into_iter()
                .find(|colour| name.starts_with(colour.letter()))?;
            let points: u8 = name[1..].parse().ok()?;
            let place = |&(colour, points): &(Colour, u8)| {
                let at = BOXES.iter().position(|&other| other == i32::from(points));
                (colour.index(), at)
            };
            if !BOXES.contains(&i32::from(points)) {
                return None;
            }
            let boxes = &mut player(setup, seat)?.boxes;
            if let Some(at) = boxes.iter().position(|other| *other == (colour, points)) {
                boxes.remove(at);
            } else {
                boxes.push((colour, points));
                boxes.sort_by_key(place);
            }
        }
        _ => return None,
    }
    Some(())
}

fn put_pattern(setup: &mut Setup, set: &TombSet, name: Option<&str>, spot: &str) -> Option<()> {
    let name = name.map(str::to_owned);
    let (kind, at) = spot.split_once('-')?;
    match kind {
        "expedition" if at == "0" => {
            setup.expedition = name.filter(|name| setup.expedition.as_ref() != Some(name));
        }
        "revealed" => {
            if setup.revealed.len() > 40 && name.is_some() {
                return None;
            }
            put_in_row(&mut setup.revealed, at.parse().ok()?, name)?;
            let number = |name: &String| set.pattern_named(name);
            setup.revealed.sort_by_key(number);
        }
        _ => return None,
    }
    Some(())
}

/// Puts a card into the offer, before a player or among what is completed, or takes it from there.
fn put_card(setup: &mut Setup, card: Option<CardId>, spot: &str) -> Option<()> {
    let (cards, at) = match spot.split('-').collect::<Vec<_>>()[..] {
        ["slot", seat, slot] => {
            let slot: usize = slot.parse().ok()?;
            let there = player(setup, seat)?.cards.get_mut(slot)?;
            let was = there.map(|(card, _)| card);
            *there = card.filter(|_| was != card).map(|card| (card, Squares::EMPTY));
            return Some(());
        }
        ["offer", at] => (&mut setup.offer, at),
        ["done", seat, at] => (&mut player(setup, seat)?.completed, at),
        _ => return None,
    };
    if cards.len() > 80 && card.is_some() {
        return None;
    }
    put_in_row(cards, at.parse().ok()?, card)?;
    cards.sort_unstable();
    Some(())
}

pub(super) fn at_fault(bench: &Bench, violation: &Phrase) -> Vec<String> {
    let arg = |wanted: &str| {
        violation
            .args
            .iter()
            .find(|(name, _)| *name == wanted)
            .map(|(_, value)| value)
    };
    match (arg("card"), arg("name"), arg("offer")) {
        (Some(Arg::Number(card)), ..) => bench.holding(&format!("card-{card}")),
        (_, Some(Arg::Text(name)), _) => bench.holding(&format!("pattern-{name}")),
        (.., Some(_)) => vec!["offer-0".to_owned()],
        _ => Vec::new(),
    }
}
