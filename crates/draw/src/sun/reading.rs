//! Pyramid of the Sun in words: a row for every level, the top first.

use games::game_sun::{Card, Deck, Part, Phase, Place, SunView, Symbol};
use rules::{Phrase, Seat, View, Viewer};

use super::{END, PASS, POINTS, deck_id, hand_id, place_id, stacks};
use crate::ListEntry;
use crate::reading::{Row, Section, number};

/// The pyramid, the decks, every hand as far as it is known, and choices without a card.
pub(crate) fn reading(view: &SunView, viewer: Viewer) -> Vec<Section> {
    let near = match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Public | Viewer::All => Seat::FIRST,
    };
    let mut sections = vec![pyramid(view), decks(view)];
    sections.extend(near.clockwise(View::seats(view)).map(|seat| hand(view, seat)));
    let points = match view.table().phase() {
        Phase::Choosing(points) => points,
        _ => 0,
    };
    sections.push(Section::choices([
        (
            POINTS,
            Phrase::new("sun-scene-points").with("points", i64::from(points)),
        ),
        (END, Phrase::new("sun-scene-end")),
        (PASS, Phrase::new("sun-scene-pass")),
    ]));
    sections
}

fn pyramid(view: &SunView) -> Section {
    let board = view.table().board();
    let width = board.level(0).count();
    let row = |level: usize| Row {
        head: number(level),
        cells: board
            .level(level)
            .map(|place| entry(view, place).into())
            .collect(),
    };
    let columns = (1..=width).map(number).collect();
    let rows = (0..board.width()).rev().map(row).collect();
    Section::table(Phrase::new("reading-sun-pyramid"), columns, rows)
}

fn entry(view: &SunView, place: Place) -> ListEntry {
    let table = view.table();
    let board = table.board();
    let entry = if let Some(kind) = board.kind(place) {
        ListEntry::new(card(table.set().card(kind)))
    } else if board.is_filled(place) {
        let symbol = Symbol::phrase(board.symbol(place));
        ListEntry::new(Phrase::new("reading-sun-base").with("symbol", symbol))
    } else if board.is_open(place) {
        ListEntry::new(Phrase::new("reading-sun-open"))
            .named(place_id(place))
            .can(1, "reading-sun-can-place-here")
    } else {
        ListEntry::new(Phrase::new("reading-sun-empty"))
    };
    let name = Phrase::new("reading-sun-place")
        .with("level", place.level() as i64)
        .with("place", place.at() as i64 + 1);
    entry.at(name)
}

/// A card in words.
pub(super) fn card(card: Card) -> Phrase {
    let id = match card.part {
        Part::Standard => "reading-sun-standard",
        Part::Left => "reading-sun-left",
        Part::Right => "reading-sun-right",
        Part::Top => "reading-sun-top",
    };
    Phrase::new(id)
        .with("value", card.value.to_string())
        .with("symbol", Symbol::phrase(card.symbol))
}

fn decks(view: &SunView) -> Section {
    let table = view.table();
    let mut entries = Vec::new();
    for (deck, id) in [
        (Deck::Standard, "sun-board-standard-deck"),
        (Deck::Edge, "sun-board-edge-deck"),
    ] {
        let mut entry = ListEntry::new(Phrase::new(id).with("cards", table.deck_len(deck) as i64));
        let of_deck = table.discards().iter();
        let discards: Vec<String> = of_deck
            .filter(|&(kind, _)| table.set().deck_of(kind) == deck)
            .map(|(kind, count)| match count {
                1 => table.set().card(kind).to_string(),
                _ => format!("{}×{count}", table.set().card(kind)),
            })
            .collect();
        if !discards.is_empty() {
            entry = entry.and(Phrase::new("sun-board-discards").with("cards", discards.join(" ")));
        }
        entries.push(entry.named(deck_id(deck)).can(0, "reading-sun-can-draw"));
    }
    if let Some(marker) = table.marker() {
        let marker = table.set().card(marker).to_string();
        entries.push(ListEntry::new(
            Phrase::new("sun-scene-marker").with("card", marker),
        ));
    }
    Section::list(Phrase::new("reading-sun-decks"), entries)
}

/// The cards of a seat, or their number.
fn hand(view: &SunView, seat: Seat) -> Section {
    let table = view.table();
    let title = Phrase::new("sun-board-seat")
        .with("seat", seat)
        .with("points", i64::from(table.points(seat).total()));
    let can = match table.phase() {
        Phase::Discarding => "reading-sun-can-discard",
        _ => "reading-sun-can-place",
    };
    let entries = if table.hand_len(seat) == 0 {
        vec![ListEntry::new(Phrase::new("sun-board-empty-hand"))]
    } else if view.hand(seat).is_some() {
        let held = stacks(view, seat).into_iter().enumerate();
        held.map(|(slot, (kind, count))| {
            let entry = ListEntry::new(card(table.set().card(kind)));
            let entry = match count {
                1 => entry,
                _ => entry.and(Phrase::new("reading-sun-copies").with("count", count as i64)),
            };
            entry.named(hand_id(seat, slot)).can(0, can)
        })
        .collect()
    } else {
        let hidden = Phrase::new("sun-board-hidden-hand")
            .with("standard", table.held(seat, Deck::Standard) as i64)
            .with("edge", table.held(seat, Deck::Edge) as i64);
        vec![ListEntry::new(hidden)]
    };
    Section::list(title, entries)
}
