//! Whole turns at once: every distinct board that one turn can lead to.
//!
//! The opponent's spheres never change in a turn, so an outcome is the new set of the mover's
//! spheres. Different moves often lead to the same one (raising `a` to `p`, or placing on `p` and
//! taking `a` back); here each outcome appears once, mostly by construction:
//!
//! - On a *quiet* place, which completes nothing, every move has its own outcome.
//! - On a *loud* place `p`, let `R` be what else leaves the board. If `p` keeps its sphere, every
//!   `R` of zero, one or two spheres comes from placing and taking back, and a raise that takes
//!   back at most one adds nothing to that. Only a raise that takes back two gives an `R` of
//!   three.
//! - If the sphere on `p` is taken back again, what remains is the old set without `R`: nothing,
//!   any free sphere, or a raised one and another.
//!
//! `tests/it/turns.rs` proves this equal to the actions of the trait.

use crate::{Board, Cell, Cells, RuleSet};

/// Whether taking back is optional or compulsory.
///
/// By the rules a player *may* take back (PY-4). Some public programs make it compulsory; their
/// numbers can be compared with [`TakingBack::Compulsory`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TakingBack {
    /// None, one or two: the rule.
    #[default]
    Optional,
    /// One or two.
    Compulsory,
}

/// Calls `visit` once for every distinct set of the mover's spheres that a turn can lead to.
///
/// There is none once the game is over.
#[inline(always)]
pub fn for_each_outcome(board: Board, rules: RuleSet, taking: TakingBack, mut visit: impl FnMut(Cells)) {
    if board.is_over() {
        return;
    }
    let own = board.mover.0;
    let open = board.filled().open().0;
    let loud = open & rules.completing(board.mover).0;
    let free = board.free().0;

    let quiet = open & !loud;
    let mut rest = quiet;
    while rest != 0 {
        visit(Cells(own | rest & rest.wrapping_neg()));
        rest &= rest - 1;
    }
    let mut rest = quiet & !Cells::LEVEL_1.0;
    while rest != 0 {
        let to = rest & rest.wrapping_neg();
        let mut sources = free & raisable_to(rest);
        while sources != 0 {
            visit(Cells(own ^ (sources & sources.wrapping_neg()) | to));
            sources &= sources - 1;
        }
        rest &= rest - 1;
    }
    if loud != 0 {
        for_each_loud(board, rules, taking, Cells(loud), &mut visit);
    }
}

/// The number of distinct outcomes of a turn, without generating them where possible.
#[inline]
pub fn count(board: Board, rules: RuleSet, taking: TakingBack) -> u64 {
    if board.is_over() {
        return 0;
    }
    let open = board.filled().open().0;
    let loud = open & rules.completing(board.mover).0;
    let free = board.free().0;
    let quiet = open & !loud;
    let mut count = u64::from(quiet.count_ones());
    let mut rest = quiet & !Cells::LEVEL_1.0;
    while rest != 0 {
        count += u64::from((free & raisable_to(rest)).count_ones());
        rest &= rest - 1;
    }
    if loud != 0 {
        for_each_loud(board, rules, taking, Cells(loud), &mut |_| count += 1);
    }
    count
}

/// The boards that a turn can lead to, each once, from the opponent's point of view.
pub fn successors(board: Board, rules: RuleSet, acc: &mut Vec<Board>) {
    for_each_outcome(board, rules, TakingBack::Optional, |mover| {
        acc.push(board.after(mover));
    });
}

/// The places from which a sphere can be raised to the lowest of these places.
#[inline(always)]
fn raisable_to(targets: u32) -> u32 {
    crate::cell::RAISABLE_FROM[targets.trailing_zeros() as usize]
}

/// Outcomes of turns that complete something, which are a minority.
#[inline(never)]
fn for_each_loud(
    board: Board,
    rules: RuleSet,
    taking: TakingBack,
    loud: Cells,
    visit: &mut impl FnMut(Cells),
) {
    let own = board.mover;
    let filled = board.filled();
    let free = board.free();
    let mut shared = Shared::default();

    // The sphere is taken back at once: the old set, or the old set without any one free sphere.
    visit(own);
    for cell in free.iter() {
        visit(own - cell.into());
    }

    for to in loud.iter() {
        let placed = Board {
            mover: own | to.into(),
            other: board.other,
        };
        let free_then = placed.free() - to.into();
        if taking == TakingBack::Optional {
            visit(placed.mover);
        }
        for first in free_then.iter() {
            visit(placed.mover - first.into());
        }
        for (first, rest) in with_rest(free_then) {
            let uncovered = uncovered_by(placed, first);
            for second in (rest | uncovered).iter() {
                visit(placed.mover - first.into() - second.into());
            }
        }
        for from in (free & to.raisable_from()).iter() {
            let without = own - from.into();
            if !rules.completes(without, to) {
                continue;
            }
            // Raised, and taken back with another: the pair leaves, wherever it was raised to.
            let left = Board {
                mover: without,
                other: board.other,
            };
            debug_assert_eq!(left.filled(), filled - from.into());
            for second in left.free().iter() {
                shared.once(without - second.into(), visit);
            }
            // Raised, and two others taken back: three leave, one arrives.
            let raised = Board {
                mover: without | to.into(),
                other: board.other,
            };
            let free_after = raised.free() - to.into();
            for (first, rest) in with_rest(free_after) {
                let uncovered = uncovered_by(raised, first);
                for second in (rest | uncovered).iter() {
                    shared.once(raised.mover - first.into() - second.into(), visit);
                }
            }
        }
    }
}

/// Each place of the set together with those after it.
#[inline]
fn with_rest(cells: Cells) -> impl Iterator<Item = (Cell, Cells)> {
    cells
        .iter()
        .map(move |cell| (cell, Cells(cells.0 & !(cell.bit() | (cell.bit() - 1)))))
}

/// PY-5: the mover's spheres that become free when this one leaves.
#[inline]
fn uncovered_by(board: Board, gone: Cell) -> Cells {
    let without = Board {
        mover: board.mover - gone.into(),
        other: board.other,
    };
    without.free() & gone.supports()
}

/// The few outcomes that several raises can lead to.
#[derive(Default)]
struct Shared(Vec<Cells>);

impl Shared {
    fn once(&mut self, outcome: Cells, visit: &mut impl FnMut(Cells)) {
        if !self.0.contains(&outcome) {
            self.0.push(outcome);
            visit(outcome);
        }
    }
}
