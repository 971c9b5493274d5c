//! Dense numbers for the positions of a block.
//!
//! A position of a block is a number of bits ([`graph`](crate::graph)); but not every such number
//! is possible, because no side owns more pieces than it has. The possible ones get consecutive
//! numbers here: first by how many pieces the mover owns, then ascending. Tables are written in
//! this order, because positions in which the mover owns equally many pieces have similar values.

use crate::graph::MOST_BITS;

/// `BINOMIAL[n][k]`: the number of ways to choose `k` of `n`.
const BINOMIAL: [[u32; MOST_BITS + 1]; MOST_BITS + 1] = {
    let mut table = [[0; MOST_BITS + 1]; MOST_BITS + 1];
    let mut n = 0;
    while n <= MOST_BITS {
        table[n][0] = 1;
        let mut k = 1;
        while k <= n {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
};

/// The possible numbers of pieces that the mover owns out of `bits` when no side has more than
/// `limit`, each with the number of ways to choose them.
pub fn classes(limit: u32, bits: u32) -> impl Iterator<Item = (u32, u32)> {
    let fewest = bits.saturating_sub(limit);
    let most = bits.min(limit);
    (fewest..=most).map(move |own| (own, BINOMIAL[bits as usize][own as usize]))
}

/// The number of a position among the possible ones of its block; `None` for an impossible one.
pub fn rank(limit: u32, bits: u32, position: u32) -> Option<u64> {
    let own = position.count_ones();
    let mut before = 0;
    for (count, size) in classes(limit, bits) {
        if count == own {
            return Some(before + u64::from(rank_in_class(position)));
        }
        before += u64::from(size);
    }
    None
}

/// The number of this set among all sets of the same size, in ascending order.
fn rank_in_class(mut position: u32) -> u32 {
    let (mut rank, mut nth) = (0, 1);
    while position != 0 {
        rank += BINOMIAL[position.trailing_zeros() as usize][nth];
        nth += 1;
        position &= position - 1;
    }
    rank
}

/// The position with this number.
///
/// # Panics
/// If there is none.
pub fn unrank(limit: u32, bits: u32, mut rank: u64) -> u32 {
    for (own, size) in classes(limit, bits) {
        if rank < u64::from(size) {
            return unrank_in_class(own as usize, rank as u32);
        }
        rank -= u64::from(size);
    }
    panic!("the rank is within the block");
}

fn unrank_in_class(own: usize, mut rank: u32) -> u32 {
    let mut position = 0;
    for nth in (1..=own).rev() {
        // The highest bit that leaves enough below it.
        let bit = (nth - 1..MOST_BITS)
            .rev()
            .find(|&bit| BINOMIAL[bit][nth] <= rank)
            .expect("the lowest possible bit always fits");
        rank -= BINOMIAL[bit][nth];
        position |= 1 << bit;
    }
    position
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rank_and_unrank_are_inverse_in_every_small_block() {
        for limit in 1..=8 {
            for bits in 0..=(2 * limit).min(14) {
                let size: u64 = classes(limit, bits).map(|(_, ways)| u64::from(ways)).sum();
                let ranked = (0..1u32 << bits).filter_map(|position| rank(limit, bits, position));
                let mut ranks: Vec<u64> = ranked.collect();
                ranks.sort_unstable();
                assert_eq!(ranks, (0..size).collect::<Vec<_>>());
                for number in 0..size {
                    assert_eq!(rank(limit, bits, unrank(limit, bits, number)), Some(number));
                }
            }
        }
    }
}
