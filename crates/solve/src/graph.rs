//! What the solver needs to know about a game.
//!
//! The positions of the game are divided into *blocks*. All positions of a block have the same
//! `n` pieces on the board and differ only in their owners: a position of the block is a number
//! of `n` bits, 1 where the piece belongs to the side to move. (For Pylos a block is a set of
//! occupied places.) A turn from one block into another does the same to all positions of the
//! block in which the mover owns the pieces that the turn needs, so the solver works on whole
//! blocks, without looking at single positions.

use crate::Value;

/// The maximum number of pieces on a board.
pub const MOST_BITS: usize = 30;

/// A turn, for all positions of a block in which it is possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edge {
    /// The block it leads into.
    pub target: u32,
    /// The pieces that the mover must own.
    pub required: u32,
    /// The resulting position if the mover owns the required pieces and no others.
    pub base: u32,
    /// What each owned piece subtracts from that; 0 for pieces that are required or gone after
    /// the turn.
    ///
    /// The next mover owns the pieces that this mover does not, hence the subtraction.
    pub weights: [u32; MOST_BITS],
}

impl Edge {
    /// The position after the turn; the given one must have the required pieces.
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

/// A two-sided game, as the solver sees it.
///
/// # Laws
/// - A side to move that owns [`limit`](Graph::limit) pieces has lost; one that owns fewer has a
///   turn. No side owns more.
/// - Turns to a block of lower [`rank`](Graph::rank) are what makes cycles possible; if there are
///   none, one sweep solves the game.
pub trait Graph: Sync {
    /// The number of blocks.
    fn blocks(&self) -> usize;

    /// The number of pieces on the board in this block.
    fn bits(&self, block: usize) -> u32;

    /// The rank of a block. Blocks are solved in groups of equal rank, the highest first.
    fn rank(&self, block: usize) -> u32;

    /// The total number of pieces of a side.
    fn limit(&self) -> u32;

    /// For a block whose values depend only on how many pieces the mover owns: the value for each
    /// number. Such a block is not stored.
    fn by_count(&self, block: usize) -> Option<[Value; MOST_BITS + 1]>;

    /// Appends the turns out of this block; none for a block with [`by_count`](Graph::by_count).
    fn edges(&self, block: usize, acc: &mut Vec<Edge>);
}
