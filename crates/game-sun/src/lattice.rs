//! All ways to account for what hidden hands have shown of one deck.

use rules::Dice;

use crate::card::{Kind, Pile};
use crate::frontier::{Frontier, LastShown, Ways, each_hand};
use crate::past::{Deed, Past};
use crate::story::Drawn;

/// All ways to account for the cards of one deck that hidden hands have shown.
#[derive(Debug)]
pub(crate) struct Lattice {
    past: Past,
    last: LastShown,
    layers: Vec<Layer>,
    /// The odds of the nodes after the last layer.
    ends: Vec<f64>,
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

/// Cards of hidden hands, each with the epoch from which it comes.
#[derive(Debug, Default)]
pub(crate) struct Dealt {
    pub(crate) in_hand: Vec<Drawn>,
    pub(crate) shown: Vec<Drawn>,
}

impl Lattice {
    pub(crate) fn new(past: Past) -> Lattice {
        let last = LastShown::new(&past);
        let mut lattice = Lattice {
            past,
            last,
            layers: Vec::new(),
            ends: vec![1.0],
        };
        if lattice.past.shown() > 0 {
            lattice.build();
        }
        lattice
    }

    /// How many ways the lattice has.
    pub(crate) fn size(&self) -> usize {
        self.layers.iter().map(|layer| layer.ways.len()).sum()
    }

    fn build(&mut self) {
        let mut frontier = Frontier::new(&self.past, &self.last);
        let all_shown = self.past.shown();
        let (mut newest, mut shown) = (0, 0);
        let growth: f64 = std::env::var("GROWTH").map_or(1.0, |g| g.parse().unwrap());
        let small: usize = std::env::var("SMALL").map_or(1, |g| g.parse().unwrap());
        let mut peak = 0;
        for number in 0..self.past.deeds.len() {
            if shown == all_shown {
                break;
            }
            match self.past.deeds[number] {
                Deed::Renewed => {
                    if newest > 0 || true {
                        for pool in frontier.live().to_vec() {
                            let most = ((frontier.len() as f64 * growth) as usize).max(small);
                            if let Some(next) = self.deal_out(&frontier, pool, shown, most) {
                                frontier = next;
                            }
                        }
                    }
                    newest += 1;
                    frontier.open(&self.past, &self.last, newest, shown);
                }
                Deed::Drew(who) => frontier.draw(who),
                Deed::Showed(who, kind) => {
                    let (next, ways) = frontier.show(who, kind, shown, &self.last);
                    self.layers.push(Layer {
                        what: What::Showed { who, kind },
                        ways,
                    });
                    frontier = next;
                    shown += 1;
                }
            }
            peak = peak.max(frontier.len());
            if std::env::var("TRACE").is_ok() {
                eprintln!("{:?} nodes {} live {:?}", self.past.deeds[number], frontier.len(), frontier.live());
            }
            if self.size() > 20_000_000 { eprintln!("give up at {number} of {}", self.past.deeds.len()); break; }
        }
        self.ends = frontier.weights().to_vec();
    }

    /// Deals a spent pool out to all seats, unless that makes more nodes than this.
    fn deal_out(&mut self, from: &Frontier, pool: usize, shown: usize, most: usize) -> Option<Frontier> {
        let mut frontier = from.clone();
        let mut layers = Vec::new();
        for who in 0..self.past.hidden.len() {
            let (next, ways) = frontier.deal(pool, who, shown, &self.last, most)?;
            let what = What::Dealt { pool, who };
            layers.push(Layer { what, ways });
            frontier = next;
        }
        frontier.close(pool);
        self.layers.append(&mut layers);
        Some(frontier)
    }

    /// Draws one way through the lattice, and deals what is left.
    pub(crate) fn deal(&self, dice: &mut dyn Dice) -> Dealt {
        let mut at = pick(self.ends.iter().copied(), dice);
        let mut hows = Vec::with_capacity(self.layers.len());
        for layer in self.layers.iter().rev() {
            let ways = layer.ways.into_node(at);
            let way = ways[pick(ways.iter().map(|way| way.weight), dice)];
            hows.push(way.how);
            at = way.from as usize;
        }
        let mut retold = Retold::new(self);
        for (layer, how) in self.layers.iter().zip(hows.into_iter().rev()) {
            match layer.what {
                What::Showed { who, kind } => retold.show(who, kind, how, dice),
                What::Dealt { pool, who } => retold.deal(pool, who, how, dice),
            }
        }
        retold.finish(dice)
    }
}

/// The past, told again with cards in the hidden hands.
struct Retold<'a> {
    lattice: &'a Lattice,
    pools: Vec<Pile>,
    /// For each pool, how many of its cards each seat holds that it has not been given.
    places: Vec<Vec<u8>>,
    /// The cards that each seat has been given, with their pools.
    hands: Vec<Vec<(usize, Kind)>>,
    shown: Vec<Drawn>,
}

impl Retold<'_> {
    fn new(lattice: &Lattice) -> Retold<'_> {
        let past = &lattice.past;
        let mut places = vec![vec![0; past.hidden.len()]; past.pools.len()];
        places[0].clone_from(&past.held);
        let mut newest = 0;
        for deed in &past.deeds {
            match *deed {
                Deed::Renewed => newest += 1,
                Deed::Drew(who) => places[newest][who] += 1,
                Deed::Showed(..) => {}
            }
        }
        Retold {
            lattice,
            pools: past.pools.clone(),
            places,
            hands: vec![Vec::new(); past.hidden.len()],
            shown: Vec::with_capacity(past.shown()),
        }
    }

    fn show(&mut self, who: usize, kind: usize, how: u32, dice: &mut dyn Dice) {
        let kind = self.lattice.past.kind(kind);
        let pool = match how.checked_sub(1) {
            Some(pool) => {
                let pool = pool as usize;
                self.pools[pool][kind] -= 1;
                self.places[pool][who] -= 1;
                pool
            }
            // Cards of a kind in a hand are equally likely to be the one shown.
            None => {
                let alike: Vec<usize> = (0..self.hands[who].len())
                    .filter(|&at| self.hands[who][at].1 == kind)
                    .collect();
                let at = alike[dice.below(alike.len() as u32) as usize];
                self.hands[who].swap_remove(at).0
            }
        };
        let drawn = self.drawn(pool, who, kind);
        self.shown.push(drawn);
    }

    fn deal(&mut self, pool: usize, who: usize, how: u32, dice: &mut dyn Dice) {
        let past = &self.lattice.past;
        let counts = self.pools[pool].counts(&past.kinds);
        let again = |kind: usize| self.lattice.last.again(kind, self.shown.len());
        let mut left = vec![0; counts.len() + 1];
        for (kind, &count) in counts.iter().enumerate() {
            left[if again(kind) { kind } else { counts.len() }] += count;
        }
        let mut cards = Vec::new();
        let mut number = 0;
        each_hand(&left, self.places[pool][who], &mut |hand, _| {
            if number == how {
                cards = hand.to_vec();
            }
            number += 1;
            number <= how
        });
        let mut given = Vec::new();
        for (number, kind) in past.kinds.clone().enumerate() {
            given.extend((0..cards[number]).map(|_| kind));
        }
        // Cards that nobody shows again are equally likely to be here.
        let mut others = Pile::EMPTY;
        for (number, kind) in past.kinds.clone().enumerate().filter(|&(number, _)| !again(number)) {
            others[kind] = counts[number];
        }
        for _ in 0..cards[counts.len()] {
            let kind = nth_card(&others, dice.below(others.len() as u32));
            others[kind] -= 1;
            given.push(kind);
        }
        for kind in given {
            self.pools[pool][kind] -= 1;
            self.hands[who].push((pool, kind));
        }
        self.places[pool][who] = 0;
    }

    /// Within a pool every place is alike, so what is left is dealt out at random.
    fn finish(mut self, dice: &mut dyn Dice) -> Dealt {
        for pool in 0..self.pools.len() {
            let mut cards = self.pools[pool].len() as u32;
            for who in 0..self.hands.len() {
                for _ in 0..self.places[pool][who] {
                    let kind = nth_card(&self.pools[pool], dice.below(cards));
                    self.pools[pool][kind] -= 1;
                    cards -= 1;
                    self.hands[who].push((pool, kind));
                }
            }
        }
        let mut in_hand = Vec::new();
        for (who, hand) in self.hands.iter().enumerate() {
            in_hand.extend(hand.iter().map(|&(pool, kind)| self.drawn(pool, who, kind)));
        }
        Dealt {
            in_hand,
            shown: self.shown,
        }
    }

    fn drawn(&self, pool: usize, who: usize, kind: Kind) -> Drawn {
        Drawn {
            epoch: pool as u16,
            seat: self.lattice.past.hidden[who],
            kind,
        }
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

fn nth_card(pile: &Pile, mut nth: u32) -> Kind {
    for (kind, count) in pile.iter() {
        if nth < u32::from(count) {
            return kind;
        }
        nth -= u32::from(count);
    }
    unreachable!("the pile has that many cards")
}
