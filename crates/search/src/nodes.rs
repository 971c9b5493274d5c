//! An open-loop tree: nodes stand for sequences of actions, not for positions, so that one tree
//! covers all dice results.

use rules::{Actor, Position};

/// A tree whose nodes are identified by index; it never grows beyond its limit.
pub(crate) struct Nodes<A> {
    nodes: Vec<Node<A>>,
    /// The number of edges, which determines the memory used.
    edges: usize,
    limit: usize,
}

pub(crate) struct Node<A> {
    pub(crate) visits: u32,
    /// Ascending by actor and action, like the lists of legal actions.
    pub(crate) edges: Vec<Edge<A>>,
}

#[derive(Clone, Copy)]
pub(crate) struct Edge<A> {
    pub(crate) actor: Actor,
    pub(crate) action: A,
    pub(crate) visits: u32,
    /// The sum of the actor's results; unused for chance.
    pub(crate) total: f64,
    /// The estimated share of the actor before any visit.
    pub(crate) prior: f32,
    /// The estimated probability that this is the best action.
    pub(crate) likelihood: f32,
    /// The target node, once it has been visited.
    to: u32,
}

/// The index of the root.
pub(crate) const ROOT: usize = 0;
const NOWHERE: u32 = u32::MAX;

impl<A: Copy + Ord> Nodes<A> {
    pub(crate) fn new(limit: usize) -> Nodes<A> {
        assert!(
            limit > 0 && limit < NOWHERE as usize,
            "the limit allows at least the root"
        );
        let root = Node {
            visits: 0,
            edges: Vec::new(),
        };
        Nodes {
            nodes: vec![root],
            edges: 0,
            limit,
        }
    }

    /// Whether this many more edges are allowed.
    pub(crate) fn has_room_for(&self, edges: usize) -> bool {
        self.edges + edges <= self.limit
    }

    pub(crate) fn node(&self, index: usize) -> &Node<A> {
        &self.nodes[index]
    }

    pub(crate) fn node_mut(&mut self, index: usize) -> &mut Node<A> {
        &mut self.nodes[index]
    }

    /// The node that an edge leads to, created if necessary; `None` if there is no room for it.
    pub(crate) fn follow(&mut self, node: usize, edge: usize) -> Option<usize> {
        let to = self.nodes[node].edges[edge].to;
        if to != NOWHERE {
            return Some(to as usize);
        }
        if self.nodes.len() >= self.limit || self.edges >= self.limit {
            return None;
        }
        let made = self.nodes.len();
        self.nodes.push(Node {
            visits: 0,
            edges: Vec::new(),
        });
        self.nodes[node].edges[edge].to = made as u32;
        Some(made)
    }

    /// Adds an edge after all others of its node.
    pub(crate) fn add_edge(&mut self, node: usize, actor: Actor, action: A, prior: f32, likelihood: f32) {
        self.edges += 1;
        self.nodes[node].edges.push(Edge {
            actor,
            action,
            visits: 0,
            total: 0.0,
            prior,
            likelihood,
            to: NOWHERE,
        });
    }

    /// The index of the edge of this action, created if necessary.
    pub(crate) fn find_or_add(&mut self, node: usize, actor: Actor, action: A) -> usize {
        /// The prior without any knowledge.
        const EVEN: f32 = 0.5;
        self.nodes[node].find(actor, action).unwrap_or_else(|place| {
            self.add_edge(node, actor, action, EVEN, EVEN);
            self.nodes[node].edges[place..].rotate_right(1);
            place
        })
    }

    /// The most visited edges, one after another, from the root on.
    pub(crate) fn line(&self, first: usize, longest: usize) -> Vec<(Actor, A)> {
        let mut line = Vec::new();
        let mut edge = Some(&self.nodes[ROOT].edges[first]);
        while let Some(taken) = edge
            && line.len() < longest
        {
            line.push((taken.actor, taken.action));
            edge = self
                .nodes
                .get(taken.to as usize)
                .and_then(|node| node.edges.iter().max_by_key(|edge| edge.visits))
                .filter(|edge| edge.visits > 0);
        }
        line
    }
}

impl<A: Copy + Ord> Node<A> {
    /// The index of the edge of this action, if there is one.
    pub(crate) fn find(&self, actor: Actor, action: A) -> Result<usize, usize> {
        self.edges
            .binary_search_by(|edge| (edge.actor, edge.action).cmp(&(actor, action)))
    }
}

impl<A> Edge<A> {
    /// The mean result of the actor.
    pub(crate) fn mean(&self) -> f64 {
        if self.visits == 0 {
            f64::from(self.prior)
        } else {
            self.total / f64::from(self.visits)
        }
    }
}

/// Lists the legal actions of the next actor.
pub(crate) fn list<P: Position>(position: &P, actions: &mut Vec<P::Action>) -> Option<Actor> {
    actions.clear();
    let actor = position.next_actor()?;
    position.legal_actions(actor, actions);
    Some(actor)
}
