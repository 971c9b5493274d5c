use rules::{Actor, BySeat, Dice, Open, Position, Seat};

use crate::nodes::{self, Node, Nodes, ROOT};
use crate::shares::by_weight;
use crate::uct::{found, reward};
use crate::{Counting, Found, Judge, Stop};

/// Monte Carlo tree search for open games with chance and two to five seats.
///
/// Each seat maximises its own share (max^n), chance follows its weights, and a [`Judge`]
/// provides the priors and evaluates the leaves. One iteration adds one node.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tree {
    /// The exploration constant.
    pub exploration: f32,
    /// The difference in share that makes an action e times as likely a priori; the smaller, the
    /// more the judge's first estimate counts.
    pub temperature: f32,
    /// The number of actions played by the judge's policy before it evaluates the position; 0 by
    /// default.
    pub playout: u16,
    /// The maximum number of actions stored in the tree; after that it no longer grows.
    pub room: usize,
}

impl Default for Tree {
    fn default() -> Tree {
        Tree {
            exploration: 0.5,
            temperature: 0.05,
            playout: 0,
            room: 1 << 21,
        }
    }
}

impl Tree {
    /// Searches for the seat's best action.
    ///
    /// # Panics
    /// If the seat has nothing to decide.
    pub fn search<P: Open>(
        &self,
        position: &P,
        seat: Seat,
        judge: &impl Judge<P>,
        dice: &mut dyn Dice,
        stop: Stop<'_>,
    ) -> Found<P::Action> {
        let mut actions = Vec::new();
        Position::legal_actions(position, Actor::Seat(seat), &mut actions);
        self.grow(position, seat, actions, Likelihood::FirstSight, judge, dice, stop)
    }

    /// Weighs these legal actions against each other: all of them are tried alike, however poor
    /// they look.
    ///
    /// # Panics
    /// If there are none.
    pub fn weigh<P: Open>(
        &self,
        position: &P,
        seat: Seat,
        actions: Vec<P::Action>,
        judge: &impl Judge<P>,
        dice: &mut dyn Dice,
        stop: Stop<'_>,
    ) -> Found<P::Action> {
        self.grow(position, seat, actions, Likelihood::Alike, judge, dice, stop)
    }

    #[expect(clippy::too_many_arguments, reason = "together they are the question")]
    fn grow<P: Open>(
        &self,
        position: &P,
        seat: Seat,
        actions: Vec<P::Action>,
        likelihood: Likelihood,
        judge: &impl Judge<P>,
        dice: &mut dyn Dice,
        stop: Stop<'_>,
    ) -> Found<P::Action> {
        assert!(!actions.is_empty(), "the seat has actions to choose from");
        let alike = 1.0 / actions.len() as f32;
        let mut growing = Growing {
            tree: *self,
            judge,
            nodes: Nodes::new(self.room),
            actions,
            first_sight: Vec::new(),
            path: Vec::new(),
        };
        growing.expand(position, Actor::Seat(seat), ROOT);
        for edge in &mut growing.nodes.node_mut(ROOT).edges {
            // Random tie-breaking, so that matches vary.
            edge.prior += JITTER * (dice.below(1 << 16) as f32 / f32::from(u16::MAX) - 0.5);
            edge.prior = edge.prior.clamp(0.0, 1.0);
            if likelihood == Likelihood::Alike {
                edge.likelihood = alike;
            }
        }
        let mut done = 0;
        while growing.nodes.node(ROOT).edges.len() > 1 && !stop.is_due(done) {
            growing.iterate(position.clone(), seat, dice);
            done += 1;
        }
        found(&growing.nodes, done)
    }
}

/// How likely the actions at the root are to be tried.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Likelihood {
    /// The better they look, the likelier.
    FirstSight,
    /// All alike.
    Alike,
}

/// Small enough to break ties only.
const JITTER: f32 = 1e-3;

/// One search in progress.
struct Growing<'a, P: Position, J> {
    tree: Tree,
    judge: &'a J,
    nodes: Nodes<P::Action>,
    actions: Vec<P::Action>,
    first_sight: Vec<f32>,
    /// The nodes and edges of this iteration, from the root.
    path: Vec<(usize, usize)>,
}

impl<P: Open, J: Judge<P>> Growing<'_, P, J> {
    fn iterate(&mut self, mut position: P, seat: Seat, dice: &mut dyn Dice) {
        self.path.clear();
        let mut node = ROOT;
        let mut actor = Actor::Seat(seat);
        let shares = loop {
            let edge = match actor {
                Actor::Chance => by_chance(self.nodes.node(node), &position, dice),
                Actor::Seat(_) => self.select(self.nodes.node(node)),
            };
            self.path.push((node, edge));
            position.play_unchecked(actor, self.nodes.node(node).edges[edge].action);
            let Some(next_actor) = nodes::list(&position, &mut self.actions) else {
                let outcome = position.outcome().expect("a match without an actor is over");
                break self.judge.ended(&position, &outcome, &Counting::WINS);
            };
            let Some(next) = self.nodes.follow(node, edge) else {
                break self.judge_from(position, dice);
            };
            if self.nodes.node(next).edges.is_empty() {
                self.expand(&position, next_actor, next);
                break self.judge_from(position, dice);
            }
            (node, actor) = (next, next_actor);
        };
        reward(&mut self.nodes, &self.path, &shares);
    }

    /// Gives a node the edges for `self.actions`, with the judge's priors.
    fn expand(&mut self, position: &P, actor: Actor, node: usize) {
        if !self.nodes.has_room_for(self.actions.len()) && node != ROOT {
            return;
        }
        self.first_sight.clear();
        match actor {
            Actor::Chance => self.first_sight.resize(self.actions.len(), 0.0),
            Actor::Seat(_) => {
                self.judge
                    .first_sight(position, actor, &self.actions, &mut self.first_sight);
            }
        }
        let best = self.first_sight.iter().copied().fold(f32::MIN, f32::max);
        let likely = |prior: f32| ((prior - best) / self.tree.temperature).exp();
        let all: f32 = self.first_sight.iter().map(|&prior| likely(prior)).sum();
        for (&action, &prior) in self.actions.iter().zip(&self.first_sight) {
            let likelihood = likely(prior) / all;
            self.nodes.add_edge(node, actor, action, prior, likelihood);
        }
    }

    /// The edge with the highest upper confidence bound.
    fn select(&self, node: &Node<P::Action>) -> usize {
        let tried = f32::sqrt(node.visits as f32 + 1.0);
        let hopes = node.edges.iter().map(|edge| {
            let hope = edge.likelihood * tried / (1.0 + edge.visits as f32);
            edge.mean() + f64::from(self.tree.exploration * hope)
        });
        let best = hopes.enumerate().max_by(|one, other| one.1.total_cmp(&other.1));
        best.expect("an action to choose from").0
    }

    /// The judge's evaluation, after a short playout if configured.
    fn judge_from(&mut self, mut position: P, dice: &mut dyn Dice) -> BySeat<f32> {
        for _ in 0..self.tree.playout {
            let Some(actor) = nodes::list(&position, &mut self.actions) else {
                break;
            };
            let index = match actor {
                Actor::Chance => by_weight(&position, &self.actions, dice),
                Actor::Seat(_) => self.judge.choose(&position, actor, &self.actions, dice),
            };
            position.play_unchecked(actor, self.actions[index]);
        }
        match position.outcome() {
            Some(outcome) => self.judge.ended(&position, &outcome, &Counting::WINS),
            None => self.judge.shares(&position),
        }
    }
}

/// The edge for a chance result.
fn by_chance<P: Position>(node: &Node<P::Action>, position: &P, dice: &mut dyn Dice) -> usize {
    let weight = |action| position.chance_weight(action);
    let total = node.edges.iter().map(|edge| weight(edge.action)).sum();
    let mut rest = dice.below(total);
    for (index, edge) in node.edges.iter().enumerate() {
        let weight = weight(edge.action);
        if rest < weight {
            return index;
        }
        rest -= weight;
    }
    unreachable!("the rest is below the total")
}
