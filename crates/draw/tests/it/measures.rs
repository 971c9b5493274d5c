//! Everything is readable, clickable, and inside its picture.

use std::collections::BTreeSet;

use draw::{Anchor, Form, Frame, Layer, Scene, Shape, ShapeId, Words};
use games::{AnyPosition, GameId};
use rules::{Observe, Seat, Viewer};
use say::Speaker;

use crate::matches;

/// A rectangle around something: left, top, right, bottom.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Bounds(f64, f64, f64, f64);

impl Bounds {
    fn around(self, other: Bounds) -> Bounds {
        Bounds(
            self.0.min(other.0),
            self.1.min(other.1),
            self.2.max(other.2),
            self.3.max(other.3),
        )
    }

    fn moved(self, (x, y): (f64, f64)) -> Bounds {
        Bounds(self.0 + x, self.1 + y, self.2 + x, self.3 + y)
    }

    fn size(self) -> (f64, f64) {
        (self.2 - self.0, self.3 - self.1)
    }

    /// The overlap, horizontally and vertically.
    fn overlap(self, other: Bounds) -> (f64, f64) {
        (
            self.2.min(other.2) - self.0.max(other.0),
            self.3.min(other.3) - self.1.max(other.1),
        )
    }
}

/// The text as a string.
fn said(words: &Words) -> String {
    match words {
        Words::Said(phrase) => Speaker::default().say(phrase),
        Words::Bare(text) => text.clone(),
    }
}

/// Letters are about half as wide as high.
const LETTER: f64 = 0.52;

/// The bounds of a shape relative to its container; `None` if it is empty.
fn bounds(shape: &Shape) -> Option<Bounds> {
    let own = match &shape.form {
        Form::Circle { radius } => Bounds(-radius, -radius, *radius, *radius),
        Form::Ellipse { across, down } => Bounds(-across, -down, *across, *down),
        Form::Rectangle { width, height, .. } => Bounds(0.0, 0.0, *width, *height),
        Form::Outline(outline) => outline_bounds(outline)?,
        Form::Text { words, size, anchor } => {
            let width = said(words).chars().count() as f64 * size * LETTER;
            let left = match anchor {
                Anchor::Start => 0.0,
                Anchor::Middle => -width / 2.0,
                Anchor::End => -width,
            };
            Bounds(left, -size * 0.75, left + width, size * 0.1)
        }
        Form::Group(parts) => parts.iter().filter_map(bounds).reduce(Bounds::around)?,
    };
    Some(own.moved((shape.x, shape.y)))
}

/// The bounds of an outline, including control points.
fn outline_bounds(outline: &str) -> Option<Bounds> {
    let (mut x, mut y) = (0.0, 0.0);
    let mut found: Option<Bounds> = None;
    let mut rest = outline.trim_start();
    while let Some(command) = rest.chars().next() {
        rest = &rest[1..];
        let end = rest.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(rest.len());
        let numbers: Vec<f64> = rest[..end]
            .split_whitespace()
            .map(|number| {
                number
                    .parse()
                    .unwrap_or_else(|_| panic!("{number:?} in {outline:?}"))
            })
            .collect();
        rest = &rest[end..];
        let (from_x, from_y) = if command.is_ascii_lowercase() {
            (x, y)
        } else {
            (0.0, 0.0)
        };
        let points: Vec<(f64, f64)> = match command.to_ascii_uppercase() {
            'H' => numbers.iter().map(|&to| (from_x + to, y)).collect(),
            'V' => numbers.iter().map(|&to| (x, from_y + to)).collect(),
            'Z' => Vec::new(),
            _ => {
                assert_eq!(numbers.len() % 2, 0, "{outline:?}");
                let pairs = numbers.chunks(2);
                pairs.map(|pair| (from_x + pair[0], from_y + pair[1])).collect()
            }
        };
        for (to_x, to_y) in points {
            (x, y) = (to_x, to_y);
            let point = Bounds(x, y, x, y);
            found = Some(found.map_or(point, |found| found.around(point)));
        }
    }
    found
}

/// All texts of a layer with their bounds in the picture.
fn texts<'a>(shapes: &'a [Shape], at: (f64, f64), found: &mut Vec<(&'a Shape, Bounds)>) {
    for shape in shapes {
        match &shape.form {
            Form::Text { .. } => {
                let bounds = bounds(shape).expect("a text has room");
                found.push((shape, bounds.moved(at)));
            }
            Form::Group(parts) => texts(parts, (at.0 + shape.x, at.1 + shape.y), found),
            _ => {}
        }
    }
}

fn texts_of(layer: &Layer) -> Vec<(&Shape, Bounds)> {
    let mut found = Vec::new();
    texts(&layer.shapes, (0.0, 0.0), &mut found);
    found
}

/// The minimum size of a click target, in pixels on a phone. A board of a hundred squares has
/// smaller ones, and so has the longest pyramid of cards.
fn smallest_target(game: GameId, id: &ShapeId) -> f64 {
    let id = id.as_str();
    match game {
        GameId::Pacal if id.starts_with("square-") || id.starts_with("ship-") => 28.0,
        GameId::Sun if id.starts_with("place-") => 36.0,
        _ => 40.0,
    }
}

/// The complaints of a person with this frame.
fn complaints(position: &AnyPosition, viewer: Viewer, frame: Frame) -> Vec<String> {
    let view = position.view(viewer);
    let scene = draw::scene(&view, viewer, frame);
    let pixel = frame.units_per_pixel();
    let mut complaints = Vec::new();
    for layer in &scene.layers {
        for shape in &layer.shapes {
            let Some(Bounds(left, top, right, bottom)) = bounds(shape) else {
                continue;
            };
            // Shadows may extend over the edge a little.
            let rim = 14.0;
            if left < -rim || top < -rim || right > scene.width + rim || bottom > scene.height + rim {
                let what = shape.id.as_ref().map_or(shape.class.as_str(), ShapeId::as_str);
                complaints.push(format!(
                    "{what} leaves the picture: {left} {top} {right} {bottom}"
                ));
            }
        }
        for (text, Bounds(left, _, right, _)) in texts_of(layer) {
            let Form::Text { size, words, .. } = &text.form else {
                continue;
            };
            let words = said(words);
            if size / pixel < 10.99 {
                complaints.push(format!("{words:?} is {} pixels high", size / pixel));
            }
            if left < 0.0 || right > scene.width {
                complaints.push(format!("{words:?} is cut off: {left} to {right}"));
            }
        }
    }
    complaints.extend(crossing_texts(&scene));
    if let (Viewer::Seat(seat), Frame::Tall) = (viewer, frame) {
        let mut ids: Vec<ShapeId> = draw::paths(&view, seat)
            .0
            .into_iter()
            .flat_map(|path| path.clicks)
            .collect();
        ids.sort_unstable();
        ids.dedup();
        for (id, shape) in scene.named() {
            if ids.binary_search(id).is_ok() {
                let (across, down) = bounds(shape).expect("a target has room").size();
                if across.min(down) / pixel < smallest_target(view.game(), id) - 0.01 {
                    complaints.push(format!("{id} is {across} × {down} units small"));
                }
            }
        }
    }
    complaints
}

/// Texts that overlap. In the city, pyramids hide the names of districts.
fn crossing_texts(scene: &Scene) -> Vec<String> {
    let layers = scene.layers.iter();
    let layers = layers.filter(|layer| !["land", "coordinates"].contains(&layer.name));
    let texts: Vec<(&Shape, Bounds)> = layers.flat_map(texts_of).collect();
    let mut crossing = Vec::new();
    for (index, (one, here)) in texts.iter().enumerate() {
        for (other, there) in &texts[..index] {
            let (across, down) = here.overlap(*there);
            if across > 1.0 && down > 1.0 {
                crossing.push(format!("{:?} over {:?}", one.form, other.form));
            }
        }
    }
    crossing
}

#[test]
fn everything_is_large_enough_and_inside() {
    // Every n-th position, so that they come from all parts of a match.
    let every = 41;
    let mut all = BTreeSet::new();
    for &game in GameId::ALL {
        for seats in [*game.seats().start(), *game.seats().end()] {
            for options in matches::every_rule_set(game) {
                let mut passed = 0;
                matches::walk(&options, seats, 3, |position| {
                    passed += 1;
                    if passed % every != 1 {
                        return;
                    }
                    let viewers: Vec<Viewer> = Seat::all(seats).map(Viewer::Seat).collect();
                    let viewer = viewers[passed / every % viewers.len()];
                    for &frame in Frame::ALL {
                        let complaints = complaints(position, viewer, frame).into_iter();
                        all.extend(complaints.map(|what| format!("{game}, {seats} seats, {frame}: {what}")));
                    }
                });
            }
        }
    }
    assert!(all.is_empty(), "{all:#?}");
}

#[test]
fn outlines_are_measured_rightly() {
    assert_eq!(
        outline_bounds("M1 2 L3 -4 H7 V9 Z"),
        Some(Bounds(1.0, -4.0, 7.0, 9.0))
    );
    assert_eq!(
        outline_bounds("M10 10h5v-3h-5Z"),
        Some(Bounds(10.0, 7.0, 15.0, 10.0))
    );
    assert_eq!(outline_bounds(""), None);
}
