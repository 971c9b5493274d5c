use std::collections::BTreeMap;

use crate::ShapeId;

/// What a person clicks to say something: one to three shapes in a row.
///
/// Nearly every path says one action. Where several actions end on the same
/// target (a tile that can be turned), they share the path: after the last
/// click a ghost shows the first of them, another tap shows the next, and a
/// confirmation says the one that is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Path<A> {
    /// The shapes, in the order in which they are clicked.
    pub clicks: Vec<ShapeId>,
    /// The one action that is said; or those that are cycled through, at most
    /// [`LONGEST_CYCLE`](Path::LONGEST_CYCLE), in this order.
    pub actions: Vec<A>,
}

/// What a seat can click. No path is the beginning of another, so that a page
/// always knows when something has been said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paths<A>(pub Vec<Path<A>>);

impl<A> Path<A> {
    /// As many clicks as a path may have.
    pub const LONGEST: usize = 3;

    /// As many actions as may be cycled through.
    pub const LONGEST_CYCLE: usize = 8;
}

impl<A> Paths<A> {
    /// Paths from what is clicked for each action; actions with the same clicks
    /// share a path, in the order in which they come.
    pub fn gather(said: impl IntoIterator<Item = (Vec<ShapeId>, A)>) -> Paths<A> {
        let mut paths: BTreeMap<Vec<ShapeId>, Vec<A>> = BTreeMap::new();
        for (clicks, action) in said {
            paths.entry(clicks).or_default().push(action);
        }
        let paths = paths.into_iter();
        Paths(paths.map(|(clicks, actions)| Path { clicks, actions }).collect())
    }

    /// The same paths for the same actions under another type.
    pub fn map<B>(self, wrap: impl Fn(A) -> B) -> Paths<B> {
        let wrapped = |path: Path<A>| Path {
            clicks: path.clicks,
            actions: path.actions.into_iter().map(&wrap).collect(),
        };
        Paths(self.0.into_iter().map(wrapped).collect())
    }
}
