//! What is kept of a picture: as little as tells what the next one changes.

use std::hash::{DefaultHasher, Hash, Hasher};

use crate::{Body, Form, Layer, Reading, Scene, Shape};

/// The marks of a [`Scene`]. Two scenes with the same marks look the same; a
/// mark is a number of 64 bits that two different shapes do not share by chance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Imprint {
    /// Of all but the layers.
    pub(crate) frame: u64,
    pub(crate) layers: Box<[(&'static str, Box<[Pressed]>)]>,
}

/// What is kept of a shape.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Pressed {
    /// Of everything that it is.
    pub(crate) mark: u64,
    /// What is kept of a group besides.
    pub(crate) group: Option<Box<Group>>,
}

/// A group and what is in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Group {
    /// Of all but its contents.
    pub(crate) itself: u64,
    pub(crate) parts: Box<[Pressed]>,
}

/// The marks of a [`Reading`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadingImprint {
    /// By section.
    pub sections: Box<[SectionImprint]>,
}

/// The marks of a section.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SectionImprint {
    /// Of its title.
    pub title: u64,
    /// Of what its body is apart from its rows or entries.
    pub shape: u64,
    /// Of every row or entry.
    pub rows: Box<[u64]>,
}

/// A number that two different things do not share by chance.
pub fn mark(thing: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    thing.hash(&mut hasher);
    hasher.finish()
}

impl Scene {
    /// What has to be kept to tell later what another scene changes.
    pub fn imprint(&self) -> Imprint {
        let press = |layer: &Layer| (layer.name, pressed(&layer.shapes));
        Imprint {
            frame: mark((
                self.game,
                &self.title,
                self.width.to_bits(),
                self.height.to_bits(),
            )),
            layers: self.layers.iter().map(press).collect(),
        }
    }
}

fn pressed(shapes: &[Shape]) -> Box<[Pressed]> {
    shapes.iter().map(Pressed::of).collect()
}

impl Pressed {
    fn of(shape: &Shape) -> Pressed {
        let mut hasher = DefaultHasher::new();
        let place = (shape.x.to_bits(), shape.y.to_bits());
        (&shape.id, &shape.class, place, &shape.title).hash(&mut hasher);
        let group = match &shape.form {
            Form::Group(parts) => Some(Box::new(Group {
                itself: hasher.finish(),
                parts: pressed(parts),
            })),
            _ => None,
        };
        match &group {
            Some(group) => group.parts.iter().for_each(|part| part.mark.hash(&mut hasher)),
            None => shape.form.hash_measures(&mut hasher),
        }
        Pressed {
            mark: hasher.finish(),
            group,
        }
    }
}

impl Form {
    /// Everything that a form is, unless it is a group.
    fn hash_measures(&self, hasher: &mut DefaultHasher) {
        std::mem::discriminant(self).hash(hasher);
        let mut measure = |number: f64| number.to_bits().hash(hasher);
        match self {
            Form::Circle { radius } => measure(*radius),
            Form::Ellipse { across, down } => [*across, *down].into_iter().for_each(measure),
            Form::Rectangle {
                width,
                height,
                corner,
            } => [*width, *height, *corner].into_iter().for_each(measure),
            Form::Outline(outline) => outline.hash(hasher),
            Form::Text { words, size, anchor } => {
                measure(*size);
                (words, anchor).hash(hasher);
            }
            Form::Group(_) => {}
        }
    }
}

impl Reading {
    /// What has to be kept to tell later what another reading changes.
    pub fn imprint(&self) -> ReadingImprint {
        let sections = self.sections.iter().map(|section| {
            let title = mark(&section.title);
            let (shape, rows) = match &section.body {
                Body::List(entries) => (mark("list"), entries.iter().map(mark).collect()),
                Body::Table { columns, rows } => (mark(("table", columns)), rows.iter().map(mark).collect()),
            };
            SectionImprint { title, shape, rows }
        });
        ReadingImprint {
            sections: sections.collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ShapeId;

    #[test]
    fn whatever_a_shape_is_marks_it() {
        let plain = || Shape::circle("ball", (1.0, 2.0), 3.0);
        let grouped = |parts: Vec<Shape>| Shape::group("ball", (1.0, 2.0), parts);
        let title = rules::Phrase::new("reading-title");
        let shapes = [
            plain(),
            Shape::circle("bowl", (1.0, 2.0), 3.0),
            Shape::circle("ball", (2.0, 1.0), 3.0),
            Shape::circle("ball", (1.0, 2.0), 4.0),
            plain().named(ShapeId::new("a"), title.clone()),
            plain().named(ShapeId::new("b"), title),
            Shape::new("ball", (1.0, 2.0), Form::Outline("M0 0".to_owned())),
            Shape::new(
                "ball",
                (1.0, 2.0),
                Form::Ellipse {
                    across: 3.0,
                    down: 0.0,
                },
            ),
            grouped(Vec::new()),
            grouped(vec![plain()]),
            grouped(vec![plain(), plain()]),
        ];
        let marks: Vec<u64> = shapes.iter().map(|shape| Pressed::of(shape).mark).collect();
        for (one, mark) in marks.iter().enumerate() {
            assert_eq!(marks.iter().position(|other| other == mark), Some(one));
        }
        assert_eq!(Pressed::of(&plain()), Pressed::of(&plain()));
    }

    #[test]
    fn a_group_is_itself_whatever_it_holds() {
        let grouped = |parts: Vec<Shape>| Pressed::of(&Shape::group("heap", (0.0, 0.0), parts));
        let itself = |pressed: Pressed| pressed.group.unwrap().itself;
        let full = grouped(vec![Shape::circle("ball", (1.0, 2.0), 3.0)]);
        let empty = grouped(Vec::new());
        assert_ne!(full.mark, empty.mark);
        assert_eq!(itself(full), itself(empty));
    }
}
