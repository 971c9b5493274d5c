use rules::{Actor, BySeat, Dice, Observe, Seat, View};

use crate::nodes::{self, Nodes, ROOT};
use crate::shares::{by_weight, final_shares, play_out};
use crate::{Candidate, Found, Stop};

/// Textbook UCT: UCB1 in the tree, random playouts below it.
///
/// It knows nothing about a game except its rules. It is the baseline: a bot's knowledge is worth
/// what it wins against this in equal time. Every iteration samples a world consistent with the
/// view, and chance is rolled anew, so the nodes of the tree are action sequences; each seat
/// maximises its own share.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Uct {
    /// The exploration constant of UCB1.
    pub exploration: f64,
    /// The maximum number of actions stored in the tree; after that it no longer grows.
    pub room: usize,
}

impl Default for Uct {
    fn default() -> Uct {
        Uct {
            exploration: std::f64::consts::SQRT_2,
            room: 1 << 21,
        }
    }
}

impl Uct {
    /// Searches for the seat's best action; `choose` is the playout policy, usually random.
    ///
    /// # Panics
    /// If the seat has nothing to decide.
    pub fn search<P: Observe>(
        &self,
        view: &P::View,
        seat: Seat,
        dice: &mut dyn Dice,
        stop: Stop<'_>,
        mut choose: impl FnMut(&P, Actor, &[P::Action], &mut dyn Dice) -> usize,
    ) -> Found<P::Action> {
        let mut own = Vec::new();
        view.legal_actions(seat, &mut own);
        let mut nodes = Nodes::new(self.room);
        for &action in &own {
            nodes.find_or_add(ROOT, Actor::Seat(seat), action);
        }
        let mut done = 0;
        let (mut path, mut actions) = (Vec::new(), Vec::new());
        while own.len() > 1 && !stop.is_due(done) {
            let world = P::sample(view, dice);
            self.iterate(
                world,
                seat,
                &mut nodes,
                &mut path,
                &mut actions,
                dice,
                &mut choose,
            );
            done += 1;
        }
        found(&nodes, done)
    }

    #[expect(
        clippy::too_many_arguments,
        reason = "buffers that are reused between iterations"
    )]
    fn iterate<P: Observe>(
        &self,
        mut world: P,
        seat: Seat,
        nodes: &mut Nodes<P::Action>,
        path: &mut Vec<(usize, usize)>,
        actions: &mut Vec<P::Action>,
        dice: &mut dyn Dice,
        choose: &mut impl FnMut(&P, Actor, &[P::Action], &mut dyn Dice) -> usize,
    ) {
        path.clear();
        let mut node = ROOT;
        let mut actor = Some(Actor::Seat(seat));
        actions.clear();
        world.legal_actions(Actor::Seat(seat), actions);
        let shares = loop {
            let Some(acting) = actor else {
                break final_shares(&world.outcome().expect("a match without an actor is over"));
            };
            let (action, is_new) = match acting {
                Actor::Chance => (actions[by_weight(&world, actions, dice)], false),
                Actor::Seat(_) => self.select(nodes.node(node), acting, actions, dice),
            };
            let edge = nodes.find_or_add(node, acting, action);
            path.push((node, edge));
            world.play_unchecked(acting, action);
            let next = if is_new { None } else { nodes.follow(node, edge) };
            let Some(next) = next else {
                break play_out(world, actions, dice, choose);
            };
            node = next;
            actor = nodes::list(&world, actions);
        };
        reward(nodes, path, &shares);
    }

    /// An untried action if there is one, otherwise the one with the highest bound.
    fn select<A: Copy + Ord>(
        &self,
        node: &nodes::Node<A>,
        actor: Actor,
        actions: &[A],
        dice: &mut dyn Dice,
    ) -> (A, bool) {
        let visits = |action: A| node.find(actor, action).map_or(0, |edge| node.edges[edge].visits);
        let untried = actions.iter().filter(|&&action| visits(action) == 0).count() as u32;
        if untried > 0 {
            let wanted = dice.below(untried) as usize;
            let mut new = actions.iter().filter(|&&action| visits(action) == 0);
            return (*new.nth(wanted).expect("the index is below the count"), true);
        }
        let all = f64::from(node.visits.max(1)).ln();
        let bound = |&action: &A| {
            let edge = &node.edges[node.find(actor, action).expect("all were tried")];
            edge.mean() + self.exploration * (all / f64::from(edge.visits)).sqrt()
        };
        let best = actions
            .iter()
            .max_by(|one, other| bound(one).total_cmp(&bound(other)));
        (*best.expect("an action to choose from"), false)
    }
}

/// Updates the edges on the path with the result.
pub(crate) fn reward<A: Copy + Ord>(nodes: &mut Nodes<A>, path: &[(usize, usize)], shares: &BySeat<f32>) {
    for &(node, edge) in path {
        let node = nodes.node_mut(node);
        node.visits += 1;
        let edge = &mut node.edges[edge];
        edge.visits += 1;
        if let Actor::Seat(seat) = edge.actor {
            edge.total += f64::from(shares[seat]);
        }
    }
}

/// The edges of the root, most visited first.
pub(crate) fn found<A: Copy + Ord>(nodes: &Nodes<A>, iterations: u64) -> Found<A> {
    /// The number of actions worth showing in a line.
    const LINE: usize = 8;
    let root = nodes.node(ROOT);
    let mut order: Vec<usize> = (0..root.edges.len()).collect();
    order.sort_by(|&one, &other| {
        let (one, other) = (&root.edges[one], &root.edges[other]);
        (other.visits.cmp(&one.visits)).then(other.mean().total_cmp(&one.mean()))
    });
    Found {
        candidates: order
            .iter()
            .map(|&edge| &root.edges[edge])
            .map(|edge| Candidate {
                action: edge.action,
                value: edge.mean(),
                visits: u64::from(edge.visits),
            })
            .collect(),
        line: nodes.line(order[0], LINE),
        iterations,
    }
}
