//! Parts of pictures, for pages that show one thing at a time.

use say::Speaker;

use crate::{Anchor, Form, Scene, Shape, ShapeId, Words};

/// A rectangle around something, in units of the picture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bounds {
    /// Its left side.
    pub left: f64,
    /// Its upper side.
    pub top: f64,
    /// Its right side.
    pub right: f64,
    /// Its lower side.
    pub bottom: f64,
}

/// Letters are about half as wide as high.
const LETTER: f64 = 0.52;

/// The margin around the part of a picture that is shown.
const MARGIN: f64 = 14.0;

/// How far a shape must reach into the part to be shown: shadows touch their neighbours.
const RIM: f64 = 2.0;

impl Bounds {
    const fn point((x, y): (f64, f64)) -> Bounds {
        Bounds {
            left: x,
            top: y,
            right: x,
            bottom: y,
        }
    }

    /// The rectangle around both.
    #[must_use]
    pub fn around(self, other: Bounds) -> Bounds {
        Bounds {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    /// The same rectangle elsewhere.
    #[must_use]
    pub fn moved(self, (x, y): (f64, f64)) -> Bounds {
        Bounds {
            left: self.left + x,
            top: self.top + y,
            right: self.right + x,
            bottom: self.bottom + y,
        }
    }

    /// Width and height.
    pub fn size(self) -> (f64, f64) {
        (self.right - self.left, self.bottom - self.top)
    }

    /// The overlap, horizontally and vertically; negative where there is a gap.
    pub fn overlap(self, other: Bounds) -> (f64, f64) {
        (
            self.right.min(other.right) - self.left.max(other.left),
            self.bottom.min(other.bottom) - self.top.max(other.top),
        )
    }
}

impl Shape {
    /// The rectangle around the shape, relative to its container; `None` if it is empty. The size
    /// of text is an estimate.
    pub fn bounds(&self, speaker: Speaker) -> Option<Bounds> {
        let own = match &self.form {
            Form::Circle { radius } => centred(*radius, *radius),
            Form::Ellipse { across, down } => centred(*across, *down),
            Form::Rectangle { width, height, .. } => {
                Bounds::point((0.0, 0.0)).around(Bounds::point((*width, *height)))
            }
            Form::Outline(outline) => outline_bounds(outline)?,
            Form::Text { words, size, anchor } => {
                let said = match words {
                    Words::Said(phrase) => speaker.say(phrase),
                    Words::Bare(text) => text.to_string(),
                };
                let width = said.chars().count() as f64 * size * LETTER;
                let left = match anchor {
                    Anchor::Start => 0.0,
                    Anchor::Middle => -width / 2.0,
                    Anchor::End => -width,
                };
                Bounds {
                    left,
                    top: -size * 0.75,
                    right: left + width,
                    bottom: size * 0.1,
                }
            }
            Form::Group(parts) => parts
                .iter()
                .filter_map(|part| part.bounds(speaker))
                .reduce(Bounds::around)?,
        };
        Some(own.moved((self.x, self.y)))
    }

    /// Whether this is its id or one of its classes.
    fn is_called(&self, name: &str) -> bool {
        let id = self.id.as_ref().map(ShapeId::as_str);
        id == Some(name) || self.class.split(' ').any(|class| class == name)
    }
}

impl Scene {
    /// The rectangle around all shapes with one of these ids or classes; `None` if there are none.
    pub fn bounds_of(&self, names: &[&str], speaker: Speaker) -> Option<Bounds> {
        let mut found = None;
        for layer in &self.layers {
            find(&layer.shapes, (0.0, 0.0), names, speaker, &mut found);
        }
        found
    }

    /// Cuts out the part with all shapes that have one of these ids or classes. Shapes that are
    /// nowhere in it are left out. Nothing changes if there are no such shapes.
    pub fn cut_to(&mut self, names: &[&str], speaker: Speaker) {
        let Some(bounds) = self.bounds_of(names, speaker) else {
            return;
        };
        let left = (bounds.left - MARGIN).max(0.0);
        let top = (bounds.top - MARGIN).max(0.0);
        let right = (bounds.right + MARGIN).min(self.width);
        let bottom = (bounds.bottom + MARGIN).min(self.height);
        (self.width, self.height) = (right - left, bottom - top);
        for layer in &mut self.layers {
            layer.shapes.retain(|shape| {
                shape.bounds(speaker).is_some_and(|other| {
                    // What would only be seen at the rim is left out.
                    let (across, down) = other.overlap(bounds);
                    across > RIM && down > RIM
                })
            });
            for shape in layer.shapes.iter_mut() {
                shape.forget();
                shape.x -= left;
                shape.y -= top;
            }
        }
    }

    /// Gives a class to all shapes with one of these ids or classes, and says to how many.
    pub fn give_class(&mut self, names: &[&str], class: &str) -> usize {
        let layers = self.layers.iter_mut();
        layers.map(|layer| give(&mut layer.shapes, names, class)).sum()
    }
}

fn find(shapes: &[Shape], at: (f64, f64), names: &[&str], speaker: Speaker, found: &mut Option<Bounds>) {
    for shape in shapes {
        if names.iter().any(|name| shape.is_called(name)) {
            let bounds = shape.bounds(speaker).map(|bounds| bounds.moved(at));
            *found = match (*found, bounds) {
                (Some(one), Some(other)) => Some(one.around(other)),
                (one, other) => one.or(other),
            };
        }
        if let Form::Group(parts) = &shape.form {
            find(parts, (at.0 + shape.x, at.1 + shape.y), names, speaker, found);
        }
    }
}

fn give(shapes: &mut [Shape], names: &[&str], class: &str) -> usize {
    let mut given = 0;
    for shape in shapes {
        if names.iter().any(|name| shape.is_called(name)) {
            shape.class = format!("{} {class}", shape.class).into();
            shape.forget();
            given += 1;
        }
        if let Form::Group(parts) = &mut shape.form {
            let inside = give(parts, names, class);
            if inside > 0 {
                shape.forget();
            }
            given += inside;
        }
    }
    given
}

fn centred(across: f64, down: f64) -> Bounds {
    Bounds {
        left: -across,
        top: -down,
        right: across,
        bottom: down,
    }
}

/// The bounds of an outline, including control points.
fn outline_bounds(outline: &str) -> Option<Bounds> {
    let (mut x, mut y) = (0.0, 0.0);
    let mut found: Option<Bounds> = None;
    let mut rest = outline.trim_start();
    while let Some(command) = rest.chars().next() {
        rest = &rest[command.len_utf8()..];
        let end = rest.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(rest.len());
        let read: Vec<Option<f64>> = rest[..end]
            .split_whitespace()
            .map(|number| number.parse().ok())
            .collect();
        debug_assert!(read.iter().all(Option::is_some), "numbers in {outline:?}");
        let numbers: Vec<f64> = read.into_iter().flatten().collect();
        rest = &rest[end..];
        let is_relative = command.is_ascii_lowercase();
        let (from_x, from_y) = if is_relative { (x, y) } else { (0.0, 0.0) };
        let points: Vec<(f64, f64)> = match command.to_ascii_uppercase() {
            'H' => numbers.iter().map(|&to| (from_x + to, y)).collect(),
            'V' => numbers.iter().map(|&to| (x, from_y + to)).collect(),
            'Z' => Vec::new(),
            _ => {
                debug_assert!(numbers.len().is_multiple_of(2), "points in {outline:?}");
                let pairs = numbers.chunks_exact(2);
                pairs.map(|pair| (from_x + pair[0], from_y + pair[1])).collect()
            }
        };
        for point in points {
            (x, y) = point;
            let point = Bounds::point(point);
            found = Some(found.map_or(point, |found| found.around(point)));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use games::GameId;
    use rules::Phrase;

    use super::*;
    use crate::Layer;

    fn scene() -> Scene {
        let inner = Shape::circle("ball", (50.0, 40.0), 10.0).named(ShapeId::new("inner"), Phrase::new("x"));
        let mut layer = Layer::new("all");
        layer.shapes = vec![
            Shape::rectangle("far", (400.0, 400.0), (20.0, 20.0), 0.0),
            Shape::group("tray", (100.0, 100.0), vec![inner]),
        ]
        .into();
        Scene {
            game: GameId::Pylos,
            width: 500.0,
            height: 500.0,
            title: Phrase::new("x"),
            layers: vec![layer],
        }
    }

    #[test]
    fn a_part_is_what_is_around_the_named_shapes() {
        let mut scene = scene();
        scene.cut_to(&["inner"], Speaker::default());
        assert_eq!(
            (scene.width, scene.height),
            (20.0 + 2.0 * MARGIN, 20.0 + 2.0 * MARGIN)
        );
        let [tray] = scene.layers[0].shapes.as_slice() else {
            panic!("what is far away is left out");
        };
        assert_eq!((tray.x + 50.0, tray.y + 40.0), (10.0 + MARGIN, 10.0 + MARGIN));
    }

    #[test]
    fn a_name_that_nothing_has_changes_nothing() {
        let mut same = scene();
        same.cut_to(&["nothing"], Speaker::default());
        assert_eq!(same, scene());
        assert_eq!(same.give_class(&["nothing"], "shown"), 0);
    }

    #[test]
    fn shapes_are_found_by_id_and_by_class() {
        let mut scene = scene();
        assert_eq!(scene.give_class(&["inner", "far"], "shown"), 2);
        assert_eq!(scene.give_class(&["shown"], "again"), 2);
    }

    #[test]
    fn outlines_are_measured_rightly() {
        let sides = |outline: &str| {
            let bounds = outline_bounds(outline)?;
            Some([bounds.left, bounds.top, bounds.right, bounds.bottom])
        };
        assert_eq!(sides("M1 2 L3 -4 H7 V9 Z"), Some([1.0, -4.0, 7.0, 9.0]));
        assert_eq!(sides("M10 10h5v-3h-5Z"), Some([10.0, 7.0, 15.0, 10.0]));
        assert_eq!(sides(""), None);
    }
}
