//! Computes the values of a chunk of a block from the values of its successors.

use crate::graph::Edge;
use crate::value::before;
use crate::values::CHUNK_BITS;

/// The number of free bits that are enumerated with a table.
const TABLE_BITS: usize = 8;

/// A block as a source of values.
#[derive(Clone, Copy)]
pub(crate) enum Source<'a> {
    /// A value for every position.
    Stored(&'a [u8]),
    /// A value for every number of pieces that the side to move owns.
    ByCount(&'a [u8]),
}

/// The turns out of a block, prepared for [`Recipe::relax`].
pub(crate) struct Recipe {
    bits: u32,
    limit: u32,
    chunk_bits: u32,
    steps: Vec<Step>,
}

/// One turn, prepared: how the low bits of a chunk move.
struct Step {
    target: u32,
    required_low: u32,
    required_high: u32,
    /// The free low bits that are still on the board after the turn.
    moving_low: u32,
    base: u32,
    /// What each high bit subtracts.
    high_weights: [u32; 16],
    /// What the low bits subtract from the number of the source chunk, in all combinations.
    reaches: Vec<u32>,
    /// How many of the lowest bits stay in place: a run of that many positions is a run in the
    /// source too, in reverse.
    run_bits: u32,
    /// The free low bits beyond the table or the run: each bit and its weight.
    outer: Vec<(u32, u32)>,
    /// Combinations of the lowest free bits: the offset here, and what it subtracts in the
    /// source.
    table: Vec<(u32, u32)>,
    /// Whether the offsets of the table here are 0, 1, 2 and so on.
    is_dense: bool,
}

impl Recipe {
    pub(crate) fn new(bits: u32, limit: u32, edges: &[Edge]) -> Recipe {
        let chunk_bits = bits.min(CHUNK_BITS);
        Recipe {
            bits,
            limit,
            chunk_bits,
            steps: edges
                .iter()
                .map(|edge| Step::new(bits, chunk_bits, edge))
                .collect(),
        }
    }

    /// Computes the values of a chunk.
    pub(crate) fn relax<'a>(&self, chunk: u32, out: &mut [u8], source: impl Fn(u32) -> Source<'a>) {
        out.fill(u8::MAX);
        for step in &self.steps {
            if chunk & step.required_high == step.required_high {
                step.relax(chunk, out, source(step.target));
            }
        }
        for value in &mut *out {
            *value = before(*value);
        }
        self.settle_what_is_over(chunk, out);
    }

    /// Whether the predicate holds for any chunk (of any block) that this chunk depends on.
    pub(crate) fn any_source(&self, chunk: u32, question: impl Fn(u32, u32) -> bool) -> bool {
        self.steps.iter().any(|step| {
            chunk & step.required_high == step.required_high && {
                let from = step.start(chunk);
                let mut reaches = step.reaches.iter();
                reaches.any(|reach| question(step.target, (from - reach) >> CHUNK_BITS))
            }
        })
    }

    /// A side that owns everything has lost; impossible positions count as lost too, so that they
    /// never change.
    fn settle_what_is_over(&self, high: u32, chunk: &mut [u8]) {
        let owned = high.count_ones();
        // The mover owns at least what the other side cannot, and less than everything.
        let least = self.bits.saturating_sub(self.limit).saturating_sub(owned);
        let most = (self.limit - 1).checked_sub(owned);
        let Some(most) = most else {
            chunk.fill(0);
            return;
        };
        if least == 0 && most >= self.chunk_bits {
            return;
        }
        for (low, value) in (0u32..).zip(chunk) {
            let count = low.count_ones();
            if count < least || count > most {
                *value = 0;
            }
        }
    }
}

impl Step {
    fn new(bits: u32, chunk_bits: u32, edge: &Edge) -> Step {
        let low = (1u32 << chunk_bits) - 1;
        let free: Vec<(u32, u32)> = (0..chunk_bits)
            .filter(|bit| edge.required & 1 << bit == 0)
            .map(|bit| (1 << bit, edge.weights[bit as usize]))
            .collect();
        let run_bits = free
            .iter()
            .zip(0..)
            .take_while(|&(&pair, bit)| pair == (1 << bit, 1 << bit))
            .count();
        let run_bits = if run_bits >= 4 { run_bits } else { 0 };
        let in_table = if run_bits > 0 {
            0
        } else {
            free.len().min(TABLE_BITS)
        };
        let mut table = vec![(0, 0)];
        for &(bit, weight) in &free[..in_table] {
            for index in 0..table.len() {
                table.push((table[index].0 + bit, table[index].1 + weight));
            }
        }
        let mut reaches = vec![0];
        for &(_, weight) in free.iter().filter(|(_, weight)| weight >> CHUNK_BITS != 0) {
            reaches.extend(reaches.clone().iter().map(|reach| reach + weight));
        }
        let mut high_weights = [0; 16];
        for bit in chunk_bits..bits {
            high_weights[(bit - chunk_bits) as usize] = edge.weights[bit as usize];
        }
        let is_dense = table.iter().zip(0..).all(|(pair, index)| pair.0 == index);
        Step {
            target: edge.target,
            required_low: edge.required & low,
            required_high: edge.required >> chunk_bits,
            moving_low: free
                .iter()
                .filter(|(_, weight)| *weight != 0)
                .map(|(bit, _)| bit)
                .sum(),
            base: edge.base,
            high_weights,
            reaches,
            run_bits: run_bits as u32,
            outer: free[in_table + run_bits..].to_vec(),
            table,
            is_dense,
        }
    }

    /// The target of the position in this chunk that has only the required low bits.
    #[inline]
    fn start(&self, chunk: u32) -> u32 {
        let mut from = self.base;
        let mut rest = chunk & !self.required_high;
        while rest != 0 {
            from -= self.high_weights[rest.trailing_zeros() as usize];
            rest &= rest - 1;
        }
        from
    }

    fn relax(&self, number: u32, chunk: &mut [u8], source: Source<'_>) {
        let mut from = self.start(number);
        let values = match source {
            Source::Stored(values) => values,
            Source::ByCount(by_count) => {
                return self.relax_by_count(from, chunk, by_count);
            }
        };
        // All combinations of the outer bits in Gray code order, one bit changing at a time.
        let (mut to, mut combination) = (self.required_low, 0u32);
        for step in 1u32.. {
            self.relax_inner(chunk, to as usize, values, from as usize);
            let changing = step.trailing_zeros() as usize;
            let Some(&(bit, weight)) = self.outer.get(changing) else {
                return;
            };
            combination ^= 1 << changing;
            if combination & 1 << changing != 0 {
                to += bit;
                from -= weight;
            } else {
                to -= bit;
                from += weight;
            }
        }
    }

    #[inline(always)]
    fn relax_inner(&self, chunk: &mut [u8], to: usize, values: &[u8], from: usize) {
        if self.run_bits > 0 {
            let length = 1 << self.run_bits;
            let here = &mut chunk[to..to + length];
            let there = &values[from + 1 - length..=from];
            for (value, &other) in here.iter_mut().zip(there.iter().rev()) {
                *value = (*value).min(other);
            }
        } else if self.is_dense {
            let here = &mut chunk[to..to + self.table.len()];
            for (value, &(_, back)) in here.iter_mut().zip(&self.table) {
                *value = (*value).min(values[from - back as usize]);
            }
        } else {
            for &(forth, back) in &self.table {
                let value = &mut chunk[to + forth as usize];
                *value = (*value).min(values[from - back as usize]);
            }
        }
    }

    /// The same for a source that only counts; rare, so kept simple.
    fn relax_by_count(&self, from: u32, chunk: &mut [u8], by_count: &[u8]) {
        for (low, value) in (0u32..).zip(chunk) {
            if low & self.required_low == self.required_low {
                let owned = from.count_ones() - (low & self.moving_low).count_ones();
                *value = (*value).min(by_count[owned as usize]);
            }
        }
    }
}
