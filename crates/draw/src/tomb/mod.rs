//! Silver & Gold Pyramids: the expedition and the offer, the viewer's chambers large with the
//! score card, and all others small.

mod bench;
mod chamber;
mod explained;
mod ghost;
mod layout;
mod paths;
mod reading;
mod sheet;
mod symbols;

use std::fmt::Write as _;
use std::sync::Arc;

use games::GameId;
use games::game_tomb::{
    Action, CardSet, Chamber, Colour, Phase, Slot, Square, Squares, Tomb, TombSet, TombState, TombView,
};
use rules::{Phrase, Seat, View, Viewer};

use self::layout::{Area, Layout, Stage};
use crate::drawn::{Drawn, SharedSide};
use crate::look::Tint;
use crate::outline::Tenths;
use crate::{
    Anchor, Aspect, Bench, Finale, Form, Frame, Layer, Motion, Movement, Paths, Scene, Section, Shape,
    ShapeId, Tray, Words, widgets,
};

const SINGLE: &str = "button-single";
const AGAIN: &str = "button-again";
const DECK: &str = "deck";
const EXPEDITION: &str = "about-expedition";
const TO_COME: &str = "about-to-come";

impl Drawn for Tomb {
    const COLOURS: &'static [Tint] = &[
        ("purple", "#7b5a99", "#69508a"),
        ("orange", "#d08435", "#b4702c"),
        ("green", "#6b944c", "#5a7f41"),
        ("floor", "#f4e6c4", "#cbb88f"),
        ("wall", "#957a53", "#70593c"),
        ("wall-line", "#4a3218", "#2a1c0d"),
        ("ink-line", "#8a6f45", "#6d5834"),
        ("charcoal", "#2b2622", "#1d1916"),
        ("desk-lit", "#e7c79a", "#5a3f28"),
        ("desk", "#cfa673", "#2a1d14"),
        ("stencil-lit", "#c98d4e", "#b87c42"),
        ("stencil", "#93602e", "#7a4d24"),
        ("red-gem", "#c23b3b", "#b53434"),
        ("green-gem", "#2f9d6a", "#2b8c5f"),
        ("torch", "#f0a030", "#e0922a"),
        ("skull", "#fbf6ea", "#f1e8d6"),
        ("potion", "#7fb3d6", "#6aa0c4"),
    ];

    const SHARED_SIDE: SharedSide = SharedSide::Deciding;
    const SOUNDS: (&'static str, &'static str) = ("paper", "card");
    const MOTIONS: &'static [Motion] = &[
        Motion::of("offer-", Movement::Carry)
            .from(&["deck"])
            .turned(&["deck"])
            .renewed(),
        Motion::of("card-", Movement::Carry)
            .from(&["offer-", "deck"])
            .renewed(),
        Motion::of("chamber", Movement::Carry).finale(Finale::Rock),
        Motion::of("mark", Movement::Write),
    ];

    fn scene(view: &TombView, viewer: Viewer, frame: Frame) -> Scene {
        scene(view, viewer, frame)
    }

    fn ghost(view: &TombView, seat: Seat, action: Action, frame: Frame) -> Vec<Shape> {
        ghost::ghost(view, seat, action, frame)
    }

    fn paths(view: &TombView, seat: Seat) -> Paths<Action> {
        paths::paths(view, seat)
    }

    fn meant(view: &TombView, seat: Seat, clicks: &[&str]) -> Option<Action> {
        paths::meant(view, seat, clicks)
    }

    fn explained(view: &TombView, id: &str) -> Option<Phrase> {
        explained::explained(view, id)
    }

    fn reading(view: &TombView, viewer: Viewer) -> Vec<Section> {
        reading::reading(view, viewer)
    }

    fn blank(rules: &str, seats: u8) -> Option<String> {
        bench::blank(rules, seats)
    }

    fn bench(setup: &str) -> Option<Bench> {
        bench::bench(setup)
    }

    fn edit(setup: &str, tool: &str, spot: &str) -> Option<String> {
        bench::edit(setup, tool, spot)
    }

    fn at_fault(bench: &Bench, violation: &Phrase) -> Vec<String> {
        bench::at_fault(bench, violation)
    }

    fn printed(components: &TombSet) -> Vec<Tray> {
        bench::printed(components)
    }
}

/// The whole table as the viewer knows it.
fn scene(view: &TombView, viewer: Viewer, frame: Frame) -> Scene {
    let near = match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Public | Viewer::All => Seat::FIRST,
    };
    let stage = match view.table().phase() {
        Phase::Take(seat) if seat == near => Stage::Taking,
        _ => Stage::Marking,
    };
    let layout = Layout::new(frame, view.table().seats(), stage);
    Scene {
        game: GameId::Tomb,
        width: layout.width,
        height: layout.height,
        title: Phrase::new("tomb-name"),
        layers: vec![
            common(view.table(), stage, &layout),
            own(view, near, &layout),
            seats(view, near, &layout),
            buttons(view, &layout),
        ],
    }
}

fn square_id(slot: Slot, square: Square) -> ShapeId {
    ShapeId::new(format_args!("{}-{square}", side_of(slot)))
}

/// The id of a card's place in the hand, which says nothing about the card.
fn hand_id(slot: usize) -> ShapeId {
    ShapeId::new(format_args!("hand-{}", slot + 1))
}

fn offer_id(slot: usize) -> ShapeId {
    ShapeId::new(format_args!("offer-{}", slot + 1))
}

/// One of the two cards of a seat.
fn card_id(seat: Seat, slot: Slot) -> ShapeId {
    ShapeId::new(format_args!("card-{seat}-{}", side_of(slot)))
}

fn mark_id(seat: Seat, slot: Slot, square: Square) -> ShapeId {
    ShapeId::new(format_args!("mark-{seat}-{}-{square}", side_of(slot)))
}

fn side_of(slot: Slot) -> &'static str {
    match slot {
        Slot::Left => "left",
        Slot::Right => "right",
    }
}

/// The head of one of the viewer's cards.
fn number_id(slot: Slot) -> &'static str {
    match slot {
        Slot::Left => "number-left",
        Slot::Right => "number-right",
    }
}

/// A card in words.
fn card_title(chamber: &Chamber) -> Phrase {
    let id = match chamber.colour() {
        Colour::Purple => "tomb-scene-card-purple",
        Colour::Orange => "tomb-scene-card-orange",
        Colour::Green => "tomb-scene-card-green",
    };
    Phrase::new(id).with("card", i64::from(chamber.card().number()))
}

/// The step with its expedition, the offer and the deck.
fn common(table: &TombState, stage: Stage, layout: &Layout) -> Layer {
    let mut layer = Layer::new("common");
    let is_dealt = !matches!(table.phase(), Phase::Deal(_) | Phase::Keep);
    // While cards are kept, and in a tall picture while one is taken, they have its place.
    let has_room = stage == Stage::Marking || layout.frame.aspect == Aspect::Wide;
    let has_expedition = is_dealt && has_room;
    if has_expedition {
        let (at, size) = layout.expedition_box;
        layer.shapes.push(Shape::rectangle("tray-box", at, size, 12.0));
    }
    if is_dealt {
        let (at, size) = layout.offer_box;
        layer.shapes.push(Shape::rectangle("tray-box", at, size, 12.0));
    }
    let mut caption = |words: &'static str, at| {
        let words = Words::Said(Phrase::new(words));
        let text = Shape::text("caption", at, layout.caption, Anchor::Start, words);
        layer.shapes.push(text);
    };
    if is_dealt {
        caption("tomb-scene-offer", layout.offer_caption);
    }
    if has_expedition && table.phase() != Phase::Over {
        caption(to_come_words(table), layout.to_come.caption);
        layer.shapes.extend(to_come(table, layout));
    }
    let step = Phrase::new("tomb-board-step")
        .with("round", i64::from(table.round() + 1))
        .with("step", i64::from(table.step() + 1))
        .with("steps", i64::from(table.steps()));
    if table.phase() != Phase::Over {
        let anchor = match layout.frame.aspect {
            Aspect::Wide => Anchor::Start,
            Aspect::Tall => Anchor::End,
        };
        let words = Words::Said(step);
        layer.shapes.push(Shape::text(
            "soft",
            layout.step,
            layout.step_letters,
            anchor,
            words,
        ));
    }
    let pattern = table.expedition().and_then(|id| table.components().pattern(id));
    if let Some(pattern) = pattern.filter(|_| has_expedition) {
        layer.shapes.extend(expedition(pattern.shape(), layout));
    }
    for (slot, card) in table.offer().iter().enumerate() {
        let chamber = table.components().chamber(card);
        let shape = chamber::with_lamp(chamber, layout.offer_card(slot), layout.offer_side, layout.frame);
        layer
            .shapes
            .push(shape.named(offer_id(slot), card_title(chamber)));
    }
    if is_dealt {
        layer.shapes.push(deck(table.unseen().len(), layout));
    }
    layer
}

/// What is said of the patterns that have not come yet: in the last step it is the one that stays
/// hidden (TO-2).
fn to_come_words(table: &TombState) -> &'static str {
    if is_last_step(table) {
        "tomb-scene-stays-out"
    } else {
        "tomb-scene-to-come"
    }
}

/// Whether nothing comes any more in this round: the patterns left are those that stay hidden.
fn is_last_step(table: &TombState) -> bool {
    let left = table.components().patterns().map(|(id, _)| table.unrevealed(id));
    left.sum::<u8>() == 1
}

/// The patterns still to come, each with the number of its cards: one of them stays hidden (TO-2).
fn to_come(table: &TombState, layout: &Layout) -> Vec<Shape> {
    let place = layout.to_come;
    let mut shapes = Vec::new();
    for (index, (id, pattern)) in table.components().patterns().enumerate() {
        let left = table.unrevealed(id);
        let mut outline = String::new();
        for square in pattern.shape().iter() {
            let (x, y) = (f64::from(square.column()), f64::from(square.row()));
            let side = Tenths(place.side - 1.0);
            let (x, y) = (Tenths(x * place.side), Tenths(y * place.side));
            let _ = write!(outline, "M{x} {y}h{side}v{side}h-{side}Z");
        }
        let cells = Shape::new("small-pattern", (0.0, 0.0), Form::Outline(outline.into()));
        let mut parts = vec![cells];
        if left > 1 {
            let down = pattern.shape().iter().map(|square| square.row() + 1).max();
            let at = (
                0.0,
                place.side * f64::from(down.unwrap_or(1)) + layout.caption * 0.85,
            );
            let words = Words::bare(format!("×{left}"));
            parts.push(Shape::text("soft", at, layout.caption, Anchor::Start, words));
        }
        let class = if left == 0 { "to-come gone" } else { "to-come" };
        let mut shape = Shape::group(class, place.place(index), parts);
        shape.title = Some(Arc::new(
            Phrase::new("tomb-scene-cards-left").with("count", i64::from(left)),
        ));
        shapes.push(shape);
    }
    let (corner, size) = (place.caption, layout.size_of_to_come());
    let at = (corner.0, corner.1 - layout.caption);
    shapes.push(about(TO_COME, Phrase::new(to_come_words(table)), (at, size)));
    shapes
}

/// The pattern of the expedition, as large as its area allows.
fn expedition(pattern: Squares, layout: &Layout) -> Vec<Shape> {
    let ((x, y), room) = layout.expedition;
    let squares = || pattern.iter();
    let across = squares().map(|square| square.column() + 1).max().unwrap_or(1);
    let down = squares().map(|square| square.row() + 1).max().unwrap_or(1);
    let side = (room / f64::from(across.max(down))).min(room / 3.0);
    let cell = |square: Square| {
        let at = (
            x + side * f64::from(square.column()),
            y + side * f64::from(square.row()),
        );
        Shape::rectangle("pattern-cell", at, (side - 4.0, side - 4.0), 5.0)
    };
    let words = Phrase::new("tomb-explained-expedition");
    let whole = about(EXPEDITION, words, ((x, y), (room, room)));
    squares().map(cell).chain([whole]).collect()
}

/// An invisible area that can be clicked to learn what it is about.
fn about(id: &str, words: Phrase, (at, size): Area) -> Shape {
    Shape::rectangle("choice about", at, size, 0.0).named(ShapeId::new(id), words)
}

fn deck(left: u32, layout: &Layout) -> Shape {
    let (at, (width, height)) = layout.deck;
    let (class, sign) = if left == 0 {
        ("no-deck", "")
    } else {
        ("card-back", "M-24 0 L0 -66 L24 0 Z M-10 0 L0 -28 L10 0")
    };
    let back = Shape::rectangle(class, (0.0, 0.0), (width, height), 10.0);
    let sign = Form::Outline(sign.into());
    let sign = Shape::new("back-sign", (width / 2.0, height - 20.0), sign);
    let words = Words::bare(left.to_string());
    let count = Shape::text("back-count", (width / 2.0, 32.0), 26.0, Anchor::Middle, words);
    let title = Phrase::new("tomb-board-deck").with("count", i64::from(left));
    let lamp = widgets::lamp((0.0, 0.0), (width, height), 10.0);
    Shape::group("deck", at, vec![back, sign, count, lamp]).named(ShapeId::new(DECK), title)
}

/// The cards and the score card of the seat nearest to the viewer.
fn own(view: &TombView, near: Seat, layout: &Layout) -> Layer {
    let mut layer = Layer::new("own");
    let table = view.table();
    let player = table.player(near);
    layer.shapes.extend(name(view, near, layout.name, 28.0));
    for (slot, card) in player.hand().iter().enumerate() {
        let chamber = table.components().chamber(card);
        let shape = chamber::with_lamp(chamber, layout.hand_card(slot), layout.hand_side, layout.frame);
        let class = if player.kept().contains(card) { " kept" } else { "" };
        let mut shape = shape.named(hand_id(slot), card_title(chamber));
        shape.class += class;
        layer.shapes.push(shape);
    }
    for slot in Slot::BOTH {
        let (at, side) = (layout.own_card(slot), layout.own_side);
        let Some(card) = player.card(slot) else {
            // Where the next card will lie, while one is taken.
            if player.hand().is_empty() && table.phase() == Phase::Take(near) {
                layer.shapes.push(chamber::vacant(at, side));
            }
            continue;
        };
        layer
            .shapes
            .extend(laid(table, near, slot, at, side, layout.frame));
        let number = Phrase::new("tomb-explained-number");
        let head = chamber::head_of(at, side);
        layer.shapes.push(about(number_id(slot), number, head));
        let chosen = player.marked_with_draft(slot).without(card.marked);
        if !chosen.is_empty() {
            layer.shapes.push(chamber::draft(at, side, chosen));
        }
        for square in table.components().chamber(card.id).open().iter() {
            let corner = chamber::corner(at, side, square);
            let target = Shape::rectangle("choice pane", corner, (side, side), 6.0);
            let title = Phrase::new("tomb-scene-square").with("square", square.to_string());
            layer.shapes.push(target.named(square_id(slot, square), title));
        }
    }
    sheet::large(table, player, layout, &mut layer.shapes);
    layer
}

/// A card of a seat with all its marks.
fn laid(table: &TombState, seat: Seat, slot: Slot, at: (f64, f64), side: f64, frame: Frame) -> Vec<Shape> {
    let Some(card) = table.player(seat).card(slot) else {
        return Vec::new();
    };
    let chamber = table.components().chamber(card.id);
    let drawn = chamber::shape(chamber, at, side, frame);
    let mut shapes = vec![drawn.named(card_id(seat, slot), card_title(chamber))];
    for square in card.marked.iter() {
        let title = Phrase::new("tomb-scene-mark").with("square", square.to_string());
        let mark = chamber::mark(chamber, at, side, square);
        shapes.push(mark.named(mark_id(seat, slot, square), title));
    }
    shapes
}

/// The cards and score cards of the others, small.
fn seats(view: &TombView, near: Seat, layout: &Layout) -> Layer {
    let mut layer = Layer::new("seats");
    let table = view.table();
    for (index, seat) in near.clockwise(table.seats()).skip(1).enumerate() {
        let other = layout.other(index);
        let (at, size) = other.tray;
        layer.shapes.push(Shape::rectangle("tray-box", at, size, 12.0));
        let (x, y) = other.card;
        for (slot, left) in Slot::BOTH.into_iter().zip([x, x + other.step]) {
            let side = layout.other_side;
            layer
                .shapes
                .extend(laid(table, seat, slot, (left, y), side, layout.frame));
        }
        layer.shapes.extend(name(view, seat, other.name, other.letters));
        sheet::small(
            table,
            table.player(seat),
            other.figures,
            layout,
            &mut layer.shapes,
        );
    }
    layer
}

fn name(view: &TombView, seat: Seat, at: (f64, f64), size: f64) -> Vec<Shape> {
    let words = Phrase::new("tomb-board-seat")
        .with("seat", seat)
        .with("points", i64::from(view.tally()[seat].total()));
    widgets::label(words, at, size, view.turn(), seat)
}

/// The buttons for a single square instead of the pattern, and for starting the step again.
fn buttons(view: &TombView, layout: &Layout) -> Layer {
    let mut layer = Layer::new("buttons");
    let Viewer::Seat(seat) = view.viewer() else {
        return layer;
    };
    let mut actions = Vec::new();
    view.legal_actions(seat, &mut actions);
    let (id, words) = if actions.contains(&Action::Again) {
        (AGAIN, Phrase::new("tomb-scene-again"))
    } else if has_choice(&actions) {
        (SINGLE, Phrase::new("tomb-scene-single"))
    } else {
        return layer;
    };
    let (at, size) = layout.button;
    layer.shapes.push(widgets::button(id, words, at, size));
    layer
}

/// Whether either the pattern or a single square can be marked; if the pattern fits nowhere, or a
/// red cross asks for a square (TO-6), only single squares can.
fn has_choice(actions: &[Action]) -> bool {
    let mut marks = actions.iter().filter(|action| matches!(action, Action::Mark(_)));
    marks.any(|&action| !is_single(action)) && actions.iter().any(|&action| is_single(action))
}

/// Whether the action marks only one square.
fn is_single(action: Action) -> bool {
    matches!(action, Action::Mark(mark) if mark.squares.len() == 1)
}

/// The index of a card in a set, counted from 0.
fn place_in(cards: CardSet, card: games::game_tomb::CardId) -> usize {
    let place = cards.iter().position(|other| other == card);
    place.expect("a legal action names a card that lies there")
}
