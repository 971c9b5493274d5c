//! All that can be the case at one moment of a [`Past`], with its odds.
//!
//! A *node* is a row of counts. It says what the odds of everything that is
//! shown later depend on, and nothing else:
//!
//! - for every hidden seat the cards that it is known to hold, by kind: those
//!   of pools that have been dealt out;
//! - for every pool that has not been dealt out, the cards left in it, by kind,
//!   and how many of them each seat holds.
//!
//! Kinds that a seat does not show again are not counted in its hand, and kinds
//! that nobody shows again are counted together in a pool. Nodes that differ
//! in such cards only are one.

use crate::past::{Deed, Past};

/// Nodes with their odds, all rows of the same shape.
#[derive(Clone, Debug)]
pub(crate) struct Frontier {
    /// How many kinds, and behind them a column for all kinds that nobody shows again.
    kinds: usize,
    seats: usize,
    /// The pools that have not been dealt out, oldest first.
    live: Vec<usize>,
    rows: Vec<u8>,
    weights: Vec<f64>,
}

/// When each kind is shown for the last time, counted in cards shown.
#[derive(Debug)]
pub(crate) struct LastShown {
    /// By seat and kind; 0 if never.
    by_seat: Vec<Vec<usize>>,
    /// By kind.
    by_any: Vec<usize>,
}

/// How a card that was shown, or a part of a pool, was accounted for in a way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    /// The node that it comes from.
    pub(crate) from: u32,
    /// For a card shown: 0 from the known hand, or 1 more than its pool. For a
    /// deal: which of all hands that [`each_hand`] lists.
    pub(crate) how: u32,
    /// The odds of that node times those of this step from there.
    pub(crate) weight: f64,
}

/// The ways into every node of a frontier.
#[derive(Debug, Default)]
pub(crate) struct Ways {
    /// Sorted by the node that they lead to.
    all: Vec<Way>,
    /// Where the ways of each node end.
    ends: Vec<u32>,
}

impl LastShown {
    pub(crate) fn new(past: &Past) -> LastShown {
        let kinds = past.kinds.len();
        let mut last = LastShown {
            by_seat: vec![vec![0; kinds]; past.hidden.len()],
            by_any: vec![0; kinds],
        };
        let shown = past.deeds.iter().filter_map(|deed| match *deed {
            Deed::Showed(who, kind) => Some((who, kind)),
            _ => None,
        });
        for (number, (who, kind)) in shown.enumerate() {
            last.by_seat[who][kind] = number + 1;
            last.by_any[kind] = number + 1;
        }
        last
    }

    /// Whether the seat shows the kind again after so many cards.
    fn again_by(&self, who: usize, kind: usize, shown: usize) -> bool {
        self.by_seat[who][kind] > shown
    }

    /// Whether anybody shows the kind again after so many cards.
    pub(crate) fn again(&self, kind: usize, shown: usize) -> bool {
        self.by_any[kind] > shown
    }
}

impl Ways {
    /// The ways into a node.
    pub(crate) fn into_node(&self, node: usize) -> &[Way] {
        let start = if node == 0 { 0 } else { self.ends[node - 1] };
        &self.all[start as usize..self.ends[node] as usize]
    }

    /// How many ways there are.
    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }
}

impl Frontier {
    /// The one node of the first renewal: pool 0, of which the seats hold everything.
    pub(crate) fn new(past: &Past, last: &LastShown) -> Frontier {
        let kinds = past.kinds.len();
        let mut start = Frontier {
            kinds,
            seats: past.hidden.len(),
            live: Vec::new(),
            rows: vec![0; past.hidden.len() * kinds],
            weights: vec![1.0],
        };
        start.open(past, last, 0, 0);
        let places = start.place(0, 0);
        start.rows[places..places + past.held.len()].copy_from_slice(&past.held);
        start
    }

    pub(crate) fn len(&self) -> usize {
        self.weights.len()
    }

    pub(crate) fn weights(&self) -> &[f64] {
        &self.weights
    }

    /// The pools that have not been dealt out.
    pub(crate) fn live(&self) -> &[usize] {
        &self.live
    }

    /// Adds a pool from which nobody has drawn yet.
    pub(crate) fn open(&mut self, past: &Past, last: &LastShown, pool: usize, shown: usize) {
        let mut block = vec![0; self.kinds + 1 + self.seats];
        for (kind, &count) in past.pools[pool].counts(&past.kinds).iter().enumerate() {
            let column = if last.again(kind, shown) { kind } else { self.kinds };
            block[column] += count;
        }
        let width = self.width();
        self.live.push(pool);
        let mut rows = Vec::with_capacity(self.len() * self.width());
        for row in self.rows.chunks_exact(width) {
            rows.extend_from_slice(row);
            rows.extend_from_slice(&block);
        }
        self.rows = rows;
    }

    /// A seat draws a card of the newest pool.
    pub(crate) fn draw(&mut self, who: usize) {
        let (width, place) = (self.width(), self.place(self.live.len() - 1, who));
        self.rows.chunks_exact_mut(width).for_each(|row| row[place] += 1);
    }

    /// A seat shows a card, after so many others. Every way to account for it leads to a new node.
    pub(crate) fn show(
        &self,
        who: usize,
        kind: usize,
        shown: usize,
        last: &LastShown,
    ) -> (Frontier, Ways) {
        let mut next = Gathering::new(self);
        for (from, row) in self.rows.chunks_exact(self.width()).enumerate() {
            let mut way = |how: usize, factor: f64, columns: &[usize]| {
                let successor = next.begin(row);
                columns.iter().for_each(|&column| successor[column] -= 1);
                self.drop_unneeded(successor, who, kind, shown + 1, last);
                next.end(from, how as u32, factor * self.weights[from]);
            };
            let known = self.hand(who) + kind;
            if row[known] > 0 {
                way(0, f64::from(row[known]), &[known]);
            }
            for (at, &pool) in self.live.iter().enumerate() {
                let (left, place) = (self.left(at), self.place(at, who));
                let (alike, holds) = (row[left + kind], row[place]);
                if alike > 0 && holds > 0 {
                    let total: u32 = row[left..=left + self.kinds].iter().map(|&count| u32::from(count)).sum();
                    let factor = f64::from(alike) * f64::from(holds) / f64::from(total);
                    way(1 + pool, factor, &[left + kind, place]);
                }
            }
        }
        next.finish(usize::MAX).expect("no limit is set")
    }

    /// What must not tell nodes apart once a kind has been shown so often.
    fn drop_unneeded(&self, row: &mut [u8], who: usize, kind: usize, shown: usize, last: &LastShown) {
        if !last.again_by(who, kind, shown) {
            row[self.hand(who) + kind] = 0;
        }
        if !last.again(kind, shown) {
            for at in 0..self.live.len() {
                let left = self.left(at);
                row[left + self.kinds] += std::mem::take(&mut row[left + kind]);
            }
        }
    }

    /// Gives a seat its cards of a pool that is spent, in every possible way;
    /// `None` if there would be more nodes than this.
    pub(crate) fn deal(
        &self,
        pool: usize,
        who: usize,
        shown: usize,
        last: &LastShown,
        most: usize,
    ) -> Option<(Frontier, Ways)> {
        let at = self.live.iter().position(|&live| live == pool)?;
        let (left, place, hand) = (self.left(at), self.place(at, who), self.hand(who));
        let mut next = Gathering::new(self);
        for (from, row) in self.rows.chunks_exact(self.width()).enumerate() {
            let mut how = 0;
            each_hand(&row[left..=left + self.kinds], row[place], &mut |cards, odds| {
                let successor = next.begin(row);
                successor[place] = 0;
                for (kind, &count) in cards.iter().enumerate() {
                    successor[left + kind] -= count;
                    if kind < self.kinds && last.again_by(who, kind, shown) {
                        successor[hand + kind] += count;
                    }
                }
                next.end(from, how, odds * self.weights[from]);
                how += 1;
                next.len() <= most
            });
            if next.len() > most {
                return None;
            }
        }
        next.finish(most)
    }

    /// Takes the columns of a pool away that has been dealt out.
    pub(crate) fn close(&mut self, pool: usize) {
        let Some(at) = self.live.iter().position(|&live| live == pool) else {
            return;
        };
        let (width, block) = (self.width(), self.left(at)..self.left(at + 1));
        let mut rows = Vec::with_capacity(self.rows.len());
        for row in self.rows.chunks_exact(width) {
            debug_assert!(row[block.clone()].iter().all(|&count| count == 0), "a pool that is spent");
            rows.extend_from_slice(&row[..block.start]);
            rows.extend_from_slice(&row[block.end..]);
        }
        self.live.remove(at);
        self.rows = rows;
    }

    fn hand(&self, who: usize) -> usize {
        who * self.kinds
    }

    fn left(&self, at: usize) -> usize {
        self.seats * self.kinds + at * (self.kinds + 1 + self.seats)
    }

    fn place(&self, at: usize, who: usize) -> usize {
        self.left(at) + self.kinds + 1 + who
    }

    fn width(&self) -> usize {
        self.left(self.live.len())
    }
}

/// The next frontier while it is put together: equal rows become one node.
struct Gathering {
    nodes: Frontier,
    width: usize,
    ways: Vec<(u32, Way)>,
    /// Numbers of nodes, found by the hash of their rows; a power of two of them.
    slots: Vec<u32>,
}

const FREE: u32 = u32::MAX;

impl Gathering {
    fn new(before: &Frontier) -> Gathering {
        let slots = (4 * before.len()).next_power_of_two().max(16);
        Gathering {
            nodes: Frontier {
                rows: Vec::with_capacity(before.rows.len()),
                weights: Vec::new(),
                live: before.live.clone(),
                ..*before
            },
            width: before.width(),
            ways: Vec::new(),
            slots: vec![FREE; slots],
        }
    }

    fn len(&self) -> usize {
        self.nodes.len()
    }

    /// A copy of a row, to be changed.
    fn begin(&mut self, row: &[u8]) -> &mut [u8] {
        let start = self.len() * self.width;
        self.nodes.rows.extend_from_slice(row);
        &mut self.nodes.rows[start..]
    }

    /// The copy is done: it is a node with a way into it.
    fn end(&mut self, from: usize, how: u32, weight: f64) {
        let node = self.find_or_keep();
        self.nodes.weights[node] += weight;
        let from = from as u32;
        self.ways.push((node as u32, Way { from, how, weight }));
    }

    /// The number of the node that has the last row, which is taken away if there was one before.
    fn find_or_keep(&mut self) -> usize {
        let (before, row) = self.nodes.rows.split_at(self.len() * self.width);
        let mask = self.slots.len() - 1;
        let mut slot = hash(row) as usize & mask;
        loop {
            let node = self.slots[slot] as usize;
            if self.slots[slot] == FREE {
                self.slots[slot] = self.len() as u32;
                self.nodes.weights.push(0.0);
                if 2 * self.len() > self.slots.len() {
                    self.grow();
                }
                return self.len() - 1;
            }
            if before[node * self.width..(node + 1) * self.width] == *row {
                self.nodes.rows.truncate(self.len() * self.width);
                return node;
            }
            slot = (slot + 1) & mask;
        }
    }

    fn grow(&mut self) {
        let mask = 4 * self.slots.len() - 1;
        self.slots = vec![FREE; mask + 1];
        for (node, row) in self.nodes.rows.chunks_exact(self.width).enumerate() {
            let mut slot = hash(row) as usize & mask;
            while self.slots[slot] != FREE {
                slot = (slot + 1) & mask;
            }
            self.slots[slot] = node as u32;
        }
    }

    /// Sorts the ways, and makes the odds of all nodes sum to one: only
    /// proportions count, and long products would vanish.
    fn finish(mut self, most: usize) -> Option<(Frontier, Ways)> {
        if self.len() > most {
            return None;
        }
        self.ways.sort_by_key(|&(node, _)| node);
        let mut ends = vec![0; self.len()];
        for (number, &(node, _)) in self.ways.iter().enumerate() {
            ends[node as usize] = number as u32 + 1;
        }
        let total: f64 = self.nodes.weights.iter().sum();
        self.nodes.weights.iter_mut().for_each(|weight| *weight /= total);
        let all = self.ways.into_iter().map(|(_, way)| way).collect();
        Some((self.nodes, Ways { all, ends }))
    }
}

/// Numbers that differ for most rows. The order of nodes does not depend on it.
fn hash(row: &[u8]) -> u64 {
    let mut sum = 0u64;
    for part in row.chunks(8) {
        let mut word = [0; 8];
        word[..part.len()].copy_from_slice(part);
        sum = (sum.rotate_left(5) ^ u64::from_le_bytes(word)).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
    sum ^ (sum >> 32)
}

/// Lists all hands of so many cards that can be dealt from these counts, with
/// their odds, as long as it is told to go on.
pub(crate) fn each_hand(left: &[u8], size: u8, found: &mut dyn FnMut(&[u8], f64) -> bool) {
    fn go_on(
        left: &[u8],
        hand: &mut Vec<u8>,
        size: u8,
        behind: u32,
        odds: f64,
        found: &mut dyn FnMut(&[u8], f64) -> bool,
    ) -> bool {
        let Some(&count) = left.get(hand.len()) else {
            return found(hand, odds);
        };
        let behind = behind - u32::from(count);
        let least = u32::from(size).saturating_sub(behind) as u8;
        for taken in least..=count.min(size) {
            hand.push(taken);
            let on = go_on(left, hand, size - taken, behind, odds * choose(count.into(), taken), found);
            hand.pop();
            if !on {
                return false;
            }
        }
        true
    }
    let total = left.iter().map(|&count| u32::from(count)).sum();
    let odds = 1.0 / choose(total, size);
    go_on(left, &mut Vec::with_capacity(left.len()), size, total, odds, found);
}

/// In how many ways so many can be taken out of so many.
fn choose(all: u32, taken: u8) -> f64 {
    let factors = (0..u32::from(taken)).map(|done| f64::from(all - done) / f64::from(done + 1));
    factors.product()
}
