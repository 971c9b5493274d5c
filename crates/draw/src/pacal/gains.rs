//! What a pyramid would bring and would be made of, and what the last turn took from the board.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use games::game_pacal::{Action, PacalPosition, Phase, Square};
use rules::{Actor, Phrase, Position, Seat, View, Viewer};

use super::layout::Layout;
use super::{city, home_id, seats};
use crate::outline::Tenths;
use crate::{Anchor, Form, Layer, Shape, Words, seats as signs};

/// Lines between the stones of every formation that can be built (PA-13), and what the last pyramid
/// was made of.
pub(super) fn formations(view: &PacalPosition, viewer: Viewer, layout: &Layout) -> Layer {
    let mut layer = Layer::new("formations");
    for square in view.used() {
        let mut ring = city::ring(square, layout);
        ring.class = "was-used".into();
        layer.shapes.push(ring);
    }
    let Viewer::Seat(seat) = viewer else {
        return layer;
    };
    let mut actions = Vec::new();
    View::legal_actions(view, seat, &mut actions);
    let stones = |action: &Action| match action {
        Action::Build(build) => Some((build.storeys, build.stones.squares())),
        _ => None,
    };
    let known: BTreeSet<_> = actions.iter().filter_map(stones).collect();
    for (storeys, stones) in known.into_iter().filter(|(_, stones)| stones.len() > 1) {
        let mut around: Vec<Square> = stones.iter().collect();
        if storeys == 5 && around.len() == 4 {
            // The corners of a square, in the order in which one walks around it.
            around.swap(2, 3);
            around.push(around[0]);
        }
        let form = Form::Outline(line(&around, layout).into());
        layer
            .shapes
            .push(Shape::new("formation-casing", (0.0, 0.0), form.clone()));
        layer.shapes.push(Shape::new("formation", (0.0, 0.0), form));
    }
    layer
}

/// The way of the last flight, with its turns.
pub(super) fn flown(view: &PacalPosition, layout: &Layout) -> Layer {
    let mut layer = Layer::new("way");
    let Some((seat, squares)) = view.flown() else {
        return layer;
    };
    let form = Form::Outline(line(&squares, layout).into());
    // A light line below a dark one is seen on every ground.
    layer
        .shapes
        .push(Shape::new("way-casing", (0.0, 0.0), form.clone()));
    let class = format!("way {}", signs::class(seat));
    layer.shapes.push(Shape::new(class, (0.0, 0.0), form));
    layer
}

/// An outline from the middle of each square to that of the next.
fn line(squares: &[Square], layout: &Layout) -> String {
    let mut line = String::new();
    for (index, &square) in squares.iter().enumerate() {
        let (x, y) = layout.middle(square);
        let step = if index == 0 { 'M' } else { 'L' };
        let _ = write!(line, "{step}{} {}", Tenths(x), Tenths(y));
    }
    line
}

/// Where the last flight began, the stones that went home because two of a colour would have lain
/// there (PA-10).
pub(super) fn gone_home(view: &PacalPosition, layout: &Layout) -> Layer {
    let mut layer = Layer::new("home");
    // Where something is built next, nothing else is read.
    let Some(square) = view.left().filter(|_| view.step() != Phase::Build) else {
        return layer;
    };
    let side = layout.side;
    let letters = (side * 0.34).max(layout.frame.smallest_letters());
    let (high, long) = (letters * 1.15, letters * 2.3);
    let gone = seats(view).filter(|&seat| view.went_home(seat) > 0);
    for (index, seat) in gone.enumerate() {
        let (x, y) = layout.middle(square);
        let at = (x - long / 2.0, y - high / 2.0 + high * index as f64);
        let count = view.went_home(seat);
        let parts = vec![
            Shape::rectangle("plate", (0.0, 0.0), (long, high), high * 0.35),
            signs::sign(seat, (letters * 0.6, high / 2.0), letters * 0.34),
            Shape::text(
                "",
                (letters * 1.6, high / 2.0 + letters * 0.35),
                letters,
                Anchor::Middle,
                Words::bare(format!("+{count}")),
            ),
        ];
        let title = Phrase::new("pacal-scene-home")
            .with("seat", seat)
            .with("count", i64::from(count));
        layer
            .shapes
            .push(Shape::group("gone-home", at, parts).named(home_id(seat), title));
    }
    layer
}

/// The points at once for the best pyramid of each square, for the seat that builds now.
pub(super) fn layer(view: &PacalPosition, viewer: Viewer, layout: &Layout) -> Layer {
    let mut layer = Layer::new("gains");
    let Viewer::Seat(seat) = viewer else {
        return layer;
    };
    let side = layout.side;
    let letters = (side * 0.37).max(layout.frame.smallest_letters());
    // A square that brings nothing at once is lit, and has no tag.
    for (square, points) in best(view, seat).into_iter().filter(|(_, points)| *points > 0) {
        let text = format!("+{points}");
        let high = letters * 1.1;
        let long = letters * (0.25 + 0.7 * text.len() as f64);
        // In the upper right corner: banner and stones have the others.
        let (x, y) = layout.corner(square);
        let at = (x + side - 1.0 - long, y - 6.0);
        let plate = Shape::rectangle("plate", (0.0, 0.0), (long, high), high * 0.35);
        let middle = (long / 2.0, high / 2.0 + letters * 0.35);
        let words = Shape::text("", middle, letters, Anchor::Middle, Words::bare(text));
        layer.shapes.push(Shape::group("gain", at, vec![plate, words]));
    }
    layer
}

/// By square, what the best pyramid there would bring at once (PA-18).
fn best(view: &PacalPosition, seat: Seat) -> BTreeMap<Square, u16> {
    let mut best = BTreeMap::new();
    let actor = Actor::Seat(seat);
    let mut actions = Vec::new();
    View::legal_actions(view, seat, &mut actions);
    for action in actions {
        let Action::Build(build) = action else { continue };
        let mut built = view.clone();
        built.play_unchecked(actor, action);
        let points = built.points(seat) - view.points(seat);
        let known = best.entry(build.on).or_insert(points);
        *known = points.max(*known);
    }
    best
}
