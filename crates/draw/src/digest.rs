//! What is kept of a picture: as little as tells what the next one changes.

use std::hash::{DefaultHasher, Hash, Hasher};

use crate::{Body, Form, Reading, Scene, Shape};

/// The digests of a [`Scene`]. Two scenes with the same digests look the same; a
/// digest is a number of 63 bits that two different shapes do not share by chance.
///
/// All digests lie in one list, so that a server that keeps many of them for long
/// keeps few pieces of memory: of every shape its digest, whose lowest bit says
/// whether it is a group; of a group, next, the digest of all but its contents and
/// how many numbers its contents take; and then these.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SceneDigest {
    /// Of all but the layers.
    pub(crate) frame: u64,
    layers: Box<[(&'static str, usize)]>,
    digests: Box<[u64]>,
}

/// What is kept of a shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NodeDigest<'a> {
    /// Of everything that it is.
    pub(crate) digest: u64,
    /// What is kept of a group besides.
    pub(crate) group: Option<Group<'a>>,
}

/// A group and what is in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Group<'a> {
    /// Of all but its contents.
    pub(crate) itself: u64,
    parts: &'a [u64],
}

/// The numbers before the contents of a group.
const HEAD: usize = 3;

/// The digests of a [`Reading`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadingDigest {
    /// By section.
    pub sections: Box<[SectionDigest]>,
}

/// The digests of a section.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SectionDigest {
    /// Of its title.
    pub title: u64,
    /// Of what its body is apart from its rows or entries.
    pub shape: u64,
    /// Of every row or entry.
    pub rows: Box<[u64]>,
}

/// A number that two different things do not share by chance.
pub fn digest(thing: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    thing.hash(&mut hasher);
    hasher.finish()
}

impl Scene {
    /// What has to be kept to tell later what another scene changes.
    pub fn digest(&self) -> SceneDigest {
        let mut digests = Vec::new();
        let layers = self.layers.iter().map(|layer| {
            digest_shapes(&layer.shapes, &mut digests);
            (layer.name, digests.len())
        });
        SceneDigest {
            frame: digest((
                self.game,
                &self.title,
                self.width.to_bits(),
                self.height.to_bits(),
            )),
            layers: layers.collect(),
            digests: digests.into(),
        }
    }
}

impl SceneDigest {
    /// The layers by name, with the digests of their shapes.
    pub(crate) fn layers(&self) -> impl Iterator<Item = (&'static str, &[u64])> {
        let starts = std::iter::once(0).chain(self.layers.iter().map(|&(_, end)| end));
        let layers = starts.zip(&self.layers);
        layers.map(|(start, &(name, end))| (name, &self.digests[start..end]))
    }
}

/// The shapes whose digests these are.
pub(crate) fn shapes(mut digests: &[u64]) -> Vec<NodeDigest<'_>> {
    let mut shapes = Vec::new();
    while let [digest, rest @ ..] = digests {
        if digest & 1 == 0 {
            shapes.push(NodeDigest {
                digest: *digest,
                group: None,
            });
            digests = rest;
        } else {
            let end = HEAD + digests[2] as usize;
            let group = Group {
                itself: digests[1],
                parts: &digests[HEAD..end],
            };
            shapes.push(NodeDigest {
                digest: *digest,
                group: Some(group),
            });
            digests = &digests[end..];
        }
    }
    shapes
}

impl<'a> Group<'a> {
    /// What is in it.
    pub(crate) fn shapes(&self) -> Vec<NodeDigest<'a>> {
        shapes(self.parts)
    }
}

fn digest_shapes(shapes: &[Shape], digests: &mut Vec<u64>) {
    for shape in shapes {
        let mut hasher = DefaultHasher::new();
        let place = (shape.x.to_bits(), shape.y.to_bits());
        (&shape.id, &shape.class, place, &shape.title).hash(&mut hasher);
        if let Form::Group(parts) = &shape.form {
            let start = digests.len();
            digests.extend([0, hasher.finish(), 0]);
            digest_shapes(parts, digests);
            let contents = digests.len() - start - HEAD;
            digests[start + 2] = contents as u64;
            digests[start + HEAD..].hash(&mut hasher);
            digests[start] = hasher.finish() | 1;
        } else {
            shape.form.hash_measures(&mut hasher);
            digests.push(hasher.finish() & !1);
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
    pub fn digest(&self) -> ReadingDigest {
        let sections = self.sections.iter().map(|section| {
            let title = digest(&section.title);
            let (shape, rows) = match &section.body {
                Body::List(entries) => (digest("list"), entries.iter().map(digest).collect()),
                Body::Table { columns, rows } => {
                    (digest(("table", columns)), rows.iter().map(digest).collect())
                }
            };
            SectionDigest { title, shape, rows }
        });
        ReadingDigest {
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
        let mut digests = Vec::new();
        digest_shapes(&shapes, &mut digests);
        let digests = super::shapes(&digests);
        assert_eq!(digests.len(), shapes.len());
        for (one, shape) in digests.iter().enumerate() {
            let same = digests.iter().position(|other| other.digest == shape.digest);
            assert_eq!(same, Some(one));
        }
        let sizes = digests
            .iter()
            .map(|shape| shape.group.map(|group| group.shapes().len()));
        let sizes: Vec<_> = sizes.flatten().collect();
        assert_eq!(sizes, [0, 1, 2]);
    }

    #[test]
    fn a_group_is_itself_whatever_it_holds() {
        let grouped = |parts: Vec<Shape>| {
            let mut digests = Vec::new();
            digest_shapes(&[Shape::group("heap", (0.0, 0.0), parts)], &mut digests);
            let [group] = shapes(&digests)[..] else {
                panic!("one shape")
            };
            (group.digest, group.group.expect("a group").itself)
        };
        let full = grouped(vec![Shape::circle("ball", (1.0, 2.0), 3.0)]);
        let empty = grouped(Vec::new());
        assert_ne!(full.0, empty.0);
        assert_eq!(full.1, empty.1);
    }
}
