//! What a person would want pointed out after somebody has moved.

use std::collections::BTreeMap;

use crate::{Scene, Shape, ShapeId};

/// The class of shapes that are there only because they can be chosen, like
/// buttons and open places. They come and go without anybody moving them.
pub(crate) const CHOICE: &str = "choice";

/// The shapes of the new scene that are new or that something has happened to,
/// in the order in which they are drawn.
///
/// What a shape is, and where if it can move, its title says. So it has changed
/// if it has another title or other classes than before. Left out are shapes
/// that are only there to be chosen, and those that moved up because their row
/// closed: a row are the shapes whose ids differ in their last part alone.
pub fn changed(old: &Scene, new: &Scene) -> Vec<ShapeId> {
    let (old, new) = (things(old), things(new));
    let [before, now] = [&old, &new].map(|things| things.iter().copied().collect::<BTreeMap<_, _>>());
    let stays = |id: &ShapeId, shape: &Shape, there: &BTreeMap<&ShapeId, &Shape>| {
        there.get(id).is_some_and(|other| are_alike(shape, other))
    };
    // What is not there any more under its name, and so may have moved up.
    let mut gone: Vec<_> = old
        .into_iter()
        .filter(|(id, shape)| !stays(id, shape, &now))
        .collect();
    let mut changed = Vec::new();
    for (id, shape) in new.into_iter().filter(|(id, shape)| !stays(id, shape, &before)) {
        let from = gone
            .iter()
            .position(|(other, was)| other != &id && row(other) == row(id) && are_alike(shape, was));
        match from {
            Some(from) => {
                gone.remove(from);
            }
            None => changed.push(id.clone()),
        }
    }
    changed
}

fn are_alike(one: &Shape, other: &Shape) -> bool {
    one.class == other.class && one.title == other.title
}

/// The id without its last part.
fn row(id: &ShapeId) -> &str {
    let id = id.as_str();
    id.rsplit_once('-').map_or(id, |(row, _)| row)
}

/// Everything with a name that is more than a choice, in the order in which it is drawn.
fn things(scene: &Scene) -> Vec<(&ShapeId, &Shape)> {
    let is_choice = |shape: &Shape| shape.class.split(' ').any(|class| class == CHOICE);
    let mut things = scene.named();
    things.retain(|(_, shape)| !is_choice(shape));
    things
}

#[cfg(test)]
mod tests {
    use games::GameId;
    use rules::Phrase;

    use super::*;
    use crate::Layer;

    /// A scene of circles: id, title and place of each.
    fn scene(circles: &[(&str, &'static str, f64)], class: &str) -> Scene {
        let circle = |&(id, title, x): &(&str, &'static str, f64)| {
            Shape::circle(class, (x, 0.0), 1.0).named(ShapeId::new(id), Phrase::new(title))
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
    fn check(old: &[(&str, &'static str, f64)], new: &[(&str, &'static str, f64)], expected: &[&str]) {
        let found = changed(&scene(old, "card"), &scene(new, "card"));
        let found: Vec<&str> = found.iter().map(ShapeId::as_str).collect();
        assert_eq!(found, expected);
        let none = changed(&scene(old, "card choice"), &scene(new, "card choice"));
        assert_eq!(none, [], "choices do not count");
    }

    #[test]
    fn what_is_new_or_has_another_title_or_class_has_changed() {
        let red = ("a-1", "red", 0.0);
        check(&[red], &[red, ("b-1", "red", 0.0)], &["b-1"]);
        check(&[red, ("b-1", "red", 0.0)], &[red], &[]);
        check(&[("a-1", "on 1", 0.0)], &[("a-1", "on 2", 9.0)], &["a-1"]);
        let found = changed(&scene(&[red], "card"), &scene(&[red], "card kept"));
        assert_eq!(found, [ShapeId::new("a-1")]);
    }

    #[test]
    fn what_is_only_drawn_elsewhere_has_not_changed() {
        check(&[("a-1", "red", 0.0)], &[("a-1", "red", 3.0)], &[]);
    }

    #[test]
    fn a_row_that_closes_up_has_not_changed() {
        let row = [("h-1", "red", 0.0), ("h-2", "blue", 1.0), ("h-3", "green", 2.0)];
        check(&row, &[("h-1", "blue", 0.0), ("h-2", "green", 1.0)], &[]);
        // The last of them is new all the same.
        let drawn = [("h-1", "blue", 0.0), ("h-2", "green", 1.0), ("h-3", "white", 2.0)];
        check(&row, &drawn, &["h-3"]);
        // One card cannot move up twice, nor into another row.
        check(&row, &[("h-1", "green", 0.0), ("h-2", "green", 1.0)], &["h-2"]);
        check(&row, &[("h-1", "red", 0.0), ("k-1", "blue", 1.0)], &["k-1"]);
    }
}
