//! The difference that turns one picture into another.

use crate::digest::{NodeDigest, shapes};
use crate::{Form, Inline, Scene, SceneDigest, Shape};

/// How to turn one picture into the next of the same table.
///
/// # Indices
/// A layer or group is a list of children, and a patch describes the new list. A `<title>` is
/// always the first child in the markup and is not counted: children are the elements of a layer
/// or group other than `<title>`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ScenePatch {
    /// The layers that changed; all others stay the same.
    pub layers: Vec<LayerPatch>,
}

/// The new contents of a layer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LayerPatch {
    /// The name of the layer.
    pub name: &'static str,
    /// Its new children, in order.
    pub items: Vec<Item>,
}

/// The next part of a new list of children. Each old child is used at most once; unused ones are
/// removed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Item {
    /// A run of old children, unchanged.
    Keep {
        /// The index of the first.
        from: usize,
        /// The index after the last.
        to: usize,
    },
    /// An old group, unchanged itself, with new contents.
    Inside {
        /// The old child.
        child: usize,
        /// Its new children, in order.
        items: Vec<Item>,
    },
    /// The markup of one new shape.
    Draw(String),
}

/// What has changed from one scene, of which the [digest](Scene::digest) was
/// kept, to another, whose digest is `digest`; `None` if the new one is better
/// drawn as a whole, because it is of another size or has other layers.
pub fn patch(old: &SceneDigest, new: &Scene, digest: &SceneDigest, inline: Inline) -> Option<ScenePatch> {
    let names = |digest: &SceneDigest| -> Vec<_> { digest.layers().map(|(name, _)| name).collect() };
    if old.frame != digest.frame || names(old) != names(digest) {
        return None;
    }
    let pairs = old.layers().zip(digest.layers());
    let layers = pairs
        .zip(&new.layers)
        .filter(|((old, digests), _)| old != digests)
        .map(|(((_, old), (_, digests)), new)| LayerPatch {
            name: new.name,
            items: items(&shapes(old), &shapes(digests), &new.shapes, inline),
        })
        .collect();
    Some(ScenePatch { layers })
}

/// The source of one child of the new list.
#[derive(Clone, Copy)]
enum Source {
    /// This old child, unchanged.
    Same(usize),
    /// This old group with new contents.
    Changed(usize),
    New,
}

/// The new list; `digests` are the digests of its shapes.
fn items(old: &[NodeDigest<'_>], digests: &[NodeDigest<'_>], new: &[Shape], inline: Inline) -> Vec<Item> {
    let mut items: Vec<Item> = Vec::new();
    for ((shape, digest), source) in new.iter().zip(digests).zip(sources(old, digests)) {
        match source {
            Source::Same(child) => match items.last_mut() {
                Some(Item::Keep { to, .. }) if *to == child => *to += 1,
                _ => items.push(Item::Keep {
                    from: child,
                    to: child + 1,
                }),
            },
            Source::Changed(child) => {
                let inside = inside(&old[child], digest, shape, inline);
                items.push(match inside {
                    Ok(items) => Item::Inside { child, items },
                    Err(markup) => Item::Draw(markup),
                });
            }
            Source::New => items.push(Item::Draw(shape.to_markup(inline))),
        }
    }
    items
}

/// The source of each new child. Identical children are matched first, so that nothing else takes
/// them.
fn sources(old: &[NodeDigest<'_>], new: &[NodeDigest<'_>]) -> Vec<Source> {
    let mut free = vec![true; old.len()];
    let mut sources = vec![Source::New; new.len()];
    // Nearly always little has changed somewhere, and all before and after it is the same.
    let same = |(old, new): &(&NodeDigest<'_>, &NodeDigest<'_>)| old.digest == new.digest;
    let before = old.iter().zip(new).take_while(same).count();
    let (rest_old, rest_new) = (&old[before..], &new[before..]);
    let backwards = rest_old.iter().rev().zip(rest_new.iter().rev());
    let after = backwards.take_while(same).count();
    let (old_end, new_end) = (old.len() - after, new.len() - after);
    let kept = (0..before).zip(0..before);
    for (child, place) in kept.chain((old_end..old.len()).zip(new_end..)) {
        sources[place] = Source::Same(child);
        free[child] = false;
    }
    let changed = &mut sources[before..new_end];
    let new = &new[before..new_end];
    // Most shapes stay and keep their order, so the next old one is the best guess.
    let mut next = before;
    for (source, shape) in changed.iter_mut().zip(new) {
        let candidates = (next..old_end).chain(before..next);
        let same = candidates
            .into_iter()
            .find(|&child| free[child] && old[child].digest == shape.digest);
        if let Some(child) = same {
            *source = Source::Same(child);
            free[child] = false;
            next = child + 1;
        }
    }
    for (source, shape) in changed.iter_mut().zip(new) {
        if matches!(source, Source::New) {
            let child = (before..old_end).find(|&child| free[child] && is_same_group(&old[child], shape));
            if let Some(child) = child {
                *source = Source::Changed(child);
                free[child] = false;
            }
        }
    }
    sources
}

/// Whether both are groups that differ only in their contents.
fn is_same_group(one: &NodeDigest<'_>, other: &NodeDigest<'_>) -> bool {
    match (&one.group, &other.group) {
        (Some(one), Some(other)) => one.itself == other.itself,
        _ => false,
    }
}

/// The new contents of a group or, if that is shorter, the markup of the whole group.
fn inside(
    old: &NodeDigest<'_>,
    digest: &NodeDigest<'_>,
    new: &Shape,
    inline: Inline,
) -> Result<Vec<Item>, String> {
    let markup = new.to_markup(inline);
    if let (Some(old), Some(digest), Form::Group(new)) = (&old.group, &digest.group, &new.form) {
        let items = items(&old.shapes(), &digest.shapes(), new, inline);
        if cost(&items) < markup.len() {
            return Ok(items);
        }
    }
    Err(markup)
}

/// The approximate size of these items in bytes.
fn cost(items: &[Item]) -> usize {
    const PER_ITEM: usize = 12;
    let cost_of = |item: &Item| match item {
        Item::Keep { .. } => 0,
        Item::Inside { items, .. } => cost(items),
        Item::Draw(markup) => markup.len(),
    };
    items.iter().map(|item| PER_ITEM + cost_of(item)).sum()
}
