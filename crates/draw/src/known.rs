//! Shapes whose digest is known: what many pictures have is digested once.

use std::sync::{Arc, LazyLock, OnceLock};

use crate::{Form, Shape, Words, digest};

/// The digest of a shape, if it is known. It says nothing about how the shape looks, so it does
/// not take part in comparisons.
#[derive(Clone, Debug, Default)]
pub(crate) struct Known(Option<Arc<KnownDigest>>);

/// What a digest says of a shape.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct KnownDigest {
    /// Of the shape and all that is in it.
    pub(crate) digests: Box<[u64]>,
    /// Of its classes and its title, if it is a thing with an id and more than a choice.
    pub(crate) alike: Option<u64>,
}

/// Shapes that are drawn once for each number. What a number stands for decides how its shape
/// looks, all of it. They are on the heap: as constants, the empty ones alone are 1.5 MB of the
/// program's file.
pub(crate) struct Numbered<const N: usize>(LazyLock<Box<[OnceLock<Shape>]>>);

impl<const N: usize> Numbered<N> {
    pub(crate) const fn new() -> Numbered<N> {
        Numbered(LazyLock::new(|| (0..N).map(|_| OnceLock::new()).collect()))
    }

    /// The shape with this number.
    pub(crate) fn get(&self, number: usize, draw: impl FnOnce() -> Shape) -> Shape {
        self.0[number].get_or_init(|| draw().known()).clone()
    }
}

impl Known {
    /// What is known of a shape.
    pub(crate) fn get(&self) -> Option<&KnownDigest> {
        self.0.as_deref()
    }
}

impl PartialEq for Known {
    fn eq(&self, _: &Known) -> bool {
        true
    }
}

impl Shape {
    /// The same with its digest. Whoever changes the shape afterwards has to [forget](Shape::forget) it.
    ///
    /// # Panics
    /// If something in it has an id: where that is depends on where the shape is. If it speaks of
    /// players: they may be called by their names.
    pub(crate) fn known(mut self) -> Shape {
        if let Form::Group(parts) = &self.form {
            assert!(!parts.iter().any(has_id), "it has things in it: {self:?}");
        }
        assert!(!speaks_of_seats(&self), "players have names: {self:?}");
        self.known = Known(Some(Arc::new(digest::of_shape(&self))));
        self
    }

    /// It is to be changed, so that its digest will be another.
    pub(crate) fn forget(&mut self) {
        self.known = Known::default();
    }
}

fn has_id(shape: &Shape) -> bool {
    let inside = match &shape.form {
        Form::Group(parts) => parts.iter().any(has_id),
        _ => false,
    };
    shape.id.is_some() || inside
}

fn speaks_of_seats(shape: &Shape) -> bool {
    let inside = match &shape.form {
        Form::Group(parts) => parts.iter().any(speaks_of_seats),
        Form::Text {
            words: Words::Said(phrase),
            ..
        } => phrase.speaks_of_seats(),
        _ => false,
    };
    let title = shape.title.as_ref();
    inside || title.is_some_and(|title| title.speaks_of_seats())
}
