//! Pyramid of the Sun: the pyramid in the middle, the decks beside its top, the viewer's hand
//! below.

mod brick;
mod ghost;
mod layout;
mod paths;
mod reading;

use games::GameId;
use games::game_sun::{Action, Card, Deck, Kind, Part, Phase, Place, Sun, SunView, Symbol};
use rules::{Phrase, Seat, Turn, View, Viewer};

use self::brick::{Face, blank, brick};
use self::layout::{Layout, SeatPlace, Spot};
use crate::drawn::{Drawn, SharedSide};
use crate::look::Tint;
use crate::svg::COORDINATES;
use crate::{Anchor, Form, Frame, Layer, Paths, Scene, Section, Shape, ShapeId, Words, widgets};

impl Drawn for Sun {
    const COLOURS: &'static [Tint] = &[
        ("stone-lit", "#efe3cb", "#cdbda0"),
        ("stone", "#dcc9a6", "#b09e80"),
        ("stone-line", "#8a7350", "#2a231b"),
        ("stone-ink", "#3a2c1a", "#241a10"),
        ("sun", "#f2bd57", "#d9a03c"),
        ("moon", "#cfc6e6", "#a99fc9"),
        ("rain", "#a9d2e0", "#7fb0c2"),
        ("serpent", "#b6d19a", "#8fb070"),
        ("back-standard", "#a4552f", "#7d4327"),
    ];

    const SHARED_SIDE: SharedSide = SharedSide::Deciding;

    fn scene(view: &SunView, viewer: Viewer, frame: Frame) -> Scene {
        scene(view, viewer, frame)
    }

    fn ghost(view: &SunView, _: Seat, action: Action, frame: Frame) -> Vec<Shape> {
        ghost::ghost(view, action, frame)
    }

    fn paths(view: &SunView, seat: Seat) -> Paths<Action> {
        paths::paths(view, seat)
    }

    fn reading(view: &SunView, viewer: Viewer) -> Vec<Section> {
        reading::reading(view, viewer)
    }
}

/// The pyramid, the decks, and all points and cards as far as they are known.
fn scene(view: &SunView, viewer: Viewer, frame: Frame) -> Scene {
    let near = match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Public | Viewer::All => Seat::FIRST,
    };
    let layout = Layout::new(frame, view.table().board().width(), View::seats(view));
    let table = PublicState { view, near, layout };
    Scene {
        game: GameId::Sun,
        width: layout.width,
        height: layout.height,
        title: Phrase::new("sun-name"),
        layers: vec![
            ground(&layout),
            table.pyramid(),
            table.decks(),
            table.seats(),
            table.coordinates(),
            table.buttons(),
        ],
    }
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

/// The id of a card's place in a hand, which says nothing about the card.
fn hand_id(seat: Seat, slot: usize) -> ShapeId {
    ShapeId::new(format!("hand-{seat}-{}", slot + 1))
}

/// The visible cards of a hand; equal ones are stacked.
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
fn ground(layout: &Layout) -> Layer {
    let mut layer = Layer::new("ground-layer");
    let shade = Shape::ellipse("floor-shade", layout.ground(), layout.width / 2.0, 18.0);
    layer.shapes.push(shade);
    layer
}

struct PublicState<'a> {
    view: &'a SunView,
    /// The seat whose hand is below.
    near: Seat,
    layout: Layout,
}

impl PublicState<'_> {
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

    /// The part that belongs on a place.
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

    /// Both decks with the numbers of cards left and discarded, and the marker.
    fn decks(&self) -> Layer {
        let mut layer = Layer::new("decks");
        let table = self.view.table();
        for ((deck, title), place) in [
            (Deck::Standard, "sun-scene-deck-standard"),
            (Deck::Edge, "sun-scene-deck-edge"),
        ]
        .into_iter()
        .zip(self.layout.decks)
        {
            let (x, y) = (place.x, place.y);
            let size = (place.width, place.height);
            let spot = |lift: f64| Spot {
                x: -lift,
                y: -lift,
                ..place
            };
            // The height of a pile is shown in three steps.
            let left = table.deck_len(deck);
            let sheets = [1, 8, 16].iter().filter(|&&least| left >= least).count();
            let pile: Vec<Shape> = match sheets {
                0 => vec![Shape::rectangle("empty", (0.0, 0.0), size, 10.0)],
                _ => (1..sheets)
                    .map(|sheet| blank(Face::Back(deck), spot((sheet - 1) as f64 * 7.0)))
                    .chain([brick(Face::Back(deck), spot((sheets - 1) as f64 * 7.0))])
                    .collect(),
            };
            layer
                .shapes
                .push(Shape::group("deck", (x, y), pile).named(deck_id(deck), Phrase::new(title)));
            // The text of the right deck is aligned to its right end.
            let (edge, anchor) = match deck {
                Deck::Standard => (x, Anchor::Start),
                Deck::Edge => (x + place.width, Anchor::End),
            };
            let mut write = |down: f64, phrase: Phrase| {
                let at = (edge, y + place.height + down);
                let words = Words::Said(phrase);
                layer.shapes.push(Shape::text("soft", at, 23.0, anchor, words));
            };
            write(28.0, Phrase::new("sun-scene-left").with("cards", left as i64));
            let discarded = table.discards_len(deck) as i64;
            write(56.0, Phrase::new("sun-scene-discarded").with("cards", discarded));
        }
        if let Some(marker) = table.marker() {
            let card = self.card(marker);
            let title = Phrase::new("sun-scene-marker").with("card", card.to_string());
            let marker = brick(Face::Card(card), self.layout.marker);
            layer.shapes.push(marker.named(ShapeId::new("marker"), title));
        }
        layer
    }

    fn seats(&self) -> Layer {
        let mut layer = Layer::new("seats");
        for (after, seat) in self.near.clockwise(View::seats(self.view)).enumerate() {
            let place = self.layout.seat(after);
            let points = self.view.table().points(seat).total();
            let words = Phrase::new("sun-board-seat")
                .with("seat", seat.to_string())
                .with("points", i64::from(points));
            let turn = self.view.turn();
            layer
                .shapes
                .extend(widgets::label(words, place.name, place.letters, turn, seat));
            self.hand(seat, place, &mut layer.shapes);
        }
        layer
    }

    /// The cards of a seat: their faces if the viewer may see them, otherwise their backs.
    fn hand(&self, seat: Seat, place: SeatPlace, shapes: &mut Vec<Shape>) {
        let table = self.view.table();
        if self.view.hand(seat).is_some() {
            let stacks = stacks(self.view, seat);
            for (slot, &(kind, count)) in stacks.iter().enumerate() {
                let card = self.card(kind);
                let spot = place.card(slot, stacks.len());
                let lift = spot.height * 0.1;
                let copies = (0..count).rev().map(|copy| {
                    let inside = Spot {
                        x: copy as f64 * lift * 0.5,
                        y: -(copy as f64) * lift,
                        ..spot
                    };
                    match copy {
                        0 => brick(Face::Card(card), inside),
                        _ => blank(Face::Card(card), inside),
                    }
                });
                let title = Phrase::new("sun-scene-hand-card").with("card", card.to_string());
                let stack = Shape::group("held", (spot.x, spot.y), copies.collect());
                shapes.push(stack.named(hand_id(seat, slot), title));
            }
            return;
        }
        let backs: Vec<Deck> = Deck::BOTH
            .into_iter()
            .flat_map(|deck| std::iter::repeat_n(deck, table.held(seat, deck)))
            .collect();
        for (slot, &deck) in backs.iter().enumerate() {
            let title = match deck {
                Deck::Standard => "sun-scene-back-standard",
                Deck::Edge => "sun-scene-back-edge",
            };
            let back = brick(Face::Back(deck), place.card(slot, backs.len()));
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

    /// The choices without a card or a deck.
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
            let button = self.layout.button;
            let (at, size) = ((button.x, button.y), (button.width, button.height));
            layer.shapes.push(widgets::button(id, words, at, size));
        }
        layer
    }
}
