//! What the solver has to know about a game.
//!
//! The positions of the game fall into *blocks*. All positions of a block have
//! the same `n` things on the board, and differ in whose each thing is: a
//! position of the block is a number of `n` bits, 1 where the thing belongs to
//! the side to move. (For Pylos a block is a set of occupied places.) A turn
//! that leads from one block into another does the same to all positions of
//! the block in which the mover owns what the turn needs, so the solver works
//! on whole blocks, without looking at single positions.

use crate::Value;

/// The most things on a board.
pub const MOST_BITS: usize = 30;

/// A turn, for all positions of a block in which it is possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edge {
    /// The block it leads into.
    pub target: u32,
    /// The things that must be the mover's.
    pub required: u32,
    /// Where it leads if the mover owns the required things and no other.
    pub base: u32,
    /// What owning each thing takes away from that; 0 for things that are
    /// required, or gone after the turn.
    ///
    /// Who moves next owns what the mover does not, hence the subtraction.
    pub weights: [u32; MOST_BITS],
}

impl Edge {
    /// Where the turn leads from this position, which must have what is required.
    #[inline]
    pub fn apply(&self, position: u32) -> u32 {
        debug_assert_eq!(position & self.required, self.required);
        let mut rest = position & !self.required;
        let mut index = self.base;
        while rest != 0 {
            index -= self.weights[rest.trailing_zeros() as usize];
            rest &= rest - 1;
        }
        index
    }
}

/// A game of two sides, as the solver sees it.
///
/// # Laws
/// - A side to move that owns [`limit`](Graph::limit) things has lost; one that
///   owns fewer has a turn. No side owns more.
/// - Turns between blocks of different [`rank`](Graph::rank) that lead to a
///   lower rank are what makes the game go round in circles; if there are none,
///   one sweep solves it.
pub trait Graph: Sync {
    /// How many blocks there are.
    fn blocks(&self) -> usize;

    /// How many things are on the board in this block.
    fn bits(&self, block: usize) -> u32;

    /// Blocks are solved in groups of equal rank, the highest first.
    fn rank(&self, block: usize) -> u32;

    /// How many things a side has in all.
    fn limit(&self) -> u32;

    /// For a block whose values depend only on how much the mover owns: the
    /// value for each number of things. Such a block is not stored.
    fn by_count(&self, block: usize) -> Option<[Value; MOST_BITS + 1]>;

    /// Appends the turns out of this block; none for a block with [`by_count`](Graph::by_count).
    fn edges(&self, block: usize, acc: &mut Vec<Edge>);
}
