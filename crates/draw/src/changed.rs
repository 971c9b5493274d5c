//! What a person would want pointed out after somebody has moved.

use std::collections::BTreeMap;

use crate::{Form, Scene, Shape, ShapeId};

/// The class of shapes that are there only because they can be chosen, like
/// buttons and open places. They come and go without anybody moving them.
pub(crate) const CHOICE: &str = "choice";

/// A shape with a name, and where it is in the whole picture.
#[derive(Clone, Copy)]
struct Thing<'a> {
    id: &'a ShapeId,
    at: (f64, f64),
    shape: &'a Shape,
}

/// The shapes of the new scene that appeared, moved or look different than in
/// the old one, in the order in which they are drawn.
///
/// Left out are shapes that are only there to be chosen, and those that moved
/// up because their row closed. A row are the shapes whose ids differ in the
/// number at the end alone.
pub fn changed(old: &Scene, new: &Scene) -> Vec<ShapeId> {
    let (old, new) = (things(old), things(new));
    let now: BTreeMap<&ShapeId, Thing> = new.iter().map(|thing| (thing.id, *thing)).collect();
    let before: BTreeMap<&ShapeId, Thing> = old.iter().map(|thing| (thing.id, *thing)).collect();
    let stays = |thing: &Thing, there: &BTreeMap<&ShapeId, Thing>| {
        let other = there.get(thing.id);
        other.is_some_and(|other| other.at == thing.at && other.looks_like(thing))
    };
    // What is not where it was, and so may have moved up.
    let mut moved: Vec<Thing> = old.into_iter().filter(|thing| !stays(thing, &now)).collect();
    let mut changed = Vec::new();
    for thing in new.into_iter().filter(|thing| !stays(thing, &before)) {
        let from = moved.iter().position(|other| {
            other.id != thing.id && row(other.id) == row(thing.id) && other.looks_like(&thing)
        });
        match from {
            Some(from) => {
                moved.swap_remove(from);
            }
            None => changed.push(thing.id.clone()),
        }
    }
    changed
}

impl Thing<'_> {
    /// Whether both look the same, wherever they are.
    fn looks_like(&self, other: &Thing) -> bool {
        self.shape.class == other.shape.class && self.shape.form == other.shape.form
    }
}

/// The id without the number at its end.
fn row(id: &ShapeId) -> &str {
    let id = id.as_str();
    match id.rsplit_once('-') {
        Some((row, number)) if number.bytes().all(|byte| byte.is_ascii_digit()) => row,
        _ => id,
    }
}

/// Everything with a name that is more than a choice, in the order in which it is drawn.
fn things(scene: &Scene) -> Vec<Thing<'_>> {
    let mut things = Vec::new();
    for layer in &scene.layers {
        gather(&layer.shapes, (0.0, 0.0), &mut things);
    }
    things
}

fn gather<'a>(shapes: &'a [Shape], (x, y): (f64, f64), things: &mut Vec<Thing<'a>>) {
    for shape in shapes {
        if shape.class.split(' ').any(|class| class == CHOICE) {
            continue;
        }
        let at = (x + shape.x, y + shape.y);
        if let Some(id) = &shape.id {
            things.push(Thing { id, at, shape });
        }
        if let Form::Group(parts) = &shape.form {
            gather(parts, at, things);
        }
    }
}

#[cfg(test)]
mod tests {
    use games::GameId;
    use rules::Phrase;

    use super::*;
    use crate::Layer;

    /// A scene of circles in a group: id, place and radius of each.
    fn scene(circles: &[(&str, f64, f64)], class: &str) -> Scene {
        let circle = |&(id, x, radius): &(&str, f64, f64)| {
            Shape::circle(class, (x, 0.0), radius).named(ShapeId::new(id), Phrase::new("x"))
        };
        let mut layer = Layer::new("all");
        let group = Shape::group("", (5.0, 5.0), circles.iter().map(circle).collect());
        layer.shapes.push(group);
        Scene {
            game: GameId::Pylos,
            width: 1.0,
            height: 1.0,
            title: Phrase::new("x"),
            layers: vec![layer],
        }
    }

    #[track_caller]
    fn check(old: &[(&str, f64, f64)], new: &[(&str, f64, f64)], expected: &[&str]) {
        let found = changed(&scene(old, "card"), &scene(new, "card"));
        let found: Vec<&str> = found.iter().map(ShapeId::as_str).collect();
        assert_eq!(found, expected);
        let none = changed(&scene(old, "card choice"), &scene(new, "card choice"));
        assert_eq!(none, [], "choices do not count");
    }

    #[test]
    fn what_appears_moves_or_looks_different_has_changed() {
        check(&[("a", 0.0, 1.0)], &[("a", 0.0, 1.0), ("b", 0.0, 1.0)], &["b"]);
        check(&[("a", 0.0, 1.0)], &[("a", 3.0, 1.0)], &["a"]);
        check(&[("a", 0.0, 1.0)], &[("a", 0.0, 2.0)], &["a"]);
        check(&[("a", 0.0, 1.0), ("b", 0.0, 1.0)], &[("a", 0.0, 1.0)], &[]);
    }

    #[test]
    fn a_row_that_closes_up_has_not_changed() {
        let row = [("h-1", 0.0, 1.0), ("h-2", 10.0, 2.0), ("h-3", 20.0, 3.0)];
        check(&row, &[("h-1", 0.0, 2.0), ("h-2", 10.0, 3.0)], &[]);
        // The last of them is new all the same.
        check(
            &row,
            &[("h-1", 0.0, 2.0), ("h-2", 10.0, 3.0), ("h-3", 20.0, 4.0)],
            &["h-3"],
        );
        // One card cannot move up twice.
        check(&row, &[("h-1", 0.0, 3.0), ("h-2", 10.0, 3.0)], &["h-2"]);
    }

    #[test]
    fn what_moves_under_its_own_name_has_not_moved_up() {
        check(
            &[("ship-1", 0.0, 1.0), ("ship-2", 9.0, 2.0)],
            &[("ship-1", 4.0, 1.0), ("ship-2", 9.0, 2.0)],
            &["ship-1"],
        );
    }
}
