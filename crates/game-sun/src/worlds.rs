//! Inventing what is hidden, with the right odds.
//!
//! # The law
//! All cards count as different, even those printed alike, and every history
//! of the match that shows the viewer the same is equally likely: each order
//! in which the decks could have lain, and each card that a seat could have
//! meant by what it showed. Nothing is guessed about how people play.
//!
//! # How it is met
//! The hidden cards of a deck fall into *pools*, one for each epoch: the cards
//! that hands held when the deck was first renewed, and the cards that each
//! renewed deck was made of. Within a pool every hidden place (a card in a
//! hand drawn in that epoch, or the rest of the deck) is alike, so what is
//! left of it is dealt out at random.
//!
//! When a seat shows a card of some kind, it may have come from several pools.
//! It comes from pool `e` with a weight of
//!
//! > (cards of pool `e` that the seat holds) × (cards of that kind left in the
//! > pool) ÷ (all cards left in the pool),
//!
//! and afterwards the pool is one such card and one such place smaller. All
//! ways to account for what was shown form a lattice: its layers are the cards
//! shown, seat after seat (seats do not disturb each other but through what is
//! left in the pools), its nodes are what is left. Weights are summed forwards
//! and one way is drawn backwards, so that every way has exactly its odds.
//! Before the first renewal there is one pool, and the lattice is one node.
//!
//! The odds are exact as far as memory reaches. When a deck is renewed and the
//! lattice of a spectator, who knows least, has more than [`LARGEST`] nodes,
//! memory begins anew, and the cards that all hands then hold together become
//! the first pool. Only matches with much drawing and discarding come to that.

use std::collections::BTreeMap;

use rules::{Dice, MAX_SEATS, Observe, Seat, Viewer};

use crate::card::{Deck, Kind, Pile};
use crate::position::SunPosition;
use crate::story::{Drawn, Step, Story};
use crate::view::SunView;

/// A larger lattice is not remembered beyond the next renewal.
const LARGEST: usize = 20_000;

/// Whether a spectator has too much to weigh about a deck to remember it all.
/// Everybody can see whether that is so.
#[cold]
#[inline(never)]
pub(crate) fn too_much_to_weigh(position: &SunPosition, deck: Deck) -> bool {
    let view = position.view(Viewer::Public);
    let seats: Vec<Seat> = Seat::all(view.table.seats).collect();
    Lattice::up_to(LARGEST, &view, &seats, deck).is_none()
}

/// All positions that fit a view, to take many samples from.
///
/// All cards count as different, even those printed alike, and every history
/// that shows the viewer the same is equally likely; nothing is guessed about
/// how people play. Where there would be too much to weigh, memory begins anew
/// at a renewal with the cards that all hands then hold together.
#[derive(Debug)]
pub struct Worlds<'a> {
    view: &'a SunView,
    hidden: Vec<Seat>,
    lattices: [Lattice; 2],
}

/// All ways to account for the cards of one deck that hidden hands have shown.
#[derive(Debug)]
struct Lattice {
    /// What the viewer has never seen of each pool.
    pools: Vec<Pile>,
    /// For each pool, how many of its cards each seat ever held: at the first
    /// renewal for pool 0, drawn in its epoch for the others.
    places: Vec<[u8; MAX_SEATS]>,
    layers: Vec<Layer>,
    /// The weights of the nodes of the last layer.
    ends: Vec<f64>,
}

#[derive(Debug)]
struct Layer {
    /// What was shown; `None` where the lattice turns to the next seat.
    shown: Option<(Seat, Kind)>,
    /// For each node, the ways into it.
    nodes: Vec<Vec<Way>>,
}

#[derive(Clone, Copy, Debug)]
struct Way {
    from: usize,
    pool: usize,
    weight: f64,
}

/// A node while the lattice is built: all that the weights of what follows depend on.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Node {
    /// Hidden cards of the seat at hand, by pool.
    holds: Vec<u8>,
    /// Cards left, by pool.
    totals: Vec<u8>,
    /// Cards left of the kinds that will be shown again, by pool. Nodes that
    /// differ in other kinds only are one.
    left: Vec<Pile>,
}

impl<'a> Worlds<'a> {
    pub(crate) fn new(view: &'a SunView) -> Worlds<'a> {
        let hidden: Vec<Seat> = Seat::all(view.table.seats)
            .filter(|&seat| view.hand(seat).is_none())
            .collect();
        Worlds {
            view,
            lattices: Deck::BOTH.map(|deck| Lattice::new(view, &hidden, deck)),
            hidden,
        }
    }

    /// How many nodes the lattices have: a measure of how much there is to account for.
    pub fn size(&self) -> usize {
        self.lattices.iter().map(Lattice::size).sum()
    }

    /// One position that fits the view, each as likely as it is.
    pub fn sample(&self, dice: &mut dyn Dice) -> SunPosition {
        let table = self.view.table.clone();
        let set = &table.set;
        let mut hands = self.view.hands.map(Option::unwrap_or_default);
        let stories = Deck::BOTH.map(|deck| {
            let dealt = self.deal(deck, dice);
            for drawn in &dealt.in_hand {
                hands[drawn.seat.index()].insert(drawn.kind);
            }
            match &self.view.memories[deck.index()] {
                None => Story::default(),
                Some(memory) => {
                    let invented = dealt.in_hand.into_iter().chain(dealt.shown);
                    let drawn = memory.drawn.iter().copied();
                    let since = invented.filter(|drawn| drawn.epoch > 0);
                    Story::new(
                        memory.renewals,
                        memory.steps.clone(),
                        drawn.chain(since).collect(),
                    )
                }
            }
        });
        // Whatever lies nowhere else is in the decks.
        let mut elsewhere = table.discards;
        let in_hands = hands.iter().flat_map(|hand| hand.iter());
        for kind in table.placed().chain(in_hands).chain(table.marker) {
            elsewhere[kind] += 1;
        }
        let deck = set.counts().without(&elsewhere);
        SunPosition {
            deck: deck.expect("no card lies in two places"),
            table,
            hands,
            stories,
        }
    }

    fn deal(&self, deck: Deck, dice: &mut dyn Dice) -> Dealt {
        let table = &self.view.table;
        loop {
            let dealt = self.lattices[deck.index()].deal(&self.hidden, dice);
            // A pass has shown what its seat does not hold. That is rare, and
            // once somebody can pass no card moves but onto the pyramid, so
            // worlds that contradict it are simply dealt anew.
            let fits = |drawn: &Drawn| !table.lacks(drawn.seat, table.set.card(drawn.kind).part);
            if dealt.in_hand.iter().all(fits) {
                return dealt;
            }
        }
    }
}

/// Cards of hidden hands, each with the epoch from which it comes.
struct Dealt {
    in_hand: Vec<Drawn>,
    shown: Vec<Drawn>,
}

impl Lattice {
    fn new(view: &SunView, hidden: &[Seat], deck: Deck) -> Lattice {
        Lattice::up_to(usize::MAX, view, hidden, deck).expect("no lattice is as large as that")
    }

    /// The lattice, unless it has more nodes than this.
    fn up_to(largest: usize, view: &SunView, hidden: &[Seat], deck: Deck) -> Option<Lattice> {
        let pools = pools(view, deck);
        let memory = view.memories[deck.index()].as_ref();
        let steps = memory.map_or(&[][..], |memory| &memory.steps);
        let mut lattice = Lattice {
            places: places(view, hidden, deck, steps, pools.len()),
            pools,
            layers: Vec::new(),
            ends: Vec::new(),
        };
        let shown_by = |who: Seat| {
            steps.iter().filter_map(move |step| match *step {
                Step::Showed(seat, kind) if seat == who => Some(kind),
                _ => None,
            })
        };
        let mut to_come: Pile = hidden.iter().flat_map(|&seat| shown_by(seat)).collect();
        let mut start = Node {
            holds: vec![0; lattice.pools.len()],
            totals: lattice.pools.iter().map(|pool| pool.len() as u8).collect(),
            left: lattice.pools.clone(),
        };
        for kind in view.table.set.kinds_of(deck).filter(|&kind| to_come[kind] == 0) {
            start.forget(kind);
        }
        let mut nodes = vec![(start, 1.0)];
        for &seat in hidden {
            nodes = lattice.account_for(seat, steps, &mut to_come, nodes, largest)?;
        }
        lattice.ends = nodes.into_iter().map(|(_, weight)| weight).collect();
        Some(lattice)
    }

    fn size(&self) -> usize {
        self.layers.iter().map(|layer| layer.nodes.len()).sum()
    }

    /// Adds the layers of all that one seat has shown; `None` if there are too many nodes.
    fn account_for(
        &mut self,
        seat: Seat,
        steps: &[Step],
        to_come: &mut Pile,
        mut nodes: Vec<(Node, f64)>,
        largest: usize,
    ) -> Option<Vec<(Node, f64)>> {
        for (node, _) in &mut nodes {
            node.holds[0] = self.places[0][seat.index()];
        }
        let mut epoch = 0;
        let mut any_shown = false;
        for step in steps {
            match *step {
                Step::Renewed => epoch += 1,
                Step::Drew(who) if who == seat => {
                    for (node, _) in &mut nodes {
                        node.holds[epoch] += 1;
                    }
                }
                Step::Showed(who, kind) if who == seat => {
                    any_shown = true;
                    to_come[kind] -= 1;
                    let last = to_come[kind] == 0;
                    nodes = self.layer(Some((seat, kind)), nodes, |node| node.accounts(kind, last));
                    if self.size() > largest {
                        return None;
                    }
                }
                Step::Drew(_) | Step::Showed(..) => {}
            }
        }
        for (node, _) in &mut nodes {
            node.holds.fill(0);
        }
        if any_shown {
            nodes = self.layer(None, nodes, |node| vec![(0, 1.0, node)]);
        }
        Some(nodes)
    }

    /// Adds a layer: every node leads to others, with a pool and a weight; equal ones become one.
    fn layer(
        &mut self,
        shown: Option<(Seat, Kind)>,
        nodes: Vec<(Node, f64)>,
        next: impl Fn(Node) -> Vec<(usize, f64, Node)>,
    ) -> Vec<(Node, f64)> {
        let mut found: BTreeMap<Node, Vec<Way>> = BTreeMap::new();
        for (from, (node, weight)) in nodes.into_iter().enumerate() {
            for (pool, factor, node) in next(node) {
                let weight = weight * factor;
                found.entry(node).or_default().push(Way { from, pool, weight });
            }
        }
        let sum = |ways: &[Way]| ways.iter().map(|way| way.weight).sum::<f64>();
        // Only proportions count; sums of one keep long products from vanishing.
        let total: f64 = found.values().map(|ways| sum(ways)).sum();
        let mut nodes = Vec::with_capacity(found.len());
        let mut all_ways = Vec::with_capacity(found.len());
        for (node, ways) in found {
            nodes.push((node, sum(&ways) / total));
            all_ways.push(ways);
        }
        self.layers.push(Layer {
            shown,
            nodes: all_ways,
        });
        nodes
    }

    /// Draws one way through the lattice, and deals what is left.
    fn deal(&self, hidden: &[Seat], dice: &mut dyn Dice) -> Dealt {
        let mut at = pick(self.ends.iter().copied(), dice);
        let mut left = self.pools.clone();
        let mut places = self.places.clone();
        let mut shown = Vec::new();
        for layer in self.layers.iter().rev() {
            let ways = &layer.nodes[at];
            let way = ways[pick(ways.iter().map(|way| way.weight), dice)];
            if let Some((seat, kind)) = layer.shown {
                places[way.pool][seat.index()] -= 1;
                left[way.pool][kind] -= 1;
                let epoch = way.pool as u16;
                shown.push(Drawn { epoch, seat, kind });
            }
            at = way.from;
        }
        let mut in_hand = Vec::new();
        for (epoch, (pool, places)) in left.iter_mut().zip(&places).enumerate() {
            let epoch = epoch as u16;
            let mut cards = pool.len() as u32;
            for &seat in hidden {
                for _ in 0..places[seat.index()] {
                    let kind = nth_card(pool, dice.below(cards));
                    pool[kind] -= 1;
                    cards -= 1;
                    in_hand.push(Drawn { epoch, seat, kind });
                }
            }
        }
        Dealt { in_hand, shown }
    }
}

impl Node {
    /// All pools that a shown card can have come from, with their weights;
    /// `last` if the kind is not shown again.
    fn accounts(self, kind: Kind, last: bool) -> Vec<(usize, f64, Node)> {
        let mut found = Vec::new();
        for pool in 0..self.left.len() {
            let (holds, alike) = (self.holds[pool], self.left[pool][kind]);
            if holds > 0 && alike > 0 {
                let weight = f64::from(holds) * f64::from(alike) / f64::from(self.totals[pool]);
                let mut node = self.clone();
                node.left[pool][kind] -= 1;
                node.totals[pool] -= 1;
                node.holds[pool] -= 1;
                if last {
                    node.forget(kind);
                }
                found.push((pool, weight, node));
            }
        }
        found
    }

    fn forget(&mut self, kind: Kind) {
        self.left.iter_mut().for_each(|pool| pool[kind] = 0);
    }
}

/// What the viewer has never seen of each pool.
fn pools(view: &SunView, deck: Deck) -> Vec<Pile> {
    let table = &view.table;
    let seen = view
        .hands
        .iter()
        .flatten()
        .flat_map(|&hand| table.of_deck(hand, deck));
    let Some(memory) = &view.memories[deck.index()] else {
        let all_of_deck = |&kind: &Kind| table.set.deck_of(kind) == deck;
        let mut unseen = Pile::EMPTY;
        for kind in table.set.kinds_of(deck) {
            unseen[kind] = table.set.counts()[kind] - table.discards[kind];
        }
        for kind in table.placed().chain(table.marker).filter(all_of_deck).chain(seen) {
            unseen[kind] -= 1;
        }
        return vec![unseen];
    };
    // What a seen seat held at the first renewal: what it holds and has shown since, less what it drew.
    let mut held = memory.held.sums();
    let mut decks = memory.decks.clone();
    seen.for_each(|kind| held[kind.index()] -= 1);
    for step in &memory.steps {
        if let Step::Showed(seat, kind) = *step
            && view.hand(seat).is_some()
        {
            held[kind.index()] -= 1;
        }
    }
    for drawn in &memory.drawn {
        held[drawn.kind.index()] += 1;
        decks[drawn.epoch as usize - 1][drawn.kind] -= 1;
    }
    let mut pools = vec![Pile::from_sums(&held)];
    pools.append(&mut decks);
    pools
}

/// How many cards of each pool every hidden seat ever held.
fn places(view: &SunView, hidden: &[Seat], deck: Deck, steps: &[Step], pools: usize) -> Vec<[u8; MAX_SEATS]> {
    let mut places = vec![[0; MAX_SEATS]; pools];
    for &seat in hidden {
        places[0][seat.index()] = view.table.held(seat, deck) as u8;
    }
    // What was shown was held at the first renewal unless it was drawn since.
    let mut epoch = 0;
    let mut balance = [0i32; MAX_SEATS];
    for step in steps {
        match *step {
            Step::Renewed => epoch += 1,
            Step::Drew(seat) => {
                places[epoch][seat.index()] += 1;
                balance[seat.index()] -= 1;
            }
            Step::Showed(seat, _) => balance[seat.index()] += 1,
        }
    }
    for &seat in hidden {
        let held = &mut places[0][seat.index()];
        *held = (i32::from(*held) + balance[seat.index()]) as u8;
    }
    places
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
