//! Shapes of which more is known: what many pictures have is digested and written once.

use std::sync::{Arc, LazyLock, OnceLock};

use say::Language;

use crate::{Form, Shape, Words, digest};

/// What is known of a shape. It says nothing about how the shape looks, so it does not take part in
/// comparisons.
#[derive(Clone, Debug, Default)]
pub(crate) struct Known(Option<Arc<Kept>>);

#[derive(Debug)]
struct Kept {
    digest: KnownDigest,
    /// As it is written in each language.
    written: OnceLock<Box<[OnceLock<Box<str>>; Language::ALL.len()]>>,
}

/// The digests of one shape.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct KnownDigest {
    /// The digests of the shape and of everything inside it.
    pub(crate) digests: Box<[u64]>,
    /// The digest of its classes and its title, if it has an id and is more than a place to click.
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
    /// The digest of a shape, if it is known.
    pub(crate) fn get(&self) -> Option<&KnownDigest> {
        self.0.as_ref().map(|kept| &kept.digest)
    }

    /// A known shape as it is written in this language: by `write`, which always writes it in the
    /// same way, if nobody has written it yet.
    pub(crate) fn written(&self, language: Language, write: impl FnOnce() -> String) -> Option<&str> {
        let written = self.0.as_ref()?.written.get_or_init(Box::default);
        Some(written[language as usize].get_or_init(|| write().into()))
    }
}

impl PartialEq for Known {
    fn eq(&self, _: &Known) -> bool {
        true
    }
}

impl Shape {
    /// The same with its digest and markup cached. Code that changes the shape afterwards has to [forget](Shape::forget) them.
    ///
    /// # Panics
    /// If something in it has an id: where that is depends on where the shape is. If it speaks of
    /// players: they may be called by their names.
    pub(crate) fn known(mut self) -> Shape {
        if let Form::Group(parts) = &self.form {
            assert!(!parts.iter().any(has_id), "it has things in it: {self:?}");
        }
        assert!(!speaks_of_seats(&self), "players have names: {self:?}");
        self.known = Known(Some(Arc::new(Kept {
            digest: digest::of_shape(&self),
            written: OnceLock::new(),
        })));
        self
    }

    /// Drops what is cached about it. To be called before it is changed.
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

#[cfg(test)]
mod tests {
    use games::{AnyOptions, GameId};
    use rules::{Notation, Observe, Position, Viewer};
    use say::Speaker;

    use super::*;
    use crate::{Frame, Inline};

    fn forget_all(shapes: &mut [Shape]) {
        for shape in shapes {
            shape.forget();
            if let Form::Group(parts) = &mut shape.form {
                forget_all(parts);
            }
        }
    }

    #[test]
    fn what_is_known_is_written_like_what_is_not_in_every_language() {
        let options = AnyOptions::new(GameId::Pylos, None, None).unwrap();
        let mut position = options.start(2).unwrap();
        for word in ["1a1", "1d4", "1b1", "1c4"] {
            let action = position.read_action(word).unwrap();
            let actor = position.next_actor().unwrap();
            position.play_unchecked(actor, action);
        }
        for &frame in Frame::ALL {
            let known = crate::scene(&position.view(Viewer::Public), Viewer::Public, frame);
            let mut unknown = known.clone();
            for layer in &mut unknown.layers {
                forget_all(&mut layer.shapes);
            }
            for &language in Language::ALL {
                for prefix in ["", "was-"] {
                    let speaker = Speaker::new(language);
                    let inline = Inline {
                        speaker,
                        prefix,
                        ..Inline::default()
                    };
                    // Twice: written for the first time, and known from then on.
                    for _ in 0..2 {
                        assert_eq!(known.to_inline(inline), unknown.to_inline(inline));
                    }
                }
            }
        }
    }
}
