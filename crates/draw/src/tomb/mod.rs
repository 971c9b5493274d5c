//! Silver & Gold Pyramids: the expedition and the offer, the viewer's chambers large with the
//! score card, and all others small.

mod chamber;
mod ghost;
mod layout;
mod paths;
mod reading;
mod sheet;
mod symbols;

use games::GameId;
use games::game_tomb::{
    Action, CardSet, Chamber, Colour, Phase, Slot, Square, Squares, Tomb, TombState, TombView,
};
use rules::{Phrase, Seat, View, Viewer};

use self::layout::Layout;
use crate::drawn::{Drawn, SharedSide};
use crate::look::Tint;
use crate::{Anchor, Form, Frame, Layer, Paths, Scene, Section, Shape, ShapeId, Words, widgets};

const SINGLE: &str = "button-single";
const AGAIN: &str = "button-again";
const DECK: &str = "deck";

impl Drawn for Tomb {
    const COLOURS: &'static [Tint] = &[
        ("purple", "#7b5a99", "#69508a"),
        ("orange", "#d08435", "#b4702c"),
        ("green", "#6b944c", "#5a7f41"),
        ("floor", "#f3e6c9", "#cdbb98"),
        ("wall", "#8d7355", "#5b4934"),
        ("wall-line", "#6b543a", "#3c2f21"),
        ("mark", "#d8c08c", "#a38c5e"),
        ("mark-line", "#6b4a1d", "#3d2a10"),
        ("red-gem", "#c23b3b", "#b53434"),
        ("green-gem", "#2f9d6a", "#2b8c5f"),
        ("torch", "#f0a030", "#e0922a"),
        ("skull", "#fbf6ea", "#f1e8d6"),
        ("potion", "#7fb3d6", "#6aa0c4"),
    ];

    const SHARED_SIDE: SharedSide = SharedSide::Deciding;

    fn scene(view: &TombView, viewer: Viewer, frame: Frame) -> Scene {
        scene(view, viewer, frame)
    }

    fn ghost(view: &TombView, _: Seat, action: Action, frame: Frame) -> Vec<Shape> {
        ghost::ghost(view, action, frame)
    }

    fn paths(view: &TombView, seat: Seat) -> Paths<Action> {
        paths::paths(view, seat)
    }

    fn reading(view: &TombView, viewer: Viewer) -> Vec<Section> {
        reading::reading(view, viewer)
    }
}

/// The whole table as the viewer knows it.
fn scene(view: &TombView, viewer: Viewer, frame: Frame) -> Scene {
    let near = match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Public | Viewer::All => Seat::FIRST,
    };
    let layout = Layout::new(frame, view.table().seats());
    Scene {
        game: GameId::Tomb,
        width: layout.width,
        height: layout.height,
        title: Phrase::new("tomb-name"),
        layers: vec![
            common(view.table(), &layout),
            own(view, near, &layout),
            seats(view, near, &layout),
            buttons(view, &layout),
        ],
    }
}

fn square_id(slot: Slot, square: Square) -> ShapeId {
    ShapeId::new(format!("{}-{square}", side_of(slot)))
}

/// The id of a card's place in the hand, which says nothing about the card.
fn hand_id(slot: usize) -> ShapeId {
    ShapeId::new(format!("hand-{}", slot + 1))
}

fn offer_id(slot: usize) -> ShapeId {
    ShapeId::new(format!("offer-{}", slot + 1))
}

/// One of the two cards of a seat.
fn card_id(seat: Seat, slot: Slot) -> ShapeId {
    ShapeId::new(format!("card-{seat}-{}", side_of(slot)))
}

fn mark_id(seat: Seat, slot: Slot, square: Square) -> ShapeId {
    ShapeId::new(format!("mark-{seat}-{}-{square}", side_of(slot)))
}

fn side_of(slot: Slot) -> &'static str {
    match slot {
        Slot::Left => "left",
        Slot::Right => "right",
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
fn common(table: &TombState, layout: &Layout) -> Layer {
    let mut layer = Layer::new("common");
    let step = Phrase::new("tomb-board-step")
        .with("round", i64::from(table.round() + 1))
        .with("step", i64::from(table.step() + 1))
        .with("steps", i64::from(table.steps()));
    if table.phase() != Phase::Over {
        let anchor = match layout.frame {
            Frame::Wide => Anchor::Start,
            Frame::Tall => Anchor::End,
        };
        let words = Words::Said(step);
        layer
            .shapes
            .push(Shape::text("soft", layout.step, 22.0, anchor, words));
    }
    if let Some(pattern) = table.expedition().and_then(|id| table.components().pattern(id)) {
        layer.shapes.extend(expedition(pattern.shape(), layout));
    }
    for (slot, card) in table.offer().iter().enumerate() {
        let chamber = table.components().chamber(card);
        let shape = chamber::shape(chamber, layout.offer_card(slot), layout.offer_side, layout.frame);
        layer
            .shapes
            .push(shape.named(offer_id(slot), card_title(chamber)));
    }
    if !matches!(table.phase(), Phase::Deal(_) | Phase::Keep) {
        layer.shapes.push(deck(table.unseen().len(), layout));
    }
    layer
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
    squares().map(cell).collect()
}

fn deck(left: u32, layout: &Layout) -> Shape {
    let (at, (width, height)) = layout.deck;
    let (class, sign) = if left == 0 {
        ("no-deck", "")
    } else {
        ("card-back", "M-24 0 L0 -66 L24 0 Z M-10 0 L0 -28 L10 0")
    };
    let back = Shape::rectangle(class, (0.0, 0.0), (width, height), 10.0);
    let sign = Form::Outline(sign.to_owned());
    let sign = Shape::new("back-sign", (width / 2.0, height - 20.0), sign);
    let words = Words::Bare(left.to_string());
    let count = Shape::text("back-count", (width / 2.0, 32.0), 26.0, Anchor::Middle, words);
    let title = Phrase::new("tomb-board-deck").with("count", i64::from(left));
    Shape::group("deck", at, vec![back, sign, count]).named(ShapeId::new(DECK), title)
}

/// The cards and the score card of the seat nearest to the viewer.
fn own(view: &TombView, near: Seat, layout: &Layout) -> Layer {
    let mut layer = Layer::new("own");
    let table = view.table();
    let player = table.player(near);
    layer.shapes.extend(name(view, near, layout.name, 28.0));
    for (slot, card) in player.hand().iter().enumerate() {
        let chamber = table.components().chamber(card);
        let shape = chamber::shape(chamber, layout.hand_card(slot), layout.hand_side, layout.frame);
        let class = if player.kept().contains(card) { " kept" } else { "" };
        let mut shape = shape.named(hand_id(slot), card_title(chamber));
        shape.class += class;
        layer.shapes.push(shape);
    }
    for slot in Slot::BOTH {
        let Some(card) = player.card(slot) else { continue };
        let (at, side) = (layout.own_card(slot), layout.own_side);
        layer
            .shapes
            .extend(laid(table, near, slot, at, side, layout.frame));
        let chosen = player.marked_with_draft(slot).without(card.marked);
        if !chosen.is_empty() {
            layer.shapes.push(chamber::draft(at, side, chosen));
        }
        for square in table.components().chamber(card.id).open().iter() {
            let corner = chamber::corner(at, side, square);
            let target = Shape::rectangle("choice spot", corner, (side, side), 6.0);
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
        let mark = chamber::mark(at, side, square);
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
        .with("seat", seat.to_string())
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
    let owes = view.table().player(seat).draft().owed() > 0;
    let (id, words) = if actions.contains(&Action::Again) {
        (AGAIN, Phrase::new("tomb-scene-again"))
    } else if !owes && actions.iter().any(|&action| is_single(action)) {
        (SINGLE, Phrase::new("tomb-scene-single"))
    } else {
        return layer;
    };
    let (at, size) = layout.button;
    layer.shapes.push(widgets::button(id, words, at, size));
    layer
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
