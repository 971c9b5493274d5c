//! All ways to account for what hidden hands have shown of one deck.

use rules::Dice;

use crate::frontier::{Allowance, Frontier, Move};
use crate::gathering::Ways;
use crate::past::{Past, PastEvent};
use crate::retold::{Dealt, Retold};

/// A spent pool is dealt out to a seat if at most this many rows per node must be tried.
const GROWTH: usize = 24;

/// The same for thinned lattices, where merging nodes matters less.
const THINNED_GROWTH: usize = 4;

/// The minimum number of nodes that a thinned lattice keeps after every card.
const LEAST_KEPT: usize = 250;

/// All ways to account for the cards of one deck that hidden hands have shown.
#[derive(Debug)]
pub(crate) struct Lattice {
    past: Past,
    layers: Vec<Layer>,
    /// The odds of the nodes after the last layer.
    ends: Vec<f64>,
    exact: bool,
}

#[derive(Debug)]
struct Layer {
    what: What,
    ways: Ways,
}

/// What a layer accounts for; seats and kinds are the numbers of the past.
#[derive(Clone, Copy, Debug)]
enum What {
    /// A seat showed a card of this kind.
    Showed { who: usize, kind: usize },
    /// A seat is given its cards of a spent pool.
    Dealt { pool: usize, who: usize },
}

/// The limit on the cost of a lattice.
#[derive(Clone, Copy)]
enum Limit<'a> {
    /// At most this many rows in all, and only until interrupted; otherwise there is no lattice.
    Work(usize, &'a dyn Fn() -> bool),
    /// At most this many nodes after each layer; the rest is thinned out.
    Nodes(usize),
}

impl Lattice {
    /// Builds the lattice; thinned if more rows than this would have to be tried, or if it is
    /// interrupted.
    pub(crate) fn new(most_work: usize, past: Past, interrupted: &dyn Fn() -> bool) -> Lattice {
        let shown = past.shown();
        let mut lattice = Lattice {
            past,
            layers: Vec::new(),
            ends: vec![1.0],
            exact: true,
        };
        if shown == 0 {
            return lattice;
        }
        lattice.exact = lattice.build(GROWTH, Limit::Work(most_work, interrupted));
        let mut kept = if interrupted() {
            // A world is needed all the same, but there is no time to choose well.
            LEAST_KEPT
        } else {
            (most_work / (40 * shown)).max(LEAST_KEPT)
        };
        // Thinning can leave only dead ends; then more nodes are kept.
        while !lattice.exact && !lattice.build(THINNED_GROWTH, Limit::Nodes(kept)) {
            kept *= 2;
        }
        lattice
    }

    /// Whether no node was thinned out.
    pub(crate) fn is_exact(&self) -> bool {
        self.exact
    }

    /// The number of ways.
    pub(crate) fn size(&self) -> usize {
        self.layers.iter().map(|layer| layer.ways.len()).sum()
    }

    /// Builds all layers; returns whether it finished.
    fn build(&mut self, growth: usize, limit: Limit<'_>) -> bool {
        self.layers.clear();
        let past = &self.past;
        let mut building = Building {
            past,
            growth,
            limit,
            nodes: Frontier::new(past),
            layers: Vec::new(),
            work: 0,
        };
        let mut done = vec![0; past.hidden.len()];
        let (mut newest, mut shown) = (0, 0);
        for event in &past.events {
            match *event {
                PastEvent::Renewed => {
                    building.deal_out_what_is_cheap(&done, shown);
                    newest += 1;
                    building.nodes.open(past, newest, shown);
                }
                PastEvent::Drew(who) => {
                    done[who] += 1;
                    building.nodes.draw(who);
                }
                PastEvent::Showed(who, kind) => {
                    done[who] += 1;
                    shown += 1;
                    let done = done[who];
                    let step = Move {
                        past,
                        who,
                        done,
                        shown,
                    };
                    let left = building.left();
                    let Some((nodes, ways)) = building.nodes.show(step, kind, left, &mut building.work)
                    else {
                        return false;
                    };
                    building.push(What::Showed { who, kind }, nodes, ways);
                }
            }
            if !building.can_go_on() {
                return false;
            }
        }
        self.ends = building.nodes.weights;
        self.layers = building.layers;
        true
    }

    /// Draws one way through the lattice and deals the rest.
    pub(crate) fn deal(&self, dice: &mut dyn Dice) -> Dealt {
        let mut at = pick(self.ends.iter().copied(), dice);
        let mut hows = Vec::with_capacity(self.layers.len());
        for layer in self.layers.iter().rev() {
            let ways = layer.ways.leading_to(at);
            let way = ways[pick(ways.iter().map(|way| way.weight), dice)];
            hows.push(way.how);
            at = way.from as usize;
        }
        let mut retold = Retold::new(&self.past);
        for (layer, how) in self.layers.iter().zip(hows.into_iter().rev()) {
            match layer.what {
                What::Showed { who, kind } => retold.show(who, kind, how, dice),
                What::Dealt { pool, who } => retold.deal(pool, who, how, dice),
            }
        }
        retold.finish(dice)
    }
}

/// A lattice under construction.
struct Building<'a> {
    past: &'a Past,
    growth: usize,
    limit: Limit<'a>,
    nodes: Frontier,
    layers: Vec<Layer>,
    /// The number of rows tried.
    work: usize,
}

impl<'a> Building<'a> {
    fn push(&mut self, what: What, mut nodes: Frontier, mut ways: Ways) {
        if let Limit::Nodes(most) = self.limit
            && nodes.len() > most
        {
            nodes.thin(&mut ways, most);
        }
        self.nodes = nodes;
        self.layers.push(Layer { what, ways });
    }

    fn can_go_on(&self) -> bool {
        match self.limit {
            Limit::Work(most, interrupted) => self.work <= most && !interrupted(),
            Limit::Nodes(_) => self.nodes.len() > 0,
        }
    }

    /// How much may still be done.
    fn left(&self) -> Allowance<'a> {
        match self.limit {
            Limit::Work(most, interrupted) => Allowance {
                rows: most.saturating_sub(self.work),
                interrupted,
            },
            Limit::Nodes(_) => Allowance {
                rows: usize::MAX,
                interrupted: &|| false,
            },
        }
    }

    /// Called when a deck is spent: every card of it is in a hand. Pools with few cards left are
    /// dealt out, because known hands soon become equal.
    fn deal_out_what_is_cheap(&mut self, done: &[usize], shown: usize) {
        for pool in self.nodes.live().to_vec() {
            let before = (self.nodes.clone(), self.layers.len());
            if !self.deal_out(pool, done, shown) {
                self.nodes = before.0;
                self.layers.truncate(before.1);
            }
        }
    }

    /// Deals a pool out to all seats; returns whether that was possible without too much work.
    fn deal_out(&mut self, pool: usize, done: &[usize], shown: usize) -> bool {
        let most = self.left().rows.min(self.growth * self.nodes.len());
        for (who, &done) in done.iter().enumerate() {
            let past = self.past;
            let step = Move {
                past,
                who,
                done,
                shown,
            };
            let Some((nodes, ways)) = self.nodes.deal(step, pool, most, &mut self.work) else {
                return false;
            };
            self.push(What::Dealt { pool, who }, nodes, ways);
        }
        self.nodes.close(pool);
        true
    }
}

/// An index chosen by weight.
fn pick(weights: impl Iterator<Item = f64> + Clone, dice: &mut dyn Dice) -> usize {
    let total: f64 = weights.clone().sum();
    // A fraction of this type holds 53 random bits.
    let mut rest = (dice.bits() >> 11) as f64 / (1u64 << 53) as f64 * total;
    let mut last = 0;
    for (index, weight) in weights.enumerate() {
        if weight > 0.0 {
            last = index;
            if rest < weight {
                break;
            }
            rest -= weight;
        }
    }
    last
}

#[cfg(test)]
impl Lattice {
    /// The log-likelihood of the past.
    pub(crate) fn log_odds(&self) -> f64 {
        // The odds of the nodes before each layer sum to one.
        self.layers.iter().map(|layer| layer.ways.total().ln()).sum()
    }
}
