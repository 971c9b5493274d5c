//! Pyramid of the Sun: the pyramid in the middle, the others in the corners
//! beside its top, decks and the own hand below.

mod brick;
mod layout;

use game_sun::{Action, Card, Deck, Kind, Part, Phase, Place, SunView, Symbol};
use games::GameId;
use rules::{Phrase, Seat, Turn, View, Viewer};

use self::brick::{Face, brick};
use self::layout::{BUTTON, DECKS, GROUND, HEIGHT, Layout, Spot, WIDTH};
use crate::path::Paths;
use crate::svg::COORDINATES;
use crate::{Anchor, Form, Layer, Scene, Shape, ShapeId, Words, widgets};

/// The pyramid, the decks, and everybody's points and cards as far as they are known.
pub(crate) fn scene(view: &SunView) -> Scene {
    let near = match view.viewer() {
        Viewer::Seat(seat) => seat,
        Viewer::Public | Viewer::All => Seat::FIRST,
    };
    let table = Table {
        view,
        near,
        layout: Layout::new(view.table().board().width()),
    };
    Scene {
        game: GameId::Sun,
        width: WIDTH,
        height: HEIGHT,
        title: Phrase::new("sun-name"),
        layers: vec![
            ground(),
            table.pyramid(),
            table.decks(),
            table.seats(),
            table.coordinates(),
            table.buttons(),
        ],
    }
}

/// Drawing is a click on a deck, discarding on a card; placing is card, then place.
pub(crate) fn paths(view: &SunView, seat: Seat) -> Paths<Action> {
    let mut actions = Vec::new();
    view.legal_actions(seat, &mut actions);
    let card = |kind| {
        let stacks = stacks(view, seat);
        let slot = stacks.iter().position(|&(other, _)| other == kind);
        hand_id(seat, slot.expect("a legal action names a card in hand"))
    };
    let clicks = |action| match action {
        Action::Draw(deck) => vec![deck_id(deck)],
        Action::Discard(kind) => vec![card(kind)],
        Action::Place(kind, place) => vec![card(kind), place_id(place)],
        Action::Points => vec![ShapeId::new(POINTS)],
        Action::End => vec![ShapeId::new(END)],
        Action::Pass => vec![ShapeId::new(PASS)],
        Action::Base(_) | Action::Marker(_) | Action::Card(_) | Action::First(_) => {
            unreachable!("chance does not click")
        }
    };
    Paths::gather(actions.into_iter().map(|action| (clicks(action), action)))
}

const POINTS: &str = "button-points";
const END: &str = "button-end";
const PASS: &str = "button-pass";

fn place_id(place: Place) -> ShapeId {
    ShapeId::new(format!("place-{}-{}", place.level(), place.at() + 1))
}

fn brick_id(place: Place) -> ShapeId {
    ShapeId::new(format!("brick-{}-{}", place.level(), place.at() + 1))
}

fn deck_id(deck: Deck) -> ShapeId {
    ShapeId::new(format!("deck-{}", deck.name()))
}

/// Where a card lies in a hand, which says nothing about what it is.
fn hand_id(seat: Seat, slot: usize) -> ShapeId {
    ShapeId::new(format!("hand-{seat}-{}", slot + 1))
}

/// The cards of a hand that the viewer sees; equal ones lie on top of each other.
fn stacks(view: &SunView, seat: Seat) -> Vec<(Kind, usize)> {
    let hand = view.hand(seat);
    let mut stacks: Vec<(Kind, usize)> = Vec::new();
    for kind in hand.iter().flat_map(|hand| hand.iter()) {
        match stacks.last_mut() {
            Some((last, count)) if *last == kind => *count += 1,
            _ => stacks.push((kind, 1)),
        }
    }
    stacks
}

/// The shadow under the pyramid.
fn ground() -> Layer {
    let mut layer = Layer::new("ground-layer");
    let (middle, half) = GROUND;
    let shade = Shape::ellipse("floor-shade", middle, half + 20.0, 20.0);
    layer.shapes.push(shade);
    layer
}

struct Table<'a> {
    view: &'a SunView,
    /// Whose hand lies below.
    near: Seat,
    layout: Layout,
}

impl Table<'_> {
    fn card(&self, kind: Kind) -> Card {
        self.view.table().set().card(kind)
    }

    fn over(&self) -> bool {
        self.view.turn() == Turn::Over
    }

    fn pyramid(&self) -> Layer {
        let mut layer = Layer::new("pyramid");
        let board = self.view.table().board();
        for level in 0..board.width() {
            for place in board.level(level) {
                let spot = self.layout.place(place);
                if board.is_filled(place) {
                    layer.shapes.push(self.laid(place, spot));
                } else if board.is_open(place) && !self.over() {
                    let margin = 4.0;
                    let frame = Shape::rectangle(
                        "open",
                        (margin, margin),
                        (spot.width - 2.0 * margin, spot.height - 2.0 * margin),
                        8.0,
                    );
                    let dot = Shape::circle("dot", (spot.width / 2.0, spot.height / 2.0), 6.0);
                    let title = Phrase::new("sun-scene-place").with("place", place.to_string());
                    let group = Shape::group("choice target", (spot.x, spot.y), vec![frame, dot]);
                    layer.shapes.push(group.named(place_id(place), title));
                } else {
                    let outline = brick::outline(self.part_of(place), spot.width, spot.height);
                    layer
                        .shapes
                        .push(Shape::new("future", (spot.x, spot.y), Form::Outline(outline)));
                }
            }
        }
        layer
    }

    /// The shape that belongs on a place.
    fn part_of(&self, place: Place) -> Part {
        let last = self.view.table().board().width() - place.level() - 1;
        match place.at() {
            0 if last == 0 => Part::Top,
            0 => Part::Left,
            at if at == last => Part::Right,
            _ => Part::Standard,
        }
    }

    fn laid(&self, place: Place, spot: Spot) -> Shape {
        let board = self.view.table().board();
        let (face, title) = if let Some(kind) = board.kind(place) {
            let card = self.card(kind);
            let title = Phrase::new("sun-scene-brick").with("card", card.to_string());
            (Face::Card(card), title)
        } else {
            let symbol = board.symbol(place);
            let title = Phrase::new("sun-scene-base").with("symbol", Symbol::name_or_plain(symbol));
            (Face::Base(self.part_of(place), symbol), title)
        };
        let title = title.with("place", place.to_string());
        brick(face, spot).named(brick_id(place), title)
    }

    /// Both decks with what is left of them and what was discarded, and the marker.
    fn decks(&self) -> Layer {
        let mut layer = Layer::new("decks");
        let table = self.view.table();
        for ((deck, title), (x, y)) in [
            (Deck::Standard, "sun-scene-deck-standard"),
            (Deck::Edge, "sun-scene-deck-edge"),
        ]
        .into_iter()
        .zip(DECKS)
        {
            let size = (150.0, 92.0);
            let spot = |lift: f64| Spot {
                x: -lift,
                y: -lift,
                width: size.0,
                height: size.1,
            };
            // A pile looks as high as it is, in three steps.
            let left = table.deck_len(deck);
            let sheets = [1, 8, 16].iter().filter(|&&least| left >= least).count();
            let pile: Vec<Shape> = match sheets {
                0 => vec![Shape::rectangle("empty", (0.0, 0.0), size, 10.0)],
                _ => (0..sheets)
                    .map(|sheet| brick(Face::Back(deck), spot(sheet as f64 * 7.0)))
                    .collect(),
            };
            layer
                .shapes
                .push(Shape::group("deck", (x, y), pile).named(deck_id(deck), Phrase::new(title)));
            let words = Phrase::new("sun-scene-left").with("cards", left as i64);
            let mut write = |down: f64, phrase: Phrase| {
                layer.shapes.push(Shape::text(
                    "soft",
                    (x, y + size.1 + down),
                    26.0,
                    Anchor::Start,
                    Words::Said(phrase),
                ));
            };
            write(34.0, words);
            let discarded = table.discards_len(deck) as i64;
            write(66.0, Phrase::new("sun-scene-discarded").with("cards", discarded));
        }
        if let Some(marker) = table.marker() {
            let (x, y) = DECKS[1];
            let spot = Spot {
                x: x + 166.0,
                y: y + 28.0,
                width: 104.0,
                height: 64.0,
            };
            let card = self.card(marker);
            let title = Phrase::new("sun-scene-marker").with("card", card.to_string());
            layer
                .shapes
                .push(brick(Face::Card(card), spot).named(ShapeId::new("marker"), title));
        }
        layer
    }

    fn seats(&self) -> Layer {
        let mut layer = Layer::new("seats");
        for (corner, seat) in self.near.clockwise(View::seats(self.view)).enumerate() {
            let (at, size) = match corner {
                0 => (layout::OWN, 36.0),
                _ => (layout::CORNERS[corner - 1], 28.0),
            };
            let points = self.view.table().points(seat).total();
            let words = Phrase::new("sun-board-seat")
                .with("seat", seat.to_string())
                .with("points", i64::from(points));
            layer
                .shapes
                .extend(widgets::label(words, at, size, self.view.turn(), seat));
            self.hand(seat, at, corner == 0, &mut layer.shapes);
        }
        layer
    }

    /// The cards of a seat: their faces if the viewer may see them, else their backs.
    fn hand(&self, seat: Seat, (x, y): (f64, f64), own: bool, shapes: &mut Vec<Shape>) {
        let table = self.view.table();
        let (width, height, step) = if own {
            (124.0, 86.0, 134.0)
        } else {
            (38.0, 28.0, 42.0)
        };
        let at = |slot: usize| Spot {
            x: x + slot as f64 * step,
            y: y + if own { 26.0 } else { 16.0 },
            width,
            height,
        };
        if self.view.hand(seat).is_some() {
            for (slot, (kind, count)) in stacks(self.view, seat).into_iter().enumerate() {
                let card = self.card(kind);
                let spot = at(slot);
                let lift = height * 0.1;
                let copies = (0..count).rev().map(|copy| {
                    let inside = Spot {
                        x: copy as f64 * lift * 0.5,
                        y: -(copy as f64) * lift,
                        width,
                        height,
                    };
                    brick(Face::Card(card), inside)
                });
                let title = Phrase::new("sun-scene-hand-card").with("card", card.to_string());
                let stack = Shape::group("held", (spot.x, spot.y), copies.collect());
                shapes.push(stack.named(hand_id(seat, slot), title));
            }
            return;
        }
        let backs = [Deck::Standard, Deck::Edge]
            .into_iter()
            .flat_map(|deck| std::iter::repeat_n(deck, table.held(seat, deck)));
        for (slot, deck) in backs.enumerate() {
            let title = match deck {
                Deck::Standard => "sun-scene-back-standard",
                Deck::Edge => "sun-scene-back-edge",
            };
            let back = brick(Face::Back(deck), at(slot));
            shapes.push(back.named(hand_id(seat, slot), Phrase::new(title)));
        }
    }

    /// The names of the open places, and the numbers of the levels.
    fn coordinates(&self) -> Layer {
        let mut layer = Layer::new(COORDINATES);
        let board = self.view.table().board();
        for level in 0..board.width() {
            for place in board.level(level) {
                if board.is_filled(place) || !board.is_open(place) {
                    continue;
                }
                let spot = self.layout.place(place);
                let at = (spot.x + spot.width / 2.0, spot.y + spot.height / 2.0 + 24.0);
                let words = Words::Bare(place.to_string());
                layer
                    .shapes
                    .push(Shape::text("soft", at, 22.0, Anchor::Middle, words));
            }
        }
        layer
    }

    /// What can be chosen now without a card or a deck.
    fn buttons(&self) -> Layer {
        let mut layer = Layer::new("buttons");
        let table = self.view.table();
        let mut actions = Vec::new();
        if let Viewer::Seat(seat) = self.view.viewer() {
            self.view.legal_actions(seat, &mut actions);
        }
        for action in actions {
            let (id, words) = match (action, table.phase()) {
                (Action::End, _) => (END, Phrase::new("sun-scene-end")),
                (Action::Pass, _) => (PASS, Phrase::new("sun-scene-pass")),
                (Action::Points, Phase::Choosing(points)) => (
                    POINTS,
                    Phrase::new("sun-scene-points").with("points", i64::from(points)),
                ),
                _ => continue,
            };
            let (at, size) = BUTTON;
            layer.shapes.push(widgets::button(id, words, at, size));
        }
        layer
    }
}
