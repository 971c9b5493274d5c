//! Pyramid of the Sun: the pyramid in the middle, the decks beside its top, the viewer's hand
//! below.

mod bench;
mod brick;
mod emblem;
mod ghost;
mod layout;
mod paths;
mod reading;

use std::collections::BTreeMap;
use std::sync::Arc;

use games::GameId;
use games::game_sun::{Action, Board, Card, Deck, Kind, Part, Phase, Place, Sun, SunSet, SunView, Symbol};
use rules::{Phrase, Seat, Turn, View, Viewer};

use self::brick::{Face, blank, brick};
use self::layout::{Layout, SeatPlace, Spot};
use crate::drawn::{Drawn, SharedSide};
use crate::look::Tint;
use crate::outline::polygon;
use crate::svg::COORDINATES;
use crate::{
    Anchor, Bench, Finale, Form, Frame, Layer, Motion, Movement, Paths, Scene, Section, Shape, ShapeId, Tray,
    Words, widgets,
};

impl Drawn for Sun {
    const COLOURS: &'static [Tint] = &[
        ("stone-lit", "#f3e8d0", "#c9b999"),
        ("stone", "#e2cfa9", "#a8977a"),
        ("stone-line", "#8a7350", "#2a231b"),
        ("dawn-high", "#9fb4cf", "#141726"),
        ("dawn-low", "#ffd9ae", "#3f2b33"),
        ("morning-high", "#9cc3e0", "#15192b"),
        ("morning-low", "#ffe9c4", "#3a3140"),
        ("day-high", "#86bce4", "#161d33"),
        ("day-low", "#f4efdb", "#36384c"),
        ("noon-high", "#6cb0e6", "#18223d"),
        ("noon-low", "#e6f2f5", "#343f58"),
        ("disc", "#fff3c2", "#f3e6c8"),
        ("glow", "#ffc54f", "#c9a86a"),
        ("far-sand", "#dcb681", "#2b2426"),
        ("sand", "#e2c48f", "#352b23"),
        ("flag", "#9c3b22", "#8a3a24"),
        ("stone-ink", "#3a2c1a", "#241a10"),
        ("symbol-red", "#ec9a8a", "#cf7565"),
        ("symbol-orange", "#f3b47c", "#d98f52"),
        ("symbol-yellow", "#f2bd57", "#d9a03c"),
        ("symbol-green", "#b6d19a", "#8fb070"),
        ("symbol-blue", "#a9d2e0", "#7fb0c2"),
        ("symbol-violet", "#cfc6e6", "#a99fc9"),
        ("symbol-brown", "#c09a72", "#a47f58"),
        ("symbol-black", "#2f2a26", "#191512"),
        ("symbol-white", "#fbf8f1", "#e9e4d8"),
        ("symbol-grey", "#c3bfb7", "#9a958d"),
        ("back-standard", "#a4552f", "#7d4327"),
    ];

    const SHARED_SIDE: SharedSide = SharedSide::Deciding;
    const SOUNDS: (&'static str, &'static str) = ("stone", "card");
    const MOTIONS: &'static [Motion] = &[
        Motion::of("stone", Movement::Carry)
            .from(&["hand-", "deck-"])
            .turned(&["back", "deck"])
            .finale(Finale::Hop),
        Motion::of("held", Movement::Carry)
            .from(&["deck-"])
            .turned(&["deck"]),
        Motion::of("back", Movement::Carry).from(&["deck-"]),
        Motion::of("disc", Movement::Slide).finale(Finale::Swell),
    ];

    fn scene(view: &SunView, viewer: Viewer, frame: Frame) -> Scene {
        scene(view, viewer, frame)
    }

    fn ghost(view: &SunView, _: Seat, action: Action, frame: Frame) -> Vec<Shape> {
        ghost::ghost(view, action, frame)
    }

    fn paths(view: &SunView, seat: Seat) -> Paths<Action> {
        paths::paths(view, seat)
    }

    fn meant(view: &SunView, seat: Seat, clicks: &[&str]) -> Option<Action> {
        paths::meant(view, seat, clicks)
    }

    fn explained(view: &SunView, id: &str) -> Option<Phrase> {
        paths::explained(view, id)
    }

    fn reading(view: &SunView, viewer: Viewer) -> Vec<Section> {
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

    fn printed(components: &SunSet) -> Vec<Tray> {
        bench::printed(components)
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
            table.desert(),
            table.flags(),
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
    ShapeId::new(format_args!("place-{}-{}", place.level(), place.at() + 1))
}

fn brick_id(place: Place) -> ShapeId {
    ShapeId::new(format_args!("brick-{}-{}", place.level(), place.at() + 1))
}

fn deck_id(deck: Deck) -> ShapeId {
    ShapeId::new(format_args!("deck-{}", deck.name()))
}

/// The id of a card's place in a hand, which says nothing about the card.
fn hand_id(seat: Seat, slot: usize) -> ShapeId {
    ShapeId::new(format_args!("hand-{seat}-{}", slot + 1))
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

    /// How far the pyramid has grown, from 0 to 3.
    fn hour(&self) -> usize {
        let board = self.view.table().board();
        let places = || (1..board.width()).flat_map(|level| board.level(level));
        let filled = places().filter(|&place| board.is_filled(place)).count();
        filled * 3 / places().count().max(1)
    }

    /// The sky, which goes from dawn to noon as the pyramid grows, and the sand.
    fn desert(&self) -> Layer {
        let mut layer = Layer::new("desert");
        let (hour, layout) = (self.hour(), &self.layout);
        let ((middle, floor), (width, height)) = (layout.ground(), (layout.width, layout.height));
        // Sky and sand go on beyond the picture, as the ground of other games does.
        let beyond = height;
        let sky = Shape::rectangle(
            format!("sky sky-{hour}"),
            (-width, -beyond),
            (3.0 * width, floor + beyond + 4.0),
            0.0,
        );
        // At noon it stands behind the top.
        let high = floor * (0.3 + 0.19 * hour as f64);
        let wide = (floor * 0.42).min(floor - high + 12.0);
        let glow = Shape::circle("halo", (middle, floor - high), wide);
        let disc = Shape::circle("disc", (middle, floor - high), floor * 0.105);
        let dunes = [66.0, 92.0, 54.0, 78.0, 50.0, 96.0, 70.0, 88.0, 58.0, 84.0, 62.0];
        let mut far = vec![(-width, floor)];
        for (index, high) in dunes.into_iter().enumerate() {
            far.push((width * (0.3 * index as f64 - 1.0), floor - high));
        }
        far.push((2.0 * width, floor));
        let far = polygon(&far);
        let far = Shape::new("far", (0.0, 0.0), Form::Outline(far));
        let sand = Shape::rectangle(
            "sand",
            (-width, floor - 22.0),
            (3.0 * width, height - floor + 22.0 + beyond),
            0.0,
        );
        let shade = Shape::ellipse("floor-shade", (middle, floor), width / 2.0, 20.0);
        layer.shapes.extend([sky, glow, disc, far, sand, shade]);
        layer
    }

    /// A flag beside every level with the most that a card is worth there (SU-11).
    fn flags(&self) -> Layer {
        let mut layer = Layer::new("flags");
        let half = self.layout.flag();
        for level in 1..self.view.table().board().width() {
            let (x, y) = self.layout.left_of(level);
            let cloth = polygon(&[
                (-2.2 * half, -half),
                (-0.6 * half, -half),
                (0.0, 0.0),
                (-0.6 * half, half),
                (-2.2 * half, half),
            ]);
            let cloth = Shape::new("flag", (0.0, 0.0), Form::Outline(cloth));
            let words = Words::bare(level.to_string());
            let size = half * 1.4;
            let at = (-1.25 * half, size * 0.36);
            let number = Shape::text("flag-number", at, size, Anchor::Middle, words);
            let title = Phrase::new("sun-scene-level").with("level", level as i64);
            let mut flag = Shape::group("worth", (x - 4.0, y), vec![cloth, number]);
            flag.title = Some(Arc::new(title));
            layer.shapes.push(flag);
        }
        let (lines, letters) = self.layout.worth;
        for (at, words) in lines.into_iter().zip(["sun-scene-flags", "sun-scene-edges"]) {
            let words = Words::Said(Phrase::new(words));
            layer
                .shapes
                .push(Shape::text("soft", at, letters, Anchor::End, words));
        }
        layer
    }

    fn pyramid(&self) -> Layer {
        let mut layer = Layer::new("pyramid");
        let board = self.view.table().board();
        let worths = self.worths();
        for level in 0..board.width() {
            for place in board.level(level) {
                let spot = self.layout.place(place);
                if board.is_filled(place) {
                    layer.shapes.push(self.laid(place, spot));
                } else if board.is_open(place) && !self.over() {
                    let outline = brick::inside(self.part_of(place), (spot.width, spot.height), 4.0);
                    let parts = ["open", widgets::LAMP]
                        .map(|class| Shape::new(class, (0.0, 0.0), Form::Outline(outline.clone())));
                    let title = Phrase::new("sun-scene-place").with("place", place.to_string());
                    let mut parts = Vec::from(parts);
                    for (&points, slots) in worths.get(&place).into_iter().flatten() {
                        parts.push(self.worth(points, slots, self.part_of(place), spot));
                    }
                    let group = Shape::group("choice target", (spot.x, spot.y), parts);
                    layer.shapes.push(group.named(place_id(place), title));
                } else {
                    let outline = brick::outline(self.part_of(place), spot.width, spot.height);
                    let future = Shape::new("choice future", (spot.x, spot.y), Form::Outline(outline));
                    let title = Phrase::new("sun-scene-future").with("place", place.to_string());
                    layer.shapes.push(future.named(place_id(place), title));
                }
            }
        }
        layer
    }

    /// What the viewer's cards are worth on the open places: by place and points, the cards.
    fn worths(&self) -> BTreeMap<Place, BTreeMap<u8, Vec<ShapeId>>> {
        let mut worths: BTreeMap<Place, BTreeMap<u8, Vec<ShapeId>>> = BTreeMap::new();
        let Viewer::Seat(seat) = self.view.viewer() else {
            return worths;
        };
        let mut actions = Vec::new();
        self.view.legal_actions(seat, &mut actions);
        let stacks = stacks(self.view, seat);
        for action in actions {
            let Action::Place(kind, place) = action else {
                continue;
            };
            let Some(slot) = stacks.iter().position(|&(other, _)| other == kind) else {
                continue;
            };
            let points = Board::points(self.card(kind), place);
            let of_place = worths.entry(place).or_default();
            of_place.entry(points).or_default().push(hand_id(seat, slot));
        }
        worths
    }

    /// The points that a place brings, which a page shows once one of these cards is chosen.
    fn worth(&self, points: u8, cards: &[ShapeId], part: Part, spot: Spot) -> Shape {
        let letters = (spot.height * 0.42).max(self.layout.smallest_letters());
        // A slanted side leaves less room.
        let across = match part {
            Part::Left => 0.58,
            Part::Right => 0.42,
            Part::Standard | Part::Top => 0.5,
        };
        let class = cards.iter().fold("worth-here".to_owned(), |class, card| {
            format!("{class} after-{card}")
        });
        let at = (spot.width * across, spot.height / 2.0 + letters * 0.36);
        Shape::text(
            class,
            at,
            letters,
            Anchor::Middle,
            Words::bare(format!("+{points}")),
        )
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
            let title = Phrase::new("sun-scene-base").with("symbol", Symbol::phrase(symbol));
            (Face::Base(self.part_of(place), symbol), title)
        };
        let title = title.with("place", place.to_string());
        brick(face, spot).named(brick_id(place), title)
    }

    /// Both decks with the numbers of cards left and discarded. The marker says nothing that a player
    /// needs, and a card beside a deck looks as if it could be taken: the board in words has it.
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
            let mut pile: Vec<Shape> = match sheets {
                0 => vec![Shape::rectangle("empty", (0.0, 0.0), size, 10.0)],
                _ => (1..sheets)
                    .map(|sheet| blank(Face::Back(deck), spot((sheet - 1) as f64 * 7.0)))
                    .chain([brick(Face::Back(deck), spot((sheets - 1) as f64 * 7.0))])
                    .collect(),
            };
            let lift = sheets.saturating_sub(1) as f64 * -7.0;
            pile.push(widgets::lamp((lift, lift), size, 10.0));
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
                let letters = self.layout.captions();
                layer.shapes.push(Shape::text("soft", at, letters, anchor, words));
            };
            let words = match deck {
                Deck::Standard => "sun-scene-left-standard",
                Deck::Edge => "sun-scene-left-edge",
            };
            write(28.0, Phrase::new(words).with("cards", left as i64));
            let discarded = table.discards_len(deck) as i64;
            write(56.0, Phrase::new("sun-scene-discarded").with("cards", discarded));
        }
        layer
    }

    fn seats(&self) -> Layer {
        let mut layer = Layer::new("seats");
        for (after, seat) in self.near.clockwise(View::seats(self.view)).enumerate() {
            let place = self.layout.seat(after);
            let points = self.view.table().points(seat).total();
            let words = Phrase::new("sun-board-seat")
                .with("seat", seat)
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
                let lift = spot.height * 0.13;
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
                let outline = brick::inside(card.part, (spot.width, spot.height), 3.5);
                let lamp = Shape::new(widgets::LAMP, (0.0, 0.0), Form::Outline(outline));
                let mut parts: Vec<Shape> = copies.chain([lamp]).collect();
                if count > 1 {
                    parts.push(brick::copies(
                        card.part,
                        count,
                        spot,
                        self.layout.smallest_letters(),
                    ));
                }
                let stack = Shape::group("held", (spot.x, spot.y), parts);
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
                let words = Words::bare(place.to_string());
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
            // Points stand where the end of a turn never does: a second click ends nothing.
            let button = match action {
                Action::Points => self.layout.points,
                _ => self.layout.button,
            };
            let (at, size) = ((button.x, button.y), (button.width, button.height));
            layer.shapes.push(widgets::button(id, words, at, size));
        }
        layer
    }
}
