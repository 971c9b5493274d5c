//! Lists of shapes. What looks the same in many pictures is drawn once and shared by all of them.

use std::collections::HashMap;
use std::hash::Hash;
use std::ops::{Deref, DerefMut};
use std::sync::{Arc, LazyLock, OnceLock, PoisonError, RwLock};

use crate::{Form, Shape, Words, digest, svg};

/// Shapes in the order in which they are drawn, the lowest first. They are a list like any other;
/// changing shared ones makes a copy.
#[derive(Clone, Debug)]
pub struct Shapes(Held);

#[derive(Clone, Debug)]
enum Held {
    Own(Vec<Shape>),
    Shared(Arc<Decoration>),
}

/// Shapes without ids and words: so their digest and their markup are always the same.
#[derive(Debug)]
pub(crate) struct Decoration {
    shapes: Vec<Shape>,
    digests: OnceLock<Box<[u64]>>,
    markup: OnceLock<Box<str>>,
}

impl Shapes {
    /// No shapes.
    pub const fn none() -> Shapes {
        Shapes(Held::Own(Vec::new()))
    }

    /// Shapes that many pictures share.
    fn shared(shapes: Vec<Shape>) -> Shapes {
        assert!(
            shapes.iter().all(is_decoration),
            "what is shared has no id and no words: {shapes:?}"
        );
        Shapes(Held::Shared(Arc::new(Decoration {
            shapes,
            digests: OnceLock::new(),
            markup: OnceLock::new(),
        })))
    }

    /// Their digests, if they are shared.
    pub(crate) fn decoration(&self) -> Option<&Decoration> {
        match &self.0 {
            Held::Own(_) => None,
            Held::Shared(decoration) => Some(decoration),
        }
    }

    /// To change each of them; `None` if they are shared, and therefore have no words.
    pub(crate) fn with_words(&mut self) -> Option<&mut [Shape]> {
        match &mut self.0 {
            Held::Own(shapes) => Some(shapes),
            Held::Shared(_) => None,
        }
    }
}

impl Decoration {
    /// The digests of the shapes, one after another.
    pub(crate) fn digests(&self) -> &[u64] {
        self.digests.get_or_init(|| digest::of_shapes(&self.shapes))
    }

    /// The shapes as SVG.
    pub(crate) fn markup(&self) -> &str {
        self.markup.get_or_init(|| svg::of_shapes(&self.shapes).into())
    }
}

fn is_decoration(shape: &Shape) -> bool {
    let has_words = match &shape.form {
        Form::Text { words, .. } => matches!(words, Words::Said(_)),
        Form::Group(parts) => !parts.iter().all(is_decoration),
        _ => false,
    };
    shape.id.is_none() && shape.title.is_none() && !has_words
}

impl Deref for Shapes {
    type Target = Vec<Shape>;

    fn deref(&self) -> &Vec<Shape> {
        match &self.0 {
            Held::Own(shapes) => shapes,
            Held::Shared(decoration) => &decoration.shapes,
        }
    }
}

impl DerefMut for Shapes {
    fn deref_mut(&mut self) -> &mut Vec<Shape> {
        if let Held::Shared(decoration) = &self.0 {
            self.0 = Held::Own(decoration.shapes.clone());
        }
        match &mut self.0 {
            Held::Own(shapes) => shapes,
            Held::Shared(_) => unreachable!("they are their own now"),
        }
    }
}

impl PartialEq for Shapes {
    fn eq(&self, other: &Shapes) -> bool {
        **self == **other
    }
}

impl From<Vec<Shape>> for Shapes {
    fn from(shapes: Vec<Shape>) -> Shapes {
        Shapes(Held::Own(shapes))
    }
}

impl<'a> IntoIterator for &'a Shapes {
    type Item = &'a Shape;
    type IntoIter = std::slice::Iter<'a, Shape>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// Shapes that are drawn once for each key. What a key says decides how they look, all of it.
pub(crate) struct Drawer<K>(LazyLock<RwLock<HashMap<K, Shapes>>>);

/// The number of drawings kept for one kind of thing; beyond it all are drawn anew.
const KEPT: usize = 1024;

impl<K: Eq + Hash> Drawer<K> {
    pub(crate) const fn new() -> Drawer<K> {
        Drawer(LazyLock::new(RwLock::default))
    }

    /// The shapes of this key.
    pub(crate) fn get(&self, key: K, draw: impl FnOnce() -> Vec<Shape>) -> Shapes {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(shapes) = known.get(&key) {
            return shapes.clone();
        }
        drop(known);
        let shapes = Shapes::shared(draw());
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= KEPT {
            known.clear();
        }
        known.insert(key, shapes.clone());
        shapes
    }
}

#[cfg(test)]
mod tests {
    use rules::Phrase;

    use super::*;
    use crate::{Inline, Layer, Scene, ShapeId};

    fn scene(parts: Shapes, ground: Shapes) -> Scene {
        let group = Shape::group("g", (3.0, 4.0), parts).named(ShapeId::new("a"), Phrase::new("pylos-name"));
        let mut top = Layer::new("top");
        top.shapes.push(group);
        let mut bottom = Layer::new("bottom");
        bottom.shapes = ground;
        Scene {
            game: games::GameId::Pylos,
            width: 1.0,
            height: 1.0,
            title: Phrase::new("pylos-name"),
            layers: vec![bottom, top],
        }
    }

    #[test]
    fn what_is_shared_looks_like_what_is_not() {
        let shapes = || {
            let inner = Shape::circle("inner", (1.0, 2.0), 3.5);
            vec![
                Shape::circle("one", (1.0, 0.0), 2.0),
                Shape::group("two", (0.0, 1.5), vec![inner]),
            ]
        };
        let own = scene(shapes().into(), shapes().into());
        let shared = scene(Shapes::shared(shapes()), Shapes::shared(shapes()));
        assert_eq!(own, shared);
        assert_eq!(own.digest(), shared.digest());
        let inline = Inline::default();
        assert_eq!(own.to_inline(inline), shared.to_inline(inline));
    }

    #[test]
    fn what_is_shared_is_drawn_once_and_changed_by_nobody() {
        let drawer = Drawer::new();
        let draw = || vec![Shape::circle("one", (1.0, 0.0), 2.0)];
        let first = drawer.get(1, draw);
        let mut second = drawer.get(1, || panic!("it is drawn already"));
        second.push(Shape::circle("two", (1.0, 0.0), 2.0));
        assert_eq!((first.len(), second.len()), (1, 2));
        assert_eq!(drawer.get(1, || panic!("it is drawn already")), first);
    }

    #[test]
    #[should_panic(expected = "no id and no words")]
    fn what_has_words_is_not_shared() {
        let drawer = Drawer::new();
        let named = Shape::circle("one", (1.0, 0.0), 2.0).named(ShapeId::new("a"), Phrase::new("x"));
        drawer.get(1, || vec![Shape::group("g", (0.0, 0.0), vec![named])]);
    }
}
