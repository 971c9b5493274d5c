//! Counts all lines of play to a depth, in whole turns with distinct outcomes.

use std::hint::black_box;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::thread;

use crate::turns::{self, TakingBack};
use crate::{Board, RuleSet};

/// How the last ply is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LastPly {
    /// Every board is created and visited.
    Visited,
    /// Boards are counted without being created, which is faster.
    #[default]
    Counted,
}

/// What to count from a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Perft {
    /// The rule set.
    pub rules: RuleSet,
    /// Whether taking back is optional or compulsory.
    pub taking: TakingBack,
    /// How the last ply is counted.
    pub last_ply: LastPly,
}

/// The number of lines of `depth` whole turns from here.
pub fn count(board: Board, rules: RuleSet, depth: u32) -> u64 {
    Perft {
        rules,
        ..Perft::default()
    }
    .count(board, depth)
}

impl Perft {
    /// The number of lines of `depth` whole turns from here.
    pub fn count(self, board: Board, depth: u32) -> u64 {
        match self.rules {
            RuleSet::Children => self.descend::<0>(board, depth),
            RuleSet::Standard => self.descend::<1>(board, depth),
            RuleSet::Expert => self.descend::<2>(board, depth),
        }
    }

    /// The same with several threads; `progress` receives the numbers of finished and of all
    /// parts.
    pub fn count_in_parallel(
        self,
        board: Board,
        depth: u32,
        threads: usize,
        progress: impl Fn(usize, usize) + Sync,
    ) -> u64 {
        let split = depth.saturating_sub(1).min(2);
        let mut parts = vec![board];
        for _ in 0..split {
            let mut next = Vec::new();
            for &part in &parts {
                turns::for_each_outcome(part, self.rules, self.taking, |mover| {
                    next.push(part.after(mover));
                });
            }
            parts = next;
        }
        let (taken, done, total) = (AtomicUsize::new(0), AtomicUsize::new(0), AtomicU64::new(0));
        let work = || {
            while let Some(&part) = parts.get(taken.fetch_add(1, Ordering::Relaxed)) {
                total.fetch_add(self.count(part, depth - split), Ordering::Relaxed);
                progress(done.fetch_add(1, Ordering::Relaxed) + 1, parts.len());
            }
        };
        thread::scope(|scope| {
            for _ in 1..threads {
                scope.spawn(work);
            }
            work();
        });
        total.into_inner()
    }

    // The rule set is a compile-time constant of each copy, so the loops do not test it again.
    fn descend<const RULES: u8>(self, board: Board, depth: u32) -> u64 {
        let rules = const {
            match RULES {
                0 => RuleSet::Children,
                1 => RuleSet::Standard,
                _ => RuleSet::Expert,
            }
        };
        match (depth, self.last_ply) {
            (0, _) => 1,
            (1, LastPly::Counted) => turns::count(board, rules, self.taking),
            (1, LastPly::Visited) => {
                let mut nodes = 0;
                turns::for_each_outcome(board, rules, self.taking, |mover| {
                    // Keeps the compiler from counting instead of visiting.
                    black_box(board.after(mover));
                    nodes += 1;
                });
                nodes
            }
            _ => {
                let mut nodes = 0;
                turns::for_each_outcome(board, rules, self.taking, |mover| {
                    nodes += self.descend::<RULES>(board.after(mover), depth - 1);
                });
                nodes
            }
        }
    }
}
