//! Digests of pictures: the minimum needed to compute what the next one changes.

use std::cell::RefCell;
use std::hash::{Hash, Hasher};
use std::slice;

use xxhash_rust::xxh3::xxh3_64;

use crate::changed::CHOICE;
use crate::known::KnownDigest;
use crate::{Body, Form, Reading, Scene, Shape, ShapeId, Shapes};

/// The digest of a [`Scene`]. Two scenes with the same digest look the same; a digest is a number
/// of 63 bits that two different shapes do not share by chance.
///
/// All digests are in one list, so that a server that keeps many of them for long needs few
/// allocations: for every shape its digest, whose lowest bit says whether it is a group; for a
/// group, next, the digest of everything except its contents and the number of entries that its
/// contents take; and then these.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SceneDigest {
    /// The digest of everything except the layers.
    pub(crate) frame: u64,
    layers: Box<[(&'static str, usize)]>,
    digests: Box<[u64]>,
    /// The ids of all things, in the order in which they are drawn, one after another.
    ids: Box<str>,
    id_lengths: Box<[u8]>,
    things: Box<[ThingDigest]>,
}

/// The digest of a shape that has an id and is more than a place to click.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ThingDigest {
    /// Of its classes and its title.
    pub(crate) alike: u64,
    /// Where it is in the picture, in hundredths.
    pub(crate) place: (i32, i32),
}

/// The digest of a shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NodeDigest<'a> {
    /// The digest of the whole shape.
    pub(crate) digest: u64,
    /// The additional data of a group.
    pub(crate) group: Option<Group<'a>>,
}

/// A group and what is in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Group<'a> {
    /// The digest of everything except its contents.
    pub(crate) itself: u64,
    parts: &'a [u64],
}

/// The number of entries before the contents of a group.
const HEAD: usize = 3;

/// The digest of a [`Reading`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadingDigest {
    /// By section.
    pub sections: Box<[SectionDigest]>,
}

/// The digest of a section.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SectionDigest {
    /// The digest of its title.
    pub title: u64,
    /// The digest of its body without the rows or entries.
    pub shape: u64,
    /// The digests of its rows or entries.
    pub rows: Box<[u64]>,
}

/// A hash that two different values do not share by chance.
pub fn digest(thing: impl Hash) -> u64 {
    thread_local! {
        /// Room to gather in. There are several: a thing may be digested in the midst of another.
        static ROOMS: RefCell<Vec<Vec<u8>>> = const { RefCell::new(Vec::new()) };
    }
    let mut hasher = Gathering(ROOMS.with_borrow_mut(Vec::pop).unwrap_or_default());
    thing.hash(&mut hasher);
    let digest = hasher.take();
    // Most things are short.
    if hasher.0.capacity() <= LARGEST_ROOM {
        ROOMS.with_borrow_mut(|rooms| rooms.push(hasher.0));
    }
    digest
}

/// More room is not kept, in bytes.
const LARGEST_ROOM: usize = 16 * 1024;

/// Gathers what is to be hashed and hashes it at once: most things are short,
/// and for them this is quicker than hashing as they come.
#[derive(Default)]
struct Gathering(Vec<u8>);

impl Gathering {
    /// The digest of what was gathered; then it is empty again.
    fn take(&mut self) -> u64 {
        let digest = xxh3_64(&self.0);
        self.0.clear();
        digest
    }
}

impl Hasher for Gathering {
    fn write(&mut self, bytes: &[u8]) {
        self.0.extend_from_slice(bytes);
    }

    fn finish(&self) -> u64 {
        xxh3_64(&self.0)
    }
}

impl Scene {
    /// The digest that is later compared with another scene.
    pub fn digest(&self) -> SceneDigest {
        let mut writer = Writer::with_room();
        let layers = self.layers.iter().map(|layer| {
            writer.all(&layer.shapes, (0.0, 0.0));
            (layer.name, writer.digests.len())
        });
        let layers = layers.collect();
        SceneDigest {
            frame: digest((
                self.game,
                &self.title,
                self.width.to_bits(),
                self.height.to_bits(),
            )),
            layers,
            digests: writer.digests.into(),
            ids: writer.ids.into(),
            id_lengths: writer.id_lengths.into(),
            things: writer.things.into(),
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

    /// Everything with an id that is more than a choice, in the order in which it is drawn.
    pub(crate) fn things(&self) -> impl Iterator<Item = (&str, ThingDigest)> {
        let mut ids = &*self.ids;
        self.things
            .iter()
            .zip(&self.id_lengths)
            .map(move |(thing, length)| {
                let (id, rest) = ids.split_at(usize::from(*length));
                ids = rest;
                (id, *thing)
            })
    }
}

/// The shapes to which these digests belong.
pub(crate) fn shapes(mut digests: &[u64]) -> Vec<NodeDigest<'_>> {
    let mut shapes = Vec::with_capacity(digests.len());
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
    /// The digests of its children.
    pub(crate) fn shapes(&self) -> Vec<NodeDigest<'a>> {
        shapes(self.parts)
    }
}

/// Makes the digests of shapes.
#[derive(Default)]
struct Writer {
    digests: Vec<u64>,
    ids: String,
    id_lengths: Vec<u8>,
    things: Vec<ThingDigest>,
    hasher: Gathering,
}

/// The digests of shapes without ids.
pub(crate) fn of_shapes(shapes: &[Shape]) -> Box<[u64]> {
    let mut writer = Writer::default();
    writer.shapes(shapes, (0.0, 0.0));
    writer.digests.into()
}

/// The digest of a shape that has nothing with an id in it.
pub(crate) fn of_shape(shape: &Shape) -> KnownDigest {
    let mut writer = Writer::default();
    writer.shapes(slice::from_ref(shape), (0.0, 0.0));
    KnownDigest {
        digests: writer.digests.into(),
        alike: writer.things.first().map(|thing| thing.alike),
    }
}

impl Writer {
    /// With room for what most pictures have.
    fn with_room() -> Writer {
        Writer {
            digests: Vec::with_capacity(512),
            ids: String::with_capacity(1024),
            id_lengths: Vec::with_capacity(128),
            things: Vec::with_capacity(128),
            hasher: Gathering(Vec::with_capacity(512)),
        }
    }

    /// Adds these shapes, which are in something at this place. What is shared was digested before.
    fn all(&mut self, shapes: &Shapes, place: (f64, f64)) {
        match shapes.decoration() {
            Some(decoration) => self.digests.extend_from_slice(decoration.digests()),
            None => self.shapes(shapes, place),
        }
    }

    /// Adds these shapes, which are in something at this place.
    fn shapes(&mut self, shapes: &[Shape], (left, top): (f64, f64)) {
        for shape in shapes {
            let place = (left + shape.x, top + shape.y);
            if let Some(known) = shape.known.get() {
                debug_assert_eq!(*known, of_shape(&unknown(shape)), "it was changed");
                if let (Some(alike), Some(id)) = (known.alike, &shape.id) {
                    self.thing(id, alike, place);
                }
                self.digests.extend_from_slice(&known.digests);
                continue;
            }
            let hasher = &mut self.hasher;
            (&shape.class, &shape.title).hash(hasher);
            if let Some(id) = &shape.id {
                if !is_choice(shape) {
                    let alike = hasher.finish();
                    self.thing(id, alike, place);
                }
                id.hash(&mut self.hasher);
            }
            let hasher = &mut self.hasher;
            (shape.x.to_bits(), shape.y.to_bits()).hash(hasher);
            if let Form::Group(parts) = &shape.form {
                let start = self.digests.len();
                let itself = hasher.take();
                self.digests.extend([0, itself, 0]);
                self.all(parts, place);
                let contents = self.digests.len() - start - HEAD;
                self.digests[start + 2] = contents as u64;
                let hasher = &mut self.hasher;
                itself.hash(hasher);
                self.digests[start + HEAD..].hash(hasher);
                self.digests[start] = hasher.take() | 1;
            } else {
                shape.form.hash_measures(hasher);
                let digest = hasher.take();
                self.digests.push(digest & !1);
            }
        }
    }

    /// Adds a thing with this id at this place.
    fn thing(&mut self, id: &ShapeId, alike: u64, (x, y): (f64, f64)) {
        let id = id.as_str();
        self.ids.push_str(id);
        self.id_lengths.push(id.len() as u8);
        self.things.push(ThingDigest {
            alike,
            place: (hundredths(x), hundredths(y)),
        });
    }
}

/// The same shape, of which nothing is known.
fn unknown(shape: &Shape) -> Shape {
    let mut shape = shape.clone();
    shape.forget();
    shape
}

fn hundredths(measure: f64) -> i32 {
    (measure * 100.0).round() as i32
}

/// Whether a shape is there only because it can be chosen.
fn is_choice(shape: &Shape) -> bool {
    shape.class.split(' ').any(|class| class == CHOICE)
}

impl Form {
    /// Hashes a form, unless it is a group.
    fn hash_measures(&self, hasher: &mut impl Hasher) {
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
    /// The digest that is later compared with another reading.
    pub fn digest(&self) -> ReadingDigest {
        let sections = self.sections.iter().map(|section| {
            let title = digest(&section.title);
            let (shape, rows) = match &section.body {
                Body::List(entries) => (digest("list"), entries.iter().map(digest).collect()),
                Body::Choices(entries) => (digest("choices"), entries.iter().map(digest).collect()),
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
            Shape::new("ball", (1.0, 2.0), Form::Outline("M0 0".into())),
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
        let mut writer = Writer::default();
        writer.shapes(&shapes, (0.0, 0.0));
        let digests = super::shapes(&writer.digests);
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
            let mut writer = Writer::default();
            writer.shapes(&[Shape::group("heap", (0.0, 0.0), parts)], (0.0, 0.0));
            let [group] = shapes(&writer.digests)[..] else {
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
