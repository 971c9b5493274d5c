//! Silver & Gold Pyramids in words: the common area, the viewer's cards and score card, then
//! those of the others.

use games::game_tomb::{
    BOXES, Chamber, Colour, Phase, PlayerArea, ROUNDS, SIDE, Slot, Square, Squares, Symbol, TombState,
    TombView,
};
use rules::{Arg, Phrase, Seat, View, Viewer};

use super::{AGAIN, DECK, SINGLE, hand_id, has_choice, offer_id, square_id};
use crate::ListEntry;
use crate::ShapeId;
use crate::reading::{Row, Section, letters, number};

/// Everything on the table.
pub(crate) fn reading(view: &TombView, viewer: Viewer) -> Vec<Section> {
    let near = match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Public | Viewer::All => Seat::FIRST,
    };
    let table = view.table();
    let mut actions = Vec::new();
    view.legal_actions(near, &mut actions);
    let can = if has_choice(&actions) {
        "reading-tomb-can-begin"
    } else {
        "reading-tomb-can-mark"
    };
    let mut sections = vec![Section::choices([
        (SINGLE, Phrase::new("tomb-scene-single")),
        (AGAIN, Phrase::new("tomb-scene-again")),
    ])];
    sections.push(common(table));
    sections.extend(cards_of_hand(table, near));
    sections.extend(offer(table));
    for seat in near.clockwise(table.seats()) {
        let points = view.tally()[seat].total();
        sections.push(score_card(table, seat, points));
        for slot in Slot::BOTH {
            sections.extend(laid(table, seat, slot, (seat == near).then_some(can)));
        }
    }
    sections
}

/// The step with its expedition, the boxes that are left, and the deck.
fn common(table: &TombState) -> Section {
    let mut entries = Vec::new();
    if table.phase() != Phase::Over {
        let step = Phrase::new("tomb-board-step")
            .with("round", i64::from(table.round() + 1))
            .with("step", i64::from(table.step() + 1))
            .with("steps", i64::from(table.steps()));
        entries.push(ListEntry::new(step));
        let patterns = table.components().patterns().flat_map(|(id, pattern)| {
            let times = usize::from(table.unrevealed(id));
            std::iter::repeat_n(pattern.name().to_owned(), times)
        });
        let names: Vec<String> = patterns.collect();
        entries.push(ListEntry::new(
            Phrase::new("tomb-board-to-come").with("names", names.join(" ")),
        ));
    }
    if let Some(pattern) = table.expedition().and_then(|id| table.components().pattern(id)) {
        let squares: Vec<String> = pattern.shape().iter().map(|square| square.to_string()).collect();
        let words = Phrase::new("reading-tomb-expedition")
            .with("name", pattern.name())
            .with("squares", squares.join(" "));
        entries.push(ListEntry::new(words));
    }
    for colour in Colour::ALL {
        let left = BOXES.iter().skip(usize::from(table.boxes_taken(colour)));
        let left: Vec<String> = left.map(i32::to_string).collect();
        let words = Phrase::new("reading-tomb-boxes")
            .with("colour", Arg::Message(colour_name(colour)))
            .with("count", left.len() as i64)
            .with("boxes", left.join(", "));
        entries.push(ListEntry::new(words));
    }
    if !matches!(table.phase(), Phase::Deal(_) | Phase::Keep) {
        let deck = Phrase::new("tomb-board-deck").with("count", i64::from(table.unseen().len()));
        entries.push(
            ListEntry::new(deck)
                .named(ShapeId::new(DECK))
                .can(0, "reading-tomb-can-take-unseen"),
        );
    }
    Section::list(Phrase::new("reading-tomb-common"), entries)
}

const fn colour_name(colour: Colour) -> &'static str {
    match colour {
        Colour::Purple => "tomb-colour-purple",
        Colour::Orange => "tomb-colour-orange",
        Colour::Green => "tomb-colour-green",
    }
}

fn card_name(chamber: &Chamber) -> Phrase {
    Phrase::new("reading-tomb-card")
        .with("card", i64::from(chamber.card().number()))
        .with("colour", Arg::Message(colour_name(chamber.colour())))
}

/// The cards dealt to the viewer, and the contents of each.
fn cards_of_hand(table: &TombState, near: Seat) -> Vec<Section> {
    let player = table.player(near);
    let mut entries = Vec::new();
    let mut sections = Vec::new();
    for (slot, card) in player.hand().iter().enumerate() {
        let chamber = table.components().chamber(card);
        let mut entry = ListEntry::new(card_name(chamber));
        if player.kept().contains(card) {
            entry = entry.and(Phrase::new("reading-tomb-kept"));
        }
        entries.push(
            entry
                .named(hand_id(slot))
                .can(0, "reading-tomb-can-keep")
                .can(1, "reading-tomb-can-keep-too"),
        );
        sections.push(untouched(chamber));
    }
    sections.insert(0, Section::list(Phrase::new("tomb-board-hand"), entries));
    sections
}

/// The cards that can be taken, and the contents of each.
fn offer(table: &TombState) -> Vec<Section> {
    let mut entries = Vec::new();
    let mut sections = Vec::new();
    for (slot, card) in table.offer().iter().enumerate() {
        let chamber = table.components().chamber(card);
        let entry = ListEntry::new(card_name(chamber));
        entries.push(entry.named(offer_id(slot)).can(0, "reading-tomb-can-take"));
        sections.push(untouched(chamber));
    }
    sections.insert(0, Section::list(Phrase::new("tomb-board-offer"), entries));
    sections
}

fn untouched(chamber: &Chamber) -> Section {
    grid(card_name(chamber), |square| {
        ListEntry::new(printed(chamber, square))
    })
}

/// A table with a cell for every square of a card.
fn grid(title: Phrase, entry: impl Fn(Square) -> ListEntry) -> Section {
    let row = |row: u8| Row {
        head: number(row + 1),
        cells: (0..SIDE)
            .map(|column| entry(Square::new(column, row)).into())
            .collect(),
    };
    Section::table(title, letters(SIDE), (0..SIDE).map(row).collect())
}

/// A card of a seat with its marks; of the viewer's own, what a first click on a square does.
fn laid(table: &TombState, seat: Seat, slot: Slot, can: Option<&'static str>) -> Option<Section> {
    let player = table.player(seat);
    let card = player.card(slot)?;
    let chamber = table.components().chamber(card.id);
    let title = Phrase::new(match slot {
        Slot::Left => "reading-tomb-left-card",
        Slot::Right => "reading-tomb-right-card",
    });
    let title = title
        .with("seat", seat)
        .with("card", i64::from(chamber.card().number()))
        .with("colour", Arg::Message(colour_name(chamber.colour())));
    let place = match slot {
        Slot::Left => "reading-tomb-left-place",
        Slot::Right => "reading-tomb-right-place",
    };
    let draft = player.marked_with_draft(slot).without(card.marked);
    let section = grid(title, |square| {
        let entry = square_entry(chamber, square, card.marked, draft);
        if let Some(can) = can.filter(|_| chamber.open().contains(square)) {
            entry
                .at(Phrase::new(place).with("square", square.to_string()))
                .named(square_id(slot, square))
                .can(0, can)
                .can(1, "reading-tomb-can-mark")
        } else {
            entry
        }
    });
    Some(section)
}

fn square_entry(chamber: &Chamber, square: Square, marked: Squares, draft: Squares) -> ListEntry {
    let entry = ListEntry::new(printed(chamber, square));
    if marked.contains(square) {
        entry.and(Phrase::new("reading-tomb-marked"))
    } else if draft.contains(square) {
        entry.and(Phrase::new("reading-tomb-chosen"))
    } else {
        entry
    }
}

fn printed(chamber: &Chamber, square: Square) -> Phrase {
    Phrase::new(if square == chamber.entrance() {
        "reading-tomb-entrance"
    } else if square == chamber.tomb() {
        "reading-tomb-tomb"
    } else if !chamber.open().contains(square) {
        "reading-tomb-wall"
    } else {
        match chamber.symbol(square) {
            None => "reading-tomb-plain",
            Some(Symbol::RedGem) => "reading-tomb-red-gem",
            Some(Symbol::GreenGem) => "reading-tomb-green-gem",
            Some(Symbol::Torch) => "reading-tomb-torch",
            Some(Symbol::Skull) => "reading-tomb-skull",
            Some(Symbol::Potion) => "reading-tomb-potion",
            Some(Symbol::Cross) => "reading-tomb-cross",
        }
    })
}

/// The points of a seat, and its ticks.
fn score_card(table: &TombState, seat: Seat, points: i32) -> Section {
    let title = Phrase::new("tomb-board-seat")
        .with("seat", seat)
        .with("points", i64::from(points));
    Section::list(title, ticks(table, table.player(seat)))
}

fn ticks(table: &TombState, player: &PlayerArea) -> Vec<ListEntry> {
    let sheet = player.sheet();
    let completed: Vec<String> = player.completed().iter().map(|card| card.to_string()).collect();
    let rounds = (0..ROUNDS).filter(|round| sheet.torches >> round & 1 == 1);
    let torches: Vec<String> = rounds.map(|round| (round + 1).to_string()).collect();
    let gems = Phrase::new("tomb-board-gems")
        .with("red", i64::from(sheet.red))
        .with("green", i64::from(sheet.green));
    let skulls = Phrase::new("tomb-board-skulls")
        .with("count", i64::from(sheet.skulls))
        .with("cost", i64::from(sheet.skull_cost(table.components())));
    let mut entries = vec![ListEntry::new(gems), ListEntry::new(skulls)];
    if !torches.is_empty() {
        let words = Phrase::new("tomb-board-torches").with("rounds", torches.join(", "));
        entries.push(ListEntry::new(words));
    }
    if !completed.is_empty() {
        let words = Phrase::new("tomb-board-completed").with("cards", completed.join(", "));
        entries.push(ListEntry::new(words));
    }
    for colour in Colour::ALL {
        let own = sheet.boxes[colour.index()];
        let won = BOXES
            .iter()
            .enumerate()
            .filter(|(index, _)| own >> index & 1 == 1);
        let won: Vec<String> = won.map(|(_, value)| value.to_string()).collect();
        if !won.is_empty() {
            let words = Phrase::new("reading-tomb-won")
                .with("colour", Arg::Message(colour_name(colour)))
                .with("boxes", won.join(", "));
            entries.push(ListEntry::new(words));
        }
    }
    entries
}
