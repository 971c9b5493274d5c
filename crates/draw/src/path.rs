use std::collections::BTreeMap;

use crate::ShapeId;

/// The clicks for an action: one to three shapes in a row.
///
/// Nearly every path stands for one action. If several actions end on the same target (a tile
/// that can be rotated), they share the path: after the last click a ghost shows the first of
/// them, another tap shows the next, and a confirmation chooses the one shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Path<A> {
    /// The shapes, in the order of the clicks.
    pub clicks: Vec<ShapeId>,
    /// The action; or the actions to cycle through, at most
    /// [`LONGEST_CYCLE`](Path::LONGEST_CYCLE), in this order.
    pub actions: Vec<A>,
}

/// The click paths of a seat. No path is a prefix of another, so a page always knows when a path
/// is complete.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paths<A>(pub Vec<Path<A>>);

impl<A> Path<A> {
    /// The maximum number of clicks in a path.
    pub const LONGEST: usize = 3;

    /// The maximum number of actions to cycle through.
    pub const LONGEST_CYCLE: usize = 8;
}

impl<A> Paths<A> {
    /// Builds paths from the clicks for each action; actions with the same clicks share a path,
    /// in the given order.
    pub fn gather(said: impl IntoIterator<Item = (Vec<ShapeId>, A)>) -> Paths<A> {
        let mut paths: BTreeMap<Vec<ShapeId>, Vec<A>> = BTreeMap::new();
        for (clicks, action) in said {
            paths.entry(clicks).or_default().push(action);
        }
        let paths = paths.into_iter();
        Paths(paths.map(|(clicks, actions)| Path { clicks, actions }).collect())
    }

    /// The same paths with the actions converted to another type.
    pub fn map<B>(self, wrap: impl Fn(A) -> B) -> Paths<B> {
        let wrapped = |path: Path<A>| Path {
            clicks: path.clicks,
            actions: path.actions.into_iter().map(&wrap).collect(),
        };
        Paths(self.0.into_iter().map(wrapped).collect())
    }
}
