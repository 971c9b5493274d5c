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
    /// Whether that order matters.
    pub order: ClickOrder,
    /// The action; or the actions to cycle through, at most
    /// [`LONGEST_CYCLE`](Path::LONGEST_CYCLE), in this order.
    pub actions: Vec<A>,
}

/// Whether the shapes of a path have to be clicked in the order in which they are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClickOrder {
    /// As listed: first what is moved, then where to.
    AsListed,
    /// In any order: two cards of a hand.
    Any,
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

    /// The shapes with the steps at which they can be clicked, counted from 0.
    pub fn steps(&self) -> impl Iterator<Item = (usize, ShapeId)> {
        let placed = self.clicks.iter().enumerate();
        placed.flat_map(|(place, id)| {
            let steps = match self.order {
                ClickOrder::AsListed => place..place + 1,
                ClickOrder::Any => 0..self.clicks.len(),
            };
            steps.map(move |step| (step, *id))
        })
    }
}

impl<A> Paths<A> {
    /// Builds paths from the clicks for each action; actions with the same clicks share a path,
    /// in the given order.
    pub fn gather(said: impl IntoIterator<Item = (Vec<ShapeId>, A)>) -> Paths<A> {
        let mut paths: BTreeMap<Vec<ShapeId>, Vec<A>> = BTreeMap::new();
        for (clicks, action) in said {
            paths.entry(clicks).or_default().push(action);
        }
        let path = |(clicks, actions)| Path {
            clicks,
            order: ClickOrder::AsListed,
            actions,
        };
        Paths(paths.into_iter().map(path).collect())
    }

    /// The same paths; where the rules do not care about the order of the clicks, neither does the
    /// page.
    #[must_use]
    pub fn in_any_order_where(mut self, is_free: impl Fn(&A) -> bool) -> Paths<A> {
        for path in &mut self.0 {
            if path.actions.iter().all(&is_free) {
                path.order = ClickOrder::Any;
            }
        }
        self
    }

    /// The same paths with the actions converted to another type.
    pub fn map<B>(self, wrap: impl Fn(A) -> B) -> Paths<B> {
        let wrapped = |path: Path<A>| Path {
            clicks: path.clicks,
            order: path.order,
            actions: path.actions.into_iter().map(&wrap).collect(),
        };
        Paths(self.0.into_iter().map(wrapped).collect())
    }
}
