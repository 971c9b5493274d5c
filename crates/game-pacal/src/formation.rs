//! The formations of PA-13, all precomputed.
//!
//! Every formation consists of pairs: two squares a fixed step apart. Lines of three and four are
//! pairs that continue each other, and an upright square is a pair in a row with the same pair
//! that many rows below. So the table holds, for every step, the set of squares from which it
//! stays on the grid, and one shift finds all pairs with that step within a set of squares.

use std::ops::ControlFlow;

use crate::board::{GRID, Square, Squares};

/// All pairs of squares with the same step between them.
#[derive(Clone, Copy, Debug)]
struct Step {
    direction: Direction,
    /// The distance along the direction: 1 for neighbours.
    gap: u8,
    /// The difference of the indices.
    offset: u8,
    /// The squares from which the step stays on the grid.
    starts: Squares,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Direction {
    Row,
    Column,
    /// Down to the right.
    Falling,
    /// Down to the left.
    Rising,
}

/// Lines of three need gaps up to 7; squares need all gaps in a row. Small
/// gaps come first, because most formations have them.
static STEPS: [Step; 15 + 7 + 7 + 7] = steps();

/// What a seat has, and what a line of it may span.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pieces {
    /// The stones that count (PA-12).
    pub(crate) stones: Squares,
    /// The pyramids that stand in for stones (PA-15).
    pub(crate) pyramids: Squares,
    /// The squares that may lie in the gaps of a line: free ones (PA-13).
    pub(crate) open: Squares,
    /// The number of squares along the longer side of the board.
    pub(crate) side: u8,
}

/// Shows every formation of these pieces that has a stone in it, with the
/// storeys that it gives if these are at least this many (PA-13, PA-15), until
/// `visit` breaks.
#[inline]
pub(crate) fn each_within<B>(
    of: Pieces,
    least: u8,
    mut visit: impl FnMut(u8, Squares) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let Pieces {
        stones,
        pyramids,
        open,
        side,
    } = of;
    let pieces = stones | pyramids;
    if least <= 1 {
        for stone in stones {
            visit(1, stone.only())?;
        }
    }
    for step in STEPS.iter().take_while(|step| step.gap < side) {
        // Only squares give five storeys, and these begin with a row.
        if least > 4 && step.direction != Direction::Row {
            continue;
        }
        let pairs = step.starts & pieces & pieces.shifted_back(step.offset);
        if !pairs.is_empty() {
            each_of_step(step, pairs, stones, open, least, &mut visit)?;
        }
    }
    ControlFlow::Continue(())
}

fn each_of_step<B>(
    step: &Step,
    pairs: Squares,
    stones: Squares,
    open: Squares,
    least: u8,
    visit: &mut impl FnMut(u8, Squares) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let mut each = |storeys, starts: Squares, offsets: &[u8]| {
        for start in starts {
            let mut formation = start.only();
            for &offset in offsets {
                formation.insert(Square::from_index(start.index() as u8 + offset));
            }
            if !(formation & stones).is_empty() {
                visit(storeys, formation)?;
            }
        }
        ControlFlow::Continue(())
    };
    let offset = step.offset;
    let straight = matches!(step.direction, Direction::Row | Direction::Column);
    if straight && step.gap == 1 && least <= 2 {
        each(2, pairs, &[offset])?;
    }
    if least <= 4 && !(pairs & pairs.shifted_back(offset)).is_empty() {
        // PA-13: a line spans nothing but free squares, a square whatever lies there.
        let spans = pairs & step.with_gap_in(open);
        let threes = spans & spans.shifted_back(offset);
        if least <= 3 {
            each(3, threes, &[offset, 2 * offset])?;
        }
        let fours = threes & threes.shifted_back(offset);
        // Where there is no line of four, its last square may have no index.
        if !fours.is_empty() {
            each(4, fours, &[offset, 2 * offset, 3 * offset])?;
        }
    }
    if step.direction == Direction::Row {
        let below = GRID * step.gap;
        each(
            5,
            pairs & pairs.shifted_back(below),
            &[offset, below, below + offset],
        )?;
    }
    ControlFlow::Continue(())
}

/// Shows every formation that lacks one stone, with the square where it would have to lie and the
/// storeys it gives, if these are two or more and at least this many. The square is one of `ground`.
#[inline]
pub(crate) fn each_lacking_one(
    of: Pieces,
    ground: Squares,
    least: u8,
    mut visit: impl FnMut(Square, u8, Squares),
) {
    let pieces = of.stones | of.pyramids;
    let ground = ground & !pieces;
    for step in STEPS.iter().take_while(|step| step.gap < of.side) {
        if least > 4 && step.direction != Direction::Row {
            continue;
        }
        let offset = step.offset;
        // Who misses the first place of a pair, and who the second.
        let (next_piece, next_ground) = (pieces.shifted_back(offset), ground.shifted_back(offset));
        let full = step.starts & pieces & next_piece;
        let first = step.starts & ground & next_piece;
        let second = step.starts & pieces & next_ground;
        let mut each = |storeys, starts: Squares, offsets: &[u8], missing: usize| {
            for start in starts {
                let mut formation = Squares::EMPTY;
                for &offset in offsets {
                    formation.insert(Square::from_index(start.index() as u8 + offset));
                }
                let lacks = Square::from_index(start.index() as u8 + offsets[missing]);
                visit(lacks, storeys, formation);
            }
        };
        let in_line = step.direction == Direction::Row || step.direction == Direction::Column;
        if least <= 2 && step.gap == 1 && in_line {
            each(2, first, &[0, offset], 0);
            each(2, second, &[0, offset], 1);
        }
        if least <= 4 {
            let (full_on, first_on) = (full.shifted_back(offset), first.shifted_back(offset));
            let second_on = second.shifted_back(offset);
            let threes = [first & full_on, second & first_on, full & second_on];
            if threes.iter().any(|threes| !threes.is_empty()) {
                let open = step.with_gap_in(of.open);
                let spans = open & open.shifted_back(offset);
                let threes = threes.map(|threes| threes & spans);
                let line = [0, offset, 2 * offset];
                if least <= 3 {
                    for (missing, &threes) in threes.iter().enumerate() {
                        each(3, threes, &line, missing);
                    }
                }
                let all = full & full_on & spans;
                let [one, two, three] = threes;
                let longer = |threes: Squares| threes.shifted_back(offset);
                let fours = [
                    one & longer(all),
                    two & longer(one),
                    three & longer(two),
                    all & longer(three),
                ];
                if fours.iter().any(|fours| !fours.is_empty()) {
                    let line = [0, offset, 2 * offset, offset.wrapping_mul(3)];
                    for (missing, &fours) in fours.iter().enumerate() {
                        each(4, fours, &line, missing);
                    }
                }
            }
        }
        if step.direction == Direction::Row {
            let lower = GRID * step.gap;
            let under = full.shifted_back(lower);
            let corners = [0, offset, lower, lower + offset];
            each(5, first & under, &corners, 0);
            each(5, second & under, &corners, 1);
            each(5, full & first.shifted_back(lower), &corners, 2);
            each(5, full & second.shifted_back(lower), &corners, 3);
        }
    }
}

const fn steps() -> [Step; 36] {
    let mut all = [Step::new(Direction::Row, 1); 36];
    let mut filled = 0;
    let mut gap = 1;
    while gap < GRID {
        all[filled] = Step::new(Direction::Row, gap);
        filled += 1;
        if 2 * gap < GRID {
            all[filled] = Step::new(Direction::Column, gap);
            all[filled + 1] = Step::new(Direction::Falling, gap);
            all[filled + 2] = Step::new(Direction::Rising, gap);
            filled += 3;
        }
        gap += 1;
    }
    assert!(filled == all.len(), "every place is taken");
    all
}

impl Step {
    /// The squares from which all that lies between the two of a pair is in `open`.
    #[inline]
    fn with_gap_in(&self, open: Squares) -> Squares {
        let next = self.offset / self.gap;
        (1..self.gap).fold(Squares::GRID, |all, between| {
            all & open.shifted_back(between * next)
        })
    }

    const fn new(direction: Direction, gap: u8) -> Step {
        let (right, down) = match direction {
            Direction::Row => (1, 0),
            Direction::Column => (0, 1),
            Direction::Falling => (1, 1),
            Direction::Rising => (-1, 1),
        };
        let (width, height) = (right * gap as i8, down * gap);
        let mut starts = Squares::EMPTY;
        let mut row = 0;
        while row + height < GRID {
            let mut column = 0;
            while column < GRID {
                let other = column as i8 + width;
                if other >= 0 && other < GRID as i8 {
                    starts.insert(Square::new(column, row));
                }
                column += 1;
            }
            row += 1;
        }
        Step {
            direction,
            gap,
            offset: (height as i16 * GRID as i16 + width as i16) as u8,
            starts,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_formations_as_counting_by_hand_gives() {
        // On 16 × 16: pairs 2·240; lines of k with gap g, 16·(16 − g(k−1)) in
        // rows and in columns and (16 − g(k−1))² in each diagonal; squares Σ (16 − d)².
        let mut counts = [0; 6];
        let mut all = std::collections::BTreeSet::new();
        let everywhere = Pieces {
            stones: Squares::GRID,
            pyramids: Squares::EMPTY,
            open: Squares::GRID,
            side: GRID,
        };
        let every = each_within(everywhere, 1, |storeys, formation| {
            counts[usize::from(storeys)] += 1;
            let pieces = [0, 1, 2, 3, 4, 4][usize::from(storeys)];
            assert_eq!(formation.len(), pieces, "{formation}");
            assert!(all.insert((storeys, formation)), "{formation} twice");
            ControlFlow::<()>::Continue(())
        });
        assert!(every.is_continue());
        assert_eq!(counts, [0, 256, 480, 2912, 1790, 1240]);
        assert_eq!(counted(11), [0, 121, 220, 880, 516, 385]);
    }

    /// The formations of each height on a board of this size, full of stones.
    fn counted(side: u8) -> [usize; 6] {
        let squares = Square::all().filter(|square| square.column() < side && square.row() < side);
        let board: Squares = squares.collect();
        let everywhere = Pieces {
            stones: board,
            pyramids: Squares::EMPTY,
            open: board,
            side,
        };
        let mut counts = [0; 6];
        let every = each_within(everywhere, 1, |storeys, _| {
            counts[usize::from(storeys)] += 1;
            ControlFlow::<()>::Continue(())
        });
        assert!(every.is_continue());
        counts
    }

    #[test]
    fn what_lacks_a_stone_is_what_one_more_would_complete() {
        let stones: Squares = [0x12, 0x14, 0x33, 0x35, 0x52, 0x58, 0x77]
            .map(Square::from_index)
            .into_iter()
            .collect();
        let pyramids: Squares = [0x22, 0x43].map(Square::from_index).into_iter().collect();
        let ship = Square::from_index(0x34);
        let board: Squares = Square::all()
            .filter(|square| square.column() < 11 && square.row() < 11)
            .collect();
        let open = board & !pyramids & !ship.only();
        let with = |stones| Pieces {
            stones,
            pyramids,
            open,
            side: 11,
        };
        let (mut found, mut wanted) = (Vec::new(), Vec::new());
        each_lacking_one(with(stones), open, 2, |lacks, storeys, formation| {
            found.push((lacks, storeys, formation));
        });
        for lacks in open & !stones {
            let every = each_within(with(stones | lacks.only()), 2, |storeys, formation| {
                if formation.contains(lacks) {
                    wanted.push((lacks, storeys, formation));
                }
                ControlFlow::<()>::Continue(())
            });
            assert!(every.is_continue());
        }
        found.sort_unstable();
        wanted.sort_unstable();
        assert!(wanted.len() > 40, "{}", wanted.len());
        assert_eq!(found, wanted);
    }

    #[test]
    fn without_open_squares_only_lines_without_gaps_and_squares_are_left() {
        // Lines of three: 16·14 in rows and in columns, 14² in each diagonal; of four likewise with 13.
        let nothing_open = Pieces {
            stones: Squares::GRID,
            pyramids: Squares::EMPTY,
            open: Squares::EMPTY,
            side: GRID,
        };
        let mut counts = [0; 6];
        let every = each_within(nothing_open, 1, |storeys, _| {
            counts[usize::from(storeys)] += 1;
            ControlFlow::<()>::Continue(())
        });
        assert!(every.is_continue());
        assert_eq!(counts, [0, 256, 480, 840, 754, 1240]);
    }
}
