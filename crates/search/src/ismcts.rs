//! Single-observer information-set Monte Carlo tree search (ISMCTS; Cowling, Powley and
//! Whitehouse 2012) with max^n values.
//!
//! Every iteration samples a new world and walks the same tree through it. The edges of the tree
//! are what the searching seat can notice: its own actions, what others do openly, and visible
//! chance results. Hidden events do not branch, nor, if so configured, do the actions of others.
//! Not every action is possible in every world, so the visits of an action are compared with how
//! often it was *available*.

use rules::{Actor, Dice, MAX_SEATS, Observe, Seat, Viewer};

use crate::shares::by_weight;
use crate::stream::Stream;
use crate::{Candidate, Counting, Found, Judge, Question, Stop};

/// The parameters of the tree.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Growth {
    /// The exploration constant: how much rarely tried actions are favoured.
    pub exploration: f32,
    /// The assumed value of an untried action; above 1, all are tried once before any is tried
    /// twice.
    pub urgency: f32,
    /// The maximum number of nodes; the tree then stops growing.
    pub nodes: usize,
    /// How the actions of the other seats are treated.
    pub others: Others,
}

/// How the actions of the other seats are treated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Others {
    /// Actions that the seat can tell apart are separate branches, and seats that act openly
    /// maximise their own share.
    Branch,
    /// They act as in a playout, and nothing branches. In games where everybody builds on their
    /// own, a tree of the same size looks further into the seat's own plans.
    Blend,
}

/// Something that the searching seat noticed: the label of an edge.
enum Sign<P: Observe> {
    /// Its own action.
    Did(P::Action),
    /// An event it saw, with one of the actions that look like it.
    Saw(P::Event, Actor, P::Action),
}

struct Edge<P: Observe> {
    sign: Sign<P>,
    to: usize,
    visits: u32,
    /// How often it was available.
    available: u32,
    sums: [f32; MAX_SEATS],
}

struct Node<P: Observe> {
    edges: Vec<Edge<P>>,
}

/// An edge on the path: its node and its index there.
type Step = (usize, usize);

struct Search<'a, P: Observe, J> {
    question: &'a Question<'a, P>,
    judge: &'a J,
    growth: Growth,
    tree: Vec<Node<P>>,
}

/// Answers with a tree over what the seat can notice. One world is one iteration.
pub fn ismcts<P: Observe, J: Judge<P>>(
    question: &Question<'_, P>,
    judge: &J,
    growth: Growth,
    counting: Counting,
    stop: Stop<'_>,
    dice: &mut dyn Dice,
) -> Found<P::Action> {
    let mut search = Search {
        question,
        judge,
        growth,
        tree: vec![Node { edges: Vec::new() }],
    };
    let mut dice = Stream::new(dice.bits());
    let mut done = 0;
    let mut room = Vec::new();
    let mut path = Vec::new();
    while question.actions.len() > 1 && !stop.is_due(done) {
        let mut world = question.invent(&mut dice);
        path.clear();
        search.descend(&mut world, &mut path, &mut room, &mut dice);
        let shares = counting.playout(&mut world, judge, &mut room, &mut dice);
        for &(node, edge) in &path {
            let edge = &mut search.tree[node].edges[edge];
            edge.visits += 1;
            for (sum, share) in edge.sums.iter_mut().zip(&shares) {
                *sum += share;
            }
        }
        done += 1;
    }
    search.found(done)
}

impl<P: Observe, J: Judge<P>> Search<'_, P, J> {
    /// Descends to a leaf and adds one node; the world moves along.
    fn descend(&mut self, world: &mut P, path: &mut Vec<Step>, room: &mut Vec<P::Action>, dice: &mut Stream) {
        let own = Actor::Seat(self.question.seat);
        let viewer = Viewer::Seat(self.question.seat);
        let mut at = 0;
        // The searching seat comes first, even if others have to choose at the same time.
        let mut next = Some(own);
        while let Some(actor) = next {
            room.clear();
            if path.is_empty() {
                room.extend_from_slice(&self.question.actions);
            } else {
                world.legal_actions(actor, room);
            }
            let (action, step) = if actor == own {
                let step = self.select_own(at, world, room, dice);
                (self.action_of(step), Some(step))
            } else if let Actor::Seat(seat) = actor
                && world.turn().seats().len() == 1
                && self.growth.others == Others::Branch
            {
                self.select_other(at, seat, world, room, dice)
            } else {
                // Chance, simultaneous choices that are still hidden, and the actions of others
                // that blend.
                let index = match actor {
                    Actor::Chance => by_weight(world, room, dice),
                    Actor::Seat(_) => self.judge.choose(world, actor, room, dice),
                };
                let action = room[index];
                let branches = actor == Actor::Chance || self.growth.others == Others::Branch;
                let event = branches.then(|| world.event(actor, action, viewer)).flatten();
                (action, event.map(|event| self.edge_of(at, event, actor, action)))
            };
            world.play_unchecked(actor, action);
            if let Some((node, edge)) = step {
                path.push((node, edge));
                let edge = &self.tree[node].edges[edge];
                let (is_new, to) = (edge.visits == 0, edge.to);
                at = to;
                // Each iteration adds one decision, plus any chance results.
                if is_new && actor != Actor::Chance || self.is_full() {
                    return;
                }
            }
            next = world.next_actor();
        }
    }

    /// Selects one of the seat's own actions by UCB.
    fn select_own(&mut self, at: usize, world: &P, actions: &[P::Action], dice: &mut Stream) -> Step {
        let seat = self.question.seat;
        let mut best: Option<(f32, usize)> = None;
        let mut known = 0;
        for (number, edge) in self.tree[at].edges.iter_mut().enumerate() {
            let Sign::Did(action) = edge.sign else { continue };
            if !actions.contains(&action) {
                continue;
            }
            known += 1;
            edge.available += 1;
            let bound = edge.bound(seat, self.growth.exploration);
            if best.is_none_or(|(most, _)| bound > most) {
                best = Some((bound, number));
            }
        }
        if let Some((most, number)) = best
            && (known == actions.len() || most > self.growth.urgency)
        {
            return (at, number);
        }
        let edges = &self.tree[at].edges;
        let is_new = |action: &&P::Action| {
            let mut signs = edges.iter().map(|edge| &edge.sign);
            !signs.any(|sign| matches!(sign, Sign::Did(known) if known == *action))
        };
        let untried: Vec<P::Action> = actions.iter().filter(is_new).copied().collect();
        let index = self.judge.choose(world, Actor::Seat(seat), &untried, dice);
        self.add_edge(at, Sign::Did(untried[index]))
    }

    /// Selects an action of another seat: by UCB over what can be told apart, from that seat's
    /// point of view.
    fn select_other(
        &mut self,
        at: usize,
        seat: Seat,
        world: &P,
        actions: &[P::Action],
        dice: &mut Stream,
    ) -> (P::Action, Option<Step>) {
        let viewer = Viewer::Seat(self.question.seat);
        let actor = Actor::Seat(seat);
        let mut best: Option<(f32, usize, P::Action)> = None;
        let mut untried = Vec::new();
        let mut counted = Vec::new();
        for &action in actions {
            let Some(event) = world.event(actor, action, viewer) else {
                untried.push(action);
                continue;
            };
            let Some(number) = self.known(at, &event) else {
                untried.push(action);
                continue;
            };
            let edge = &mut self.tree[at].edges[number];
            // Actions that look alike share an edge and count once.
            if !counted.contains(&number) {
                counted.push(number);
                edge.available += 1;
            }
            let bound = edge.bound(seat, self.growth.exploration);
            if best.is_none_or(|(most, ..)| bound > most) {
                best = Some((bound, number, action));
            }
        }
        if let Some((most, number, action)) = best
            && (untried.is_empty() || most > self.growth.urgency)
        {
            return (action, Some((at, number)));
        }
        let action = untried[self.judge.choose(world, actor, &untried, dice)];
        let event = world.event(actor, action, viewer);
        let step = event.map(|event| self.edge_of(at, event, actor, action));
        (action, step)
    }

    fn known(&self, at: usize, event: &P::Event) -> Option<usize> {
        let mut edges = self.tree[at].edges.iter();
        edges.position(|edge| matches!(&edge.sign, Sign::Saw(known, ..) if known == event))
    }

    /// The edge for an event that the seat has seen.
    fn edge_of(&mut self, at: usize, event: P::Event, actor: Actor, action: P::Action) -> Step {
        match self.known(at, &event) {
            Some(number) => (at, number),
            None => self.add_edge(at, Sign::Saw(event, actor, action)),
        }
    }

    fn add_edge(&mut self, at: usize, sign: Sign<P>) -> Step {
        let to = self.tree.len();
        self.tree.push(Node { edges: Vec::new() });
        let edges = &mut self.tree[at].edges;
        edges.push(Edge {
            sign,
            to,
            visits: 0,
            available: 1,
            sums: [0.0; MAX_SEATS],
        });
        (at, edges.len() - 1)
    }

    fn action_of(&self, (node, edge): Step) -> P::Action {
        self.tree[node].edges[edge].sign.action()
    }

    fn is_full(&self) -> bool {
        // One descent adds only a few nodes, so checking after each is enough.
        self.tree.len() >= self.growth.nodes
    }

    fn found(&self, iterations: u64) -> Found<P::Action> {
        let seat = self.question.seat;
        let edges = &self.tree[0].edges;
        let mut candidates: Vec<Candidate<P::Action>> = self
            .question
            .actions
            .iter()
            .map(|&action| {
                let edge = edges.iter().find(|edge| edge.sign.action() == action);
                let visits = edge.map_or(0, |edge| edge.visits.into());
                Candidate {
                    action,
                    value: edge.and_then(|edge| edge.mean(seat)).map_or(0.5, f64::from),
                    visits,
                }
            })
            .collect();
        candidates.sort_by(|one, other| {
            let by_visits = other.visits.cmp(&one.visits);
            by_visits.then(other.value.total_cmp(&one.value))
        });
        let mut line = vec![(Actor::Seat(seat), candidates[0].action)];
        let first = edges
            .iter()
            .find(|edge| edge.sign.action() == candidates[0].action);
        let mut at = first.map(|edge| edge.to);
        while let Some(node) = at {
            let often = self.tree[node].edges.iter().filter(|edge| edge.visits > 1);
            let most = often.max_by_key(|edge| edge.visits);
            line.extend(most.map(|edge| match edge.sign {
                Sign::Did(action) => (Actor::Seat(seat), action),
                Sign::Saw(_, actor, action) => (actor, action),
            }));
            at = most.map(|edge| edge.to);
        }
        Found {
            candidates,
            line,
            iterations,
        }
    }
}

impl<P: Observe> Sign<P> {
    fn action(&self) -> P::Action {
        match *self {
            Sign::Did(action) | Sign::Saw(_, _, action) => action,
        }
    }
}

impl<P: Observe> Edge<P> {
    /// The mean value for this seat.
    fn mean(&self, seat: Seat) -> Option<f32> {
        (self.visits > 0).then(|| self.sums[seat.index()] / self.visits as f32)
    }

    fn bound(&self, seat: Seat, exploration: f32) -> f32 {
        let Some(mean) = self.mean(seat) else {
            return f32::INFINITY;
        };
        mean + exploration * ((self.available as f32).ln() / self.visits as f32).sqrt()
    }
}
