//! All ways to account for what hidden hands have shown of one deck.

use rules::Dice;

use crate::frontier::{Frontier, Move};
use crate::gathering::Ways;
use crate::past::{Deed, Past};
use crate::retold::{Dealt, Retold};

/// A spent pool is dealt out to a seat if no more rows than so many for each
/// node must be tried for that.
const GROWTH: usize = 24;

/// The same where nodes are thinned out, and merging them matters less.
const THINNED_GROWTH: usize = 4;

/// A thinned lattice keeps at least so many nodes after every card.
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
    /// A seat is given its cards of a pool that is spent.
    Dealt { pool: usize, who: usize },
}

/// What a lattice may cost.
#[derive(Clone, Copy)]
enum Limit {
    /// So many rows tried in all, or there is no lattice.
    Work(usize),
    /// So many nodes after each layer; the others are thinned out.
    Nodes(usize),
}

impl Lattice {
    /// The lattice; thinned if more rows than this would have to be tried.
    pub(crate) fn new(most_work: usize, past: Past) -> Lattice {
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
        let mut kept = (most_work / (40 * shown)).max(LEAST_KEPT);
        lattice.exact = lattice.build(GROWTH, Limit::Work(most_work));
        // Thinning can leave only nodes from which nothing leads on; then more are kept.
        while !lattice.exact && !lattice.build(THINNED_GROWTH, Limit::Nodes(kept)) {
            kept *= 2;
        }
        lattice
    }

    /// Whether no node was thinned out.
    pub(crate) fn is_exact(&self) -> bool {
        self.exact
    }

    /// How many ways the lattice has.
    pub(crate) fn size(&self) -> usize {
        self.layers.iter().map(|layer| layer.ways.len()).sum()
    }

    /// Builds all layers; whether that went to the end.
    fn build(&mut self, growth: usize, limit: Limit) -> bool {
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
        for deed in &past.deeds {
            match *deed {
                Deed::Renewed => {
                    building.deal_out_what_is_cheap(&done, shown);
                    newest += 1;
                    building.nodes.open(past, newest, shown);
                }
                Deed::Drew(who) => {
                    done[who] += 1;
                    building.nodes.draw(who);
                }
                Deed::Showed(who, kind) => {
                    done[who] += 1;
                    shown += 1;
                    let done = done[who];
                    let step = Move {
                        past,
                        who,
                        done,
                        shown,
                    };
                    let (nodes, ways) = building.nodes.show(step, kind, &mut building.work);
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

    /// Draws one way through the lattice, and deals what is left.
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

/// A lattice that is being built.
struct Building<'a> {
    past: &'a Past,
    growth: usize,
    limit: Limit,
    nodes: Frontier,
    layers: Vec<Layer>,
    /// How many rows have been tried.
    work: usize,
}

impl Building<'_> {
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
            Limit::Work(most) => self.work <= most,
            Limit::Nodes(_) => self.nodes.len() > 0,
        }
    }

    /// A deck is spent: every card of it is in a hand. Pools of which little is
    /// left are dealt out, for known hands are soon alike.
    fn deal_out_what_is_cheap(&mut self, done: &[usize], shown: usize) {
        for pool in self.nodes.live().to_vec() {
            let before = (self.nodes.clone(), self.layers.len());
            if !self.deal_out(pool, done, shown) {
                self.nodes = before.0;
                self.layers.truncate(before.1);
            }
        }
    }

    /// Deals a pool out to all seats; whether that could be done without too much work.
    fn deal_out(&mut self, pool: usize, done: &[usize], shown: usize) -> bool {
        let left = match self.limit {
            Limit::Work(most) => most.saturating_sub(self.work),
            Limit::Nodes(_) => usize::MAX,
        };
        let most = left.min(self.growth * self.nodes.len());
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

/// An index, each as likely as its weight says.
fn pick(weights: impl Iterator<Item = f64> + Clone, dice: &mut dyn Dice) -> usize {
    let total: f64 = weights.clone().sum();
    // 53 random bits are all that a fraction of this type can hold.
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
    /// How likely the past is in all, as a logarithm.
    pub(crate) fn log_odds(&self) -> f64 {
        // The odds of the nodes before each layer sum to one.
        self.layers.iter().map(|layer| layer.ways.total().ln()).sum()
    }
}
