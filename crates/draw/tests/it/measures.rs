//! Everything is readable, clickable, and inside its picture.

use std::collections::BTreeSet;

use draw::{Aspect, Bounds, Form, Frame, Layer, Scene, Shape, ShapeId, Words};
use games::{AnyPosition, GameId};
use rules::{Observe, Seat, Viewer};
use say::Speaker;

use crate::matches;

/// The text as a string.
fn said(words: &Words) -> String {
    match words {
        Words::Said(phrase) => Speaker::default().say(phrase),
        Words::Bare(text) => text.to_string(),
    }
}

/// The bounds of a shape in English.
fn bounds(shape: &Shape) -> Option<Bounds> {
    shape.bounds(Speaker::default())
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
            let Some(Bounds {
                left,
                top,
                right,
                bottom,
            }) = bounds(shape)
            else {
                continue;
            };
            // The surroundings go on beyond the picture.
            if ["sky", "far", "sand"].contains(&shape.class.split(' ').next().unwrap_or_default()) {
                continue;
            }
            // Shadows may extend over the edge a little.
            let rim = 14.0;
            if left < -rim || top < -rim || right > scene.width + rim || bottom > scene.height + rim {
                let what = shape.id.as_ref().map_or(&*shape.class, ShapeId::as_str);
                complaints.push(format!(
                    "{what} leaves the picture: {left} {top} {right} {bottom}"
                ));
            }
        }
        for (text, Bounds { left, right, .. }) in texts_of(layer) {
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
    if let (Viewer::Seat(seat), Aspect::Tall) = (viewer, frame.aspect) {
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

/// Texts that overlap. In the city, pyramids hide the names of districts; of what a place brings after
/// one choice or another, only one is shown.
fn crossing_texts(scene: &Scene) -> Vec<String> {
    let layers = scene.layers.iter();
    let layers = layers.filter(|layer| !["land", "coordinates"].contains(&layer.name));
    let is_always_shown = |(text, _): &(&Shape, Bounds)| !text.class.contains("after-");
    let texts: Vec<(&Shape, Bounds)> = layers.flat_map(texts_of).filter(is_always_shown).collect();
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
                    for frame in draw::frames(game) {
                        let complaints = complaints(position, viewer, frame).into_iter();
                        all.extend(complaints.map(|what| format!("{game}, {seats} seats, {frame}: {what}")));
                    }
                });
            }
        }
    }
    assert!(all.is_empty(), "{all:#?}");
}
