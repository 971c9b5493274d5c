//! Assembles the next frontier: equal rows become one node.

use crate::frontier::Frontier;

/// How a card that was shown, or a part of a pool, was accounted for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    /// The node that it comes from.
    pub(crate) from: u32,
    /// For a shown card: 0 if from the known hand, otherwise its pool plus 1. For a deal: the
    /// number of the hand, as listed by [`crate::hands::each_hand`].
    pub(crate) how: u32,
    /// The odds of that node times those of the step from there.
    pub(crate) weight: f64,
}

/// The ways into every node of a frontier.
#[derive(Debug)]
pub(crate) struct Ways {
    /// Sorted by target node.
    all: Vec<Way>,
    /// The index of the first way of each node, and the end after the last one.
    starts: Vec<u32>,
}

impl Ways {
    /// Sorts ways by target node, of which there are `nodes`.
    fn new(found: &[(u32, Way)], nodes: usize) -> Ways {
        let mut starts = vec![0; nodes + 1];
        for &(node, _) in found {
            starts[node as usize + 1] += 1;
        }
        for node in 0..nodes {
            starts[node + 1] += starts[node];
        }
        let mut free = starts.clone();
        let nowhere = Way {
            from: 0,
            how: 0,
            weight: 0.0,
        };
        let mut all = vec![nowhere; found.len()];
        for &(node, way) in found {
            all[free[node as usize] as usize] = way;
            free[node as usize] += 1;
        }
        Ways { all, starts }
    }

    /// The ways into a node.
    pub(crate) fn leading_to(&self, node: usize) -> &[Way] {
        &self.all[self.starts[node] as usize..self.starts[node + 1] as usize]
    }

    /// The number of ways.
    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }

    /// The total odds of all ways.
    #[cfg(test)]
    pub(crate) fn total(&self) -> f64 {
        self.all.iter().map(|way| way.weight).sum()
    }

    /// Keeps only the ways into these nodes, which are renumbered in this order.
    pub(crate) fn keep(&mut self, nodes: &[usize]) {
        let mut kept = Vec::new();
        for (number, &node) in nodes.iter().enumerate() {
            kept.extend(self.leading_to(node).iter().map(|&way| (number as u32, way)));
        }
        *self = Ways::new(&kept, nodes.len());
    }
}

/// A frontier under construction.
pub(crate) struct Gathering {
    nodes: Frontier,
    width: usize,
    ways: Vec<(u32, Way)>,
    /// The number of rows started.
    tried: usize,
    /// A hash table of node numbers; its size is a power of two.
    slots: Vec<u32>,
}

const FREE: u32 = u32::MAX;

impl Gathering {
    /// No nodes yet, for rows of the same shape as these.
    pub(crate) fn new(before: &Frontier) -> Gathering {
        let slots = (4 * before.len()).next_power_of_two().max(16);
        Gathering {
            nodes: before.of_same_shape(),
            width: before.width(),
            ways: Vec::with_capacity(before.len()),
            tried: 0,
            slots: vec![FREE; slots],
        }
    }

    /// The number of rows started: a measure of the work done.
    pub(crate) fn tried(&self) -> usize {
        self.tried
    }

    /// The number of nodes.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Starts a copy of a row, to be changed.
    pub(crate) fn begin(&mut self, row: &[u8]) -> &mut [u8] {
        self.tried += 1;
        let start = self.nodes.rows.len();
        self.nodes.rows.extend_from_slice(row);
        &mut self.nodes.rows[start..]
    }

    /// Discards the copy.
    pub(crate) fn give_up(&mut self) {
        self.nodes.rows.truncate(self.len() * self.width);
    }

    /// Finishes the copy: it is a node with a way into it.
    pub(crate) fn end(&mut self, from: usize, how: u32, weight: f64) {
        let node = self.find_or_keep();
        self.nodes.weights[node] += weight;
        let from = from as u32;
        self.ways.push((node as u32, Way { from, how, weight }));
    }

    /// The number of the node with the last row, which is removed if it already existed.
    fn find_or_keep(&mut self) -> usize {
        let (before, row) = self.nodes.rows.split_at(self.len() * self.width);
        let mask = self.slots.len() - 1;
        let mut slot = hash(row) as usize & mask;
        while self.slots[slot] != FREE {
            let node = self.slots[slot] as usize;
            if before[node * self.width..(node + 1) * self.width] == *row {
                self.give_up();
                return node;
            }
            slot = (slot + 1) & mask;
        }
        let node = self.len();
        self.slots[slot] = node as u32;
        self.nodes.weights.push(0.0);
        if 2 * self.len() > self.slots.len() {
            self.grow();
        }
        node
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

    /// Normalises the odds of all nodes to sum to one: only proportions count, and long products
    /// would underflow.
    pub(crate) fn finish(mut self) -> (Frontier, Ways) {
        let total: f64 = self.nodes.weights.iter().sum();
        self.nodes.weights.iter_mut().for_each(|weight| *weight /= total);
        let ways = Ways::new(&self.ways, self.nodes.len());
        (self.nodes, ways)
    }
}

/// A hash of a row. The order of nodes does not depend on it.
fn hash(row: &[u8]) -> u64 {
    let mut sum = 0u64;
    for part in row.chunks(8) {
        let mut word = [0; 8];
        word[..part.len()].copy_from_slice(part);
        // An odd number with well-spread bits.
        sum = (sum.rotate_left(5) ^ u64::from_le_bytes(word)).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
    sum ^ (sum >> 32)
}
