//! A pyramid of cards and hands that are put together by hand.

use games::game_sun::{
    Board, Card, Deck, HAND_LIMIT, IDLE_ROUNDS, Length, Part, Place, Points, Setup, SunSet, Symbol,
};
use rules::{Arg, Components, Phrase, Seat, Variant};

use super::brick::{Face as Brick, brick, outline};
use super::layout::Spot as Room;
use super::reading;
use crate::bench::{
    Bench, Dial, Miniature, Plot, PlotForm, RULES, SEATS, Spot, TAKE, Tool, Tray, number_in, put_in_row,
};
use crate::{Form, Shape};

/// A card in the small pictures.
const ROOM: Room = Room {
    x: 0.0,
    y: 0.0,
    width: 120.0,
    height: 90.0,
};
const PLAYERS: (u16, u16) = (2, 5);
const POINTS: (u16, u16) = (0, 999);

/// The kinds of tools.
const ANY_CARD: &[&str] = &["standard", "left", "right", "top"];
const SYMBOL: &[&str] = &["symbol"];

/// The sources of points, as dials call them.
const SOURCES: [(&str, &str); 4] = [
    ("standard", "sun-points-standard"),
    ("edges", "sun-points-edges"),
    ("top", "sun-points-top"),
    ("symbols", "sun-points-symbols"),
];

pub(super) fn blank(rules: &str, seats: u8) -> Option<String> {
    let length = Length::from_name(rules)?;
    let set = SunSet::standard();
    let marker = set.kinds_of(Deck::Edge).next()?;
    let (least, most) = PLAYERS;
    let setup = Setup {
        length,
        base: vec![None; length.width() - 2],
        marker: set.card(marker),
        levels: Vec::new(),
        hands: vec![Vec::new(); usize::from(seats)],
        discards: Vec::new(),
        points: vec![Points::default(); usize::from(seats)],
        turn: Seat::FIRST,
        idle: 0,
    };
    (least..=most)
        .contains(&u16::from(seats))
        .then(|| setup.to_string())
}

/// A set-up whose rows are as long as its pyramid wants them.
fn read(text: &str) -> Option<Setup> {
    let mut setup: Setup = text.parse().ok()?;
    let (least, most) = PLAYERS;
    let seats = setup.hands.len().max(setup.points.len());
    if !(usize::from(least)..=usize::from(most)).contains(&seats) {
        return None;
    }
    setup.hands.resize(seats, Vec::new());
    setup.points.resize(seats, Points::default());
    fit(&mut setup);
    Some(setup)
}

fn fit(setup: &mut Setup) {
    let width = setup.length.width();
    setup.base.resize(width - 2, None);
    setup.levels.truncate(width - 1);
    for (level, row) in (1..).zip(&mut setup.levels) {
        row.resize(width - level, None);
    }
}

/// Empty levels on top are not written.
fn write(mut setup: Setup) -> String {
    while setup
        .levels
        .last()
        .is_some_and(|row| row.iter().all(Option::is_none))
    {
        setup.levels.pop();
    }
    setup.to_string()
}

pub(super) fn bench(text: &str) -> Option<Bench> {
    let setup = read(text)?;
    let set = SunSet::standard();
    let seats = setup.hands.len() as u8;
    let mut plots = vec![
        pyramid(&setup, &set),
        row_of_cards("sun-bench-discards", None, "discard", &setup.discards),
    ];
    plots.extend(
        Seat::all(seats)
            .zip(&setup.hands)
            .map(|(seat, hand)| row_of_cards("sun-bench-hand", Some(seat), &format!("hand-{seat}"), hand)),
    );
    Some(Bench {
        rules: Some(setup.length.name().to_owned()),
        seats,
        trays: trays(&set),
        plots,
        dials: dials(&setup, &set),
        deeds: Vec::new(),
    })
}

/// Every card of a set, as often as it is there.
pub(super) fn printed(set: &SunSet) -> Vec<Tray> {
    let mut all = trays(set);
    for (tray, deck) in all.iter_mut().zip(Deck::BOTH) {
        let counts = set
            .kinds_of(deck)
            .filter(|&kind| set.has(kind))
            .map(|kind| set.counts()[kind]);
        let tools = std::mem::take(&mut tray.tools).into_iter().zip(counts);
        tray.tools = tools
            .flat_map(|(tool, count)| std::iter::repeat_n(tool, count.into()))
            .collect();
    }
    if let Some(base) = all.get_mut(2) {
        let counts = set
            .middle_symbols()
            .flatten()
            .map(|symbol| set.middles(Some(symbol)));
        let tools = std::mem::take(&mut base.tools).into_iter().zip(counts);
        base.tools = tools
            .flat_map(|(tool, count)| std::iter::repeat_n(tool, count.into()))
            .collect();
    }
    all
}

fn trays(set: &SunSet) -> Vec<Tray> {
    let of_deck = |deck: Deck| {
        let cards = set
            .kinds_of(deck)
            .filter(|&kind| set.has(kind))
            .map(|kind| set.card(kind));
        let tool = |card: Card| Tool {
            id: card_tool(card),
            name: reading::card(card),
            kind: card.part.name(),
            face: face(Some(Brick::Card(card)), card.part),
        };
        cards.map(tool).collect()
    };
    let symbol = |symbol: Option<Symbol>| {
        let symbol = symbol?;
        Some(Tool {
            id: symbol_tool(symbol),
            name: base_words(Some(symbol)),
            kind: SYMBOL[0],
            face: face(Some(Brick::Base(Part::Standard, Some(symbol))), Part::Standard),
        })
    };
    vec![
        Tray {
            title: Phrase::new("sun-bench-standard"),
            tools: of_deck(Deck::Standard),
        },
        Tray {
            title: Phrase::new("sun-bench-edges"),
            tools: of_deck(Deck::Edge),
        },
        Tray {
            title: Phrase::new("sun-bench-symbols"),
            tools: set.middle_symbols().filter_map(symbol).collect(),
        },
    ]
}

fn base_words(symbol: Option<Symbol>) -> Phrase {
    Phrase::new("reading-sun-base").with("symbol", Symbol::phrase(symbol))
}

fn card_tool(card: Card) -> String {
    format!("card-{card}")
}

fn symbol_tool(symbol: Symbol) -> String {
    format!("symbol-{symbol}")
}

fn face(card: Option<Brick>, part: Part) -> Miniature {
    let shape = card.map_or_else(
        || {
            let form = Form::Outline(outline(part, ROOM.width, ROOM.height));
            Shape::new("tray-box", (0.0, 0.0), form)
        },
        |card| brick(card, ROOM),
    );
    Miniature {
        shapes: vec![shape],
        size: (ROOM.width, ROOM.height),
    }
}

fn pyramid(setup: &Setup, set: &SunSet) -> Plot {
    let board = Board::new(setup.length.width());
    let last = board.width() - 1;
    let mut rows: Vec<Vec<Option<Spot>>> = (1..board.width())
        .rev()
        .map(|level| {
            board
                .level(level)
                .map(|place| Some(place_spot(setup, &board, place)))
                .collect()
        })
        .collect();
    let base = |at: usize| {
        let symbol = setup
            .base
            .get(at.checked_sub(1)?)
            .copied()
            .filter(|_| at < last)?;
        // A card without a symbol is as good as none, where the set has none.
        Some(Spot {
            id: format!("base-{at}"),
            name: format!("0-{}", at + 1),
            takes: SYMBOL,
            holds: symbol.map(symbol_tool).into_iter().collect(),
            face: match symbol {
                Some(_) => face(Some(Brick::Base(Part::Standard, symbol)), Part::Standard),
                None if set.middles(None) > 0 => {
                    face(Some(Brick::Base(Part::Standard, None)), Part::Standard)
                }
                None => face(None, Part::Standard),
            },
        })
    };
    rows.push((0..board.width()).map(base).collect());
    Plot {
        title: Phrase::new("sun-bench-pyramid"),
        seat: None,
        form: PlotForm::Rows,
        rows,
    }
}

fn card_at(setup: &Setup, place: Place) -> Option<Card> {
    let row = setup.levels.get(place.level().checked_sub(1)?)?;
    row.get(place.at()).copied().flatten()
}

fn place_spot(setup: &Setup, board: &Board, place: Place) -> Spot {
    let card = card_at(setup, place);
    let fits = |part| board.fits(part, place);
    let (takes, part): (&'static [&'static str], Part) = if fits(Part::Left) {
        (&["standard", "left"], Part::Left)
    } else if fits(Part::Right) {
        (&["standard", "right"], Part::Right)
    } else if fits(Part::Top) {
        (&["standard", "top"], Part::Top)
    } else {
        (&["standard"], Part::Standard)
    };
    Spot {
        id: format!("place-{}-{}", place.level(), place.at()),
        name: place.to_string(),
        takes,
        holds: card.map(card_tool).into_iter().collect(),
        face: face(card.map(Brick::Card), part),
    }
}

/// Cards side by side, and room for one more.
fn row_of_cards(title: &'static str, seat: Option<Seat>, kind: &str, cards: &[Card]) -> Plot {
    let spot = |at: usize| {
        let card = cards.get(at).copied();
        Some(Spot {
            id: format!("{kind}-{at}"),
            name: (at + 1).to_string(),
            takes: ANY_CARD,
            holds: card.map(card_tool).into_iter().collect(),
            face: face(card.map(Brick::Card), Part::Standard),
        })
    };
    Plot {
        title: Phrase::new(title),
        seat,
        form: PlotForm::Cards,
        rows: vec![(0..=cards.len()).map(spot).collect()],
    }
}

fn dials(setup: &Setup, set: &SunSet) -> Vec<Dial> {
    let seats = setup.hands.len();
    let edges = set
        .kinds_of(Deck::Edge)
        .filter(|&kind| set.has(kind))
        .map(|kind| set.card(kind));
    let edges = edges
        .map(|card| (card.to_string(), reading::card(card)))
        .collect();
    let most_idle = u16::from(IDLE_ROUNDS) * PLAYERS.1;
    let mut all = vec![
        Dial::seats(seats, PLAYERS),
        Dial::of_seats("mover", Phrase::new("board-mover"), Some(setup.turn), seats, None),
        Dial::choice(
            "marker",
            Phrase::new("sun-bench-marker"),
            None,
            setup.marker.to_string(),
            edges,
        ),
        Dial::number(
            "idle",
            Phrase::new("sun-bench-idle"),
            None,
            setup.idle.into(),
            (0, most_idle),
        ),
    ];
    for (seat, points) in Seat::all(seats as u8).zip(&setup.points) {
        let values = [points.standard, points.edges, points.top, points.symbols];
        for ((source, words), value) in SOURCES.into_iter().zip(values) {
            let id = format!("points-{seat}-{source}");
            all.push(Dial::number(id, Phrase::new(words), Some(seat), value, POINTS));
        }
    }
    all
}

pub(super) fn edit(text: &str, tool: &str, spot: &str) -> Option<String> {
    let mut setup = read(text)?;
    let set = SunSet::standard();
    let seats = setup.hands.len();
    match tool {
        RULES => {
            setup.length = Length::from_name(spot)?;
            fit(&mut setup);
        }
        SEATS => {
            let seats = usize::from(number_in(spot, PLAYERS)?);
            setup.hands.resize(seats, Vec::new());
            setup.points.resize(seats, Points::default());
            if setup.turn.index() >= seats {
                setup.turn = Seat::FIRST;
            }
        }
        "mover" => setup.turn = spot.parse::<Seat>().ok().filter(|seat| seat.index() < seats)?,
        "marker" => {
            let card: Card = spot.parse().ok()?;
            setup.marker =
                Some(card).filter(|card| card.part.deck() == Deck::Edge && set.kind(*card).is_some())?;
        }
        "idle" => setup.idle = number_in(spot, (0, u16::from(u8::MAX)))? as u8,
        TAKE => put(&mut setup, &set, None, spot)?,
        _ => match tool.split_once('-')? {
            ("points", of) => {
                let (seat, source) = of.split_once('-')?;
                let points = setup.points.get_mut(seat.parse::<Seat>().ok()?.index())?;
                let value = number_in(spot, POINTS)?;
                match source {
                    "standard" => points.standard = value,
                    "edges" => points.edges = value,
                    "top" => points.top = value,
                    "symbols" => points.symbols = value,
                    _ => return None,
                }
            }
            ("symbol", symbol) => {
                let symbol: Symbol = symbol.parse().ok()?;
                let at = base_place(&setup, spot)?;
                setup.base[at] = (setup.base[at] != Some(symbol)).then_some(symbol);
            }
            ("card", card) => {
                let card: Card = card.parse().ok()?;
                set.kind(card)?;
                put(&mut setup, &set, Some(card), spot)?;
            }
            _ => return None,
        },
    }
    Some(write(setup))
}

fn base_place(setup: &Setup, spot: &str) -> Option<usize> {
    let at: usize = spot.strip_prefix("base-")?.parse().ok()?;
    at.checked_sub(1).filter(|&at| at < setup.base.len())
}

/// Puts a card on a place, into a hand or on a pile, or takes it from there.
fn put(setup: &mut Setup, set: &SunSet, card: Option<Card>, spot: &str) -> Option<()> {
    if card.is_none() && spot.starts_with("base-") {
        let at = base_place(setup, spot)?;
        setup.base[at] = None;
        return Some(());
    }
    let pile = match spot.split('-').collect::<Vec<_>>()[..] {
        ["place", level, at] => {
            let place = Place::new(level.parse().ok()?, at.parse().ok()?)?;
            let width = setup.length.width();
            if !Board::new(width).has(place) || place.level() == 0 {
                return None;
            }
            while setup.levels.len() < place.level() {
                let row = width - setup.levels.len() - 1;
                setup.levels.push(vec![None; row]);
            }
            let there = setup.levels.get_mut(place.level() - 1)?.get_mut(place.at())?;
            *there = card.filter(|_| *there != card);
            return Some(());
        }
        ["hand", seat, at] => {
            let hand = setup.hands.get_mut(seat.parse::<Seat>().ok()?.index())?;
            // More than anybody can hold is said to be wrong; much more is not needed for that.
            if hand.len() > 2 * HAND_LIMIT && card.is_some() {
                return None;
            }
            (hand, at)
        }
        ["discard", at] => (&mut setup.discards, at),
        _ => return None,
    };
    let (pile, at) = pile;
    if pile.len() > 200 && card.is_some() {
        return None;
    }
    put_in_row(pile, at.parse().ok()?, card)?;
    pile.sort_by_key(|card| set.kind(*card));
    Some(())
}

pub(super) fn at_fault(bench: &Bench, violation: &Phrase) -> Vec<String> {
    let text = |wanted: &str| {
        violation.args.iter().find_map(|(name, value)| match value {
            Arg::Text(text) if *name == wanted => Some(text.as_str()),
            _ => None,
        })
    };
    let seat = violation.args.iter().find_map(|(name, value)| match value {
        Arg::Number(seat) if *name == "seat" => Some(*seat),
        _ => None,
    });
    match (text("place"), text("card"), text("symbol"), seat) {
        (Some(place), ..) => bench
            .named(place, "standard")
            .into_iter()
            .filter(|id| id.starts_with("place-"))
            .collect(),
        (_, Some(card), ..) => bench.holding(&format!("card-{card}")),
        (_, _, Some(symbol), _) => bench.holding(&format!("symbol-{symbol}")),
        (.., Some(seat)) => vec![format!("hand-{seat}-0")],
        _ => Vec::new(),
    }
}
