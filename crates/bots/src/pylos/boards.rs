//! Pylos as alpha-beta sees it: whole turns on boards without history.

use std::cell::Cell;

use games::game_pylos::turns::{self, TakingBack};
use games::game_pylos::{Board, Cells, PylosPosition, RuleSet};
use search::{Ended, Mover, TwoSided};

use super::judgement::Judgement;

/// The boards of one match.
pub(super) struct Boards {
    rules: RuleSet,
    judgement: Judgement,
    /// The keys of the boards that have occurred in the match, ascending: returning to one of
    /// them is no progress.
    passed: Vec<u64>,
    /// A Bloom filter of one bit for each of them, so that most boards need no lookup.
    passed_bits: u64,
    /// The spheres of the side not to move, and the places where they lack one: a cache, because
    /// all turns of a board are evaluated one after the other.
    lacking: Cell<(Cells, Cells)>,
}

/// A board and the side to move.
#[derive(Clone, Copy, Debug)]
pub(super) struct ToMove {
    pub(super) board: Board,
    pub(super) side: Mover,
}

/// With up to this many spheres, rotations and reflections share a key.
const FEW: u32 = 5;

impl Boards {
    pub(super) fn new(position: &PylosPosition, judgement: Judgement) -> Boards {
        let mut passed: Vec<u64> = position.passed().map(plain_key).collect();
        passed.sort_unstable();
        Boards {
            rules: position.rules(),
            judgement,
            passed_bits: passed.iter().fold(0, |bits, &key| bits | sign(key)),
            passed,
            lacking: Cell::default(),
        }
    }

    /// The boards of a match without history.
    pub(super) fn without_past(rules: RuleSet, judgement: Judgement) -> Boards {
        Boards {
            rules,
            judgement,
            passed: Vec::new(),
            passed_bits: 0,
            lacking: Cell::default(),
        }
    }

    /// The static value for the side to move.
    pub(super) fn value_of(&self, board: Board) -> i32 {
        self.judgement.value(board)
    }

    /// The places where one more sphere would complete something of these.
    #[inline]
    fn lacking(&self, spheres: Cells) -> Cells {
        let (last, lacking) = self.lacking.get();
        if last == spheres {
            return lacking;
        }
        let lacking = self.rules.completing(spheres);
        self.lacking.set((spheres, lacking));
        lacking
    }

    #[inline]
    fn has_passed(&self, board: Board) -> bool {
        let key = plain_key(board);
        self.passed_bits & sign(key) != 0 && self.passed.binary_search(&key).is_ok()
    }
}

/// The search side of this colour.
pub(super) fn side(colour: games::game_pylos::Side) -> Mover {
    match colour {
        games::game_pylos::Side::Light => Mover::First,
        games::game_pylos::Side::Dark => Mover::Second,
    }
}

#[inline]
fn plain_key(board: Board) -> u64 {
    u64::from(board.mover.0) | u64::from(board.other.0) << 32
}

/// One bit of 64, by a hash of the key.
#[inline]
fn sign(key: u64) -> u64 {
    1 << (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 58)
}

impl TwoSided for Boards {
    type Board = ToMove;
    /// The mover's spheres after the turn.
    type Move = Cells;

    // One for every bit of a mask, and one for turns that place nothing.
    const KINDS: usize = 33;

    #[inline]
    fn mover(&self, board: &ToMove) -> Mover {
        board.side
    }

    #[inline]
    fn ended(&self, at: &ToMove) -> Option<Ended> {
        if at.board.is_over() {
            Some(Ended::Lost)
        } else if self.has_passed(at.board) {
            Some(Ended::Drawn)
        } else {
            None
        }
    }

    #[inline]
    fn moves(&self, at: &ToMove, acc: &mut Vec<Cells>) {
        // The rule set is a compile-time constant of each call, so the loops do not test it
        // again.
        let taking = TakingBack::Optional;
        match self.rules {
            RuleSet::Children => {
                turns::for_each_outcome(at.board, RuleSet::Children, taking, |mover| acc.push(mover));
            }
            RuleSet::Standard => {
                turns::for_each_outcome(at.board, RuleSet::Standard, taking, |mover| acc.push(mover));
            }
            RuleSet::Expert => {
                turns::for_each_outcome(at.board, RuleSet::Expert, taking, |mover| acc.push(mover));
            }
        }
    }

    #[inline]
    fn play(&self, at: &ToMove, mover: Cells) -> ToMove {
        ToMove {
            board: at.board.after(mover),
            side: match at.side {
                Mover::First => Mover::Second,
                Mover::Second => Mover::First,
            },
        }
    }

    #[inline]
    fn value(&self, at: &ToMove) -> i32 {
        self.judgement.value(at.board)
    }

    #[inline]
    fn trust(&self, at: &ToMove) -> i32 {
        self.judgement.trust(at.board)
    }

    #[inline]
    fn key(&self, at: &ToMove) -> u64 {
        let board = at.board;
        if board.filled().len() > FEW {
            return plain_key(board);
        }
        plain_key(board.first_image())
    }

    /// Prefers turns that save spheres or threaten to complete something; turns that let the
    /// opponent complete something come last.
    #[inline]
    fn promise(&self, at: &ToMove, mover: Cells) -> i32 {
        let saved = at.board.mover.len() as i32 - mover.len() as i32;
        let open = at.board.after(mover).filled().open();
        let gives = !(open & self.lacking(at.board.other)).is_empty();
        let threatens = !(open & self.rules.completing(mover)).is_empty();
        2 * saved + i32::from(threatens) - 3 * i32::from(gives)
    }

    #[inline]
    fn kind(&self, at: &ToMove, mover: Cells) -> usize {
        (mover - at.board.mover).0.trailing_zeros() as usize
    }
}
