//! Silver & Gold Pyramids: the expedition and the offer, the own chambers
//! large with the score card, and everybody else's below.

mod chamber;
mod paths;
mod sheet;
mod symbols;

use game_tomb::{Action, CardSet, Chamber, Colour, Phase, Slot, Square, Squares, Table, TombView};
use games::GameId;
use rules::{Phrase, Seat, View, Viewer};

use self::chamber::Marks;
use crate::{Anchor, Form, Layer, Scene, Shape, ShapeId, Words, widgets};

pub(crate) use self::paths::paths;

const WIDTH: f64 = 1000.0;

/// The side of a square in the own chambers, in a hand of four, and in all others.
const LARGE: f64 = 84.0;
const MIDDLE: f64 = 43.0;
const SMALL: f64 = 26.0;

/// Where the own part begins, and where the others do.
const OWN: f64 = 262.0;
const OTHERS: f64 = 956.0;

/// How high the part of another seat is.
const OTHER: f64 = 192.0;

const SINGLE: &str = "button-single";
const AGAIN: &str = "button-again";
const DECK: &str = "deck";

/// The whole table as the viewer knows it.
pub(crate) fn scene(view: &TombView) -> Scene {
    let near = match view.viewer() {
        Viewer::Seat(seat) => seat,
        Viewer::Public | Viewer::All => Seat::FIRST,
    };
    let table = view.table();
    let others = f64::from(table.seats() - 1);
    Scene {
        game: GameId::Tomb,
        width: WIDTH,
        height: OTHERS + others * OTHER + 10.0,
        title: Phrase::new("tomb-name"),
        layers: vec![common(table), own(view, near), seats(view, near), buttons(view)],
    }
}

fn square_id(slot: Slot, square: Square) -> ShapeId {
    let side = match slot {
        Slot::Left => "left",
        Slot::Right => "right",
    };
    ShapeId::new(format!("{side}-{square}"))
}

/// Where a card lies in the hand, which says nothing about what it is.
fn hand_id(slot: usize) -> ShapeId {
    ShapeId::new(format!("hand-{}", slot + 1))
}

fn offer_id(slot: usize) -> ShapeId {
    ShapeId::new(format!("offer-{}", slot + 1))
}

/// What a card is, in words.
fn card_title(chamber: &Chamber) -> Phrase {
    let id = match chamber.colour() {
        Colour::Purple => "tomb-scene-card-purple",
        Colour::Orange => "tomb-scene-card-orange",
        Colour::Green => "tomb-scene-card-green",
    };
    Phrase::new(id).with("card", i64::from(chamber.card().number()))
}

/// The step with its expedition, the offer and the deck.
fn common(table: &Table) -> Layer {
    let mut layer = Layer::new("common");
    let step = Phrase::new("tomb-board-step")
        .with("round", i64::from(table.round() + 1))
        .with("step", i64::from(table.step() + 1))
        .with("steps", i64::from(table.steps()));
    if table.phase() != Phase::Over {
        let words = Words::Said(step);
        let text = Shape::text("soft", (36.0, 46.0), 28.0, Anchor::Start, words);
        layer.shapes.push(text);
    }
    if let Some(pattern) = table.expedition().and_then(|id| table.components().pattern(id)) {
        for square in pattern.shape().iter() {
            let at = (
                40.0 + 38.0 * f64::from(square.column()),
                78.0 + 38.0 * f64::from(square.row()),
            );
            layer
                .shapes
                .push(Shape::rectangle("pattern-cell", at, (34.0, 34.0), 5.0));
        }
    }
    for (slot, card) in table.offer().iter().enumerate() {
        let chamber = table.components().chamber(card);
        let at = (250.0 + 152.0 * slot as f64, 66.0);
        let shape = chamber::shape(chamber, at, SMALL, Marks::default());
        layer
            .shapes
            .push(shape.named(offer_id(slot), card_title(chamber)));
    }
    if !matches!(table.phase(), Phase::Deal(_) | Phase::Keep) {
        let left = table.unseen().len();
        let (class, sign) = if left == 0 {
            ("no-deck", "")
        } else {
            ("card-back", "M14 136 L52 40 L90 136 Z M34 136 L52 90 L70 136")
        };
        let back = Shape::rectangle(class, (0.0, 0.0), (104.0, 168.0), 10.0);
        let sign = Shape::new("back-sign", (0.0, 0.0), Form::Outline(sign.to_owned()));
        let words = Words::Bare(left.to_string());
        let count = Shape::text("back-count", (52.0, 32.0), 28.0, Anchor::Middle, words);
        let title = Phrase::new("tomb-board-deck").with("count", i64::from(left));
        let deck = Shape::group("deck", (864.0, 66.0), vec![back, sign, count]);
        layer.shapes.push(deck.named(ShapeId::new(DECK), title));
    }
    layer
}

/// The cards and the score card of the seat that is looked at from nearby.
fn own(view: &TombView, near: Seat) -> Layer {
    let mut layer = Layer::new("own");
    let table = view.table();
    let player = table.player(near);
    layer.shapes.extend(name(view, near, (36.0, OWN + 44.0), 34.0));
    for (slot, card) in player.hand().iter().enumerate() {
        let chamber = table.components().chamber(card);
        let at = (36.0 + 236.0 * slot as f64, OWN + 78.0);
        let shape = chamber::shape(chamber, at, MIDDLE, Marks::default());
        let class = if player.kept().contains(card) { " kept" } else { "" };
        let mut shape = shape.named(hand_id(slot), card_title(chamber));
        shape.class += class;
        layer.shapes.push(shape);
    }
    for (slot, x) in Slot::BOTH.into_iter().zip([36.0, 524.0]) {
        let Some(card) = player.card(slot) else { continue };
        let chamber = table.components().chamber(card.id);
        let marks = Marks {
            made: card.marked,
            chosen: player.marked_with_draft(slot).without(card.marked),
        };
        let at = (x, OWN + 70.0);
        let drawn = chamber::shape(chamber, at, LARGE, marks);
        layer.shapes.push(Shape {
            title: Some(card_title(chamber)),
            ..drawn
        });
        for square in chamber.open().iter() {
            let spot = chamber::corner(at, LARGE, square);
            let target = Shape::rectangle("choice spot", spot, (LARGE, LARGE), 6.0);
            let title = Phrase::new("tomb-scene-square").with("square", square.to_string());
            layer.shapes.push(target.named(square_id(slot, square), title));
        }
    }
    sheet::large(table, player, OWN + 562.0, &mut layer.shapes);
    layer
}

/// The cards and score cards of the others, small.
fn seats(view: &TombView, near: Seat) -> Layer {
    let mut layer = Layer::new("seats");
    let table = view.table();
    for (index, seat) in near.clockwise(table.seats()).skip(1).enumerate() {
        let top = OTHERS + OTHER * index as f64;
        let player = table.player(seat);
        for (slot, x) in Slot::BOTH.into_iter().zip([36.0, 190.0]) {
            let Some(card) = player.card(slot) else { continue };
            let chamber = table.components().chamber(card.id);
            let marks = Marks {
                made: card.marked,
                chosen: Squares::EMPTY,
            };
            let drawn = chamber::shape(chamber, (x, top), SMALL, marks);
            layer.shapes.push(Shape {
                title: Some(card_title(chamber)),
                ..drawn
            });
        }
        layer.shapes.extend(name(view, seat, (356.0, top + 34.0), 30.0));
        sheet::small(table, player, (356.0, top + 62.0), &mut layer.shapes);
    }
    layer
}

fn name(view: &TombView, seat: Seat, at: (f64, f64), size: f64) -> Vec<Shape> {
    let words = Phrase::new("tomb-board-seat")
        .with("seat", seat.to_string())
        .with("points", i64::from(view.tally()[seat].total()));
    widgets::label(words, at, size, view.turn(), seat)
}

/// A single square instead of the pattern, or to begin the step anew.
fn buttons(view: &TombView) -> Layer {
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
    let at = (WIDTH - 36.0 - 360.0, OWN - 8.0);
    layer.shapes.push(widgets::button(id, words, at, (360.0, 72.0)));
    layer
}

/// Whether the action marks one square only.
fn is_single(action: Action) -> bool {
    matches!(action, Action::Mark(mark) if mark.squares.len() == 1)
}

/// The place of a card in a set, counted from 0.
fn place_in(cards: CardSet, card: game_tomb::CardId) -> usize {
    let place = cards.iter().position(|other| other == card);
    place.expect("a legal action names a card that lies there")
}
