//! What has happened to the things of a picture, and what of it a person would
//! want pointed out after somebody has moved.

use std::collections::BTreeMap;

use crate::SceneDigest;
use crate::digest::ThingDigest;

/// The class of shapes that exist only because they can be chosen, like buttons and open places.
/// They come and go without anybody moving them.
pub(crate) const CHOICE: &str = "choice";

/// A change of one shape with an id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShapeChange {
    /// Its id.
    pub id: String,
    /// The kind of change.
    pub how: ChangeKind,
}

/// The kinds of changes of a shape.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ChangeKind {
    /// It is new.
    Placed,
    /// It is something else now, and elsewhere.
    Moved,
    /// It is something else now, where it was: turned up, marked, filled.
    Turned,
    /// It is gone.
    Taken,
}

/// What has happened from one scene to the next: first to what is there now, in
/// the order in which it is drawn, then what is gone.
///
/// What a shape is, and where if it can move, its title says. So it has changed
/// if it has another title or other classes than before. Left out are shapes
/// that are only there to be chosen, and those that moved up because their row
/// closed: a row are the shapes whose ids differ in their last part alone.
pub fn changed(old: &SceneDigest, new: &SceneDigest) -> Vec<ShapeChange> {
    let (old, new) = differing(old, new);
    let before: BTreeMap<&str, ThingDigest> = old.iter().copied().collect();
    let now: BTreeMap<&str, ThingDigest> = new.iter().copied().collect();
    let stays = |id: &str, thing: ThingDigest, there: &BTreeMap<&str, ThingDigest>| {
        there.get(id).is_some_and(|other| thing.alike == other.alike)
    };
    // Shapes whose id is gone, and which therefore may have moved up.
    let mut gone: Vec<_> = old
        .into_iter()
        .filter(|&(id, thing)| !stays(id, thing, &now))
        .collect();
    let mut changed = Vec::new();
    for &(id, thing) in new.iter().filter(|(id, thing)| !stays(id, *thing, &before)) {
        let from = gone
            .iter()
            .position(|&(other, was)| other != id && row(other) == row(id) && thing.alike == was.alike);
        if let Some(from) = from {
            gone.remove(from);
            continue;
        }
        let how = match before.get(id) {
            None => ChangeKind::Placed,
            Some(was) if was.place == thing.place => ChangeKind::Turned,
            Some(_) => ChangeKind::Moved,
        };
        let id = id.to_owned();
        changed.push(ShapeChange { id, how });
    }
    let taken = gone.into_iter().filter(|(id, _)| !now.contains_key(id));
    changed.extend(taken.map(|(id, _)| ShapeChange {
        id: id.to_owned(),
        how: ChangeKind::Taken,
    }));
    changed
}

/// The things of two scenes without those that are plainly the same in both:
/// nearly all of them, since most stay and keep their order.
fn differing<'a>(old: &'a SceneDigest, new: &'a SceneDigest) -> (Things<'a>, Things<'a>) {
    /// How far ahead we look for a shape that has moved in the list.
    const AHEAD: usize = 8;
    let (old, new): (Things<'_>, Things<'_>) = (old.things().collect(), new.things().collect());
    let (mut old_left, mut new_left) = (Vec::new(), Vec::new());
    let (mut at, mut to) = (0, 0);
    while let (Some(was), Some(is)) = (old.get(at), new.get(to)) {
        if was.0 == is.0 {
            if was.1.alike != is.1.alike {
                old_left.push(*was);
                new_left.push(*is);
            }
            (at, to) = (at + 1, to + 1);
        } else if old[at..].iter().take(AHEAD).any(|(id, _)| *id == is.0) {
            old_left.push(*was);
            at += 1;
        } else {
            new_left.push(*is);
            to += 1;
        }
    }
    old_left.extend_from_slice(&old[at..]);
    new_left.extend_from_slice(&new[to..]);
    (old_left, new_left)
}

/// Ids with what is kept of their things.
type Things<'a> = Vec<(&'a str, ThingDigest)>;

/// The id without its last part.
fn row(id: &str) -> &str {
    id.rsplit_once('-').map_or(id, |(row, _)| row)
}

#[cfg(test)]
mod tests {
    use games::GameId;
    use rules::Phrase;

    use super::*;
    use crate::{Layer, Scene, Shape, ShapeId};

    /// A scene of circles: id, title and place of each.
    fn scene(circles: &[(&str, &'static str, f64)], class: &'static str) -> Scene {
        let circle = |&(id, title, x): &(&str, &'static str, f64)| {
            Shape::circle(class, (x, 0.0), 1.0).named(ShapeId::new(id), Phrase::new(title))
        };
        let mut layer = Layer::new("all");
        let group = Shape::group("", (5.0, 5.0), circles.iter().map(circle).collect::<Vec<_>>());
        layer.shapes.push(group);
        Scene {
            game: GameId::Pylos,
            width: 1.0,
            height: 1.0,
            title: Phrase::new("x"),
            layers: vec![layer],
        }
    }

    /// The shapes that are new or have changed.
    fn fresh(old: &Scene, new: &Scene) -> Vec<String> {
        let changed = changed(&old.digest(), &new.digest()).into_iter();
        let there = changed.filter(|change| change.how != ChangeKind::Taken);
        there.map(|change| change.id).collect()
    }

    #[track_caller]
    fn check(old: &[(&str, &'static str, f64)], new: &[(&str, &'static str, f64)], expected: &[&str]) {
        let found = fresh(&scene(old, "card"), &scene(new, "card"));
        assert_eq!(found, expected);
        let none = fresh(&scene(old, "card choice"), &scene(new, "card choice"));
        assert_eq!(none, [""; 0], "choices do not count");
    }

    #[test]
    fn what_is_new_or_has_another_title_or_class_has_changed() {
        let red = ("a-1", "red", 0.0);
        check(&[red], &[red, ("b-1", "red", 0.0)], &["b-1"]);
        check(&[red, ("b-1", "red", 0.0)], &[red], &[]);
        check(&[("a-1", "on 1", 0.0)], &[("a-1", "on 2", 9.0)], &["a-1"]);
        let found = fresh(&scene(&[red], "card"), &scene(&[red], "card kept"));
        assert_eq!(found, ["a-1"]);
    }

    #[test]
    fn what_is_only_drawn_elsewhere_has_not_changed() {
        check(&[("a-1", "red", 0.0)], &[("a-1", "red", 3.0)], &[]);
    }

    #[test]
    fn a_row_that_closes_up_has_not_changed() {
        let row = [("h-1", "red", 0.0), ("h-2", "blue", 1.0), ("h-3", "green", 2.0)];
        check(&row, &[("h-1", "blue", 0.0), ("h-2", "green", 1.0)], &[]);
        // The last of them is still new.
        let drawn = [("h-1", "blue", 0.0), ("h-2", "green", 1.0), ("h-3", "white", 2.0)];
        check(&row, &drawn, &["h-3"]);
        // One card cannot move up twice, nor into another row.
        check(&row, &[("h-1", "green", 0.0), ("h-2", "green", 1.0)], &["h-2"]);
        check(&row, &[("h-1", "red", 0.0), ("k-1", "blue", 1.0)], &["k-1"]);
    }

    #[test]
    fn what_has_happened_is_told_apart() {
        let old = [("a-1", "on 1", 0.0), ("b-1", "down", 1.0), ("c-1", "red", 2.0)];
        let new = [("a-1", "on 2", 5.0), ("b-1", "up", 1.0), ("d-1", "new", 7.0)];
        let found = changed(&scene(&old, "card").digest(), &scene(&new, "card").digest());
        let found: Vec<_> = found
            .iter()
            .map(|change| (change.id.as_str(), change.how))
            .collect();
        let expected = [
            ("a-1", ChangeKind::Moved),
            ("b-1", ChangeKind::Turned),
            ("d-1", ChangeKind::Placed),
            ("c-1", ChangeKind::Taken),
        ];
        assert_eq!(found, expected);
    }
}
