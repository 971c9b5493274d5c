use std::borrow::Cow;
use std::sync::Arc;

use games::GameId;
use rules::Phrase;

use crate::known::Known;
use crate::{ShapeId, Shapes};

/// A picture before it becomes SVG: shapes in layers, the lowest first.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// The game, which determines the style of the classes.
    pub game: GameId,
    /// The width of the picture, in units of its own.
    pub width: f64,
    /// The height of the picture.
    pub height: f64,
    /// What the picture shows, for people who cannot see it.
    pub title: Phrase,
    /// The layers, from the bottom up.
    pub layers: Vec<Layer>,
}

/// Shapes that are drawn together.
#[derive(Clone, PartialEq, Debug)]
pub struct Layer {
    /// The name of the layer, which is also its class.
    pub name: &'static str,
    /// The shapes, the lowest first.
    pub shapes: Shapes,
}

/// A shape in the picture. Its centre or corner is at `x`, `y`; moving it changes nothing else,
/// so a page can animate it.
#[derive(Clone, PartialEq, Debug)]
pub struct Shape {
    /// The id for clicking and finding it; decoration has none.
    pub id: Option<ShapeId>,
    /// Its classes, separated by spaces.
    pub class: Cow<'static, str>,
    /// The distance from the left of its container.
    pub x: f64,
    /// The distance from the top of its container.
    pub y: f64,
    /// A description, for people who point at it or cannot see it.
    pub title: Option<Arc<Phrase>>,
    /// What it looks like.
    pub form: Form,
    /// Its digest, if it is known already.
    pub(crate) known: Known,
}

/// The form of a shape, relative to its point.
#[derive(Clone, PartialEq, Debug)]
pub enum Form {
    /// A circle centred on the point.
    Circle {
        /// Its radius.
        radius: f64,
    },
    /// An ellipse centred on the point.
    Ellipse {
        /// Half its width.
        across: f64,
        /// Half its height.
        down: f64,
    },
    /// A rectangle with its upper left corner at the point.
    Rectangle {
        /// Its width.
        width: f64,
        /// Its height.
        height: f64,
        /// The radius of its corners.
        corner: f64,
    },
    /// SVG path data relative to the point.
    Outline(Arc<str>),
    /// Text at the point.
    Text {
        /// The text.
        words: Words,
        /// The height of the letters.
        size: f64,
        /// Which end of the text is at the point.
        anchor: Anchor,
    },
    /// Shapes that belong together and move together, the lowest first.
    Group(Shapes),
}

/// The text of a shape.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Words {
    /// Text that depends on the language.
    Said(Phrase),
    /// A number or a coordinate, the same in every language.
    Bare(Cow<'static, str>),
}

impl Words {
    /// A number or a coordinate.
    pub fn bare(text: impl Into<Cow<'static, str>>) -> Words {
        Words::Bare(text.into())
    }
}

/// Which end of a text is at its point.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Anchor {
    /// Its beginning.
    Start,
    /// Its middle.
    Middle,
    /// Its end.
    End,
}

impl Scene {
    /// All shapes that have an id, in the order in which they are drawn.
    pub fn named(&self) -> Vec<(&ShapeId, &Shape)> {
        let mut found = Vec::new();
        for layer in &self.layers {
            gather(&layer.shapes, &mut found);
        }
        found
    }
}

fn gather<'a>(shapes: &'a [Shape], found: &mut Vec<(&'a ShapeId, &'a Shape)>) {
    for shape in shapes {
        if let Some(id) = &shape.id {
            found.push((id, shape));
        }
        if let Form::Group(parts) = &shape.form {
            gather(parts, found);
        }
    }
}

impl Layer {
    /// A layer without shapes.
    pub const fn new(name: &'static str) -> Layer {
        let shapes = Shapes::none();
        Layer { name, shapes }
    }
}

impl Shape {
    /// A shape of this class at this point.
    pub fn new(class: impl Into<Cow<'static, str>>, (x, y): (f64, f64), form: Form) -> Shape {
        Shape {
            id: None,
            class: class.into(),
            x,
            y,
            title: None,
            form,
            known: Known::default(),
        }
    }

    /// A circle around a point.
    pub fn circle(class: impl Into<Cow<'static, str>>, centre: (f64, f64), radius: f64) -> Shape {
        Shape::new(class, centre, Form::Circle { radius })
    }

    /// An ellipse around a point.
    pub fn ellipse(class: impl Into<Cow<'static, str>>, centre: (f64, f64), across: f64, down: f64) -> Shape {
        Shape::new(class, centre, Form::Ellipse { across, down })
    }

    /// A rectangle from its upper left corner.
    pub fn rectangle(
        class: impl Into<Cow<'static, str>>,
        at: (f64, f64),
        size: (f64, f64),
        corner: f64,
    ) -> Shape {
        let (width, height) = size;
        let form = Form::Rectangle {
            width,
            height,
            corner,
        };
        Shape::new(class, at, form)
    }

    /// Text at a point.
    pub fn text(
        class: impl Into<Cow<'static, str>>,
        at: (f64, f64),
        size: f64,
        anchor: Anchor,
        words: Words,
    ) -> Shape {
        Shape::new(class, at, Form::Text { words, size, anchor })
    }

    /// Shapes that belong together.
    pub fn group(class: impl Into<Cow<'static, str>>, at: (f64, f64), parts: impl Into<Shapes>) -> Shape {
        Shape::new(class, at, Form::Group(parts.into()))
    }

    /// The same with an id and a description.
    #[must_use]
    pub fn named(mut self, id: ShapeId, title: Phrase) -> Shape {
        self.id = Some(id);
        self.title = Some(Arc::new(title));
        self
    }
}

/// The shape without colours: its forms without their classes.
#[cfg(test)]
pub(crate) fn silhouette(shape: &Shape) -> String {
    match &shape.form {
        Form::Group(parts) => parts.iter().map(silhouette).collect::<Vec<_>>().join(" "),
        other => format!("{other:?}"),
    }
}

/// Asserts that no two of these look the same without colours.
#[cfg(test)]
#[track_caller]
pub(crate) fn assert_all_differ(shapes: impl IntoIterator<Item = Shape>) {
    let mut seen: Vec<String> = shapes.into_iter().map(|shape| silhouette(&shape)).collect();
    let many = seen.len();
    assert!(many > 1, "nothing to compare");
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), many, "some look alike: {seen:#?}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_inside_groups_are_found() {
        let inner = Shape::circle("a", (0.0, 0.0), 1.0).named(ShapeId::new("inner"), Phrase::new("x"));
        let outer = Shape::group("b", (0.0, 0.0), vec![inner]).named(ShapeId::new("outer"), Phrase::new("x"));
        let mut layer = Layer::new("all");
        layer.shapes.push(outer);
        let scene = Scene {
            game: GameId::Pylos,
            width: 1.0,
            height: 1.0,
            title: Phrase::new("x"),
            layers: vec![layer],
        };
        let ids: Vec<&str> = scene.named().iter().map(|(id, _)| id.as_str()).collect();
        assert_eq!(ids, ["outer", "inner"]);
    }
}
